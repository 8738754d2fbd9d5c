//! The tips of things of the sea.

use super::told;
use crate::table;
pub(super) use crate::table::tips::of;
use crate::table::tips::{Row, Tip};
use games::cursed_seas::data::{Data, Gun as Cannon};
use games::cursed_seas::{
    Crew, CursedSeas, Fort, Gun, Hull, Island, Item, Keyword, Knowers, Lies, Make, Nation,
    TreasurePlace, Vessel,
};
use rules::kit::Texted;
use rules::table::Seat;

/// A source of tips: a frame of the table, or the table in words.
pub(super) trait Seen: table::Seen<CursedSeas> {}

impl<T: table::Seen<CursedSeas>> Seen for T {}

/// Returns a tip about a value with a `.text`.
pub(super) fn what(seen: &impl Seen, value: impl Texted + Copy) -> Tip {
    let id = value.text_id();
    let does = seen.say(&format!("{id}.text"), &[]);
    Tip::new(seen.speaker().teller.text(value), does).about(id)
}

/// Explains a card that is seen.
pub(super) fn item(seen: &impl Seen, item: Item) -> Tip {
    match item {
        Item::Crew(crew, nation) => {
            let values = [
                ("nation", seen.speaker().teller.text(nation).into()),
                ("cost", seen.data().crew(crew).cost.into()),
            ];
            what(seen, crew).and("", seen.say("tip-crew-of", &values))
        }
        Item::Equipment(equipment) => what(seen, equipment),
        Item::Event(event) => what(seen, event),
    }
}

/// Returns the name of a vessel.
pub(super) fn name(seen: &impl Seen, vessel: Vessel) -> String {
    let make = seen.view().vessel(vessel).hull.make;
    make.map_or_else(String::new, |make| seen.speaker().make(make))
}

/// Returns the nation of a vessel.
pub(super) fn nation(data: &Data, make: Make) -> Nation {
    match make {
        Make::Ship(ship) => data.ship(ship).nation,
        Make::Creature(creature) => data.creature(creature).nation,
    }
}

/// Returns the keywords that are printed on a vessel.
pub(super) fn keywords(data: &Data, make: Make) -> Vec<Keyword> {
    match make {
        Make::Ship(ship) => data.ship(ship).keywords.clone(),
        Make::Creature(creature) => vec![data.creature(creature).keyword],
    }
}

/// Returns the cannons printed on a vessel, from the bow; none of one that is not known.
pub(super) fn printed<'a>(data: &'a Data, hull: &Hull) -> &'a [Cannon] {
    match hull.make {
        Some(Make::Ship(ship)) => &data.ship(ship).guns,
        Some(Make::Creature(creature)) => &data.creature(creature).guns,
        None => &[],
    }
}

/// Returns the cannons printed on a vessel, from the bow, as its card spells them.
pub(super) fn guns(seen: &impl Seen, vessel: Vessel) -> String {
    let hull = &seen.view().vessel(vessel).hull;
    let numbered = (0..).zip(printed(seen.data(), hull));
    let told = numbered.map(|(mast, gun)| {
        let stands = hull.sound >> mast & 1 == 1;
        if stands {
            gun.to_string()
        } else {
            format!("({gun})")
        }
    });
    told.collect::<Vec<_>>().join(" ")
}

/// Returns the sticks with which a vessel would begin a move: `S+L`.
pub(super) fn moves(seen: &impl Seen, vessel: Vessel) -> String {
    let (shorts, longs) = seen.view().sticks(seen.data(), vessel);
    let short = std::iter::repeat_n("S", shorts.into());
    let all: Vec<&str> = short
        .chain(std::iter::repeat_n("L", longs.into()))
        .collect();
    all.join("+")
}

/// Returns the heading of a vessel in degrees, to the left from east.
pub(super) fn course_of(seen: &impl Seen, vessel: Vessel) -> i64 {
    let place = seen.view().place(vessel);
    place.map_or(0, |place| i64::from(place.heading.steps()) * 5)
}

/// Returns in one word how a vessel stands, as texts tell it apart.
pub(super) fn state(seen: &impl Seen, vessel: Vessel) -> &'static str {
    let here = seen.view().vessel(vessel);
    let Hull {
        tower,
        pinned,
        wrecked,
        scuttling,
        submerged,
        ..
    } = here.hull;
    if matches!(here.lies, Lies::Lost(_)) {
        "lost"
    } else if scuttling {
        "scuttling"
    } else if tower.is_some() {
        "in-tow"
    } else if wrecked {
        "wrecked"
    } else if here.hull.is_derelict() {
        "derelict"
    } else if pinned.is_some() {
        "pinned"
    } else if submerged {
        "submerged"
    } else if here.today.grasped {
        "grasped"
    } else {
        "fine"
    }
}

/// Explains a ship or creature: its owner, its state, its move and cannons, its keywords.
pub(super) fn vessel(seen: &impl Seen, vessel: Vessel) -> Tip {
    let hull = &seen.view().vessel(vessel).hull;
    let Some(make) = hull.make else {
        return Tip::default();
    };
    let teller = &seen.speaker().teller;
    let values = [
        ("player", teller.name(hull.seat).into()),
        ("nation", teller.text(nation(seen.data(), make)).into()),
        ("masts", hull.sound_masts().into()),
        ("most", hull.masts.into()),
        ("state", state(seen, vessel).into()),
        ("moves", moves(seen, vessel).into()),
        ("guns", guns(seen, vessel).into()),
    ];
    let mut tip =
        Tip::new(name(seen, vessel), seen.say("tip-vessel", &values)).about("book-seas-ships");
    for keyword in keywords(seen.data(), make) {
        let does = seen.say(&format!("{}.text", keyword.text_id()), &[]);
        tip = tip.and(teller.text(keyword), does);
    }
    tip
}

/// Explains an island: its owner or the things there, and its effect on a ship that docks.
pub(super) fn island(seen: &impl Seen, island: Island) -> Tip {
    let (view, teller) = (seen.view(), &seen.speaker().teller);
    let isle = &view.islands[island as usize].1;
    let coins = view.coins_at(TreasurePlace::On(island));
    let home = isle.home.map(|home| teller.name(home));
    let values = [
        ("home", home.unwrap_or_else(|| "none".to_owned()).into()),
        ("coins", coins.into()),
        ("known", view.gold_at(TreasurePlace::On(island)).into()),
    ];
    let tip =
        Tip::new(teller.text(island), seen.say("tip-island", &values)).about("book-seas-islands");
    let tip = match isle.fort {
        Some(one) => {
            let (name, text) = fort(seen, island, one);
            tip.and(name, text)
        }
        None => tip,
    };
    let mystery = seen.data().island(island).mystery;
    let Some(mystery) = mystery.filter(|_| isle.home.is_none()) else {
        return tip;
    };
    if mystery.hidden && !isle.flipped {
        return tip.join(of(seen, "tip-mystery-hidden", &[]));
    }
    let rows = (1..=6_u8).zip(mystery.effects).map(|(roll, effect)| Row {
        icon: None,
        name: roll.to_string(),
        cells: vec![(teller.text(effect), String::new())],
    });
    let title = vec![seen.say("tip-mystery", &[])];
    tip.table(title, rows.collect())
}

/// Returns a fort: its name, and its owner, its flags and the gold in it.
pub(super) fn fort(seen: &impl Seen, island: Island, fort: Fort) -> (String, String) {
    let printed = &seen.data().fort(fort.nation).flags;
    let flags = (0..).zip(printed).map(|(flag, gun)| {
        let stands = fort.flags >> flag & 1 == 1;
        if stands {
            gun.to_string()
        } else {
            format!("({gun})")
        }
    });
    let values = [
        ("player", seen.speaker().teller.name(fort.seat).into()),
        ("island", seen.speaker().teller.text(island).into()),
        ("guns", flags.collect::<Vec<_>>().join(" ").into()),
        ("gold", fort.gold.into()),
    ];
    let name = seen.say(&fort_id(fort.nation), &[]);
    (name, seen.say("tip-fort", &values))
}

/// Returns the text of the name of a nation's fort.
pub(super) fn fort_id(nation: Nation) -> String {
    let id = nation.text_id();
    format!("fort-{}", id.strip_prefix("nation-").unwrap_or(id))
}

/// Returns whether a card lies open for all.
pub(super) fn is_shown(known: Knowers) -> bool {
    known == Knowers::ALL
}

/// Explains a cannon: its rank and range, and its present target.
pub(super) fn gun(seen: &impl Seen, vessel: Vessel, gun: Gun) -> Tip {
    let Some((rank, range)) = seen.view().gun(seen.data(), vessel, gun) else {
        return of(seen, "tip-gun-gone", &[]);
    };
    let long = range > games::cursed_seas::geometry::SHORT;
    let values = [
        ("number", number(seen, gun).into()),
        ("rank", rank.into()),
        ("least", (rank + 1).into()),
        ("range", if long { "L" } else { "S" }.into()),
    ];
    let mut tip = of(seen, "tip-gun", &values);
    let mut rows = Vec::new();
    for (target, ..) in seen.view().afloat() {
        let hull = &seen.view().vessel(target).hull;
        if hull.seat == seen.view().vessel(vessel).hull.seat {
            continue;
        }
        let cell = match seen.view().aim(seen.data(), vessel, gun, target) {
            Ok(_) => {
                let hits = seen.view().hits(seen.data(), vessel, gun, target);
                let needs = seen.say("ui-rolls", &[("roll", told::needs(hits).into())]);
                (told::percent(hits), needs)
            }
            Err(why) => {
                let why = told::no_shot(seen.speaker(), seen.view(), why);
                ("–".to_owned(), why)
            }
        };
        rows.push(Row {
            icon: None,
            name: name(seen, target),
            cells: vec![cell],
        });
    }
    tip = tip.table(vec![seen.say("tip-gun-hits", &[])], rows);
    tip
}

/// Returns what a cannon is called: its number from the bow, or the Musketeers.
pub(super) fn number(seen: &impl Seen, gun: Gun) -> String {
    match gun == Gun::MUSKETEERS {
        true => seen.speaker().teller.text(Crew::Musketeers),
        false => (gun.0 + 1).to_string(),
    }
}

/// Returns what blows, and what that does.
pub(super) fn wind(seen: &impl Seen) -> (String, String) {
    let turn = &seen.view().turn;
    let id = match (turn.fair_wind, turn.doldrums) {
        (true, _) => "tip-fair-wind",
        (false, Some(_)) => "tip-doldrums",
        (false, None) => "tip-calm",
    };
    (seen.say(id, &[]), seen.say(&format!("{id}.tip"), &[]))
}

/// Explains a player's gold: at home, aboard, and missing for the win.
pub(super) fn gold(seen: &impl Seen, seat: Seat) -> Tip {
    let [home, aboard] = seen.view().score(seat);
    let values = [
        ("player", seen.speaker().teller.name(seat).into()),
        ("home", home.into()),
        ("aboard", aboard.into()),
        ("players", seen.view().seats.into()),
        (
            "left",
            seen.view().gold_to_win(seat).unwrap_or_default().into(),
        ),
    ];
    of(seen, "tip-gold", &values)
}
