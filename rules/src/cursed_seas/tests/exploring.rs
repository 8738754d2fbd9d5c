//! Exploring: what is taken, given and unloaded, and what follows it (`cursed-seas §3.6`, `§5.4`, `§5.9`).

use super::lay::{ANN, BEN, Laid};
use crate::*;

/// Ann's Laughing Gull docked at an island, and her Cutpurse that touches her alone; a ship of Ben's far away.
fn docked(island: Island) -> (Laid, Vessel, Vessel) {
    let mut laid = Laid::new(2);
    laid.ship(BEN, Ship::SantaBrigida, (9000, 7000, 18));
    let radius = laid.play(|play| play.data().island(island).radius);
    laid.island(island, (4000, 3000));
    let gull = laid.ship(ANN, Ship::LaughingGull, (4000 - radius - 102, 3000, 0));
    let cutpurse = laid.ship(ANN, Ship::Cutpurse, (4000 - radius - 102, 3182, 0));
    (laid, gull, cutpurse)
}

/// The same with the island as Ann's home.
fn at_home() -> (Laid, Vessel, Vessel) {
    let (mut laid, gull, cutpurse) = docked(Island::OldMole);
    laid.home(ANN, Island::OldMole, (4000, 3000));
    (laid, gull, cutpurse)
}

#[test]
fn exploring_a_ship_lets_no_card_be_moved_again() {
    let (mut laid, gull, cutpurse) = at_home();
    let ashore = CardPlace::Ashore(Island::OldMole, ANN);
    let helmsman = laid.card(Item::Crew(Crew::Helmsman, Nation::Pirates), ashore);
    let spyglass = laid.gear(cutpurse, Equipment::Spyglass);
    laid.menu();
    laid.choose(Choice::TakeAboard(gull, helmsman));
    laid.choose(Choice::ExploreShip(gull, cutpurse));
    laid.choose(Choice::Take(spyglass));
    assert!(!laid.offers(Choice::Give(spyglass)), "each thing once");
    laid.choose(Choice::Done);
    assert!(!laid.offers(Choice::Drop(gull, helmsman)));
    assert!(
        laid.offers(Choice::Drop(gull, spyglass)),
        "it was not moved at the quay"
    );
}

#[test]
fn what_comes_aboard_at_home_is_unloaded_at_once_and_nothing_else() {
    let (mut laid, gull, cutpurse) = at_home();
    laid.coins(TreasurePlace::Aboard(gull), &[3, 2]);
    laid.coins(TreasurePlace::Aboard(cutpurse), &[1]);
    laid.unique(cutpurse, Unique::CrackedCasket);
    laid.play(|play| {
        play.change(gull, Cause::Setup, |hull| {
            (hull.sound, hull.fire) = (0b011, 0b100);
        });
    });
    laid.dice(&[3]);
    laid.menu();
    laid.choose(Choice::ExploreShip(gull, cutpurse));
    assert_eq!(laid.gold(), [0, 0]);
    laid.choose(Choice::TakeCoin(1));
    assert_eq!((laid.gold(), laid.aboard(gull)), ([1, 0], 5));
    laid.choose(Choice::TakeUnique(Unique::CrackedCasket));
    laid.choose(Choice::Done);
    assert_eq!((laid.gold(), laid.aboard(gull)), ([5, 0], 5));
    assert_eq!(laid.hull(gull).fire, 0b100, "she did not dock");
}

#[test]
fn glass_lagoon_waits_for_an_explore_action_and_gives_one_more() {
    for ship in [false, true] {
        let (mut laid, gull, cutpurse) = docked(Island::GlassLagoon);
        laid.gear(cutpurse, Equipment::Spyglass);
        laid.play(|play| play.waters.today_mut(gull).eager = true);
        laid.dawn_of(BEN);
        laid.dawn_of(ANN);
        laid.choose(match ship {
            true => Choice::ExploreShip(gull, cutpurse),
            false => Choice::Explore(gull),
        });
        if laid.question() != Some(Question::Menu) {
            laid.choose(Choice::Done);
        }
        assert!(laid.offers(Choice::Move(gull)), "{ship}");
        laid.choose(Choice::Move(gull));
        laid.choose(Choice::Done);
        assert!(!laid.offers(Choice::Move(gull)));
    }
}

#[test]
fn the_next_exploring_of_knocking_is_the_one_of_a_coin_more() {
    let island = Island::IsleOfKnocking;
    let (mut laid, gull, _) = docked(island);
    laid.coins(TreasurePlace::On(island), &[1, 2]);
    laid.play(|play| play.waters.today_mut(gull).greedy = true);
    laid.dawn_of(ANN);
    laid.choose(Choice::Explore(gull));
    laid.choose(Choice::TakeCoin(2));
    laid.choose(Choice::Done);
    assert!(!laid.play(|play| play.waters.today(gull).greedy));
}

#[test]
fn the_cradle_leaves_a_marker_for_later() {
    let island = Island::LeviathansCradle;
    let (mut laid, gull, _) = docked(island);
    laid.coins(TreasurePlace::On(island), &[1, 2]);
    laid.play(|play| {
        play.waters.isle_mut(island).marked.insert(ANN);
        play.waters.today_mut(gull).marker = true;
    });
    laid.dice(&[4]);
    laid.table.set_off(Step::Mystery((gull, island)));
    assert_eq!(laid.question(), Some(Question::Explore(gull, island)));
    laid.choose(Choice::Done);
    assert!(laid.play(|play| play.waters.today(gull).marker));
    laid.menu();
    laid.choose(Choice::ExploreFreely(gull));
    laid.choose(Choice::Done);
    assert!(!laid.offers(Choice::ExploreFreely(gull)));
}

#[test]
fn knocking_shows_a_coin_seen_or_not_and_no_unique() {
    let island = Island::IsleOfKnocking;
    let (mut laid, gull, _) = docked(island);
    laid.coins(TreasurePlace::On(island), &[3]);
    laid.unique(gull, Unique::MoonPearl);
    let pearl = laid.play(|play| {
        let pearl = play.unique(gull, Unique::MoonPearl).unwrap();
        play.hide_at(pearl, island, Knowers::NOBODY, Cause::Setup);
        pearl
    });
    for _ in 0..2 {
        laid.dice(&[4]);
        laid.table.set_off(Step::Mystery((gull, island)));
    }
    let seen = laid.play(|play| {
        let there = play.holds.treasures_at(TreasurePlace::On(island));
        let seen = there.filter(|(.., state)| state.known.has(Some(ANN)));
        seen.map(|(treasure, ..)| treasure).collect::<Vec<_>>()
    });
    assert!(seen.len() == 1 && seen[0] != pearl);
}
