//! The table in words as it is drawn: a page of headings, lines and buttons, for the eye, the keys and a screen reader.

use super::page::{Ask, Button, Page};
use super::{Said, TextSection};
use crate::theme::canvas::Plan;
use crate::theme::{Gallery, Pen, Targets, Typeface, announce, buttons, palette, pen, roll_under};
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::collapsing_header::{CollapsingState, paint_default_icon};
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontId, Id, Layout, Rect, Response, RichText, ScrollArea, Sense,
    Stroke, Ui, UiBuilder, Vec2, vec2,
};

/// The width of the plan from which on there are two columns.
const TWO_COLUMNS: f32 = 860.0;
/// The typeface and the kind of the buttons of answers, and of those of other acts.
const ANSWER: (Typeface, &str) = (Typeface::Bold, "button");
const ASIDE: (Typeface, &str) = (Typeface::Plain, "bar");

/// Draws the page; returns the request that is made on it.
pub fn draw(pen: &mut Pen, plan: &Plan, page: &Page) -> Option<Ask> {
    let canvas = plan.canvas;
    let painter = pen.ui.painter();
    painter.rect_filled(canvas, 0.0, Color32::from_black_alpha(140));
    let sheet = canvas.shrink(plan.long(10.0));
    painter.rect_filled(sheet, CornerRadius::same(10), palette::PANEL_SOLID);
    pen.panel(sheet);
    let inner = sheet.shrink2(vec2(plan.long(22.0), plan.long(14.0)));
    let mut writer = Writer {
        plan,
        gallery: pen.gallery,
        targets: pen.targets,
        asked: None,
    };
    let ui = &mut *pen.ui;
    ui.style_mut().animation_time = 0.0;
    let top = inner.with_max_y(inner.top() + plan.long(44.0));
    let doors: Vec<&Button> = page.acts.iter().filter(|act| leads_away(act)).collect();
    let wide = writer.wide(ui, &doors);
    let title = top.with_max_x(inner.right() - wide);
    let title = column(ui, title, |ui| writer.title(ui, &page.title));
    let below = inner.with_min_y(title.bottom() + plan.long(8.0));
    if inner.width() < plan.long(TWO_COLUMNS) {
        column(ui, below, |ui| {
            scrolled(ui, "page", &page.question, |ui| {
                writer.play(ui, page);
                writer.parts(ui, &page.table);
            });
        });
        let pages = writer.targets.pages();
        turn(ui, "page", pages);
    } else {
        columns(ui, below, &mut writer, page);
    }
    writer.doors(ui, top.with_min_x(inner.right() - wide), &doors);
    writer.asked
}

/// Returns whether a button leads out of the page: it stands beside the title, in sight wherever the page is rolled to.
fn leads_away(act: &Button) -> bool {
    matches!(act.ask, Ask::Menu | Ask::Pictures)
}

/// Draws the question on the left, the table on the right.
fn columns(ui: &mut Ui, below: Rect, writer: &mut Writer, page: &Page) {
    let gap = writer.plan.long(28.0);
    let (mut left, mut right) = below.split_left_right_at_fraction(0.47);
    left.max.x -= gap / 2.0;
    right.min.x += gap / 2.0;
    column(ui, left, |ui| {
        scrolled(ui, "play", &page.question, |ui| writer.play(ui, page));
    });
    column(ui, right, |ui| {
        scrolled(ui, "table", "", |ui| writer.parts(ui, &page.table));
    });
    let line = Stroke::new(1.0, palette::BRASS.gamma_multiply(0.35));
    let middle = (left.right() + right.left()) / 2.0;
    let at = writer.targets.focused().map_or(left.left(), |at| at.x);
    let pages = writer.targets.pages();
    turn(ui, if at < middle { "play" } else { "table" }, pages);
    ui.painter().vline(middle, below.y_range(), line);
}

/// Fills a part of the page from the top; returns the place that it takes.
fn column(ui: &mut Ui, rect: Rect, fill: impl FnOnce(&mut Ui)) -> Rect {
    let layout = Layout::top_down_justified(egui::Align::Min);
    let mut part = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    fill(&mut part);
    part.min_rect()
}

/// Turns pages of a part that is longer than its place, by its name, in the next frame.
fn turn(ui: &Ui, name: &str, pages: f32) {
    if pages != 0.0 {
        let key = Id::new(("in words, pages", name));
        ui.data_mut(|data| data.insert_temp(key, pages));
        ui.ctx().request_repaint();
    }
}

/// Draws a part that may be longer than the page. At another question it begins at its top again.
fn scrolled(ui: &mut Ui, name: &str, question: &str, fill: impl FnOnce(&mut Ui)) {
    let key = Id::new(("in words", name));
    let hash = Id::new(question);
    let last = ui.data_mut(|data| data.get_temp::<Id>(key));
    ui.data_mut(|data| data.insert_temp(key, hash));
    let mut area = ScrollArea::vertical().id_salt(name).auto_shrink(false);
    if last.is_some_and(|last| last != hash) {
        area = area.vertical_scroll_offset(0.0);
    }
    let high = ui.max_rect().height();
    let key = Id::new(("in words, pages", name));
    let pages: Option<f32> = ui.data_mut(|data| data.remove_temp(key));
    area.show(ui, |ui| {
        // Room for the marks of the cursor.
        egui::Frame::new().inner_margin(6.0).show(ui, fill);
        let whole = ui.min_rect();
        let seen = Rect::from_x_y_ranges(whole.x_range(), ui.clip_rect().y_range());
        let hidden = [seen.top() - whole.top(), whole.bottom() - seen.bottom()];
        roll_under(ui.painter(), seen, palette::PANEL_SOLID, hidden);
        if let Some(pages) = pages {
            ui.scroll_with_delta(vec2(0.0, -0.8 * high * pages));
        }
    });
}

/// Writes the page.
struct Writer<'a> {
    plan: &'a Plan,
    gallery: &'a Gallery,
    targets: &'a mut Targets,
    asked: Option<Ask>,
}

impl Writer<'_> {
    fn title(&mut self, ui: &mut Ui, text: &str) {
        let font = self.plan.face(Typeface::Title, 32.0);
        let response = ui.label(RichText::new(text).font(font).color(palette::TEXT));
        as_heading(ui, &response, text, 1);
        self.note(ui, &response, Targets::LINE, text);
    }

    /// Returns the width of buttons side by side.
    fn wide(&self, ui: &Ui, buttons: &[&Button]) -> f32 {
        let gaps = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
        let font = self.font(Typeface::Plain);
        let long = |button: &&Button| {
            let label = button.label.clone();
            let text = ui
                .painter()
                .layout_no_wrap(label, font.clone(), palette::TEXT);
            text.size().x + gaps
        };
        buttons.iter().map(long).sum()
    }

    /// Draws buttons side by side.
    fn doors(&mut self, ui: &mut Ui, place: Rect, buttons: &[&Button]) {
        let layout = Layout::left_to_right(egui::Align::Center);
        let mut part = ui.new_child(UiBuilder::new().max_rect(place).layout(layout));
        for button in buttons {
            self.button(&mut part, button, ASIDE);
        }
    }

    /// Draws the question, its answers and all other acts.
    fn play(&mut self, ui: &mut Ui, page: &Page) {
        self.now(ui, &page.now);
        for said in &page.guide {
            self.guide(ui, said);
        }
        let font = self.plan.face(Typeface::Bold, 20.0);
        let asked = ui.label(
            RichText::new(&page.question)
                .font(font)
                .color(palette::BRASS_LIGHT),
        );
        as_heading(ui, &asked, &page.question, 2);
        announce(&asked);
        self.note(ui, &asked, Targets::LINE, &page.question);
        ui.add_space(self.plan.long(4.0));
        for answer in &page.answers {
            self.button(ui, answer, ANSWER);
        }
        ui.add_space(self.plan.long(10.0));
        self.parts(ui, &page.about);
        ui.add_space(self.plan.long(10.0));
        ui.horizontal_wrapped(|ui| {
            for act in page.acts.iter().filter(|act| !leads_away(act)) {
                self.button(ui, act, ASIDE);
            }
        });
    }

    /// Draws the present event, which a screen reader says at once.
    fn now(&mut self, ui: &mut Ui, text: &str) {
        let font = self.font(Typeface::Plain);
        let status = RichText::new(text).font(font).color(palette::MOON);
        let response = ragged(ui, egui::Label::new(status));
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_role(Role::Status);
            node.set_label(text);
        });
        announce(&response);
        if !text.is_empty() {
            self.note(ui, &response, Targets::LINE, text);
            ui.add_space(self.plan.long(6.0));
        }
    }

    /// Draws the words of a lesson's guide on a slip of parchment.
    fn guide(&mut self, ui: &mut Ui, text: &str) {
        let font = self.plan.face(Typeface::Plain, 18.0);
        let said = RichText::new(text).font(font).color(palette::CARD_TEXT);
        let slip = egui::Frame::new()
            .fill(palette::PARCHMENT)
            .corner_radius(self.plan.long(6.0))
            .inner_margin(self.plan.long(8.0));
        let said = egui::Label::new(said);
        let response = slip.show(ui, |ui| ragged(ui, said)).inner;
        announce(&response);
        self.note(ui, &response, Targets::LINE, text);
        ui.add_space(self.plan.long(6.0));
    }

    fn parts(&mut self, ui: &mut Ui, parts: &[TextSection]) {
        for part in parts {
            self.part(ui, part);
        }
    }

    /// Draws a heading that opens and closes, and its lines.
    fn part(&mut self, ui: &mut Ui, part: &TextSection) {
        let id = ui.make_persistent_id(&part.key);
        let mut state = CollapsingState::load_with_default_open(ui.ctx(), id, part.open);
        let open = state.is_open();
        let font = self.plan.face(Typeface::Head, 19.0);
        let row = ui.fonts_mut(|fonts| fonts.row_height(&font));
        let high = row + ui.spacing().button_padding.y * 2.0;
        let text = RichText::new(&part.heading).font(font);
        let text = text.color(palette::BRASS_LIGHT);
        let size = Vec2::splat(self.plan.long(15.0));
        let row = ui.horizontal(|ui| {
            // The arrow stands in the middle of what comes after it.
            ui.set_min_height(high);
            let (_, arrow) = ui.allocate_exact_size(size, Sense::hover());
            paint_default_icon(ui, f32::from(u8::from(open)), &arrow);
            let badge = part
                .badge
                .as_ref()
                .and_then(|name| self.gallery.panel(name));
            if let Some((picture, _)) = badge {
                let size = Vec2::splat(self.plan.long(24.0));
                let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                let painter = ui.painter();
                painter.image(picture, place, pen::full_uv(), palette::OWN);
            }
            ui.add(egui::Button::new(text).frame(false))
        });
        let header = row.inner;
        let node = |node: &mut egui::accesskit::Node| node.set_expanded(open);
        ui.ctx().accesskit_node_builder(header.id, node);
        let (_, pressed) = self.note(ui, &header, "part", &part.heading);
        if header.clicked() || pressed {
            state.toggle(ui);
        }
        state.show_body_indented(&header, ui, |ui| {
            for line in &part.lines {
                match line.ask {
                    Some(ask) => self.pressed(ui, line, ask),
                    None => self.line(ui, line),
                }
            }
        });
        state.store(ui.ctx());
    }

    fn line(&mut self, ui: &mut Ui, line: &Said) {
        let font = self.font(Typeface::Plain);
        let text = RichText::new(&line.text).font(font);
        let label = egui::Label::new(text).sense(Sense::hover()).wrap();
        // Not spread from edge to edge, as buttons are.
        let response = ragged(ui, label);
        let (focused, _) = self.note(ui, &response, Targets::LINE, &line.text);
        self.look_up(&response, focused, line);
        buttons::explain(&response, focused, response.rect, line.tip.clone());
    }

    /// Makes the rulebook open at the topic of the line that is pointed at.
    fn look_up(&mut self, response: &Response, focused: bool, line: &Said) {
        if focused || response.hovered() {
            self.targets.tell_of(line.topic);
        }
    }

    /// Draws a line that can be pressed. One of the log reads like any other, and Tab goes past it.
    fn pressed(&mut self, ui: &mut Ui, line: &Said, ask: Ask) {
        let (framed, kind) = match ask {
            Ask::Why(_) => (false, Targets::LINE),
            _ => (true, ASIDE.1),
        };
        let text = RichText::new(&line.text).font(self.font(Typeface::Plain));
        let widget = egui::Button::new(text).wrap().frame(framed);
        let response = ragged(ui, widget);
        let (focused, pressed) = self.note(ui, &response, kind, &line.text);
        self.look_up(&response, focused, line);
        buttons::explain(&response, focused, response.rect, line.tip.clone());
        if response.clicked() || pressed {
            self.targets.click();
            self.asked = Some(ask);
        }
    }

    fn button(&mut self, ui: &mut Ui, button: &Button, (face, kind): (Typeface, &'static str)) {
        let text = RichText::new(&button.label).font(self.font(face));
        let size = vec2(0.0, self.plan.long(34.0));
        let mut widget = egui::Button::new(text)
            .wrap()
            .min_size(size)
            .corner_radius(self.plan.long(8.0));
        if button.advised {
            widget = widget.stroke(Stroke::new(self.plan.long(2.0), palette::PREVIEW));
        }
        let response = ui.add_enabled(button.can, widget);
        let kind = if button.can { kind } else { Targets::LINE };
        let (focused, pressed) = self.note(ui, &response, kind, &button.label);
        buttons::explain(&response, focused, response.rect, button.tip.clone());
        if button.can && (response.clicked() || pressed) {
            self.targets.click();
            self.asked = Some(button.ask);
        }
    }

    /// Lets the cursor go to a widget; returns whether it is there, and whether the widget is pressed.
    fn note(
        &mut self,
        ui: &Ui,
        response: &Response,
        kind: &'static str,
        label: &str,
    ) -> (bool, bool) {
        // Where it is on the screen, or would be.
        let at = response.rect.left_center() + vec2(self.plan.long(20.0), 0.0);
        let (focused, pressed) = self.targets.note_widget(response, at, kind, label);
        let key = Id::new("in words, the cursor");
        let was = ui.data(|data| data.get_temp::<Id>(key)) == Some(response.id);
        if focused {
            pen::mark(ui.painter(), response.rect, CornerRadius::same(6));
            if !was {
                response.scroll_to_me(None);
                ui.data_mut(|data| data.insert_temp(key, response.id));
            }
        }
        (focused, pressed)
    }

    fn font(&self, face: Typeface) -> FontId {
        self.plan.face(face, 17.0)
    }
}

/// Adds something whose lines are as long as their words: buttons fill the column, texts are not spaced out over it.
fn ragged(ui: &mut Ui, widget: impl egui::Widget) -> Response {
    let layout = Layout::top_down(egui::Align::Min);
    ui.with_layout(layout, |ui| ui.add(widget)).inner
}

/// Tells a screen reader that a text is a heading.
fn as_heading(ui: &Ui, response: &Response, text: &str, level: usize) {
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Heading);
        node.set_level(level);
        node.set_label(text);
        node.clear_value();
    });
}
