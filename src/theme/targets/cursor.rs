//! The keyboard's cursor: it goes from thing to thing, and presses what it is on.

use super::{Target, Targets};
use bevy_egui::egui;

impl Targets {
    /// Moves the keyboard's cursor to the next thing that can be clicked, or to the one before.
    pub fn turn(&mut self, forward: bool) {
        let count = self.items.len();
        let step = if forward { 1 } else { count.saturating_sub(1) };
        self.fresh = 2;
        let mut next = match (self.position(), forward) {
            (None, true) => count.saturating_sub(1),
            (None, false) => 0,
            (Some(place), _) => place,
        };
        self.focus = None;
        for _ in 0..count {
            next = (next + step) % count;
            if !self.items[next].looked_at {
                self.focus = Some(self.items[next].label.clone());
                return;
            }
        }
    }

    /// Moves the keyboard's cursor to the nearest thing in a direction.
    pub fn walk(&mut self, way: egui::Vec2) {
        let Some(from) = self.position().map(|place| self.items[place].at) else {
            self.turn(true);
            return;
        };
        let cost = |target: &Target| {
            let offset = target.at - from;
            let along = offset.dot(way);
            let across = (offset - way * along).length();
            (along > 4.0).then_some(along + 2.0 * across)
        };
        let best = self
            .items
            .iter()
            .filter_map(|target| cost(target).map(|cost| (cost, target)))
            .min_by(|a, b| a.0.total_cmp(&b.0));
        if let Some((_, target)) = best {
            self.focus = Some(target.label.clone());
            self.fresh = 2;
        }
    }

    /// Presses the thing that the keyboard's cursor is on.
    pub fn press(&mut self) {
        if self.position().is_some() {
            self.pressed = self.focus.clone();
        }
    }

    /// Returns whether the keyboard's cursor is on the thing of this label.
    #[must_use]
    pub fn is_on(&self, label: &str) -> bool {
        self.focus.as_deref() == Some(label)
    }

    /// Returns once whether a thing that only explains itself was pressed.
    pub fn takes_press(&mut self, label: &str) -> bool {
        self.pressed.take_if(|pressed| pressed == label).is_some()
    }

    /// Removes the keyboard's cursor.
    pub fn lift(&mut self) {
        self.focus = None;
    }

    /// Moves the keyboard's cursor on at the start of the next frame.
    pub fn turn_later(&mut self, forward: bool) {
        self.onward = Some(forward);
    }

    /// Puts the keyboard's cursor on the thing of this label.
    pub fn lay(&mut self, label: &str) {
        self.fresh = 2;
        self.focus = Some(label.to_owned());
    }

    /// Moves the cursor onto a menu or page that lies over the rest, if it was on something below: to the thing of this label, or
    /// to the first one.
    ///
    /// The cursor goes back when that closes. Returns whether it has moved.
    pub fn enter(&mut self, on: Option<&str>) -> bool {
        let mut things = self.items.iter().filter(|item| !item.looked_at);
        let first = things.next().filter(|_| self.is_lost());
        let Some(first) = first.map(|item| item.label.as_str()) else {
            return false;
        };
        let label = on.unwrap_or(first).to_owned();
        let below = self.focus.take().map(|label| (self.screen.clone(), label));
        let here = self
            .under
            .take()
            .filter(|(screen, _)| *screen == self.screen);
        self.under = here.or(below);
        self.lay(&label);
        true
    }

    /// Returns whether the cursor is to go back to a thing below something that has closed.
    #[must_use]
    pub fn goes_back(&self) -> bool {
        let on_screen = |(screen, _): &(String, String)| *screen == self.screen;
        !self.is_covered && self.is_lost() && self.under.as_ref().is_some_and(on_screen)
    }

    /// Moves the cursor back to a thing below something that has closed, and returns whether it did.
    pub fn come_back(&mut self) -> bool {
        let goes = self.goes_back();
        if goes {
            self.focus = self.under.take().map(|(_, label)| label);
        }
        goes
    }

    /// Notes that the chart is larger than its place, so that the acts that look aside move it and not the cursor.
    pub fn note_larger(&mut self) {
        self.looks_aside = true;
    }

    /// Returns whether the chart is larger than its place, and nothing lies over it.
    #[must_use]
    pub fn looks_aside(&self) -> bool {
        self.looks_aside
    }

    /// Returns whether the cursor has just come to where it is, so that things must move out of its way.
    #[must_use]
    pub fn is_fresh(&self) -> bool {
        self.fresh > 0
    }

    /// Returns where the keyboard's cursor is, if it is on a thing of one of these kinds.
    #[must_use]
    pub fn focused_on(&self, kinds: &[&str]) -> Option<egui::Pos2> {
        let item = &self.items[self.position()?];
        kinds.contains(&item.kind).then_some(item.at)
    }

    /// Returns where the keyboard's cursor is.
    #[must_use]
    pub fn focused(&self) -> Option<egui::Pos2> {
        self.position().map(|place| self.items[place].at)
    }

    /// Returns whether the keyboard's cursor is on anything.
    #[must_use]
    pub fn has_focus(&self) -> bool {
        self.focus.is_some()
    }

    /// Returns whether the thing that the keyboard's cursor was on is gone.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.focus.is_some() && self.position().is_none()
    }

    pub(super) fn position(&self) -> Option<usize> {
        let focus = self.focus.as_deref()?;
        self.items.iter().position(|item| item.label == focus)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::targets;
    use super::*;

    #[test]
    fn arrows_walk_to_what_lies_that_way() {
        let mut targets = targets();
        targets.turn(true);
        targets.walk(egui::vec2(1.0, 0.0));
        assert_eq!(targets.focus.as_deref(), Some("b"));
        targets.walk(egui::vec2(0.0, 1.0));
        assert_eq!(targets.focus.as_deref(), Some("c"));
    }

    #[test]
    fn tab_goes_past_what_only_explains_itself_and_the_arrows_reach_it() {
        let mut targets = targets();
        targets.note(egui::pos2(0.0, 20.0), Targets::LOOK, "bag");
        targets.turn(false);
        assert_eq!(targets.focus.as_deref(), Some("c"));
        targets.turn(true);
        assert_eq!(targets.focus.as_deref(), Some("a"));
        targets.walk(egui::vec2(0.0, 1.0));
        assert_eq!(targets.focus.as_deref(), Some("bag"));
        targets.turn(true);
        assert_eq!(targets.focus.as_deref(), Some("a"));
    }
}
