//! Oddities of the data, with which the rules can be played all the same.

use super::{CURSED, OBJECTS, SEA, START, standard};
use crate::oddities::Oddities;
use crate::voodoo_cards::data::{Data, Effect, Feature, Water};
use crate::voodoo_cards::pieces::{Colour, Object};

/// Everything that is odd, file by file: the file's path, and what.
#[must_use]
pub fn oddities(data: &Data) -> Vec<(&'static str, String)> {
    let mut odd = Oddities::default();
    sea(data, odd.of(SEA));
    objects(data, odd.of(OBJECTS));
    start(data, odd.of(START));
    cursed(data, odd.of(CURSED));
    odd.found
}

/// Returns how many faces are such.
fn count(data: &Data, is: impl Fn(&Water) -> bool) -> usize {
    data.cards.iter().flatten().filter(|face| is(face)).count()
}

fn sea(data: &Data, odd: &mut Oddities) {
    type Kind = (&'static str, fn(&Water) -> bool);
    const KINDS: [Kind; 6] = [
        ("haunted faces", |face| face.haunted),
        ("skulls", |face| face.skull),
        ("maps", |face| face.feature == Some(Feature::Map)),
        ("Night Watches", |face| {
            face.feature == Some(Feature::NightWatch)
        }),
        ("sands", |face| face.feature == Some(Feature::Sand)),
        ("currents", |face| {
            matches!(face.feature, Some(Feature::Current(_)))
        }),
    ];
    for (what, is) in KINDS {
        let (here, usual) = (count(data, is), count(standard(), is));
        let what = format!("{here} {what} on the Sea cards, the game has {usual}");
        odd.tell_if(here != usual, what);
    }
    for &colour in Colour::ALL {
        let stars = count(data, |face| face.star == Some(colour));
        let what = format!("no star is {colour:?}, so no soul of this colour finds one");
        odd.tell_if(
            stars == 0 && data.start.soul_supply[colour as usize] > 0,
            what,
        );
    }
    let no_sand = count(data, |face| face.feature == Some(Feature::Sand)) == 0;
    let what = "there is no sand, so nobody can bury the Cursed Skull";
    odd.tell_if(no_sand, what);
}

fn objects(data: &Data, odd: &mut Oddities) {
    let cards = |data: &Data| -> usize { data.objects.iter().map(|o| usize::from(o.cards)).sum() };
    let (here, usual) = (cards(data), cards(standard()));
    let what = format!("{here} object cards, the game has {usual}");
    odd.tell_if(here != usual, what);
    for (&object, entry) in Object::ALL.iter().zip(&data.objects) {
        match entry.effect {
            Effect::Worth(0) => odd.tell(format!("{object:?} is worth nothing")),
            Effect::EachSoul { colour, .. } if data.start.soul_supply[colour as usize] == 0 => {
                odd.tell(format!(
                    "{object:?} asks for {colour:?} souls, of which there are none"
                ));
            }
            Effect::Pair { .. } if entry.cards < 2 => {
                odd.tell(format!("there is one {object:?}, which has no pair"));
            }
            _ => {}
        }
        let usual = standard().effect(object);
        let what = format!("{object:?} does {:?}, in the game {usual:?}", entry.effect);
        let kind = std::mem::discriminant;
        odd.tell_if(kind(&usual) != kind(&entry.effect), what);
    }
}

fn start(data: &Data, odd: &mut Oddities) {
    odd.souls(&data.start.soul_supply);
    odd.blessed(data.start.blessed_points);
}

fn cursed(data: &Data, odd: &mut Oddities) {
    let (here, usual) = (data.cursed.extra_card, standard().cursed.extra_card);
    let what = format!("the extra cards are {here:?}, in the game {usual:?}");
    odd.tell_if(here != usual, what);
}
