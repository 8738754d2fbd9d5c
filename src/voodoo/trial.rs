//! Trials of a Voodoo game's table as it is drawn.

use super::{VoodooTable, drawing, hand};
use crate::board::trial::Drawn;
use crate::settings::Settings;
use crate::table::Observation;
use games::voodoo::Choice;
use rules::table::SeatKind;

impl<G: VoodooTable> Drawn<G> {
    /// Sits down to a game under settings.
    pub(crate) fn new(
        name: &str,
        kinds: &[SeatKind],
        seed: u64,
        set: impl FnOnce(&mut Settings),
    ) -> Self {
        let drawn = |app: &mut bevy::app::App| {
            app.add_plugins((hand::plugin::<G>, drawing::plugin::<G>));
        };
        Self::at(name, kinds, seed, drawn, set)
    }

    /// Returns the place in the hand of a card that can't be played now, if a card is asked for.
    pub(crate) fn barred_card(&self) -> Option<usize> {
        let observation = self.get::<Observation<G>>();
        let lies = |choice: G::Choice| {
            observation
                .options
                .iter()
                .any(|offer| offer.choice == choice)
        };
        let play = |card| lies(Choice::Play(card).into());
        let asks = G::CARDS.iter().any(|&card| play(card));
        let barred = G::CARDS.iter().position(|&card| !play(card));
        barred.filter(|_| asks)
    }
}
