//! The player's own files, changed while the game runs: what is sound is taken over, and what is not is told.

use super::*;
use either::{made, sits};
use rules::table::Game;
use rules::table::save::Saved;
use voodoo_pirate::mods::Changed;

/// Writes a file of the player's own, as an editor would, and lets the game hear of it.
fn save(app: &mut App, folder: &Path, path: &str, text: &str) {
    let file = folder.join("mods").join(path);
    let kept = file.parent().map_or(Ok(()), fs::create_dir_all);
    kept.and_then(|()| fs::write(file, text))
        .expect("the file is written");
    hear(app, path);
}

fn hear(app: &mut App, path: &str) {
    app.world_mut()
        .write_message(Changed(vec![path.to_owned()]));
    for _ in 0..3 {
        app.update();
    }
}

fn said(app: &App) -> Vec<String> {
    let log = app.world().resource::<Observation>().log.iter();
    log.map(|line| line.text().to_owned()).collect()
}

/// A table after some decisions.
fn table(name: &str) -> (App, PathBuf) {
    let folder = scratch(name);
    let mut app = desktop(&folder);
    let crew = Setup::of(&[SeatKind::Human, CURSED, CURSED]);
    begin(&mut app, Begin::New(crew, 11));
    let mut dice = Dice::new(11);
    for _ in 0..20 {
        step(&mut app, &mut dice);
    }
    (app, folder)
}

/// The data file of skills, with another range in it.
fn other_skills() -> String {
    let skills = fs::read_to_string("assets/voodoo_pirate/skills.ron").expect("the file is there");
    let other = skills.replacen("skill: Range(3)", "skill: Range(4)", 1);
    assert_ne!(other, skills);
    other
}

#[test]
fn texts_are_said_anew_at_once_and_one_that_is_at_fault_leaves_them_as_they_were() {
    let (mut app, folder) = table("desktop-mods-texts");
    let (log, before) = (digest(&mut app), said(&app));
    let path = "voodoo_pirate/en.ftl";
    save(
        &mut app,
        &folder,
        path,
        "event-phase-dusk = The parrots sleep.\n",
    );
    assert!(notice(&app).contains(path), "{}", notice(&app));
    let now = said(&app);
    assert!(now.iter().any(|line| line.contains("The parrots sleep.")));
    assert_eq!(now.len(), before.len());
    save(
        &mut app,
        &folder,
        path,
        "event-phase-dusk = The\n\nparrots\n",
    );
    let told = notice(&app);
    let place = folder.join("mods").join(path);
    assert!(told.contains(&format!("{}:3:", place.display())), "{told}");
    assert_eq!(said(&app), now, "the old is kept");
    fs::remove_file(&place).unwrap();
    hear(&mut app, path);
    assert_eq!(said(&app), before, "the game's own are back");
    assert_eq!(digest(&mut app), log, "the game stands as it stood");
}

#[test]
fn data_hold_when_a_game_next_begins() {
    let (mut app, folder) = table("desktop-mods-data");
    let (log, choices) = (digest(&mut app), made::<VoodooPirate>(&mut app));
    let path = "voodoo_pirate/skills.ron";
    let data = |app: &mut App| {
        let mut session = app.world_mut().resource_mut::<Session>();
        VoodooPirate::digest(session.table().data())
    };
    let own = data(&mut app);
    save(&mut app, &folder, path, &other_skills());
    assert!(notice(&app).contains("when a game next begins"));
    assert!(sits::<VoodooPirate>(&app).is_outdated());
    assert_eq!(data(&mut app), own);
    // A text that is saved next is told of by itself.
    save(
        &mut app,
        &folder,
        "voodoo_pirate/en.ftl",
        "event-phase-dusk = It is late.\n",
    );
    assert!(!notice(&app).contains("when a game next begins"));
    assert!(sits::<VoodooPirate>(&app).is_outdated());
    // With a fault nothing is taken over, and the fault is told.
    save(&mut app, &folder, path, "[\n  (skill: Range(many)),\n]");
    assert!(notice(&app).contains("skills.ron:2:"), "{}", notice(&app));
    assert_eq!(digest(&mut app), log);
    assert!(made::<VoodooPirate>(&mut app) == choices);
    save(&mut app, &folder, path, &other_skills());
    begin(&mut app, Begin::New(Setup::of(&[SeatKind::Human]), 5));
    assert_ne!(data(&mut app), own);
    assert!(!sits::<VoodooPirate>(&app).is_outdated());
}

#[test]
fn an_open_game_is_played_again_with_changed_data_as_practice_and_kept_beside_the_old_one() {
    let (mut app, folder) = table("desktop-mods-anew");
    let old = folder.join("games/voodoo-pirate-1.ron");
    let (bytes, choices) = (fs::read(&old).unwrap(), made::<VoodooPirate>(&mut app));
    let anew = |app: &mut App| {
        app.world_mut().write_message(Travel::Anew);
        app.update();
    };
    anew(&mut app);
    assert!(sits::<VoodooPirate>(&app).proposal().is_none(), "why?");
    save(
        &mut app,
        &folder,
        "voodoo_pirate/skills.ron",
        &other_skills(),
    );
    anew(&mut app);
    agree::<VoodooPirate>(&mut app);
    for _ in 0..4 {
        app.update();
    }
    assert!(notice(&app).contains("for practice"), "{}", notice(&app));
    let session = sits::<VoodooPirate>(&app);
    assert!(session.is_practice() && !session.is_outdated());
    assert!(made::<VoodooPirate>(&mut app) == choices);
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(fs::read(&old).unwrap(), bytes, "the old one is as it was");
    let new = fs::read(folder.join("games/voodoo-pirate-2.ron")).unwrap();
    let [old, new] = [bytes, new].map(|bytes| Saved::<VoodooPirate>::read("", &bytes).unwrap());
    assert!(new.practice && !old.practice);
    assert_eq!(new.choices, old.choices);
    assert_ne!(new.data, old.data);
    // It goes on.
    let mut dice = Dice::new(3);
    app.world_mut().resource_mut::<Notice>().text.clear();
    for _ in 0..5 {
        step(&mut app, &mut dice);
    }
    assert_ne!(digest(&mut app), 0);
}

#[test]
fn where_changed_data_forbid_a_decision_the_game_goes_on_from_before_it() {
    let (mut app, folder) = table("desktop-mods-other-way");
    let before = made::<VoodooPirate>(&mut app).len();
    let tiles = fs::read_to_string("assets/voodoo_pirate/tiles.ron").unwrap();
    // A rougher sea, on which ships go other ways.
    let rough = tiles.replace("Calm(Nothing)", "Haunted(Nothing)");
    save(&mut app, &folder, "voodoo_pirate/tiles.ron", &rough);
    assert!(sits::<VoodooPirate>(&app).is_outdated());
    app.world_mut().write_message(Travel::Anew);
    app.update();
    agree::<VoodooPirate>(&mut app);
    for _ in 0..4 {
        app.update();
    }
    let after = made::<VoodooPirate>(&mut app).len();
    assert!(after <= before);
    let told = notice(&app);
    assert!(told.contains("practice"), "{told}");
    assert_eq!(after < before, told.contains("another way"), "{told}");
}

#[test]
fn a_file_that_nobody_reads_is_told_with_what_is_expected() {
    let (mut app, folder) = table("desktop-mods-misspelt");
    save(&mut app, &folder, "voodoo_pirate/tile.ron", "[]");
    let told = notice(&app);
    assert!(told.contains("tile.ron:1:1: nothing reads"), "{told}");
    assert!(told.contains("tiles.ron"), "{told}");
    save(&mut app, &folder, "art/anchor.svg", "<svg/>");
    assert!(notice(&app).contains("art/anchor.svg:1:1: nothing reads"));
}

#[test]
fn a_picture_or_a_sound_that_is_none_is_told() {
    let (mut app, folder) = table("desktop-mods-art");
    save(&mut app, &folder, "icons/anchor.svg", "<svg>\n<path\n");
    let told = notice(&app);
    assert!(told.contains("icons/anchor.svg:"), "{told}");
    save(&mut app, &folder, "sound/click.ogg", "no sound");
    let told = notice(&app);
    assert!(told.contains("Ogg Vorbis"), "{told}");
    fs::remove_dir_all(folder.join("mods")).unwrap();
    hear(&mut app, "icons/anchor.svg");
    assert!(notice(&app).contains("Taken over"), "the game's own again");
}

#[test]
fn pictures_and_sounds_of_the_repository_are_taken_over_and_the_players_own_lie_over_them() {
    let (mut app, folder) = table("desktop-mods-repository");
    let assets = folder.join("assets");
    app.world_mut().resource_mut::<Options>().assets = Some(assets.clone());
    let path = "icons/anchor.svg";
    let drawing = |text: &str| format!("<svg xmlns='http://www.w3.org/2000/svg' {text}/>");
    fs::create_dir_all(assets.join("icons")).unwrap();
    fs::write(assets.join(path), "<svg>\n<path\n").unwrap();
    hear(&mut app, path);
    let told = notice(&app);
    assert!(
        told.contains(&*assets.join(path).to_string_lossy()),
        "{told}"
    );
    save(&mut app, &folder, path, &drawing("width='8' height='8'"));
    assert!(notice(&app).contains("Taken over"), "{}", notice(&app));
    fs::remove_dir_all(folder.join("mods")).unwrap();
    fs::write(assets.join(path), drawing("width='9' height='9'")).unwrap();
    hear(&mut app, path);
    assert!(notice(&app).contains("Taken over"), "{}", notice(&app));
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_out_of_the_folder_is_no_file_of_the_players_own() {
    use std::os::unix::fs::symlink;
    let (mut app, folder) = table("desktop-mods-link");
    let outside = folder.join("outside.ron");
    fs::write(&outside, other_skills()).unwrap();
    let mods = folder.join("mods/voodoo_pirate");
    fs::create_dir_all(&mods).unwrap();
    for to in [outside.clone(), PathBuf::from("../../outside.ron")] {
        let _ = fs::remove_file(mods.join("skills.ron"));
        symlink(to, mods.join("skills.ron")).unwrap();
        hear(&mut app, "voodoo_pirate/skills.ron");
        let told = notice(&app);
        assert!(told.contains("leads out of the folder"), "{told}");
        assert!(!sits::<VoodooPirate>(&app).is_outdated());
    }
    // What came by a path of its own is refused likewise.
    hear(&mut app, "../outside.ron");
    assert!(notice(&app).contains("nothing reads"), "{}", notice(&app));
    let bytes = fs::read_to_string(outside).unwrap();
    assert_eq!(bytes, other_skills(), "nothing is written there");
}
