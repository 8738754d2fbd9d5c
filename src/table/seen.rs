//! What is said of a table to those who look: by whom, of what they may know, with what the data files say.

use super::figures::whole;
use super::{Speak, TableGame};
use rules::kit::Texted;
use rules::table::Seat;
use rules::table::words::Value;

/// A source of texts about a table: a frame of it, the table in words, or a view by itself.
pub trait Seen<G: TableGame> {
    /// Returns who says it.
    fn speaker(&self) -> &G::Speaker;

    /// Returns what those who look may know.
    fn view(&self) -> &G::View;

    /// Returns what the game's data files say.
    fn data(&self) -> &G::Data;

    /// Returns a text with its values.
    fn say(&self, id: &str, values: &[(&str, Value)]) -> String {
        self.speaker().words().say(id, values)
    }

    /// Returns what explains the thing with this text.
    fn tip(&self, id: &str) -> String {
        self.say(&format!("{id}.tip"), &[])
    }

    /// Returns the text of a value.
    fn text(&self, value: impl Texted) -> Value<'static> {
        self.say(value.text_id(), &[]).into()
    }

    /// Returns who sits in a seat.
    fn name(&self, seat: Seat) -> Value<'static> {
        self.speaker().name(seat).into()
    }

    /// Returns things one after the other.
    fn list(&self, things: &[String]) -> Value<'static> {
        things.join(&self.say("list-comma", &[])).into()
    }
}

/// A view, with who tells of it.
pub struct Shown<'a, G: TableGame> {
    /// Who says it.
    pub speaker: &'a G::Speaker,
    /// What is known.
    pub view: &'a G::View,
    /// What the game's data files say.
    pub data: &'a G::Data,
}

impl<G: TableGame> Seen<G> for Shown<'_, G> {
    fn speaker(&self) -> &G::Speaker {
        self.speaker
    }

    fn view(&self) -> &G::View {
        self.view
    }

    fn data(&self) -> &G::Data {
        self.data
    }
}

/// Says what changed for a seat: each thing by the id of its name, what there was of it, and what there is.
pub fn changes<G: TableGame>(
    was: &impl Seen<G>,
    seat: Seat,
    things: impl IntoIterator<Item = (&'static str, (i32, i32))>,
) -> Vec<String> {
    let changed = things.into_iter().filter(|(_, (from, to))| from != to);
    let lines = changed.map(|(id, (from, to))| {
        let values = [
            ("pirate", was.name(seat)),
            ("what", was.say(id, &[]).into()),
            ("from", whole(from).into()),
            ("to", whole(to).into()),
        ];
        was.say("ui-num-change", &values)
    });
    lines.collect()
}
