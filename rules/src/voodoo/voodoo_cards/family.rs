//! This game as the shared rules must know it, and the rules in which it differs from its sister.

use super::choice::{Choice, Question, Reason};
use super::event::{Cause, Phase};
use super::pieces::{Back, Barrel, Card, Colour, Face, Figure, Marker, Place, Rank, Side};
use super::play::{EventLog, Holds, House, Pieces, Play};
use super::ring::{Heading, Space};
use super::score::Score;
use super::steps::Step;
use super::{VoodooCards, faults, hints};
use crate::{self as voodoo, Standing, Voodoo};
use rules::kit::PieceSet;
use rules::table::{MOST_SEATS, Seat};

impl PieceSet for VoodooCards {
    type Place = Place;
    type Face = Face;
    type Back = Back;
    type Turned = Side;

    const ON_ITS_WAY: Place = Place::Box;

    fn back(face: Face) -> Option<Back> {
        face.back()
    }

    fn is_hidden(back: Back, place: Place, viewer: Option<Seat>, _: bool) -> bool {
        match back {
            Back::Card(_) => voodoo::view::card_is_hidden::<Self>(place, viewer),
            Back::Object | Back::Blessed => false,
        }
    }

    fn makes_way(place: Place, left: Place, to: Place) -> Place {
        place.makes_way(left, to)
    }
}

impl Voodoo for VoodooCards {
    type Space = Space;
    type Heading = Heading;
    type Skill = ();
    type Card = Card;
    type Barrel = Barrel;
    type Rank = Rank;
    type Figure = Figure;
    type Marker = Marker;
    type Score = Score;
    type House = House;
    type OwnMark = super::lessons::OwnMark;
    type Turn = ();
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
    const SHOWN_AT_THE_END: &'static [Back] = &[Back::Blessed];
    const START: Phase = Phase::Start;
    const DUSK: Phase = Phase::Dusk;
    const MOONLIGHT: Phase = Phase::Moonlight;
    const DAWN: Phase = Phase::Dawn;
    const OVER: Phase = Phase::Over;

    fn step(step: Step, play: &mut Play) {
        step.carry_out(play);
    }

    fn figure(seat: Seat) -> Figure {
        Figure(seat)
    }

    fn card_back(seat: Seat) -> Back {
        Back::Card(seat)
    }

    fn owner(place: Place) -> Option<Seat> {
        place.owner()
    }

    fn skill(_: &Play, _: Seat) {}

    /// A Cursed Pirate's souls lie in the order in which they came (§12.23).
    fn soul_left(holds: &mut Holds, seat: Seat, cursed: bool, log: &mut EventLog) {
        if cursed {
            holds.close_ranks(seat, log);
        }
    }

    fn has_grigri(play: &Play, seat: Seat) -> bool {
        play.markers.has_grigri(seat)
    }

    fn turn_wind(quadrants: u8, cause: Cause) -> Step {
        Step::TurnWind((quadrants, cause))
    }

    fn carry_caught(ship: Seat, by: Cause) -> Step {
        Step::CarryCaught((ship, by))
    }

    fn is_stuck(play: &Play, seat: Seat) -> bool {
        play.own.sea.is_stuck(seat, &play.ships)
    }

    fn dusk_barrel(seat: Seat) -> Step {
        Step::DuskBarrel(seat)
    }

    fn ask_for_barrel(seat: Seat) -> Step {
        Step::AskForBarrel(seat)
    }

    /// As many as fit (§12.26).
    fn cursed_tok_yield(play: &Play, seat: Seat, colour: Colour) -> usize {
        play.tok_yield(seat, colour)
            .min(play.holds.free_berths(seat).count())
    }

    /// The grid, then ships in turn order (§12.26).
    fn prefers_tok_source(
        play: &Play,
        one: voodoo::Choice<Self>,
        other: voodoo::Choice<Self>,
    ) -> bool {
        let turn = |seat: Seat| {
            play.markers
                .sun()
                .round(play.crew.seats())
                .position(|next| next == seat)
        };
        match (one, other) {
            (voodoo::Choice::SoulFrom(one), voodoo::Choice::SoulFrom(other)) => {
                turn(one) < turn(other)
            }
            _ => false,
        }
    }

    fn skips(play: &Play, seat: Seat, card: Card) -> Option<Reason> {
        let full = card == Card::Jax && !play.holds.has_soul_room(seat);
        full.then_some(Reason::NoRoom)
    }

    fn judge_conjuring(play: &Play, seat: Seat, card: Card) -> Result<(), Reason> {
        play.judge_conjuring(seat, card)
    }

    fn place_ships(k: u8) -> Step {
        Step::PlaceShips(k)
    }

    fn take_turn(seat: Seat) -> Step {
        Step::TakeTurn(seat)
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

    fn look_over_own(play: &mut Play) {
        play.own.sea.look_over();
        play.own.objects.look_over();
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
