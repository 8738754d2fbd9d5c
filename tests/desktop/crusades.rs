//! Pirate Crusades at the table: by the mouse, by keys and in words, and sets of cards that are raised and made in one act.

use games::pirate_crusades::values::{Choice, Question};
use games::pirate_crusades::{GAME, PirateCrusades, ROVER, Setup};
use rules::kit::{Outfit, Value};
use rules::table::SeatKind::{Human, Random};
use rules::table::{Dice, Packed};
use voodoo_pirate::board::desk::Desk;
use voodoo_pirate::board::trial::{Drawn, questions_cover_no_choice};
use voodoo_pirate::pirate_crusades::{self, Spot};
use voodoo_pirate::settings::Settings;
use voodoo_pirate::table::{
    Act, AnimationQueue, Begin, Choose, Look, Observation, Offer, Raise, Session, TakeBack,
};
use voodoo_pirate::theme::Targets;

type Table = Drawn<PirateCrusades>;

fn sit_down(name: &str, set: impl FnOnce(&mut Settings)) -> Table {
    Table::at(
        name,
        &[Human, ROVER, Random],
        5,
        pirate_crusades::panels,
        set,
    )
}

/// Returns what is asked of the person.
fn asked(table: &Table) -> Option<Question> {
    let asked = table.get::<Observation<PirateCrusades>>().asked?;
    Some(asked.question)
}

/// The set that is gathered, as an act.
fn set(table: &Table) -> Option<Offer<PirateCrusades>> {
    let mut options = table.get::<Observation<PirateCrusades>>().options.iter();
    options.find(|offer| offer.gathers).cloned()
}

/// The spots of the things that can be gathered.
fn things(table: &Table) -> Vec<Spot> {
    let gathered = table.get::<Observation<PirateCrusades>>().gathered.as_ref();
    let things = gathered
        .into_iter()
        .flat_map(|gathered| &gathered.of.things);
    things.map(|(spot, _)| *spot).collect()
}

#[test]
fn cards_are_raised_in_any_order_and_traded_in_one_act() {
    let mut table = sit_down("crusades-trade", |_| {});
    let trades = |table: &Table| {
        let options = &table.get::<Observation<PirateCrusades>>().options;
        options.iter().any(|offer| offer.choice == Choice::Trade)
    };
    table.play_until(trades);
    table.look();
    assert!(!table.says("["), "a text is missing");
    table.write(Choose::<PirateCrusades>::one(Choice::Trade));
    table.look();
    assert!(matches!(asked(&table), Some(Question::Trade(_))));
    let mut cards = things(&table);
    assert!(cards.len() > 1, "a hand has two cards at least: {cards:?}");
    cards.reverse();
    let before = table.made();
    for &card in &cards {
        table.write(Raise(card));
        table.look();
    }
    assert_eq!(table.made(), before, "nothing is decided by raising");
    let act = set(&table).expect("all of them can be traded");
    table.click_on(&act.label);
    table.look();
    let session = table.get_mut::<Session<PirateCrusades>>().into_inner();
    let made = session.table().choices()[before..].to_vec();
    let adds = made
        .iter()
        .filter(|choice| matches!(choice, Choice::Add(_)));
    assert!(made.starts_with(&act.act()), "{made:?}");
    assert!(adds.count() >= cards.len() - 1, "{made:?}");
}

#[test]
fn a_set_is_taken_back_as_one() {
    let mut table = sit_down("crusades-back", |_| {});
    table.play_until(|table| {
        matches!(asked(table), Some(Question::Docked))
            && table
                .get::<Observation<PirateCrusades>>()
                .options
                .iter()
                .any(|offer| offer.choice == Choice::Trade)
    });
    table.look();
    let before = table.made();
    table.write(Choose::<PirateCrusades>::one(Choice::Trade));
    table.look();
    table.write(Raise(things(&table)[0]));
    table.look();
    let raised = table.get::<Observation<PirateCrusades>>().gathered.clone();
    assert_eq!(raised.expect("a set is gathered").raised.len(), 1);
    table.write(Raise(things(&table)[0]));
    table.look();
    let laid = table.get::<Observation<PirateCrusades>>().gathered.clone();
    assert!(laid.expect("a set is gathered").raised.is_empty());
    table.write(TakeBack);
    table.look();
    assert_eq!(table.made(), before);
}

#[test]
fn whoever_raises_crew_before_an_enemy_fights_with_it() {
    let found = (1..40).find_map(|seed| {
        let name = format!("crusades-fight-{seed}");
        let crew = [Human, ROVER];
        let mut table = Table::at(&name, &crew, seed, pirate_crusades::panels, |_| {});
        for _ in 0..60 {
            let meets = |table: &Table| {
                let options = &table.get::<Observation<PirateCrusades>>().options;
                options.iter().any(|offer| offer.choice == Choice::Fight)
                    && matches!(asked(table), Some(Question::Encounter(_)))
            };
            if meets(&table) {
                return Some(table);
            }
            let options = &table.get::<Observation<PirateCrusades>>().options;
            let usual = [Choice::LookForShip, Choice::Disembark, Choice::GatherCrew];
            let choice = usual
                .into_iter()
                .find(|&choice| options.iter().any(|offer| offer.choice == choice))
                .or(options.first().map(|offer| offer.choice));
            if let Some(choice) = choice {
                table.write(Choose::<PirateCrusades>::one(choice));
            }
            table.look();
            if table.over() != voodoo_pirate::Over::Nothing {
                return None;
            }
        }
        None
    });
    let mut table = found.expect("somebody meets an enemy that can be beaten");
    for card in things(&table) {
        table.write(Raise(card));
        table.look();
    }
    let before = table.made();
    let act = set(&table).expect("the whole hand beats it");
    assert_eq!(act.act()[0], Choice::Fight);
    table.write(Choose::<PirateCrusades>(act.act()));
    table.look();
    let session = table.get_mut::<Session<PirateCrusades>>().into_inner();
    let made = session.table().choices()[before..].to_vec();
    assert!(made.starts_with(&act.act()), "{made:?}");
}

#[test]
fn whether_an_attack_can_be_won_is_told_to_its_captain_alone() {
    let crew = [Human, Human];
    let mut table = Table::at("crusades-veil", &crew, 5, pirate_crusades::panels, |_| {});
    let mut dice = Dice::new(5);
    let mut told = [0, 0];
    while told.contains(&0) {
        assert!(table.made() < 600, "{told:?}: it never comes to that");
        table.look();
        let observation = table.get::<Observation<PirateCrusades>>();
        if let Some(seat) = observation.curtain {
            table.write(Look::Unveil(seat));
            continue;
        }
        let Some(asked) = observation.asked else {
            continue;
        };
        let (veiled, open): (Vec<_>, Vec<_>) = observation
            .options
            .iter()
            .cloned()
            .partition(|offer| offer.veiled);
        if let [offer] = &veiled[..] {
            assert_eq!(observation.viewer, None);
            let bars = |observation: &Observation<PirateCrusades>| {
                let mut barred = observation.barred.iter();
                barred.any(|barred| barred.choice == offer.choice)
            };
            assert!(!bars(observation), "nobody is told why not");
            let before = table.made();
            table.write(Choose::<PirateCrusades>(offer.act()));
            table.look();
            assert_eq!(table.made(), before, "the own cards are looked at first");
            let observation = table.get::<Observation<PirateCrusades>>();
            assert_eq!(observation.viewer, Some(asked.seat));
            let legal = observation
                .options
                .iter()
                .any(|other| other.is(offer.choice));
            assert_ne!(legal, bars(observation));
            told[usize::from(legal)] += 1;
            if legal {
                // Whoever looks at its cards goes on with them: no curtain hangs once more.
                table.write(Choose::<PirateCrusades>(offer.act()));
                table.look();
                assert!(table.made() > before);
                let observation = table.get::<Observation<PirateCrusades>>();
                if observation.asked.map(|next| next.seat) == Some(asked.seat) {
                    assert_eq!(observation.curtain, None);
                }
                continue;
            }
            table.write(Look::Veil);
            table.look();
        }
        if let Some(offer) = open.get(dice.below(open.len().max(1))) {
            table.write(Choose::<PirateCrusades>(offer.act()));
        }
    }
}

#[test]
fn a_turn_in_port_goes_by_with_one_key() {
    let mut table = sit_down("crusades-pass", |_| {});
    table.play_until(|table| asked(table) == Some(Question::Docked));
    table.look();
    let before = table.made();
    table.press(Act::Pass);
    table.look();
    let session = table.get_mut::<Session<PirateCrusades>>().into_inner();
    assert_eq!(session.table().choices().get(before), Some(&Choice::Wait));
}

#[test]
fn a_game_is_played_by_the_mouse() {
    sit_down("crusades-mouse", |_| {}).play_by_mouse(3);
}

#[test]
fn a_game_is_played_by_keys() {
    sit_down("crusades-keys", |_| {}).play_by_cursor(1);
}

#[test]
fn a_game_is_played_by_a_pad_alone_and_heard() {
    let mut table = sit_down("crusades-pad", |_| {});
    table.listen();
    let met = table.play_by_pad(4);
    assert!(met.contains("set"), "{met:?}");
    assert!(table.lines_said() > 20, "{}", table.lines_said());
}

#[test]
fn a_game_is_played_in_words_and_heard() {
    let mut table = sit_down("crusades-words", |settings| settings.in_words = true);
    table.listen();
    table.play_by_pad(2);
    assert!(table.lines_said() > 20, "{}", table.lines_said());
}

#[test]
fn a_crew_of_any_size_fits_the_table() {
    let (least, most) = PirateCrusades::PLAYERS;
    for seats in least..=most {
        let mut crew = vec![ROVER; usize::from(seats)];
        crew[0] = Human;
        let name = format!("crusades-{seats}");
        let mut table = Table::at(&name, &crew, 5, pirate_crusades::panels, |_| {});
        table.look();
        assert!(!table.says("["), "a text is missing with {seats} players");
    }
}

/// A table of the Long Game.
fn at_length(name: &str, seats: usize, seed: u64, set: impl FnOnce(&mut Settings)) -> Table {
    let mut kinds = vec![ROVER; seats];
    kinds[0] = Human;
    let setup = Setup::of(&kinds).with(&GAME, Value::One("long"));
    Table::begun(name, Begin::New(setup, seed), pirate_crusades::panels, set)
}

#[test]
fn a_click_on_the_ship_of_a_captain_sails_to_it() {
    let mut table = at_length("long-captain", 3, 5, |_| {});
    let mut dice = Dice::new(5);
    let way = |table: &Table| {
        let view = table.get::<AnimationQueue<PirateCrusades>>().view()?;
        let options = &table.get::<Observation<PirateCrusades>>().options;
        let lies = |spot| match spot {
            Spot::Sea(at) => view.captain_at(PirateCrusades::standard(), at).is_some(),
            _ => false,
        };
        let offer = options.iter().find(|offer| lies(offer.spot))?;
        table.get::<Targets>().drag(&offer.label)
    };
    for _ in 0..600 {
        table.look();
        let before = table.made();
        if let Some((_, captain)) = way(&table) {
            table.click(captain);
            table.look();
            assert!(table.made() > before, "nobody sailed");
            return;
        }
        let options = &table.get::<Observation<PirateCrusades>>().options;
        if !options.is_empty() {
            let act = options[dice.below(options.len())].act();
            table.write(Choose::<PirateCrusades>(act));
        }
    }
    panic!("no captain ever lies beside the ship");
}

#[test]
fn a_long_game_is_played_by_the_mouse() {
    at_length("long-mouse", 3, 5, |_| {}).play_by_mouse(3);
}

#[test]
fn a_long_game_is_played_by_keys() {
    at_length("long-keys", 2, 6, |_| {}).play_by_cursor(1);
}

#[test]
fn a_long_game_is_played_by_a_pad_alone_and_heard() {
    let mut table = at_length("long-pad", 2, 6, |_| {});
    table.listen();
    table.play_by_pad(4);
    assert!(table.lines_said() > 20, "{}", table.lines_said());
}

#[test]
fn a_long_game_is_played_in_words_and_heard() {
    let mut table = at_length("long-words", 2, 7, |settings| settings.in_words = true);
    table.listen();
    table.play_by_pad(2);
    assert!(table.lines_said() > 20, "{}", table.lines_said());
}

#[test]
fn a_crew_of_any_size_fits_the_table_of_the_long_game() {
    let (least, most) = PirateCrusades::PLAYERS;
    for seats in least..=most {
        let name = format!("long-{seats}");
        let mut table = at_length(&name, seats.into(), 5, |_| {});
        table.look();
        assert!(!table.says("["), "a text is missing with {seats} players");
    }
}

#[test]
fn a_ship_sails_to_a_card_that_she_can_be_dragged_to() {
    let mut table = at_length("long-drag", 2, 5, |_| {});
    let moves = |offer: &Offer<PirateCrusades>| matches!(offer.choice, Choice::Move(_));
    // To sea by the shortest way.
    for _ in 0..40 {
        table.look();
        let options = &table.get::<Observation<PirateCrusades>>().options;
        if options.iter().any(moves) {
            break;
        }
        let leaves = options
            .iter()
            .find(|offer| offer.choice == Choice::Disembark);
        if let Some(choice) = leaves.or(options.first()).map(|offer| offer.choice) {
            table.write(Choose::<PirateCrusades>::one(choice));
        }
    }
    let options = &table.get::<Observation<PirateCrusades>>().options;
    let way = options.iter().find(|offer| moves(offer)).cloned();
    let way = way.expect("there is a way");
    assert!(matches!(way.from, Some(Spot::Sail(_))), "she is dragged");
    assert!(matches!(way.spot, Spot::Sea(_)), "to a card of the sea");
    let before = table.made();
    table.write(Choose::<PirateCrusades>::one(way.choice));
    table.look();
    assert!(table.made() > before, "she sails");
}

#[test]
fn nothing_that_can_be_chosen_lies_under_a_question() {
    questions_cover_no_choice(|interface| {
        let name = format!("crusades-covered-{interface}");
        sit_down(&name, |settings| settings.interface = interface)
    });
    questions_cover_no_choice(|interface| {
        let name = format!("long-covered-{interface}");
        at_length(&name, 3, 5, |settings| settings.interface = interface)
    });
}

#[test]
fn at_a_large_interface_the_signs_of_a_port_lie_apart() {
    let large = |settings: &mut Settings| settings.interface = 200;
    let tables = [
        sit_down("crusades-signs", large),
        at_length("long-signs", 2, 5, large),
    ];
    for mut table in tables {
        table.play_until(|table| {
            let options = &table.get::<Observation<PirateCrusades>>().options;
            asked(table) == Some(Question::Docked) && !options.is_empty()
        });
        table.look();
        let options = &table.get::<Observation<PirateCrusades>>().options;
        let on_signs = options
            .iter()
            .filter(|offer| matches!(offer.spot, Spot::Sign(_)));
        let labels: Vec<&str> = on_signs.map(|offer| offer.label.as_str()).collect();
        let targets = table.get::<Targets>().iter();
        let signs = targets.filter(|target| labels.contains(&target.label.as_str()));
        let signs: Vec<_> = signs.map(|target| target.at).collect();
        assert!(signs.len() > 1, "{labels:?}");
        // A space of the chart is 80 of the stage's units, and a plaque 50 high.
        let plaque = table.get::<Desk>().square * 50.0 / 80.0;
        for (number, one) in signs.iter().enumerate() {
            for other in &signs[..number] {
                let off = (*one - *other).abs().max_elem();
                assert!(off >= 1.35 * plaque, "{one} {other}");
            }
        }
    }
}
