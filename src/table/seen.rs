//! The sources of texts about a table: the speaker, the view of those who look, and the data.

use super::figures::whole;
use super::{Speak, TableGame};
use rules::kit::Texted;
use rules::table::Seat;
use rules::table::words::Value;

/// A source of texts about a table: a frame of it, the table in words, or a view by itself.
pub trait Seen<G: TableGame> {
    /// Returns the game's speaker.
    fn speaker(&self) -> &G::Speaker;

    /// Returns the view of those who look.
    fn view(&self) -> &G::View;

    /// Returns the game's data.
    fn data(&self) -> &G::Data;

    /// Returns a text with its values.
    fn say(&self, id: &str, values: &[(&str, Value)]) -> String {
        self.speaker().words().say(id, values)
    }

    /// Returns the explanation of the thing with this text.
    fn tip(&self, id: &str) -> String {
        self.say(&format!("{id}.tip"), &[])
    }

    /// Returns the text of a value.
    fn text(&self, value: impl Texted) -> Value<'static> {
        self.say(value.text_id(), &[]).into()
    }

    /// Returns the name of the player in a seat.
    fn name(&self, seat: Seat) -> Value<'static> {
        self.speaker().name(seat).into()
    }

    /// Returns a list of things, joined by commas.
    fn list(&self, things: &[String]) -> Value<'static> {
        things.join(&self.say("list-comma", &[])).into()
    }
}

/// A view with its speaker and its data.
pub struct Shown<'a, G: TableGame> {
    /// The game's speaker.
    pub speaker: &'a G::Speaker,
    /// The view of those who look.
    pub view: &'a G::View,
    /// The game's data.
    pub data: &'a G::Data,
}

impl<'a, G: TableGame> Shown<'a, G> {
    /// Returns a view with its speaker and its data.
    pub fn of(speaker: &'a G::Speaker, view: &'a G::View, data: &'a G::Data) -> Self {
        Self {
            speaker,
            view,
            data,
        }
    }
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

/// Says the changes for a seat, of things each with the id of its name, and its number before and after.
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
