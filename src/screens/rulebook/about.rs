//! The choice of the game whose rulebook is opened.

use crate::Screen;
use crate::games::GAMES;
use crate::screens::fitting::Fitting;
use crate::screens::lessons::Learning;
use crate::screens::shelf::Shelf;
use crate::table::Played;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The resources that tell which game a screen is about.
#[derive(SystemParam)]
pub(super) struct About<'w> {
    screen: Res<'w, State<Screen>>,
    shelf: Option<Res<'w, Shelf>>,
    learning: Option<Res<'w, Learning>>,
    fitting: Option<Res<'w, Fitting>>,
    played: Option<Res<'w, Played>>,
}

impl About<'_> {
    /// Returns the index on the shelf of the game that a screen is about; `None` on screens of no single game.
    pub(super) fn game(&self) -> Option<usize> {
        let place = |name| GAMES.iter().position(|game| game.name == name);
        match self.screen.get() {
            Screen::Shelf => self.shelf.as_ref().map(|shelf| shelf.looked),
            Screen::Lessons => self.learning.as_ref().map(|learning| learning.0),
            Screen::Setup => place(self.fitting.as_ref()?.game.name),
            Screen::Laying | Screen::Table | Screen::Score | Screen::Review => {
                place(self.played.as_ref()?.0)
            }
            Screen::Loading | Screen::Statistics | Screen::Credits | Screen::Lab => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;

    #[test]
    fn the_book_is_that_of_the_game_that_is_learnt_set_up_or_played() {
        for (place, game) in GAMES.iter().enumerate() {
            for screen in [Screen::Lessons, Screen::Setup, Screen::Table, Screen::Score] {
                let mut world = World::new();
                world.insert_resource(State::new(screen));
                match screen {
                    Screen::Lessons => world.insert_resource(Learning(place)),
                    Screen::Setup => world.insert_resource(Fitting::new(game, 1)),
                    _ => world.insert_resource(Played(game.name)),
                }
                let opened = world.run_system_once(|about: About| about.game());
                assert_eq!(opened.unwrap(), Some(place), "{screen:?}");
            }
        }
    }
}
