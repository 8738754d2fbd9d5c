//! What the table must know of the game: where choices lie, what events do, what is said.

use crate::load::Data;
use crate::values::*;
use crate::view::View;
use crate::words::Speaker;
use crate::{Lagoon, Setup};
use rules::table::files::{Fault, Files};
use rules::table::lesson::Taught;
use rules::table::{Logged, LoggedEvent, Packed, Seat, Table};
use voodoo_pirate::table::{
    self, Animated, Explain, Gathering, Placed, PlacedAct, SetEnds, Speak, TableGame, Telling,
    TextSection,
};

/// Where choices lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A button beside the question.
    Button,
    /// A raft.
    Raft(Seat),
    /// A buoy.
    Buoy(Buoy),
    /// A chest aboard.
    Chest(Chest),
}

impl table::Spot for Spot {
    const BUTTON: Self = Self::Button;

    fn kind(self) -> &'static str {
        match self {
            Self::Button => "button",
            Self::Raft(_) => "raft",
            Self::Buoy(_) => "buoy",
            Self::Chest(_) => "chest",
        }
    }
}

impl Placed for Lagoon {
    type Spot = Spot;

    fn spot(view: &View, seat: Seat, _: Question, choice: Choice) -> Spot {
        let (_, heading) = view.rafts[seat.index()];
        match choice {
            Choice::Sail(buoys) => {
                let to = view.way(seat, heading).nth(usize::from(buoys) - 1);
                to.map_or(Spot::Button, Spot::Buoy)
            }
            Choice::Add(chest) => Spot::Chest(chest),
            Choice::Turn(_) | Choice::Done => Spot::Button,
        }
    }

    fn origin(_: &View, seat: Seat, question: Question, _: Choice) -> Option<Spot> {
        (question != Question::Bury).then_some(Spot::Raft(seat))
    }

    fn acts(view: &View, _: &Data, seat: Seat, question: Question) -> Vec<PlacedAct<Self>> {
        let ways = Heading::ALL.iter().filter(|_| question == Question::Turn);
        let act = |(heading, buoys, to)| {
            let turn = (Question::Turn, Choice::Turn(heading));
            (
                Spot::Buoy(to),
                vec![turn, (Question::Sail, Choice::Sail(buoys))],
            )
        };
        ways.flat_map(|&heading| {
            let way = (1..).zip(view.way(seat, heading));
            way.map(move |(buoys, to)| act((heading, buoys, to)))
        })
        .collect()
    }

    fn gathers(view: &View, _: &Data, seat: Seat, question: Question) -> Option<Gathering<Self>> {
        let aboard = view.chests_at(Place::Aboard(seat));
        (question == Question::Bury).then(|| Gathering {
            begins: None,
            things: aboard
                .map(|chest| (Spot::Chest(chest), Choice::Add(chest)))
                .collect(),
            ends: SetEnds::Done(Choice::Done),
        })
    }

    fn attempt(
        view: &View,
        _: &Data,
        seat: Seat,
        question: Question,
        spot: Spot,
    ) -> Option<Choice> {
        let (at, heading) = view.rafts[seat.index()];
        match (question, spot) {
            (Question::Turn, Spot::Buoy(to)) => {
                let mut ways = Heading::ALL.iter();
                let way = ways.find(|heading| heading.from(at) == Some(to));
                way.map(|&heading| Choice::Turn(heading))
            }
            (Question::Sail, Spot::Buoy(to)) => {
                let mut ahead = std::iter::successors(heading.from(at), |&buoy| heading.from(buoy));
                let buoys = ahead.position(|buoy| buoy == to)?;
                Some(Choice::Sail(buoys as u8 + 1))
            }
            (Question::Bury, Spot::Chest(chest)) => Some(Choice::Add(chest)),
            _ => None,
        }
    }
}

impl Taught for Lagoon {
    type Mark = ();
}

impl TableGame for Lagoon {
    type Speaker = Speaker;

    const PASSES: &'static [Choice] = &[];

    fn speaker(files: &Files, table: &mut Table<Self>) -> Result<Speaker, Vec<Fault>> {
        let words = Self::load_words(files, table.data())?;
        Ok(Speaker::new(words, table.setup(), table.data()))
    }

    fn badge(_: &Setup, _: Seat) -> String {
        "meeple".to_owned()
    }

    fn asked_by(_: &View, _: Seat, question: Question) -> Cause {
        match question {
            Question::Turn | Question::Sail => Cause::Sailing,
            Question::Bury => Cause::Burying,
        }
    }

    fn points(view: &View, data: &Self::Data, seat: Seat) -> i32 {
        view.score(data, seat).map(i32::from).iter().sum()
    }
}

impl Animated for Lagoon {
    fn actor(event: &Event) -> Option<Seat> {
        match *event {
            Event::Decided(Answer { seat, .. }, _)
            | Event::Turned(seat, _)
            | Event::Sailed(seat, _)
            | Event::Moved(seat, ..)
            | Event::Dived(seat)
            | Event::Scored(seat, _) => Some(seat),
            Event::PhaseBegan(..) | Event::Rolled(_) => None,
        }
    }

    fn is_milestone(event: &Event) -> bool {
        matches!(event, Event::PhaseBegan(..))
    }

    fn decides(seat: Seat, question: Question, choice: Choice) -> Logged<Self> {
        let answer = Answer {
            seat,
            question,
            choice,
        };
        LoggedEvent::for_all(Event::Decided(answer, false), Cause::Rounds)
    }

    fn answered(event: &Event) -> Option<(Seat, Choice)> {
        match event {
            Event::Decided(answer, _) => Some((answer.seat, answer.choice)),
            _ => None,
        }
    }

    fn music(_: &View) -> &'static str {
        "music-dusk"
    }

    fn seconds(event: &Event) -> f32 {
        match event {
            Event::Rolled(_) | Event::Sailed(..) => 0.4,
            Event::Turned(..) => 0.2,
            _ => 0.0,
        }
    }
}

impl Speak<Lagoon> for Speaker {
    fn prompt(&self, _: &View, seat: Seat, question: Question) -> String {
        self.of(question, seat)
    }

    fn choice(&self, _: &View, _: Seat, _: Question, choice: Choice) -> String {
        self.choice(choice)
    }

    fn event(&self, told: &Logged<Lagoon>, _: Option<Seat>) -> Option<String> {
        self.event(told)
    }

    fn told(&self, about: &Telling<Lagoon>) -> Vec<TextSection> {
        let Telling { view, data, .. } = about;
        let round = [
            ("round", view.round.number.into()),
            ("wind", view.round.wind.into()),
        ];
        let mut sea = TextSection::new(self.teller.say("told-round", &round)).known_by("sea");
        let weight = |chest| ("weight", data.weight(chest).into());
        for buoy in Buoy::all() {
            let at = ("buoy", self.buoy(buoy).into());
            let chests = view.chests_at(Place::At(buoy));
            sea.say_all(
                chests.map(|chest| self.teller.say("told-chest", &[weight(chest), at.clone()])),
            );
        }
        let seats = (0..).map(Seat).zip(&view.rafts);
        let pirates = seats.map(|(seat, &(buoy, heading))| {
            let mut pirate = TextSection::new(self.name(seat));
            let heading = ("heading", self.teller.text(heading).into());
            let at = ("buoy", self.buoy(buoy).into());
            pirate.say(self.teller.say("told-raft", &[at, heading]));
            for (id, place) in [
                ("told-hidden", Place::Hidden(seat)),
                ("told-aboard", Place::Aboard(seat)),
                ("told-buried", Place::Buried(seat)),
            ] {
                let chests = view.chests_at(place);
                pirate.say_all(chests.map(|chest| self.teller.say(id, &[weight(chest)])));
            }
            let pearls = ("pearls", view.pearls.of(seat).into());
            pirate.say(self.teller.say("told-pearls", &[pearls]));
            pirate
        });
        [sea].into_iter().chain(pirates).collect()
    }
}

impl Explain<Lagoon> for Speaker {
    fn why(&self, cause: Cause) -> String {
        self.teller.text(cause)
    }
}
