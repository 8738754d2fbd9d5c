//! The events of the log, and the rule behind each.

use crate::{Colour, Voodoo, Wind};
use rules::kit::family;
use rules::table::{PieceId, Seat};

/// An event of the log, in both games.
#[family]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event<G: Voodoo> {
    /// A phase began, in this round.
    PhaseBegan(#[spelled(phase)] G::Phase, #[spelled(round)] u8),
    /// Somebody decided; `forced` where nobody was asked.
    Decided {
        /// The seat that decides.
        seat: Seat,
        /// The question.
        question: G::Question,
        /// The answer.
        choice: G::Choice,
        /// True if nobody was asked.
        forced: bool,
    },
    /// A piece moved; nothing in place of its id to who may not know which it is.
    Moved {
        /// The piece.
        #[spelled(what)]
        piece: Option<PieceId>,
        /// From where.
        from: G::Place,
        /// To where.
        to: G::Place,
    },
    /// A ship sailed into a free space.
    Sailed {
        /// The pirate whose ship it is.
        ship: Seat,
        /// From where.
        from: G::Space,
        /// To where.
        to: G::Space,
        /// In which direction the last space was entered.
        heading: G::Heading,
    },
    /// A ship leapt: by the stars, through a portal, by a maelstrom.
    Leapt {
        /// The pirate whose ship it is.
        ship: Seat,
        /// From where.
        from: G::Space,
        /// To where.
        to: G::Space,
    },
    /// A ship passed another.
    Passed {
        /// The pirate whose ship it is.
        ship: Seat,
        /// The ship that it passed.
        over: Seat,
        /// The space of that ship.
        at: G::Space,
    },
    /// A ship is held: becalmed or storm-bound.
    Held {
        /// The pirate whose ship it is.
        ship: Seat,
        /// By which wind.
        wind: Wind,
    },
    /// A ship turned.
    Faced {
        /// The pirate whose ship it is.
        ship: Seat,
        /// The way it faces now.
        heading: G::Heading,
    },
    /// The wind turned.
    WindTurned {
        /// From.
        from: Wind,
        /// To.
        to: Wind,
    },
    /// A card played was turned face up.
    Revealed {
        /// The seat.
        seat: Seat,
        /// The card.
        card: G::Card,
    },
    /// A Cursed Pirate skipped a card of its deck.
    Skipped {
        /// The seat.
        seat: Seat,
        /// The card.
        card: G::Card,
    },
    /// A Cursed Pirate's deck was shuffled anew.
    Reshuffled {
        /// The seat.
        seat: Seat,
    },
    /// An Action card was conjured.
    Conjured {
        /// By whom.
        seat: Seat,
        /// The card.
        card: G::Card,
    },
    /// A Cursed Pirate did not conjure its card.
    NotConjured {
        /// The seat that does.
        seat: Seat,
        /// The card.
        card: G::Card,
    },
    /// A barrel was conjured.
    BarrelConjured {
        /// By whom.
        seat: Seat,
        /// The barrel.
        barrel: G::Barrel,
    },
    /// A ritual was called.
    RitualCalled {
        /// By whom.
        caller: Seat,
        /// The number of #oodoo cards that were played.
        cards: u8,
    },
    /// The second round of a ritual began.
    RitualSecondRound,
    /// A ritual ended.
    RitualEnded {
        /// True if the grid was full, so that its souls go back to the bag.
        full: bool,
    },
    /// A colour was called by Tok.
    ColourCalled {
        /// By whom.
        seat: Seat,
        /// The colour.
        colour: Colour,
        /// The number of souls of it that can be had.
        found: u8,
        /// The number of souls that the caller has room for.
        room: u8,
    },
    /// A ship was possessed by Tix.
    Possessed {
        /// By whom.
        seat: Seat,
        /// The ship.
        victim: Seat,
        /// The way it has to sail.
        heading: G::Heading,
    },
    /// Blessed cards were swapped, unseen.
    BlessedSwapped {
        /// By whom.
        seat: Seat,
        /// With whom.
        victim: Seat,
    },
    /// A broadside was fired.
    Fired {
        /// By whom.
        seat: Seat,
        /// At which ship.
        victim: Seat,
        /// The number of hits.
        hits: u8,
    },
    /// A ship's power changed.
    PowerChanged {
        /// The seat.
        seat: Seat,
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// A pirate went to jail for the round.
    Jailed {
        /// The seat that does.
        seat: Seat,
    },
    /// A pirate has no turn.
    PassedOver {
        /// The seat that does.
        seat: Seat,
    },
    /// A pirate showed what it had hidden, at the end.
    Shown {
        /// The seat.
        seat: Seat,
        /// The face that it showed.
        #[spelled(what)]
        face: G::Face,
    },
    /// Somebody's points at the end.
    Scored {
        /// The seat that does.
        seat: Seat,
        /// By source.
        score: G::Score,
    },
    /// A winner; more than one where the win is shared.
    Won {
        /// The seat that does.
        seat: Seat,
    },
}

/// The rules that both games have, as the log names them.
#[family]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    /// A phase began or ended.
    Round,
    /// Playing cards at Dusk.
    Cards,
    /// Two or more Take.
    Jail,
    /// The Moon barrel.
    MoonBarrel,
    /// The Bones barrel.
    Bones,
    /// The Wind barrel.
    WindBarrel,
    /// Jax.
    Jax,
    /// Tok.
    Tok,
    /// #oodoo and its ritual.
    Ritual,
    /// Tix.
    Tix,
    /// Take.
    Take,
    /// A storm.
    Storm,
    /// Becalmed.
    Becalmed,
    /// Mermaid's Breath.
    Mermaids,
    /// The end of a turn.
    Facing,
    /// Broadsides.
    Broadside,
    /// Dawn.
    Dawn,
    /// The score.
    Score,
    /// The Cursed Pirates' rules.
    Cursed,
    /// Blessed cards.
    Blessed,
}
