//! The palette: a moonlit linocut chart.

use bevy::color::Color;
use bevy_egui::egui::Color32;
use rules::voodoo_pirate::pieces::{Card, Colour};

/// An opaque colour by its hexadecimal number.
const fn hex(number: u32) -> Color32 {
    Color32::from_rgb((number >> 16) as u8, (number >> 8) as u8, number as u8)
}

/// Behind everything.
pub const WALNUT_DARK_WORLD: Color = Color::srgb(0.165, 0.098, 0.07);
/// A panel's ground.
pub const PANEL: Color32 = Color32::from_rgba_premultiplied(14, 24, 37, 230);
/// A panel's ground where nothing may shine through.
pub const PANEL_SOLID: Color32 = hex(0x10_1B_29);
/// A well in a panel: slots, cells.
pub const WELL: Color32 = hex(0x0A_12_1C);
/// A panel's edge.
pub const LINE: Color32 = hex(0x46_58_6A);
/// A slot's edge.
pub const SLOT: Color32 = hex(0x3B_4C_5E);
/// Text.
pub const TEXT: Color32 = hex(0xF1_E7_CF);
/// Text that says less.
pub const FAINT: Color32 = hex(0xA9_B6_C2);
/// Ink on parchment and brass.
pub const INK: Color32 = hex(0x1D_1A_1E);
/// Brass in the light.
pub const BRASS_LIGHT: Color32 = hex(0xF0_CF_7A);
/// Brass.
pub const BRASS: Color32 = hex(0xC8_9B_3C);
/// Brass in the shade.
pub const BRASS_DARK: Color32 = hex(0x8A_64_22);
/// The numbers on the chart's edge.
pub const EDGE: Color32 = hex(0xC9_B2_7A);
/// Parchment.
pub const PARCHMENT: Color32 = hex(0xF6_EB_D0);
/// A card's text.
pub const CARD_TEXT: Color32 = hex(0x2A_21_19);
/// Legal squares and targets.
pub const CREAM: Color32 = hex(0xFF_F6_DC);
/// Danger, the vane's arrow.
pub const DANGER: Color32 = hex(0xE5_53_3D);
/// Tide in.
pub const TIDE_IN: Color32 = hex(0x57_C7_D9);
/// Tide out.
pub const TIDE_OUT: Color32 = hex(0xC7_8C_E0);
/// Dusk barrels.
pub const DUSK: Color32 = hex(0xF3_A9_5F);
/// Moonlight barrels, previews.
pub const MOON: Color32 = hex(0xA9_C8_F2);
/// The vane's quadrant in force.
pub const QUADRANT: Color32 = hex(0xF7_C6_5A);
/// The vane's other quadrants.
pub const VANE: Color32 = hex(0xE9_DC_B8);
/// Shapes on the vane.
pub const VANE_SHAPE: Color32 = hex(0x6B_57_31);

/// A pirate's colour.
#[must_use]
pub fn colour(colour: Colour) -> Color32 {
    match colour {
        Colour::Red => hex(0xE2_4B_4F),
        Colour::Yellow => hex(0xFF_D2_1F),
        Colour::Blue => hex(0x4F_A3_DB),
        Colour::Green => hex(0x93_F2_BE),
        Colour::Purple => hex(0x7A_45_DE),
    }
}

/// The name of a colour in the names of pictures.
#[must_use]
pub fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Yellow => "yellow",
        Colour::Blue => "blue",
        Colour::Green => "green",
        Colour::Purple => "purple",
    }
}

/// The tint of a card's picture.
#[must_use]
pub fn card(card: Card) -> Color32 {
    match card {
        Card::Jax => hex(0x2E_6E_86),
        Card::Tok => hex(0x4A_5A_96),
        Card::Hoodoo => hex(0x6A_3F_7C),
        Card::Tix => hex(0x8A_3B_32),
        Card::Poppet => hex(0x80_60_1F),
        Card::Take => hex(0x2F_6B_57),
    }
}
