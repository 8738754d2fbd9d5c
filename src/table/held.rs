//! Repeats acts that are steps while their key or button is held.

use crate::controls::Act;
use crate::theme::Awake;
use bevy::prelude::*;
use bevy_egui::EguiPreUpdateSet;
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::ActionState;
use std::time::Duration;

/// The time for which an act is held before it is repeated.
const FIRST: Duration = Duration::from_millis(400);
/// The time between repetitions.
const THEN: Duration = Duration::from_millis(100);

/// The act that is held, if it is one that repeats.
#[derive(Resource, Debug, Default)]
pub struct Held {
    /// The act that was asked for last, and the time until its next step.
    act: Option<(Act, Duration)>,
    /// True if that is due in this frame.
    steps: bool,
}

impl Held {
    /// Returns the act that is repeated in this frame, if one is.
    #[must_use]
    pub fn again(&self) -> Option<Act> {
        self.act.filter(|_| self.steps).map(|(act, _)| act)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Held>().add_systems(
        PreUpdate,
        hold.after(EguiPreUpdateSet::InitContexts)
            .after(InputManagerSystem::Update),
    );
}

fn hold(
    acts: Single<&ActionState<Act>>,
    time: Res<Time<Real>>,
    mut held: ResMut<Held>,
    mut awake: ResMut<Awake>,
) {
    held.steps = false;
    let mut begun = acts.get_just_pressed().into_iter();
    if let Some(act) = begun.find(|act| act.repeats()) {
        held.act = Some((act, FIRST));
    } else if let Some((act, left)) = held.act.filter(|(act, _)| acts.pressed(act)) {
        let left = left.saturating_sub(time.delta());
        held.steps = left.is_zero();
        held.act = Some((act, if left.is_zero() { THEN } else { left }));
    } else {
        held.act = None;
    }
    // Else the next frame may come when it is long due.
    if let Some((_, left)) = held.act {
        awake.within(left);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::controls::{self, Controls, Press, struck};
    use bevy::input::{ButtonState, InputPlugin};
    use bevy::time::{TimePlugin, TimeUpdateStrategy};

    /// The time from one frame to the next.
    const A_FRAME: Duration = Duration::from_millis(100);

    /// Returns the frames in which an act is repeated, for a key that is pressed in the first frame and let go of in the eighth.
    fn steps(key_code: KeyCode) -> Vec<usize> {
        let mut app = App::new();
        app.add_plugins((TimePlugin, InputPlugin, controls::reading, plugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(A_FRAME))
            .init_resource::<Awake>();
        app.world_mut().spawn(Controls::default().bindings.map());
        let mut steps = Vec::new();
        for frame in 0..10 {
            app.insert_resource(Awake::default());
            let state = match frame {
                0 => Some(ButtonState::Pressed),
                7 => Some(ButtonState::Released),
                _ => None,
            };
            if let Some(state) = state {
                app.world_mut().write_message(struck(key_code, state));
            }
            app.update();
            let again = app.world().resource::<Held>().again();
            steps.extend(again.map(|_| frame));
            let waits = app.world().resource::<Awake>().waits();
            let act = Controls::default().bindings.holder(Press::Key(key_code));
            let repeats = act.is_some_and(Act::repeats);
            let held = repeats && frame < 7;
            assert_eq!(waits <= FIRST, held, "a frame comes when it is due");
        }
        steps
    }

    #[test]
    fn what_is_a_step_is_taken_again_while_it_is_held_and_nothing_else() {
        assert_eq!(steps(KeyCode::ArrowRight), [4, 5, 6]);
        assert_eq!(steps(KeyCode::Tab), [4, 5, 6]);
        for key in [KeyCode::Enter, KeyCode::Backspace, KeyCode::BracketLeft] {
            assert!(steps(key).is_empty(), "{key:?}");
        }
    }
}
