//! The cannons of the chosen ship, a line each: what she can hit from here, how far it is, and how likely.

use super::map::chosen;
use super::{Scene, fire, sheet, tips, told};
use crate::board::ask::Ask;
use crate::table::tips::explain;
use crate::theme::buttons::Look;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, CornerRadius, Rect, Vec2, pos2, vec2};
use rules::cursed_seas::{Choice, Gun, NoShot, Question, Vessel};

/// Draws the panel.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = scene.places.lower;
    pen.panel(rect);
    let inset = pen.pick(10.0, 16.0);
    let title = pos2(rect.left() + inset, rect.top() + pen.pick(16.0, 24.0));
    let shooter = fire::shooter(scene).map(|(vessel, _)| vessel);
    let Some(vessel) = shooter.or_else(|| chosen(scene)) else {
        let head = tips::say(scene, "ui-part-guns", &[]);
        sheet::before(
            pen,
            rect.shrink(inset),
            &head,
            &tips::of(scene, "tip-guns", &[]).texts(),
        );
        return;
    };
    let values = [("vessel", tips::name(scene, vessel).into())];
    let text = tips::say(scene, "ui-guns-of", &values);
    let head = pen.heading(title, &text);
    explain(pen, head, || tips::of(scene, "tip-guns", &[]));
    fire_all(pen, scene, vessel);
    let guns: Vec<Gun> = scene.view.guns(scene.data, vessel).collect();
    let top = title.y + pen.pick(14.0, 20.0);
    let foot = pen.pick(18.0, 26.0);
    let room = Rect::from_min_max(
        pos2(rect.left() + inset, top),
        rect.max - vec2(inset, foot + 6.0),
    );
    let high = (room.height() / guns.len().max(1) as f32).min(pen.pick(36.0, 58.0));
    let mut best = Vec::new();
    for (number, gun) in guns.iter().enumerate() {
        let corner = room.min + vec2(0.0, high * number as f32);
        let line = Rect::from_min_size(corner, vec2(room.width(), high - 4.0));
        best.extend(draw_line(pen, scene, vessel, *gun, line));
    }
    let tenths = told::expected(&best);
    let values = [
        ("whole", (tenths / 10).into()),
        ("tenths", (tenths % 10).into()),
        ("percent", told::any(&best).percent().into()),
        ("count", (best.len() as i64).into()),
    ];
    let text = tips::say(scene, "ui-expected", &values);
    let line = Rect::from_min_size(
        pos2(room.left(), rect.bottom() - foot - 4.0),
        vec2(room.width(), foot),
    );
    let font = Typeface::Bold.at(pen.pick(13.5, 16.5));
    let _ = pen.fitted(line, font, palette::TEXT, &text);
}

/// Fires all cannons at a click: the shot with the best chance, and again, while there is one. What is asked between, is asked.
fn fire_all(pen: &mut Pen, scene: &mut Scene, vessel: Vessel) {
    let asked = scene.observation.asked.filter(|_| scene.idle);
    let question = asked.map(|asked| asked.question);
    if question != Some(Question::Shot(vessel)) {
        if question == Some(Question::Menu) {
            scene.kept.fires = None;
        }
        return;
    }
    let shots = scene.observation.options.iter();
    let shots = shots.filter_map(|offer| match offer.choice {
        Choice::Fire(gun, target) => Some((gun, target)),
        _ => None,
    });
    let chances = shots.map(|(gun, target)| {
        let hits = scene.view.hits(scene.data, vessel, gun, target);
        (hits, Choice::Fire(gun, target))
    });
    let best = chances.reduce(|best, next| if next.0 > best.0 { next } else { best });
    let Some((_, shot)) = best else {
        scene.kept.fires = None;
        return;
    };
    let told = scene.observation.log.len();
    if let Some((_, before)) = scene.kept.fires.filter(|(shooter, _)| *shooter == vessel) {
        // What was taken back is not fired again.
        scene.kept.fires = (told > before).then_some((vessel, told));
        if scene.kept.fires.is_some() {
            scene.ask(Ask::Choose(vec![shot]));
            return;
        }
    }
    let label = tips::say(scene, "ui-fire-all", &[]);
    let size = vec2(pen.button_width(&label), pen.pick(24.0, 32.0));
    let panel = scene.places.lower;
    let corner = panel.right_top() + vec2(-size.x - 10.0, 6.0);
    let hit = pen.button(Rect::from_min_size(corner, size), &label, Look::Brass);
    if hit.clicked {
        scene.kept.fires = Some((vessel, told));
        scene.ask(Ask::Choose(vec![shot]));
    }
    let _ = hit.tip(tips::say(scene, "ui-fire-all.tip", &[]));
}

/// What a cannon can hit best, and why nothing where it can't; returns the faces of the die that hit.
fn draw_line(pen: &mut Pen, scene: &mut Scene, vessel: Vessel, gun: Gun, line: Rect) -> Option<u8> {
    let lit = scene.kept.gun == Some(gun);
    let painter = pen.ui.painter();
    let fill = if lit {
        palette::FILL_LIT
    } else {
        palette::WELL
    };
    painter.rect_filled(line, CornerRadius::same(7), fill);
    let size = line.height() * 0.82;
    let die = pos2(line.left() + size * 0.62, line.center().y);
    let die = Rect::from_center_size(die, Vec2::splat(size));
    sheet::draw_gun(pen, scene, vessel, gun, die);
    sheet::point_at(pen, scene, gun, line);
    let spent = fire::is_spent(scene, vessel, gun);
    let best = best(scene, vessel, gun);
    let has_fired = spent && best.is_some();
    let best = best.filter(|_| !spent);
    let left = die.right() + 8.0;
    let text = line
        .with_min_x(left)
        .with_max_x(line.right() - pen.pick(52.0, 74.0));
    let bold = Typeface::Bold.at(pen.pick(13.5, 16.5));
    let plain = Typeface::Plain.at(pen.pick(12.5, 15.0));
    let (above, below) = text.split_top_bottom_at_fraction(0.5);
    let Some((target, hits)) = best else {
        let why = match has_fired {
            true => tips::say(scene, "ui-has-fired", &[]),
            false => why_none(scene, vessel, gun),
        };
        let _ = pen.fitted(text, plain, palette::FAINT, &why);
        explain(pen, line, || tips::gun(scene, vessel, gun));
        return None;
    };
    let _ = pen.fitted(above, bold, palette::TEXT, &tips::name(scene, target));
    let needs = tips::say(scene, "ui-needs", &[("roll", told::needs(hits).into())]);
    let _ = pen.fitted(below, plain, palette::FAINT, &needs);
    let bar = Rect::from_min_size(
        pos2(line.right() - pen.pick(48.0, 68.0), line.bottom() - 10.0),
        vec2(pen.pick(42.0, 60.0), 5.0),
    );
    let painter = pen.ui.painter();
    painter.rect_filled(bar, 2.0, palette::SLOT);
    let part = bar.with_max_x(bar.left() + bar.width() * f32::from(hits) / 6.0);
    painter.rect_filled(part, 2.0, palette::BRASS);
    let font = Typeface::Bold.at(pen.pick(15.0, 19.0));
    let at = pos2(bar.right(), line.top() + line.height() * 0.38);
    pen.text(
        at,
        Align2::RIGHT_CENTER,
        font,
        palette::BRASS_LIGHT,
        told::percent(hits),
    );
    explain(pen, line, || tips::gun(scene, vessel, gun));
    Some(hits)
}

/// Returns the target that a cannon hits most likely, the first of equals.
fn best(scene: &Scene, vessel: Vessel, gun: Gun) -> Option<(Vessel, u8)> {
    let (view, data) = (scene.view, scene.data);
    let targets = view.afloat().map(|(target, ..)| target);
    let reached = targets.filter(|&target| view.aim(data, vessel, gun, target).is_ok());
    let chances = reached.map(|target| (target, view.hits(data, vessel, gun, target)));
    chances.reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// Returns why a cannon has nothing to shoot at: what is in the way of an enemy in range, else that none is.
fn why_none(scene: &Scene, vessel: Vessel, gun: Gun) -> String {
    let (view, data) = (scene.view, scene.data);
    let targets = view.afloat().map(|(target, ..)| target);
    let whys = targets.filter_map(|target| view.aim(data, vessel, gun, target).err());
    let blocked = whys
        .into_iter()
        .find(|why| matches!(why, NoShot::Sail(_) | NoShot::Piece(_)));
    let why = blocked.unwrap_or(NoShot::Range);
    told::no_shot(scene.session.speaker(), view, why)
}
