//! What hovering over things aboard explains.

use super::Scene;
use super::things::{Laid, POPPET_PLACES};
use super::tips::Tip;
use crate::voodoo_pirate::marks::capital;
use rules::voodoo_pirate::data::{Feature, Skill};
use rules::voodoo_pirate::pieces::{Barrel, Colour, Face as Piece, Object, Rank, Skull};
use rules::voodoo_pirate::view::{Held, PirateView};
use rules::voodoo_pirate::words::Speaker;

/// Explains a card in front of a pirate.
pub(super) fn card_tip(speaker: &Speaker, pirate: &PirateView, laid: Laid) -> Tip {
    let words = speaker.words();
    let tip = match laid {
        Laid::Played(card) => Tip::new(
            speaker.card(card),
            speaker.tip(Piece::Card(pirate.seat, card)),
        ),
        Laid::Last(card) => Tip::new(speaker.card(card), words.say("ui-card-last", &[])),
        Laid::Down(Some(card)) => {
            let values = [("card", speaker.card(card).into())];
            let title = words.say("ui-face-down-known", &values);
            Tip::new(title, words.say("ui-face-down.tip", &[]))
        }
        Laid::Down(None) => {
            let title = words.say("ui-face-down", &[]);
            Tip::new(title, words.say("ui-face-down.tip", &[]))
        }
    };
    tip.with(discard(speaker, pirate))
}

/// The cards that a Cursed Pirate has turned over of its deck.
pub(super) fn discard(speaker: &Speaker, pirate: &PirateView) -> Option<String> {
    if pirate.discard.is_empty() {
        return None;
    }
    let cards: Vec<String> = pirate
        .discard
        .iter()
        .map(|&card| speaker.card(card))
        .collect();
    let words = speaker.words();
    let cards = cards.join(&words.say("list-comma", &[]));
    Some(words.say("ui-discard", &[("cards", cards.into())]))
}

fn buried_note(speaker: &Speaker, buried: bool) -> Option<String> {
    buried.then(|| speaker.words().say("ui-buried", &[]))
}

/// Explains an object aboard.
pub(super) fn object_tip(speaker: &Speaker, held: Held<Object>) -> Tip {
    let piece = Piece::Object(held.thing);
    Tip::new(speaker.object(held.thing), speaker.tip(piece)).with(buried_note(speaker, held.buried))
}

/// Explains a skull aboard.
pub(super) fn skull_tip(speaker: &Speaker, held: Held<Option<Skull>>) -> Tip {
    let tip = match held.thing {
        Some(skull) => Tip::new(speaker.skull(skull), speaker.tip(Piece::Skull(skull))),
        None => Tip::new(
            capital(&speaker.feature(Feature::Skull)),
            speaker.unknown_skull_tip(),
        ),
    };
    tip.with(buried_note(speaker, held.buried))
}

/// Explains one of the places for souls.
pub(super) fn soul_tip(speaker: &Speaker, berth: usize, held: Option<Held<Colour>>) -> Tip {
    let words = speaker.words();
    let place = ("place", (berth as i64 + 1).into());
    match held {
        Some(held) => {
            let piece = Piece::Soul(held.thing);
            let soul = ("soul", speaker.piece(piece).into());
            Tip::new(
                words.say("ui-soul-place", &[place, soul]),
                speaker.tip(piece),
            )
            .with(buried_note(speaker, held.buried))
        }
        None => Tip::new(
            words.say("ui-soul-place-empty", &[place]),
            words.say("ui-soul-place-empty.tip", &[]),
        ),
    }
}

fn buried_counted(speaker: &Speaker, buried: u8) -> Option<String> {
    let values = [("count", i64::from(buried).into())];
    (buried > 0).then(|| speaker.words().say("ui-buried-too", &values))
}

/// Explains a pirate's coins.
pub(super) fn coins_tip(speaker: &Speaker, pirate: &PirateView) -> Tip {
    Tip::new(coins(speaker, pirate.coins), speaker.tip(Piece::Coin))
        .with(buried_counted(speaker, pirate.buried_coins))
}

/// So many coins.
pub(super) fn coins(speaker: &Speaker, count: u8) -> String {
    let values = [("count", i64::from(count).into())];
    speaker.words().say("ui-coins-aboard", &values)
}

/// Explains a pirate's poppets.
pub(super) fn poppets_tip(speaker: &Speaker, pirate: &PirateView) -> Tip {
    Tip::new(poppets(speaker, pirate), speaker.tip(Piece::Poppet))
        .with(buried_counted(speaker, pirate.buried_poppets))
}

/// So many poppets of those that a ship holds.
pub(super) fn poppets(speaker: &Speaker, pirate: &PirateView) -> String {
    let all = pirate.poppets + pirate.buried_poppets;
    let values = [
        ("count", i64::from(all).into()),
        ("most", i64::from(POPPET_PLACES).into()),
    ];
    speaker.words().say("ui-poppets-of", &values)
}

/// So much power.
pub(super) fn power(speaker: &Speaker, pirate: &PirateView) -> String {
    let values = [("power", i64::from(pirate.power).into())];
    speaker.words().say("ui-power", &values)
}

/// Explains a ship's power.
pub(super) fn power_tip(speaker: &Speaker, pirate: &PirateView) -> Tip {
    Tip::new(
        power(speaker, pirate),
        speaker.words().say("ui-power.tip", &[]),
    )
}

/// Explains where a ship lies, and what holds it.
pub(super) fn location_tip(scene: &Scene, pirate: &PirateView) -> Tip {
    let speaker = scene.sitting.speaker();
    let words = speaker.words();
    let Some(space) = pirate.space else {
        return Tip::new(words.say("ui-no-location", &[]), "");
    };
    let values = [
        ("value", i64::from(space.value()).into()),
        ("space", speaker.space(space).into()),
    ];
    let mut tip = Tip::new(
        words.say("ui-lies-at", &values),
        speaker.score_tip("location"),
    );
    if pirate.stuck {
        let wind = scene.view.wind;
        tip = tip.and(capital(&words.say("ui-stuck", &[])), speaker.wind_tip(wind));
    }
    if pirate.ashore {
        tip = tip.and(
            capital(&words.say("ui-ashore", &[])),
            words.say("ui-ashore.tip", &[]),
        );
    }
    tip
}

/// Explains a pirate: the whole name, who decides for it, its skill.
pub(super) fn pirate_tip(scene: &mut Scene, pirate: &PirateView) -> Tip {
    let kind = scene.sitting.kind(pirate.seat);
    let skill = skill(scene, pirate);
    let speaker = scene.sitting.speaker();
    let tip = Tip::new(speaker.name(pirate.seat), speaker.seat_kind_tip(kind));
    match skill {
        Some(skill) => tip.and(speaker.skill(skill), speaker.skill_tip(skill)),
        None => tip,
    }
}

/// What only a pirate of this colour can do, where the game is played so.
pub(super) fn skill(scene: &mut Scene, pirate: &PirateView) -> Option<Skill> {
    let cursed = scene.sitting.kind(pirate.seat).is_automa();
    let table = scene.sitting.table();
    let on = table.setup().skills && !cursed;
    on.then(|| table.data().skills[pirate.colour as usize])
}

/// Explains a blessed card.
pub(super) fn blessed_tip(speaker: &Speaker, rank: Option<Rank>) -> Tip {
    let title = match rank {
        Some(rank) => speaker.rank(rank),
        None => speaker.words().say("ui-blessed-card", &[]),
    };
    // What the cards do is the same for every rank.
    Tip::new(
        title,
        speaker.tip(Piece::Blessed(rank.unwrap_or(Rank::Ace))),
    )
}

/// Explains a pirate's points.
pub(super) fn score_tip(speaker: &Speaker, pirate: &PirateView) -> Tip {
    let title = format!("{} {}", speaker.score_total(), pirate.score.total());
    let unseen = pirate.skulls.iter().any(|held| held.thing.is_none()) || pirate.blessed.is_some();
    Tip::new(title, speaker.score_parts(&pirate.score))
        .with(unseen.then(|| speaker.words().say("ui-score-unseen", &[])))
}

/// Explains a figure that stands on a barrel.
pub(super) fn figure_on(speaker: &Speaker, figure: Piece, barrel: Barrel) -> String {
    let values = [
        ("figure", capital(&speaker.piece(figure)).into()),
        ("barrel", speaker.barrel(barrel).into()),
    ];
    speaker.words().say("ui-figure-on", &values)
}
