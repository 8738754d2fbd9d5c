//! Dusk: cards, barrels, the reveal, jail (`voodoo-pirate §5`).

use super::play::{Agenda, Crew, EventLog, Hands, Markers, Ships};
use super::{Begins, Cause, Event, Place, Question, Round, Step, Voodoo};
use rules::table::{Book, Seat};

/// A new round's Dusk, step by step.
pub(crate) fn begin_dusk<G: Voodoo>(begins: &mut Begins<G>) {
    begins.round.begin();
    begins.tell(G::DUSK, Cause::Round);
    // The last step first: the agenda is a stack.
    begins.then(Step::NightFalls);
    begins.then(Step::DuskBarrels(0));
    begins.then(Step::JailTakes);
    begins.then(Step::ChooseCards(0));
    begins.then(Step::Reveal);
    begins.then(Step::SecondCards(0));
    begins.then(Step::AskForBarrels(0));
    begins.then(Step::PlayCards(0));
}

/// Each pirate plays one Action card face down (§5.1). Cursed Pirates turn theirs at the reveal.
pub(super) fn play_cards<G: Voodoo>(
    k: u8,
    markers: &Markers<G>,
    crew: &Crew<G::House>,
    agenda: &mut Agenda<G>,
) {
    if let Some(seat) = markers.in_turn(k, crew) {
        agenda.then(Step::PlayCards(k + 1));
        if !crew.is_cursed(seat) {
            agenda.ask(seat, Question::PlayCard);
        }
    }
}

/// In turn order, each pirate may set its figure on a free barrel (§5.2). Cursed Pirates never do.
pub(super) fn ask_for_barrels<G: Voodoo>(
    k: u8,
    markers: &Markers<G>,
    crew: &Crew<G::House>,
    agenda: &mut Agenda<G>,
) {
    if let Some(seat) = markers.in_turn(k, crew) {
        agenda.then(Step::AskForBarrels(k + 1));
        if !crew.is_cursed(seat) {
            agenda.then(G::ask_for_barrel(seat));
        }
    }
}

/// A pirate on Bones lays a second card (§5.3).
pub(super) fn second_cards<G: Voodoo>(
    k: u8,
    markers: &Markers<G>,
    crew: &Crew<G::House>,
    agenda: &mut Agenda<G>,
) {
    if let Some(seat) = markers.in_turn(k, crew) {
        agenda.then(Step::SecondCards(k + 1));
        if markers.barrel_of(seat) == Some(G::BONES) {
            agenda.ask(seat, Question::SecondCard);
        }
    }
}

/// All humans' cards are revealed at once; then Cursed Pirates turn theirs (§5.3, §12).
pub(super) fn reveal<G: Voodoo>(
    hands: &mut Hands<G>,
    markers: &Markers<G>,
    crew: &Crew<G::House>,
    log: &mut EventLog<G>,
    agenda: &mut Agenda<G>,
) {
    for k in 0..crew.seats() {
        let seat = markers.in_turn(k, crew);
        let Some(seat) = seat.filter(|&seat| !crew.is_cursed(seat)) else {
            continue;
        };
        // Last round's card comes back to hand; it lay in front until the new ones were played.
        hands.move_card(Place::FaceUp(seat), Place::Hand(seat), Cause::Cards, log);
        hands.move_card(
            Place::FaceDown(seat),
            Place::FaceUp(seat),
            Cause::Cards,
            log,
        );
        if let Some(card) = hands.played(seat) {
            log.tell(Event::Revealed { seat, card }, Cause::Cards);
        }
        let second = Place::SecondFaceUp(seat);
        if hands.move_card(Place::SecondFaceDown(seat), second, Cause::Bones, log)
            && let Some(card) = hands.card_at(second)
        {
            log.tell(Event::Revealed { seat, card }, Cause::Bones);
        }
    }
    agenda.then(Step::TurnCursedCards(0));
}

/// Those on Bones choose which of their two cards is played (§5.3).
pub(super) fn choose_cards<G: Voodoo>(
    k: u8,
    hands: &Hands<G>,
    markers: &Markers<G>,
    crew: &Crew<G::House>,
    agenda: &mut Agenda<G>,
) {
    if let Some(seat) = markers.in_turn(k, crew) {
        agenda.then(Step::ChooseCards(k + 1));
        if hands.card_at(Place::SecondFaceUp(seat)).is_some() {
            agenda.ask(seat, Question::ChooseCard);
        }
    }
}

/// Two or more Take: all who played it go to jail for the round (§5.4).
pub(super) fn jail_takes<G: Voodoo>(
    hands: &Hands<G>,
    markers: &mut Markers<G>,
    crew: &Crew<G::House>,
    log: &mut EventLog<G>,
) {
    let takes = |seat: Seat| hands.played(seat) == Some(G::TAKE);
    let count = (0..crew.seats()).filter(|&seat| takes(Seat(seat))).count();
    if count < 2 {
        return;
    }
    for k in 0..crew.seats() {
        if let Some(seat) = markers.in_turn(k, crew).filter(|&seat| takes(seat)) {
            let with = Place::Aboard(seat);
            markers.move_marker(G::JAIL, Place::Supply, with, Cause::Jail, log);
            log.tell(Event::Jailed { seat }, Cause::Jail);
        }
    }
}

/// The Dusk barrels, in turn order (§5.5).
pub(super) fn dusk_barrels<G: Voodoo>(
    k: u8,
    ships: &Ships<G>,
    markers: &Markers<G>,
    crew: &Crew<G::House>,
    book: &Book<G::Data>,
    round: &mut Round<G::Turn>,
    log: &mut EventLog<G>,
    agenda: &mut Agenda<G>,
) {
    let Some(seat) = markers.in_turn(k, crew) else {
        return;
    };
    agenda.then(Step::DuskBarrels(k + 1));
    if markers.is_jailed(seat) || !G::barrel_works(seat, ships, &book.0) {
        return;
    }
    if markers.barrel_of(seat) == Some(G::MOON_BARREL) {
        round.moon_barrel = Some(seat);
        let barrel = G::MOON_BARREL;
        log.tell(Event::BarrelConjured { seat, barrel }, Cause::MoonBarrel);
    } else {
        agenda.then(G::dusk_barrel(seat));
    }
}

/// Dusk ends.
pub(super) fn night_falls<G: Voodoo>(agenda: &mut Agenda<G>) {
    agenda.enter(G::MOONLIGHT);
}

/// Plays one of the two cards laid on Bones; the other returns to hand (§5.3).
pub(super) fn choose_card<G: Voodoo>(
    seat: Seat,
    card: G::Card,
    hands: &mut Hands<G>,
    log: &mut EventLog<G>,
) {
    let (first, second) = (Place::FaceUp(seat), Place::SecondFaceUp(seat));
    let hand = Place::Hand(seat);
    if hands.card_at(second) == Some(card) {
        hands.move_card(first, hand, Cause::Bones, log);
        hands.move_card(second, first, Cause::Bones, log);
    } else {
        hands.move_card(second, hand, Cause::Bones, log);
    }
}
