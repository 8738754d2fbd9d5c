//! The file of the settings. One that cannot be used is set aside and reported; the game plays on with the defaults.

use super::{Fault, Settings, UserError, Wrong};
use crate::options::{Options, Speed};
use bevy::prelude::*;
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use rules::table::Language;
use rules::table::files::{set_aside, write_whole};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The file's name.
pub const FILE: &str = "settings.ron";
/// The most bytes of a file of settings.
const MOST_BYTES: u64 = 64 * 1024;

/// The place of the settings, the content of the file, and its error.
#[derive(Resource, Debug, Default)]
pub struct Kept {
    path: Option<PathBuf>,
    written: Settings,
    over: Over,
    /// The file's error, if any.
    pub error: Option<UserError>,
}

/// Options of the command line and the system that lie over the file for as long as the player sets nothing else in their place.
#[derive(Debug, Default)]
struct Over {
    speed: Option<Speed>,
    in_words: bool,
    interface: Option<u16>,
    language: Option<Language>,
}

impl Over {
    fn of(options: &Options, settings: &Settings) -> Self {
        let system = options.system.filter(|_| settings.language.is_none());
        Self {
            speed: options.speed,
            in_words: options.in_words,
            interface: options.interface,
            language: options.language.or(system),
        }
    }

    fn lay(&self, settings: &mut Settings) {
        settings.speed = self.speed.unwrap_or(settings.speed);
        settings.in_words |= self.in_words;
        settings.interface = self.interface.unwrap_or(settings.interface);
        settings.language = self.language.or(settings.language);
    }

    /// Takes them off again, as far as nothing else was set.
    fn take_off(&mut self, settings: &mut Settings, written: &Settings) {
        self.speed = self.speed.filter(|&speed| settings.speed == speed);
        if self.speed.is_some() {
            settings.speed = written.speed;
        }
        self.in_words &= settings.in_words;
        if self.in_words {
            settings.in_words = written.in_words;
        }
        self.interface = self.interface.filter(|&it| settings.interface == it);
        if self.interface.is_some() {
            settings.interface = written.interface;
        }
        self.language = self.language.filter(|_| settings.language == self.language);
        if self.language.is_some() {
            settings.language = written.language;
        }
    }
}

/// Returns the file that the options lead to; none where the system names no folder.
fn path(options: &Options) -> Option<PathBuf> {
    let own = || directories::ProjectDirs::from("", "", "voodoo-pirate");
    let folder = options.scratch.clone();
    folder
        .or_else(|| own().map(|own| own.config_dir().to_path_buf()))
        .map(|folder| folder.join(FILE))
}

/// Reads a file of settings.
///
/// # Errors
/// The first thing that is wrong in it.
pub fn read(name: &str, text: &str) -> Result<Settings, Fault> {
    let ron = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let mut settings: Settings = ron
        .from_str(text)
        .map_err(|error| Fault::spelled(name, &error))?;
    settings.keys.settle();
    settings.check().map_err(|(setting, wrong)| Fault {
        at: format!("{name}: {setting}"),
        wrong,
    })?;
    Ok(settings)
}

/// Returns the language that is spoken before a window is there: that of the command line, else of the file, else of the system.
#[must_use]
pub fn language(options: &Options) -> Language {
    let set = || look(&path(options)?).ok()??.language;
    let asked = options.language.or_else(set).or(options.system);
    asked.unwrap_or_default()
}

pub(super) fn open(options: &Options) -> (Settings, Kept) {
    let path = path(options);
    let settings = path.as_deref().map_or(Ok(None), look);
    let mut kept = Kept {
        path,
        ..Kept::default()
    };
    match settings {
        Ok(settings) => kept.written = settings.unwrap_or_default(),
        Err(fault) => {
            let aside = kept.path.as_deref().map(set_aside).unwrap_or_default();
            kept.error = Some(UserError::Unread(fault, aside));
        }
    }
    let mut settings = kept.written.clone();
    kept.over = Over::of(options, &settings);
    kept.over.lay(&mut settings);
    (settings, kept)
}

/// Returns the settings in a file; none where there is no file.
fn look(path: &Path) -> Result<Option<Settings>, Fault> {
    let name = path.display().to_string();
    let fault = |wrong| Fault {
        at: name.clone(),
        wrong,
    };
    let told = |error: std::io::Error| fault(Wrong::Unreadable(error.to_string()));
    let about = match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        about => about.map_err(told)?,
    };
    if !about.is_file() || about.len() > MOST_BYTES {
        return Err(fault(Wrong::Large(MOST_BYTES)));
    }
    let text = fs::read_to_string(path).map_err(told)?;
    read(&name, &text).map(Some)
}

/// Writes changed settings, whole or not at all.
pub(super) fn keep(settings: Res<Settings>, mut kept: ResMut<Kept>) {
    if !settings.is_changed() {
        return;
    }
    let mut settings = settings.clone();
    let Kept { over, written, .. } = &mut *kept;
    over.take_off(&mut settings, written);
    if settings == kept.written {
        return;
    }
    let Some(path) = kept.path.clone() else {
        return;
    };
    match write(&path, &settings) {
        Ok(()) => {
            kept.written = settings;
            let unkept = |error: &mut UserError| matches!(error, UserError::Unkept { .. });
            kept.error.take_if(unkept);
        }
        Err(error) => {
            kept.error = Some(UserError::Unkept {
                file: path,
                why: error.to_string(),
            });
        }
    }
}

fn write(path: &Path, settings: &Settings) -> std::io::Result<()> {
    let text = ron::ser::to_string_pretty(settings, PrettyConfig::default())
        .map_err(std::io::Error::other)?;
    write_whole(path, text)
}

#[cfg(test)]
mod tests {
    use super::super::{LOUDEST, Volumes};
    use super::*;
    use crate::controls::{Act, Controls, Press};
    use games::voodoo_pirate::load;
    use games::voodoo_pirate::words::load_words;

    fn fresh(name: &str) -> (Options, PathBuf) {
        let folder =
            std::env::temp_dir().join(format!("voodoo-settings-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let scratch = Some(folder.clone());
        (
            Options {
                scratch,
                ..Options::default()
            },
            folder,
        )
    }

    fn app(options: &Options) -> App {
        let mut app = App::new();
        app.insert_resource(options.clone())
            .add_plugins(super::super::logic);
        app
    }

    #[test]
    fn what_is_set_is_there_the_next_time_and_the_command_lines_speed_is_not() {
        let (mut options, folder) = fresh("kept");
        options.speed = Some(Speed::Instant);
        let mut first = app(&options);
        assert_eq!(first.world().resource::<Settings>().speed, Speed::Instant);
        let mut set = first.world_mut().resource_mut::<Settings>();
        set.volumes.sea = LOUDEST;
        set.grow(2);
        set.keys.set(Act::Why, Press::Key(KeyCode::KeyU));
        first.update();
        options.speed = None;
        let second = app(&options);
        let settings = second.world().resource::<Settings>();
        assert_eq!(settings.volumes.sea, LOUDEST);
        assert_eq!(settings.interface, 130);
        assert_eq!(settings.speed, Speed::Times(1.0));
        let bindings = &second.world().resource::<Controls>().bindings;
        assert_eq!(bindings.of(Act::Why)[0], Press::Key(KeyCode::KeyU));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn the_command_lines_speed_set_again_by_hand_is_kept() {
        let (mut options, folder) = fresh("again");
        options.speed = Some(Speed::Instant);
        let mut app = app(&options);
        for speed in [Speed::Times(2.0), Speed::Instant] {
            app.world_mut().resource_mut::<Settings>().speed = speed;
            app.update();
            let text = fs::read_to_string(folder.join(FILE)).unwrap();
            assert_eq!(read(FILE, &text).unwrap().speed, speed);
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn the_systems_language_is_spoken_until_another_is_set() {
        let (mut options, folder) = fresh("language");
        let spoken = |app: &App| app.world().resource::<Settings>().language();
        options.system = Some(Language::German);
        let mut first = app(&options);
        assert_eq!(spoken(&first), Language::German);
        first.world_mut().resource_mut::<Settings>().calm = true;
        first.update();
        options.system = None;
        let mut second = app(&options);
        assert_eq!(spoken(&second), Language::English, "nobody chose German");
        second.world_mut().resource_mut::<Settings>().language = Some(Language::German);
        second.update();
        options.system = Some(Language::English);
        assert_eq!(spoken(&app(&options)), Language::German);
        options.language = Some(Language::English);
        assert_eq!(spoken(&app(&options)), Language::English);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn before_the_window_the_command_lines_language_goes_before_the_files_and_that_before_the_systems()
     {
        let (mut options, folder) = fresh("spoken");
        assert_eq!(super::language(&options), Language::English);
        options.system = Some(Language::German);
        assert_eq!(super::language(&options), Language::German);
        fs::write(folder.join(FILE), "(language: English)").unwrap();
        assert_eq!(super::language(&options), Language::English);
        options.language = Some(Language::German);
        assert_eq!(super::language(&options), Language::German);
        fs::write(folder.join(FILE), "no settings").unwrap();
        options.language = None;
        assert_eq!(super::language(&options), Language::German);
        assert!(folder.join(FILE).exists(), "it is only looked at");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_that_says_little_sets_little() {
        let settings = read("s", "(volumes: (music: 0))").unwrap();
        let volumes = Volumes {
            music: 0,
            ..Volumes::default()
        };
        assert_eq!(
            settings,
            Settings {
                volumes,
                ..Settings::default()
            }
        );
    }

    #[test]
    fn a_file_of_an_earlier_build_is_kept_though_a_newer_act_has_one_of_its_keys() {
        let keys = "keys: {Up: [Key(KeyU), Pad(Cross(Up)), Pad(LeftStick(Up))]}";
        let settings = read("s", &format!("(interface: 130, {keys})")).unwrap();
        assert_eq!(settings.interface, 130);
        assert_eq!(settings.keys.of(Act::Up)[0], Press::Key(KeyCode::KeyU));
    }

    #[test]
    fn a_file_that_cannot_be_used_is_set_aside_and_told_of() {
        let words = load_words(&load::files()).unwrap();
        for (text, why) in [
            (
                "(volumes: (music: 11))",
                "volumes.music: found 11; allowed: 0, 1,",
            ),
            (
                "(speed: Times(3.0))",
                "speed: found Times(3.0); allowed: Times(0.5)",
            ),
            ("(\n  sped: Instant)", ":2:"),
            (
                "(\n  sped: Instant)",
                "found sped; allowed: speed, step_by_step,",
            ),
            ("(language: Latin)", ":1:"),
            ("(interface: 140)", "interface: found 140; allowed: 80, 90,"),
            ("(interface: -1)", ":1:"),
            ("(typeface: Gothic)", ":1:"),
            ("no settings", ":1:"),
            (
                "(keys: {Why: [Key(Space)], Hurry: [Key(Space)]})",
                "asks for Hurry already",
            ),
            ("(keys: {Whine: [Key(Space)]})", ":1:"),
        ] {
            let (options, folder) = fresh("aside");
            fs::write(folder.join(FILE), text).unwrap();
            let app = app(&options);
            assert_eq!(*app.world().resource::<Settings>(), Settings::default());
            let error = app.world().resource::<Kept>().error.clone();
            let Some(error @ UserError::Unread(_, aside)) = &error else {
                panic!("{error:?}");
            };
            let said = error.say(&words);
            assert!(said.contains(why) && said.contains(FILE), "{said}");
            assert_eq!(fs::read_to_string(aside).unwrap(), text);
            assert!(!folder.join(FILE).exists());
            fs::remove_dir_all(folder).unwrap();
        }
    }

    #[test]
    fn what_is_wrong_is_told_in_the_language_that_is_read() {
        let files = load::files().in_language(Language::German);
        let words = load_words(&files).unwrap();
        for (text, why) in [
            ("(interface: 140)", "interface: 140 gefunden; erlaubt: 80,"),
            ("(keys: {Confirm: []})", "keys.Confirm: es fehlt eine Taste"),
        ] {
            let fault = read("s", text).unwrap_err();
            let said = UserError::Unread(fault, PathBuf::from("t")).say(&words);
            assert!(said.contains(why), "{said}");
        }
    }

    #[test]
    fn what_cannot_be_written_is_told_of_until_it_can_be() {
        let (options, folder) = fresh("unkept");
        let in_the_way = folder.join(FILE);
        let mut app = app(&options);
        fs::create_dir(&in_the_way).unwrap();
        let set = |app: &mut App, captions| {
            app.world_mut().resource_mut::<Settings>().captions = captions;
            app.update();
            app.world().resource::<Kept>().error.clone()
        };
        let error = set(&mut app, true);
        let told = matches!(&error, Some(UserError::Unkept { file, .. }) if *file == in_the_way);
        assert!(told, "{error:?}");
        fs::remove_dir(&in_the_way).unwrap();
        app.world_mut().resource_mut::<Settings>().calm = true;
        assert_eq!(set(&mut app, true), None);
        fs::remove_dir_all(folder).unwrap();
    }
}
