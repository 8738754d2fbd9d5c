//! Views say what the rules say, keep what is hidden, and follow the log piece by piece.

use super::*;
use crate::CURSED;
use crate::voodoo_pirate::event::{Cause, Event, Phase};
use crate::voodoo_pirate::play::Play;
use crate::voodoo_pirate::score::Score;
use crate::voodoo_pirate::setup::{BLESSED, Setup};
use crate::voodoo_pirate::{VoodooPirate, load};
use crate::{Shares, Voodoo};
use bevy_ecs::system::RunSystemOnce;
use rules::table::conformance::step;
use rules::table::{Dice, Game, LoggedEvent, PieceId, SeatKind, Table};
use std::collections::BTreeMap;

type Heard = LoggedEvent<Event, Cause>;

fn table(seed: u64) -> Table<VoodooPirate> {
    let mut setup = Setup::of(&[SeatKind::Random, SeatKind::Random, CURSED, SeatKind::Random]);
    setup.options.set(&BLESSED, true);
    Table::new(load::standard(), &setup, seed).unwrap()
}

fn viewers() -> impl Iterator<Item = Option<Seat>> {
    std::iter::once(None).chain((0..4).map(|seat| Some(Seat(seat))))
}

/// Plays games by chance; calls with the views before each decision and with what was told of it.
fn play(games: u64, mut see: impl FnMut(&mut Table<VoodooPirate>, Vec<View>, usize)) {
    for seed in 0..games {
        let mut table = table(seed);
        let mut dice = Dice::new(seed);
        loop {
            let from = table.log().len();
            let views = viewers().map(|viewer| table.view(viewer)).collect();
            if !step(&mut table, &mut dice) {
                break;
            }
            see(&mut table, views, from);
        }
    }
}

fn follow_all(view: &mut View, event: Event) {
    VoodooPirate::follow(view, load::standard(), &event);
}

#[test]
fn a_view_says_what_the_rules_say() {
    play(12, |table, _, _| {
        for viewer in viewers() {
            let view = table.view(viewer);
            let agree = move |play: Play| agrees(&view, &play);
            table.world_mut().run_system_once(agree).unwrap();
        }
    });
}

fn agrees(view: &View, play: &Play) {
    assert_eq!(
        (view.wind, view.tide),
        (play.markers.wind(), play.markers.tide())
    );
    assert_eq!(view.colonials, play.markers.colonials());
    assert_eq!(view.whirlpool, play.markers.whirlpool());
    assert_eq!(
        (view.sun, view.active),
        (play.markers.sun(), play.round.active)
    );
    assert_eq!(
        (view.stack, view.grid),
        (play.own.sea.stack(), play.holds.grid())
    );
    assert_eq!(view.coins, play.holds.coins_at(Place::Supply));
    assert_eq!(view.poppets, play.own.stores.poppets_at(Place::Supply));
    assert_eq!(view.skulls, play.own.stores.skulls_at(Place::Supply));
    assert_eq!(usize::from(view.bag.iter().sum::<u8>()), play.holds.bag());
    for here in &view.spaces {
        assert_eq!(here.ground, play.own.sea.ground(here.space));
        assert_eq!(here.water, play.own.sea.water(here.space));
        assert_eq!(here.placed, play.own.sea.is_placed(here.space));
        assert_eq!(here.ship, play.ships.ship_on(here.space));
    }
    for &(barrel, _, sitter) in &view.barrels {
        assert_eq!(sitter.is_none(), play.markers.is_free(barrel));
    }
    for pirate in &view.pirates {
        let (seat, sand) = (pirate.seat, Place::Buried(pirate.seat));
        assert_eq!(pirate.space, play.ships.space(seat));
        assert_eq!(
            (pirate.facing, pirate.power),
            (play.ships.facing(seat), play.ships.power(seat))
        );
        assert_eq!(
            (pirate.coins, pirate.buried_coins),
            (play.holds.coins(seat), play.holds.coins_at(sand))
        );
        assert_eq!(pirate.poppets, play.own.stores.poppets(seat));
        assert_eq!(pirate.buried_poppets, play.own.stores.poppets_at(sand));
        let aboard = |held: Option<Held<Colour>>| held.filter(|held| !held.buried);
        let aboard = pirate.souls.map(|held| aboard(held).map(|held| held.thing));
        assert_eq!(aboard, play.holds.souls_aboard(seat));
        assert_eq!(
            pirate.skulls.len(),
            usize::from(play.own.stores.skulls_held(seat))
        );
        assert_eq!(
            pirate.objects.len() + pirate.skulls.len(),
            usize::from(play.own.stores.objects_held(seat))
        );
        assert_eq!(pirate.grigri, VoodooPirate::has_grigri(play, seat));
        assert_eq!(pirate.jailed, play.markers.is_jailed(seat));
        assert_eq!(pirate.ashore, play.is_ashore(seat));
        assert_eq!(pirate.stuck, play.waters().is_stuck(seat));
        assert_eq!(pirate.barrel, play.markers.barrel_of(seat));
        assert_eq!(pirate.face_up[0], play.hands.played(seat));
        assert_eq!(
            pirate.face_down[0].is_some(),
            play.hands.card_at(crate::Place::FaceDown(seat)).is_some()
        );
        let score = play.score(seat);
        let known = match view.phase {
            Phase::Over => score,
            _ if view.viewer == Some(seat) => Score {
                blessed: 0,
                ..score
            },
            _ => Score {
                objects: 0,
                blessed: 0,
                ..score
            },
        };
        assert_eq!(pirate.score, known, "{seat} as {:?} sees it", view.viewer);
    }
}

#[test]
fn nothing_hidden_shows_on_the_way() {
    play(12, |table, views, from| {
        for mut view in views {
            let viewer = view.viewer;
            let pieces = view.pieces.len();
            for (_, told) in table.log_for(viewer, from) {
                follow_all(&mut view, told.event);
                assert_eq!(view.pieces.len(), pieces);
                keeps_secrets(&view, &told);
            }
        }
    });
}

fn keeps_secrets(view: &View, told: &Heard) {
    let own = |place: Place| view.viewer.is_some() && place.owner() == view.viewer;
    let over = view.phase == Phase::Over;
    let is_face_down = |place: Place| place.shared().is_some_and(crate::Place::is_face_down);
    for seen in view.pieces.iter().filter(|seen| seen.id.is_some()) {
        let secret = match seen.back {
            Some(Back::Skull) => !own(seen.place) && !over,
            Some(Back::Card(_)) => {
                (is_face_down(seen.place) && !own(seen.place))
                    || matches!(seen.place, Place::Deck(..))
            }
            _ => false,
        };
        assert!(!secret, "{:?} sees {seen:?} after {told:?}", view.viewer);
    }
    for pirate in &view.pirates {
        let lies = pirate.face_down.iter().any(Option::is_some);
        let others = view.viewer != Some(pirate.seat);
        assert!(!(lies && others && pirate.hand.is_some()), "after {told:?}");
        assert!(others || pirate.hand.is_some(), "after {told:?}");
    }
}

#[test]
fn the_end_shows_every_skull_and_blessed_card() {
    let mut shown = 0;
    for seed in 0..8 {
        let mut table = table(seed);
        let mut dice = Dice::new(seed);
        while step(&mut table, &mut dice) {}
        let view = table.view(None);
        assert!(view.pieces.iter().all(|seen| match seen.back {
            Some(Back::Skull | Back::Blessed) => seen.id.is_some(),
            _ => true,
        }));
        let held: usize = view.pirates.iter().map(|pirate| pirate.skulls.len()).sum();
        let told = table
            .log()
            .iter()
            .filter(|told| matches!(told.event, Event::Shown { .. }));
        assert_eq!(told.count(), held + view.pirates.len());
        shown += held;
    }
    assert!(shown > 0, "somebody held a skull");
}

/// The desktop puts a piece into the box while it shows it flying, and down when it has arrived.
#[test]
fn a_piece_lifted_on_its_way_arrives_all_the_same() {
    play(6, |table, views, from| {
        for mut view in views {
            for (_, told) in table.log_for(view.viewer, from) {
                let lifted = match told.event {
                    Event::Moved { piece, from, .. } => Event::Moved {
                        piece,
                        from,
                        to: Place::Box,
                    },
                    Event::MovedHidden { piece, from, .. } => Event::MovedHidden {
                        piece,
                        from,
                        to: Place::Box,
                    },
                    event => event,
                };
                let mut flying = view.clone();
                follow_all(&mut flying, lifted);
                if lifted != told.event {
                    follow_all(&mut flying, told.event);
                }
                follow_all(&mut view, told.event);
                assert_eq!(flying, view, "after {told:?}");
            }
        }
    });
}

#[test]
fn a_hand_is_hidden_while_a_card_of_it_lies_face_down() {
    let mut view = table(3).view(Some(Seat(0)));
    let hand = Card::ALL.to_vec();
    assert_eq!(view.pirate(Seat(1)).hand, Some(hand.clone()));
    let (from, to) = (Place::Hand(Seat(1)), Place::FaceDown(Seat(1)));
    let card = view.faces.piece(Face::Card(Seat(1), Card::Tok));
    follow_all(
        &mut view,
        Event::Moved {
            piece: None,
            from,
            to,
        },
    );
    assert_eq!(view.pirate(Seat(1)).hand, None);
    assert_eq!(view.pirate(Seat(1)).face_down[0], Some(None));
    let (from, to) = (to, Place::FaceUp(Seat(1)));
    follow_all(
        &mut view,
        Event::Moved {
            piece: card,
            from,
            to,
        },
    );
    let rest = hand.into_iter().filter(|&card| card != Card::Tok).collect();
    assert_eq!(view.pirate(Seat(1)).face_up[0], Some(Card::Tok));
    assert_eq!(view.pirate(Seat(1)).hand, Some(rest));
}

#[test]
fn a_piece_that_nobody_knows_moves_nothing() {
    let view = table(3).view(None);
    let mut after = view.clone();
    let (from, to) = (Place::Aboard(Seat(1)), Place::Aboard(Seat(0)));
    for piece in [None, Some(PieceId(9999))] {
        follow_all(&mut after, Event::MovedHidden { piece, from, to });
    }
    assert_eq!(after, view);
}

/// Taking back a decision is free only where it gives nothing away.
#[test]
fn draws_reveal_and_sailing_over_known_tiles_does_not() {
    let (mut draws, mut sails, mut tiles) = (0, 0, 0);
    play(12, |table, _, from| {
        let told = &table.log()[from..];
        let reveals = told.iter().any(|told| VoodooPirate::reveals(&told.event));
        let tells = |is_it: fn(&Heard) -> bool| told.iter().any(is_it);
        let jax = tells(|told| {
            told.cause == Cause::Jax
                && matches!(
                    told.event,
                    Event::Moved {
                        from: Place::Bag,
                        ..
                    }
                )
        });
        if jax {
            assert!(reveals);
            draws += 1;
        }
        if tells(|told| matches!(told.event, Event::TileLaid { .. })) {
            assert!(reveals);
            tiles += 1;
        }
        let quiet = told.iter().all(|told| {
            matches!(
                told.event,
                Event::Decided { .. } | Event::Sailed { .. } | Event::Passed { .. }
            )
        });
        if quiet && tells(|told| matches!(told.event, Event::Sailed { .. })) {
            assert!(!reveals);
            sails += 1;
        }
    });
    assert!(
        draws > 0 && sails > 0 && tiles > 0,
        "{draws} {sails} {tiles}"
    );
}

#[test]
fn a_fork_turns_hidden_tiles_anew() {
    let mut table = table(3);
    let turns = |table: &mut Table<VoodooPirate>| -> BTreeMap<PieceId, Quarters> {
        let mut tiles = table.world_mut().query::<(&PieceId, &Turned)>();
        let tiles = tiles.iter(table.world_mut());
        tiles.map(|(&id, turned)| (id, turned.0)).collect()
    };
    let as_they_lie = turns(&mut table);
    let hidden = table.view(Some(Seat(0))).stack;
    let mut still = as_they_lie.clone();
    for seed in 0..64 {
        let there = table.fork_for(Seat(0), seed, turns);
        still.retain(|id, turned| there[id] == *turned);
    }
    // Those on the chart lie as they lie.
    assert_eq!(as_they_lie.len() - still.len(), usize::from(hidden));
}
