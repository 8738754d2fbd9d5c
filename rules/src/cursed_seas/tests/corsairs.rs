use crate::cursed_seas::{CORSAIR, CursedSeas, Event, FORTS, Setup};
use crate::table::{Packed, Table};

/// Two corsairs play a game to its end: somebody unloads gold, and no rule refuses what they answer.
#[test]
fn corsairs_play_games_to_their_ends() {
    let data = CursedSeas::standard();
    let mut unloaded = 0;
    for seed in 0..3 {
        let setup = Setup::of(&[CORSAIR, CORSAIR]);
        let mut table = Table::<CursedSeas>::new(data, &setup, seed).unwrap();
        assert!(table.decision().is_none(), "corsairs are asked nothing");
        assert_eq!(table.faults(), Vec::<String>::new());
        unloaded += table.result().iter().sum::<i32>();
        let ended = table
            .log()
            .iter()
            .any(|told| matches!(told.event, Event::GameEnded(_)));
        assert!(ended);
    }
    assert!(unloaded > 45, "of 90 gold {unloaded} were unloaded");
}

/// Corsairs that may build forts build some, and shoot with them.
#[test]
fn corsairs_build_forts() {
    let (mut built, mut shots) = (0, 0);
    for seed in 0..4 {
        let setup = Setup::of(&[CORSAIR; 2]).with(&FORTS, true);
        let mut table = Table::<CursedSeas>::new(CursedSeas::standard(), &setup, seed).unwrap();
        assert_eq!(table.faults(), Vec::<String>::new());
        for told in table.log() {
            match told.event {
                Event::FortBuilt(..) => built += 1,
                Event::FortShot(..) => shots += 1,
                _ => {}
            }
        }
    }
    assert!(built > 0 && shots > 0, "{built} forts, {shots} shots");
}
