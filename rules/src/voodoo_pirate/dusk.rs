//! Dusk: cards, barrels, the reveal, jail (`voodoo-pirate §5`).

use super::choice::{Question, Reason};
use super::event::{Cause, Event, Phase};
use super::pieces::{Barrel, Card, Figure, Marker, Place};
use super::play::Play;
use super::steps::Step;
use crate::table::Seat;

/// Dusk falls: a new round.
pub fn dusk_falls(mut play: Play) {
    play.round.number += 1;
    play.round.ritual_held = false;
    play.round.moon_barrel = None;
    play.round.had_turn = crate::table::SeatSet::default();
    play.round.active = None;
    let number = play.round.number;
    play.tell(Event::PhaseBegan(Phase::Dusk, number), Cause::Round);
    // The last step first: the agenda is a stack.
    play.then(Step::NightFalls(()));
    play.then(Step::DuskBarrels(0));
    play.then(Step::JailTakes(()));
    play.then(Step::ChooseCards(0));
    play.then(Step::Reveal(()));
    play.then(Step::SecondCards(0));
    play.then(Step::CastPoppets(0));
    play.then(Step::PlayCards(0));
}

/// Night: the Moon goes to the Sun's holder and Moonlight begins.
pub fn night_falls((): (), play: &mut Play) {
    play.next_phase.set(Phase::Moonlight);
}

/// Each pirate plays one Action card face down (§5.1). Cursed Pirates turn theirs at the reveal.
pub fn play_cards(k: u8, play: &mut Play) {
    if let Some(seat) = play.in_turn(k) {
        play.then(Step::PlayCards(k + 1));
        if !play.is_cursed(seat) {
            play.ask(seat, Question::PlayCard);
        }
    }
}

/// In turn order, each pirate may cast a poppet to set its figure on a free barrel (§5.2).
pub fn cast_poppets(k: u8, play: &mut Play) {
    if let Some(seat) = play.in_turn(k) {
        play.then(Step::CastPoppets(k + 1));
        let any_free = || Barrel::ALL.iter().any(|&barrel| play.is_free(barrel));
        if !play.is_cursed(seat) && play.can_cast(seat).is_ok() && any_free() {
            play.ask(seat, Question::CastPoppet);
        }
    }
}

/// A pirate on Bones lays a second card (§5.3).
pub fn second_cards(k: u8, play: &mut Play) {
    if let Some(seat) = play.in_turn(k) {
        play.then(Step::SecondCards(k + 1));
        if play.barrel_of(seat) == Some(Barrel::Bones) {
            play.ask(seat, Question::SecondCard);
        }
    }
}

/// All humans' cards are revealed at once; then Cursed Pirates turn theirs (§5.3, §12).
pub fn reveal((): (), play: &mut Play) {
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
pub fn choose_cards(k: u8, play: &mut Play) {
    if let Some(seat) = play.in_turn(k) {
        play.then(Step::ChooseCards(k + 1));
        if play.card_at(Place::SecondFaceUp(seat)).is_some() {
            play.ask(seat, Question::ChooseCard);
        }
    }
}

/// Two or more Take: all who played it go to jail for the round (§5.4).
pub fn jail_takes((): (), play: &mut Play) {
    let takers = |play: &Play, seat: Seat| play.played(seat) == Some(Card::Take);
    let count = (0..play.seats())
        .filter(|&seat| takers(play, Seat(seat)))
        .count();
    if count < 2 {
        return;
    }
    for k in 0..play.seats() {
        if let Some(seat) = play.in_turn(k).filter(|&seat| takers(play, seat)) {
            play.move_marker(
                Marker::Jail,
                Place::Supply,
                Place::Aboard(seat),
                Cause::Jail,
            );
            play.tell(Event::Jailed { seat }, Cause::Jail);
        }
    }
}

/// The other Dusk barrels, in turn order (§5.5).
pub fn dusk_barrels(k: u8, play: &mut Play) {
    let Some(seat) = play.in_turn(k) else {
        return;
    };
    play.then(Step::DuskBarrels(k + 1));
    if play.is_jailed(seat) || play.in_harbour(seat) {
        return;
    }
    match play.barrel_of(seat) {
        Some(Barrel::Sand) => play.then(Step::Bury(seat)),
        Some(Barrel::Stars) if !play.is_stuck(seat) => {
            play.ask(seat, Question::Stars);
        }
        Some(Barrel::Moon) => {
            play.round.moon_barrel = Some(seat);
            play.tell(
                Event::BarrelConjured {
                    seat,
                    barrel: Barrel::Moon,
                },
                Cause::MoonBarrel,
            );
        }
        _ => {}
    }
}

impl Play<'_, '_> {
    /// Whether a card can be laid now (§5.1, §5.3).
    pub fn judge_card(&self, seat: Seat, card: Card) -> Result<(), Reason> {
        match self.card_place(seat, card) {
            Place::Hand(_) => Ok(()),
            Place::FaceUp(_) => Err(Reason::PlayedLastRound),
            _ => Err(Reason::NotInHand),
        }
    }

    /// Whether a poppet can be cast for a barrel (§5.2, §6).
    pub fn judge_cast(&self, seat: Seat, barrel: Barrel) -> Result<(), Reason> {
        self.can_cast(seat)?;
        self.is_free(barrel)
            .then_some(())
            .ok_or(Reason::BarrelTaken)
    }

    /// Whether a poppet can be cast for any barrel that is free: at sea, with the figure and a poppet at hand.
    pub fn can_cast(&self, seat: Seat) -> Result<(), Reason> {
        if self.in_harbour(seat) {
            return Err(Reason::InHarbour);
        }
        if self.is_ashore(seat) {
            return Err(Reason::Ashore);
        }
        if !matches!(self.figure(Figure::Of(seat)), Place::Mat(_)) {
            return Err(Reason::FigureUsed);
        }
        (self.poppets(seat) > 0)
            .then_some(())
            .ok_or(Reason::NoPoppet)
    }

    /// Casts a poppet and sets the figure on the barrel.
    pub fn cast(&mut self, seat: Seat, barrel: Barrel) {
        self.move_poppet(Place::Aboard(seat), Place::Supply, Cause::Casting);
        self.move_figure(Figure::Of(seat), Place::On(barrel), Cause::Casting);
    }

    /// Plays one of the two cards laid on Bones; the other returns to hand (§5.3).
    pub fn choose_card(&mut self, seat: Seat, card: Card) {
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
