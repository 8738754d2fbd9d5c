//! What things are called.

use super::{Speaker, Voiced, ids};
use crate::{Cell, Chair, Colour, Face, Wind};
use rules::kit::{Said, Texted, seat_name, token_name};
use rules::table::words::{Value, Words};
use rules::table::{Seat, SeatKind};

impl<G: Voiced> Speaker<G> {
    /// A colour before a thing: `blue`.
    #[must_use]
    pub fn colour(&self, name: Colour) -> String {
        self.say(name.text_id(), &[])
    }

    /// A colour as a name: `Blue`.
    #[must_use]
    pub fn colour_name(&self, colour: Colour) -> String {
        colour_name(self.words(), colour)
    }

    /// A phase: `Moonlight`.
    #[must_use]
    pub fn phase(&self, phase: G::Phase) -> String {
        self.say(phase.text_id(), &[])
    }

    /// What happens in a phase.
    #[must_use]
    pub fn phase_tip(&self, phase: G::Phase) -> String {
        self.say_part(phase.text_id(), "tip", &[])
    }

    /// A direction: `west`.
    #[must_use]
    pub fn heading(&self, heading: G::Heading) -> String {
        self.say(heading.text_id(), &[])
    }

    /// An Action card: `Tok`.
    #[must_use]
    pub fn card(&self, card: G::Card) -> String {
        self.say(card.text_id(), &[])
    }

    /// What is printed on an Action card.
    #[must_use]
    pub fn card_face(&self, card: G::Card) -> String {
        self.say_part(card.text_id(), "face", &[])
    }

    /// A barrel: `Stars`.
    #[must_use]
    pub fn barrel(&self, barrel: G::Barrel) -> String {
        self.say(barrel.text_id(), &[])
    }

    /// A blessed card's rank: `Queen`.
    #[must_use]
    pub fn rank(&self, rank: G::Rank) -> String {
        self.say(rank.text_id(), &[])
    }

    /// What made a pirate's points of its blessed card, where it holds one that is known.
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

    /// What a barrel does.
    #[must_use]
    pub fn barrel_tip(&self, barrel: G::Barrel) -> String {
        self.say_part(barrel.text_id(), "tip", &[])
    }

    /// A wind: `Mermaid's Breath`.
    #[must_use]
    pub fn wind(&self, name: Wind) -> String {
        self.say(name.text_id(), &[])
    }

    /// What a wind does.
    #[must_use]
    pub fn wind_tip(&self, name: Wind) -> String {
        self.say_part(name.text_id(), "tip", &[])
    }

    /// The same in three or four words.
    #[must_use]
    pub fn wind_short(&self, name: Wind) -> String {
        self.say_part(name.text_id(), "short", &[])
    }

    /// Whether a pirate places a soul, and which wind holds its ship, so that the soul would not carry it.
    pub(crate) fn place_soul(&self, seat: Seat, held_by: Option<Wind>) -> String {
        let held = held_by.map_or("no", |wind| wind.text_id().trim_start_matches("wind-"));
        self.say(
            "prompt-place-soul",
            &[self.pirate(seat), ("held", held.into())],
        )
    }

    /// How far the wind turns, and to where it does from one that is known.
    pub(crate) fn quadrants(&self, quadrants: u8, from: Option<Wind>) -> String {
        let turn = ("quadrants", quadrants.into());
        match from {
            Some(from) => {
                let wind = self.wind(from.turned(quadrants));
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
                let colour = ("colour", self.colour(colour).into());
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

    /// Who can sit in a seat: `Cursed Pirate`.
    #[must_use]
    pub fn seat_kind(&self, kind: SeatKind) -> String {
        self.say(&ids::seat_kind(kind), &[])
    }

    /// Who decides for a seat of this kind.
    #[must_use]
    pub fn seat_kind_tip(&self, kind: SeatKind) -> String {
        self.say_part(&ids::seat_kind(kind), "tip", &[])
    }

    /// A source of points by its name in files: `Location`.
    #[must_use]
    pub fn score_source(&self, source: &str) -> String {
        self.say(&format!("score-{source}"), &[])
    }

    /// What all points together are called.
    #[must_use]
    pub fn score_total(&self) -> String {
        self.say("score-total", &[])
    }

    /// How a source of points is counted, by its name in files.
    #[must_use]
    pub fn score_tip(&self, source: &str) -> String {
        self.say_part(&format!("score-{source}"), "tip", &[])
    }

    /// What all points together are, and how ties are broken.
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
        ("barrel", self.barrel(barrel).into())
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

/// Who can sit in a seat, and who decides for it then.
#[must_use]
pub fn seat_kind_texts(words: &Words, kind: SeatKind) -> (String, String) {
    let id = ids::seat_kind(kind);
    (words.say(&id, &[]), words.say(&format!("{id}.tip"), &[]))
}
