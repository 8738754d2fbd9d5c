//! This game as the shared rules must know it, and the rules in which it differs from its sister.

use super::VoodooPirate;
use super::chart::{Heading, Quarters, Space};
use super::choice::{Choice, Question, Reason};
use super::data::{Data, Ground, Skill};
use super::event::{Cause, Phase};
use super::pieces::{Back, Barrel, Berth, Card, Face, Figure, Marker, Place, Rank, Treasure};
use super::play::{House, Pieces, Play, Ships};
use super::score::Score;
use super::steps::Step;
use crate::alike::sails;
use crate::{self as voodoo, Voodoo};
use rules::kit::PieceSet;
use rules::table::Seat;

impl PieceSet for VoodooPirate {
    type Place = Place;
    type Face = Face;
    type Back = Back;
    type Turned = Quarters;

    const ON_ITS_WAY: Place = Place::Box;

    fn back(face: Face) -> Option<Back> {
        face.back()
    }

    fn is_hidden(back: Back, place: Place, viewer: Option<Seat>, over: bool) -> bool {
        match back {
            Back::Skull => !over && (viewer.is_none() || place.owner() != viewer),
            Back::Card(_) => voodoo::view::card_is_hidden::<Self>(place, viewer),
            Back::Tile | Back::Blessed => false,
        }
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
}

impl Voodoo for VoodooPirate {
    sails!();

    type Skill = Option<Skill>;
    type Turn = super::objects::Used;

    const SHOWN_AT_THE_END: &'static [Back] = &[Back::Skull, Back::Blessed];
    const START: Phase = Phase::Harbour;

    fn figure(seat: Seat) -> Figure {
        Figure::Of(seat)
    }

    fn skill(play: &Play, seat: Seat) -> Option<Skill> {
        play.own.sea.skill(seat, &play.crew)
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

    fn is_in_reach_of_tok(play: &Play, seat: Seat) -> bool {
        !play.in_harbour(seat) && !play.is_ashore(seat)
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
            Card::Tix if play.own.stores.poppets(seat) == 0 => Some(Reason::NoPoppet),
            Card::Jax if !play.holds.has_soul_room(seat) => Some(Reason::NoRoom),
            Card::Poppet if !play.own.stores.has_poppet_room(seat) => Some(Reason::NoRoom),
            _ => None,
        }
    }

    /// Returns what it buried.
    fn freed(seat: Seat) -> Option<Step> {
        Some(Step::DigUp(seat))
    }

    fn look_over_own(play: &mut Play) {
        play.own.sea.look_over();
        play.own.stores.look_over();
    }
}
