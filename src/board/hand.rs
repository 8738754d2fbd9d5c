//! The hand: the Action cards in a fan.

use super::card::{self, Lying, SIZE, face};
use super::places::Places;
use super::prompt::Taken;
use crate::table::{Act, Choose, Cues, Look, Notice, Refused, Sight, Sitting, at_table, lies_open};
use crate::theme::{Hit, Pen, palette};
use crate::voodoo::panels::{Ask, Scene};
use crate::voodoo::spots::refusal;
use crate::voodoo::{Painted, Spot, marks};
use bevy::prelude::{
    App, IntoScheduleConfigs, MessageWriter, Res, ResMut, Single, SystemCondition, Update,
};
use bevy_egui::egui::{self, Color32, Pos2, Rect, Shape, Stroke, pos2, vec2};
use leafwing_input_manager::prelude::ActionState;
use rules::voodoo::{Choice, Face as Piece, Place, Question, Shares};

/// A key for each card.
const KEYS: [Act; 6] = [
    Act::Card1,
    Act::Card2,
    Act::Card3,
    Act::Card4,
    Act::Card5,
    Act::Card6,
];

/// How much of the hand has to show, and how much of it lies in a fan that is fully bent.
const EDGE: f32 = 26.0;
const BENT: f32 = 100.0;
/// How far the outer cards of a fan lean out.
const LEANS: f32 = 12.0;
/// The room that a question of one line takes, and how large a card is at least that is read, in the compact layout and in
/// the wide one. Only where that has no room above the question either it is smaller.
const READ: [(f32, f32); 2] = [(46.0, 0.91), (62.0, 1.0)];
const SMALLEST: f32 = 0.6;

pub fn plugin<G: Painted>(app: &mut App) {
    app.add_systems(
        Update,
        play_by_key::<G>.run_if(at_table::<G>.and_then(lies_open)),
    );
}

/// A digit plays the card of that place, or says which rule forbids it.
fn play_by_key<G: Painted>(
    acts: Single<&ActionState<Act>>,
    sight: Res<Sight<G>>,
    cues: Res<Cues<G>>,
    mut sitting: ResMut<Sitting<G>>,
    mut notice: ResMut<Notice>,
    mut choose: MessageWriter<Choose<G>>,
) {
    for (act, &card) in KEYS.iter().zip(G::CARDS) {
        if !acts.just_pressed(act) {
            continue;
        }
        let choice = Choice::Play(card).into();
        if sight.options.iter().any(|offer| offer.choice == choice) {
            choose.write(Choose(choice));
        } else if let Some(view) = cues.view()
            && cues.is_idle()
            && !cues.is_behind(sitting.changes())
            && let Some(refused) = refusal(&mut sitting, &sight, view, Spot::Card(card))
        {
            notice.forbid(refused);
        }
    }
}

/// Draws it, clear of the question above.
pub fn draw<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>, taken: Taken) {
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
    let laid = |card| pirate.laid(card);
    let any = Piece::Card(own, G::HOODOO);
    scene.anchors.note(any, Place::Hand(own), scene.places.hand);
    let scale = pen.pick(118.0, SIZE.x) / SIZE.x;
    let last = G::CARDS.len() - 1;
    // So far apart that each is read whole, where there is room for that.
    let wide = SIZE.x * scale;
    let step = (scene.places.fan - LEANS - wide / 2.0) / (last as f32 / 2.0);
    let step = step.min(wide + 3.0);
    // Out of the way while it is not asked for.
    let sunk: f32 = if asks_cards && scene.idle || scene.places.strip.is_some() {
        0.0
    } else {
        pen.pick(74.0, 96.0)
    };
    let sunk = sunk.max(taken.below + 3.0 - (scene.places.hand.y - SIZE.y * scale / 2.0));
    if !open && scene.sitting.people().count() > 1 {
        peek(pen, scene, taken.below);
    }
    let middle = scene.places.hand + vec2(0.0, sunk);
    let shows = scene.places.screen.bottom() - (middle.y - SIZE.y * scale / 2.0);
    // An edge of cards that nobody could tell apart.
    if open && !asks_cards && shows < EDGE {
        return;
    }
    // The less of them shows, the flatter they lie: the outer ones are to be told too.
    let bend = (shows / BENT).clamp(0.25, 1.0);
    let (mut raised, mut advised, mut compared) = (None, None, Vec::new());
    let dealt = pen.shown_for(egui::Id::new("dealt"), 0);
    let deals = scene.sitting.begins() && !scene.still;
    for (place, &card) in G::CARDS.iter().enumerate() {
        let off = place as f32 - last as f32 / 2.0;
        let angle = (off * 4.4 * bend).to_radians();
        let centre = middle + vec2(off * step, off * off * pen.pick(4.0, 6.0) * bend);
        let lying = Lying::new(centre, angle, scale);
        let lying = if deals {
            deal(pen, scene, lying, place, dealt)
        } else {
            lying
        };
        if !open {
            card::back(pen, &lying);
            continue;
        }
        let width = if place == last { wide } else { step };
        let corner = centre - SIZE * scale / 2.0;
        let strip = Rect::from_min_size(corner, vec2(width, SIZE.y * scale));
        let at = pos2(
            strip.center().x,
            strip.top() + (scene.places.screen.bottom() - strip.top()).min(strip.height()) * 0.5,
        );
        let state = touch(pen, scene, card, strip, at);
        if let Some(colour) = compares(scene, card) {
            compared.push((lying.corners(), colour));
        }
        let part = lifted(pen, scene, place, state.hovered);
        if state.hovered {
            raised = Some((card, lying, part, state.legal));
        } else if state.advised {
            advised = Some((card, lying));
        } else if part > 0.0 {
            let up = up(pen, scene, &lying, taken);
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
                state.legal || !asks_cards && laid(card).is_none(),
            );
            if scene.idle && scene.costly.contains(&Spot::Card(card)) {
                // Where a card's neighbour leaves it free.
                marks::warning(pen, lying.at(-58.0, -58.0), pen.pick(8.5, 12.0));
            }
        }
    }
    // What a captain advises stands out where it lies: raised to be read it would cover what is said of it.
    if let Some((card, lying)) = advised {
        face(pen, scene, card, pirate.colour, &lying, true);
        outline(pen, lying.corners(), palette::CREAM);
    }
    for (corners, colour) in compared {
        outline(pen, corners, colour);
    }
    if let Some((card, lying, part, legal)) = raised {
        let read = up(pen, scene, &lying, taken);
        let up = lying.toward(&read, part);
        if Rect::from_points(&read.corners()).contains(lying.at(0.0, EDGE - SIZE.y / 2.0)) {
            scene.piece_moved(Spot::Card(card), Rect::from_points(&up.corners()));
        } else {
            // Read elsewhere, it is still taken from where it lies.
            face(pen, scene, card, pirate.colour, &lying, true);
            outline(pen, lying.corners(), palette::CREAM);
        }
        face(pen, scene, card, pirate.colour, &up, true);
        let play = Choice::Play(card).into();
        let told = if legal {
            scene.sitting.doubt(play)
        } else if asks_cards {
            scene.sitting.why_not(play)
        } else {
            laid(card).map(|id| Refused {
                text: scene.sitting.speaker().words().say(id, &[]),
                topic: Some(G::card_id(card)),
            })
        };
        if let Some(told) = told {
            // Over the picture: its title and text are read.
            pen.chip(up.at(0.0, 10.0), &told.text);
            pen.targets.tell_of(told.topic);
        }
    }
}

/// The colour of the frame round a card that a look back compares with another answer.
fn compares<G: Painted>(scene: &Scene<G>, card: G::Card) -> Option<Color32> {
    let compared = scene.sight.compared.filter(|_| scene.idle)?;
    let place = compared.iter().position(|spot| *spot == Spot::Card(card))?;
    Some(marks::COMPARED[place])
}

/// A frame along a card's edge, however the card lies.
fn outline(pen: &Pen, corners: [Pos2; 4], colour: Color32) {
    for (width, colour) in [(6.0, palette::INK), (3.0, colour)] {
        let line = Shape::closed_line(corners.to_vec(), Stroke::new(width, colour));
        pen.ui.painter().add(line);
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
    let away = Lying::new(below, 0.0, lying.scale);
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

/// Where a card is read that lies somewhere.
fn up<G: Painted>(pen: &Pen, scene: &Scene<G>, lying: &Lying, taken: Taken) -> Lying {
    let [compact, wide] = READ;
    read(scene.places, lying.centre, taken, pen.pick(compact, wide))
}

/// The same by what else takes room: below what is asked where that leaves a card room enough, else above it, since question
/// and answers are read together with it. Where nothing is asked it may cover what is told in that place.
fn read(places: &Places, lying: Pos2, taken: Taken, (line, least): (f32, f32)) -> Lying {
    let screen = places.screen;
    let asked = (taken.below + 10.0).max(places.prompt.y + line);
    let below = (screen.bottom() - asked) / SIZE.y;
    let (scale, middle) = if below < least && taken.below > taken.above.y {
        let foot = taken.above.y - 8.0;
        let above = (foot - places.top.bottom()) / SIZE.y;
        let scale = above.clamp(SMALLEST, least);
        let half = SIZE.y * scale / 2.0;
        (scale, (foot - half).max(screen.top() + half))
    } else {
        let scale = below.clamp(least, 1.3);
        let foot = screen.bottom() - 6.0;
        (scale, (foot - SIZE.y * scale / 2.0).min(lying.y))
    };
    let half = SIZE.x * scale / 2.0 + 6.0;
    let across = lying.x.clamp(screen.left() + half, screen.right() - half);
    Lying::new(pos2(across, middle), 0.0, scale)
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
        let hovered = is_pointed_at(scene, &response) || focused;
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
    let seen = strip.intersect(scene.places.screen);
    let response = pen.ui.interact(seen, id, egui::Sense::click());
    let mut tried = response.clicked();
    let mut hovered = is_pointed_at(scene, &response);
    if pen.is_read() {
        // The same card may lie on mats and in rows.
        let speaker = scene.sitting.speaker();
        let held = [("card", speaker.card(card).into())];
        let name = speaker.words().say("ui-card-in-hand", &held);
        let (focused, name) = pen.targets.note_look(&response, &name);
        tried |= focused && pen.targets.takes_press(&name);
        hovered |= focused;
        if focused {
            let text = scene.sitting.speaker().card_face(card);
            let refused = scene.refusal(Spot::Card(card)).map(|refused| refused.text);
            let told: Vec<String> = [text].into_iter().chain(refused).collect();
            let node = |node: &mut egui::accesskit::Node| node.set_description(told.join("\n"));
            pen.ui.ctx().accesskit_node_builder(id, node);
        }
    }
    if tried {
        let refused = scene.refusal(Spot::Card(card));
        scene.asks.extend(refused.map(Ask::Say));
    }
    if hovered {
        pen.targets.tell_of(Some(G::card_id(card)));
    }
    Touched {
        hovered,
        legal: false,
        advised: false,
    }
}

/// Whether the mouse came to a card to read it. One that was clicked does not stay up over the next question.
fn is_pointed_at<G: Painted>(scene: &Scene<G>, response: &egui::Response) -> bool {
    response.hovered() && scene.desk.aim.is_meant()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::INTERFACES;
    use crate::theme::Frame;
    use bevy_egui::egui::Rangef;

    #[test]
    fn a_card_is_read_whole_and_clear_of_what_is_asked_at_any_scale() {
        let is_clear = |frame: &Frame, high: f32| {
            let places = Places::of(frame, 4, 0.0);
            let top = places.asked(high);
            let taken = Taken {
                above: places.prompt.min(pos2(places.prompt.x, top)),
                below: top + high,
            };
            let asked = Rangef::new(taken.above.y, taken.below);
            for off in [-240.0, 0.0, 240.0] {
                let lying = places.hand + vec2(off, 0.0);
                let card = read(&places, lying, taken, READ[usize::from(frame.wide)]);
                let rect = Rect::from_points(&card.corners());
                let told = format!("{frame:?}, {asked:?}: {rect}");
                assert!(places.screen.contains_rect(rect), "{told}");
                assert!(!rect.y_range().intersects(asked), "{told}");
                // Its letters are no smaller than those of cards that lie in a fan.
                assert!(card.scale > 0.7, "{told}");
            }
        };
        for window in [(1280.0, 720.0), (1920.0, 1080.0), (1280.0, 960.0)] {
            for percent in INTERFACES {
                let frame = Frame::of(bevy::math::Vec2::from(window), percent);
                for high in [40.0, 52.0, 88.0] {
                    is_clear(&frame, high);
                }
            }
        }
    }
}
