//! The voyages on the shelf: the begun lessons of the chosen box and the games that were left or, in their place, the games
//! that are over. A new player is offered the lessons.

use super::{Asked, Shelf};
use crate::games::GAMES;
use crate::saves::MOST_FINISHED;
use crate::screens::kept::Kept;
use crate::screens::lessons::{self, UnderWay};
use crate::screens::library::Library;
use crate::table::figures;
use crate::table::lesson::Learnt;
use crate::theme::buttons::Look;
use crate::theme::canvas::{Plan, centred};
use crate::theme::{Hit, Pen, Typeface, palette};
use bevy_egui::egui::{Align2, CornerRadius, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

/// The number of rows that show at a time.
const ROWS: usize = 3;
/// The width of a badge and the room beside it.
const BADGE: f32 = 31.0;
/// The radius of a row's corners.
const RADIUS: CornerRadius = CornerRadius::same(8);

/// Draws the voyages on their panel, and returns the request made there.
pub(super) fn voyages(
    pen: &mut Pen,
    plan: &Plan,
    library: &Library,
    shelf: &mut Shelf,
    learnt: &Learnt,
) -> Option<Asked> {
    let panel = plan.rect(50.0, 434.0, 640.0, 216.0);
    pen.panel(panel);
    let font = plan.face(Typeface::Head, 19.0);
    let at = plan.at(74.0, 460.0);
    let over = shelf.over.is_some();
    let heading = library.say(if over { "ui-over" } else { "ui-left" });
    pen.text(at, Align2::LEFT_CENTER, font, palette::BRASS_LIGHT, heading);
    let mut asked = None;
    if shelf.any_over && turn(pen, plan, library, over) {
        asked = Some(Asked::Turn);
    }
    if shelf.discarded.is_some() && put_back(pen, plan, library) {
        asked = Some(Asked::PutBack);
    }
    let learning = lessons::under_way(learnt, library, shelf.looked).filter(|_| !over);
    let listed = shelf.listed().len();
    if listed == 0 && learning.is_none() {
        if !over && lessons::is_new(learnt) {
            return offer(pen, plan, library).then_some(Asked::Learn).or(asked);
        }
        nothing(pen, plan, library);
        return asked;
    }
    let rows = ROWS - usize::from(learning.is_some());
    if shelf.first > 0 {
        let newer = plan.rect(600.0, 446.0, 32.0, 28.0);
        if pen.arrow(newer, true, &library.say("ui-newer")).clicked {
            shelf.first -= 1;
        }
    }
    if listed > shelf.first + rows {
        let older = plan.rect(640.0, 446.0, 32.0, 28.0);
        if pen.arrow(older, false, &library.say("ui-older")).clicked {
            shelf.first += 1;
        }
    }
    let crews = shelf.listed().iter().skip(shelf.first).take(rows);
    // The lines of all rows begin below each other.
    let badges = crews.map(|kept| kept.crew().len()).max();
    let badges = badges.unwrap_or_default().max(1);
    let mut places = (0..ROWS).map(|line| plan.rect(64.0, 482.0 + line as f32 * 54.0, 612.0, 50.0));
    if let Some(learning) = learning
        && let Some(rect) = places.next()
    {
        let stands_out = listed == 0;
        if lesson(pen, plan, library, &learning, rect, (badges, stands_out)) {
            asked = Some(Asked::Lesson(learning.number));
        }
    }
    let mut naming = shelf.naming.take();
    let shown = shelf.listed().iter().enumerate().skip(shelf.first);
    for ((number, kept), rect) in shown.zip(places) {
        let named = naming.as_mut().filter(|naming| naming.number == number);
        asked = match named {
            Some(naming) => naming.draw(pen, plan, library, rect),
            None => voyage(pen, plan, library, kept, number, (badges, rect)),
        }
        .or(asked);
    }
    shelf.naming = naming;
    asked
}

/// Draws the button that lists the games that are over, or those that were left again; returns whether it is clicked.
fn turn(pen: &mut Pen, plan: &Plan, library: &Library, over: bool) -> bool {
    let most = [("most", (MOST_FINISHED as i64).into())];
    let all = [
        (library.say("ui-over"), library.fill("ui-over.tip", &most)),
        (library.say("ui-left"), String::new()),
    ];
    let (label, tip) = &all[usize::from(over)];
    let rect = plan.rect(404.0, 444.0, 184.0, 32.0);
    let font = plan.face(Typeface::Bold, 15.0);
    let hit = pen.button_in(rect, label, label, font, Look::Plain);
    if hit.clicked && hit.focused {
        // The keyboard's cursor stays on it, whatever it is called next.
        let (label, _) = &all[usize::from(!over)];
        pen.targets.lay(label);
    }
    hit.tip(tip).clicked
}

/// Draws the button that puts back the game discarded last; returns whether it is clicked.
fn put_back(pen: &mut Pen, plan: &Plan, library: &Library) -> bool {
    let label = library.say("ui-put-back");
    let font = plan.face(Typeface::Bold, 15.0);
    // Clear of the heading, which may be long.
    let wide = plan.units(pen.wide_as(&label, font.clone())) + 30.0;
    let rect = plan.rect(394.0 - wide, 444.0, wide, 32.0);
    let hit = pen.button_in(rect, &label, &label, font, Look::Plain);
    hit.tip(library.say("ui-put-back.tip")).clicked
}

/// Draws the offer of lessons to a player who has neither played nor learnt anything; returns whether it is taken.
fn offer(pen: &mut Pen, plan: &Plan, library: &Library) -> bool {
    let font = plan.face(Typeface::Plain, 18.0);
    let at = plan.at(370.0, 496.0);
    let text = library.say("ui-learn-offer");
    let width = plan.long(540.0);
    centred(pen, at, width, 3, font, palette::TEXT, &text);
    let label = library.say("ui-learn-first");
    let font = plan.face(Typeface::Bold, 18.0);
    let button = plan.rect(240.0, 580.0, 260.0, 48.0);
    let hit = pen.button_in(button, &label, &label, font, Look::Brass);
    hit.clicked
}

/// Says that nothing is under way.
fn nothing(pen: &Pen, plan: &Plan, library: &Library) {
    let at = plan.at(370.0, 536.0);
    pen.icon("island", at, plan.long(62.0), palette::SLOT);
    let font = plan.face(Typeface::Plain, 16.0);
    let at = plan.at(370.0, 600.0);
    let text = library.say("ui-left-none");
    pen.text(at, Align2::CENTER_CENTER, font, palette::FAINT, text);
}

/// A row of the list.
struct Row<'a> {
    plan: &'a Plan,
    rect: Rect,
    /// The interaction with it; `None` if it cannot be taken.
    hit: Option<&'a Hit>,
    stands_out: bool,
    /// The number of badges for which there is room before its lines.
    badges: usize,
}

impl Row<'_> {
    fn is_lit(&self) -> bool {
        self.hit.is_some_and(|hit| hit.hovered)
    }

    /// Draws its ground, and the picture at its end if it can be taken.
    fn draw(&self, pen: &Pen, icon: &str) {
        let lit = self.is_lit();
        let fill = if lit {
            palette::FILL_LIT
        } else {
            palette::WELL
        };
        let edge = match (lit, self.stands_out) {
            (true, _) => palette::CREAM,
            (false, true) => palette::BRASS,
            (false, false) => palette::SLOT,
        };
        let stroke = Stroke::new(1.4, edge);
        let painter = pen.ui.painter();
        painter.rect(self.rect, RADIUS, fill, stroke, StrokeKind::Inside);
        let Some(hit) = self.hit else {
            return;
        };
        let tint = if self.stands_out || lit {
            palette::BRASS_LIGHT
        } else {
            palette::FAINT
        };
        let at = self.rect.right_center() - vec2(self.plan.long(28.0), 0.0);
        pen.icon(icon, at, self.plan.long(30.0), tint);
        if hit.focused {
            pen.mark(self.rect, RADIUS);
        }
    }

    /// Returns the right end of a sign in it.
    fn end(&self) -> Pos2 {
        self.rect.right_center() - vec2(self.plan.long(132.0), 0.0)
    }

    /// Writes its two lines, cut where they reach beyond `right`.
    fn say(&self, pen: &Pen, right: f32, head: &str, below: &str) {
        let Self { plan, rect, .. } = self;
        let ink = if self.hit.is_some() {
            palette::TEXT
        } else {
            palette::FAINT
        };
        let left = rect.left() + plan.long(15.0 + BADGE * self.badges as f32);
        let at = pos2(left, rect.top() + plan.long(6.0));
        let font = plan.face(Typeface::Bold, 16.0);
        pen.line(at, right - left, font, ink, head);
        let at = pos2(left, rect.top() + plan.long(27.0));
        let font = plan.face(Typeface::Plain, 14.0);
        pen.line(at, right - left, font, palette::FAINT, below);
    }
}

/// Draws the lesson to go on with; returns whether it is taken.
fn lesson(
    pen: &mut Pen,
    plan: &Plan,
    library: &Library,
    learning: &UnderWay,
    rect: Rect,
    (badges, stands_out): (usize, bool),
) -> bool {
    let values = [
        ("number", (learning.number as i64 + 1).into()),
        ("name", learning.name.as_str().into()),
    ];
    let text = library.fill("ui-learn-on", &values);
    let hit = pen.hit(rect, &text);
    let row = Row {
        plan,
        rect,
        hit: Some(&hit),
        stands_out,
        badges,
    };
    row.draw(pen, "ship-wheel");
    let at = rect.left_center() + vec2(plan.long(26.0), 0.0);
    pen.icon("sands-of-time", at, plan.long(30.0), palette::BRASS_LIGHT);
    let game = library.say(&format!("ui-game-{}", GAMES[learning.game].name));
    row.say(pen, row.end().x, &text, &game);
    hit.clicked
}

/// Draws a game that was left or is over; returns whether it is to be opened, named or discarded.
fn voyage(
    pen: &mut Pen,
    plan: &Plan,
    library: &Library,
    kept: &Kept,
    number: usize,
    (badges, rect): (usize, Rect),
) -> Option<Asked> {
    let names = kept.names(library);
    // The name of what cannot be read stands below, as that of its file.
    let is_read = kept.voyage.is_some();
    let own = kept.own_name().filter(|_| is_read);
    let head = own.unwrap_or(&names);
    let values = [
        ("number", (number as i64 + 1).into()),
        ("pirates", head.into()),
    ];
    let practice = kept.is_practice().then(|| library.say("ui-practice"));
    let (open, tip, icon) = match kept.over {
        None => ("ui-sail-on", "ui-resume.tip", "ship-wheel"),
        Some(_) => ("ui-look-back", "ui-look-back.tip", "spyglass"),
    };
    let mut label = library.fill(open, &values);
    if let Some(practice) = &practice {
        label = format!("{label}, {practice}");
    }
    let hit = (!kept.held).then(|| pen.hit(rect, &label));
    let row = Row {
        plan,
        rect,
        hit: hit.as_ref(),
        stands_out: number == 0 && kept.over.is_none() && is_read,
        badges,
    };
    row.draw(pen, icon);
    let mut at = rect.left_center() + vec2(plan.long(26.0), 0.0);
    for (badge, _) in kept.crew() {
        pen.art(&badge.picture, at, plan.long(30.0));
        at.x += plan.long(BADGE);
    }
    let mut end = row.end();
    if let Some(practice) = &practice {
        let font = plan.face(Typeface::Bold, 15.0);
        let icon = "anticlockwise-rotation";
        let sign = pen.sign(end, font, palette::PREVIEW, icon, practice);
        end = sign.left_center() - vec2(plan.long(10.0), 0.0);
    }
    row.say(pen, end.x, head, &told(library, kept));
    let hit = hit?;
    let label = library.fill("ui-name-game", &values);
    let names_it = small(
        pen,
        plan,
        library,
        ("Aa", "ui-name-game.tip", 106.0),
        &label,
        rect,
    );
    let label = library.fill("ui-discard-game", &values);
    let discards = small(
        pen,
        plan,
        library,
        ("×", "ui-discard-game.tip", 70.0),
        &label,
        rect,
    );
    let mut tip = format!("{names}\n{}", library.say(tip));
    if practice.is_some() {
        tip = format!("{tip}\n{}", library.say("ui-practice.tip"));
    }
    let opened = hit.tip(tip).clicked;
    if discards {
        return Some(Asked::Discard(number));
    }
    if names_it {
        return Some(Asked::Name(number));
    }
    opened.then_some(Asked::Open(number))
}

/// Draws a small button so far from the end of a row; returns whether it is clicked.
fn small(
    pen: &mut Pen,
    plan: &Plan,
    library: &Library,
    (sign, tip, back): (&str, &str, f32),
    label: &str,
    row: Rect,
) -> bool {
    let at = row.right_center() - vec2(plan.long(back), 0.0);
    let rect = Rect::from_center_size(at, vec2(plan.long(30.0), plan.long(32.0)));
    let font = plan.face(Typeface::Bold, 18.0);
    let hit = pen.button_in(rect, sign, label, font, Look::Plain);
    hit.tip(library.say(tip)).clicked
}

/// Returns the round of a game that was left, the winners of one that is over, or the reason why it cannot be opened.
pub(super) fn told(library: &Library, kept: &Kept) -> String {
    match (kept.held, kept.round()) {
        (true, _) => library.say("ui-held"),
        (false, Some((round, most))) => {
            let game = library.say(&format!("ui-game-{}", kept.game.name));
            let winners = kept.winners();
            if let Some(date) = kept.over.as_deref().filter(|_| !winners.is_empty()) {
                let names = figures::listed(library.words(), winners);
                let values = [
                    ("game", game.into()),
                    ("date", date.into()),
                    ("count", (winners.len() as i64).into()),
                    ("pirates", names.into()),
                ];
                return library.fill("ui-over-of", &values);
            }
            let values = [("round", round.into()), ("most", most.into())];
            let values = [
                ("game", game.into()),
                ("round", library.fill("ui-round", &values).into()),
            ];
            library.fill("ui-left-of", &values)
        }
        (false, None) if kept.crew().is_empty() => {
            let room = if kept.over.is_some() {
                "finished"
            } else {
                "games"
            };
            let file = format!("{room}/{}.ron", kept.name);
            library.fill("ui-left-file", &[("file", file.into())])
        }
        (false, None) => library.say("ui-cannot-sail"),
    }
}
