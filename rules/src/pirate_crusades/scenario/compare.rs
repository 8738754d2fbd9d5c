//! The table in the end held against what a scenario expects.

use super::at_length;
use super::format::{Outcome, Party};
use super::spelling::{Named, Names};
use crate::play::Play;
use crate::values::*;
use rules::kit::Sits;
use rules::kit::scenario::compare_seats;
use rules::table::scenario::{Differences, Fields, Spelled};
use rules::table::{Seat, SeatKind};

const PLAYERS: Fields = &["expect", "table", "players"];

/// Looks at the table; tells all that differs.
pub(super) fn table(play: &Play, names: &Names, wanted: &Outcome, to: &mut Differences) {
    to.check("round", &wanted.round, play.turn.round);
    to.check("deck", &wanted.deck, play.cards.deck().len());
    let discard = play.cards.discard();
    to.check("discard", &wanted.discard, discard.iter().collect());
    to.check_there("top of the discard", wanted.top, discard.last());
    to.check_there("card met", wanted.met, play.cards.met());
    let winners = play.winners().into_iter();
    let winners = winners.map(|seat| Named::spell(seat, names));
    to.check("winners", &wanted.winners, winners.collect());
    at_length::sea(play, wanted, to);
    let players = wanted.players.iter().map(|one| (one.colour, one));
    compare_seats(names, PLAYERS, players, to, |seat, wanted, to| {
        player(play, names, seat, wanted, to);
        at_length::player(play, seat, wanted, to);
    });
}

/// A player, field by field.
fn player(play: &Play, names: &Names, seat: Seat, wanted: &Party, to: &mut Differences) {
    let kind = play.seats.automa[seat.index()].unwrap_or(SeatKind::Human);
    to.check("kind", &wanted.kind, Sits::new(kind));
    let (has, player) = (play.cards.of(seat), play.player(seat));
    let stands = StandingName::spell(player.standing, names);
    to.check("standing", &wanted.standing, stands);
    to.check_there("ship", wanted.ship, has.ship);
    to.check("bonuses", &wanted.bonuses, has.bonuses.iter().collect());
    to.check_set("hand", &wanted.hand, has.hand.iter().collect());
    to.check("holds", &wanted.holds, has.holds.iter().collect());
    to.check("missions", &wanted.missions, has.missions.iter().collect());
    to.check("done", &wanted.done, has.done.iter().collect());
    to.check_there("town", wanted.town, has.town);
    let marked = has.holds.iter().chain(has.missions.iter());
    let marks = marked.filter_map(|card| Some((card, play.cards.mark(card)?)));
    to.check_set("cards from towns", &wanted.from, marks.collect());
    to.check("friendly", &wanted.friendly, player.friendly);
    to.check("conquered", &wanted.conquered, player.conquered);
}
