//! The seats of the setup: a row each, and the palette of colours.

use super::fitting::{Fitting, LONGEST_NAME};
use super::library::Library;
use crate::theme::buttons::Look;
use crate::theme::easel::Plan;
use crate::theme::{Face, Pen, palette};
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Id, Rect, Sense, Stroke, StrokeKind, pos2, vec2,
};
use rules::table::SeatKind;
use rules::voodoo::Colour;
use rules::voodoo::words::{colour_name, seat_kind_texts};

/// Who can sit in a seat, with the icon of it. Of several of a kind another click takes the next.
const KINDS: [(&[SeatKind], &str); 4] = [
    (&[SeatKind::Human], "pirate-hat"),
    (&[SeatKind::Cursed, SeatKind::Gentle], "voodoo-doll"),
    (
        &[
            SeatKind::Mate,
            SeatKind::Captain,
            SeatKind::Ghost,
            SeatKind::Random,
            SeatKind::Deckhand,
        ],
        "ship-wheel",
    ),
    (&[], "waves"),
];

/// What a seat is drawn from.
pub(super) struct Bench<'a> {
    pub plan: &'a Plan,
    pub library: &'a Library,
}

impl Bench<'_> {
    /// What only a pirate of this colour can do, and what that is.
    fn skill(&self, fitting: &Fitting, colour: Colour) -> Option<(String, String)> {
        let volume = self.library.volume(fitting.game);
        (fitting.game.skill)(volume, colour, &fitting.rules)
    }

    fn colour_name(&self, colour: Colour) -> String {
        colour_name(self.library.words(), colour)
    }

    /// What a control of a seat is called in the list of what can be clicked.
    fn label(&self, id: &str, place: usize) -> String {
        let number = (place as i64 + 1).into();
        self.library.fill(id, &[("number", number)])
    }

    /// What a colour means, in two lines.
    fn colour_tip(&self, fitting: &Fitting, colour: Colour) -> String {
        let name = self.colour_name(colour);
        let Some((skill, tip)) = self.skill(fitting, colour) else {
            return name;
        };
        let values = [
            ("colour", name.into()),
            ("skill", skill.into()),
            ("tip", tip.into()),
        ];
        self.library.fill("ui-colour-skill", &values)
    }

    /// A seat's row.
    pub fn row(&self, pen: &mut Pen, fitting: &mut Fitting, place: usize, row: Rect) {
        let plan = self.plan;
        let seat = fitting.places[place].clone();
        let taken = seat.kind.is_some();
        let painter = pen.ui.painter();
        let well = Color32::from_black_alpha(if taken { 150 } else { 70 });
        painter.rect_filled(row, CornerRadius::same(8), well);
        let stripe = Rect::from_min_size(row.min, vec2(plan.long(6.0), row.height()));
        let strength = if taken { 1.0 } else { 0.35 };
        let paint = palette::colour(seat.colour).gamma_multiply(strength);
        painter.rect_filled(stripe, CornerRadius::same(3), paint);
        // Where it is narrow, who sits there is chosen in a line of its own.
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
        if taken {
            let field = Rect::from_min_size(
                pos2(across(138.0), row.top() + plan.long(9.0)),
                vec2(plan.long(216.0), plan.long(31.0)),
            );
            let colour = self.colour_name(seat.colour);
            let automa = seat.kind.is_some_and(SeatKind::is_automa);
            let hint = if automa {
                let values = [("colour", colour.into())];
                self.library.fill("pirate-cursed", &values)
            } else {
                colour
            };
            let label = self.label("ui-seat-name", place);
            let name = &mut fitting.places[place].name;
            let hit = pen.field(field, &label, name, &hint, LONGEST_NAME);
            let _ = hit.tip(self.library.say("ui-name.tip"));
        }
        let automa = seat.kind.is_some_and(SeatKind::is_automa);
        let skill = self.skill(fitting, seat.colour).filter(|_| !automa);
        let below = match &skill {
            _ if !taken => self.library.say("ui-seat-free"),
            Some((skill, _)) => skill.clone(),
            None => String::new(),
        };
        let y = row.top() + plan.long(if taken { 53.0 } else { 34.0 });
        let font = plan.face(Face::Plain, if taken { 14.0 } else { 17.0 });
        let at = pos2(across(147.0), y);
        let below = pen.text(at, Align2::LEFT_CENTER, font, palette::FAINT, below);
        if let Some((_, tip)) = skill.filter(|_| taken) {
            pen.explain(below.expand(3.0), || tip);
        }
        for (number, (kinds, icon)) in KINDS.into_iter().enumerate() {
            let kinds: Vec<SeatKind> = kinds
                .iter()
                .copied()
                .filter(|kind| !fitting.game.without.contains(kind))
                .collect();
            let sits = kinds.iter().position(|&kind| seat.kind == Some(kind));
            let kind = kinds.get(sits.unwrap_or(0)).copied();
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
                Some(kind) => seat_kind_texts(&self.library.volume(fitting.game).words, kind),
                None => {
                    let tip = self.library.say("ui-nobody.tip");
                    (self.library.say("ui-nobody"), tip)
                }
            };
            let values = [
                ("number", (place as i64 + 1).into()),
                ("kind", text.as_str().into()),
            ];
            let label = self.library.fill("ui-seat-kind", &values);
            // An empty seat is nothing to point at.
            let look = if kind.is_some() {
                Look::Brass
            } else {
                Look::Plain
            };
            let taken = (seat.kind == kind).then_some(look);
            let hit = pen.one_of(tile, icon, &text, &label, taken);
            let tip = if kinds.len() > 1 {
                format!("{tip}\n{}", self.library.say("ui-next-kind"))
            } else {
                tip
            };
            if hit.tip(tip).clicked {
                let next = sits.map_or(0, |sits| (sits + 1) % kinds.len().max(1));
                fitting.places[place].kind = kinds.get(next).copied();
            }
        }
    }

    /// A seat's number in turn order, and arrows to move it.
    fn order(&self, pen: &mut Pen, fitting: &mut Fitting, place: usize, row: Rect) {
        let plan = self.plan;
        let at = row.left_center() + vec2(plan.long(25.0), 0.0);
        let number = fitting.places[..=place].iter();
        let number = number.filter(|place| place.kind.is_some()).count();
        if fitting.places[place].kind.is_some() {
            let font = plan.face(Face::Title, 26.0);
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
        for (up, offset) in [(true, -27.0), (false, 3.0)] {
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

    /// A seat's badge, which opens the palette.
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
        let picture = format!("art/badge-{}", palette::colour_name(seat.colour));
        pen.icon(&picture, rect.center(), rect.height() * 0.86, tint);
        let tip = self.colour_tip(fitting, seat.colour);
        if hit.tip(tip).clicked {
            fitting.palette = Some(place);
        }
    }

    /// All colours with what each can do, over everything else.
    pub fn palette(&self, pen: &mut Pen, fitting: &mut Fitting, place: usize, row: Rect) {
        let plan = self.plan;
        pen.targets.cover();
        let canvas = plan.canvas;
        let away = pen.ui.interact(canvas, Id::new("palette"), Sense::CLICK);
        let shade = Color32::from_black_alpha(110);
        pen.ui.painter().rect_filled(canvas, 0.0, shade);
        let colours = fitting.game.colours;
        let high = plan.long(colours.len() as f32 * 58.0 + 62.0);
        let size = vec2(plan.long(470.0), high);
        let lowest = canvas.bottom() - size.y - plan.long(8.0);
        let rightmost = canvas.right() - size.x - plan.long(24.0);
        let corner = pos2(
            (row.left() + plan.long(140.0)).min(rightmost),
            row.top().clamp(canvas.top(), lowest.max(canvas.top())),
        );
        let rect = Rect::from_min_size(corner, size);
        pen.ui
            .painter()
            .rect_filled(rect, 10.0, palette::PANEL_SOLID);
        pen.panel(rect);
        let at = corner + vec2(plan.long(22.0), plan.long(29.0));
        let heading = self.label("ui-seat-palette", place);
        let font = plan.face(Face::Head, 18.0);
        pen.text(at, Align2::LEFT_CENTER, font, palette::BRASS_LIGHT, heading);
        let mut picked = (away.clicked() || pen.targets.steps_back()).then_some(None);
        for (line, &colour) in colours.iter().enumerate() {
            let at = corner + vec2(plan.long(14.0), plan.long(50.0 + 58.0 * line as f32));
            let row = Rect::from_min_size(at, vec2(size.x - plan.long(28.0), plan.long(54.0)));
            if self.paint(pen, fitting, place, colour, row) {
                picked = Some(Some(colour));
            }
        }
        match picked {
            Some(Some(colour)) => {
                fitting.paint(place, colour);
                fitting.palette = None;
                let label = self.label("ui-seat-colour", place);
                pen.targets.lay(&label);
            }
            Some(None) => fitting.palette = None,
            None => {}
        }
    }

    /// A colour of the palette; tells whether it is taken.
    fn paint(
        &self,
        pen: &mut Pen,
        fitting: &Fitting,
        place: usize,
        colour: Colour,
        row: Rect,
    ) -> bool {
        let plan = self.plan;
        let name = self.colour_name(colour);
        let hit = pen.hit(row, &name);
        let own = fitting.places[place].colour == colour;
        let (fill, edge) = match (hit.hovered, own) {
            (true, _) => (palette::FILL_LIT, palette::CREAM),
            (false, true) => (palette::WELL, palette::BRASS),
            (false, false) => (palette::WELL, palette::SLOT),
        };
        let radius = CornerRadius::same(7);
        let stroke = Stroke::new(1.3, edge);
        pen.ui
            .painter()
            .rect(row, radius, fill, stroke, StrokeKind::Inside);
        if hit.focused {
            pen.mark(row, radius);
        }
        let badge = format!("art/badge-{}", palette::colour_name(colour));
        let at = row.left_center() + vec2(plan.long(30.0), 0.0);
        pen.art(&badge, at, plan.long(40.0));
        let owner = fitting.places.iter().position(|seat| seat.colour == colour);
        let owner = owner.filter(|&owner| owner != place && fitting.places[owner].kind.is_some());
        let skill = self.skill(fitting, colour);
        let above = match &skill {
            Some((skill, _)) => {
                let values = [("colour", name.into()), ("skill", skill.as_str().into())];
                self.library.fill("ui-colour-of", &values)
            }
            None => name,
        };
        let left = row.left() + plan.long(60.0);
        let at = pos2(left, row.top() + plan.long(17.0));
        let font = plan.face(Face::Bold, 16.0);
        pen.text(at, Align2::LEFT_CENTER, font, palette::TEXT, above);
        if let Some((_, tip)) = skill {
            let at = pos2(left, row.top() + plan.long(37.0));
            let font = plan.face(Face::Plain, 14.0);
            pen.text(at, Align2::LEFT_CENTER, font, palette::FAINT, tip);
        }
        if let Some(owner) = owner {
            let at = pos2(row.right() - plan.long(14.0), row.top() + plan.long(17.0));
            let font = plan.face(Face::Plain, 14.0);
            let swap = self.label("ui-colour-swap", owner);
            pen.text(at, Align2::RIGHT_CENTER, font, palette::BRASS_LIGHT, swap);
        }
        hit.clicked
    }
}
