//! New tiles: what is turned when a ship sails off the tiles there are (`voodoo-pirate §8.2`).

use super::chart::{Quarters, Slot};
use super::event::{Cause, Event};
use super::pieces::Place;
use super::play::Play;
use crate::table::Seat;

impl Play<'_, '_> {
    /// Turns the top tile and lays it: as it was drawn, or as the captain on Sea chose.
    pub fn lay_tile(&mut self, slot: Slot, chosen: Option<Quarters>) {
        let mut laid = None;
        for (id, tile, mut at, mut turned, _) in &mut self.own.tiles {
            match at.place {
                Place::Stack(0) => {
                    at.place = Place::Slot(slot);
                    if let Some(quarters) = chosen {
                        turned.0 = quarters;
                    }
                    laid = Some((*id, tile.0, turned.0));
                }
                Place::Stack(deep) => at.place = Place::Stack(deep - 1),
                _ => {}
            }
        }
        if let Some((piece, tile, turned)) = laid {
            self.own.lying.tile_laid(tile, turned, slot);
            self.log.tell(
                Event::Moved {
                    piece: Some(piece),
                    from: Place::Stack(0),
                    to: Place::Slot(slot),
                },
                Cause::NewTile,
            );
            self.log
                .tell(Event::TileLaid { tile, slot, turned }, Cause::NewTile);
        }
    }

    /// The top tile of the stack and how it lies.
    pub fn top_tile(&self) -> Option<(u8, Quarters)> {
        self.own
            .tiles
            .iter()
            .find(|(_, _, at, ..)| at.place == Place::Stack(0))
            .map(|(_, tile, _, turned, _)| (tile.0, turned.0))
    }

    /// Turns the top tile for all to see, before the captain on Sea says how it lies (§6).
    pub fn turn_top_tile(&mut self, captain: Seat) {
        for seat in captain.round(self.crew.seats()) {
            self.note_top_tile(seat);
        }
        if let Some((tile, turned)) = self.top_tile() {
            let event = Event::Looked {
                seat: captain,
                tile,
                turned,
            };
            self.log.tell(event, Cause::NewTile);
        }
    }

    /// Notes that a pirate has looked at the top tile.
    pub fn note_top_tile(&mut self, seat: Seat) {
        for (_, _, at, _, mut known) in &mut self.own.tiles {
            if at.place == Place::Stack(0) {
                known.0.insert(seat);
            }
        }
    }

    /// Whether the Time Out tile is on the chart.
    pub fn is_time_out(&self) -> bool {
        let mut laid = self.own.lying.tiles.iter().flatten();
        laid.any(|&(tile, _)| self.book.0.tiles[usize::from(tile) - 1].time_out)
    }
}
