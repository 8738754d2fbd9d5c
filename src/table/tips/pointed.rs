//! The tip of the thing under the mouse: one at a time, and none in a frame that is hushed.

use super::drawn::Paper;
use super::{Tip, within};
use crate::theme::{Pen, clear};
use bevy_egui::egui::{Context, Id, Response};

/// The tip of the thing under the mouse. Of nested things it is that of the innermost, which is drawn last.
#[derive(Clone)]
struct Pointed {
    response: Response,
    tip: Tip,
    /// True if it stays while the mouse is on its way to it.
    stays: bool,
    pass: u64,
}

/// Shows a tip while the mouse rests on a response, unless it is on something nested in it.
pub fn show(pen: &mut Pen, response: Response, tip: impl FnOnce() -> Tip) {
    point(pen, response, true, tip);
}

/// Lets nothing under the mouse explain itself in this frame: a menu is open, which a tip would cover.
pub fn hush(ctx: &Context) {
    let now = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(Id::new("hushed"), now));
}

/// Returns whether nothing under the mouse explains itself in this frame.
pub(super) fn is_hushed(ctx: &Context) -> bool {
    let hushed = ctx.data(|data| data.get_temp(Id::new("hushed")));
    hushed == Some(ctx.cumulative_pass_nr())
}

/// Sets whether tips of things drawn from now on stay while the mouse is on its way to them: on a chart that is full of choices
/// they would lie over the next ones.
pub fn let_stay(ctx: &Context, stay: bool) {
    ctx.data_mut(|data| data.insert_temp(Id::new("tips pass"), !stay));
}

/// Returns whether tips of things drawn now may stay.
fn may_stay(ctx: &Context) -> bool {
    let pass: Option<bool> = ctx.data(|data| data.get_temp(Id::new("tips pass")));
    pass != Some(true)
}

/// Lets a tip be shown while the mouse rests on a response; `stays` says whether it may stay.
pub(super) fn point(pen: &mut Pen, response: Response, stays: bool, tip: impl FnOnce() -> Tip) {
    if is_hushed(&response.ctx) || within::holds(&response.ctx) || !clear::by_mouse(&response) {
        return;
    }
    let tip = tip();
    pen.targets.tell_of(tip.topic);
    let ctx = response.ctx.clone();
    let pointed = Pointed {
        response,
        tip,
        stays: stays && may_stay(&ctx),
        pass: ctx.cumulative_pass_nr(),
    };
    ctx.data_mut(|data| data.insert_temp(Id::new("pointed"), pointed));
}

/// Draws the tip of the thing under the mouse, or the one that stays after it was read, and beside it the meaning of a word in it.
///
/// Call it after everything that explains itself.
pub fn linger(pen: &mut Pen) {
    let ctx = pen.ui.ctx().clone();
    if is_hushed(&ctx) {
        return;
    }
    let pointed = ctx.data(|data| data.get_temp::<Pointed>(Id::new("pointed")));
    let now = ctx.cumulative_pass_nr();
    if let Some(pointed) = pointed.filter(|pointed| pointed.pass == now) {
        let Pointed {
            response,
            tip,
            stays,
            ..
        } = pointed;
        let paper = Paper::of(pen);
        let shown = clear::at_mouse(&response).show(|ui| paper.draw(ui, &tip));
        if let Some(shown) = shown.filter(|_| stays) {
            within::note(&response, &tip, shown, None);
        }
    }
    within::linger(pen);
}
