//! What the table must know of the game: where choices lie, what events do, what is said.

use crate::load::Data;
use crate::sailing::ahead;
use crate::values::*;
use crate::view::View;
use crate::words::Speaker;
use crate::{Lagoon, Setup};
use rules::kit::{Heading, Said};
use rules::table::lesson::Taught;
use rules::table::{Logged, Seat};
use voodoo_pirate::decided_by;
use voodoo_pirate::table::{
    self, Animated, Explain, Gathering, Placed, PlacedAct, SetEnds, Sounded, Speak, TableGame,
    Telling, TextSection,
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
        let mut acts = Vec::new();
        for &heading in Heading::ALL.iter().filter(|_| question == Question::Turn) {
            for (buoys, to) in (1..).zip(view.way(seat, heading)) {
                let turn = (Question::Turn, Choice::Turn(heading));
                let sail = (Question::Sail, Choice::Sail(buoys));
                acts.push((Spot::Buoy(to), vec![turn, sail]));
            }
        }
        acts
    }

    fn gathers(view: &View, _: &Data, seat: Seat, question: Question) -> Option<Gathering<Self>> {
        let aboard = view.chests_at(Place::Aboard(seat));
        let things = aboard.map(|chest| (Spot::Chest(chest), Choice::Add(chest)));
        (question == Question::Bury).then(|| Gathering {
            begins: None,
            things: things.collect(),
            ends: SetEnds::Done(Choice::Done),
        })
    }

    fn attempt(view: &View, _: &Data, seat: Seat, asked: Question, spot: Spot) -> Option<Choice> {
        let (at, heading) = view.rafts[seat.index()];
        match (asked, spot) {
            (Question::Turn, Spot::Buoy(to)) => {
                let mut ways = Heading::ALL.iter().copied();
                let way = ways.find(|&way| at.toward(way) == Some(to));
                way.map(Choice::Turn)
            }
            (Question::Sail, Spot::Buoy(to)) => {
                let buoys = ahead(at, heading).position(|buoy| buoy == to)?;
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

    fn badge(_: &Setup, _: Seat) -> String {
        "meeple".to_owned()
    }

    fn asked_by(_: &View, _: Seat, question: Question) -> Cause {
        match question {
            Question::Turn | Question::Sail => Cause::Sailing,
            Question::Bury => Cause::Burying,
        }
    }

    fn points(view: &View, data: &Data, seat: Seat) -> i32 {
        view.points(data, seat).map(i32::from).iter().sum()
    }
}

impl Sounded for Lagoon {
    fn music(_: &View) -> &'static str {
        "music-dusk"
    }
}

impl Animated for Lagoon {
    decided_by!(Cause::Rounds);

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

    fn told(about: &Telling<Lagoon>) -> Vec<TextSection> {
        let (speaker, view) = (about.speaker, about.view);
        let chests = |id: &'static str, buoy: Buoy, place: Place| {
            let told = move |chest: Chest| {
                let values = [
                    ("weight", chest.said(speaker)),
                    ("buoy", buoy.said(speaker)),
                ];
                speaker.teller.say(id, &values)
            };
            view.chests_at(place).map(told)
        };
        let mut sea = TextSection::new(speaker.round(view.round)).known_by("sea");
        for buoy in Buoy::all() {
            sea.say_all(chests("told-chest", buoy, Place::At(buoy)));
        }
        let mut sections = vec![sea];
        for (seat, &(buoy, heading)) in view.seats().zip(&view.rafts) {
            let mut pirate = TextSection::new(speaker.name(seat));
            let lies = [
                ("buoy", buoy.said(speaker)),
                ("heading", heading.said(speaker)),
            ];
            pirate.say(speaker.teller.say("told-raft", &lies));
            pirate.say_all(chests("told-hidden", buoy, Place::Hidden(seat)));
            pirate.say_all(chests("told-aboard", buoy, Place::Aboard(seat)));
            pirate.say_all(chests("told-buried", buoy, Place::Buried(seat)));
            let pearls = [("pearls", view.pearls.of(seat).into())];
            pirate.say(speaker.teller.say("told-pearls", &pearls));
            sections.push(pirate);
        }
        sections
    }
}

impl Explain<Lagoon> for Speaker {}
