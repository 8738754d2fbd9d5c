//! Screen readers: their requests reach the panels, and they are told where the keyboard's cursor is. The texts that they read
//! come from the panels themselves.

use super::targets::lift_for_the_mouse;
use super::{Awake, Targets};
use crate::order::FirstSystems;
use bevy::a11y::{AccessibilityRequested, AccessibilitySystems, ActionRequest};
use bevy::prelude::*;
use bevy_egui::{EguiFullOutput, EguiInput, EguiPostUpdateSet, PrimaryEguiContext, egui};
use egui::accesskit::{Live, Role, TreeUpdate};
use std::time::Duration;

/// The longest time until a screen reader's request is heard: it cannot ask for a frame.
const PATIENCE: Duration = Duration::from_millis(80);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        First,
        listen.in_set(FirstSystems).before(lift_for_the_mouse),
    )
    .add_systems(
        PostUpdate,
        (
            point
                .after(super::contrast::look)
                .after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
            hear.after(AccessibilitySystems::Update),
        ),
    );
}

/// Asks for frames now and then if there is a screen reader, to hear its requests.
fn listen(
    reads: Res<AccessibilityRequested>,
    mut targets: ResMut<Targets>,
    mut awake: ResMut<Awake>,
) {
    targets.hear(reads.get());
    if reads.get() {
        awake.within(PATIENCE);
    }
}

/// Passes on a screen reader's requests, which are carried out in the next frame.
fn hear(
    mut requests: MessageReader<ActionRequest>,
    mut input: Single<&mut EguiInput, With<PrimaryEguiContext>>,
    mut awake: ResMut<Awake>,
) {
    for ActionRequest(request) in requests.read() {
        let event = egui::Event::AccessKitActionRequest(request.clone());
        input.0.events.push(event);
        awake.stir();
    }
}

/// Tells a screen reader about the frame.
fn point(targets: Res<Targets>, mut output: Single<&mut EguiFullOutput, With<PrimaryEguiContext>>) {
    let output = output.0.as_mut();
    if let Some(update) = output.and_then(|it| it.platform_output.accesskit_update.as_mut()) {
        tell(&targets, update);
    }
}

/// Lets screen readers say a text as soon as it appears, and when it changes.
pub(crate) fn announce(response: &egui::Response) {
    let live = |node: &mut egui::accesskit::Node| node.set_live(Live::Polite);
    response.ctx.accesskit_node_builder(response.id, live);
}

/// Tells a screen reader where the keyboard's cursor is, and hides things that a menu covers. Scroll bars are hidden too, since
/// it also reads things beyond the edge.
pub(crate) fn tell(targets: &Targets, update: &mut TreeUpdate) {
    let (cursor, covered) = targets.heard();
    for (id, node) in &mut update.nodes {
        let is_covered = covered.iter().any(|covered| covered.accesskit_id() == *id);
        if is_covered || node.role() == Role::ScrollBar {
            node.set_hidden();
        }
    }
    let cursor = cursor.map(|cursor| cursor.accesskit_id());
    if let Some(cursor) = cursor.filter(|cursor| update.nodes.iter().any(|(id, _)| id == cursor)) {
        update.focus = cursor;
    }
}

#[cfg(test)]
mod tests {
    use super::super::buttons::Look;
    use super::super::trial::{TestCanvas, canvas};
    use super::*;
    use egui::accesskit::Toggled;
    use egui_kittest::Harness;
    use egui_kittest::kittest::{NodeT, Queryable};

    /// The results of a button, a switch and a curtain's button.
    #[derive(Default)]
    struct Done {
        clicked: bool,
        on: bool,
        held: bool,
    }

    fn screen() -> Harness<'static, TestCanvas<Done>> {
        canvas(Done::default(), |pen, done| {
            let place = |y| egui::Rect::from_min_size(egui::pos2(10.0, y), egui::vec2(200.0, 40.0));
            let sail = pen.button(place(10.0), "Set sail", Look::Brass);
            done.clicked |= sail.tip("Off we go.").clicked;
            let _ = pen.switch(egui::pos2(10.0, 60.0), 24.0, "Calm motion", &mut done.on);
            done.held |= pen.hold(place(100.0), "I am Anna", 0.6);
            for y in [160.0, 200.0] {
                pen.explain(place(y), || format!("Bag\nAt {y}"));
            }
        })
    }

    #[test]
    fn what_is_drawn_to_be_clicked_is_heard_and_clicked_by_a_screen_reader() {
        let mut screen = screen();
        let button = screen.get_by_label("Set sail");
        assert_eq!(
            button.accesskit_node().role(),
            egui::accesskit::Role::Button
        );
        assert_eq!(
            button.accesskit_node().description().as_deref(),
            Some("Off we go.")
        );
        button.click_accesskit();
        let switch = screen.get_by_label("Calm motion");
        assert_eq!(switch.accesskit_node().toggled(), Some(Toggled::False));
        switch.click_accesskit();
        screen.get_by_label("I am Anna").click_accesskit();
        screen.run();
        let switch = screen.get_by_label("Calm motion");
        assert_eq!(switch.accesskit_node().toggled(), Some(Toggled::True));
        let done = &screen.state().state;
        assert!(done.clicked && done.on && done.held);
    }

    #[test]
    fn what_only_explains_itself_is_told_by_its_name_and_explained_where_the_cursor_is() {
        let mut screen = screen();
        screen.state_mut().targets.hear(true);
        screen.run();
        let second = screen.get_by_label("Bag (2)");
        assert_eq!(second.accesskit_node().role(), egui::accesskit::Role::Label);
        assert!(screen.query_by_label_contains("At 200").is_none());
        screen.get_by_label("Bag (2)").focus();
        screen.run();
        let told = screen
            .get_by_label("Bag (2)")
            .accesskit_node()
            .description();
        assert_eq!(told.as_deref(), Some("Bag\nAt 200"));
        assert!(screen.query_by_label_contains("At 160").is_none());
        // For the mouse alone none of it is worked out.
        screen.state_mut().targets.hear(false);
        screen.run();
        assert!(screen.query_by_label("Bag").is_none());
    }

    #[test]
    fn the_cursor_of_a_screen_reader_is_the_keyboards() {
        let mut screen = screen();
        screen.get_by_label("Calm motion").focus();
        screen.run();
        screen.state_mut().targets.turn(false);
        screen.state_mut().targets.press();
        screen.run();
        assert!(
            screen.state().state.clicked,
            "the thing before the switch was pressed"
        );
        let (cursor, _) = screen.state().targets.heard();
        let button = screen.get_by_label("Set sail").accesskit_node().locate().0;
        assert_eq!(cursor.map(|cursor| cursor.accesskit_id()), Some(button));
    }
}
