//! The spots of choices on the table.

use crate::table::Placed;
use games::cursed_seas::data::Data;
use games::cursed_seas::{
    Berth, Card, CardPlace, Choice, CursedSeas, Distance, EventCard, Gun, Heading, Island, Lies,
    Mast, Question, Spot as Grid, Stick, Vessel, View,
};
use rules::table::Seat;

crate::spots! {
    /// A ship or creature.
    Vessel(Vessel) = "ship",
    /// An island.
    Island(Island) = "island",
    /// A point of the grid.
    Grid(Grid) = "space",
    /// A berth of an island, or a side of a ship or a whirlpool.
    Berth(Berth) = "space",
    /// A heading of the ship that turns.
    Heading(Heading) = "heading",
    /// A distance ahead of the ship that sails.
    Reach(Distance) = "reach",
    /// A mast of the ship that the question is about, or a flag of the fort.
    Mast(Mast) = "mast",
    /// A cannon of the chosen ship.
    Gun(Gun) = "gun",
    /// A card in a hold or on a quay.
    Card(Card) = "own",
    /// An event in one's own hand.
    Event(EventCard) = "card",
}

/// The kinds of spot that lie on the sea.
pub(super) const ON_CHART: &[&str] = &["ship", "island", "space", "heading", "reach", "mast"];

impl Placed for CursedSeas {
    type Spot = Spot;

    fn spot(view: &View, seat: Seat, _: Question, choice: Choice) -> Spot {
        match choice {
            Choice::At(point) => Spot::Grid(point),
            Choice::Island(island) | Choice::FortShoot(island) | Choice::FireAt(_, island) => {
                Spot::Island(island)
            }
            Choice::Berth(side) => Spot::Berth(side),
            Choice::StowAboard(_, vessel)
            | Choice::Move(vessel)
            | Choice::Shoot(vessel)
            | Choice::Explore(vessel)
            | Choice::ExploreShip(vessel, _)
            | Choice::Repair(vessel)
            | Choice::ExploreFreely(vessel)
            | Choice::DropCoin(vessel, _)
            | Choice::Scuttle(vessel)
            | Choice::Release(vessel)
            | Choice::Mend(vessel)
            | Choice::Seal(vessel)
            | Choice::Signal(vessel, _)
            | Choice::BuildFort(vessel)
            | Choice::Fire(_, vessel)
            | Choice::Broadside(vessel)
            | Choice::Vessel(vessel) => Spot::Vessel(vessel),
            Choice::Drop(_, card) | Choice::TakeAboard(_, card) | Choice::Transfer(card, _) => {
                Spot::Card(card)
            }
            Choice::Card(card) => match view.cards.get(&card) {
                Some(&(.., CardPlace::Ashore(island, _))) => Spot::Island(island),
                _ => Spot::Card(card),
            },
            Choice::Play(event) => Spot::Event(event),
            Choice::Turn(_, heading) => Spot::Heading(heading),
            Choice::Sail(distance) => Spot::Reach(distance),
            Choice::Gun(gun) => Spot::Gun(gun),
            Choice::Mast(mast) => Spot::Mast(mast),
            Choice::StowAshore(_) => view.home(seat).map_or(Spot::Button, Spot::Island),
            Choice::Done
            | Choice::Yes
            | Choice::End
            | Choice::Kegs
            | Choice::UnknownCrew
            | Choice::Coin
            | Choice::TakeCoin(_)
            | Choice::GiveCoin(_)
            | Choice::Take(_)
            | Choice::Give(_)
            | Choice::TakeUnique(_)
            | Choice::GiveUnique(_) => Spot::Button,
        }
    }

    fn is_shown(view: &View, data: &Data, question: Question, choice: Choice) -> bool {
        view.settles(data, question, choice)
    }

    fn origin(_: &View, _: Seat, question: Question, choice: Choice) -> Option<Spot> {
        match (question, choice) {
            // The flags of a fort are marked as masts are.
            (Question::FortShot(_), Choice::Fire(flag, _)) => Some(Spot::Mast(Mast(flag.0))),
            (_, Choice::Fire(gun, _) | Choice::FireAt(gun, _)) => Some(Spot::Gun(gun)),
            (_, Choice::StowAboard(card, _) | Choice::StowAshore(card)) => Some(Spot::Card(card)),
            _ => None,
        }
    }

    fn attempt(
        view: &View,
        data: &Data,
        seat: Seat,
        question: Question,
        spot: Spot,
    ) -> Option<Choice> {
        Some(match (question, spot) {
            (Question::Menu, Spot::Vessel(vessel)) if view.vessel(vessel).hull.seat == seat => {
                Choice::Move(vessel)
            }
            (Question::Menu, Spot::Event(event)) => Choice::Play(event),
            (Question::Shot(shooter), Spot::Vessel(target)) => {
                let gun = view.guns(data, shooter).next()?;
                Choice::Fire(gun, target)
            }
            (Question::Menu, Spot::Island(island)) => {
                let _ = view.fort(island).filter(|fort| fort.seat == seat)?;
                Choice::FortShoot(island)
            }
            (Question::FortShot(island), Spot::Vessel(target)) => {
                let mut flags = (0..Gun::MOST as u8).map(Gun);
                let flag = flags.find(|&flag| view.flag(data, island, flag).is_some())?;
                Choice::Fire(flag, target)
            }
            (Question::RamWhom(_) | Question::Tow(_) | Question::Hex(_), Spot::Vessel(vessel)) => {
                Choice::Vessel(vessel)
            }
            (Question::PickHome(_) | Question::Lookout(_), Spot::Island(island)) => {
                Choice::Island(island)
            }
            (Question::Turn(_), Spot::Heading(heading)) => {
                let stick = match view.course.shorts {
                    0 => Stick::Long,
                    _ => Stick::Short,
                };
                Choice::Turn(stick, heading)
            }
            (
                Question::LoseMast(_)
                | Question::BurnMast(_)
                | Question::GainMast(_)
                | Question::LoseFlag(_),
                Spot::Mast(mast),
            ) => Choice::Mast(mast),
            (Question::LongNines(_), Spot::Gun(gun)) => Choice::Gun(gun),
            _ => return None,
        })
    }
}

/// Returns the ship or creature that a question is about.
pub(super) fn subject(question: Question) -> Option<Vessel> {
    use Question as Q;
    match question {
        Q::PlaceShip(vessel)
        | Q::Turn(vessel)
        | Q::Sail(vessel)
        | Q::SeaLegs(vessel)
        | Q::Captain(vessel)
        | Q::Shot(vessel)
        | Q::LongNines(vessel)
        | Q::Reroll(vessel)
        | Q::Grape(vessel)
        | Q::FirePump(vessel)
        | Q::LoseMast(vessel)
        | Q::BurnMast(vessel)
        | Q::GainMast(vessel)
        | Q::LoseCrew(vessel)
        | Q::LoseEquipment(vessel)
        | Q::DropExcess(vessel)
        | Q::PayWhirlpool(vessel)
        | Q::WhirlpoolExit(vessel)
        | Q::RamWhom(vessel)
        | Q::Board(vessel, _)
        | Q::Prize(_, vessel)
        | Q::Tow(vessel)
        | Q::Explore(vessel, _)
        | Q::ExploreShip(vessel, _)
        | Q::Submerge(vessel)
        | Q::Lookout(vessel)
        | Q::Hex(vessel)
        | Q::SpoiledPowder(vessel)
        | Q::Parley(vessel) => Some(vessel),
        Q::PlaceIsland(_)
        | Q::PlaceTerrain(_)
        | Q::PickHome(_)
        | Q::Stow
        | Q::Menu
        | Q::FortShot(_)
        | Q::LoseFlag(_)
        | Q::Doldrums
        | Q::Conjure(_)
        | Q::Target(_) => None,
    }
}

/// Returns whether a vessel is on the mat or lost in fog.
pub(super) fn is_in_play(view: &View, vessel: Vessel) -> bool {
    matches!(view.vessel(vessel).lies, Lies::Mat(_) | Lies::Lost(_))
}
