//! The shelf: the games that there are, and those that were left.

use super::kept::{self, Kept};
use super::lessons::Learning;
use super::library::Library;
use crate::games::{Boxed, GAMES};
use crate::options::Options;
use crate::table::Notice;
use crate::table::lesson::Learnt;
use crate::theme::buttons::Look;
use crate::theme::easel::{Easel, Plan, centred, title};
use crate::theme::{Face, Pen, palette};
use crate::{Over, Screen};
use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};
use egui::{Align2, Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, vec2};

/// Boxes on the shelf at most.
const PLACES: usize = 5;
/// What stands where no box does.
const PROPS: [&str; PLACES] = [
    "",
    "art/prop-charts",
    "art/prop-bottle",
    "art/prop-candle",
    "art/prop-lantern",
];
/// Games left that show at a time.
const ROWS: usize = 3;

/// What the shelf shows.
#[derive(Resource, Default)]
pub(super) struct Shelf {
    left: Vec<Kept>,
    /// The first game left that shows.
    first: usize,
    /// The box that is looked at.
    pub(super) looked: usize,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .add_systems(
            Update,
            open.run_if(in_state(Screen::Shelf).and_then(resource_exists_and_changed::<Library>)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.run_if(
                in_state(Screen::Shelf)
                    .and_then(in_state(Over::Nothing))
                    .and_then(resource_exists::<Library>),
            ),
        );
}

/// A library that was opened anew tells of the games that were left in its own words.
fn open(options: Res<Options>, library: Res<Library>, mut shelf: ResMut<Shelf>) {
    shelf.left = kept::left(&options, &library);
    shelf.first = 0;
}

/// What was asked for on the shelf.
enum Asked {
    /// Sail on with the game left that has this number.
    Resume(usize),
    /// Set up the game that has this place.
    SetUp(usize),
    Learn,
    Go(Screen),
    Over(Over),
    Quit,
}

fn draw(
    mut easel: Easel,
    library: Res<Library>,
    mut shelf: ResMut<Shelf>,
    notice: Res<Notice>,
    learnt: Res<Learnt>,
    mut learning: ResMut<Learning>,
    mut commands: Commands,
    mut screen: ResMut<NextState<Screen>>,
    mut over: ResMut<NextState<Over>>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let mut asked = None;
    easel.draw("shelf", &notice.text, |pen, plan| {
        title(pen, plan, 44.0, &library.say("ui-title"));
        let lies = Lies::on(plan);
        asked = boxes(pen, &lies, &library, &mut shelf);
        asked =
            voyages(pen, &lies.voyages, &library, &mut shelf, learnt.is_empty()).or(asked.take());
        let (below, bottom) = below(pen, plan, lies.below, &library, &notice.text);
        asked = below.or(asked.take());
        bottom
    })?;
    match asked {
        Some(Asked::Resume(number)) => {
            let kept = &shelf.left[number];
            (kept.game.resume)(&mut commands, kept.name.clone());
        }
        Some(Asked::SetUp(place)) => {
            shelf.looked = place;
            screen.set(Screen::Setup);
        }
        Some(Asked::Learn) => {
            learning.0 = shelf.looked;
            screen.set(Screen::Lessons);
        }
        Some(Asked::Go(to)) => screen.set(to),
        Some(Asked::Over(page)) => over.set(page),
        Some(Asked::Quit) => {
            exit.write(AppExit::Success);
        }
        None => {}
    }
    Ok(())
}

/// The plan of each part: all of them on one where there is room for that, else below each other.
struct Lies {
    case: Plan,
    voyages: Plan,
    game: Plan,
    /// Where they end.
    below: f32,
}

impl Lies {
    fn on(plan: &Plan) -> Self {
        if plan.is_whole() {
            return Self {
                case: *plan,
                voyages: *plan,
                game: *plan,
                below: 664.0,
            };
        }
        let room = plan.width() - 24.0;
        let (top, times) = (70.0, room / 1180.0);
        let case = plan.moved(times, (640.0, 80.0), (640.0, top));
        let next = top + 336.0 * times + 14.0;
        // Two panels, side by side or one above the other.
        let side_by_side = room >= 1180.0;
        let times = if side_by_side {
            1.0
        } else {
            (room / 640.0).min(1.0)
        };
        let high = 230.0 * times;
        let voyages = plan.moved(times, (370.0, 434.0), (640.0, next));
        let game = plan.moved(times, (968.0, 434.0), (640.0, next + high));
        if side_by_side {
            let both = plan.moved(1.0, (640.0, 434.0), (640.0, next));
            return Self {
                case,
                voyages: both,
                game: both,
                below: next + high,
            };
        }
        Self {
            case,
            voyages,
            game,
            below: next + high * 2.0,
        }
    }
}

/// The shelf itself, with a box for each game. What the box says on its back that is looked at comes right after it for the
/// keys: whoever walks over other boxes comes to what those say, and to no button that means another box than the last.
fn boxes(pen: &mut Pen, lies: &Lies, library: &Library, shelf: &mut Shelf) -> Option<Asked> {
    let plan = &lies.case;
    let looked = shelf.looked;
    let case = plan.rect(50.0, 80.0, 1180.0, 336.0);
    pen.picture("art/shelf", case);
    let mut asked = None;
    for (place, prop) in PROPS.into_iter().enumerate() {
        let foot = plan.at(640.0 + (place as f32 - 2.0) * 218.0, 372.0);
        match GAMES.get(place) {
            Some(game) => {
                let hit = one_box(pen, plan, library, game, foot);
                if hit.hovered {
                    shelf.looked = place;
                }
                if hit.clicked {
                    asked = Some(Asked::SetUp(place));
                }
                if place == looked {
                    asked = self::game(pen, &lies.game, library, place).or(asked.take());
                }
            }
            None => stand(pen, plan, prop, foot),
        }
    }
    asked
}

/// A thing that stands on the shelf, as large as it is drawn.
fn stand(pen: &Pen, plan: &Plan, name: &str, foot: Pos2) {
    if let Some((_, size)) = pen.gallery.panel(name) {
        let size = vec2(plan.long(size.x), plan.long(size.y));
        let corner = foot - vec2(size.x / 2.0, size.y - plan.long(2.0));
        pen.picture(name, Rect::from_min_size(corner, size));
    }
}

fn one_box(
    pen: &mut Pen,
    plan: &Plan,
    library: &Library,
    game: &Boxed,
    foot: Pos2,
) -> crate::theme::Hit {
    let name = library.say(&format!("ui-game-{}", game.name));
    let size = vec2(plan.long(171.0), plan.long(262.0));
    let at_rest = Rect::from_min_size(foot - vec2(size.x / 2.0, size.y), size);
    let label = library.fill("ui-take-box", &[("game", name.as_str().into())]);
    let hit = pen.hit(at_rest, &label);
    let painter = pen.ui.painter();
    let shadow = egui::epaint::Shadow {
        offset: [-10, if hit.hovered { 14 } else { 6 }],
        blur: 18,
        spread: 0,
        color: Color32::from_black_alpha(170),
    };
    painter.add(shadow.as_shape(at_rest.shrink(4.0), CornerRadius::same(6)));
    // A box that is looked at is half taken down.
    let rect = if hit.hovered {
        at_rest
            .expand2(size * 0.025)
            .translate(vec2(0.0, -plan.long(6.0)))
    } else {
        at_rest
    };
    pen.picture(&format!("art/box-{}", game.name), rect);
    let on_box =
        |x: f32, y: f32| rect.min + vec2(rect.width() * x / 300.0, rect.height() * y / 460.0);
    let size = fitting_size(pen, &name, rect.width() * 0.8, rect.width() * 0.175);
    let ribbon = on_box(159.0, 64.0);
    pen.text(
        ribbon,
        Align2::CENTER_CENTER,
        Face::Title.at(size),
        palette::INK,
        &name,
    );
    let plate = Rect::from_center_size(on_box(159.0, 428.0), vec2(0.4, 0.155) * rect.width());
    let edge = Stroke::new(1.4, palette::BRASS);
    let fill = palette::WELL;
    pen.ui
        .painter()
        .rect(plate, plate.height() / 2.0, fill, edge, StrokeKind::Inside);
    let font = Face::Title.at(plate.height() * 0.74);
    let at = plate.center() - vec2(plate.width() * 0.12, 0.0);
    let most = players(library, game, "ui-players-short");
    pen.text(at, Align2::CENTER_CENTER, font, palette::BRASS_LIGHT, most);
    let at = plate.center() + vec2(plate.width() * 0.28, 0.0);
    pen.icon("meeple", at, plate.height() * 0.62, palette::BRASS_LIGHT);
    if hit.focused {
        pen.mark(rect, CornerRadius::same(6));
    }
    hit
}

/// The size at which a title fits a width.
fn fitting_size(pen: &Pen, text: &str, width: f32, largest: f32) -> f32 {
    let painter = pen.ui.painter();
    let galley = painter.layout_no_wrap(text.to_owned(), Face::Title.at(largest), palette::INK);
    largest * (width / galley.size().x).min(1.0)
}

fn players(library: &Library, game: &Boxed, id: &str) -> String {
    let (least, most) = game.players;
    library.fill(id, &[("least", least.into()), ("most", most.into())])
}

/// The games that were left, the newest first. Who is new is offered the lessons.
fn voyages(
    pen: &mut Pen,
    plan: &Plan,
    library: &Library,
    shelf: &mut Shelf,
    new: bool,
) -> Option<Asked> {
    let panel = plan.rect(50.0, 434.0, 640.0, 216.0);
    pen.panel(panel);
    let font = plan.face(Face::Head, 19.0);
    let at = plan.at(74.0, 460.0);
    let heading = library.say("ui-left");
    pen.text(at, Align2::LEFT_CENTER, font, palette::BRASS_LIGHT, heading);
    if shelf.left.is_empty() && new {
        let font = plan.face(Face::Plain, 18.0);
        let at = plan.at(370.0, 496.0);
        let text = library.say("ui-learn-offer");
        let width = plan.long(540.0);
        centred(pen, at, width, 3, font, palette::TEXT, &text);
        let label = library.say("ui-learn-first");
        let font = plan.face(Face::Bold, 18.0);
        let button = plan.rect(240.0, 580.0, 260.0, 48.0);
        let hit = pen.button_in(button, &label, &label, font, Look::Brass);
        return hit.clicked.then_some(Asked::Learn);
    }
    if shelf.left.is_empty() {
        let font = plan.face(Face::Plain, 16.0);
        let text = library.say("ui-left-none");
        pen.icon(
            "island",
            plan.at(370.0, 536.0),
            plan.long(62.0),
            palette::SLOT,
        );
        let at = plan.at(370.0, 600.0);
        pen.text(at, Align2::CENTER_CENTER, font, palette::FAINT, text);
        return None;
    }
    let beyond = shelf.left.len() > shelf.first + ROWS;
    if shelf.first > 0 {
        let newer = plan.rect(600.0, 446.0, 32.0, 28.0);
        if pen.arrow(newer, true, &library.say("ui-newer")).clicked {
            shelf.first -= 1;
        }
    }
    if beyond {
        let older = plan.rect(640.0, 446.0, 32.0, 28.0);
        if pen.arrow(older, false, &library.say("ui-older")).clicked {
            shelf.first += 1;
        }
    }
    let mut asked = None;
    let shown = shelf.left.iter().enumerate().skip(shelf.first).take(ROWS);
    for (line, (number, kept)) in shown.enumerate() {
        let row = plan.rect(64.0, 482.0 + line as f32 * 54.0, 612.0, 50.0);
        if voyage(pen, plan, library, kept, number, row) {
            asked = Some(Asked::Resume(number));
        }
    }
    asked
}

/// A game that was left; tells whether it is sailed on.
fn voyage(
    pen: &mut Pen,
    plan: &Plan,
    library: &Library,
    kept: &Kept,
    number: usize,
    row: Rect,
) -> bool {
    let names = kept.names(library);
    let values = [
        ("number", (number as i64 + 1).into()),
        ("pirates", names.as_str().into()),
    ];
    let hit = (!kept.held).then(|| pen.hit(row, &library.fill("ui-sail-on", &values)));
    let lit = hit.as_ref().is_some_and(|hit| hit.hovered);
    let fill = if lit {
        palette::FILL_LIT
    } else {
        palette::WELL
    };
    // The last game stands out: it is what most people come back for.
    let edge = match (lit, number) {
        (true, _) => palette::CREAM,
        (false, 0) => palette::BRASS,
        (false, _) => palette::SLOT,
    };
    let radius = CornerRadius::same(8);
    let stroke = Stroke::new(1.4, edge);
    pen.ui
        .painter()
        .rect(row, radius, fill, stroke, StrokeKind::Inside);
    let middle = row.center().y;
    let step = plan.long(28.0);
    let mut x = row.left() + plan.long(26.0);
    for (colour, _) in kept.crew() {
        let badge = format!("art/badge-{}", palette::colour_name(*colour));
        pen.art(&badge, egui::pos2(x, middle), plan.long(34.0));
        x += step;
    }
    let left = row.left() + plan.long(170.0);
    let ink = if kept.held {
        palette::FAINT
    } else {
        palette::TEXT
    };
    let at = egui::pos2(left, row.top() + plan.long(6.0));
    let width = row.right() - plan.long(56.0) - left;
    pen.line(at, width, plan.face(Face::Bold, 16.0), ink, &names);
    let below = match (kept.held, kept.round()) {
        (true, _) => library.say("ui-held"),
        (false, Some((round, most))) => {
            let values = [("round", round.into()), ("most", most.into())];
            let game = library.say(&format!("ui-game-{}", kept.game.name));
            let values = [
                ("game", game.into()),
                ("round", library.fill("ui-round", &values).into()),
            ];
            library.fill("ui-left-of", &values)
        }
        (false, None) if kept.crew().is_empty() => String::new(),
        (false, None) => library.say("ui-cannot-sail"),
    };
    let at = egui::pos2(left, row.top() + plan.long(27.0));
    pen.line(
        at,
        width,
        plan.face(Face::Plain, 14.0),
        palette::FAINT,
        &below,
    );
    let Some(hit) = hit else {
        return false;
    };
    let tint = if number == 0 || lit {
        palette::BRASS_LIGHT
    } else {
        palette::FAINT
    };
    let wheel = row.right_center() - vec2(plan.long(28.0), 0.0);
    pen.icon("ship-wheel", wheel, plan.long(30.0), tint);
    if hit.focused {
        pen.mark(row, radius);
    }
    let tip = library.say("ui-resume.tip");
    hit.tip(format!("{names}\n{tip}")).clicked
}

/// What the box that is looked at says on its back.
fn game(pen: &mut Pen, plan: &Plan, library: &Library, place: usize) -> Option<Asked> {
    let game = &GAMES[place];
    let panel = plan.rect(706.0, 434.0, 524.0, 216.0);
    pen.panel(panel);
    let id = format!("ui-game-{}", game.name);
    let font = plan.face(Face::Title, 30.0);
    let at = plan.at(732.0, 466.0);
    let name = library.say(&id);
    pen.text(at, Align2::LEFT_CENTER, font, palette::TEXT, &name);
    let font = plan.face(Face::Bold, 15.0);
    let at = plan.at(1204.0, 468.0);
    let most = players(library, game, "ui-players");
    pen.text(at, Align2::RIGHT_CENTER, font, palette::BRASS_LIGHT, most);
    let rule = Stroke::new(1.0, palette::BRASS.gamma_multiply(0.5));
    let (left, right) = (plan.at(732.0, 0.0).x, plan.at(1204.0, 0.0).x);
    let y = plan.at(0.0, 490.0).y;
    pen.ui.painter().hline(left..=right, y, rule);
    let font = plan.face(Face::Plain, 17.0);
    let text = library.say(&format!("{id}.tip"));
    pen.paragraph(
        plan.at(732.0, 502.0),
        right - left,
        font,
        palette::TEXT,
        &text,
    );
    let button = plan.rect(1004.0, 588.0, 200.0, 44.0);
    let name = [("game", name.as_str().into())];
    let (text, label) = (
        library.say("ui-new-game"),
        library.fill("ui-new-game-of", &name),
    );
    let font = plan.face(Face::Bold, 17.0);
    let mut asked = None;
    let hit = pen.button_in(button, &text, &label, font.clone(), Look::Brass);
    if hit.clicked {
        asked = Some(Asked::SetUp(place));
    }
    if !game.lessons.is_empty() {
        let button = plan.rect(788.0, 588.0, 200.0, 44.0);
        let (text, label) = (library.say("ui-learn"), library.fill("ui-lessons", &name));
        if pen
            .button_in(button, &text, &label, font, Look::Plain)
            .clicked
        {
            asked = Some(Asked::Learn);
        }
    }
    asked
}

/// What lies below the shelf: credits, the way out, and what went wrong; how far down all of it reaches.
fn below(
    pen: &mut Pen,
    plan: &Plan,
    top: f32,
    library: &Library,
    notice: &str,
) -> (Option<Asked>, f32) {
    let font = plan.face(Face::Bold, 15.0);
    let mut asked = None;
    let whole = plan.is_whole();
    let buttons = [
        (50.0, "ui-credits", Asked::Go(Screen::Credits)),
        (208.0, "ui-lab", Asked::Go(Screen::Lab)),
        (594.0, "ui-stats", Asked::Go(Screen::Statistics)),
        (756.0, "ui-rules", Asked::Over(Over::Rules)),
        (918.0, "ui-settings", Asked::Over(Over::Settings)),
        (1080.0, "ui-quit", Asked::Quit),
    ];
    let room = (plan.width() - 24.0).min(660.0);
    let step = (room + 10.0) / buttons.len() as f32;
    for (place, (x, id, what)) in buttons.into_iter().enumerate() {
        let label = library.say(id);
        let x = if whole {
            x
        } else {
            640.0 - room / 2.0 + step * place as f32
        };
        let wide = if whole { 150.0 } else { step - 10.0 };
        let rect = plan.rect(x, top, wide, 38.0);
        let hit = pen.button_in(rect, &label, &label, font.clone(), Look::Plain);
        if hit.clicked {
            asked = Some(what);
        }
    }
    let wrong = if notice.is_empty() && library.faulty {
        library.say("ui-faults")
    } else {
        notice.to_owned()
    };
    if whole {
        warning(pen, plan.rect(216.0, 382.0, 848.0, 46.0), &wrong);
        return (asked, 720.0);
    }
    let rect = plan.rect(640.0 - room / 2.0, top + 48.0, room, 46.0);
    let told = warning(pen, rect, &wrong);
    (asked, top + 56.0 + plan.units(told.height()))
}

/// What went wrong, in a frame that grows upwards where it is long; nothing where nothing did.
pub(super) fn warning(pen: &Pen, rect: Rect, text: &str) -> Rect {
    if text.is_empty() {
        return Rect::from_min_size(rect.min, egui::Vec2::ZERO);
    }
    let inset = rect.height() * 0.3;
    let font = Face::Plain.at(rect.height() * 0.32);
    let room = rect.width() - inset * 2.0;
    let painter = pen.ui.painter();
    let galley = painter.layout(text.to_owned(), font, palette::TEXT, room);
    let high = rect.height().max(galley.size().y + inset);
    let rect = rect.with_min_y(rect.bottom() - high);
    let edge = Stroke::new(1.6, palette::DANGER);
    painter.rect(rect, 8.0, palette::PANEL_SOLID, edge, StrokeKind::Inside);
    let at = egui::pos2(rect.left() + inset, rect.center().y - galley.size().y / 2.0);
    painter.galley(at, galley, palette::TEXT);
    rect
}
