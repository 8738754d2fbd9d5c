//! Lets choices be made where they lie. Where nothing can be chosen, explains why not.

use super::marks::panel_frame;
use crate::table::Refused;
use crate::table::tips::{self, Tip};
use crate::theme::{Glow, Hit, Pen};
use bevy_egui::egui::{Id, Pos2, Rect, Response, Sense};
use rules::table::words::Words;
use std::fmt::Debug;
use std::hash::Hash;

/// A table whose choices lie on spots: lets parts offer them without knowing the game.
pub trait Offers<S: Copy + Debug + Hash> {
    /// Lets the choices on a spot be chosen there: a single one at once, several by a menu.
    ///
    /// Returns the mouse's or cursor's hit and a label, or `None` if no choice lies there. The caller shows the tip.
    fn offer_untold(
        &mut self,
        pen: &mut Pen,
        spot: S,
        rect: Rect,
        at: Pos2,
    ) -> Option<(Hit, String)>;

    /// Returns the rule that forbids the choice on a spot, if one does; `None` while things move.
    fn refusal(&mut self, spot: S) -> Option<Refused>;

    /// Shows the rule that forbids a choice.
    fn refuse(&mut self, refused: Refused);

    /// Returns the game's words.
    fn words(&self) -> &Words;

    /// Lets the choices on a spot be chosen as [`Offers::offer_untold`] does, and shows their tip. Returns the way in which
    /// that stands out, or `None` if no choice lies there.
    fn offer(&mut self, pen: &mut Pen, spot: S, rect: Rect, at: Pos2) -> Option<Glow> {
        let (hit, label) = self.offer_untold(pen, spot, rect, at)?;
        let glow = hit.glow();
        tips::offer(pen, hit, label, Tip::default);
        Some(glow)
    }
}

/// Lets the choices on a spot be chosen, with a frame round it. Explains the spot in any case.
pub fn offer_or_explain<S: Copy + Debug + Hash, T: Offers<S>>(
    pen: &mut Pen,
    table: &mut T,
    spot: S,
    rect: Rect,
    tip: impl FnOnce(&T) -> Tip,
) {
    match table.offer_untold(pen, spot, rect, rect.center()) {
        Some((hit, label)) => {
            panel_frame(pen, rect, hit.glow());
            tips::offer(pen, hit, label, || tip(table));
        }
        None => refuse_or_explain(pen, table, spot, rect, tip),
    }
}

/// Explains a spot where nothing can be chosen now. A click shows the rule that forbids it, if one does.
pub fn refuse_or_explain<S: Copy + Debug + Hash, T: Offers<S>>(
    pen: &mut Pen,
    table: &mut T,
    spot: S,
    rect: Rect,
    tip: impl FnOnce(&T) -> Tip,
) {
    let corner = [rect.min.x, rect.min.y].map(|at| at as i32);
    let id = Id::new(("spot", spot, corner));
    let response = pen.ui.interact(rect, id, Sense::CLICK);
    let read = pen.is_read();
    if !read && !response.hovered() && !response.clicked() {
        return;
    }
    let tip = tip(table);
    let on = if read {
        tips::named(pen, &response, tip.name())
    } else {
        None
    };
    if !response.hovered() && !response.clicked() && on.is_none() {
        return;
    }
    let refused = table.refusal(spot);
    if response.clicked()
        && let Some(refused) = refused.clone()
    {
        table.refuse(refused);
    }
    tips::told(pen, response, on.is_some(), on.as_deref(), || {
        tip.refused(refused)
    });
}

/// Explains a place of the chart that is pointed at. A click shows the rule that forbids the first of its spots that is
/// forbidden.
pub fn tell<S: Copy + Debug + Hash, T: Offers<S>>(
    pen: &mut Pen,
    table: &mut T,
    response: Response,
    on: Option<&str>,
    mut spots: impl Iterator<Item = S>,
    tip: impl FnOnce(&T) -> Tip,
) {
    if !response.hovered() && !response.clicked() && on.is_none() {
        return;
    }
    let refused = spots.find_map(|spot| table.refusal(spot));
    if response.clicked()
        && let Some(refused) = refused.clone()
    {
        table.refuse(refused);
    }
    tips::told(pen, response, on.is_some(), on, || {
        tip(table).refused(refused)
    });
}

/// Explains a place of the chart as [`tell`] does to those who read the table place by place, by a name of its own.
pub fn tell_read<S: Copy + Debug + Hash, T: Offers<S>>(
    pen: &mut Pen,
    table: &mut T,
    id: Id,
    (rect, name): (Rect, &str),
    spots: impl Iterator<Item = S>,
    tip: impl FnOnce(&T) -> Tip,
) {
    let response = pen.ui.interact(rect, id, Sense::hover());
    let on = tips::named(pen, &response, name);
    tell(pen, table, response, on.as_deref(), spots, tip);
}
