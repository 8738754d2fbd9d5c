//! The tips of things aboard, in both games.

use super::things::Laid;
use super::{Scene, VoodooTable};
use crate::table::figures::capital;
use crate::table::tips::Tip;
use crate::voodoo::odds;
use crate::voodoo::seen::unseen;
use games::voodoo::words::Speaker;
use games::voodoo::{Colour, Face, Held, PirateView};
use rules::kit::Texted;

/// Explains a card in front of a pirate.
#[must_use]
pub fn card_tip<G: VoodooTable>(
    speaker: &Speaker<G>,
    pirate: &PirateView<G>,
    laid: Laid<G>,
) -> Tip {
    let words = speaker.words();
    let topic = match laid {
        Laid::Played(card) | Laid::Last(card) | Laid::Down(Some(card)) => card.text_id(),
        Laid::Down(None) => "cause-cards",
    };
    let tip = match laid {
        Laid::Played(card) => Tip::new(
            speaker.text(card),
            G::tip(speaker, Face::Card(pirate.seat, card).into()),
        ),
        Laid::Last(card) => Tip::new(speaker.text(card), words.say("ui-card-last", &[])),
        Laid::Down(Some(card)) => {
            let values = [("card", speaker.text(card).into())];
            let title = words.say("ui-face-down-known", &values);
            Tip::new(title, words.say("ui-face-down.tip", &[]))
        }
        Laid::Down(None) => {
            let title = words.say("ui-face-down", &[]);
            Tip::new(title, words.say("ui-face-down.tip", &[]))
        }
    };
    tip.with(discard(speaker, pirate)).about(topic)
}

/// Returns the cards that a Cursed Pirate has turned over, in words.
#[must_use]
pub fn discard<G: VoodooTable>(speaker: &Speaker<G>, pirate: &PirateView<G>) -> Option<String> {
    if pirate.discard.is_empty() {
        return None;
    }
    let cards: Vec<String> = pirate
        .discard
        .iter()
        .map(|&card| speaker.text(card))
        .collect();
    let words = speaker.words();
    let cards = cards.join(&words.say("list-comma", &[]));
    Some(words.say("ui-discard", &[("cards", cards.into())]))
}

/// Returns the note on a thing that it is buried, if it is.
#[must_use]
pub fn buried_note<G: VoodooTable>(speaker: &Speaker<G>, buried: bool) -> Option<String> {
    buried.then(|| speaker.words().say("ui-buried", &[]))
}

/// Explains one of the places for souls.
#[must_use]
pub fn soul_tip<G: VoodooTable>(
    speaker: &Speaker<G>,
    berth: usize,
    held: Option<Held<Colour>>,
) -> Tip {
    let words = speaker.words();
    let place = ("place", (berth as i64 + 1).into());
    let tip = match held {
        Some(held) => {
            let piece = Face::Soul(held.thing).into();
            let soul = ("soul", G::piece(speaker, piece).into());
            Tip::new(
                words.say("ui-soul-place", &[place, soul]),
                G::tip(speaker, piece),
            )
            .with(buried_note(speaker, held.buried))
        }
        None => Tip::new(
            words.say("ui-soul-place-empty", &[place]),
            words.say("ui-soul-place-empty.tip", &[]),
        ),
    };
    tip.about("book-ritual")
}

/// Returns the number of buried things in words, if there are any.
#[must_use]
pub fn buried_counted<G: VoodooTable>(speaker: &Speaker<G>, buried: u8) -> Option<String> {
    let values = [("count", i64::from(buried).into())];
    (buried > 0).then(|| speaker.words().say("ui-buried-too", &values))
}

/// Explains a pirate's coins.
#[must_use]
pub fn coins_tip<G: VoodooTable>(speaker: &Speaker<G>, pirate: &PirateView<G>) -> Tip {
    Tip::new(
        coins(speaker, pirate.coins),
        G::tip(speaker, Face::Coin.into()),
    )
    .with(buried_counted(speaker, pirate.buried_coins))
    .about("score-coins")
}

/// Returns a number of coins in words.
#[must_use]
pub fn coins<G: VoodooTable>(speaker: &Speaker<G>, count: u8) -> String {
    let values = [("count", i64::from(count).into())];
    speaker.words().say("ui-coins-aboard", &values)
}

/// Returns a ship's power in words.
#[must_use]
pub fn power<G: VoodooTable>(speaker: &Speaker<G>, pirate: &PirateView<G>) -> String {
    let values = [("power", i64::from(pirate.power).into())];
    speaker.words().say("ui-power", &values)
}

/// Explains a ship's power.
#[must_use]
pub fn power_tip<G: VoodooTable>(speaker: &Speaker<G>, pirate: &PirateView<G>) -> Tip {
    Tip::new(
        power(speaker, pirate),
        speaker.words().say("ui-power.tip", &[]),
    )
    .about("score-power")
}

/// Explains a ship's location, and whether wind or land holds it.
#[must_use]
pub fn location_tip<G: VoodooTable>(scene: &Scene<G>, pirate: &PirateView<G>) -> Tip {
    let speaker = scene.session.speaker();
    let words = speaker.words();
    let Some(space) = pirate.space else {
        return Tip::new(words.say("ui-no-location", &[]), "");
    };
    let values = [
        ("value", i64::from(pirate.value).into()),
        ("space", G::space(speaker, space).into()),
    ];
    let mut tip = Tip::new(
        words.say("ui-lies-at", &values),
        speaker.score_tip("location"),
    )
    .about("score-location");
    if pirate.stuck {
        let wind = scene.view.wind;
        tip = tip.and(capital(&words.say("ui-stuck", &[])), speaker.does(wind));
    }
    if pirate.ashore {
        tip = tip.and(
            capital(&words.say("ui-ashore", &[])),
            words.say("ui-ashore.tip", &[]),
        );
    }
    tip
}

/// Explains a pirate: its whole name, its kind of player, its skill.
#[must_use]
pub fn pirate_tip<G: VoodooTable>(scene: &mut Scene<G>, pirate: &PirateView<G>) -> Tip {
    let kind = scene.session.kind(pirate.seat);
    let speaker = scene.session.speaker();
    let tip = Tip::new(speaker.name(pirate.seat), speaker.seat_kind_tip(kind));
    G::pirate_tip(scene, pirate.seat, tip)
}

/// Explains a blessed card, a hidden one by the odds of its face.
#[must_use]
pub fn blessed_tip<G: VoodooTable>(scene: &Scene<G>, rank: Option<G::Rank>) -> Tip {
    let speaker = scene.session.speaker();
    let title = match rank {
        Some(rank) => speaker.text(rank),
        None => speaker.words().say("ui-blessed-card", &[]),
    };
    // What the cards do is the same for every rank.
    let any = Face::Blessed(rank.unwrap_or(G::ANY_RANK));
    let tip = Tip::new(title, G::tip(speaker, any.into())).about("ui-blessed");
    match rank {
        Some(_) => tip,
        None => odds::blessed(tip, speaker, scene.view),
    }
}

/// Explains a pirate's points.
#[must_use]
pub fn score_tip<G: VoodooTable>(speaker: &Speaker<G>, pirate: &PirateView<G>) -> Tip {
    let title = format!("{} {}", speaker.score_total(), pirate.total());
    Tip::new(title, speaker.score_parts(&pirate.score))
        .with(unseen(pirate).map(|id| speaker.words().say(id, &[])))
        .about("book-goal")
}

/// Explains a figure that stands on a barrel.
#[must_use]
pub fn figure_on<G: VoodooTable>(
    speaker: &Speaker<G>,
    figure: G::Face,
    barrel: G::Barrel,
) -> String {
    let values = [
        ("figure", capital(&G::piece(speaker, figure)).into()),
        ("barrel", speaker.text(barrel).into()),
    ];
    speaker.words().say("ui-figure-on", &values)
}
