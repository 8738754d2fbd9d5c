//! The spots of choices that only Voodoo Pirate has.

use super::Spot;
use crate::voodoo::{Spotted, beyond, own_soul};
use games::voodoo_pirate::chart::{Heading, Space};
use games::voodoo_pirate::pieces::Object;
use games::voodoo_pirate::view::View;
use games::voodoo_pirate::{Choice, Item, Question, VoodooPirate};
use rules::table::Seat;

/// A spot that only this game's table has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OwnSpot {
    /// The poppets of the supply.
    Poppets,
    /// A poppet on one's own mat.
    OwnPoppets,
    /// An object on one's own mat.
    OwnObject(Object),
    /// A skull on one's own mat.
    OwnSkull,
}

impl Spotted for VoodooPirate {
    type OwnSpot = OwnSpot;

    fn own_spot(view: &View, seat: Seat, question: Question, choice: Choice) -> Option<Spot> {
        Some(match choice {
            Choice::Space(space) => Spot::Space(space),
            Choice::Cast(barrel) | Choice::Barrel(barrel) => Spot::Barrel(barrel),
            Choice::Bury(item) | Choice::GiveBack(item) => own(item),
            Choice::Item(item) => match question {
                Question::Board(victim, _) => Spot::Ship(victim),
                _ => own(item),
            },
            Choice::Use(object) => Spot::Own(OwnSpot::OwnObject(object)),
            Choice::ItemOf(other, _) | Choice::Ship(other) => Spot::Ship(other),
            Choice::PourPoppet(colour) => own_soul(view, seat, colour),
            Choice::TakePoppet => Spot::Own(OwnSpot::Poppets),
            Choice::Way(heading) => beyond(view, seat, heading, 1),
            Choice::Face(heading) => Spot::Beside(seat, heading),
            Choice::PourSoul => Spot::Own(OwnSpot::OwnPoppets),
            _ => return None,
        })
    }

    fn own_origin(_: &View, seat: Seat, question: Question, choice: Choice) -> Option<Spot> {
        match choice {
            Choice::Cast(_) => Some(Spot::Own(OwnSpot::OwnPoppets)),
            Choice::Space(_) if question != Question::Whirlpool => Some(Spot::Ship(seat)),
            Choice::Way(_) => Some(Spot::Ship(seat)),
            _ => None,
        }
    }

    fn own_attempt(view: &View, seat: Seat, question: Question, spot: Spot) -> Option<Choice> {
        let soul = |berth: u8| {
            view.pirate(seat)
                .souls
                .get(usize::from(berth))
                .copied()
                .flatten()
        };
        Some(match (spot, question) {
            (Spot::Space(space), Question::RitualSail(_)) => {
                match toward(view.pirate(seat).space?, space) {
                    Some((heading, spaces)) => Choice::Sail(heading, spaces),
                    None => Choice::Space(space),
                }
            }
            (Spot::Space(space), Question::GhostWind) => {
                match toward(view.pirate(seat).space?, space) {
                    Some((heading, 1)) => Choice::Way(heading),
                    _ => Choice::Space(space),
                }
            }
            (Spot::Space(space), _) => Choice::Space(space),
            (Spot::Ship(other), Question::Board(victim, _)) if other != victim && other != seat => {
                Choice::Ship(other)
            }
            (Spot::Ship(victim), Question::Oars) => Choice::Ship(victim),
            (Spot::Ship(victim), Question::ParrotTakes) => Choice::ItemOf(victim, Item::Coin),
            (Spot::Barrel(barrel), Question::Turn) if view.pirate(seat).barrel == Some(barrel) => {
                Choice::Barrel(barrel)
            }
            (Spot::Barrel(barrel), _) => Choice::Cast(barrel),
            (Spot::Own(OwnSpot::Poppets), _) => Choice::TakePoppet,
            (Spot::Own(OwnSpot::OwnPoppets), Question::Bottles(..)) => Choice::PourSoul,
            (Spot::OwnSoul(berth), Question::Bottles(..)) => Choice::PourPoppet(soul(berth)?.thing),
            (spot, Question::Bury) => Choice::Bury(item(spot)?),
            (spot, Question::GiveBack) => Choice::GiveBack(item(spot)?),
            (spot, Question::ParrotGives(..)) => Choice::Item(item(spot)?),
            (Spot::Own(OwnSpot::OwnObject(object)), _) => Choice::Use(object),
            _ => return None,
        })
    }

    fn spot_kind(spot: OwnSpot) -> &'static str {
        match spot {
            OwnSpot::Poppets => "supply",
            OwnSpot::OwnPoppets | OwnSpot::OwnObject(_) | OwnSpot::OwnSkull => "own",
        }
    }
}

/// Returns the direction and distance of the straight way to a space, if there is one.
fn toward(from: Space, to: Space) -> Option<(Heading, u8)> {
    let (columns, rows) = from.offset_to(to);
    let heading = match (columns.signum(), rows.signum()) {
        (0, -1) => Heading::North,
        (0, 1) => Heading::South,
        (1, 0) => Heading::East,
        (-1, 0) => Heading::West,
        _ => return None,
    };
    Some((heading, columns.unsigned_abs().max(rows.unsigned_abs())))
}

/// Returns the item on a spot of one's own mat.
fn item(spot: Spot) -> Option<Item> {
    Some(match spot {
        Spot::OwnCoins => Item::Coin,
        Spot::OwnSoul(berth) => Item::Soul(berth),
        Spot::Own(OwnSpot::OwnPoppets) => Item::Poppet,
        Spot::Own(OwnSpot::OwnObject(object)) => Item::Object(object),
        Spot::Own(OwnSpot::OwnSkull) => Item::Skull,
        _ => return None,
    })
}

fn own(item: Item) -> Spot {
    match item {
        Item::Coin => Spot::OwnCoins,
        Item::Poppet => Spot::Own(OwnSpot::OwnPoppets),
        Item::Soul(berth) => Spot::OwnSoul(berth),
        Item::Object(object) => Spot::Own(OwnSpot::OwnObject(object)),
        Item::Skull => Spot::Own(OwnSpot::OwnSkull),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voodoo::forbidden;

    #[test]
    fn a_space_or_a_ship_that_cannot_be_chosen_says_which_rule_forbids_it() {
        let topics = forbidden::<VoodooPirate>(|seat, question| {
            let mut spots: Vec<Spot> = Space::all().map(Spot::Space).collect();
            if let Question::Board(victim, _) = question {
                let others = (0..4).map(Seat);
                let others = others.filter(|&other| other != victim && other != seat);
                spots.extend(others.map(Spot::Ship));
            }
            spots
        });
        for topic in [
            "reason-not-straight",
            "reason-not-sailing",
            "reason-other-ship",
        ] {
            assert!(topics.contains(topic), "no {topic} in {topics:?}");
        }
    }
}
