//! The causes of events in words: rules, decisions, and the numbers that went into them.

use super::{long, scored, tips};
use crate::board::sheet::SeatPoints;
use crate::table::figures::capital;
use crate::table::odds::next;
use crate::table::{Explain, Seen, Shown, TracedLine, changes};
use games::pirate_crusades::values::{Bonus, Card, Cause, Class, Event, Place, Question, Reason};
use games::pirate_crusades::view::View;
use games::pirate_crusades::words::Speaker;
use games::pirate_crusades::{AutomaTrace, PirateCrusades, by_source};
use rules::table::{Logged, Seat, Table};

/// Returns the rule that asks a question, in the Long Game or in the Short one.
pub(super) fn asked_by(long: bool, question: Question) -> Cause {
    use Question as Q;
    match question {
        Q::Encounter(_) if long => Cause::Captain,
        Q::Flee(_) | Q::SecretPowder(_) if long => Cause::Battle,
        Q::Docked | Q::AtSea | Q::Sailing(_) => Cause::Turn,
        Q::Source(draw) => draw.cause(),
        Q::KeepMission => Cause::Magistrate,
        Q::Trade(_) => Cause::Trade,
        Q::JokerTrade | Q::Fill => Cause::JokerTrade,
        Q::Buy | Q::Doubloons(_) | Q::Sell | Q::MakeRoom | Q::BiggerShip => Cause::Market,
        Q::Loot => Cause::Loot,
        Q::GiveUp(loss, _) => loss.cause(long),
        Q::Encounter(_) | Q::DeclareShip(_) => Cause::LookForShip,
        Q::Commit(_) | Q::Powder(_) => Cause::Combat,
        Q::Pay(_) => Cause::BeatenOff,
        Q::Fleet(_) => Cause::Fleet,
        Q::DeclareTown(_) | Q::Dock(_) => Cause::HeadForTown,
        Q::Challenge | Q::Flee(_) | Q::Duel(_) | Q::SecretPowder(_) | Q::PlunderPlayer(_) => {
            Cause::Duel
        }
        Q::Battle(_) => Cause::Battle,
        Q::Plunder(_) => Cause::Plunder,
        Q::Deliver(..) => Cause::Missions,
        Q::Cove | Q::CoveShip => Cause::Cove,
        Q::BribeSpices | Q::BribeMission => Cause::Bribe,
        Q::Relinquish => Cause::Relinquish,
        Q::Seize(_) => Cause::Seize,
        Q::Acquire(_) => Cause::NewShip,
        Q::Cursed => Cause::Treasure,
        Q::Adrift => Cause::Adrift,
    }
}

impl Explain<PirateCrusades> for Speaker {
    fn began(&self, told: &Logged<PirateCrusades>) -> Option<String> {
        let begins = matches!(told.event, Event::PhaseBegan(..) | Event::TurnBegan(_));
        let what = self.event(told).filter(|_| begins)?;
        Some(self.begins(what, self.teller.text(told.cause)))
    }

    fn numbers(&self, before: &View, after: &View, told: &Logged<PirateCrusades>) -> Vec<String> {
        let was = Before::of(self, before, &self.data);
        let mut lines = led_to(&was, told);
        for seat in after.seats() {
            let both = counts(before, seat).into_iter().zip(counts(after, seat));
            lines.extend(changes(&was, seat, COUNTED.into_iter().zip(both)));
        }
        lines
    }

    fn tried(
        &self,
        table: &mut Table<PirateCrusades>,
        _: &View,
        number: usize,
        _: &Logged<PirateCrusades>,
    ) -> Vec<TracedLine> {
        // Nothing is told of what a hand lacks, or of where a treasure lies.
        let hidden = [
            Reason::NotThere,
            Reason::NoJoker,
            Reason::OutOfOrder,
            Reason::NoSuchSet,
            Reason::TooStrong,
            Reason::NoTreasureHere,
        ];
        let lines = AutomaTrace::before(table, number);
        TracedLine::of(lines, &hidden, &self.teller, |line| {
            capital(&self.tried(line))
        })
    }
}

/// The ids of the things of a player whose changes are told.
const COUNTED: [&str; 5] = [
    "ui-num-hand",
    "ui-num-holds",
    "ui-num-done",
    "ui-num-reputation",
    "ui-num-riches",
];

/// Returns hand, holds, missions done, reputation and riches of a player.
fn counts(view: &View, seat: Seat) -> [i32; 5] {
    let player = view.players[seat.index()];
    [
        i32::from(player.hand),
        view.holds(seat).len() as i32,
        view.done(seat).len() as i32,
        i32::from(player.voyage.reputation),
        i32::from(player.voyage.riches),
    ]
}

/// The table right before an event.
type Before<'a> = Shown<'a, PirateCrusades>;

/// The numbers that went into an event.
fn led_to(was: &Before, told: &Logged<PirateCrusades>) -> Vec<String> {
    match told.event {
        Event::Fought(seat, total, strength, _) => fought(was, seat, total, strength),
        Event::Fled(seat) => {
            let mut lines = vec![weighed(was, seat)];
            lines.extend(was.view.met().map(|met| weighed_met(was, met)));
            lines
        }
        Event::Compared(one, total, other, against) => [(one, total), (other, against)]
            .into_iter()
            .map(|(seat, total)| {
                let values = [("pirate", was.name(seat)), ("total", total.into())];
                was.say("ui-num-duel", &values)
            })
            .collect(),
        Event::Moved(Some(card), Place::Deck(_), _) => drawn(was, card).into_iter().collect(),
        Event::Scored(seat, points) => {
            let points = SeatPoints::counted(was, seat, by_source(was.view.long, points));
            let lines = points.told(was, "ui-num-source", |points, source| {
                scored::why(was, points, source)
            });
            lines.into_iter().map(|(_, line)| line).collect()
        }
        event => long::led_to(was, event),
    }
}

/// Says how the total of a fight adds up.
fn fought(was: &Before, seat: Seat, total: u16, strength: u16) -> Vec<String> {
    let (view, data) = (was.view, &was.speaker.data);
    let vessel = view.vessel(data, seat);
    let cards = view.chosen(seat);
    let list: Vec<String> = cards
        .iter()
        .map(|card| tips::card_name(was, card))
        .collect();
    let own = cards
        .iter()
        .filter(|&card| data.nation(card) == vessel.nation)
        .count();
    let values = [
        ("cards", list.join(&was.say("list-comma", &[])).into()),
        ("guns", data.all_guns(cards).into()),
        ("own", (own as i64).into()),
        ("total", total.into()),
        ("strength", strength.into()),
    ];
    let mut lines = vec![was.say("ui-num-guns", &values)];
    if own > 0 && vessel.nation.is_some() {
        lines.push(was.say("ui-num-own-nation", &values));
    }
    if vessel.is(data, Class::ShipOfTheLine) {
        lines.push(was.say("ui-num-line", &values));
    }
    if vessel.has(data, Bonus::ToughCrew) {
        lines.push(was.say("ui-num-tough", &values));
    }
    lines.push(was.say("ui-num-fought", &values));
    lines
}

/// Says a player's weight.
fn weighed(was: &Before, seat: Seat) -> String {
    let values = [
        ("pirate", was.name(seat)),
        ("weight", tips::weight(was, seat).into()),
    ];
    was.say("ui-num-weight", &values)
}

/// Says the weight of a ship met.
fn weighed_met(was: &Before, met: Card) -> String {
    let data = &was.speaker.data;
    let values = [
        ("ship", data.card(met).ship.clone().into()),
        ("weight", data.weight_met(met).into()),
    ];
    was.say("ui-num-weight-met", &values)
}

/// Says the probability of a card's suit among the unseen cards; `None` if there were no two of them, or none of the suit.
fn drawn(was: &Before, card: Card) -> Option<String> {
    let unseen = was.view.unseen();
    let all = usize::from(unseen.len());
    let of = unseen
        .iter()
        .filter(|other| other.suit() == card.suit())
        .count();
    if all < 2 || of == 0 {
        return None;
    }
    let values = [
        ("suit", tips::suit_name(was, card.suit()).into()),
        ("count", (of as i64).into()),
        ("all", (all as i64).into()),
        ("percent", next(of, all).percent().into()),
    ];
    Some(was.say("ui-num-drawn", &values))
}
