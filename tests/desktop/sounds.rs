//! The sounds of games: each event has a sound of the list or none, nothing is listed in vain, and a table sounds as it moves.

use super::*;
use bevy::ecs::message::MessageCursor;
use games::cursed_seas::{CORSAIR, CursedSeas, FORTS, TERRAIN, UNIQUES};
use games::pirate_crusades::{GAME, PirateCrusades, ROVER};
use games::voodoo::CURSED;
use games::voodoo_island::{EXPLORER, VoodooIsland};
use rules::kit::{Setup, Value};
use rules::table::Table;
use std::collections::BTreeSet;
use std::time::Duration;
use voodoo_pirate::settings::Settings;
use voodoo_pirate::sound::{self, Play, Sounds};
use voodoo_pirate::table::Captions;

/// The sounds of every table.
const EVERY_TABLES: [&str; 8] = [
    sound::WIN,
    sound::CLICK,
    sound::REFUSE,
    sound::YOUR_TURN,
    sound::CURTAIN_DOWN,
    sound::CURTAIN_UP,
    sound::SEA,
    sound::SHELF,
];

/// Heard where neither deck nor discard has a card left, where a fort is destroyed or ice is struck, and of ships, crew and creatures
/// that no starter fleet has: too seldom for these games.
const RARE: [&str; 8] = [
    "beast",
    "broadside",
    "burning",
    "eternal",
    "fort-falls",
    "hurricane",
    "ice",
    "slain",
];

/// The sounds and the music of games that pick at random, of this crew.
fn heard<G: TableGame>(setup: &Setup<G>, seeds: u64) -> BTreeSet<&'static str> {
    let mut heard = BTreeSet::new();
    let data = G::standard();
    for seed in 0..seeds {
        let mut table: Table<G> = Table::new(data, setup, seed).expect("the crew fits");
        let mut view = table.view(None);
        let mut told = table.log().len();
        let mut dice = Dice::new(seed);
        while let Some(decision) = table.decision() {
            let choice = decision.choices[dice.below(decision.choices.len())];
            table.choose(choice).expect("it is listed");
            for (_, event) in table.log_for(None, told) {
                heard.extend(G::sound(&view, &event.event, event.cause));
                G::follow(&mut view, data, &event.event);
                heard.insert(G::music(&view));
            }
            told = table.log().len();
        }
    }
    heard
}

#[test]
fn every_event_has_a_listed_sound_or_none_and_every_listed_sound_is_heard() {
    use SeatKind::Human;
    let sounds = Sounds::embedded();
    let mut all: BTreeSet<&str> = EVERY_TABLES.into();
    let crew = [Human, Human, Human, Human, CURSED];
    all.extend(heard::<VoodooPirate>(&Setup::of(&crew), 60));
    all.extend(heard::<VoodooIsland>(
        &Setup::of(&[EXPLORER, EXPLORER, Human]),
        20,
    ));
    let crusade = Setup::of(&[ROVER, ROVER, Human]);
    all.extend(heard::<PirateCrusades>(&crusade, 30));
    let long = crusade.with(&GAME, Value::One("long"));
    all.extend(heard::<PirateCrusades>(&long, 30));
    let seas = Setup::of(&[CORSAIR, CORSAIR, Human]);
    let seas = seas.with(&TERRAIN, 3).with(&UNIQUES, true);
    let seas = seas.with(&FORTS, true);
    all.extend(heard::<CursedSeas>(&seas, 60));
    all.extend(RARE);
    let listed: BTreeSet<&str> = sounds.iter().map(|sound| sound.name.as_str()).collect();
    assert_eq!(all, listed);
}

/// A table at which time passes, and what is heard at it.
struct Ears {
    app: App,
    cursor: MessageCursor<Play>,
    heard: Vec<&'static str>,
    captions: BTreeSet<String>,
}

impl Ears {
    fn at(name: &str, kinds: &[SeatKind], speed: Speed) -> Self {
        let mut app = desktop(&scratch(name));
        app.init_resource::<Time>();
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.speed = speed;
        settings.captions = true;
        app.world_mut()
            .write_message(Begin::New(Setup::of(kinds), 3));
        let mut ears = Self {
            app,
            cursor: MessageCursor::default(),
            heard: Vec::new(),
            captions: BTreeSet::new(),
        };
        for _ in 0..4 {
            ears.listen();
        }
        ears
    }

    /// A frame goes by; where nothing moves, a person picks anything.
    fn step(&mut self, dice: &mut Dice) {
        if self.app.world().resource::<AnimationQueue>().is_idle() {
            step(&mut self.app, dice);
            self.take();
        } else {
            self.listen();
        }
    }

    fn listen(&mut self) {
        self.app.update();
        self.take();
    }

    fn take(&mut self) {
        let world = self.app.world_mut();
        let plays = world.resource::<Messages<Play>>();
        self.heard
            .extend(self.cursor.read(plays).map(|play| play.0));
        let captions = world.resource::<Captions>().ids().map(str::to_owned);
        self.captions.extend(captions);
        world
            .resource_mut::<Time>()
            .advance_by(Duration::from_millis(50));
    }

    fn count(&self, name: &str) -> usize {
        self.heard.iter().filter(|&&other| other == name).count()
    }
}

#[test]
fn a_table_sounds_as_it_moves_and_captions_say_so() {
    use SeatKind::Human;
    let mut ears = Ears::at("desktop-heard", &[Human, CURSED, CURSED], Speed::Times(4.0));
    let mut dice = Dice::new(3);
    for _ in 0..1500 {
        ears.step(&mut dice);
    }
    let happened = ["sail", "turn", "card", "card-lock", "soul", "vane"];
    for name in happened.into_iter().chain([sound::YOUR_TURN]) {
        assert!(ears.count(name) > 0, "{name} was not heard");
    }
    assert_eq!(ears.count(sound::CLICK), 0);
    assert_eq!(ears.count(sound::CURTAIN_DOWN), 0);
    assert!(ears.captions.contains("sound-vane"));
    assert!(ears.captions.contains("sound-your-turn"));
    // What was said goes away.
    for _ in 0..400 {
        ears.listen();
    }
    let asked = ears.app.world().resource::<Observation>().asked;
    assert!(asked.is_some());
    assert_eq!(ears.app.world().resource::<Captions>().ids().count(), 0);
}

#[test]
fn curtains_are_heard_as_they_fall_and_rise() {
    use SeatKind::Human;
    let mut ears = Ears::at("desktop-curtains", &[Human, Human, CURSED], Speed::Instant);
    let mut dice = Dice::new(3);
    for _ in 0..100 {
        ears.step(&mut dice);
    }
    let (down, up) = (
        ears.count(sound::CURTAIN_DOWN),
        ears.count(sound::CURTAIN_UP),
    );
    assert!(up > 1 && (down == up || down == up + 1), "{down} and {up}");
}

#[test]
fn at_once_nothing_is_heard_but_whose_turn_it_is_and_the_win() {
    use SeatKind::Human;
    let mut ears = Ears::at("desktop-unheard", &[Human, CURSED], Speed::Instant);
    let mut dice = Dice::new(3);
    while screen(&ears.app) == Screen::Table {
        ears.step(&mut dice);
    }
    assert_eq!(ears.count(sound::WIN), 1);
    assert!(ears.count(sound::YOUR_TURN) > 3);
    let known = [sound::WIN, sound::YOUR_TURN];
    assert!(
        ears.heard.iter().all(|name| known.contains(name)),
        "{:?}",
        ears.heard
    );
    // The score is looked at again.
    go(&mut ears.app, Screen::Table);
    ears.listen();
    ears.listen();
    assert_eq!(ears.count(sound::WIN), 1);
}

#[test]
fn what_is_refused_is_heard() {
    use SeatKind::Human;
    let mut ears = Ears::at("desktop-knock", &[Human, CURSED, CURSED], Speed::Instant);
    for times in 1..3 {
        choose(&mut ears.app, Choice::EndTurn);
        ears.listen();
        assert_eq!(ears.count(sound::REFUSE), times);
    }
}
