//! Who decides in games of the command line, and how they are named.

use rules::captains::{Crew, Level, Plan};
use rules::table::{Game, SeatKind, Table};
use std::str::FromStr;
use std::time::{Duration, Instant};

/// A kind of player; for a captain, how it thinks.
#[derive(Debug, Clone, PartialEq)]
pub struct Player {
    /// As it was named.
    pub name: String,
    /// The kind of seat.
    pub kind: SeatKind,
    /// How a captain thinks.
    pub plan: Option<Plan>,
}

impl Player {
    /// The usual player of a kind.
    #[must_use]
    pub fn of(kind: SeatKind) -> Self {
        Self {
            name: kind.name().to_owned(),
            kind,
            plan: Level::of(kind).map(Level::plan),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    /// A kind's name; behind a captain's what is otherwise than usual: `captain@iterations=400@horizon=12`.
    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = text.split('@');
        let name = words.next().unwrap_or_default();
        let kind = SeatKind::by_name(name)
            .filter(|&kind| kind != SeatKind::Human)
            .ok_or_else(|| format!("found `{name}`, expected {}", kinds().join(", ")))?;
        let mut player = Self::of(kind);
        for word in words {
            let plan = player
                .plan
                .as_mut()
                .ok_or_else(|| format!("a {name} does not think: `{word}` says nothing to it"))?;
            change(plan, word)?;
        }
        player.name = text.to_owned();
        Ok(player)
    }
}

/// The names of all kinds that can play without a person.
#[must_use]
pub fn kinds() -> Vec<&'static str> {
    let kinds = SeatKind::ALL.into_iter();
    kinds
        .filter(|&kind| kind != SeatKind::Human)
        .map(SeatKind::name)
        .collect()
}

fn change(plan: &mut Plan, word: &str) -> Result<(), String> {
    let (key, value) = word.split_once('=').unwrap_or((word, ""));
    let wrong = || format!("found `{word}`, expected a number after `{key}=`");
    match key {
        "iterations" => plan.iterations = value.parse().map_err(|_| wrong())?,
        "minds" => plan.minds = value.parse().map_err(|_| wrong())?,
        "horizon" => plan.horizon = value.parse().map_err(|_| wrong())?,
        "curiosity" => plan.curiosity = value.parse().map_err(|_| wrong())?,
        "habit" => plan.habit = value.parse().map_err(|_| wrong())?,
        "stray" => plan.stray = value.parse().map_err(|_| wrong())?,
        "sees-all" => plan.sees_all = true,
        _ => {
            return Err(format!(
                "found `{word}`, expected iterations, minds, horizon, curiosity, habit, stray or sees-all"
            ));
        }
    }
    Ok(())
}

/// The players of one game, and a clock.
pub struct Players<G: Game>(Crew<G>);

impl<G: Game> Players<G> {
    /// Players for the seats of a table.
    ///
    /// # Errors
    /// Where the table's setup cannot be played.
    pub fn new(table: &Table<G>, players: &[Player]) -> Result<Self, String> {
        let plans: Vec<Option<Plan>> = players.iter().map(|player| player.plan).collect();
        Crew::new(table, &plans).map(Self)
    }

    /// What whoever is asked chooses, and how long it thought; nothing where nobody is asked or nobody sits there.
    pub fn choose(&mut self, table: &mut Table<G>) -> Option<(G::Choice, Duration)> {
        let began = Instant::now();
        let choice = self.0.choose(table)?;
        Some((choice, began.elapsed()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_captain_can_be_named_with_what_is_otherwise() {
        let player: Player = "captain@iterations=7@sees-all".parse().unwrap();
        let plan = player.plan.unwrap();
        assert_eq!((plan.iterations, plan.sees_all), (7, true));
        assert_eq!(player.kind, SeatKind::Captain);
        let why = |text: &str| text.parse::<Player>().unwrap_err();
        assert!(why("human").contains("found `human`"));
        assert!(why("captain@speed=3").contains("expected iterations"));
        assert!(why("captain@horizon=far").contains("expected a number"));
        assert!(why("cursed@horizon=3").contains("does not think"));
    }
}
