//! What the shared rules must know of this game, and the rules in which it differs from its sister.

use super::chart::{Heading, Quarters, Space};
use super::choice::{Choice, Question, Reason};
use super::data::Data;
use super::data::{Ground, Skill};
use super::event::{Cause, Event, Phase};
use super::pieces::{
    Back, Barrel, Berth, Card, Colour, Face, Figure, Marker, Place, Rank, Tide, Treasure, Wind,
};
use super::play::{Agenda, Crew, EventLog, House, Markers, Pieces, Play, Round, Sea, Ships};
use super::score::Score;
use super::steps::Step;

use super::waters::Waters;
use super::{VoodooPirate, decisions, faults, hints, view};
use crate::table::{MOST_SEATS, Seat};
use crate::voodoo::{self, KnownPieces, Standing, Voodoo, catch};

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
        play.own.sea.skill(seat, &play.crew)
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
        play.own.stores.treasure(Treasure::GriGri) == Place::Aboard(seat)
    }

    fn wind(play: &Play) -> Wind {
        play.markers.wind()
    }

    fn turn_wind(quadrants: u8, cause: Cause) -> Step {
        Step::TurnWind((quadrants, cause))
    }

    fn carry_caught(ship: Seat, by: Cause) -> Step {
        Step::CarryCaught((ship, by))
    }

    fn is_stuck(play: &Play, seat: Seat) -> bool {
        play.waters().is_stuck(seat)
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
        !play.own.sea.in_harbour(seat, &play.ships) && !play.own.sea.is_ashore(seat, &play.ships)
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
            Card::Tok | Card::Tix if play.own.sea.in_harbour(seat, &play.ships) => {
                Some(Reason::InHarbour)
            }
            Card::Tix if play.own.stores.poppets(seat) == 0 => Some(Reason::NoPoppet),
            Card::Jax if !play.holds.has_soul_room(seat) => Some(Reason::NoRoom),
            Card::Poppet if !play.own.stores.has_poppet_room(seat) => Some(Reason::NoRoom),
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
        play.own.sea.look_over();
        play.own.stores.look_over();
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

/// Turns the wind. Only where the vane stops counts (§16 Sailing).
pub fn turn_wind(
    (quadrants, cause): (u8, Cause),
    markers: &mut Markers,
    ships: &Ships,
    sea: &Sea,
    crew: &Crew,
    round: &Round,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    let from = markers.wind();
    let to = from.turned(quadrants);
    if to == from {
        return;
    }
    markers.move_marker(Marker::Vane, Place::Vane(from), Place::Vane(to), cause, log);
    log.tell(Event::WindTurned { from, to }, cause);
    let by = match to {
        Wind::Storm => Cause::Storm,
        Wind::Mermaids => Cause::Mermaids,
        Wind::Fair | Wind::Becalmed => return,
    };
    let waters = Waters::of(ships, sea, markers, crew);
    let is_caught = |seat| {
        let space = ships.space(seat);
        space.is_some_and(|space| waters.wind_on(seat, space).is_some())
    };
    catch(by, is_caught, markers, crew, round, agenda);
}

/// Turns the tide. Going out it carries ships off tidal water.
pub fn turn_tide(
    cause: Cause,
    markers: &mut Markers,
    ships: &Ships,
    sea: &Sea,
    crew: &Crew,
    round: &Round,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    let from = markers.tide();
    let to = from.turned();
    markers.move_marker(Marker::Tide, Place::Tide(from), Place::Tide(to), cause, log);
    log.tell(Event::TideTurned(to), cause);
    if to == Tide::Out {
        let is_caught = |seat| {
            let space = ships.space(seat);
            space.is_some_and(|space| matches!(sea.ground(space), Ground::Tidal(_)))
        };
        catch(Cause::TidalWater, is_caught, markers, crew, round, agenda);
    }
}
