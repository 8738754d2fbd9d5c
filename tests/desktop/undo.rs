//! Taking back, and going the same way again.

use super::*;
use voodoo_pirate::table::{Stays, TakeBack};

#[test]
fn decisions_are_taken_back_up_to_what_was_shown_since() {
    use SeatKind::{Human, Random};
    let mut app = desktop(&scratch("desktop-undo"));
    begin(&mut app, Begin::New(Setup::of(&[Human, Random, Random]), 2));
    let mut dice = Dice::new(2);
    let (mut taken_back, mut refused) = (0, 0);
    for _ in 0..400 {
        if screen(&app) == Screen::Score {
            break;
        }
        if app.world().resource::<Sight>().options.is_empty() {
            app.update();
            continue;
        }
        let before = digest(&mut app);
        let asked = app.world().resource::<Sight>().asked;
        step(&mut app, &mut dice);
        let sight = app.world().resource::<Sight>();
        let can = sight.can_take_back.is_ok();
        let shown = sight.log.len();
        let made = app
            .world_mut()
            .resource_mut::<Sitting>()
            .table()
            .choices()
            .to_vec();
        let choices = made.len();
        app.world_mut().write_message(TakeBack);
        app.update();
        let notice = app.world().resource::<Notice>().text.clone();
        if can {
            taken_back += 1;
            assert!(notice.is_empty(), "{notice}");
            assert_eq!(digest(&mut app), before, "the game stands where it stood");
            let sight = app.world().resource::<Sight>();
            assert_eq!(sight.asked, asked, "the same is asked again");
            assert!(
                sight.log.len() <= shown,
                "the log forgets what is taken back"
            );
            // And on another way, or the same.
            step(&mut app, &mut dice);
        } else {
            refused += 1;
            assert!(!notice.is_empty(), "a refusal says why");
            let kept =
                app.world_mut().resource_mut::<Sitting>().table().choices()[..choices] == made;
            assert!(kept, "a refusal takes nothing back");
            app.world_mut().resource_mut::<Notice>().text.clear();
        }
    }
    assert!(taken_back > 5 && refused > 5, "{taken_back} and {refused}");
}

#[test]
fn seats_without_people_pick_the_same_when_a_game_is_resumed() {
    use SeatKind::{Human, Random};
    let folder = scratch("desktop-same-picks");
    let mut app = desktop(&folder);
    begin(&mut app, Begin::New(Setup::of(&[Human, Random, Random]), 8));
    let first = |app: &App| {
        app.world()
            .resource::<Sight>()
            .options
            .first()
            .map(|offer| offer.choice)
    };
    let play = |app: &mut App| {
        for _ in 0..30 {
            if let Some(choice) = first(app) {
                choose(app, choice);
            }
            app.update();
        }
    };
    for _ in 0..6 {
        let choice = first(&app);
        if let Some(choice) = choice {
            choose(&mut app, choice);
        }
        app.update();
    }
    // A copy of what is saved now goes on as the game itself does.
    let name = "voodoo-pirate-1";
    let twin = scratch("desktop-same-picks-twin");
    fs::create_dir_all(twin.join("games")).unwrap();
    let file = format!("games/{name}.ron");
    fs::copy(folder.join(&file), twin.join(&file)).unwrap();
    let mut again = desktop(&twin);
    begin(&mut again, Begin::Resume(name.to_owned()));
    play(&mut app);
    play(&mut again);
    let tale = |app: &mut App| {
        app.world_mut()
            .resource_mut::<Sitting>()
            .table()
            .tale()
            .to_vec()
    };
    let (one, other) = (tale(&mut app), tale(&mut again));
    let common = one.len().min(other.len());
    assert!(common > 50);
    assert_eq!(one[..common], other[..common]);
}

#[test]
fn what_cannot_be_taken_back_says_why() {
    use SeatKind::{Cursed, Human};
    let can = |app: &App| app.world().resource::<Sitting>().can_take_back();
    let asks = |app: &mut App| {
        app.world_mut().write_message(TakeBack);
        app.update();
        notice(app)
    };
    let mut said = Vec::new();
    let mut app = desktop(&scratch("desktop-undo-why"));
    begin(&mut app, Begin::New(Setup::of(&[Human, Human, Cursed]), 4));
    assert_eq!(can(&app), Err(Stays::Nothing));
    said.push(asks(&mut app));
    app.world_mut().resource_mut::<Notice>().text.clear();
    let mut dice = Dice::new(4);
    while can(&app) != Err(Stays::Secret) {
        step(&mut app, &mut dice);
    }
    said.push(asks(&mut app));
    app.world_mut().resource_mut::<Notice>().text.clear();
    while can(&app) != Err(Stays::Shown) {
        step(&mut app, &mut dice);
    }
    said.push(asks(&mut app));
    app.world_mut().write_message(Travel::Earlier);
    app.update();
    assert_eq!(can(&app), Err(Stays::Past));
    said.push(asks(&mut app));
    app.world_mut().write_message(Travel::Now);
    app.update();
    app.world_mut().resource_mut::<Notice>().text.clear();
    while screen(&app) == Screen::Table {
        step(&mut app, &mut dice);
    }
    go(&mut app, Screen::Table);
    assert_eq!(can(&app), Err(Stays::Over));
    said.push(asks(&mut app));
    for (number, text) in said.iter().enumerate() {
        assert!(
            !text.is_empty() && !said[..number].contains(text),
            "{said:#?}"
        );
    }
}
