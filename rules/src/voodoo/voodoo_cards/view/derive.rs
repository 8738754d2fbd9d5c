//! The places at which this game's own pieces are seen to lie, and what follows from where all lie.

use super::{PirateView, RingView, Seen, SpaceView, TreasuresView, View};
use crate::Seeing;
use crate::voodoo_cards::VoodooCards;
use crate::voodoo_cards::data::Data;
use crate::voodoo_cards::event::Event;
use crate::voodoo_cards::pieces::*;
use crate::voodoo_cards::play::Play;
use crate::voodoo_cards::ring::{SPACES, Space};
use crate::voodoo_cards::score::{self, Holdings};
use rules::kit::KnownPieces;

impl Seeing for VoodooCards {
    type OwnView = RingView;
    type OwnPirate = TreasuresView;

    fn bare(_: &Data) -> RingView {
        let bare = |space| SpaceView {
            space,
            card: None,
            water: None,
            ship: None,
        };
        RingView {
            marker: None,
            spaces: Space::all().map(bare).collect(),
            pile: Vec::with_capacity(24),
            spent: Vec::with_capacity(24),
            gone: Vec::new(),
            sitters: Vec::new(),
        }
    }

    /// Sea cards and objects.
    fn look(known: &mut KnownPieces<Self>, play: &Play) {
        for (id, _, at, up) in &play.own.sea.cards {
            known.see(*id, at.place, Some(up.0));
        }
        for (id, _, at, known_to) in &play.own.objects.cards {
            let open = !matches!(at.place, Place::Pile(_)) || known.is_among(known_to.0);
            known.see_if(open, *id, at.place, None);
        }
    }

    /// Events of this game alone.
    fn hear(known: &mut KnownPieces<Self>, event: &Event) {
        match *event {
            Event::Flipped { card, up } => {
                if let Some(seen) = known.with_face(Face::Sea(card)) {
                    seen.turned = Some(up);
                }
            }
            Event::Looked { piece, deep, .. } => known.know(piece, Place::Pile(deep), None),
            Event::DeckShuffled => {
                let in_pile = |place| matches!(place, Place::Pile(_));
                known.shuffle_into(Back::Object, in_pile, Place::Pile);
            }
            // What the others tell is seen by pieces that move, or not at all.
            _ => {}
        }
    }

    /// In the order of their places, so that piles and holds come out in theirs.
    fn sort(pieces: &mut [&Seen]) {
        pieces.sort_by_key(|seen| seen.place);
    }

    fn lay(view: &mut View, seen: &Seen, data: &Data) {
        let own = &mut view.own;
        match (seen.face, seen.place) {
            (Some(Face::Compass), Place::Aboard(seat)) => view.pirate_mut(seat).own.compass = true,
            (Some(Face::Round), Place::Ring(space)) => own.marker = Some(space),
            (Some(Face::Ship(seat)), Place::Sea(space)) => {
                own.spaces[space.index()].ship = Some(seat);
            }
            (Some(Face::Figure(seat)), Place::On(barrel)) => own.sitters.push((barrel, seat)),
            (Some(Face::Sea(card)), Place::Ring(space)) => {
                let here = &mut own.spaces[space.index()];
                here.card = seen.turned.map(|up| (card, up));
                here.water = seen.turned.map(|up| data.water(card, up));
            }
            (Some(Face::Object(object)), Place::Pile(_)) => own.pile.push(Some(object)),
            (_, Place::Pile(_)) => own.pile.push(None),
            (Some(Face::Object(object)), Place::Spent(_)) => own.spent.push(object),
            (Some(Face::Object(object)), Place::Box) => own.gone.push(object),
            (Some(Face::Object(object)), Place::Hold(seat, _)) => {
                view.pirate_mut(seat).own.objects.push(object);
            }
            _ => {}
        }
    }

    fn work_out(view: &mut View, data: &Data) {
        view.most_rounds = SPACES;
        weather(view);
        score(view, data);
    }
}

/// The wind that blows, and whom it holds.
fn weather(view: &mut View) {
    let blowing = view.own.spaces.iter().find_map(|space| match space.card {
        Some((SeaCard::Cardinal(wind), Side::B)) => Some(wind),
        _ => None,
    });
    view.wind = blowing.unwrap_or(Wind::Fair);
    let holds = matches!(view.wind, Wind::Storm | Wind::Becalmed);
    for pirate in &mut view.pirates {
        let water = pirate.space.and_then(|space| view.own.at(space).water);
        pirate.value = water.map_or(0, |water| water.value);
        pirate.stuck = holds && water.is_some_and(|water| water.haunted);
    }
}

/// Points as far as the viewer knows what counts. Blessed cards count once all are shown.
fn score(view: &mut View, data: &Data) {
    let shown = view.shows_blessed();
    let dealt = view.pirates.iter().map(|pirate| pirate.blessed.flatten());
    let dealt: Vec<Rank> = dealt.flatten().filter(|_| shown).collect();
    for pirate in &mut view.pirates {
        let own = pirate.holdings(shown);
        pirate.score = score::points(data, &own, dealt.iter().copied());
    }
}

impl PirateView {
    /// Returns the things that count for its points.
    pub(in crate::voodoo_cards) fn holdings(&self, blessed: bool) -> Holdings {
        let mut holdings = Holdings {
            value: self.value,
            power: self.power,
            coins: self.coins,
            souls: self.souls_by_colour(),
            blessed: self.blessed.flatten().filter(|_| blessed),
            ..Holdings::default()
        };
        for object in &self.objects {
            holdings.objects[*object as usize] += 1;
        }
        holdings
    }
}
