//! What hovering over things explains: cards, players, ships, cargo, missions.

use super::holdings::Held;
use super::{Scene, long, looks};
use crate::table::figures::capital;
use crate::table::tips::Tip;
use rules::kit::{Said, Texted};
use rules::pirate_crusades::data::{Data, Mission};
use rules::pirate_crusades::values::{Bonus, Card, Class, MissionKind, Nation, Standing, Suit};
use rules::pirate_crusades::view::View;
use rules::pirate_crusades::words::Speaker;
use rules::table::Seat;
use rules::table::words::Value;

/// A source of tips: a frame of the table, or the table in words.
pub(super) trait Seen {
    /// Returns who says it.
    fn speaker(&self) -> &Speaker;

    /// Returns what those who look may know.
    fn view(&self) -> &View;

    /// Returns what the game's data files say.
    fn data(&self) -> &Data;
}

impl Seen for Scene<'_> {
    fn speaker(&self) -> &Speaker {
        self.session.speaker()
    }

    fn view(&self) -> &View {
        self.view
    }

    fn data(&self) -> &Data {
        self.data
    }
}

/// A view, with who tells of it.
#[derive(Clone, Copy)]
pub(super) struct Shown<'a> {
    pub(super) speaker: &'a Speaker,
    pub(super) view: &'a View,
}

impl Seen for Shown<'_> {
    fn speaker(&self) -> &Speaker {
        self.speaker
    }

    fn view(&self) -> &View {
        self.view
    }

    fn data(&self) -> &Data {
        &self.speaker.data
    }
}

/// Returns a text with its values.
pub(super) fn say(seen: &impl Seen, id: &str, values: &[(&str, Value)]) -> String {
    seen.speaker().teller.say(id, values)
}

/// Returns a tip of a text with a title, and its `.tip`.
pub(super) fn of(seen: &impl Seen, id: &'static str, values: &[(&str, Value)]) -> Tip {
    let text = say(seen, &format!("{id}.tip"), values);
    Tip::new(say(seen, id, values), text).about(id)
}

/// Returns the text of a value.
fn text(seen: &impl Seen, value: impl Texted) -> Value<'static> {
    seen.speaker().teller.text(value).into()
}

/// Returns who sits in a seat.
pub(super) fn name(seen: &impl Seen, seat: Seat) -> Value<'static> {
    seen.speaker().teller.name(seat).into()
}

/// Returns a nation, as texts choose by it.
pub(super) fn nation_key(nation: Option<Nation>) -> Value<'static> {
    match nation {
        Some(Nation::English) => "english",
        Some(Nation::Spanish) => "spanish",
        Some(Nation::French) => "french",
        Some(Nation::Dutch) => "dutch",
        None => "none",
    }
    .into()
}

/// Returns what a card is called: its ship, with rank and suit.
pub(super) fn card_name(seen: &impl Seen, card: Card) -> String {
    let values = [
        ("ship", seen.data().card(card).ship.clone().into()),
        ("card", sign(seen, card)),
    ];
    say(seen, "ui-card", &values)
}

/// Returns rank and suit of a card in words.
fn sign(seen: &impl Seen, card: Card) -> Value<'static> {
    card.said(seen.speaker())
}

/// Returns a mission in words.
pub(super) fn mission(seen: &impl Seen, card: Card) -> String {
    seen.speaker().mission(card)
}

/// Returns the suit of the nation that a seat's mission is about; nothing where any nation but the own, or no nation, will do.
pub(super) fn goal_nation(seen: &impl Seen, seat: Seat, card: Card) -> Option<Suit> {
    let own = seen.view().vessel(seen.data(), seat).nation;
    match seen.data().card(card).mission {
        Mission::Deliver { .. } if seen.view().poker => own.map(looks::suit_of),
        Mission::Deliver { to, .. } => Some(looks::suit_of(to)),
        Mission::Prisoner => Some(card.suit()),
        Mission::Conquer | Mission::Sink => {
            (own != seen.data().nation(card)).then_some(card.suit())
        }
        Mission::Meet => None,
    }
}

/// Returns how far a seat is with a mission, and whether that is near.
pub(super) fn mission_state(seen: &impl Seen, seat: Seat, card: Card) -> (String, bool) {
    let (view, data) = (seen.view(), seen.data());
    if view.long {
        return long::mission_state(seen, seat, card);
    }
    match data.card(card).mission {
        Mission::Deliver { tons, .. } => {
            let kind = data.cargo(card);
            let holds = view.holds(seat).into_iter();
            let holds = holds.filter(|&hold| data.cargo(hold) == kind);
            let aboard: u16 = holds.map(|hold| u16::from(data.tons(hold))).sum();
            let enough = aboard >= u16::from(tons.get());
            let values = [
                ("tons", aboard.into()),
                ("needed", tons.get().into()),
                ("cargo", text(seen, kind)),
            ];
            (say(seen, "ui-mission-aboard", &values), enough)
        }
        Mission::Prisoner => {
            let taken = view.marks[card.index()];
            let taken = taken.map_or_else(String::new, |town| data.card(town).port.clone());
            let where_from = if taken.is_empty() { "neutral" } else { "town" };
            let values = [("town", taken.into()), ("where", where_from.into())];
            (say(seen, "ui-mission-taken", &values), false)
        }
        Mission::Conquer => {
            let own = view.vessel(data, seat).nation == data.nation(card);
            let whom = if own { "any" } else { "nation" };
            let values = [
                ("whom", whom.into()),
                ("nation", nation_key(data.nation(card))),
            ];
            let there = view.town(seat).and_then(|town| data.nation(town));
            let near = there.is_some() && (own || there == data.nation(card));
            (say(seen, "ui-mission-attack", &values), near)
        }
        Mission::Sink => {
            let own = view.vessel(data, seat).nation == data.nation(card);
            let whom = if own { "any" } else { "nation" };
            let values = [
                ("whom", whom.into()),
                ("nation", nation_key(data.nation(card))),
            ];
            let met = view.met().and_then(|met| data.nation(met));
            let fits = match own {
                true => met.is_some() && met != data.nation(card),
                false => met.is_some() && met == data.nation(card),
            };
            (
                say(seen, "ui-mission-fight", &values),
                fits && view.active == seat,
            )
        }
        Mission::Meet => (say(seen, "ui-mission-friend", &[]), false),
    }
}

/// Returns a tip about a card: its six uses.
pub(super) fn card(seen: &impl Seen, card: Card) -> Tip {
    let data = seen.data();
    let of = data.card(card);
    let (bonus, class) = (of.bonus, of.class);
    let values = [
        ("ship", of.ship.clone().into()),
        ("class", text(seen, class)),
        ("size", of.size.get().into()),
        ("port", of.port.clone().into()),
        ("crew", of.crew.get().into()),
        ("guns", of.guns.get().into()),
        ("tons", of.tons.get().into()),
        ("cargo", text(seen, data.cargo(card))),
        ("mission", mission(seen, card).into()),
        ("bonus", text(seen, bonus)),
        (
            "text",
            say(seen, &format!("{}.text", bonus.text_id()), &[]).into(),
        ),
        ("nation", nation_key(data.nation(card))),
    ];
    let lines = [
        "ui-use-ship",
        "ui-use-port",
        "ui-use-crew",
        "ui-use-cargo",
        "ui-use-mission",
        "ui-use-bonus",
    ];
    let lines = lines.map(|id| say(seen, id, &values));
    let title = say(
        seen,
        "ui-card-titled",
        &[
            ("card", sign(seen, card)),
            ("nation", nation_key(data.nation(card))),
        ],
    );
    Tip::new(title, lines.join("\n")).about("book-crusade-cards")
}

/// Returns a tip about a card in one use, and below it the card itself.
fn used(seen: &impl Seen, id: &'static str, values: &[(&str, Value)], shown: Card) -> Tip {
    of(seen, id, values).join(card(seen, shown))
}

/// A ship, with what she gives whoever sails her.
pub(super) fn ship(seen: &impl Seen, seat: Seat, ship: Card) -> Tip {
    let held = Held::of(seen.view(), seen.data(), seat);
    let class = seen.data().card(ship).class;
    let values = [
        ("ship", seen.data().card(ship).ship.clone().into()),
        ("crew", held.crew_limit.into()),
        ("holds", held.hold_limit.into()),
        ("class", class_key(class).into()),
        ("pirate", name(seen, seat)),
    ];
    used(seen, "tip-ship", &values, ship)
}

/// Returns a class with a gift of its own, as texts choose by it.
fn class_key(class: Class) -> &'static str {
    match class {
        Class::ShipOfTheLine => "line",
        Class::FastGalleon => "fast",
        Class::FlagGalleon => "flag",
        Class::FreeRover => "rover",
        _ => "other",
    }
}

/// Cargo in a player's hold.
pub(super) fn cargo(seen: &impl Seen, seat: Seat, cargo: Card) -> Tip {
    let data = seen.data();
    let town = seen.view().marks[cargo.index()];
    let from = town.map_or_else(String::new, |town| data.card(town).port.clone());
    let values = [
        ("tons", data.tons(cargo).into()),
        ("cargo", text(seen, data.cargo(cargo))),
        (
            "where",
            if from.is_empty() { "neutral" } else { "town" }.into(),
        ),
        ("town", from.into()),
        ("pirate", name(seen, seat)),
    ];
    used(seen, "tip-cargo", &values, cargo)
}

/// A bonus of a player's.
pub(super) fn bonus(seen: &impl Seen, seat: Seat, card: Card) -> Tip {
    let bonus: Bonus = seen.data().card(card).bonus;
    let teller = &seen.speaker().teller;
    let title = capital(&teller.text(bonus));
    let does = teller.say(&format!("{}.text", bonus.text_id()), &[]);
    let values = [("pirate", name(seen, seat))];
    let whose = say(seen, "tip-bonus", &values);
    Tip::new(title, does)
        .and("", whose)
        .about("book-crusade-bonuses")
}

/// The nation of a card, and its goods.
pub(super) fn nation(seen: &impl Seen, card: Card) -> Tip {
    let nation = seen.data().nation(card);
    let values = [
        ("nation", nation_key(nation)),
        ("cargo", text(seen, seen.data().cargo(card))),
    ];
    of(seen, "tip-nation", &values)
}

/// Returns whom a ship serves, and where she lies.
pub(super) fn allegiance(scene: &Scene, ship: Card) -> String {
    let seat = scene.own();
    let town = scene.view.town(seat);
    let place = match scene.view.standing(seat) {
        Standing::Docked if town.is_some() => "town",
        Standing::Docked => "neutral",
        Standing::Ready => "ready",
        Standing::Sailing => "sea",
        _ => "out",
    };
    let town = town.map_or_else(String::new, |town| scene.data.card(town).port.clone());
    let values = [
        ("nation", nation_key(scene.data.nation(ship))),
        ("where", place.into()),
        ("town", town.into()),
    ];
    say(scene, "ui-allegiance", &values)
}

/// Returns the values of the texts about a player's figures.
fn figures(seen: &impl Seen, seat: Seat) -> [(&'static str, Value<'static>); 13] {
    let (view, data) = (seen.view(), seen.data());
    let held = Held::of(view, data, seat);
    let vessel = view.vessel(data, seat);
    let voyage = view.players[seat.index()].voyage;
    let hostages = view.hostages(data, seat).len() + view.captives(seat).count();
    let tons = data.all_tons(vessel.holds) + vessel.sealed_tons;
    let less = (u16::from(vessel.size(data)) + tons).saturating_sub(held.weight);
    [
        ("pirate", name(seen, seat)),
        ("crew", held.crew.into()),
        ("crew-limit", held.crew_limit.into()),
        ("missions", (held.missions.len() as i64).into()),
        ("hostages", (hostages as i64).into()),
        ("riches", voyage.riches.into()),
        ("reputation", voyage.reputation.into()),
        ("holds", (held.filled() as i64).into()),
        ("hold-limit", held.hold_limit.into()),
        ("size", vessel.size(data).into()),
        ("tons", tons.into()),
        ("less", less.into()),
        ("weight", held.weight.into()),
    ]
}

/// A figure of a player: crew, holds or weight.
pub(super) fn figure(seen: &impl Seen, id: &'static str, seat: Seat) -> Tip {
    of(seen, id, &figures(seen, seat))
}

/// Returns how a player's weight adds up.
pub(super) fn weight(seen: &impl Seen, seat: Seat) -> String {
    say(seen, "ui-weight", &figures(seen, seat))
}

/// How a player stands.
pub(super) fn standing(seen: &impl Seen, seat: Seat) -> Tip {
    let (view, data) = (seen.view(), seen.data());
    if view.long {
        return long::tips::standing(seen, seat);
    }
    let town = view.town(seat);
    let id = match (view.standing(seat), town) {
        (Standing::Docked, Some(town)) if town.is_joker() => "tip-at-cove",
        (Standing::Docked, Some(_)) => "tip-in-port",
        (Standing::Docked, None) => "tip-in-neutral",
        (Standing::Ready, _) => "tip-ready",
        (Standing::Sailing, _) => "tip-at-sea",
        _ => "tip-out",
    };
    let port = town.map_or_else(String::new, |town| data.card(town).port.clone());
    let values = [
        ("pirate", name(seen, seat)),
        ("town", port.into()),
        (
            "nation",
            nation_key(town.and_then(|town| data.nation(town))),
        ),
        ("size", town.map_or(0, |town| data.size(town)).into()),
    ];
    let tip = of(seen, id, &values);
    match town {
        Some(town) => tip.join(card(seen, town)),
        None => tip,
    }
}

/// A player, and how it stands.
pub(super) fn player(seen: &impl Seen, seat: Seat) -> Tip {
    if seen.view().long {
        return of(seen, "tip-long-player", &figures(seen, seat)).join(standing(seen, seat));
    }
    let done = seen.view().done(seat).len() as i64;
    let open = seen.view().players[seat.index()].missions;
    let values = [
        ("pirate", name(seen, seat)),
        ("done", done.into()),
        ("open", open.into()),
    ];
    of(seen, "tip-player", &values).join(standing(seen, seat))
}

/// An open mission of a player's.
pub(super) fn mission_card(seen: &impl Seen, seat: Seat, shown: Card) -> Tip {
    let (state, _) = mission_state(seen, seat, shown);
    let kind = seen.data().card(shown).mission.kind();
    Tip::new(capital(&mission(seen, shown)), state).join(mission_kind(seen, kind))
}

/// When a mission of a kind is done.
pub(super) fn mission_kind(seen: &impl Seen, kind: MissionKind) -> Tip {
    let title = capital(&seen.speaker().teller.text(kind));
    let does = say(seen, &format!("{}.tip", kind.text_id()), &[]);
    Tip::new(title, does).about("book-crusade-missions")
}

/// Returns what the cards of a suit are called: those of a nation, or Jokers.
pub(super) fn suit_name(seen: &impl Seen, suit: Suit) -> String {
    let nation = Nation::ALL.iter().find(|&&one| looks::suit_of(one) == suit);
    match nation {
        Some(&nation) => capital(&seen.speaker().teller.text(nation)),
        None => say(seen, "ui-jokers", &[]),
    }
}

/// Returns who sits in a seat, as text.
pub(super) fn seat_name(seen: &impl Seen, seat: Seat) -> String {
    seen.speaker().teller.name(seat)
}

/// A mission that is done.
pub(super) fn mission_done(seen: &impl Seen, card: Card) -> Tip {
    let values = [("mission", mission(seen, card).into())];
    let kind = seen.data().card(card).mission.kind();
    of(seen, "tip-seal", &values).join(mission_kind(seen, kind))
}

/// A player's goods for a delivery of the Long Game, sealed in a hold.
pub(super) fn sealed(seen: &impl Seen, seat: Seat, delivery: Option<Card>, tons: u8) -> Tip {
    let what = delivery.map_or_else(String::new, |card| mission(seen, card));
    let values = [
        ("tons", tons.into()),
        ("pirate", name(seen, seat)),
        (
            "known",
            if delivery.is_some() { "yes" } else { "no" }.into(),
        ),
        ("mission", what.into()),
    ];
    of(seen, "tip-sealed", &values)
}

/// Returns what is to be beaten of a town that is attacked.
pub(super) fn town_strength(seen: &impl Seen, town: Card) -> u16 {
    let numbers = &seen.data().numbers;
    let times = match seen.view().long {
        true => numbers.long.town_strength.get(),
        false => numbers.short.town_strength.get(),
    };
    u16::from(seen.data().size(town)) * u16::from(times)
}

/// Returns whether a port of the Long Game is friendly to a seat: of its nation, or a cove.
pub(super) fn is_friend(seen: &impl Seen, seat: Seat, port: Card) -> bool {
    let nation = seen.data().nation(port);
    nation.is_none() || nation == seen.view().vessel(seen.data(), seat).nation
}
