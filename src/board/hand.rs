//! The hand: cards in a fan, which rise when they are read.

use super::card::{self, CardFace, Face, Lying, SIZE};
use super::marks::{outline, tick, warning};
use super::offers::Offers;
use super::places::Places;
use super::prompt::Taken;
use super::reading::{above, up};
use crate::table::{Act, Refused};
use crate::theme::{Hit, Pen, palette};
use bevy_egui::egui::{self, Align2, Color32, Pos2, Rect, pos2, vec2};
use rules::table::words::Words;
use std::fmt::Debug;
use std::hash::Hash;

/// The key that plays the card of each place.
pub const KEYS: [Act; 6] = [
    Act::Card1,
    Act::Card2,
    Act::Card3,
    Act::Card4,
    Act::Card5,
    Act::Card6,
];

/// The height that must show for a hand to be drawn, and the height that shows from which on its fan is fully bent.
const EDGE: f32 = 26.0;
const BENT: f32 = 100.0;
/// The rise of a card that is part of a set, in the compact and the wide layout.
const RISES: [f32; 2] = [16.0, 26.0];
/// The height of its tick above it.
const TICK: f32 = 8.0;
/// The room to either side into which the outer cards of a fan lean.
const LEANS: f32 = 12.0;
/// A hand of cards, as it is drawn.
#[derive(Debug, Clone)]
pub struct Hand<S, F = CardFace> {
    /// Its cards, from the left.
    pub cards: Vec<Held<S, F>>,
    /// True if the faces show; else only the backs.
    pub open: bool,
    /// The picture of the backs.
    pub back: &'static str,
    /// True if a card is asked for.
    pub asked: bool,
    /// True if the cards are just being dealt.
    pub dealt: bool,
    /// True if backs can be held to see their faces.
    pub peeks: bool,
    /// True if nothing moves on the table.
    pub idle: bool,
    /// True if things are at their places at once, without animation.
    pub still: bool,
    /// True if the player means what the mouse is on.
    pub meant: bool,
    /// The rectangle that a card that is read leaves in sight.
    pub sight: Option<Rect>,
}

/// A card in a hand.
#[derive(Debug, Clone)]
pub struct Held<S, F = CardFace> {
    /// The spot where its choices lie.
    pub spot: S,
    /// Its face.
    pub face: F,
    /// The topic in the rulebook about it.
    pub topic: &'static str,
    /// True if it cannot be chosen. It keeps its place in the fan, but is dark.
    pub barred: bool,
    /// True if it is raised as part of a set.
    pub chosen: bool,
    /// True if playing it would be a loss, or have no effect.
    pub costly: bool,
    /// True if a captain advises it.
    pub advised: bool,
    /// The colour of its frame, if a look back compares it with another answer.
    pub compared: Option<Color32>,
}

/// The outcome of drawing a hand.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Done<S> {
    /// The rectangle of the card that is raised, if it is still at its place in the fan.
    pub raised: Option<(S, Rect)>,
    /// True if the backs are held.
    pub peeked: bool,
}

impl<S: Copy + Debug + Hash, F: Face> Hand<S, F> {
    /// Draws the hand clear of the question above.
    ///
    /// `told` is called for the raised card, by its place among the cards and whether it can be chosen. It returns what is said
    /// at the card's foot, if anything.
    pub fn draw<T: Offers<S>>(
        &self,
        pen: &mut Pen,
        table: &mut T,
        places: &Places,
        taken: Taken,
        told: impl FnOnce(&mut T, usize, bool) -> Option<Refused>,
    ) -> Done<S> {
        let mut done = Done {
            raised: None,
            peeked: false,
        };
        let scale = pen.pick(118.0, SIZE.x) / SIZE.x;
        let last = self.cards.len().saturating_sub(1);
        // So far apart that each is read whole, where there is room for that.
        let wide = SIZE.x * scale;
        let step = (places.fan - LEANS - wide / 2.0) / (last as f32 / 2.0);
        let step = step.min(wide + 3.0);
        // A little lower while it is not asked for, where it can be read all the same.
        let sunk: f32 = if self.asked && self.idle || places.strip.is_some() {
            0.0
        } else {
            pen.pick(22.0, 28.0)
        };
        let rises = pen.pick(RISES[0], RISES[1]);
        // What rises stays clear of the question, too.
        let any = self.cards.iter().any(|card| card.chosen);
        let apart = if any { rises + TICK } else { 3.0 };
        let sunk = sunk.max(taken.below + apart - (places.hand.y - SIZE.y * scale / 2.0));
        if self.peeks {
            done.peeked = peeks(pen, places, taken.below, table.words());
        }
        let middle = places.hand + vec2(0.0, sunk);
        let shows = places.screen.bottom() - (middle.y - SIZE.y * scale / 2.0);
        // An edge of cards that nobody could tell apart.
        if self.open && !self.asked && shows < EDGE {
            return done;
        }
        // The less of them shows, the flatter they lie: the outer ones are to be told too.
        let bend = (shows / BENT).clamp(0.25, 1.0);
        let (mut raised, mut advised, mut compared) = (None, None, Vec::new());
        let dealt = pen.shown_for(egui::Id::new("dealt"), 0);
        for (place, card) in self.cards.iter().enumerate() {
            let off = place as f32 - last as f32 / 2.0;
            let angle = (off * 4.4 * bend).to_radians();
            let rise = if card.chosen { rises } else { 0.0 };
            let down = off * off * pen.pick(4.0, 6.0) * bend - rise;
            let centre = middle + vec2(off * step, down);
            let lying = Lying::new(centre, angle, scale);
            let lying = if self.dealt && !self.still {
                deal(pen, places.screen, lying, place, dealt)
            } else {
                lying
            };
            if !self.open {
                card::back(pen, &lying, self.back);
                continue;
            }
            let width = if place == last { wide } else { step };
            let corner = centre - SIZE * scale / 2.0;
            let strip = Rect::from_min_size(corner, vec2(width, SIZE.y * scale));
            let at = pos2(
                strip.center().x,
                strip.top() + (places.screen.bottom() - strip.top()).min(strip.height()) * 0.5,
            );
            let seen = strip.intersect(places.screen);
            let state = self.touch(pen, table, card, (strip, seen), at);
            if let Some(colour) = card.compared {
                compared.push((lying.corners(), colour));
            }
            let part = lifted(pen, self.still, place, state.hovered);
            if state.hovered {
                raised = Some((place, lying, part, state.legal));
            } else if card.advised && state.legal {
                advised = Some((card, lying));
            } else if part > 0.0 {
                let up = up(pen, places, &lying, (taken, self.sight), F::READ);
                card.face.draw(pen, &lying.toward(&up, part), true);
            } else {
                let open = state.legal || !self.asked && !card.barred;
                let bright = card.chosen || open && !state.aside;
                card.face.draw(pen, &lying, bright);
                if card.chosen {
                    outline(pen, lying.corners(), palette::QUADRANT);
                    tick(pen, lying.at(-20.0, -SIZE.y / 2.0), pen.pick(10.0, 14.0));
                }
                if self.idle && card.costly {
                    // Where a card's neighbour leaves it free.
                    warning(pen, lying.at(-58.0, -58.0), pen.pick(8.5, 12.0));
                }
            }
        }
        // What a captain advises stands out where it lies: raised to be read it would cover what is said of it.
        if let Some((card, lying)) = advised {
            card.face.draw(pen, &lying, true);
            outline(pen, lying.corners(), palette::CREAM);
        }
        for (corners, colour) in compared {
            outline(pen, corners, colour);
        }
        if let Some((place, lying, part, legal)) = raised {
            let card = &self.cards[place];
            let mut read = up(pen, places, &lying, (taken, self.sight), F::READ);
            if let Some(told) = told(table, place, legal) {
                // At the card's foot, so that the card is read whole above it.
                let below = read.at(0.0, SIZE.y / 2.0);
                let chip = pen.chip_at(below, Align2::CENTER_BOTTOM, &told.text);
                read = above(&read, chip.top() - 6.0);
                pen.targets.tell_of(told.topic);
            }
            let up = lying.toward(&read, part);
            if Rect::from_points(&read.corners()).contains(lying.at(0.0, EDGE - SIZE.y / 2.0)) {
                done.raised = Some((card.spot, Rect::from_points(&up.corners())));
            } else {
                // Read elsewhere, it is still taken from where it lies.
                card.face.draw(pen, &lying, true);
                outline(pen, lying.corners(), palette::CREAM);
            }
            card.face.draw(pen, &up, true);
            if card.chosen {
                tick(pen, up.at(-20.0, 6.0 - SIZE.y / 2.0), pen.pick(10.0, 14.0));
            }
        }
        done
    }

    /// Lets a card be chosen on the strip that its neighbour leaves free, at a point of it, or says why not on what is seen of it.
    fn touch<T: Offers<S>>(
        &self,
        pen: &mut Pen,
        table: &mut T,
        card: &Held<S, F>,
        (strip, seen): (Rect, Rect),
        at: Pos2,
    ) -> Touched {
        // A card says itself what it does.
        if let Some((hit, _)) = table.offer_untold(pen, card.spot, strip, at) {
            let Hit {
                focused,
                response,
                aside,
                ..
            } = hit;
            let hovered = self.is_pointed_at(&response) || focused;
            if hovered {
                pen.targets.tell_of(Some(card.topic));
            }
            return Touched {
                hovered,
                legal: true,
                aside,
            };
        }
        let id = egui::Id::new(("card", card.spot));
        let response = pen.ui.interact(seen, id, egui::Sense::CLICK);
        let mut tried = response.clicked();
        let mut hovered = self.is_pointed_at(&response);
        if pen.is_read() {
            // The same card may lie on mats and in rows.
            let held = [("card", card.face.title().into())];
            let name = table.words().say("ui-card-in-hand", &held);
            let (focused, name) = pen.targets.note_look(&response, &name);
            tried |= focused && pen.targets.takes_press(&name);
            hovered |= focused;
            if focused {
                let text = card.face.text().to_owned();
                let refused = table.refusal(card.spot).map(|refused| refused.text);
                let told: Vec<String> = [text].into_iter().chain(refused).collect();
                let node = |node: &mut egui::accesskit::Node| node.set_description(told.join("\n"));
                pen.ui.ctx().accesskit_node_builder(id, node);
            }
        }
        if tried && let Some(refused) = table.refusal(card.spot) {
            table.refuse(refused);
        }
        if hovered {
            pen.targets.tell_of(Some(card.topic));
        }
        Touched {
            hovered,
            legal: false,
            aside: false,
        }
    }

    /// Returns whether the mouse came to a card to read it. One that was clicked does not stay up over the next question.
    fn is_pointed_at(&self, response: &egui::Response) -> bool {
        response.hovered() && self.meant
    }
}

/// The state of a card under mouse and cursor.
struct Touched {
    /// True if the mouse or the cursor is on it.
    hovered: bool,
    /// True if it can be chosen.
    legal: bool,
    /// True if a lesson asks for something else.
    aside: bool,
}

/// Returns where the card of a place is on its way to the hand, `dealt` seconds after dealing began: each comes a little after the
/// one before.
fn deal(pen: &Pen, screen: Rect, lying: Lying, place: usize, dealt: f32) -> Lying {
    const COMES: f32 = 0.14;
    const AFTER: f32 = 0.045;
    let part = (dealt - AFTER * place as f32) / COMES;
    if part >= 1.0 {
        return lying;
    }
    pen.ui.ctx().request_repaint();
    let below = screen.center_bottom() + vec2(0.0, SIZE.y * lying.scale * 0.6);
    let away = Lying::new(below, 0.0, lying.scale);
    away.toward(&lying, egui::emath::easing::cubic_out(part.max(0.0)))
}

/// Returns the lift, 0 to 1, of a card that the mouse or the cursor is on, or was on just now.
fn lifted(pen: &Pen, still: bool, place: usize, hovered: bool) -> f32 {
    const LIFTS: f32 = 0.12;
    let time = if still { 0.0 } else { LIFTS };
    let ease = egui::emath::easing::cubic_out;
    let id = egui::Id::new(("lifted", place));
    pen.ui
        .ctx()
        .animate_bool_with_time_and_easing(id, hovered, time, ease)
}

/// Lets the backs be held below `asked`, the lower edge of the question, to show their faces, and returns whether they are held.
fn peeks(pen: &mut Pen, places: &Places, asked: f32, words: &Words) -> bool {
    let screen = places.screen;
    let top = (places.hand.y - pen.pick(20.0, 40.0)).max(asked);
    let half = pen.pick(310.0, 440.0);
    let middle = places.hand.x;
    let area = Rect::from_x_y_ranges(middle - half..=middle + half, top..=screen.bottom());
    let response = pen
        .ui
        .interact(area, egui::Id::new("peek"), egui::Sense::DRAG);
    let held = response.is_pointer_button_down_on();
    let key = pen.controls.told(Act::Peek, words);
    let tip = words.say("ui-peek", &[("key", key.into())]);
    response.on_hover_text_at_pointer(tip);
    held
}
