//! Both games in words: who speaks, and what is told and named alike.
//!
//! The texts stand in a Fluent file of their own ([`WORDS`]) or, where the games say it in other words, in each game's under the same id.

use super::{Cell, Chair, Colour, Event, Faces, Voodoo, Wind};
use crate::table::files::{Fault, Files, Source};
use crate::table::words::{Value, Words};
use crate::table::{PieceId, Seat, SeatKind, Table, ToldBy};
use std::sync::Arc;

/// Where the texts stand that both games share. A game's own text of the same name wins.
pub const WORDS: &str = "voodoo/en.ftl";

/// Those texts as they are embedded.
pub(crate) const TEXT: &str = include_str!("../../../assets/voodoo/en.ftl");

/// The same in German.
pub(crate) const GERMAN: (&str, &str) = (
    "voodoo/de.ftl",
    include_str!("../../../assets/voodoo/de.ftl"),
);

/// Declares a function from a plain enum to ids; for tests it lists the enum's names too.
macro_rules! ids {
    ($function:ident, $list:ident: $name:ident { $( $variant:ident => $id:literal, )* }) => {
        pub(crate) fn $function(name: $name) -> &'static str {
            match name { $( $name::$variant => $id, )* }
        }

        #[cfg(test)]
        pub(crate) const $list: &[$name] = &[ $( $name::$variant, )* ];
    };
}
pub(crate) use ids;

ids! { seat_kind, SEAT_KINDS: SeatKind {
    Human => "seat-human",
    Cursed => "seat-cursed",
    Gentle => "seat-gentle",
    Deckhand => "seat-deckhand",
    Mate => "seat-mate",
    Captain => "seat-captain",
    Ghost => "seat-ghost",
    Random => "seat-random",
} }

ids! { colour, COLOURS: Colour {
    Red => "colour-red",
    Yellow => "colour-yellow",
    Blue => "colour-blue",
    Green => "colour-green",
    Purple => "colour-purple",
} }

ids! { wind, WINDS: Wind {
    Fair => "wind-fair",
    Storm => "wind-storm",
    Becalmed => "wind-becalmed",
    Mermaids => "wind-mermaids",
} }

/// The ritual grid's cells, row by row from the north-west.
const CELLS: [&str; 9] = [
    "cell-nw",
    "cell-n",
    "cell-ne",
    "cell-w",
    "cell-centre",
    "cell-e",
    "cell-sw",
    "cell-s",
    "cell-se",
];

pub(crate) fn cell(cell: Cell) -> &'static str {
    CELLS
        .get(usize::from(cell.0))
        .copied()
        .unwrap_or("cell-none")
}

/// What a game must say of itself to be put into words.
pub trait Voiced: Voodoo {
    /// Who sits where.
    fn chairs(setup: &Self::Setup) -> &[Chair];

    /// The id of a phase.
    fn phase_id(phase: Self::Phase) -> &'static str;

    /// The id of a direction.
    fn heading_id(heading: Self::Heading) -> &'static str;

    /// The id of an Action card.
    fn card_id(card: Self::Card) -> &'static str;

    /// The id of a barrel.
    fn barrel_id(barrel: Self::Barrel) -> &'static str;

    /// The id of a blessed card's rank.
    fn rank_id(rank: Self::Rank) -> &'static str;

    /// The id of a reason.
    fn reason_id(reason: Self::Reason) -> &'static str;

    /// The id of a cause.
    fn cause_id(cause: Self::Cause) -> &'static str;

    /// The section of the rule page that a cause stands in.
    fn section(cause: Self::Cause) -> &'static str;

    /// A space as it is called.
    fn space(speaker: &Speaker<Self>, space: Self::Space) -> String;

    /// A piece in a sentence.
    fn piece(speaker: &Speaker<Self>, face: Self::Face) -> String;

    /// What a piece does. Only for who may know what it is.
    fn tip(speaker: &Speaker<Self>, face: Self::Face) -> String;

    /// What is asked, with what the pirate sees named.
    fn asks(
        speaker: &Speaker<Self>,
        view: &Self::View,
        seat: Seat,
        question: Self::Question,
    ) -> String;

    /// An answer, with what the pirate sees named.
    fn answers(
        speaker: &Speaker<Self>,
        view: &Self::View,
        seat: Seat,
        question: Self::Question,
        choice: Self::Choice,
    ) -> String;

    /// Why a choice cannot be made.
    fn refuses(speaker: &Speaker<Self>, reason: Self::Reason) -> String;

    /// An event as a viewer may hear it; nothing of what goes without saying.
    fn tells(speaker: &Speaker<Self>, told: &ToldBy<Self>, viewer: Option<Seat>) -> Option<String>;

    /// The line of the aid that a Cursed Pirate followed.
    fn aids(speaker: &Speaker<Self>, told: &ToldBy<Self>) -> Option<String>;

    /// What made a pirate's points of a source, by its name in files.
    fn why_points(speaker: &Speaker<Self>, view: &Self::View, seat: Seat, source: &str) -> String;

    /// All points of a pirate, and its sources with theirs.
    fn points(score: &Self::Score) -> (i32, Vec<(&'static str, i8)>);
}

/// Reads a game's texts, those that both games share, and the desktop's, in the language of the files. A user's file need only hold the texts
/// that it puts in other words; what a language lacks is said in English.
///
/// # Errors
///
/// Everything that is wrong, file by file and from top to bottom.
pub(crate) fn load_words<const FILES: usize>(
    embedded: &Files,
    files: &Files,
    paths: [&str; FILES],
) -> Result<Words, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut sources: Vec<Source> = Vec::new();
    for language in files.language().asked() {
        // The user's words come after the embedded ones and win over them.
        for files in [embedded, files] {
            let open = |path| files.open(&language.path(path), &mut faults);
            sources.extend(paths.into_iter().filter_map(open));
        }
    }
    let named: Vec<(&str, &str)> = sources
        .iter()
        .map(|source| (source.file(), source.text()))
        .collect();
    match Words::read(files.language().code(), &named) {
        Ok(words) if faults.is_empty() => Ok(words),
        Ok(_) => Err(faults),
        Err(mut found) => {
            // A file that nobody overrides was read twice, and so was what is wrong with it.
            found.dedup();
            faults.append(&mut found);
            Err(faults)
        }
    }
}

/// Says in words what the rules say in values, with the names of those who sit at the table.
#[derive(Debug)]
pub struct Speaker<G: Voiced> {
    words: Arc<Words>,
    pub(crate) data: Arc<G::Data>,
    pirates: Vec<String>,
    cursed: Vec<bool>,
    faces: Faces<G::Face>,
}

impl<G: Voiced> Clone for Speaker<G> {
    fn clone(&self) -> Self {
        Self {
            words: Arc::clone(&self.words),
            data: Arc::clone(&self.data),
            pirates: self.pirates.clone(),
            cursed: self.cursed.clone(),
            faces: self.faces.clone(),
        }
    }
}

impl<G: Voiced> Speaker<G> {
    /// A speaker for a table that is still being set up: it knows the pirates and not yet the pieces, so it says nothing
    /// of what moves.
    #[must_use]
    pub fn new(words: &Arc<Words>, setup: &G::Setup, data: &Arc<G::Data>) -> Self {
        let chairs = G::chairs(setup).iter();
        Self {
            words: Arc::clone(words),
            data: Arc::clone(data),
            pirates: chairs.clone().map(|chair| pirate(words, chair)).collect(),
            cursed: chairs.map(|chair| chair.kind.is_automa()).collect(),
            faces: Faces(Arc::from([])),
        }
    }

    /// A speaker for a table at which a game is played.
    #[must_use]
    pub fn at(words: &Arc<Words>, table: &mut Table<G>) -> Self {
        Self {
            faces: table.world_mut().resource::<Faces<G::Face>>().clone(),
            ..Self::new(words, table.setup(), table.data())
        }
    }

    /// The texts.
    #[must_use]
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// What a pirate is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        match self.pirates.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say("pirate-nobody", &[]),
        }
    }

    pub(crate) fn is_cursed(&self, seat: Seat) -> bool {
        self.cursed.get(seat.index()) == Some(&true)
    }

    /// What a piece is, whoever may know it.
    pub(crate) fn face_of(&self, piece: PieceId) -> Option<G::Face> {
        self.faces.of(piece)
    }

    pub(crate) fn say(&self, id: &str, values: &[(&str, Value)]) -> String {
        self.words.say(id, values)
    }

    /// A text of which there are several under one id.
    pub(crate) fn say_part(&self, id: &str, part: &str, values: &[(&str, Value)]) -> String {
        self.say(&format!("{id}.{part}"), values)
    }

    /// A colour before a thing: `blue`.
    #[must_use]
    pub fn colour(&self, name: Colour) -> String {
        self.say(colour(name), &[])
    }

    /// A colour as a name: `Blue`.
    #[must_use]
    pub fn colour_name(&self, colour: Colour) -> String {
        colour_name(&self.words, colour)
    }

    /// A phase: `Moonlight`.
    #[must_use]
    pub fn phase(&self, phase: G::Phase) -> String {
        self.say(G::phase_id(phase), &[])
    }

    /// What happens in a phase.
    #[must_use]
    pub fn phase_tip(&self, phase: G::Phase) -> String {
        self.say_part(G::phase_id(phase), "tip", &[])
    }

    /// A direction: `west`.
    #[must_use]
    pub fn heading(&self, heading: G::Heading) -> String {
        self.say(G::heading_id(heading), &[])
    }

    /// An Action card: `Tok`.
    #[must_use]
    pub fn card(&self, card: G::Card) -> String {
        self.say(G::card_id(card), &[])
    }

    /// What is printed on an Action card.
    #[must_use]
    pub fn card_face(&self, card: G::Card) -> String {
        self.say_part(G::card_id(card), "face", &[])
    }

    /// A barrel: `Stars`.
    #[must_use]
    pub fn barrel(&self, barrel: G::Barrel) -> String {
        self.say(G::barrel_id(barrel), &[])
    }

    /// A blessed card's rank: `Queen`.
    #[must_use]
    pub fn rank(&self, rank: G::Rank) -> String {
        self.say(G::rank_id(rank), &[])
    }

    /// What a barrel does.
    #[must_use]
    pub fn barrel_tip(&self, barrel: G::Barrel) -> String {
        self.say_part(G::barrel_id(barrel), "tip", &[])
    }

    /// A wind: `Mermaid's Breath`.
    #[must_use]
    pub fn wind(&self, name: Wind) -> String {
        self.say(wind(name), &[])
    }

    /// A cell of the ritual grid: `north-west cell`.
    #[must_use]
    pub fn cell(&self, place: Cell) -> String {
        self.say(cell(place), &[])
    }

    /// Who can sit in a seat: `Cursed Pirate`.
    #[must_use]
    pub fn seat_kind(&self, kind: SeatKind) -> String {
        self.say(seat_kind(kind), &[])
    }

    /// Who decides for a seat of this kind.
    #[must_use]
    pub fn seat_kind_tip(&self, kind: SeatKind) -> String {
        self.say_part(seat_kind(kind), "tip", &[])
    }

    /// What a wind does.
    #[must_use]
    pub fn wind_tip(&self, name: Wind) -> String {
        self.say_part(wind(name), "tip", &[])
    }

    /// A source of points by its name in files: `Location`.
    #[must_use]
    pub fn score_source(&self, source: &str) -> String {
        self.say(&format!("score-{source}"), &[])
    }

    /// What all points together are called.
    #[must_use]
    pub fn score_total(&self) -> String {
        self.say("score-total", &[])
    }

    /// How a source of points is counted, by its name in files.
    #[must_use]
    pub fn score_tip(&self, source: &str) -> String {
        self.say_part(&format!("score-{source}"), "tip", &[])
    }

    /// What all points together are, and how ties are broken.
    #[must_use]
    pub fn score_total_tip(&self) -> String {
        self.say_part("score-total", "tip", &[])
    }

    /// The rule behind an event, short: `Storm, §8.4`.
    #[must_use]
    pub fn cause(&self, cause: G::Cause) -> String {
        let values = [
            ("name", self.say(G::cause_id(cause), &[]).into()),
            ("section", G::section(cause).into()),
        ];
        self.say("cause-short", &values)
    }

    /// The rule behind an event in a sentence: its name, its section and what it says.
    #[must_use]
    pub fn why(&self, cause: G::Cause) -> String {
        let values = [
            ("name", self.say(G::cause_id(cause), &[]).into()),
            ("section", G::section(cause).into()),
            ("rule", self.rule(cause).into()),
        ];
        self.say("cause-long", &values)
    }

    /// What the rule behind an event says, without its name.
    #[must_use]
    pub fn rule(&self, cause: G::Cause) -> String {
        self.say_part(G::cause_id(cause), "rule", &[])
    }

    pub(crate) fn pirate(&self, seat: Seat) -> (&'static str, Value<'static>) {
        ("pirate", self.name(seat).into())
    }

    pub(crate) fn victim(&self, seat: Seat) -> (&'static str, Value<'static>) {
        ("victim", self.name(seat).into())
    }

    pub(crate) fn on(&self, barrel: G::Barrel) -> (&'static str, Value<'static>) {
        ("barrel", self.barrel(barrel).into())
    }

    /// Points by source, those that are none left out: `Location 7, Coins 2`.
    #[must_use]
    pub fn score_parts(&self, score: &G::Score) -> String {
        let sources = G::points(score).1.into_iter();
        let parts = sources
            .filter(|(_, points)| *points != 0)
            .map(|(source, points)| {
                let source = ("source", self.score_source(source).into());
                self.say("score-part", &[source, ("points", points.into())])
            });
        let parts: Vec<String> = parts.collect();
        parts.join(&self.say("list-comma", &[]))
    }

    /// An event that both games tell; nothing where the games tell it each in its own way.
    pub(crate) fn shared_event(&self, event: Event<G>, cause: G::Cause) -> Option<String> {
        let card = |card| ("card", self.card(card).into());
        let by = (
            "cause",
            G::cause_id(cause).trim_start_matches("cause-").into(),
        );
        Some(match event {
            Event::PhaseBegan(..) | Event::Decided { .. } | Event::Moved { .. } => return None,
            Event::Sailed {
                ship, to, heading, ..
            } => {
                let heading = ("heading", self.heading(heading).into());
                let space = ("space", G::space(self, to).into());
                self.say("event-sailed", &[by, self.ship(ship), heading, space])
            }
            Event::Leapt { ship, to, .. } => {
                let space = ("space", G::space(self, to).into());
                self.say("event-leapt", &[by, self.ship(ship), space])
            }
            Event::Passed { ship, over, at } => {
                let space = ("space", G::space(self, at).into());
                let other = ("other", self.name(over).into());
                self.say("event-passed", &[self.ship(ship), other, space])
            }
            Event::Held { ship, wind: by } => {
                let by = wind(by).trim_start_matches("wind-");
                self.say("event-held", &[("wind", by.into()), self.ship(ship)])
            }
            Event::Faced { ship, heading } => {
                let heading = ("heading", self.heading(heading).into());
                self.say("event-faced", &[self.ship(ship), heading])
            }
            Event::WindTurned { from, to } => {
                let to = ("to", self.wind(to).into());
                self.say("event-wind", &[("from", self.wind(from).into()), to])
            }
            Event::Revealed { seat, card: which } => {
                self.say("event-revealed", &[self.pirate(seat), card(which)])
            }
            Event::Skipped { seat, card: which } => {
                self.say("event-skipped", &[self.pirate(seat), card(which)])
            }
            Event::Reshuffled { seat } => self.say("event-reshuffled", &[self.pirate(seat)]),
            Event::Conjured { seat, card: which } => {
                self.say("event-conjured", &[self.pirate(seat), card(which)])
            }
            Event::NotConjured { seat, card: which } => {
                self.say("event-not-conjured", &[self.pirate(seat), card(which)])
            }
            Event::BarrelConjured { seat, barrel } => {
                self.say("event-barrel", &[self.pirate(seat), self.on(barrel)])
            }
            Event::RitualCalled { caller, cards } => {
                let cards = ("cards", cards.into());
                self.say("event-ritual", &[self.pirate(caller), cards])
            }
            Event::RitualSecondRound => self.say("event-ritual-second", &[]),
            Event::RitualEnded { full: false } => self.say("event-ritual-ended", &[]),
            Event::RitualEnded { full: true } => self.say("event-ritual-full", &[]),
            Event::ColourCalled { seat, colour } => {
                let colour = ("colour", self.colour(colour).into());
                self.say("event-called", &[self.pirate(seat), colour])
            }
            Event::Possessed {
                seat,
                victim,
                heading,
            } => {
                let heading = ("heading", self.heading(heading).into());
                let (pirate, victim) = (self.pirate(seat), self.victim(victim));
                self.say("event-possessed", &[pirate, victim, heading])
            }
            Event::BlessedSwapped { seat, victim } => {
                self.say("event-swapped", &[self.pirate(seat), self.victim(victim)])
            }
            Event::Fired { seat, victim, hits } => {
                let (pirate, victim) = (self.pirate(seat), self.victim(victim));
                self.say("event-fired", &[pirate, victim, ("hits", hits.into())])
            }
            Event::PowerChanged { seat, from, to } => {
                let id = if to > from {
                    "event-power-up"
                } else {
                    "event-power-down"
                };
                let values = [self.pirate(seat), ("from", from.into()), ("to", to.into())];
                self.say(id, &values)
            }
            Event::Jailed { seat } => self.say("event-jailed", &[self.pirate(seat)]),
            Event::PassedOver { seat } => self.say("event-passed-over", &[self.pirate(seat)]),
            Event::Shown { seat, face } => {
                let thing = ("thing", G::piece(self, face).into());
                self.say("event-shown", &[self.pirate(seat), thing])
            }
            Event::Scored { seat, score } => {
                let total = ("total", G::points(&score).0.into());
                let parts = ("parts", self.score_parts(&score).into());
                self.say("event-scored", &[self.pirate(seat), total, parts])
            }
            Event::Won { seat } => self.say("event-won", &[self.pirate(seat)]),
        })
    }

    fn ship(&self, seat: Seat) -> (&'static str, Value<'static>) {
        ("ship", self.name(seat).into())
    }
}

/// A pirate's own name, or else its colour's.
#[must_use]
pub fn pirate(words: &Words, chair: &Chair) -> String {
    let name = chair.name.trim();
    if !name.is_empty() {
        return name.to_owned();
    }
    let colour = colour_name(words, chair.colour);
    if chair.kind.is_automa() {
        words.say("pirate-cursed", &[("colour", colour.into())])
    } else {
        colour
    }
}

/// A colour as a name.
#[must_use]
pub fn colour_name(words: &Words, name: Colour) -> String {
    words.say(&format!("{}.name", colour(name)), &[])
}

/// Who can sit in a seat, and who decides for it then.
#[must_use]
pub fn seat_kind_texts(words: &Words, kind: SeatKind) -> (String, String) {
    let id = seat_kind(kind);
    (words.say(id, &[]), words.say(&format!("{id}.tip"), &[]))
}
