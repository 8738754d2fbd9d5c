//! Saved games of others: files that are dropped on the window.

use super::*;
use bevy::window::FileDragAndDrop;
use rules::table::save::Saved;
use voodoo_pirate::table::Session as Of;

fn drop_file(app: &mut App, path: &Path) {
    app.world_mut().write_message(FileDragAndDrop::DroppedFile {
        window: Entity::PLACEHOLDER,
        path_buf: path.to_path_buf(),
    });
    for _ in 0..4 {
        app.update();
    }
}

fn files(folder: &Path, room: &str) -> usize {
    let listed = fs::read_dir(folder.join(room)).into_iter().flatten();
    let names = listed.flatten().map(|entry| entry.path());
    names
        .filter(|path| path.extension().is_some_and(|ending| ending == "ron"))
        .count()
}

#[test]
fn a_saved_game_dropped_on_the_window_is_played_on_from_a_copy() {
    let folder = scratch("dropped");
    let fixtures = Path::new("tests/fixtures/voodoo_pirate");
    let mut app = desktop(&folder);
    app.update();
    let (mut left, mut over) = (0, 0);
    let mut listed: Vec<_> = fs::read_dir(fixtures).unwrap().flatten().collect();
    listed.sort_by_key(fs::DirEntry::path);
    for entry in listed {
        let path = entry.path();
        if path.ends_with("games.ron") {
            continue;
        }
        let before = fs::read(&path).unwrap();
        let saved = Saved::<VoodooPirate>::read("", &before).unwrap();
        let made = saved.choices.len();
        drop_file(&mut app, &path);
        assert_eq!(notice(&app), "", "{}", path.display());
        let mut session = app.world_mut().resource_mut::<Of<VoodooPirate>>();
        assert!(session.table().choices().len() >= made);
        if screen(&app) == Screen::Score {
            over += 1;
        } else {
            left += 1;
        }
        assert_eq!(fs::read(&path).unwrap(), before, "the file stays as it was");
        go(&mut app, Screen::Shelf);
    }
    assert!(left > 0 && over > 0, "both kinds were tried");
    assert_eq!(
        (files(&folder, "games"), files(&folder, "finished")),
        (left, over)
    );
}

#[test]
fn what_cannot_be_opened_is_told_and_nothing_is_kept_of_it() {
    let folder = scratch("dropped-wrong");
    let mut app = desktop(&folder);
    app.update();
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("letter.txt");
    fs::write(&file, "Dear Anna,").unwrap();
    for (path, why) in [
        (file.as_path(), "letter.txt"),
        (&folder, "plain file"),
        (Path::new("nowhere.ron"), "nowhere.ron"),
    ] {
        drop_file(&mut app, path);
        assert!(notice(&app).contains(why), "{}", notice(&app));
        assert_eq!(screen(&app), Screen::Shelf);
    }
    assert_eq!(
        (files(&folder, "games"), files(&folder, "finished")),
        (0, 0)
    );
}
