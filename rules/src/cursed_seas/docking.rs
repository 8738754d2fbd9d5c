//! Docking and unloading (`cursed-seas §5.4`).

use super::data::Worth;
use super::play::Play;
use super::steps::Step;
use super::values::*;

/// She docks at an island.
pub fn dock((vessel, island): (Vessel, Island), play: &mut Play) {
    let seat = play.player(vessel);
    let isle = *play.waters.isle(island);
    if isle.is_foreign(seat) {
        if play.uses(vessel, Keyword::Raider, Cause::Docking) {
            play.tell(Event::Docked(vessel, island), Cause::Docking);
        }
        return;
    }
    play.tell(Event::Docked(vessel, island), Cause::Docking);
    if isle.home.is_none() {
        if isle.marked.contains(seat) {
            play.note(vessel, Cause::Docking, |today| today.marker = true);
        }
        if play.seats.mysterious && play.data().island(island).mystery.is_some() {
            play.agenda.push(Step::Mystery((vessel, island)));
        }
    }
    if isle.home.is_some() || isle.fort.is_some() {
        play.agenda.push(Step::Ends);
        play.agenda.push(Step::Unload((vessel, island)));
    }
}

/// All treasure aboard that is worth gold is unloaded at home or at an own fort, hers and that of a ship in her tow; fire masts are
/// removed from both.
pub fn unload((vessel, island): (Vessel, Island), play: &mut Play) {
    play.unload_one(vessel, island);
    if let Some(towed) = play.waters.towed_by(vessel) {
        play.unload_one(towed, island);
    }
}

impl Play<'_, '_> {
    /// Unloads a ship at home, or into an own fort, and puts out her fires.
    fn unload_one(&mut self, vessel: Vessel, island: Island) {
        self.change(vessel, Cause::Docking, |hull| hull.fire = 0);
        let aboard = self.holds.treasures_at(TreasurePlace::Aboard(vessel));
        let aboard: Vec<(Treasure, Loot)> =
            aboard.map(|(treasure, loot, _)| (treasure, loot)).collect();
        self.unload_treasure(vessel, island, &aboard);
    }

    /// A treasure that came to a ship docked at home, or at an own fort, is unloaded.
    pub fn unload_received(&mut self, vessel: Vessel, treasure: (Treasure, Loot)) {
        let port = self.docked_at(vessel).find(|&island| {
            let isle = self.waters.isle(island);
            let closed = isle.is_foreign(self.player(vessel));
            !closed && (isle.home.is_some() || isle.fort.is_some())
        });
        if let Some(island) = port {
            self.agenda.push(Step::Ends);
            self.unload_treasure(vessel, island, &[treasure]);
        }
    }

    /// Unloads treasure aboard a ship that is worth gold.
    fn unload_treasure(&mut self, vessel: Vessel, island: Island, aboard: &[(Treasure, Loot)]) {
        let (mut gold, mut found) = (0, 0);
        for &(treasure, loot) in aboard {
            let worth = match loot {
                Loot::Coin(value) => value,
                Loot::Unique(unique) => match self.data().unique(unique).worth {
                    Worth::Gold(gold) => gold,
                    Worth::Die => self.roll(Why::Worth, Some(vessel), Cause::Docking),
                    Worth::Nothing => continue,
                },
            };
            self.move_treasure(treasure, TreasurePlace::Gone, Cause::Docking);
            gold += worth;
            if matches!(loot, Loot::Unique(_)) {
                found += worth;
            }
        }
        if gold > 0 {
            self.tell(Event::Unloaded(vessel, gold), Cause::Docking);
            self.change_turn(Cause::Docking, |turn| turn.found += found);
            self.change_hoard(island, Cause::Docking, |hoard| *hoard += gold);
        }
    }
}
