//! The table in the end held against what a scenario expects.

use super::format::{Outcome, Party};
use super::spelling::{Named, Names};
use crate::play::Play;
use crate::values::*;
use rules::kit::Sits;
use rules::kit::scenario::compare_seats;
use rules::table::scenario::{Differences, Fields, Spelled};
use rules::table::{Seat, SeatKind};

const EXPLORERS: Fields = &["expect", "table", "explorers"];

/// Looks at the table; tells all that differs.
pub(super) fn table(play: &Play, names: &Names, wanted: &Outcome, to: &mut Differences) {
    common(play, names, wanted, to);
    let explorers = wanted.explorers.iter().map(|one| (one.colour, one));
    compare_seats(names, EXPLORERS, explorers, to, |seat, wanted, to| {
        explorer(play, seat, wanted, to);
    });
}

fn common(play: &Play, names: &Names, wanted: &Outcome, to: &mut Differences) {
    let (clock, land) = (&play.clock, &play.land);
    to.check("day", &wanted.day, clock.day);
    to.check("daytime", &wanted.daytime, clock.daytime);
    to.check_there("island", wanted.island, play.decks.island());
    let islands = play.decks.islands.iter();
    let boxed = islands.filter(|(_, at)| at.place == IslandPlace::Box);
    to.check("boxed", &wanted.boxed, boxed.count() as u8);
    to.check("first", &wanted.first, Named::spell(clock.first, names));
    to.check_there("helicopter", wanted.helicopter, land.helicopter());
    let away = land.helicopter().is_none();
    to.check("helicopter_away", &wanted.helicopter_away, away);
    to.check_set("mist", &wanted.mist, land.tiles.mist.iter().collect());
    let taken = play.board().all.iter();
    let taken = taken.filter(|cell| !land.tiles.on_spots.contains(*cell));
    to.check_set("taken", &wanted.taken, taken.collect());
    to.check("deck", &wanted.deck, play.decks.deck_len());
    to.check_set("used", &wanted.used, cards(play, CardPlace::Used));
    to.check(
        "mission_deck",
        &wanted.mission_deck,
        play.decks.mission_deck_len(),
    );
    to.check("steps", &wanted.steps, play.steps_left());
    let winners = play.winners().into_iter();
    let winners = winners.map(|seat| Named::spell(seat, names));
    to.check("winners", &wanted.winners, winners.collect());
}

fn cards(play: &Play, place: CardPlace) -> Vec<Expedition> {
    let there = play.decks.cards.iter().filter(|(_, at)| at.place == place);
    there.map(|(card, _)| play.decks.kind(*card)).collect()
}

/// An explorer, field by field.
fn explorer(play: &Play, seat: Seat, wanted: &Party, to: &mut Differences) {
    let kind = play.seats.automa[seat.index()].unwrap_or(SeatKind::Human);
    to.check("kind", &wanted.kind, Sits::new(kind));
    let (place, bag) = (play.explorers.at(seat), play.explorers.bag(seat));
    to.check_there("cell", wanted.at, place.cell());
    to.check("off", &wanted.off, place == Whereabouts::Off);
    to.check("aboard", &wanted.aboard, place == Whereabouts::Aboard);
    to.check("hearts", &wanted.hearts, play.explorers.hearts(seat).0);
    to.check_set(
        "supplies",
        &wanted.supplies,
        pieces(Supply::ALL, &bag.supplies),
    );
    to.check_set("items", &wanted.items, pieces(Item::ALL, &bag.items));
    let tools = play.explorers.tools(seat).0;
    let slots = || Slot::ALL.iter().copied().zip(tools);
    let items = slots().filter_map(|(slot, tool)| Some((slot, tool.item?)));
    to.check_set("tools", &wanted.tools, items.collect());
    let dolls = slots().filter(|(_, tool)| tool.doll).map(|(slot, _)| slot);
    to.check_set("dolls", &wanted.dolls, dolls.collect());
    let helpers = play.explorers.helpers();
    let sent = helpers.filter(|(owner, at)| *owner == seat && *at != HelperPlace::Pool);
    to.check_set("helpers", &wanted.helpers, sent.map(|(_, at)| at).collect());
    to.check("snares", &wanted.snares, play.explorers.snares(seat).0);
    to.check_set("cards", &wanted.cards, cards(play, CardPlace::Hand(seat)));
    let missions = play.decks.missions.iter();
    let hand = missions.filter(|(_, at)| at.place.place == MissionPlace::Hand(seat));
    let hand = hand.map(|(card, _)| play.data().mission(*card));
    to.check_set("missions", &wanted.missions, hand.collect());
    let objects = |carried: bool| -> Vec<Mission> {
        let objects = play.decks.objects(seat).into_iter();
        let those = objects.filter(|(_, is_carried, _)| *is_carried == carried);
        those.map(|(card, ..)| play.data().mission(card)).collect()
    };
    to.check("carries", &wanted.carries, objects(true));
    to.check("delivered", &wanted.delivered, objects(false));
}

/// Each of so many of each kind.
fn pieces<T: Copy>(kinds: &[T], counts: &[u8]) -> Vec<T> {
    let counted = kinds.iter().zip(counts);
    let each = counted.flat_map(|(&kind, &count)| std::iter::repeat_n(kind, count.into()));
    each.collect()
}
