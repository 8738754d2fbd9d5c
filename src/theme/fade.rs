//! Fading in of things that appear.

use super::Pen;
use bevy_egui::egui;

/// The most that a late frame counts for, in seconds.
const LATE: f64 = 0.1;

impl Pen<'_> {
    /// Returns how long this value has been shown under a name, in seconds. A late frame counts for little, so that the whole
    /// fade is seen.
    #[must_use]
    pub fn shown_for(&self, id: egui::Id, what: u64) -> f32 {
        let ctx = self.ui.ctx();
        let (now, pass) = (ctx.input(|input| input.time), ctx.cumulative_pass_nr());
        ctx.data_mut(|data| {
            let shown = data.get_temp_mut_or(id, (what, 0.0, now, pass));
            let (is, seconds, before, last) = *shown;
            let seconds = if is == what && last + 1 >= pass {
                seconds + (now - before).min(LATE)
            } else {
                0.0
            };
            *shown = (what, seconds, now, pass);
            seconds as f32
        })
    }

    /// Returns how far something has faded in, 0 to 1; 1 at once where motion is calm.
    #[must_use]
    pub fn faded(&self, id: egui::Id, what: u64) -> f32 {
        let shown = self.shown_for(id, what);
        let time = self.ui.style().animation_time;
        if shown >= time {
            return 1.0;
        }
        self.ui.ctx().request_repaint();
        egui::emath::easing::cubic_out(shown / time)
    }
}

#[cfg(test)]
mod tests {
    use super::super::trial::canvas_each;
    use super::*;

    /// Returns how far a thing has faded in, in each of some frames so many seconds apart. Each frame shows it, another thing in
    /// its place, or nothing.
    fn faded(time: f32, apart: f32, frames: &[Option<u64>]) -> Vec<f32> {
        let state = (None::<u64>, Vec::new());
        let mut screen = canvas_each(apart, state, |pen, (what, seen)| {
            let id = egui::Id::new("thing");
            seen.extend(what.map(|what| pen.faded(id, what)));
        });
        screen
            .ctx
            .all_styles_mut(|style| style.animation_time = time);
        for &what in frames {
            screen.state_mut().state.0 = what;
            screen.step();
        }
        screen.into_state().state.1
    }

    #[test]
    fn what_appears_fades_in_once_and_anew_when_it_was_away_or_is_another() {
        let frames = [
            Some(1),
            Some(1),
            Some(1),
            Some(1),
            Some(2),
            Some(2),
            None,
            Some(2),
        ];
        let seen = faded(0.12, 0.05, &frames);
        assert_eq!([seen[0], seen[4], seen[6]], [0.0; 3]);
        assert!(0.5 < seen[1] && seen[1] < seen[2] && seen[2] < 1.0);
        assert!((seen[1] - seen[5]).abs() < 0.01, "{seen:?}");
        assert_eq!(seen[3], 1.0);
    }

    #[test]
    fn a_frame_that_comes_late_counts_for_little() {
        let seen = faded(0.12, 1.0, &[Some(1), Some(1), Some(1)]);
        assert_eq!([seen[0], seen[2]], [0.0, 1.0]);
        assert!(0.5 < seen[1] && seen[1] < 1.0, "{seen:?}");
    }

    #[test]
    fn where_motion_is_calm_it_is_there_at_once() {
        assert_eq!(faded(0.0, 0.3, &[Some(1), Some(2)]), [1.0; 2]);
    }
}
