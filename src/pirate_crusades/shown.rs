//! Pirate Crusades as the table shows it: how long events take, what is said, what things are worth.

use super::{foreseen, told, why};
use crate::table::{Animated, PlacedAct, Ranks, Speak, TableGame, Telling, TextSection};
use games::pirate_crusades::data::Data;
use games::pirate_crusades::values::{
    BluePlace, CardSet, Cause, Choice, Event, Leg, Phase, Place, Question,
};
use games::pirate_crusades::view::View;
use games::pirate_crusades::words::Speaker;
use games::pirate_crusades::{GAME, PirateCrusades, ROVER, Setup};
use rules::kit::{Options, Outfit, Texted, Value};
use rules::table::{Logged, Seat};

impl TableGame for PirateCrusades {
    type Speaker = Speaker;

    const PASSES: &'static [Choice] = &[Choice::Wait, Choice::End];

    fn first_game() -> Setup {
        use rules::table::SeatKind::Human;
        let mut setup = Setup::of(&[Human, ROVER, ROVER]);
        setup.options = Options::proposed(Self::OPTIONS, setup.chairs.len() as u8);
        // The last lessons are the Long Game's.
        setup.options.set(&GAME, Value::One("long"));
        setup
    }

    fn asked_by(view: &View, _: Seat, question: Question) -> Cause {
        why::asked_by(view.long, question)
    }

    fn topic(view: &View) -> Option<&'static str> {
        Some(view.phase.text_id())
    }

    fn ranks(setup: &Setup, data: &Data) -> Ranks {
        let ranks = if setup.options.name(&GAME) == "long" {
            let points = data.numbers.long.points;
            vec![
                ("reputation", points.reputation),
                ("riches", points.doubloon),
                ("ship", points.ship),
            ]
        } else {
            let points = data.numbers.short.points;
            vec![("missions", points.mission), ("cards", points.card)]
        };
        let ranks = ranks.into_iter();
        Ranks(ranks.map(|(source, each)| (source, each.into())).collect())
    }

    fn points(view: &View, data: &Data, seat: Seat) -> i32 {
        view.points(data, seat).map(i32::from).iter().sum()
    }
}

impl Animated for PirateCrusades {
    fn loser(told: &Logged<Self>) -> Option<Seat> {
        match told.event {
            Event::Beat(_, loser) | Event::Surrendered(_, loser) => Some(loser),
            Event::BeatenOff(seat, _)
            | Event::MissionLost(seat, _)
            | Event::StormStruck(seat, _) => Some(seat),
            Event::Moved(_, from, to) if from.owner() != to.owner() && to.owner().is_some() => {
                from.owner()
            }
            _ => None,
        }
    }

    fn is_milestone(event: &Event) -> bool {
        matches!(event, Event::PhaseBegan(Phase::Round, _))
    }

    fn names_round(event: &Event) -> bool {
        matches!(
            event,
            Event::PhaseBegan(Phase::Round | Phase::EndOfRound, _)
        )
    }

    crate::decided_by!(Cause::Decisions, actor);

    fn seconds(event: &Event) -> f32 {
        match event {
            Event::Moved(_, Place::Chosen(_) | Place::Laid(_), _) => 0.16,
            Event::Moved(..) => 0.26,
            Event::BlueMoved(_, from, to) => sea_card(*from, *to),
            Event::Reputation(..) | Event::Benefits(..) => 0.45,
            Event::Riches(..) => 0.3,
            Event::SeaEvent(_) => 0.9,
            Event::Reshuffled
            | Event::SailedTo(..)
            | Event::Drifted(..)
            | Event::Landed(..)
            | Event::Docked(..)
            | Event::ShipSighted(..)
            | Event::FleetSighted(..)
            | Event::TownSighted(..) => 0.5,
            Event::Fought(..) | Event::Compared(..) => 1.0,
            Event::Sunk(..) | Event::CaptainBeaten(..) | Event::Hurricane => 0.7,
            Event::Fled(_)
            | Event::BeatenOff(..)
            | Event::CaptainFought(..)
            | Event::StormStruck(..)
            | Event::Destroyed(_) => 0.6,
            Event::MissionDone(..) => 0.46,
            _ => 0.0,
        }
    }

    fn is_still(event: &Event) -> bool {
        matches!(
            event,
            Event::Docked(..)
                | Event::FleetSighted(..)
                | Event::TownSighted(..)
                | Event::Compared(..)
                | Event::BeatenOff(..)
                | Event::CaptainFought(..)
                | Event::StormStruck(..)
                | Event::Destroyed(_)
        )
    }

    fn begins_telling(event: &Event) -> bool {
        matches!(
            event,
            Event::TurnBegan(_)
                | Event::PhaseBegan(..)
                | Event::Challenged(..)
                | Event::CaptainFought(..)
                | Event::SeaEvent(_)
                | Event::Reputation(..)
                | Event::MissionDone(..)
                | Event::Won(_)
                | Event::Hurricane
        )
    }
}

/// Returns whose doing an event is: of a card that is moved, whoever comes to have it.
fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Moved(_, from, to) => to.owner().or(from.owner()),
        _ => event.doer(),
    }
}

impl Speak<PirateCrusades> for Speaker {
    crate::spoken!(PirateCrusades: prompt);

    fn asks(&self, _: &View, seat: Seat, question: Question, open: &[Choice]) -> String {
        match question {
            Question::Sailing(Leg::Attack) => attack_or_dock(self, seat, open),
            _ => self.question(seat, question),
        }
    }

    fn choice(&self, view: &View, seat: Seat, question: Question, choice: Choice) -> String {
        // A set that may have no card at all.
        let id = match question {
            Question::Battle(_) => "ui-set-nobody",
            Question::Fill => "ui-set-nothing",
            Question::Buy => "ui-set-no-hold",
            _ => return self.choice(choice),
        };
        match choice {
            Choice::Done if view.added(seat, question).is_empty() => self.teller.say(id, &[]),
            _ => self.choice(choice),
        }
    }

    fn act(&self, view: &View, seat: Seat, (_, act): &PlacedAct<PirateCrusades>) -> String {
        set(self, view, seat, act)
    }

    fn event(&self, told: &Logged<PirateCrusades>, _: Option<Seat>) -> Option<String> {
        match told.event {
            // Whose turn it is shows in their row; what a card of the sea means is told by what follows.
            Event::TurnBegan(_) | Event::BlueMoved(..) => None,
            _ => self.event(told),
        }
    }

    fn source(&self, source: &str) -> String {
        self.teller.say(&format!("score-{source}.name"), &[])
    }

    fn foretold(&self, told: &Logged<PirateCrusades>) -> Option<String> {
        foreseen::foretold(self, told)
    }

    fn told(about: &Telling<PirateCrusades>) -> Vec<TextSection> {
        told::told(about)
    }
}

/// Asks whoever has moved about what is left to it of attack and dock (`pirate-crusades §4.2`).
fn attack_or_dock(speaker: &Speaker, seat: Seat, open: &[Choice]) -> String {
    let attacks = |choice| matches!(choice, Choice::AttackCaptain | Choice::AttackPlayer(_));
    if !open.iter().copied().any(attacks) {
        return speaker.question(seat, Question::Sailing(Leg::Dock));
    }
    if open.contains(&Choice::Dock) {
        return speaker.question(seat, Question::Sailing(Leg::Attack));
    }
    let leg = speaker.teller.say("leg-attack.alone", &[]);
    let values = [
        ("seat", speaker.teller.name(seat).into()),
        ("leg", leg.into()),
    ];
    speaker.teller.say("prompt-sailing", &values)
}

/// Seconds that a card of the Blue Sea deck is under way: not at all where it is only laid down or put away.
fn sea_card(from: BluePlace, to: BluePlace) -> f32 {
    match (from, to) {
        (BluePlace::At(_), BluePlace::At(_)) | (BluePlace::Storm(..), BluePlace::Storm(..)) => 0.5,
        (_, BluePlace::Base(_) | BluePlace::Storm(..) | BluePlace::At(_)) => 0.4,
        (_, BluePlace::Hostage(_)) | (BluePlace::Storm(..) | BluePlace::At(_), _) => 0.36,
        _ => 0.0,
    }
}

/// Returns what a set of cards says that is gathered: what it comes to, against what is needed.
fn set(speaker: &Speaker, view: &View, seat: Seat, act: &[(Question, Choice)]) -> String {
    let data = &*speaker.data;
    let added = act.iter().filter_map(|(_, choice)| match choice {
        Choice::Add(card) => Some(*card),
        _ => None,
    });
    let Some(&(question, _)) = act.first() else {
        return String::new();
    };
    let before = view.added(seat, question);
    let added: CardSet = added.chain(before.iter()).collect();
    let vessel = view.vessel(data, seat);
    let tons = data.all_tons(added);
    let (id, sum, needed) = match question {
        Question::Encounter(strength) | Question::Commit(strength) => {
            ("ui-set-fight", vessel.total(data, added, false), strength)
        }
        Question::Pay(guns) => ("ui-set-pay", data.all_guns(added), guns.into()),
        Question::Deliver(_, needed) => ("ui-set-deliver", tons, needed.into()),
        Question::GiveUp(_, count) => {
            let all = u16::from(count) + u16::from(before.len());
            ("ui-set-give-up", added.len().into(), all)
        }
        Question::Fill => ("ui-set-fill", tons, 0),
        Question::Battle(_) => ("ui-set-battle", vessel.total(data, added, false), 0),
        Question::Sell | Question::MakeRoom => {
            let tons = data.all_tons(added) * vessel.cargo_counts(data);
            ("ui-set-sell", tons, vessel.sold_for(data, tons).into())
        }
        Question::Buy => ("ui-set-trade", tons * vessel.cargo_counts(data), 0),
        Question::Trade(paid) => {
            let more = vessel.traded(data, added.without(before));
            ("ui-set-trade", paid + more, 0)
        }
        _ => ("ui-set-trade", vessel.traded(data, added), 0),
    };
    let values = [
        ("sum", sum.into()),
        ("needed", needed.into()),
        ("count", added.len().into()),
    ];
    speaker.teller.say(id, &values)
}
