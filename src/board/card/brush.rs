//! The drawing on a card as it lies.

use super::{CardFace, DRAWN, FIELD, FIELD_ROUND, Field, Lying, light};
use crate::theme::pen::full_uv;
use crate::theme::{Gallery, Pen, Typeface, palette};
use bevy_egui::egui::{
    self, Align2, Color32, FontId, Mesh, Pos2, Rect, Shape, Stroke, Vec2, epaint::TextShape, pos2,
    vec2,
};

/// The room for a card's text.
const TEXT_ROOM: f32 = 78.0;
/// The right end of a title at most: clear of the frame.
const TITLE_END: f32 = 66.0;

/// Sizes of letters in a pixel.
const STEPS: f32 = 2.0;

/// Draws on a card as it lies, in units of its drawing.
#[derive(Clone, Copy)]
pub struct Brush<'a> {
    pub(super) painter: &'a egui::Painter,
    pub(super) gallery: &'a Gallery,
    pub(super) lying: &'a Lying,
}

impl<'a> Brush<'a> {
    /// Returns a brush for a card that lies somewhere.
    #[must_use]
    pub fn on(pen: &'a Pen, lying: &'a Lying) -> Self {
        Self {
            painter: pen.ui.painter(),
            gallery: pen.gallery,
            lying,
        }
    }

    /// Draws the sheet of a card, a picture with its shadow.
    pub fn sheet(self, name: &str, tint: Color32) {
        self.quad(name, DRAWN, tint);
    }

    /// Fills a part of the card with round corners, and draws its edge.
    pub fn fill(self, rect: Rect, radius: f32, colour: Color32, stroke: Stroke) {
        let stroke = Stroke::new(stroke.width * self.lying.scale, stroke.color);
        let shape = Shape::convex_polygon(self.lying.rounded(rect, radius), colour, stroke);
        self.painter.add(shape);
    }

    /// Draws a picture in its own proportions, as large as a part of the card has room for.
    pub fn art(self, name: &str, rect: Rect, tint: Color32) {
        let Some((_, size)) = self.gallery.panel(name) else {
            return;
        };
        let fit = size * (rect.size() / size).min_elem();
        self.quad(name, Rect::from_center_size(rect.center(), fit), tint);
    }

    /// Draws a line of text at a point, smaller where it is wider than its room, and returns its width.
    pub fn word(
        self,
        at: Pos2,
        align: Align2,
        font: FontId,
        colour: Color32,
        text: impl ToString,
        room: f32,
    ) -> f32 {
        // On a card that grows, letters of every size would have to be drawn anew in each frame.
        let steps = self.painter.pixels_per_point() * STEPS;
        let lay = |size: f32| {
            let size = (size * self.lying.scale * steps).round() / steps;
            let font = FontId::new(size, font.family.clone());
            self.painter.layout_no_wrap(text.to_string(), font, colour)
        };
        let mut galley = lay(font.size);
        let wide = galley.size().x / self.lying.scale;
        if wide > room {
            galley = lay(font.size * (room / wide).max(0.6));
        }
        let size = galley.size() / self.lying.scale;
        let corner = align.anchor_size(at, size).min;
        let place = self.lying.at(corner.x, corner.y);
        let shape = TextShape::new(place, galley, colour).with_angle(self.lying.angle);
        self.painter.add(shape);
        size.x
    }

    /// Draws text on as many lines as it needs from the middle of the left edge of a part of the card, smaller before it is
    /// higher than that.
    pub fn words(self, rect: Rect, font: FontId, colour: Color32, text: &str) {
        let lay = |size: f32| {
            let font = FontId::new(font.size * size * self.lying.scale, font.family.clone());
            let wide = rect.width() * self.lying.scale;
            self.painter.layout(text.to_owned(), font, colour, wide)
        };
        let room = rect.height() * self.lying.scale;
        let sizes = [1.0, 0.9, 0.8, 0.72];
        let fits = sizes.into_iter().map(lay);
        let galley = fits.into_iter().find(|galley| galley.size().y <= room);
        let galley = galley.unwrap_or_else(|| lay(0.66));
        let high = galley.size().y / self.lying.scale;
        let place = self.lying.at(rect.left(), rect.center().y - high / 2.0);
        let shape = TextShape::new(place, galley, colour).with_angle(self.lying.angle);
        self.painter.add(shape);
    }

    /// Draws a card's face, dark if it is not bright.
    pub(super) fn face(self, card: &CardFace, bright: bool) {
        let (white, dim) = light(bright);
        self.quad(card.sheet, DRAWN, white);
        let edge = self.lying.rounded(FIELD, FIELD_ROUND);
        let stroke = Stroke::new(1.6, palette::INK);
        match &card.field {
            Field::Icon { icon, ink, ground } => {
                let ground = Shape::convex_polygon(edge.clone(), dim(*ground), Stroke::NONE);
                self.painter.add(ground);
                self.quad("art/card-scene", FIELD, white);
                self.painter.add(Shape::closed_line(edge, stroke));
                let shade = Rect::from_center_size(pos2(2.0, -19.0), Vec2::splat(86.0));
                self.quad(icon, shade, Color32::from_black_alpha(90));
                let square = Rect::from_center_size(pos2(0.0, -22.0), Vec2::splat(86.0));
                self.quad(icon, square, dim(*ink));
            }
            Field::Scene(scene) => {
                self.quad(scene, FIELD, white);
                self.painter.add(Shape::closed_line(edge, stroke));
            }
        }
        let mut left = -70.0;
        if let Some((mark, number)) = &card.mark {
            let place = Rect::from_center_size(pos2(-56.0, -94.0), Vec2::splat(28.0));
            self.quad(mark, place, white);
            if let Some(number) = number {
                let font = Typeface::Bold.at(19.0 * self.lying.scale);
                let text = number.to_string();
                let wide = 4.5 * text.len() as f32;
                let at = pos2(place.center().x - wide, place.center().y);
                self.text(at, Align2::LEFT_CENTER, font, palette::INK, &text, 30.0);
            }
            left = -36.0;
        }
        let title = Typeface::Head.at(22.0 * self.lying.scale);
        self.text(
            pos2(left, -94.0),
            Align2::LEFT_CENTER,
            title,
            palette::INK,
            &card.title,
            TITLE_END - left,
        );
        let words = Typeface::Plain.at(17.0 * self.lying.scale);
        self.text(
            pos2(0.0, 38.0),
            Align2::CENTER_TOP,
            words,
            palette::CARD_TEXT,
            &card.text,
            146.0,
        );
    }

    /// Draws a picture on a part of the card.
    pub fn quad(self, name: &str, rect: Rect, tint: Color32) {
        self.cut(name, rect, full_uv(), tint);
    }

    /// Draws a part of a picture, in parts of its width and height, on a part of the card.
    pub fn cut(self, name: &str, rect: Rect, part: Rect, tint: Color32) {
        let corners = self.lying.quad(rect);
        quad(self.painter, self.gallery, name, &corners, part, tint);
    }

    /// Draws text that lies as the card does; smaller where there is much of it.
    fn text(self, at: Pos2, align: Align2, font: FontId, colour: Color32, words: &str, width: f32) {
        let lying = self.lying;
        let lay = |font: FontId| {
            let mut job =
                egui::text::LayoutJob::simple(words.to_owned(), font, colour, width * lying.scale);
            if align == Align2::CENTER_TOP {
                job.halign = egui::Align::Center;
            }
            self.painter.layout_job(job)
        };
        let mut galley = lay(font.clone());
        let smaller = |part: f32| lay(FontId::new(font.size * part, font.family.clone()));
        let room = TEXT_ROOM * lying.scale;
        if align == Align2::CENTER_TOP && galley.size().y > room {
            let mut sizes = [0.9, 0.82, 0.76].into_iter().map(smaller);
            let fitting = sizes.find(|galley| galley.size().y <= room);
            galley = fitting.unwrap_or_else(|| smaller(0.7));
        } else if align == Align2::LEFT_CENTER && galley.rows.len() > 1 {
            // A title stands on one line where that leaves its letters large enough, else on two.
            let sizes = [(0.88, 1), (0.78, 1), (0.7, 1), (0.72, 2), (0.64, 2)];
            let mut fits = sizes.into_iter().map(|(part, rows)| (smaller(part), rows));
            let fitting = fits.find(|(galley, rows)| galley.rows.len() <= *rows);
            galley = fitting.map_or_else(|| smaller(0.58), |(galley, _)| galley);
        }
        let height = galley.size().y / lying.scale;
        let corner = match align {
            Align2::LEFT_CENTER => vec2(at.x, at.y - height / 2.0),
            _ => vec2(at.x, at.y),
        };
        let place = lying.at(corner.x, corner.y);
        self.painter
            .add(TextShape::new(place, galley, colour).with_angle(lying.angle));
    }
}

/// Draws a part of a picture on four corners.
fn quad(
    painter: &egui::Painter,
    gallery: &Gallery,
    name: &str,
    corners: &[Pos2; 4],
    uv: Rect,
    tint: Color32,
) {
    let Some((texture, _)) = gallery.panel(name) else {
        return;
    };
    let uvs = [
        uv.left_top(),
        uv.right_top(),
        uv.right_bottom(),
        uv.left_bottom(),
    ];
    let mut mesh = Mesh::with_texture(texture);
    for (&pos, uv) in corners.iter().zip(uvs) {
        mesh.vertices.push(egui::epaint::Vertex {
            pos,
            uv,
            color: tint,
        });
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    painter.add(Shape::mesh(mesh));
}
