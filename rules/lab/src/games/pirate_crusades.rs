//! Pirate Crusades on the command line.

use super::telling::{asked, speaker, telling};
use super::{Asked, Lab, Listener, Telling};
use crate::out::Failure;
use crate::scenario::Named;
use games::pirate_crusades::PirateCrusades;
use games::pirate_crusades::data::Data;
use games::pirate_crusades::values::{
    Captain, Card, Cause, Choice, Draw, Event, Isle, Loss, Phase, Question, Reason,
};
use games::pirate_crusades::words::Speaker;
use rules::table::Table;

impl Lab for PirateCrusades {
    const FOLDER: &'static str = "pirate_crusades";
    const PAGE: &'static str = include_str!("../../../pages/pirate-crusades.md");

    fn named() -> Vec<Named> {
        vec![
            Named::of::<Card>("cards"),
            Named::of::<Captain>("captains"),
            Named::of::<Isle>("islands"),
            Named::of::<Question>("questions"),
            Named::of::<Choice>("choices"),
            Named::of::<Draw>("draws"),
            Named::of::<Loss>("losses"),
            Named::of::<Phase>("phases"),
            Named::of::<Reason>("reasons"),
            Named::of::<Cause>("causes"),
        ]
    }

    fn inventory(data: &Data) -> String {
        let (sunset, blue) = (data.cards.len(), data.blue.len());
        format!("{sunset} Sunset cards, {blue} Blue Sea cards")
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
