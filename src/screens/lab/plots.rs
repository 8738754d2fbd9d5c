//! The figures of a study: bars with their intervals and the numbers beside them, a page for each kind of figure.

use super::Library;
use crate::study::{Side, Study};
use crate::theme::buttons::Look;
use crate::theme::canvas::Plan;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{
    Align2, Color32, Rect, Stroke, StrokeKind, UiBuilder, Vec2, Vec2b, pos2, vec2,
};
use egui_plot::{
    AxisHints, Bar, BarChart, GridInput, GridMark, Line, LineStyle, MarkerShape, Plot, PlotPoint,
    PlotPoints, Points, VLine,
};
use rules::study::{Figure, What};

/// The most tabs in a row.
const TABS: usize = 6;
/// The colour of each side, and the shape that marks its figures.
const SIDES: [(Color32, MarkerShape); 2] = [
    (palette::BRASS, MarkerShape::Circle),
    (palette::MOON, MarkerShape::Diamond),
];

/// The figures of each side for one thing.
struct Row<'a> {
    of: &'a str,
    figures: Vec<Option<&'a Figure>>,
}

pub(super) fn draw(
    pen: &mut Pen,
    plan: &Plan,
    library: &Library,
    study: &Study,
    page: &mut Option<What>,
) {
    pen.panel(plan.rect(344.0, 84.0, 896.0, 552.0));
    let figures: Vec<Vec<Figure>> = study.sides().iter().map(Side::figures).collect();
    let mut pages: Vec<What> = Vec::new();
    for figure in figures.iter().flatten() {
        // Two single numbers stand over the lengths.
        let single = matches!(figure.what, What::Rounds | What::LeadChanges);
        if !single && !pages.contains(&figure.what) {
            pages.push(figure.what);
        }
    }
    pages.sort_by_key(|&what| order(what));
    tabs(pen, plan, library, &pages, page);
    let Some(what) = page
        .filter(|page| pages.contains(page))
        .or(pages.first().copied())
    else {
        return;
    };
    let mut top = 100.0 + 38.0 * pages.len().div_ceil(TABS) as f32;
    if figures.len() > 1 {
        legend(pen, plan, library, study, top);
        top += 26.0;
    }
    if what == What::Lengths {
        for single in [What::Rounds, What::LeadChanges] {
            let text = figures.iter().filter_map(|side| {
                let figure = side.iter().find(|figure| figure.what == single)?;
                Some(number(figure, library))
            });
            let text: Vec<String> = text.collect();
            if !text.is_empty() {
                let text = text.join(" | ");
                let values = [("number", text.as_str().into())];
                let id = if single == What::Rounds {
                    "ui-lab-rounds"
                } else {
                    "ui-lab-lead"
                };
                let font = plan.face(Typeface::Bold, 16.0);
                let at = plan.at(366.0, top + 10.0);
                let text = library.fill(id, &values);
                pen.text(at, Align2::LEFT_CENTER, font, palette::TEXT, text);
                top += 24.0;
            }
        }
    }
    let rows = rows(&figures, what);
    let place = Rect::from_min_max(plan.at(360.0, top), plan.at(1224.0, 624.0));
    bars(pen, plan, library, study, what, &rows, place);
}

/// Returns the rank of a page among the pages.
fn order(what: What) -> u8 {
    match what {
        What::Wins(_) => 0,
        What::Points => 1,
        What::Lengths | What::Rounds | What::LeadChanges => 2,
        What::Uses(_) => 3,
        What::Worth(_) => 4,
    }
}

fn tabs(pen: &mut Pen, plan: &Plan, library: &Library, pages: &[What], page: &mut Option<What>) {
    let open = page
        .filter(|page| pages.contains(page))
        .or(pages.first().copied());
    for (number, &what) in pages.iter().enumerate() {
        let (column, line) = (number % TABS, number / TABS);
        let (x, y) = (358.0 + 145.0 * column as f32, 96.0 + 38.0 * line as f32);
        let label = name(library, what);
        let look = if open == Some(what) {
            Look::Brass
        } else {
            Look::Plain
        };
        let font = plan.face(Typeface::Bold, 14.0);
        let rect = plan.rect(x, y, 140.0, 32.0);
        let hit = pen.button_in(rect, &label, &label, font, look);
        if hit.tip(explanation(library, what)).clicked {
            *page = Some(what);
        }
    }
}

/// Returns the name of a page.
fn name(library: &Library, what: What) -> String {
    let of = |id: &str, kind: &'static str| library.fill(id, &[("what", kind.into())]);
    match what {
        What::Wins(by) => of("ui-lab-wins", by),
        What::Points => library.say("ui-lab-points"),
        What::Lengths | What::Rounds | What::LeadChanges => library.say("ui-lab-lengths"),
        What::Uses(kind) => of("ui-lab-uses", kind),
        What::Worth(kind) => of("ui-lab-worth", kind),
    }
}

/// Returns the explanation of a page's figures.
fn explanation(library: &Library, what: What) -> String {
    library.say(match what {
        What::Wins(_) => "ui-lab-wins.tip",
        What::Points => "ui-lab-points.tip",
        What::Lengths | What::Rounds | What::LeadChanges => "ui-lab-lengths.tip",
        What::Uses(_) => "ui-lab-uses.tip",
        What::Worth(_) => "ui-lab-worth.tip",
    })
}

/// Draws the legend: the colour and shape of each side's data.
fn legend(pen: &mut Pen, plan: &Plan, library: &Library, study: &Study, y: f32) {
    for ((side, (colour, shape)), x) in study.sides().iter().zip(SIDES).zip([366.0, 600.0]) {
        let at = plan.at(x, y + 10.0);
        let painter = pen.ui.painter();
        let reach = plan.long(6.0);
        if shape == MarkerShape::Diamond {
            let points = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)];
            let points = points.map(|(x, y)| at + vec2(x, y) * reach);
            let stroke = Stroke::new(1.6, colour);
            painter.add(bevy_egui::egui::Shape::closed_line(points.to_vec(), stroke));
        } else {
            painter.circle_filled(at, reach * 0.8, colour);
        }
        let text = match &side.folder {
            Some(folder) => folder.display().to_string(),
            None => library.say("ui-lab-own"),
        };
        let games = [
            ("data", text.into()),
            ("games", (side.games() as i64).into()),
        ];
        let text = library.fill("ui-lab-side", &games);
        let font = plan.face(Typeface::Plain, 15.0);
        let width = plan.long(if x < 500.0 { 210.0 } else { 600.0 });
        let corner = at + vec2(plan.long(14.0), plan.long(-10.0));
        pen.line(corner, width, font, palette::TEXT, &text);
    }
}

/// Returns the figures of each thing, in the order of the first side.
fn rows(figures: &[Vec<Figure>], what: What) -> Vec<Row<'_>> {
    let mut rows: Vec<Row> = Vec::new();
    for (side, all) in figures.iter().enumerate() {
        for figure in all.iter().filter(|figure| figure.what == what) {
            let place = rows.iter().position(|row| row.of == figure.of);
            let place = place.unwrap_or_else(|| {
                rows.push(Row {
                    of: &figure.of,
                    figures: vec![None; figures.len()],
                });
                rows.len() - 1
            });
            rows[place].figures[side] = Some(figure);
        }
    }
    if what == What::Lengths {
        rows.sort_by_key(|row| row.of.parse::<u32>().unwrap_or(0));
    }
    rows
}

/// Returns a figure with its interval, as text.
fn number(figure: &Figure, library: &Library) -> String {
    let (times, digits) = if figure.what.is_share() {
        (100.0, 1)
    } else {
        (1.0, 2)
    };
    let text = |value: f64| format!("{:.digits$}", times * value);
    let (value, share) = (text(figure.value), figure.what.is_share());
    let id = match (figure.bounds, share) {
        (Some(_), true) => "ui-lab-share",
        (Some(_), false) => "ui-lab-number",
        (None, _) => return value,
    };
    let (low, high) = figure.bounds.unwrap_or_default();
    let values = [
        ("value", value.into()),
        ("low", text(low).into()),
        ("high", text(high).into()),
    ];
    library.fill(id, &values)
}

/// Draws the bars, lying, with names on their left and numbers on their right.
fn bars(
    pen: &mut Pen,
    plan: &Plan,
    library: &Library,
    study: &Study,
    what: What,
    rows: &[Row],
    place: Rect,
) {
    let sides = study.sides().len();
    let field = Rect::from_min_max(
        place.min + vec2(plan.long(150.0), 0.0),
        place.max - vec2(plan.long(190.0), 0.0),
    );
    let times = if what.is_share() { 100.0 } else { 1.0 };
    let thick = 0.78 / sides as f64;
    let at = |row: usize, side: usize| {
        -(row as f64) - (side as f64 - (sides as f64 - 1.0) / 2.0) * thick
    };
    let small = plan.face(Typeface::Plain, 14.0);
    let axis = AxisHints::new_x()
        .tick_label_color(palette::FAINT)
        .tick_label_font(small)
        .label_spacing(30.0..=44.0)
        .formatter(move |mark: GridMark, _: &_| {
            let digits = usize::from(mark.step_size < 1.0);
            let unit = if what.is_share() { " %" } else { "" };
            format!("{:.digits$}{unit}", mark.value)
        });
    let mut high: f64 = 0.0;
    let mut low: f64 = 0.0;
    for figure in rows.iter().flat_map(|row| row.figures.iter().flatten()) {
        let (from, to) = figure.bounds.unwrap_or((figure.value, figure.value));
        high = high.max(times * to.max(figure.value));
        low = low.min(times * from.min(figure.value));
    }
    let room = 0.04 * (high - low).max(1e-6);
    let builder = UiBuilder::new().max_rect(field);
    let mut ui = pen.ui.new_child(builder);
    let plot = Plot::new(("figures", what))
        .show_axes(Vec2b::new(true, false))
        .custom_x_axes(vec![axis])
        .show_grid(Vec2b::new(true, false))
        .grid_color(palette::LINE)
        .show_background(false)
        .show_x(false)
        .show_y(false)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_axis_zoom_drag(false)
        .allow_double_click_reset(false)
        .set_margin_fraction(Vec2::ZERO)
        .y_grid_spacer(|_: GridInput| Vec::new())
        .show(&mut ui, |plot| {
            plot.set_plot_bounds_x(low - room..=high + room);
            plot.set_plot_bounds_y(-(rows.len() as f64) + 0.4..=0.6);
            let zero = VLine::new("zero", 0.0).color(palette::LINE).width(1.4);
            plot.vline(zero.allow_hover(false));
            if let What::Wins(_) = what {
                // The share of a player no better and no worse than the others.
                let even = VLine::new("even", 100.0 / study.seats().max(1) as f64)
                    .color(palette::CREAM)
                    .style(LineStyle::dashed_loose());
                plot.vline(even.allow_hover(false));
            }
            for (side, (colour, shape)) in SIDES.into_iter().enumerate().take(sides) {
                let mut bars = Vec::new();
                let mut points = Vec::new();
                let mut intervals = Vec::new();
                for (row, figure) in rows.iter().enumerate() {
                    let Some(figure) = figure.figures[side] else {
                        continue;
                    };
                    let y = at(row, side);
                    let fill = colour.gamma_multiply(if side == 0 { 0.55 } else { 0.14 });
                    let bar = Bar::new(y, times * figure.value)
                        .width(thick * 0.84)
                        .fill(fill)
                        .stroke(Stroke::new(1.4, colour));
                    bars.push(bar.horizontal());
                    points.push([times * figure.value, y]);
                    if let Some((low, high)) = figure.bounds {
                        intervals.push((times * low, times * high, y));
                    }
                }
                plot.bar_chart(BarChart::new(format!("bars {side}"), bars).allow_hover(false));
                for (low, high, y) in intervals {
                    whisker(plot, low, high, y, thick * 0.26);
                }
                let radius = if rows.len() * sides > 24 { 3.0 } else { 4.5 };
                let points = Points::new(format!("marks {side}"), PlotPoints::from(points))
                    .shape(shape)
                    .color(palette::CREAM)
                    .radius(radius)
                    .filled(side == 0);
                plot.points(points.allow_hover(false));
            }
        });
    let transform = plot.transform;
    let pitch = (transform.position_from_point(&PlotPoint::new(0.0, 0.0)).y
        - transform.position_from_point(&PlotPoint::new(0.0, 1.0)).y)
        .abs();
    let name_font = plan.face(Typeface::Bold, 15.0);
    let size = (pitch / sides as f32 * 0.9).min(plan.long(14.5));
    for (row, figures) in rows.iter().enumerate() {
        let y = transform
            .position_from_point(&PlotPoint::new(0.0, -(row as f64)))
            .y;
        let mut font = name_font.clone();
        font.size = font.size.min(pitch * 0.92);
        let numbered = |id| {
            let number = figures.of.parse::<i64>().unwrap_or(0);
            library.fill(id, &[("number", number.into())])
        };
        let name = match what {
            What::Wins("seat") => numbered("ui-lab-seat"),
            What::Wins("place") => numbered("ui-lab-place"),
            _ => figures.of.to_owned(),
        };
        let right = pos2(field.left() - plan.long(10.0), y);
        pen.text(right, Align2::RIGHT_CENTER, font, palette::TEXT, name);
        for (side, figure) in figures.figures.iter().enumerate() {
            let Some(figure) = figure else {
                continue;
            };
            let point = PlotPoint::new(0.0, at(row, side));
            let y = transform.position_from_point(&point).y;
            let left = pos2(field.right() + plan.long(12.0), y);
            let ink = if side == 0 {
                palette::BRASS_LIGHT
            } else {
                palette::MOON
            };
            let font = Typeface::Bold.at(size);
            pen.text(
                left,
                Align2::LEFT_CENTER,
                font,
                ink,
                number(figure, library),
            );
        }
    }
    let edge = Stroke::new(1.0, palette::LINE);
    let frame = *transform.frame();
    pen.ui
        .painter()
        .rect_stroke(frame, 0.0, edge, StrokeKind::Outside);
}

/// Draws the interval of a figure, with its ends.
fn whisker(plot: &mut egui_plot::PlotUi, low: f64, high: f64, y: f64, reach: f64) {
    for points in [
        vec![[low, y], [high, y]],
        vec![[low, y - reach], [low, y + reach]],
        vec![[high, y - reach], [high, y + reach]],
    ] {
        let line = Line::new("interval", PlotPoints::from(points))
            .color(palette::CREAM)
            .width(1.6);
        plot.line(line.allow_hover(false));
    }
}
