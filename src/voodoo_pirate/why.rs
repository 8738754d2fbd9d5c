//! The numbers that went into events, if only this game tells them so.

use games::voodoo_pirate::Event;
use games::voodoo_pirate::VoodooPirate;
use games::voodoo_pirate::chart::Space;
use games::voodoo_pirate::event::Cause;
use games::voodoo_pirate::pieces::{Place, Tide};
use games::voodoo_pirate::view::View;
use games::voodoo_pirate::words::Speaker;
use rules::table::Logged;

/// Returns the numbers that went into an event.
pub(super) fn numbers(
    speaker: &Speaker,
    before: &View,
    told: &Logged<VoodooPirate>,
) -> Vec<String> {
    let words = speaker.words();
    match told.event {
        Event::Fired { seat, victim, hits } => {
            let (own, other) = (before.pirate(seat), before.pirate(victim));
            let values = [
                ("pirate", speaker.name(seat).into()),
                ("own", own.poppets.into()),
                ("victim", speaker.name(victim).into()),
                ("theirs", other.poppets.into()),
                ("hits", hits.into()),
            ];
            let mut lines = vec![words.say("ui-num-hits", &values)];
            let away = own
                .space
                .zip(other.space)
                .map_or(0, |(from, to)| far(from, to));
            lines.push(words.say("ui-num-range", &[("away", away.into())]));
            if own.power == 6 {
                lines.push(words.say("ui-num-full-power", &[]));
            }
            lines
        }
        Event::ColonialsSailed(ships) => {
            let tide = match before.tide {
                Tide::In => "ui-num-colonials-in",
                Tide::Out => "ui-num-colonials-out",
            };
            let values = [
                ("from", before.colonials.into()),
                ("to", ships.into()),
                ("most", before.most_colonials.into()),
            ];
            vec![words.say(tide, &values)]
        }
        Event::TileLaid { .. } => {
            // The tile has left the stack when it is told where it lies.
            let all = i64::from(before.stack) + 1;
            vec![words.say("ui-num-tile", &[("all", all.into())])]
        }
        Event::MovedHidden {
            from: Place::Supply,
            ..
        } => vec![words.say("ui-num-skull", &[("all", before.skulls.into())])],
        Event::Moved {
            from: Place::Supply,
            to: Place::Aboard(_),
            ..
        } if told.cause == Cause::Map => {
            vec![words.say("ui-num-map", &[("left", before.coins.into())])]
        }
        Event::Moved { from, to, .. } if told.cause == Cause::Fleet => {
            let power = from
                .owner()
                .or(to.owner())
                .map(|seat| before.pirate(seat).power);
            let power = power.unwrap_or_default();
            vec![words.say("ui-num-fleet", &[("power", power.into())])]
        }
        _ => Vec::new(),
    }
}

/// Returns the number of steps between two spaces in a line.
fn far(from: Space, to: Space) -> i64 {
    let (columns, rows) = from.offset_to(to);
    i64::from(columns.unsigned_abs().max(rows.unsigned_abs()))
}
