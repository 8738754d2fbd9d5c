//! Object cards: their looks, small on a mat and large to be read, and their tips.

use super::{OwnSpot, Scene, Speaker, Spot};
use crate::board::card::{self, CardFace, Field, SHEET};
use crate::board::marks::panel_frame;
use crate::board::mat::caption;
use crate::board::offers::Offers;
use crate::table::figures::capital;
use crate::table::tips::{self, Tip, explain};
use crate::theme::{Pen, palette};
use crate::voodoo::Good;
use bevy_egui::egui::{
    Color32, Id, LayerId, Order, Pos2, Rect, RectAlign, Sense, Stroke, Vec2, pos2, vec2,
};
use games::voodoo_cards::VoodooCards;
use games::voodoo_cards::pieces::{Colour, Face, Object, Place};
use games::voodoo_cards::view::PirateView;

/// The number of places on a ship for objects.
const PLACES: usize = 3;

/// A thing aboard that is shown as a picture.
#[derive(Debug, Clone, Copy)]
pub enum Held {
    /// An object card.
    Object(Object),
    /// The compass token.
    Compass,
}

/// Returns the looks of an object: its icon, the icon's colour, and its ground.
pub(super) fn looks(object: Object) -> (&'static str, Color32, Color32) {
    let bone = palette::PARCHMENT;
    let soul = |colour| palette::colour(colour);
    match object {
        Object::GreySkull => ("pirate-skull", bone, palette::SLATE),
        Object::RedSkull => ("pirate-skull", soul(Colour::Red), palette::NIGHT),
        Object::BlueSkull => ("pirate-skull", soul(Colour::Blue), palette::NIGHT),
        Object::GreenSkull => ("pirate-skull", soul(Colour::Green), palette::NIGHT),
        Object::PurpleSkull => ("pirate-skull", palette::VIOLET, palette::NIGHT),
        Object::MorgansEye => ("third-eye", bone, palette::TAKE),
        Object::CursedSkull => ("crowned-skull", palette::BRASS_LIGHT, palette::TIX),
        Object::Compass => ("compass", palette::BRASS_LIGHT, palette::JAX),
        Object::VoodooMask => ("tribal-mask", bone, palette::POPPET),
        Object::Octopus => ("octopus", bone, palette::HOODOO),
        Object::BarrelMagic => ("barrel", bone, palette::POPPET),
        Object::GhostShip => ("floating-ghost", bone, palette::TOK),
        Object::Shipwreck => ("ship-wreck", bone, palette::JAX),
        Object::Maelstrom => ("vortex", bone, palette::TOK),
        Object::GhostWhisper => ("whirlwind", bone, palette::TAKE),
    }
}

impl Good<VoodooCards> for Held {
    fn draw(self, pen: &Pen, centre: Pos2, size: f32) {
        match self {
            Self::Object(object) => {
                let rect = Rect::from_center_size(centre, vec2(size * 0.8, size * 1.08));
                small(pen, rect, object);
            }
            Self::Compass => compass(pen, centre, size),
        }
    }

    fn name(self, speaker: &Speaker) -> String {
        match self {
            Self::Object(object) => speaker.text(object),
            Self::Compass => speaker.text(Object::Compass),
        }
    }

    fn tip(self, speaker: &Speaker) -> Tip {
        match self {
            Self::Object(object) => object_tip(speaker, object),
            Self::Compass => Tip::new(
                capital(&speaker.piece(Face::Compass)),
                speaker.tip(Face::Compass),
            ),
        }
    }

    fn spot(self) -> Option<Spot> {
        match self {
            Self::Object(object) => Some(Spot::Own(OwnSpot::Object(object))),
            Self::Compass => None,
        }
    }
}

/// Explains an object.
pub(super) fn object_tip(speaker: &Speaker, object: Object) -> Tip {
    Tip::new(speaker.text(object), speaker.object_tip(object))
}

/// Draws the compass token.
fn compass(pen: &Pen, centre: Pos2, size: f32) {
    let stroke = Stroke::new(size * 0.08, palette::BRASS);
    pen.ui
        .painter()
        .circle(centre, size * 0.42, palette::WELL, stroke);
    pen.icon("compass", centre, size * 0.62, palette::BRASS_LIGHT);
}

/// Draws an object card in small: its icon on its ground.
pub(super) fn small(pen: &Pen, rect: Rect, object: Object) {
    let (icon, ink, ground) = looks(object);
    pen.small_card(rect, [palette::PARCHMENT, ground]);
    pen.icon(icon, rect.center(), rect.width() * 0.7, ink);
}

/// Returns an object card's face.
fn face(speaker: &Speaker, object: Object) -> CardFace {
    let (icon, ink, ground) = looks(object);
    CardFace {
        sheet: SHEET,
        field: Field::Icon { icon, ink, ground },
        mark: None,
        title: speaker.text(object),
        text: speaker.object_tip(object),
    }
}

/// Draws an object card with its title below the picture, without its text, and returns the rectangle of the picture.
pub(super) fn titled(pen: &Pen, speaker: &Speaker, rect: Rect, object: Object) -> Rect {
    card::titled(pen, rect, &face(speaker, object))
}

/// Draws an object card large enough to be read, above everything, its foot at a point. Returns where it lies.
pub(super) fn large(pen: &Pen, speaker: &Speaker, foot: Pos2, object: Object) -> Rect {
    let card = face(speaker, object);
    let ctx = pen.ui.ctx();
    let layer = LayerId::new(Order::Tooltip, Id::new("object card"));
    let screen = pen.ui.max_rect();
    let scale = pen.pick(1.0, 1.2);
    card::upright(
        &ctx.layer_painter(layer),
        pen.gallery,
        screen,
        foot,
        scale,
        &card,
    )
}

/// Draws the objects of a mat as a hand of cards behind the souls, with the places that are left.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, pirate: &PirateView, at: Pos2) {
    let (size, step) = pen.pick((vec2(27.0, 36.0), 33.0), (vec2(43.0, 58.0), 49.0));
    let count = PLACES.max(pirate.objects.len());
    // One too many, until it is given up, moves the others closer together.
    let step = step * (PLACES - 1) as f32 / (count - 1) as f32;
    let place = |number: usize| {
        let left = at.x + step * number as f32;
        Rect::from_center_size(pos2(left + size.x / 2.0, at.y), size)
    };
    for number in 0..count {
        let rect = place(number);
        let Some(&object) = pirate.objects.get(number) else {
            pen.dashed(rect, Stroke::new(1.4, palette::LINE), 5.0, 4.0);
            let words = scene.session.speaker().words();
            explain(pen, rect, || {
                Tip::new(
                    words.say("ui-object-place", &[]),
                    words.say("ui-object-card-place.tip", &[]),
                )
            });
            continue;
        };
        small(pen, rect, object);
        let spot = Spot::Own(OwnSpot::Object(object));
        scene.lies.note(spot, rect);
        let foot = pos2(rect.center().x, rect.top() - 6.0);
        choose(pen, scene, object, rect, foot);
    }
    let all = place(0).union(place(count - 1));
    let lies = Place::Hold(pirate.seat, 0);
    scene
        .kept
        .note(Face::Object(Object::GreySkull), lies, all.center());
    let values = [
        ("count", (pirate.objects.len() as i64).into()),
        ("most", (PLACES as i64).into()),
    ];
    let text = scene
        .session
        .speaker()
        .words()
        .say("ui-objects-of", &values);
    caption(pen, all, &text);
}

/// Lets an object be used, or says why not. It is shown large while it is pointed at.
fn choose(pen: &mut Pen, scene: &mut Scene, object: Object, rect: Rect, foot: Pos2) {
    let spot = Spot::Own(OwnSpot::Object(object));
    let area = Rect::from_center_size(rect.center(), rect.size().max(Vec2::splat(32.0)));
    match scene.offer_untold(pen, spot, area, rect.center()) {
        Some((hit, label)) => {
            panel_frame(pen, rect, hit.glow());
            if hit.hovered {
                // Its text is read on the card, beside which it is told what comes of it.
                let card = large(pen, scene.session.speaker(), foot, object);
                tips::beside(pen, &hit, (card, RectAlign::RIGHT), &label);
            }
        }
        None => {
            let corner = [rect.min.x as i32, rect.min.y as i32];
            let id = Id::new(("object", corner));
            let response = pen.ui.interact(area, id, Sense::CLICK);
            if response.clicked()
                && let Some(refused) = scene.refusal(spot)
            {
                scene.refuse(refused);
            }
            if response.hovered() {
                large(pen, scene.session.speaker(), foot, object);
            }
        }
    }
}
