//! What a seat sees: the one place that says what is hidden (`voodoo-pirate §3`, `§5`).

use super::chart::{Heading, Quarters, SPACES, Slot, Space};
use super::choice::Question;
use super::data::{Ground, Water};
use super::event::Phase;
use super::pieces::*;
use super::play::{MOST_SOULS, Play};
use super::score::Score;
use crate::table::{PieceId, Seat};
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;

/// A piece as the viewer sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seen {
    /// Which piece; nothing where the viewer may not tell it from others like it.
    pub id: Option<PieceId>,
    /// What it is; nothing where only its back shows.
    pub face: Option<Face>,
    /// Where it lies.
    pub place: Place,
}

/// A space as everybody sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SpaceView {
    /// The space.
    pub space: Space,
    /// What it is, tiles aside.
    pub ground: Ground,
    /// Its water, once placed; nothing for harbour, shore and tidal water.
    pub water: Option<Water>,
    /// Whether it is placed.
    pub placed: bool,
    /// Whose ship lies there.
    pub ship: Option<Seat>,
}

/// A tile on the chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TileView {
    /// Its number.
    pub tile: u8,
    /// Where it lies.
    pub slot: Slot,
    /// How it lies.
    pub turned: Quarters,
}

/// A thing aboard, and whether it is buried until Dawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Held<T> {
    /// The thing.
    pub thing: T,
    /// Whether it is buried.
    pub buried: bool,
}

/// A pirate with everything it owns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PirateView {
    /// Whose.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
    /// Whether it is a Cursed Pirate.
    pub cursed: bool,
    /// Where its ship is; none before it is placed.
    pub space: Option<Space>,
    /// Which way the ship faces.
    pub facing: Heading,
    /// The ship's power, 1 to 6.
    pub power: u8,
    /// Coins that are not buried.
    pub coins: u8,
    /// Coins buried.
    pub buried_coins: u8,
    /// Poppets that are not buried.
    pub poppets: u8,
    /// Poppets buried.
    pub buried_poppets: u8,
    /// Souls by place.
    pub souls: [Option<Held<Colour>>; MOST_SOULS],
    /// Objects.
    pub objects: Vec<Held<Object>>,
    /// Skulls; the reverse only to their owner, and to all once the game is over.
    pub skulls: Vec<Held<Option<Skull>>>,
    /// What each of these skulls is worth as things stand; nothing where its reverse is not known.
    pub skull_worth: Vec<Option<i8>>,
    /// Whether it holds the GriGri.
    pub grigri: bool,
    /// Whether it is in jail.
    pub jailed: bool,
    /// Whether the ship is on the shore.
    pub ashore: bool,
    /// Whether the ship is held by the wind.
    pub stuck: bool,
    /// Cards in hand; to others only while none lies face down, since the rest would tell which.
    pub hand: Option<Vec<Card>>,
    /// The card laid face down: whether there is one, and which to its owner.
    pub face_down: Option<Option<Card>>,
    /// The second card laid face down, on Bones.
    pub second_face_down: Option<Option<Card>>,
    /// The card in front: played in this round, or in the last one until the reveal.
    pub face_up: Option<Card>,
    /// The second card revealed, on Bones.
    pub second_face_up: Option<Card>,
    /// A Cursed Pirate's discard pile.
    pub discard: Vec<Card>,
    /// The barrel its figure is on.
    pub barrel: Option<Barrel>,
    /// Its blessed card: whether it has one, and which to who was dealt it.
    pub blessed: Option<Option<Rank>>,
    /// Its points as far as the viewer may know them.
    pub score: Score,
}

/// Everything that a seat sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// Who looks; nothing for an onlooker.
    pub viewer: Option<Seat>,
    /// The phase.
    pub phase: Phase,
    /// The round, from 1; 0 before the first Dusk.
    pub round: u8,
    /// Rounds at most.
    pub most_rounds: u8,
    /// The wind.
    pub wind: Wind,
    /// The tide.
    pub tide: Tide,
    /// Colonial ships.
    pub colonials: u8,
    /// Colonial ships at most.
    pub most_colonials: u8,
    /// Where the whirlpool is, once conjured.
    pub whirlpool: Option<Space>,
    /// Who holds the Sun.
    pub sun: Seat,
    /// Who holds the Moon.
    pub moon: Option<Seat>,
    /// Whose turn it is under the Moon.
    pub active: Option<Seat>,
    /// All spaces, row by row from the north-west.
    pub spaces: Vec<SpaceView>,
    /// Tiles on the chart.
    pub tiles: Vec<TileView>,
    /// Tiles left in the stack.
    pub stack: u8,
    /// The top tile, to who has looked at it.
    pub top_tile: Option<(u8, Quarters)>,
    /// Coins in the supply.
    pub coins: u8,
    /// Poppets in the supply.
    pub poppets: u8,
    /// Skulls in the supply.
    pub skulls: u8,
    /// Objects in the supply.
    pub objects: Vec<Object>,
    /// Souls in the bag by colour: everybody can count.
    pub bag: [u8; 5],
    /// The ritual grid by cell.
    pub grid: [Option<Colour>; 9],
    /// The ring of barrels, clockwise: which, whether of Dusk, who sits on it.
    pub barrels: Vec<(Barrel, bool, Option<Figure>)>,
    /// All pirates, by seat.
    pub pirates: Vec<PirateView>,
    /// All pieces, as far as they can be told apart.
    pub pieces: Vec<Seen>,
}

impl View {
    /// A space's view.
    #[must_use]
    pub fn at(&self, space: Space) -> &SpaceView {
        &self.spaces[space.index()]
    }

    /// A pirate's view.
    #[must_use]
    pub fn pirate(&self, seat: Seat) -> &PirateView {
        &self.pirates[seat.index()]
    }
}

/// Makes the view of a seat.
pub fn view(
    In(viewer): In<Option<Seat>>,
    phase: Res<State<Phase>>,
    pieces: Query<(&PieceId, &Face)>,
    play: Play,
) -> View {
    let over = *phase.get() == Phase::Over;
    let start = &play.book.0.start;
    let mut bag = [0; 5];
    for (_, soul, at) in &play.souls {
        bag[soul.0 as usize] += u8::from(at.place == Place::Bag);
    }
    let objects = Object::ALL.iter().copied();
    View {
        viewer,
        phase: *phase.get(),
        round: play.round.number,
        most_rounds: start.most_rounds,
        wind: play.wind(),
        tide: play.tide(),
        colonials: play.colonials(),
        most_colonials: start.most_colonials,
        whirlpool: play.whirlpool(),
        sun: play.sun(),
        moon: match play.marker(Marker::Moon) {
            Place::Aboard(seat) => Some(seat),
            _ => None,
        },
        active: play.round.active,
        spaces: spaces(&play),
        tiles: play
            .tiles
            .iter()
            .filter_map(|(_, tile, at, turned, _)| match at.place {
                Place::Slot(slot) => Some(TileView {
                    tile: tile.0,
                    slot,
                    turned: turned.0,
                }),
                _ => None,
            })
            .collect(),
        stack: play.stack(),
        top_tile: play.tiles.iter().find_map(|(_, tile, at, turned, known)| {
            // Turned for the captain on Sea, it lies open to onlookers too.
            let open = matches!(play.asking.open, Some((_, Question::LayTile(_))));
            let knows = open || viewer.is_some_and(|seat| known.0.contains(seat));
            (at.place == Place::Stack(0) && knows).then_some((tile.0, turned.0))
        }),
        coins: play.coins_at(Place::Supply),
        poppets: play.poppets_at(Place::Supply),
        skulls: play.skulls_at(Place::Supply),
        objects: objects
            .filter(|&object| play.treasure(Treasure::Object(object)) == Place::Supply)
            .collect(),
        bag,
        grid: play.grid(),
        barrels: play
            .book
            .0
            .barrels
            .iter()
            .map(|entry| {
                let on = Place::On(entry.barrel);
                let sitter = play.figures.iter().find(|(_, _, at)| at.place == on);
                (
                    entry.barrel,
                    entry.dusk,
                    sitter.map(|(_, figure, _)| *figure),
                )
            })
            .collect(),
        pirates: (0..play.seats())
            .map(|seat| pirate(&play, Seat(seat), viewer, over))
            .collect(),
        pieces: seen_pieces(&play, &pieces, viewer, over),
    }
}

fn spaces(play: &Play) -> Vec<SpaceView> {
    let mut all = Vec::with_capacity(SPACES);
    all.extend(Space::all().map(|space| SpaceView {
        space,
        ground: play.ground(space),
        water: play.water(space),
        placed: play.is_placed(space),
        ship: play.ship_on(space),
    }));
    all
}

fn pirate(play: &Play, seat: Seat, viewer: Option<Seat>, over: bool) -> PirateView {
    let own = viewer == Some(seat);
    let (aboard, sand) = (Place::Aboard(seat), Place::Buried(seat));
    let mut souls = [None; MOST_SOULS];
    for (_, soul, at) in &play.souls {
        let (berth, buried) = match at.place {
            Place::Berth(owner, berth) if owner == seat => (berth, false),
            Place::BuriedBerth(owner, berth) if owner == seat => (berth, true),
            _ => continue,
        };
        souls[usize::from(berth)] = Some(Held {
            thing: soul.0,
            buried,
        });
    }
    let mut objects = Vec::new();
    let (mut skulls, mut skull_worth) = (Vec::new(), Vec::new());
    for (_, treasure, at) in &play.treasures {
        if at.place != aboard && at.place != sand {
            continue;
        }
        let buried = at.place == sand;
        match *treasure {
            Treasure::Object(thing) => objects.push(Held { thing, buried }),
            Treasure::Skull(skull) => {
                let known = own || over;
                skulls.push(Held {
                    thing: known.then_some(skull),
                    buried,
                });
                skull_worth.push(known.then(|| play.skull_worth(seat, skull)));
            }
            Treasure::GriGri => {}
        }
    }
    let cards_at = |place: Place| -> Vec<Card> {
        play.cards
            .iter()
            .filter(|(_, _, at)| at.place == place)
            .map(|(_, card, _)| card.card)
            .collect()
    };
    let laid = |place: Place| play.card_at(place).map(|card| own.then_some(card));
    let face_down = laid(Place::FaceDown(seat));
    PirateView {
        seat,
        colour: play.colour(seat),
        cursed: play.is_cursed(seat),
        space: play.space(seat),
        facing: play.facing(seat),
        power: play.power(seat),
        coins: play.coins(seat),
        buried_coins: play.coins_at(sand),
        poppets: play.poppets(seat),
        buried_poppets: play.poppets_at(sand),
        souls,
        objects,
        skulls,
        skull_worth,
        grigri: play.has_grigri(seat),
        jailed: play.is_jailed(seat),
        ashore: play.is_ashore(seat),
        stuck: play.is_stuck(seat),
        hand: (own || face_down.is_none()).then(|| cards_at(Place::Hand(seat))),
        face_down,
        second_face_down: laid(Place::SecondFaceDown(seat)),
        face_up: play.card_at(Place::FaceUp(seat)),
        second_face_up: play.card_at(Place::SecondFaceUp(seat)),
        discard: cards_at(Place::Discard(seat)),
        barrel: play.barrel_of(seat),
        blessed: play
            .blessed
            .iter()
            .find(|(_, _, at, _)| at.place == aboard)
            .map(|(_, card, _, known)| {
                let knows = viewer.is_some_and(|viewer| known.0.contains(viewer));
                (knows || over).then_some(card.0)
            }),
        score: if over {
            play.score(seat)
        } else if own {
            super::score::Score {
                blessed: 0,
                ..play.score(seat)
            }
        } else {
            play.open_score(seat)
        },
    }
}

/// All pieces, without telling apart what the viewer may not tell apart.
fn seen_pieces(
    play: &Play,
    faces: &Query<(&PieceId, &Face)>,
    viewer: Option<Seat>,
    over: bool,
) -> Vec<Seen> {
    let mut places: Vec<(PieceId, Place, bool)> = Vec::with_capacity(192);
    let own = |place: Place| viewer.is_some() && place.owner() == viewer;
    places.extend(play.souls.iter().map(|(id, _, at)| (*id, at.place, true)));
    places.extend(play.coins.iter().map(|(id, at)| (*id, at.place, true)));
    places.extend(play.poppets.iter().map(|(id, at)| (*id, at.place, true)));
    places.extend(play.figures.iter().map(|(id, _, at)| (*id, at.place, true)));
    places.extend(play.markers.iter().map(|(id, _, at)| (*id, at.place, true)));
    places.extend(play.treasures.iter().map(|(id, treasure, at)| {
        let hidden = matches!(treasure, Treasure::Skull(_)) && !own(at.place) && !over;
        (*id, at.place, !hidden)
    }));
    places.extend(play.blessed.iter().map(|(id, _, at, known)| {
        let knows = viewer.is_some_and(|viewer| known.0.contains(viewer));
        (*id, at.place, knows || over)
    }));
    places.extend(play.tiles.iter().map(|(id, _, at, _, known)| {
        let knows = viewer.is_some_and(|seat| known.0.contains(seat));
        (*id, at.place, matches!(at.place, Place::Slot(_)) || knows)
    }));
    places.extend(play.cards.iter().map(|(id, card, at)| {
        let veiled = Place::FaceDown(card.owner);
        let guessable = matches!(at.place, Place::Hand(_)) && play.card_at(veiled).is_some();
        let hidden = match at.place {
            Place::Deck(..) => true,
            place => (place.is_face_down() || guessable) && !own(place),
        };
        (*id, at.place, !hidden)
    }));
    let mut seen: Vec<Seen> = places
        .into_iter()
        .map(|(id, place, known)| Seen {
            id: known.then_some(id),
            face: known
                .then(|| faces.iter().find(|(piece, _)| **piece == id))
                .flatten()
                .map(|(_, face)| *face),
            place,
        })
        .collect();
    // Sorted by what shows, so that the order tells nothing either.
    seen.sort_unstable_by_key(|piece| (piece.id, piece.place));
    seen
}
