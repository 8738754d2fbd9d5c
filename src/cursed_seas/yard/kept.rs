//! Fleets that the player keeps by name, in a file beside the saved games.

use super::{Done, Yard, read, sold, written};
use crate::saves::plain;
use crate::theme::buttons::Look;
use crate::theme::canvas::Plan;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Id, Rect, vec2};
use games::cursed_seas::STARTER;
use games::cursed_seas::data::Data;
use games::cursed_seas::fleet::Fleet;
use ron::ser::PrettyConfig;
use rules::table::files::write_whole;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

/// The name of the file.
const FILE: &str = "fleets.ron";
/// The largest file that is read, in bytes.
const MOST_BYTES: u64 = 64 * 1024;
/// The most fleets that are kept, and the most letters of a name.
const MOST: usize = 64;
const MOST_LETTERS: usize = 24;
/// The height of a line, in units of the plan.
const LINE: f32 = 38.0;

/// The fleets that are kept.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Kept {
    /// The file; none where the system names no folder.
    path: Option<PathBuf>,
    /// Each fleet by its name, as an option has it.
    fleets: BTreeMap<String, String>,
    /// The reason why the file could not be read or written. One that could not be read is left as it is.
    error: Option<String>,
}

impl Kept {
    /// Reads the fleets kept in a folder. A file of which any fleet cannot be read is an error as a whole.
    pub(super) fn open(folder: Option<&Path>, data: &Data) -> Self {
        let Some(path) = folder.map(|folder| folder.join(FILE)) else {
            return Self::default();
        };
        let text = plain::read(&path, MOST_BYTES).map_err(|error| error.to_string());
        let fleets = text.and_then(|text| match text {
            Some(text) => all(&text, data),
            None => Ok(BTreeMap::new()),
        });
        match fleets {
            Ok(fleets) => Self {
                path: Some(path),
                fleets,
                error: None,
            },
            Err(why) => Self {
                error: Some(format!("{}: {why}", path.display())),
                ..Self::default()
            },
        }
    }

    /// Keeps a fleet by a name, instead of another one of that name.
    fn keep(&mut self, name: &str, fleet: String) {
        self.fleets.insert(name.to_owned(), fleet);
        self.write();
    }

    /// Keeps a fleet no longer.
    fn discard(&mut self, name: &str) {
        self.fleets.remove(name);
        self.write();
    }

    fn write(&mut self) {
        let Some(path) = &self.path else {
            return;
        };
        let text = ron::ser::to_string_pretty(&self.fleets, PrettyConfig::default());
        let done = text
            .map_err(io::Error::other)
            .and_then(|text| write_whole(path, text));
        self.error = done.err().map(|why| format!("{}: {why}", path.display()));
    }
}

/// Reads the fleets of a file by their names, each as an option has it.
///
/// # Errors
/// In words, with the line, where any of it cannot be read.
fn all(text: &str, data: &Data) -> Result<BTreeMap<String, String>, String> {
    let fleets: BTreeMap<String, String> =
        ron::from_str(text).map_err(|error| error.to_string())?;
    for (name, fleet) in &fleets {
        if let Err(why) = sold(fleet, data, STARTER) {
            let quoted = format!("{fleet:?}");
            let line = text.lines().position(|line| line.contains(&quoted));
            let line = line.map_or(String::new(), |line| format!("{}: ", line + 1));
            return Err(format!("{line}{name}: {why}"));
        }
    }
    Ok(fleets)
}

/// Draws what is kept: a field for the name of the fleet as it is, and below it each fleet, to be taken or discarded.
pub(super) fn draw(pen: &mut Pen, plan: &Plan, yard: &mut Yard, area: Rect) -> Option<Done> {
    let high = plan.long(LINE);
    let gap = plan.long(5.0);
    let first = area.with_max_y(area.top() + high - gap);
    let wide = plan.long(116.0);
    naming(pen, plan, yard, first, wide);
    let rest = area.with_min_y(first.bottom() + plan.long(10.0));
    if let Some(error) = yard.kept.error.clone() {
        let font = plan.face(Typeface::Plain, 15.0);
        pen.paragraph(rest.min, rest.width(), font, palette::DUSK, &error);
        return None;
    }
    let fleets: Vec<(String, Fleet)> = yard
        .kept
        .fleets
        .iter()
        .map(|(name, text)| (name.clone(), read(text, yard.data, yard.total)))
        .collect();
    let (mut taken, mut away) = (None, None);
    pen.scroll(rest, "kept fleets", palette::PANEL_SOLID, |pen| {
        let corner = pen.ui.max_rect().min;
        for (number, (name, fleet)) in fleets.iter().enumerate() {
            let at = corner + vec2(0.0, high * number as f32);
            let line = Rect::from_min_size(at, vec2(rest.width() - 14.0, high - gap));
            let cross = line.with_min_x(line.right() - line.height());
            let button = line.with_max_x(cross.left() - plan.long(4.0));
            let values = [
                ("name", name.as_str().into()),
                ("cost", fleet.cost(yard.data).into()),
            ];
            let label = yard.words.say("ui-yard-priced", &values);
            let font = plan.face(Typeface::Bold, 14.5);
            let hit = pen.button_in(button, &label, &label, font.clone(), Look::Plain);
            if hit.clicked {
                taken = Some(fleet.clone());
            }
            let what = [("what", name.as_str().into())];
            let label = yard.words.say("ui-yard-discard", &what);
            if pen.button_in(cross, "×", &label, font, Look::Plain).clicked {
                away = Some(name.clone());
            }
        }
        vec2(rest.width() - 14.0, high * fleets.len() as f32)
    });
    if let Some(name) = away {
        yard.kept.discard(&name);
    }
    taken.map(Done::Changed)
}

/// The field for a name, and the button that keeps the fleet by it.
fn naming(pen: &mut Pen, plan: &Plan, yard: &mut Yard, line: Rect, wide: f32) {
    let id = Id::new("name of a fleet");
    let context = pen.ui.ctx().clone();
    let mut name: String = context.data(|kept| kept.get_temp(id)).unwrap_or_default();
    let field = line.with_max_x(line.right() - wide - plan.long(6.0));
    let label = yard.say("ui-yard-name");
    let hint = yard.say("ui-yard-name-hint");
    let _ = pen.field(field, &label, &mut name, &hint, MOST_LETTERS);
    let called = name.trim().to_owned();
    let keeps = !called.is_empty()
        && yard.fleet != Fleet::default()
        && (yard.kept.fleets.len() < MOST || yard.kept.fleets.contains_key(&called))
        && yard.kept.path.is_some();
    let button = line.with_min_x(line.right() - wide);
    let keep = yard.say("ui-yard-keep");
    if keeps {
        let font = plan.face(Typeface::Bold, 14.5);
        let hit = pen.button_in(button, &keep, &keep, font, Look::Brass);
        if hit.clicked {
            let fleet = written(&yard.fleet, yard.data);
            yard.kept.keep(&called, fleet);
            name.clear();
        }
    } else {
        let barred = pen.barred(button, &keep);
        let _ = barred.on_hover_text(hint);
    }
    context.data_mut(|kept| kept.insert_temp(id, name));
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::cursed_seas::CursedSeas;
    use rules::table::Packed;
    use std::fs;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("seas-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn a_fleet_that_is_kept_is_there_the_next_time() {
        let folder = folder("kept");
        let mut first = Kept::open(Some(&folder), CursedSeas::standard());
        assert!(first.fleets.is_empty() && first.error.is_none());
        first.keep("Wolves", "EN1_EN2".to_owned());
        first.keep("Gulls", "PI1".to_owned());
        first.discard("Gulls");
        let second = Kept::open(Some(&folder), CursedSeas::standard());
        assert_eq!(second, first);
        assert_eq!(second.fleets.len(), 1);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_that_cannot_be_read_is_told_of_and_left_alone() {
        let spoilt = [
            ("{\"Wolves\": 3}", "1:12"),
            (
                "{\n    \"Gulls\": \"PI1\",\n    \"Wolves\": \"XX9\",\n}",
                ": 3: Wolves: ",
            ),
        ];
        let folder = folder("broken");
        for (text, told) in spoilt {
            fs::write(folder.join(FILE), text).unwrap();
            let mut kept = Kept::open(Some(&folder), CursedSeas::standard());
            let error = kept.error.clone().unwrap_or_default();
            assert!(error.contains(told), "{error}");
            kept.keep("Gulls", "PI1".to_owned());
            assert_eq!(fs::read_to_string(folder.join(FILE)).unwrap(), text);
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
