//! Mysterious islands (`cursed-seas §3.6`).

use super::data::MysteryEffect;
use super::play::Play;
use super::steps::Step;
use super::values::*;

/// A mysterious island does its work to a ship that docked: a hidden text is flipped, for good, and a die rolled.
pub fn mystery((vessel, island): (Vessel, Island), play: &mut Play) {
    let Some(mystery) = play.data().island(island).mystery else {
        return;
    };
    if mystery.hidden && !play.waters.isle(island).flipped {
        play.tell(Event::Flipped(island), Cause::Mystery);
        play.change_isle(island, Cause::Mystery, |isle| isle.flipped = true);
    }
    let roll = play.roll(Why::Mystery, Some(vessel), Cause::Mystery);
    let effect = mystery.effects[usize::from(roll - 1)];
    let ship = play.waters.hull(vessel).is_ship();
    let mut note = |change: fn(&mut Today)| play.note(vessel, Cause::Mystery, change);
    match effect {
        MysteryEffect::OneCoinMore => note(|today| today.greedy = true),
        MysteryEffect::ShootsWorse => note(|today| today.dazzled = true),
        MysteryEffect::SailsFarther => note(|today| today.hurried = true),
        MysteryEffect::ActsAgain => note(|today| today.eager = true),
        MysteryEffect::NoActions => note(|today| today.idle_next = true),
        MysteryEffect::BoardsBetter => note(|today| today.fierce = true),
        MysteryEffect::ExploreAtOnce if ship => play.explore_island(vessel, island),
        MysteryEffect::CertainHit => note(|today| today.sure = true),
        MysteryEffect::LoseMast => play.agenda.push(Step::LoseMast(vessel)),
        MysteryEffect::LoseCrew => play.agenda.push(Step::LoseCrew(vessel)),
        MysteryEffect::LoseEquipment => play.agenda.push(Step::LoseEquipment(vessel)),
        MysteryEffect::RegainMast => play.agenda.push(Step::GainMast(vessel)),
        MysteryEffect::RegainAll => {
            let gone = play.waters.hull(vessel).gone();
            for mast in (0..8).filter(|mast| gone >> mast & 1 == 1) {
                play.regain(vessel, Mast(mast));
            }
        }
        MysteryEffect::CoinStays => play.leave_coin(vessel, island),
        MysteryEffect::StrandCrew => play.strand(vessel, island),
        MysteryEffect::LookAtCoin => play.look_at_coin(vessel, island),
        MysteryEffect::LookAtAll => {
            let seat = play.player(vessel);
            play.tell(Event::Looked(seat, island), Cause::Mystery);
            play.look_at_all(vessel, island);
        }
        MysteryEffect::CoinsChange => play.change_coins(island),
        MysteryEffect::ExploreAtOnce | MysteryEffect::Nothing => {}
    }
}

impl Play<'_, '_> {
    /// A random coin aboard goes to an island.
    fn leave_coin(&mut self, vessel: Vessel, island: Island) {
        let coins = self.holds.coins_at(TreasurePlace::Aboard(vessel));
        let coins: Vec<Treasure> = coins.map(|(coin, _)| coin).collect();
        if !coins.is_empty() {
            let coin = self.dice.pick(&coins);
            self.move_treasure(coin, TreasurePlace::On(island), Cause::Mystery);
        }
    }

    /// A random coin of an island is looked at, seen before or not.
    fn look_at_coin(&mut self, vessel: Vessel, island: Island) {
        let coins = self.holds.coins_at(TreasurePlace::On(island));
        let coins: Vec<Treasure> = coins.map(|(coin, _)| coin).collect();
        if coins.is_empty() {
            return;
        }
        let (coin, seat) = (self.dice.pick(&coins), self.player(vessel));
        self.tell(Event::Looked(seat, island), Cause::Mystery);
        self.change_treasure(coin, Cause::Mystery, |_, state| {
            state.known = state.known.and(seat);
        });
    }

    /// A random crew is stranded on an island.
    fn strand(&mut self, vessel: Vessel, island: Island) {
        let crew = self.holds.crew_at(CardPlace::Aboard(vessel));
        let crew: Vec<Card> = crew.map(|(card, ..)| card).collect();
        if !crew.is_empty() {
            let card = self.dice.pick(&crew);
            let seat = self.player(vessel);
            self.move_card(card, CardPlace::Ashore(island, seat), Cause::Mystery);
            self.agenda.push(Step::Excess(vessel));
        }
    }

    /// A random coin of an island changes places with a random one of another.
    fn change_coins(&mut self, island: Island) {
        let coins = |wanted: bool| -> Vec<(Treasure, Island)> {
            let islands = Island::ALL
                .iter()
                .filter(|other| (**other == island) == wanted);
            islands
                .flat_map(|&other| {
                    let coins = self.holds.coins_at(TreasurePlace::On(other));
                    coins.map(move |(coin, _)| (coin, other))
                })
                .collect()
        };
        let (here, elsewhere) = (coins(true), coins(false));
        if here.is_empty() || elsewhere.is_empty() {
            return;
        }
        let (one, _) = self.dice.pick(&here);
        let (other, there) = self.dice.pick(&elsewhere);
        self.tell(Event::Cached(island, there), Cause::Mystery);
        self.hide_at(one, there, Knowers::NOBODY, Cause::Mystery);
        self.hide_at(other, island, Knowers::NOBODY, Cause::Mystery);
    }

    /// A treasure comes to lie face down on an island, known to these alone.
    pub fn hide_at(&mut self, treasure: Treasure, island: Island, known: Knowers, cause: Cause) {
        self.change_treasure(treasure, cause, |at, state| {
            at.place = TreasurePlace::On(island);
            (state.known, state.free) = (known, false);
        });
    }
}
