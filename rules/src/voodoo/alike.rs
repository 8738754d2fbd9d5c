//! Macros that write what both games say alike of themselves: each names its modules, types, phases and steps as its sister does.

/// Writes into an `impl Game` all but its name, its version and what it redacts.
macro_rules! plays {
    () => {
        ::rules::played_by!(Play);

        fn set_up(data: &Arc<Data>, setup: &Setup, seed: u64) -> (World, Phases<Phase>) {
            super::setup::set_up(data, setup, seed)
        }

        fn deal(world: &mut World, data: &Arc<Data>, setup: &Setup, seed: u64) {
            super::setup::deal(world, data, setup, seed);
        }

        fn register(registry: &mut Registry, world: &mut World) {
            super::setup::register(registry, world);
        }

        fn led_to(before: &Logged<Self>, told: &Logged<Self>) -> bool {
            super::why::led_to(before, told)
        }

        fn explain(world: &mut World) {
            $crate::AutomaTrace::<Self>::explain(world);
        }

        fn is_secret(question: Question) -> bool {
            super::decisions::is_secret(question)
        }

        fn doubt(world: &mut World, choice: Choice) -> Option<Reason> {
            $crate::doubt::<Self>(world, choice)
        }

        fn shuffle_hidden(world: &mut World, viewer: Seat, seed: u64) {
            ::rules::kit::ask_world(world, (viewer, seed), super::hidden::shuffle);
        }

        fn view(world: &mut World, viewer: Option<Seat>) -> View {
            $crate::view_of::<Self>(world, viewer)
        }

        fn told_apart(view: &View) -> ::rules::table::ToldApart {
            ::rules::kit::told_apart(&view.pieces, &view.faces)
        }

        fn follow(view: &mut View, data: &Data, event: &Event) {
            $crate::hearing::follow::<Self>(view, data, event);
        }

        fn reveals(event: &Event) -> bool {
            event.reveals()
        }

        fn looking_over() -> Option<::bevy_ecs::system::BoxedSystem> {
            Some(Box::new(IntoSystem::into_system($crate::look_over::<Self>)))
        }

        fn result(world: &mut World) -> Vec<i32> {
            $crate::result::<Self>(world)
        }
    };
}
pub(crate) use plays;

/// Writes into an `impl Voodoo` the types, pieces and phases that both games call alike, and the steps and judgements that each makes
/// in its own way.
macro_rules! sails {
    () => {
        type Space = Space;
        type Heading = Heading;
        type Card = Card;
        type Barrel = Barrel;
        type Rank = Rank;
        type Figure = Figure;
        type Marker = Marker;
        type Score = Score;
        type House = House;
        type OwnMark = super::lessons::OwnMark;
        type Own = Pieces<'static, 'static>;

        const CARDS: &'static [Card] = Card::ALL;
        const HOODOO: Card = Card::Hoodoo;
        const TAKE: Card = Card::Take;
        const MOON_BARREL: Barrel = Barrel::Moon;
        const BONES: Barrel = Barrel::Bones;
        const SUN: Marker = Marker::Sun;
        const MOON: Marker = Marker::Moon;
        const JAIL: Marker = Marker::Jail;
        const BLESSED_BACK: Back = Back::Blessed;
        const DUSK: Phase = Phase::Dusk;
        const MOONLIGHT: Phase = Phase::Moonlight;
        const DAWN: Phase = Phase::Dawn;
        const OVER: Phase = Phase::Over;

        fn step(step: Step, play: &mut Play) {
            step.carry_out(play);
        }

        fn card_back(seat: Seat) -> Back {
            Back::Card(seat)
        }

        fn owner(place: Place) -> Option<Seat> {
            place.owner()
        }

        fn turn_wind(quadrants: u8, cause: Cause) -> Step {
            Step::TurnWind((quadrants, cause))
        }

        fn carry_caught(ship: Seat, by: Cause) -> Step {
            Step::CarryCaught((ship, by))
        }

        fn dusk_barrel(seat: Seat) -> Step {
            Step::DuskBarrel(seat)
        }

        fn ask_for_barrel(seat: Seat) -> Step {
            Step::AskForBarrel(seat)
        }

        fn judge_conjuring(play: &Play, seat: Seat, card: Card) -> Result<(), Reason> {
            play.judge_conjuring(seat, card)
        }

        fn place_ships(k: u8) -> Step {
            Step::PlaceShips(k)
        }

        fn take_turn(seat: Seat) -> Step {
            Step::TakeTurn(seat)
        }

        fn score(play: &Play, seat: Seat) -> Score {
            play.score(seat)
        }

        fn standing(score: &Score) -> $crate::Standing {
            $crate::Standing {
                points: score.total(),
                coins: score.coins,
                location: score.location,
            }
        }

        fn faults_of(play: &Play) -> Vec<String> {
            super::faults::faults(play)
        }

        fn evaluation_of(play: &Play) -> [i32; ::rules::table::MOST_SEATS] {
            super::hints::evaluate(play)
        }

        fn rollout_of(play: &Play) -> Option<Choice> {
            super::hints::rollout_policy(play)
        }

        fn cursed_choice(
            play: &Play,
            seat: Seat,
            question: Question,
            choices: &[Choice],
        ) -> Choice {
            play.cursed_choice(seat, question, choices)
        }

        fn cursed_lines(
            play: &Play,
            seat: Seat,
            question: Question,
            choices: &[Choice],
            followed: Choice,
        ) -> Vec<$crate::TraceLine<Self>> {
            play.cursed_lines(seat, question, choices, followed)
        }
    };
}
pub(crate) use sails;

/// Writes how a game is [`Packed`](rules::table::Packed), from what `rules::packed!` names and the files that it checks, and by name
/// what others ask of that.
macro_rules! packs {
    ($game:ident: $($path:ident),+) => {
        impl Packed for $game {
            const EMBEDDED: &'static [(&'static str, &'static str)] = EMBEDDED;
            const TEXTS: &'static [&'static str] = TEXTS;

            rules::standard!($game);

            fn load(files: &Files) -> Result<Data, Vec<Fault>> {
                load(files)
            }

            fn numbers(data: &Data) -> DataNumbers {
                numbers(data)
            }
        }

        /// The game's own files; a user's folder can be laid over them.
        #[must_use]
        pub fn files() -> Files {
            $game::files()
        }

        /// The data of the game's own files.
        ///
        /// # Panics
        ///
        /// Not where the tests pass: one of them reads the embedded files.
        pub fn standard() -> &'static Arc<Data> {
            $game::standard()
        }

        /// Reads and checks all files.
        ///
        /// # Errors
        ///
        /// Everything that is wrong, file by file and from top to bottom.
        pub fn load(files: &Files) -> Result<Data, Vec<Fault>> {
            Sheet::read_all(files, [$($path),+], check)
        }
    };
}
pub(crate) use packs;

/// Writes the `Speaker` of a game, its texts, and how it is [`Voiced`](crate::words::Voiced).
macro_rules! speaks {
    ($game:ident) => {
        /// Reads the game's texts and the desktop's, with the numbers of the game's own data. A user's file need only hold the texts that
        /// it puts in other words.
        ///
        /// # Errors
        ///
        /// Everything that is wrong, file by file and from top to bottom.
        pub fn load_words(files: &Files) -> Result<Words, Vec<Fault>> {
            $game::load_words(files, $game::standard())
        }

        /// Says in words what the rules say in values, with the names of those who sit at the table.
        pub type Speaker = $crate::words::Speaker<$game>;

        impl $crate::words::Voiced for $game {
            fn section(cause: Cause) -> &'static str {
                cause.section()
            }

            fn phase_section(phase: super::event::Phase) -> &'static str {
                phase.section()
            }

            fn rule_of(view: &View, seat: Seat, question: Question) -> Cause {
                asking::rule_of(view, seat, question)
            }

            fn space(speaker: &Speaker, space: <$game as $crate::Voodoo>::Space) -> String {
                speaker.space(space)
            }

            fn piece(speaker: &Speaker, face: super::pieces::Face) -> String {
                speaker.piece(face)
            }

            fn tip(speaker: &Speaker, face: super::pieces::Face) -> String {
                speaker.tip(face)
            }

            fn asks(
                speaker: &Speaker,
                seat: Seat,
                question: Question,
                reader: $crate::words::Reader<Self>,
            ) -> Option<String> {
                speaker.ask(seat, question, reader)
            }

            fn answers(
                speaker: &Speaker,
                question: Question,
                choice: Choice,
                reader: $crate::words::Reader<Self>,
            ) -> String {
                speaker.answer(question, choice, reader)
            }

            fn tells(speaker: &Speaker, event: Event, cause: Cause) -> Option<String> {
                speaker.tell(event, cause)
            }

            fn aid_line(question: Question, choice: Choice) -> Option<&'static str> {
                aid::line(question, choice)
            }

            fn why_points(speaker: &Speaker, view: &View, seat: Seat, source: &str) -> String {
                speaker.score_why(view.pirate(seat), source)
            }

            fn points(score: &super::Score) -> (i32, Vec<(&'static str, i8)>) {
                (score.total(), score.sources().to_vec())
            }
        }
    };
}
pub(crate) use speaks;

/// Writes what a game's lessons are made of.
macro_rules! teaches {
    ($game:ident) => {
        impl Taught for $game {
            type Mark = Mark<Self>;

            const LESSONS: &'static [&'static str] = super::load::LESSONS;

            fn lesson(files: &Files, path: &str) -> Result<Lesson<Self>, Vec<Fault>> {
                lesson::read(files, path)
            }
        }

        impl LessonScript for $game {
            type MarkName = MarkName<Self>;
        }
    };
}
pub(crate) use teaches;

/// Writes into an `impl Script` what its files are spelled in, how a position goes on, and how it is compared.
macro_rules! scripts {
    () => {
        ::rules::scripted!($crate::scenario::Pirate, Asked, Answer);

        fn begin(
            table: &mut Table<Self>,
            names: &Names,
            position: &Position,
        ) -> Result<(), ScenarioError> {
            let sail = |seat, at, (heading, spaces)| {
                Step::Sail(Voyage::new(seat, at, heading, spaces, Cause::Ritual).willing())
            };
            $crate::scenario::begin(table, names, position.moment, position.sails, sail)
        }
    };
}
pub(crate) use scripts;
