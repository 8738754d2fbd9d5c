//! What can be set, in three columns: how the game is shown, how it sounds, how it plays.

use super::library::Library;
use crate::Over;
use crate::options::Speed;
use crate::settings::{Kept, LOUDEST, Liveliness, Settings};
use crate::theme::easel::{Easel, Plan, title};
use crate::theme::pen::Look;
use crate::theme::{Awake, Face, Pen, palette};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, Color32, vec2};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Over::Settings).and_then(resource_exists::<Library>)),
    );
}

fn draw(
    mut easel: Easel,
    library: Res<Library>,
    kept: Res<Kept>,
    mut settings: ResMut<Settings>,
    mut over: ResMut<NextState<Over>>,
    mut awake: ResMut<Awake>,
) -> Result {
    let mut set = settings.clone();
    easel.draw("settings", "", |pen, plan| {
        let shade = Color32::from_black_alpha(190);
        pen.ui.painter().rect_filled(plan.canvas, 0.0, shade);
        title(pen, plan, 50.0, &library.say("ui-settings"));
        let sheet = Sheet {
            plan,
            library: &library,
        };
        sheet.pace(pen, &mut set);
        sheet.sound(pen, &mut set);
        if let Some((why, aside)) = &kept.trouble {
            let values = [
                ("why", why.as_str().into()),
                ("aside", aside.display().to_string().into()),
            ];
            let text = library.fill("ui-settings-trouble", &values);
            super::shelf::warning(pen, plan.rect(140.0, 590.0, 1000.0, 46.0), &text);
        }
        let back = library.say("ui-back");
        let font = plan.face(Face::Bold, 16.0);
        let rect = plan.rect(540.0, 652.0, 200.0, 44.0);
        let hit = pen.button_in(rect, &back, &back, font, Look::Brass);
        if hit.clicked || pen.targets.steps_back() {
            over.set(Over::Nothing);
            awake.stir();
        }
    })?;
    settings.set_if_neq(set);
    Ok(())
}

/// Where and in which words things are set.
struct Sheet<'a> {
    plan: &'a Plan,
    library: &'a Library,
}

impl Sheet<'_> {
    /// How things move.
    fn pace(&self, pen: &mut Pen, set: &mut Settings) {
        let plan = self.plan;
        self.panel(pen, 140.0, "ui-settings-pace");
        self.label(pen, 168.0, 158.0, "ui-speed");
        for (number, speed) in Speed::ALL.into_iter().enumerate() {
            let text = match speed {
                Speed::Times(times) => {
                    let times = times.to_string();
                    let values = [("times", times.as_str().into())];
                    self.library.fill("ui-speed-times", &values)
                }
                Speed::Instant => self.library.say("ui-speed-instant"),
            };
            let rect = plan.rect(168.0 + 86.0 * number as f32, 178.0, 80.0, 36.0);
            let look = if set.speed == speed {
                Look::Brass
            } else {
                Look::Plain
            };
            let font = plan.face(Face::Bold, 15.0);
            if pen.button_in(rect, &text, &text, font, look).clicked {
                set.speed = speed;
            }
        }
        self.label(pen, 168.0, 240.0, "ui-water");
        for (number, (id, water)) in [
            ("ui-water-suits", Liveliness::AsSuits),
            ("ui-water-lively", Liveliness::Lively),
            ("ui-water-still", Liveliness::Still),
        ]
        .into_iter()
        .enumerate()
        {
            let label = self.library.say(id);
            let rect = plan.rect(168.0 + 144.0 * number as f32, 260.0, 136.0, 36.0);
            let look = if set.water == water {
                Look::Brass
            } else {
                Look::Plain
            };
            let font = plan.face(Face::Bold, 15.0);
            if pen.button_in(rect, &label, &label, font, look).clicked {
                set.water = water;
            }
        }
        let mut y = 318.0;
        for (id, on) in [
            ("ui-step-by-step", &mut set.step_by_step),
            ("ui-calm", &mut set.calm),
            ("ui-captions", &mut set.captions),
        ] {
            let label = self.library.say(id);
            let _ = pen.switch(plan.at(168.0, y), plan.long(24.0), &label, on);
            let font = plan.face(Face::Plain, 15.0);
            let at = plan.at(203.0, y + 32.0);
            let tip = self.library.say(&format!("{id}.tip"));
            pen.paragraph(at, plan.long(390.0), font, palette::FAINT, &tip);
            y += 84.0;
        }
    }

    /// How loud things are.
    fn sound(&self, pen: &mut Pen, set: &mut Settings) {
        self.panel(pen, 650.0, "ui-settings-sound");
        let volumes = &mut set.volumes;
        let mut y = 158.0;
        for (id, volume) in [
            ("ui-volume-music", &mut volumes.music),
            ("ui-volume-sea", &mut volumes.sea),
            ("ui-volume-effects", &mut volumes.effects),
            ("ui-volume-interface", &mut volumes.interface),
        ] {
            self.volume(pen, y, id, volume);
            y += 92.0;
        }
    }

    /// A bar between two small buttons.
    fn volume(&self, pen: &mut Pen, y: f32, id: &str, volume: &mut u8) {
        let plan = self.plan;
        self.label(pen, 678.0, y, id);
        let name = self.library.say(id);
        let name = [("name", name.as_str().into())];
        let less = self.library.fill("ui-less", &name);
        let more = self.library.fill("ui-more", &name);
        let font = plan.face(Face::Bold, 18.0);
        let rect = plan.rect(678.0, y + 18.0, 40.0, 36.0);
        let hit = pen.button_in(rect, "−", &less, font.clone(), Look::Plain);
        if hit.tip(&less).clicked {
            *volume = volume.saturating_sub(1);
        }
        let rect = plan.rect(1062.0, y + 18.0, 40.0, 36.0);
        let hit = pen.button_in(rect, "+", &more, font, Look::Plain);
        if hit.tip(&more).clicked {
            *volume = (*volume + 1).min(LOUDEST);
        }
        let painter = pen.ui.painter();
        for step in 0..LOUDEST {
            let corner = plan.at(734.0 + 32.0 * f32::from(step), y + 24.0);
            let size = vec2(plan.long(26.0), plan.long(24.0));
            let pip = bevy_egui::egui::Rect::from_min_size(corner, size);
            let fill = if step < *volume {
                palette::BRASS
            } else {
                palette::WELL
            };
            painter.rect_filled(pip, plan.long(4.0), fill);
        }
    }

    fn panel(&self, pen: &Pen, x: f32, heading: &str) {
        let plan = self.plan;
        pen.panel(plan.rect(x, 90.0, 490.0, 480.0));
        let font = plan.face(Face::Head, 21.0);
        let at = plan.at(x + 28.0, 122.0);
        let text = self.library.say(heading);
        pen.text(at, Align2::LEFT_CENTER, font, palette::BRASS_LIGHT, text);
    }

    fn label(&self, pen: &Pen, x: f32, y: f32, id: &str) {
        let font = self.plan.face(Face::Bold, 17.0);
        let at = self.plan.at(x, y);
        let text = self.library.say(id);
        pen.text(at, Align2::LEFT_CENTER, font, palette::TEXT, text);
    }
}
