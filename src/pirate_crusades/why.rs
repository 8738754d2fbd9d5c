//! The causes of events in words: rules, decisions, and the numbers that went into them.

use super::long;
use super::tips::{self, Shown};
use crate::table::figures::{capital, whole};
use crate::table::odds::next;
use crate::table::{Speak, TracedLine};
use games::pirate_crusades::values::{
    Bonus, Card, Cause, Class, Event, Place, Question, Reason, Tried,
};
use games::pirate_crusades::view::View;
use games::pirate_crusades::words::Speaker;
use games::pirate_crusades::{AutomaTrace, PirateCrusades, by_source};
use rules::study::Studied;
use rules::table::words::Value;
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

/// Returns that a phase or a turn began, with its section.
pub(super) fn began(speaker: &Speaker, told: &Logged<PirateCrusades>) -> Option<String> {
    if !matches!(told.event, Event::PhaseBegan(..) | Event::TurnBegan(_)) {
        return None;
    }
    let values = [
        ("what", speaker.event(told)?.into()),
        ("phase", speaker.teller.text(told.cause).into()),
    ];
    Some(speaker.teller.say("ui-why-began", &values))
}

/// Returns a decision in a sentence.
pub(super) fn decision(
    speaker: &Speaker,
    view: &View,
    told: &Logged<PirateCrusades>,
) -> Option<String> {
    let Event::Decided(answer, _) = told.event else {
        return None;
    };
    let choice =
        Speak::<PirateCrusades>::choice(speaker, view, answer.seat, answer.question, answer.choice);
    let values = [
        ("pirate", speaker.teller.name(answer.seat).into()),
        ("choice", choice.into()),
    ];
    Some(speaker.teller.say("ui-why-decided", &values))
}

/// Returns the numbers that went into an event, and what it changed for each player.
pub(super) fn numbers(
    speaker: &Speaker,
    before: &View,
    after: &View,
    told: &Logged<PirateCrusades>,
) -> Vec<String> {
    let was = Shown {
        speaker,
        view: before,
    };
    let mut lines = led_to(&was, told);
    lines.extend(changes(&was, after));
    lines
}

/// Returns the numbers that went into an event.
fn led_to(was: &Shown, told: &Logged<PirateCrusades>) -> Vec<String> {
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
                let values = [("pirate", tips::name(was, seat)), ("total", total.into())];
                tips::say(was, "ui-num-duel", &values)
            })
            .collect(),
        Event::Moved(Some(card), Place::Deck(_), _) => drawn(was, card).into_iter().collect(),
        Event::Scored(seat, points) => {
            let points = by_source(was.view.long, points);
            let sources = PirateCrusades::SOURCES.iter().zip(points);
            let told = sources.filter(|(_, points)| *points != 0);
            let lines = told.map(|(source, points)| {
                let why = super::scored::why(was, seat, source, points.into());
                let values = [
                    (
                        "source",
                        tips::say(was, &format!("score-{source}"), &[]).into(),
                    ),
                    ("points", whole(points.into()).into()),
                    ("why", why.into()),
                ];
                tips::say(was, "ui-num-source", &values)
            });
            lines.collect()
        }
        event => long::led_to(was, event),
    }
}

/// Says how the total of a fight adds up.
fn fought(was: &Shown, seat: Seat, total: u16, strength: u16) -> Vec<String> {
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
        (
            "cards",
            list.join(&tips::say(was, "list-comma", &[])).into(),
        ),
        ("guns", data.all_guns(cards).into()),
        ("own", (own as i64).into()),
        ("total", total.into()),
        ("strength", strength.into()),
    ];
    let mut lines = vec![tips::say(was, "ui-num-guns", &values)];
    if own > 0 && vessel.nation.is_some() {
        lines.push(tips::say(was, "ui-num-own-nation", &values));
    }
    if vessel.is(data, Class::ShipOfTheLine) {
        lines.push(tips::say(was, "ui-num-line", &values));
    }
    if vessel.has(data, Bonus::ToughCrew) {
        lines.push(tips::say(was, "ui-num-tough", &values));
    }
    lines.push(tips::say(was, "ui-num-fought", &values));
    lines
}

/// Says a player's weight.
fn weighed(was: &Shown, seat: Seat) -> String {
    let values = [
        ("pirate", tips::name(was, seat)),
        ("weight", tips::weight(was, seat).into()),
    ];
    tips::say(was, "ui-num-weight", &values)
}

/// Says the weight of a ship met.
fn weighed_met(was: &Shown, met: Card) -> String {
    let data = &was.speaker.data;
    let values = [
        ("ship", data.card(met).ship.clone().into()),
        ("weight", data.weight_met(met).into()),
    ];
    tips::say(was, "ui-num-weight-met", &values)
}

/// Says the probability of a card's suit among the unseen cards; `None` if there were no two of them, or none of the suit.
fn drawn(was: &Shown, card: Card) -> Option<String> {
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
    Some(tips::say(was, "ui-num-drawn", &values))
}

/// Says the changes for each player: hand, holds, missions done, reputation and riches.
fn changes(was: &Shown, after: &View) -> Vec<String> {
    let counts = |view: &View, seat: Seat| {
        let player = view.players[seat.index()];
        [
            i32::from(player.hand),
            view.holds(seat).len() as i32,
            view.done(seat).len() as i32,
            i32::from(player.voyage.reputation),
            i32::from(player.voyage.riches),
        ]
    };
    let what = [
        "ui-num-hand",
        "ui-num-holds",
        "ui-num-done",
        "ui-num-reputation",
        "ui-num-riches",
    ];
    let mut lines = Vec::new();
    for seat in after.seats() {
        let both = counts(was.view, seat).into_iter().zip(counts(after, seat));
        for (id, (from, to)) in what.into_iter().zip(both) {
            if from != to {
                let values: [(&str, Value); 4] = [
                    ("pirate", tips::name(was, seat)),
                    ("what", tips::say(was, id, &[]).into()),
                    ("from", whole(from).into()),
                    ("to", whole(to).into()),
                ];
                lines.push(tips::say(was, "ui-num-change", &values));
            }
        }
    }
    lines
}

/// The most lines told of what was tried.
const MOST_TRIED: usize = 24;

/// Returns the lines that a computer pirate tried before it decided, at a table that explains itself.
pub(super) fn tried(
    speaker: &Speaker,
    table: &mut Table<PirateCrusades>,
    number: usize,
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
    let told = |line: &Tried| !matches!(line, Tried::Refused(_, reason) if hidden.contains(reason));
    let mut lines = AutomaTrace::before(table, number);
    lines.retain(told);
    lines.truncate(MOST_TRIED);
    let followed = lines.len().saturating_sub(1);
    let traced = lines.into_iter().enumerate().map(|(place, line)| {
        let failed = match line {
            Tried::Refused(_, reason) => Some(speaker.teller.text(reason)),
            Tried::Line(_) if place == followed => None,
            Tried::Line(_) => Some(speaker.teller.say("ui-line-passed", &[])),
        };
        TracedLine {
            text: capital(&speaker.tried(line)),
            failed,
        }
    });
    traced.collect()
}
