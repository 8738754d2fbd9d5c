//! Voodoo Pirate as it is drawn: its part of the table, beside the shared one.

use super::aboard::{self, OBJECT_PLACES, Treasure};
use super::chart::{self, barrel_icon, object_picture, turn};
use super::weather::tide_picture;
use super::{Scene, Speaker, drawing, effects, odds, told, why};
use crate::table::tips::Tip;
use crate::table::{Said, Telling, TextSection};
use crate::theme::palette;
use crate::voodoo::{Charted, Composed, Counted, Staged, VoodooTable, Worded};
use bevy::math::Vec2;
use bevy_egui::egui::Color32;
use games::voodoo_pirate::chart::{Heading, Space};
use games::voodoo_pirate::event::Cause;
use games::voodoo_pirate::pieces::{Barrel, Card, Face, Figure, Place, Rank, Tide};
use games::voodoo_pirate::view::View;
use games::voodoo_pirate::{Choice, Event, Question, VoodooPirate};
use rules::table::{Logged, PieceId, Seat};

impl VoodooTable for VoodooPirate {
    type Good = Treasure;
    const PASSES: &'static [Choice] = &[Choice::Pass];
    const ANY_RANK: Rank = Rank::Ace;
    const PLACES: usize = OBJECT_PLACES;
    const UNKNOWN: &'static str = "art/skull";

    fn composed() -> Composed<Self> {
        drawing::composed()
    }

    fn tide(view: &View) -> f32 {
        f32::from(u8::from(view.tide == Tide::In))
    }

    fn card_looks(card: Card) -> (&'static str, Color32) {
        match card {
            Card::Jax => ("soul", palette::JAX),
            Card::Tok => ("spectre", palette::TOK),
            Card::Hoodoo => ("pentacle", palette::HOODOO),
            Card::Tix => ("body-swapping", palette::TIX),
            Card::Poppet => ("voodoo-doll", palette::POPPET),
            Card::Take => ("open-treasure-chest", palette::TAKE),
        }
    }

    fn barrel_looks(view: &View, barrel: Barrel) -> (&'static str, bool) {
        let mut ring = view.barrels.iter();
        let dusk = ring.any(|&(other, dusk, _)| other == barrel && dusk);
        (barrel_icon(barrel), dusk)
    }

    fn face_looks(view: &View, face: Face) -> Option<String> {
        Some(match face {
            Face::Poppet => "art/poppet".to_owned(),
            Face::Object(object) => object_picture(object),
            Face::Skull(_) => "art/skull".to_owned(),
            Face::CursedFigure(which) => super::figure(view, Figure::Cursed(which)),
            _ => return None,
        })
    }

    fn goods(view: &View, seat: Seat) -> Vec<Treasure> {
        aboard::treasures(view.pirate(seat))
    }

    fn counted(view: &View, seat: Seat) -> Vec<Counted<Self>> {
        let pirate = view.pirate(seat);
        vec![Counted {
            icon: "voodoo-doll",
            open: pirate.poppets,
            buried: pirate.buried_poppets,
            face: Face::Poppet,
        }]
    }

    fn counted_tip(speaker: &Speaker, view: &View, seat: Seat) -> Tip {
        aboard::poppets_tip(speaker, view.pirate(seat))
    }

    fn pirate_tip(scene: &mut Scene, seat: Seat, tip: Tip) -> Tip {
        let skill = aboard::skill(scene, scene.view.pirate(seat));
        let speaker = scene.session.speaker();
        match skill {
            Some(skill) => tip.and(speaker.text(skill), speaker.skill_tip(skill)),
            None => tip,
        }
    }
}

impl Charted for VoodooPirate {
    const HEADINGS: &'static [Heading] = Heading::ALL;

    fn beside(space: Space, heading: Heading) -> Option<Space> {
        space.step(heading)
    }

    fn centre(space: Space) -> Vec2 {
        chart::centre(space)
    }

    fn angle(_: Space, facing: Heading) -> f32 {
        turn(facing)
    }

    fn badge_off(_: Vec2, angle: f32) -> Vec2 {
        chart::badge_off(angle)
    }
}

impl Staged for VoodooPirate {
    fn passes_by(question: Question) -> bool {
        matches!(question, Question::Board(..))
    }

    fn own_actor(event: &Event) -> Option<Seat> {
        match *event {
            Event::Looked { seat, .. } | Event::Used { seat, .. } | Event::Boarded { seat, .. } => {
                Some(seat)
            }
            Event::Blocked { ship, .. } | Event::Landed { ship } => Some(ship),
            _ => None,
        }
    }

    fn own_emblem(event: &Event) -> Option<&'static str> {
        match *event {
            Event::TideTurned(tide) => Some(tide_picture(tide)),
            _ => None,
        }
    }

    fn own_seconds(event: &Event) -> f32 {
        match event {
            Event::TileLaid { .. } => effects::TILE,
            Event::TideTurned(_) | Event::ColonialsSailed(_) => 0.5,
            _ => 0.0,
        }
    }

    fn drifts(cause: Cause) -> bool {
        matches!(cause, Cause::TidalWater | Cause::Current)
    }

    fn own_sound(event: &Event, cause: Cause) -> Option<&'static str> {
        Some(match (event, cause) {
            (Event::MovedHidden { .. }, _) => "skull",
            (Event::Sailed { .. }, Cause::Current) => "current",
            (Event::Leapt { .. }, Cause::Portal) => "portal",
            (Event::ColonialsSailed(_), _) => "sail",
            (Event::Landed { .. }, _) => "shore",
            (Event::TileLaid { .. }, _) => "tile",
            (Event::TideTurned(Tide::In), _) => "tide-in",
            (Event::TideTurned(Tide::Out), _) => "tide-out",
            _ => return None,
        })
    }

    fn face_sound(face: Face, to: Place) -> Option<&'static str> {
        Some(match (face, to) {
            (Face::Poppet, _) => "poppet",
            (Face::Object(_), _) => "object",
            (Face::Skull(_), _) => "skull",
            (Face::CursedFigure(_), Place::On(_)) => "barrel",
            _ => return None,
        })
    }

    fn moved(event: &Event) -> Option<(Option<PieceId>, Place, Place)> {
        match *event {
            Event::Moved { piece, from, to } | Event::MovedHidden { piece, from, to } => {
                Some((piece, from, to))
            }
            _ => None,
        }
    }

    fn between(event: &Event, from: Place, to: Place) -> Event {
        match *event {
            Event::Moved { piece, .. } => Event::Moved { piece, from, to },
            Event::MovedHidden { piece, .. } => Event::MovedHidden { piece, from, to },
            other => other,
        }
    }

    fn own_flight(from: Place, to: Place) -> Option<f32> {
        // Nobody sees what lies there.
        let unseen = |place| {
            matches!(
                place,
                Place::Stack(_) | Place::Vane(_) | Place::Tide(_) | Place::Colonials(_)
            )
        };
        (unseen(from) || unseen(to)).then_some(0.0)
    }

    fn lies(place: Place) -> Place {
        match place {
            Place::Buried(seat) => Place::Aboard(seat),
            Place::BuriedBerth(seat, berth) => Place::Berth(seat, berth),
            place => place,
        }
    }

    fn changes(event: &Event) -> Option<(Face, Place)> {
        match event {
            Event::TideTurned(_) => Some((Face::TideMarker, Place::Box)),
            Event::ColonialsSailed(_) => Some((Face::Colonials, Place::Box)),
            _ => None,
        }
    }

    fn is_found(cause: Cause) -> bool {
        matches!(
            cause,
            Cause::CoinSpace | Cause::Map | Cause::SkullSpace | Cause::ObjectSpace | Cause::Fleet
        )
    }
}

impl Worded for VoodooPirate {
    fn own_numbers(speaker: &Speaker, before: &View, told: &Logged<Self>) -> Vec<String> {
        why::numbers(speaker, before, told)
    }

    fn own_foretold(speaker: &Speaker, told: &Logged<VoodooPirate>) -> Option<String> {
        let words = speaker.words();
        let pirate = |seat| ("pirate", speaker.name(seat).into());
        Some(match told.event {
            Event::Moved {
                from: Place::Stack(_),
                to: Place::Slot(slot),
                ..
            } => {
                let space = ("space", speaker.space(slot.spaces()[0]).into());
                words.say("ui-foretold-tile", &[space])
            }
            Event::Looked { seat, .. } => words.say("ui-foretold-look", &[pirate(seat)]),
            Event::MovedHidden {
                from: Place::Supply,
                to: Place::Aboard(seat),
                ..
            } => words.say("ui-foretold-skull", &[pirate(seat)]),
            _ => return None,
        })
    }

    fn told(about: &Telling<Self>) -> [Vec<TextSection>; 2] {
        told::told(about)
    }

    fn own_odds(speaker: &Speaker, view: &View, data: &Self::Data) -> Vec<Tip> {
        odds::told(speaker, view, data)
    }

    fn told_water(speaker: &Speaker, view: &View, space: Space) -> Option<Said> {
        told::water(speaker, view.at(space))
    }

    fn told_aboard(speaker: &Speaker, view: &View, seat: Seat) -> Vec<Said> {
        told::aboard(speaker, view.pirate(seat))
    }
}
