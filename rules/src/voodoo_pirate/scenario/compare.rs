//! What happened held against what a scenario expects.

use super::Trouble;
use super::format::{Captain, Expect, Held, Hoard, Outcome};
use super::run::Stage;
use super::spelling::{
    Answer, Asked, GridCell, Maybe, Meant, Names, Pirate, QuarterTurns, Spelled, text,
};
use crate::table::{Seat, SeatKind};
use crate::voodoo_pirate::event::Phase;
use crate::voodoo_pirate::pieces::*;
use crate::voodoo_pirate::play::{MOST_SOULS, Play};
use serde::Serialize;

const EVENTS: &[&str] = &["expect", "events"];
const NEVER: &[&str] = &["expect", "never"];
const ASKED: &[&str] = &["expect", "asked"];
const OFFERED: &[&str] = &["expect", "offered"];
const NOT_OFFERED: &[&str] = &["expect", "not_offered"];
const TABLE: &[&str] = &["expect", "table"];
const TILES: &[&str] = &["expect", "table", "tiles"];
const PIRATES: &[&str] = &["expect", "table", "pirates"];

/// The first difference is the trouble.
pub(super) fn compare(stage: &mut Stage, expect: &Expect) -> Result<(), Trouble> {
    tale(stage, expect)?;
    question(stage, expect)?;
    let phase = stage.table.phase();
    let outcome = &expect.table;
    stage
        .look(|play, names| table(play, names, phase, outcome))
        .map_err(|mut trouble| {
            trouble.text.push_str(&stage.tail());
            trouble
        })
}

/// Every event expected, in order; none that must never be.
fn tale(stage: &Stage, expect: &Expect) -> Result<(), Trouble> {
    let tale = stage.tale();
    let mut seen = tale.iter();
    for (item, wanted) in expect.events.iter().enumerate() {
        if !seen.any(|happening| wanted.fits(happening)) {
            let elsewhere = tale.iter().any(|happening| wanted.fits(happening));
            let got = if elsewhere {
                "got it earlier"
            } else {
                "it is not in the tale"
            };
            let text = format!("expected {}: {got}{}", wanted.line(), stage.tail());
            return Err(Trouble::at_item(EVENTS, item, text));
        }
    }
    for (item, unwanted) in expect.never.iter().enumerate() {
        if let Some(happening) = tale.iter().find(|happening| unwanted.fits(happening)) {
            let text = format!(
                "expected never {}, got {}{}",
                unwanted.line(),
                happening.line(),
                stage.tail()
            );
            return Err(Trouble::at_item(NEVER, item, text));
        }
    }
    Ok(())
}

/// Who is asked what, and what is open.
fn question(stage: &Stage, expect: &Expect) -> Result<(), Trouble> {
    let names = &stage.names;
    if let Some((pirate, question)) = expect.asked.0 {
        let asked = stage.table.decision().map(|decision| {
            (
                Pirate::spell(decision.seat, names),
                Asked::spell(decision.question, names),
            )
        });
        if asked != Some((pirate, question)) {
            let (pirate, question) = (text(&pirate), text(&question));
            let got = stage.asked();
            let text = format!(
                "expected {pirate} to be asked {question}, but {got}{}",
                stage.tail()
            );
            return Err(Trouble::at(ASKED, text));
        }
    }
    let open: Vec<Answer> = stage
        .table
        .decision()
        .iter()
        .flat_map(|decision| decision.choices)
        .map(|&choice| Answer::spell(choice, names))
        .collect();
    for (fields, answers, wanted) in [
        (OFFERED, &expect.offered, true),
        (NOT_OFFERED, &expect.not_offered, false),
    ] {
        for (item, answer) in answers.iter().enumerate() {
            answer
                .meant(names)
                .map_err(|text| Trouble::at_item(fields, item, text))?;
            if open.contains(answer) != wanted {
                let what = if wanted {
                    "to be open"
                } else {
                    "not to be open"
                };
                let text = format!("expected {} {what}; open are {}", text(answer), text(&open));
                return Err(Trouble::at_item(fields, item, text));
            }
        }
    }
    Ok(())
}

/// A value that must be so where the file gives it.
fn check<T: PartialEq + Serialize>(what: &str, wanted: &Maybe<T>, got: T) -> Result<(), String> {
    match &wanted.0 {
        Some(wanted) if *wanted != got => Err(format!(
            "{what}: expected {}, got {}",
            text(wanted),
            text(&got)
        )),
        _ => Ok(()),
    }
}

/// The same, in any order.
fn check_set<T: Ord + Copy + Serialize>(
    what: &str,
    wanted: &Maybe<Vec<T>>,
    mut got: Vec<T>,
) -> Result<(), String> {
    let mut wanted = Maybe(wanted.0.clone());
    if let Some(wanted) = &mut wanted.0 {
        wanted.sort_unstable();
    }
    got.sort_unstable();
    check(what, &wanted, got)
}

fn table(play: &Play, names: &Names, phase: Phase, wanted: &Outcome) -> Result<(), Trouble> {
    common(play, names, phase, wanted).map_err(|text| Trouble::at(TABLE, text))?;
    for (item, tile) in wanted.tiles.iter().enumerate() {
        let wrong = |text: String| Trouble::at_item(TILES, item, text);
        let slot = tile.at.meant(names).map_err(wrong)?;
        let lies = play.tile_on(slot);
        let lies = lies.map(|(number, turned)| (number, QuarterTurns::spell(turned, names)));
        if lies != Some((tile.tile, tile.turned)) {
            let got = match lies {
                Some((number, turned)) => format!("tile {number}, turned {}", text(&turned)),
                None => "no tile".to_owned(),
            };
            let text = format!(
                "expected tile {}, turned {}, got {got}",
                tile.tile,
                text(&tile.turned)
            );
            return Err(wrong(text));
        }
    }
    for (item, captain) in wanted.pirates.iter().enumerate() {
        let wrong = |text: String| Trouble::at_item(PIRATES, item, text);
        let seat = Pirate(captain.colour).meant(names).map_err(wrong)?;
        pirate(play, seat, captain)
            .map_err(|text| wrong(format!("{:?}'s {text}", captain.colour)))?;
    }
    Ok(())
}

fn common(play: &Play, names: &Names, phase: Phase, wanted: &Outcome) -> Result<(), String> {
    let holder = |marker: Marker| match play.marker(marker) {
        Place::Aboard(seat) => Ok(Pirate::spell(seat, names)),
        other => Err(format!("nobody holds the {marker:?}: it lies at {other:?}")),
    };
    check("phase", &wanted.phase, phase)?;
    check("round", &wanted.round, play.round.number)?;
    check("sun", &wanted.sun, holder(Marker::Sun)?)?;
    check("moon", &wanted.moon, holder(Marker::Moon)?)?;
    check("wind", &wanted.wind, play.wind())?;
    check("tide", &wanted.tide, play.tide())?;
    check("colonials", &wanted.colonials, play.colonials())?;
    if let Some(space) = wanted.whirlpool.0
        && play.whirlpool() != Some(space)
    {
        return Err(format!(
            "whirlpool: expected {space}, got {:?}",
            play.whirlpool()
        ));
    }
    let figures = [0, 1].map(|figure| play.figure(Figure::Cursed(figure)));
    if let Some((one, other)) = wanted.cursed_figures.0
        && figures != [Place::On(one), Place::On(other)]
    {
        return Err(format!(
            "cursed_figures: expected ({one:?}, {other:?}), got {figures:?}"
        ));
    }
    let grid = (0..9).map(Cell);
    let grid = grid.filter_map(|cell| Some((GridCell::spell(cell, names), play.grid_soul(cell)?)));
    check_set("grid", &wanted.grid, grid.collect())?;
    check("stack", &wanted.stack, play.stack())?;
    check("bag", &wanted.bag, play.bag() as u8)?;
    check("coins", &wanted.coins, play.coins_at(Place::Supply))?;
    check("poppets", &wanted.poppets, play.poppets_at(Place::Supply))?;
    check("skulls", &wanted.skulls, play.skulls_at(Place::Supply))?;
    check_set("objects", &wanted.objects, objects_at(play, Place::Supply))
}

fn objects_at(play: &Play, place: Place) -> Vec<Object> {
    let there = |object: &Object| play.treasure(Treasure::Object(*object)) == place;
    Object::ALL.iter().copied().filter(there).collect()
}

fn skulls_at(play: &Play, place: Place) -> Vec<Skull> {
    let there = |skull: &Skull| play.treasure(Treasure::Skull(*skull)) == place;
    Skull::ALL.iter().copied().filter(there).collect()
}

/// A pirate, field by field.
fn pirate(play: &Play, seat: Seat, wanted: &Captain) -> Result<(), String> {
    let (aboard, buried) = (Place::Aboard(seat), Place::Buried(seat));
    let kind = if play.crew.gentle[seat.index()] {
        SeatKind::Gentle
    } else if play.is_cursed(seat) {
        SeatKind::Cursed
    } else {
        SeatKind::Human
    };
    check("kind", &wanted.kind, kind)?;
    if let Some(space) = wanted.at.0
        && play.space(seat) != Some(space)
    {
        return Err(format!(
            "ship: expected at {space}, got {:?}",
            play.space(seat)
        ));
    }
    check("facing", &wanted.facing, play.facing(seat))?;
    check("power", &wanted.power, play.power(seat))?;
    check("coins", &wanted.coins, play.coins(seat))?;
    check("poppets", &wanted.poppets, play.poppets(seat))?;
    check("souls", &wanted.souls.clone().padded(), souls(play, seat))?;
    check_set("objects", &wanted.objects, objects_at(play, aboard))?;
    check_set("skulls", &wanted.skulls, skulls_at(play, aboard))?;
    let hoard = Hoard {
        coins: play.coins_at(buried),
        poppets: play.poppets_at(buried),
        objects: objects_at(play, buried),
        skulls: skulls_at(play, buried),
    };
    check("buried", &wanted.buried, hoard)?;
    check("grigri", &wanted.grigri, play.has_grigri(seat))?;
    check("jailed", &wanted.jailed, play.is_jailed(seat))?;
    cards(play, seat, wanted)?;
    if let Some(barrel) = wanted.barrel.0
        && play.barrel_of(seat) != Some(barrel)
    {
        return Err(format!(
            "barrel: expected {barrel:?}, got {:?}",
            play.barrel_of(seat)
        ));
    }
    check(
        "figure_home",
        &wanted.figure_home,
        play.barrel_of(seat).is_none(),
    )?;
    let had = (0..32).filter(|&tile| play.has_had_map(seat, 1 << tile));
    check_set("maps", &wanted.maps, had.collect())?;
    if let Some(rank) = wanted.card.0 {
        let got = play.blessed.iter().find(|(_, _, at, _)| at.place == aboard);
        let got = got.map(|(_, card, ..)| card.0);
        if got != Some(rank) {
            return Err(format!("card: expected {rank:?}, got {got:?}"));
        }
    }
    Ok(())
}

/// Cards in front, in hand, in deck and discard pile.
fn cards(play: &Play, seat: Seat, wanted: &Captain) -> Result<(), String> {
    let at = |place: Place| -> Vec<Card> {
        let there = play.cards.iter().filter(|(_, _, at)| at.place == place);
        there.map(|(_, card, _)| card.card).collect()
    };
    if let Some(card) = wanted.played.0
        && play.played(seat) != Some(card)
    {
        return Err(format!(
            "played card: expected {card:?}, got {:?}",
            play.played(seat)
        ));
    }
    check_set("hand", &wanted.hand, at(Place::Hand(seat)))?;
    check_set("discard", &wanted.discard, at(Place::Discard(seat)))?;
    if let Some(deck) = &wanted.deck.0 {
        let top: Vec<Card> = (0..deck.len() as u8)
            .filter_map(|deep| play.card_at(Place::Deck(seat, deep)))
            .collect();
        check("deck", &wanted.deck, top)?;
    }
    Ok(())
}

/// What is on the numbered places.
fn souls(play: &Play, seat: Seat) -> Vec<Held> {
    let mut held: Vec<Held> = play.souls_aboard(seat).into_iter().map(Held::of).collect();
    for (_, soul, at) in &play.souls {
        if let Place::BuriedBerth(owner, berth) = at.place
            && owner == seat
        {
            held[usize::from(berth)] = Held::Buried(soul.0);
        }
    }
    held
}

impl Maybe<Vec<Held>> {
    /// Places that the file does not name are empty.
    fn padded(mut self) -> Self {
        if let Some(held) = &mut self.0 {
            held.resize(held.len().max(MOST_SOULS), Held::Nothing);
        }
        self
    }
}
