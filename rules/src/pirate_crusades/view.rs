//! The view of a seat, how the log moves it on, and the shuffle of the cards that it does not see (`pirate-crusades §2.4`).

use super::data::Data;
use super::long::view as sea;
use super::long::voyage::Voyage;
use super::play::{Allies, Play};
use super::values::*;
use bevy_ecs::prelude::In;
use rules::kit::reask;
use rules::table::{Seat, ToldApart};

/// A player as everybody sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PlayerView {
    /// Its standing.
    pub standing: Standing,
    /// True if the town where it is docked, or which it has sighted, is a friend.
    pub friendly: bool,
    /// True if it has conquered the town in this stay.
    pub conquered: bool,
    /// Number of cards in its hand.
    pub hand: u8,
    /// Number of its unfinished missions.
    pub missions: u8,
    /// Number of cards face down before it.
    pub laid: u8,
    /// Number of cards that it looks at.
    pub looked: u8,
    /// The ships that Jokers brought to the combat that goes on.
    pub allies: Allies,
    /// Its place, riches and reputation in the Long Game; the place of a treasure is its owner's alone.
    pub voyage: Voyage,
}

impl PlayerView {
    /// Returns the count of the cards at a place whose cards only their owner sees.
    fn count(&mut self, place: Place) -> Option<&mut u8> {
        match place {
            Place::Hand(_) => Some(&mut self.hand),
            Place::Mission(..) => Some(&mut self.missions),
            Place::Laid(_) => Some(&mut self.laid),
            Place::Looked(_) => Some(&mut self.looked),
            _ => None,
        }
    }
}

/// Everything that a seat sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// The viewer's seat; nothing for an onlooker.
    pub viewer: Option<Seat>,
    /// True if deliveries go to ports of the own allegiance, as with a poker deck.
    pub poker: bool,
    /// The phase.
    pub phase: Phase,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// Round limit.
    pub rounds: u8,
    /// The player who starts each round.
    pub first: Seat,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// Place of each card, by its number; nothing where the viewer does not know it.
    pub cards: Vec<Option<Place>>,
    /// The town where cargo was loaded or a mission was taken, by the card's number.
    pub marks: Vec<Option<Card>>,
    /// Number of cards in the deck.
    pub deck: u8,
    /// True if it is the Long Game.
    pub long: bool,
    /// The tons of each unfinished mission's goods in the Long Game, by seat, the oldest first; 0 where it is no delivery.
    pub goods: Vec<Vec<u8>>,
    /// The tons of each card's goods as a mission of the Long Game, by its number.
    pub loads: [u8; Card::COUNT],
    /// Place of each card of the Blue Sea deck, by its number; nothing where nobody knows it. In the Short Game there is none.
    pub blue: Vec<Option<BluePlace>>,
    /// Number of cards in the Blue Sea deck.
    pub blue_deck: u8,
}

/// Looks at the table.
pub fn look(In(viewer): In<Option<Seat>>, play: Play) -> View {
    let players = play.from(Seat(0)).map(|seat| {
        let (player, has) = (play.player(seat), play.cards.of(seat));
        PlayerView {
            standing: player.standing,
            friendly: player.friendly,
            conquered: player.conquered,
            hand: has.hand.len(),
            missions: has.missions.len(),
            laid: has.laid.len(),
            looked: has.looked.len(),
            allies: player.allies,
            voyage: sea::voyage(&play, viewer, seat),
        }
    });
    let seen = |card: Card| {
        let place = play.cards.place(card);
        place.is_seen_by(viewer).then_some(place)
    };
    View {
        viewer,
        poker: play.seats.poker,
        phase: *play.phase.get(),
        round: play.turn.round,
        rounds: play.seats.rounds,
        first: play.turn.first,
        active: play.turn.active,
        players: players.collect(),
        cards: Card::all().map(seen).collect(),
        marks: Card::all()
            .map(|card| seen(card).and_then(|_| play.cards.mark(card)))
            .collect(),
        deck: play.cards.deck().len(),
        long: play.seats.long,
        goods: sea::goods(&play),
        loads: sea::loads(&play),
        blue: sea::blue(&play),
        blue_deck: play.sea.deck(),
    }
}

/// Deals anew what a seat may not know: the cards of the deck, of the others' hands, and their missions.
pub fn shuffle_hidden(In(viewer): In<Seat>, mut play: Play) {
    let play = &mut play;
    sea::shuffle_hidden(play, viewer);
    let known = sea::deal_missions(play, viewer);
    let hidden = play.cards.cards.iter_mut();
    let hidden = hidden
        .filter(|(card, at, _)| !at.place.is_seen_by(Some(viewer)) && !known.contains(**card));
    play.dice.deal_anew(
        hidden,
        |(_, at, mark)| (at.place, **mark),
        |(_, at, mark), (place, own)| (at.place, **mark) = (place, own),
    );
    play.cards.look_over();
    for seat in play.others(viewer) {
        // Whether another uses powder in a duel, nobody knows until both cards are shown.
        if !play.cards.of(seat).laid.is_empty() {
            let has = play.vessel(seat).has(play.data(), Bonus::PowderCache);
            let powder = has && play.dice.below(2) == 1;
            play.player_mut(seat).powder = powder;
        }
    }
    reask(play, viewer);
}

impl View {
    /// Returns all seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len() as u8).map(Seat)
    }

    /// Returns how a player stands.
    #[must_use]
    pub fn standing(&self, seat: Seat) -> Standing {
        self.players[seat.index()].standing
    }

    /// Returns where a card lies, as far as the viewer knows.
    #[must_use]
    pub fn place(&self, card: Card) -> Option<Place> {
        self.cards[card.index()]
    }

    /// Returns the cards that are seen to lie where `lies` holds, in deck order.
    #[must_use]
    pub fn cards_at(&self, lies: impl Fn(Place) -> bool) -> CardSet {
        let there = |card: &Card| self.place(*card).is_some_and(&lies);
        Card::all().filter(there).collect()
    }

    /// Returns the cards of a row that `is_of` tells, in their order.
    fn row(&self, is_of: impl Fn(Place) -> bool) -> Vec<Card> {
        let mut cards: Vec<Card> = self.cards_at(is_of).iter().collect();
        cards.sort_by_key(|&card| self.place(card));
        cards
    }

    /// Returns a player's ship.
    #[must_use]
    pub fn ship(&self, seat: Seat) -> Option<Card> {
        self.cards_at(|place| place == Place::Ship(seat)).first()
    }

    /// Returns a player's bonuses, in the order gained.
    #[must_use]
    pub fn bonuses(&self, seat: Seat) -> Vec<Card> {
        self.row(|place| matches!(place, Place::Bonus(of, _) if of == seat))
    }

    /// Returns a player's hand, as far as the viewer sees it.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.cards_at(|place| place == Place::Hand(seat))
    }

    /// Returns a player's cargo, in the order loaded.
    #[must_use]
    pub fn holds(&self, seat: Seat) -> Vec<Card> {
        self.row(|place| matches!(place, Place::Hold(of, _) if of == seat))
    }

    /// Returns a player's unfinished missions, the oldest first, as far as the viewer sees them.
    #[must_use]
    pub fn missions(&self, seat: Seat) -> Vec<Card> {
        self.row(|place| matches!(place, Place::Mission(of, _) if of == seat))
    }

    /// Returns the missions that a player has done, in their order.
    #[must_use]
    pub fn done(&self, seat: Seat) -> Vec<Card> {
        self.row(|place| matches!(place, Place::Done(of, _) if of == seat))
    }

    /// Returns the town where a player is docked; none in the neutral port.
    #[must_use]
    pub fn town(&self, seat: Seat) -> Option<Card> {
        if self.long {
            let docked = self.standing(seat) == Standing::Docked;
            return self
                .location(seat)
                .filter(|_| docked)
                .and_then(|at| self.port(at));
        }
        self.cards_at(|place| place == Place::Town(seat)).first()
    }

    /// Returns the cards that a player has chosen, or chooses among.
    #[must_use]
    pub fn chosen(&self, seat: Seat) -> CardSet {
        self.cards_at(|place| place == Place::Chosen(seat))
    }

    /// Returns the cards that a player is giving up.
    #[must_use]
    pub fn given(&self, seat: Seat) -> CardSet {
        self.cards_at(|place| place == Place::Given(seat))
    }

    /// Returns the cards that a player has already added to the set that is asked for.
    #[must_use]
    pub fn added(&self, seat: Seat, question: Question) -> CardSet {
        match question {
            Question::GiveUp(..) => self.given(seat),
            Question::Battle(_) => self.cards_at(|place| place == Place::Laid(seat)),
            _ => self.chosen(seat),
        }
    }

    /// Returns the ships that Jokers brought a player.
    #[must_use]
    pub fn allies(&self, seat: Seat) -> CardSet {
        self.cards_at(|place| place == Place::Ally(seat))
    }

    /// Returns the discard, the top last.
    #[must_use]
    pub fn discard(&self) -> Vec<Card> {
        self.row(|place| matches!(place, Place::Discard(_)))
    }

    /// Returns the ship or town met.
    #[must_use]
    pub fn met(&self) -> Option<Card> {
        self.cards_at(|place| place == Place::Met).first()
    }

    /// Returns the escort of the treasure fleet met.
    #[must_use]
    pub fn escort(&self) -> Option<Card> {
        self.cards_at(|place| place == Place::Escort).first()
    }

    /// Returns the cards that the viewer sees nowhere, among which the next one drawn is.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        let unseen = |card: &Card| self.place(*card).is_none();
        Card::all().filter(unseen).collect()
    }

    fn player(&mut self, seat: Seat) -> &mut PlayerView {
        &mut self.players[seat.index()]
    }

    /// Moves the view on by an event.
    pub fn follow(&mut self, data: &Data, event: Event) {
        self.follow_at_sea(event);
        match event {
            Event::PhaseBegan(phase, round) => (self.phase, self.round) = (phase, round),
            Event::TurnBegan(seat) => self.active = seat,
            Event::Docked(seat, _) => self.player(seat).standing = Standing::Docked,
            Event::Moved(card, from, to) => {
                if let Place::Ally(seat) = from {
                    self.player(seat).allies = Allies::default();
                }
                self.follow_goods(from, to);
                self.follow_card(card, from, to);
            }
            Event::AllyCame(seat, card) => {
                let long = self.long;
                self.player(seat).allies.come(data.size(card), long);
            }
            Event::Reshuffled => self.follow_shuffle(),
            Event::Stood(seat, standing) => {
                let player = self.player(seat);
                player.standing = standing;
                if standing != Standing::Docked {
                    (player.friendly, player.conquered) = (false, false);
                }
            }
            Event::Declared(seat, friend) => self.player(seat).friendly = friend,
            Event::Conquered(seat, _) => {
                let player = self.player(seat);
                (player.friendly, player.conquered) = (true, true);
            }
            _ => {}
        }
    }

    fn follow_card(&mut self, card: Option<Card>, from: Place, to: Place) {
        for (place, more) in [(from, false), (to, true)] {
            let count = match place {
                Place::Deck(_) => Some(&mut self.deck),
                _ => place
                    .owner()
                    .and_then(|seat| self.players[seat.index()].count(place)),
            };
            if let Some(count) = count {
                *count = if more { *count + 1 } else { *count - 1 };
            }
        }
        let Some(card) = card else {
            return;
        };
        let town = to.owner().and_then(|seat| self.town(seat));
        let mark = to.marks(from, self.marks[card.index()], town);
        self.close_up(from);
        let is_seen = to.is_seen_by(self.viewer);
        self.cards[card.index()] = is_seen.then_some(to);
        self.marks[card.index()] = mark.filter(|_| is_seen);
    }

    /// Cards that came after one that was taken out of its row close up.
    fn close_up(&mut self, from: Place) {
        let Some(number) = from.number() else {
            return;
        };
        for place in self.cards.iter_mut().flatten() {
            if let Some(own) = place.number().filter(|own| *own > number)
                && place.numbered(number) == from
            {
                *place = place.numbered(own - 1);
            }
        }
    }

    fn follow_shuffle(&mut self) {
        for (place, mark) in self.cards.iter_mut().zip(&mut self.marks) {
            if matches!(place, Some(Place::Discard(_))) {
                self.deck += 1;
                (*place, *mark) = (None, None);
            }
        }
    }

    /// Returns which cards are named: those that are seen.
    #[must_use]
    pub fn told_apart(&self) -> ToldApart {
        let mut told = ToldApart::of([
            self.cards.iter().map(Option::is_some).collect(),
            self.blue.iter().map(Option::is_some).collect(),
        ]);
        self.tell_sea_apart(&mut told);
        told
    }
}
