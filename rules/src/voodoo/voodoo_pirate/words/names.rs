//! Names of everything on the table.

use super::Speaker;
use crate::voodoo_pirate::chart::{Quarters, Space};
use crate::voodoo_pirate::choice::Item;
use crate::voodoo_pirate::data::{Feature, Ground};
use crate::voodoo_pirate::pieces::{Colour, Face};
use crate::voodoo_pirate::view::SpaceView;
use rules::kit::{Said, Texted};
use rules::table::words::Value;

impl Said<Speaker> for Space {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        speaker.space(self).into()
    }
}

impl Said<Speaker> for Quarters {
    fn said(self, _: &Speaker) -> Value<'static> {
        self.0.into()
    }
}

/// A soul by its place.
impl Said<Speaker> for Item {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        speaker.item(self, None).into()
    }
}

impl Speaker {
    /// A space: `(7, 3)`.
    #[must_use]
    pub fn space(&self, space: Space) -> String {
        let values = [
            ("column", space.column().into()),
            ("row", space.row().into()),
        ];
        self.say("space", &values)
    }

    /// Returns what a space carries: `treasure map`.
    #[must_use]
    pub fn feature(&self, feature: Feature) -> String {
        match feature {
            Feature::Object(object) => {
                self.say("feature-object", &[("object", self.text(object).into())])
            }
            Feature::Star(colour) => {
                self.say("feature-star", &[("colour", self.text(colour).into())])
            }
            _ => self.say(feature.text_id(), &[]),
        }
    }

    /// Returns what a space is, its feature aside: `Haunted water`.
    #[must_use]
    pub fn ground(&self, space: &SpaceView) -> String {
        self.say(ground_id(space), &[])
    }

    /// An item: `a coin`, `the Compass`; a soul by its colour, where that is known, or else by its place.
    #[must_use]
    pub fn item(&self, item: Item, soul: Option<Colour>) -> String {
        match (item, soul) {
            (Item::Coin, _) => self.piece(Face::Coin),
            (Item::Poppet, _) => self.piece(Face::Poppet),
            (Item::Soul(_), Some(colour)) => self.piece(Face::Soul(colour)),
            (Item::Soul(berth), None) => self.say("item-soul", &[("place", (berth + 1).into())]),
            (Item::Object(object), _) => self.the(object),
            (Item::Skull, _) => self.unknown_skull(),
        }
    }

    /// A skull whose reverse is not known: `a skull`.
    #[must_use]
    pub fn unknown_skull(&self) -> String {
        self.say("skull-unknown", &[])
    }

    /// A piece in a sentence: `a blue soul`, `the Compass`, `Anna's ship`. Only for who may know what it is.
    #[must_use]
    pub fn piece(&self, face: Face) -> String {
        let id = piece_id(face);
        match face {
            Face::Ship(seat) | Face::Figure(seat) => self.say(id, &[self.pirate(seat)]),
            Face::Soul(colour) => self.say(id, &[("colour", self.text(colour).into())]),
            Face::Object(_) | Face::Skull(_) => self.say_part(id, "the", &[]),
            Face::Card(seat, card) => {
                let card = ("card", self.text(card).into());
                self.say("piece-card", &[self.pirate(seat), card])
            }
            Face::Tile(tile) if self.is_time_out(tile) => self.say("piece-time-out", &[]),
            Face::Tile(tile) => self.say(id, &[("tile", tile.into())]),
            Face::Blessed(rank) => self.say(id, &[("rank", self.text(rank).into())]),
            // Nothing is filled into the names of the others.
            _ => self.say(id, &[]),
        }
    }

    /// Returns whether the game ends once this tile is out.
    pub(super) fn is_time_out(&self, tile: u8) -> bool {
        let index = usize::from(tile).checked_sub(1);
        index
            .and_then(|index| self.data.tiles.get(index))
            .is_some_and(|face| face.time_out)
    }
}

/// The text about the ground of a space.
pub(super) fn ground_id(space: &SpaceView) -> &'static str {
    match (space.ground, space.water) {
        (Ground::Harbour, _) => "ground-harbour",
        (Ground::Tidal(_), _) => "ground-tidal",
        (Ground::Shore, _) => "ground-shore",
        (Ground::Open | Ground::Sea(_), Some(water)) if water.haunted => "water-haunted",
        (Ground::Open | Ground::Sea(_), Some(_)) => "water-calm",
        (Ground::Open | Ground::Sea(_), None) => "ground-open",
    }
}

/// The text about a piece, or about what it shows.
pub(super) fn piece_id(face: Face) -> &'static str {
    match face {
        Face::Object(object) => object.text_id(),
        Face::Skull(skull) => skull.text_id(),
        Face::Card(_, card) => card.text_id(),
        Face::Barrel(barrel) => barrel.text_id(),
        other => other.text_id(),
    }
}
