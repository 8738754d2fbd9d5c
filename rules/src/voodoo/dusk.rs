//! Dusk: cards, barrels, the reveal, jail (`voodoo-pirate §5`).

use super::{Begins, Cause, Event, Place, Play, Reason, Shares, Step, Voodoo};
use crate::table::Seat;

/// A new round's Dusk, step by step.
pub(crate) fn begin_dusk<G: Voodoo>(begins: &mut Begins<G>) {
    begins.round.begin();
    begins.tell(G::DUSK, Cause::Round);
    // The last step first: the agenda is a stack.
    begins.then(Step::NightFalls);
    begins.then(Step::DuskBarrels(0));
    begins.then(Step::JailTakes);
    begins.then(Step::ChooseCards(0));
    begins.then(Step::Reveal);
    begins.then(Step::SecondCards(0));
    begins.then(Step::AskForBarrels(0));
    begins.then(Step::PlayCards(0));
}

/// Each pirate plays one Action card face down (§5.1). Cursed Pirates turn theirs at the reveal.
pub(super) fn play_cards<G: Voodoo>(k: u8, play: &mut Play<G>) {
    if let Some(seat) = play.in_turn(k) {
        play.then(Step::PlayCards(k + 1));
        if !play.is_cursed(seat) {
            play.ask(seat, super::Question::PlayCard);
        }
    }
}

/// In turn order, each pirate may set its figure on a free barrel (§5.2). Cursed Pirates never do.
pub(super) fn ask_for_barrels<G: Voodoo>(k: u8, play: &mut Play<G>) {
    if let Some(seat) = play.in_turn(k) {
        play.then(Step::AskForBarrels(k + 1));
        if !play.is_cursed(seat) {
            G::ask_for_barrel(play, seat);
        }
    }
}

/// A pirate on Bones lays a second card (§5.3).
pub(super) fn second_cards<G: Voodoo>(k: u8, play: &mut Play<G>) {
    if let Some(seat) = play.in_turn(k) {
        play.then(Step::SecondCards(k + 1));
        if play.barrel_of(seat) == Some(G::BONES) {
            play.ask(seat, super::Question::SecondCard);
        }
    }
}

/// All humans' cards are revealed at once; then Cursed Pirates turn theirs (§5.3, §12).
pub(super) fn reveal<G: Voodoo>(play: &mut Play<G>) {
    for k in 0..play.seats() {
        let Some(seat) = play.in_turn(k).filter(|&seat| !play.is_cursed(seat)) else {
            continue;
        };
        // Last round's card comes back to hand; it lay in front until the new ones were played.
        play.move_card(Place::FaceUp(seat), Place::Hand(seat), Cause::Cards);
        play.move_card(Place::FaceDown(seat), Place::FaceUp(seat), Cause::Cards);
        if let Some(card) = play.played(seat) {
            play.tell(Event::Revealed { seat, card }, Cause::Cards);
        }
        let second = Place::SecondFaceUp(seat);
        if play.move_card(Place::SecondFaceDown(seat), second, Cause::Bones)
            && let Some(card) = play.card_at(second)
        {
            play.tell(Event::Revealed { seat, card }, Cause::Bones);
        }
    }
    for k in 0..play.seats() {
        if let Some(seat) = play.in_turn(k).filter(|&seat| play.is_cursed(seat)) {
            play.turn_cursed_card(seat);
        }
    }
}

/// Those on Bones choose which of their two cards is played (§5.3).
pub(super) fn choose_cards<G: Voodoo>(k: u8, play: &mut Play<G>) {
    if let Some(seat) = play.in_turn(k) {
        play.then(Step::ChooseCards(k + 1));
        if play.card_at(Place::SecondFaceUp(seat)).is_some() {
            play.ask(seat, super::Question::ChooseCard);
        }
    }
}

/// Two or more Take: all who played it go to jail for the round (§5.4).
pub(super) fn jail_takes<G: Voodoo>(play: &mut Play<G>) {
    let takers = |play: &Play<G>, seat: Seat| play.played(seat) == Some(G::TAKE);
    let count = (0..play.seats())
        .filter(|&seat| takers(play, Seat(seat)))
        .count();
    if count < 2 {
        return;
    }
    for k in 0..play.seats() {
        if let Some(seat) = play.in_turn(k).filter(|&seat| takers(play, seat)) {
            play.move_marker(G::JAIL, Place::Supply, Place::Aboard(seat), Cause::Jail);
            play.tell(Event::Jailed { seat }, Cause::Jail);
        }
    }
}

/// The Dusk barrels, in turn order (§5.5).
pub(super) fn dusk_barrels<G: Voodoo>(k: u8, play: &mut Play<G>) {
    let Some(seat) = play.in_turn(k) else {
        return;
    };
    play.then(Step::DuskBarrels(k + 1));
    if play.is_jailed(seat) || !G::barrel_works(play, seat) {
        return;
    }
    if play.barrel_of(seat) == Some(G::MOON_BARREL) {
        play.round.moon_barrel = Some(seat);
        let barrel = G::MOON_BARREL;
        play.tell(Event::BarrelConjured { seat, barrel }, Cause::MoonBarrel);
    } else {
        G::dusk_barrel(play, seat);
    }
}

impl<G: Voodoo> Play<'_, '_, G> {
    /// Whether a card can be laid now (§5.1, §5.3).
    pub(super) fn judge_card(&self, seat: Seat, card: G::Card) -> Result<(), Reason> {
        match self.card_place(seat, card).shared() {
            Some(Place::Hand(_)) => Ok(()),
            Some(Place::FaceUp(_)) => Err(Reason::PlayedLastRound),
            _ => Err(Reason::NotInHand),
        }
    }

    /// Plays one of the two cards laid on Bones; the other returns to hand (§5.3).
    pub(super) fn choose_card(&mut self, seat: Seat, card: G::Card) {
        let (first, second) = (Place::FaceUp(seat), Place::SecondFaceUp(seat));
        let hand = Place::Hand(seat);
        if self.card_at(second) == Some(card) {
            self.move_card(first, hand, Cause::Bones);
            self.move_card(second, first, Cause::Bones);
        } else {
            self.move_card(second, hand, Cause::Bones);
        }
    }
}
