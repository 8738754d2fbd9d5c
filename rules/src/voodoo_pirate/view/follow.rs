//! A view moved on by what the tale tells: no rule is needed to see a game go on.

use super::View;
use super::sight::Sight;
use crate::table::{PieceId, Seat};
use crate::voodoo_pirate::chart::Quarters;
use crate::voodoo_pirate::data::Data;
use crate::voodoo_pirate::event::Event;
use crate::voodoo_pirate::pieces::{Back, Face, Place};

/// Moves a view on by an event, as the viewer hears it.
///
/// A piece comes from wherever it is seen to lie, be that `from` or not: a table that shows pieces on their way puts them
/// into [`Place::Box`] while they are under way.
pub fn follow(view: &mut View, data: &Data, event: &Event) {
    let mut sight = Sight::take_back(view);
    sight.hear(event);
    sight.settle();
    *view = View::of(sight, data);
}

impl Sight {
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::PhaseBegan(phase, round) => (self.phase, self.round) = (phase, round),
            Event::Moved { piece, from, to } => match (piece, from.owner().or(to.owner())) {
                (Some(piece), _) => self.move_named(piece, from, to),
                // Of pieces that move openly only Action cards have a back.
                (None, Some(owner)) => self.move_hidden(Back::Card(owner), from, to),
                (None, None) => {}
            },
            Event::MovedHidden { piece, from, to } => match piece {
                Some(piece) => self.move_named(piece, from, to),
                None => self.move_hidden(Back::Skull, from, to),
            },
            Event::Sailed { ship, to, .. } | Event::Leapt { ship, to, .. } => {
                let ship = Some(Face::Ship(ship));
                let mut pieces = self.pieces.iter_mut();
                if let Some(seen) = pieces.find(|seen| seen.face == ship) {
                    seen.place = Place::Sea(to);
                }
            }
            Event::Faced { ship, heading } => self.captains[ship.index()].facing = heading,
            Event::PowerChanged { seat, to, .. } => self.captains[seat.index()].power = to,
            Event::TileLaid { tile, turned, .. } | Event::Looked { tile, turned, .. } => {
                self.know_tile(tile, turned);
            }
            Event::Reshuffled { seat } => self.reshuffle(seat),
            Event::BlessedSwapped { seat, victim } => self.swap_blessed(seat, victim),
            Event::Shown { seat, face } => self.show(seat, face),
            // What these tell is seen by pieces that move, or not at all.
            Event::Decided { .. }
            | Event::Passed { .. }
            | Event::Blocked { .. }
            | Event::Held { .. }
            | Event::Landed { .. }
            | Event::WindTurned { .. }
            | Event::TideTurned(_)
            | Event::ColonialsSailed(_)
            | Event::Revealed { .. }
            | Event::Skipped { .. }
            | Event::Conjured { .. }
            | Event::NotConjured { .. }
            | Event::BarrelConjured { .. }
            | Event::Used { .. }
            | Event::RitualCalled { .. }
            | Event::RitualSecondRound
            | Event::RitualEnded { .. }
            | Event::ColourCalled { .. }
            | Event::Possessed { .. }
            | Event::Boarded { .. }
            | Event::Fired { .. }
            | Event::Jailed { .. }
            | Event::PassedOver { .. }
            | Event::Scored { .. }
            | Event::Won { .. } => {}
        }
    }

    /// A piece that the viewer knows, now if not before.
    fn move_named(&mut self, piece: PieceId, from: Place, to: Place) {
        let Some(face) = self.faces.of(piece) else {
            return;
        };
        let known = self.find(|seen| seen.id == Some(piece));
        let hidden = || self.hidden_from(face.back()?, from);
        let found = known.or_else(hidden);
        if let Some(place) = found {
            self.pieces[place].show(piece, face);
            self.put(place, to);
        }
    }

    /// One of those that the viewer cannot tell apart, from now on if not before.
    fn move_hidden(&mut self, back: Back, from: Place, to: Place) {
        let open = || self.find(|seen| seen.back == Some(back) && seen.place == from);
        if let Some(place) = self.hidden_from(back, from).or_else(open) {
            self.pieces[place].hide();
            self.put(place, to);
        }
    }

    fn find(&self, is_it: impl FnMut(&super::Seen) -> bool) -> Option<usize> {
        self.pieces.iter().position(is_it)
    }

    fn hidden_at(&self, back: Back, place: Place) -> Option<usize> {
        self.find(|seen| seen.back == Some(back) && seen.id.is_none() && seen.place == place)
    }

    /// A hidden piece that is on its way, else one that lies where it comes from.
    fn hidden_from(&self, back: Back, from: Place) -> Option<usize> {
        let on_its_way = self.hidden_at(back, Place::Box);
        on_its_way.or_else(|| self.hidden_at(back, from))
    }

    /// Puts a piece down; what lay below it in the stack or in a deck moves up.
    fn put(&mut self, piece: usize, to: Place) {
        let left = std::mem::replace(&mut self.pieces[piece].place, to);
        for seen in &mut self.pieces {
            match (left, &mut seen.place) {
                (Place::Stack(gone), Place::Stack(deep)) if *deep > gone => *deep -= 1,
                (Place::Deck(owner, gone), Place::Deck(of, deep))
                    if *of == owner && *deep > gone =>
                {
                    *deep -= 1;
                }
                _ => {}
            }
        }
    }

    /// A tile that the viewer has seen: on top of the stack, or on its way to the chart.
    fn know_tile(&mut self, tile: u8, turned: Quarters) {
        let face = Face::Tile(tile);
        let known = self.find(|seen| seen.face == Some(face));
        let found = known.or_else(|| self.hidden_at(Back::Tile, Place::Stack(0)));
        if let (Some(place), Some(id)) = (found, self.faces.piece(face)) {
            self.pieces[place].show(id, face);
            self.pieces[place].turned = Some(turned);
        }
    }

    fn reshuffle(&mut self, owner: Seat) {
        let back = Some(Back::Card(owner));
        let cards = self.pieces.iter_mut().filter(|seen| seen.back == back);
        for (seen, deep) in cards.zip(0..) {
            seen.hide();
            seen.place = Place::Deck(owner, deep);
        }
    }

    fn swap_blessed(&mut self, seat: Seat, victim: Seat) {
        let (one, other) = (Place::Aboard(seat), Place::Aboard(victim));
        for seen in &mut self.pieces {
            if seen.back == Some(Back::Blessed) {
                seen.place = match seen.place {
                    place if place == one => other,
                    place if place == other => one,
                    place => place,
                };
            }
        }
    }

    /// A skull or a blessed card that its owner shows.
    fn show(&mut self, owner: Seat, face: Face) {
        let known = self.find(|seen| seen.face == Some(face));
        if let (None, Some(back), Some(id)) = (known, face.back(), self.faces.piece(face))
            && let Some(place) = self.hidden_at(back, Place::Aboard(owner))
        {
            self.pieces[place].show(id, face);
        }
    }
}
