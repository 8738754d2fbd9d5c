//! The names of things.

use super::{Speaker, Voiced, ids};
use crate::{Cell, Chair, Colour, Face, Wind};
use rules::kit::{Said, Texted, seat_name, token_name};
use rules::table::words::{Value, Words};
use rules::table::{Seat, SeatKind};

impl<G: Voiced> Speaker<G> {
    /// Returns the name of a value: a card `Tok`, a wind `Mermaid's Breath`, a colour before a thing `blue`.
    #[must_use]
    pub fn text(&self, value: impl Texted) -> String {
        self.teller.text(value)
    }

    /// The same in a sentence: `the Octopus`.
    pub(crate) fn the(&self, value: impl Texted) -> String {
        self.say_part(value.text_id(), "the", &[])
    }

    /// Returns the effect of a value, in words that nothing is filled into.
    #[must_use]
    pub fn does(&self, value: impl Texted) -> String {
        self.say_part(value.text_id(), "tip", &[])
    }

    /// A colour as a name: `Blue`.
    #[must_use]
    pub fn colour_name(&self, colour: Colour) -> String {
        colour_name(self.words(), colour)
    }

    /// Returns what is printed on an Action card.
    #[must_use]
    pub fn card_face(&self, card: G::Card) -> String {
        self.say_part(card.text_id(), "face", &[])
    }

    /// Returns what made a pirate's points of its blessed card, where it holds one that is known.
    pub(crate) fn why_blessed(&self, rank: Option<G::Rank>, points: i8) -> String {
        let Some(rank) = rank else {
            return self.say("score-why-no-blessed", &[]);
        };
        let card = ("card", G::piece(self, Face::Blessed(rank).into()).into());
        match points {
            0 => self.say("score-why-blessed-between", &[card]),
            1.. => self.say("score-why-blessed-high", &[card, ("points", points.into())]),
            _ => {
                let lost = ("points", (-points).into());
                self.say("score-why-blessed-low", &[card, lost])
            }
        }
    }

    /// The same in three or four words.
    #[must_use]
    pub fn wind_short(&self, name: Wind) -> String {
        self.say_part(name.text_id(), "short", &[])
    }

    /// Returns whether a pirate places a soul, and which wind holds its ship, so that the soul would not carry it.
    pub(crate) fn place_soul(&self, seat: Seat, held_by: Option<Wind>) -> String {
        let held = held_by.map_or("no", |wind| wind.text_id().trim_start_matches("wind-"));
        self.say(
            "prompt-place-soul",
            &[self.pirate(seat), ("held", held.into())],
        )
    }

    /// Returns how far the wind turns, and to where it does from one that is known.
    pub(crate) fn quadrants(&self, quadrants: u8, from: Option<Wind>) -> String {
        let turn = ("quadrants", quadrants.into());
        match from {
            Some(from) => {
                let wind = self.text(from.turned(quadrants));
                self.say("choice-quadrants-to", &[turn, ("wind", wind.into())])
            }
            None => self.say("choice-quadrants", &[turn]),
        }
    }

    /// The soul on a cell of the grid, by its colour where that is known.
    pub(crate) fn grid_soul(&self, cell: Cell, colour: Option<Colour>) -> String {
        let at = ("cell", self.cell(cell).into());
        match colour {
            Some(colour) => {
                let colour = ("colour", self.text(colour).into());
                self.say("choice-grid-soul-of", &[colour, at])
            }
            None => self.say("choice-grid-soul", &[at]),
        }
    }

    /// A cell of the ritual grid: `north-west cell`.
    #[must_use]
    pub fn cell(&self, place: Cell) -> String {
        self.say(ids::cell(place), &[])
    }

    /// Returns who can sit in a seat: `Cursed Pirate`.
    #[must_use]
    pub fn seat_kind(&self, kind: SeatKind) -> String {
        self.say(&ids::seat_kind(kind), &[])
    }

    /// Returns who decides for a seat of this kind.
    #[must_use]
    pub fn seat_kind_tip(&self, kind: SeatKind) -> String {
        self.say_part(&ids::seat_kind(kind), "tip", &[])
    }

    /// A source of points by its name in files: `Location`.
    #[must_use]
    pub fn score_source(&self, source: &str) -> String {
        self.say(&format!("score-{source}"), &[])
    }

    /// Returns what all points together are called.
    #[must_use]
    pub fn score_total(&self) -> String {
        self.say("score-total", &[])
    }

    /// Returns how a source of points is counted, by its name in files.
    #[must_use]
    pub fn score_tip(&self, source: &str) -> String {
        self.say_part(&format!("score-{source}"), "tip", &[])
    }

    /// Returns what all points together are, and how ties are broken.
    #[must_use]
    pub fn score_total_tip(&self) -> String {
        self.say_part("score-total", "tip", &[])
    }

    pub(crate) fn pirate(&self, seat: Seat) -> (&'static str, Value<'static>) {
        ("pirate", self.name(seat).into())
    }

    pub(crate) fn victim(&self, seat: Seat) -> (&'static str, Value<'static>) {
        ("victim", self.name(seat).into())
    }

    pub(super) fn ship(&self, seat: Seat) -> (&'static str, Value<'static>) {
        ("ship", self.name(seat).into())
    }

    pub(crate) fn on(&self, barrel: G::Barrel) -> (&'static str, Value<'static>) {
        ("barrel", self.text(barrel).into())
    }
}

impl<G: Voiced> Said<Speaker<G>> for Cell {
    fn said(self, speaker: &Speaker<G>) -> Value<'static> {
        speaker.cell(self).into()
    }
}

/// A pirate's own name, or else its colour's.
#[must_use]
pub fn pirate(words: &Words, chair: &Chair) -> String {
    let name = seat_name(words, chair);
    if chair.kind.is_automa() && chair.name.trim().is_empty() {
        return words.say("pirate-cursed", &[("colour", name.into())]);
    }
    name
}

/// A colour as a name.
#[must_use]
pub fn colour_name(words: &Words, name: Colour) -> String {
    token_name(words, name)
}

/// Returns who can sit in a seat, and who decides for it then.
#[must_use]
pub fn seat_kind_texts(words: &Words, kind: SeatKind) -> (String, String) {
    let id = ids::seat_kind(kind);
    (words.say(&id, &[]), words.say(&format!("{id}.tip"), &[]))
}
