//! The promises that hold at the table of every game: a line a game at the end.

use super::*;
use games::cursed_seas::{CORSAIR, CursedSeas};
use games::pirate_crusades::{PirateCrusades, ROVER};
use games::voodoo::CURSED;
use games::voodoo_cards::VoodooCards;
use games::voodoo_island::{EASY, EXPLORER, VoodooIsland};
use rules::kit::Texted;
use rules::table::{Game, Seat, Values};
use voodoo_pirate::table::Speak;
use voodoo_pirate::voodoo::VoodooTable;

/// The first automa of a game.
pub(super) fn automa<G: TableGame>() -> SeatKind {
    G::AUTOMA[0]
}

/// Returns how often at least something is to be seen in a test's games: more seldom in Cursed Seas, whose answers are many and small.
pub(super) fn often<G: TableGame>(usual: usize, at_sea: usize) -> usize {
    if G::ID == CursedSeas::ID {
        at_sea
    } else {
        usual
    }
}

/// Sits down to a game of this crew.
pub(super) fn sit_down<G: TableGame>(folder: &Path, kinds: &[SeatKind], seed: u64) -> App {
    let mut app = desktop(folder);
    app.update();
    begin(&mut app, table::Begin::<G>::New(crewed(kinds), seed));
    app
}

/// A game after so many answers, of the first seed from this one on that lasts so long: whoever picks at random is soon out of some.
pub(super) fn lasting<G: TableGame>(
    name: &str,
    kinds: &[SeatKind],
    seed: u64,
    steps: usize,
) -> (App, Dice, PathBuf) {
    let lasts = (seed..seed + 60).find_map(|seed| {
        let folder = scratch(name);
        let mut app = sit_down::<G>(&folder, kinds, seed);
        let mut dice = Dice::new(seed);
        for _ in 0..steps {
            answer::<G>(&mut app, &mut dice);
            if screen(&app) == Screen::Score {
                return None;
            }
        }
        Some((app, dice, folder))
    });
    lasts.expect("a game of sixty lasts so long")
}

pub(super) fn observation<G: TableGame>(app: &App) -> &table::Observation<G> {
    app.world().resource::<table::Observation<G>>()
}

pub(super) fn session<G: TableGame>(app: &mut App) -> Mut<'_, table::Session<G>> {
    app.world_mut().resource_mut::<table::Session<G>>()
}

pub(super) fn sits<G: TableGame>(app: &App) -> &table::Session<G> {
    app.world().resource::<table::Session<G>>()
}

pub(super) fn digest<G: TableGame>(app: &mut App) -> u64 {
    session::<G>(app).table().log_digest()
}

/// Returns when what is seen was seen: another time whenever something has changed.
pub(super) fn changes<G: TableGame>(app: &App) -> Option<Tick> {
    observation::<G>(app).seen()
}

/// Returns what has been chosen so far.
pub(super) fn made<G: TableGame>(app: &mut App) -> Vec<G::Choice> {
    session::<G>(app).table().choices().to_vec()
}

/// The file in which the first game of a folder is saved.
pub(super) fn saved<G: TableGame>(folder: &Path) -> PathBuf {
    folder.join(format!("games/{}-1.ron", G::ID))
}

/// Answers as a person would who picks anything; tells what it picked.
pub(super) fn answer<G: TableGame>(app: &mut App, dice: &mut Dice) -> Option<G::Choice> {
    let curtain = observation::<G>(app).curtain;
    let choices: Vec<G::Choice> = observation::<G>(app)
        .options
        .iter()
        .map(|offer| offer.choice)
        .collect();
    let mut picked = None;
    if let Some(seat) = curtain {
        assert!(choices.is_empty(), "nothing can be chosen behind a curtain");
        app.world_mut().write_message(Look::Unveil(seat));
    } else if !choices.is_empty() {
        let choice = choices[dice.below(choices.len())];
        app.world_mut().write_message(Choose::<G>::one(choice));
        picked = Some(choice);
    }
    app.update();
    assert_eq!(notice(app), "", "a listed choice was refused");
    picked
}

/// Games of these crews, from the first question to the score, and all that is said of them is said.
fn reaches_the_score<G: TableGame>(crews: &[&[SeatKind]]) {
    let mut longest = 0;
    for (seed, kinds) in (0..).zip(crews) {
        let folder = scratch(&format!("either-{}-{seed}", G::ID));
        let mut app = sit_down::<G>(&folder, kinds, seed);
        let mut dice = Dice::new(seed);
        let mut steps = 0;
        while screen(&app) != Screen::Score {
            let observation = observation::<G>(&app);
            let mut said = observation.options.iter().map(|offer| &offer.label);
            assert!(said.all(|label| !label.is_empty() && !label.contains('{')));
            answer::<G>(&mut app, &mut dice);
            steps += 1;
            assert!(steps < 20_000, "the game of seed {seed} never ends");
        }
        let listed = |room: &str| fs::read_dir(folder.join(room)).map_or(0, Iterator::count);
        assert_eq!((listed("games"), listed("finished")), (0, 1));
        assert_eq!(session::<G>(&mut app).table().result().len(), kinds.len());
        let all = observation::<G>(&app).log.iter();
        let clean = |line: &table::Line<G>| !line.text().contains(['{', '[']);
        assert!(all.clone().all(clean));
        longest = longest.max(all.count());
    }
    assert!(longest > 50, "only {longest} lines");
}

/// A game that was left is of its own kind, and goes on where it stood.
fn is_resumed<G: TableGame>() {
    use SeatKind::Human;
    let name = format!("either-resume-{}", G::ID);
    let kinds = [Human, automa::<G>(), automa::<G>()];
    let (mut app, _, folder) = lasting::<G>(&name, &kinds, 11, 25);
    let before = session::<G>(&mut app).table().log_digest();
    go(&mut app, Screen::Shelf);
    let name = last(&folder).expect("one was left");
    assert_eq!(name, format!("{}-1", G::ID));
    let bytes = saves::peek(&options(&folder), &name).expect("it can be read");
    assert_eq!(saves::game_of(&bytes).as_deref(), Some(G::ID));
    // The command line finds out which game it is.
    drop(app);
    let mut again = voodoo_pirate::headless(Options {
        resume: true,
        ..options(&folder)
    });
    for _ in 0..4 {
        again.update();
    }
    assert_eq!(screen(&again), Screen::Table, "{}", notice(&again));
    assert_eq!(session::<G>(&mut again).table().log_digest(), before);
}

/// A card that cannot be conjured is there to be seen, with the rule that forbids it.
fn is_barred<G: VoodooTable>() {
    use SeatKind::Human;
    let mut missed = 0;
    for seed in 0..6 {
        let folder = scratch(&format!("either-barred-{}-{seed}", G::ID));
        let mut app = sit_down::<G>(&folder, &[Human, CURSED, CURSED], seed);
        let mut dice = Dice::new(seed);
        while screen(&app) == Screen::Table {
            let (asked, barred) = (
                observation::<G>(&app).asked,
                observation::<G>(&app).barred.clone(),
            );
            for barred in barred {
                let options = &observation::<G>(&app).options;
                assert!(options.iter().all(|offer| offer.choice != barred.choice));
                let why = session::<G>(&mut app).why_not(barred.choice);
                assert_eq!(why, Some(barred.why), "{}", barred.label);
                let conjures = format!("{:?}", barred.choice) == "Conjure";
                let done = barred.reason.text_id() == "reason-done-already";
                missed += usize::from(conjures && !done);
            }
            answer::<G>(&mut app, &mut dice);
            // Nothing of it stays when something else is asked.
            let now = observation::<G>(&app);
            assert!(now.asked.is_some() || now.barred.is_empty(), "{asked:?}");
        }
    }
    assert!(missed > 3, "only {missed}");
}

/// A choice that is not legal is refused in a sentence, and the game stands as it stood.
fn is_refused<G: TableGame>() {
    use SeatKind::Human;
    let folder = scratch(&format!("either-refusal-{}", G::ID));
    let mut app = sit_down::<G>(&folder, &[Human, automa::<G>()], 5);
    let legal: Vec<G::Choice> = observation::<G>(&app)
        .options
        .iter()
        .map(|offer| offer.choice)
        .collect();
    let before = session::<G>(&mut app).table().log_digest();
    let wrong = G::Choice::values()
        .into_iter()
        .find(|choice| !legal.contains(choice));
    let wrong = wrong.expect("not everything is legal");
    app.world_mut().write_message(Choose::<G>::one(wrong));
    app.update();
    assert!(!notice(&app).is_empty());
    assert_eq!(session::<G>(&mut app).table().log_digest(), before);
    let name = session::<G>(&mut app).speaker().name(Seat(0));
    assert!(!name.is_empty());
}

/// Both games lie on one table after each other, and only the last one is there.
#[test]
fn the_table_holds_one_game_at_a_time() {
    use SeatKind::Human;
    let folder = scratch("either-both");
    let mut app = sit_down::<VoodooPirate>(&folder, &[Human, CURSED], 3);
    let mut dice = Dice::new(3);
    answer::<VoodooPirate>(&mut app, &mut dice);
    go(&mut app, Screen::Shelf);
    let setup = rules::kit::Setup::<VoodooCards>::of(&[Human, CURSED]);
    app.world_mut()
        .write_message(table::Begin::<VoodooCards>::New(setup, 3));
    for _ in 0..4 {
        app.update();
    }
    let first = changes::<VoodooPirate>(&app);
    for _ in 0..20 {
        answer::<VoodooCards>(&mut app, &mut dice);
    }
    assert_eq!(changes::<VoodooPirate>(&app), first);
    assert!(made::<VoodooCards>(&mut app).len() > 5);
    assert_eq!(saves::left(&options(&folder)).len(), 2);
}

/// Tests by their names, each of one call: of Long Games if `$long` is true.
macro_rules! tests {
    ($long:expr; $($name:ident => $call:expr;)*) => {
        $(
            #[test]
            fn $name() {
                AT_LENGTH.set($long);
                $call;
            }
        )*
    };
}

/// The tests of a game, whoever plays it and however seldom something happens in it: with these crews it reaches the score.
macro_rules! holds_alike {
    ($game:ty, $long:expr, $crews:expr) => {
        use SeatKind::{Human, Random};

        tests! { $long;
            games_of_every_size_reach_the_score => reaches_the_score::<$game>($crews);
            a_game_left_is_resumed_where_it_stood => is_resumed::<$game>();
            what_is_not_legal_is_refused => is_refused::<$game>();
            every_line_says_what_it_came_of_and_its_numbers => why::is_told::<$game>();
            the_rulebook_lists_where_rules_have_mattered_and_leads_there =>
                rulebook::tells_of_the_game::<$game>();
            a_rule_that_breaks_down_leaves_the_game_as_it_was => breakdown::is_survived::<$game>();
            what_is_taken_back_goes_the_way_it_came_and_any_input_finishes_it =>
                animations::goes_the_way_it_came::<$game>();
            a_game_that_nobody_plays_is_watched_from_the_start =>
                animations::is_watched_from_the_start::<$game>();
            a_game_without_a_decision_is_paused_and_rewound =>
                watching::is_paused_and_rewound::<$game>();
            nobody_decides_while_those_who_watch_look_back =>
                watching::is_rewound_while_it_is_played::<$game>();
            nothing_of_a_rehearsal_is_kept_and_nothing_hidden_is_in_it =>
                rehearsal::is_kept_apart::<$game>();
            a_rehearsed_choice_is_taken_back_alone_and_nobody_elses_decision_is_rehearsed =>
                rehearsal::is_taken_back_alone::<$game>();
            the_table_is_seen_as_it_was_and_nothing_changes_by_it =>
                timeline::is_seen_as_it_was::<$game>();
            a_step_forward_is_told_as_it_happened => timeline::is_told_as_it_happened::<$game>();
            rounds_are_gone_along => timeline::goes_by_rounds::<$game>();
            a_game_goes_on_from_the_past_and_the_other_line_is_kept_with_it =>
                timeline::is_kept_with_its_branches::<$game>();
            every_person_agrees_before_a_game_becomes_practice => timeline::is_agreed_to::<$game>();
            what_was_shown_is_taken_back_for_practice =>
                undo::is_taken_back_for_practice::<$game>();
            seats_without_people_pick_the_same_when_a_game_is_resumed =>
                undo::picks_the_same_again::<$game>();
        }
    };
}

/// All tests of a game: with these crews it reaches the score, and these kinds of events are seen on their way.
macro_rules! holds_for {
    ($name:ident: $game:ty, $crews:expr, $moves:expr, $goes_on:expr) => {
        mod $name {
            use super::*;

            holds_alike! { $game, false, $crews }

            tests! { false;
                what_is_foreseen_happens => {
                    let third = if $goes_on { Human } else { Random };
                    foresight::comes_true::<$game>(&[Human, automa::<$game>(), third], $goes_on);
                };
                every_question_says_by_which_rule_it_is_asked_and_what_led_to_it =>
                    why::is_told_of_questions::<$game>();
                the_picture_after_the_last_animation_is_that_of_the_position_alone =>
                    animations::is_drawn_alone::<$game>($moves);
                decisions_are_taken_back_freely_up_to_what_was_shown_since =>
                    undo::is_taken_back::<$game>();
            }
        }
    };
}

holds_for! { voodoo_pirate_itself: VoodooPirate, &[
    &[Human],
    &[Human, Human, Random],
    &[Random, Random, CURSED, CURSED],
    &[Human; 5],
    &[Human, Random],
    &[CURSED, CURSED],
], &["Sailed", "Moved", "TileLaid", "Faced"], true }
holds_for! { voodoo_cards: VoodooCards, &[
    &[Human],
    &[Human, Random],
    &[Human, Human, Random],
    &[Human, Human, CURSED, CURSED],
    &[Human; 4],
    &[CURSED, CURSED],
], &["Sailed", "Moved", "Flipped", "MovedOnTheRing", "Faced"], true }
holds_for! { voodoo_island: VoodooIsland, &[
    &[Human, Random],
    &[Human, Human, EXPLORER],
    &[EXPLORER, EASY],
    &[Human; 4],
], &["Came", "MistLaid", "Landed", "CubeMoved"], false }
holds_for! { pirate_crusades: PirateCrusades, &[
    &[Human],
    &[Human, Random],
    &[Human, Human, ROVER],
    &[ROVER, ROVER],
    &[Human; 4],
], &["Moved", "Fought", "Docked"], false }

/// The Long Game: in it nearly every answer shows something, so little is foreseen or taken back freely.
mod long_crusades {
    use super::*;

    holds_alike! { PirateCrusades, true, &[
        &[Human, Random],
        &[Human, Human, ROVER],
        &[ROVER, ROVER],
        &[Human; 4],
    ] }
}

holds_for! { cursed_seas: CursedSeas, &[
    &[Human, Random],
    &[Human, Human, CORSAIR],
    &[CORSAIR, CORSAIR],
    &[Human; 4],
], &["IslandPlaced", "Moved"], false }

#[test]
fn a_card_that_cannot_be_conjured_says_why() {
    is_barred::<VoodooPirate>();
    is_barred::<VoodooCards>();
}
