//! The event at the end of a round, and random locations (`pirate-crusades §4.7`).

use crate::play::Play;
use crate::steps::Step;
use crate::values::*;

/// A card of the Blue Sea deck says what happens.
pub fn draw(play: &mut Play) {
    let Some(card) = play.next_blue(Cause::SeaEvent) else {
        return;
    };
    play.tell(Event::SeaEvent(card), Cause::SeaEvent);
    let seat = play.turn.active;
    match play.sea.kind(card) {
        BlueKind::Storm | BlueKind::Captain(_) => {
            play.bout.column = None;
            play.agenda.push(Step::Appear(card));
            play.want(seat, Draw::Coordinate);
        }
        BlueKind::Isle(_) => {
            play.discard_blue(card, Cause::SeaEvent);
            play.agenda.push(Step::ChangePort);
            play.want(seat, Draw::Port);
        }
        _ => play.discard_blue(card, Cause::SeaEvent),
    }
}

/// Returns the coordinate that a card of a value gives: half of it, rounded up.
#[must_use]
pub fn coordinate(value: u8) -> u8 {
    value.div_ceil(2)
}

/// A coordinate was drawn for a captain or a storm. With the second it appears.
pub fn appear(card: Blue, play: &mut Play) {
    let Some(drawn) = play.cards.met() else {
        return play.discard_blue(card, Cause::SeaEvent);
    };
    let number = coordinate(play.data().size(drawn));
    play.shift(drawn, Place::Discard(0), Cause::SeaEvent);
    let Some(column) = play.bout.column.take() else {
        play.bout.column = Some(number);
        play.agenda.push(Step::Appear(card));
        return play.want(play.turn.active, Draw::Coordinate);
    };
    let Some(at) = Location::at(column, number) else {
        return;
    };
    match play.sea.kind(card) {
        BlueKind::Captain(captain) => {
            play.agenda.push(Step::Encounters(Some(at)));
            play.launch(captain, card, at, Cause::SeaEvent);
        }
        _ => {
            play.agenda.push(Step::Doom);
            play.add_storm(card, at, Cause::SeaEvent);
        }
    }
}

/// The ship of a captain was drawn: where two meet, the larger stays.
pub fn ship_drawn(captain: Captain, play: &mut Play) {
    let Some(ship) = play.cards.met() else {
        return play.dismiss(captain, Cause::Drawing);
    };
    play.shift(ship, Place::ShipOf(captain), Cause::Drawing);
    let Some(at) = play.sea.location(captain) else {
        return;
    };
    let mut others = play.sea.spot(at).captains.iter();
    if let Some(other) = others.find(|&other| other != captain) {
        play.captains_meet(other, captain, Cause::Captain);
    }
}

/// The island whose port has the least value, and is of another nation, gets the port that was drawn.
pub fn change_port(play: &mut Play) {
    let Some(card) = play.cards.met() else {
        return;
    };
    let data = play.data();
    let nation = data.nation(card);
    let is_other = |port: Option<Card>| port.and_then(|port| data.nation(port)) != nation;
    let islands = Location::all()
        .filter(|&at| matches!(play.sea.spot(at).base, Some(BlueKind::Isle(_))))
        .filter(|&at| is_other(play.cards.port(at)));
    let weakest = islands.min_by_key(|&at| play.cards.port(at).map_or(0, |port| data.size(port)));
    match weakest.filter(|_| nation.is_some()) {
        Some(at) => play.change_port(at, card, Cause::SeaEvent),
        None => play.shift(card, Place::Discard(0), Cause::SeaEvent),
    }
}

impl Play<'_, '_> {
    /// A captain comes to a location, and its ship is drawn.
    pub fn launch(&mut self, captain: Captain, card: Blue, at: Location, cause: Cause) {
        self.shift_blue(card, BluePlace::At(at), cause);
        self.tell(Event::CaptainCame(captain, at), cause);
        self.agenda.push(Step::Launched(captain));
        self.want(self.turn.active, Draw::CaptainShip);
    }

    /// A location gets a port, in the place of the one it has.
    pub fn change_port(&mut self, at: Location, port: Card, cause: Cause) {
        if let Some(old) = self.cards.port(at) {
            self.shift(old, Place::Discard(0), cause);
        }
        self.shift(port, Place::Port(at), cause);
        self.tell(Event::PortChanged(at, port), cause);
    }
}

#[cfg(test)]
mod tests {
    use super::coordinate;

    #[test]
    fn two_values_share_a_coordinate() {
        let values: Vec<u8> = (1..=10).map(coordinate).collect();
        assert_eq!(values, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    }
}
