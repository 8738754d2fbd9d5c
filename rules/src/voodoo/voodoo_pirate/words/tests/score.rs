//! Why a pirate has its points, in words.

use super::secrets::game_in_words;
use super::*;
use crate::voodoo_pirate::score::Score;
use crate::voodoo_pirate::view::{Held, PirateView};

/// Every reason that there can be.
pub(super) fn reasons(speaker: &Speaker, table: &mut Table<VoodooPirate>) -> Vec<String> {
    let mut bare = table.view(Some(ANNA)).pirate(ANNA).clone();
    (bare.space, bare.souls, bare.blessed) = (None, Default::default(), None);
    let mut landed = bare.clone();
    (landed.space, landed.ashore, landed.buried_coins) = (Some(at(4, 4)), true, 1);
    hold(&mut landed, &[Colour::Blue, Colour::Blue, Colour::Red]);
    bring(&mut landed, Some(Skull::Gold), Some(6));
    landed.blessed = Some(Some(Rank::Queen));
    (landed.score.souls, landed.score.blessed) = (2, 3);
    let mut cursed = landed.clone();
    (cursed.ashore, cursed.cursed) = (false, true);
    hold(
        &mut cursed,
        &[Colour::Blue, Colour::Blue, Colour::Red, Colour::Red],
    );
    (cursed.score.souls, cursed.score.blessed) = (0, -3);
    let mut veiled = cursed.clone();
    bring(&mut veiled, None, None);
    veiled.score.blessed = 0;
    let sources = Score::default().sources();
    [bare, landed, cursed, veiled]
        .iter()
        .flat_map(|pirate| {
            let reason = |(source, _)| speaker.score_why(pirate, source);
            sources.into_iter().map(reason)
        })
        .collect()
}

fn hold(pirate: &mut PirateView, souls: &[Colour]) {
    for (place, &thing) in pirate.souls.iter_mut().zip(souls) {
        let buried = false;
        *place = Some(Held { thing, buried });
    }
}

fn bring(pirate: &mut PirateView, thing: Option<Skull>, worth: Option<i8>) {
    let buried = false;
    pirate.own.skulls = vec![Held { thing, buried }];
    pirate.own.skull_worth = vec![worth];
}

#[test]
fn the_majority_and_the_skulls_are_named() {
    let mut table = table(&crew(), 1);
    let speaker = Speaker::at(&words(), &mut table);
    let mut pirate = table.view(Some(ANNA)).pirate(ANNA).clone();
    pirate.souls = Default::default();
    hold(&mut pirate, &[Colour::Red, Colour::Blue, Colour::Blue]);
    pirate.score.souls = 2;
    assert_eq!(
        speaker.score_why(&pirate, "souls"),
        "1 red, 2 blue: most are blue, which makes 2."
    );
    bring(&mut pirate, Some(Skull::Gold), Some(6));
    assert_eq!(
        speaker.score_why(&pirate, "objects"),
        "Gold Skull: 6. Worth 6 at the end if nobody has more coins than you."
    );
}

#[test]
fn what_skulls_are_worth_one_by_one_makes_the_points_of_skulls() {
    let mut skulls = 0;
    for seed in 0..12 {
        let (mut table, speaker) = game_in_words(&crew(), seed);
        for pirate in &table.view(None).pirates {
            let worth = pirate.skull_worth.iter().flatten().sum::<i8>();
            assert_eq!(worth, pirate.score.objects, "seed {seed}, {}", pirate.seat);
            assert_eq!(pirate.skull_worth.len(), pirate.skulls.len());
            skulls += pirate.skulls.len();
            for (source, _) in pirate.score.sources() {
                is_clean(&speaker.score_why(pirate, source));
            }
        }
    }
    assert!(skulls > 0, "nobody ever had a skull");
}
