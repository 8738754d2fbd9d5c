//! The palette: a moonlit linocut chart.

use bevy::color::Color;
use bevy_egui::egui::Color32;
use games::voodoo::Colour;
use rules::kit::Texted;

/// Returns an opaque colour from its hexadecimal number.
pub(crate) const fn hex(number: u32) -> Color32 {
    Color32::from_rgb((number >> 16) as u8, (number >> 8) as u8, number as u8)
}

/// The colour behind everything, in the world.
pub const WALNUT_DARK_WORLD: Color = Color::srgb(0.165, 0.098, 0.07);
/// The ground of a panel.
pub const PANEL: Color32 = Color32::from_rgba_premultiplied(14, 24, 37, 230);
/// The opaque ground of a panel.
pub const PANEL_SOLID: Color32 = hex(0x101B29);
/// The ground of a recess in a panel, such as a slot or a cell.
pub const WELL: Color32 = hex(0x0A121C);
/// The ground of a thing that can be pressed or set.
pub const FILL: Color32 = hex(0x1B2634);
/// The ground of such a thing while the mouse or the keyboard's cursor is on it.
pub const FILL_LIT: Color32 = hex(0x2B3A4D);
/// The ground of texts over the table, such as chips and the prompt.
pub const CHIP: Color32 = Color32::from_rgba_premultiplied(11, 17, 27, 244);
/// The edge of a panel.
pub const LINE: Color32 = hex(0x46586A);
/// The edge of a slot.
pub const SLOT: Color32 = hex(0x3B4C5E);
/// Text on panels.
pub const TEXT: Color32 = hex(0xF1E7CF);
/// Secondary text on panels.
pub const FAINT: Color32 = hex(0xA9B6C2);
/// The placeholder in a text field.
pub const HINT: Color32 = hex(0x8593A1);
/// Text and shapes on parchment and brass.
pub const INK: Color32 = hex(0x1D1A1E);
/// Brass in the light.
pub const BRASS_LIGHT: Color32 = hex(0xF0CF7A);
/// Brass.
pub const BRASS: Color32 = hex(0xC89B3C);
/// Brass in the shade.
pub const BRASS_DARK: Color32 = hex(0x8A6422);
/// The numbers at the chart's edge.
pub const EDGE: Color32 = hex(0xC9B27A);
/// Parchment.
pub const PARCHMENT: Color32 = hex(0xF6EBD0);
/// Text on a card.
pub const CARD_TEXT: Color32 = hex(0x2A2119);
/// Secondary text on parchment.
pub const CARD_FAINT: Color32 = hex(0x6A5030);
/// Gains on parchment.
pub const GILT: Color32 = hex(0x765214);
/// Losses on parchment.
pub const LOST: Color32 = hex(0x8E2A1C);
/// The better answer, on parchment.
pub const BETTER: Color32 = hex(0x1F5A3E);
/// The frame of the better answer, on the table.
pub const BETTER_LIGHT: Color32 = hex(0x7FD6A2);
/// The ground under a winner, on parchment.
pub const WINNER: Color32 = hex(0xFADF98);
/// Frames of things that can be chosen.
pub const CREAM: Color32 = hex(0xFFF6DC);
/// Foam.
pub const FOAM: Color32 = hex(0xC6E8EE);
/// Foresight, and branches of the timeline.
pub const PREVIEW: Color32 = hex(0xDCE9FF);
/// Danger, and the arrow of the weather vane.
pub const DANGER: Color32 = hex(0xE5533D);
/// Tide in.
pub const TIDE_IN: Color32 = hex(0x57C7D9);
/// Tide out.
pub const TIDE_OUT: Color32 = hex(0xC78CE0);
/// Dusk barrels.
pub const DUSK: Color32 = hex(0xF3A95F);
/// Moonlight barrels, previews.
pub const MOON: Color32 = hex(0xA9C8F2);
/// The vane's quadrant in force.
pub const QUADRANT: Color32 = hex(0xF7C65A);
/// The vane's other quadrants.
pub const VANE: Color32 = hex(0xE9DCB8);
/// Shapes on the vane.
pub const VANE_SHAPE: Color32 = hex(0x6B5731);

/// The ground of the texts over the table's upper edge.
pub const TOP_BAR: Color32 = Color32::from_rgba_premultiplied(6, 10, 18, 235);
/// The ground, thinned, of a line that is new or pointed at.
pub const LINE_LIT: Color32 = hex(0x78A0C8);
/// The ground of the tide's name while it is in.
pub const TIDE_IN_GROUND: Color32 = hex(0x12394C);
/// The ground of the tide's name while it is out.
pub const TIDE_OUT_GROUND: Color32 = hex(0x33224A);
/// The ground of Dusk's name while it is Dusk.
pub const DUSK_GROUND: Color32 = hex(0x4A3325);
/// The points of a square, thinned, on the water.
pub const VALUE: Color32 = hex(0xE6F2F6);
/// The thinned veil over a chart during a rehearsal.
pub const VEIL: Color32 = hex(0xC4D4F0);
/// The sign of a pad's lower button, in the colour that most pads give it, on a dark ground.
pub const PAD_SOUTH: Color32 = hex(0x8FD16E);
/// The sign of the right button.
pub const PAD_EAST: Color32 = hex(0xF08A78);
/// The sign of the left button.
pub const PAD_WEST: Color32 = hex(0x86BDF2);
/// The sign of the upper button.
pub const PAD_NORTH: Color32 = hex(0xF2CE62);

/// The tint of a picture shown in its own colours.
pub const OWN: Color32 = Color32::WHITE;
/// The tint of a dimmed picture.
pub const OWN_DIM: Color32 = Color32::from_gray(120);
/// A die.
pub const DIE: Color32 = hex(0xEFE6D0);
/// The curtain's cloth in the light.
pub const CLOTH: Color32 = hex(0x5A1C2C);
/// The curtain's cloth in its folds.
pub const CLOTH_DARK: Color32 = hex(0x1C0A12);
/// A card's back, in small.
pub const CARD_BACK: Color32 = hex(0x17314A);
/// The table's wood, under its picture.
pub const WALNUT: Color32 = hex(0x2A1912);
/// Sand.
pub const SAND: Color32 = hex(0xF1DCA6);
/// The flash of a gun.
pub const FLASH: Color32 = hex(0xFFE7A8);
/// Its middle.
pub const FLASH_CORE: Color32 = Color32::WHITE;
/// The smoke of guns.
pub const SMOKE: Color32 = hex(0xD6DBE2);
/// Calm water on a small tile.
pub const SEA: Color32 = hex(0x12415E);
/// The card below it.
pub const TILE: Color32 = hex(0x7A6848);
/// Haunted water.
pub const HAUNTED: Color32 = hex(0x1B8A80);
/// The spirits on it.
pub const SPIRIT: Color32 = hex(0xC6FFF0);
/// An emerald.
pub const EMERALD: Color32 = hex(0x6FE0A0);
/// The ground of a skull that is worth the same to all.
pub const SLATE: Color32 = hex(0x5A626C);
/// The ground of skulls in the colours of souls.
pub const NIGHT: Color32 = hex(0x1B2433);
/// Purple that can be told from the night.
pub const VIOLET: Color32 = hex(0xB08CF5);
/// The ground of Jax's picture.
pub const JAX: Color32 = hex(0x2E6E86);
/// The ground of Tok's picture.
pub const TOK: Color32 = hex(0x4A5A96);
/// The ground of #oodoo's picture.
pub const HOODOO: Color32 = hex(0x6A3F7C);
/// The ground of Tix's picture.
pub const TIX: Color32 = hex(0x8A3B32);
/// The ground of Poppet's picture.
pub const POPPET: Color32 = hex(0x80601F);
/// The ground of Take's picture.
pub const TAKE: Color32 = hex(0x2F6B57);

/// The grounds of an attack's possible outcomes: the other ship yields, is taken, gets away, wins, or is a fleet.
pub const OUTLOOKS: [Color32; 5] = [
    hex(0x1F5743),
    hex(0x22506B),
    hex(0x4A4A2A),
    hex(0x5A2A2A),
    HOODOO,
];

/// The wales and rails of ships: Barbary, Jade, Cursed, Pirates, England, Spain, France, America, Vikings, Mercenaries.
pub const TRIMS: [Color32; 10] = [
    hex(0x2F9C6B),
    hex(0xD8453A),
    hex(0x45E8C6),
    hex(0x3A3740),
    hex(0xF4EFE2),
    hex(0xE8B53A),
    hex(0x3E66C8),
    hex(0x9AB4E0),
    hex(0xC8742E),
    hex(0x8E9AA6),
];

/// The frame of a zone of a card that counts.
pub const LIT: Color32 = hex(0xFFC93C);
/// The ground of a zone that does not.
pub const CARD_DIM: Color32 = hex(0xE0D0A6);
/// Text and signs on a card in its nation's colour.
pub const CARD_LIGHT: Color32 = hex(0xF4EFE2);
/// The sails of ships that no player sails.
pub const CANVAS: Color32 = hex(0xE9DCB8);
/// The ground that the houses of a town stand on.
pub const STAGE_LAND: Color32 = hex(0x1D4B40);
/// The mark on a seal of wax.
pub const SEAL_MARK: Color32 = hex(0xF6D9B8);

/// The white explorer.
pub const FEATHER: Color32 = hex(0xF7F2E4);
/// The black explorer, on dark grounds.
pub const RAVEN: Color32 = hex(0x615F70);

/// Returns a pirate's colour.
#[must_use]
pub fn colour(colour: Colour) -> Color32 {
    match colour {
        Colour::Red => hex(0xE24B4F),
        Colour::Yellow => hex(0xFFD21F),
        Colour::Blue => hex(0x4FA3DB),
        Colour::Green => hex(0x93F2BE),
        Colour::Purple => hex(0x7A45DE),
    }
}

/// Returns the name of a colour as the names of pictures have it.
#[must_use]
pub fn colour_name(colour: Colour) -> &'static str {
    colour.text_id().trim_start_matches("colour-")
}
