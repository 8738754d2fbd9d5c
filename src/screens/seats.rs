//! The seats of the setup: a row each.

use super::chosen;
use super::fitting::{Fitting, Pick};
use super::library::Library;
use crate::shelf::Boxed;
use crate::table::face;
use crate::theme::buttons::Look;
use crate::theme::canvas::Plan;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{self, Align2, Color32, CornerRadius, Rect, Stroke, StrokeKind, pos2, vec2};
use rules::table::{LONGEST_NAME, SeatKind};

/// The picture of an empty seat.
const NOBODY: &str = "waves";

/// A sort of player that can sit in a seat, with a button of its own.
pub(super) struct Sort {
    /// The kinds of this sort, the weakest first. Another click on the button lets one pick among several.
    pub kinds: Vec<SeatKind>,
    /// The kind that sits down first; `None` for an empty seat.
    usual: Option<SeatKind>,
    /// The name of its picture.
    pub icon: &'static str,
}

impl Sort {
    /// Returns the sorts of a game, in the order of their buttons.
    pub fn all(game: &Boxed) -> [Self; 4] {
        let person = SeatKind::Human;
        let automa = game.declared.automa;
        let captains = [
            SeatKind::Random,
            SeatKind::Deckhand,
            SeatKind::Mate,
            SeatKind::Captain,
            SeatKind::Ghost,
        ];
        let sort = |kinds: Vec<SeatKind>, usual, icon| Self { kinds, usual, icon };
        [
            sort(vec![person], Some(person), "pirate-hat"),
            sort(
                automa.iter().rev().copied().collect(),
                automa.first().copied(),
                game.automa,
            ),
            sort(captains.to_vec(), Some(SeatKind::Mate), "ship-wheel"),
            sort(Vec::new(), None, NOBODY),
        ]
    }
}

/// The plan and texts that seats are drawn with.
pub(super) struct Bench<'a> {
    pub plan: &'a Plan,
    pub library: &'a Library,
}

impl Bench<'_> {
    /// Returns the skill that only a seat with this token has: its name and its explanation.
    pub(super) fn skill(&self, fitting: &Fitting, token: usize) -> Option<(String, String)> {
        let volume = self.library.volume(fitting.game);
        (fitting.game.skill)(volume, token, &fitting.options())
    }

    pub(super) fn token_name(&self, fitting: &Fitting, token: usize) -> String {
        (fitting.game.token_name)(&self.library.volume(fitting.game).words, token)
    }

    /// Returns the label of a seat's control, for keys and screen readers.
    pub(super) fn label(&self, id: &str, place: usize) -> String {
        let number = (place as i64 + 1).into();
        self.library.fill(id, &[("number", number)])
    }

    /// Returns the label of the tile that gives a seat a kind.
    pub(super) fn kind_label(&self, place: usize, kind: &str) -> String {
        let values = [("number", (place as i64 + 1).into()), ("kind", kind.into())];
        self.library.fill("ui-seat-kind", &values)
    }

    /// Returns the explanation of a token: its name, with the skill of a seat that has it.
    fn token_tip(&self, fitting: &Fitting, token: usize) -> String {
        let name = self.token_name(fitting, token);
        let Some((skill, tip)) = self.skill(fitting, token) else {
            return name;
        };
        let values = [
            ("colour", name.into()),
            ("skill", skill.into()),
            ("tip", tip.into()),
        ];
        self.library.fill("ui-colour-skill", &values)
    }

    /// Draws a seat's row.
    pub fn row(&self, pen: &mut Pen, fitting: &mut Fitting, place: usize, row: Rect) {
        let plan = self.plan;
        let seat = fitting.places[place].clone();
        let taken = seat.kind.is_some();
        let painter = pen.ui.painter();
        let well = Color32::from_black_alpha(if taken { 150 } else { 70 });
        painter.rect_filled(row, CornerRadius::same(8), well);
        let stripe = Rect::from_min_size(row.min, vec2(plan.long(6.0), row.height()));
        let strength = if taken { 1.0 } else { 0.35 };
        let paint = (fitting.game.token)(seat.token)
            .tint
            .gamma_multiply(strength);
        painter.rect_filled(stripe, CornerRadius::same(3), paint);
        // Where it is narrow, the kinds of player stand on a line of their own.
        let two_lines = plan.units(row.width()) < 852.0 - 1.0;
        let line = if two_lines {
            row.with_max_y(row.top() + plan.long(72.0))
        } else {
            row
        };
        let middle = line.center().y;
        self.order(pen, fitting, place, line);
        let across = |x: f32| row.left() + plan.long(x);
        let badge = Rect::from_center_size(
            pos2(across(98.0), middle),
            egui::Vec2::splat(plan.long(56.0)),
        );
        self.badge(pen, fitting, place, badge);
        let automa = seat.kind.is_some_and(SeatKind::is_automa);
        let skill = self.skill(fitting, seat.token).filter(|_| !automa);
        if taken {
            // Where nothing is told below it, the name stands in the middle.
            let chosen = !fitting.game.declared.seat_options.is_empty();
            let down = if skill.is_some() || chosen { 9.0 } else { 20.5 };
            let field = Rect::from_min_size(
                pos2(across(138.0), row.top() + plan.long(down)),
                vec2(plan.long(216.0), plan.long(31.0)),
            );
            let words = &self.library.volume(fitting.game).words;
            let kind = seat.kind.unwrap_or(SeatKind::Human);
            let hint = (fitting.game.nameless)(words, seat.token, kind);
            let label = self.label("ui-seat-name", place);
            let name = &mut fitting.places[place].name;
            let hit = pen.field(field, &label, name, &hint, LONGEST_NAME);
            let _ = hit.tip(self.library.say("ui-name.tip"));
        }
        let below = match &skill {
            _ if !taken => self.library.say("ui-seat-free"),
            Some((skill, _)) => skill.clone(),
            None => String::new(),
        };
        let y = row.top() + plan.long(if taken { 53.0 } else { 34.0 });
        let font = plan.face(Typeface::Plain, if taken { 14.0 } else { 17.0 });
        let at = pos2(across(147.0), y);
        let below = pen.text(at, Align2::LEFT_CENTER, font, palette::FAINT, below);
        if taken {
            let line = Rect::from_center_size(
                pos2(across(246.0), row.top() + plan.long(55.0)),
                vec2(plan.long(216.0), plan.long(25.0)),
            );
            chosen::of_seat(pen, self, fitting, place, line);
        }
        if let Some((_, tip)) = skill.filter(|_| taken) {
            pen.explain(below.expand(3.0), || tip);
        }
        for (number, sort) in Sort::all(fitting.game).iter().enumerate() {
            let kinds = &sort.kinds;
            // A game without an automa of its own has none to sit down.
            if kinds.is_empty() && sort.icon != NOBODY {
                continue;
            }
            let sits = seat.kind.is_some_and(|kind| kinds.contains(&kind));
            let kind = if sits { seat.kind } else { sort.usual };
            let tile = if two_lines {
                let step = (plan.units(row.width()) - 16.0) / 4.0;
                let x = across(11.0 + step * number as f32);
                let size = vec2(plan.long(step - 6.0), plan.long(52.0));
                Rect::from_min_size(pos2(x, line.bottom()), size)
            } else {
                let x = across(370.0 + 118.0 * number as f32);
                let size = vec2(plan.long(112.0), plan.long(52.0));
                Rect::from_min_size(pos2(x, middle - size.y / 2.0), size)
            };
            let (text, tip) = match kind {
                Some(kind) => self.library.volume(fitting.game).kind(kind),
                None => {
                    let tip = self.library.say("ui-nobody.tip");
                    (self.library.say("ui-nobody"), tip)
                }
            };
            let label = self.kind_label(place, &text);
            // An empty seat is nothing to point at.
            let look = if kind.is_some() {
                Look::Brass
            } else {
                Look::Plain
            };
            let taken = (seat.kind == kind).then_some(look);
            let picture = kind.and_then(face).unwrap_or(sort.icon);
            let hit = pen.one_of(tile, picture, &text, &label, taken);
            let several = kinds.len() > 1;
            if several {
                pen.more_below(tile, taken.is_some());
            }
            let tip = if several {
                format!("{tip}\n{}", self.library.say("ui-more-kinds"))
            } else {
                tip
            };
            // Nothing is explained under a list.
            let hit = match fitting.pick {
                Some(_) => hit,
                None => hit.tip(tip),
            };
            let side = tile.height() * 0.5;
            let corner = tile.right_top() + vec2(-side, 0.0);
            let corner = Rect::from_min_size(corner, egui::Vec2::splat(side));
            let at = hit.response.interact_pointer_pos();
            let lists = several && (sits || at.is_some_and(|at| corner.contains(at)));
            if hit.clicked && lists {
                fitting.pick = Some((place, Pick::Kind(number)));
            } else if hit.clicked {
                fitting.places[place].kind = kind;
            }
        }
    }

    /// Draws a seat's number in turn order, and arrows to move it.
    fn order(&self, pen: &mut Pen, fitting: &mut Fitting, place: usize, row: Rect) {
        let plan = self.plan;
        let at = row.left_center() + vec2(plan.long(25.0), 0.0);
        let number = fitting.places[..=place].iter();
        let number = number.filter(|place| place.kind.is_some()).count();
        if fitting.places[place].kind.is_some() {
            let font = plan.face(Typeface::Title, 26.0);
            pen.text(
                at,
                Align2::CENTER_CENTER,
                font,
                palette::BRASS_LIGHT,
                number,
            );
        }
        let last = fitting.places.len() - 1;
        let size = vec2(plan.long(24.0), plan.long(24.0));
        // They are hit beside themselves too, and not in each other's places.
        for (up, offset) in [(true, -28.0), (false, 4.0)] {
            if (up && place == 0) || (!up && place == last) {
                continue;
            }
            let corner = pos2(
                row.left() + plan.long(40.0),
                row.center().y + plan.long(offset),
            );
            let id = if up { "ui-seat-up" } else { "ui-seat-down" };
            let arrow = Rect::from_min_size(corner, size);
            let hit = pen.arrow(arrow, up, &self.label(id, place));
            if hit.tip(self.library.say("ui-seat-move")).clicked {
                fitting.shift(place, up);
            }
        }
    }

    /// Draws a seat's badge, which opens the palette.
    fn badge(&self, pen: &mut Pen, fitting: &mut Fitting, place: usize, rect: Rect) {
        let seat = &fitting.places[place];
        let hit = pen.hit(rect, &self.label("ui-seat-colour", place));
        let radius = CornerRadius::same((rect.height() * 0.2) as u8);
        if hit.hovered {
            let fill = palette::CREAM.gamma_multiply(0.1);
            let stroke = Stroke::new(1.2, palette::CREAM);
            let painter = pen.ui.painter();
            painter.rect(rect, radius, fill, stroke, StrokeKind::Inside);
        }
        if hit.focused {
            pen.mark(rect, radius);
        }
        let tint = if seat.kind.is_some() {
            palette::OWN
        } else {
            palette::OWN.gamma_multiply(0.31)
        };
        let picture = (fitting.game.token)(seat.token).picture;
        pen.icon(&picture, rect.center(), rect.height() * 0.86, tint);
        let tip = self.token_tip(fitting, seat.token);
        if hit.tip(tip).clicked {
            fitting.pick = Some((place, Pick::Token));
        }
    }
}
