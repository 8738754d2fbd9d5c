//! The player's own files, live: what is saved in the folder `mods` is checked and taken over while the game runs, and so are the
//! assets of the repository that it is run from.
//!
//! Either all that was saved is sound and is taken over, or all stays as it was and the fault is told. Texts are read anew at
//! once, as pictures and sounds are; data hold when a game next begins, or is played again with them.

use crate::games::GAMES;
use crate::options::Options;
use crate::order::FirstSystems;
use crate::saves::watch::{TakeOver, Watch, Watched};
use crate::saves::{self, UserError};
use crate::settings::Settings;
use crate::sound::recordings::{self, Recordings};
use crate::table::Notice;
use crate::theme::drawings::{self, Drawings};
use crate::theme::gallery::{self, Gallery};
use crate::theme::{Awake, svg};
use bevy::ecs::system::SystemParam;
use bevy::platform::cell::SyncCell;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use rules::table::files::{Fault, read_inside};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

/// The most bytes of a picture or a sound.
const MOST_BYTES: u64 = 32 << 20;

/// Files of the player's own that were changed, made or removed, by their paths in the folder `mods`.
#[derive(Message, Debug, Clone)]
pub struct Changed(pub Vec<String>);

/// The folders that are watched, the quick and the slow.
#[derive(Resource)]
struct Watching(SyncCell<[Watch; 2]>);

/// The time between two looks at the player's own files, and at data and texts of the repository.
const QUICK: Duration = Duration::from_secs(1);
/// The time between two looks at its pictures and sounds, which are many.
const SLOW: Duration = Duration::from_secs(5);

/// Checks changed files and takes them over, window or not.
pub(super) fn logic(app: &mut App) {
    app.add_message::<Changed>()
        .add_systems(First, check.in_set(FirstSystems).after(gallery::clear_out));
}

/// Does the same in a window, and watches for changed files. Goes after the plugins that show pictures and play sounds.
pub(super) fn plugin(app: &mut App) {
    let faults = lay_own(app.world());
    app.add_plugins(logic)
        .insert_resource(Faults(faults))
        .add_systems(Startup, watch)
        .add_systems(PostStartup, tell)
        .add_systems(
            First,
            hear.in_set(FirstSystems)
                .before(check)
                .run_if(resource_exists::<Watching>),
        );
}

/// The faults of the player's own pictures and sounds at the start.
#[derive(Resource)]
struct Faults(Vec<Fault>);

/// Lays the player's own pictures and sounds over the game's, but for those that have faults: these are returned.
fn lay_own(world: &World) -> Vec<Fault> {
    let options = world.resource::<Options>();
    let own = saves::mods(options).map(|folder| Watched {
        folder,
        endings: &["svg", "ogg"],
        without: &[],
    });
    let mut faults = Vec::new();
    for path in own.iter().flat_map(Watched::files) {
        match own_art(options, &path) {
            Ok(bytes) if path.ends_with(".svg") => {
                world.resource::<Drawings>().lay(&path, bytes);
            }
            Ok(bytes) => world.resource::<Recordings>().lay(name(&path), bytes),
            Err(fault) => faults.push(fault),
        }
    }
    faults
}

/// Tells the faults found at the start.
fn tell(
    faults: Res<Faults>,
    options: Res<Options>,
    settings: Res<Settings>,
    mut notice: ResMut<Notice>,
) {
    if !faults.0.is_empty() {
        let error = UserError::Data(faults.0.clone());
        notice.text = saves::tell(&options, settings.language(), &error);
    }
}

/// Watches the folder `mods`, and the assets of the repository that the game is run from. A frame is drawn when something was
/// changed, and none to look for it.
fn watch(mut commands: Commands, options: Res<Options>, wake: Option<Res<EventLoopProxyWrapper>>) {
    let of_repository = |endings, without| {
        let of = move |folder: &PathBuf| Watched {
            folder: folder.clone(),
            endings,
            without,
        };
        options.assets.iter().map(of)
    };
    let own = saves::mods(&options).into_iter().map(|folder| Watched {
        folder,
        endings: &["ron", "ftl", "svg", "ogg"],
        without: &[],
    });
    let no_texts = &["art", "fonts", "icons", "pictures", "sound"];
    let texts = of_repository(&["ron", "ftl"], no_texts);
    let art = of_repository(&["svg", "ogg"], &["fonts", "pictures", "make"]);
    let wake = wake.map(|proxy| (**proxy).clone());
    let over = |folders, look_each| {
        let wake = wake.clone();
        Watch::over(folders, look_each, move || {
            // A window that is closed needs no waking.
            let _ = wake
                .as_ref()
                .map(|wake| wake.send_event(WinitUserEvent::WakeUp));
        })
    };
    let quick = over(texts.chain(own).collect(), QUICK);
    let slow = over(art.collect(), SLOW);
    commands.insert_resource(Watching(SyncCell::new([quick, slow])));
}

/// Passes on the files that were changed, and has a frame drawn.
fn hear(
    mut watching: ResMut<Watching>,
    mut changed: MessageWriter<Changed>,
    mut awake: ResMut<Awake>,
) {
    let paths: Vec<String> = watching.0.get().iter().flat_map(Watch::changed).collect();
    if !paths.is_empty() {
        changed.write(Changed(paths));
        awake.stir();
    }
}

/// The pictures and sounds that are shown and played.
#[derive(SystemParam)]
struct Art<'w> {
    drawings: Option<Res<'w, Drawings>>,
    gallery: Option<ResMut<'w, Gallery>>,
    recordings: Option<Res<'w, Recordings>>,
    server: Option<Res<'w, AssetServer>>,
}

impl Art<'_> {
    /// Lays a picture or a sound over the one in the program, or takes it away again.
    fn lay(&mut self, path: &str, bytes: Option<Vec<u8>>) {
        if !path.ends_with(".svg") {
            if let Some(recordings) = &self.recordings {
                recordings.lay(name(path), bytes);
            }
            return;
        }
        let Some((drawings, server)) = self.drawings.as_ref().zip(self.server.as_ref()) else {
            return;
        };
        drawings.lay(path, bytes);
        if let Some(gallery) = &mut self.gallery {
            gallery.draw_anew(server, |other| other == path);
        }
    }
}

/// Checks the changed files with all that is read together with them, and takes them over if they are sound.
fn check(
    mut changed: MessageReader<Changed>,
    options: Res<Options>,
    settings: Res<Settings>,
    mut art: Art,
    mut notice: ResMut<Notice>,
    mut takes: MessageWriter<TakeOver>,
) {
    let paths: BTreeSet<String> = changed.read().flat_map(|files| files.0.clone()).collect();
    let Some(first) = paths.first() else {
        return;
    };
    let mut faults: Vec<Fault> = Vec::new();
    let mut laid = Vec::new();
    for path in &paths {
        if !is_read(path) {
            faults.extend(unread(&options, path));
        } else if is_art(path) {
            match own_art(&options, path) {
                Ok(bytes) => laid.push((path, bytes)),
                Err(fault) => faults.push(fault),
            }
        }
    }
    let touched = GAMES
        .iter()
        .filter(|game| (game.files)().any(|path| paths.contains(path)));
    faults.extend(touched.flat_map(|game| (game.check)(&options, &paths)));
    faults.sort();
    faults.dedup();
    let language = settings.language();
    if !faults.is_empty() {
        notice.text = saves::tell(&options, language, &UserError::Data(faults));
        return;
    }
    for (path, bytes) in laid {
        art.lay(path, bytes);
    }
    let values = [
        ("file", first.into()),
        ("more", (paths.len() as i64 - 1).into()),
    ];
    notice.tell(saves::say(&options, language, |words| {
        words.say("ui-mods-taken", &values)
    }));
    takes.write(TakeOver(paths.into_iter().collect()));
}

/// Returns the picture or sound of a path that lies in the place of the one in the program: the player's own, else that of the
/// repository that the game is run from; nothing if there is none.
fn own_art(options: &Options, path: &str) -> Result<Option<Vec<u8>>, Fault> {
    for folder in saves::mods(options).iter().chain(&options.assets) {
        let place = folder.join(path).display().to_string();
        let fault = |why: String| Fault::new(&place, "", 0, format!("cannot be read: {why}"));
        let Some(bytes) = read_inside(folder, path, MOST_BYTES).map_err(fault)? else {
            continue;
        };
        if bytes.len() as u64 > MOST_BYTES {
            return Err(fault(format!("expected at most {MOST_BYTES} bytes")));
        }
        if !is_read(path) {
            return unread(options, path).map_or(Ok(None), Err);
        }
        let fault = if path.ends_with(".svg") {
            svg::fault(&place, &bytes)
        } else {
            recordings::fault(&place, &bytes)
        };
        return fault.map_or(Ok(Some(bytes)), Err);
    }
    Ok(None)
}

/// Returns whether a path is that of a picture or a sound.
fn is_art(path: &str) -> bool {
    path.ends_with(".svg") || path.ends_with(".ogg")
}

/// Returns the last part of a path.
fn name(path: &str) -> &str {
    path.rsplit_once('/').map_or(path, |(_, name)| name)
}

/// Returns the part of a path before the last.
fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// Returns the paths of all data, lessons and texts.
fn files() -> impl Iterator<Item = &'static str> {
    GAMES.iter().flat_map(|game| (game.files)())
}

/// Returns whether a file of a path in the folder `mods` is used by anything.
fn is_read(path: &str) -> bool {
    files().any(|known| known == path)
        || drawings::drawing(path).is_some()
        || folder(path) == "sound" && recordings::is_played(name(path))
}

/// Returns the fault of a file in the folder `mods` that nobody reads, mostly of a misspelt name; nothing if it is not there.
fn unread(options: &Options, path: &str) -> Option<Fault> {
    let place = saves::mods(options)?.join(path);
    if fs::symlink_metadata(&place).is_err() {
        return None;
    }
    let beside = files().filter(|known| folder(known) == folder(path));
    let mut expected: BTreeSet<&str> = beside.map(name).collect();
    if is_art(path) {
        expected = BTreeSet::from(["the path of a picture or a sound in `assets/`"]);
    } else if expected.is_empty() {
        expected = files().map(folder).collect();
    }
    let expected: Vec<&str> = expected.into_iter().collect();
    let message = format!(
        "nothing reads a file of this path, expected {}",
        expected.join(", ")
    );
    Some(Fault::new(&place.display().to_string(), "", 0, message))
}
