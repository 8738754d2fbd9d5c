//! Why something happened: every event leads back to where it began, and Cursed Pirates tell what they tried.

use games::cursed_seas::{self, CursedSeas};
use games::voodoo::{AutomaTrace, TraceLine, Voodoo, Worth};
use games::voodoo::{CURSED, GENTLE};
use games::voodoo_cards::VoodooCards;
use games::voodoo_pirate::data::Ground;
use games::voodoo_pirate::event::Cause;
use games::voodoo_pirate::pieces::{Barrel, Card, Place};
use games::voodoo_pirate::{BLESSED, Choice, Event, Question, Reason, Setup, VoodooPirate, load};
use rules::kit::Outcome;
use rules::table::{Dice, Game, Logged, Packed, Seat, SeatKind, Table, origins};

use SeatKind::Random;

const CREWS: [&[SeatKind]; 3] = [
    &[Random, CURSED, CURSED, GENTLE],
    &[Random, Random, Random],
    &[CURSED, Random, CURSED, CURSED, Random],
];

fn play<G: Game>(table: &mut Table<G>, seed: u64) {
    let mut dice = Dice::new(seed);
    while let Some(decision) = table.decision() {
        let choice = decision.choices[dice.below(decision.choices.len())];
        table.choose(choice).expect("a listed choice");
    }
}

fn games() -> impl Iterator<Item = Table<VoodooPirate>> {
    games_of(18)
}

fn games_of(seeds: u64) -> impl Iterator<Item = Table<VoodooPirate>> {
    (0..seeds).map(|seed| {
        let mut setup = Setup::of(CREWS[seed as usize % CREWS.len()]);
        setup.options.set(&BLESSED, seed % 2 == 0);
        let mut table =
            Table::explaining(load::standard(), &setup, seed).expect("it can be played");
        play(&mut table, seed);
        table
    })
}

/// Returns whether an event begins by itself: nothing led to it.
fn begins(told: &Logged<VoodooPirate>) -> bool {
    match told.event {
        Event::PhaseBegan(..) => true,
        // Pieces in the box come to their places, the Moon goes round.
        Event::Moved { .. } | Event::MovedHidden { .. } => {
            matches!(told.cause, Cause::Setup | Cause::Round)
        }
        _ => false,
    }
}

#[test]
fn every_event_leads_back_to_where_it_began() {
    let (mut longest, mut events) = (0, 0);
    for table in games() {
        for viewer in [None, Some(Seat(0))] {
            let log: Vec<_> = table.log_for(viewer, 0).map(|(_, told)| told).collect();
            for (number, told) in log.iter().enumerate() {
                let chain = origins::<VoodooPirate>(&log, number);
                assert!(chain.is_sorted_by(|one, next| one > next));
                let first = chain.last().map_or(told, |&first| &log[first]);
                let what = chain.iter().map(|&at| log[at]).collect::<Vec<_>>();
                assert!(begins(first), "{told:?} comes of {what:#?}");
                longest = longest.max(chain.len());
                events += 1;
            }
        }
    }
    assert!(events > 10_000 && longest > 6, "{events}, {longest}");
}

#[test]
fn what_the_rules_move_by_themselves_comes_of_a_phase_and_of_no_decision() {
    let (mut figures, mut dug, mut others) = (0, 0, 0);
    for table in games_of(120) {
        let log = table.log();
        for (number, told) in log.iter().enumerate() {
            match (told.event, told.cause) {
                (Event::Moved { .. }, Cause::Round | Cause::Dawn)
                | (Event::TideTurned(_), Cause::Dawn) => others += 1,
                (
                    Event::Moved {
                        from: Place::On(_), ..
                    },
                    Cause::Cursed,
                ) => figures += 1,
                (
                    Event::Moved {
                        from: Place::Buried(_) | Place::BuriedBerth(..),
                        ..
                    }
                    | Event::MovedHidden {
                        from: Place::Buried(_) | Place::BuriedBerth(..),
                        ..
                    },
                    _,
                ) => dug += 1,
                _ => continue,
            }
            let chain = origins::<VoodooPirate>(log, number);
            let came_of: Vec<_> = chain.iter().map(|&at| log[at].event).collect();
            let began = matches!(came_of.as_slice(), [Event::PhaseBegan(..)]);
            assert!(began, "{told:?} comes of {came_of:?}");
        }
    }
    assert!(
        figures > 20 && dug > 0 && others > 100,
        "{figures}, {dug}, {others}"
    );
}

#[test]
fn a_dusk_barrel_comes_of_what_set_the_figure_on_it() {
    let (mut moons, mut stars) = (0, 0);
    for table in games_of(120) {
        let log = table.log();
        for (number, told) in log.iter().enumerate() {
            let Event::BarrelConjured { seat, barrel } = told.event else {
                continue;
            };
            let chain = origins::<VoodooPirate>(log, number);
            let nearest = log[chain[0]].event;
            match barrel {
                Barrel::Moon => {
                    let set = matches!(nearest, Event::Moved { to, .. } if to == Place::On(barrel));
                    let decided = log[chain[1]].event;
                    assert!(
                        set && matches!(decided, Event::Decided { seat: who, question: Question::CastPoppet, .. } if who == seat),
                        "{nearest:?}, {decided:?}"
                    );
                    moons += 1;
                }
                Barrel::Stars => {
                    assert!(
                        matches!(nearest, Event::Decided { seat: who, question: Question::Stars, .. } if who == seat),
                        "{nearest:?}"
                    );
                    stars += 1;
                }
                _ => {}
            }
        }
    }
    assert!(moons > 0 && stars > 0, "{moons}, {stars}");
}

#[test]
fn in_the_sister_game_too_every_question_leads_back_to_a_phase() {
    use games::voodoo_cards::event::Cause;
    use games::voodoo_cards::{Event, Question, Setup, load};
    let (mut decisions, mut own, mut by_itself) = (0, 0, 0);
    for seed in 0..12 {
        let setup = Setup::of(&[Random, Random, CURSED, Random]);
        let mut table = Table::<VoodooCards>::new(load::standard(), &setup, seed).unwrap();
        play(&mut table, seed);
        for viewer in [None, Some(Seat(0))] {
            let log: Vec<_> = table.log_for(viewer, 0).map(|(_, told)| told).collect();
            for (number, told) in log.iter().enumerate() {
                let chain = origins::<VoodooCards>(&log, number);
                let came_of: Vec<_> = chain.iter().map(|&at| log[at].event).collect();
                let holds = match told.event {
                    Event::Decided { seat, question, .. } => {
                        decisions += 1;
                        own += usize::from(matches!(question, Question::Board(_)));
                        let nearest = match question {
                            Question::Board(victim) => {
                                matches!(came_of[0], Event::Passed { ship, over, .. } if (ship, over) == (seat, victim))
                            }
                            Question::Whisper | Question::Fetch | Question::Trade => {
                                matches!(came_of[0], Event::Used { seat: user, .. } if user == seat)
                            }
                            _ => true,
                        };
                        nearest && matches!(came_of.last(), Some(Event::PhaseBegan(..)))
                    }
                    Event::Leapt { .. } if told.cause == Cause::Maelstrom => {
                        matches!(came_of[0], Event::Used { .. })
                    }
                    Event::Moved { .. } if matches!(told.cause, Cause::Round | Cause::Dawn) => {
                        matches!(came_of.as_slice(), [Event::PhaseBegan(..)])
                    }
                    // Whatever was decided there before.
                    Event::Moved { .. } if matches!(told.cause, Cause::Map | Cause::NightWatch) => {
                        by_itself += 1;
                        matches!(came_of[0], Event::Sailed { .. } | Event::Leapt { .. })
                    }
                    _ => true,
                };
                assert!(holds, "{told:?} comes of {came_of:?}");
            }
        }
    }
    assert!(
        decisions > 2000 && own > 20 && by_itself > 20,
        "{decisions}, {own}, {by_itself}"
    );
}

#[test]
fn a_lost_coin_comes_of_a_broadside_and_that_of_a_facing_chosen() {
    let mut seen = 0;
    for table in games() {
        let log = table.log();
        for (number, told) in log.iter().enumerate() {
            let Event::Moved { from, .. } = told.event else {
                continue;
            };
            if told.cause != Cause::Broadside {
                continue;
            }
            let chain = origins::<VoodooPirate>(log, number);
            let Event::Fired { seat, victim, .. } = log[chain[0]].event else {
                panic!("{:?}", log[chain[0]]);
            };
            assert_eq!(from.owner(), Some(victim));
            // A ship that goes on facing as it did is not told to turn.
            let turned = matches!(log[chain[1]].event, Event::Faced { ship, .. } if ship == seat);
            let decided = log[chain[1 + usize::from(turned)]].event;
            assert!(
                matches!(decided, Event::Decided { seat: who, choice: Choice::Face(_), .. } if who == seat),
                "{decided:?}"
            );
            seen += 1;
        }
    }
    assert!(seen > 0);
}

/// Checks what a table of Cursed Pirates tells of a decision that their rules made.
fn holds<G: Voodoo>(lines: &[TraceLine<G>], choice: G::Choice) {
    let followed: Vec<_> = lines
        .iter()
        .filter(|line| line.outcome == Outcome::Followed)
        .collect();
    assert_eq!(followed.len(), 1, "{choice:?}: {lines:#?}");
    assert_eq!(followed[0].choice, choice, "{lines:#?}");
    let best = followed[0].worth;
    for line in lines {
        match (line.outcome, line.worth, best) {
            (Outcome::Less, Some(worth), Some(best)) => assert!(less(worth, best), "{lines:#?}"),
            (Outcome::Later, Some(worth), Some(best)) => assert!(!less(worth, best), "{lines:#?}"),
            _ => {}
        }
    }
}

fn less(one: Worth, other: Worth) -> bool {
    match (one, other) {
        (Worth::Points(one, tile), Worth::Points(other, new)) => (one, tile) < (other, new),
        (Worth::Hits(one), Worth::Hits(other)) | (Worth::Souls(one), Worth::Souls(other)) => {
            one < other
        }
        _ => panic!("{one:?} beside {other:?}"),
    }
}

#[test]
fn cursed_pirates_tell_every_line_that_they_tried_and_why_it_failed() {
    let (mut decisions, mut failed, mut skipped) = (0, 0, 0);
    for mut table in games() {
        let plain = {
            let mut plain =
                Table::<VoodooPirate>::new(table.data(), table.setup(), table.seed()).unwrap();
            for &choice in table.choices() {
                plain.choose(choice).unwrap();
            }
            assert!(
                (0..plain.log().len())
                    .all(|event| AutomaTrace::<VoodooPirate>::before(&mut plain, event).is_empty())
            );
            plain.log_digest()
        };
        assert_eq!(table.log_digest(), plain, "to explain changes nothing");
        let cursed: Vec<bool> = VoodooPirate::seats(table.setup())
            .into_iter()
            .map(SeatKind::is_automa)
            .collect();
        let log = table.log().to_vec();
        for (number, told) in log.iter().enumerate() {
            let lines = AutomaTrace::<VoodooPirate>::before(&mut table, number);
            match told.event {
                Event::Decided { seat, choice, .. } if cursed[seat.index()] => {
                    holds(&lines, choice);
                    decisions += 1;
                    failed += lines.len() - 1;
                }
                Event::Revealed { seat, card } if cursed[seat.index()] => {
                    holds(&lines, Choice::Play(card));
                    skipped += lines.len() - 1;
                }
                Event::Skipped { card, .. } => {
                    assert!(![Card::Hoodoo, Card::Take].contains(&card));
                    let [line] = lines.as_slice() else {
                        panic!("{lines:?}");
                    };
                    assert_eq!(line.choice, Choice::Play(card));
                    assert!(matches!(line.outcome, Outcome::Forbidden(_)));
                }
                Event::NotConjured { .. } => {
                    assert!(
                        matches!(lines[0].outcome, Outcome::Forbidden(_)),
                        "{lines:?}"
                    );
                }
                Event::PhaseBegan(phase, _) => assert!(lines.is_empty(), "{phase:?}"),
                _ => {}
            }
        }
    }
    assert!(
        decisions > 1000 && failed > 1000 && skipped > 20,
        "{decisions}, {failed}, {skipped}"
    );
}

#[test]
fn the_sister_games_cursed_pirates_tell_it_too() {
    use games::voodoo_cards::{Event, Setup, load};
    let mut decisions = 0;
    for seed in 0..6 {
        let setup = Setup::of(&[Random, CURSED, CURSED]);
        let mut table = Table::<VoodooCards>::explaining(load::standard(), &setup, seed).unwrap();
        play(&mut table, seed);
        let log = table.log().to_vec();
        for (number, told) in log.iter().enumerate() {
            let Event::Decided { seat, choice, .. } = told.event else {
                continue;
            };
            if seat != Seat(0) {
                holds(
                    &AutomaTrace::<VoodooCards>::before(&mut table, number),
                    choice,
                );
                decisions += 1;
            }
            let chain = origins::<VoodooCards>(&log, number);
            assert!(chain.iter().all(|&before| before < number));
        }
    }
    assert!(decisions > 200, "{decisions}");
}

#[test]
fn a_turn_in_which_nothing_was_to_be_decided_tells_what_was_forbidden() {
    let mut seen = 0;
    for mut table in games() {
        let log = table.log().to_vec();
        for (number, told) in log.iter().enumerate() {
            let Event::Decided {
                seat,
                question: Question::Turn,
                choice,
                forced: true,
            } = told.event
            else {
                continue;
            };
            if !table.setup().chairs[seat.index()].kind.is_automa() {
                let lines = AutomaTrace::<VoodooPirate>::before(&mut table, number);
                holds(&lines, choice);
                seen += usize::from(lines.len() > 1);
            }
        }
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn a_card_that_the_harbour_forbids_is_doubted_as_long_as_one_lies_there() {
    let setup = Setup::of(&[Random, Random, Random]);
    let mut table = Table::<VoodooPirate>::new(load::standard(), &setup, 4).unwrap();
    let mut dice = Dice::new(4);
    let (mut doubted, mut sure) = (0, 0);
    while let Some(decision) = table.decision() {
        let (seat, question) = (decision.seat, decision.question);
        let choices = decision.choices.to_vec();
        if question == Question::PlayCard {
            let view = table.view(Some(seat));
            let at = view.pirate(seat).space.expect("all ships came in");
            let harbour = view.at(at).ground == Ground::Harbour;
            for card in [Card::Tok, Card::Tix, Card::Take] {
                let choice = Choice::Play(card);
                let doubt = table.doubt(choice);
                if card == Card::Take || !choices.contains(&choice) {
                    assert_eq!(doubt, None);
                } else if harbour {
                    assert_eq!(doubt, Some(Reason::InHarbour));
                    doubted += 1;
                } else {
                    assert_ne!(doubt, Some(Reason::InHarbour));
                    sure += usize::from(doubt.is_none());
                }
            }
        }
        let choice = choices[dice.below(choices.len())];
        table.choose(choice).unwrap();
    }
    assert!(doubted > 3 && sure > 3, "{doubted}, {sure}");
}

/// Games of Cursed Seas at tables that explain themselves, with a corsair in each.
fn fleets() -> impl Iterator<Item = Table<CursedSeas>> {
    use cursed_seas::{CORSAIR, FORTS, Setup, TERRAIN, UNIQUES};
    let crews: [&[SeatKind]; 2] = [&[Random, CORSAIR], &[CORSAIR, Random, CORSAIR]];
    (0..4).map(move |seed| {
        let setup = Setup::of(crews[seed as usize % crews.len()])
            .with(&FORTS, true)
            .with(&TERRAIN, 3)
            .with(&UNIQUES, true);
        let mut table =
            Table::explaining(CursedSeas::standard(), &setup, seed).expect("it can be played");
        play(&mut table, seed);
        table
    })
}

#[test]
fn at_sea_every_event_leads_back_to_a_phase_and_terrain_met_to_a_stick() {
    use cursed_seas::{Event, Question};
    let (mut events, mut met) = (0, 0);
    for table in fleets() {
        for viewer in [None, Some(Seat(0))] {
            let log: Vec<_> = table.log_for(viewer, 0).map(|(_, told)| told).collect();
            for (number, told) in log.iter().enumerate() {
                let chain = origins::<CursedSeas>(&log, number);
                let first = chain.last().map_or(told.event, |&first| log[first].event);
                assert!(matches!(first, Event::PhaseBegan(..)), "{told:?}");
                events += 1;
            }
        }
        let log = table.log();
        for (number, told) in log.iter().enumerate() {
            if matches!(told.event, Event::Met(..)) {
                let chain = origins::<CursedSeas>(log, number);
                let Event::Decided(answer, _) = log[chain[0]].event else {
                    panic!("{:?}", log[chain[0]]);
                };
                assert!(matches!(answer.question, Question::Sail(_)), "{answer:?}");
                met += 1;
            }
        }
    }
    assert!(events > 5_000 && met > 0, "{events}, {met}");
}

#[test]
fn corsairs_tell_the_lines_that_they_tried() {
    use cursed_seas::{AutomaTrace, Event, Tried};
    let (mut by_lines, mut passed, mut refused) = (0, 0, 0);
    for mut table in fleets() {
        let data = table.data();
        let mut plain = Table::<CursedSeas>::new(data, table.setup(), table.seed()).unwrap();
        for &choice in table.choices() {
            plain.choose(choice).unwrap();
        }
        assert_eq!(
            table.log_digest(),
            plain.log_digest(),
            "to explain changes nothing"
        );
        let log = table.log().to_vec();
        for (number, told) in log.iter().enumerate() {
            let Event::Decided(_, true) = told.event else {
                continue;
            };
            let lines = AutomaTrace::before(&mut table, number);
            let followed = lines.iter().any(|line| matches!(line, Tried::Followed(_)));
            let only_refused = lines.iter().all(|line| matches!(line, Tried::Refused(..)));
            assert!(followed || only_refused, "{told:?}: {lines:?}");
            by_lines += usize::from(followed);
            refused += usize::from(only_refused && !lines.is_empty());
            let is_passed = |line: &&Tried| matches!(line, Tried::Passed(_));
            passed += lines.iter().filter(is_passed).count();
        }
    }
    assert!(
        by_lines > 500 && passed > 1_000 && refused > 20,
        "{by_lines}, {passed}, {refused}"
    );
}
