//! Barrels: paid for at Dusk; Stars acts then, Wind and Sea under the Moon (`voodoo-pirate-card-game §5`).

use super::choice::{Choice, Question, Reason};
use super::data::Effect;
use super::event::{Cause, Event};
use super::pieces::{Barrel, Colour, Figure, Place, Side, Wind};
use super::play::{Agenda, EventLog, Markers, Play, Ships, Tonight};
use super::ring::Space;
use super::sailing::Voyage;
use super::sea::{Sea, judge_flip};
use super::steps::Step;
use rules::kit::is;
use rules::table::Seat;

impl Play<'_, '_> {
    /// The barrels of this game: the East has one of its two.
    pub fn barrels(&self) -> impl Iterator<Item = (Wind, Barrel)> {
        let east = self.crew.house.east;
        let cardinals = Wind::ALL.iter().zip(&self.book.0.cardinals);
        cardinals.filter_map(move |(&wind, cardinal)| {
            let chosen = |barrel: &&Barrel| cardinal.barrels.len() == 1 || **barrel == east;
            let barrel = cardinal.barrels.iter().find(chosen)?;
            Some((wind, *barrel))
        })
    }

    /// Checks whether a figure can be set on a barrel now: free, and on a cardinal card whose compass is up.
    pub fn judge_barrel_free(&self, seat: Seat, barrel: Barrel) -> Result<(), Reason> {
        is(self.markers.has_figure(seat), Reason::DoneAlready)?;
        let wind = self.barrels().find(|&(_, here)| here == barrel);
        let (wind, _) = wind.ok_or(Reason::BarrelGone)?;
        let (_, up) = self.own.sea.card_on(Space::of_cardinal(wind));
        is(up != Side::B, Reason::BarrelGone)?;
        is(self.markers.is_free(barrel), Reason::BarrelTaken)
    }

    /// Checks whether a barrel can be had for a soul, or by Barrel Magic.
    pub fn judge_cast(&self, seat: Seat, choice: Choice) -> Result<(), Reason> {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Cast(barrel, colour) => {
                self.judge_barrel_free(seat, barrel)?;
                let berth = self.holds.berth_of(seat, colour);
                berth.map(|_| ()).ok_or(Reason::NoSoul)
            }
            Choice::Magic(barrel) => {
                self.judge_magic(seat)?;
                if barrel == Barrel::Stars {
                    // A star has a colour.
                    return Err(Reason::MustChoose);
                }
                self.judge_barrel_free(seat, barrel)
            }
            Choice::MagicStar(_) => {
                self.judge_magic(seat)?;
                self.judge_barrel_free(seat, Barrel::Stars)
            }
            Choice::Use(object) => {
                let trades = self.book.0.effect(object) == Effect::TradeSoul;
                is(trades, Reason::NoUse)?;
                self.judge_use(seat, object)
            }
            _ => Err(Reason::NotAsked),
        }
    }

    fn judge_magic(&self, seat: Seat) -> Result<(), Reason> {
        let magic = self.own.objects.object_with(seat, Effect::FreeBarrel);
        magic.map(|_| ()).ok_or(Reason::NothingThere)
    }

    /// Returns whether anything but to pass can be answered at Dusk.
    pub fn can_cast(&self, seat: Seat) -> bool {
        self.casts(seat)
            .any(|choice| self.judge_cast(seat, choice).is_ok())
    }

    /// Everything that could be answered at Dusk, but to pass.
    pub fn casts(&self, seat: Seat) -> impl Iterator<Item = Choice> {
        let aboard = self.holds.souls_aboard(seat);
        let paid = Colour::ALL.iter().copied();
        let paid = paid.filter(move |&colour| aboard.contains(&Some(colour)));
        let has_magic = self.judge_magic(seat).is_ok();
        let paid = self.barrels().flat_map(move |(_, barrel)| {
            let casts = paid.clone().map(move |colour| Choice::Cast(barrel, colour));
            casts.chain(has_magic.then_some(Choice::Magic(barrel)))
        });
        let stars = Colour::ALL.iter().filter(move |_| has_magic);
        let stars = stars.map(|&colour| Choice::MagicStar(colour));
        let octopus = self.own.objects.object_with(seat, Effect::TradeSoul);
        paid.chain(stars).chain(octopus.map(Choice::Use))
    }

    /// Pays for a barrel and sets the figure on it.
    pub fn cast(&mut self, seat: Seat, barrel: Barrel, colour: Colour) {
        if let Some(berth) = self.holds.berth_of(seat, colour) {
            self.move_soul(Place::Berth(seat, berth), Place::Bag, Cause::Casting);
        }
        self.set_figure(seat, barrel, Some(colour), Cause::Casting);
    }

    /// Sets the figure on a barrel by Barrel Magic.
    pub fn cast_magic(&mut self, seat: Seat, barrel: Barrel, star: Option<Colour>) {
        if let Some(object) = self.own.objects.object_with(seat, Effect::FreeBarrel) {
            self.own
                .objects
                .use_up(seat, object, Cause::BarrelMagic, &mut self.log);
            self.set_figure(seat, barrel, star, Cause::BarrelMagic);
        }
    }

    fn set_figure(&mut self, seat: Seat, barrel: Barrel, star: Option<Colour>, cause: Cause) {
        self.own.tonight.stars[seat.index()] = star;
        self.markers
            .move_figure(Figure(seat), Place::On(barrel), cause, &mut self.log);
    }

    /// Checks whether the barrel that the figure is on can be conjured under the Moon.
    pub fn judge_barrel(&self, seat: Seat, barrel: Barrel) -> Result<(), Reason> {
        is(!self.round.barrel_done, Reason::DoneAlready)?;
        let sits = self.markers.barrel_of(seat) == Some(barrel);
        is(sits, Reason::NothingThere)?;
        match barrel {
            Barrel::Wind => Ok(()),
            Barrel::Sea => {
                let any = Space::all().any(|space| judge_flip(space, &self.ships).is_ok());
                is(any, Reason::NoUse)
            }
            Barrel::Stars | Barrel::Moon | Barrel::Bones => Err(Reason::DuskBarrel),
        }
    }

    /// Conjures Wind or Sea.
    pub fn conjure_barrel(&mut self, seat: Seat, barrel: Barrel) {
        self.round.barrel_done = true;
        let (question, cause) = match barrel {
            Barrel::Wind => (Question::Quadrants, Cause::WindBarrel),
            _ => (Question::Sea, Cause::SeaBarrel),
        };
        self.log.tell(Event::BarrelConjured { seat, barrel }, cause);
        self.agenda.ask(seat, question);
    }
}

/// Stars: asks whether to sail to a star of the colour paid for.
pub fn follow_stars(
    seat: Seat,
    ships: &Ships,
    sea: &Sea,
    markers: &Markers,
    tonight: &Tonight,
    agenda: &mut Agenda,
) {
    if markers.barrel_of(seat) == Some(Barrel::Stars)
        && let Some(colour) = tonight.stars[seat.index()]
        && !sea.is_stuck(seat, ships)
        && Space::all().any(|space| sea.judge_star(colour, space, ships).is_ok())
    {
        agenda.ask(seat, Question::Stars(colour));
    }
}

/// Sails to a star; the move ends there and boards nobody (§12.8).
pub fn sail_to_star(
    seat: Seat,
    to: Space,
    ships: &mut Ships,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    let barrel = Barrel::Stars;
    log.tell(Event::BarrelConjured { seat, barrel }, Cause::Stars);
    ships.leap(seat, to, Cause::Stars, log);
    let over = Voyage::over(seat, to, ships.facing(seat), Cause::Stars);
    agenda.then(Step::Rest(over));
}
