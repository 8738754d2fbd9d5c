//! This game as the shared rules must know it, and the rules in which it differs from its sister.

use super::VoodooCards;
use super::choice::{Choice, Question, Reason};
use super::event::{Cause, Phase};
use super::pieces::{Back, Barrel, Card, Colour, Face, Figure, Marker, Place, Rank, Side};
use super::play::{EventLog, Holds, House, Pieces, Play};
use super::ring::{Heading, Space};
use super::score::Score;
use super::steps::Step;
use crate::alike::sails;
use crate::{self as voodoo, Voodoo};
use rules::kit::PieceSet;
use rules::table::Seat;

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
    sails!();

    type Skill = ();
    type Turn = ();

    const SHOWN_AT_THE_END: &'static [Back] = &[Back::Blessed];
    const START: Phase = Phase::Start;

    fn figure(seat: Seat) -> Figure {
        Figure(seat)
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

    fn is_stuck(play: &Play, seat: Seat) -> bool {
        play.own.sea.is_stuck(seat, &play.ships)
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

    fn look_over_own(play: &mut Play) {
        play.own.sea.look_over();
        play.own.objects.look_over();
    }
}
