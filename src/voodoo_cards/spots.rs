//! The spots of choices that only the card game has.

use super::Spot;
use crate::voodoo::{Spotted, beyond};
use games::voodoo_cards::pieces::{Barrel, Colour, Object};
use games::voodoo_cards::ring::{Heading, Space};
use games::voodoo_cards::view::View;
use games::voodoo_cards::{Choice, Question, VoodooCards};
use rules::table::Seat;

/// A spot that only this game's table has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OwnSpot {
    /// The deck of objects.
    Deck,
    /// The discard pile of objects.
    Spent,
    /// An object on one's own mat.
    Object(Object),
}

impl Spotted for VoodooCards {
    type OwnSpot = OwnSpot;

    fn own_spot(view: &View, seat: Seat, question: Question, choice: Choice) -> Option<Spot> {
        Some(match (question, choice) {
            // The Ghost Ship takes from the attacker.
            (Question::AnswerFire(attacker), Choice::Colour(_)) => Spot::Ship(attacker),
            (Question::Board(victim), Choice::Item(_)) => Spot::Ship(victim),
            (_, Choice::Space(space) | Choice::Flip(space) | Choice::Switch(space)) => {
                Spot::Space(space)
            }
            (_, Choice::Cast(barrel, _) | Choice::Magic(barrel) | Choice::Barrel(barrel)) => {
                Spot::Barrel(barrel)
            }
            (_, Choice::MagicStar(_)) => Spot::Barrel(Barrel::Stars),
            (_, Choice::Use(object)) => Spot::Own(OwnSpot::Object(object)),
            (_, Choice::Face(heading)) => Spot::Beside(seat, heading),
            (_, Choice::TakeTop) => Spot::Own(OwnSpot::Deck),
            (_, Choice::TakeSpent) => Spot::Own(OwnSpot::Spent),
            (_, Choice::Way(heading)) => beyond(view, seat, heading, 1),
            _ => return None,
        })
    }

    fn own_origin(_: &View, seat: Seat, _: Question, choice: Choice) -> Option<Spot> {
        match choice {
            Choice::Space(_) | Choice::Way(_) => Some(Spot::Ship(seat)),
            _ => None,
        }
    }

    fn own_attempt(view: &View, seat: Seat, question: Question, spot: Spot) -> Option<Choice> {
        let own = view.pirate(seat);
        Some(match (spot, question) {
            (Spot::Space(space), Question::RitualSail(_)) => {
                let (heading, spaces) = toward(own.space?, space);
                Choice::Sail(heading, spaces)
            }
            (Spot::Space(space), Question::Whisper) => match toward(own.space?, space) {
                (heading, 1) => Choice::Way(heading),
                _ => Choice::Space(space),
            },
            (Spot::Space(space), Question::Sea) => Choice::Flip(space),
            (Spot::Space(space), _) => Choice::Space(space),
            (Spot::Barrel(barrel), Question::Turn) => Choice::Barrel(barrel),
            (Spot::Barrel(barrel), _) => {
                let soul = own.souls.iter().flatten().next();
                Choice::Cast(barrel, soul.map_or(Colour::Red, |held| held.thing))
            }
            (Spot::Own(OwnSpot::Object(object)), _) => Choice::Use(object),
            (Spot::Own(OwnSpot::Deck), _) => Choice::TakeTop,
            (Spot::Own(OwnSpot::Spent), _) => Choice::TakeSpent,
            _ => return None,
        })
    }

    fn spot_kind(spot: OwnSpot) -> &'static str {
        match spot {
            OwnSpot::Deck | OwnSpot::Spent => "supply",
            OwnSpot::Object(_) => "own",
        }
    }
}

/// Returns the direction and distance of the shorter way to a space.
fn toward(from: Space, to: Space) -> (Heading, u8) {
    let ahead = (to.hour() + 12 - from.hour()) % 12;
    if ahead <= 6 {
        (Heading::Clockwise, ahead)
    } else {
        (Heading::Anticlockwise, 12 - ahead)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voodoo::forbidden;

    #[test]
    fn a_space_that_cannot_be_chosen_says_which_rule_forbids_it() {
        let topics = forbidden::<VoodooCards>(|_, _| Space::all().map(Spot::Space).collect());
        for topic in [
            "reason-not-sailing",
            "reason-out-of-reach",
            "reason-space-taken",
        ] {
            assert!(topics.contains(topic), "no {topic} in {topics:?}");
        }
    }
}
