//! The game's menu over the table: its entries, and what they do.

mod menu;

pub use menu::{About, draw};
pub(super) use menu::{Sizes, WIDE, button, heading, lay, place};

use super::lesson::Learn;
use super::{Begin, React, SaveText, Session, TableGame, Travel};
use crate::settings::Settings;
use crate::{Over, Screen};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// A pick from the game's menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pause {
    /// Nothing is picked yet.
    Stay,
    /// Back to the game.
    Back,
    /// The table in words, or back to the drawn table.
    Words,
    /// The settings.
    Settings,
    /// The page of keys and buttons.
    Keys,
    /// The log, saved as text.
    SaveLog,
    /// A change of whether the table pauses for a seat that could react.
    React(React),
    /// The end of another branch, by its number.
    Line(usize),
    /// The game once more, with data that were changed since it began.
    Anew,
    /// Back to the shelf.
    Leave,
    /// The same game from the start.
    Again,
    /// Ends the program.
    Quit,
}

impl Pause {
    /// Returns whether the menu stays open.
    #[must_use]
    pub fn stays(self) -> bool {
        matches!(
            self,
            Self::Stay | Self::Settings | Self::Keys | Self::React(_)
        )
    }
}

/// The outputs of the game's menu.
#[derive(SystemParam)]
pub struct Doors<'w, G: TableGame> {
    /// Changes the screen.
    pub screen: ResMut<'w, NextState<Screen>>,
    /// Opens a page over the screen.
    pub over: ResMut<'w, NextState<Over>>,
    begin: MessageWriter<'w, Begin<G>>,
    /// Moves along the timeline, or to another branch.
    pub travel: MessageWriter<'w, Travel>,
    /// Moves on in the lesson.
    pub learn: MessageWriter<'w, Learn>,
    /// Reacts, or sets whether a person is asked to.
    pub react: MessageWriter<'w, React>,
    save: MessageWriter<'w, SaveText>,
    exit: MessageWriter<'w, AppExit>,
}

impl<G: TableGame> Doors<'_, G> {
    /// Carries out a pick from the game's menu.
    pub fn open(&mut self, picked: Pause, session: &mut Session<G>, settings: &mut Settings) {
        match picked {
            Pause::Stay | Pause::Back => {}
            Pause::Words => settings.in_words = !settings.in_words,
            Pause::Settings => self.over.set(Over::Settings),
            Pause::Keys => self.over.set(Over::Keys),
            Pause::SaveLog => {
                self.save.write(SaveText::Log);
            }
            Pause::React(react) => {
                self.react.write(react);
            }
            Pause::Line(number) => {
                self.travel.write(Travel::Line(number));
            }
            Pause::Anew => {
                self.travel.write(Travel::Anew);
            }
            Pause::Leave => self.screen.set(Screen::Shelf),
            Pause::Quit => {
                self.exit.write(AppExit::Success);
            }
            Pause::Again if session.course().is_some() => {
                self.learn.write(Learn::Again);
            }
            Pause::Again => {
                let (setup, seed) = (session.setup().clone(), session.table().seed());
                self.begin.write(Begin::New(setup, seed));
            }
        }
    }
}
