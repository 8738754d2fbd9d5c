//! A Voodoo game as it is drawn: what the tables of both must know of it, and what it draws itself.

use super::charted::Charted;
use super::drawing::Composed;
use super::scene::Scene;
use super::seen::{Commons, Pirate};
use super::spotted::{Spot, Spotted};
use super::staged::Staged;
use super::voodoo_box::VoodooBox;
use super::worded::Worded;
use crate::table::tips::Tip;
use crate::theme::Pen;
use bevy_egui::egui::{Color32, Pos2};
use games::voodoo::lessons::Mark;
use games::voodoo::words::Speaker;
use rules::table::Seat;
use rules::table::lesson::Taught;
use std::fmt::Debug;

/// A game of the family on the table. What both games show alike stands in this folder; nothing there asks which game it is.
pub trait VoodooTable:
    VoodooBox<View: Clone + PartialEq + Debug + Send + Sync + 'static>
    + Taught<Mark = Mark<Self>>
    + Charted
    + Spotted
    + Staged
    + Worded
{
    /// A thing aboard that is shown as a picture.
    type Good: Good<Self>;

    /// The choices by which an offer goes by: a key of its own gives them.
    const PASSES: &'static [Self::Choice];

    /// One of the blessed cards, to explain them all by.
    const ANY_RANK: Self::Rank;

    /// Places for things on the lower line of a mat.
    const PLACES: usize;

    /// The picture of a piece whose face is not for those who look.
    const UNKNOWN: &'static str;

    /// What its table is composed of: what the family has, and its own.
    fn composed() -> Composed<Self>;

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

/// A thing aboard that is shown as a picture.
pub trait Good<G: VoodooTable>: Copy {
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
pub struct Counted<G: VoodooTable> {
    /// Its picture.
    pub icon: &'static str,
    /// How many.
    pub open: u8,
    /// How many are buried.
    pub buried: u8,
    /// What it is a count of.
    pub face: G::Face,
}

impl<'a, G: VoodooTable> Scene<'a, G> {
    /// Returns what lies on the table for all.
    #[must_use]
    pub fn commons(&self) -> Commons<'a, G> {
        G::commons(self.view)
    }

    /// Returns a pirate.
    #[must_use]
    pub fn pirate(&self, seat: Seat) -> Pirate<'a, G> {
        G::pirate(self.view, seat)
    }
}
