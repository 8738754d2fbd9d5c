//! The invariants of the Long Game (`pirate-crusades §9`).

use crate::play::Play;
use crate::values::*;
use rules::kit::Ledger;
use rules::table::Seat;

/// Notes what does not hold at any time.
pub fn always(play: &Play, ledger: &mut Ledger) {
    ledger.expect(play.sea.chart_holds(), || "the chart is wrong".into());
    let mut places: Vec<BluePlace> = Vec::new();
    for (&card, at) in &play.sea.cards {
        let is_counter = play.sea.kind(card) == BlueKind::Tracker;
        if !is_counter && !matches!(at.place, BluePlace::Box | BluePlace::Hostage(_)) {
            places.push(at.place);
        }
    }
    places.sort_unstable();
    let twice = places.windows(2).find(|pair| pair[0] == pair[1]);
    ledger.expect(twice.is_none(), || format!("two cards at {twice:?}"));
    let most = &play.numbers().long;
    for seat in play.from(Seat(0)) {
        let voyage = play.voyages.of(seat);
        let (riches, reputation) = (voyage.riches, voyage.reputation);
        ledger.expect(riches <= most.most_riches.get(), || {
            format!("{seat} has {riches} doubloons")
        });
        ledger.expect(reputation <= most.infamous.get(), || {
            format!("{seat} has {reputation} reputation")
        });
    }
}

/// Notes what does not hold when a player takes an action.
pub fn between_actions(play: &Play, ledger: &mut Ledger) {
    for at in Location::all() {
        let (port, captain) = (play.cards.port(at), play.sea.captain(at));
        ledger.expect(play.sea.is_explored(at) || port.is_none(), || {
            format!("a port at {at:?}, which is unexplored")
        });
        let sails = captain.is_none_or(|captain| play.cards.ship_of(captain).is_some());
        ledger.expect(sails, || format!("{captain:?} has no ship"));
    }
    for &captain in Captain::ALL {
        let sails = play.cards.ship_of(captain).is_none() || play.sea.location(captain).is_some();
        ledger.expect(sails, || format!("{captain:?} has a ship and is nowhere"));
    }
    for seat in play.from(Seat(0)) {
        player(play, seat, ledger);
    }
}

fn player(play: &Play, seat: Seat, ledger: &mut Ledger) {
    let (has, standing) = (play.cards.of(seat), play.standing(seat));
    let voyage = play.voyages.of(seat);
    let is_held = matches!(standing, Standing::Hostage(..));
    let is_ashore = is_held || matches!(standing, Standing::Stranded | Standing::Out);
    let is_nowhere = is_held || standing == Standing::Out;
    ledger.expect(has.ship.is_none() == is_ashore, || {
        format!("{seat} is {standing:?}: {:?}", has.ship)
    });
    let aboard = has.hand.len() + has.holds.len() + has.missions.len();
    ledger.expect(!is_ashore || aboard == 0, || {
        format!("{seat} is {standing:?} with {aboard} cards")
    });
    ledger.expect(voyage.at.is_none() == is_nowhere, || {
        format!("{seat} is {standing:?} at {:?}", voyage.at)
    });
    ledger.expect(voyage.map.is_some() == has.buried.is_some(), || {
        format!("{seat} has half a map")
    });
    let is_adrift = matches!(standing, Standing::Adrift(_));
    ledger.expect(!is_adrift || has.hand.is_empty(), || {
        format!("{seat} is adrift with crew")
    });
    let holds_hostages =
        !play.sea.hostages(seat).is_empty() || play.held_players(seat).next().is_some();
    ledger.expect(!is_ashore || !holds_hostages, || {
        format!("{seat} is {standing:?} with hostages")
    });
    let chest = has.chest.is_some() && standing == Standing::Docked;
    ledger.expect(!chest, || format!("{seat} has a chest in port"));
}
