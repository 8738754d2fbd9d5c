//! The numbers that went into events, if only this game tells them so.

use super::{Speaker, odds};
use crate::table::odds::next;
use games::voodoo::MOST_POWER;
use games::voodoo_cards::event::Cause;
use games::voodoo_cards::pieces::{Face, Object, Place};
use games::voodoo_cards::ring::Heading;
use games::voodoo_cards::view::View;
use games::voodoo_cards::{Event, VoodooCards};
use rules::table::{Logged, Seat};

/// Returns the numbers that went into an event.
pub(super) fn numbers(speaker: &Speaker, before: &View, told: &Logged<VoodooCards>) -> Vec<String> {
    let words = speaker.words();
    match told.event {
        Event::Fired { seat, victim, hits } => {
            let aboard = |seat: Seat| before.pirate(seat).souls.iter().flatten().count() as i64;
            let values = [
                ("pirate", speaker.name(seat).into()),
                ("own", aboard(seat).into()),
                ("victim", speaker.name(victim).into()),
                ("theirs", aboard(victim).into()),
                ("hits", hits.into()),
            ];
            let mut lines = vec![words.say("ui-num-hits-by-souls", &values)];
            if hits > 0 && before.pirate(seat).power == MOST_POWER {
                lines.push(words.say("ui-num-over-power", &[]));
            }
            lines
        }
        Event::Moved {
            piece: Some(piece),
            from: Place::Pile(_),
            to: Place::Hold(..) | Place::Box,
        } => match before.faces.of(piece) {
            Some(Face::Object(object)) => drawn(speaker, before, object),
            _ => Vec::new(),
        },
        Event::Moved {
            from: Place::Supply,
            to: Place::Aboard(_),
            ..
        } if told.cause == Cause::Map => {
            vec![words.say("ui-num-map", &[("left", before.coins.into())])]
        }
        Event::Leapt { from, to, .. } if told.cause == Cause::Maelstrom => {
            let id = if to == from.step(Heading::Clockwise) {
                "ui-num-in-the-north"
            } else {
                "ui-num-not-in-the-north"
            };
            let conjurer = before.moon.map(|seat| speaker.name(seat));
            vec![words.say(id, &[("pirate", conjurer.unwrap_or_default().into())])]
        }
        _ => Vec::new(),
    }
}

/// Returns the odds of the object that was drawn, for a player who did not know the deck.
fn drawn(speaker: &Speaker, before: &View, object: Object) -> Vec<String> {
    let deck = odds::deck(before);
    let all: usize = deck.iter().map(|(_, cards)| cards).sum();
    let Some((_, held)) = deck.into_iter().find(|(other, _)| *other == object) else {
        return Vec::new();
    };
    let values = [
        ("count", (held as i64).into()),
        ("all", (all as i64).into()),
        ("object", speaker.text(object).into()),
        ("percent", next(held, all).percent().into()),
    ];
    vec![speaker.words().say("ui-num-object", &values)]
}
