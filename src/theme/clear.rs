//! Keeps tips clear of the open question, and shows one at a time: that of the mouse or of the keyboard's cursor, the device used last.

use bevy_egui::egui::{Context, Id, Rect, RectAlign, Response, Tooltip};

/// The distance of a tip from the mouse, and from the place that stays in sight.
const FROM_MOUSE: f32 = 12.0;
pub(super) const OFF: f32 = 4.0;
/// The sides of a place where a tip may lie, the best first.
pub(super) const SIDES: [RectAlign; 4] = [
    RectAlign::TOP,
    RectAlign::RIGHT,
    RectAlign::LEFT,
    RectAlign::BOTTOM,
];

/// Notes, in each frame, the rectangle that tips must not cover.
pub fn keep(ctx: &Context, rect: Rect) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(Id::new("in sight"), (rect, pass)));
}

/// Returns the rectangle that tips must not cover: of this frame, or of the last until it is noted.
#[must_use]
pub fn kept(ctx: &Context) -> Option<Rect> {
    let (rect, pass) = ctx.data(|data| data.get_temp::<(Rect, u64)>(Id::new("in sight")))?;
    (pass + 1 >= ctx.cumulative_pass_nr()).then_some(rect)
}

/// Notes, in each frame, whether the keyboard's cursor is on something and was moved last. If so, a mouse at rest shows no tip.
pub fn lead(ctx: &Context, keys: bool) {
    ctx.data_mut(|data| data.insert_temp(Id::new("keys lead"), keys));
}

fn keys_lead(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(Id::new("keys lead")))
        .unwrap_or_default()
}

/// Returns whether a thing is to explain itself to the mouse that is on it.
#[must_use]
pub fn by_mouse(response: &Response) -> bool {
    let ctx = &response.ctx;
    let shows = response.hovered() && !keys_lead(ctx);
    if shows {
        let pass = ctx.cumulative_pass_nr();
        ctx.data_mut(|data| data.insert_temp(Id::new("mouse's tip"), pass));
    }
    shows
}

/// Returns whether a thing is to explain itself to the keyboard's cursor that is on it: not while the mouse's tip shows, unless
/// the cursor was moved last.
#[must_use]
pub fn by_keys(response: &Response, focused: bool) -> bool {
    let ctx = &response.ctx;
    let shown: Option<u64> = ctx.data(|data| data.get_temp(Id::new("mouse's tip")));
    let beside = shown.is_some_and(|pass| pass + 1 >= ctx.cumulative_pass_nr());
    focused && !response.hovered() && !beside || focused && keys_lead(ctx)
}

/// Returns a tooltip at the mouse, or below or above the place that stays in sight if the mouse is on that.
#[must_use]
pub fn at_mouse(response: &Response) -> Tooltip<'static> {
    let ctx = &response.ctx;
    let tip = Tooltip::for_enabled(response);
    match kept(ctx).zip(ctx.pointer_hover_pos()) {
        Some((kept, mouse)) if kept.contains(mouse) => {
            let mut tip = tip.gap(OFF);
            let place = Rect::from_x_y_ranges(mouse.x..=mouse.x, kept.y_range());
            tip.popup = tip.popup.anchor(place);
            aside(tip, response.id, OFF)
        }
        _ => aside(tip.at_pointer().gap(FROM_MOUSE), response.id, FROM_MOUSE),
    }
}

/// Returns a tooltip of the thing under the mouse beside a place that stays in sight, on this side of it if there is room.
#[must_use]
pub fn beside(response: &Response, place: Rect, side: RectAlign) -> Tooltip<'static> {
    let mut tip = Tooltip::for_enabled(response).gap(OFF);
    let popup = tip.popup.anchor(place).align(side);
    tip.popup = popup.align_alternatives(&SIDES);
    aside(tip, response.id, OFF)
}

/// Moves a tooltip to another side of its place if it would cover the place that stays in sight and has room elsewhere.
pub(super) fn aside(mut tip: Tooltip<'static>, thing: Id, gap: f32) -> Tooltip<'static> {
    tip.popup = tip.popup.id(Tooltip::tooltip_id(thing, 0));
    let popup = &tip.popup;
    let (Some(kept), Some(place), Some(size)) = (
        kept(popup.ctx()),
        popup.get_anchor_rect(),
        popup.get_expected_size(),
    ) else {
        return tip;
    };
    let screen = popup.ctx().content_rect();
    let is_clear = |align: &RectAlign| {
        let lies = align.align_rect(&place, size, gap);
        screen.contains_rect(lies) && !lies.intersects(kept)
    };
    if is_clear(&popup.get_best_align()) {
        return tip;
    }
    if let Some(align) = RectAlign::MENU_ALIGNS.into_iter().find(is_clear) {
        tip.popup = tip.popup.align(align).align_alternatives(&[]);
    }
    tip
}

#[cfg(test)]
mod tests {
    use super::super::trial::canvas_each;
    use super::*;
    use bevy_egui::egui::{Event, pos2, vec2};
    use egui_kittest::kittest::Queryable;

    #[test]
    fn what_explains_a_thing_leaves_the_question_in_sight() {
        const TIP: &str = "What comes of it";
        let question = Rect::from_min_size(pos2(300.0, 600.0), vec2(600.0, 60.0));
        // In the question, above it, and below it.
        for at in [pos2(500.0, 630.0), pos2(500.0, 580.0), pos2(500.0, 690.0)] {
            let thing = Rect::from_center_size(at, vec2(60.0, 24.0));
            let mut screen = canvas_each(0.1, (), move |pen, _| {
                keep(pen.ui.ctx(), question);
                let _ = pen.hit(thing, "Jax").tip(TIP);
            });
            screen.step();
            screen.event(Event::PointerMoved(at));
            screen.run_steps(20);
            let tip = screen.get_by_label(TIP).rect();
            assert!(!tip.intersects(question), "{at}: {tip}");
        }
    }
    #[test]
    fn of_two_things_that_keys_and_mouse_are_on_the_one_of_the_device_used_last_is_explained() {
        let places =
            [200.0, 260.0].map(|x| Rect::from_center_size(pos2(x, 300.0), vec2(50.0, 30.0)));
        for keys in [false, true] {
            let mut screen = canvas_each(0.1, (), move |pen, _| {
                lead(pen.ui.ctx(), keys);
                for (place, label) in places.into_iter().zip(["ship", "card"]) {
                    let _ = pen.hit(place, label).tip(format!("of the {label}"));
                }
            });
            screen.step();
            screen.state_mut().targets.lay("ship");
            screen.event(Event::PointerMoved(places[1].center()));
            screen.run_steps(20);
            assert_eq!(screen.query_by_label("of the ship").is_some(), keys);
            assert_eq!(screen.query_by_label("of the card").is_some(), !keys);
        }
    }
}
