//! Tips about missions: how far a player is with each.

use super::{Seen, nation_key, of};
use crate::pirate_crusades::{long, looks};
use crate::table::figures::capital;
use crate::table::tips::Tip;
use games::pirate_crusades::Deed;
use games::pirate_crusades::data::Mission;
use games::pirate_crusades::values::{Card, MissionKind, Suit};
use rules::kit::Texted;
use rules::table::Seat;

/// Returns a mission in words.
pub(in crate::pirate_crusades) fn mission(seen: &impl Seen, card: Card) -> String {
    seen.speaker().mission(card)
}

/// Returns a mission of a seat's in words.
pub(in crate::pirate_crusades) fn mission_of(seen: &impl Seen, seat: Seat, card: Card) -> String {
    let own = seen.view().vessel(seen.data(), seat).nation;
    seen.speaker().mission_of(card, own)
}

/// Returns the suit of the nation that a seat's mission is about; nothing where any nation but the own, or no nation, will do.
pub(in crate::pirate_crusades) fn goal_nation(
    seen: &impl Seen,
    seat: Seat,
    card: Card,
) -> Option<Suit> {
    let own = seen.view().vessel(seen.data(), seat).nation;
    match seen.data().card(card).mission {
        Mission::Deliver { .. } if seen.view().poker => own.map(looks::suit_of),
        Mission::Deliver { to, .. } => Some(looks::suit_of(to)),
        Mission::Prisoner => Some(card.suit()),
        Mission::Conquer | Mission::Sink => {
            (own != seen.data().nation(card)).then_some(card.suit())
        }
        Mission::Meet => None,
    }
}

/// Returns how far a seat is with a mission, and whether that is near.
pub(in crate::pirate_crusades) fn mission_state(
    seen: &impl Seen,
    seat: Seat,
    card: Card,
) -> (String, bool) {
    let (view, data) = (seen.view(), seen.data());
    if view.long {
        return long::mission_state(seen, seat, card);
    }
    let (own, nation) = (view.vessel(data, seat).nation, data.nation(card));
    let does = |deed: Deed| deed.does(data, card, own);
    let whom = [
        ("whom", if own == nation { "any" } else { "nation" }.into()),
        ("nation", nation_key(nation)),
    ];
    match data.card(card).mission {
        Mission::Deliver { tons, .. } => {
            let kind = data.cargo(card);
            let holds = view.holds(seat).into_iter();
            let holds = holds.filter(|&hold| data.cargo(hold) == kind);
            let aboard: u16 = holds.map(|hold| u16::from(data.tons(hold))).sum();
            let enough = aboard >= u16::from(tons.get());
            let values = [
                ("tons", aboard.into()),
                ("needed", tons.get().into()),
                ("cargo", seen.text(kind)),
            ];
            (seen.say("ui-mission-aboard", &values), enough)
        }
        Mission::Prisoner => {
            let taken = view.marks[card.index()];
            let taken = taken.map_or_else(String::new, |town| data.card(town).port.clone());
            let where_from = if taken.is_empty() { "neutral" } else { "town" };
            let values = [("town", taken.into()), ("where", where_from.into())];
            (seen.say("ui-mission-taken", &values), false)
        }
        Mission::Conquer => {
            let town = view.town(seat);
            let near = town.is_some_and(|town| does(Deed::Conquered(data.nation(town))));
            (seen.say("ui-mission-attack", &whom), near)
        }
        Mission::Sink => {
            let met = view.met().filter(|_| view.active == seat);
            let near = met.is_some_and(|met| does(Deed::Sunk(data.nation(met))));
            (seen.say("ui-mission-fight", &whom), near)
        }
        Mission::Meet => (seen.say("ui-mission-friend", &[]), false),
    }
}

/// Explains an open mission of a player's.
pub(in crate::pirate_crusades) fn mission_card(seen: &impl Seen, seat: Seat, shown: Card) -> Tip {
    let (state, _) = mission_state(seen, seat, shown);
    let kind = seen.data().card(shown).mission.kind();
    Tip::new(capital(&mission_of(seen, seat, shown)), state).join(mission_kind(seen, kind))
}

/// Explains a kind of mission.
fn mission_kind(seen: &impl Seen, kind: MissionKind) -> Tip {
    let title = capital(&seen.speaker().teller.text(kind));
    let does = seen.say(&format!("{}.tip", kind.text_id()), &[]);
    Tip::new(title, does).about("book-crusade-missions")
}

/// Explains a mission that is done.
pub(in crate::pirate_crusades) fn mission_done(seen: &impl Seen, card: Card) -> Tip {
    let values = [("mission", mission(seen, card).into())];
    let kind = seen.data().card(card).mission.kind();
    of(seen, "tip-seal", &values).join(mission_kind(seen, kind))
}
