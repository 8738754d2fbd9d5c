//! Tests of a table as it is drawn, for any game, without a window.

mod hands;
mod heard;
mod player;

pub use player::{panels_rest_while_things_move, questions_cover_no_choice};

use super::card::{DRAWN, SIZE};
use super::desk::{self, Desk};
use crate::Over;
use crate::controls::{self, Controls};
use crate::options::{Options, Speed};
use crate::settings::Settings;
use crate::table::{self, Begin, Notice, Observation, Reading, Session, TableGame};
use crate::theme::{Frame, Gallery, Targets, clear, fonts, palette, resting};
use bevy::input::InputPlugin;
use bevy::prelude::*;
use bevy::time::{TimePlugin, TimeUpdateStrategy};
use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::{self, Event, RawInput, Rect, Shape};
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{
    EguiContext, EguiContextSettings, EguiPrimaryContextPass, EguiUserTextures, PrimaryEguiContext,
};
use heard::Heard;
use rules::table::SeatKind;
use std::marker::PhantomData;
use std::path::PathBuf;
use std::time::Duration;

/// The time from one frame to the next.
const A_FRAME: Duration = Duration::from_millis(100);

/// The size of the window that nobody sees.
const WINDOW: Vec2 = Vec2::new(1280.0, 720.0);

/// A game that is played by keys, by a pad or by the mouse at a table that nobody sees.
pub struct Drawn<G: TableGame> {
    app: App,
    ctx: egui::Context,
    frames: u32,
    /// The acts of the mouse in the next frame.
    events: Vec<Event>,
    /// All that the last frame draws.
    shapes: Vec<ClippedShape>,
    /// The texts of the last frame, with their visible rectangles.
    said: Vec<(String, Rect)>,
    /// The state of the screen reader, if one reads.
    heard: Option<Heard>,
    folder: PathBuf,
    game: PhantomData<G>,
}

impl<G: TableGame> Drop for Drawn<G> {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl<G: TableGame> Drawn<G> {
    /// Starts a game under settings, with the plugin of its keys and of what is drawn of it.
    pub fn at(
        name: &str,
        kinds: &[SeatKind],
        seed: u64,
        drawn: fn(&mut App),
        set: impl FnOnce(&mut Settings),
    ) -> Self {
        let begin = Begin::New(rules::kit::Setup::<G>::of(kinds), seed);
        Self::begun(name, begin, drawn, set)
    }

    /// Sits down to a game under settings, with the plugin of its keys and of what is drawn of it.
    pub fn begun(
        name: &str,
        begin: Begin<G>,
        drawn: fn(&mut App),
        set: impl FnOnce(&mut Settings),
    ) -> Self {
        let folder = std::env::temp_dir().join(format!("drawn-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let mut app = crate::headless(Options {
            speed: Some(Speed::Instant),
            scratch: Some(folder.clone()),
            ..Options::default()
        });
        app.add_plugins((TimePlugin, InputPlugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(A_FRAME))
            .init_state::<Over>()
            .init_resource::<EguiUserTextures>()
            .init_resource::<EguiWantsInput>()
            .init_resource::<Targets>()
            .init_resource::<Frame>()
            .insert_resource(Gallery::default())
            .init_resource::<Reading>()
            .add_plugins((
                resting,
                controls::reading,
                desk::plugin,
                table::walking,
                drawn,
            ));
        let world = app.world_mut();
        let bound = world.resource::<Controls>().bindings.map();
        world.spawn(bound);
        let ctx = fonts::context();
        let mut seen = EguiContext::default();
        seen.get_mut().clone_from(&ctx);
        world.spawn((seen, PrimaryEguiContext));
        set(&mut world.resource_mut::<Settings>());
        let interface = world.resource::<Settings>().interface;
        world.insert_resource(Frame::of(WINDOW, interface));
        app.update();
        app.world_mut().write_message(begin);
        let mut drawn = Self {
            app,
            ctx,
            frames: 0,
            events: Vec::new(),
            shapes: Vec::new(),
            said: Vec::new(),
            heard: None,
            folder,
            game: PhantomData,
        };
        drawn.look();
        drawn
    }

    /// Runs one frame.
    pub fn frame(&mut self) {
        self.app.update();
        self.frames += 1;
        // What is drawn now; what is asked for in it may change that.
        let now = self.heard.is_some().then(|| self.now());
        self.ctx.begin_pass(RawInput {
            screen_rect: Some(self.get::<Frame>().rect()),
            time: Some(f64::from(self.frames) * A_FRAME.as_secs_f64()),
            events: std::mem::take(&mut self.events),
            ..RawInput::default()
        });
        self.app.world_mut().run_schedule(EguiPrimaryContextPass);
        let mut output = self.ctx.end_pass();
        // Nobody paints.
        output.textures_delta.clear();
        self.said.clear();
        self.shapes = output.shapes;
        for clipped in &self.shapes {
            hear(&clipped.shape, clipped.clip_rect, &mut self.said);
        }
        if let Some((update, now)) = output.platform_output.accesskit_update.zip(now) {
            self.hear(update, now);
        }
        self.get_mut::<Targets>().come_back();
    }

    /// Returns whether the window keeps its panels in this frame as they were drawn last.
    fn rests(&mut self) -> bool {
        let world = self.app.world_mut();
        let mut panels = world.query_filtered::<&EguiContextSettings, With<PrimaryEguiContext>>();
        panels.single(world).is_ok_and(|panels| panels.run_manually)
    }

    /// Runs frames until what has appeared has faded in.
    pub fn look(&mut self) {
        for _ in 0..4 {
            self.frame();
        }
    }

    /// Writes a message, as something on the table would.
    pub fn write<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
    }

    /// Returns whether the last frame says something.
    pub fn says(&self, text: &str) -> bool {
        self.said.iter().any(|(said, _)| said.contains(text))
    }

    /// Returns how many things in the last frame say exactly this.
    pub fn counts(&self, text: &str) -> usize {
        self.said.iter().filter(|(said, _)| said == text).count()
    }

    /// Returns whether a thing in the last frame shows exactly this.
    pub fn shows(&self, text: &str) -> bool {
        let mut said = self.said.iter();
        said.any(|(said, place)| said == text && place.is_positive())
    }

    /// Returns where a thing in the last frame says exactly this.
    ///
    /// # Panics
    /// Panics if none does.
    pub fn place_of(&self, text: &str) -> Rect {
        let place = self.said.iter().find(|(said, _)| said == text);
        let Some((_, place)) = place else {
            panic!("nothing says {text:?}");
        };
        *place
    }

    /// Returns how many dashes of frames round what can be chosen lie in a rectangle in the last frame.
    pub fn dashes(&self, place: Rect) -> usize {
        let dashes = self.shapes.iter().filter(|clipped| match &clipped.shape {
            Shape::LineSegment { points, stroke } => {
                stroke.color == palette::CREAM && points.iter().all(|&at| place.contains(at))
            }
            _ => false,
        });
        dashes.count()
    }

    /// Returns where cards lie upright in the last frame, which shows the pictures of their sheets.
    pub fn upright_cards(&self) -> Vec<Rect> {
        let meshes = self
            .shapes
            .iter()
            .filter_map(|clipped| match &clipped.shape {
                Shape::Mesh(mesh) => Some(mesh.calc_bounds()),
                _ => None,
            });
        let cards = meshes.filter_map(|sheet| {
            let scale = sheet.size() / DRAWN.size();
            let centre = sheet.min - DRAWN.min.to_vec2() * scale.x;
            let is_upright = (scale.x - scale.y).abs() < 0.001;
            is_upright.then(|| Rect::from_center_size(centre, SIZE * scale.x))
        });
        cards.collect()
    }

    /// Returns where the last frame says something that begins like this; the last that is drawn of several.
    pub fn place(&self, text: &str) -> Option<Rect> {
        let mut said = self.said.iter().rev();
        let found = said.find(|(said, _)| said.starts_with(text));
        found.map(|(_, place)| *place)
    }

    /// Returns where the answers beside the question stand in the last frame.
    pub fn answers(&self) -> Vec<Rect> {
        let Some(question) = clear::kept(&self.ctx) else {
            return Vec::new();
        };
        let options = &self.get::<Observation<G>>().options;
        let said = self.said.iter().filter(|(said, place)| {
            let is_answer = options.iter().any(|offer| offer.label == *said);
            is_answer && question.contains_rect(*place)
        });
        said.map(|(_, place)| *place).collect()
    }

    /// Returns the components of a kind in the world.
    pub fn things<C: Component + Copy>(&mut self) -> Vec<C> {
        let world = self.app.world_mut();
        let mut things = world.query::<&C>();
        things.iter(world).copied().collect()
    }

    /// Returns a resource of the app.
    pub fn get<R: Resource>(&self) -> &R {
        self.app.world().resource()
    }

    /// Returns a resource of the app, to be changed.
    pub fn get_mut<R: Resource<Mutability = bevy::ecs::component::Mutable>>(
        &mut self,
    ) -> Mut<'_, R> {
        self.app.world_mut().resource_mut()
    }

    /// Returns what lies over the table.
    pub fn over(&self) -> Over {
        *self.get::<State<Over>>().get()
    }

    /// Returns a text of the game.
    pub fn text(&self, id: &str) -> String {
        table::Speak::say(self.get::<Session<G>>().speaker(), id)
    }

    /// Returns how many decisions have been made.
    pub fn made(&mut self) -> usize {
        self.get_mut::<Session<G>>().table().choices().len()
    }

    /// Returns and clears the last notice.
    pub fn notice(&mut self) -> String {
        std::mem::take(&mut self.get_mut::<Notice>().text)
    }

    /// Returns whether the game's menu is open.
    pub fn is_paused(&self) -> bool {
        self.get::<Desk>().pause
    }
}

/// Adds the texts of a shape that is drawn, with their visible rectangles.
fn hear(shape: &Shape, clip: Rect, said: &mut Vec<(String, Rect)>) {
    match shape {
        Shape::Text(text) => {
            let place = text.visual_bounding_rect().intersect(clip);
            said.push((text.galley.text().to_owned(), place));
        }
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| hear(shape, clip, said)),
        _ => {}
    }
}
