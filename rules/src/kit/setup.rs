//! A game's setup: who sits where, and what is chosen.

use super::{Declared, Options, Outfit, Place, Seating, SetupError, Token, Value};
use crate::table::files::spelt;
use crate::table::{MOST_SEATS, SeatKind};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// A taken seat, and who sits there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chair<S: Seating> {
    /// The seat's token.
    pub colour: S::Token,
    /// The kind of seat: who decides for it.
    pub kind: SeatKind,
    /// The player's name; empty for the token's own.
    pub name: String,
    /// The values of the seat's options.
    pub options: Options,
}

impl<S: Seating> Chair<S> {
    /// Returns a seat without a name of its own, with its options by the rule.
    #[must_use]
    pub fn new(colour: S::Token, kind: SeatKind) -> Self {
        Self {
            colour,
            kind,
            name: String::new(),
            options: Options::by_rule(S::SEAT_OPTIONS),
        }
    }
}

/// The players of a game, and its options.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup<G: Outfit> {
    /// The taken seats, clockwise.
    pub chairs: Vec<Chair<G::Seats>>,
    /// The values of the game's options.
    pub options: Options,
}

impl<G: Outfit> Setup<G> {
    /// Returns a setup of these seats, with the options by the rule.
    #[must_use]
    pub fn new(chairs: impl IntoIterator<Item = Chair<G::Seats>>) -> Self {
        Self {
            chairs: chairs.into_iter().collect(),
            options: Options::by_rule(G::OPTIONS),
        }
    }

    /// Returns a setup of these kinds in the order of the tokens, with the options by the rule.
    #[must_use]
    pub fn of(kinds: &[SeatKind]) -> Self {
        let chairs = kinds.iter().zip(G::TOKENS);
        Self::new(chairs.map(|(&kind, &token)| Chair::new(token, kind)))
    }

    /// Returns a setup of the places that were filled, with these options; by the rule what is not among them.
    ///
    /// # Errors
    /// Tells what is expected instead.
    pub fn seated(places: &[Place], options: Options) -> Result<Self, SetupError> {
        let chairs = places.iter().map(|place| {
            let token = G::TOKENS.get(place.token);
            let (least, most) = G::PLAYERS;
            let found = place.token + 1;
            Ok(Chair {
                colour: *token.ok_or(SetupError::Seats { found, least, most })?,
                kind: place.kind,
                name: place.name.clone(),
                options: place.options.clone(),
            })
        });
        let mut setup = Self::new(chairs.collect::<Result<Vec<_>, _>>()?);
        for (option, value) in options.iter() {
            setup.options.set(option, value.clone());
        }
        setup.check().map(|()| setup)
    }

    /// Returns the same setup with another value for one option.
    #[must_use]
    pub fn with(mut self, option: &Declared, value: impl Into<Value>) -> Self {
        self.options.set(option, value);
        self
    }

    /// Returns the same setup with everybody so many seats further clockwise.
    #[must_use]
    pub fn rotated(&self, seats: usize) -> Self {
        let mut setup = self.clone();
        let all = setup.chairs.len().max(1);
        setup.chairs.rotate_right(seats % all);
        setup
    }

    /// Returns who sits where, clockwise.
    #[must_use]
    pub fn kinds(&self) -> Vec<SeatKind> {
        self.chairs.iter().map(|chair| chair.kind).collect()
    }

    /// Returns the automa of each seat; none where somebody else decides.
    #[must_use]
    pub fn automa(&self) -> [Option<SeatKind>; MOST_SEATS] {
        let mut automa = [None; MOST_SEATS];
        for (automa, chair) in automa.iter_mut().zip(&self.chairs) {
            *automa = Some(chair.kind).filter(|kind| kind.is_automa());
        }
        automa
    }

    /// The token of each seat, as files spell it.
    #[must_use]
    pub fn tokens(&self) -> Vec<String> {
        let chairs = self.chairs.iter();
        chairs.map(|chair| spelt(chair.colour.name())).collect()
    }

    /// Returns who sits in each seat, as the command line spells it.
    #[must_use]
    pub fn kind_names(&self) -> Vec<String> {
        let chairs = self.chairs.iter();
        chairs.map(|chair| chair.kind.name().to_owned()).collect()
    }

    /// Checks that the game can be played with this setup.
    ///
    /// # Errors
    /// Tells what is expected instead.
    pub fn check(&self) -> Result<(), SetupError> {
        let (least, most) = G::PLAYERS;
        let found = self.chairs.len();
        if !(usize::from(least)..=usize::from(most)).contains(&found) {
            return Err(SetupError::Seats { found, least, most });
        }
        for (place, chair) in self.chairs.iter().enumerate() {
            let others = &self.chairs[..place];
            if others.iter().any(|other| other.colour == chair.colour) {
                return Err(SetupError::Twice(spelt(chair.colour.name())));
            }
            self::check::<G>(chair)
                .map_err(|wrong| SetupError::Seat(place + 1, Box::new(wrong)))?;
        }
        self.options.check()
    }
}

/// Checks whether a seat can be so in a game.
fn check<G: Outfit>(chair: &Chair<G::Seats>) -> Result<(), SetupError> {
    if !G::TOKENS.contains(&chair.colour) {
        let tokens: Vec<String> = G::TOKENS.iter().map(|token| spelt(token.name())).collect();
        let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
        return Err(SetupError::found(&spelt(chair.colour.name()), &tokens));
    }
    let kinds = SeatKind::all(G::AUTOMA);
    if !kinds.contains(&chair.kind) {
        let names: Vec<&str> = kinds.iter().map(|kind| kind.name()).collect();
        return Err(SetupError::found(chair.kind.name(), &names));
    }
    chair.options.check()
}

impl<S: Seating> Serialize for Chair<S> {
    fn serialize<W: Serializer>(&self, serializer: W) -> Result<W::Ok, W::Error> {
        let mut record = serializer.serialize_struct("Chair", 3 + S::SEAT_OPTIONS.len())?;
        record.serialize_field("colour", &self.colour)?;
        record.serialize_field("kind", &self.kind)?;
        record.serialize_field("name", &self.name)?;
        self.options.write(&mut record)?;
        record.end()
    }
}

impl<G: Outfit> Serialize for Setup<G> {
    fn serialize<W: Serializer>(&self, serializer: W) -> Result<W::Ok, W::Error> {
        let mut record = serializer.serialize_struct("Setup", 1 + G::OPTIONS.len())?;
        record.serialize_field("chairs", &self.chairs)?;
        self.options.write(&mut record)?;
        record.end()
    }
}
