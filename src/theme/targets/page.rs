//! The list of things that can be clicked, as a page for tests and for tools that read the screen. Its lines: `screen NAME`,
//! `prompt TEXT`, `focus LABEL` for the keyboard's cursor, `book TOPIC` for the topic in the rulebook of the thing that is
//! pointed at, and for each thing `target X Y KIND LABEL`, its place in pixels, or `look` if it only explains itself; `drag`
//! with the places from and to; `unpainted` while requested pictures are missing.

use super::{Target, Targets};
use crate::options::Options;
use crate::theme::gallery::Gallery;
use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;
use std::fmt::Write as _;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        write_page
            .after(EguiPostUpdateSet::ProcessOutput)
            .before(EguiPostUpdateSet::PostProcessOutput)
            .run_if(is_wanted),
    );
}

/// Returns whether somebody reads the page, and its things are seen: nothing is while the camera is off.
fn is_wanted(options: Res<Options>, eye: Option<Single<&Camera, With<Camera2d>>>) -> bool {
    options.targets.is_some() && eye.is_none_or(|eye| eye.is_active)
}

impl Targets {
    /// Returns the page that tests read.
    pub(in crate::theme) fn written(&self) -> String {
        let mut page = self.heading.clone();
        if let Some(place) = self.position() {
            let _ = writeln!(page, "focus {}", self.items[place].label);
        }
        if let Some(topic) = self.about[0] {
            let _ = writeln!(page, "book {topic}");
        }
        for item in &self.items {
            let (x, y) = (item.at.x * self.pixels, item.at.y * self.pixels);
            let what = if item.looked_at { "look" } else { "target" };
            let Target { kind, label, .. } = item;
            let _ = writeln!(page, "{what} {x:.0} {y:.0} {kind} {label}");
        }
        for drag in &self.drags {
            let (from, to) = (drag.from * self.pixels, drag.to * self.pixels);
            let _ = writeln!(
                page,
                "drag {:.0} {:.0} {:.0} {:.0} {}",
                from.x, from.y, to.x, to.y, drag.label
            );
        }
        page
    }
}

/// Writes the page when it has changed.
pub(super) fn write_page(
    options: Res<Options>,
    gallery: Option<Res<Gallery>>,
    mut targets: ResMut<Targets>,
) {
    let Some(path) = &options.targets else {
        return;
    };
    let mut page = targets.written();
    if gallery.is_some_and(|gallery| !gallery.is_whole()) {
        page.push_str("unpainted\n");
    }
    if page == targets.page {
        return;
    }
    // By way of another file, so that nobody reads half a page.
    let draft = path.with_extension("draft");
    if std::fs::write(&draft, &page)
        .and_then(|()| std::fs::rename(&draft, path))
        .is_ok()
    {
        targets.page = page;
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::targets;

    #[test]
    fn the_page_tells_kinds_and_places_in_pixels_and_where_the_keys_are() {
        let mut targets = targets();
        targets.turn(false);
        assert_eq!(
            targets.written(),
            "screen table\nprompt what now?\nfocus c\ntarget 0 0 button a\ntarget 100 10 button b\n\
             target 20 160 button c\n"
        );
    }
}
