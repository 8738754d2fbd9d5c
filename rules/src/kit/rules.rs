//! Rules as any game plays them: step after step until somebody must decide, asking, judging, answering.

use crate::table::{Asking, Choices, Decision, Driver, Game, Halt, Held, Seat, run_agenda};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemInput;

/// An answer to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Answer<Q, C> {
    /// Whose.
    pub seat: Seat,
    /// What was asked.
    pub question: Q,
    /// What was answered.
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

    /// Whether an answer is legal.
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

    /// Tells an answer; `forced` where nobody was asked.
    fn tell_decided(&mut self, answer: AnswerOf<Self>, forced: bool);

    /// Sets off the step that carries out an answer which was told already.
    fn then_answer(&mut self, answer: AnswerOf<Self>);

    /// Carries out an answer: the rule of the step that [`Rules::then_answer`] sets off.
    fn carry_out(answer: AnswerOf<Self>, rules: &mut Self);

    /// What a seat answers that the rules play themselves; nothing where somebody is to be asked.
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

/// What could be an answer to a question and is refused, each with the rule that forbids it.
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
/// Where the rules' world lacks what the system reads, which any test shows.
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

/// Writes into an `impl Game` what is the same for any game: of its [`Setup`](crate::kit::Setup) `check` and `seats`; of its [`Rules`](crate::kit::Rules)
/// `rules`, `why_not`, `refused`, `faults`, `evaluate` and `rollout_policy`. A game whose setups must hold more names the function that `check`s them.
#[macro_export]
macro_rules! played_by {
    ($rules:ident) => {
        $crate::played_by!($rules, $crate::kit::Setup::check);
    };
    ($rules:ident, $check:path) => {
        fn check(setup: &Self::Setup) -> Result<(), $crate::table::SetupError> {
            $check(setup)
        }

        fn seats(setup: &Self::Setup) -> Vec<$crate::table::SeatKind> {
            setup.kinds()
        }

        fn rules() -> ::bevy_ecs::system::BoxedSystem<
            ::bevy_ecs::prelude::InMut<'static, dyn $crate::table::Driver<Self>>,
            $crate::table::Halt<Self::Choice>,
        > {
            use ::bevy_ecs::prelude::{InMut, IntoSystem, ResMut};
            Box::new(IntoSystem::into_system(
                |InMut(driver): InMut<dyn $crate::table::Driver<Self>>,
                 mut rules: $rules,
                 mut chosen: ResMut<$crate::table::Choices<Self::Choice>>| {
                    $crate::kit::play_on(driver, &mut rules, &mut chosen)
                },
            ))
        }

        fn why_not(world: &mut ::bevy_ecs::world::World, choice: Self::Choice) -> Self::Reason {
            use ::bevy_ecs::prelude::In;
            let why_not =
                |In(choice): In<Self::Choice>, rules: $rules| $crate::kit::why_not(&rules, choice);
            $crate::kit::ask_world(world, choice, why_not)
        }

        fn refused(world: &mut ::bevy_ecs::world::World) -> Vec<(Self::Choice, Self::Reason)> {
            let refused = |rules: $rules| {
                let open = $crate::kit::Rules::asking(&rules).open;
                open.map_or_else(Vec::new, |(seat, question)| {
                    $crate::kit::refused(&rules, seat, question)
                })
            };
            $crate::kit::ask_world(world, (), refused)
        }

        fn faults(world: &mut ::bevy_ecs::world::World) -> Vec<String> {
            let faults = |rules: $rules| $crate::table::Held::faults(&rules);
            $crate::kit::ask_world(world, (), faults)
        }

        fn evaluate(
            world: &mut ::bevy_ecs::world::World,
        ) -> Option<[i32; $crate::table::MOST_SEATS]> {
            let evaluate = |rules: $rules| $crate::table::Held::evaluate(&rules);
            $crate::kit::ask_world(world, (), evaluate)
        }

        fn rollout_policy(world: &mut ::bevy_ecs::world::World) -> Option<Self::Choice> {
            let usual = |rules: $rules| $crate::table::Held::rollout_policy(&rules);
            $crate::kit::ask_world(world, (), usual)
        }
    };
}

/// Writes into an `impl Game` what a module `look` and `shuffle_hidden` of the game, and its `View`, answer: `shuffle_hidden`, `view` and `told_apart`.
#[macro_export]
macro_rules! viewed_by {
    ($view:ident) => {
        fn shuffle_hidden(
            world: &mut ::bevy_ecs::world::World,
            viewer: $crate::table::Seat,
            seed: u64,
        ) {
            $crate::kit::ask_world(world, (viewer, seed), $view::shuffle_hidden);
        }

        fn view(
            world: &mut ::bevy_ecs::world::World,
            viewer: Option<$crate::table::Seat>,
        ) -> Self::View {
            $crate::kit::ask_world(world, viewer, $view::look)
        }

        fn told_apart(view: &Self::View) -> $crate::table::ToldApart {
            view.told_apart()
        }
    };
}

/// Writes into an `impl Game` what the points of a seat, by source, come to when the phase `over` has begun: `result`. They are what a function of
/// the game's rules returns.
#[macro_export]
macro_rules! scored_by {
    ($rules:ident :: $points:ident, $over:path) => {
        fn result(world: &mut ::bevy_ecs::world::World) -> Vec<i32> {
            let result = |rules: $rules| -> Vec<i32> {
                let seats = rules.from($crate::table::Seat(0));
                let seats = seats.filter(|_| *rules.phase.get() == $over);
                let points = seats.map(|seat| rules.$points(seat));
                points
                    .map(|points| points.into_iter().map(i32::from).sum())
                    .collect()
            };
            $crate::kit::ask_world(world, (), result)
        }
    };
}

/// Writes the impl of [`Held`](crate::table::Held) for a game's rules: the hints of its module `hints`, `worth_a_thought` among them where it is named
/// behind, and the faults of its module `faults`.
#[macro_export]
macro_rules! held_by {
    ($game:ty, $rules:ty $(, $more:ident)*) => {
        impl $crate::table::Held<$game> for $rules {
            fn rollout_policy(&self) -> Option<<$game as $crate::table::Game>::Choice> {
                hints::rollout_policy(self)
            }

            fn evaluate(&self) -> Option<[i32; $crate::table::MOST_SEATS]> {
                Some(hints::evaluate(self))
            }

            $(
                fn $more(
                    &self,
                    usual: Option<<$game as $crate::table::Game>::Choice>,
                ) -> Vec<<$game as $crate::table::Game>::Choice> {
                    hints::$more(self, usual)
                }
            )*

            fn faults(&self) -> Vec<String> {
                faults::faults(self)
            }
        }
    };
}

/// Writes into an `impl Rules` what is the same wherever steps wait on an `agenda`, `asking` has the open question, and the step
/// `Answer` carries out an answer that nobody was asked for: `next_step`, `asking`, `asking_mut` and `then_answer`.
#[macro_export]
macro_rules! stepped {
    ($step:ident) => {
        fn next_step(&mut self) -> bool {
            let step = self.agenda.pop();
            step.map(|step| step.carry_out(self)).is_some()
        }

        fn asking(
            &self,
        ) -> &$crate::table::Asking<
            <Self::Game as $crate::table::Game>::Question,
            <Self::Game as $crate::table::Game>::Choice,
        > {
            &self.asking
        }

        fn asking_mut(
            &mut self,
        ) -> &mut $crate::table::Asking<
            <Self::Game as $crate::table::Game>::Question,
            <Self::Game as $crate::table::Game>::Choice,
        > {
            &mut self.asking
        }

        fn then_answer(
            &mut self,
            answer: $crate::kit::Answer<
                <Self::Game as $crate::table::Game>::Question,
                <Self::Game as $crate::table::Game>::Choice,
            >,
        ) {
            self.agenda.push($step::Answer(answer));
        }
    };
}
