//! Screens: one at a time.

mod bindings;
mod chosen;
mod counting;
mod credits;
mod export;
mod fitting;
mod kept;
mod lab;
mod lessons;
mod library;
mod loading;
mod notice;
mod picking;
mod plots;
mod review;
mod rulebook;
mod score;
mod scored;
mod seats;
mod sentences;
mod settings;
mod setup;
mod sharing;
mod shelf;
mod statistics;
mod under;

use crate::games;
use crate::table::TableGame;
use bevy::prelude::*;
use rules::study::Studied;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        library::plugin,
        loading::plugin,
        shelf::plugin,
        lessons::plugin,
        statistics::plugin,
        credits::plugin,
        setup::plugin,
        sharing::plugin,
        settings::plugin,
        bindings::plugin,
        rulebook::plugin,
        under::plugin,
        score::plugin,
        export::plugin,
        lab::plugin,
    ));
    games::visit(&mut Reviews(app));
}

/// Adds the look back at every game.
struct Reviews<'a>(&'a mut App);

impl games::Visit for Reviews<'_> {
    fn visit<G: TableGame + Studied>(&mut self) {
        self.0.add_plugins(review::plugin::<G>);
    }
}
