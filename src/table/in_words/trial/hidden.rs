//! The page tells nobody what is hidden.

use super::Trial;
use crate::table::in_words::page::{Ear, Page};
use crate::table::{AnimationQueue, Choose, Look, Observation, TableGame};
use rules::table::{Dice, Position, Seat};

impl<G: TableGame> Trial<G> {
    /// Returns the page, read with fresh eyes.
    fn reread(&mut self) -> Page {
        self.app.insert_resource(Observation::<G>::default());
        self.app.insert_resource(AnimationQueue::<G>::default());
        self.app.update();
        self.ear = Ear::default();
        self.read()
    }

    /// Plays a game of people and pirates that the game plays; at each decision the page must say the same if all that the reader
    /// may not know is dealt anew. Returns how often that made another position.
    pub(crate) fn tells_nothing_hidden(&mut self, seed: u64) -> usize {
        let mut dice = Dice::new(seed);
        let mut others = 0;
        loop {
            let page = self.reread();
            let observation = self.app.world().resource::<Observation<G>>();
            let (viewer, curtain) = (observation.viewer, observation.curtain);
            // The curtain rises, or the pick before it is taken back.
            let answers = 1 + usize::from(observation.can_take_back.is_ok());
            if observation.asked.is_none() {
                return others;
            }
            let choice = observation
                .options
                .get(dice.below(observation.options.len().max(1)));
            let choice = choice.map(|offer| offer.choice);
            if curtain.is_some() {
                assert_eq!(page.answers.len(), answers, "a curtain is all there is");
                assert!(page.table.is_empty() && page.about.is_empty() && page.acts.is_empty());
                assert!(page.now.is_empty());
            }
            // An onlooker may know no more than any seat.
            let people = self.session().seats().count();
            let seat = viewer.unwrap_or(Seat(dice.below(people) as u8));
            let (mut before, mut dealt) = (Position::default(), Position::default());
            let mut session = self.session();
            let table = session.table();
            table.copy_out(&mut before);
            table.fork_for(seat, seed, |fork| fork.copy_out(&mut dealt));
            table.copy_in(&dealt);
            let there = self.reread();
            self.session().table().copy_in(&before);
            others += usize::from(before.digest() != dealt.digest());
            // What is asked may follow from what is held.
            if !G::HAS_PRIVATE || page.question == there.question {
                assert_eq!(page, there, "what {seat:?} may not know is told");
            }
            let world = self.app.world_mut();
            match (curtain, choice) {
                (Some(seat), _) => {
                    world.write_message(Look::Unveil(seat));
                }
                (None, Some(choice)) => {
                    world.write_message(Choose::<G>::one(choice));
                }
                (None, None) => {}
            }
            self.app.update();
        }
    }
}
