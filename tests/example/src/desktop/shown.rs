//! The game as the table must know it: where choices lie, what events do, what is said.

use crate::Lagoon;
use crate::load::Data;
use crate::values::*;
use crate::view::View;
use crate::words::Speaker;
use rules::kit::{Heading, Said};
use rules::table::Seat;
use rules::table::lesson::Taught;
use voodoo_pirate::table::{
    Animated, Explain, Gathering, Placed, PlacedAct, SetEnds, Sounded, Speak, TableGame, Telling,
    TextSection,
};

voodoo_pirate::spots! {
    /// A raft.
    Raft(Seat) = "raft",
    /// A buoy.
    Buoy(Buoy) = "buoy",
    /// A chest aboard.
    Chest(Chest) = "chest",
}

impl Placed for Lagoon {
    type Spot = Spot;

    fn spot(_: &View, _: Seat, _: Question, choice: Choice) -> Spot {
        match choice {
            Choice::Sail(to) => Spot::Buoy(to),
            Choice::Add(chest) => Spot::Chest(chest),
            Choice::Turn(_) | Choice::Done => Spot::Button,
        }
    }

    fn origin(_: &View, seat: Seat, question: Question, _: Choice) -> Option<Spot> {
        (question != Question::Bury).then_some(Spot::Raft(seat))
    }

    fn acts(view: &View, _: &Data, seat: Seat, question: Question) -> Vec<PlacedAct<Self>> {
        let act = |heading: Heading, to: Buoy| {
            let turn = (Question::Turn, Choice::Turn(heading));
            let sail = (Question::Sail, Choice::Sail(to));
            (Spot::Buoy(to), vec![turn, sail])
        };
        let ways = Heading::ALL.iter().filter(|_| question == Question::Turn);
        ways.flat_map(|&heading| view.way(seat, heading).map(move |to| act(heading, to)))
            .collect()
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
        match (asked, spot) {
            (Question::Turn, Spot::Buoy(to)) => {
                let (at, mut ways) = (view.rafts[seat.index()].0, Heading::ALL.iter().copied());
                let way = ways.find(|&way| at.toward(way) == Some(to));
                way.map(Choice::Turn)
            }
            (Question::Sail, Spot::Buoy(to)) => Some(Choice::Sail(to)),
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
    voodoo_pirate::decided_by!(Cause::Rounds);

    fn is_milestone(event: &Event) -> bool {
        matches!(event, Event::PhaseBegan(Phase::Round, _))
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
    voodoo_pirate::spoken!(Lagoon: prompt, choice, event);

    fn told(about: &Telling<Lagoon>) -> Vec<TextSection> {
        let (speaker, view) = (about.speaker, about.view);
        let chests = |id: &'static str, buoy: Buoy, place: Place| {
            let told = move |chest: Chest| {
                let values = [("chest", chest.said(speaker)), ("buoy", buoy.said(speaker))];
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
            let lies = [
                ("buoy", buoy.said(speaker)),
                ("heading", heading.said(speaker)),
                ("pearls", view.pearls.of(seat).into()),
            ];
            let mut pirate = TextSection::new(speaker.name(seat));
            pirate.say(speaker.teller.say("told-raft", &lies));
            pirate.say_all(chests("told-hidden", buoy, Place::Hidden(seat)));
            pirate.say_all(chests("told-aboard", buoy, Place::Aboard(seat)));
            pirate.say_all(chests("told-buried", buoy, Place::Buried(seat)));
            sections.push(pirate);
        }
        sections
    }
}

impl Explain<Lagoon> for Speaker {}
