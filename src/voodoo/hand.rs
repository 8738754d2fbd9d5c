//! The hand: the Action cards in a fan.

use super::panels::{Ask, Scene, badge};
use super::{Painted, Spot};
use crate::Over;
use crate::table::{Act, Choose, Look, Sight, at_table};
use crate::theme::pen::full_uv;
use crate::theme::{Face, Gallery, Hit, Pen, palette};
use bevy::prelude::{
    App, IntoScheduleConfigs, MessageWriter, Res, Single, SystemCondition, Update, in_state, not,
};
use bevy_egui::egui::{
    self, Align2, Color32, FontId, Mesh, Pos2, Rect, Shape, Stroke, Vec2, emath::Rot2,
    epaint::TextShape, pos2, vec2,
};
use bevy_egui::input::egui_wants_any_keyboard_input;
use leafwing_input_manager::prelude::ActionState;
use rules::voodoo::{Choice, Colour, Face as Piece, Place, Question, Shares};

/// A key for each card.
const KEYS: [Act; 6] = [
    Act::Card1,
    Act::Card2,
    Act::Card3,
    Act::Card4,
    Act::Card5,
    Act::Card6,
];

pub(super) fn plugin<G: Painted>(app: &mut App) {
    app.add_systems(
        Update,
        play_by_key::<G>.run_if(
            at_table::<G>
                .and_then(in_state(Over::Nothing))
                .and_then(not(egui_wants_any_keyboard_input)),
        ),
    );
}

/// A digit plays the card of that place.
fn play_by_key<G: Painted>(
    acts: Single<&ActionState<Act>>,
    sight: Res<Sight<G>>,
    mut choose: MessageWriter<Choose<G>>,
) {
    for (act, &card) in KEYS.iter().zip(G::CARDS) {
        let choice = Choice::Play(card).into();
        if acts.just_pressed(act) && sight.options.iter().any(|offer| offer.choice == choice) {
            choose.write(Choose(choice));
        }
    }
}

/// The card's size in units of its drawing.
const SIZE: Vec2 = vec2(168.0, 238.0);
/// The room for its text.
const TEXT_ROOM: f32 = 78.0;

/// A card as it lies: from its own units to the canvas.
struct Lying {
    centre: Pos2,
    turn: Rot2,
    angle: f32,
    scale: f32,
}

impl Lying {
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.centre + self.turn * (vec2(x, y) * self.scale)
    }

    /// On its way to lie elsewhere.
    fn toward(&self, other: &Self, part: f32) -> Self {
        let angle = egui::lerp(self.angle..=other.angle, part);
        Self {
            centre: self.centre.lerp(other.centre, part),
            turn: Rot2::from_angle(angle),
            angle,
            scale: egui::lerp(self.scale..=other.scale, part),
        }
    }

    fn quad(&self, rect: Rect) -> [Pos2; 4] {
        [
            self.at(rect.left(), rect.top()),
            self.at(rect.right(), rect.top()),
            self.at(rect.right(), rect.bottom()),
            self.at(rect.left(), rect.bottom()),
        ]
    }
}

/// Draws it, clear of the question above, which reaches so far down.
pub(super) fn draw<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>, asked: f32) {
    let own = scene.own();
    let pirate = scene.pirate(own);
    if pirate.cursed {
        return;
    }
    let asks_cards = scene.sight.asked.is_some_and(|asked| {
        let plays = [Question::PlayCard, Question::SecondCard].map(Some);
        asked.seat == own && plays.contains(&asked.question.shared())
    });
    let open = scene.sight.viewer == Some(own) && pirate.hand;
    // What is laid keeps its place in the fan, so that the others keep theirs, but it is dark.
    let laid = |card| {
        let face_down = pirate.face_down.into_iter().flatten();
        face_down
            .chain(pirate.face_up)
            .flatten()
            .any(|laid| laid == card)
    };
    let any = Piece::Card(own, G::HOODOO);
    scene.anchors.note(any, Place::Hand(own), scene.places.hand);
    let step = pen.pick(100.0, 140.0);
    let scale = pen.pick(118.0, SIZE.x) / SIZE.x;
    // Out of the way while it is not asked for.
    let sunk: f32 = if asks_cards && scene.idle || scene.places.strip.is_some() {
        0.0
    } else {
        pen.pick(74.0, 96.0)
    };
    let sunk = sunk.max(asked + 3.0 - (scene.places.hand.y - SIZE.y * scale / 2.0));
    if !open && scene.sitting.people() > 1 {
        peek(pen, scene, asked);
    }
    let middle = scene.places.hand + vec2(0.0, sunk);
    let (mut raised, mut advised) = (None, None);
    let last = G::CARDS.len() - 1;
    let dealt = pen.shown_for(egui::Id::new("dealt"), 0);
    let deals = scene.sitting.begins() && !scene.still;
    for (place, &card) in G::CARDS.iter().enumerate() {
        let off = place as f32 - last as f32 / 2.0;
        let angle = (off * 4.4).to_radians();
        let centre = middle + vec2(off * step, off * off * pen.pick(4.0, 6.0));
        let lying = Lying {
            centre,
            turn: Rot2::from_angle(angle),
            angle,
            scale,
        };
        let lying = if deals {
            deal(pen, scene, lying, place, dealt)
        } else {
            lying
        };
        if !open {
            let back = lying.quad(Rect::from_center_size(pos2(0.0, 4.0), vec2(186.0, 262.0)));
            let painter = pen.ui.painter();
            quad(painter, pen.gallery, "art/card-back", &back, palette::OWN);
            continue;
        }
        let width = if place == last { SIZE.x * scale } else { step };
        let strip = Rect::from_min_size(
            pos2(
                centre.x - SIZE.x * scale / 2.0,
                centre.y - SIZE.y * scale / 2.0,
            ),
            vec2(width, SIZE.y * scale),
        );
        let at = pos2(
            strip.center().x,
            strip.top() + (scene.places.screen.bottom() - strip.top()).min(strip.height()) * 0.5,
        );
        let state = touch(pen, scene, card, strip, at);
        let part = lifted(pen, scene, place, state.hovered);
        if state.hovered {
            raised = Some((card, lying, part, state.legal));
        } else if state.advised {
            advised = Some((card, lying));
        } else if part > 0.0 {
            let up = up(pen, scene, &lying);
            face(
                pen,
                scene,
                card,
                pirate.colour,
                &lying.toward(&up, part),
                true,
            );
        } else {
            face(
                pen,
                scene,
                card,
                pirate.colour,
                &lying,
                state.legal || !asks_cards && !laid(card),
            );
        }
    }
    // What a captain advises stands out where it lies: raised to be read it would cover what is said of it.
    if let Some((card, lying)) = advised {
        face(pen, scene, card, pirate.colour, &lying, true);
        let edge = lying
            .quad(Rect::from_center_size(Pos2::ZERO, SIZE))
            .to_vec();
        for (width, colour) in [(6.0, palette::INK), (3.0, palette::CREAM)] {
            let line = Shape::closed_line(edge.clone(), Stroke::new(width, colour));
            pen.ui.painter().add(line);
        }
    }
    if let Some((card, lying, part, legal)) = raised {
        let up = lying.toward(&up(pen, scene, &lying), part);
        face(pen, scene, card, pirate.colour, &up, true);
        if asks_cards && !legal {
            let refused = scene.sitting.why_not(Choice::Play(card).into());
            if let Some(refused) = refused {
                pen.chip(up.at(0.0, SIZE.y * 0.38), &refused.text);
                pen.targets.tell_of(refused.topic);
            }
        }
    }
}

/// A card on its way to the hand, so many seconds after the first was dealt: each comes a little after the one before.
fn deal<G: Painted>(pen: &Pen, scene: &Scene<G>, lying: Lying, place: usize, dealt: f32) -> Lying {
    const COMES: f32 = 0.14;
    const AFTER: f32 = 0.045;
    let part = (dealt - AFTER * place as f32) / COMES;
    if part >= 1.0 {
        return lying;
    }
    pen.ui.ctx().request_repaint();
    let below = scene.places.screen.center_bottom() + vec2(0.0, SIZE.y * lying.scale * 0.6);
    let away = Lying {
        centre: below,
        turn: Rot2::IDENTITY,
        angle: 0.0,
        scale: lying.scale,
    };
    away.toward(&lying, egui::emath::easing::cubic_out(part.max(0.0)))
}

/// How far a card is lifted that the mouse or the cursor is on, or was on just now.
fn lifted<G: Painted>(pen: &Pen, scene: &Scene<G>, place: usize, hovered: bool) -> f32 {
    const LIFTS: f32 = 0.12;
    let time = if scene.still { 0.0 } else { LIFTS };
    let ease = egui::emath::easing::cubic_out;
    let id = egui::Id::new(("lifted", place));
    pen.ui
        .ctx()
        .animate_bool_with_time_and_easing(id, hovered, time, ease)
}

/// Where a card is read: below the question where there is room, but large enough in any case.
fn up<G: Painted>(pen: &Pen, scene: &Scene<G>, lying: &Lying) -> Lying {
    let screen = scene.places.screen;
    let below = screen.bottom() - scene.places.prompt.y - pen.pick(46.0, 62.0);
    let scale = (below / SIZE.y).clamp(pen.pick(0.91, 1.0), 1.3);
    let bottom = screen.bottom() - SIZE.y * scale / 2.0 - 6.0;
    let half = SIZE.x * scale / 2.0 + 6.0;
    let inside = screen.left() + half..=screen.right() - half;
    let middle = lying.centre.x.clamp(*inside.start(), *inside.end());
    Lying {
        centre: pos2(middle, bottom.min(lying.centre.y)),
        turn: Rot2::from_angle(0.0),
        angle: 0.0,
        scale,
    }
}

/// Backs that are held show what they hide, until they are let go.
fn peek<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>, asked: f32) {
    let screen = scene.places.screen;
    let top = (scene.places.hand.y - pen.pick(20.0, 40.0)).max(asked);
    let half = pen.pick(310.0, 440.0);
    let middle = scene.places.hand.x;
    let area = Rect::from_x_y_ranges(middle - half..=middle + half, top..=screen.bottom());
    let response = pen
        .ui
        .interact(area, egui::Id::new("peek"), egui::Sense::drag());
    if scene.sight.viewer.is_none() && scene.idle && response.is_pointer_button_down_on() {
        scene.ask(Ask::Look(Look::Peek(true)));
    }
    let words = scene.sitting.speaker().words();
    let key = pen.controls.told(Act::Peek, words);
    let tip = words.say("ui-peek", &[("key", key.into())]);
    response.on_hover_text_at_pointer(tip);
}

struct Touched {
    hovered: bool,
    legal: bool,
    advised: bool,
}

fn touch<G: Painted>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    card: G::Card,
    strip: Rect,
    at: Pos2,
) -> Touched {
    // A card says itself what it does.
    if let Some((hit, _)) = scene.offer_untold(pen, Spot::Card(card), strip, at) {
        let Hit {
            focused, response, ..
        } = hit;
        let hovered = response.hovered() || focused;
        if hovered {
            pen.targets.tell_of(Some(G::card_id(card)));
        }
        return Touched {
            hovered,
            legal: true,
            advised: scene.advises(Spot::Card(card)),
        };
    }
    let id = egui::Id::new(("card", card));
    let response = pen.ui.interact(strip, id, egui::Sense::click());
    if response.clicked() {
        let refused = scene.refusal(Spot::Card(card));
        scene.asks.extend(refused.map(Ask::Say));
    }
    if response.hovered() {
        pen.targets.tell_of(Some(G::card_id(card)));
    }
    Touched {
        hovered: response.hovered(),
        legal: false,
        advised: false,
    }
}

/// A card's face.
#[derive(Debug, Clone)]
pub struct CardFace {
    /// Its picture, in which colour, on which ground.
    pub icon: &'static str,
    /// The picture's colour.
    pub ink: Color32,
    /// The picture's ground.
    pub ground: Color32,
    /// Whose it is, if it is anybody's.
    pub badge: Option<String>,
    /// Its title.
    pub title: String,
    /// What it does.
    pub text: String,
}

/// What a card is drawn with.
#[derive(Clone, Copy)]
struct Brush<'a> {
    painter: &'a egui::Painter,
    gallery: &'a Gallery,
    lying: &'a Lying,
}

/// A card upright, with its foot at a point, or as near to it as the screen allows.
pub fn upright(
    painter: &egui::Painter,
    gallery: &Gallery,
    screen: Rect,
    foot: Pos2,
    scale: f32,
    card: &CardFace,
) {
    let half = SIZE * scale / 2.0;
    let inside = screen.shrink2(half + vec2(8.0, 8.0));
    let lying = Lying {
        centre: inside.clamp(foot - vec2(0.0, half.y)),
        turn: Rot2::from_angle(0.0),
        angle: 0.0,
        scale,
    };
    let brush = Brush {
        painter,
        gallery,
        lying: &lying,
    };
    brush.face(card, true);
}

fn face<G: Painted>(
    pen: &Pen,
    scene: &Scene<G>,
    card: G::Card,
    colour: Colour,
    lying: &Lying,
    bright: bool,
) {
    let speaker = scene.sitting.speaker();
    let (icon, ground) = G::card_looks(card);
    let card = CardFace {
        icon,
        ink: palette::PARCHMENT,
        ground,
        badge: Some(badge(colour)),
        title: speaker.card(card),
        text: speaker.card_face(card),
    };
    let brush = Brush {
        painter: pen.ui.painter(),
        gallery: pen.gallery,
        lying,
    };
    brush.face(&card, bright);
}

impl Brush<'_> {
    fn face(self, card: &CardFace, bright: bool) {
        let white = if bright {
            palette::OWN
        } else {
            palette::OWN_DIM
        };
        let dim = |colour: Color32| {
            if bright {
                colour
            } else {
                colour.lerp_to_gamma(palette::INK, 0.5)
            }
        };
        let frame = Rect::from_center_size(pos2(0.0, 3.0), vec2(186.0, 262.0));
        self.quad("art/card", frame, white);
        let picture = Rect::from_center_size(pos2(0.0, -22.0), vec2(142.0, 106.0));
        let corners = self.lying.quad(picture).to_vec();
        let stroke = Stroke::new(1.6, palette::INK);
        let ground = Shape::convex_polygon(corners, dim(card.ground), stroke);
        self.painter.add(ground);
        let shade = Rect::from_center_size(pos2(2.0, -19.0), Vec2::splat(86.0));
        self.quad(card.icon, shade, Color32::from_black_alpha(90));
        let square = Rect::from_center_size(pos2(0.0, -22.0), Vec2::splat(86.0));
        self.quad(card.icon, square, dim(card.ink));
        let mut left = -70.0;
        if let Some(badge) = &card.badge {
            let mark = Rect::from_center_size(pos2(-56.0, -94.0), Vec2::splat(28.0));
            self.quad(badge, mark, white);
            left = -36.0;
        }
        let title = Face::Head.at(22.0 * self.lying.scale);
        self.text(
            pos2(left, -94.0),
            Align2::LEFT_CENTER,
            title,
            palette::INK,
            &card.title,
            74.0 - left,
        );
        let words = Face::Plain.at(17.0 * self.lying.scale);
        self.text(
            pos2(0.0, 38.0),
            Align2::CENTER_TOP,
            words,
            palette::CARD_TEXT,
            &card.text,
            146.0,
        );
    }

    /// A picture that lies as the card does.
    fn quad(self, name: &str, rect: Rect, tint: Color32) {
        let corners = self.lying.quad(rect);
        quad(self.painter, self.gallery, name, &corners, tint);
    }

    /// Text that lies as the card does; smaller where there is much of it.
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
        if align == Align2::CENTER_TOP && galley.size().y > TEXT_ROOM * lying.scale {
            galley = lay(FontId::new(font.size * 0.82, font.family));
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

/// A picture on four corners.
fn quad(
    painter: &egui::Painter,
    gallery: &Gallery,
    name: &str,
    corners: &[Pos2; 4],
    tint: Color32,
) {
    let Some((texture, _)) = gallery.panel(name) else {
        return;
    };
    let uv = full_uv();
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
