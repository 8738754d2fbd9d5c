//! The causes of events in words: rules, decisions, and the numbers that went into them.

use super::scored;
use super::tips::{Seen, Shown};
use crate::table::figures::{capital, whole};
use crate::table::odds::next;
use crate::table::{Speak, TableGame, TracedLine};
use games::voodoo_island::data::CardEffect;
use games::voodoo_island::values::{
    Card, Cause, Cell, Die, Event, Expedition, IslandCard, MissionCard, Points, Reason, Roll,
    Supply, Tried,
};
use games::voodoo_island::view::View;
use games::voodoo_island::words::Speaker;
use games::voodoo_island::{AutomaTrace, VoodooIsland};
use rules::kit::Texted;
use rules::study::Studied;
use rules::table::words::Value;
use rules::table::{Logged, Seat, Table};

/// Returns that a phase or a round began, with its section.
pub(super) fn began(speaker: &Speaker, told: &Logged<VoodooIsland>) -> Option<String> {
    if !matches!(told.event, Event::PhaseBegan(..) | Event::RoundBegan(..)) {
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
    told: &Logged<VoodooIsland>,
) -> Option<String> {
    let Event::Decided(answer, _) = told.event else {
        return None;
    };
    let choice =
        Speak::<VoodooIsland>::choice(speaker, view, answer.seat, answer.question, answer.choice);
    let values = [
        ("pirate", speaker.teller.name(answer.seat).into()),
        ("choice", choice.into()),
    ];
    Some(speaker.teller.say("ui-why-decided", &values))
}

/// Returns the numbers that went into an event, and what it changed for each explorer.
pub(super) fn numbers(
    speaker: &Speaker,
    before: &View,
    after: &View,
    told: &Logged<VoodooIsland>,
) -> Vec<String> {
    let was = Moment(Shown {
        speaker,
        view: before,
    });
    let is = Shown {
        speaker,
        view: after,
    };
    let mut lines = was.led_to(told);
    lines.extend(was.changes(&is));
    lines
}

/// The table right before an event.
#[derive(Clone, Copy)]
struct Moment<'a>(Shown<'a>);

impl Moment<'_> {
    fn say(&self, id: &str, values: &[(&str, Value)]) -> String {
        self.0.speaker.teller.say(id, values)
    }

    fn text(&self, value: impl Texted) -> Value<'static> {
        self.0.speaker.teller.text(value).into()
    }

    fn name(&self, seat: Seat) -> Value<'static> {
        self.0.speaker.teller.name(seat).into()
    }

    /// Returns the numbers that went into an event.
    fn led_to(self, told: &Logged<VoodooIsland>) -> Vec<String> {
        match told.event {
            Event::Rolled(_, roll, cell) => self.rolled(roll, cell),
            Event::DieRolled(_, die, number) => vec![self.die(die, number)],
            Event::MistLaid(rolled, cell) if rolled != cell => {
                let steps = ("steps", rolled.distance(cell).into());
                vec![self.say("ui-num-displaced", &[steps])]
            }
            Event::Revealed(seat, card, other, answer) => {
                vec![self.shows(seat, Some(card)), self.shows(other, answer)]
            }
            Event::WarriorSent(_, _, card) => self.warrior(card).into_iter().collect(),
            Event::WasHurt(..) if told.cause == Cause::Axe => vec![self.axe()],
            Event::Gained(_, supply, _) => self.gained(supply, told.cause).into_iter().collect(),
            Event::CardDrawn(_, Some(card)) => self.card(card).into_iter().collect(),
            Event::MissionDrawn(_, Some(card), _) => self.mission(card).into_iter().collect(),
            Event::IslandTurned(_, card) => self.island(card).into_iter().collect(),
            Event::Scored(seat, points) => self.sources(seat, points),
            _ => Vec::new(),
        }
    }

    /// Returns both dice of a roll, and that the helicopter cannot land there.
    fn rolled(self, roll: Roll, cell: Cell) -> Vec<String> {
        let values = [
            ("green", (cell.row() + 1).into()),
            ("black", (cell.column() + 1).into()),
        ];
        let mut lines = vec![self.say("ui-num-rolled", &values)];
        let lands = matches!(roll, Roll::Helicopter | Roll::Radio);
        if lands && !self.0.view.can_land(self.0.data(), cell) {
            lines.push(self.say("ui-num-no-landing", &[]));
        }
        lines
    }

    /// Returns the number of cells of a row or a column on which the helicopter can land.
    fn die(self, die: Die, number: u8) -> String {
        let (view, data) = (self.0.view, self.0.data());
        let line = Cell::all().filter(|&cell| die.number(cell) == number);
        let open = line.filter(|&cell| view.can_land(data, cell));
        let line = match die {
            Die::Black => "column",
            Die::Green => "row",
        };
        let values = [
            ("line", line.into()),
            ("number", number.into()),
            ("count", (open.count() as i64).into()),
        ];
        self.say("ui-num-die", &values)
    }

    /// Says the card that an explorer shows in a battle, with its speed.
    fn shows(self, seat: Seat, card: Option<Expedition>) -> String {
        let Some(card) = card else {
            return self.say("ui-num-no-card", &[("explorer", self.name(seat))]);
        };
        let values = [
            ("explorer", self.name(seat)),
            ("card", self.text(card)),
            ("speed", self.0.data().speed(card).into()),
        ];
        self.say("ui-num-speed", &values)
    }

    /// Returns the speed and the damage of a warrior.
    fn warrior(self, card: Expedition) -> Option<String> {
        let CardEffect::Warrior(damage) = self.0.data().effect(card) else {
            return None;
        };
        let values = [
            ("speed", self.0.data().speed(card).into()),
            ("damage", self.0.today().damage(damage).into()),
        ];
        Some(self.say("ui-num-warrior", &values))
    }

    /// Returns the damage of an axe.
    fn axe(self) -> String {
        let damage = self.0.today().axe_damage();
        self.say("ui-num-axe", &[("damage", damage.into())])
    }

    /// Says the supplies of a tile or a helper, and those that the island card adds.
    fn gained(self, supply: Supply, cause: Cause) -> Option<String> {
        let today = self.0.today();
        let (id, count) = match cause {
            Cause::PickingUp => ("ui-num-picked-up", 1),
            Cause::Helpers => ("ui-num-brought", today.helper_brings()),
            _ => return None,
        };
        let more = today.more_of(supply);
        let values = [("count", count.into()), ("more", more.into())];
        Some(self.say(id, &values))
    }

    /// Says the probability of an expedition card.
    fn card(self, card: Card) -> Option<String> {
        let kind = self.0.data().deck[usize::from(card.0)];
        self.among(kind, &self.0.view.unseen_cards(self.0.data()))
    }

    /// Says the probability of a mission card.
    fn mission(self, card: MissionCard) -> Option<String> {
        let mission = self.0.data().mission(card);
        self.among(mission, &self.0.view.next_missions(self.0.data()))
    }

    /// Says the probability of an island card.
    fn island(self, card: IslandCard) -> Option<String> {
        let cards = self.0.view.next_islands();
        let cards: Vec<_> = cards.into_iter().map(|card| (card, 1)).collect();
        self.among(card, &cards)
    }

    /// Says the probability of a card that was drawn of these kinds, each with its number; `None` if it was certain.
    fn among<T: Texted + Copy + PartialEq>(self, card: T, kinds: &[(T, usize)]) -> Option<String> {
        let all: usize = kinds.iter().map(|(_, count)| count).sum();
        let (_, held) = *kinds.iter().find(|(kind, _)| *kind == card)?;
        if held == all {
            return None;
        }
        let name = self.0.speaker.teller.text(card);
        let values = [
            ("count", (held as i64).into()),
            ("all", (all as i64).into()),
            ("card", capital(&name).into()),
            ("percent", next(held, all).percent().into()),
        ];
        Some(self.say("ui-num-card", &values))
    }

    /// Says the points of an explorer, source by source.
    fn sources(self, seat: Seat, points: Points) -> Vec<String> {
        let sources = VoodooIsland::SOURCES.iter().zip(points);
        let told = sources.filter(|(_, points)| *points != 0);
        let lines = told.map(|(source, points)| {
            let values = [
                ("source", self.say(&format!("score-{source}"), &[]).into()),
                ("points", whole(points.into()).into()),
                (
                    "why",
                    scored::why(&self.0, seat, source, points.into()).into(),
                ),
            ];
            self.say("ui-num-source", &values)
        });
        lines.collect()
    }

    /// Says the changes for each explorer: hearts, bag and points.
    fn changes(self, after: &Shown) -> Vec<String> {
        let mut lines = Vec::new();
        for seat in after.view.seats() {
            let [was, is] = [&self.0, after].map(|shown| {
                let explorer = &shown.view.explorers[seat.index()];
                let points = <VoodooIsland as TableGame>::points(shown.view, shown.data(), seat);
                [
                    i32::from(explorer.hearts),
                    i32::from(explorer.bag.count()),
                    points,
                ]
            });
            let what = ["ui-num-hearts", "ui-num-bag", "ui-num-points"];
            for ((id, was), is) in what.into_iter().zip(was).zip(is) {
                if was != is {
                    let values = [
                        ("pirate", self.name(seat)),
                        ("what", self.say(id, &[]).into()),
                        ("from", whole(was).into()),
                        ("to", whole(is).into()),
                    ];
                    lines.push(self.say("ui-num-change", &values));
                }
            }
        }
        lines
    }
}
/// The most lines told of what was tried.
const MOST_TRIED: usize = 24;

/// Returns the lines that a computer explorer tried before it decided, at a table that explains itself.
pub(super) fn tried(
    speaker: &Speaker,
    table: &mut Table<VoodooIsland>,
    number: usize,
) -> Vec<TracedLine> {
    // What a hand lacks is not told.
    let hidden = [Reason::NotInHand, Reason::NotYourMission];
    let told = |line: &Tried| !matches!(line, Tried::Refused(_, reason) if hidden.contains(reason));
    let mut lines = AutomaTrace::before(table, number);
    lines.retain(told);
    // Where only one answer is left, some hundred cells may be refused.
    lines.truncate(MOST_TRIED);
    let followed = lines.len().saturating_sub(1);
    let traced = lines.into_iter().enumerate().map(|(place, line)| {
        let failed = match line {
            Tried::Refused(_, reason) => Some(speaker.teller.text(reason)),
            Tried::Line(_) if place == followed => None,
            Tried::Line(_) => Some(speaker.teller.say("ui-line-passed", &[])),
        };
        TracedLine {
            text: speaker.tried(line),
            failed,
        }
    });
    traced.collect()
}
