//! What can be bought: lit where it still fits, and dark, with the reason, where it does not.

use super::{Done, Ware, Yard, kept};
use crate::theme::buttons::Look;
use crate::theme::canvas::Plan;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Rect, vec2};
use rules::cursed_seas::fleet::{Addition, CrewCard};
use rules::cursed_seas::{Creature, Crew, Equipment, EventCard, Keyword};
use rules::kit::Texted;

/// Something that can be bought: its name with what matters of it, and what it is or does.
struct Offer {
    addition: Addition,
    label: String,
    tip: String,
}

/// The height of a line, in units of the plan.
const LINE: f32 = 38.0;

/// Draws the kinds, and below them what is offered of the one that is open.
pub(super) fn draw(pen: &mut Pen, plan: &Plan, yard: &mut Yard) -> Option<Done> {
    let left = plan.left() + 252.0;
    let wide = (plan.width() - 292.0) * 0.55;
    let step = wide / Ware::ALL.len() as f32;
    for (number, (ware, id)) in Ware::ALL.into_iter().enumerate() {
        let rect = plan.rect(left + step * number as f32, 80.0, step - 6.0, 32.0);
        let look = if ware == yard.shown.ware {
            Look::Brass
        } else {
            Look::Plain
        };
        let name = yard.say(id);
        let font = plan.face(Typeface::Bold, 14.5);
        if pen.button_in(rect, &name, &name, font, look).clicked {
            yard.shown.ware = ware;
        }
    }
    let area = plan.rect(left, 122.0, wide - 6.0, 572.0);
    if yard.shown.ware == Ware::Kept {
        return kept::draw(pen, plan, yard, area);
    }
    let offers = offers(yard);
    let mut bought = None;
    let high = plan.long(LINE);
    pen.scroll(area, "wares", palette::PANEL_SOLID, |pen| {
        let corner = pen.ui.max_rect().min;
        for (number, offer) in offers.iter().enumerate() {
            let at = corner + vec2(0.0, high * number as f32);
            let rect = Rect::from_min_size(at, vec2(area.width() - 14.0, high - plan.long(5.0)));
            if line(pen, plan, yard, offer, rect) {
                bought = Some(offer.addition);
            }
        }
        vec2(area.width() - 14.0, high * offers.len() as f32)
    });
    let addition = bought?;
    if matches!(addition, Addition::Ship(_)) {
        yard.shown.aboard = Some(yard.fleet.ships.len());
    }
    Some(Done::Changed(yard.fleet.clone().with(addition)))
}

/// Draws what is offered; tells whether it is bought.
fn line(pen: &mut Pen, plan: &Plan, yard: &Yard, offer: &Offer, rect: Rect) -> bool {
    let font = plan.face(Typeface::Bold, 14.5);
    match yard.why_not(offer.addition) {
        None => {
            let hit = pen.button_in(rect, &offer.label, &offer.label, font, Look::Plain);
            let clicked = hit.clicked;
            let _ = hit.tip(format!("{}\n{}", offer.label, offer.tip));
            clicked
        }
        Some(why) => {
            let response = pen.barred(rect, &offer.label);
            let _ = response.on_hover_text(format!("{why}\n{}", offer.tip));
            false
        }
    }
}

/// Returns what is offered of the kind that is open.
fn offers(yard: &Yard) -> Vec<Offer> {
    match yard.shown.ware {
        Ware::Ships => ships(yard),
        Ware::Creatures => Creature::ALL
            .iter()
            .map(|&one| creature(yard, one))
            .collect(),
        Ware::Crew => Crew::ALL
            .iter()
            .filter_map(|&one| crew(yard, one))
            .collect(),
        Ware::Equipment => Equipment::ALL
            .iter()
            .map(|&one| equipment(yard, one))
            .collect(),
        Ware::Events => EventCard::ALL.iter().map(|&one| event(yard, one)).collect(),
        Ware::Kept => Vec::new(),
    }
}

/// Returns keywords with what they do.
fn told(yard: &Yard, keywords: &[Keyword]) -> String {
    let lines = keywords.iter().map(|&keyword| {
        let does = yard.say(&format!("{}.text", keyword.text_id()));
        format!("{}: {does}", yard.text(keyword))
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn ships(yard: &Yard) -> Vec<Offer> {
    let all = yard.data.ships.iter();
    let own = all.filter(|ship| ship.nation == yard.shown.nation);
    own.map(|ship| {
        let guns = ship.guns.iter().map(ToString::to_string);
        let values = [
            ("name", yard.text(ship.ship).into()),
            ("masts", ship.masts.into()),
            ("cargo", ship.cargo.into()),
            ("moves", ship.moves.to_string().into()),
            ("guns", guns.collect::<Vec<_>>().join(" ").into()),
            ("cost", ship.points.into()),
        ];
        Offer {
            addition: Addition::Ship(ship.ship),
            label: yard.words.say("ui-yard-ship", &values),
            tip: told(yard, &ship.keywords),
        }
    })
    .collect()
}

fn creature(yard: &Yard, one: Creature) -> Offer {
    let data = yard.data.creature(one);
    let guns = data.guns.iter().map(ToString::to_string);
    let values = [
        ("name", yard.text(one).into()),
        ("masts", data.segments.into()),
        ("moves", data.moves.to_string().into()),
        ("guns", guns.collect::<Vec<_>>().join(" ").into()),
        ("cost", data.points.into()),
    ];
    Offer {
        addition: Addition::Creature(one),
        label: yard.words.say("ui-yard-creature", &values),
        tip: told(yard, &[data.keyword]),
    }
}

/// A crew of the nation that is open, or of any.
fn crew(yard: &Yard, one: Crew) -> Option<Offer> {
    let data = yard.data.crew(one);
    let nation = yard.shown.nation;
    if data.nation.is_some_and(|own| own != nation) {
        return None;
    }
    let card = CrewCard { crew: one, nation };
    Some(Offer {
        addition: Addition::Crew(card, yard.shown.aboard),
        label: priced(yard, &yard.text(one), data.cost),
        tip: yard.say(&format!("{}.text", one.text_id())),
    })
}

fn equipment(yard: &Yard, one: Equipment) -> Offer {
    Offer {
        addition: Addition::Equipment(one, yard.shown.aboard),
        label: priced(yard, &yard.text(one), yard.data.equipment(one).cost),
        tip: yard.say(&format!("{}.text", one.text_id())),
    }
}

fn event(yard: &Yard, one: EventCard) -> Offer {
    Offer {
        addition: Addition::Event(one),
        label: priced(yard, &yard.text(one), yard.data.event(one).cost),
        tip: yard.say(&format!("{}.text", one.text_id())),
    }
}

/// Returns a name with its price.
fn priced(yard: &Yard, name: &str, cost: u8) -> String {
    let values = [("name", name.into()), ("cost", cost.into())];
    yard.words.say("ui-yard-priced", &values)
}
