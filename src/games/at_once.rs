//! The game that the command line asks for begins without the shelf.

use super::{named, of_save};
use crate::Screen;
use crate::options::Options;
use crate::order::UpdateSystems;
use crate::saves::{self, UserError};
use crate::settings::Settings;
use crate::shelf::Boxed;
use crate::table::Notice;
use crate::theme::Art;
use bevy::prelude::*;
use rules::table::Language;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PassedOver>()
        .add_systems(OnExit(Screen::Loading), tell_passed_over)
        .add_systems(OnExit(Screen::Shelf), tell_passed_over)
        .add_systems(
            Update,
            begin_at_once
                .after(UpdateSystems::Keys)
                .before(UpdateSystems::Panels)
                // Where nothing is drawn, the shelf comes first.
                .run_if(
                    in_state(Screen::Shelf)
                        .or_else(in_state(Screen::Loading).and_then(in_state(Art::Whole))),
                ),
        );
}

/// The sentence about saved games that were passed over because they cannot be played, until a game begins.
#[derive(Resource, Default)]
pub(crate) struct PassedOver(String);

fn tell_passed_over(mut passed: ResMut<PassedOver>, mut notice: ResMut<Notice>) {
    if !passed.0.is_empty() {
        notice.text = std::mem::take(&mut passed.0);
    }
}

/// Returns the game left last that is not open and can be played, and its name; with why a newer one cannot be, if so.
///
/// # Errors
/// There is none; why the newest cannot be played, if any was left.
fn left_last(
    options: &Options,
    language: Language,
) -> Result<(&'static Boxed, String, Option<UserError>), UserError> {
    let mut wrong = None;
    for left in saves::left(options).into_iter().filter(|left| !left.held) {
        let game = saves::peek(options, &left.name).and_then(|bytes| {
            let game = of_save(&bytes);
            (game.fits)(options, language, &left.file, &bytes)?;
            Ok(game)
        });
        match game {
            Ok(game) => return Ok((game, left.name, wrong)),
            Err(why) => wrong = wrong.or(Some(why)),
        }
    }
    Err(wrong.unwrap_or(UserError::NoneLeft))
}

/// Begins the game that the command line asks for, or resumes the one left last, instead of showing the shelf; only once.
pub(crate) fn begin_at_once(
    mut commands: Commands,
    options: Res<Options>,
    settings: Res<Settings>,
    mut notice: ResMut<Notice>,
    mut passed: ResMut<PassedOver>,
    mut done: Local<bool>,
) {
    if std::mem::replace(&mut *done, true) {
        return;
    }
    let language = settings.language();
    let begun = match named(&options) {
        Ok(Some((game, voyage))) => (game.begin)(&mut commands, voyage),
        Ok(None) if options.resume => left_last(&options, language).map(|(game, name, wrong)| {
            if let Some(wrong) = wrong {
                passed.0 = saves::say(&options, language, |words| {
                    let why = wrong.say(words);
                    words.say("ui-save-passed-over", &[("why", why.into())])
                });
            }
            (game.resume)(&mut commands, name);
        }),
        Ok(None) => Ok(()),
        Err(why) => Err(UserError::Setup(why)),
    };
    if let Err(error) = begun {
        notice.text = saves::tell(&options, language, &error);
    }
}
