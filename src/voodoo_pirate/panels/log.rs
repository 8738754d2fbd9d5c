//! The log in words; each line tells on hovering why.

use super::{Scene, badge};
use crate::theme::{Face, Pen, palette};
use bevy_egui::egui::{self, CornerRadius, Rect, RichText, ScrollArea, UiBuilder, pos2, vec2};

/// Lines that can be scrolled back to.
const LINES: usize = 250;

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = scene.places.log;
    pen.panel(rect);
    let speaker = scene.sitting.speaker();
    let title = speaker.words().say("ui-log", &[]);
    pen.heading(
        pos2(rect.left() + 14.0, rect.top() + pen.pick(17.0, 24.0)),
        &title,
    );
    let inner = Rect::from_min_max(
        rect.min + vec2(12.0, pen.pick(32.0, 46.0)),
        rect.max - vec2(8.0, 10.0),
    );
    let size = pen.pick(14.5, 17.0);
    let log = &scene.sight.log;
    let from = log.len().saturating_sub(LINES);
    let last = log.len().saturating_sub(1);
    let gallery = pen.gallery;
    let view = scene.view;
    pen.ui
        .scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            ui.set_clip_rect(inner);
            ScrollArea::vertical()
                .stick_to_bottom(true)
                .auto_shrink([false, false])
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
                    for (place, line) in log.iter().enumerate().skip(from) {
                        let row = ui.horizontal_top(|ui| {
                            let (mark, _) = ui.allocate_exact_size(
                                vec2(size + 7.0, size + 5.0),
                                egui::Sense::hover(),
                            );
                            let name = line.seat.map(|seat| badge(view.pirate(seat).colour));
                            let picture = name.as_deref().and_then(|name| gallery.panel(name));
                            if let Some((texture, _)) = picture {
                                let at = Rect::from_center_size(
                                    mark.center(),
                                    egui::Vec2::splat(size + 5.0),
                                );
                                let uv = crate::theme::pen::full_uv();
                                ui.painter().image(texture, at, uv, egui::Color32::WHITE);
                            }
                            let colour = if place == last {
                                palette::TEXT
                            } else {
                                palette::FAINT
                            };
                            let text = RichText::new(&line.text)
                                .font(Face::Plain.at(size))
                                .color(colour);
                            ui.add(egui::Label::new(text).wrap());
                        });
                        if place == last {
                            let rect = row.response.rect.expand(3.0);
                            let fill = egui::Color32::from_rgba_unmultiplied(120, 160, 200, 18);
                            ui.painter().rect_filled(rect, CornerRadius::same(5), fill);
                        }
                        if row.response.hovered() {
                            row.response
                                .on_hover_text_at_pointer(speaker.why(line.cause));
                        }
                    }
                });
        });
}
