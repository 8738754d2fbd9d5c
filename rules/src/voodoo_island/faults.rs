//! The invariants of the game (`voodoo-island §17`).

use super::play::Play;
use super::values::*;
use rules::kit::{Ledger, Taken};
use rules::table::Seat;

/// Notes everything that does not hold.
pub fn faults(play: &Play, ledger: &mut Ledger) {
    cards(play, ledger);
    land(play, ledger);
    for seat in play.from(Seat(0)) {
        explorer(play, seat, ledger);
    }
}

fn cards(play: &Play, ledger: &mut Ledger) {
    ledger.expect(play.decks.glance_holds(), || "the glance is wrong".into());
    let mut taken = Taken::default();
    for (_, at) in &play.decks.cards {
        if let CardPlace::Deck(place) = at.place {
            let free = u8::try_from(place % 250).is_ok_and(|place| taken.take(place));
            ledger.expect(free, || format!("two cards at {place} of the deck"));
        }
    }
    let mut places: Vec<MissionPlace> = Vec::new();
    for (_, at) in &play.decks.missions {
        match at.place.place {
            MissionPlace::Hand(_) => {}
            place => places.push(place),
        }
    }
    places.sort_unstable();
    let twice = places.windows(2).any(|pair| pair[0] == pair[1]);
    ledger.expect(!twice, || "two mission cards at one place".into());
    let days = play.clock.days;
    let in_deck = play
        .decks
        .islands
        .iter()
        .filter(|(_, at)| at.place != IslandPlace::Box);
    ledger.expect(in_deck.count() == usize::from(days), || {
        "an island card was made or lost".into()
    });
}

fn land(play: &Play, ledger: &mut Ledger) {
    let tiles = &play.land.tiles;
    let spots = play.board().all;
    ledger.expect(tiles.mist.both(spots).is_empty(), || {
        "mist on a spot".into()
    });
    ledger.expect(tiles.on_spots.union(spots) == spots, || {
        "a tile beside the spots".into()
    });
    let helicopter = play.land.helicopter();
    let clear = helicopter.is_none_or(|cell| !tiles.mist.contains(cell) && !spots.contains(cell));
    ledger.expect(clear, || {
        "the helicopter stands on a spot or in mist".into()
    });
    let by_day = [Phase::Daytime, Phase::Night].contains(play.phase.get());
    ledger.expect(!by_day || helicopter.is_some(), || {
        "the helicopter is away".into()
    });
    for &supply in Supply::ALL {
        let there = play.explorers.helpers_at(HelperPlace::Supply(supply));
        ledger.expect(there <= play.board().helpers, || {
            format!("too many helpers at {supply:?}")
        });
    }
    let calls = play.explorers.helpers_at(HelperPlace::Helicopter);
    ledger.expect(calls <= 1, || "two helpers call".into());
}

fn explorer(play: &Play, seat: Seat, ledger: &mut Ledger) {
    let numbers = play.numbers();
    let (hearts, place) = (play.explorers.hearts(seat).0, play.explorers.at(seat));
    ledger.expect(hearts <= numbers.hearts.get(), || {
        format!("{seat} has too many hearts")
    });
    ledger.expect(hearts > 0 || place == Whereabouts::Off, || {
        format!("{seat} is dead on the map")
    });
    let carries = play.decks.carried(seat) > 0;
    ledger.expect(!carries || place.cell().is_some(), || {
        format!("{seat} carries off the map")
    });
    let helpers = play.explorers.helpers();
    let on_card = |place| matches!(place, HelperPlace::Tool(_));
    let on_cards = helpers.filter(|(owner, place)| *owner == seat && on_card(*place));
    ledger.expect(on_cards.count() <= 1, || {
        format!("{seat} has two helpers on its card")
    });
    let slot = play.explorers.helper_slot(seat);
    let doubled =
        slot.is_some_and(|slot| play.explorers.tools(seat).0[slot as usize].item.is_some());
    ledger.expect(!doubled, || format!("{seat} has two things on a tool spot"));
    let asked = play.asking.open.map(|(_, question)| question);
    let discards = [Question::DiscardSupply, Question::DiscardCard];
    if let Some(question) = asked
        && !discards.contains(&question)
    {
        let bag = play.explorers.bag(seat).count();
        ledger.expect(bag <= numbers.bag, || {
            format!("{seat} has {bag} things in its bag")
        });
        let hand = play.decks.held(seat);
        ledger.expect(hand <= numbers.hand, || {
            format!("{seat} has {hand} cards in its hand")
        });
    }
    let has_mission = play.decks.missions(seat).next().is_some();
    let some_left = play.decks.mission_deck_len() > 0;
    ledger.expect(has_mission || !some_left, || {
        format!("{seat} has no mission card")
    });
}
