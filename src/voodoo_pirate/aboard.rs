//! Things aboard that only Voodoo Pirate has: objects, skulls, poppets, skills; their drawing and their tips.

use super::chart::object_picture;
use super::{OwnSpot, Scene, Speaker, Spot};
use crate::board::mat::{caption, empty};
use crate::board::offers::offer_or_explain;
use crate::table::figures::capital;
use crate::table::tips::{Tip, explain};
use crate::theme::{Pen, palette};
use crate::voodoo::Good;
use crate::voodoo::panels::aboard::{buried_counted, buried_note};
use crate::voodoo::panels::things::picture;
use bevy_egui::egui::{Pos2, Rect, Stroke, Vec2, vec2};
use games::voodoo_pirate::data::{Feature, Skill};
use games::voodoo_pirate::pieces::{Face, Object, Place, Skull};
use games::voodoo_pirate::view::{Held, PirateView};
use games::voodoo_pirate::{SKILLS, VoodooPirate};
use rules::kit::Texted;

/// The number of places on a ship for objects and skulls.
pub(super) const OBJECT_PLACES: usize = 3;
/// The number of places on a ship for poppets.
const POPPET_PLACES: u8 = 3;

/// A thing aboard that is shown as a picture.
#[derive(Debug, Clone, Copy)]
pub enum Treasure {
    /// An object.
    Object(Held<Object>),
    /// A skull.
    Skull(Held<Option<Skull>>),
}

/// Returns all objects and skulls of a pirate.
pub(super) fn treasures(pirate: &PirateView) -> Vec<Treasure> {
    let objects = pirate.objects.iter().copied().map(Treasure::Object);
    objects
        .chain(pirate.skulls.iter().copied().map(Treasure::Skull))
        .collect()
}

impl Good<VoodooPirate> for Treasure {
    fn draw(self, pen: &Pen, centre: Pos2, size: f32) {
        match self {
            Self::Object(held) => object(pen, held, centre, size),
            Self::Skull(held) => skull(pen, held, centre, size),
        }
    }

    fn name(self, speaker: &Speaker) -> String {
        match self {
            Self::Object(held) => speaker.text(held.thing),
            Self::Skull(held) => match held.thing {
                Some(skull) => speaker.text(skull),
                None => capital(&speaker.feature(Feature::Skull)),
            },
        }
    }

    fn tip(self, speaker: &Speaker) -> Tip {
        match self {
            Self::Object(held) => object_tip(speaker, held),
            Self::Skull(held) => skull_tip(speaker, held),
        }
    }

    fn spot(self) -> Option<Spot> {
        Some(Spot::Own(match self {
            Self::Object(held) => OwnSpot::OwnObject(held.thing),
            Self::Skull(_) => OwnSpot::OwnSkull,
        }))
    }
}

/// Draws an object.
fn object(pen: &Pen, held: Held<Object>, centre: Pos2, size: f32) {
    let name = object_picture(held.thing);
    picture(pen, &name, centre, size * 0.95, held.buried);
}

/// Draws a skull: its back, with the sign of its reverse if that is known.
fn skull(pen: &Pen, held: Held<Option<Skull>>, centre: Pos2, size: f32) {
    picture(pen, "art/skull", centre, size, held.buried);
    let Some(skull) = held.thing else {
        return;
    };
    let (name, tint) = match skull {
        Skull::Emerald => ("emerald", palette::EMERALD),
        Skull::Poppet => ("voodoo-doll", palette::TEXT),
        Skull::Gold => ("two-coins", palette::BRASS_LIGHT),
        Skull::Gun => ("cannon", palette::TEXT),
        Skull::Hollow => ("ghost", palette::MOON),
        Skull::Purple => ("art/soul-purple", palette::OWN),
    };
    let at = centre + Vec2::splat(size * 0.27);
    let stroke = Stroke::new(1.0, palette::BRASS);
    pen.ui
        .painter()
        .circle(at, size * 0.3, palette::WELL, stroke);
    pen.icon(name, at, size * 0.44, tint);
}

/// Explains an object aboard.
fn object_tip(speaker: &Speaker, held: Held<Object>) -> Tip {
    let piece = Face::Object(held.thing);
    Tip::new(speaker.text(held.thing), speaker.tip(piece))
        .with(buried_note(speaker, held.buried))
        .about(held.thing.text_id())
}

/// Explains a skull aboard.
fn skull_tip(speaker: &Speaker, held: Held<Option<Skull>>) -> Tip {
    let tip = match held.thing {
        Some(skull) => Tip::new(speaker.text(skull), speaker.tip(Face::Skull(skull))),
        None => Tip::new(
            capital(&speaker.feature(Feature::Skull)),
            speaker.unknown_skull_tip(),
        ),
    };
    let tip = tip.about("skull-unknown");
    tip.with(buried_note(speaker, held.buried))
}

/// Explains a pirate's poppets.
pub(super) fn poppets_tip(speaker: &Speaker, pirate: &PirateView) -> Tip {
    Tip::new(poppets(speaker, pirate), speaker.tip(Face::Poppet))
        .with(buried_counted(speaker, pirate.buried_poppets))
        .about("book-poppets")
}

/// Returns the number of poppets aboard in words, with the most that a ship holds.
fn poppets(speaker: &Speaker, pirate: &PirateView) -> String {
    let all = pirate.poppets + pirate.buried_poppets;
    let values = [
        ("count", i64::from(all).into()),
        ("most", i64::from(POPPET_PLACES).into()),
    ];
    speaker.words().say("ui-poppets-of", &values)
}

/// Returns the skill that only a pirate of this colour has, if the game is played with skills.
pub(super) fn skill(scene: &mut Scene, pirate: &PirateView) -> Option<Skill> {
    let cursed = scene.session.kind(pirate.seat).is_automa();
    let table = scene.session.table();
    let on = table.setup().options.is_on(&SKILLS) && !cursed;
    on.then(|| table.data().skills[pirate.colour as usize])
}

/// Draws three places for poppets, the buried ones in sand.
pub(super) fn draw_poppets(pen: &mut Pen, scene: &mut Scene, pirate: &PirateView, at: Pos2) {
    let (size, step) = pen.pick((29.0, 26.0), (44.0, 36.0));
    for place in 0..POPPET_PLACES {
        let centre = at + vec2(size / 2.0 + step * f32::from(place), 0.0);
        if place < pirate.poppets + pirate.buried_poppets {
            let buried = place >= pirate.poppets;
            picture(pen, "art/poppet", centre, size, buried);
        } else {
            empty(pen, centre, size * 0.36);
        }
    }
    let width = step * f32::from(POPPET_PLACES - 1) + size;
    let all = Rect::from_min_size(at - vec2(0.0, size / 2.0), vec2(width, size));
    let text = poppets(scene.session.speaker(), pirate);
    caption(pen, all, &text);
    let aboard = Place::Aboard(pirate.seat);
    scene.kept.note(Face::Poppet, aboard, all.center());
    offer_or_explain(pen, scene, Spot::Own(OwnSpot::OwnPoppets), all, |scene| {
        poppets_tip(scene.session.speaker(), pirate)
    });
}

/// Draws a pirate's skill.
pub(super) fn draw_skill(pen: &mut Pen, scene: &Scene, what: Skill, centre: Pos2) {
    let speaker = scene.session.speaker();
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
        let title = speaker.text(what);
        Tip::new(title, speaker.skill_tip(what))
            .with(Some(speaker.words().say("ui-skill.tip", &[])))
            .about("ui-skills")
    });
}
