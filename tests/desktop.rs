//! The desktop without a window: set up, a whole game through the messages that the mouse sends, and the score.

use bevy::prelude::*;
use rules::table::{Dice, Position, Seat, SeatKind};
use rules::voodoo_pirate::Setup;
use rules::voodoo_pirate::view::View;
use std::path::{Path, PathBuf};
use voodoo_pirate::options::{Options, Speed};
use voodoo_pirate::screens::Screen;
use voodoo_pirate::voodoo_pirate::{
    Asked, Begin, Choose, Line, Notice, Offer, Sight, Sitting, Unveil,
};

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // What an earlier run left is nobody's game.
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn desktop(folder: &Path) -> App {
    voodoo_pirate::headless(Options {
        speed: Speed::Instant,
        scratch: Some(folder.to_path_buf()),
        ..Options::default()
    })
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn begin(app: &mut App, begin: Begin) {
    app.world_mut().write_message(begin);
    for _ in 0..4 {
        app.update();
    }
}

/// Answers as a person would who picks anything: draws the curtain, then clicks one of the choices shown.
fn step(app: &mut App, dice: &mut Dice) {
    let sight = app.world().resource::<Sight>();
    let curtain = sight.curtain;
    let choices: Vec<_> = sight.options.iter().map(|offer| offer.choice).collect();
    if let Some(seat) = curtain {
        assert!(choices.is_empty(), "nothing can be chosen behind a curtain");
        assert_eq!(
            sight.viewer, None,
            "nobody's secrets show before the curtain is drawn"
        );
        app.world_mut().write_message(Unveil(seat));
    } else if !choices.is_empty() {
        let choice = choices[dice.below(choices.len())];
        app.world_mut().write_message(Choose(choice));
    }
    app.update();
    let notice = &app.world().resource::<Notice>().text;
    assert!(notice.is_empty(), "a listed choice was refused: {notice}");
}

fn play(kinds: &[SeatKind], seed: u64) -> App {
    let folder = scratch(&format!("desktop-{seed}-{}", kinds.len()));
    let mut app = desktop(&folder);
    app.update();
    assert_eq!(screen(&app), Screen::Shelf);
    begin(&mut app, Begin::New(Setup::of(kinds), seed));
    assert_ne!(screen(&app), Screen::Shelf);
    let mut dice = Dice::new(seed);
    for _ in 0..20_000 {
        if screen(&app) == Screen::Score {
            assert!(
                !folder.join("current.ron").exists(),
                "a finished game is not resumed"
            );
            return app;
        }
        step(&mut app, &mut dice);
    }
    panic!("the game of seed {seed} never ends");
}

#[test]
fn a_whole_game_of_two_people_and_two_cursed_pirates_reaches_the_score() {
    use SeatKind::{Cursed, Human};
    let mut app = play(&[Human, Human, Cursed, Cursed], 3);
    let result = app.world_mut().resource_mut::<Sitting>().table().result();
    assert_eq!(result.len(), 4);
}

#[test]
fn games_of_every_size_reach_the_score() {
    use SeatKind::{Cursed, Human, Random};
    for (seed, kinds) in [
        vec![Human],
        vec![Human, Random],
        vec![Human, Human, Random],
        vec![Random, Random, Cursed, Cursed],
        vec![Human, Human, Human, Human, Human],
        vec![Cursed, Cursed],
    ]
    .into_iter()
    .enumerate()
    {
        let _ = play(&kinds, seed as u64);
    }
}

#[test]
fn a_game_left_is_resumed_where_it_stood() {
    use SeatKind::{Cursed, Human};
    let folder = scratch("desktop-resume");
    let mut app = desktop(&folder);
    begin(
        &mut app,
        Begin::New(Setup::of(&[Human, Cursed, Cursed]), 11),
    );
    let mut dice = Dice::new(11);
    for _ in 0..25 {
        step(&mut app, &mut dice);
    }
    let tale = app
        .world_mut()
        .resource_mut::<Sitting>()
        .table()
        .tale_digest();
    let mut again = desktop(&folder);
    begin(&mut again, Begin::Resume);
    assert_eq!(screen(&again), Screen::Table);
    assert_eq!(
        again
            .world_mut()
            .resource_mut::<Sitting>()
            .table()
            .tale_digest(),
        tale
    );
}

#[test]
fn an_illegal_choice_is_refused_with_a_reason_and_changes_nothing() {
    use SeatKind::{Cursed, Human};
    let mut app = desktop(&scratch("desktop-refusal"));
    begin(&mut app, Begin::New(Setup::of(&[Human, Cursed, Cursed]), 5));
    let before = app
        .world_mut()
        .resource_mut::<Sitting>()
        .table()
        .tale_digest();
    app.world_mut()
        .write_message(Choose(rules::voodoo_pirate::Choice::EndTurn));
    app.update();
    assert!(!app.world().resource::<Notice>().text.is_empty());
    let after = app
        .world_mut()
        .resource_mut::<Sitting>()
        .table()
        .tale_digest();
    assert_eq!(before, after);
}

#[test]
fn a_click_changes_the_position_in_the_update_that_reads_it() {
    use SeatKind::{Cursed, Human};
    let mut app = desktop(&scratch("desktop-click"));
    begin(&mut app, Begin::New(Setup::of(&[Human, Cursed, Cursed]), 8));
    let mut dice = Dice::new(8);
    let mut clicks = 0;
    while screen(&app) == Screen::Table {
        let options = &app.world().resource::<Sight>().options;
        let Some(offer) = options.get(dice.below(options.len().max(1))).cloned() else {
            app.update();
            continue;
        };
        clicks += 1;
        let changes = changes(&app);
        let mut sitting = app.world_mut().resource_mut::<Sitting>();
        let choices = sitting.table().choices().len();
        app.world_mut().write_message(Choose(offer.choice));
        app.update();
        let mut sitting = app.world_mut().resource_mut::<Sitting>();
        let chosen = sitting.table().choices().to_vec();
        assert_eq!(chosen.get(choices), Some(&offer.choice));
        assert_eq!(changes + 1, self::changes(&app));
        let seen = app.world().resource::<Sight>().seen();
        assert_eq!(seen, Some(changes + 1), "and it is seen at once");
    }
    assert!(clicks > 10, "only {clicks} clicks");
}

fn changes(app: &App) -> u64 {
    app.world().resource::<Sitting>().changes()
}

/// Everything that is shown.
#[derive(Debug, PartialEq)]
struct Shown {
    view: Option<View>,
    asked: Option<Asked>,
    prompt: String,
    options: Vec<Offer>,
    log: Vec<Line>,
    curtain: Option<Seat>,
    viewer: Option<Seat>,
}

/// Looks at the table as it is, with fresh eyes.
fn look(app: &mut App) -> Shown {
    app.insert_resource(Sight::default());
    app.update();
    let sight = app.world().resource::<Sight>();
    Shown {
        view: sight.view.clone(),
        asked: sight.asked,
        prompt: sight.prompt.clone(),
        options: sight.options.clone(),
        log: sight.log.clone(),
        curtain: sight.curtain,
        viewer: sight.viewer,
    }
}

/// What is shown where everything that a seat may not know is dealt anew, and whether that made it another position.
/// The table is as before afterwards.
fn look_at_fork(app: &mut App, seat: Seat, seed: u64) -> (Shown, bool) {
    let (mut before, mut dealt) = (Position::default(), Position::default());
    let mut sitting = app.world_mut().resource_mut::<Sitting>();
    let table = sitting.table();
    table.copy_out(&mut before);
    table.fork_for(seat, seed, |fork| fork.copy_out(&mut dealt));
    table.copy_in(&dealt);
    let shown = look(app);
    let mut sitting = app.world_mut().resource_mut::<Sitting>();
    sitting.table().copy_in(&before);
    (shown, before.digest() != dealt.digest())
}

#[test]
fn nothing_hidden_is_in_what_is_shown() {
    use SeatKind::{Cursed, Human};
    let crews = [
        vec![Human, Human, Cursed],
        vec![Human, Cursed, Cursed],
        vec![Human, Human, Human, Human, Cursed],
    ];
    for (seed, kinds) in crews.iter().enumerate() {
        let folder = scratch(&format!("desktop-hidden-{seed}"));
        let mut app = desktop(&folder);
        begin(&mut app, Begin::New(Setup::of(kinds), seed as u64 + 40));
        let mut dice = Dice::new(seed as u64);
        let (mut looks, mut others) = (0, 0);
        loop {
            let shown = look(&mut app);
            if shown.asked.is_none() {
                break;
            }
            if shown.curtain.is_some() {
                assert!(shown.options.is_empty() && shown.prompt.is_empty());
                assert_eq!(shown.viewer, None);
            }
            // An onlooker may know no more than any seat.
            let any = Seat(dice.below(kinds.len()) as u8);
            let seat = shown.viewer.unwrap_or(any);
            looks += 1;
            let (there, another) = look_at_fork(&mut app, seat, looks);
            others += u32::from(another);
            assert_eq!(
                shown, there,
                "what {seat:?} may not know shows, seed {seed}"
            );
            let _ = look(&mut app);
            step(&mut app, &mut dice);
        }
        assert!(others > 30, "only {others} of {looks} positions differed");
    }
}
