//! The invariants of a position (`cursed-seas §11`).

use super::play::Play;
use super::values::*;
use rules::kit::Ledger;

/// Notes everything that does not hold.
pub fn faults(play: &Play, ledger: &mut Ledger) {
    for vessel in play.pieces().vessels() {
        of_vessel(play, vessel, ledger);
    }
    let (start, all) = (play.seats.gold, play.gold_at_start());
    ledger.expect(start == all, || {
        format!("there were {start} gold, and are {all}")
    });
    ledger.expect(play.glance_holds(), || "the glance is wrong".into());
    no_overlaps(play, ledger);
}

/// Checks a ship or creature.
fn of_vessel(play: &Play, vessel: Vessel, ledger: &mut Ledger) {
    let (hull, today) = (play.waters.hull(vessel), play.waters.today(vessel));
    let printed = ((1_u16 << hull.masts) - 1) as u8;
    ledger.expect(
        hull.sound & hull.fire == 0 && (hull.sound | hull.fire) & !printed == 0,
        || format!("{vessel:?} has masts that it has not"),
    );
    ledger.expect(today.actions <= 2, || {
        format!("{vessel:?} had {} actions", today.actions)
    });
    if let Some(tower) = hull.tower {
        let same = play.player(tower) == hull.seat;
        let afloat = play.waters.place(tower).is_some() && play.waters.place(vessel).is_some();
        ledger.expect(same && afloat && hull.sound == 0, || {
            format!("{vessel:?} is in tow of {tower:?}, which can't be")
        });
        let once = play.waters.towed_by(tower) == Some(vessel);
        ledger.expect(once, || format!("{tower:?} tows two ships"));
    }
    let lost = matches!(play.waters.lies(vessel), Lies::Lost(_));
    ledger.expect(lost == hull.swallowed.is_some(), || {
        format!("{vessel:?} went into fog, or did not")
    });
    let pins = hull.pins();
    for target in play.pieces().vessels() {
        let holds = pins & target.bit() == 0 || play.is_held_by(vessel, target);
        ledger.expect(holds, || {
            format!("{vessel:?} is pinned to {target:?} by nothing")
        });
    }
    let asks = play.asking.open.map(|(_, question)| question);
    // A ship that has too much aboard is asked what she gives up; what a Deep Hold takes depends on coins that others don't know.
    if matches!(asks, Some(Question::Menu)) && !play.has(vessel, Keyword::DeepHold) {
        let (load, space) = (play.load(vessel), play.space(vessel));
        ledger.expect(load <= space, || {
            format!("{vessel:?} carries {load} of {space}")
        });
    }
}

/// No two solid pieces overlap, and all lie on the mat.
fn no_overlaps(play: &Play, ledger: &mut Ledger) {
    let solids: Vec<_> = play
        .waters
        .afloat()
        .filter(|(_, _, hull)| hull.tower.is_none() && !hull.submerged)
        .map(|(vessel, body, _)| (vessel, body))
        .collect();
    for (number, (vessel, hull)) in solids.iter().enumerate() {
        ledger.expect(play.mat().holds(hull), || {
            format!("{vessel:?} is off the mat")
        });
        for (other, body) in &solids[..number] {
            ledger.expect(!hull.overlaps(body), || {
                format!("{vessel:?} overlaps {other:?}")
            });
        }
        for (island, ..) in play.waters.islands() {
            let coast = play.coast(island);
            let clear = coast.is_none_or(|coast| !hull.overlaps(&coast));
            ledger.expect(clear, || format!("{vessel:?} overlaps {island:?}"));
        }
    }
}
