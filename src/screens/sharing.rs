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
use bevy_egui::egui::{Event, Key};
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
    let text = ctx.input(|input| in_clipboard(&input.events));
    pasted.write_batch(text.map(Pasted));
    Ok(())
}

/// Returns the text that was pasted: `bevy_egui` has it typed behind the key.
fn in_clipboard(events: &[Event]) -> Option<String> {
    let mut events = events.iter();
    let _key = events.find(|event| match event {
        Event::Key { key, modifiers, .. } => *key == Key::V && modifiers.command,
        _ => false,
    })?;
    match events.next() {
        Some(Event::Text(text)) => Some(text.clone()),
        _ => None,
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::Modifiers;

    #[test]
    fn what_is_typed_by_the_keys_that_paste_is_pasted_and_nothing_else() {
        let key = |key, modifiers| Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers,
        };
        let line = || Event::Text("voodoo-pirate seed 7".to_owned());
        let held = Modifiers::COMMAND;
        let pasted = in_clipboard(&[key(Key::V, held), line()]);
        assert_eq!(pasted.as_deref(), Some("voodoo-pirate seed 7"));
        assert_eq!(in_clipboard(&[key(Key::V, held)]), None, "nothing is there");
        assert_eq!(in_clipboard(&[line(), key(Key::V, Modifiers::NONE)]), None);
        assert_eq!(in_clipboard(&[key(Key::C, held), line()]), None);
    }
}
