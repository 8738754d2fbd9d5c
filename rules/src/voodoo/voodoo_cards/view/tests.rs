//! Views say what the rules say, and keep what is hidden.

use super::View;
use crate::CURSED;
use crate::scenario::with_play;
use crate::voodoo_cards::choice::Question;
use crate::voodoo_cards::pieces::{Marker, Place};
use crate::voodoo_cards::play::Play;
use crate::voodoo_cards::ring::Space;
use crate::voodoo_cards::setup::Setup;
use crate::voodoo_cards::{Phase, VoodooCards, load};
use rules::table::conformance::step;
use rules::table::{Dice, Seat, SeatKind, Table};

fn table(seed: u64) -> Table<VoodooCards> {
    let kinds = [SeatKind::Random, CURSED, SeatKind::Random, SeatKind::Random];
    Table::new(load::standard(), &Setup::of(&kinds), seed).unwrap()
}

fn agrees(view: &View, play: &Play) {
    assert_eq!(view.wind, play.own.sea.wind());
    assert_eq!(view.grid, play.holds.grid());
    assert_eq!(view.pile.len(), usize::from(play.own.objects.pile()));
    assert_eq!(view.spent, play.own.objects.spent().collect::<Vec<_>>());
    for space in Space::all() {
        assert_eq!(view.at(space).card, Some(play.own.sea.card_on(space)));
        assert_eq!(view.at(space).water, Some(play.own.sea.water(space)));
        assert_eq!(view.at(space).ship, play.ships.ship_on(space));
    }
    for seat in Seat(0).round(play.crew.seats()) {
        let pirate = view.pirate(seat);
        assert_eq!(pirate.space, play.ships.space(seat));
        assert_eq!(pirate.coins, play.holds.coins(seat));
        let aboard = pirate.souls.map(|soul| soul.map(|held| held.thing));
        assert_eq!(aboard, play.holds.souls_aboard(seat));
        assert_eq!(
            pirate.objects,
            play.own.objects.objects_aboard(seat).collect::<Vec<_>>()
        );
        assert_eq!(pirate.compass, play.markers.has_compass(seat));
        assert_eq!(
            pirate.grigri,
            play.markers.marker(Marker::GriGri) == Place::Aboard(seat)
        );
        assert_eq!(pirate.stuck, play.own.sea.is_stuck(seat, &play.ships));
        assert_eq!(pirate.barrel, play.markers.barrel_of(seat));
        // Blessed cards count once they are shown.
        let score = play.score(seat);
        assert_eq!(pirate.score.objects, score.objects);
        if view.phase == Phase::Over {
            assert_eq!(pirate.score, score);
        }
    }
}

#[test]
fn views_agree_with_the_rules_and_show_no_deck() {
    let mut searched = false;
    for seed in 0..40 {
        let mut table = table(seed);
        let mut dice = Dice::new(seed);
        loop {
            let asked = table
                .decision()
                .map(|decision| (decision.seat, decision.question));
            for viewer in [None, Some(Seat(0)), Some(Seat(2))] {
                let view = table.view(viewer);
                with_play(&mut table, |play| agrees(&view, play));
                let searches =
                    matches!(asked, Some((seat, Question::Search)) if viewer == Some(seat));
                let known = view.pile.iter().flatten().count();
                assert_eq!(known > 0, searches, "{known} cards of the deck are known");
                searched |= searches;
                let over = view.phase == Phase::Over;
                for pirate in view.pirates.iter().filter(|_| !over && viewer.is_none()) {
                    assert_eq!(pirate.blessed, Some(None));
                    assert_eq!(pirate.face_down[0].flatten(), None);
                }
            }
            if !step(&mut table, &mut dice) {
                break;
            }
        }
    }
    assert!(searched, "nobody searched a wreck");
}
