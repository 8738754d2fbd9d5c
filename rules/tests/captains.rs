//! Captains hold at any game that is listed here: they choose what is listed, know no secret, and think alike again.

#![allow(
    clippy::unwrap_used,
    reason = "what is unwrapped here is what the test says"
)]
use example::Lagoon;
use games::cursed_seas::CursedSeas;
use games::pirate_crusades::PirateCrusades;
use games::voodoo::{CURSED, GENTLE};
use games::voodoo_cards::VoodooCards;
use games::voodoo_island::VoodooIsland;
use games::voodoo_pirate::chart::Heading;
use games::voodoo_pirate::{BLESSED, Choice, Setup, VoodooPirate, load};
use rules::captains::conformance::deals_anew_what_is_laid_open;
use rules::captains::{Level, Mind, Plan, Thinker};
use rules::review::{Blunder, Comparison, Review, Stake};
use rules::study::Studied;
use rules::table::SeatKind::{self, Captain, Deckhand, Random};
use rules::table::conformance::{Case, step};
use rules::table::save::Saved;
use rules::table::{Dice, Game, Packed, Seat, Table, is_one_act};
use std::sync::Arc;

fn voodoo_cards() -> Case<VoodooCards> {
    use games::voodoo_cards::{EAST, Setup, load};
    Case {
        data: Arc::clone(load::standard()),
        setups: vec![
            Setup::of(&[Captain, Deckhand, Captain, Deckhand]),
            Setup::of(&[Deckhand, CURSED, Captain, Random]).with(&EAST, true),
            Setup::of(&[Captain]),
        ],
    }
}

fn voodoo_pirate() -> Case<VoodooPirate> {
    Case {
        data: Arc::clone(load::standard()),
        setups: vec![
            Setup::of(&[Captain, Deckhand, Captain, Deckhand]),
            Setup::of(&[Deckhand, CURSED, Captain, Random, GENTLE]).with(&BLESSED, true),
            Setup::of(&[Captain]),
            Setup::of(&[Deckhand, Captain]),
        ],
    }
}

fn voodoo_island() -> Case<VoodooIsland> {
    use games::voodoo_island::{DAYS, EXPLORER, Setup};
    Case {
        data: Arc::clone(VoodooIsland::standard()),
        setups: vec![
            Setup::of(&[Captain, Deckhand, EXPLORER]).with(&DAYS, 4),
            Setup::of(&[Captain, Random]).with(&DAYS, 4),
        ],
    }
}

fn pirate_crusades() -> Case<PirateCrusades> {
    use games::pirate_crusades::{ROVER, SKIN, Setup};
    Case {
        data: Arc::clone(PirateCrusades::standard()),
        setups: vec![
            Setup::of(&[Captain, Deckhand, ROVER]),
            Setup::of(&[Captain, Random]).with(&SKIN, true),
            Setup::of(&[Captain]),
        ],
    }
}

fn cursed_seas() -> Case<CursedSeas> {
    use games::cursed_seas::{BUILD, CORSAIR, ROUNDS, Setup};
    use rules::kit::Value;
    let short = |kinds: &[SeatKind]| {
        let setup = Setup::of(kinds).with(&ROUNDS, 15);
        setup.with(&BUILD, Value::One("twenty"))
    };
    Case {
        data: Arc::clone(CursedSeas::standard()),
        setups: vec![short(&[Captain, CORSAIR]), short(&[Deckhand, Random])],
    }
}

fn lagoon() -> Case<Lagoon> {
    Case {
        data: Arc::clone(Lagoon::standard()),
        setups: vec![
            example::Setup::of(&[Captain, Deckhand, Captain]),
            example::Setup::of(&[Captain, Random]),
        ],
    }
}

/// Thoughts are short here: what must hold does not depend on their number.
fn quick() -> Plan {
    Plan {
        iterations: 40,
        horizon: 4,
        ..Plan::default()
    }
}

fn begin<G: Game>(case: &Case<G>, seed: u64) -> Table<G> {
    let setup = &case.setups[seed as usize % case.setups.len()];
    Table::new(&case.data, setup, seed).unwrap()
}

/// Whole games by captains of few thoughts: all they choose is listed, and the file alone tells the game again.
fn only_listed_choices_are_made<G: Game>(case: &Case<G>) {
    for seed in 0..case.setups.len() as u64 {
        let mut table = begin(case, seed);
        let mut thinker = Thinker::new(&table).unwrap();
        let plan = Plan {
            iterations: 6,
            ..quick()
        };
        while thinker.begin(&mut table, plan) {
            thinker.think(u32::MAX);
            let choice = thinker.best().unwrap();
            assert_eq!(table.choose(choice), Ok(()), "seed {seed}");
            assert_eq!(table.faults(), Vec::<String>::new());
        }
        let text = Saved::of(&table).write().unwrap();
        let again = Saved::<G>::read("game.ron", text.as_bytes())
            .unwrap()
            .replay(&case.data)
            .unwrap();
        assert_eq!(again.log_digest(), table.log_digest());
    }
}

/// Goes through random games; `look` sees every few positions.
fn at_positions<G: Game>(case: &Case<G>, mut look: impl FnMut(&mut Table<G>)) {
    for seed in 0..2 * case.setups.len() as u64 {
        let mut table = begin(case, seed);
        let mut dice = Dice::new(seed);
        loop {
            if table.decision().is_some() {
                look(&mut table);
            }
            if !(0..23).all(|_| step(&mut table, &mut dice)) {
                break;
            }
        }
    }
}

/// Behind one view there may be many positions: a captain thinks the same about all of them.
fn no_secret_is_known<G: Game>(case: &Case<G>) {
    at_positions(case, |table| {
        let Some(viewer) = table.decision().map(|decision| decision.seat) else {
            return;
        };
        let mut thinker = Thinker::new(table).unwrap();
        let mut think = |table: &mut Table<G>| {
            thinker.begin(table, quick());
            thinker.think(u32::MAX);
            (thinker.expected(), table.rollout_policy())
        };
        let thought = [1, 2].map(|hidden| table.fork_for(viewer, hidden, &mut think));
        assert_eq!(thought[0], thought[1], "seed {}", table.seed());
    });
}

/// Thinking in steps, or with a mind that thought of other things before, comes to the same.
fn thinking_again_comes_to_the_same<G: Game>(case: &Case<G>) {
    let mut used = None;
    let mut table_of = u64::MAX;
    at_positions(case, |table| {
        if table_of != table.seed() {
            table_of = table.seed();
            used = Some(Thinker::new(table).unwrap());
        }
        let used = used.as_mut().unwrap();
        used.begin(table, quick());
        while used.think(7) {}
        let mut fresh = Thinker::new(table).unwrap();
        fresh.begin(table, quick());
        fresh.think(u32::MAX);
        assert_eq!(used.expected(), fresh.expected(), "seed {}", table.seed());
        assert!(used.thoughts() <= quick().iterations);
    });
}

/// Two minds think the same in threads of their own as one after the other, and share the budget.
#[allow(
    clippy::disallowed_methods,
    reason = "the rules have no threads, but who asks a captain may have them"
)]
fn minds_come_to_the_same_in_threads<G: Game>(case: &Case<G>)
where
    Mind<G>: Send,
{
    let plan = Plan {
        minds: 2,
        ..quick()
    };
    at_positions(case, |table| {
        let mut alone = Thinker::new(table).unwrap();
        alone.begin(table, plan);
        alone.think(u32::MAX);
        let mut threads = Thinker::new(table).unwrap();
        threads.begin(table, plan);
        std::thread::scope(|scope| {
            for mind in threads.minds() {
                scope.spawn(|| while mind.think(3) {});
            }
        });
        assert_eq!(
            threads.expected(),
            alone.expected(),
            "seed {}",
            table.seed()
        );
        assert_eq!(threads.minds().len(), 2);
        assert!(threads.thoughts() <= plan.iterations);
    });
}

/// The usual answer is always one of the choices.
fn rollout_policies_are_listed<G: Game>(case: &Case<G>) {
    for seed in 0..20 {
        let mut table = begin(case, seed);
        let mut dice = Dice::new(seed);
        loop {
            let policy = table.rollout_policy();
            let listed = table.decision().map(|decision| decision.choices.to_vec());
            if let Some(policy) = policy {
                assert!(listed.unwrap_or_default().contains(&policy), "{policy:?}");
            }
            if !step(&mut table, &mut dice) {
                break;
            }
        }
    }
}

/// Returns which decisions of a game begin an act.
fn acts<G: Studied>(saved: &Saved<G>, data: &Arc<G::Data>) -> Vec<usize> {
    let (mut begun, mut before) = (Vec::new(), None);
    let tell = |table: &Table<G>| {
        let Some(open) = table.decision() else {
            return;
        };
        let asked = (open.seat, open.question);
        let goes_on = before.is_some_and(|(seat, question)| {
            let &choice = table.choices().last().unwrap();
            is_one_act::<G>((seat, question, choice), asked)
        });
        if !goes_on {
            begun.push(table.choices().len());
        }
        before = Some(asked);
    };
    saved
        .replay_telling(data, saved.choices.len(), tell)
        .unwrap();
    begun
}

/// Everything better in a review was open, what it would have brought adds up to what its lack cost, and the same game is judged
/// alike again.
fn reviews_name_what_was_open<G: Studied>(case: &Case<G>) {
    let mut table = begin(case, 0);
    let mut dice = Dice::new(3);
    let mut asked = 0;
    while let Some(decision) = table.decision() {
        asked += usize::from(decision.seat == Seat(0) && decision.choices.len() > 1);
        step(&mut table, &mut dice);
    }
    let saved = Saved::of(&table);
    let look_back = || {
        let mut review = Review::new(&saved, &case.data, &[Seat(0)], quick()).unwrap();
        assert_eq!(review.progress(), (0, asked));
        while review.step() {}
        assert_eq!(review.progress(), (asked, asked));
        let (count, sum) = review.sum_of(Seat(0));
        let all = review.worst(usize::MAX);
        assert_eq!(all.len(), count);
        let lead: f32 = all.iter().map(Blunder::cost).sum();
        assert!((lead - sum.lead()).abs() < 0.01, "{lead} is not {sum:?}");
        review.worst(usize::MAX)
    };
    let found = look_back();
    assert!(found.len() >= 2, "a drunken sailor errs");
    let begun = acts(&saved, &case.data);
    let mut places: Vec<_> = found
        .iter()
        .map(|costly| begun.partition_point(|&begun| begun <= costly.number))
        .collect();
    places.sort_unstable();
    assert!(
        places.is_sorted_by(|one, other| one < other),
        "an act is judged as one"
    );
    assert!(found.is_sorted_by(|one, other| one.cost() >= other.cost()));
    for costly in &found {
        let table = saved.replay_to(&case.data, costly.number).unwrap();
        let decision = table.decision().unwrap();
        assert_eq!((decision.seat, costly.seat), (Seat(0), Seat(0)));
        assert_eq!(saved.choices[costly.number], costly.chosen);
        assert!(decision.choices.contains(&costly.better));
        assert!(costly.cost() > 0.0 && costly.better != costly.chosen);
        assert_eq!(costly.gain.sources.len(), G::SOURCES.len());
        let gain = &costly.gain;
        let of_points = gain.sources.iter().any(|&points| points != 0.0);
        assert!(of_points || gain.later != 0.0 || gain.others != 0.0);
    }
    assert_eq!(look_back(), found);
}

/// A captain's wants name no secret decision and no choice that only its seat may know of, they are told alike again, and
/// afterwards the captain thinks as before.
fn nothing_secret_is_wanted<G: Studied>(case: &Case<G>) {
    let mut told = 0;
    at_positions(case, |table| {
        let Some(decision) = table.decision() else {
            return;
        };
        let (seat, secret) = (decision.seat, decision.secret);
        let mut thinker = Thinker::new(table).unwrap();
        let mut want = |table: &mut Table<G>| {
            thinker.begin(table, quick());
            thinker.think(u32::MAX);
            let (expected, best) = (thinker.expected(), thinker.best().unwrap());
            let compared = Comparison::openly(&mut thinker).map(|mut compared| {
                compared.think(&mut thinker, 3);
                compared.think(&mut thinker, 5);
                assert_eq!(compared.thoughts(), 8);
                (compared.gain(), compared.stakes())
            });
            let known = !secret && !G::is_private(best);
            assert!(known || compared.is_none(), "seed {}", table.seed());
            (expected, compared)
        };
        let once = want(table);
        assert_eq!(want(table), once, "seed {}", table.seed());
        if let (_, Some((gain, stakes))) = once {
            assert_eq!(gain.sources.len(), G::SOURCES.len());
            assert!(stakes.iter().all(|(stake, _)| *stake != Stake::Of(seat)));
            told += 1;
        }
    });
    assert!(told > 0, "it is never told");
}

/// A captain can think in another thread than the game is shown in.
const fn can_be_sent<T: Send>() {}
const _: () = can_be_sent::<Thinker<VoodooPirate>>();

/// The promises that the captains of every game hold, a test each in a module of the game's name.
macro_rules! captains_hold {
    ($($game:ident)*) => {
        $(
            captains_hold! { $game:
                only_listed_choices_are_made
                no_secret_is_known
                thinking_again_comes_to_the_same
                minds_come_to_the_same_in_threads
                reviews_name_what_was_open
                nothing_secret_is_wanted
                rollout_policies_are_listed
            }
        )*
    };
    ($game:ident: $($promise:ident)*) => {
        mod $game {
            $(
                #[test]
                fn $promise() {
                    super::$promise(&super::$game());
                }
            )*
        }
    };
}

captains_hold! {
    voodoo_pirate
    voodoo_cards
    voodoo_island
    pirate_crusades
    cursed_seas
    lagoon
}

/// A game of which nothing is told but its hints is played better than by chance.
#[test]
fn a_captain_beats_chance() {
    let setup = example::Setup::of(&[Captain, Random]);
    let wins = |seed: &u64| {
        let mut table = Table::<Lagoon>::new(Lagoon::standard(), &setup, *seed).unwrap();
        let (mut thinker, mut dice) = (Thinker::new(&table).unwrap(), Dice::new(*seed));
        while let Some(seat) = table.decision().map(|decision| decision.seat) {
            if seat == Seat(0) {
                thinker.begin(&mut table, quick());
                thinker.think(u32::MAX);
                table.choose(thinker.best().unwrap()).unwrap();
            } else {
                step(&mut table, &mut dice);
            }
        }
        let points = table.result();
        points[0] > points[1]
    };
    let won = (0..20).filter(wins).count();
    assert!(won >= 17, "{won} games of 20");
}

/// The seats that a captain decides for are those of the levels.
#[test]
fn levels_have_seats_of_their_own() {
    let levels = SeatKind::COMMON.into_iter().filter_map(Level::of);
    assert_eq!(levels.collect::<Vec<_>>(), Level::ALL);
    let budgets = Level::ALL.map(|level| level.plan::<VoodooPirate>().iterations);
    assert!(budgets.is_sorted());
}

/// A position as a scenario lays it.
fn table_of(position: &str) -> Table<VoodooPirate> {
    let text = format!("(title: \"a captain's case\", rule: \"§11\", {position}, expect: ())");
    rules::table::scenario::table_of("case", &text).unwrap()
}

/// Returns what each level from the Mate on answers in a position.
fn answers(position: &str) -> Vec<Choice> {
    [Level::Mate, Level::Captain]
        .map(|level| {
            let mut table = table_of(position);
            let mut thinker = Thinker::new(&table).unwrap();
            assert!(thinker.begin(&mut table, level.plan::<VoodooPirate>()));
            thinker.think(u32::MAX);
            thinker.best().unwrap()
        })
        .to_vec()
}

/// The last round's ritual: only west, ashore, are there the points to win with. South the tide carries the ship off.
#[test]
fn the_winning_move_is_found() {
    let position = "position: (
        moment: Moonlight(Red), round: 29, tide: Out,
        pirates: [
            (colour: Red, at: (2, 7), played: Hoodoo, souls: [Blue, Red], coins: 1),
            (colour: Yellow, at: (3, 4), played: Poppet, coins: 6),
        ],
        tiles: [(tile: 13, at: (3, 3)), (tile: 7, at: (3, 7), turned: 2)],
    )";
    let ritual = format!("{position}, choices: [(Red, Conjure), (Red, Place(Blue, S))]");
    assert_eq!(answers(&ritual), [Choice::Sail(Heading::West, 1); 2]);
    // It says that this is what it wants.
    let mut table = table_of(&ritual);
    let mut thinker = Thinker::new(&table).unwrap();
    thinker.begin(&mut table, Level::Captain.plan::<VoodooPirate>());
    thinker.think(u32::MAX);
    let mut compared = Comparison::openly(&mut thinker).unwrap();
    compared.think(&mut thinker, 40);
    let stakes = compared.stakes();
    let ashore = |(stake, points): &(Stake, f32)| *stake == Stake::Own("location") && *points > 0.5;
    assert!(stakes.iter().any(ashore), "{stakes:?}");
    assert!(stakes.is_sorted_by(|(_, one), (_, other)| one.abs() >= other.abs()));
    // From the start of the turn it is three own decisions off.
    assert_eq!(answers(position), [Choice::Conjure; 2]);
}

/// The last turn of the last round: a storm would push the leader back to where it loses, a calm holds it.
#[test]
fn the_losing_move_is_left_alone() {
    let turns = answers(
        "position: (
        moment: Moonlight(Red), round: 29, wind: Fair, sun: Yellow,
        pirates: [
            (colour: Yellow, at: (8, 1), played: Poppet, coins: 7),
            (colour: Red, at: (5, 3), played: Poppet, coins: 3, barrel: Wind),
        ],
        tiles: [(tile: 13, at: (5, 3)), (tile: 12, at: (5, 1))],
    ), choices: [(Red, Barrel(Wind))]",
    );
    assert_eq!(turns, [Choice::Quadrants(2); 2]);
}

#[test]
fn what_a_seat_alone_knows_is_dealt_anew_once_it_is_laid_open() {
    let setup = games::voodoo_island::Setup::of(&[Random; 3]);
    let looked = deals_anew_what_is_laid_open::<VoodooIsland>(&setup, 3);
    assert!(looked > 5, "{looked} hands");
}
