//! The computer pirate of the rule page (`pirate-crusades §6`): what it tries, line by line, and why it does what it does.

mod combat;
mod port;
mod sea;
mod sets;
mod voyage;

use super::play::Play;
use super::values::*;
use rules::table::Seat;

/// Returns what a computer pirate answers.
pub fn choose(play: &Play, seat: Seat, question: Question, choices: &[Choice]) -> Choice {
    Rover::new(play, seat, choices).answer(question, &mut |_| ())
}

/// Returns the lines that a computer pirate tries, the one that it follows last.
pub fn tried(play: &Play, seat: Seat, question: Question, choices: &[Choice]) -> Vec<Line> {
    let mut lines = Vec::new();
    Rover::new(play, seat, choices).answer(question, &mut |line| lines.push(line));
    lines
}

/// A listener who is told of each line that is tried.
type Note<'a> = &'a mut dyn FnMut(Line);

/// A computer pirate that is asked something. It uses only what its seat may see.
struct Rover<'a, 'w, 's> {
    play: &'a Play<'w, 's>,
    seat: Seat,
    choices: &'a [Choice],
}

impl<'a, 'w, 's> Rover<'a, 'w, 's> {
    fn new(play: &'a Play<'w, 's>, seat: Seat, choices: &'a [Choice]) -> Self {
        Self {
            play,
            seat,
            choices,
        }
    }

    fn answer(&self, question: Question, note: Note) -> Choice {
        let long = self
            .play
            .seats
            .long
            .then(|| self.at_length(question, note))
            .flatten();
        let found = match question {
            _ if long.is_some() => long,
            Question::Docked => self.in_port(note),
            Question::AtSea => self.at_sea(note),
            Question::Source(what) => self.source(what, note),
            Question::KeepMission => self.keep_mission(note),
            Question::Trade(_) => self.trade(note),
            Question::JokerTrade => self.joker_trade(note),
            Question::Fill => self.fill(note),
            Question::Loot => self.follow(Line::Loot, note, || Some(Choice::Load)),
            Question::GiveUp(loss, count) => self.give_up(loss, count, note),
            Question::Encounter(strength) => self.encounter(strength, note),
            Question::Commit(strength) => self.commit(strength, note),
            Question::Powder(_) | Question::SecretPowder(_) => {
                self.follow(Line::Powder, note, || Some(Choice::KeepPowder))
            }
            Question::Pay(guns) => self.pay(guns, note),
            Question::Fleet(strength) => self.fleet(strength, note),
            Question::DeclareShip(ship) => self.declare_ship(ship, note),
            Question::DeclareTown(_) => self.follow(Line::Declare, note, || Some(Choice::Friend)),
            Question::Challenge => {
                self.follow(Line::Challenge, note, || self.choices.first().copied())
            }
            Question::Flee(_) => self.flee_duel(note),
            Question::Duel(_) => self.best_card(note),
            Question::Plunder(card) => self.plunder(card, note),
            Question::PlunderPlayer(loser) => self.plunder_player(loser, note),
            Question::Dock(town) => self.dock(town, note),
            Question::Deliver(mission, tons) => self.deliver(mission, tons, note),
            Question::Cove => self.cove(note),
            Question::CoveShip => self.cove_ship(note),
            Question::Relinquish => self.relinquish(note),
            _ => None,
        };
        found.unwrap_or_else(|| {
            note(Line::Last);
            self.choices.last().copied().unwrap_or(Choice::Done)
        })
    }

    /// Follows a line, where it has an answer that is listed.
    fn follow(
        &self,
        line: Line,
        note: Note,
        choice: impl FnOnce() -> Option<Choice>,
    ) -> Option<Choice> {
        note(line);
        choice().filter(|choice| self.choices.contains(choice))
    }

    /// Returns what a hand card is worth: its value, 1 more of the own nation, and 5 more of a Joker.
    fn worth(&self, card: Card) -> u16 {
        let data = self.play.data();
        let own = self.nation().is_some() && data.nation(card) == self.nation();
        let joker = if card.is_joker() { 5 } else { 0 };
        u16::from(data.guns(card)) + u16::from(own) + joker
    }

    fn nation(&self) -> Option<Nation> {
        self.play.vessel(self.seat).nation
    }

    fn hand(&self) -> CardSet {
        self.play.cards.of(self.seat).hand
    }

    /// Returns the own unfinished missions of a kind.
    fn missions(&self, kind: MissionKind) -> impl Iterator<Item = Card> {
        let data = self.play.data();
        let missions = self.play.cards.of(self.seat).missions.iter();
        missions.filter(move |&card| data.card(card).mission.kind() == kind)
    }

    fn has_mission(&self, kind: MissionKind) -> bool {
        self.missions(kind).next().is_some()
    }

    fn has_no_mission(&self) -> bool {
        self.play.cards.of(self.seat).missions.is_empty()
    }

    /// Returns whether cargo is of a kind that an unfinished delivery asks for.
    fn is_wanted(&self, card: Card) -> bool {
        let data = self.play.data();
        self.missions(MissionKind::Deliver)
            .any(|mission| data.cargo(mission) == data.cargo(card))
    }

    /// Returns how many tons of its cargo a delivery lacks.
    fn lacks(&self, mission: Card) -> u16 {
        let data = self.play.data();
        let holds = self.play.cards.of(self.seat).holds.iter();
        let own = holds.filter(|&card| data.cargo(card) == data.cargo(mission));
        let tons: u16 = own.map(|card| u16::from(data.tons(card))).sum();
        match data.card(mission).mission {
            super::data::Mission::Deliver { tons: needed, .. } => {
                u16::from(needed.get()).saturating_sub(tons)
            }
            _ => 0,
        }
    }

    /// Returns whether goods are lacking for a delivery.
    fn lacks_goods(&self) -> bool {
        self.missions(MissionKind::Deliver)
            .any(|mission| self.lacks(mission) > 0)
    }
}
