//! Foresight: the outcome of a choice is told before it is made.

use super::*;
use either::{answer, observation, session, sit_down};
use rules::table::Seat;

/// The effect of a choice is told before it is made, and comes true; no word of it tells what nobody may know. In games where it
/// `goes_on` past a question in the midst of a move, that is told, too.
pub(super) fn comes_true<G: TableGame>(kinds: &[SeatKind], goes_on: bool) {
    let (mut whole, mut parts, mut named, mut on) = (0, 0, 0, 0);
    let (mut costly, mut harmless) = (0, 0);
    for seed in 0..8 {
        let folder = scratch(&format!("either-foresight-{}-{seed}", G::ID));
        let mut app = sit_down::<G>(&folder, kinds, seed);
        let mut dice = Dice::new(seed);
        while screen(&app) == Screen::Table {
            let options = &observation::<G>(&app).options;
            let Some(offer) = options.get(dice.below(options.len().max(1))).cloned() else {
                answer::<G>(&mut app, &mut dice);
                continue;
            };
            let viewer = observation::<G>(&app).viewer;
            let asked = observation::<G>(&app).asked.map(|asked| asked.seat);
            let had = asked.and_then(|seat| points::<G>(&app, seat));
            let mut at_table = session::<G>(&mut app);
            let told = at_table.table().log().len();
            let before = at_table.table().log_digest();
            let foresight = at_table.foresee(&offer.act()).expect("a listed choice");
            let after = at_table.table().log_digest();
            assert_eq!(before, after, "looking ahead changes nothing");
            let said = foresight.told(&offer.label, at_table.speaker());
            assert!(said.starts_with(&offer.label) && !said.contains('{'));
            let table = at_table.table();
            let ranks = G::ranks(table.setup(), table.data());
            for (_, points) in &foresight.points {
                let what = match (ranks.first(), ranks.whole(*points)) {
                    (None, -1 | 1) => " point".to_owned(),
                    (None, _) => " points".to_owned(),
                    // Nobody counts what only breaks ties.
                    (Some(_), 0) => continue,
                    (Some(_), count) => {
                        let change = format!("{count:+}").replace('-', "\u{2212}");
                        format!(": {} {change}", ranks.unit(at_table.speaker()))
                    }
                };
                assert!(said.lines().any(|line| line.ends_with(&what)), "{said}");
            }
            app.world_mut().write_message(Choose::<G>(offer.act()));
            // A choice of an act a frame.
            for _ in 0..=offer.then.len() {
                app.update();
            }
            let mut at_table = session::<G>(&mut app);
            let log = at_table.table().log_for(viewer, told);
            let happened: Vec<_> = log.map(|(_, told)| told).collect();
            let known = foresight.log.len();
            assert_eq!(foresight.log, happened[..known], "seed {seed}");
            if foresight.unknown {
                parts += 1;
                // Besides the choice and that the rest is not known it is said what comes.
                named += usize::from(said.lines().count() > 2);
                // Only the one who decides may hear of what is shown.
                assert!(viewer.is_none() || G::reveals(&happened[known].event));
            } else {
                whole += 1;
                assert_eq!(known, happened.len());
                let costs = asked.is_some_and(|seat| foresight.costs(seat));
                let has = asked.and_then(|seat| points::<G>(&app, seat));
                // Points can only be fewer where it was said; what is lost may bring more, too.
                assert!(costs || has >= had, "seed {seed}");
                costly += usize::from(costs);
                harmless += usize::from(!costs);
            }
            if foresight.on.is_empty() {
                continue;
            }
            // What is asked in the midst of the move is passed, and it goes on as was told.
            while let Some(asked) = observation::<G>(&app).asked
                && let Some(passes) = G::goes_on(asked.question)
            {
                app.world_mut().write_message(Choose::<G>::one(passes));
                app.update();
            }
            let mut at_table = session::<G>(&mut app);
            let log = at_table.table().log_for(viewer, told);
            let happened: Vec<_> = log.skip(known).map(|(_, told)| told).collect();
            assert_eq!(foresight.on, happened[..foresight.on.len()], "seed {seed}");
            on += 1;
        }
    }
    assert!(whole > 50 && parts > 20, "{whole} and {parts}");
    assert!(named * 2 > parts, "{named} of {parts}");
    assert!(on > 0 || !goes_on, "no move goes on past a question");
    // What loses points in Cursed Seas is left to dice.
    let often = either::often::<G>(6, 0);
    assert!(costly >= often && harmless > 20, "{costly} and {harmless}");
}

/// The points of a seat in what is seen.
fn points<G: TableGame>(app: &App, seat: Seat) -> Option<i32> {
    let view = observation::<G>(app).view.as_ref()?;
    Some(G::points(view, G::standard(), seat))
}
