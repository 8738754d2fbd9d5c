//! The hand of Action cards, and the keys that play them.

use super::Scene;
use super::seen::laid;
use super::{Spot, VoodooTable};
use crate::board::card::{CardFace, Field, SHEET};
use crate::board::hand::KEYS;
use crate::board::prompt::Taken;
use crate::order::{GameSystems, GameUpdate};
use crate::table::{
    Act, AnimationQueue, Choose, Notice, Observation, Refused, Session, at_table, badge, lies_open,
};
use crate::theme::{Pen, palette};
use bevy::prelude::{
    App, IntoScheduleConfigs, MessageWriter, Res, ResMut, Single, SystemCondition,
};
use games::voodoo::{Choice, Colour, Face, Place, Question, Shares};
use leafwing_input_manager::prelude::ActionState;
use rules::kit::Texted;

pub(super) fn plugin<G: VoodooTable>(app: &mut App) {
    app.add_systems(
        GameUpdate(G::ID),
        play_by_key::<G>
            .after(GameSystems::Panels)
            .before(GameSystems::Session)
            .run_if(at_table::<G>.and_then(lies_open)),
    );
}

/// Plays the card of a digit's place, or says which rule forbids it.
fn play_by_key<G: VoodooTable>(
    acts: Single<&ActionState<Act>>,
    observation: Res<Observation<G>>,
    animations: Res<AnimationQueue<G>>,
    mut session: ResMut<Session<G>>,
    mut notice: ResMut<Notice>,
    mut choose: MessageWriter<Choose<G>>,
) {
    for (act, &card) in KEYS.iter().zip(G::CARDS) {
        if !acts.just_pressed(act) {
            continue;
        }
        let choice = Choice::Play(card).into();
        if observation
            .options
            .iter()
            .any(|offer| offer.choice == choice)
        {
            choose.write(Choose::one(choice));
        } else if let Some(view) = animations.view()
            && animations.is_idle()
            && !session.has_news()
            && let Some(refused) = session.refused(&observation, view, Spot::Card(card))
        {
            notice.forbid(refused);
        }
    }
}

/// Draws the hand, clear of the question above.
pub fn draw<G: VoodooTable>(pen: &mut Pen, scene: &mut Scene<G>, taken: Taken) {
    let own = scene.own();
    let pirate = scene.pirate(own);
    if pirate.cursed {
        return;
    }
    let asked = scene.observation.asked.is_some_and(|asked| {
        let plays = [Question::PlayCard, Question::SecondCard].map(Some);
        asked.seat == own && plays.contains(&asked.question.shared())
    });
    let any = Face::Card(own, G::HOODOO);
    scene.kept.note(any, Place::Hand(own), scene.places.hand);
    let open = scene.observation.viewer == Some(own) && pirate.hand.is_some();
    let hold = |&card: &G::Card| {
        let face = card_face(scene, card, pirate.colour);
        let barred = laid(pirate, card).is_some();
        scene.held(Spot::Card(card), face, card.text_id(), barred)
    };
    let cards = G::CARDS.iter().map(hold).collect();
    let hand = scene.hand(cards, open, "art/card-back", asked);
    // What is told of a card that is raised.
    let told = |scene: &mut Scene<G>, place: usize, legal: bool| {
        let card = G::CARDS[place];
        let play = Choice::Play(card).into();
        if legal {
            scene.session.doubt(play)
        } else if asked {
            scene.session.why_not(play)
        } else {
            laid(pirate, card).map(|id| Refused {
                text: scene.session.speaker().words().say(id, &[]),
                topic: Some(card.text_id()),
            })
        }
    };
    scene.draw_hand(pen, &hand, taken, told);
}

/// Returns an Action card's face.
fn card_face<G: VoodooTable>(scene: &Scene<G>, card: G::Card, colour: Colour) -> CardFace {
    let speaker = scene.session.speaker();
    let (icon, ground) = G::card_looks(card);
    CardFace {
        sheet: SHEET,
        field: Field::Icon {
            icon,
            ink: palette::PARCHMENT,
            ground,
        },
        mark: Some((badge(colour), None)),
        title: speaker.text(card),
        text: speaker.card_face(card),
    }
}
