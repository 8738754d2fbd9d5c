//! The spots of choices on the table, and the cards that are gathered as a set.

use crate::table::{Gathering, Placed, SetEnds};
use games::pirate_crusades::PirateCrusades;
use games::pirate_crusades::data::Data;
use games::pirate_crusades::values::{
    Bonus, Card, Choice, Location, Loss, Place, Question, Standing,
};
use games::pirate_crusades::view::View;
use rules::table::Seat;

/// A sign on the stage that an act is chosen by: a building, a thing at sea, a door of a cove.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sign {
    /// The tavern, where crew is gathered.
    Tavern,
    /// The magistrate's house.
    Magistrate,
    /// The market.
    Market,
    /// The fort.
    Fort,
    /// The anchor.
    Anchor,
    /// The hourglass.
    Wait,
    /// A purse for the magistrate.
    Bribe,
    /// A torn letter.
    Relinquish,
    /// The spyglass.
    Spyglass,
    /// The shore.
    Shore,
    /// The map to a cove.
    Map,
    /// The first door of a cove.
    CoveCrew,
    /// The second.
    CoveShip,
    /// The third.
    CoveMission,
    /// The market of the Long Game, where goods are bought.
    Buy,
    /// Its other side, where cargo is sold.
    Sell,
    /// The seller of treasure maps.
    MapSeller,
    /// The square, where wealth is flaunted.
    Flaunt,
    /// The shipyard.
    Shipyard,
}

impl Sign {
    /// Returns what is chosen by it.
    pub(super) fn choice(self) -> Choice {
        match self {
            Self::Tavern => Choice::GatherCrew,
            Self::Magistrate => Choice::Magistrate,
            Self::Market => Choice::Trade,
            Self::Fort => Choice::AttackTown,
            Self::Anchor => Choice::Disembark,
            Self::Wait => Choice::Wait,
            Self::Bribe => Choice::Bribe,
            Self::Relinquish => Choice::Relinquish,
            Self::Spyglass => Choice::LookForShip,
            Self::Shore => Choice::HeadForTown,
            Self::Map => Choice::CoveMap,
            Self::CoveCrew => Choice::CoveCrew,
            Self::CoveShip => Choice::CoveShip,
            Self::CoveMission => Choice::CoveMission,
            Self::Buy => Choice::Buy,
            Self::Sell => Choice::Sell,
            Self::MapSeller => Choice::BuyMap,
            Self::Flaunt => Choice::Flaunt,
            Self::Shipyard => Choice::BiggerShip,
        }
    }
}

crate::spots! {
    /// A sign on the stage.
    Sign(Sign) = "sign",
    /// An outcome of a ship that was sunk, beside the stage.
    Outcome(Outcome) = "outcome",
    /// A card in one's own hand.
    Hand(Card) = "card",
    /// Cargo in a hold.
    Hold(Card) = "hold",
    /// A mission of one's own.
    Mission(Card) = "mission",
    /// A bonus of one's own.
    Bonus(Card) = "bonus",
    /// A card that is chosen among, on the stage.
    Among(Card) = "picture",
    /// A card of the discard.
    Discarded(Card) = "picture",
    /// The deck.
    Deck = "supply",
    /// The discard.
    Discard = "supply",
    /// The ship or town that is met.
    Met = "met",
    /// A player's row.
    Player(Seat) = "row",
    /// A location of the sea.
    Sea(Location) = "sea",
    /// The captain at a location.
    Captain(Location) = "ship",
    /// A player's ship on the sea.
    Sail(Seat) = "ship",
    /// The port of a location.
    Port(Location) = "port",
    /// A buried treasure.
    Treasure(Location) = "treasure",
}

/// A use of a card that was won, or a thing to take from a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// Crew.
    Crew,
    /// Cargo.
    Cargo,
    /// A mission.
    Mission,
    /// Nothing.
    Leave,
}

/// Returns where a card lies that is chosen.
fn card(view: &View, seat: Seat, question: Question, card: Card) -> Spot {
    if matches!(question, Question::BiggerShip | Question::Acquire(_)) {
        return Spot::Among(card);
    }
    match view.place(card) {
        // The goods of a delivery lie in a hold.
        Some(Place::Mission(..)) if matches!(question, Question::GiveUp(..)) => Spot::Hold(card),
        Some(Place::Hand(_)) => Spot::Hand(card),
        Some(Place::Hold(..)) => Spot::Hold(card),
        Some(Place::Mission(of, _)) if of == seat => Spot::Mission(card),
        Some(Place::Discard(_)) => Spot::Discarded(card),
        Some(Place::Bonus(..)) => Spot::Bonus(card),
        _ => Spot::Among(card),
    }
}

/// Returns the cards that can be added to the set that is asked for, without those already chosen, in deck order.
fn addable(view: &View, data: &Data, seat: Seat, question: Question) -> Option<Vec<Card>> {
    let (hand, holds) = (view.hand(seat), view.vessel(data, seat).holds);
    let among = match question {
        Question::Encounter(_) | Question::Commit(_) | Question::Pay(_) | Question::Battle(_) => {
            hand
        }
        Question::Trade(_) => hand.union(holds),
        Question::Buy | Question::Sell | Question::MakeRoom => {
            view.holds(seat).into_iter().collect()
        }
        Question::Fill => {
            let discard = view.cards_at(|place| matches!(place, Place::Discard(_)));
            discard.iter().filter(|card| !card.is_joker()).collect()
        }
        Question::Deliver(mission, _) => {
            let kind = data.cargo(mission);
            let town = view.town(seat);
            let fits = |card: &Card| {
                let loaded = view.marks[card.index()];
                data.cargo(*card) == kind && (loaded.is_none() || loaded != town)
            };
            holds.iter().filter(fits).collect()
        }
        Question::GiveUp(loss, _) => match loss {
            Loss::HoldLimit => holds,
            _ => hand,
        },
        _ => return None,
    };
    let later = among.after(view.added(seat, question).last());
    Some(later.iter().collect())
}

/// Returns where an act lies on the sea of the Long Game, if it does.
fn at_sea(view: &View, seat: Seat, choice: Choice) -> Option<Spot> {
    let at = view.location(seat)?;
    Some(match choice {
        Choice::Move(heading) => Spot::Sea(at.toward(heading)?),
        Choice::AttackCaptain => Spot::Captain(at),
        Choice::AttackPlayer(other) => Spot::Sail(other),
        Choice::Dock => Spot::Port(at),
        Choice::Dig => Spot::Treasure(at),
        _ => return None,
    })
}

impl Placed for PirateCrusades {
    type Spot = Spot;

    fn spot(view: &View, seat: Seat, question: Question, choice: Choice) -> Spot {
        if view.long
            && let Some(spot) = at_sea(view, seat, choice)
        {
            return spot;
        }
        match choice {
            Choice::Wait if question == Question::Adrift => Spot::Button,
            Choice::Leave if matches!(question, Question::Seize(_) | Question::Cursed) => {
                Spot::Button
            }
            Choice::GatherCrew => Spot::Sign(Sign::Tavern),
            Choice::Magistrate => Spot::Sign(Sign::Magistrate),
            Choice::Trade => Spot::Sign(Sign::Market),
            Choice::Buy => Spot::Sign(Sign::Buy),
            Choice::Sell => Spot::Sign(Sign::Sell),
            Choice::BuyMap => Spot::Sign(Sign::MapSeller),
            Choice::Flaunt => Spot::Sign(Sign::Flaunt),
            Choice::BiggerShip => Spot::Sign(Sign::Shipyard),
            Choice::AttackTown => Spot::Sign(Sign::Fort),
            Choice::Disembark => Spot::Sign(Sign::Anchor),
            Choice::Wait => Spot::Sign(Sign::Wait),
            Choice::Bribe => Spot::Sign(Sign::Bribe),
            Choice::Relinquish => Spot::Sign(Sign::Relinquish),
            Choice::LookForShip => Spot::Sign(Sign::Spyglass),
            Choice::HeadForTown => Spot::Sign(Sign::Shore),
            Choice::CoveMap => Spot::Sign(Sign::Map),
            Choice::CoveCrew => Spot::Sign(Sign::CoveCrew),
            Choice::CoveShip => Spot::Sign(Sign::CoveShip),
            Choice::CoveMission => Spot::Sign(Sign::CoveMission),
            Choice::FromDeck => Spot::Deck,
            Choice::FromDiscard => Spot::Discard,
            Choice::PlayJoker(joker) => Spot::Hand(joker),
            Choice::Add(added) | Choice::Card(added) => card(view, seat, question, added),
            Choice::Dump(cargo) | Choice::TakeHold(cargo) => Spot::Hold(cargo),
            Choice::Challenge(other) | Choice::AttackPlayer(other) => Spot::Player(other),
            Choice::TakeCrew => Spot::Outcome(Outcome::Crew),
            Choice::TakeCargo => Spot::Outcome(Outcome::Cargo),
            Choice::TakeMission => Spot::Outcome(Outcome::Mission),
            Choice::Leave => Spot::Outcome(Outcome::Leave),
            Choice::Dock => Spot::Met,
            _ => Spot::Button,
        }
    }

    fn is_shown(view: &View, _: &Data, _: Question, choice: Choice) -> bool {
        match choice {
            // The goods of a delivery lie sealed in a hold.
            Choice::Dump(cargo) => view.place(cargo).is_some(),
            _ => true,
        }
    }

    fn origin(_: &View, seat: Seat, _: Question, choice: Choice) -> Option<Spot> {
        match choice {
            Choice::Move(_) => Some(Spot::Sail(seat)),
            // Overboard is wherever it is let go on the stage.
            Choice::Dump(cargo) => Some(Spot::Hold(cargo)),
            _ => None,
        }
    }

    fn gathers(
        view: &View,
        data: &Data,
        seat: Seat,
        question: Question,
    ) -> Option<Gathering<Self>> {
        let ends = match question {
            Question::GiveUp(_, 1) => return None,
            Question::GiveUp(_, count) => SetEnds::Count(count.into()),
            _ => SetEnds::Done(Choice::Done),
        };
        let cards = addable(view, data, seat, question)?;
        let thing = |added| (card(view, seat, question, added), Choice::Add(added));
        // Whoever raises crew before an enemy means to fight.
        let begins = matches!(question, Question::Encounter(_)).then_some(Choice::Fight);
        Some(Gathering {
            begins,
            things: cards.into_iter().map(thing).collect(),
            ends,
        })
    }

    fn attempt(
        view: &View,
        data: &Data,
        seat: Seat,
        question: Question,
        spot: Spot,
    ) -> Option<Choice> {
        let bonus = |bonus| view.vessel(data, seat).bonus(data, bonus);
        Some(match (spot, question) {
            (Spot::Sign(sign), Question::Docked | Question::AtSea | Question::Cove) => {
                sign.choice()
            }
            (Spot::Outcome(outcome), Question::Plunder(_) | Question::PlunderPlayer(_)) => {
                match outcome {
                    Outcome::Crew => Choice::TakeCrew,
                    Outcome::Cargo => Choice::TakeCargo,
                    Outcome::Mission => Choice::TakeMission,
                    Outcome::Leave => Choice::Leave,
                }
            }
            (Spot::Sea(to), Question::Sailing(_)) => {
                let at = view.location(seat)?;
                Choice::Move(at.heading_to(to)?)
            }
            (Spot::Captain(at), Question::Sailing(_)) if view.location(seat) == Some(at) => {
                Choice::AttackCaptain
            }
            (Spot::Sail(other), Question::Sailing(_)) if other != seat => {
                Choice::AttackPlayer(other)
            }
            (Spot::Port(at), Question::Sailing(_)) if view.location(seat) == Some(at) => {
                Choice::Dock
            }
            (Spot::Treasure(_), Question::Sailing(_)) => Choice::Dig,
            (Spot::Deck, Question::Source(_)) => Choice::FromDeck,
            (Spot::Deck, Question::Docked) => Choice::GatherCrew,
            (Spot::Discard, Question::Source(_)) => Choice::FromDiscard,
            (Spot::Met, Question::Dock(_)) => Choice::Dock,
            (Spot::Met, Question::Encounter(_)) => Choice::Fight,
            (Spot::Player(other), Question::Encounter(_) | Question::Challenge) => {
                Choice::Challenge(other)
            }
            (Spot::Hold(cargo), Question::Encounter(_) | Question::Flee(_)) => Choice::Dump(cargo),
            (Spot::Hold(cargo), Question::PlunderPlayer(_)) => Choice::TakeHold(cargo),
            (Spot::Hand(joker), Question::Source(_)) => Choice::PlayJoker(joker),
            (
                Spot::Hand(added) | Spot::Hold(added) | Spot::Discarded(added),
                Question::Commit(_)
                | Question::Pay(_)
                | Question::Trade(_)
                | Question::Buy
                | Question::Sell
                | Question::MakeRoom
                | Question::Battle(_)
                | Question::Fill
                | Question::Deliver(..)
                | Question::GiveUp(..),
            ) => Choice::Add(added),
            (
                Spot::Hand(one) | Spot::Hold(one) | Spot::Mission(one) | Spot::Among(one),
                Question::Duel(_)
                | Question::KeepMission
                | Question::CoveShip
                | Question::BribeSpices
                | Question::BribeMission
                | Question::Relinquish,
            ) => Choice::Card(one),
            (Spot::Bonus(one), Question::AtSea) if bonus(Bonus::CoveMap) == Some(one) => {
                Choice::CoveMap
            }
            (Spot::Mission(_), Question::Docked) => Choice::Relinquish,
            _ => return None,
        })
    }
}

/// Returns whether a player is in a port, where the stage shows one.
pub(super) fn is_ashore(view: &View, seat: Seat) -> bool {
    matches!(view.standing(seat), Standing::Docked | Standing::Ready)
}
