//! Everything that there is to say at a table.

use super::events::{cursed_events, events};
use super::questions::questions;
use super::*;
use crate::Seats;
use crate::voodoo_pirate::choice::Reason;
use crate::voodoo_pirate::data::{Bonus, Ground, Skill};
use crate::voodoo_pirate::pieces::Cell;
use crate::voodoo_pirate::score::Score;
use crate::voodoo_pirate::view::SpaceView;
use rules::kit::Seating;
use rules::table::Values;

/// Says everything there is to say at a table.
pub(super) fn say_everything(speaker: &Speaker, table: &mut Table<VoodooPirate>) -> Vec<String> {
    let mut said = Vec::new();
    say_names(speaker, table, &mut said);
    let view = table.view(Some(ANNA));
    for question in questions() {
        said.push(speaker.prompt(ANNA, question));
        said.push(speaker.prompt_in(&view, ANNA, question));
        for choice in Choice::values() {
            said.push(speaker.choice(question, choice));
            said.push(speaker.choice_in(&view, ANNA, question, choice));
        }
    }
    let faces = faces(table);
    for &cause in Cause::ALL {
        said.push(speaker.cause(cause));
        said.push(speaker.why(cause));
        for event in events().into_iter().chain(moves(&faces)) {
            let told = LoggedEvent::for_all(event, cause);
            said.extend(speaker.event(&told, Some(ANNA)));
            said.extend(speaker.event(&told, None));
        }
    }
    said.extend(
        cursed_events()
            .into_iter()
            .filter_map(|event| speaker.aid(&LoggedEvent::for_all(event, Cause::Cursed))),
    );
    said.extend(Reason::ALL.iter().map(|&reason| speaker.reason(reason)));
    said
}

fn say_names(speaker: &Speaker, table: &mut Table<VoodooPirate>, said: &mut Vec<String>) {
    said.extend([ANNA, TOMAS, CURSED, Seat(4)].map(|seat| speaker.name(seat)));
    for &face in faces(table).iter() {
        said.push(speaker.piece(face));
        said.push(speaker.tip(face));
    }
    for space in table.view(None).own.spaces {
        said.push(speaker.ground(&space));
        said.push(speaker.ground_tip(&space));
        said.push(speaker.space_tip(space.space));
    }
    let waters = [(true, true), (false, true), (false, false)];
    for (haunted, charted) in waters {
        let water = Water {
            haunted,
            feature: None,
        };
        let space = SpaceView {
            space: at(4, 4),
            ground: Ground::Open,
            water: charted.then_some(water),
            placed: charted,
            ship: None,
        };
        said.push(speaker.ground(&space));
        said.push(speaker.ground_tip(&space));
    }
    let features = [
        Feature::Skull,
        Feature::Object(Object::Compass),
        Feature::Coin,
        Feature::Map,
        Feature::Current(Heading::West),
        Feature::Portal,
        Feature::Fleet,
        Feature::Star(Colour::Red),
    ];
    for feature in features {
        said.push(speaker.feature(feature));
        said.push(speaker.feature_tip(feature));
        let mut view = table.view(Some(ANNA));
        let space = at(4, 4);
        view.pirates[0].space = Some(space);
        view.pirates[0].face_up[0] = Some(Card::Tok);
        view.grid[4] = Some(Colour::Blue);
        view.own.spaces[space.index()].water = Some(Water {
            haunted: false,
            feature: Some(feature),
        });
        said.push(speaker.prompt_in(&view, ANNA, Question::Goods));
        said.push(speaker.choice_in(&view, ANNA, Question::Turn, Choice::Conjure));
        said.push(speaker.choice_in(&view, ANNA, Question::GridSoul, Choice::GridSoul(Cell(4))));
    }
    let bonuses = [
        Bonus::With(Object::MorgansEye, 8),
        Bonus::EachPoppet(2),
        Bonus::MostCoins(6),
        Bonus::PowerFrom(5, 6),
        Bonus::NoSoul(5),
        Bonus::EachSoul(Colour::Purple, 4),
    ];
    said.extend(bonuses.map(|bonus| speaker.bonus(bonus)));
    let skills = [
        Skill::Range(3),
        Skill::MapCoins(4),
        Skill::StormRider,
        Skill::JaxAtLeast(2),
        Skill::BoardItems(2),
    ];
    for skill in skills {
        said.push(speaker.text(skill));
        said.push(speaker.skill_tip(skill));
    }
    said.push(speaker.unknown_skull());
    said.push(speaker.unknown_skull_tip());
    for &colour in Colour::ALL {
        said.push(speaker.text(colour));
        said.push(speaker.colour_name(colour));
    }
    said.extend(Heading::ALL.iter().map(|&heading| speaker.text(heading)));
    said.extend(Skull::ALL.iter().map(|&skull| speaker.text(skull)));
    said.extend(Rank::ALL.iter().map(|&rank| speaker.text(rank)));
    said.extend(Object::ALL.iter().map(|&object| speaker.text(object)));
    said.extend(Barrel::ALL.iter().map(|&barrel| speaker.text(barrel)));
    for &card in Card::ALL {
        said.push(speaker.text(card));
        said.push(speaker.card_face(card));
    }
    for &wind in Wind::ALL {
        said.push(speaker.text(wind));
        said.push(speaker.does(wind));
        said.push(speaker.wind_short(wind));
    }
    for &tide in Tide::ALL {
        said.push(speaker.text(tide));
        said.push(speaker.does(tide));
    }
    for &phase in Phase::ALL {
        said.push(speaker.text(phase));
        said.push(speaker.does(phase));
    }
    for kind in SeatKind::all(Seats::KINDS) {
        said.push(speaker.seat_kind(kind));
        said.push(speaker.seat_kind_tip(kind));
    }
    for (source, _) in Score::default().sources() {
        said.push(speaker.score_source(source));
        said.push(speaker.score_tip(source));
    }
    said.extend(super::score::reasons(speaker, table));
    said.push(speaker.score_total());
    said.push(speaker.score_total_tip());
}
