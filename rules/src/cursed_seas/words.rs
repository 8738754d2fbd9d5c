//! The game in words: which text is said when, and with which values.

use super::data::Data;
use super::play::{Course, Turn};
use super::values::*;
use super::view::View;
use super::{CursedSeas, Setup};
use rules::kit::{Filled, Said, Texted};
use rules::table::words::Value;
use rules::table::{Logged, Seat};

rules::speaker! {
    CursedSeas,
    /// The kind of each ship and creature and whose it is, by their numbers.
    vessels: Vec<(Option<Make>, Seat)> = |_| Vec::new(),
    /// The kind of each card that is known.
    cards: Vec<(Card, Item)> = |_| Vec::new(),
}

impl Speaker {
    /// Looks at the table: what the numbers of ships stand for, and of cards that are seen in this view or were seen in another.
    pub fn look(&mut self, view: &View) {
        let hulls = view.vessels.iter().map(|vessel| vessel.hull);
        self.vessels = hulls.map(|hull| (hull.make, hull.seat)).collect();
        for (&card, &(item, ..)) in &view.cards {
            self.cards.retain(|(other, _)| *other != card);
            self.cards.push((card, item));
        }
    }

    /// Returns whose a vessel was when the table was looked at.
    #[must_use]
    pub fn owner(&self, vessel: Vessel) -> Option<Seat> {
        self.vessels.get(vessel.index()).map(|(_, seat)| *seat)
    }

    /// Returns the name of what a vessel is.
    #[must_use]
    pub fn make(&self, make: Make) -> String {
        match make {
            Make::Ship(ship) => self.teller.text(ship),
            Make::Creature(creature) => self.teller.text(creature),
        }
    }

    /// Returns the name of a card.
    #[must_use]
    pub fn item(&self, item: Item) -> String {
        match item {
            Item::Crew(crew, _) => self.teller.text(crew),
            Item::Equipment(equipment) => self.teller.text(equipment),
            Item::Event(event) => self.teller.text(event),
        }
    }

    rules::says!(question, choice);

    /// Returns what was tried before an answer that nobody was asked for.
    #[must_use]
    pub fn tried(&self, tried: Tried) -> String {
        let (id, line) = match tried {
            Tried::Passed(line) => ("tried-passed", self.teller.text(line)),
            Tried::Followed(line) => ("tried-followed", self.teller.text(line)),
            Tried::Refused(choice, reason) => {
                let choice = ("choice", self.choice(choice).into());
                let values = [choice, ("reason", reason.said(self))];
                return self.teller.say("tried-refused", &values);
            }
        };
        self.teller.say(id, &[("line", line.into())])
    }

    rules::says!(event of CursedSeas, "round", happened);

    fn happened(&self, told: &Logged<CursedSeas>) -> Option<String> {
        let id = match told.event {
            // What else moves a ship is told by its own event.
            Event::Moved(_, Lies::Mat(_)) if told.cause == Cause::Move => "event-moved",
            Event::Turn(_)
            | Event::Course(_)
            | Event::Hull(..)
            | Event::Today(..)
            | Event::Isle(..)
            | Event::Swell(..)
            | Event::Moved(..) => return None,
            Event::TerrainPlaced(_, place) => return self.terrain_placed(place, told.cause),
            Event::Card(_, _, _, places) => card_moved(places)?,
            Event::Treasure(_, _, places) => treasure_moved(places, told.cause)?,
            event => event.text_id(),
        };
        Some(self.teller.say(id, &told.event.filled(self)))
    }

    /// Returns what it means that a piece of terrain comes to lie elsewhere; an iceberg that drifts has an event of its own.
    fn terrain_placed(&self, place: ShoalPlace, cause: Cause) -> Option<String> {
        match place {
            ShoalPlace::Mat(..) if cause == Cause::TurnStart => None,
            ShoalPlace::Mat(terrain, _) => {
                let values = [("terrain", terrain.said(self))];
                Some(self.teller.say("event-terrain-placed", &values))
            }
            ShoalPlace::Box => Some(self.teller.say("event-fog-lifts", &[])),
        }
    }
}

/// Returns the text of what it means that a card comes from one place to another; none where nobody needs to hear.
fn card_moved([from, to]: [CardPlace; 2]) -> Option<&'static str> {
    Some(match (from, to) {
        (from, to) if from == to => "event-card-known",
        (_, CardPlace::Aboard(_)) => "event-card-aboard",
        (_, CardPlace::Ashore(..)) => "event-card-ashore",
        (CardPlace::Held(_), _) => return None,
        _ => "event-card-gone",
    })
}

/// Returns the text of what it means that a treasure comes from one place to another; none where other events tell it.
fn treasure_moved([from, to]: [TreasurePlace; 2], cause: Cause) -> Option<&'static str> {
    Some(match (from, to) {
        (from, to) if from == to => "event-treasure-seen",
        (TreasurePlace::Box, _) => return None,
        (_, TreasurePlace::Aboard(_)) => "event-treasure-aboard",
        (_, TreasurePlace::On(_)) => "event-treasure-ashore",
        // What is unloaded or goes down with a ship is told in sums.
        (_, TreasurePlace::Gone) if !matches!(cause, Cause::Docking | Cause::Sinking) => {
            "event-treasure-gone"
        }
        _ => return None,
    })
}

impl Said<Speaker> for Vessel {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        let make = speaker.vessels.get(self.index());
        let make = make.and_then(|(make, _)| *make);
        make.map_or_else(
            || speaker.teller.say("vessel-unknown", &[]),
            |make| speaker.make(make),
        )
        .into()
    }
}

impl Said<Speaker> for Card {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        let known = speaker.cards.iter().find(|(card, _)| *card == self);
        let name = known.map(|&(_, item)| speaker.item(item));
        name.unwrap_or_else(|| speaker.teller.say("card-unknown", &[]))
            .into()
    }
}

impl Said<Speaker> for (Card, Item) {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        speaker.item(self.1).into()
    }
}

impl Said<Speaker> for (Treasure, Loot) {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        match self.1 {
            Loot::Coin(value) => speaker
                .teller
                .say("coin", &[("value", value.into())])
                .into(),
            Loot::Unique(unique) => unique.said(speaker),
        }
    }
}

/// Of the two places of a card the ship or island that matters.
impl Said<Speaker> for [CardPlace; 2] {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        let [from, to] = self;
        match (to, from) {
            (CardPlace::Aboard(vessel), _) | (CardPlace::Gone, CardPlace::Aboard(vessel)) => {
                vessel.said(speaker)
            }
            (CardPlace::Ashore(island, _), _) | (_, CardPlace::Ashore(island, _)) => {
                island.said(speaker)
            }
            _ => "none".into(),
        }
    }
}

/// Of the two places of a treasure the ship or island that matters.
impl Said<Speaker> for [TreasurePlace; 2] {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        let [from, to] = self;
        match (to, from) {
            (TreasurePlace::Aboard(vessel), _) | (_, TreasurePlace::Aboard(vessel)) => {
                vessel.said(speaker)
            }
            (TreasurePlace::On(island), _) | (_, TreasurePlace::On(island)) => island.said(speaker),
            _ => "none".into(),
        }
    }
}

/// Says values that no text names.
macro_rules! unsaid {
    ($($value:ty),+) => { $(
        impl Said<Speaker> for $value {
            fn said(self, _: &Speaker) -> Value<'static> {
                "none".into()
            }
        }
    )+ };
}

unsaid!(
    Turn,
    Course,
    Hull,
    Today,
    Isle,
    Swell,
    Lies,
    ShoalPlace,
    [Knowers; 2],
    Shoal,
    Point
);

impl Said<Speaker> for Spot {
    fn said(self, _: &Speaker) -> Value<'static> {
        format!("{}/{}", u16::from(self.0) * 5, u16::from(self.1) * 5).into()
    }
}

impl Said<Speaker> for Berth {
    fn said(self, _: &Speaker) -> Value<'static> {
        (u16::from(self.0) * 5).to_string().into()
    }
}

impl Said<Speaker> for Heading {
    fn said(self, _: &Speaker) -> Value<'static> {
        (u16::from(self.steps()) * 5).to_string().into()
    }
}

/// A distance, in millimetres.
impl Said<Speaker> for Distance {
    fn said(self, _: &Speaker) -> Value<'static> {
        let (whole, tenths) = (self.0 / 10, self.0 % 10);
        match tenths {
            0 => whole.to_string().into(),
            _ => format!("{whole}.{tenths}").into(),
        }
    }
}

/// A mast by its number from the bow, from 1.
impl Said<Speaker> for Mast {
    fn said(self, _: &Speaker) -> Value<'static> {
        (self.0 + 1).into()
    }
}

impl Said<Speaker> for Gun {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        if self == Self::MUSKETEERS {
            Crew::Musketeers.said(speaker)
        } else {
            (self.0 + 1).to_string().into()
        }
    }
}

/// The gold at home, and aboard.
impl Said<Speaker> for [u8; 2] {
    fn said(self, _: &Speaker) -> Value<'static> {
        self.iter().sum::<u8>().into()
    }
}
