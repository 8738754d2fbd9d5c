//! Pictures of what can be bought.

use super::super::{looks, portrait};
use crate::theme::{Pen, palette};
use bevy_egui::egui::{Rect, vec2};
use games::cursed_seas::data::Data;
use games::cursed_seas::{Creature, Item, Ship};

/// A picture of something.
#[derive(Debug, Clone, Copy)]
pub(super) enum Picture {
    /// A ship from the side.
    Ship(Ship),
    /// A creature.
    Creature(Creature),
    /// A card.
    Item(Item),
}

impl Picture {
    /// Draws it as high as a room, at its left end, and returns where it ends.
    pub(super) fn draw(self, pen: &Pen, data: &Data, room: Rect) -> f32 {
        let high = room.height();
        let wide = match self {
            Self::Item(_) => high,
            Self::Ship(_) | Self::Creature(_) => portrait::width(high),
        };
        let frame = Rect::from_min_size(room.min, vec2(wide, high));
        match self {
            Self::Ship(ship) => {
                let data = data.ship(ship);
                let all = u8::MAX >> (8 - data.masts);
                portrait::ship(pen, frame, data, [all, 0], palette::CREAM);
            }
            Self::Creature(creature) => portrait::creature(pen, frame, creature),
            Self::Item(item) => pen.art(&looks::item(item), frame.center(), high),
        }
        frame.right()
    }
}
