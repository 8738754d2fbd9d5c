//! What the shared rules must know of this game, and the rules in which it differs from its sister.

use super::chart::{Heading, Quarters, Space};
use super::choice::{Choice, Question, Reason};
use super::data::Data;
use super::data::{Ground, Skill};
use super::event::{Cause, Event, Phase};
use super::pieces::{
    Back, Barrel, Berth, Card, Colour, Face, Figure, Marker, Place, Rank, Tide, Treasure, Wind,
};
use super::play::{House, Lying, Pieces, Play, Ships};
use super::score::Score;
use super::steps::Step;
use super::voyage::Voyage;
use super::{VoodooPirate, decisions, faults, hints, view};
use crate::table::{MOST_SEATS, Seat, SeatSet};
use crate::voodoo::{self, KnownPieces, Standing, Voodoo};

impl Voodoo for VoodooPirate {
    type Space = Space;
    type Heading = Heading;
    type Place = Place;
    type Face = Face;
    type Back = Back;
    type Turned = Quarters;
    type Skill = Option<Skill>;
    type Card = Card;
    type Barrel = Barrel;
    type Rank = Rank;
    type Figure = Figure;
    type Marker = Marker;
    type Score = Score;
    type House = House;
    type OwnMark = super::lessons::OwnMark;
    type Turn = super::objects::Used;
    type Own = Pieces<'static, 'static>;

    const CARDS: &'static [Card] = Card::ALL;
    const HOODOO: Card = Card::Hoodoo;
    const TAKE: Card = Card::Take;
    const MOON_BARREL: Barrel = Barrel::Moon;
    const BONES: Barrel = Barrel::Bones;
    const SUN: Marker = Marker::Sun;
    const MOON: Marker = Marker::Moon;
    const JAIL: Marker = Marker::Jail;
    const BLESSED_BACK: Back = Back::Blessed;
    const SHOWN_AT_THE_END: &'static [Back] = &[Back::Skull, Back::Blessed];
    const DUSK: Phase = Phase::Dusk;
    const MOONLIGHT: Phase = Phase::Moonlight;
    const DAWN: Phase = Phase::Dawn;
    const OVER: Phase = Phase::Over;

    fn step(step: Step, play: &mut Play) {
        step.carry_out(play);
    }

    fn figure(seat: Seat) -> Figure {
        Figure::Of(seat)
    }

    fn ship_face(seat: Seat) -> Face {
        Face::Ship(seat)
    }

    fn back(face: Face) -> Option<Back> {
        face.back()
    }

    fn card_back(seat: Seat) -> Back {
        Back::Card(seat)
    }

    fn owner(place: Place) -> Option<Seat> {
        place.owner()
    }

    /// The stack and decks move up.
    fn makes_way(place: Place, left: Place, _: Place) -> Place {
        match (place, left) {
            (Place::Stack(deep), Place::Stack(gone)) if deep > gone => Place::Stack(deep - 1),
            (Place::Deck(seat, deep), Place::Deck(of, gone)) if seat == of && deep > gone => {
                Place::Deck(seat, deep - 1)
            }
            (place, _) => place,
        }
    }

    fn is_hidden(back: Back, place: Place, viewer: Option<Seat>, over: bool) -> bool {
        match back {
            Back::Skull => !over && (viewer.is_none() || place.owner() != viewer),
            Back::Card(_) => voodoo::view::card_is_hidden::<Self>(place, viewer),
            Back::Tile | Back::Blessed => false,
        }
    }

    fn skill(play: &Play, seat: Seat) -> Option<Skill> {
        play.skill(seat)
    }

    fn look(known_pieces: &mut KnownPieces<Self>, play: &Play) {
        view::look(known_pieces, play);
    }

    fn hear(known_pieces: &mut KnownPieces<Self>, event: &Event) {
        view::hear(known_pieces, event);
    }

    /// Buried souls keep their place.
    fn berth_taken(place: Place) -> Option<(Seat, Berth)> {
        match place {
            Place::Berth(seat, berth) | Place::BuriedBerth(seat, berth) => Some((seat, berth)),
            _ => None,
        }
    }

    fn has_grigri(play: &Play, seat: Seat) -> bool {
        play.treasure(Treasure::GriGri) == Place::Aboard(seat)
    }

    fn wind(play: &Play) -> Wind {
        match play.markers.marker(Marker::Vane) {
            Place::Vane(wind) => wind,
            _ => Wind::Fair,
        }
    }

    fn turn_wind(quadrants: u8, cause: Cause) -> Step {
        Step::TurnWind((quadrants, cause))
    }

    fn carry_caught(ship: Seat, by: Cause) -> Step {
        Step::CarryCaught((ship, by))
    }

    fn is_stuck(play: &Play, seat: Seat) -> bool {
        play.is_stuck(seat)
    }

    fn takes_part(seat: Seat, ships: &Ships, data: &Data) -> bool {
        ships
            .space(seat)
            .is_none_or(|space| data.chart.ground[space.index()] != Ground::Shore)
    }

    fn barrel_works(seat: Seat, ships: &Ships, data: &Data) -> bool {
        ships
            .space(seat)
            .is_some_and(|space| data.chart.ground[space.index()] != Ground::Harbour)
    }

    fn dusk_barrel(seat: Seat) -> Step {
        Step::DuskBarrel(seat)
    }

    fn ask_for_barrel(seat: Seat) -> Step {
        Step::AskForBarrel(seat)
    }

    fn is_in_reach_of_tok(play: &Play, seat: Seat) -> bool {
        !play.in_harbour(seat) && !play.is_ashore(seat)
    }

    fn cursed_tok_yield(play: &Play, seat: Seat, colour: Colour) -> usize {
        play.tok_yield(seat, colour)
    }

    /// Other ships clockwise, then the grid (§16 CPs).
    fn prefers_tok_source(
        _: &Play,
        one: voodoo::Choice<Self>,
        other: voodoo::Choice<Self>,
    ) -> bool {
        let is_ship = |choice| matches!(choice, voodoo::Choice::SoulFrom(_));
        is_ship(one) && !is_ship(other)
    }

    fn skips(play: &Play, seat: Seat, card: Card) -> Option<Reason> {
        match card {
            Card::Tok | Card::Tix if play.in_harbour(seat) => Some(Reason::InHarbour),
            Card::Tix if play.poppets(seat) == 0 => Some(Reason::NoPoppet),
            Card::Jax if !play.holds.has_soul_room(seat) => Some(Reason::NoRoom),
            Card::Poppet if !play.has_poppet_room(seat) => Some(Reason::NoRoom),
            _ => None,
        }
    }

    fn judge_conjuring(play: &Play, seat: Seat, card: Card) -> Result<(), Reason> {
        play.judge_conjuring(seat, card)
    }

    fn take_turn(seat: Seat) -> Step {
        Step::TakeTurn(seat)
    }

    /// What it buried.
    fn freed(seat: Seat) -> Option<Step> {
        Some(Step::DigUp(seat))
    }

    fn blessed_face(rank: Rank) -> Face {
        Face::Blessed(rank)
    }

    fn score(play: &Play, seat: Seat) -> Score {
        play.score(seat)
    }

    fn standing(score: &Score) -> Standing {
        Standing {
            points: score.total(),
            coins: score.coins,
            location: score.location,
        }
    }

    fn propose(play: &Play, seat: Seat, question: Question, to: &mut Vec<Choice>) {
        play.propose(seat, question, to);
    }

    fn judge(play: &Play, seat: Seat, question: Question, choice: Choice) -> Result<(), Reason> {
        play.judge(seat, question, choice)
    }

    fn carry_out(play: &mut Play, seat: Seat, question: Question, choice: Choice) {
        decisions::carry_out(play, seat, question, choice);
    }

    fn look_over_own(play: &mut Play) {
        *play.own.lying = Lying::of(play);
    }

    fn faults_of(play: &Play) -> Vec<String> {
        faults::faults(play)
    }

    fn evaluation_of(play: &Play) -> [i32; MOST_SEATS] {
        hints::evaluate(play)
    }

    fn rollout_of(play: &Play) -> Option<Choice> {
        hints::rollout_policy(play)
    }

    fn cursed_choice(play: &Play, seat: Seat, question: Question, choices: &[Choice]) -> Choice {
        play.cursed_choice(seat, question, choices)
    }

    fn cursed_lines(
        play: &Play,
        seat: Seat,
        question: Question,
        choices: &[Choice],
        followed: Choice,
    ) -> Vec<voodoo::TraceLine<Self>> {
        play.cursed_lines(seat, question, choices, followed)
    }
}

impl Play<'_, '_> {
    /// The wind.
    pub fn wind(&self) -> Wind {
        VoodooPirate::wind(self)
    }

    /// Sets off the carrying of every ship that `is_caught`.
    pub fn catch(&mut self, by: Cause, is_caught: impl Fn(&Self, Seat) -> bool) {
        let mut ships = SeatSet::default();
        for seat in Seat(0).round(self.crew.seats()) {
            if is_caught(self, seat) {
                ships.insert(seat);
            }
        }
        let is_caught = |ship| ships.contains(ship);
        let (markers, crew, round) = (&self.markers, &self.crew, &self.round);
        voodoo::catch(by, is_caught, markers, crew, round, &mut self.agenda);
    }
}

/// Turns the wind. Only where the vane stops counts (§16 Sailing).
pub fn turn_wind((quadrants, cause): (u8, Cause), play: &mut Play) {
    let from = play.wind();
    let to = from.turned(quadrants);
    if to == from {
        return;
    }
    play.markers.move_marker(
        Marker::Vane,
        Place::Vane(from),
        Place::Vane(to),
        cause,
        &mut play.log,
    );
    play.log.tell(Event::WindTurned { from, to }, cause);
    let by = match to {
        Wind::Storm => Cause::Storm,
        Wind::Mermaids => Cause::Mermaids,
        Wind::Fair | Wind::Becalmed => return,
    };
    play.catch(by, |play, seat| {
        play.ships
            .space(seat)
            .is_some_and(|space| play.wind_on(seat, space).is_some())
    });
}

/// Carries a ship that a change caught.
pub fn carry_caught((ship, by): (Seat, Cause), play: &mut Play) {
    let Some(at) = play.ships.space(ship) else {
        return;
    };
    let mut voyage = Voyage::new(ship, at, play.ships.facing(ship), 0, by);
    match by {
        Cause::Storm => voyage.push = true,
        Cause::Mermaids => match play.mermaids_breath(voyage) {
            Some(carried) => voyage = carried,
            None => return,
        },
        Cause::Whirlpool => {
            let Some(heading) = play.whirled_from(at).filter(|_| !play.is_stuck(ship)) else {
                return;
            };
            voyage.heading = heading;
            voyage.left = 1;
            voyage.whirled = true;
        }
        _ => {
            let Ground::Tidal(arrow) = play.ground(at) else {
                return;
            };
            voyage.heading = arrow;
            voyage.left = 1;
            voyage.carried |= 1 << at.index();
        }
    }
    play.set_sail(voyage);
}

/// Turns the tide. Going out it carries ships off tidal water.
pub fn turn_tide(cause: Cause, play: &mut Play) {
    let from = play.tide();
    let to = from.turned();
    play.markers.move_marker(
        Marker::Tide,
        Place::Tide(from),
        Place::Tide(to),
        cause,
        &mut play.log,
    );
    play.log.tell(Event::TideTurned(to), cause);
    if to == Tide::Out {
        play.catch(Cause::TidalWater, |play, seat| {
            play.ships
                .space(seat)
                .is_some_and(|space| matches!(play.ground(space), Ground::Tidal(_)))
        });
    }
}
