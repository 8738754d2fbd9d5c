//! Cursed Seas as the table shows it: how long events take, what is said, what things are worth.

use super::{foreseen, told, why};
use crate::table::{Animated, LogText, Speak, TableGame, Telling, TextSection};
use games::cursed_seas::data::Data;
use games::cursed_seas::words::Speaker;
use games::cursed_seas::{
    CORSAIR, Cause, Choice, CursedSeas, Event, Lies, Phase, Question, Setup, View,
};
use rules::kit::{Options, Outfit, Speaks, Texted};
use rules::table::files::{Fault, Files};
use rules::table::{Logged, Packed, Seat, SeatKind, Table};

impl TableGame for CursedSeas {
    type Speaker = Speaker;

    const PASSES: &'static [Choice] = &[Choice::End];

    fn speaker(files: &Files, table: &mut Table<Self>) -> Result<Speaker, Vec<Fault>> {
        let words = Self::load_words(files, table.data())?;
        let mut speaker = Speaker::at_table(words, table);
        // It names to each player only what that player may know.
        for seat in 0..table.setup().chairs.len() as u8 {
            speaker.look(&table.view(Some(Seat(seat))));
        }
        Ok(speaker)
    }

    fn first_game() -> Setup {
        let mut setup = Setup::of(&[SeatKind::Human, CORSAIR]);
        setup.options = Options::proposed(Self::OPTIONS, setup.chairs.len() as u8);
        setup
    }

    fn asked_by(_: &View, _: Seat, question: Question) -> Cause {
        why::asked_by(question)
    }

    fn topic(view: &View) -> Option<&'static str> {
        Some(view.phase.text_id())
    }

    fn declines(question: Question) -> Option<Choice> {
        match question {
            Question::SpoiledPowder(_) | Question::Parley(_) | Question::Doldrums => {
                Some(Choice::Done)
            }
            _ => None,
        }
    }

    fn points(view: &View, _: &Data, seat: Seat) -> i32 {
        view.score(seat).map(i32::from).iter().sum()
    }
}

impl Animated for CursedSeas {
    fn is_milestone(event: &Event) -> bool {
        matches!(event, Event::PhaseBegan(Phase::Round, _))
    }

    crate::decided_by!(Cause::Actions);

    fn joins(one: &Event, next: &Event) -> bool {
        // A round has begun once it is counted.
        matches!(
            (one, next),
            (Event::PhaseBegan(Phase::Round, _), Event::Turn(_))
        )
    }

    fn seconds(event: &Event) -> f32 {
        match event {
            Event::Moved(_, Lies::Mat(_))
            | Event::MastLost(..)
            | Event::BurntOut(..)
            | Event::Repaired(..)
            | Event::FortBuilt(..)
            | Event::FlagLost(..) => 0.5,
            Event::Moved(..) | Event::Rolled(..) => 0.7,
            Event::Shot(..)
            | Event::FortShot(..)
            | Event::ShotAtFort(..)
            | Event::Boarded(..)
            | Event::IslandPlaced(..)
            | Event::TerrainPlaced(..) => 0.6,
            Event::FortDestroyed(_) => 0.9,
            Event::Burning(..) | Event::TowStarted(..) | Event::Played(..) => 0.4,
            Event::Sunk(_) => 1.1,
            Event::Rammed(..) | Event::Unloaded(..) | Event::Docked(..) | Event::Treasure(..) => {
                0.42
            }
            Event::Card(_, _, _, [from, to]) if from != to => 0.42,
            _ => 0.0,
        }
    }

    fn sails(event: &Event) -> bool {
        matches!(
            event,
            Event::Moved(..)
                | Event::IslandPlaced(..)
                | Event::TerrainPlaced(..)
                | Event::MastLost(..)
                | Event::Burning(..)
                | Event::BurntOut(..)
                | Event::Sunk(_)
                | Event::Rammed(..)
                | Event::FlagLost(..)
                | Event::FortDestroyed(_)
        )
    }
}

impl Speak<CursedSeas> for Speaker {
    crate::spoken!(CursedSeas: prompt, event);

    fn choice(&self, view: &View, _: Seat, question: Question, choice: Choice) -> String {
        match (question, choice) {
            (Question::Turn(vessel), Choice::Turn(stick, heading)) => {
                told::turned(self, view, vessel, stick, heading)
            }
            (Question::Sail(vessel), Choice::Sail(distance)) => {
                told::sailed(self, view, vessel, distance)
            }
            (Question::Turn(_), Choice::Done) => self.teller.say("ui-stop-here", &[]),
            (Question::Shot(_) | Question::FortShot(_), Choice::Done) => {
                self.teller.say("ui-cease-fire", &[])
            }
            (Question::Shot(vessel), Choice::Fire(gun, target)) => {
                told::fired(self, view, vessel, gun, target)
            }
            (Question::Shot(vessel), Choice::FireAt(gun, _)) => {
                told::fired_at(self, view, vessel, gun, choice)
            }
            (Question::FortShot(island), Choice::Fire(flag, target)) => {
                told::flag_fired(self, view, island, flag, target)
            }
            (Question::Menu, Choice::BuildFort(vessel)) => told::builds(self, view, vessel),
            (Question::Board(vessel, against), Choice::Yes) => {
                told::boards(self, view, vessel, against)
            }
            (Question::RamWhom(vessel), Choice::Vessel(target)) => {
                told::rams(self, view, vessel, target)
            }
            (Question::Stow, Choice::Done) => self.teller.say("ui-stowed", &[]),
            (Question::Prize(..), Choice::Done) => self.teller.say("ui-take-nothing", &[]),
            (
                Question::LoseMast(vessel)
                | Question::BurnMast(vessel)
                | Question::GainMast(vessel)
                | Question::PayWhirlpool(vessel),
                Choice::Mast(mast),
            ) => told::mast(self, view, vessel, mast),
            (question, Choice::Done) if question.is_yes_or_no() => self.teller.say("ui-no", &[]),
            (
                Question::Tow(_)
                | Question::Hex(_)
                | Question::Lookout(_)
                | Question::SeaLegs(_)
                | Question::WhirlpoolExit(_),
                Choice::Done,
            ) => self.teller.say("ui-no", &[]),
            _ => self.choice(choice),
        }
    }

    fn line(
        &self,
        told: &Logged<CursedSeas>,
        earlier: &mut dyn Iterator<Item = Logged<CursedSeas>>,
        _: Option<Seat>,
    ) -> Option<LogText> {
        told::line(self, told, earlier)
    }

    fn doer(
        &self,
        told: &Logged<CursedSeas>,
        earlier: &mut dyn Iterator<Item = Logged<CursedSeas>>,
    ) -> Option<Seat> {
        told::doer(self, told, earlier)
    }

    fn foretold(&self, told: &Logged<CursedSeas>) -> Option<String> {
        foreseen::foretold(self, told)
    }

    fn told(about: &Telling<CursedSeas>) -> Vec<TextSection> {
        told::told(about)
    }
}
