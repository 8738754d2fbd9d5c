//! The wares that can be bought: lit if they still fit, else dark, with the reason.

use super::super::sheet;
use super::goods::Picture;
use super::{Done, Ware, Yard, kept};
use crate::theme::buttons::Look;
use crate::theme::canvas::Plan;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{
    Align2, CornerRadius, Id, Rect, Sense, Stroke, StrokeKind, WidgetInfo, WidgetType, pos2, vec2,
};
use games::cursed_seas::data::Gun;
use games::cursed_seas::fleet::{Addition, CrewCard};
use games::cursed_seas::{Creature, Crew, Equipment, EventCard, Item, Keyword, Stick};
use rules::kit::Texted;

/// Something that can be bought.
struct Offer<'a> {
    addition: Addition,
    picture: Picture,
    name: String,
    cost: u8,
    /// Its cannons, and what stands beside them; of a card, what it does.
    guns: &'a [Gun],
    said: String,
    /// All of it in a line, for who reads, and what its keywords do.
    label: String,
    tip: String,
}

/// The height of a line, in units of the plan.
const LINE: f32 = 64.0;

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
    let why = yard.why_not(offer.addition);
    let fits = why.is_none();
    let (hovered, clicked) = match why {
        None => {
            let hit = pen.hit(rect, &offer.label);
            let done = (hit.hovered, hit.clicked);
            let _ = hit.tip(format!("{}\n{}", offer.label, offer.tip));
            done
        }
        Some(why) => {
            let id = Id::new(("no ware", &offer.label));
            let response = pen.ui.interact(rect, id, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, false, &offer.label));
            let _ = response.on_hover_text(format!("{why}\n{}", offer.tip));
            (false, false)
        }
    };
    let radius = CornerRadius::same(plan.long(9.0) as u8);
    let (fill, edge) = match (fits, hovered) {
        (true, true) => (palette::FILL_LIT, palette::CREAM),
        (true, false) => (palette::FILL, palette::LINE),
        (false, _) => (palette::WELL, palette::SLOT),
    };
    let stroke = Stroke::new(1.4, edge);
    let painter = pen.ui.painter();
    painter.rect(rect, radius, fill, stroke, StrokeKind::Inside);
    let room = rect.shrink(plan.long(5.0));
    let left = offer.picture.draw(pen, yard.data, room) + plan.long(12.0);
    let (ink, price) = match fits {
        true => (palette::TEXT, palette::BRASS_LIGHT),
        false => (palette::FAINT, palette::FAINT),
    };
    let end = pos2(rect.right() - plan.long(14.0), rect.center().y);
    let font = plan.face(Typeface::Head, 21.0);
    pen.text(end, Align2::RIGHT_CENTER, font, price, offer.cost);
    let text = Rect::from_x_y_ranges(left..=end.x - plan.long(34.0), room.y_range());
    let (above, below) = text.split_top_bottom_at_fraction(0.44);
    let font = plan.face(Typeface::Bold, 16.0);
    let _ = pen.fitted(above, font, ink, &offer.name);
    let mut x = below.left();
    let side = plan.long(22.0);
    for gun in offer.guns {
        let middle = pos2(x + side / 2.0, below.center().y);
        let die = Rect::from_center_size(middle, vec2(side, side));
        sheet::draw_die(pen, gun.rank, gun.range == Stick::Long, die);
        x += side + plan.long(3.0);
    }
    if !offer.guns.is_empty() {
        x += plan.long(7.0);
    }
    let font = plan.face(Typeface::Plain, 13.5);
    if offer.guns.is_empty() {
        pen.paragraph(below.min, below.width(), font, palette::FAINT, &offer.said);
    } else {
        let _ = pen.fitted(below.with_min_x(x), font, palette::FAINT, &offer.said);
    }
    if !fits {
        // Told apart not by its colours alone.
        let edge = Stroke::new(1.2, palette::LINE);
        pen.dashed(rect.shrink(plan.long(3.0)), edge, 4.0, 4.0);
    }
    clicked
}

/// Returns what is offered of the kind that is open.
fn offers<'a>(yard: &Yard<'a>) -> Vec<Offer<'a>> {
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

fn ships<'a>(yard: &Yard<'a>) -> Vec<Offer<'a>> {
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
            picture: Picture::Ship(ship.ship),
            name: yard.text(ship.ship),
            cost: ship.points,
            guns: &ship.guns,
            said: with(
                yard.words.say("ui-yard-hull", &values),
                yard,
                &ship.keywords,
            ),
            label: yard.words.say("ui-yard-ship", &values),
            tip: told(yard, &ship.keywords),
        }
    })
    .collect()
}

/// Returns a line with the names of keywords after it.
fn with(line: String, yard: &Yard, keywords: &[Keyword]) -> String {
    let names = keywords.iter().map(|&keyword| yard.text(keyword));
    let all: Vec<String> = std::iter::once(line).chain(names).collect();
    all.join(" · ")
}

fn creature<'a>(yard: &Yard<'a>, one: Creature) -> Offer<'a> {
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
        picture: Picture::Creature(one),
        name: yard.text(one),
        cost: data.points,
        guns: &data.guns,
        said: with(data.moves.to_string(), yard, &[data.keyword]),
        label: yard.words.say("ui-yard-creature", &values),
        tip: told(yard, &[data.keyword]),
    }
}

/// A crew of the nation that is open, or of any.
fn crew<'a>(yard: &Yard<'a>, one: Crew) -> Option<Offer<'a>> {
    let data = yard.data.crew(one);
    let nation = yard.shown.nation;
    if data.nation.is_some_and(|own| own != nation) {
        return None;
    }
    let card = CrewCard { crew: one, nation };
    let addition = Addition::Crew(card, yard.shown.aboard);
    Some(thing(
        yard,
        addition,
        one,
        Item::Crew(one, nation),
        data.cost,
    ))
}

fn equipment<'a>(yard: &Yard<'a>, one: Equipment) -> Offer<'a> {
    let addition = Addition::Equipment(one, yard.shown.aboard);
    let cost = yard.data.equipment(one).cost;
    thing(yard, addition, one, Item::Equipment(one), cost)
}

fn event<'a>(yard: &Yard<'a>, one: EventCard) -> Offer<'a> {
    let cost = yard.data.event(one).cost;
    thing(yard, Addition::Event(one), one, Item::Event(one), cost)
}

/// Returns a card for so many points, with what it does.
fn thing<'a>(
    yard: &Yard<'a>,
    addition: Addition,
    text: impl Texted,
    item: Item,
    cost: u8,
) -> Offer<'a> {
    let id = text.text_id();
    let name = yard.say(id);
    let does = yard.say(&format!("{id}.text"));
    let values = [("name", name.as_str().into()), ("cost", cost.into())];
    Offer {
        addition,
        picture: Picture::Item(item),
        label: yard.words.say("ui-yard-priced", &values),
        name,
        cost,
        guns: &[],
        said: does.clone(),
        tip: does,
    }
}
