//! The rules of the games on the shelf, a line each.

pub use rules_cursed_seas as cursed_seas;
pub use rules_pirate_crusades as pirate_crusades;
pub use rules_voodoo as voodoo;
pub use rules_voodoo::{voodoo_cards, voodoo_pirate};
pub use rules_voodoo_island as voodoo_island;
