//! Secrets stay secret in words.

use super::*;
use crate::Shares;
use crate::voodoo_pirate::setup::BLESSED;
use rules::table::Audience;

#[test]
fn a_secret_is_told_to_its_owner_alone() {
    let mut table = table(&crew(), 1);
    let speaker = Speaker::at(&words(), &mut table);
    let faces = faces(&mut table);
    for event in moves(&faces) {
        let told = LoggedEvent::for_all(event, Cause::Cards);
        let line = |viewer| speaker.event(&told, viewer).unwrap_or_default();
        match event {
            Event::Moved {
                to: Place::FaceDown(_) | Place::SecondFaceDown(_),
                ..
            } => {
                assert!(line(Some(ANNA)).contains("Tok"));
                assert!(!line(Some(CURSED)).contains("Tok") && !line(None).contains("Tok"));
            }
            Event::MovedHidden {
                to: Place::Aboard(ANNA),
                ..
            } => {
                let named = |line: &str| line.contains("Gold Skull") || line.contains("Queen");
                assert!(named(&line(Some(ANNA))));
                assert!(!named(&line(Some(CURSED))) && !named(&line(None)));
            }
            _ => {}
        }
    }
    let decided = Event::Decided {
        seat: ANNA,
        question: Question::PlayCard,
        choice: Choice::Play(Card::Tok),
        forced: false,
    };
    let told = LoggedEvent {
        event: decided,
        cause: Cause::Round,
        audience: Audience::Only(ANNA),
    };
    assert_eq!(speaker.event(&told, None), None);
}

/// Plays a whole game by chance, and says each event to an onlooker, and each question with its answers.
pub(super) fn game_in_words(setup: &Setup, seed: u64) -> (Table<VoodooPirate>, Speaker) {
    let mut table = table(setup, seed);
    let speaker = Speaker::at(&words(), &mut table);
    let mut dice = Dice::new(seed);
    while let Some(decision) = table.decision() {
        let (seat, question) = (decision.seat, decision.question);
        let choices = decision.choices.to_vec();
        let view = table.view(Some(seat));
        is_clean(&speaker.prompt_in(&view, seat, question));
        let labels: Vec<String> = choices
            .iter()
            .map(|&choice| speaker.choice_in(&view, seat, question, choice))
            .collect();
        labels.iter().for_each(|label| is_clean(label));
        table.choose(choices[dice.below(choices.len())]).unwrap();
    }
    (table, speaker)
}

#[test]
fn a_game_in_words_keeps_its_secrets() {
    let mut setup = Setup::of(&[
        SeatKind::Human,
        voodoo::CURSED,
        SeatKind::Random,
        voodoo::CURSED,
        SeatKind::Human,
    ]);
    setup.options.set(&BLESSED, true);
    for seed in 0..8 {
        heard::listen();
        let (table, speaker) = game_in_words(&setup, seed);
        let secrets: Vec<String> = Skull::ALL
            .iter()
            .map(|&skull| speaker.text(skull))
            .chain(
                Rank::ALL
                    .iter()
                    .map(|&rank| speaker.piece(Face::Blessed(rank))),
            )
            .collect();
        let cards: Vec<String> = Card::ALL.iter().map(|&card| speaker.text(card)).collect();
        let mut lines = 0;
        for told in table.log() {
            let Some(line) = speaker.event(told, None) else {
                continue;
            };
            lines += 1;
            is_clean(&line);
            is_clean(&speaker.why(told.cause));
            // At the end everybody shows what only it knew, and before that nothing is said of it.
            let shown = matches!(told.event, Event::Shown { .. });
            let secret = secrets.iter().any(|secret| line.contains(secret));
            assert_eq!(secret, shown, "{line}");
            if let Event::Moved { to, .. } = told.event
                && to.shared().is_some_and(voodoo::Place::is_face_down)
            {
                assert!(!cards.iter().any(|card| line.contains(card)), "{line}");
            }
        }
        assert!(lines > 100, "{lines} lines");
        assert!(heard::take().iter().all(|said| said.whole));
    }
}
