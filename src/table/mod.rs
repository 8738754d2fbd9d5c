//! The parts of every game's table: the session, the observation of it by those who look, and the animation of its events.

pub mod advice;
mod aim;
mod aloud;
mod animated;
mod animations;
mod background;
mod book;
mod branches;
mod captions;
mod clarity;
pub mod consent;
mod exports;
mod face;
pub mod figures;
mod foresight;
mod gathering;
pub mod ghost;
mod glossary;
mod held;
pub mod hints;
mod in_this_game;
pub(crate) mod in_words;
mod keys;
pub mod lesson;
pub mod light;
mod line;
mod observation;
pub mod odds;
pub mod over;
mod paint;
pub mod pause;
mod ranks;
mod reactions;
mod sea;
mod seen;
mod session;
mod speak;
mod table_game;
mod table_keys;
mod tally;
mod timeline;
pub mod tips;

pub use crate::controls::Act;
pub use aim::Aim;
pub(crate) use aloud::Aloud;
pub use animated::{Animated, Sounded, Stakes};
pub use animations::{Animation, AnimationQueue, Heard, Motion, ReactionPause};
pub use background::BackgroundTask;
pub use book::{Book, Chapter, Reading};
pub use captions::Captions;
pub use clarity::Clarity;
pub use exports::SaveText;
pub(crate) use exports::came_of;
pub use face::face;
pub use foresight::Foresight;
pub use gathering::{Gathered, Raise};
pub use glossary::Glossary;
pub use held::Held;
pub use in_this_game::{InThisGame, Precedent};
pub use in_words::{Said, Telling, TextSection, in_words};
pub(crate) use keys::{noticing, walking};
pub use light::{Hour, Lantern};
pub use line::Line;
pub use observation::{Asked, Barred, Observation, Offer};
pub use ranks::Ranks;
pub use sea::{Sea, SeaCard, SeaKind, Water};
pub use seen::{Seen, Shown, changes};
pub use session::{
    Advice, Again, Answer, AskHint, Begin, Branch, Choose, Inquiry, Known, Look, MOST_TRIED,
    Notice, OpenBlunder, Opens, Played, Proposal, React, Refused, Rehearse, Sentence, Session,
    Stays, TakeBack, ToldBlunder, TracedLine, Travel, Undo, Watching, at_table, is_played,
};
pub use speak::{Explain, LogText, Speak};
pub use table_game::{Gathering, Invitation, Placed, PlacedAct, SetEnds, Spot, TableGame, badge};
pub use table_keys::lies_open;
pub use tally::{Cell, Column, Row, Shared as TallyShared, Tally, plugin as tally};
pub use timeline::Timeline;

use crate::{Over, Screen};
use bevy::prelude::*;
use rules::study::Studied;

/// Adds the parts that all games share, window or not.
pub fn logic(app: &mut App) {
    app.add_plugins((
        session::shared,
        captions::plugin,
        clarity::plugin,
        in_this_game::shared,
    ));
}

/// Adds the parts that a game needs to be played, window or not.
pub fn play<G: TableGame + Studied>(app: &mut App) {
    app.add_plugins((
        session::plugin::<G>,
        observation::plugin::<G>,
        gathering::plugin::<G>,
        animations::plugin::<G>,
        in_this_game::plugin::<G>,
    ));
}

/// Adds the keys and pad of a game's table, and the table in words, which is played by them.
pub fn keys<G: TableGame>(app: &mut App) {
    app.add_plugins((table_keys::at_game::<G>, in_words::at_game::<G>));
}

/// Adds keys and pad on every screen; words, water and light on every table.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((keys::plugin, in_words::plugin, sea::plugin, light::plugin))
        .add_systems(OnExit(Over::Nothing), forget_passing)
        .add_systems(OnExit(Screen::Table), forget_passing)
        .add_systems(OnExit(Screen::Score), forget_passing);
}

/// Clears passing notices when a page is opened over the table, or the table is left.
fn forget_passing(mut notice: ResMut<Notice>) {
    notice.forget_passing();
}
