//! Saying in words what rules say in values.

use super::{Chair, Seating, Texted, Token, Tried};
use crate::table::words::{Value, Words};
use crate::table::{Game, Seat, Table};
use std::sync::Arc;

/// The texts of a game, and the names of those who sit at a table.
#[derive(Debug, Clone)]
pub struct Teller {
    words: Arc<Words>,
    names: Vec<String>,
}

impl Teller {
    /// The texts, with these names by seat.
    #[must_use]
    pub fn new(words: &Arc<Words>, names: impl IntoIterator<Item = String>) -> Self {
        Self {
            words: Arc::clone(words),
            names: names.into_iter().collect(),
        }
    }

    /// The texts, with the names of those who sit in these chairs: each its own, or else its token's.
    #[must_use]
    pub fn at<S: Seating>(words: &Arc<Words>, chairs: &[Chair<S>]) -> Self {
        Self::new(words, chairs.iter().map(|chair| seat_name(words, chair)))
    }

    /// The texts.
    #[must_use]
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Returns what whoever sits in a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        let name = self.names.get(seat.index());
        name.map_or_else(|| self.say("pirate-nobody", &[]), Clone::clone)
    }

    /// A text with what is filled into it.
    #[must_use]
    pub fn say(&self, id: &str, values: &[(&str, Value)]) -> String {
        self.words.say(id, values)
    }

    /// The text of a value, into which nothing is filled.
    #[must_use]
    pub fn text(&self, value: impl Texted) -> String {
        self.say(value.text_id(), &[])
    }
}

impl Teller {
    /// Returns what was tried before an answer that nobody was asked for: a line, or an answer in words with the rule that forbids it.
    #[must_use]
    pub fn tried<L: Texted, C, R: Texted>(
        &self,
        tried: Tried<L, C, R>,
        choice: impl FnOnce(C) -> String,
    ) -> String {
        match tried {
            Tried::Line(line) => self.text(line),
            Tried::Refused(refused, reason) => {
                let values = [
                    ("choice", choice(refused).into()),
                    ("reason", self.text(reason).into()),
                ];
                self.say("tried-refused", &values)
            }
        }
    }
}

/// Says the values of a game's rules in words. [`crate::speaker!`] declares one.
pub trait Speaks<G: Game>: AsRef<Teller> + Sized {
    /// Returns a speaker of these texts for a table.
    fn at_table(words: Words, table: &mut Table<G>) -> Self;
}

/// Declares the `Speaker` of a game, with its texts and its `Data`. What besides it knows of a `Setup` stands behind the game: `long: bool = |setup| …`.
#[macro_export]
macro_rules! speaker {
    ($game:ident $(, $(#[$doc:meta])* $known:ident: $type:ty = $of:expr)* $(,)?) => {
        /// Says the values of the rules.
        pub struct Speaker {
            /// The texts, and who sits there.
            pub teller: $crate::kit::Teller,
            /// The data of the game.
            pub data: ::std::sync::Arc<Data>,
            $( $(#[$doc])* $known: $type, )*
        }

        impl Speaker {
            /// Returns a speaker of these texts for the table of a setup.
            #[must_use]
            pub fn new(
                words: $crate::table::words::Words,
                setup: &Setup,
                data: &::std::sync::Arc<Data>,
            ) -> Self {
                $( let $known: fn(&Setup) -> $type = $of; )*
                Self {
                    teller: $crate::kit::Teller::at(&::std::sync::Arc::new(words), &setup.chairs),
                    data: ::std::sync::Arc::clone(data),
                    $( $known: $known(setup), )*
                }
            }
        }

        impl AsRef<$crate::kit::Teller> for Speaker {
            fn as_ref(&self) -> &$crate::kit::Teller {
                &self.teller
            }
        }

        impl $crate::kit::Speaks<$game> for Speaker {
            fn at_table(
                words: $crate::table::words::Words,
                table: &mut $crate::table::Table<$game>,
            ) -> Self {
                Self::new(words, table.setup(), table.data())
            }
        }
    };
}

/// Writes into an `impl Speaker` what it says of these values where nothing is filled into their texts but their own parts: of a
/// `question`, with whose it is besides, of a `choice`, and of an `event of` the game. Of events a decision says nothing, and a phase that began its own
/// text, into which its number goes by this name; what others say a method says where one is named behind.
#[macro_export]
macro_rules! says {
    ($first:ident, $second:ident) => {
        $crate::says!($first);
        $crate::says!($second);
    };
    (question) => {
        /// Returns a question to a seat.
        #[must_use]
        pub fn question(&self, seat: $crate::table::Seat, question: Question) -> String {
            let mut values = $crate::kit::Filled::filled(question, self);
            values.push(("seat", self.teller.name(seat).into()));
            let id = $crate::kit::Texted::text_id(question);
            self.teller.say(id, &values)
        }
    };
    (choice) => {
        /// Returns an answer.
        #[must_use]
        pub fn choice(&self, choice: Choice) -> String {
            let values = $crate::kit::Filled::filled(choice, self);
            let id = $crate::kit::Texted::text_id(choice);
            self.teller.say(id, &values)
        }
    };
    (event of $game:ident, $number:literal) => {
        $crate::says!(event of $game, $number, own_text);

        fn own_text(&self, told: &$crate::table::Logged<$game>) -> Option<String> {
            let values = $crate::kit::Filled::filled(told.event, self);
            let id = $crate::kit::Texted::text_id(told.event);
            Some(self.teller.say(id, &values))
        }
    };
    (event of $game:ident, $number:literal, $other:ident) => {
        /// Returns what happened; nothing of what other events tell.
        #[must_use]
        pub fn event(&self, told: &$crate::table::Logged<$game>) -> Option<String> {
            match told.event {
                Event::Decided(..) => None,
                Event::PhaseBegan(phase, number) => {
                    let id = $crate::kit::Texted::text_id(phase);
                    Some(self.teller.say(id, &[($number, number.into())]))
                }
                _ => self.$other(told),
            }
        }
    };
}

/// A value that is filled into a text, by its name.
pub type Filling = (&'static str, Value<'static>);

/// A part of a value as a speaker `S` says it; of what `#[values]` give a text, that text.
pub trait Said<S> {
    /// Returns what is filled into a text.
    fn said(self, speaker: &S) -> Value<'static>;
}

impl<S: AsRef<Teller>> Said<S> for Seat {
    fn said(self, speaker: &S) -> Value<'static> {
        speaker.as_ref().name(self).into()
    }
}

impl<S> Said<S> for u8 {
    fn said(self, _: &S) -> Value<'static> {
        self.into()
    }
}

impl<S> Said<S> for i8 {
    fn said(self, _: &S) -> Value<'static> {
        self.into()
    }
}

impl<S> Said<S> for u16 {
    fn said(self, _: &S) -> Value<'static> {
        i64::from(self).into()
    }
}

impl<S> Said<S> for bool {
    fn said(self, _: &S) -> Value<'static> {
        self.to_string().into()
    }
}

/// The sum of points, source by source.
impl<S, const N: usize> Said<S> for [i16; N] {
    fn said(self, _: &S) -> Value<'static> {
        self.map(i32::from).iter().sum::<i32>().into()
    }
}

/// A value that may be hidden, or is not there: then it is `none`.
impl<S, T: Said<S>> Said<S> for Option<T> {
    fn said(self, speaker: &S) -> Value<'static> {
        self.map_or("none".into(), |value| value.said(speaker))
    }
}

/// A value with all that can be filled into its text, by the names of its parts.
pub trait Filled<S>: Texted {
    /// Returns the parts as a speaker says them.
    fn filled(self, speaker: &S) -> Vec<Filling>;
}

/// Returns what whoever sits in a seat is called: by its own name, or else its token's.
#[must_use]
pub fn seat_name<S: Seating>(words: &Words, chair: &Chair<S>) -> String {
    match chair.name.trim() {
        "" => token_name(words, chair.colour),
        name => name.to_owned(),
    }
}

/// A token as a name: `Blue`.
#[must_use]
pub fn token_name(words: &Words, token: impl Token) -> String {
    words.say(&format!("{}.name", token.text_id()), &[])
}
