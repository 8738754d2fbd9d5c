//! Cursed Seas on the command line.

use super::telling::{self, asked, telling};
use super::{Asked, Lab, Listener, Telling};
use crate::out::Failure;
use crate::scenario::Named;
use games::cursed_seas::CursedSeas;
use games::cursed_seas::data::Data;
use games::cursed_seas::ids::{
    Creature, Crew, Equipment, EventCard, Keyword, Ship, Terrain, Unique,
};
use games::cursed_seas::words::Speaker;
use games::cursed_seas::{Cause, Choice, End, Event, Phase, Question, Reason, Why};
use rules::table::{Seat, Table};

impl Lab for CursedSeas {
    const FOLDER: &'static str = "cursed_seas";
    const PAGE: &'static str = include_str!("../../../pages/cursed-seas.md");

    fn named() -> Vec<Named> {
        vec![
            Named::of::<Ship>("ships"),
            Named::of::<Creature>("creatures"),
            Named::of::<Crew>("crew"),
            Named::of::<Equipment>("equipment"),
            Named::of::<EventCard>("events"),
            Named::of::<Unique>("unique treasures"),
            Named::of::<Terrain>("terrain"),
            Named::of::<Keyword>("keywords"),
            Named::of::<Phase>("phases"),
            Named::of::<Question>("questions"),
            Named::of::<Choice>("choices"),
            Named::of::<Why>("whys"),
            Named::of::<End>("ends"),
            Named::of::<Reason>("reasons"),
            Named::of::<Cause>("causes"),
        ]
    }

    fn inventory(data: &Data) -> String {
        format!(
            "{} ships, {} creatures, {} crew, {} islands",
            data.ships.len(),
            data.creatures.len(),
            data.crew.len(),
            data.islands.len(),
        )
    }

    fn telling(table: &mut Table<Self>, listener: Listener) -> Result<Telling, Failure> {
        let speaker = speaker(table, listener.seat())?;
        let heads = |event: &Event| matches!(event, Event::PhaseBegan(..));
        Ok(telling(table, listener, &speaker, Speaker::event, heads))
    }

    fn asked(table: &mut Table<Self>, choices: &[Choice]) -> Result<Asked, Failure> {
        let seat = table.decision().map(|decision| decision.seat);
        let speaker = speaker(table, seat)?;
        asked(table, choices, &speaker, Speaker::question, Speaker::choice)
    }
}

/// Returns a speaker who knows the ships and cards that a seat sees.
fn speaker(table: &mut Table<CursedSeas>, seat: Option<Seat>) -> Result<Speaker, Failure> {
    let mut speaker: Speaker = telling::speaker(table)?;
    speaker.look(&table.view(seat));
    Ok(speaker)
}
