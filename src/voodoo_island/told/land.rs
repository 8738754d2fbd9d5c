//! The map and the lake in words.

use super::{Teller, cell};
use crate::table::figures::capital;
use crate::table::{Seen, TextSection};
use crate::voodoo_island::tips::{self, Seen as _};
use games::voodoo_island::values::{Cell, HelperPlace, Mission, Supply};
use rules::kit::Texted;
use rules::table::words::Value;

impl Teller<'_> {
    /// Says the things on the map, kind by kind.
    pub(super) fn map(&self) -> TextSection {
        let mut part = TextSection::new(self.say("told-map", &[]));
        part.explain(self.say("told-cells", &[]), self.tip("tip-dice"));
        for &mission in Mission::ALL {
            self.site(&mut part, mission);
        }
        for there in [true, false] {
            for &supply in Supply::ALL {
                self.tiles(&mut part, supply, there);
            }
        }
        let mist = self.view().tiles.mist;
        if mist.is_empty() {
            part.say(self.say("told-mist-none", &[]));
        } else {
            let cells = ("cells", self.cells(mist.iter()));
            let text = self.say("told-mist", &[cells]);
            part.explain(text, self.tip("tip-mist"));
        }
        part.about("tip-mist");
        part
    }

    /// Cells one after the other.
    fn cells(&self, cells: impl Iterator<Item = Cell>) -> Value<'static> {
        let cells: Vec<String> = cells.map(|cell| format!("{cell:?}")).collect();
        self.list(&cells)
    }

    /// Adds the site of a mission.
    fn site(&self, part: &mut TextSection, mission: Mission) {
        let at = self.board().mission(mission);
        let there = self.view().tiles.on_spots.contains(at);
        let state = if there { "there" } else { "taken" };
        let values = [
            ("number", mission.number().into()),
            ("mission", self.text(mission)),
            ("cell", cell(at)),
            ("state", state.into()),
        ];
        let tip = tips::site(self, mission, there).texts();
        part.explain(self.say("told-site", &values), tip);
        part.about(mission.text_id());
    }

    /// Adds the spots of a supply whose tiles are there, or were taken, if there are any.
    fn tiles(&self, part: &mut TextSection, supply: Supply, there: bool) {
        let (board, on_spots) = (self.board(), self.view().tiles.on_spots);
        let spots = board.supplies.iter();
        let spots = spots.filter(|&spot| board.supply(spot) == Some(supply));
        let mut spots = spots
            .filter(|&spot| on_spots.contains(spot) == there)
            .peekable();
        if spots.peek().is_none() {
            return;
        }
        let id = if there {
            "told-tiles"
        } else {
            "told-tiles-taken"
        };
        let values = [("supply", self.text(supply)), ("cells", self.cells(spots))];
        let tip = tips::tile(self, supply, there).texts();
        part.explain(capital(&self.say(id, &values)), tip);
    }

    /// Returns the places in the lake, with the helpers there.
    pub(super) fn places(&self) -> TextSection {
        let mut part = TextSection::new(self.say("told-places", &[]));
        for &supply in Supply::ALL {
            let to = HelperPlace::Supply(supply);
            let free = self.view().room_for_helpers(self.data(), supply);
            let values = [
                ("supply", self.text(supply)),
                ("helpers", self.who(to)),
                ("free", free.into()),
            ];
            let tip = tips::bare_place(self, to).texts();
            part.explain(capital(&self.say("told-place", &values)), tip);
            part.about("tip-place");
        }
        let to = HelperPlace::Helicopter;
        let text = self.say("told-helicopter-place", &[("helper", self.who(to))]);
        part.explain(text, tips::bare_place(self, to).texts());
        part.about("tip-helicopter-place");
        part
    }

    /// Returns the owners of the helpers at a place; `none` if there are no helpers.
    fn who(&self, to: HelperPlace) -> Value<'static> {
        let there = self.view().helpers_at(to);
        let names: Vec<String> = there.map(|seat| self.speaker.teller.name(seat)).collect();
        if names.is_empty() {
            "none".into()
        } else {
            self.list(&names)
        }
    }
}
