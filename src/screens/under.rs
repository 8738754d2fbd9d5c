//! The pages under the one that is read: the way back leads to the page from which it was opened.

use crate::Over;
use crate::order::UpdateSystems;
use bevy::prelude::*;

/// The pages under the one that is read, the last one opened last.
#[derive(Resource, Debug, Default)]
pub(super) struct Under(Vec<Over>);

impl Under {
    /// Returns the page to which the way back leads; none where that is the screen itself.
    pub(super) fn back(&self) -> Over {
        self.0.last().copied().unwrap_or_default()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Under>()
        .add_systems(Update, follow.in_set(UpdateSystems::Screens));
}

/// Follows the player from page to page, and back.
fn follow(mut turned: MessageReader<StateTransitionEvent<Over>>, mut under: ResMut<Under>) {
    for page in turned.read() {
        let (Some(exited), Some(entered)) = (page.exited, page.entered) else {
            continue;
        };
        if entered == Over::Nothing {
            under.0.clear();
        } else if entered == under.back() {
            under.0.pop();
        } else if exited != Over::Nothing && exited != entered {
            under.0.push(exited);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Over::{Keys, Nothing, Rules, Settings};
    use bevy::state::app::StatesPlugin;

    #[test]
    fn a_page_leads_back_to_the_one_that_it_was_opened_from() {
        let mut app = App::new();
        app.add_plugins((StatesPlugin, plugin)).init_state::<Over>();
        app.update();
        for (page, back) in [
            (Settings, Nothing),
            (Rules, Settings),
            (Settings, Nothing),
            (Keys, Settings),
            (Rules, Keys),
            (Keys, Settings),
            (Nothing, Nothing),
            (Rules, Nothing),
            (Nothing, Nothing),
        ] {
            app.world_mut().resource_mut::<NextState<Over>>().set(page);
            app.update();
            assert_eq!(app.world().resource::<Under>().back(), back, "{page:?}");
        }
    }
}
