//! What a choice will do is told before it is made, and comes true.

use super::*;
use rules::table::Game;

#[test]
fn what_is_foreseen_happens() {
    use SeatKind::{Cursed, Human};
    let (mut whole, mut parts) = (0, 0);
    for seed in 0..4 {
        let mut app = desktop(&scratch(&format!("desktop-foresight-{seed}")));
        begin(
            &mut app,
            Begin::New(Setup::of(&[Human, Cursed, Human]), seed),
        );
        let mut dice = Dice::new(seed);
        while screen(&app) == Screen::Table {
            let sight = app.world().resource::<Sight>();
            let options: Vec<Choice> = sight.options.iter().map(|offer| offer.choice).collect();
            let viewer = sight.viewer;
            if options.is_empty() {
                step(&mut app, &mut dice);
                continue;
            }
            let choice = options[dice.below(options.len())];
            let before = digest(&mut app);
            let mut sitting = app.world_mut().resource_mut::<Sitting>();
            let told = sitting.table().tale().len();
            let foresight = sitting
                .foresee(choice)
                .expect("a listed choice is foreseen");
            assert_eq!(
                before,
                sitting.table().tale_digest(),
                "looking ahead changes nothing"
            );
            choose(&mut app, choice);
            app.update();
            let mut sitting = app.world_mut().resource_mut::<Sitting>();
            let happened: Vec<_> = sitting
                .table()
                .tale_for(viewer, told)
                .map(|(_, told)| told)
                .collect();
            let known = foresight.tale.len();
            assert_eq!(foresight.tale, happened[..known], "seed {seed}: {choice:?}");
            if foresight.unknown {
                parts += 1;
                assert!(VoodooPirate::reveals(&happened[known].event));
            } else {
                whole += 1;
                assert_eq!(known, happened.len());
            }
        }
    }
    assert!(whole > 50 && parts > 20, "{whole} and {parts}");
}
