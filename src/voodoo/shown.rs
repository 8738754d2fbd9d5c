//! Both games as the table shows them: the spots of choices, the seconds of events, and their words.

use super::voodoo_table::VoodooTable;
use super::{effects, foreseen, told};
use crate::table::{Animated, Speak, TableGame, Telling, TextSection};
use games::voodoo::words::Speaker;
use games::voodoo::{Cause, Choice, Event, Place, Shares};
use rules::kit::{Answer, Setup, Texted};
use rules::table::{Logged, Seat};

impl<G: VoodooTable> TableGame for G {
    type Speaker = Speaker<G>;

    const PASSES: &'static [G::Choice] = <G as VoodooTable>::PASSES;

    fn first_game() -> G::Setup {
        let crew = G::CREW.iter().flatten().copied();
        Setup::of(&crew.collect::<Vec<_>>())
    }

    fn asked_by(view: &G::View, seat: Seat, question: G::Question) -> G::Cause {
        G::rule_of(view, seat, question)
    }

    fn topic(view: &G::View) -> Option<&'static str> {
        Some(view.phase.text_id())
    }

    fn goes_on(question: G::Question) -> Option<G::Choice> {
        G::passes_by(question).then(|| Choice::Pass.into())
    }

    fn points(view: &G::View, _: &G::Data, seat: Seat) -> i32 {
        view.pirate(seat).total()
    }
}

impl<G: VoodooTable> Animated for G {
    fn loser(told: &Logged<G>) -> Option<Seat> {
        let (_, from, to) = G::moved(&told.event)?;
        // Sun and Moon go round: who passes them on loses nothing.
        let turns = [Cause::Round, Cause::Dawn, Cause::MoonBarrel].map(Some);
        let owner = G::owner(from).filter(|_| !turns.contains(&told.cause.shared()));
        owner.filter(|&owner| G::owner(to) != Some(owner))
    }

    fn actor(event: &G::Event) -> Option<Seat> {
        if let Some((_, from, to)) = G::moved(event) {
            return G::owner(to).or_else(|| G::owner(from));
        }
        match event.shared() {
            Some(
                Event::Decided { seat, .. }
                | Event::Revealed { seat, .. }
                | Event::Skipped { seat, .. }
                | Event::Reshuffled { seat }
                | Event::Conjured { seat, .. }
                | Event::NotConjured { seat, .. }
                | Event::BarrelConjured { seat, .. }
                | Event::RitualCalled { caller: seat, .. }
                | Event::ColourCalled { seat, .. }
                | Event::Possessed { seat, .. }
                | Event::BlessedSwapped { seat, .. }
                | Event::Fired { seat, .. }
                | Event::PowerChanged { seat, .. }
                | Event::Jailed { seat }
                | Event::PassedOver { seat }
                | Event::Scored { seat, .. }
                | Event::Shown { seat, .. }
                | Event::Won { seat }
                | Event::Sailed { ship: seat, .. }
                | Event::Leapt { ship: seat, .. }
                | Event::Passed { ship: seat, .. }
                | Event::Held { ship: seat, .. }
                | Event::Faced { ship: seat, .. },
            ) => Some(seat),
            Some(_) => None,
            None => G::own_actor(event),
        }
    }

    fn emblem(event: &G::Event) -> Option<&'static str> {
        G::own_emblem(event)
    }

    fn is_milestone(event: &G::Event) -> bool {
        matches!(event.shared(), Some(Event::PhaseBegan(phase, _)) if phase == G::DUSK)
    }

    fn decides(seat: Seat, question: G::Question, choice: G::Choice) -> Logged<G> {
        let event = Event::<G>::Decided {
            seat,
            question,
            choice,
            forced: false,
        };
        rules::table::LoggedEvent::for_all(event.into(), Cause::Round.into())
    }

    fn answered(event: &G::Event) -> Option<Answer<G::Question, G::Choice>> {
        match event.shared()? {
            Event::Decided {
                seat,
                question,
                choice,
                ..
            } => Some(Answer {
                seat,
                question,
                choice,
            }),
            _ => None,
        }
    }

    fn seconds(event: &G::Event) -> f32 {
        if let Some((_, from, to)) = G::moved(event) {
            return flight::<G>(from, to);
        }
        match event.shared() {
            Some(Event::Sailed { .. }) => 0.24,
            Some(Event::Leapt { .. }) => 0.6,
            Some(Event::Faced { .. }) => 0.2,
            Some(Event::Fired { .. }) => effects::BROADSIDE,
            Some(Event::WindTurned { from, to }) => {
                0.45 * f32::from((to as u8 + 4 - from as u8) % 4)
            }
            Some(Event::Revealed { .. } | Event::Skipped { .. } | Event::RitualCalled { .. }) => {
                0.5
            }
            Some(Event::PowerChanged { .. }) => 0.4,
            Some(_) => 0.0,
            None => G::own_seconds(event),
        }
    }

    fn sails(event: &G::Event) -> bool {
        matches!(
            event.shared(),
            Some(Event::Sailed { .. } | Event::Leapt { .. } | Event::Faced { .. })
        )
    }

    fn joins(one: &G::Event, next: &G::Event) -> bool {
        match (one.shared(), next.shared()) {
            (
                Some(Event::Sailed { ship, to, .. }),
                Some(Event::Sailed {
                    ship: other, from, ..
                }),
            ) => ship == other && to == from,
            _ => false,
        }
    }

    fn halves(event: &G::Event) -> Option<[G::Event; 2]> {
        let (_, from, to) = G::moved(event)?;
        let nowhere = Place::Box.into();
        (flight::<G>(from, to) > 0.0).then(|| {
            [
                G::between(event, from, nowhere),
                G::between(event, nowhere, to),
            ]
        })
    }
}

/// Returns the seconds that a piece flies between two places; 0 if one of them is out of sight.
fn flight<G: VoodooTable>(from: G::Place, to: G::Place) -> f32 {
    if let Some(own) = G::own_flight(from, to) {
        return own;
    }
    let unseen = |place| matches!(place, Some(Place::Box | Place::Deck(..) | Place::Sea(_)));
    match (from.shared(), to.shared()) {
        (from, to) if unseen(from) || unseen(to) => 0.0,
        // Out of the bag it rises first.
        (Some(Place::Bag), _) => 0.58,
        (Some(Place::On(_)), _) | (_, Some(Place::On(_))) => 0.36,
        _ => 0.42,
    }
}

impl<G: VoodooTable> Speak<G> for Speaker<G> {
    fn prompt(&self, view: &G::View, seat: Seat, question: G::Question) -> String {
        self.prompt_in(view, seat, question)
    }

    fn choice(
        &self,
        view: &G::View,
        seat: Seat,
        question: G::Question,
        choice: G::Choice,
    ) -> String {
        self.choice_in(view, seat, question, choice)
    }

    fn event(&self, told: &Logged<G>, viewer: Option<Seat>) -> Option<String> {
        self.event(told, viewer)
    }

    fn foretold(&self, told: &Logged<G>) -> Option<String> {
        foreseen::foretold(self, told)
    }

    fn told(about: &Telling<G>) -> Vec<TextSection> {
        told::told(about)
    }
}
