//! The gallery: every loaded picture by its name.

use super::motion::Awake;
use super::pictures::{HOUSE, OF_GAMES};
use super::svg::{DRAWN, Picture};
use crate::order::FirstSystems;
use bevy::asset::io::memory::{Dir, MemoryAssetReader};
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::asset::uuid::Uuid;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};
use std::marker::PhantomData;
use std::path::Path;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};

/// The part of the art that is loaded of what belongs to no game. The shelf does not wait for the needs of tables.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Art {
    /// The shelf's is being loaded.
    #[default]
    Shelf,
    /// That of every table is being loaded.
    House,
    /// All of it is there.
    Whole,
}

/// A collection of pictures that are loaded together.
pub trait Pictures: Resource {
    /// Returns the pictures by the paths of their files.
    fn files(&self) -> &HashMap<String, Handle<Picture>>;
}

/// Lists the shaders once.
macro_rules! shaders {
    ($($path:literal,)*) => {
        const SHADERS: &[(&str, &[u8])] = &[
            $(($path, include_bytes!(concat!("../../assets/", $path))),)*
        ];
    };
}

shaders! {
    "desktop/shaders/glow.wgsl",
    "desktop/shaders/light.wgsl",
    "desktop/shaders/sea.wgsl",
    "desktop/shaders/sun.wgsl",
}

/// The pictures that are loaded, by name: `anchor` for an icon, `art/ship-red` for those of games and tables.
///
/// Those of games come folder by folder: when a table is laid, or once somebody asks for one of them.
#[derive(Resource)]
pub struct Gallery {
    panels: HashMap<String, (egui::TextureId, egui::Vec2)>,
    sprites: HashMap<String, (Handle<Image>, f32)>,
    folders: HashMap<String, Folders>,
    /// Folders that were asked for.
    wanted: AtomicU32,
    /// Those of the table that was laid last.
    laid: AtomicU32,
    /// Those that are loaded.
    there: Folders,
}

impl Default for Gallery {
    fn default() -> Self {
        let folders = OF_GAMES.iter();
        Self {
            panels: HashMap::default(),
            sprites: HashMap::default(),
            folders: folders
                .map(|(path, _)| (name_of(path), folder_of(path)))
                .collect(),
            wanted: AtomicU32::new(0),
            laid: AtomicU32::new(0),
            there: 0,
        }
    }
}

impl Gallery {
    /// Returns a gallery of empty pictures that still have names, for tests without a renderer.
    #[must_use]
    pub fn of_names() -> Self {
        let blank = |(number, path)| {
            let handle = Handle::Uuid(Uuid::from_u128(number), PhantomData);
            (name_of(path), (handle, 1.0))
        };
        Self {
            sprites: (1..).zip(files()).map(blank).collect(),
            there: Folders::MAX,
            ..Self::default()
        }
    }

    /// Returns a picture for panels, with its size; `None` until it is loaded, which this asks for.
    #[must_use]
    pub fn panel(&self, name: &str) -> Option<(egui::TextureId, egui::Vec2)> {
        self.want(self.folders.get(name).copied().unwrap_or(0));
        self.panels.get(name).copied()
    }

    /// Returns a picture for sprites, with its pixels for one unit of the drawing; an empty picture if there is none of this
    /// name, or until it is loaded, which this asks for.
    #[must_use]
    pub fn sprite(&self, name: &str) -> (Handle<Image>, f32) {
        self.want(self.folders.get(name).copied().unwrap_or(0));
        self.sprites.get(name).cloned().unwrap_or_default()
    }

    /// Asks for a game's pictures, all that lie in these folders of `assets/`, before they are shown.
    pub fn fetch(&self, folders: &[&str]) {
        self.want(set_of(folders));
    }

    /// Asks for the pictures of a game whose table is laid. Those of other games are let go.
    pub fn lay(&self, folders: &[&str]) {
        self.fetch(folders);
        self.laid.store(set_of(folders), Ordering::Relaxed);
    }

    /// Returns whether the pictures of the table that is laid are there.
    #[must_use]
    pub fn is_laid(&self) -> bool {
        self.laid.load(Ordering::Relaxed) & !self.there == 0
    }

    /// Returns whether all pictures are there that were asked for.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.wanted.load(Ordering::Relaxed) & !self.there == 0
    }

    /// Returns the folders that were asked for.
    #[must_use]
    pub fn asked(&self) -> Vec<&'static str> {
        let wanted = self.wanted.load(Ordering::Relaxed);
        let all = FOLDERS.iter().enumerate();
        all.filter(|(number, _)| wanted & (1 << number) != 0)
            .map(|(_, folder)| folder.as_str())
            .collect()
    }

    fn want(&self, folders: Folders) {
        if folders & !self.wanted.load(Ordering::Relaxed) != 0 {
            self.wanted.fetch_or(folders, Ordering::Relaxed);
        }
    }

    fn hang(&mut self, path: &str, picture: &Picture, textures: &mut EguiUserTextures) {
        let name = name_of(path);
        if let Some(panel) = &picture.panel {
            let id = textures.add_image(EguiTextureHandle::Strong(panel.clone()));
            let size = egui::vec2(picture.size.x, picture.size.y);
            self.panels.insert(name.clone(), (id, size));
        }
        if let Some(sprite) = &picture.sprite {
            let hung = (sprite.clone(), picture.fineness);
            self.sprites.insert(name, hung);
        }
    }

    fn take_down(&mut self, path: &str, picture: &Picture, textures: &mut EguiUserTextures) {
        let name = name_of(path);
        self.panels.remove(&name);
        self.sprites.remove(&name);
        if let Some(panel) = &picture.panel {
            textures.remove_image(panel);
        }
    }
}

/// A set of folders of games' pictures, a bit for each of [`FOLDERS`].
type Folders = u32;

/// The folders of `assets/` that pictures of games lie in.
static FOLDERS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let all = OF_GAMES.iter().map(|(path, _)| first_folder(path));
    let mut all: Vec<String> = all.map(str::to_owned).collect();
    all.sort_unstable();
    all.dedup();
    all
});

fn first_folder(path: &str) -> &str {
    path.split_once('/').map_or("", |(folder, _)| folder)
}

fn set_of(folders: &[&str]) -> Folders {
    let numbered = FOLDERS.iter().enumerate();
    let those = numbered.filter(|(_, folder)| folders.contains(&folder.as_str()));
    those.fold(0, |set, (number, _)| set | 1 << number)
}

fn folder_of(path: &str) -> Folders {
    set_of(&[first_folder(path)])
}

/// Returns the paths of all pictures.
pub(super) fn files() -> impl Iterator<Item = &'static str> {
    HOUSE.iter().chain(OF_GAMES).map(|&(path, _)| path)
}

/// Number of pictures that are drawn, or are to be.
static DUE: AtomicUsize = AtomicUsize::new(HOUSE.len());

/// Returns the share of the pictures asked for that are drawn so far, 0 to 1.
#[must_use]
pub fn progress() -> f32 {
    DRAWN.load(Ordering::Relaxed) as f32 / DUE.load(Ordering::Relaxed) as f32
}

/// The drawings and shaders as the asset server finds them, by their paths. A drawing of the player's own can lie there instead.
#[derive(Resource, Debug, Clone)]
pub struct Drawings(Dir);

impl Drawings {
    /// Puts a drawing in the place of the one of this path, or the game's own back; it is shown when it is loaded next.
    pub fn lay(&self, path: &str, own: Option<Vec<u8>>) {
        match own {
            Some(bytes) => self.0.insert_asset(Path::new(path), bytes),
            None => {
                if let Some(bytes) = drawing(path) {
                    self.0.insert_asset(Path::new(path), bytes);
                }
            }
        }
    }
}

/// Returns the game's own drawing of a path.
#[must_use]
pub fn drawing(path: &str) -> Option<&'static [u8]> {
    let mut all = HOUSE.iter().chain(OF_GAMES);
    all.find(|(known, _)| *known == path)
        .map(|&(_, bytes)| bytes)
}

pub(super) fn embed(app: &mut App) {
    let root = Dir::default();
    for (path, bytes) in HOUSE.iter().chain(OF_GAMES).chain(SHADERS) {
        root.insert_asset(Path::new(path), *bytes);
    }
    app.insert_resource(Drawings(root.clone()));
    app.register_asset_source(
        AssetSourceId::Default,
        AssetSourceBuilder::new(move || Box::new(MemoryAssetReader { root: root.clone() })),
    );
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Gallery>()
        .init_resource::<Rooms>()
        .add_systems(
            First,
            (clear_out, fetch, open, hang_anew)
                .chain()
                .in_set(FirstSystems),
        );
}

/// Makes the pictures of a collection available by name.
pub fn hang<P: Pictures>(
    pictures: Res<P>,
    assets: Res<Assets<Picture>>,
    mut textures: ResMut<EguiUserTextures>,
    mut gallery: ResMut<Gallery>,
) {
    for &(path, _) in HOUSE {
        let handle = pictures.files().get(path);
        if let Some(picture) = handle.and_then(|handle| assets.get(handle)) {
            gallery.hang(path, picture, &mut textures);
        }
    }
}

/// The pictures of a folder.
#[derive(Debug)]
struct Room {
    folder: Folders,
    pictures: Vec<(&'static str, Handle<Picture>)>,
}

/// The folders that are loaded or begin to be.
#[derive(Resource, Default)]
struct Rooms(Vec<Room>);

/// Lets go of other games' pictures where a table is laid.
fn clear_out(
    mut gallery: ResMut<Gallery>,
    mut rooms: ResMut<Rooms>,
    mut textures: ResMut<EguiUserTextures>,
    assets: Res<Assets<Picture>>,
    mut last: Local<Folders>,
) {
    let laid = gallery.laid.load(Ordering::Relaxed);
    if std::mem::replace(&mut *last, laid) == laid {
        return;
    }
    for room in rooms.0.extract_if(.., |room| room.folder & laid == 0) {
        for (path, handle) in &room.pictures {
            if let Some(picture) = assets.get(handle) {
                gallery.take_down(path, picture, &mut textures);
            }
        }
    }
    gallery.there &= laid;
    *gallery.wanted.get_mut() &= laid;
}

/// Begins to load the folders that are asked for.
fn fetch(gallery: Res<Gallery>, mut rooms: ResMut<Rooms>, server: Res<AssetServer>) {
    let begun = rooms.0.iter().fold(0, |set, room| set | room.folder);
    let wanted = gallery.wanted.load(Ordering::Relaxed) & !begun;
    for number in (0..FOLDERS.len()).filter(|number| wanted & (1 << number) != 0) {
        let folder = 1 << number;
        let paths = OF_GAMES.iter().map(|&(path, _)| path);
        let paths = paths.filter(|path| folder_of(path) == folder);
        let pictures: Vec<_> = paths.map(|path| (path, server.load(path))).collect();
        DUE.fetch_add(pictures.len(), Ordering::Relaxed);
        rooms.0.push(Room { folder, pictures });
    }
}

/// Makes the pictures of a folder available by name, once all are there.
fn open(
    mut gallery: ResMut<Gallery>,
    rooms: Res<Rooms>,
    mut textures: ResMut<EguiUserTextures>,
    assets: Res<Assets<Picture>>,
) {
    let there = gallery.there;
    for room in rooms.0.iter().filter(|room| there & room.folder == 0) {
        let pictures = room.pictures.iter();
        let pictures = pictures.map(|(path, handle)| Some((*path, assets.get(handle)?)));
        let Some(pictures) = pictures.collect::<Option<Vec<_>>>() else {
            continue;
        };
        for (path, picture) in pictures {
            gallery.hang(path, picture, &mut textures);
        }
        gallery.there |= room.folder;
    }
}

/// Hangs pictures that were loaded once more in the place of those of the same name.
fn hang_anew(
    mut events: MessageReader<AssetEvent<Picture>>,
    server: Res<AssetServer>,
    assets: Res<Assets<Picture>>,
    mut textures: ResMut<EguiUserTextures>,
    mut gallery: ResMut<Gallery>,
    mut awake: ResMut<Awake>,
) {
    for event in events.read() {
        let AssetEvent::Modified { id } = event else {
            continue;
        };
        let path = server.get_path(*id).map(|path| path.to_string());
        if let Some((path, picture)) = path.zip(assets.get(*id)) {
            gallery.hang(&path, picture, &mut textures);
            awake.stir();
        }
    }
}

/// `art/mat` for a picture of the table's or of a game's, the file's own name for an icon.
fn name_of(path: &str) -> String {
    let stem = path.trim_end_matches(".svg");
    let (folder, file) = stem.rsplit_once('/').unwrap_or(("", stem));
    if folder.contains("art") {
        format!("art/{file}")
    } else {
        file.to_owned()
    }
}
