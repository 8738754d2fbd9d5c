//! The ledger of two players who fight: their weights on the balance, and the cards that they lay.

use super::fight::page;
use super::weights::{self, Weight};
use crate::board::card::{self, Lying, SIZE};
use crate::board::offers::Offers;
use crate::pirate_crusades::face::{self, Zone};
use crate::pirate_crusades::lay::{Stage, within};
use crate::pirate_crusades::{Scene, looks};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Rect, vec2};
use games::pirate_crusades::values::{Card, Event, Place};
use rules::table::Seat;

/// Draws two players: their weights on the balance, and the cards that they lay.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, stage: &Stage, seat: Seat, rival: Seat) {
    let [above, below] = page(pen, scene, stage);
    let compared = scene
        .animations
        .running()
        .and_then(|(animation, _)| match animation.event {
            Event::Compared(one, total, _, against) if one == seat => Some([total, against]),
            Event::Compared(_, total, other, against) if other == seat => Some([against, total]),
            _ => None,
        });
    let words = scene.words();
    let title = words.say("ui-duel", &[]);
    pen.heading(above.left_top() + vec2(0.0, stage.long(12.0)), &title);
    let high = above.height() - stage.long(24.0);
    let size = vec2(high * SIZE.x / SIZE.y, high);
    for (side, whose) in [(0.32, seat), (0.68, rival)] {
        let middle = within(above, side, 0.58);
        let place = Rect::from_center_size(middle, size);
        let laid = scene.view.cards_at(|at| at == Place::Laid(whose));
        let shown: Vec<Card> = scene.view.chosen(whose).union(laid).iter().collect();
        let hidden = usize::from(scene.view.players[whose.index()].laid);
        let count = shown.len().max(hidden);
        let step = (size.x * 0.8) / (count.max(2) as f32 - 1.0);
        let lies = |number: usize| {
            let off = step * (number as f32 - (count as f32 - 1.0) / 2.0);
            place.translate(vec2(off.clamp(-size.x, size.x), 0.0))
        };
        for number in 0..count {
            let place = lies(number);
            if let Some(&card) = shown.get(number) {
                let face = scene.card(card, Some(Zone::Crew));
                face::upright(pen, place, &face, true);
            } else {
                let lying = Lying::new(place.center(), 0.0, place.height() / SIZE.y);
                card::back(pen, &lying, looks::BACK);
            }
        }
        if count == 0 {
            pen.dashed(place, (1.4, palette::LINE).into(), 5.0, 4.0);
        }
        if let Some(totals) = compared {
            let total = totals[usize::from(whose != seat)];
            // Beside the outermost of the cards.
            let gap = stage.long(10.0);
            let (edge, align) = match whose == seat {
                true => (lies(0).left_center() - vec2(gap, 0.0), Align2::RIGHT_CENTER),
                false => {
                    let last = lies(count.max(1) - 1);
                    (last.right_center() + vec2(gap, 0.0), Align2::LEFT_CENTER)
                }
            };
            let font = Typeface::Title.at(stage.long(46.0));
            pen.text(edge, align, font, palette::BRASS_LIGHT, total);
        }
    }
    let other = Weight::of(scene, rival);
    weights::draw(pen, scene, below, seat, other);
}
