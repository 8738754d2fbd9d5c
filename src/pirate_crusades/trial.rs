//! Tests of the table as it is drawn.

use super::panels;
use crate::Screen;
use crate::board::trial::Drawn;
use crate::table::Begin;
use bevy::prelude::{NextState, State};
use games::pirate_crusades::{GAME, PirateCrusades, ROVER, Setup};
use rules::kit::Value;

#[test]
fn after_the_end_the_table_tells_it_and_nothing_that_may_come() {
    for (game, id) in [("short", "ui-ahead"), ("long", "ui-sea-ahead")] {
        let setup = Setup::of(&[ROVER; 2]).with(&GAME, Value::One(game));
        let name = format!("end-crusades-{game}");
        let begin = Begin::New(setup, 3);
        let mut table = Drawn::<PirateCrusades>::begun(&name, begin, panels, |_| {});
        let [ahead, end] = [id, "phase-over.name"].map(|id| table.text(id));
        let mut foretold = false;
        for _ in 0..20_000 {
            if *table.get::<State<Screen>>().get() == Screen::Score {
                break;
            }
            table.frame();
            foretold |= table.shows(&ahead);
        }
        assert!(foretold, "{game}: it is never told in the game");
        table.get_mut::<NextState<Screen>>().set(Screen::Table);
        table.look();
        assert!(!table.shows(&ahead), "{game}");
        assert!(table.shows(&end), "{game}");
    }
}
