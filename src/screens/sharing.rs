//! Voyages that people send each other: a line of text that is pasted.

use super::fitting::Fitting;
use super::loading;
use super::shelf::{self, Shelf};
use crate::games::{self, GAMES};
use crate::options::Options;
use crate::order::{DrawSystems, UpdateSystems};
use crate::saves::{self, UserError};
use crate::settings::Settings;
use crate::table::Notice;
use crate::{Over, Screen};
use bevy::prelude::*;
use bevy_egui::egui::Event;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// Message that a line of text is pasted, whose voyage is set up.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub(super) struct Pasted(pub String);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Pasted>()
        .add_systems(
            EguiPrimaryContextPass,
            paste
                .before(DrawSystems)
                .run_if(in_state(Over::Nothing).and_then(takes_lines)),
        )
        .add_systems(
            Update,
            set_up
                .after(shelf::open)
                .after(loading::open)
                .in_set(UpdateSystems::Screens)
                .run_if(takes_lines),
        );
}

fn takes_lines(screen: Res<State<Screen>>) -> bool {
    matches!(screen.get(), Screen::Shelf | Screen::Setup)
}

/// Pastes by the keys for that, unless something is being typed.
fn paste(mut contexts: EguiContexts, mut pasted: MessageWriter<Pasted>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if ctx.egui_wants_keyboard_input() {
        return Ok(());
    }
    let text = ctx.input(|input| {
        let mut events = input.events.iter();
        events.find_map(|event| match event {
            Event::Paste(text) => Some(text.clone()),
            _ => None,
        })
    });
    if let Some(text) = text {
        pasted.write(Pasted(text));
    }
    Ok(())
}

/// Opens the setup of the voyage that a line names.
fn set_up(
    mut pasted: MessageReader<Pasted>,
    mut commands: Commands,
    mut shelf: ResMut<Shelf>,
    mut notice: ResMut<Notice>,
    options: Res<Options>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(Pasted(line)) = pasted.read().last() else {
        return;
    };
    match games::shared(line) {
        Ok((game, voyage)) => {
            let place = GAMES.iter().position(|other| other.name == game.name);
            shelf.looked = place.unwrap_or_default();
            commands.insert_resource(Fitting::of(game, &voyage));
            notice.text.clear();
            if *screen.get() != Screen::Setup {
                next.set(Screen::Setup);
            }
        }
        Err(why) => {
            notice.text = saves::tell(&options, settings.language(), &UserError::Setup(why));
        }
    }
}
