//! Captains play behind the window, and decide the same whenever the same is asked.

use super::*;

fn played(name: &str) -> Vec<Choice> {
    use SeatKind::{Cursed, Deckhand, Human, Mate};
    let mut app = desktop(&scratch(name));
    let crew = Setup::of(&[Human, Mate, Deckhand, Cursed]);
    begin(&mut app, Begin::New(crew, 12));
    let mut dice = Dice::new(12);
    let mut thought = 0;
    for _ in 0..200_000 {
        if screen(&app) == Screen::Score {
            break;
        }
        let sitting = app.world().resource::<Sitting>();
        thought += u32::from(sitting.thinks().is_some());
        let sight = app.world().resource::<Sight>();
        let own: Vec<_> = sight.options.iter().map(|offer| offer.choice).collect();
        if !own.is_empty() {
            choose(&mut app, own[dice.below(own.len())]);
        }
        app.update();
        std::thread::sleep(std::time::Duration::from_micros(200));
    }
    assert_eq!(screen(&app), Screen::Score);
    assert!(thought > 50, "captains were asked {thought} times");
    let mut sitting = app.world_mut().resource_mut::<Sitting>();
    sitting.table().choices().to_vec()
}

#[test]
fn captains_play_to_the_score_and_again_alike() {
    let one = played("desktop-captains");
    let other = played("desktop-captains-again");
    assert_eq!(one, other);
}
