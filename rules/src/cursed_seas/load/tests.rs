use super::*;
use rules::kit::Texted;

/// Returns what is said of the files with one text changed in one of them.
fn faults(path: &str, from: &str, to: &str) -> String {
    let (_, text) = EMBEDDED.iter().find(|(one, _)| *one == path).unwrap();
    assert!(text.contains(from), "{from}");
    let files = Files::embedded(EMBEDDED).with_text(path, text.replacen(from, to, 1));
    let faults = load(&files).unwrap_err();
    let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
    lines.join("\n")
}

#[test]
fn the_embedded_files_load() {
    let data = load(&Files::embedded(EMBEDDED)).unwrap();
    let hartley = data.ship(Ship::Hartley);
    assert_eq!(
        (hartley.code.as_str(), hartley.points, hartley.cargo),
        ("EN3", 11, 3)
    );
    let guns: Vec<String> = hartley.guns.iter().map(ToString::to_string).collect();
    assert_eq!(guns, ["2S", "3L", "3L"]);
    assert_eq!(hartley.moves.to_string(), "S+S");
    assert_eq!(data.creature(Creature::YmirsDaughter).segments, 5);
    assert_eq!(data.coins(40).iter().sum::<u8>(), 15);
    assert_eq!(data.coins(50), &[] as &[u8]);
    let costs = data.fleets.iter().map(|starter| starter.fleet.cost(&data));
    assert_eq!(costs.collect::<Vec<_>>(), [40, 40, 40, 40, 40, 39]);
}

/// Every card, keyword and fault of a fleet has its text in every language, and so has every fort.
#[test]
fn all_that_data_names_has_a_text() {
    fn ids<T: Texted + Copy>(all: &[T]) -> impl Iterator<Item = String> {
        all.iter().map(|one| one.text_id().to_owned())
    }
    let fort = |nation: &Nation| nation.text_id().replacen("nation", "fort", 1);
    let ids = ids(Nation::ALL)
        .chain(Nation::ALL.iter().map(fort))
        .chain(ids(Stick::ALL))
        .chain(ids(Ship::ALL))
        .chain(ids(Creature::ALL))
        .chain(ids(Keyword::ALL))
        .chain(ids(Crew::ALL))
        .chain(ids(Equipment::ALL))
        .chain(ids(EventCard::ALL))
        .chain(ids(Unique::ALL))
        .chain(ids(Island::ALL))
        .chain(ids(MysteryEffect::ALL))
        .chain(ids(Terrain::ALL));
    let ids: Vec<String> = ids.collect();
    for language in ["en", "de"] {
        let path = format!("cursed_seas/{language}.ftl");
        let (_, text) = EMBEDDED.iter().find(|(one, _)| *one == path).unwrap();
        for id in &ids {
            let line = format!("\n{id} = ");
            assert!(text.contains(&line), "{id} is missing in {path}");
        }
    }
}

#[test]
fn each_fault_is_told_with_its_place() {
    let told = |path, from, to, expected: &[&str]| {
        let said = faults(path, from, to);
        for part in expected {
            assert!(said.contains(part), "{said}");
        }
    };
    let mast = [
        "ships.ron:3:",
        "SiroccoQueen has 2 cannons, expected 3",
        "expected 9 by the price formula",
    ];
    told(SHIPS, "masts: 2", "masts: 3", &mast);
    let price = ["ships.ron:3:5: SiroccoQueen costs 9 points, expected 8 by the price formula"];
    told(SHIPS, "points: 8", "points: 9", &price);
    told(
        SHIPS,
        "\"3S\"",
        "\"7S\"",
        &["ships.ron:3:", "found \"7S\", expected a rank from 1 to 5"],
    );
    told(
        SHIPS,
        "\"S+L\"",
        "\"S+M\"",
        &["ships.ron:3:", "found \"S+M\", expected a stick or two"],
    );
    told(
        SHIPS,
        "BC2",
        "BC1",
        &["ships.ron:4:", "found code \"BC1\" a second time"],
    );
    told(
        SHIPS,
        "\"BC1\"",
        "\"bc 1\"",
        &["ships.ron:3:", "expected capital letters and digits"],
    );
    told(
        CREATURES,
        "code: \"C1\"",
        "code: \"BC1\"",
        &["creatures.ron:3:", "found code \"BC1\" a second time"],
    );
    told(
        CREATURES,
        "points: 13",
        "points: 14",
        &[
            "creatures.ron:3:",
            "OldHundredarm costs 14 points, expected 13",
        ],
    );
    told(
        KEYWORDS,
        "keyword: Beak",
        "keyword: Beaks",
        &["keywords.ron:3:", "Beaks"],
    );
    told(
        KEYWORDS,
        "    (keyword: Beak, tenths: 6),\n",
        "",
        &["BrassCrescent has a move or a keyword that the price files have no price of"],
    );
    told(
        PRICES,
        "mast: 9",
        "mast: 19",
        &["expected 10 by the price formula"],
    );
    told(
        CREW,
        "Ship(RedMinaret)",
        "Ship(Minaret)",
        &["crew.ron:17:", "Minaret"],
    );
    told(
        CREW,
        "crew: Helmsman",
        "crew: Captain",
        &["Captain a second time", "Helmsman is missing"],
    );
    told(EQUIPMENT, "cost: 1", "cost: -1", &["equipment.ron:3:"]);
    told(
        EVENTS,
        "FairWind",
        "FoulWind",
        &["events.ron:3:", "FoulWind"],
    );
    told(
        UNIQUES,
        "Gold(3)",
        "Silver(3)",
        &["uniques.ron:3:", "Silver"],
    );
    told(
        ISLANDS,
        "radius: 420",
        "radius: 0",
        &["islands.ron:3:", "expected a length from 1 to 15500"],
    );
    told(ISLANDS, "LoseMast, ", "", &["islands.ron:11:"]);
    told(TERRAIN, "Reef", "Rock", &["terrain.ron:4:", "Rock"]);
    told(
        FORTS,
        "nation: Jade",
        "nation: Barbary",
        &["Barbary a second time", "Jade is missing"],
    );
    told(
        COINS,
        "total: 20",
        "total: 25",
        &["20 is missing, expected each build total once"],
    );
    told(
        COINS,
        "[1, 2, 2, 3]",
        "[1, 2, 2, 4]",
        &["coins.ron:3:", "found a coin of 4"],
    );
    told(
        FLEETS,
        "[Captain, Musketeers]",
        "[Captain, Captain]",
        &["fleets.ron:3:", "England"],
    );
    told(
        NUMBERS,
        "islands_each: 3",
        "islands_each: 4",
        &["numbers.ron:4:", "from 1 to 3"],
    );
    told(
        NUMBERS,
        "island_edge: 1000",
        "island_edge: -1",
        &["numbers.ron:5:", "expected a length from 0"],
    );
    told(
        NUMBERS,
        "raid: [1, ",
        "raid: [4, ",
        &["numbers.ron:", "expected values of coins"],
    );
}
