//! Voodoo Island as the table shows it: how long events take, what is said, what things are worth.

use super::walk::Walk;
use super::{Spot, foreseen, scored, told};
use crate::table::figures::capital;
use crate::table::{Animated, Invitation, PlacedAct, Speak, TableGame, Telling, TextSection};
use games::voodoo_island::data::Data;
use games::voodoo_island::values::{By, Cause, Choice, Event, Phase, Question, Token};
use games::voodoo_island::view::View;
use games::voodoo_island::words::Speaker;
use games::voodoo_island::{EXPLORER, Setup, VoodooIsland};
use rules::kit::{Chair, Options, Outfit, Texted};
use rules::study::Studied;
use rules::table::{Logged, Seat};

impl TableGame for VoodooIsland {
    type Speaker = Speaker;

    const PASSES: &'static [Choice] = &[Choice::Pass];

    const REACTS: bool = true;

    fn first_game() -> Setup {
        use rules::table::SeatKind::Human;
        // Whoever comes from the lessons was Red in all of them.
        let mut setup = Setup::new([
            Chair::new(Token::Red, Human),
            Chair::new(Token::Blue, EXPLORER),
            Chair::new(Token::White, EXPLORER),
        ]);
        setup.options = Options::proposed(Self::OPTIONS, setup.chairs.len() as u8);
        setup
    }

    fn asked_by(_: &View, _: Seat, question: Question) -> Cause {
        match question {
            Question::Card => Cause::Buying,
            Question::Work => Cause::Crafting,
            Question::Move(_) => Cause::Moving,
            Question::Target(_)
            | Question::Take(_)
            | Question::Flare(_)
            | Question::Radio(_)
            | Question::Clear(_)
            | Question::CraftNow
            | Question::Reroll(..)
            | Question::RerollDie(..)
            | Question::Ward(..) => Cause::Expedition,
            Question::Call(..) => Cause::Helpers,
            Question::BattleCard(_) | Question::Defend(_) | Question::Plunder(_) => Cause::Battle,
            Question::Answer(..) => Cause::Warrior,
            Question::MistTie(_) => Cause::Mist,
            Question::Toll => Cause::Island,
            Question::DiscardSupply | Question::DiscardCard => Cause::Limits,
        }
    }

    fn topic(view: &View) -> Option<&'static str> {
        Some(view.phase.text_id())
    }

    fn declines(question: Question) -> Option<Choice> {
        match question {
            Question::Reroll(..) | Question::RerollDie(..) => Some(Choice::Keep),
            Question::Ward(..) => Some(Choice::Suffer),
            _ => None,
        }
    }

    fn invites(event: &Event, next: Option<&Event>) -> Option<Invitation> {
        match (*event, next) {
            // No cell for the helicopter: it is rolled again by itself.
            (Event::Rolled(seat, roll, _), Some(&Event::Rolled(again, other, _)))
                if (seat, roll) == (again, other) =>
            {
                None
            }
            (Event::Rolled(seat, ..) | Event::DieRolled(seat, ..), _) => {
                Some(Invitation::After(seat))
            }
            (Event::WasHurt(seat, _), _) => Some(Invitation::Before(seat)),
            _ => None,
        }
    }

    fn may_react(view: &View, seat: Seat) -> bool {
        let explorer = view.explorers.get(seat.index());
        explorer.is_some_and(|explorer| explorer.cards > 0)
    }

    fn points(view: &View, data: &Data, seat: Seat) -> i32 {
        // Whoever is left behind has no score: what computer players make of that is nobody's points.
        let sources = Self::SOURCES.iter().zip(view.points(data, seat));
        let scored = sources.filter(|(source, _)| **source != scored::LEFT_BEHIND);
        scored.map(|(_, points)| i32::from(points)).sum()
    }
}

impl Animated for VoodooIsland {
    fn loser(told: &Logged<Self>) -> Option<Seat> {
        match told.event {
            Event::WasHurt(seat, _)
            | Event::Died(seat)
            | Event::Snared(seat)
            | Event::MissionLost(seat, ..) => Some(seat),
            Event::Gave(seat, ..) if matches!(told.cause, Cause::Battle | Cause::Expedition) => {
                Some(seat)
            }
            Event::DollSet(_, on, _) | Event::Robbed(_, on) | Event::Won(_, on) => Some(on),
            _ => None,
        }
    }

    fn is_milestone(event: &Event) -> bool {
        matches!(event, Event::PhaseBegan(Phase::Dawn, _))
    }

    fn names_round(event: &Event) -> bool {
        matches!(
            event,
            Event::PhaseBegan(Phase::Dawn | Phase::Daytime | Phase::Night, _)
        )
    }

    crate::decided_by!(Cause::Decisions);

    fn seconds(event: &Event) -> f32 {
        match event {
            Event::Came(_, _, By::Step) => 0.2,
            Event::Came(..) => 0.45,
            Event::MistLaid(rolled, cell) if rolled == cell => 0.38,
            Event::MistLaid(..) => 0.8,
            Event::MistCleared(_) | Event::WasHurt(..) | Event::LeftMap(_) => 0.3,
            Event::Landed(_) => 0.9,
            Event::CubeMoved(_) => 0.26,
            Event::IslandTurned(..) => 0.56,
            Event::Gained(..)
            | Event::Gave(..)
            | Event::CardDrawn(..)
            | Event::CardUsed(..)
            | Event::MissionDrawn(..)
            | Event::ToolSet(..)
            | Event::DollSet(..)
            | Event::HelperSent(..)
            | Event::Delivered(..) => 0.32,
            Event::Rolled(..) | Event::DieRolled(..) => 0.7,
            Event::MissionLost(..)
            | Event::Boarded(_)
            | Event::Crafted(..)
            | Event::MissionDone(..)
            | Event::WarriorSent(..) => 0.5,
            Event::Revealed(..) => 1.6,
            _ => 0.0,
        }
    }

    fn sails(event: &Event) -> bool {
        matches!(
            event,
            Event::Came(..)
                | Event::MistLaid(..)
                | Event::MistCleared(_)
                | Event::Landed(_)
                | Event::Boarded(_)
                | Event::LeftMap(_)
                | Event::WasHurt(..)
                | Event::DieRolled(..)
        )
    }

    fn joins(one: &Event, next: &Event) -> bool {
        match (one, next) {
            (Event::Came(seat, _, By::Step), Event::Came(other, _, By::Step)) => seat == other,
            _ => false,
        }
    }
}

impl Speak<VoodooIsland> for Speaker {
    crate::spoken!(VoodooIsland: prompt, event);

    fn choice(&self, _: &View, _: Seat, question: Question, choice: Choice) -> String {
        match (question, choice) {
            (Question::Card, Choice::Pass) => self.teller.say("ui-pass-to-work", &[]),
            (Question::Work, Choice::Pass) => self.teller.say("ui-pass-to-walk", &[]),
            _ => capital(&self.choice(choice)),
        }
    }

    fn act(&self, view: &View, seat: Seat, (spot, act): &PlacedAct<VoodooIsland>) -> String {
        let choices: Vec<Choice> = act.iter().map(|&(_, choice)| choice).collect();
        let Some(walk) = Walk::of(view, seat, &choices) else {
            let nothing_done = choices.len() > 2;
            return match nothing_done {
                true => self.teller.say("ui-skip-round", &[]),
                false => self.choice(Choice::End),
            };
        };
        let toward = match spot {
            Spot::Cell(cell) => *cell,
            _ => walk.end,
        };
        let values = [
            ("cell", format!("{toward:?}").into()),
            ("stop", format!("{:?}", walk.end).into()),
            ("steps", (walk.way.len() as i64).into()),
            ("mist", (walk.hurts as i64).into()),
        ];
        let id = if toward == walk.end {
            "ui-walk"
        } else {
            "ui-walk-toward"
        };
        self.teller.say(id, &values)
    }

    fn foretold(&self, told: &Logged<VoodooIsland>) -> Option<String> {
        foreseen::foretold(self, told)
    }

    fn told(about: &Telling<VoodooIsland>) -> Vec<TextSection> {
        told::told(about)
    }
}
