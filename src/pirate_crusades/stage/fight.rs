//! The ledger of an encounter: what is fought with against what is needed, and both weights on the balance.

use super::plaque::chip_within;
use super::weights::{self, Weight};
use super::{Setting, Staged, duel, guns};
use crate::pirate_crusades::face::{self, Zone};
use crate::pirate_crusades::kept::{Anchor, Part};
use crate::pirate_crusades::lay::Stage;
use crate::pirate_crusades::ledger::Ledger;
use crate::pirate_crusades::{Scene, looks, tips};
use crate::table::Seen;
use crate::table::tips::explain;
use crate::theme::{Pen, palette};
use bevy_egui::egui::{Rect, vec2};
use games::pirate_crusades::values::{Bonus, Captain, Card, Question};
use rules::table::Seat;

/// The place of the ledger's page on the stage.
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
            one(pen, scene, right, joker);
            if let Some(escort) = escort {
                let place = stage.rect(712.0, 486.0, 85.0, 120.0);
                let face = scene.card(escort, Some(Zone::Ship));
                face::small(pen, place, &face, true);
                explain(pen, place, || tips::card(scene, escort));
            }
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

/// Draws the captain's ship, with the escort of a treasure fleet, and the card of the cannon before her.
fn against_captain(
    pen: &mut Pen,
    scene: &mut Scene,
    stage: &Stage,
    seat: Seat,
    captain: Captain,
    right: Rect,
) {
    let aside = |by: f32| right.translate(vec2(stage.long(by), 0.0));
    let [ship, escort] = scene.view.captains_ships(captain);
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
    let foe = Foe {
        strength: needed,
        called: "ui-his-strength",
        weight: Weight {
            size: scene.data.all_sizes(ship.into_iter().chain(escort)),
            tons: scene.data.tons(cannon).into(),
            says: "ui-pan-cannon",
            weight: scene.view.captains_weight(scene.data, captain, cannon),
        },
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
    weight: Weight,
    /// Set if more than twice the strength makes it surrender.
    yields: bool,
}

/// Draws a card that is met.
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

/// Returns the place of the ledger's page where something is fought.
pub(in crate::pirate_crusades) fn ledger(scene: &Scene) -> Option<Rect> {
    let fought = match Staged::of(scene).setting {
        Setting::Ship(_) | Setting::Captain(_) | Setting::Fleet(..) | Setting::Duel(_) => true,
        Setting::Sea | Setting::Town(_) | Setting::Port(_) | Setting::Cove(_) => false,
    };
    let [x, y, wide, high] = PAGE;
    fought.then(|| Stage::of(scene).rect(x, y, wide, high))
}

/// Draws the page of the ledger, and returns its upper and its lower half.
pub(super) fn page(pen: &Pen, scene: &mut Scene, stage: &Stage) -> [Rect; 2] {
    let page = whole_page(pen, scene, stage);
    let middle = page.center().y;
    [
        page.with_max_y(middle - stage.long(3.0)),
        page.with_min_y(middle + stage.long(9.0)),
    ]
}

/// Returns the strength that a question of a fight names; beside any other, what the cards met come to.
fn strength(scene: &Scene, met: &[Card]) -> u16 {
    let asked = scene.question();
    match asked.map(|asked| asked.question) {
        Some(
            Question::Encounter(strength) | Question::Commit(strength) | Question::Fleet(strength),
        ) => strength,
        _ => scene.data.all_sizes(met.iter().copied()),
    }
}

fn ledgers(pen: &mut Pen, scene: &mut Scene, stage: &Stage, seat: Seat, met: &[Card]) {
    let strength = strength(scene, met);
    if let [card] = *met
        && !card.is_joker()
    {
        let foe = Foe {
            strength,
            called: "ui-her-size",
            weight: Weight {
                size: scene.data.size(card).into(),
                tons: scene.data.tons(card).into(),
                says: weights::CARGO,
                weight: scene.data.weight_met(card),
            },
            yields: false,
        };
        return against(pen, scene, stage, seat, &foe);
    }
    let [above, _] = page(pen, scene, stage);
    let (ledger, _) = guns::ledger(scene, seat, strength, "ui-its-strength");
    scene.kept.note_part(Part::Ledger, above);
    ledger.draw(pen, above);
}

/// Draws the ledger against a foe, the balance, and remarks below both ships.
fn against(pen: &mut Pen, scene: &mut Scene, stage: &Stage, seat: Seat, foe: &Foe) {
    let [above, below] = page(pen, scene, stage);
    let (ledger, cards) = guns::ledger(scene, seat, foe.strength, foe.called);
    scene.kept.note_part(Part::Ledger, above);
    ledger.draw(pen, above);
    let asked = scene.question().map(|asked| asked.question);
    // The fight is over: nobody flees.
    if !matches!(asked, Some(Question::Plunder(_))) {
        weights::draw(pen, scene, below, seat, foe.weight);
    }
    remarks(pen, scene, stage, seat, foe, &ledger, cards);
}

/// Draws the remarks below both ships.
fn remarks(
    pen: &mut Pen,
    scene: &Scene,
    stage: &Stage,
    seat: Seat,
    foe: &Foe,
    ledger: &Ledger,
    cards: bool,
) {
    let asked = scene.question();
    let fights = asked.is_some_and(|asked| {
        asked.seat == seat && matches!(asked.question, Question::Encounter(_) | Question::Commit(_))
    });
    if !fights {
        return;
    }
    let [own, other] = [Weight::of(scene, seat).weight, foe.weight.weight];
    let (id, lighter) = if own < other {
        ("ui-lighter", true)
    } else {
        ("ui-not-lighter", false)
    };
    let off = i32::from(own) - i32::from(other);
    let text = scene.say(id, &[("count", off.abs().into())]);
    let colour = if lighter {
        palette::BETTER_LIGHT
    } else {
        palette::TEXT
    };
    let [left, right] = [4.0, 404.0].map(|x| stage.rect(x, 0.0, 392.0, 640.0));
    let at = stage.at(190.0, 344.0);
    chip_within(pen, left, at, looks::WEIGHT, &text, colour);
    let Some((needed, _)) = ledger.against else {
        return;
    };
    let off = i32::from(ledger.sum) - i32::from(needed);
    let double = foe.yields && ledger.sum > 2 * needed;
    let vessel = scene.view.vessel(scene.data, seat);
    let cache = u16::from(scene.data.numbers.powder_cache);
    let powder = vessel.has(scene.data, Bonus::PowderCache) && ledger.sum + cache > needed;
    let id = match (cards, ledger.enough) {
        (true, true) if double => "ui-surrenders",
        (true, true) => "ui-sunk-by",
        (true, false) if powder => "ui-short-of-powder",
        (true, false) => "ui-short-by",
        (false, true) if double => "ui-could-surrender",
        (false, true) => "ui-could-sink",
        (false, false) => "ui-too-strong",
    };
    // A sum that is equal is one short.
    let count = if ledger.enough { off } else { 1 - off };
    let text = scene.say(id, &[("count", count.into())]);
    let colour = if ledger.enough {
        palette::BETTER_LIGHT
    } else {
        palette::TEXT
    };
    let at = stage.at(610.0, 344.0);
    chip_within(pen, right, at, looks::ATTACK, &text, colour);
}
