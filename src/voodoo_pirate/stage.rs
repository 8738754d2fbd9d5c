//! The stage: what lies on the chart as far as it has been shown. Events move it; after the last of them it is what the
//! view says.

use rules::table::Seat;
use rules::voodoo_pirate::Event;
use rules::voodoo_pirate::chart::{Heading, Space};
use rules::voodoo_pirate::pieces::Place;
use rules::voodoo_pirate::view::{TileView, View};

/// A ship on the chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Afloat {
    /// Where it lies.
    pub space: Space,
    /// Which way it faces.
    pub facing: Heading,
}

/// What lies on the chart.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Stage {
    /// Ships by seat.
    pub ships: Vec<Option<Afloat>>,
    /// Tiles laid, by slot.
    pub tiles: Vec<TileView>,
    /// The whirlpool.
    pub whirlpool: Option<Space>,
}

impl Stage {
    /// The stage as a view has it.
    #[must_use]
    pub fn of(view: &View) -> Self {
        let mut tiles = view.tiles.clone();
        tiles.sort_unstable_by_key(|tile| tile.slot);
        Self {
            ships: view
                .pirates
                .iter()
                .map(|pirate| {
                    pirate.space.map(|space| Afloat {
                        space,
                        facing: pirate.facing,
                    })
                })
                .collect(),
            tiles,
            whirlpool: view.whirlpool,
        }
    }

    /// What is on the chart after an event.
    pub fn apply(&mut self, event: &Event) {
        match *event {
            Event::Sailed { ship, to, .. } | Event::Leapt { ship, to, .. } => self.put(ship, to),
            Event::Faced { ship, heading } => {
                if let Some(Some(afloat)) = self.ships.get_mut(ship.index()) {
                    afloat.facing = heading;
                }
            }
            Event::TileLaid { tile, slot, turned } => {
                self.tiles.retain(|other| other.slot != slot);
                self.tiles.push(TileView { tile, slot, turned });
                self.tiles.sort_unstable_by_key(|tile| tile.slot);
            }
            Event::Moved {
                piece: Some(piece),
                to: Place::Sea(space),
                ..
            } => {
                // Ships are the first pieces, by seat; of the others only the whirlpool lies at sea.
                let ship = usize::from(piece.0);
                if ship < self.ships.len() {
                    self.put(Seat(ship as u8), space);
                } else {
                    self.whirlpool = Some(space);
                }
            }
            _ => {}
        }
    }

    fn put(&mut self, ship: Seat, space: Space) {
        if let Some(place) = self.ships.get_mut(ship.index()) {
            let facing = place.map_or(Heading::West, |afloat| afloat.facing);
            *place = Some(Afloat { space, facing });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::table::{Dice, SeatKind, Table};
    use rules::voodoo_pirate::{Setup, VoodooPirate, load};

    #[test]
    fn after_the_last_event_the_stage_is_what_the_view_says() {
        for seed in 0..12 {
            let kinds = [
                SeatKind::Random,
                SeatKind::Cursed,
                SeatKind::Random,
                SeatKind::Cursed,
            ];
            let mut table =
                Table::<VoodooPirate>::new(load::standard(), &Setup::of(&kinds), seed).unwrap();
            let mut dice = Dice::new(seed);
            let mut stage = Stage {
                ships: vec![None; kinds.len()],
                ..Stage::default()
            };
            let mut heard = 0;
            loop {
                let told: Vec<_> = table.tale_for(None, heard).collect();
                heard = table.tale().len();
                for (_, told) in told {
                    stage.apply(&told.event);
                }
                assert_eq!(
                    stage,
                    Stage::of(&table.view(None)),
                    "seed {seed}, event {heard}"
                );
                let Some(decision) = table.decision() else {
                    break;
                };
                let choice = decision.choices[dice.below(decision.choices.len())];
                table.choose(choice).unwrap();
            }
        }
    }
}
