//! Oddities of the data, with which the rules can be played all the same.

use super::{CURSED, OBJECTS, SEA, START, standard};
use crate::voodoo_cards::data::{Data, Effect, Feature, Water};
use crate::voodoo_cards::pieces::{Colour, Object};

/// Everything that is odd, file by file: the file's path, and what.
#[must_use]
pub fn oddities(data: &Data) -> Vec<(&'static str, String)> {
    let mut found = Vec::new();
    for (file, messages) in [
        (SEA, sea(data)),
        (OBJECTS, objects(data)),
        (START, start(data)),
        (CURSED, cursed(data)),
    ] {
        found.extend(messages.into_iter().map(|message| (file, message)));
    }
    found
}

/// Returns how many faces are such.
fn count(data: &Data, is: impl Fn(&Water) -> bool) -> usize {
    data.cards.iter().flatten().filter(|face| is(face)).count()
}

fn sea(data: &Data) -> Vec<String> {
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
    let mut odd = Vec::new();
    for (what, is) in KINDS {
        let (here, usual) = (count(data, is), count(standard(), is));
        if here != usual {
            odd.push(format!(
                "{here} {what} on the Sea cards, the game has {usual}"
            ));
        }
    }
    for &colour in Colour::ALL {
        let stars = count(data, |face| face.star == Some(colour));
        if stars == 0 && data.start.soul_supply[colour as usize] > 0 {
            odd.push(format!(
                "no star is {colour:?}, so no soul of this colour finds one"
            ));
        }
    }
    if count(data, |face| face.feature == Some(Feature::Sand)) == 0 {
        odd.push("there is no sand, so nobody can bury the Cursed Skull".to_owned());
    }
    odd
}

fn objects(data: &Data) -> Vec<String> {
    let mut odd = Vec::new();
    let cards = |data: &Data| -> usize { data.objects.iter().map(|o| usize::from(o.cards)).sum() };
    if cards(data) != cards(standard()) {
        let (here, usual) = (cards(data), cards(standard()));
        odd.push(format!("{here} object cards, the game has {usual}"));
    }
    for (&object, entry) in Object::ALL.iter().zip(&data.objects) {
        match entry.effect {
            Effect::Worth(0) => odd.push(format!("{object:?} is worth nothing")),
            Effect::EachSoul { colour, .. } if data.start.soul_supply[colour as usize] == 0 => {
                odd.push(format!(
                    "{object:?} asks for {colour:?} souls, of which there are none"
                ));
            }
            Effect::Pair { .. } if entry.cards < 2 => {
                odd.push(format!("there is one {object:?}, which has no pair"));
            }
            _ => {}
        }
        let usual = standard().effect(object);
        if std::mem::discriminant(&usual) != std::mem::discriminant(&entry.effect) {
            odd.push(format!(
                "{object:?} does {:?}, in the game {usual:?}",
                entry.effect
            ));
        }
    }
    odd
}

fn start(data: &Data) -> Vec<String> {
    let mut odd = Vec::new();
    for &colour in Colour::ALL {
        if data.start.soul_supply[colour as usize] == 0 {
            odd.push(format!("there is no {colour:?} soul"));
        }
    }
    if data.start.blessed_points == 0 {
        odd.push("neither the highest nor the lowest card changes anything".to_owned());
    }
    odd
}

fn cursed(data: &Data) -> Vec<String> {
    let usual = &standard().cursed.extra_card;
    if data.cursed.extra_card == *usual {
        Vec::new()
    } else {
        vec![format!(
            "the extra cards are {:?}, in the game {usual:?}",
            data.cursed.extra_card
        )]
    }
}
