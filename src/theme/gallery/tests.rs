//! Trials of which pictures are fetched, and let go of.

use super::*;
use crate::theme::{drawings, fineness, pace, svg};
use bevy::app::TaskPoolPlugin;
use std::time::{Duration, Instant};

const PIECE: &str = "art/isle-heart";

/// The gallery with its files, and nobody who draws.
fn app() -> App {
    let fineness = fineness::Fineness::default();
    fineness.set(2);
    let mut app = App::new();
    drawings::embed(&mut app);
    app.add_plugins((TaskPoolPlugin::default(), AssetPlugin::default()))
        .init_asset::<Image>()
        .init_resource::<EguiUserTextures>()
        .init_resource::<Awake>()
        .insert_resource(fineness)
        .add_plugins((pace::plugin, svg::plugin, plugin));
    app
}

/// Waits for all pictures that were asked for.
fn wait(app: &mut App) {
    let begun = Instant::now();
    loop {
        app.update();
        if app.world().resource::<Gallery>().is_whole() {
            return;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "no picture came");
    }
}

fn panel(app: &App) -> Option<(egui::TextureId, egui::Vec2)> {
    app.world().resource::<Gallery>().panel(PIECE)
}

fn images(app: &App) -> usize {
    app.world().resource::<Assets<Image>>().len()
}

#[test]
fn a_picture_comes_once_it_is_asked_for_and_in_the_form_that_is() {
    let mut app = app();
    wait(&mut app);
    assert_eq!(images(&app), 0);
    assert!(panel(&app).is_none());
    wait(&mut app);
    let (texture, size) = panel(&app).expect("the picture has come");
    assert!(size.x > 1.0 && size.y > 1.0);
    assert_eq!(images(&app), 1);
    // The same picture for sprites is another image.
    let sprite = app.world().resource::<Gallery>().sprite(PIECE);
    assert!(!app.world().resource::<Assets<Image>>().contains(&sprite));
    wait(&mut app);
    assert!(app.world().resource::<Assets<Image>>().contains(&sprite));
    assert_eq!(images(&app), 2);
    assert_eq!(panel(&app), Some((texture, size)));
}

#[test]
fn another_games_table_lets_go_of_pictures_and_the_same_ones_does_not() {
    let mut app = app();
    app.world_mut().resource_mut::<Gallery>().lay("one");
    app.update();
    let _ = panel(&app);
    wait(&mut app);
    app.world_mut().resource_mut::<Gallery>().lay("one");
    app.update();
    assert!(panel(&app).is_some());
    app.world_mut().resource_mut::<Gallery>().lay("two");
    app.update();
    assert_eq!(images(&app), 0);
    assert!(panel(&app).is_none());
    wait(&mut app);
    assert!(panel(&app).is_some());
}

#[test]
fn of_what_lies_on_every_table_only_the_panels_image_is_let_go() {
    let mut app = app();
    let table = |app: &App| app.world().resource::<Gallery>().panel("art/table");
    let sprite = app.world().resource::<Gallery>().sprite("art/table");
    let _ = table(&app);
    wait(&mut app);
    assert!(table(&app).is_some());
    assert_eq!(images(&app), 2);
    app.world_mut().resource_mut::<Gallery>().lay("one");
    app.update();
    assert!(app.world().resource::<Assets<Image>>().contains(&sprite));
    assert_eq!(images(&app), 1);
    assert!(table(&app).is_none());
    wait(&mut app);
    assert!(table(&app).is_some());
}

#[test]
fn what_is_drawn_anew_is_as_fine_as_it_is_to_be() {
    let mut app = app();
    let wide = |app: &App| {
        let images = app.world().resource::<Assets<Image>>();
        images.iter().map(|(_, image)| image.width()).max()
    };
    let _ = panel(&app);
    wait(&mut app);
    let coarse = wide(&app);
    app.world().resource::<fineness::Fineness>().set(6);
    let server = app.world().resource::<AssetServer>().clone();
    app.world_mut()
        .resource_mut::<Gallery>()
        .draw_anew(&server, |_| true);
    wait(&mut app);
    assert!(wide(&app) > coarse, "{coarse:?}");
    assert_eq!(images(&app), 1);
}

/// The whole house, as the loading screens have it.
#[derive(Resource)]
struct House(HashMap<String, Handle<Picture>>);

impl Pictures for House {
    fn files(&self) -> &HashMap<String, Handle<Picture>> {
        &self.0
    }
}

#[test]
fn the_house_comes_for_panels_alone_and_little_of_it_in_one_frame() {
    for thirds in [2, 8] {
        comes_little_by_little(thirds);
    }
}

/// Loads the largest pictures, so fine.
fn comes_little_by_little(thirds: u32) {
    let mut app = app();
    app.world().resource::<fineness::Fineness>().set(thirds);
    let server = app.world().resource::<AssetServer>().clone();
    let loaded = |path: &&'static str| ((*path).to_owned(), server.load::<Picture>(*path));
    let large = FIRST.iter().filter(|path| path.contains("box-"));
    let files: HashMap<String, Handle<Picture>> = large.map(loaded).collect();
    let count = files.len();
    let are_read = |app: &App| {
        let read = app.world().resource::<Assets<Picture>>();
        files.values().all(|file| read.contains(file))
    };
    let begun = Instant::now();
    while !are_read(&app) {
        app.update();
        assert!(begun.elapsed() < Duration::from_secs(60), "no picture came");
    }
    app.insert_resource(House(files.clone()));
    app.add_systems(PreUpdate, hang::<House>.run_if(run_once));
    app.update();
    assert!((1..count).contains(&images(&app)), "{}", images(&app));
    wait(&mut app);
    assert_eq!(images(&app), count);
}

#[test]
fn no_two_pictures_have_one_name() {
    let gallery = Gallery::default();
    assert_eq!(gallery.numbers.len(), gallery.pictures.len());
}

#[test]
fn a_name_that_nobody_knows_is_an_empty_picture() {
    let gallery = Gallery::default();
    assert_eq!(gallery.sprite("art/no-such"), Handle::default());
    assert!(gallery.panel("art/no-such").is_none() && gallery.is_whole());
}
