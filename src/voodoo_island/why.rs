//! The causes of events in words: rules, decisions, and the numbers that went into them.

use super::scored;
use super::tips::Seen as _;
use crate::board::sheet::SeatPoints;
use crate::table::figures::capital;
use crate::table::odds::next;
use crate::table::{Explain, Seen, Shown, TableGame, TracedLine, changes};
use games::voodoo_island::data::CardEffect;
use games::voodoo_island::values::{
    Card, Cause, Cell, Die, Event, Expedition, IslandCard, MissionCard, Points, Reason, Roll,
    Supply,
};
use games::voodoo_island::view::View;
use games::voodoo_island::words::Speaker;
use games::voodoo_island::{AutomaTrace, VoodooIsland};
use rules::kit::Texted;
use rules::table::{Logged, Seat, Table};

impl Explain<VoodooIsland> for Speaker {
    fn began(&self, told: &Logged<VoodooIsland>) -> Option<String> {
        let begins = matches!(told.event, Event::PhaseBegan(..) | Event::RoundBegan(..));
        let what = self.event(told).filter(|_| begins)?;
        Some(self.begins(what, self.teller.text(told.cause)))
    }

    fn numbers(&self, before: &View, after: &View, told: &Logged<VoodooIsland>) -> Vec<String> {
        let was = Before::of(self, before, &self.data);
        let mut lines = was.led_to(told);
        let counts = |view: &View, seat: Seat| {
            let explorer = &view.explorers[seat.index()];
            let points = <VoodooIsland as TableGame>::points(view, &self.data, seat);
            [
                i32::from(explorer.hearts),
                i32::from(explorer.bag.count()),
                points,
            ]
        };
        let what = ["ui-num-hearts", "ui-num-bag", "ui-num-points"];
        for seat in after.seats() {
            let both = counts(before, seat).into_iter().zip(counts(after, seat));
            lines.extend(changes(&was, seat, what.into_iter().zip(both)));
        }
        lines
    }

    fn tried(
        &self,
        table: &mut Table<VoodooIsland>,
        _: &View,
        number: usize,
        _: &Logged<VoodooIsland>,
    ) -> Vec<TracedLine> {
        // What a hand lacks is not told.
        let hidden = [Reason::NotInHand, Reason::NotYourMission];
        let lines = AutomaTrace::before(table, number);
        TracedLine::of(lines, &hidden, &self.teller, |line| self.tried(line))
    }
}

/// The table right before an event.
type Before<'a> = Shown<'a, VoodooIsland>;

impl Before<'_> {
    /// The numbers that went into an event.
    fn led_to(&self, told: &Logged<VoodooIsland>) -> Vec<String> {
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

    /// Both dice of a roll, and that the helicopter cannot land there.
    fn rolled(&self, roll: Roll, cell: Cell) -> Vec<String> {
        let values = [
            ("green", (cell.row() + 1).into()),
            ("black", (cell.column() + 1).into()),
        ];
        let mut lines = vec![self.say("ui-num-rolled", &values)];
        let lands = matches!(roll, Roll::Helicopter | Roll::Radio);
        if lands && !self.view.can_land(self.data, cell) {
            lines.push(self.say("ui-num-no-landing", &[]));
        }
        lines
    }

    /// On how many cells of a row or a column the helicopter can land.
    fn die(&self, die: Die, number: u8) -> String {
        let (view, data) = (self.view, self.data);
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
    fn shows(&self, seat: Seat, card: Option<Expedition>) -> String {
        let Some(card) = card else {
            return self.say("ui-num-no-card", &[("explorer", self.name(seat))]);
        };
        let values = [
            ("explorer", self.name(seat)),
            ("card", self.text(card)),
            ("speed", self.data.speed(card).into()),
        ];
        self.say("ui-num-speed", &values)
    }

    /// The speed and the damage of a warrior.
    fn warrior(&self, card: Expedition) -> Option<String> {
        let CardEffect::Warrior(damage) = self.data.effect(card) else {
            return None;
        };
        let values = [
            ("speed", self.data.speed(card).into()),
            ("damage", self.today().damage(damage).into()),
        ];
        Some(self.say("ui-num-warrior", &values))
    }

    /// The damage of an axe.
    fn axe(&self) -> String {
        let damage = self.today().axe_damage();
        self.say("ui-num-axe", &[("damage", damage.into())])
    }

    /// Says the supplies of a tile or a helper, and those that the island card adds.
    fn gained(&self, supply: Supply, cause: Cause) -> Option<String> {
        let today = self.today();
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
    fn card(&self, card: Card) -> Option<String> {
        let kind = self.data.deck[usize::from(card.0)];
        self.among(kind, &self.view.unseen_cards(self.data))
    }

    /// Says the probability of a mission card.
    fn mission(&self, card: MissionCard) -> Option<String> {
        let mission = self.data.mission(card);
        self.among(mission, &self.view.next_missions(self.data))
    }

    /// Says the probability of an island card.
    fn island(&self, card: IslandCard) -> Option<String> {
        let cards = self.view.next_islands();
        let cards: Vec<_> = cards.into_iter().map(|card| (card, 1)).collect();
        self.among(card, &cards)
    }

    /// Says the probability of a card that was drawn of these kinds, each with its number; `None` if it was certain.
    fn among<T: Texted + Copy + PartialEq>(&self, card: T, kinds: &[(T, usize)]) -> Option<String> {
        let all: usize = kinds.iter().map(|(_, count)| count).sum();
        let (_, held) = *kinds.iter().find(|(kind, _)| *kind == card)?;
        if held == all {
            return None;
        }
        let name = self.speaker.teller.text(card);
        let values = [
            ("count", (held as i64).into()),
            ("all", (all as i64).into()),
            ("card", capital(&name).into()),
            ("percent", next(held, all).percent().into()),
        ];
        Some(self.say("ui-num-card", &values))
    }

    /// Says the points of an explorer, source by source.
    fn sources(&self, seat: Seat, points: Points) -> Vec<String> {
        let points = SeatPoints::counted(self, seat, points);
        let lines = points.told(self, "ui-num-source", |points, source| {
            scored::why(self, points, source)
        });
        lines.into_iter().map(|(_, line)| line).collect()
    }
}
