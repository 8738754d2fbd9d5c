//! Names of those who decide in games, as the command line spells them.

use crate::games::Lab;
use crate::out::Failure;
use crate::seats::deciding;
use rules::captains::{Level, Plan};
use rules::table::{Game, SeatKind};
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A kind of player; for a captain, how it thinks.
#[derive(Debug, Clone, PartialEq)]
pub struct Player {
    /// As it was named.
    pub name: String,
    /// The kind of seat.
    pub kind: SeatKind,
    /// The plan by which a captain thinks.
    pub plan: Option<Plan>,
}

impl Player {
    /// The usual player of a kind.
    #[must_use]
    pub fn of<G: Game>(kind: SeatKind) -> Self {
        Self {
            name: kind.name().to_owned(),
            kind,
            plan: Level::of(kind).map(Level::plan::<G>),
        }
    }
}

impl Player {
    /// Reads a kind's name; behind a captain's what is otherwise than usual: `captain@iterations=400@horizon=12`.
    ///
    /// # Errors
    /// Tells what is expected.
    pub fn read<G: Lab>(text: &str) -> Result<Self, Failure> {
        let mut words = text.split('@');
        let name = words.next().unwrap_or_default();
        let kind = SeatKind::by_name(name, G::AUTOMA)
            .filter(|&kind| kind != SeatKind::Human)
            .ok_or_else(|| {
                let expected = deciding::<G>().join(", ");
                Failure(format!("found `{name}`, expected {expected}"))
            })?;
        let mut player = Self::of::<G>(kind);
        for word in words {
            let plan = player.plan.as_mut().ok_or_else(|| {
                Failure(format!(
                    "a {name} does not think: `{word}` says nothing to it"
                ))
            })?;
            change(plan, word)?;
        }
        player.name = text.to_owned();
        Ok(player)
    }
}

fn change(plan: &mut Plan, word: &str) -> Result<(), Failure> {
    match word.split_once('=').map_or(word, |(key, _)| key) {
        "iterations" => plan.iterations = within(word, 1..=1_000_000)?,
        "minds" => plan.minds = within(word, 1..=64)?,
        "horizon" => plan.horizon = within(word, 1..=1_000)?,
        "curiosity" => plan.curiosity = within(word, 0.0..=100.0)?,
        "policy" => plan.policy = within(word, 0.0..=1.0)?,
        "stray" => plan.stray = Some(within(word, 0..=100)?),
        "sees-all" if word == "sees-all" => plan.sees_all = true,
        "sees-all" => {
            let text = format!("found `{word}`, expected `sees-all` alone");
            return Err(Failure(text));
        }
        _ => {
            let known = "iterations, minds, horizon, curiosity, policy, stray or sees-all";
            return Err(Failure(format!("found `{word}`, expected {known}")));
        }
    }
    Ok(())
}

/// The number in `key=number`.
fn within<T: FromStr + PartialOrd + Display>(
    word: &str,
    range: RangeInclusive<T>,
) -> Result<T, Failure> {
    let (key, value) = word.split_once('=').unwrap_or((word, ""));
    // What is no number, as NaN says of itself, lies in no range.
    let number = value.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        let (least, most) = (range.start(), range.end());
        Failure(format!(
            "found `{word}`, expected a number from {least} to {most} after `{key}=`"
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::voodoo_pirate::VoodooPirate;

    #[test]
    fn a_captain_can_be_named_with_what_is_otherwise() {
        let read = Player::read::<VoodooPirate>;
        let player = read("captain@iterations=7@sees-all").unwrap();
        let plan = player.plan.unwrap();
        assert_eq!((plan.iterations, plan.sees_all), (7, true));
        assert_eq!(player.kind, SeatKind::Captain);
        let why = |text: &str| read(text).unwrap_err().0;
        assert!(why("human").contains("found `human`"));
        assert!(why("captain@speed=3").contains("expected iterations"));
        assert!(why("captain@horizon=far").contains("expected a number"));
        assert!(why("cursed@horizon=3").contains("does not think"));
        assert!(why("captain@sees-all=no").contains("expected `sees-all` alone"));
    }

    #[test]
    fn a_captain_thinks_within_bounds() {
        let read = Player::read::<VoodooPirate>;
        let why = |word: &str| read(&format!("captain@{word}")).unwrap_err().0;
        for (words, range) in [
            (
                &["curiosity=NaN", "curiosity=inf", "curiosity=-1"][..],
                "0 to 100",
            ),
            (&["policy=NaN", "policy=-inf", "policy=1.5"], "0 to 1"),
            (&["iterations=0", "iterations=4000000000"], "1 to 1000000"),
            (&["minds=0", "minds=255"], "1 to 64"),
            (&["horizon=0", "horizon=9999", "horizon="], "1 to 1000"),
            (&["stray=101", "stray"], "0 to 100"),
        ] {
            for word in words {
                let key = word.split('=').next().unwrap();
                assert_eq!(
                    why(word),
                    format!("found `{word}`, expected a number from {range} after `{key}=`")
                );
            }
        }
        let most = "captain@iterations=1000000@minds=64@curiosity=100@policy=1@stray=100";
        assert!(read(most).is_ok());
    }
}
