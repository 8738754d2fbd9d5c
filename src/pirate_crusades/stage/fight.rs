//! The ledger of an encounter: what is fought with against what is needed, and both weights on the balance.

use super::plaque::chip;
use super::{Setting, Staged, duel};
use crate::board::offers::Offers;
use crate::pirate_crusades::balance::Balance;
use crate::pirate_crusades::face::{self, Zone};
use crate::pirate_crusades::kept::{Anchor, Part};
use crate::pirate_crusades::lay::Stage;
use crate::pirate_crusades::ledger::{Ledger, Term};
use crate::pirate_crusades::{Scene, Spot, looks, tips};
use crate::table::tips::explain;
use crate::theme::{Pen, palette};
use bevy_egui::egui::{Rect, vec2};
use rules::pirate_crusades::values::{Bonus, Captain, Card, CardSet, Class, Event, Question};
use rules::table::Seat;

/// The page of the ledger on the stage, and its halves.
const PAGE: [f32; 4] = [188.0, 364.0, 426.0, 262.0];

/// Draws the cards of both sides, the ledger between them, and remarks below both ships.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, stage: &Stage, staged: Staged) {
    let seat = staged.seat;
    let left = stage.rect(4.0, 366.0, 168.0, 238.0);
    if let Some(ship) = scene.view.ship(seat) {
        let face = scene.card(ship, Some(Zone::Ship));
        face::upright(pen, left, &face, true);
        explain(pen, left, || tips::ship(scene, seat, ship));
    }
    let right = stage.rect(628.0, 366.0, 168.0, 238.0);
    match staged.setting {
        Setting::Ship(met) => {
            one(pen, scene, right, met);
            ledgers(pen, scene, stage, seat, &[met]);
        }
        Setting::Captain(captain) => against_captain(pen, scene, stage, seat, captain, right),
        Setting::Fleet(joker, escort) => {
            if let Some(escort) = escort {
                one(
                    pen,
                    scene,
                    right.translate(vec2(-stage.long(26.0), 0.0)),
                    escort,
                );
            }
            one(
                pen,
                scene,
                right.translate(vec2(stage.long(14.0), 0.0)),
                joker,
            );
            let met: Vec<Card> = [Some(joker), escort].into_iter().flatten().collect();
            ledgers(pen, scene, stage, seat, &met);
        }
        Setting::Duel(rival) => {
            if let Some(ship) = scene.view.ship(rival) {
                let face = scene.card(ship, Some(Zone::Ship));
                face::upright(pen, right, &face, true);
                explain(pen, right, || tips::ship(scene, rival, ship));
            }
            duel::draw(pen, scene, stage, seat, rival);
        }
        _ => {}
    }
}

/// The captain's ship, with the escort of a treasure fleet, and the card of the cannon before her.
fn against_captain(
    pen: &mut Pen,
    scene: &mut Scene,
    stage: &Stage,
    seat: Seat,
    captain: Captain,
    right: Rect,
) {
    let aside = |by: f32| right.translate(vec2(stage.long(by), 0.0));
    let [ship, escort] = [scene.view.ship_of(captain), scene.view.escort()];
    for (card, by) in [(escort, -28.0), (ship, 0.0)] {
        if let Some(card) = card {
            one(pen, scene, aside(by), card);
        }
    }
    let Some(cannon) = scene.view.cannon() else {
        return;
    };
    let place = stage.rect(712.0, 486.0, 85.0, 120.0);
    let needed = scene.view.captains_strength(scene.data, captain, cannon);
    let weight = scene.view.captains_weight(scene.data, captain, cannon);
    let sizes: u16 = [ship, escort]
        .into_iter()
        .flatten()
        .map(|card| u16::from(scene.data.size(card)))
        .sum();
    let foe = Foe {
        strength: needed,
        called: "ui-his-strength",
        weight,
        size: sizes,
        tons: scene.data.tons(cannon).into(),
        yields: escort.is_none(),
    };
    against(pen, scene, stage, seat, &foe);
    let face = scene.card(cannon, Some(Zone::Crew));
    face::small(pen, place, &face, true);
    explain(pen, place, || {
        tips::of(
            scene,
            "tip-cannon",
            &[("size", scene.data.size(cannon).into())],
        )
        .join(tips::card(scene, cannon))
    });
}

/// Whom a seat fights: what is to be beaten, and what is to be lighter than.
struct Foe {
    strength: u16,
    called: &'static str,
    weight: u16,
    size: u16,
    tons: u16,
    /// Set if more than twice the strength makes it surrender.
    yields: bool,
}

/// A card that is met.
fn one(pen: &mut Pen, scene: &mut Scene, place: Rect, met: Card) {
    let face = scene.card(met, Some(Zone::Ship));
    face::upright(pen, place, &face, true);
    explain(pen, place, || tips::card(scene, met));
}

/// Draws the page of the ledger, and returns what of it is written on.
pub(super) fn whole_page(pen: &Pen, scene: &mut Scene, stage: &Stage) -> Rect {
    let [x, y, wide, high] = PAGE;
    let place = stage.rect(x - 8.0, y - 6.0, 440.0, 276.0);
    pen.picture("art/crusades-ledger", place);
    let page = stage
        .rect(x, y, wide, high)
        .shrink2(vec2(stage.long(24.0), stage.long(14.0)));
    scene.kept.note(Anchor::Ledger, page.center());
    page
}

/// The page of the ledger; where its upper and its lower half lie.
pub(super) fn page(pen: &Pen, scene: &mut Scene, stage: &Stage) -> [Rect; 2] {
    let page = whole_page(pen, scene, stage);
    let middle = page.center().y;
    [
        page.with_max_y(middle - stage.long(3.0)),
        page.with_min_y(middle + stage.long(9.0)),
    ]
}

/// What an act of the question is about, if the question is one of a fight.
fn strength(scene: &Scene, met: &[Card]) -> u16 {
    let asked = scene.observation.asked.filter(|_| scene.idle);
    match asked.map(|asked| asked.question) {
        Some(
            Question::Encounter(strength) | Question::Commit(strength) | Question::Fleet(strength),
        ) => strength,
        _ => met
            .iter()
            .map(|&card| u16::from(scene.data.size(card)))
            .sum(),
    }
}

fn ledgers(pen: &mut Pen, scene: &mut Scene, stage: &Stage, seat: Seat, met: &[Card]) {
    let strength = strength(scene, met);
    if let [card] = *met {
        let foe = Foe {
            strength,
            called: "ui-her-size",
            weight: scene.data.weight_met(card),
            size: scene.data.size(card).into(),
            tons: scene.data.tons(card).into(),
            yields: false,
        };
        return against(pen, scene, stage, seat, &foe);
    }
    let [above, _] = page(pen, scene, stage);
    let (ledger, _) = fight(scene, seat, strength, "ui-her-size");
    scene.kept.note_part(Part::Ledger, above);
    ledger.draw(pen, above);
}

/// The ledger against a foe, the balance, and remarks below both ships.
fn against(pen: &mut Pen, scene: &mut Scene, stage: &Stage, seat: Seat, foe: &Foe) {
    let [above, below] = page(pen, scene, stage);
    let (ledger, cards) = fight(scene, seat, foe.strength, foe.called);
    scene.kept.note_part(Part::Ledger, above);
    ledger.draw(pen, above);
    let balance = weights(scene, seat, foe);
    scene.kept.note_part(Part::Balance, below);
    balance.draw(pen, below, scene.still);
    explain(pen, below, || tips::figure(scene, "tip-weight", seat));
    remarks(pen, scene, stage, seat, foe, &ledger, cards);
}

/// The remarks below both ships.
fn remarks(
    pen: &mut Pen,
    scene: &Scene,
    stage: &Stage,
    seat: Seat,
    foe: &Foe,
    ledger: &Ledger,
    cards: bool,
) {
    let asked = scene.observation.asked.filter(|_| scene.idle);
    let fights = asked.is_some_and(|asked| {
        asked.seat == seat && matches!(asked.question, Question::Encounter(_) | Question::Commit(_))
    });
    if !fights {
        return;
    }
    let vessel = scene.view.vessel(scene.data, seat);
    let [own, other] = [vessel.weight(scene.data), foe.weight];
    let (id, lighter) = if own < other {
        ("ui-lighter", true)
    } else {
        ("ui-not-lighter", false)
    };
    let off = i32::from(own) - i32::from(other);
    let text = tips::say(scene, id, &[("count", off.abs().into())]);
    let colour = if lighter {
        palette::BETTER_LIGHT
    } else {
        palette::TEXT
    };
    chip(pen, stage.at(190.0, 344.0), looks::WEIGHT, &text, colour);
    let Some((needed, _)) = ledger.against else {
        return;
    };
    let off = i32::from(ledger.sum) - i32::from(needed);
    let double = foe.yields && ledger.sum > 2 * needed;
    let id = match (cards, ledger.enough) {
        (true, true) if double => "ui-surrenders",
        (true, true) => "ui-sunk-by",
        (true, false) => "ui-short-by",
        (false, true) if double => "ui-could-surrender",
        (false, true) => "ui-could-sink",
        (false, false) => "ui-too-strong",
    };
    let text = tips::say(scene, id, &[("count", off.abs().into())]);
    let colour = if ledger.enough {
        palette::BETTER_LIGHT
    } else {
        palette::TEXT
    };
    chip(pen, stage.at(610.0, 344.0), looks::ATTACK, &text, colour);
}

/// What a seat fights with against a strength: what is chosen and raised, or as long as nothing is, all of its hand that is seen.
/// Returns whether something is chosen, too.
fn fight(scene: &Scene, seat: Seat, needed: u16, against: &'static str) -> (Ledger, bool) {
    let (view, data) = (scene.view, scene.data);
    let mut cards = view.chosen(seat);
    let vessel = view.vessel(data, seat);
    for card in vessel.hand.iter() {
        if scene.is_raised(Spot::Hand(card)) {
            cards.insert(card);
        }
    }
    let chosen = !cards.is_empty();
    let asked = scene.observation.asked.filter(|_| scene.idle);
    let powder = match asked.map(|asked| asked.question) {
        Some(Question::Encounter(_)) if !chosen => vessel.has(data, Bonus::PowderCache),
        _ => false,
    };
    if !chosen {
        cards = vessel.hand;
    }
    let allies: Vec<Card> = view.allies(seat).iter().collect();
    let mut terms = terms(scene, seat, cards, powder, !chosen);
    for &ally in &allies {
        terms.push(term(
            scene,
            ally,
            scene.data.size(ally).into(),
            "ui-term-ally",
            false,
        ));
    }
    let sizes = allies.iter().map(|&ally| u16::from(data.size(ally)));
    // In the Long Game a Joker brings a ship and a cannon, that count together.
    let more: u16 = match view.long {
        true if allies.len() == 2 => sizes.product(),
        _ => sizes.sum(),
    };
    let mut sum = if cards.is_empty() {
        0
    } else {
        vessel.total(data, cards, powder) + more
    };
    let mut held_against = needed;
    if let Some((animation, _)) = scene.animations.running()
        && let Event::Fought(fighter, total, strength, _) = animation.event
        && fighter == seat
    {
        (sum, held_against) = (total, strength);
    }
    let mut chosen = chosen;
    if let Some(asked) = asked
        && matches!(asked.question, Question::Plunder(_))
        && let Some((total, strength)) = fought(scene, seat)
    {
        // The fight is over: what it came to stays until something is made of it.
        (sum, held_against) = (total, strength);
        (terms, chosen) = (Vec::new(), true);
    }
    let joker = cards.iter().any(Card::is_joker);
    let words = scene.words();
    let id = match (chosen, joker) {
        (false, _) => "ui-fight-could",
        (true, true) => "ui-fight-joker",
        (true, false) => "ui-fight-needed",
    };
    let values = [("count", (i64::from(held_against) + 1).into())];
    let ledger = Ledger {
        title: words.say("ui-fight", &[]),
        note: words.say(id, &values),
        terms,
        sum,
        against: Some((held_against, words.say(against, &[]))),
        between: looks::ATTACK,
        enough: sum > held_against || joker,
        yours: words.say("ui-yours", &[]),
    };
    (ledger, chosen)
}

/// What a seat's last fight of this turn came to.
fn fought(scene: &Scene, seat: Seat) -> Option<(u16, u16)> {
    let log = scene.session.log().iter().take(scene.animations.told());
    let turn = log
        .rev()
        .take_while(|told| !matches!(told.event, Event::TurnBegan(_)));
    let mut fights = turn.filter_map(|told| match told.event {
        Event::Fought(fighter, total, strength, _) if fighter == seat => Some((total, strength)),
        _ => None,
    });
    fights.next()
}

/// A card as a term.
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

/// The guns of some cards, and what adds to them.
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
    let more = |icon: &'static str, number: u16, label: &str| Term {
        tile: looks::tile(None),
        head: (String::new(), icon),
        number: format!("+{number}"),
        label: scene.words().say(label, &[]),
        faint,
    };
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

/// Both weights: the seat's, and that of the foe.
fn weights(scene: &Scene, seat: Seat, foe: &Foe) -> Balance {
    let data = scene.data;
    let vessel = scene.view.vessel(data, seat);
    let parts = |size: u16, tons: u16, weight: u16| {
        let values = [
            ("size", size.into()),
            ("tons", tons.into()),
            ("less", (size + tons).saturating_sub(weight).into()),
        ];
        let ship = tips::say(scene, "ui-pan-ship", &values);
        let cargo = tips::say(scene, "ui-pan-cargo", &values);
        let mut lines = vec![ship, cargo];
        if size + tons > weight {
            lines.push(tips::say(scene, "ui-pan-less", &values));
        }
        lines
    };
    let own = vessel.weight(data);
    let left = parts(vessel.size(data).into(), data.all_tons(vessel.holds), own);
    let right = parts(foe.size, foe.tons, foe.weight);
    Balance {
        title: scene.words().say("ui-flee", &[]),
        note: scene.words().say("ui-flee-needed", &[]),
        pans: [(own, left), (foe.weight, right)],
        enough: own < foe.weight,
    }
}

/// The ledger of an attack on a town.
pub(super) fn against_town(
    pen: &mut Pen,
    scene: &mut Scene,
    stage: &Stage,
    seat: Seat,
    town: Card,
) {
    let strength = tips::town_strength(scene, town);
    let (ledger, _) = fight(scene, seat, strength, "ui-its-strength");
    let rect = stage.rect(150.0, 440.0, 500.0, 150.0);
    pen.panel(rect);
    let inner = rect.shrink2(vec2(stage.long(20.0), stage.long(14.0)));
    scene.kept.note(Anchor::Ledger, inner.center());
    scene.kept.note_part(Part::Ledger, inner);
    ledger.draw(pen, inner);
}
