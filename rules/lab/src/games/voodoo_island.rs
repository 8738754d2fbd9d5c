//! Voodoo Island on the command line.

use super::telling::{asked, speaker, telling};
use super::{Asked, Lab, Listener, Telling};
use crate::out::Failure;
use crate::scenario::Named;
use games::voodoo_island::VoodooIsland;
use games::voodoo_island::data::Data;
use games::voodoo_island::values::{
    Cause, Choice, Daytime, Event, Expedition, IslandCard, Item, Mission, Phase, Question, Reason,
    Supply,
};
use games::voodoo_island::words::Speaker;
use rules::table::Table;

impl Lab for VoodooIsland {
    const FOLDER: &'static str = "voodoo_island";
    const PAGE: &'static str = include_str!("../../../pages/voodoo-island.md");

    fn named() -> Vec<Named> {
        vec![
            Named::of::<Expedition>("expedition cards"),
            Named::of::<IslandCard>("island cards"),
            Named::of::<Item>("items"),
            Named::of::<Supply>("supplies"),
            Named::of::<Mission>("missions"),
            Named::of::<Daytime>("daytimes"),
            Named::of::<Phase>("phases"),
            Named::of::<Question>("questions"),
            Named::of::<Choice>("choices"),
            Named::of::<Reason>("reasons"),
            Named::of::<Cause>("causes"),
        ]
    }

    fn inventory(data: &Data) -> String {
        let (boards, cards) = (data.boards.len(), data.deck.len());
        format!("{boards} boards, {cards} expedition cards")
    }

    fn telling(table: &mut Table<Self>, listener: Listener) -> Result<Telling, Failure> {
        let speaker = speaker(table)?;
        let heads = |event: &Event| matches!(event, Event::PhaseBegan(..));
        Ok(telling(table, listener, &speaker, Speaker::event, heads))
    }

    fn asked(table: &mut Table<Self>, choices: &[Choice]) -> Result<Asked, Failure> {
        let speaker = speaker(table)?;
        asked(table, choices, &speaker, Speaker::question, Speaker::choice)
    }
}
