//! Prices, limits, proposals and texts of fleets.

use super::*;
use crate::load::standard;

fn fleet(text: &str) -> Fleet {
    Fleet::read(text, &standard()).unwrap()
}

fn faults(text: &str) -> Vec<FleetFault> {
    fleet(text).faults(&standard(), 40)
}

#[test]
fn a_text_is_the_fleet_again() {
    let data = standard();
    for starter in &data.fleets {
        let text = starter.fleet.text(&data);
        assert_eq!(
            Fleet::read(&text, &data).as_ref(),
            Ok(&starter.fleet),
            "{text}"
        );
    }
    let england = data.starter(Nation::England).unwrap();
    assert_eq!(england.text(&data), "EN3+G01+G06 EN2 EN4+G04 V01");
    let text = "EN3+G01:SP+N10+Q1 C2 home+G02:EN+Q3 V05 V05";
    let mixed = fleet(text);
    assert_eq!(mixed.text(&data), text);
    let spanish = CrewCard {
        crew: Crew::Captain,
        nation: Nation::Spain,
    };
    assert_eq!(mixed.ships[0].crew[0], spanish);
    assert_eq!(mixed.ships[0].crew[1].nation, Nation::England);
    assert_eq!(mixed.home.equipment, [Equipment::IronRam]);
}

#[test]
fn a_bad_text_is_told_where_it_is_bad() {
    let said = |text: &str| Fleet::read(text, &standard()).unwrap_err();
    let expected = "found `EN9` at character 9, expected the code of a ship, a creature or an event, or `home`";
    assert_eq!(said("EN3+G01 EN9+G02"), expected);
    let expected = "found `V01` at character 5, expected the code of a crew or an equipment";
    assert_eq!(said("EN3+V01"), expected);
    assert!(said("EN3+G01:XX").contains("`G01:XX` at character 5, expected a nation"));
    assert!(said("home+G01").contains("at character 6, expected the crew's nation"));
    assert!(said("C1+G01").contains("at character 4, expected a space"));
}

#[test]
fn each_limit_has_its_fault() {
    use FleetFault::*;
    assert_eq!(faults("EN3+G01 EN2+G02 EN4+G04 V01"), []);
    assert_eq!(faults("EN6 EN5 EN3 V01"), [TooDear(42)]);
    assert_eq!(faults("C1"), [NoShip]);
    assert_eq!(faults("EN2 EN2"), [ShipTwice(Ship::Pendrake)]);
    let twice = [CreatureTwice(Creature::SallowWyrm)];
    assert_eq!(faults("EN2 C2 C2"), twice);
    let twice = [CrewTwice(Crew::LieutenantFairweather)];
    assert_eq!(faults("EN3+N10 EN2+N10"), twice);
    assert_eq!(
        faults("EN3+G02 EN2+G02"),
        [],
        "generic crew may be there twice"
    );
    let other = [OtherNation(Crew::LieutenantFairweather)];
    assert_eq!(faults("EN3+N10:SP"), other);
    let full = "EN3+G02+G03+G04+G13";
    assert_eq!(faults(full), [NoRoom(Ship::Hartley)]);
    assert_eq!(
        faults("EN2+G01+G02+G08+G03"),
        [NoRoom(Ship::Pendrake), CrewTooDear(Ship::Pendrake)]
    );
    assert_eq!(
        faults("CU5+Q2+Q5+Q8"),
        [
            NoRoom(Ship::LanternEater),
            EquipmentTooDear(Ship::LanternEater)
        ]
    );
    assert_eq!(faults("SP3+G02:EN"), [Loyal(Ship::FlorDeOriente)]);
    assert_eq!(faults("SP3+N16"), [], "counts as every nation");
    assert_eq!(faults("EN3+G14:SP"), [FreeCrewAbroad(Crew::Deckhand)]);
    assert_eq!(faults("EN3 home+G14:EN"), [FreeCrewAbroad(Crew::Deckhand)]);
    assert_eq!(faults("EN3+G14+G14"), [TwoDeckhands(Ship::Hartley)]);
}

#[test]
fn links_and_quartermasters_make_room() {
    let data = standard();
    let spaces = |text: &str| {
        let fleet = fleet(text);
        data.spaces(fleet.ships[0].ship, &fleet.ships[0].crew)
    };
    assert_eq!(spaces("EN3"), 3);
    assert_eq!(spaces("EN3+N10"), 4, "linked to the ship");
    assert_eq!(spaces("EN3+N10+N09"), 5, "and to the crew");
    assert_eq!(spaces("EN3+G10"), 5);
    assert_eq!(spaces("EN3+G10+G10"), 5, "the same text counts once");
    assert_eq!(spaces("EN3+G10:SP"), 3, "of another nation");
    assert_eq!(spaces("ME1+G10:SP"), 5, "but Cosmopolitan");
}

#[test]
fn proposals_are_sound_and_as_the_page_says() {
    let data = standard();
    for &nation in Nation::ALL {
        for total in [20, 30, 40, 60] {
            let proposed = Fleet::proposed(nation, total, &data);
            assert_eq!(proposed.faults(&data, total), [], "{nation:?} {total}");
            let captains = proposed.ships.iter().flat_map(|berthed| &berthed.crew);
            let captains = captains.filter(|card| card.crew == Crew::Captain);
            assert_eq!(captains.count(), 1, "{nation:?} {total}");
        }
    }
    let text = |nation, total| Fleet::proposed(nation, total, &data).text(&data);
    // 16 and 13 leave 11: a ship of 7 and the Captain.
    assert_eq!(text(Nation::England, 40), "EN1 EN5 EN6+G01");
    assert_eq!(text(Nation::England, 20), "EN6+G01");
    // 12 and 9 leave 9, too little for one of 8 and the Captain: two Helmsmen.
    assert_eq!(text(Nation::Vikings, 30), "VK1+G02 VK3+G01+G02");
}

#[test]
fn why_something_cannot_be_added_is_told() {
    let data = standard();
    let fleet = fleet("EN3+G02+G03+G04");
    let card = |crew| CrewCard {
        crew,
        nation: Nation::England,
    };
    let why = |addition| fleet.why_not(&data, 40, addition);
    let lookout = Addition::Crew(card(Crew::Lookout), Some(0));
    assert_eq!(why(lookout), Some(FleetFault::NoRoom(Ship::Hartley)));
    assert_eq!(why(Addition::Crew(card(Crew::Lookout), None)), None);
    let twice = Some(FleetFault::ShipTwice(Ship::Hartley));
    assert_eq!(why(Addition::Ship(Ship::Hartley)), twice);
    assert_eq!(why(Addition::Ship(Ship::Pendrake)), None);
    assert_eq!(why(Addition::Event(EventCard::Mutiny)), None);
    let empty = Fleet::default();
    assert_eq!(
        empty.why_not(&data, 40, Addition::Event(EventCard::Mutiny)),
        None
    );
    let dear = empty.why_not(&data, 10, Addition::Ship(Ship::Hartley));
    assert_eq!(dear, Some(FleetFault::TooDear(11)));
}
