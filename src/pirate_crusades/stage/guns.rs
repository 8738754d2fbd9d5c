//! The ledger of guns: what a seat fights with, term by term, against what is needed.

use crate::board::offers::Offers;
use crate::pirate_crusades::kept::{Anchor, Part};
use crate::pirate_crusades::lay::Stage;
use crate::pirate_crusades::ledger::{Ledger, Term};
use crate::pirate_crusades::{Scene, Spot, looks, tips};
use crate::theme::Pen;
use bevy_egui::egui::vec2;
use games::pirate_crusades::values::{Bonus, Card, CardSet, Class, Event, Place, Question};
use rules::table::Seat;

/// Returns the ledger of a seat against a strength: of what is chosen and raised or, as long as nothing is, of all of its hand that is
/// seen. Returns whether something is chosen, too.
pub(super) fn ledger(
    scene: &Scene,
    seat: Seat,
    needed: u16,
    against: &'static str,
) -> (Ledger, bool) {
    let (view, data) = (scene.view, scene.data);
    let mut cards = view.chosen(seat);
    let vessel = view.vessel(data, seat);
    for card in vessel.hand.iter() {
        if scene.is_raised(Spot::Hand(card)) {
            cards.insert(card);
        }
    }
    // The first card of a set is on its way: the hand behind it does not fight.
    let sent = scene.animations.running().is_some_and(|(animation, _)| {
        let to = Place::Chosen(seat);
        matches!(animation.event, Event::Moved(_, _, place) if place == to)
    });
    let chosen = !cards.is_empty() || sent;
    let asked = scene.question();
    let powder = match asked.map(|asked| asked.question) {
        Some(Question::Encounter(_)) if !chosen => vessel.has(data, Bonus::PowderCache),
        _ => false,
    };
    if !chosen {
        cards = vessel.hand;
    }
    let mut terms = terms(scene, seat, cards, powder, !chosen);
    terms.extend(allied(scene, seat));
    let mut sum = vessel.total(data, cards, powder) + view.players[seat.index()].allies.guns;
    let mut held_against = needed;
    if let Some((animation, _)) = scene.animations.running()
        && let Event::Fought(fighter, total, strength, _) = animation.event
        && fighter == seat
    {
        (sum, held_against) = (total, strength);
    }
    let asks = asked.is_some_and(|asked| {
        use Question as Q;
        let fights = matches!(
            asked.question,
            Q::Encounter(_) | Q::Commit(_) | Q::Powder(_) | Q::Fleet(_)
        );
        fights && asked.seat == seat
    });
    // Once the fight is over what it came to stays, while its cards go one by one and until something is made of it.
    let over = match asks {
        true => None,
        false => fought(scene.told_back().map(|told| told.event), seat),
    };
    if let Some((total, strength)) = over {
        (sum, held_against) = (total, strength);
        terms = Vec::new();
    }
    let chosen = chosen || over.is_some();
    let joker = over.is_none() && cards.iter().any(Card::is_joker);
    let words = scene.words();
    let values = [("count", (i64::from(held_against) + 1).into())];
    let own = scene.observation.viewer == Some(seat);
    let note = match (chosen, joker) {
        // Of a hand that is not seen there is nothing to say before cards of it are sent.
        (false, _) if !own => String::new(),
        (false, _) => words.say("ui-fight-could", &values),
        (true, true) => words.say("ui-fight-joker", &values),
        (true, false) => words.say("ui-fight-needed", &values),
    };
    let yours = if own { "ui-yours" } else { "ui-unit-guns" };
    let ledger = Ledger {
        title: words.say("ui-fight", &[]),
        note,
        terms,
        sum,
        against: Some((held_against, words.say(against, &[]))),
        between: looks::ATTACK,
        enough: sum > held_against || joker,
        yours: words.say(yours, &[]),
    };
    (ledger, chosen)
}

/// Returns what a seat's fight against whom it has met last in this turn came to, and the strength, by what happened, the newest first.
fn fought(happened: impl Iterator<Item = Event>, seat: Seat) -> Option<(u16, u16)> {
    let turn = happened.take_while(|event| {
        !matches!(
            event,
            Event::TurnBegan(_)
                | Event::ShipSighted(..)
                | Event::FleetSighted(..)
                | Event::CaptainFought(..)
        )
    });
    let mut fights = turn.filter_map(|event| match event {
        Event::Fought(fighter, total, strength, _) if fighter == seat => Some((total, strength)),
        _ => None,
    });
    fights.next()
}

/// Returns the ships that Jokers brought as terms: each of them, or in the Long Game the sum of guns of ships and cannon.
fn allied(scene: &Scene, seat: Seat) -> Vec<Term> {
    let (view, data) = (scene.view, scene.data);
    let label = "ui-term-ally";
    if view.long {
        let guns = view.players[seat.index()].allies.guns;
        let term = || more(scene, looks::SHIP, guns, label, false);
        return (guns > 0).then(term).into_iter().collect();
    }
    let allies = view.allies(seat);
    let ally = |card| term(scene, card, data.size(card).into(), label, false);
    allies.iter().map(ally).collect()
}

/// Returns a card as a term.
pub(super) fn term(scene: &Scene, card: Card, number: u16, label: &str, faint: bool) -> Term {
    let index = if card.is_joker() {
        ""
    } else {
        card.rank_sign()
    };
    Term {
        tile: looks::tile(Some(card.suit())),
        head: (index.to_owned(), looks::suit(card.suit())),
        number: number.to_string(),
        label: scene.words().say(label, &[]),
        faint,
    }
}

/// Returns an addition to the guns of cards, as a term.
fn more(scene: &Scene, icon: &'static str, number: u16, label: &str, faint: bool) -> Term {
    Term {
        tile: looks::tile(None),
        head: (String::new(), icon),
        number: format!("+{number}"),
        label: scene.words().say(label, &[]),
        faint,
    }
}

/// Returns the guns of some cards, and the additions to them, as terms.
fn terms(scene: &Scene, seat: Seat, cards: CardSet, powder: bool, faint: bool) -> Vec<Term> {
    let data = scene.data;
    let vessel = scene.view.vessel(data, seat);
    let numbers = data.numbers;
    let guns = |card: Card| u16::from(data.guns(card));
    let mut terms: Vec<Term> = cards
        .iter()
        .map(|card| term(scene, card, guns(card), "ui-term-crew", faint))
        .collect();
    if cards.is_empty() {
        return terms;
    }
    let more = |icon, number, label| more(scene, icon, number, label, faint);
    let own = |card: &Card| vessel.nation.is_some() && data.nation(*card) == vessel.nation;
    let own = cards.iter().filter(own).count() as u16 * u16::from(numbers.own_nation);
    if let Some(nation) = vessel.nation.filter(|_| own > 0) {
        let suit = looks::suit_of(nation);
        let values = [("nation", tips::nation_key(Some(nation)))];
        terms.push(Term {
            tile: looks::tile(Some(suit)),
            head: (String::new(), looks::suit(suit)),
            number: format!("+{own}"),
            label: scene.words().say("ui-term-nation", &values),
            faint,
        });
    }
    if vessel.is(data, Class::ShipOfTheLine) {
        terms.push(more(
            looks::GUNS,
            numbers.ship_of_the_line.into(),
            "ui-term-line",
        ));
    }
    if vessel.has(data, Bonus::ToughCrew) {
        let icon = looks::bonus(Bonus::ToughCrew);
        terms.push(more(icon, numbers.tough_crew.into(), "ui-term-tough"));
    }
    if powder {
        let icon = looks::bonus(Bonus::PowderCache);
        terms.push(more(icon, numbers.powder_cache.into(), "ui-term-powder"));
    }
    terms
}

/// Draws the ledger of an attack on a town.
pub(super) fn against_town(
    pen: &mut Pen,
    scene: &mut Scene,
    stage: &Stage,
    seat: Seat,
    town: Card,
) {
    let strength = scene.data.town_strength(town, scene.view.long);
    let (ledger, _) = ledger(scene, seat, strength, "ui-its-strength");
    let rect = stage.rect(150.0, 440.0, 500.0, 150.0);
    pen.panel(rect);
    let inner = rect.shrink2(vec2(stage.long(20.0), stage.long(14.0)));
    scene.kept.note(Anchor::Ledger, inner.center());
    scene.kept.note_part(Part::Ledger, inner);
    ledger.draw(pen, inner);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_fight_came_to_stays_while_its_cards_go() {
        let [own, other] = [0, 1].map(Seat);
        let card = Card::all().next();
        let gone = Event::Moved(card, Place::Chosen(own), Place::Discard(0));
        let fight = Event::Fought(own, 17, 9, true);
        let fought = |happened: &[Event], seat| fought(happened.iter().rev().copied(), seat);
        let turn = [Event::TurnBegan(own), fight, gone, gone];
        assert_eq!(fought(&turn, own), Some((17, 9)));
        assert_eq!(fought(&turn, other), None);
        // The next enemy, or the next turn, is fought anew.
        for next in [
            Event::TurnBegan(own),
            Event::ShipSighted(own, card.unwrap()),
        ] {
            assert_eq!(fought(&[fight, gone, next, gone], own), None);
        }
    }
}
