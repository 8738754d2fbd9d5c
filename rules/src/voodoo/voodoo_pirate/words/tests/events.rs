//! Everything that happens at a table and is told.

use super::questions::{items, questions};
use super::*;
use crate::voodoo_pirate::chart::{Quarters, Slot};
use crate::voodoo_pirate::pieces::Cell;
use crate::voodoo_pirate::score::Score;

/// An event of each kind, and of each telling where there are several.
pub(super) fn events() -> Vec<Event> {
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
    all.extend(Phase::ALL.iter().map(|&phase| Event::PhaseBegan(phase, 3)));
    all.extend(Wind::ALL.iter().map(|&wind| Event::Held { ship, wind }));
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

/// Returns what a Cursed Pirate can do by its rules.
pub(super) fn cursed_events() -> Vec<Event> {
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
