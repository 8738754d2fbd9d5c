//! Plots in the game's palette. They cannot be moved: their numbers stand beside them.

use crate::statistics::Tally;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{
    Align2, Color32, Pos2, Rangef, Rect, RichText, Shape, Stroke, TextStyle, UiBuilder, vec2,
};
use egui_plot::{
    Bar, BarChart, GridMark, Line, LineStyle, MarkerShape, Plot, PlotPoint, PlotPoints, PlotUi,
    Points, Text,
};
use std::ops::RangeInclusive;

/// The number of points that are counted together in one bar.
const STEP: i32 = 5;
/// The most bars that leave room for names of two words.
const AT_EASE: usize = 5;
/// The number of bars that fill a plot: fewer are no wider.
const FEW: f64 = 8.0;
/// The most points that have larger marks.
const FEW_POINTS: usize = 60;
/// The number of last games of which a mean is drawn.
const LAST: usize = 10;

/// Returns the size of letters in plots.
fn letters(pen: &Pen) -> f32 {
    pen.pick(14.0, 17.0)
}

/// Draws a plot in a rectangle.
fn show<'a>(
    pen: &mut Pen,
    name: &str,
    rect: Rect,
    set: impl FnOnce(Plot<'a>) -> Plot<'a>,
    draw: impl FnOnce(&mut PlotUi<'a>) + 'a,
) {
    let size = letters(pen);
    pen.ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        let style = ui.style_mut();
        for text in [TextStyle::Body, TextStyle::Small, TextStyle::Button] {
            style.text_styles.insert(text, Typeface::Plain.at(size));
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
            .grid_color(palette::LINE)
            .grid_spacing(Rangef::new(8.0, 48.0));
        set(plot).show(ui, draw);
    });
}

fn text_at(name: &str, x: f64, y: f64, text: String, anchor: Align2) -> Text {
    let text = RichText::new(text).color(palette::TEXT);
    Text::new(name, PlotPoint::new(x, y), text).anchor(anchor)
}

/// Draws the share won of each tally as a bar, with its interval as a line.
pub(super) fn wins(pen: &mut Pen, rect: Rect, tallies: &[(String, &Tally)]) {
    let shares: Vec<_> = tallies
        .iter()
        .map(|(name, tally)| (name.clone(), tally.share()))
        .collect();
    let most = tallies.len() as f64 - 0.4;
    // Where many stand beside each other, a name of two words takes two lines, each in the middle of its own.
    let breaks = shares.len() > AT_EASE;
    let font = Typeface::Plain.at(letters(pen));
    let row = pen.ui.painter().fonts_mut(|fonts| fonts.row_height(&font));
    let below = row * if breaks { 2.0 } else { 1.0 } + 8.0;
    let scale = Scale::of(rect.height(), below, row + 2.0);
    show(
        pen,
        "wins",
        rect,
        move |plot| {
            plot.include_y(scale.least)
                .include_y(scale.most)
                .set_margin_fraction(vec2(0.05, 0.0))
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
                // At the share itself, beside its interval: over that it would be read as the interval's upper end.
                let percent = format!("{:.0} %", share.share * 100.0);
                let y = share.share * 100.0 + scale.unit;
                let beside = x + 0.13;
                plot.text(text_at("share", beside, y, percent, Align2::LEFT_BOTTOM));
                let two = name.split_once(' ').filter(|_| breaks);
                let (first, rest) = two.unwrap_or((name, ""));
                let y = -4.0 * scale.unit;
                for line in [first.to_owned(), format!("\n{rest}")] {
                    plot.text(text_at("name", x, y, line, Align2::CENTER_TOP));
                }
            }
        },
    );
}

/// A scale of shares, in percent, with room for names under it and for figures over it.
#[derive(Debug, Clone, Copy)]
struct Scale {
    least: f64,
    most: f64,
    /// A unit of the canvas.
    unit: f64,
}

impl Scale {
    /// Returns a scale of a height, with so much of it below the least share and above the most.
    fn of(height: f32, below: f32, above: f32) -> Self {
        let unit = 100.0 / f64::from((height - below - above).max(1.0));
        Self {
            least: -f64::from(below) * unit,
            most: 100.0 + f64::from(above) * unit,
            unit,
        }
    }
}

/// Returns the range of bars that a plot has room for: from the first to the last, and beyond them where there are few.
fn span(first: f64, last: f64) -> (f64, f64) {
    let spare = (FEW - (last - first + 1.0)).max(0.0);
    let mut low = first - (spare / 2.0).floor();
    if first >= 0.0 {
        low = low.max(0.0);
    }
    (low, last + spare - (first - low))
}

/// Returns how often points were won, counted together in steps, the fewest points first.
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

/// Draws how often so many points were won.
pub(super) fn spread(pen: &mut Pen, rect: Rect, points: &[i32]) {
    let bins = bins(points);
    let Some(highest) = bins.iter().map(|(_, count)| *count).max() else {
        return;
    };
    let at = |bin: &RangeInclusive<i32>| f64::from(bin.start() / STEP);
    let (low, high) = span(at(&bins[0].0), at(&bins[bins.len() - 1].0));
    show(
        pen,
        "spread",
        rect,
        move |plot| {
            plot.include_y(0.0)
                .include_y(f64::from(highest) * 1.2)
                .include_x(low - 0.5)
                .include_x(high + 0.5)
                .show_grid([false, true])
                .show_axes([true, false])
                .x_grid_spacer(|input| whole(input, 9.0))
                .x_axis_formatter(move |mark, _| {
                    let bin = mark.value.round() as i32;
                    if (low..=high).contains(&f64::from(bin)) {
                        format!("{}–{}", bin * STEP, bin * STEP + STEP - 1)
                    } else {
                        String::new()
                    }
                })
        },
        move |plot| {
            let bars = bins.iter().map(|(bin, count)| {
                Bar::new(at(bin), f64::from(*count))
                    .width(0.7)
                    .fill(palette::MOON.gamma_multiply(0.3))
                    .stroke(Stroke::new(1.8, palette::MOON))
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

/// Draws the name of the dashed line of [`course`], with a piece of that line before it.
pub(super) fn mean_of_course(pen: &Pen, end: Pos2, text: &str) {
    let font = Typeface::Plain.at(pen.pick(14.0, 17.0));
    let drawn = pen.text(end, Align2::RIGHT_CENTER, font, palette::FAINT, text);
    let way = [-34.0, -8.0].map(|x| drawn.left_center() + vec2(x, 0.0));
    let stroke = Stroke::new(2.4, palette::MOON);
    let dashes = Shape::dashed_line(&way, stroke, 6.0, 4.0);
    pen.ui.painter().extend(dashes);
}

/// Returns the points of the last games, and their mean.
pub(super) fn latest(points: &[i32]) -> (&[i32], f64) {
    let last = &points[points.len().saturating_sub(LAST)..];
    let sum: f64 = last.iter().copied().map(f64::from).sum();
    (last, sum / last.len().max(1) as f64)
}

/// Draws the points of one game after the other, and the mean of the last few.
pub(super) fn course(pen: &mut Pen, rect: Rect, points: &[i32]) {
    let each: Vec<[f64; 2]> = (1..)
        .zip(points)
        .map(|(game, &points)| [f64::from(game), f64::from(points)])
        .collect();
    let means: Vec<[f64; 2]> = (1..=points.len())
        .map(|games| [games as f64, latest(&points[..games]).1])
        .collect();
    let large = if points.len() > FEW_POINTS {
        4.0
    } else {
        pen.pick(5.0, 6.5)
    };
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
            let dots = dots.shape(MarkerShape::Diamond).radius(large);
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

/// Returns marks at whole numbers, at most about so many.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_of_shares_takes_all_the_room_that_names_and_figures_leave() {
        let scale = Scale::of(140.0, 28.0, 22.0);
        let share = (scale.most - scale.least) * scale.unit.recip();
        assert!((share - 140.0).abs() < 1e-6, "{share}");
        assert!((-scale.least / scale.unit - 28.0).abs() < 1e-4);
    }

    #[test]
    fn few_bars_are_no_wider_than_many() {
        assert_eq!(span(1.0, 2.0), (0.0, 7.0));
        assert_eq!(span(4.0, 5.0), (1.0, 8.0));
        assert_eq!(span(0.0, 11.0), (0.0, 11.0));
        assert_eq!(span(-1.0, 0.0), (-4.0, 3.0));
    }
}
