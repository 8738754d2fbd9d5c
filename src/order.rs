//! The order in which systems run in a frame: keys move the session on, changes are animated, and the things on the table follow.
//! Systems of one step that touch the same thing are chained where they are added.

use crate::{Over, Screen};
use bevy::ecs::message::MessageUpdateSystems;
use bevy::ecs::schedule::{ScheduleLabel, Schedules, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

/// The steps of `Update`, in their order.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum UpdateSystems {
    /// A key is bound anew, and nothing else hears it.
    Bind,
    /// Keys and pad go from thing to thing.
    Walk,
    /// The shelf answers keys and pad.
    Keys,
    /// Panels and pages are turned.
    Panels,
    /// A game begins, and the systems of the game that is played run, in [`GameSystems`].
    Game,
    /// Light and weather.
    Light,
    /// The water.
    Sea,
    /// Screens other than the table.
    Screens,
}

/// The steps of [`GameUpdate`], in their order.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameSystems {
    /// Keys and pad move the game on.
    Keys,
    /// Keys and pad look at the panels of the table, and leave them.
    Panels,
    /// The session goes on.
    Session,
    /// The session is observed, as its viewer may see it.
    Observe,
    /// Events are animated.
    Animate,
    /// Things on the table move to their places.
    Lie,
    /// Ships on the table move.
    Ships,
}

/// The schedule of a game's systems, by the game's id. It runs in [`UpdateSystems::Game`] while that game is played, so that those of the
/// others cost nothing.
#[derive(ScheduleLabel, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GameUpdate(pub &'static str);

/// The systems in `First` that run after the messages of the frame before last were dropped.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FirstSystems;

/// The systems of a game that run in a schedule of all games, by the game's id.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct OfGame(pub &'static str);

/// The systems that draw a screen, or a page over it.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DrawSystems;

pub(super) fn plugin(app: &mut App) {
    use UpdateSystems::*;
    let steps = (Bind, Walk, Keys, Panels, Game, Light, Sea, Screens);
    app.configure_sets(First, FirstSystems.after(MessageUpdateSystems))
        .configure_sets(Update, steps.chain())
        // One screen is drawn in a frame, or one page over it.
        .configure_sets(
            EguiPrimaryContextPass,
            DrawSystems.ambiguous_with(DrawSystems),
        );
}

/// Adds the schedule of a game.
pub(super) fn game(app: &mut App, id: &'static str) {
    use GameSystems::*;
    let steps = (Keys, Panels, Session, Observe, Animate, Lie, Ships);
    app.init_schedule(GameUpdate(id))
        .configure_sets(GameUpdate(id), steps.chain());
}

/// Leaves the systems of any two games unordered: at most one game is begun or lies on the table.
pub(super) fn one_of(app: &mut App, games: &[&'static str]) {
    for (place, &game) in games.iter().enumerate() {
        for &other in &games[..place] {
            let apart = || OfGame(game).ambiguous_with(OfGame(other));
            app.configure_sets(OnEnter(Over::Points), apart())
                .configure_sets(OnEnter(Screen::Review), apart())
                .configure_sets(Update, apart())
                .configure_sets(PostUpdate, apart());
        }
    }
}

/// Makes the systems of each schedule run one after the other on the thread that runs the schedule. Nearly all of them only look whether
/// there is something to do: to hand them to other threads, and to wait for those, costs several times as much as they do.
pub fn run_in_turn(world: &mut World) {
    let mut schedules = world.resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
