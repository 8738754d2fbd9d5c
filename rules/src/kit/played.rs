//! Macros that write what every game says alike of its rules and views.

/// Writes into an `impl Game` what is the same for any game: the types that it names as [`Game`](crate::table::Game) does, `Data` to `View`; of its `Data` the
/// `digest`; of its [`Setup`](crate::kit::Setup) `check` and `seats`; of its [`Rules`](crate::kit::Rules) `rules`, `why_not`, `refused`, `faults`, `evaluate` and
/// `rollout_policy`. A game whose setups must hold more names the function that `check`s them.
#[macro_export]
macro_rules! played_by {
    ($rules:ident) => {
        $crate::played_by!($rules, $crate::kit::Setup::check);
    };
    ($rules:ident, $check:path) => {
        type Data = Data;
        type Setup = Setup;
        type Phase = Phase;
        type Step = Step;
        type Question = Question;
        type Choice = Choice;
        type Reason = Reason;
        type Event = Event;
        type Cause = Cause;
        type View = View;

        fn digest(data: &Data) -> u64 {
            data.digest
        }

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

/// Writes into an `impl Game` what `look` and `shuffle_hidden` of a module of the game, and its `View`, answer: `shuffle_hidden`, for which the dice begin
/// anew, `view`, `told_apart` and `follow`.
#[macro_export]
macro_rules! viewed_by {
    ($view:ident) => {
        fn shuffle_hidden(
            world: &mut ::bevy_ecs::world::World,
            viewer: $crate::table::Seat,
            seed: u64,
        ) {
            *world.resource_mut::<$crate::table::Dice>() = $crate::table::Dice::new(seed);
            $crate::kit::ask_world(world, viewer, $view::shuffle_hidden);
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

        fn follow(view: &mut Self::View, data: &Self::Data, event: &Self::Event) {
            view.follow(data, *event);
        }
    };
}

/// Declares the `SystemParam` that holds all of a game's pieces within reach of a rule: what any game has, and the game's own beside it. Its data, phases,
/// steps, questions, choices, events and causes are those that the game calls so. Behind it stands how many `seats` there are.
#[macro_export]
macro_rules! within_reach {
    (
        $(#[$doc:meta])*
        pub struct $play:ident<$world:lifetime, $state:lifetime> { $($own:tt)* }
        seats: $seats:expr
    ) => {
        $(#[$doc])*
        #[derive(::bevy_ecs::system::SystemParam)]
        pub struct $play<$world, $state> {
            pub(crate) book: ::bevy_ecs::prelude::Res<$world, $crate::table::Book<Data>>,
            pub(crate) phase: ::bevy_ecs::prelude::Res<$world, ::bevy_state::prelude::State<Phase>>,
            pub(crate) next_phase:
                ::bevy_ecs::prelude::ResMut<$world, ::bevy_state::prelude::NextState<Phase>>,
            pub(crate) agenda: ::bevy_ecs::prelude::ResMut<$world, $crate::table::Agenda<Step>>,
            pub(crate) asking:
                ::bevy_ecs::prelude::ResMut<$world, $crate::table::Asking<Question, Choice>>,
            pub(crate) log: ::bevy_ecs::prelude::ResMut<$world, $crate::table::EventLog<Event, Cause>>,
            pub(crate) dice: ::bevy_ecs::prelude::ResMut<$world, $crate::table::Dice>,
            $($own)*
        }

        impl $play<'_, '_> {
            /// Returns the data.
            pub fn data(&self) -> &Data {
                &self.book.0
            }

            /// Returns all seats in turn order from one on.
            pub fn from(
                &self,
                seat: $crate::table::Seat,
            ) -> impl DoubleEndedIterator<Item = $crate::table::Seat> + Clone + use<> {
                let seats: fn(&Self) -> u8 = $seats;
                seat.round(seats(self))
            }

            /// Tells an event to everybody.
            pub fn tell(&mut self, event: Event, cause: Cause) {
                self.log.tell(event, cause);
            }
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

/// Writes the impl of [`Held`](crate::table::Held) for a game's rules, by modules of the game: what is usually answered (`rollout_policy`) and what a seat can
/// expect (`worth`) by the first, and what does not hold (`faults`) by the second. Behind them stands `worth_a_thought` where the first says that too.
#[macro_export]
macro_rules! held_by {
    ($game:ty, $rules:ty, $hints:ident, $faults:ident $(, $more:ident)*) => {
        impl $crate::table::Held<$game> for $rules {
            fn rollout_policy(&self) -> Option<<$game as $crate::table::Game>::Choice> {
                $hints::rollout_policy(self)
            }

            fn evaluate(&self) -> Option<[i32; $crate::table::MOST_SEATS]> {
                let mut expected = [0; $crate::table::MOST_SEATS];
                let seats = self.from($crate::table::Seat(0));
                for (seat, expected) in seats.zip(&mut expected) {
                    *expected = $hints::worth(self, seat);
                }
                Some(expected)
            }

            $(
                fn $more(
                    &self,
                    usual: Option<<$game as $crate::table::Game>::Choice>,
                ) -> Vec<<$game as $crate::table::Game>::Choice> {
                    $hints::$more(self, usual)
                }
            )*

            fn faults(&self) -> Vec<String> {
                let mut ledger = $crate::kit::Ledger::default();
                $faults::faults(self, &mut ledger);
                ledger.0
            }
        }
    };
}

/// Writes into an `impl Rules` what is the same wherever steps wait on an `agenda`, `asking` has the open question, and the step
/// `Answer` carries out an answer that nobody was asked for: `next_step`, `asking`, `asking_mut` and `then_answer`; `not_asked`, the reason of that name; and
/// `tell_decided`, where the event `Decided` tells an answer, by this cause.
#[macro_export]
macro_rules! stepped {
    ($step:ident, $cause:expr) => {
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

        fn not_asked(&self) -> <Self::Game as $crate::table::Game>::Reason {
            Reason::NotAsked
        }

        fn tell_decided(
            &mut self,
            answer: $crate::kit::Answer<
                <Self::Game as $crate::table::Game>::Question,
                <Self::Game as $crate::table::Game>::Choice,
            >,
            forced: bool,
        ) {
            let audience = self.hears(answer, forced);
            let decided = Event::Decided(answer, forced);
            self.log.tell_to(audience, decided, $cause);
        }
    };
}
