//! Ships from the side: hull, sails and flags in layers.

use crate::pirate_crusades::lay::Stage;
use crate::pirate_crusades::rows::token;
use crate::pirate_crusades::{Scene, looks};
use crate::theme::pen::full_uv;
use crate::theme::{Pen, palette};
use bevy_egui::egui::emath::Rot2;
use bevy_egui::egui::epaint::Vertex;
use bevy_egui::egui::{Color32, Mesh, Pos2, Rect, Shape, Vec2, pos2, vec2};
use games::pirate_crusades::values::Card;
use rules::table::Seat;

/// The size of a layer, and where the middle of the hull meets the water in it.
const SIZE: Vec2 = vec2(178.0, 172.0);
const FLOATS: Vec2 = vec2(84.0, 160.0);

/// A ship as it is drawn.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ship {
    /// Her card.
    pub(super) card: Card,
    /// The player who sails her, if anybody does.
    pub(super) of: Option<Seat>,
    /// Her place, in units of the stage.
    pub(super) at: Pos2,
    /// The factor by which she is larger than by her size alone.
    pub(super) grown: f32,
    /// True if her bow points to the left.
    pub(super) mirrored: bool,
    /// True if she lies in a port, where there is less room.
    pub(super) ashore: bool,
    /// True if her sails are furled.
    pub(super) furled: bool,
    /// The angle by which she has heeled over, in radians, and the depth that she has sunk, in units of the stage.
    pub(super) sunk: (f32, f32),
}

impl Ship {
    /// Returns a ship under sail at a place of the stage.
    pub(super) fn new(card: Card, of: Option<Seat>, x: f32, y: f32) -> Self {
        Self {
            card,
            of,
            at: pos2(x, y),
            grown: 1.0,
            mirrored: false,
            ashore: false,
            furled: false,
            sunk: (0.0, 0.0),
        }
    }

    /// Draws her, and returns the rectangle of what shows above the water.
    pub(super) fn draw(&self, pen: &Pen, scene: &Scene, stage: &Stage) -> Rect {
        let data = scene.data.card(self.card);
        let class = looks::class(data.class);
        let size = f32::from(data.size.get());
        let scale = match self.ashore {
            true => 0.66 + size / 13.0,
            false => 1.0 + size / 11.5,
        } * self.grown;
        let sails = match self.of {
            _ if class == "x" => palette::OWN,
            Some(seat) => looks::paint(token(scene, seat)),
            None => palette::CANVAS,
        };
        let flag = looks::light(self.card.suit());
        let rig = if self.furled { "furled" } else { "sails" };
        self.layer(
            pen,
            stage,
            &format!("art/crusades-side-{class}-{rig}"),
            scale,
            sails,
        );
        // The black sails of a Joker bear the colour of whoever sails her.
        let stripe = match self.of {
            None if class != "x" => Some(flag),
            Some(seat) if class == "x" => Some(looks::paint(token(scene, seat))),
            _ => None,
        };
        if let Some(tint) = stripe.filter(|_| !self.furled) {
            let stripe = format!("art/crusades-side-{class}-stripe");
            self.layer(pen, stage, &stripe, scale, tint);
        }
        let hull = format!("art/crusades-side-{class}-hull");
        self.layer(pen, stage, &hull, scale, palette::OWN);
        let trim = format!("art/crusades-side-{class}-trim");
        self.layer(pen, stage, &trim, scale, flag);
        let high = FLOATS.y * scale * 0.96;
        let wide = SIZE.x * scale;
        let before = if self.mirrored {
            wide - FLOATS.x * scale
        } else {
            FLOATS.x * scale
        };
        let corner = self.at - vec2(before, high);
        stage.rect(corner.x, corner.y, wide, high)
    }

    fn layer(&self, pen: &Pen, stage: &Stage, name: &str, scale: f32, tint: Color32) {
        let Some((texture, _)) = pen.gallery.panel(name) else {
            return;
        };
        let (heel, deep) = self.sunk;
        let turn = Rot2::from_angle(heel);
        let mut mesh = Mesh::with_texture(texture);
        let uv = full_uv();
        for corner in [
            uv.left_top(),
            uv.right_top(),
            uv.right_bottom(),
            uv.left_bottom(),
        ] {
            let mut off = corner.to_vec2() * SIZE - FLOATS;
            if self.mirrored {
                off.x = -off.x;
            }
            let at = self.at + turn * (off * scale) + vec2(0.0, deep);
            mesh.vertices.push(Vertex {
                pos: stage.at(at.x, at.y),
                uv: corner,
                color: tint,
            });
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(0, 2, 3);
        pen.ui.painter().add(Shape::mesh(mesh));
    }
}
