//! The digits: they raise or choose the card of a place in the hand, or where no card is asked for, give the answer of a place.

use super::Spot;
use crate::board::hand::KEYS;
use crate::order::{GameSystems, GameUpdate};
use crate::table::{
    Act, AnimationQueue, Choose, Observation, Offer, Raise, Session, at_table, lies_open,
};
use bevy::prelude::{App, IntoScheduleConfigs, MessageWriter, Res, Single, SystemCondition};
use games::pirate_crusades::PirateCrusades;
use leafwing_input_manager::prelude::ActionState;
use rules::table::Game;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        GameUpdate(PirateCrusades::ID),
        answer_by_key
            .after(GameSystems::Panels)
            .before(GameSystems::Session)
            .run_if(at_table::<PirateCrusades>.and_then(lies_open)),
    );
}

fn answer_by_key(
    acts: Single<&ActionState<Act>>,
    observation: Res<Observation<PirateCrusades>>,
    animations: Res<AnimationQueue<PirateCrusades>>,
    session: Res<Session<PirateCrusades>>,
    mut choose: MessageWriter<Choose<PirateCrusades>>,
    mut raise: MessageWriter<Raise<Spot>>,
) {
    if !animations.is_idle() || session.has_news() {
        return;
    }
    let place = KEYS.iter().position(|act| acts.just_pressed(act));
    let Some(place) = place.filter(|_| observation.asked.is_some()) else {
        return;
    };
    if let Some(gathered) = &observation.gathered {
        let thing = gathered.of.things.get(place);
        if let Some(&(spot, _)) = thing {
            raise.write(Raise(spot));
        }
    } else if let Some(offer) = observation.options.get(place) {
        choose.write(Choose(Offer::act(offer)));
    }
}
