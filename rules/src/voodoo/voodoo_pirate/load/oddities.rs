//! Oddities of the data, with which the rules can be played all the same (`voodoo-pirate §2`, `§11` to `§14`).

use super::{BARRELS, BLESSED, CHART, CURSED, SKILLS, SKULLS, START, TILES, standard};
use crate::oddities::Oddities;
use crate::voodoo_pirate::chart::Space;
use crate::voodoo_pirate::data::{Bonus, Data, Feature, Ground, Skill, Water};
use crate::voodoo_pirate::pieces::{Colour, Object, Rank, Skull};

/// Everything that is odd, legal but perhaps not meant, file by file: the file's path, and what.
#[must_use]
pub fn oddities(data: &Data) -> Vec<(&'static str, String)> {
    let mut odd = Oddities::default();
    tiles(data, odd.of(TILES));
    chart(data, odd.of(CHART));
    start(data, odd.of(START));
    barrels(data, odd.of(BARRELS));
    skulls(data, odd.of(SKULLS));
    skills(data, odd.of(SKILLS));
    cursed(data, odd.of(CURSED));
    blessed(data, odd.of(BLESSED));
    odd.found
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

/// Returns how many waters carry this.
fn count(data: &Data, feature: Feature) -> usize {
    waters(data)
        .filter(|water| water.feature == Some(feature))
        .count()
}

/// Returns whether souls of this colour are in the box.
fn has_souls(data: &Data, colour: Colour) -> bool {
    data.start.soul_supply[colour as usize] > 0
}

/// An entry's twin among those before it.
fn twin<T: PartialEq>(all: &[T], number: usize) -> Option<usize> {
    let mut before = all[..number].iter();
    before.position(|other| *other == all[number])
}

fn tiles(data: &Data, odd: &mut Oddities) {
    /// A kind of feature, and how to tell it.
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
    let (here, usual) = (data.tiles.len(), standard().tiles.len());
    odd.tell_if(here != usual, format!("{here} tiles, the game has {usual}"));
    let mut compare = |what: &str, count: &dyn Fn(&Data) -> usize| {
        let (here, usual) = (count(data), count(standard()));
        let what = format!("{here} {what} on the tiles, the game has {usual}");
        odd.tell_if(here != usual, what);
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
            0 => odd.tell(format!("no space has {object:?}, so nobody can come by it")),
            spaces => odd.tell(format!(
                "{spaces} spaces have {object:?}, of which there is one"
            )),
        }
    }
    for &colour in Colour::ALL {
        match (count(data, Feature::Star(colour)), has_souls(data, colour)) {
            (0, true) => odd.tell(format!(
                "no star is {colour:?}, so no soul of this colour finds one"
            )),
            (1.., false) => odd.tell(format!("a star is {colour:?}, and no soul has this colour")),
            _ => {}
        }
    }
    let portals = count(data, Feature::Portal);
    odd.tell_if(portals == 1, "a single portal leads nowhere");
    let no_skull = count(data, Feature::Skull) == 0;
    odd.tell_if(no_skull, "no space has a skull, so nobody can come by one");
    let faces: Vec<[Water; 4]> = data.tiles.iter().map(|tile| tile.waters).collect();
    for number in 0..faces.len() {
        if let Some(twin) = twin(&faces, number) {
            let (number, twin) = (number + 1, twin + 1);
            odd.tell(format!("tile {number} is the same as tile {twin}"));
        }
    }
}

fn chart(data: &Data, odd: &mut Oddities) {
    let no_shore = !data.chart.ground.contains(&Ground::Shore);
    odd.tell_if(no_shore, "there is no shore, so nobody can arrive");
    let no_back = data.chart.back.is_empty();
    odd.tell_if(no_back, "no harbour space raises a ship's power");
    for space in Space::all() {
        if let Ground::Tidal(arrow) = data.chart.ground[space.index()]
            && space.step(arrow).is_none()
        {
            odd.tell(format!("the arrow of {space} points off the chart"));
        }
    }
}

fn start(data: &Data, odd: &mut Oddities) {
    odd.souls(&data.start.soul_supply);
    let why = "so the back of the harbour raises none";
    let what = format!("ships start with the most power there is, {why}");
    odd.tell_if(data.start.power == 6, what);
    let among_all = usize::from(data.start.time_out_among) == data.tiles.len();
    odd.tell_if(among_all, "the Time Out tile may be the first to be turned");
}

fn barrels(data: &Data, odd: &mut Oddities) {
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
            odd.tell(format!(
                "{:?} works at {here}, in the game at {there}",
                barrel.barrel
            ));
        }
    }
}

fn skulls(data: &Data, odd: &mut Oddities) {
    for (number, (skull, bonus)) in Skull::ALL.iter().zip(&data.skulls).enumerate() {
        let (Bonus::With(_, points)
        | Bonus::EachPoppet(points)
        | Bonus::MostCoins(points)
        | Bonus::PowerFrom(_, points)
        | Bonus::NoSoul(points)
        | Bonus::EachSoul(_, points)) = *bonus;
        odd.tell_if(points == 0, format!("the {skull:?} skull is worth nothing"));
        match *bonus {
            Bonus::With(object, _) if count(data, Feature::Object(object)) == 0 => {
                odd.tell(format!(
                    "the {skull:?} skull asks for {object:?}, which nobody can come by"
                ));
            }
            Bonus::EachSoul(colour, _) if !has_souls(data, colour) => {
                odd.tell(format!(
                    "the {skull:?} skull asks for {colour:?} souls, of which there are none"
                ));
            }
            Bonus::PowerFrom(1, _) => odd.tell(format!(
                "the {skull:?} skull asks for power 1, which every ship has"
            )),
            _ => {}
        }
        if let Some(twin) = twin(&data.skulls, number) {
            let twin = Skull::ALL[twin];
            odd.tell(format!(
                "the {skull:?} skull is worth the same as the {twin:?} skull"
            ));
        }
    }
}

fn skills(data: &Data, odd: &mut Oddities) {
    for (number, (colour, skill)) in Colour::ALL.iter().zip(&data.skills).enumerate() {
        let usual = match *skill {
            Skill::Range(spaces) => spaces <= data.start.broadside_range,
            Skill::MapCoins(coins) => coins <= data.start.map_coins,
            Skill::StormRider => false,
            Skill::JaxAtLeast(souls) => souls <= 1,
            Skill::BoardItems(items) => items <= 1,
        };
        let what = format!("{skill:?} gives {colour:?} no more than everybody has");
        odd.tell_if(usual, what);
        if let Some(twin) = twin(&data.skills, number) {
            let twin = Colour::ALL[twin];
            odd.tell(format!("{colour:?} can do the same as {twin:?}"));
        }
    }
}

fn cursed(data: &Data, odd: &mut Oddities) {
    let cards = &data.cursed.extra_card;
    for (number, card) in cards.iter().enumerate() {
        if let Some(twin) = twin(cards, number) {
            let (one, other) = (Colour::ALL[twin], Colour::ALL[number]);
            odd.tell(format!(
                "{one:?} and {other:?} have the same extra card, {card:?}"
            ));
        }
    }
    for &object in &data.cursed.takes {
        let what = format!("they take {object:?}, which nobody can come by");
        odd.tell_if(count(data, Feature::Object(object)) == 0, what);
    }
    odd.tell_if(data.cursed.skulls == 0, "they can hold no skull");
    let what = "a skull is worth nothing to them besides its condition";
    odd.tell_if(data.cursed.skull_worth == 0, what);
}

fn blessed(data: &Data, odd: &mut Oddities) {
    odd.blessed(data.blessed.points);
    for rank in Rank::ALL {
        let is_missing = !data.blessed.ranks.contains(rank);
        odd.tell_if(is_missing, format!("there is no {rank:?}"));
    }
}
