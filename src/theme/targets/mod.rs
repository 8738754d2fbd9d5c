//! The things that can be clicked at the moment: the list behind the keyboard's cursor, and behind the page that tests read.

mod cursor;
mod page;

use super::Awake;
use crate::order::FirstSystems;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiInput, EguiPostUpdateSet, EguiPreUpdateSet, egui};

/// A thing that can be clicked.
#[derive(Debug, Clone, PartialEq)]
pub struct Target {
    /// The point where a click hits it.
    pub at: egui::Pos2,
    /// The kind of thing, in one word.
    pub kind: &'static str,
    /// The text by which keys, screen readers and tests know it.
    pub label: String,
    /// True if it only explains itself: the arrows reach it, and a click does nothing.
    looked_at: bool,
}

/// A thing that can be dragged to a place.
#[derive(Debug, Clone, PartialEq)]
struct Drag {
    from: egui::Pos2,
    to: egui::Pos2,
    label: String,
}

/// Everything that can be clicked in a frame, in the order in which it is drawn.
#[derive(Resource, Default, Debug)]
pub struct Targets {
    items: Vec<Target>,
    drags: Vec<Drag>,
    buttons: Option<&'static str>,
    focus: Option<String>,
    /// The screen, and the label of the thing on it that the cursor was on before something was laid over it.
    under: Option<(String, String)>,
    is_covered: bool,
    looks_aside: bool,
    pressed: Option<String>,
    nodes: Vec<egui::Id>,
    covered: Vec<egui::Id>,
    node: Option<egui::Id>,
    clicks: u64,
    back: (bool, bool),
    is_heard: bool,
    onward: Option<bool>,
    about: [Option<&'static str>; 2],
    book_key: String,
    /// The number of frames for which the cursor still counts as just moved.
    fresh: u8,
    /// The pages to turn in the next frame, and in this one.
    pages: [f32; 2],
    heading: String,
    screen: String,
    /// The time at which the screen was first drawn, by the panels' clock.
    turned: Option<f64>,
    pixels: f32,
    page: String,
}

impl Targets {
    /// The kind of things that are only read. The arrows reach them; Tab skips them.
    pub const LINE: &'static str = "line";
    /// The kind of things that only explain themselves. The arrows reach them; Tab skips them.
    pub const LOOK: &'static str = "look";

    /// Begins the list of a frame of this screen, with the question asked on it.
    pub fn begin(&mut self, screen: &str, prompt: &str, pixels: f32) {
        self.fresh = self.fresh.saturating_sub(1);
        if let Some(forward) = self.onward.take() {
            self.turn(forward);
        }
        self.is_covered = false;
        self.looks_aside = false;
        self.items.clear();
        self.drags.clear();
        self.nodes.clear();
        self.covered.clear();
        self.node = None;
        self.back = (false, self.back.0);
        self.pages = [0.0, self.pages[0]];
        self.buttons = None;
        self.about = [None, self.about[0]];
        if self.screen != screen {
            screen.clone_into(&mut self.screen);
            self.turned = None;
        }
        self.heading = format!("screen {screen}\nprompt {prompt}\n");
        self.pixels = pixels;
    }

    /// Returns whether another screen was shown until a moment ago, so that the second click of two was meant for that.
    pub fn has_turned(&mut self, now: f64) -> bool {
        const A_MOMENT: f64 = 0.5;
        now - *self.turned.get_or_insert(now) < A_MOMENT
    }

    /// Makes everything noted so far unreachable: a menu or a curtain lies over it.
    pub fn cover(&mut self) {
        self.is_covered = true;
        self.looks_aside = false;
        self.items.clear();
        self.drags.clear();
        self.covered.append(&mut self.nodes);
        self.node = None;
    }

    /// Returns whether something lies over the rest.
    #[must_use]
    pub fn is_covered(&self) -> bool {
        self.is_covered
    }

    /// Gives buttons that are noted from here on, in this frame, another kind.
    pub fn call_buttons(&mut self, kind: &'static str) {
        self.buttons = Some(kind);
    }

    /// Notes a thing that can be clicked, under a label that is numbered if others have the same. Returns whether the keyboard's
    /// cursor is on it, and whether it was pressed there.
    pub fn note(&mut self, at: egui::Pos2, kind: &'static str, label: &str) -> (bool, bool) {
        let is_button = kind == "button";
        let label = self.numbered(label);
        // Things that only explain themselves take the press on their own, if it does something.
        let pressed = kind != Self::LOOK && self.takes_press(&label);
        let focused = self.is_on(&label);
        self.items.push(Target {
            at,
            kind: self.buttons.filter(|_| is_button).unwrap_or(kind),
            label,
            looked_at: [Self::LINE, Self::LOOK].contains(&kind),
        });
        (focused, pressed)
    }

    /// Returns a label that nothing else in the frame has: the cursor tells things apart by it.
    fn numbered(&self, name: &str) -> String {
        let known = |label: &str| self.items.iter().any(|item| item.label == label);
        let mut label = name.to_owned();
        let mut number = 1;
        while known(&label) {
            number += 1;
            label = format!("{name} ({number})");
        }
        label
    }

    /// Notes a thing that only explains itself, also for screen readers. Returns whether the keyboard's cursor is on it, and its
    /// label, which is numbered if others have the same.
    pub fn note_look(&mut self, response: &egui::Response, name: &str) -> (bool, String) {
        let label = self.numbered(name);
        let kind = egui::WidgetType::Label;
        response.widget_info(|| egui::WidgetInfo::labeled(kind, true, &label));
        let at = response.rect.center();
        let (focused, _) = self.note_widget(response, at, Self::LOOK, &label);
        (focused, label)
    }

    /// Returns whether a screen reader reads.
    #[must_use]
    pub fn is_heard(&self) -> bool {
        self.is_heard
    }

    /// Sets whether a screen reader reads.
    pub(crate) fn hear(&mut self, heard: bool) {
        self.is_heard = heard;
    }

    /// Returns the screen and the question, which the page says first.
    #[must_use]
    pub fn heading(&self) -> &str {
        &self.heading
    }

    /// Notes the topic in the rulebook of the thing that is pointed at.
    pub fn tell_of(&mut self, topic: Option<&'static str>) {
        self.about[0] = topic.or(self.about[0]);
    }

    /// Sets the name of the key that opens the rulebook.
    pub fn call_book(&mut self, key: String) {
        self.book_key = key;
    }

    /// Returns the name of the key that opens the rulebook, if one is known.
    #[must_use]
    pub fn book_key(&self) -> &str {
        &self.book_key
    }

    /// Returns the topic in the rulebook of the thing that is pointed at.
    #[must_use]
    pub fn topic(&self) -> Option<&'static str> {
        self.about[0].or(self.about[1])
    }

    /// Notes a thing that can be clicked and has a response of egui, so that screen readers know it.
    pub fn note_widget(
        &mut self,
        response: &egui::Response,
        at: egui::Pos2,
        kind: &'static str,
        label: &str,
    ) -> (bool, bool) {
        let egui::Response { ctx, id, .. } = response;
        let own = self.numbered(label);
        let asks = |input: &egui::InputState| {
            input.has_accesskit_action_request(*id, egui::accesskit::Action::Focus)
        };
        if response.has_focus() || ctx.input(asks) {
            // The panels' own cursor knows less than ours.
            response.surrender_focus();
            self.lay(&own);
        }
        self.nodes.push(*id);
        let (focused, pressed) = self.note(at, kind, &own);
        if focused {
            self.node = Some(*id);
        }
        ctx.accesskit_node_builder(*id, |node| {
            node.add_action(egui::accesskit::Action::Focus);
            // A text is read as it stands, what something comes of is told apart.
            if own != label && node.supports_action(egui::accesskit::Action::Click) {
                node.set_label(own.as_str());
            }
        });
        (focused, pressed)
    }

    /// Returns the node that the cursor is on, and the nodes that are covered, for a screen reader.
    pub(crate) fn heard(&self) -> (Option<egui::Id>, &[egui::Id]) {
        (self.node, &self.covered)
    }

    /// Returns the things that can be clicked, in the order in which they are drawn.
    pub fn iter(&self) -> impl Iterator<Item = &Target> {
        self.items.iter()
    }

    /// Returns where things lie that can be clicked, except those of some kinds.
    #[must_use]
    pub fn without(&self, kinds: &[&str]) -> Vec<egui::Pos2> {
        let items = self.items.iter();
        let items = items.filter(|item| !kinds.contains(&item.kind));
        items.map(|item| item.at).collect()
    }

    /// Returns where a thing lies that can be dragged under this label, and where to.
    #[must_use]
    pub fn drag(&self, label: &str) -> Option<(egui::Pos2, egui::Pos2)> {
        let drag = self.drags.iter().find(|drag| drag.label == label)?;
        Some((drag.from, drag.to))
    }

    /// Notes that a thing can be dragged to a place, and what that does.
    pub fn note_drag(&mut self, from: egui::Pos2, to: egui::Pos2, label: &str) {
        self.drags.push(Drag {
            from,
            to,
            label: label.to_owned(),
        });
    }

    /// Counts a click, or a press by the keys.
    pub fn click(&mut self) {
        self.clicks += 1;
    }

    /// Returns how many clicks there were on things.
    #[must_use]
    pub fn clicks(&self) -> u64 {
        self.clicks
    }

    /// Asks the screen drawn next to turn pages of a thing that is larger than its place.
    pub fn page(&mut self, pages: f32) {
        self.pages[0] = pages;
    }

    /// Returns the pages to turn, once.
    pub fn pages(&mut self) -> f32 {
        std::mem::take(&mut self.pages[1])
    }

    /// Asks the screen drawn next for the way back.
    pub fn step_back(&mut self) {
        self.back.0 = true;
    }

    /// Returns whether the way back was asked for, once.
    pub fn steps_back(&mut self) -> bool {
        std::mem::take(&mut self.back.1)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Targets>()
        .add_plugins(page::plugin)
        .add_systems(First, lift_for_the_mouse.in_set(FirstSystems))
        .add_systems(
            PostUpdate,
            come_back
                .after(page::write_page)
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(EguiPostUpdateSet::PostProcessOutput),
        )
        .add_systems(
            PreUpdate,
            keep_tab
                .after(super::fonts::set_fonts)
                .after(super::motion::drop_old_news)
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        );
}

/// Moves the cursor back once the thing over the rest is gone, and draws it there.
fn come_back(mut targets: ResMut<Targets>, mut awake: ResMut<Awake>) {
    if targets.come_back() {
        awake.stir();
    }
}

/// Removes the keyboard's cursor when the mouse is used.
pub(super) fn lift_for_the_mouse(
    mut targets: ResMut<Targets>,
    mut buttons: MessageReader<MouseButtonInput>,
) {
    if buttons.read().any(|button| button.state.is_pressed()) {
        targets.lift();
    }
}

/// Keeps Tab from the panels' own cursor, which knows less than ours, except while text is typed.
pub(super) fn keep_tab(mut panels: Query<(&mut EguiInput, &mut EguiContext)>) {
    for (mut input, mut context) in &mut panels {
        if context.get_mut().egui_wants_keyboard_input() {
            continue;
        }
        input.0.events.retain(|event| {
            let tab = egui::Key::Tab;
            !matches!(event, egui::Event::Key { key, .. } if *key == tab)
        });
    }
}

#[cfg(test)]
mod tests;
