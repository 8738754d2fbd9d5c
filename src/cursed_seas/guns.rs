//! The cannons of the chosen ship, or the flags of a fort that shoots, a line each: what she can hit from here, how far it is, and how likely.

use super::chart::millimetres;
use super::fire::away;
use super::map::chosen;
use super::{Scene, fire, sheet, tips, told};
use crate::board::ask::Ask;
use crate::table::Seen;
use crate::table::figures::decimal;
use crate::table::tips::explain;
use crate::theme::buttons::Look;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, CornerRadius, Pos2, Rect, Vec2, pos2, vec2};
use games::cursed_seas::geometry::SHORT;
use games::cursed_seas::{Choice, Gun, Island, NoShot, Question, Vessel};

/// Draws the panel.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = scene.places.lower;
    pen.panel(rect);
    let inset = pen.pick(10.0, 16.0);
    let title = pos2(rect.left() + inset, rect.top() + pen.pick(16.0, 24.0));
    let asked = scene.observation.asked.map(|asked| asked.question);
    if let Some(Question::FortShot(island)) = asked {
        return flags(pen, scene, island, title);
    }
    let shooter = fire::shooter(scene).map(|(vessel, _)| vessel);
    let Some(vessel) = shooter.or_else(|| chosen(scene)) else {
        let head = scene.say("ui-part-guns", &[]);
        sheet::before(
            pen,
            rect.shrink(inset),
            &head,
            &tips::of(scene, "tip-guns", &[]).texts(),
        );
        return;
    };
    let values = [("vessel", tips::name(scene, vessel).into())];
    let text = scene.say("ui-guns-of", &values);
    let head = pen.heading(title, &text);
    explain(pen, head, || tips::of(scene, "tip-guns", &[]));
    fire_all(pen, scene, vessel);
    let guns: Vec<Gun> = scene.view.guns(scene.data, vessel).collect();
    let mut best = Vec::new();
    for (gun, line) in guns.iter().zip(lines(pen, scene, title, guns.len())) {
        best.extend(draw_line(pen, scene, vessel, *gun, line));
    }
    expected(pen, scene, title, &best);
}

/// Draws the flags of a fort that shoots, as a ship's cannons.
fn flags(pen: &mut Pen, scene: &mut Scene, island: Island, title: Pos2) {
    let (view, data) = (scene.view, scene.data);
    let name = scene.session.speaker().teller.text(island);
    let text = scene.say("ui-guns-of-fort", &[("island", name.into())]);
    pen.heading(title, &text);
    let flags = view.flag_places(data, island).into_iter();
    let flags = flags.filter_map(|(flag, _)| Some((flag, view.flag(data, island, flag)?)));
    let flags: Vec<_> = flags.collect();
    let mut all = Vec::new();
    for (&(flag, (rank, range, place)), line) in
        flags.iter().zip(lines(pen, scene, title, flags.len()))
    {
        let die = ground(pen, line, false);
        sheet::draw_die(pen, rank, range > SHORT, die);
        let offers = scene.observation.options.iter();
        let reached = offers.filter_map(|offer| match offer.choice {
            Choice::Fire(other, target) if other == flag => Some(target),
            _ => None,
        });
        let shots = reached.filter_map(|target| {
            view.flag_aim(data, island, flag, target).ok()?;
            Some(Shot {
                target: tips::name(scene, target),
                away: away(place, view.capsule(target)?),
                reach: view.reach(data, target, range),
                hits: view.flag_hits(data, island, flag, target),
            })
        });
        let best = shots.reduce(Shot::likelier);
        all.extend(best.iter().map(|shot| shot.hits));
        let none = told::no_shot(scene.session.speaker(), view, NoShot::Range);
        chance(pen, scene, (line, die), best, &none);
    }
    expected(pen, scene, title, &all);
}

/// Returns where so many lines lie below the panel's title.
fn lines(pen: &Pen, scene: &Scene, title: Pos2, count: usize) -> Vec<Rect> {
    let rect = scene.places.lower;
    let inset = title.x - rect.left();
    let room = Rect::from_min_max(
        pos2(title.x, title.y + pen.pick(14.0, 20.0)),
        rect.max - vec2(inset, pen.pick(24.0, 32.0)),
    );
    let high = (room.height() / count.max(1) as f32).min(pen.pick(36.0, 58.0));
    let line = |number: usize| {
        let corner = room.min + vec2(0.0, high * number as f32);
        Rect::from_min_size(corner, vec2(room.width(), high - 4.0))
    };
    (0..count).map(line).collect()
}

/// Draws the expected hits at the panel's foot, if anything is in range.
fn expected(pen: &mut Pen, scene: &Scene, title: Pos2, best: &[u8]) {
    if best.is_empty() {
        return;
    }
    let rect = scene.places.lower;
    let words = scene.session.speaker().teller.words();
    let values = [
        ("hits", decimal(words, told::expected(best), 1).into()),
        ("percent", told::any(best).percent().into()),
        ("count", (best.len() as i64).into()),
    ];
    let text = scene.say("ui-expected", &values);
    let foot = pen.pick(18.0, 26.0);
    let line = Rect::from_min_size(
        pos2(title.x, rect.bottom() - foot - 4.0),
        vec2(rect.right() + rect.left() - 2.0 * title.x, foot),
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
    let label = scene.say("ui-fire-all", &[]);
    let size = vec2(pen.button_width(&label), pen.pick(24.0, 32.0));
    let panel = scene.places.lower;
    let corner = panel.right_top() + vec2(-size.x - 10.0, 6.0);
    // A lesson asks for one shot after the other.
    let look = match scene.session.course() {
        Some(_) => Look::Plain,
        None => Look::Brass,
    };
    let hit = pen.button(Rect::from_min_size(corner, size), &label, look);
    if hit.clicked {
        scene.kept.fires = Some((vessel, told));
        scene.ask(Ask::Choose(vec![shot]));
    }
    let _ = hit.tip(scene.say("ui-fire-all.tip", &[]));
}

/// Draws the best target of a cannon, or the reason why it has none, and returns the faces of the die that hit.
fn draw_line(pen: &mut Pen, scene: &mut Scene, vessel: Vessel, gun: Gun, line: Rect) -> Option<u8> {
    let die = ground(pen, line, scene.kept.gun == Some(gun));
    sheet::draw_gun(pen, scene, vessel, gun, die);
    sheet::point_at(pen, scene, gun, line);
    let spent = fire::is_spent(scene, vessel, gun);
    let best = best(scene, vessel, gun);
    let none = match spent && best.is_some() {
        true => scene.say("ui-has-fired", &[]),
        false => why_none(scene, vessel, gun),
    };
    let best = best.filter(|_| !spent);
    let hits = best.as_ref().map(|shot| shot.hits);
    chance(pen, scene, (line, die), best, &none);
    explain(pen, line, || tips::gun(scene, vessel, gun));
    hits
}

/// Draws the ground of a line, and returns the rectangle of its die.
fn ground(pen: &Pen, line: Rect, lit: bool) -> Rect {
    let fill = if lit {
        palette::FILL_LIT
    } else {
        palette::WELL
    };
    let painter = pen.ui.painter();
    painter.rect_filled(line, CornerRadius::same(7), fill);
    let size = line.height() * 0.82;
    let die = pos2(line.left() + size * 0.62, line.center().y);
    Rect::from_center_size(die, Vec2::splat(size))
}

/// Draws the best target with the faces of the die that hit it, in a line beside its die, or the reason why there is none.
fn chance(pen: &mut Pen, scene: &Scene, (line, die): (Rect, Rect), best: Option<Shot>, none: &str) {
    let text = line
        .with_min_x(die.right() + 8.0)
        .with_max_x(line.right() - pen.pick(52.0, 74.0));
    let bold = Typeface::Bold.at(pen.pick(13.5, 16.5));
    let plain = Typeface::Plain.at(pen.pick(12.5, 15.0));
    let (above, below) = text.split_top_bottom_at_fraction(0.5);
    let Some(shot) = best else {
        let _ = pen.fitted(text, plain, palette::FAINT, none);
        return;
    };
    let hits = shot.hits;
    let _ = pen.fitted(above, bold, palette::TEXT, &shot.target);
    let words = scene.session.speaker().teller.words();
    let values = [
        ("distance", millimetres(words, shot.away).into()),
        ("most", millimetres(words, shot.reach).into()),
        ("roll", told::needs(hits).into()),
    ];
    let needs = scene.say("ui-needs", &values);
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
    let ink = palette::BRASS_LIGHT;
    pen.text(at, Align2::RIGHT_CENTER, font, ink, told::percent(hits));
}

/// A shot that could be fired.
struct Shot {
    target: String,
    /// The distance from the muzzle to the target's edge, in units of the rules.
    away: i64,
    /// The distance that the cannon reaches there, in the same units.
    reach: i64,
    /// The faces of the die that hit.
    hits: u8,
}

impl Shot {
    /// Returns what is hit more likely of two, the first of equals.
    fn likelier(self, next: Self) -> Self {
        if next.hits > self.hits { next } else { self }
    }
}

/// Returns the likeliest shot of a cannon at a ship or a fort, the first of equals.
fn best(scene: &Scene, vessel: Vessel, gun: Gun) -> Option<Shot> {
    let (view, data) = (scene.view, scene.data);
    let muzzle = view.muzzle(vessel, gun)?;
    let (_, range) = view.gun(data, vessel, gun)?;
    let targets = view.afloat().map(|(target, ..)| target);
    let ships = targets.filter_map(|target| {
        view.aim(data, vessel, gun, target).ok()?;
        Some(Shot {
            target: tips::name(scene, target),
            away: away(muzzle, view.capsule(target)?),
            reach: view.reach(data, target, range),
            hits: view.hits(data, vessel, gun, target),
        })
    });
    let forts = view.forts().filter_map(|(island, _)| {
        view.fort_aim(data, vessel, gun, island).ok()?;
        let name = scene.session.speaker().teller.text(island);
        Some(Shot {
            target: scene.say("ui-fort-on", &[("island", name.into())]),
            away: away(muzzle, view.coast(data, island)?),
            reach: range,
            hits: view.fort_hits(data, vessel, gun),
        })
    });
    ships.chain(forts).reduce(Shot::likelier)
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
