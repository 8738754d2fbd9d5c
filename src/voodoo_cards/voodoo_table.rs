//! The card game as it is drawn: its part of the table, beside the shared one.

use super::objects::{self, Held};
use super::{Speaker, drawing, odds, ring, told, why};
use crate::table::tips::Tip;
use crate::table::{Said, Telling, TextSection};
use crate::theme::palette;
use crate::voodoo::{Charted, Composed, Staged, VoodooTable, Worded};
use bevy::math::Vec2;
use bevy_egui::egui::Color32;
use games::voodoo_cards::event::Cause;
use games::voodoo_cards::pieces::{Barrel, Card, Face, Place, Rank};
use games::voodoo_cards::ring::{Heading, Space};
use games::voodoo_cards::view::View;
use games::voodoo_cards::{Choice, Event, Question, VoodooCards};
use rules::table::{Logged, Seat};

impl VoodooTable for VoodooCards {
    type Good = Held;
    const PASSES: &'static [Choice] = &[Choice::Pass];
    const ANY_RANK: Rank = Rank::Ace;
    const PLACES: usize = 0;
    const UNKNOWN: &'static str = "art/object-back";

    fn composed() -> Composed<Self> {
        drawing::composed()
    }

    fn card_looks(card: Card) -> (&'static str, Color32) {
        match card {
            Card::Jax => ("soul", palette::JAX),
            Card::Tok => ("spectre", palette::TOK),
            Card::Hoodoo => ("pentacle", palette::HOODOO),
            Card::Tix => ("body-swapping", palette::TIX),
            Card::Take => ("open-treasure-chest", palette::TAKE),
        }
    }

    fn barrel_looks(_: &View, barrel: Barrel) -> (&'static str, bool) {
        match barrel {
            Barrel::Stars => ("stars-stack", true),
            Barrel::Moon => ("moon", true),
            Barrel::Bones => ("crossed-bones", true),
            Barrel::Sea => ("waves", false),
            Barrel::Wind => ("windy-stripes", false),
        }
    }

    fn face_looks(_: &View, face: Face) -> Option<String> {
        match face {
            Face::Object(object) => Some(objects::looks(object).0.to_owned()),
            Face::Compass => Some("compass".to_owned()),
            Face::Round => Some("art/round-marker".to_owned()),
            _ => None,
        }
    }

    fn goods(view: &View, seat: Seat) -> Vec<Held> {
        let compass = view.pirate(seat).compass;
        compass.then_some(Held::Compass).into_iter().collect()
    }

    fn tokens(view: &View, seat: Seat) -> Vec<Held> {
        let objects = view.pirate(seat).objects.iter().copied();
        let compass = Self::goods(view, seat).into_iter();
        compass.chain(objects.map(Held::Object)).collect()
    }
}

impl Charted for VoodooCards {
    const HEADINGS: &'static [Heading] = Heading::ALL;
    const SHIP: f32 = 0.72;

    fn beside(space: Space, heading: Heading) -> Option<Space> {
        Some(space.step(heading))
    }

    fn centre(space: Space) -> Vec2 {
        ring::berth(space)
    }

    fn between_spaces(from: Space, to: Space, part: f32) -> Vec2 {
        ring::between(from, to, part)
    }

    fn angle(space: Space, facing: Heading) -> f32 {
        ring::turn(space, facing)
    }

    fn badge_off(at: Vec2, angle: f32) -> Vec2 {
        ring::badge_off(at, angle)
    }

    fn corners(space: Space) -> [Vec2; 4] {
        ring::brackets(space)
    }
}

impl Staged for VoodooCards {
    fn passes_by(question: Question) -> bool {
        matches!(question, Question::Board(_) | Question::Swap(_))
    }

    fn own_actor(event: &Event) -> Option<Seat> {
        match *event {
            Event::Looked { seat, .. } | Event::Used { seat, .. } | Event::Boarded { seat, .. } => {
                Some(seat)
            }
            Event::Blocked { ship, .. } => Some(ship),
            _ => None,
        }
    }

    fn own_seconds(event: &Event) -> f32 {
        match event {
            Event::Flipped { .. } => 0.55,
            Event::DeckShuffled => 0.4,
            _ => 0.0,
        }
    }

    fn own_sound(event: &Event, cause: Cause) -> Option<&'static str> {
        Some(match (event, cause) {
            (Event::Sailed { .. }, Cause::Current) => "current",
            (Event::Leapt { .. }, Cause::Maelstrom) => "storm",
            (Event::Flipped { .. } | Event::Switched { .. }, _) => "tile",
            (Event::DeckShuffled, _) => "card",
            (Event::Used { .. }, _) => "object",
            _ => return None,
        })
    }

    fn face_sound(face: Face, to: Place) -> Option<&'static str> {
        match (face, to) {
            (Face::Object(_) | Face::Compass, _) => Some("object"),
            _ => None,
        }
    }

    /// Gives the first of two cards of the sea that change places the time of both: they move at once.
    fn own_flight(from: Place, to: Place) -> Option<f32> {
        match (from, to) {
            (Place::Ring(from), Place::Ring(to)) if from.opposite() == to => {
                Some(if from < to { 1.1 } else { 0.0 })
            }
            (Place::Ring(_), Place::Ring(_)) => Some(0.5),
            _ => None,
        }
    }

    fn lies(place: Place) -> Place {
        match place {
            Place::Pile(_) => Place::Pile(0),
            Place::Spent(_) => Place::Spent(0),
            Place::Hold(seat, _) => Place::Hold(seat, 0),
            place => place,
        }
    }

    fn is_found(cause: Cause) -> bool {
        cause == Cause::Map
    }
}

impl Worded for VoodooCards {
    fn own_numbers(speaker: &Speaker, before: &View, told: &Logged<Self>) -> Vec<String> {
        why::numbers(speaker, before, told)
    }

    fn own_foretold(speaker: &Speaker, told: &Logged<VoodooCards>) -> Option<String> {
        match told.event {
            Event::Moved {
                from: Place::Pile(_),
                to: Place::Hold(seat, _),
                ..
            } => {
                let pirate = ("pirate", speaker.name(seat).into());
                Some(speaker.words().say("ui-foretold-object", &[pirate]))
            }
            _ => None,
        }
    }

    fn told(about: &Telling<Self>) -> [Vec<TextSection>; 2] {
        told::told(about)
    }

    fn own_odds(speaker: &Speaker, view: &View, _data: &Self::Data) -> Vec<Tip> {
        vec![odds::told(speaker, view)]
    }

    fn told_water(speaker: &Speaker, view: &View, space: Space) -> Option<Said> {
        told::water(speaker, view.at(space))
    }

    fn told_aboard(speaker: &Speaker, view: &View, seat: Seat) -> Vec<Said> {
        told::aboard(speaker, view, seat)
    }
}
