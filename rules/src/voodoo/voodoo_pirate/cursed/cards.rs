//! The use that Cursed Pirates make of a card (`voodoo-pirate §12`).

use crate::voodoo_pirate::chart::Space;
use crate::voodoo_pirate::event::Cause;
use crate::voodoo_pirate::pieces::{Card, Object, Place};
use crate::voodoo_pirate::play::Play;
use rules::table::Seat;

impl Play<'_, '_> {
    /// Before its turn a Cursed Pirate sees whether its card can be conjured at all. One that lost its poppet since Dusk takes
    /// one instead of conjuring Tix.
    pub fn cursed_weighs_card(&mut self, seat: Seat) {
        if self.weigh_card(seat) == Some(Card::Tix) && self.own.stores.poppets(seat) == 0 {
            self.move_poppet(Place::Supply, Place::Aboard(seat), Cause::Cursed);
        }
    }

    /// Take: two coins; and a poppet if it has none; and a soul if it has none.
    pub fn cursed_take(&mut self, seat: Seat) {
        for _ in 0..2 {
            self.move_coin(Place::Supply, Place::Aboard(seat), Cause::Take);
        }
        if self.own.stores.poppets(seat) == 0 {
            self.move_poppet(Place::Supply, Place::Aboard(seat), Cause::Take);
        }
        if self.holds.gets_free_souls(seat) && !self.holds.has_soul(seat) {
            self.draw_soul(seat, Cause::Take);
        }
    }

    /// Returns whether a Cursed Pirate finds a ship to use Silent Oars on.
    pub fn cursed_oars_victim(&self, seat: Seat) -> Option<Seat> {
        let rank = |victim| {
            let booty = self.booty(seat, victim, self.oars_aboard(seat));
            booty.map(|(rank, _)| std::cmp::Reverse(rank))
        };
        self.oars_victims(seat)
            .filter(|&victim| self.crew.house.blessed || rank(victim).is_some())
            .max_by_key(|&victim| {
                let space = self.ships.space(victim);
                (
                    rank(victim),
                    space.map(Space::value),
                    space.map(|space| std::cmp::Reverse(space.column())),
                )
            })
    }
}

/// Silent Oars are used as soon as that is possible, on any move's end, but not in jail (§12, §16).
pub fn oars(seat: Seat, play: &mut Play) {
    let usable = play.own.stores.has_object(seat, Object::SilentOars)
        && !play.markers.is_jailed(seat)
        && !play.in_harbour(seat)
        && play.cursed_oars_victim(seat).is_some();
    if usable {
        play.use_object(seat, Object::SilentOars);
    }
}
