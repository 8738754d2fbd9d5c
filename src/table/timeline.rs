//! The timeline: a line of all decisions, with the one looked at and the points where branches leave. In a game that nobody plays
//! it is a line of all events that have been seen.

use super::{Act, Branch, Session, TableGame, Travel, Watching};
use crate::theme::buttons::{LEAST, Look};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{
    self, Align2, CornerRadius, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, pos2, vec2,
};
use rules::table::words::Words;

/// A button of the bar: the id of its text, the name of its tip's attribute, its request, and its look.
type Button = (&'static str, &'static str, Travel, Look);

/// The distance from the line up to the branches.
const ABOVE: f32 = 3.0;
/// The least distance between branches.
const APART: f32 = 16.0;

/// A session's timeline, as it is drawn.
#[derive(Debug, Clone, Default)]
pub struct Timeline {
    /// The number of decisions made; in a game that nobody plays, of events seen, in which all places on it are counted then.
    pub long: usize,
    /// The decision that is looked at; `None` at the present, and as long as a game goes on that nobody plays.
    pub back: Option<usize>,
    /// The place of those who watch in a game that nobody plays.
    pub watched: Option<Watching>,
    /// The beginnings of rounds, in decisions.
    pub rounds: Vec<usize>,
    /// The branches that leave the line.
    pub branches: Vec<Branch>,
    /// True if somebody who plays on from there knows too much.
    pub knows: bool,
    /// True if the acts of the others can be shown once more.
    pub replay: bool,
    /// True if the decision looked at is one of the blunders of a review, to whose list one returns.
    pub listed: bool,
}

impl Timeline {
    /// Returns the timeline of a session.
    pub fn of<G: TableGame>(session: &mut Session<G>) -> Self {
        if let Some(watching) = session.watching() {
            return Self {
                long: watching.seen,
                back: watching.paused.then_some(watching.at),
                watched: Some(watching),
                rounds: session.milestones().collect(),
                ..Self::default()
            };
        }
        Self {
            long: session.table().choices().len(),
            back: session.looks_back(),
            watched: None,
            rounds: session.milestones().collect(),
            branches: session.branches().collect(),
            knows: session.knows_too_much(),
            replay: session.can_replay(),
            listed: session.is_opened(),
        }
    }

    /// Returns whether a game that nobody plays is paused.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.watched.is_some_and(|watching| watching.paused)
    }

    /// Returns the place on the line that is looked at.
    fn here(&self) -> usize {
        match self.watched {
            Some(watching) => watching.at,
            None => self.back.unwrap_or(self.long),
        }
    }

    fn at(&self, line: Rect, number: usize) -> Pos2 {
        let part = number as f32 / self.long.max(1) as f32;
        pos2(line.left() + line.width() * part, line.center().y)
    }

    /// Returns its height in units of the canvas; greater if there are branches.
    #[must_use]
    pub fn height(&self, pen: &Pen) -> f32 {
        let line = pen.pick(28.0, 38.0);
        if self.branches.is_empty() {
            line
        } else {
            line / 2.0 + ABOVE + LEAST
        }
    }

    /// Returns where each branch ends above the line, in the order of the branches.
    fn tips(&self, line: Rect) -> Vec<Pos2> {
        let farthest = line.right() - LEAST / 2.0;
        let place = |branch: &Branch| self.at(line, branch.from).x + 12.0;
        let mut tips: Vec<(usize, f32)> = self.branches.iter().map(place).enumerate().collect();
        tips.sort_by(|(_, one), (_, other)| one.total_cmp(other));
        // Ways that leave the line at one place end beside each other.
        let mut least = f32::NEG_INFINITY;
        for (_, x) in &mut tips {
            *x = x.max(least);
            least = *x + APART;
        }
        let mut most = farthest;
        for (_, x) in tips.iter_mut().rev() {
            *x = x.min(most);
            most = *x - APART;
        }
        tips.sort_by_key(|&(number, _)| number);
        let up = line.center().y - ABOVE - LEAST / 2.0;
        tips.into_iter().map(|(_, x)| pos2(x, up)).collect()
    }

    /// Draws it in a rectangle, and returns the player's request.
    pub fn draw(&self, pen: &mut Pen, rect: Rect, words: &Words) -> Option<Travel> {
        let rect = rect.with_min_y(rect.bottom() - pen.pick(28.0, 38.0));
        let line = rect.shrink2(vec2(10.0, 0.0));
        let grab = pen
            .ui
            .interact(rect, egui::Id::new("timeline"), Sense::CLICK | Sense::DRAG);
        let now = self.at(line, self.here());
        let painter = pen.ui.painter();
        let brass = Stroke::new(2.0, palette::BRASS);
        painter.hline(line.left()..=now.x, line.center().y, brass);
        let rest = Stroke::new(2.0, palette::SLOT);
        painter.hline(now.x..=line.right(), line.center().y, rest);
        for &round in &self.rounds {
            let at = self.at(line, round);
            let past = at.x <= now.x + 0.5;
            let fill = if past { palette::BRASS } else { palette::SLOT };
            painter.circle_filled(at, 3.2, fill);
        }
        let (mut travel, mut on_branch) = (None, false);
        let tips = self.tips(line);
        for (number, (branch, &tip)) in self.branches.iter().zip(&tips).enumerate() {
            let from = self.at(line, branch.from);
            let way = [from, pos2(from.x + 2.0, tip.y), tip];
            let stroke = Stroke::new(1.4, palette::PREVIEW);
            let painter = pen.ui.painter();
            painter.extend(Shape::dashed_line(&way, stroke, 3.0, 2.0));
            painter.circle_filled(tip, 3.6, palette::PREVIEW);
            // Of the room between two, each has its half.
            let reach = |way: f32| {
                let others = tips.iter().map(|other| (other.x - tip.x) * way);
                others.filter(|by| *by > 0.0).fold(LEAST, f32::min) / 2.0
            };
            let place = Rect::from_x_y_ranges(
                tip.x - reach(-1.0)..=tip.x + reach(1.0),
                tip.y - LEAST / 2.0..=tip.y + LEAST / 2.0,
            );
            let numbers = [
                ("number", (number as i64 + 1).into()),
                ("from", (branch.from as i64).into()),
                ("long", (branch.long as i64).into()),
            ];
            let hit = pen.hit_at(place, tip, "branch", &words.say("ui-branch", &numbers));
            if hit.focused {
                let drawn = Rect::from_center_size(tip, vec2(16.0, 14.0));
                pen.mark(drawn, CornerRadius::same(6));
            }
            on_branch |= hit.hovered;
            if hit.tip(words.say("ui-branch.tip", &numbers)).clicked {
                travel = Some(Travel::Line(number));
            }
        }
        let painter = pen.ui.painter();
        let lit = grab.hovered() || grab.dragged() || self.back.is_some();
        let fill = if lit { palette::CREAM } else { palette::TEXT };
        let radius = if lit { 6.5 } else { 5.5 };
        painter.circle(now, radius, fill, Stroke::new(1.6, palette::INK));
        if let Some(pointer) = grab.interact_pointer_pos()
            && travel.is_none()
            && (grab.dragged() || grab.clicked())
        {
            let part = ((pointer.x - line.left()) / line.width().max(1.0)).clamp(0.0, 1.0);
            let to = (part * self.long as f32).round() as usize;
            travel = (to != self.here()).then_some(Travel::To(to));
        }
        // While looking back, the bar above says as much, and the tip would lie over its buttons.
        if on_branch || self.back.is_some() {
            return travel;
        }
        let keys = [
            ("earlier", Act::Earlier),
            ("later", Act::Later),
            ("before", Act::RoundEarlier),
            ("after", Act::RoundLater),
            ("pause", Act::Hurry),
        ]
        .map(|(name, act)| (name, pen.controls.told(act, words).into()));
        let id = match self.watched {
            Some(_) => "ui-timeline.watched",
            None => "ui-timeline",
        };
        grab.on_hover_text_at_pointer(words.say(id, &keys));
        travel
    }

    /// Returns the height in units of the canvas of the bar that is shown while looking back.
    #[must_use]
    pub fn bar_height(pen: &Pen) -> f32 {
        pen.pick(86.0, 102.0)
    }

    /// Returns the text of the bar, and its buttons, at a place on the line.
    fn on_bar(&self, at: usize, words: &Words) -> (String, Vec<Button>) {
        if let Some(watching) = self.watched {
            let round = self.rounds.partition_point(|&begun| begun <= at);
            let title = words.say("ui-paused", &[("round", (round as i64).into())]);
            let mut buttons = vec![
                ("ui-earlier", "act", Travel::Earlier, Look::Plain),
                ("ui-later", "act", Travel::Later, Look::Plain),
                ("ui-watch-on", "tip", Travel::Pause, Look::Brass),
            ];
            let back = watching.at < watching.seen;
            buttons.extend(back.then_some(("ui-now", "act", Travel::Now, Look::Plain)));
            return (title, buttons);
        }
        let numbers = [
            ("at", (at as i64).into()),
            ("long", (self.long as i64).into()),
        ];
        let title = words.say("ui-looking-back", &numbers);
        let on = if self.knows {
            "ui-play-on-practice"
        } else {
            "ui-play-on"
        };
        let back = if self.listed {
            "ui-to-review"
        } else {
            "ui-now"
        };
        let buttons = vec![
            ("ui-earlier", "tip", Travel::Earlier, Look::Plain),
            ("ui-later", "tip", Travel::Later, Look::Plain),
            (on, "tip", Travel::PlayOn, Look::Plain),
            (back, "tip", Travel::Now, Look::Brass),
        ];
        (title, buttons)
    }

    /// Draws the bar below the chart while looking back (earlier, later, play on, return), or while a game that nobody plays is
    /// paused; returns the request of the button clicked.
    pub fn bar(&self, pen: &mut Pen, top: Pos2, words: &Words) -> Option<Travel> {
        let (title, buttons) = self.on_bar(self.back?, words);
        let key = [("key", pen.controls.told(Act::Hurry, words).into())];
        let all = buttons.into_iter().map(|(id, tip, travel, look)| {
            let tip = words.say(&format!("{id}.{tip}"), &key);
            (words.say(id, &[]), tip, travel, look)
        });
        let all: Vec<_> = all.collect();
        let row = pen.pick(34.0, 42.0);
        let gap = 8.0;
        let widths: Vec<f32> = all
            .iter()
            .map(|(text, ..)| pen.button_width(text))
            .collect();
        let gaps = gap * (all.len() - 1) as f32;
        let room = pen.ui.max_rect().width() - 44.0 - gaps;
        let fit = (room / widths.iter().sum::<f32>()).min(1.0);
        let widths: Vec<f32> = widths.into_iter().map(|width| width * fit).collect();
        let wide = widths.iter().sum::<f32>() + gaps + 28.0;
        let size = vec2(wide.max(pen.pick(420.0, 560.0)), Self::bar_height(pen));
        let rect = Rect::from_min_size(top - vec2(size.x / 2.0, 0.0), size);
        let radius = CornerRadius::same(20);
        let fill = palette::PANEL_SOLID;
        let edge = Stroke::new(1.8, palette::PREVIEW);
        let painter = pen.ui.painter();
        painter.rect(rect, radius, fill, edge, StrokeKind::Inside);
        let font = Typeface::Bold.at(pen.pick(16.0, 20.0));
        let middle = pos2(rect.center().x, rect.top() + row * 0.5 + 3.0);
        pen.text(middle, Align2::CENTER_CENTER, font, palette::TEXT, title);
        let mut x = rect.center().x - (wide - 28.0) / 2.0;
        let mut travel = None;
        for ((text, tip, to, look), width) in all.into_iter().zip(widths) {
            let corner = pos2(x, rect.bottom() - row - 8.0);
            let place = Rect::from_min_size(corner, vec2(width, row));
            let hit = pen.button(place, &text, look);
            if hit.clicked {
                travel = Some(to);
            }
            let _ = hit.tip(tip);
            x += width + gap;
        }
        travel
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::trial::{self, canvas_each};
    use egui::Vec2;
    use games::voodoo_pirate::load;
    use games::voodoo_pirate::words::load_words;

    /// Returns the request of a click so far from the end of one of the branches that begin at these decisions.
    fn click(begin: [usize; 2], branch: usize, off: Vec2) -> Option<Travel> {
        let timeline = Timeline {
            long: 100,
            branches: begin
                .map(|from| Branch {
                    from,
                    round: 1,
                    long: 9,
                })
                .to_vec(),
            ..Timeline::default()
        };
        let place = Rect::from_min_size(pos2(100.0, 100.0), vec2(300.0, 49.0));
        let line = place.with_min_y(place.bottom() - 28.0);
        let pos = timeline.tips(line.shrink2(vec2(10.0, 0.0)))[branch] + off;
        let words = load_words(&load::files()).expect("the texts are whole");
        let mut screen = canvas_each(0.1, None, move |pen, asked: &mut Option<Travel>| {
            let travel = timeline.draw(pen, place, &words);
            *asked = asked.take().or(travel);
        });
        screen.run_steps(3);
        trial::click(&mut screen, pos);
        screen.state_mut().state.take()
    }

    #[test]
    fn a_branch_is_easy_to_hit_and_leaves_the_line_and_other_branches_their_room() {
        let far = [20, 60];
        for off in [vec2(0.0, 0.0), vec2(-15.0, -15.0), vec2(15.0, 15.0)] {
            assert_eq!(click(far, 1, off), Some(Travel::Line(1)), "{off:?}");
        }
        let on_line = click(far, 1, vec2(0.0, LEAST / 2.0 + ABOVE + 5.0));
        assert!(matches!(on_line, Some(Travel::To(_))), "{on_line:?}");
        for near in [[60, 63], [60, 60], [99, 100]] {
            for (branch, off) in [(0, 3.0), (1, -3.0)] {
                let hit = click(near, branch, vec2(off, 0.0));
                assert_eq!(hit, Some(Travel::Line(branch)), "{near:?}");
            }
        }
    }
}
