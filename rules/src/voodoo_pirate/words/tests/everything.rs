//! Everything that there is to say at a table.

use super::*;
use crate::table::Game;
use crate::voodoo_pirate::chart::{Quarters, Slot};
use crate::voodoo_pirate::choice::Pour;
use crate::voodoo_pirate::data::{Bonus, Feature, Ground, Skill, Water};
use crate::voodoo_pirate::pieces::{Barrel, Cell, Object, Tide, Wind};
use crate::voodoo_pirate::score::Score;
use crate::voodoo_pirate::view::SpaceView;

fn questions() -> Vec<Question> {
    let mut all = vec![
        Question::Harbour,
        Question::PlayCard,
        Question::CastPoppet,
        Question::SecondCard,
        Question::ChooseCard,
        Question::Bury,
        Question::Stars,
        Question::Turn,
        Question::Quadrants,
        Question::Whirlpool,
        Question::GridSoul,
        Question::CallColour,
        Question::Victim,
        Question::GiveSoul(TOMAS),
        Question::PlaceSoul,
        Question::LayTile(at(4, 4)),
        Question::Portal,
        Question::Goods,
        Question::GiveBack,
        Question::ParrotTakes,
        Question::Oars,
        Question::GhostWind,
    ];
    all.extend(Colour::ALL.iter().copied().map(Question::WhichSoul));
    for left in 1..=2 {
        all.push(Question::Take(left));
        all.push(Question::RitualSail(left));
        all.push(Question::Board(TOMAS, left));
    }
    for pour in [Pour::Either, Pour::Souls, Pour::Poppets] {
        all.push(Question::Bottles(3, pour));
    }
    for item in items() {
        all.push(Question::ParrotGives(TOMAS, item));
    }
    all
}

fn items() -> Vec<Item> {
    let mut all = vec![Item::Coin, Item::Poppet, Item::Soul(0), Item::Skull];
    all.extend(Object::ALL.iter().copied().map(Item::Object));
    all
}

/// An event of each kind, and of each telling where there are several.
fn events() -> Vec<Event> {
    let (seat, victim, ship) = (ANNA, TOMAS, ANNA);
    let (from, to, heading) = (at(5, 5), at(4, 5), Heading::West);
    let (tile, turned) = (1, Quarters(0));
    let score = Score {
        location: 12,
        coins: 1,
        power: 2,
        souls: 3,
        objects: 6,
        blessed: -3,
    };
    let mut all = vec![
        Event::Sailed {
            ship,
            from,
            to,
            heading,
        },
        Event::Leapt { ship, from, to },
        Event::Passed {
            ship,
            over: TOMAS,
            at: to,
        },
        Event::Blocked {
            ship,
            at: to,
            heading,
        },
        Event::Landed { ship },
        Event::Faced { ship, heading },
        Event::TileLaid {
            tile,
            slot: Slot(9),
            turned,
        },
        Event::TileLaid {
            tile: 15,
            slot: Slot(9),
            turned,
        },
        Event::Looked { seat, tile, turned },
        Event::WindTurned {
            from: Wind::Fair,
            to: Wind::Storm,
        },
        Event::TideTurned(Tide::In),
        Event::TideTurned(Tide::Out),
        Event::ColonialsSailed(1),
        Event::Reshuffled { seat },
        Event::RitualCalled {
            caller: ANNA,
            cards: 2,
        },
        Event::RitualSecondRound,
        Event::RitualEnded { full: false },
        Event::RitualEnded { full: true },
        Event::ColourCalled {
            seat,
            colour: Colour::Blue,
            found: 2,
            room: 1,
        },
        Event::Possessed {
            seat,
            victim,
            heading,
        },
        Event::BlessedSwapped { seat, victim },
        Event::Fired {
            seat,
            victim,
            hits: 2,
        },
        Event::PowerChanged {
            seat,
            from: 1,
            to: 2,
        },
        Event::PowerChanged {
            seat,
            from: 2,
            to: 1,
        },
        Event::Jailed { seat },
        Event::PassedOver { seat },
        Event::Scored { seat, score },
        Event::Won { seat },
        Event::Decided {
            seat,
            question: Question::ChooseCard,
            choice: Choice::Play(Card::Tok),
            forced: false,
        },
        Event::Decided {
            seat,
            question: Question::Turn,
            choice: Choice::EndTurn,
            forced: true,
        },
    ];
    all.extend(ids::PHASES.iter().map(|&phase| Event::PhaseBegan(phase, 3)));
    all.extend(ids::WINDS.iter().map(|&wind| Event::Held { ship, wind }));
    for &card in Card::ALL {
        all.push(Event::Revealed { seat, card });
        all.push(Event::Skipped { seat, card });
        all.push(Event::Conjured { seat, card });
        all.push(Event::NotConjured { seat, card });
    }
    all.extend(
        Barrel::ALL
            .iter()
            .map(|&barrel| Event::BarrelConjured { seat, barrel }),
    );
    all.extend(
        Object::ALL
            .iter()
            .map(|&object| Event::Used { seat, object }),
    );
    all.extend(
        items()
            .into_iter()
            .map(|item| Event::Boarded { seat, victim, item }),
    );
    all
}

/// A move of each kind that the log tells.
pub(super) fn moves(faces: &[Face]) -> Vec<Event> {
    let id = |wanted: Face| {
        let place = faces.iter().position(|&face| face == wanted).unwrap();
        Some(PieceId(place as u16))
    };
    let (anna, tomas) = (Place::Aboard(ANNA), Place::Aboard(TOMAS));
    let (coin, soul) = (id(Face::Coin), id(Face::Soul(Colour::Blue)));
    let (card, own) = (Place::Hand(ANNA), id(Face::Card(ANNA, Card::Tok)));
    let berth = Place::Berth(ANNA, 0);
    let skull = id(Face::Skull(Skull::Gold));
    let open = [
        (coin, Place::Supply, anna),
        (coin, anna, Place::Supply),
        (coin, anna, tomas),
        (coin, anna, Place::Buried(ANNA)),
        (coin, Place::Buried(ANNA), anna),
        (soul, Place::Bag, berth),
        (soul, berth, Place::Bag),
        (soul, Place::Grid(Cell(4)), berth),
        (soul, berth, Place::Grid(Cell(4))),
        (soul, berth, Place::BuriedBerth(ANNA, 0)),
        (soul, berth, Place::Berth(TOMAS, 1)),
        (id(Face::GriGri), tomas, anna),
        (id(Face::Object(Object::Compass)), Place::Supply, anna),
        (
            id(Face::Figure(ANNA)),
            Place::Mat(ANNA),
            Place::On(Barrel::Sea),
        ),
        (
            id(Face::CursedFigure(0)),
            Place::On(Barrel::Moon),
            Place::On(Barrel::Sand),
        ),
        (own, card, Place::FaceDown(ANNA)),
        (own, card, Place::SecondFaceDown(ANNA)),
        (id(Face::Sun), anna, tomas),
        (id(Face::Moon), anna, tomas),
        (id(Face::Jail), anna, Place::Supply),
        (id(Face::Whirlpool), Place::Supply, Place::Sea(at(4, 4))),
    ];
    let hidden = [(skull, Place::Supply, anna), (skull, tomas, anna)];
    let moved = open.map(|(piece, from, to)| Event::Moved { piece, from, to });
    let unseen = hidden.map(|(piece, from, to)| Event::MovedHidden { piece, from, to });
    let shown = [Face::Skull(Skull::Gold), Face::Blessed(Rank::Queen)];
    let shown = shown.map(|face| Event::Shown { seat: ANNA, face });
    moved.into_iter().chain(unseen).chain(shown).collect()
}

/// What a Cursed Pirate can do by its rules.
fn cursed_events() -> Vec<Event> {
    let seat = CURSED;
    let mut all = vec![Event::Reshuffled { seat }];
    for &card in Card::ALL {
        all.push(Event::Revealed { seat, card });
        all.push(Event::Skipped { seat, card });
        all.push(Event::Conjured { seat, card });
        all.push(Event::NotConjured { seat, card });
    }
    for question in questions() {
        for choice in [Choice::Face(Heading::West), Choice::Use(Object::SilentOars)] {
            all.push(Event::Decided {
                seat,
                question,
                choice,
                forced: true,
            });
        }
    }
    all
}

/// Says everything there is to say at a table.
pub(super) fn say_everything(speaker: &Speaker, table: &mut Table<VoodooPirate>) -> Vec<String> {
    let mut said = Vec::new();
    say_names(speaker, table, &mut said);
    let view = table.view(Some(ANNA));
    for question in questions() {
        said.push(speaker.prompt(ANNA, question));
        said.push(speaker.prompt_in(&view, ANNA, question));
        for choice in VoodooPirate::spellings() {
            said.push(speaker.choice(question, choice));
            said.push(speaker.choice_in(&view, ANNA, question, choice));
        }
    }
    let faces = faces(table);
    for &cause in ids::CAUSES {
        said.push(speaker.cause(cause));
        said.push(speaker.why(cause));
        for event in events().into_iter().chain(moves(&faces)) {
            let told = Told {
                event,
                cause,
                audience: Audience::All,
            };
            said.extend(speaker.event(&told, Some(ANNA)));
            said.extend(speaker.event(&told, None));
        }
    }
    said.extend(cursed_events().into_iter().filter_map(|event| {
        speaker.aid(&Told {
            event,
            cause: Cause::Cursed,
            audience: Audience::All,
        })
    }));
    said.extend(ids::REASONS.iter().map(|&reason| speaker.reason(reason)));
    said
}

fn say_names(speaker: &Speaker, table: &mut Table<VoodooPirate>, said: &mut Vec<String>) {
    said.extend([ANNA, TOMAS, CURSED, Seat(4)].map(|seat| speaker.name(seat)));
    for &face in faces(table).iter() {
        said.push(speaker.piece(face));
        said.push(speaker.tip(face));
    }
    for space in table.view(None).spaces {
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
        view.pirates[0].face_up = Some(Card::Tok);
        view.grid[4] = Some(Colour::Blue);
        view.spaces[space.index()].water = Some(Water {
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
        said.push(speaker.skill(skill));
        said.push(speaker.skill_tip(skill));
    }
    said.push(speaker.unknown_skull());
    said.push(speaker.unknown_skull_tip());
    for &colour in ids::COLOURS {
        said.push(speaker.colour(colour));
        said.push(speaker.colour_name(colour));
    }
    said.extend(
        ids::HEADINGS
            .iter()
            .map(|&heading| speaker.heading(heading)),
    );
    said.extend(ids::SKULLS.iter().map(|&skull| speaker.skull(skull)));
    said.extend(ids::RANKS.iter().map(|&rank| speaker.rank(rank)));
    said.extend(ids::OBJECTS.iter().map(|&object| speaker.object(object)));
    said.extend(ids::BARRELS.iter().map(|&barrel| speaker.barrel(barrel)));
    for &card in ids::CARDS {
        said.push(speaker.card(card));
        said.push(speaker.card_face(card));
    }
    for &wind in ids::WINDS {
        said.push(speaker.wind(wind));
        said.push(speaker.wind_tip(wind));
        said.push(speaker.wind_short(wind));
    }
    for &tide in ids::TIDES {
        said.push(speaker.tide(tide));
        said.push(speaker.tide_tip(tide));
    }
    for &phase in ids::PHASES {
        said.push(speaker.phase(phase));
        said.push(speaker.phase_tip(phase));
    }
    for &kind in ids::SEAT_KINDS {
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
