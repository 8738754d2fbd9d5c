//! How scenario files spell the values of the rules: pirates by colour, cells and places as printed, pieces by what they are.

use crate::table::{PieceId, Seat};
pub(super) use crate::voodoo::GridCell;
use crate::voodoo_pirate::chart::{Heading, Quarters, Slot, Space};
use crate::voodoo_pirate::choice::{self, Choice, Pour};
use crate::voodoo_pirate::event::{Cause, Phase};
use crate::voodoo_pirate::pieces::*;
use crate::voodoo_pirate::score::Score;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What stands behind the names at one table.
pub(super) struct Names {
    /// Each seat's colour, clockwise.
    pub(super) colours: Vec<Colour>,
    /// What each piece is, by its number.
    pub(super) faces: Faces,
}

impl Names {
    /// Where the pirate of a colour sits.
    pub(super) fn seat(&self, pirate: Pirate) -> Result<Seat, String> {
        let seat = self.colours.iter().position(|&colour| colour == pirate.0);
        seat.map(|seat| Seat(seat as u8))
            .ok_or_else(|| format!("{:?} is not at the table", pirate.0))
    }
}

/// A value that files spell in words of their own.
pub(super) trait Spelled: Sized {
    /// The rules' own value.
    type Rules;

    /// How files spell it.
    fn spell(rules: Self::Rules, names: &Names) -> Self;
}

/// A value that can be read back: what a choice may say.
pub(super) trait Meant: Spelled {
    /// What the rules understand by it.
    fn meant(self, names: &Names) -> Result<Self::Rules, String>;
}

/// Values that files spell as the rules do.
macro_rules! as_in_the_rules {
    ($($type:ty),* $(,)?) => { $(
        impl Spelled for $type {
            type Rules = Self;
            fn spell(rules: Self, _: &Names) -> Self { rules }
        }
        impl Meant for $type {
            fn meant(self, _: &Names) -> Result<Self, String> { Ok(self) }
        }
    )* };
}

as_in_the_rules!(
    bool, u8, i8, i32, Barrel, Card, Cause, Colour, Heading, Object, Phase, Pour, Rank, Skull,
    Space, Tide, Wind,
);

/// An enum of the rules, variant by variant, with each field spelled in its own way.
macro_rules! mirror {
    ($name:ident of $rules:path { $( $variant:ident $( ( $($field:ident : $type:ty),* ) )? , )* }) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        pub(super) enum $name { $( $variant $( ( $($type),* ) )?, )* }

        impl Spelled for $name {
            type Rules = $rules;
            fn spell(rules: Self::Rules, names: &Names) -> Self {
                use $rules as Rules;
                let _ = names;
                match rules {
                    $( Rules::$variant $( ( $($field),* ) )? => Self::$variant $( ( $( <$type>::spell($field, names) ),* ) )?, )*
                }
            }
        }
    };
    ($name:ident of $rules:path, both ways { $( $variant:ident $( ( $($field:ident : $type:ty),* ) )? , )* }) => {
        mirror!($name of $rules { $( $variant $( ( $($field : $type),* ) )?, )* });

        impl Meant for $name {
            fn meant(self, names: &Names) -> Result<Self::Rules, String> {
                use $rules as Rules;
                let _ = names;
                Ok(match self {
                    $( Self::$variant $( ( $($field),* ) )? => Rules::$variant $( ( $( $field.meant(names)? ),* ) )?, )*
                })
            }
        }
    };
}

/// A pirate, by its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Pirate(pub(super) Colour);

impl Spelled for Pirate {
    type Rules = Seat;
    fn spell(seat: Seat, names: &Names) -> Self {
        Self(names.colours[seat.index()])
    }
}

impl Meant for Pirate {
    fn meant(self, names: &Names) -> Result<Seat, String> {
        names.seat(self)
    }
}

/// A place for a soul aboard as it is printed, 1 to 4.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct SoulPlace(u8);

impl Spelled for SoulPlace {
    type Rules = Berth;
    fn spell(berth: Berth, _: &Names) -> Self {
        Self(berth + 1)
    }
}

impl Meant for SoulPlace {
    fn meant(self, _: &Names) -> Result<Berth, String> {
        match self.0 {
            1..=MOST_BERTHS => Ok(self.0 - 1),
            other => Err(format!(
                "there is no place {other} for a soul, expected 1 to {MOST_BERTHS}"
            )),
        }
    }
}

impl Spelled for GridCell {
    type Rules = Cell;
    fn spell(cell: Cell, _: &Names) -> Self {
        Self::ALL[usize::from(cell.0)]
    }
}

impl Meant for GridCell {
    fn meant(self, _: &Names) -> Result<Cell, String> {
        Ok(self.cell())
    }
}

/// How far a tile is turned, in quarter turns clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct QuarterTurns(u8);

impl Spelled for QuarterTurns {
    type Rules = Quarters;
    fn spell(quarters: Quarters, _: &Names) -> Self {
        Self(quarters.0)
    }
}

impl Meant for QuarterTurns {
    fn meant(self, _: &Names) -> Result<Quarters, String> {
        match self.0 {
            0..4 => Ok(Quarters(self.0)),
            other => Err(format!(
                "a tile cannot be turned by {other} quarters, expected 0 to 3"
            )),
        }
    }
}

/// A slot for a tile, by its north-west space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Corner(Space);

impl Spelled for Corner {
    type Rules = Slot;
    fn spell(slot: Slot, _: &Names) -> Self {
        Self(slot.spaces()[0])
    }
}

impl Meant for Corner {
    fn meant(self, _: &Names) -> Result<Slot, String> {
        if self.0.quarter() == 0 {
            Ok(self.0.slot())
        } else {
            Err(format!(
                "{} is no north-west space of a tile, expected two odd numbers",
                self.0
            ))
        }
    }
}

/// A piece, by what it is; nobody knows by which of several alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Thing(Maybe<FaceName>);

impl Spelled for Thing {
    type Rules = Option<PieceId>;
    fn spell(piece: Option<PieceId>, names: &Names) -> Self {
        let face = piece.and_then(|piece| names.faces.of(piece));
        Self(Maybe(face.map(|face| FaceName::spell(face, names))))
    }
}

/// All points of a pirate together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Total(i32);

impl Spelled for Total {
    type Rules = Score;
    fn spell(score: Score, _: &Names) -> Self {
        Self(score.total())
    }
}

mirror!(FaceName of Face {
    Ship(pirate: Pirate), Figure(pirate: Pirate), CursedFigure(number: u8), Soul(colour: Colour), Coin, Poppet,
    Object(object: Object), Skull(skull: Skull), GriGri, Card(pirate: Pirate, card: Card), Tile(number: u8), Harbour(number: u8),
    Island, Barrel(barrel: Barrel), Sun, Moon, Jail, Vane, TideMarker, Colonials, Whirlpool, Blessed(rank: Rank),
});

mirror!(Spot of Place {
    Supply, Bag, Grid(cell: GridCell), Aboard(pirate: Pirate), Buried(pirate: Pirate), Berth(pirate: Pirate, place: SoulPlace),
    BuriedBerth(pirate: Pirate, place: SoulPlace), Sea(space: Space), Stack(deep: u8), Slot(slot: Corner), Hand(pirate: Pirate),
    FaceDown(pirate: Pirate), SecondFaceDown(pirate: Pirate), FaceUp(pirate: Pirate), SecondFaceUp(pirate: Pirate),
    Deck(pirate: Pirate, deep: u8), Discard(pirate: Pirate), Mat(pirate: Pirate), On(barrel: Barrel), Vane(wind: Wind),
    Tide(tide: Tide), Colonials(ships: u8), Ring(number: u8), Box,
});

mirror!(Item of choice::Item, both ways {
    Coin, Poppet, Soul(place: SoulPlace), Object(object: Object), Skull,
});

mirror!(Asked of choice::Question {
    Harbour, PlayCard, CastPoppet, SecondCard, ChooseCard, Bury, Stars, Turn, Quadrants, Whirlpool, GridSoul, CallColour,
    WhichSoul(colour: Colour), Victim, GiveSoul(victim: Pirate), Take(left: u8), PlaceSoul, RitualSail(most: u8),
    LayTile(space: Space), Board(victim: Pirate, left: u8), Portal, Goods, GiveBack, Bottles(left: u8, way: Pour), ParrotTakes,
    ParrotGives(victim: Pirate, item: Item), Oars, GhostWind,
});

mirror!(Answer of Choice, both ways {
    Space(space: Space), Play(card: Card), Cast(barrel: Barrel), Pass, Bury(item: Item), Conjure, Barrel(barrel: Barrel),
    Use(object: Object), Face(heading: Heading), EndTurn, Quadrants(number: u8), GridSoul(cell: GridCell), SoulFrom(victim: Pirate),
    Colour(colour: Colour), Victim(victim: Pirate, heading: Heading), TakeCoin, TakePoppet, TakeSoul,
    Place(colour: Colour, cell: GridCell), Sail(heading: Heading, spaces: u8), Lay(turned: QuarterTurns), Item(item: Item),
    SwapBlessed, Take, GiveBack(item: Item), PourSoul, PourPoppet(colour: Colour), ItemOf(victim: Pirate, item: Item),
    Ship(victim: Pirate), Way(heading: Heading),
});

/// A field that a file may leave out: what is left out is not looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Maybe<T>(pub(super) Option<T>);

impl<T> Default for Maybe<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Maybe<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(|value| Self(Some(value)))
    }
}

impl<T: Serialize> Serialize for Maybe<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Some(value) => value.serialize(serializer),
            None => serializer.serialize_unit(),
        }
    }
}

/// A value as files spell it.
pub(super) fn text<T: Serialize>(value: &T) -> String {
    let on_one_line = ron::ser::PrettyConfig::new().depth_limit(0);
    ron::ser::to_string_pretty(value, on_one_line).unwrap_or_else(|error| error.to_string())
}
