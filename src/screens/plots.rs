//! Plots in the game's palette. They are looked at, not moved: what they show stands beside them in numbers.

use crate::statistics::Tally;
use crate::theme::{Face, Pen, palette};
use bevy_egui::egui::{
    Align2, Color32, Pos2, Rect, RichText, Shape, Stroke, TextStyle, UiBuilder, vec2,
};
use egui_plot::{
    Bar, BarChart, GridMark, Line, LineStyle, MarkerShape, Plot, PlotPoint, PlotPoints, PlotUi,
    Points, Text,
};
use std::ops::RangeInclusive;

/// Points that are counted together.
const STEP: i32 = 5;
/// Bars that leave room for names of two words.
const AT_EASE: usize = 5;
/// The room of a scale of shares, in percent: for names under it and for figures over it.
const ROOM: [f64; 2] = [-48.0, 112.0];
/// Games whose mean is drawn.
const LAST: usize = 10;

/// Lays a plot into a rectangle.
fn show<'a>(
    pen: &mut Pen,
    name: &str,
    rect: Rect,
    set: impl FnOnce(Plot<'a>) -> Plot<'a>,
    draw: impl FnOnce(&mut PlotUi<'a>) + 'a,
) {
    let size = pen.pick(14.0, 17.0);
    pen.ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        let style = ui.style_mut();
        for text in [TextStyle::Body, TextStyle::Small, TextStyle::Button] {
            style.text_styles.insert(text, Face::Plain.at(size));
        }
        style.visuals.override_text_color = Some(palette::FAINT);
        let plot = Plot::new(name.to_owned())
            .width(rect.width())
            .height(rect.height())
            .show_background(false)
            .allow_zoom(false)
            .allow_drag(false)
            .allow_scroll(false)
            .allow_boxed_zoom(false)
            .allow_double_click_reset(false)
            .show_crosshair(false)
            .show_x(false)
            .show_y(false)
            .grid_color(palette::SLOT);
        set(plot).show(ui, draw);
    });
}

fn text_at(name: &str, x: f64, y: f64, text: String, anchor: Align2) -> Text {
    let text = RichText::new(text).color(palette::TEXT);
    Text::new(name, PlotPoint::new(x, y), text).anchor(anchor)
}

/// The share won of each tally as a bar, with its interval as a line with two ends.
pub(super) fn wins(pen: &mut Pen, rect: Rect, tallies: &[(String, &Tally)]) {
    let shares: Vec<_> = tallies
        .iter()
        .map(|(name, tally)| (name.clone(), tally.share()))
        .collect();
    let most = tallies.len() as f64 - 0.4;
    show(
        pen,
        "wins",
        rect,
        move |plot| {
            plot.include_y(ROOM[0])
                .include_y(ROOM[1])
                .include_x(-0.6)
                .include_x(most)
                .show_grid([false, true])
                .show_axes([false, true])
                .y_grid_spacer(|_| {
                    [0.0, 50.0, 100.0]
                        .map(|value| GridMark {
                            value,
                            step_size: 50.0,
                        })
                        .to_vec()
                })
                .y_axis_formatter(|mark, _| format!("{:.0} %", mark.value))
        },
        move |plot| {
            let bars = shares.iter().enumerate().map(|(place, (_, share))| {
                Bar::new(place as f64, share.share * 100.0)
                    .width(0.5)
                    .fill(palette::BRASS)
                    .stroke(Stroke::new(1.2, palette::BRASS_LIGHT))
            });
            let chart = BarChart::new("won", bars.collect()).allow_hover(false);
            plot.bar_chart(chart.color(palette::BRASS));
            for (place, (name, share)) in shares.iter().enumerate() {
                let x = place as f64;
                let (low, high) = (share.low * 100.0, share.high * 100.0);
                let ways = [
                    vec![[x, low], [x, high]],
                    vec![[x - 0.1, low], [x + 0.1, low]],
                    vec![[x - 0.1, high], [x + 0.1, high]],
                ];
                for way in ways {
                    plot.line(line("range", way, palette::CREAM, 1.8));
                }
                let value = Points::new("share", PlotPoints::from(vec![[x, share.share * 100.0]]));
                let value = value.shape(MarkerShape::Diamond).radius(4.5);
                plot.points(value.color(palette::CREAM).allow_hover(false));
                let percent = format!("{:.0} %", share.share * 100.0);
                plot.text(text_at(
                    "share",
                    x,
                    high + 3.0,
                    percent,
                    Align2::CENTER_BOTTOM,
                ));
                // Where many stand beside each other, a name of two words takes two lines, each in the middle of its own.
                let two = name.split_once(' ').filter(|_| shares.len() > AT_EASE);
                let (first, rest) = two.unwrap_or((name, ""));
                for line in [first.to_owned(), format!("\n{rest}")] {
                    plot.text(text_at("name", x, -5.0, line, Align2::CENTER_TOP));
                }
            }
        },
    );
}

/// The points that are counted together, from the fewest to the most, each with how often they were won.
pub(super) fn bins(points: &[i32]) -> Vec<(RangeInclusive<i32>, u32)> {
    let (Some(&least), Some(&most)) = (points.iter().min(), points.iter().max()) else {
        return Vec::new();
    };
    let bins = least.div_euclid(STEP)..=most.div_euclid(STEP);
    bins.map(|bin| {
        let bin = bin * STEP..=bin * STEP + STEP - 1;
        let count = points.iter().filter(|&points| bin.contains(points)).count();
        (bin, count as u32)
    })
    .collect()
}

/// How often so many points were won.
pub(super) fn spread(pen: &mut Pen, rect: Rect, points: &[i32]) {
    let bins = bins(points);
    let Some(highest) = bins.iter().map(|(_, count)| *count).max() else {
        return;
    };
    show(
        pen,
        "spread",
        rect,
        move |plot| {
            plot.include_y(0.0)
                .include_y(f64::from(highest) * 1.2)
                .show_grid([false, true])
                .show_axes([true, false])
                .x_grid_spacer(|input| whole(input, 9.0))
                .x_axis_formatter(move |mark, _| {
                    let bin = mark.value.round() as i32;
                    format!("{}–{}", bin * STEP, bin * STEP + STEP - 1)
                })
        },
        move |plot| {
            let at = |bin: &RangeInclusive<i32>| f64::from(bin.start() / STEP);
            let bars = bins.iter().map(|(bin, count)| {
                Bar::new(at(bin), f64::from(*count))
                    .width(0.86)
                    .fill(palette::MOON.gamma_multiply(0.8))
                    .stroke(Stroke::new(1.2, palette::MOON))
            });
            let chart = BarChart::new("points", bars.collect()).allow_hover(false);
            plot.bar_chart(chart.color(palette::MOON));
            for (bin, count) in bins.iter().filter(|(_, count)| *count > 0) {
                let (x, y, text) = (at(bin), f64::from(*count), count.to_string());
                plot.text(text_at("count", x, y, text, Align2::CENTER_BOTTOM));
            }
        },
    );
}

/// What the dashed line of [`course`] is, so that it ends at a point.
pub(super) fn mean_of_course(pen: &Pen, end: Pos2, text: &str) {
    let font = Face::Plain.at(pen.pick(14.0, 17.0));
    let drawn = pen.text(end, Align2::RIGHT_CENTER, font, palette::FAINT, text);
    let way = [-34.0, -8.0].map(|x| drawn.left_center() + vec2(x, 0.0));
    let stroke = Stroke::new(2.4, palette::MOON);
    let dashes = Shape::dashed_line(&way, stroke, 6.0, 4.0);
    pen.ui.painter().extend(dashes);
}

/// The points of the last few games, and their mean.
pub(super) fn latest(points: &[i32]) -> (&[i32], f64) {
    let last = &points[points.len().saturating_sub(LAST)..];
    let sum: f64 = last.iter().copied().map(f64::from).sum();
    (last, sum / last.len().max(1) as f64)
}

/// The points of one game after the other, and the mean of the last few.
pub(super) fn course(pen: &mut Pen, rect: Rect, points: &[i32]) {
    let each: Vec<[f64; 2]> = (1..)
        .zip(points)
        .map(|(game, &points)| [f64::from(game), f64::from(points)])
        .collect();
    let means: Vec<[f64; 2]> = (1..=points.len())
        .map(|games| [games as f64, latest(&points[..games]).1])
        .collect();
    show(
        pen,
        "course",
        rect,
        |plot| {
            plot.include_y(0.0)
                .include_x(0.5)
                .show_grid([false, true])
                .x_grid_spacer(|input| whole(input, 6.0))
                .x_axis_formatter(|mark, _| match mark.value {
                    // No game is before the first.
                    game if game < 0.5 => String::new(),
                    game => format!("{game:.0}"),
                })
        },
        move |plot| {
            let dots = Points::new("", PlotPoints::from(each));
            let dots = dots.shape(MarkerShape::Diamond).radius(3.4);
            plot.points(dots.color(palette::BRASS_LIGHT).allow_hover(false));
            let way = line("mean", means, palette::MOON, 2.4);
            plot.line(way.style(LineStyle::dashed_dense()));
        },
    );
}

fn line(name: &str, way: Vec<[f64; 2]>, colour: Color32, width: f32) -> Line<'static> {
    let line = Line::new(name.to_owned(), PlotPoints::from(way));
    line.color(colour).width(width).allow_hover(false)
}

/// Marks at whole numbers, so many of them at most.
fn whole(input: egui_plot::GridInput, most: f64) -> Vec<GridMark> {
    let (low, high) = input.bounds;
    let step = ((high - low) / most).ceil().max(1.0);
    let first = (low / step).ceil() as i64;
    let last = (high / step).floor() as i64;
    (first..=last)
        .map(|mark| GridMark {
            value: mark as f64 * step,
            step_size: step,
        })
        .collect()
}
