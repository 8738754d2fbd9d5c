//! Tests of a table as it is drawn, for any game, without a window.

use super::desk::{self, Desk};
use crate::controls::{self, Controls, Pad, Press};
use crate::options::{Options, Speed};
use crate::settings::Settings;
use crate::table::{
    self, Act, AnimationQueue, Begin, Choose, Notice, Observation, Reading, Session, TableGame,
};
use crate::theme::{Awake, Frame, Gallery, Targets, clear, fonts};
use crate::{Over, Screen};
use bevy::input::gamepad::{
    RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::{ButtonState, InputPlugin};
use bevy::prelude::*;
use bevy::time::{TimePlugin, TimeUpdateStrategy};
use bevy_egui::egui::{self, Event, Modifiers, PointerButton, Pos2, RawInput, Rect, Shape};
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContext, EguiPrimaryContextPass, EguiUserTextures, PrimaryEguiContext};
use rules::table::{Dice, SeatKind};
use std::marker::PhantomData;
use std::path::PathBuf;
use std::time::Duration;

/// Kinds of what leads away from the game, or only explains itself.
const NO_ANSWER: [&str; 3] = ["bar", Targets::LINE, Targets::LOOK];
/// From one frame to the next.
const A_FRAME: Duration = Duration::from_millis(100);

/// A game that is played by keys, by a pad or by the mouse at a table that nobody sees.
pub struct Drawn<G: TableGame> {
    app: App,
    ctx: egui::Context,
    frames: u32,
    /// What the mouse does in the next frame.
    events: Vec<Event>,
    /// What the last frame says, and where that is seen.
    said: Vec<(String, Rect)>,
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
            .init_resource::<Awake>()
            .init_resource::<Reading>()
            .add_plugins((controls::reading, desk::plugin, table::walking, drawn));
        let world = app.world_mut();
        let bound = world.resource::<Controls>().bindings.map();
        world.spawn(bound);
        let ctx = fonts::context();
        let mut seen = EguiContext::default();
        seen.get_mut().clone_from(&ctx);
        world.spawn((seen, PrimaryEguiContext));
        set(&mut world.resource_mut::<Settings>());
        app.update();
        app.world_mut().write_message(begin);
        let mut drawn = Self {
            app,
            ctx,
            frames: 0,
            events: Vec::new(),
            said: Vec::new(),
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
        self.ctx.begin_pass(RawInput {
            screen_rect: Some(Frame::default().rect()),
            time: Some(f64::from(self.frames) * A_FRAME.as_secs_f64()),
            events: std::mem::take(&mut self.events),
            ..RawInput::default()
        });
        self.app.world_mut().run_schedule(EguiPrimaryContextPass);
        let mut output = self.ctx.end_pass();
        // Nobody paints.
        output.textures_delta.clear();
        self.said.clear();
        for clipped in output.shapes {
            hear(&clipped.shape, clipped.clip_rect, &mut self.said);
        }
        self.get_mut::<Targets>().come_back();
    }

    /// Runs frames until what has appeared has faded in.
    pub fn look(&mut self) {
        for _ in 0..4 {
            self.frame();
        }
    }

    /// Moves the mouse.
    pub fn point(&mut self, at: Pos2) {
        self.events.push(Event::PointerMoved(at));
        self.frame();
    }

    /// Clicks at a place: one frame for the press, one for the release.
    pub fn click(&mut self, at: Pos2) {
        self.point(at);
        self.button(at, true);
        self.button(at, false);
    }

    /// Taps on a place: all in one frame.
    pub fn tap(&mut self, pos: Pos2) {
        self.events.push(Event::PointerMoved(pos));
        let tapped = [true, false].map(|pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        self.events.extend(tapped);
        self.frame();
    }

    /// Clicks on what says this in the last frame.
    pub fn click_on(&mut self, text: &str) {
        let mut said = self.said.iter();
        let place = said.find(|(said, _)| said == text).map(|(_, place)| *place);
        let Some(place) = place else {
            panic!("nothing says {text:?}");
        };
        self.click(place.center());
    }

    /// Drags with the mouse what can be dragged under this label.
    pub fn drag(&mut self, label: &str) {
        let (from, to) = self
            .get::<Targets>()
            .drag(label)
            .expect("it can be dragged");
        self.point(from);
        self.button(from, true);
        self.point(from.lerp(to, 0.5));
        self.point(to);
        self.button(to, false);
    }

    /// Presses the mouse's button at a place, or lets it go.
    pub fn button(&mut self, pos: Pos2, pressed: bool) {
        self.events.push(Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        self.frame();
    }

    /// Presses and releases what asks for an act on the device in use.
    pub fn press(&mut self, act: Act) {
        let press = self.get::<Controls>().press(act);
        for pressed in [true, false] {
            match press.expect("something asks for it") {
                Press::Pad(pad) => self.push(pad, pressed),
                keys => self.strike(keys, pressed),
            }
            self.frame();
        }
    }

    fn strike(&mut self, keys: Press, pressed: bool) {
        let held = match keys {
            Press::Shift(_) => Some(KeyCode::ShiftLeft),
            Press::Ctrl(_) => Some(KeyCode::ControlLeft),
            Press::Alt(_) => Some(KeyCode::AltLeft),
            Press::Key(_) | Press::Pad(_) => None,
        };
        let state = if pressed {
            ButtonState::Pressed
        } else {
            ButtonState::Released
        };
        for key_code in held.into_iter().chain(keys.key()) {
            self.app.world_mut().write_message(KeyboardInput {
                key_code,
                logical_key: Key::F35,
                state,
                text: None,
                repeat: false,
                window: Entity::PLACEHOLDER,
            });
        }
    }

    /// A button or a stick of a pad, which is plugged in when it is used first.
    fn push(&mut self, pad: Pad, pressed: bool) {
        let world = self.app.world_mut();
        let mut plugged = world.query_filtered::<Entity, With<Gamepad>>();
        let plugged = plugged.iter(world).next();
        let plugged = plugged.unwrap_or_else(|| world.spawn(Gamepad::default()).id());
        let value = f32::from(u8::from(pressed));
        let told: RawGamepadEvent = match pad.stick() {
            Some(stick) => {
                let value = value * stick.direction.full_active_value();
                RawGamepadAxisChangedEvent::new(plugged, stick.axis, value).into()
            }
            None => RawGamepadButtonChangedEvent::new(plugged, pad.button(), value).into(),
        };
        world.write_message(told);
    }

    /// Plays to the score by what the cursor is led to on the device in use, and by nothing else.
    pub fn play_by_cursor(&mut self, seed: u64) {
        const WAYS: [Act; 5] = [
            Act::Next,
            Act::Next,
            Act::Previous,
            Act::Down,
            Act::LookLeft,
        ];
        let mut dice = Dice::new(seed);
        for _ in 0..20_000 {
            if self.is_over() {
                return;
            }
            assert_eq!(self.over(), Over::Nothing, "it leads away");
            self.press(WAYS[dice.below(WAYS.len())]);
            let targets = self.get::<Targets>();
            if targets.focused().is_some() && targets.focused_on(&NO_ANSWER).is_none() {
                self.press(Act::Confirm);
            }
        }
        panic!("no score after {} decisions", self.made());
    }

    /// Plays to the score by clicks on what can be clicked, and by nothing else.
    pub fn play_by_mouse(&mut self, seed: u64) {
        let mut dice = Dice::new(seed);
        let mut clicked = Vec::new();
        let book = self.text("ui-why-book");
        for _ in 0..5_000 {
            if self.is_over() {
                return;
            }
            // A click may come upon a way to why something is asked, which moved there: whoever plays goes back from that.
            if self.get::<Targets>().is_covered() {
                self.look();
                if self.says(&book) {
                    self.press(Act::Back);
                    continue;
                }
            }
            let last = &clicked[clicked.len().saturating_sub(4)..];
            assert_eq!(self.over(), Over::Nothing, "clicks at {last:?} lead away");
            let answers = self.get::<Targets>().without(&NO_ANSWER);
            if answers.is_empty() {
                self.frame();
            } else {
                let answer = answers[dice.below(answers.len())];
                clicked.push(answer);
                self.click(answer);
            }
        }
        panic!("no score after {} decisions", self.made());
    }

    /// Whether the score is shown; then the game is kept, too.
    fn is_over(&self) -> bool {
        let over = *self.get::<State<Screen>>().get() == Screen::Score;
        let finished = std::fs::read_dir(self.folder.join("finished"));
        let kept = finished.map_or(0, Iterator::count) == 1;
        assert!(!over || kept, "it is not kept");
        over
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

    /// Answers with the first choice until something is so. Each question is drawn.
    pub fn play_until(&mut self, mut is: impl FnMut(&Self) -> bool) {
        for _ in 0..2_000 {
            if is(self) {
                return;
            }
            let screen = *self.get::<State<Screen>>().get();
            assert_eq!(screen, Screen::Table, "the game is over");
            let first = self.get::<Observation<G>>().options.first();
            if let Some(choice) = first.map(|offer| offer.choice)
                && self.get::<AnimationQueue<G>>().is_idle()
            {
                self.app.world_mut().write_message(Choose::<G>::one(choice));
            }
            self.frame();
        }
        panic!("it never comes to that");
    }

    /// Returns whether the game's menu is open.
    pub fn is_paused(&self) -> bool {
        self.get::<Desk>().pause
    }
}

/// What is written on a thing that is drawn.
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
