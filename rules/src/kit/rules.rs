//! Rules as any game plays them: step after step until somebody must decide, asking, judging, answering.

use crate::table::{
    Asking, Audience, Choices, Decision, Driver, Game, Halt, Held, Seat, run_agenda,
};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemInput;

/// An answer to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Answer<Q, C> {
    /// The seat.
    pub seat: Seat,
    /// The question.
    pub question: Q,
    /// The choice.
    pub choice: C,
}

type QuestionOf<R> = <<R as Rules>::Game as Game>::Question;
type ChoiceOf<R> = <<R as Rules>::Game as Game>::Choice;
type ReasonOf<R> = <<R as Rules>::Game as Game>::Reason;
type AnswerOf<R> = Answer<QuestionOf<R>, ChoiceOf<R>>;

/// The rules of a game with all pieces within their reach: its `SystemParam`.
///
/// [`crate::played_by!`] makes of it what [`Game`] asks of rules.
pub trait Rules: Held<Self::Game> + Sized {
    /// The game.
    type Game: Game;

    /// Carries out the next step of the agenda; says whether there was one.
    fn next_step(&mut self) -> bool;

    /// The open question.
    fn asking(&self) -> &Asking<QuestionOf<Self>, ChoiceOf<Self>>;

    /// The open question, to ask and to close it.
    fn asking_mut(&mut self) -> &mut Asking<QuestionOf<Self>, ChoiceOf<Self>>;

    /// Lists everything that could be an answer, in the rulebook's order; [`Rules::judge`] picks what is legal.
    fn propose(&self, seat: Seat, question: QuestionOf<Self>, to: &mut Vec<ChoiceOf<Self>>);

    /// Checks whether an answer is legal.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn judge(
        &self,
        seat: Seat,
        question: QuestionOf<Self>,
        choice: ChoiceOf<Self>,
    ) -> Result<(), ReasonOf<Self>>;

    /// Lists the legal answers, in the rulebook's order: of those proposed the ones that are judged so. Rules that know them without
    /// a look at each may list them at once.
    fn offer(&self, seat: Seat, question: QuestionOf<Self>, to: &mut Vec<ChoiceOf<Self>>) {
        self.propose(seat, question, to);
        to.retain(|&choice| self.judge(seat, question, choice).is_ok());
    }

    /// Why something is refused that is no answer to what is asked, or to nothing at all.
    fn not_asked(&self) -> ReasonOf<Self>;

    /// Returns who hears of an answer, `forced` where nobody was asked: its seat alone, where it is secret or forced.
    fn hears(&self, answer: AnswerOf<Self>, forced: bool) -> Audience {
        match forced || Self::Game::is_secret(answer.question) {
            true => Audience::Only(answer.seat),
            false => Audience::All,
        }
    }

    /// Tells an answer; `forced` where nobody was asked.
    fn tell_decided(&mut self, answer: AnswerOf<Self>, forced: bool);

    /// Sets off the step that carries out an answer which was told already.
    fn then_answer(&mut self, answer: AnswerOf<Self>);

    /// Carries out an answer: the rule of the step that [`Rules::then_answer`] sets off.
    fn carry_out(answer: AnswerOf<Self>, rules: &mut Self);

    /// Returns what a seat answers that the rules play themselves; nothing where somebody is to be asked.
    fn automa(
        &self,
        _seat: Seat,
        _question: QuestionOf<Self>,
        _choices: &[ChoiceOf<Self>],
    ) -> Option<ChoiceOf<Self>> {
        None
    }

    /// Notes how an answer came about that nobody was asked for, at a table that explains itself.
    fn note_decided(&mut self, _answer: AnswerOf<Self>, _choices: &[ChoiceOf<Self>]) {}
}

/// Asks a question, last thing a rule does: what goes on after the answer is on the agenda already.
///
/// Nothing is asked where nothing is legal. One legal choice is carried out and told; so is what an automa chooses. Where a choice is
/// [veiled](crate::table::Game::is_veiled) the question is asked all the same: that it was not would tell that the choice is refused.
pub fn ask<R: Rules>(rules: &mut R, seat: Seat, question: QuestionOf<R>) {
    let mut choices = std::mem::take(&mut rules.asking_mut().choices);
    choices.clear();
    rules.offer(seat, question, &mut choices);
    let decided = match choices.as_slice() {
        [] => None,
        [only] if !has_veiled(rules, seat, question) => Some(*only),
        several => {
            let decided = match rules.asking().asks_automa {
                true => None,
                false => rules.automa(seat, question, several),
            };
            if decided.is_none() {
                let asking = rules.asking_mut();
                asking.open = Some((seat, question));
                asking.choices = choices;
                return;
            }
            decided
        }
    };
    let answer = decided.map(|choice| Answer {
        seat,
        question,
        choice,
    });
    if let Some(answer) = answer {
        rules.note_decided(answer, &choices);
    }
    choices.clear();
    rules.asking_mut().choices = choices;
    if let Some(answer) = answer {
        rules.tell_decided(answer, true);
        rules.then_answer(answer);
    }
}

/// Asks a question of another seat anew whose answers follow from what only that seat may know: in a fork, of the cards that it was
/// dealt there.
pub fn reask<R: Rules>(rules: &mut R, viewer: Seat) {
    if let Some((seat, question)) = rules.asking().open
        && seat != viewer
        && (R::Game::is_secret(question) || has_veiled(rules, seat, question))
    {
        rules.asking_mut().open = None;
        ask(rules, seat, question);
    }
}

/// Returns whether some answer to a question is open or refused because of what only its seat may know.
fn has_veiled<R: Rules>(rules: &R, seat: Seat, question: QuestionOf<R>) -> bool {
    if !R::Game::HAS_PRIVATE {
        return false;
    }
    let mut all = Vec::new();
    rules.propose(seat, question, &mut all);
    all.into_iter().any(|choice| {
        let refused = rules.judge(seat, question, choice).err();
        R::Game::is_veiled(question, choice, refused)
    })
}

/// Runs the agenda and has a driver answer what is asked, until it does not or the phase is over; notes what was `chosen`.
pub fn play_on<R: Rules>(
    driver: &mut dyn Driver<R::Game>,
    rules: &mut R,
    chosen: &mut Choices<ChoiceOf<R>>,
) -> Halt<ChoiceOf<R>> {
    loop {
        let asked = run_agenda(|| {
            let open = rules.asking().open;
            match open {
                Some(_) => Some(open),
                None => (!rules.next_step()).then_some(None),
            }
        });
        let Some((seat, question)) = asked else {
            return Halt::Empty;
        };
        let decision = Decision {
            seat,
            question,
            choices: &rules.asking().choices,
            secret: R::Game::is_secret(question),
        };
        let Some(choice) = driver.answer(&decision, rules) else {
            return Halt::Asked;
        };
        if rules.asking_mut().close(choice).is_none() {
            return Halt::Refused(choice);
        }
        chosen.push(choice);
        let answer = Answer {
            seat,
            question,
            choice,
        };
        rules.tell_decided(answer, false);
        R::carry_out(answer, rules);
    }
}

/// Why a choice that is not listed is refused.
pub fn why_not<R: Rules>(rules: &R, choice: ChoiceOf<R>) -> ReasonOf<R> {
    let open = rules.asking().open;
    let refused = open.and_then(|(seat, question)| rules.judge(seat, question, choice).err());
    refused.unwrap_or_else(|| rules.not_asked())
}

/// Judges by whether something holds.
///
/// # Errors
/// The rule that forbids it, where it does not.
pub fn is<R>(holds: bool, reason: R) -> Result<(), R> {
    holds.then_some(()).ok_or(reason)
}

/// Returns what could be an answer to a question and is refused, each with the rule that forbids it.
pub fn refused<R: Rules>(
    rules: &R,
    seat: Seat,
    question: QuestionOf<R>,
) -> Vec<(ChoiceOf<R>, ReasonOf<R>)> {
    let mut all = Vec::new();
    rules.propose(seat, question, &mut all);
    let judged = all.into_iter().map(|choice| {
        let judgement = rules.judge(seat, question, choice);
        judgement.err().map(|reason| (choice, reason))
    });
    judged.flatten().collect()
}

/// Runs a system of the rules that only few callers need: seldom, so not held ready.
///
/// # Panics
/// Panics where the rules' world lacks what the system reads, which any test shows.
pub fn ask_world<In, Out, M, S>(world: &mut World, input: In::Inner<'_>, system: S) -> Out
where
    In: SystemInput + 'static,
    Out: 'static,
    M: 'static,
    S: IntoSystem<In, Out, M> + 'static,
{
    match world.run_system_cached_with(system, input) {
        Ok(out) => out,
        Err(error) => panic!("the rules' world is not whole: {error}"),
    }
}
