//! The mat of whoever sits before the screen: what can be chosen of one's own lies here.

use super::aboard;
use super::hold;
use super::things::{self, POPPET_PLACES};
use super::tips::{Tip, explain};
use super::{Scene, elided, offer_or_explain};
use crate::theme::{Face, Pen, palette};
use crate::voodoo_pirate::Spot;
use crate::voodoo_pirate::flights::Kind;
use crate::voodoo_pirate::marks::capital;
use bevy_egui::egui::{Align2, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use rules::table::SeatKind;
use rules::voodoo_pirate::data::Skill;
use rules::voodoo_pirate::pieces::{Face as Piece, Place};
use rules::voodoo_pirate::view::PirateView;

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = scene.places.mat;
    pen.panel(rect);
    let view = scene.view;
    let pirate = view.pirate(scene.own());
    // A skill has room beside the poppets only in the wide layout; else it stands in the heading.
    let (mut edge, line) = (rect.right() - 14.0, rect.top() + pen.pick(17.0, 24.0));
    if let Some(what) = aboard::skill(scene, pirate) {
        let at = pen.pick(
            pos2(edge - 9.0, line),
            pos2(rect.right() - 38.0, rect.top() + 73.0),
        );
        skill(pen, scene, what, at);
        edge -= pen.pick(27.0, 0.0);
    }
    heading(pen, scene, pirate, pos2(rect.left() + 14.0, line), edge);
    let high = rect.top() + pen.pick(50.0, 73.0);
    let x = power(
        pen,
        scene,
        pirate,
        pos2(rect.left() + pen.pick(13.0, 18.0), high),
    );
    let x = souls(pen, scene, pirate, pos2(x + pen.pick(12.0, 16.0), high));
    poppets(pen, scene, pirate, pos2(x + pen.pick(14.0, 16.0), high));
    hold::draw(pen, scene, pirate, rect);
}

/// A caption under things of the upper line.
fn caption(pen: &Pen, under: Rect, text: &str) {
    let at = pos2(under.center().x, under.center().y + pen.pick(27.0, 42.0));
    let font = Face::Plain.at(pen.pick(14.0, 16.0));
    pen.text(at, Align2::CENTER_CENTER, font, palette::FAINT, text);
}

fn heading(pen: &mut Pen, scene: &mut Scene, pirate: &PirateView, at: Pos2, edge: f32) {
    let speaker = scene.sitting.speaker();
    let words = speaker.words();
    let name = speaker.name(pirate.seat);
    let title = if scene.sitting.people() == 1 && scene.sitting.kind(pirate.seat) == SeatKind::Human
    {
        words.say("ui-your-ship", &[])
    } else {
        words.say("ui-ship-of", &[("pirate", name.as_str().into())])
    };
    let state = [
        (pirate.jailed, "ui-in-jail"),
        (pirate.ashore, "ui-ashore"),
        (pirate.stuck, "ui-stuck"),
    ];
    let place = pirate.space.map(|space| {
        let values = [
            ("value", i64::from(space.value()).into()),
            ("space", speaker.space(space).into()),
        ];
        words.say(
            if pen.wide {
                "ui-lies-at"
            } else {
                "ui-location"
            },
            &values[..if pen.wide { 2 } else { 1 }],
        )
    });
    let state = state
        .iter()
        .filter(|(is, _)| *is)
        .map(|(_, id)| words.say(id, &[]));
    let parts: Vec<String> = place.into_iter().chain(state).collect();
    let text = parts.join(&words.say("list-comma", &[]));
    let font = Face::Plain.at(pen.pick(14.5, 17.0));
    let end = pos2(edge, at.y);
    let drawn = pen.text(end, Align2::RIGHT_CENTER, font, palette::FAINT, text);
    let room = Rect::from_x_y_ranges(at.x..=drawn.left() - 8.0, at.y - 12.0..=at.y + 12.0);
    let font = Face::Head.at(pen.pick(16.0, 20.0));
    let title = elided(pen, room, font, palette::BRASS_LIGHT, &title);
    explain(pen, drawn, || {
        aboard::location_tip(scene, pirate).and_jail(speaker, pirate)
    });
    explain(pen, title, || aboard::pirate_tip(scene, pirate));
}

impl Tip {
    /// What jail means, where the pirate is in it.
    fn and_jail(self, speaker: &rules::voodoo_pirate::words::Speaker, pirate: &PirateView) -> Self {
        if pirate.jailed {
            let title = speaker.words().say("ui-in-jail", &[]);
            self.and(capital(&title), speaker.tip(Piece::Jail))
        } else {
            self
        }
    }
}

/// The die; where it ends.
fn power(pen: &mut Pen, scene: &Scene, pirate: &PirateView, at: Pos2) -> f32 {
    let speaker = scene.sitting.speaker();
    let text = aboard::power(speaker, pirate);
    let size = pen.pick(31.0, 46.0);
    let width = pen.pick(48.0, 62.0);
    let place = Rect::from_center_size(at + vec2(width / 2.0, 0.0), vec2(width, size));
    pen.die(place.center(), size, pirate.power);
    caption(pen, place, &text);
    explain(pen, place, || aboard::power_tip(speaker, pirate));
    place.right()
}

/// The four places for souls; where they end.
fn souls(pen: &mut Pen, scene: &mut Scene, pirate: &PirateView, at: Pos2) -> f32 {
    let cell = pen.pick(vec2(29.0, 37.0), vec2(44.0, 58.0));
    let step = pen.pick(32.0, 48.0);
    for (berth, held) in pirate.souls.into_iter().enumerate() {
        let centre = at + vec2(cell.x / 2.0 + step * berth as f32, 0.0);
        let slot = Rect::from_center_size(centre, cell);
        pen.ui.painter().rect_filled(slot, 7.0, palette::WELL);
        match held {
            Some(held) => {
                let stroke = Stroke::new(1.4, palette::LINE);
                pen.ui
                    .painter()
                    .rect_stroke(slot, 7.0, stroke, StrokeKind::Inside);
                let foot = centre + vec2(1.0, pen.pick(4.0, 5.0));
                things::soul_at(pen, held, foot, pen.pick(28.0, 42.0));
            }
            None => pen.dashed(slot, Stroke::new(1.4, palette::LINE), 5.0, 4.0),
        }
        let number = Face::Head.at(14.0);
        let corner = slot.left_top() + vec2(4.0, pen.pick(-1.0, 1.0));
        pen.text(corner, Align2::LEFT_TOP, number, palette::FAINT, berth + 1);
        scene.piece(Spot::OwnSoul(berth as u8), slot);
        let lies = Place::Berth(pirate.seat, berth as u8);
        scene.anchors.note(Kind::Soul, lies, centre);
        offer_or_explain(pen, scene, Spot::OwnSoul(berth as u8), slot, |scene| {
            aboard::soul_tip(scene.sitting.speaker(), berth, held)
        });
    }
    let all = Rect::from_min_size(
        at - vec2(0.0, cell.y / 2.0),
        vec2(step * 3.0 + cell.x, cell.y),
    );
    let aboard = pirate.souls.iter().flatten().count() as i64;
    let values = [
        ("count", aboard.into()),
        ("most", (pirate.souls.len() as i64).into()),
    ];
    let text = scene.sitting.speaker().words().say("ui-souls-of", &values);
    caption(pen, all, &text);
    all.right()
}

/// Three places for poppets, the buried ones in sand.
fn poppets(pen: &mut Pen, scene: &mut Scene, pirate: &PirateView, at: Pos2) {
    let (size, step) = pen.pick((29.0, 26.0), (44.0, 36.0));
    for place in 0..POPPET_PLACES {
        let centre = at + vec2(size / 2.0 + step * f32::from(place), 0.0);
        if place < pirate.poppets + pirate.buried_poppets {
            let buried = place >= pirate.poppets;
            things::picture(pen, "art/poppet", centre, size, buried);
        } else {
            empty(pen, centre, size * 0.36);
        }
    }
    let width = step * f32::from(POPPET_PLACES - 1) + size;
    let all = Rect::from_min_size(at - vec2(0.0, size / 2.0), vec2(width, size));
    let text = aboard::poppets(scene.sitting.speaker(), pirate);
    caption(pen, all, &text);
    scene.piece(Spot::OwnPoppets, all);
    let aboard = Place::Aboard(pirate.seat);
    scene.anchors.note(Kind::Poppet, aboard, all.center());
    offer_or_explain(pen, scene, Spot::OwnPoppets, all, |scene| {
        aboard::poppets_tip(scene.sitting.speaker(), pirate)
    });
}

/// An empty place.
pub(super) fn empty(pen: &Pen, centre: Pos2, radius: f32) {
    let stroke = Stroke::new(1.4, palette::LINE);
    pen.dashed_circle(centre, radius, stroke, 4.0, 4.0);
}

/// What this colour alone can do.
fn skill(pen: &mut Pen, scene: &Scene, what: Skill, centre: Pos2) {
    let speaker = scene.sitting.speaker();
    let radius = pen.pick(11.0, 22.0);
    let stroke = Stroke::new(pen.pick(1.6, 2.2), palette::BRASS);
    pen.ui
        .painter()
        .circle(centre, radius, palette::WELL, stroke);
    let icon = match what {
        Skill::Range(_) => "cannon",
        Skill::MapCoins(_) => "treasure-map",
        Skill::StormRider => "lightning-storm",
        Skill::JaxAtLeast(_) => "soul",
        Skill::BoardItems(_) => "pirate-flag",
    };
    pen.icon(icon, centre, radius * 1.3, palette::BRASS_LIGHT);
    let place = Rect::from_center_size(centre, Vec2::splat(radius * 2.0));
    if pen.wide {
        caption(pen, place, &speaker.words().say("ui-skill", &[]));
    }
    explain(pen, place, || {
        let title = speaker.skill(what);
        Tip::new(title, speaker.skill_tip(what))
            .with(Some(speaker.words().say("ui-skill.tip", &[])))
    });
}
