//! The end of a round: storms, captains and adrift players go with the wind (`pirate-crusades §4.7`).

use super::sea::Chart;
use crate::play::Play;
use crate::steps::Step;
use crate::values::*;

/// The end of a round begins.
pub fn begin(mut play: Play) {
    let round = play.turn.round;
    play.tell(
        Event::PhaseBegan(Phase::EndOfRound, round),
        Cause::EndOfRound,
    );
    play.agenda.push(Step::RoundOver);
    play.agenda.push(Step::SeaEvent);
    play.agenda.push(Step::Encounters(None));
    play.agenda.push(Step::Drift);
}

/// Storms fade and move, then adrift players and captains move: all as was planned from where they lay before.
pub fn drift(play: &mut Play) {
    let before = *play.sea.chart();
    play.agenda.push(Step::Doom);
    play.storms_fade(&before);
    play.storms_move(&before);
    play.players_drift(&before);
    let moved = play.captains_drift(&before);
    play.captains_join(&moved);
}

/// Storms of the highest category destroy what lies under them, one location after the other.
pub fn doom(play: &mut Play) {
    if let Some(at) = play.doomed() {
        play.agenda.push(Step::Doom);
        play.destroy(at);
    }
}

impl Play<'_, '_> {
    /// A storm in an explored location without wind loses a card.
    fn storms_fade(&mut self, before: &Chart) {
        for at in Location::all() {
            let spot = before.spot(at);
            let fades = spot.storms > 0 && spot.base.is_some() && spot.wind().is_none();
            if !fades {
                continue;
            }
            let left = spot.storms - 1;
            if let Some(card) = self.sea.card_at(BluePlace::Storm(at, left)) {
                self.discard_blue(card, Cause::EndOfRound);
                self.tell(Event::StormStands(at, left), Cause::EndOfRound);
            }
        }
    }

    /// Storms go with the wind, and join where they meet; off the grid they are discarded.
    fn storms_move(&mut self, before: &Chart) {
        let mut moving: Vec<(Blue, Option<Location>)> = Vec::new();
        for at in Location::all() {
            if let Some(heading) = before.spot(at).wind() {
                let cards = (0..before.spot(at).storms).map(|number| BluePlace::Storm(at, number));
                let cards = cards.filter_map(|place| self.sea.card_at(place));
                moving.extend(cards.map(|card| (card, at.toward(heading))));
            }
        }
        // What lay at a location with wind is gone from there.
        let stays = |at| match before.spot(at).wind() {
            Some(_) => 0,
            None => self.sea.storm(at),
        };
        let mut storms: Vec<u8> = Location::all().map(stays).collect();
        for &(card, to) in &moving {
            match to {
                Some(to) => {
                    let number = &mut storms[to.index()];
                    self.shift_blue(card, BluePlace::Storm(to, *number), Cause::EndOfRound);
                    *number += 1;
                }
                None => self.discard_blue(card, Cause::EndOfRound),
            }
        }
        for at in Location::all() {
            let stands = self.sea.storm(at);
            if moving.iter().any(|(_, to)| *to == Some(at)) {
                self.tell(Event::StormDrifted(at, stands), Cause::EndOfRound);
            }
        }
    }

    /// Adrift players go with the wind where no storm lies, never off the grid.
    fn players_drift(&mut self, before: &Chart) {
        for seat in self.from(self.turn.first) {
            let Some(at) = self.at(seat) else {
                continue;
            };
            let drifts =
                matches!(self.standing(seat), Standing::Adrift(_)) && before.spot(at).storms == 0;
            let heading = before.spot(at).wind().filter(|_| drifts);
            if let Some(to) = heading.and_then(|heading| at.toward(heading)) {
                self.voyages.of_mut(seat).at = Some(to);
                self.tell(Event::Drifted(seat, to), Cause::EndOfRound);
            }
        }
    }

    /// Captains go with the wind where no storm lies; off the grid they are discarded. Returns those that moved, in their order.
    fn captains_drift(&mut self, before: &Chart) -> Vec<Captain> {
        let mut moved = Vec::new();
        for at in Location::all() {
            let spot = before.spot(at);
            let Some(heading) = spot.wind().filter(|_| spot.storms == 0) else {
                continue;
            };
            for captain in spot.captains.iter() {
                let card = self.sea.card_of(captain);
                let Some((to, card)) = at.toward(heading).zip(card) else {
                    self.dismiss(captain, Cause::EndOfRound);
                    continue;
                };
                self.shift_blue(card, BluePlace::At(to), Cause::EndOfRound);
                self.tell(Event::CaptainCame(captain, to), Cause::EndOfRound);
                moved.push(captain);
            }
        }
        self.bout.forget(|_, captain| moved.contains(&captain));
        moved
    }

    /// Of captains that came together the one with the largest ship stays; of equal ones the one who was there before, then the one
    /// who moved first.
    fn captains_join(&mut self, moved: &[Captain]) {
        for at in Location::all() {
            let mut here: Vec<Captain> = self.sea.spot(at).captains.iter().collect();
            here.sort_by_key(|captain| moved.iter().position(|other| other == captain));
            let stays = here.into_iter().reduce(|first, second| {
                self.captains_meet(first, second, Cause::EndOfRound);
                let stays = self.sea.location(second).is_some();
                if stays { second } else { first }
            });
            debug_assert_eq!(stays, self.sea.captain(at), "one captain stays");
        }
    }
}
