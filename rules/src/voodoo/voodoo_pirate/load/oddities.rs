//! What is odd about the data though the rules can be played with it (`voodoo-pirate §2`, `§11` to `§14`).

use super::{BARRELS, BLESSED, CHART, CURSED, SKILLS, SKULLS, START, TILES, standard};
use crate::voodoo_pirate::chart::Space;
use crate::voodoo_pirate::data::{Bonus, Data, Feature, Ground, Skill, Water};
use crate::voodoo_pirate::pieces::{Colour, Object, Rank, Skull};

/// Everything that is odd, legal but perhaps not meant, file by file: the file's path, and what.
#[must_use]
pub fn oddities(data: &Data) -> Vec<(&'static str, String)> {
    let mut found = Vec::new();
    for (file, messages) in [
        (TILES, tiles(data)),
        (CHART, chart(data)),
        (START, start(data)),
        (BARRELS, barrels(data)),
        (SKULLS, skulls(data)),
        (SKILLS, skills(data)),
        (CURSED, cursed(data)),
        (BLESSED, blessed(data)),
    ] {
        found.extend(messages.into_iter().map(|message| (file, message)));
    }
    found
}

/// The waters of the tiles.
fn on_tiles(data: &Data) -> impl Iterator<Item = Water> {
    data.tiles.iter().flat_map(|tile| tile.waters)
}

/// All waters: of the tiles and of the harbour's tiles.
fn waters(data: &Data) -> impl Iterator<Item = Water> {
    let harbour = data.chart.ground.iter().filter_map(|ground| match ground {
        Ground::Sea(water) => Some(*water),
        _ => None,
    });
    on_tiles(data).chain(harbour)
}

/// How many waters carry this.
fn count(data: &Data, feature: Feature) -> usize {
    waters(data)
        .filter(|water| water.feature == Some(feature))
        .count()
}

/// Whether souls of this colour are in the box.
fn has_souls(data: &Data, colour: Colour) -> bool {
    data.start.soul_supply[colour as usize] > 0
}

/// An entry's twin among those before it.
fn twin<T: PartialEq>(all: &[T], number: usize) -> Option<usize> {
    let mut before = all[..number].iter();
    before.position(|other| *other == all[number])
}

fn tiles(data: &Data) -> Vec<String> {
    /// What a water carries, and how to tell it.
    type Kind = (&'static str, fn(Feature) -> bool);
    const KINDS: [Kind; 7] = [
        ("skulls", |feature| feature == Feature::Skull),
        ("coins", |feature| feature == Feature::Coin),
        ("maps", |feature| feature == Feature::Map),
        ("currents", |it| matches!(it, Feature::Current(_))),
        ("portals", |feature| feature == Feature::Portal),
        ("Spanish fleets", |feature| feature == Feature::Fleet),
        ("stars", |feature| matches!(feature, Feature::Star(_))),
    ];
    let mut odd = Vec::new();
    let (here, usual) = (data.tiles.len(), standard().tiles.len());
    if here != usual {
        odd.push(format!("{here} tiles, the game has {usual}"));
    }
    let mut compare = |what: &str, count: &dyn Fn(&Data) -> usize| {
        let (here, usual) = (count(data), count(standard()));
        if here != usual {
            odd.push(format!("{here} {what} on the tiles, the game has {usual}"));
        }
    };
    let haunted = |data: &Data| on_tiles(data).filter(|water| water.haunted).count();
    compare("haunted waters", &haunted);
    for (what, is) in KINDS {
        let carry = |water: &Water| water.feature.is_some_and(is);
        compare(what, &|data| on_tiles(data).filter(carry).count());
    }
    for &object in Object::ALL {
        match count(data, Feature::Object(object)) {
            1 => {}
            0 => odd.push(format!("no space has {object:?}, so nobody can come by it")),
            spaces => odd.push(format!(
                "{spaces} spaces have {object:?}, of which there is one"
            )),
        }
    }
    for &colour in Colour::ALL {
        match (count(data, Feature::Star(colour)), has_souls(data, colour)) {
            (0, true) => odd.push(format!(
                "no star is {colour:?}, so no soul of this colour finds one"
            )),
            (1.., false) => odd.push(format!("a star is {colour:?}, and no soul has this colour")),
            _ => {}
        }
    }
    if count(data, Feature::Portal) == 1 {
        odd.push("a single portal leads nowhere".to_owned());
    }
    if count(data, Feature::Skull) == 0 {
        odd.push("no space has a skull, so nobody can come by one".to_owned());
    }
    let faces: Vec<[Water; 4]> = data.tiles.iter().map(|tile| tile.waters).collect();
    for number in 0..faces.len() {
        if let Some(twin) = twin(&faces, number) {
            let (number, twin) = (number + 1, twin + 1);
            odd.push(format!("tile {number} is the same as tile {twin}"));
        }
    }
    odd
}

fn chart(data: &Data) -> Vec<String> {
    let mut odd = Vec::new();
    if !data.chart.ground.contains(&Ground::Shore) {
        odd.push("there is no shore, so nobody can arrive".to_owned());
    }
    if data.chart.back.is_empty() {
        odd.push("no harbour space raises a ship's power".to_owned());
    }
    for space in Space::all() {
        if let Ground::Tidal(arrow) = data.chart.ground[space.index()]
            && space.step(arrow).is_none()
        {
            odd.push(format!("the arrow of {space} points off the chart"));
        }
    }
    odd
}

fn start(data: &Data) -> Vec<String> {
    let mut odd = Vec::new();
    for &colour in Colour::ALL {
        if !has_souls(data, colour) {
            odd.push(format!("there is no {colour:?} soul"));
        }
    }
    if data.start.power == 6 {
        let why = "so the back of the harbour raises none";
        odd.push(format!("ships start with the most power there is, {why}"));
    }
    if usize::from(data.start.time_out_among) == data.tiles.len() {
        odd.push("the Time Out tile may be the first to be turned".to_owned());
    }
    odd
}

fn barrels(data: &Data) -> Vec<String> {
    let mut odd = Vec::new();
    for barrel in &data.barrels {
        let usual = standard()
            .barrels
            .iter()
            .find(|other| other.barrel == barrel.barrel);
        if usual.is_some_and(|usual| usual.dusk != barrel.dusk) {
            let (here, there) = if barrel.dusk {
                ("Dusk", "Moonlight")
            } else {
                ("Moonlight", "Dusk")
            };
            odd.push(format!(
                "{:?} works at {here}, in the game at {there}",
                barrel.barrel
            ));
        }
    }
    odd
}

fn skulls(data: &Data) -> Vec<String> {
    let mut odd = Vec::new();
    for (number, (skull, bonus)) in Skull::ALL.iter().zip(&data.skulls).enumerate() {
        let (Bonus::With(_, points)
        | Bonus::EachPoppet(points)
        | Bonus::MostCoins(points)
        | Bonus::PowerFrom(_, points)
        | Bonus::NoSoul(points)
        | Bonus::EachSoul(_, points)) = *bonus;
        if points == 0 {
            odd.push(format!("the {skull:?} skull is worth nothing"));
        }
        match *bonus {
            Bonus::With(object, _) if count(data, Feature::Object(object)) == 0 => {
                odd.push(format!(
                    "the {skull:?} skull asks for {object:?}, which nobody can come by"
                ));
            }
            Bonus::EachSoul(colour, _) if !has_souls(data, colour) => {
                odd.push(format!(
                    "the {skull:?} skull asks for {colour:?} souls, of which there are none"
                ));
            }
            Bonus::PowerFrom(1, _) => odd.push(format!(
                "the {skull:?} skull asks for power 1, which every ship has"
            )),
            _ => {}
        }
        if let Some(twin) = twin(&data.skulls, number) {
            let twin = Skull::ALL[twin];
            odd.push(format!(
                "the {skull:?} skull is worth the same as the {twin:?} skull"
            ));
        }
    }
    odd
}

fn skills(data: &Data) -> Vec<String> {
    let mut odd = Vec::new();
    for (number, (colour, skill)) in Colour::ALL.iter().zip(&data.skills).enumerate() {
        let usual = match *skill {
            Skill::Range(spaces) => spaces <= data.start.broadside_range,
            Skill::MapCoins(coins) => coins <= data.start.map_coins,
            Skill::StormRider => false,
            Skill::JaxAtLeast(souls) => souls <= 1,
            Skill::BoardItems(items) => items <= 1,
        };
        if usual {
            odd.push(format!(
                "{skill:?} gives {colour:?} no more than everybody has"
            ));
        }
        if let Some(twin) = twin(&data.skills, number) {
            let twin = Colour::ALL[twin];
            odd.push(format!("{colour:?} can do the same as {twin:?}"));
        }
    }
    odd
}

fn cursed(data: &Data) -> Vec<String> {
    let mut odd = Vec::new();
    let cards = &data.cursed.extra_card;
    for (number, card) in cards.iter().enumerate() {
        if let Some(twin) = twin(cards, number) {
            let (one, other) = (Colour::ALL[twin], Colour::ALL[number]);
            odd.push(format!(
                "{one:?} and {other:?} have the same extra card, {card:?}"
            ));
        }
    }
    for &object in &data.cursed.takes {
        if count(data, Feature::Object(object)) == 0 {
            odd.push(format!("they take {object:?}, which nobody can come by"));
        }
    }
    if data.cursed.skulls == 0 {
        odd.push("they can hold no skull".to_owned());
    }
    if data.cursed.skull_worth == 0 {
        odd.push("a skull is worth nothing to them besides its condition".to_owned());
    }
    odd
}

fn blessed(data: &Data) -> Vec<String> {
    let mut odd = Vec::new();
    if data.blessed.points == 0 {
        odd.push("neither the highest nor the lowest card changes anything".to_owned());
    }
    for rank in Rank::ALL {
        if !data.blessed.ranks.contains(rank) {
            odd.push(format!("there is no {rank:?}"));
        }
    }
    odd
}
