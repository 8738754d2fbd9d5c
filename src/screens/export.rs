//! Exports of the score, in a menu over it: the voyage as a line of text, the sheet as text, and the page as a picture.

use super::library::Library;
use crate::Screen;
use crate::options::Options;
use crate::order::UpdateSystems;
use crate::saves::{self, Export, UserError};
use crate::table::{Notice, Played, SaveText, came_of};
use crate::theme::buttons::Look;
use crate::theme::menu::{self, By, Menu};
use crate::theme::{Awake, Pen};
use bevy::ecs::system::SystemParam;
use bevy::image::ImageFormat;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy_egui::egui::Rect;
use rules::table::words::Words;
use std::io::Cursor;
use std::time::Duration;

/// The time that a picture may take.
const TAKES: Duration = Duration::from_secs(2);

/// The state of an export.
#[derive(Resource, Debug, Default, Clone, Copy, PartialEq, Eq)]
enum Step {
    /// Nothing is asked for.
    #[default]
    Closed,
    /// The menu is open.
    Open,
    /// A picture is asked for: it is taken of the next frame, without the menu.
    Picture,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Step>()
        .add_systems(OnEnter(Screen::Score), |mut step: ResMut<Step>| {
            *step = Step::default();
        })
        .add_systems(
            Update,
            take_picture
                .after(UpdateSystems::Sea)
                .before(UpdateSystems::Screens)
                .run_if(in_state(Screen::Score)),
        );
}

/// The menu of exports, and the writer of the messages that save them.
#[derive(SystemParam)]
pub(super) struct Along<'w> {
    step: ResMut<'w, Step>,
    save: MessageWriter<'w, SaveText>,
}

impl Along<'_> {
    /// Opens the menu.
    pub fn open(&mut self) {
        *self.step = Step::Open;
    }

    /// Draws the menu by its button, if it is open; returns whether the voyage's line is picked.
    pub fn draw(&mut self, pen: &mut Pen, canvas: Rect, button: Rect, words: &Words) -> bool {
        if *self.step != Step::Open {
            return false;
        }
        let rows = ["ui-share", "ui-save-text", "ui-save-picture"];
        let rows = rows.map(|id| words.say(id, &[])).into_iter().enumerate();
        let menu = Menu {
            at: button.center(),
            rows: rows.collect(),
        };
        let by = By::Question(button, canvas.shrink(menu::GAP));
        let done = menu::draw(pen, canvas, &menu, by, |_| Look::Plain);
        *self.step = match done.chosen {
            Some(1) => {
                self.save.write(SaveText::Score);
                Step::Closed
            }
            Some(2) => Step::Picture,
            None if !done.away && !pen.targets.steps_back() => Step::Open,
            _ => Step::Closed,
        };
        done.chosen == Some(0)
    }
}

/// Takes the picture that is asked for, of the frame that is drawn next, without the notice about an earlier one.
fn take_picture(
    mut commands: Commands,
    mut step: ResMut<Step>,
    mut notice: ResMut<Notice>,
    mut awake: ResMut<Awake>,
) {
    if *step == Step::Picture {
        *step = Step::Closed;
        notice.forget_passing();
        commands.spawn(Screenshot::primary_window()).observe(save);
        awake.look_for(TAKES);
    }
}

/// Saves a picture that was taken.
fn save(
    taken: On<ScreenshotCaptured>,
    options: Res<Options>,
    library: Res<Library>,
    played: Res<Played>,
    mut notice: ResMut<Notice>,
    mut awake: ResMut<Awake>,
) {
    let saved = png(&taken.image)
        .and_then(|bytes| saves::export(&options, played.0, Export::Picture, bytes));
    notice.report(came_of(library.words(), saved));
    awake.stir();
}

/// Returns a picture as the bytes of a PNG file.
fn png(image: &Image) -> Result<Vec<u8>, UserError> {
    let wrong = |why: String| UserError::NoPicture { why };
    let format = ImageFormat::Png.as_image_crate_format();
    let format = format.ok_or_else(|| wrong("PNG".to_owned()))?;
    let image = image.clone().try_into_dynamic();
    let image = image.map_err(|error| wrong(error.to_string()))?;
    let mut bytes = Cursor::new(Vec::new());
    // What a window calls its opacity is none.
    let written = image.to_rgb8().write_to(&mut bytes, format);
    written.map_err(|error| wrong(error.to_string()))?;
    Ok(bytes.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::asset::RenderAssetUsages;
    use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

    #[test]
    fn what_a_window_shows_becomes_a_png_and_what_cannot_says_why() {
        let image = |format, pixel: &[u8]| {
            let size = Extent3d {
                width: 3,
                height: 2,
                depth_or_array_layers: 1,
            };
            let usage = RenderAssetUsages::default();
            Image::new_fill(size, TextureDimension::D2, pixel, format, usage)
        };
        let bytes = png(&image(TextureFormat::Bgra8UnormSrgb, &[10, 20, 30, 0])).unwrap();
        assert!(bytes.starts_with(b"\x89PNG\r\n"), "{bytes:?}");
        // Its width and height.
        assert_eq!(bytes[16..24], [0, 0, 0, 3, 0, 0, 0, 2]);
        let wrong = png(&image(TextureFormat::R32Float, &[0; 4]));
        assert!(matches!(wrong, Err(UserError::NoPicture { .. })));
    }
}
