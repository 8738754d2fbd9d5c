//! The balance lab counts what the lab of the command line counts.

use super::*;
use games::voodoo::{CURSED, GENTLE};
use rules::kit::{Options as Chosen, Outfit};
use std::time::Duration;
use voodoo_pirate::saves::UserError;
use voodoo_pirate::study::{self, Order, Study};

fn order(games: u64, other: Option<PathBuf>) -> Order {
    use SeatKind::{Deckhand, Random};
    Order {
        kinds: vec![CURSED, Random, GENTLE, Deckhand],
        options: Chosen::by_rule(VoodooPirate::OPTIONS),
        games,
        seed: 1,
        other,
    }
}

fn studied(study: &mut Study) {
    while study.goes_on() {
        study.count();
        std::thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(study.failed(), None);
}

#[test]
fn a_study_counts_what_the_lab_counts() {
    let folder = scratch("desktop-study");
    let app = desktop(&folder);
    let options = app.world().resource::<Options>();
    let mut study = study::begin::<VoodooPirate>(order(8, None), options).unwrap();
    studied(&mut study);
    assert_eq!(study.progress(), (8, 8));
    let file = study.export(options).unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), study.csv());
    assert_ne!(
        study.export(options).unwrap(),
        file,
        "nothing is overwritten"
    );
    // rules/lab/tests/study.rs holds the same of the command line.
    let lab = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/studies/voodoo-pirate.csv");
    assert_eq!(study.csv(), fs::read_to_string(lab).unwrap_or_default());
}

#[test]
fn two_data_stand_side_by_side_and_a_study_can_be_stopped() {
    let folder = scratch("desktop-study-two");
    let app = desktop(&folder);
    let options = app.world().resource::<Options>();
    let other = folder.join("other");
    fs::create_dir_all(&other).unwrap();
    let why = study::begin::<VoodooPirate>(order(4, Some(other.clone())), options);
    assert_eq!(
        why.err(),
        Some(UserError::NoData {
            folder: other.clone()
        })
    );
    let start = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/voodoo_pirate/start.ron");
    let start = fs::read_to_string(start).unwrap();
    assert!(start.contains("    coins: 1,"));
    fs::write(
        other.join("start.ron"),
        start.replace("    coins: 1,", "    coins: 3,"),
    )
    .unwrap();
    let mut study = study::begin::<VoodooPirate>(order(10, Some(other.clone())), options).unwrap();
    studied(&mut study);
    let [own, two] = study.sides() else {
        panic!("two data are studied");
    };
    assert_eq!((own.games(), two.games()), (10, 10));
    let coins = |side: &study::Side| {
        let figures = side.figures();
        let coins = figures.iter().find(|figure| figure.of == "coins");
        coins.unwrap().value
    };
    assert!(coins(two) > coins(own));
    let mut study = study::begin::<VoodooPirate>(order(1_000_000, None), options).unwrap();
    while study.progress().0 == 0 {
        study.count();
    }
    study.stop();
    assert!(!study.goes_on());
    let (counted, all) = study.progress();
    assert!(counted > 0 && counted < all);
}
