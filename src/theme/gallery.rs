//! The gallery: every loaded picture by its name.

use super::Awake;
use super::fineness::Fineness;
use super::pace::a_frame;
use super::pictures::{FIRST, is_of_house, paths};
use super::svg::{DRAWN, Picture};
use crate::order::{FirstSystems, UpdateSystems};
use bevy::asset::uuid::Uuid;
use bevy::ecs::system::SystemParam;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// The progress of loading the art that the first screen waits for.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Art {
    /// The shelf's is being loaded.
    #[default]
    Shelf,
    /// It is there, or no shelf is shown first. All other art is loaded when it is asked for.
    Whole,
}

/// A collection of pictures that are loaded together.
pub trait Pictures: Resource {
    /// Returns the pictures by the paths of their files.
    fn files(&self) -> &HashMap<String, Handle<Picture>>;
}

/// The pictures by name: `anchor` for an icon, `art/ship-red` for those of games and tables.
///
/// They are loaded one by one, each once somebody asks for it, so that unseen ones take no room.
#[derive(Resource)]
pub struct Gallery {
    pictures: Vec<Hung>,
    numbers: HashMap<String, usize>,
    /// The number of images that were asked for and are not there yet.
    due: AtomicUsize,
    /// The game whose table was laid last; empty before the first.
    laid: &'static str,
    /// True if another game's table was laid and the pictures of what was seen before are not let go yet.
    clears: bool,
}

/// A picture of the gallery.
struct Hung {
    path: &'static str,
    file: Option<Handle<Picture>>,
    /// Its images: that for sprites, that for panels.
    images: [Hanging; 2],
    panel: Option<(egui::TextureId, egui::Vec2)>,
    fineness: f32,
}

/// The state of an image on its way.
#[derive(Default)]
struct Hanging {
    is_asked: AtomicBool,
    is_begun: bool,
    is_there: bool,
}

impl Default for Gallery {
    fn default() -> Self {
        let hung = |path| Hung {
            path,
            file: None,
            images: Default::default(),
            panel: None,
            fineness: 1.0,
        };
        let pictures: Vec<_> = paths().map(hung).collect();
        Self {
            numbers: (0..)
                .zip(&pictures)
                .map(|(number, hung)| (name_of(hung.path), number))
                .collect(),
            pictures,
            due: AtomicUsize::new(0),
            laid: "",
            clears: false,
        }
    }
}

impl Gallery {
    /// Returns a gallery in which every picture is there, as a square of a texture of its own that nobody paints, for trials.
    #[must_use]
    pub fn of_blanks() -> Self {
        let mut gallery = Self::default();
        for (number, hung) in (0..).zip(&mut gallery.pictures) {
            hung.panel = Some((egui::TextureId::User(number), egui::Vec2::splat(100.0)));
        }
        gallery
    }

    /// Returns a picture for panels, with its size; `None` until it is loaded, which this asks for.
    #[must_use]
    pub fn panel(&self, name: &str) -> Option<(egui::TextureId, egui::Vec2)> {
        let number = *self.numbers.get(name)?;
        self.ask(number, Part::Panel);
        self.pictures[number].panel
    }

    /// Returns a picture for sprites, which shows once it is loaded; this asks for that. An empty picture if there is none of this
    /// name.
    #[must_use]
    pub fn sprite(&self, name: &str) -> Handle<Image> {
        let Some(&number) = self.numbers.get(name) else {
            return Handle::default();
        };
        self.ask(number, Part::Sprite);
        image(number, Part::Sprite)
    }

    /// Returns the pixels for one unit of a drawing that is loaded.
    #[must_use]
    pub fn fineness(&self, name: &str) -> f32 {
        let number = self.numbers.get(name);
        number.map_or(1.0, |&number| self.pictures[number].fineness)
    }

    /// Lets go of pictures where another game's table is laid than before: those that it needs are asked for again.
    pub fn lay(&mut self, game: &'static str) {
        self.clears |= self.laid != game;
        self.laid = game;
    }

    /// Returns whether a table was laid since the start, so that the shelf's pictures were let go.
    #[must_use]
    pub fn has_laid(&self) -> bool {
        !self.laid.is_empty()
    }

    /// Returns whether all pictures are there that were asked for.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.due.load(Ordering::Relaxed) == 0
    }

    /// Returns whether a picture was asked for, to be shown on panels.
    #[cfg(test)]
    pub(crate) fn is_asked(&self, name: &str) -> bool {
        let hung = &self.pictures[self.numbers[name]];
        let asked = &hung.images[Part::Panel as usize].is_asked;
        asked.load(Ordering::Relaxed)
    }

    fn ask(&self, number: usize, part: Part) {
        let asked = &self.pictures[number].images[part as usize].is_asked;
        if !asked.swap(true, Ordering::Relaxed) {
            self.due.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Has pictures drawn anew whose files are other ones now, or are wanted in another resolution.
    pub(crate) fn draw_anew(&mut self, server: &AssetServer, is_other: impl Fn(&str) -> bool) {
        for hung in self.pictures.iter_mut().filter(|hung| is_other(hung.path)) {
            let there = hung.images.iter_mut().filter(|image| image.is_there);
            let count = there.map(|image| image.is_there = false).count();
            if count > 0 {
                *self.due.get_mut() += count;
                server.reload(hung.path);
            }
        }
    }
}

/// The use of an image of a picture.
#[derive(Clone, Copy)]
enum Part {
    Sprite,
    Panel,
}

impl Part {
    const ALL: [Self; 2] = [Self::Sprite, Self::Panel];
}

/// Returns the image of a picture, which is known before it is loaded.
fn image(number: usize, part: Part) -> Handle<Image> {
    let number = 2 * number as u128 + part as u128 + 1;
    Handle::Uuid(Uuid::from_u128(number), PhantomData)
}

/// The gallery with all that a picture is hung in.
#[derive(SystemParam)]
pub struct Walls<'w> {
    gallery: ResMut<'w, Gallery>,
    files: ResMut<'w, Assets<Picture>>,
    images: ResMut<'w, Assets<Image>>,
    textures: ResMut<'w, EguiUserTextures>,
    fineness: Res<'w, Fineness>,
}

impl Walls<'_> {
    /// Hangs those images of a picture that are waited for, if its file has been read since they were asked for. Returns their
    /// size in bytes.
    fn hang(&mut self, number: usize) -> usize {
        let hung = &mut self.gallery.pictures[number];
        let file = hung.file.as_ref();
        let Some(picture) = file.and_then(|file| self.files.get_mut_untracked(file)) else {
            return 0;
        };
        let Some(drawn) = picture.drawn.take() else {
            return 0;
        };
        hung.fineness = picture.fineness;
        let (mut came, mut bytes) = (0, 0);
        for (part, drawn) in Part::ALL.into_iter().zip(drawn) {
            let hanging = &mut hung.images[part as usize];
            if !*hanging.is_asked.get_mut() || hanging.is_there {
                continue;
            }
            (hanging.is_begun, hanging.is_there) = (true, true);
            came += 1;
            let Some(drawn) = drawn else { continue };
            bytes += drawn.data.as_ref().map_or(0, Vec::len);
            let at = image(number, part);
            // The only error is one of a handle's generation, which these have not.
            let _ = self.images.insert(at.id(), drawn);
            if matches!(part, Part::Panel) {
                let id = self.textures.add_image(EguiTextureHandle::Strong(at));
                hung.panel = Some((id, egui::vec2(picture.size.x, picture.size.y)));
            }
        }
        *self.gallery.due.get_mut() -= came;
        bytes
    }

    /// Lets go of a picture. What belongs to no game lies on every table: of that only the image for panels goes.
    fn take_down(&mut self, number: usize) {
        let gallery = &mut *self.gallery;
        let hung = &mut gallery.pictures[number];
        for part in Part::ALL {
            if matches!(part, Part::Sprite) && is_of_house(hung.path) {
                continue;
            }
            let hanging = std::mem::take(&mut hung.images[part as usize]);
            if hanging.is_asked.into_inner() && !hanging.is_there {
                *gallery.due.get_mut() -= 1;
            }
            self.images.remove(&image(number, part));
        }
        hung.panel = None;
        self.textures.remove_image(&image(number, Part::Panel));
    }
}

/// Returns the share of the pictures loaded first that are drawn so far, 0 to 1.
#[must_use]
pub fn progress() -> f32 {
    (DRAWN.load(Ordering::Relaxed) as f32 / FIRST.len() as f32).min(1.0)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Gallery>()
        .add_systems(First, clear_out.in_set(FirstSystems))
        .add_systems(Update, hang_fetched.in_set(UpdateSystems::Bind))
        .add_systems(Last, fetch);
}

/// Has the pictures of a collection hung, for panels; for sprites when one is asked for.
pub fn hang<P: Pictures>(pictures: Res<P>, mut walls: Walls) {
    for (number, path) in FIRST.iter().enumerate() {
        if let Some(file) = pictures.files().get(*path) {
            walls.gallery.ask(number, Part::Panel);
            let picture = walls.files.get(file);
            let hung = &mut walls.gallery.pictures[number];
            hung.file = Some(file.clone());
            hung.images[Part::Panel as usize].is_begun =
                picture.is_some_and(|picture| picture.drawn.is_some());
        }
    }
}

/// Lets go of pictures where another game's table is laid.
pub(crate) fn clear_out(mut walls: Walls) {
    if !std::mem::take(&mut walls.gallery.bypass_change_detection().clears) {
        return;
    }
    for number in 0..walls.gallery.pictures.len() {
        walls.take_down(number);
    }
}

/// Makes pictures available whose files have come.
fn hang_fetched(mut walls: Walls) {
    if walls.gallery.is_whole() {
        return;
    }
    let mut bytes = 0;
    for number in 0..walls.gallery.pictures.len() {
        bytes += walls.hang(number);
        if bytes >= a_frame(&walls.fineness) {
            return;
        }
    }
}

/// Begins to load the pictures that are asked for. Until they are there, frames are drawn.
pub(super) fn fetch(
    mut gallery: ResMut<Gallery>,
    server: Res<AssetServer>,
    mut awake: ResMut<Awake>,
) {
    if gallery.is_whole() {
        return;
    }
    awake.stir();
    for hung in &mut gallery.pictures {
        let images = hung.images.iter_mut();
        let new = images.filter(|image| image.is_asked.load(Ordering::Relaxed) && !image.is_begun);
        if new.map(|image| image.is_begun = true).count() == 0 {
            continue;
        }
        match hung.file {
            // It was read for its other image, or for one that was let go since.
            Some(_) => server.reload(hung.path),
            None => hung.file = Some(server.load(hung.path)),
        }
    }
}

/// Returns the name of a picture: `art/mat` for one of the table's or of a game's, the file's own name for an icon.
fn name_of(path: &str) -> String {
    let stem = path.trim_end_matches(".svg");
    let (folder, file) = stem.rsplit_once('/').unwrap_or(("", stem));
    if folder.contains("art") {
        format!("art/{file}")
    } else {
        file.to_owned()
    }
}

#[cfg(test)]
mod tests;
