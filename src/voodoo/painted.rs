//! A Voodoo game as it is drawn: what the tables of both must know of it, and what it draws itself.

use super::Scene;
use super::seen::{Commons, Pirate};
use super::shelved::Shelved;
use super::spots::{Spot, Spotted};
use crate::board::ground::SQUARE;
use crate::table::tips::Tip;
use crate::table::{Said, Telling, Told};
use crate::theme::Pen;
use bevy::math::Vec2;
use bevy_egui::egui::{Color32, Pos2};
use rules::table::lesson::Taught;
use rules::table::{PieceId, Seat, ToldBy};
use rules::voodoo::lessons::Mark;
use rules::voodoo::words::{Speaker, Voiced};
use rules::voodoo::{Event, Shares, Voodoo};
use std::fmt::Debug;

/// A game of the family on the table. What both games show alike stands in this folder; nothing there asks which game it is.
pub trait Painted:
    Shelved<View: Clone + PartialEq + Debug + Send + Sync + 'static>
    + Taught<Mark = Mark<Self>>
    + Charted
    + Spotted
    + Staged
    + Worded
{
    /// A thing aboard that is shown as a picture.
    type Good: Good<Self>;

    /// One of the blessed cards, to explain them all by.
    const ANY_RANK: Self::Rank;

    /// Places for things on the lower line of a mat.
    const PLACES: usize;

    /// The picture of a piece whose face is not for those who look.
    const UNKNOWN: &'static str;

    /// Draws its table, composed of what any table is drawn with, of what the family has, and of its own.
    fn draw(pen: &mut Pen, scene: &mut Scene<Self>);

    /// What is seen lying on the table for all.
    fn commons(view: &Self::View) -> Commons<'_, Self>;

    /// What is seen of a pirate.
    fn pirate(view: &Self::View, seat: Seat) -> Pirate<'_, Self>;

    /// How high the tide is, 0 to 1; half where it never turns.
    fn tide(_view: &Self::View) -> f32 {
        0.5
    }

    /// The picture of a card and its tint.
    fn card_looks(card: Self::Card) -> (&'static str, Color32);

    /// The picture of a barrel, and whether it is of Dusk.
    fn barrel_looks(view: &Self::View, barrel: Self::Barrel) -> (&'static str, bool);

    /// The picture of a piece that only this game has.
    fn face_looks(view: &Self::View, face: Self::Face) -> Option<String>;

    /// Things on the lower line of a mat.
    fn goods(view: &Self::View, seat: Seat) -> Vec<Self::Good>;

    /// Things behind a pirate's name.
    fn tokens(view: &Self::View, seat: Seat) -> Vec<Self::Good> {
        Self::goods(view, seat)
    }

    /// What is counted in a pirate's row besides location, coins, power and souls.
    fn counted(_view: &Self::View, _seat: Seat) -> Vec<Counted<Self>> {
        Vec::new()
    }

    /// What is explained of it.
    fn counted_tip(_speaker: &Speaker<Self>, _view: &Self::View, _seat: Seat) -> Tip {
        Tip::default()
    }

    /// More about a pirate.
    fn pirate_tip(_scene: &mut Scene<Self>, _seat: Seat, tip: Tip) -> Tip {
        tip
    }
}

/// Where things lie on a game's chart in the world, and how ships lie there.
pub trait Charted: Voodoo {
    /// All directions, in the order in which they are shown.
    const HEADINGS: &'static [Self::Heading];
    /// How large a ship is drawn.
    const SHIP: f32 = 1.0;

    /// The space beside a space; nothing where the sea ends.
    fn beside(space: Self::Space, heading: Self::Heading) -> Option<Self::Space>;

    /// The middle of a space in the world.
    fn centre(space: Self::Space) -> Vec2;

    /// A point so far on the way from one space to another, 0 to 1.
    fn between_spaces(from: Self::Space, to: Self::Space, part: f32) -> Vec2 {
        Self::centre(from).lerp(Self::centre(to), part)
    }

    /// How far a ship on a space is turned that faces a way; one at nought faces up.
    fn angle(space: Self::Space, facing: Self::Heading) -> f32;

    /// Where the badge of a ship lies that is turned by an angle at a point of the world: how far to both sides, as badges
    /// keep from the middles of ships.
    fn badge_off(at: Vec2, angle: f32) -> Vec2;

    /// The corners of the brackets round a ship that is a target, one after another: those of its space.
    fn corners(space: Self::Space) -> [Vec2; 4] {
        let half = SQUARE / 2.0;
        let corners = [(-half, half), (half, half), (half, -half), (-half, -half)];
        corners.map(|corner| Self::centre(space) + Vec2::from(corner))
    }
}

/// How a game's own events are shown, and what moves in them.
pub trait Staged: Voodoo {
    /// Whether a question is asked in the midst of a move, which goes on when nothing is taken.
    fn passes_by(question: Self::Question) -> bool;

    /// Whose doing an event is that only this game has.
    fn own_actor(event: &Self::Event) -> Option<Seat>;

    /// How long an event is shown that only this game has, in seconds.
    fn own_seconds(event: &Self::Event) -> f32;

    /// Whether what carries a ship on by this rule, of this game alone, lets go of it slowly.
    fn drifts(_cause: Self::Cause) -> bool {
        false
    }

    /// The sound of an event or of a face that only this game has; it wins over the shared one.
    fn own_sound(event: &Self::Event, cause: Self::Cause) -> Option<&'static str>;

    /// The sound of a piece that moves which only this game has.
    fn face_sound(face: Self::Face, to: Self::Place) -> Option<&'static str>;

    /// Which piece moved, where an event tells that one did.
    fn moved(event: &Self::Event) -> Option<(Option<PieceId>, Self::Place, Self::Place)> {
        match event.shared()? {
            Event::Moved { piece, from, to } => Some((piece, from, to)),
            _ => None,
        }
    }

    /// A move between other places.
    fn between(event: &Self::Event, from: Self::Place, to: Self::Place) -> Self::Event {
        match event.shared() {
            Some(Event::Moved { piece, .. }) => Event::Moved { piece, from, to }.into(),
            _ => *event,
        }
    }

    /// How long a piece moves between places that only this game has, in seconds; nothing where that is as in both games.
    fn own_flight(from: Self::Place, to: Self::Place) -> Option<f32>;

    /// Where on the panels a piece is seen that lies in a place.
    fn lies(place: Self::Place) -> Self::Place {
        place
    }

    /// A piece that changes where it lies, of those that only this game has.
    fn changes(_event: &Self::Event) -> Option<(Self::Face, Self::Place)> {
        None
    }

    /// Whether what a pirate takes from the supply by this rule was found where its ship lies.
    fn is_found(cause: Self::Cause) -> bool;
}

/// What only a game itself tells in words.
pub trait Worded: Voiced {
    /// The numbers that went into an event which only this game has, or tells in its own way.
    fn own_numbers(
        _speaker: &Speaker<Self>,
        _before: &Self::View,
        _told: &ToldBy<Self>,
    ) -> Vec<String> {
        Vec::new()
    }

    /// What is known beforehand of an event that shows something, where both games do not know it alike.
    fn own_foretold(speaker: &Speaker<Self>, told: &ToldBy<Self>) -> Option<String>;

    /// What only this game tells of its table in words: before the other pirates, and after them.
    fn told(speaker: &Speaker<Self>, about: &Telling<Self>) -> [Vec<Told>; 2];

    /// How likely what only this game draws unseen is to be this or that.
    fn own_odds(speaker: &Speaker<Self>, view: &Self::View, data: &Self::Data) -> Vec<Tip>;

    /// The water of a space in words.
    fn told_water(speaker: &Speaker<Self>, view: &Self::View, space: Self::Space) -> Option<Said>;

    /// Things aboard in words.
    fn told_aboard(speaker: &Speaker<Self>, view: &Self::View, seat: Seat) -> Vec<Said>;
}

/// A thing aboard that is shown as a picture.
pub trait Good<G: Painted>: Copy {
    /// Draws it.
    fn draw(self, pen: &Pen, centre: Pos2, size: f32);

    /// What stands beside it where there is room.
    fn name(self, speaker: &Speaker<G>) -> String;

    /// What is explained of it.
    fn tip(self, speaker: &Speaker<G>) -> Tip;

    /// Where its choices lie.
    fn spot(self) -> Option<Spot<G>>;
}

/// Something counted in a pirate's row.
#[derive(Debug, Clone, Copy)]
pub struct Counted<G: Painted> {
    /// Its picture.
    pub icon: &'static str,
    /// How many.
    pub open: u8,
    /// How many are buried.
    pub buried: u8,
    /// What it is a count of.
    pub face: G::Face,
}
