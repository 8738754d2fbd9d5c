//! A Voodoo game as it is drawn: its part of the table, beside the shared one.

use super::charted::Charted;
use super::drawing::Composed;
use super::scene::Scene;
use super::spotted::{Spot, Spotted};
use super::staged::Staged;
use super::voodoo_box::VoodooBox;
use super::worded::Worded;
use crate::table::tips::Tip;
use crate::theme::Pen;
use bevy_egui::egui::{Color32, Pos2};
use games::voodoo::lessons::Mark;
use games::voodoo::words::Speaker;
use games::voodoo::{PirateView, Seeing};
use rules::table::Seat;
use rules::table::lesson::Taught;

/// A game of the family on the table. The shared parts stand in this folder; nothing there asks which game it is.
pub trait VoodooTable:
    VoodooBox + Seeing + Taught<Mark = Mark<Self>> + Charted + Spotted + Staged + Worded
{
    /// A thing aboard that is shown as a picture.
    type Good: Good<Self>;

    /// The choices by which an offer goes by: a key of its own gives them.
    const PASSES: &'static [Self::Choice];

    /// One of the blessed cards, to explain them all by.
    const ANY_RANK: Self::Rank;

    /// The number of places for things on the lower line of a mat.
    const PLACES: usize;

    /// The picture of a piece whose face is hidden from the viewer.
    const UNKNOWN: &'static str;

    /// Returns the composition of its table: the family's parts, and its own.
    fn composed() -> Composed<Self>;

    /// Returns the height of the tide, 0 to 1; 0.5 where it never turns.
    fn tide(_view: &Self::View) -> f32 {
        0.5
    }

    /// Returns the picture of a card and its tint.
    fn card_looks(card: Self::Card) -> (&'static str, Color32);

    /// Returns the picture of a barrel, and whether it is of Dusk.
    fn barrel_looks(view: &Self::View, barrel: Self::Barrel) -> (&'static str, bool);

    /// Returns the picture of a piece that only this game has.
    fn face_looks(view: &Self::View, face: Self::Face) -> Option<String>;

    /// Returns the things on the lower line of a mat.
    fn goods(view: &Self::View, seat: Seat) -> Vec<Self::Good>;

    /// Returns the things behind a pirate's name.
    fn tokens(view: &Self::View, seat: Seat) -> Vec<Self::Good> {
        Self::goods(view, seat)
    }

    /// Returns the counts in a pirate's row besides location, coins, power and souls.
    fn counted(_view: &Self::View, _seat: Seat) -> Vec<Counted<Self>> {
        Vec::new()
    }

    /// Returns the tip of those counts.
    fn counted_tip(_speaker: &Speaker<Self>, _view: &Self::View, _seat: Seat) -> Tip {
        Tip::default()
    }

    /// Returns the tip of a pirate, with the game's own part.
    fn pirate_tip(_scene: &mut Scene<Self>, _seat: Seat, tip: Tip) -> Tip {
        tip
    }
}

/// A thing aboard that is shown as a picture.
pub trait Good<G: VoodooTable>: Copy {
    /// Draws it.
    fn draw(self, pen: &Pen, centre: Pos2, size: f32);

    /// Returns the name beside it, for where there is room; empty for none.
    fn name(self, speaker: &Speaker<G>) -> String;

    /// Returns its tip.
    fn tip(self, speaker: &Speaker<G>) -> Tip;

    /// Returns the spot of its choices, if it has any.
    fn spot(self) -> Option<Spot<G>>;
}

/// Something counted in a pirate's row.
#[derive(Debug, Clone, Copy)]
pub struct Counted<G: VoodooTable> {
    /// Its picture.
    pub icon: &'static str,
    /// The number of those that are not buried.
    pub open: u8,
    /// The number of those that are buried.
    pub buried: u8,
    /// The face of the pieces counted.
    pub face: G::Face,
}

impl<'a, G: VoodooTable> Scene<'a, G> {
    /// Returns a pirate.
    #[must_use]
    pub fn pirate(&self, seat: Seat) -> &'a PirateView<G> {
        self.view.pirate(seat)
    }
}
