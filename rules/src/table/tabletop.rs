//! The table that a game is played on.

use super::driver::Once;
use super::piece::Laid;
use super::{
    Agenda, Asking, Book, Choices, Decision, Driver, EventLog, Game, Halt, Logged, LoggedEvent,
    MOST_SEATS, Phases, PieceId, Position, Refusal, Registry, Seat, SetupError, StableHasher,
};
use bevy_ecs::prelude::*;
use bevy_ecs::system::BoxedSystem;
use bevy_state::prelude::State;
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A table at which a game is played. It owns the rules' world and never despawns a piece.
pub struct Table<G: Game> {
    world: World,
    rules: BoxedSystem<InMut<'static, dyn Driver<G>>, Halt<G::Choice>>,
    phases: Phases<G::Phase>,
    looking_over: Option<BoxedSystem>,
    registry: Registry,
    /// The position before the first phase.
    blank: Position,
    data: Arc<G::Data>,
    setup: G::Setup,
    seed: u64,
    /// True if pieces were laid by other ways than the rules'.
    disturbed: bool,
}

impl<G: Game> Table<G> {
    /// Sets up a game and plays to the first decision.
    ///
    /// # Errors
    /// If the setup cannot be played.
    pub fn new(data: &Arc<G::Data>, setup: &G::Setup, seed: u64) -> Result<Self, SetupError> {
        Self::begin(data, setup, seed, |_| {})
    }

    /// Sets up a game and stops before its first decision, an automa's too: what lay there before anybody acted.
    ///
    /// # Errors
    /// If the setup cannot be played.
    pub fn laid(data: &Arc<G::Data>, setup: &G::Setup, seed: u64) -> Result<Self, SetupError> {
        Self::begin(data, setup, seed, |world| {
            let mut asking = world.resource_mut::<Asking<G::Question, G::Choice>>();
            asking.asks_automa = true;
        })
    }

    /// Sets up a game at a table that notes what automa weigh, so that it can be asked why they acted.
    ///
    /// # Errors
    /// If the setup cannot be played.
    pub fn explaining(
        data: &Arc<G::Data>,
        setup: &G::Setup,
        seed: u64,
    ) -> Result<Self, SetupError> {
        Self::begin(data, setup, seed, G::explain)
    }

    fn begin(
        data: &Arc<G::Data>,
        setup: &G::Setup,
        seed: u64,
        prepare: impl FnOnce(&mut World),
    ) -> Result<Self, SetupError> {
        G::check(setup)?;
        let (mut world, phases) = G::set_up(data, setup, seed);
        world.insert_resource(Book(Arc::clone(data)));
        world.init_resource::<Agenda<G::Step>>();
        world.init_resource::<Asking<G::Question, G::Choice>>();
        world.init_resource::<Choices<G::Choice>>();
        world.init_resource::<EventLog<G::Event, G::Cause>>();
        prepare(&mut world);
        let mut rules = G::rules();
        rules.initialize(&mut world);
        let mut looking_over = G::looking_over();
        if let Some(look) = &mut looking_over {
            look.initialize(&mut world);
        }
        let mut registry = Registry::default();
        registry
            .phase::<G::Phase>()
            .resource::<super::Dice>()
            .resource::<Agenda<G::Step>>()
            .resource::<Asking<G::Question, G::Choice>>()
            // Cut back by their lengths.
            .fixed::<Choices<G::Choice>>()
            .fixed::<EventLog<G::Event, G::Cause>>()
            .fixed::<Book<G::Data>>()
            .fixed::<PieceId>()
            .fixed::<Laid>();
        G::register(&mut registry, &mut world);
        let mut table = Self {
            world,
            rules,
            phases,
            looking_over,
            registry,
            blank: Position::default(),
            data: Arc::clone(data),
            setup: setup.clone(),
            seed,
            disturbed: true,
        };
        let mut blank = Position::default();
        table.copy_out(&mut blank);
        table.blank = blank;
        table.start();
        Ok(table)
    }

    /// Begins another game of the same setup, and plays to the first decision.
    ///
    /// The result is the same as a new table's, without spawning anything.
    pub fn again(&mut self, seed: u64) {
        let blank = std::mem::take(&mut self.blank);
        self.copy_in(&blank);
        self.blank = blank;
        self.seed = seed;
        G::deal(&mut self.world, &self.data, &self.setup, seed);
        self.disturbed = true;
        self.start();
    }

    /// Begins the first phase.
    fn start(&mut self) {
        self.phases.begin(&mut self.world);
        self.play_on();
    }

    /// Returns the open decision; `None` when the game is over.
    #[must_use]
    pub fn decision(&self) -> Option<Decision<'_, G::Question, G::Choice>> {
        let asking = self.world.resource::<Asking<G::Question, G::Choice>>();
        asking.open.map(|(seat, question)| Decision {
            seat,
            question,
            choices: &asking.choices,
            secret: G::is_secret(question),
        })
    }

    /// Answers the open decision, and plays on to the next one.
    ///
    /// # Errors
    /// A choice that is not listed is refused with the rule that forbids it; nothing changes.
    pub fn choose(&mut self, choice: G::Choice) -> Result<(), Refusal<G::Choice, G::Reason>> {
        if self.decision().is_none() {
            return Err(self.refusal(choice));
        }
        self.drive(&mut Once(Some(choice)))
    }

    /// Plays on for as long as a driver answers.
    ///
    /// The pieces stay fetched all the while, which is much faster than choosing one by one.
    ///
    /// # Errors
    /// An answer that is not listed is refused with the rule that forbids it; the decision stays open.
    pub fn drive(
        &mut self,
        driver: &mut dyn Driver<G>,
    ) -> Result<(), Refusal<G::Choice, G::Reason>> {
        self.looked_over();
        loop {
            let halt = self
                .rules
                .run_without_applying_deferred(&mut *driver, &mut self.world);
            match halt {
                Ok(Halt::Empty) if self.phases.enter(&mut self.world) => driver.phase_began(),
                Ok(Halt::Asked | Halt::Empty) => return Ok(()),
                Ok(Halt::Refused(choice)) => return Err(self.refusal(choice)),
                Err(error) => panic!("the world of {} is not whole: {error}", G::ID),
            }
        }
    }

    fn refusal(&mut self, choice: G::Choice) -> Refusal<G::Choice, G::Reason> {
        let reason = G::why_not(self.looked_over(), choice);
        Refusal { choice, reason }
    }

    /// Returns the rule that refuses a choice now; `None` if it is listed.
    pub fn why_not(&mut self, choice: G::Choice) -> Option<G::Reason> {
        match self.decision() {
            Some(decision) if decision.choices.contains(&choice) => None,
            _ => Some(G::why_not(self.looked_over(), choice)),
        }
    }

    /// Returns the rule by which a listed choice would have no effect as things stand, if there is one.
    pub fn doubt(&mut self, choice: G::Choice) -> Option<G::Reason> {
        let listed = self.decision()?.choices.contains(&choice);
        listed
            .then(|| G::doubt(self.looked_over(), choice))
            .flatten()
    }

    /// Returns the answers to the open decision that a player might think of and that are refused, each with the rule.
    pub fn refused(&mut self) -> Vec<(G::Choice, G::Reason)> {
        G::refused(self.looked_over())
    }

    /// Plays on until somebody must decide or the game is over.
    fn play_on(&mut self) {
        let asked = self.drive(&mut Once(None));
        debug_assert!(asked.is_ok(), "nobody answered, and was refused");
    }

    /// Returns the phase that the game is in.
    #[must_use]
    pub fn phase(&self) -> G::Phase {
        *self.world.resource::<State<G::Phase>>().get()
    }

    /// Returns the whole log. For what a seat may hear of it, see [`Table::log_for`].
    #[must_use]
    pub fn log(&self) -> &[Logged<G>] {
        self.world
            .resource::<EventLog<G::Event, G::Cause>>()
            .events()
    }

    /// Returns the log from event `from` on, as a viewer may hear it, with each event's number.
    pub fn log_for(
        &self,
        viewer: Option<Seat>,
        from: usize,
    ) -> impl DoubleEndedIterator<Item = (usize, Logged<G>)> + '_ {
        self.log()
            .iter()
            .enumerate()
            .skip(from)
            .filter(move |(_, told)| told.audience.has(viewer))
            .map(move |(number, told)| {
                let event = G::redact(told.event, viewer);
                (number, LoggedEvent { event, ..*told })
            })
    }

    /// Returns a digest of the log, the same on any machine.
    #[must_use]
    pub fn log_digest(&self) -> u64 {
        let mut hasher = StableHasher::default();
        self.log().hash(&mut hasher);
        hasher.finish()
    }

    /// Returns what a seat may know; `None` is an onlooker.
    pub fn view(&mut self, viewer: Option<Seat>) -> G::View {
        G::view(self.looked_over(), viewer)
    }

    /// Returns the game's invariants that do not hold, each in a sentence; empty if the rules are right.
    pub fn faults(&mut self) -> Vec<String> {
        G::faults(self.looked_over())
    }

    /// Returns the final points by seat; empty before the end.
    pub fn result(&mut self) -> Vec<i32> {
        G::result(self.looked_over())
    }

    /// Returns what each seat can expect in the end, in hundredths of a point, where the game gives such a hint.
    pub fn evaluate(&mut self) -> Option<[i32; MOST_SEATS]> {
        G::evaluate(self.looked_over())
    }

    /// Returns what the seat that is asked would usually answer, where the game gives such a hint.
    pub fn rollout_policy(&mut self) -> Option<G::Choice> {
        G::rollout_policy(self.looked_over())
    }

    /// Returns the setup that the game began with.
    #[must_use]
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Returns the seed that the game began with.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns the data that the game is played with.
    #[must_use]
    pub fn data(&self) -> &Arc<G::Data> {
        &self.data
    }

    /// Returns every choice made so far, in order.
    #[must_use]
    pub fn choices(&self) -> &[G::Choice] {
        &self.world.resource::<Choices<G::Choice>>().0
    }

    /// Returns the rules' world, for tests and for the game's own tools.
    ///
    /// The rules notice pieces that are laid elsewhere by it.
    pub fn world_mut(&mut self) -> &mut World {
        self.looked_over();
        self.disturbed = true;
        &mut self.world
    }

    /// Returns the world, with its lookup tables rebuilt where pieces were laid in another way than by the rules.
    fn looked_over(&mut self) -> &mut World {
        if std::mem::take(&mut self.disturbed)
            && let Some(look) = &mut self.looking_over
            && let Err(error) = look.run_without_applying_deferred((), &mut self.world)
        {
            panic!("the world of {} is not whole: {error}", G::ID);
        }
        &mut self.world
    }

    /// Returns the list of all that makes up a position.
    #[must_use]
    pub fn registry(&self) -> &Registry {
        &self.registry
    }

    /// Returns a digest of each piece's place.
    pub(crate) fn lying(&mut self) -> BTreeMap<PieceId, u64> {
        self.registry.lying(&mut self.world)
    }

    /// Copies the position into `into`. A position that is used again is filled without allocating.
    pub fn copy_out(&mut self, into: &mut Position) {
        into.told = self.log().len();
        into.chosen = self.choices().len();
        self.registry.save(&mut self.world, into);
    }

    /// Replaces the position by one of this game, from any table with the same setup and data.
    pub fn copy_in(&mut self, from: &Position) {
        self.registry.load(&mut self.world, from);
        self.disturbed = true;
        self.world
            .resource_mut::<EventLog<G::Event, G::Cause>>()
            .truncate(from.told);
        let mut choices = self.world.resource_mut::<Choices<G::Choice>>();
        choices.0.truncate(from.chosen);
    }

    /// Calls `play` on a fork, then puts everything back.
    pub fn fork<R>(&mut self, play: impl FnOnce(&mut Self) -> R) -> R {
        let mut position = Position::default();
        self.copy_out(&mut position);
        let result = play(self);
        self.copy_in(&position);
        result
    }

    /// Calls `play` on a fork in which what `viewer` may not know is shuffled by `seed`, then puts everything back.
    pub fn fork_for<R>(&mut self, viewer: Seat, seed: u64, play: impl FnOnce(&mut Self) -> R) -> R {
        self.fork(|table| {
            table.shuffle_for(viewer, seed);
            play(table)
        })
    }

    /// Shuffles what `viewer` may not know by `seed`, for good. Use it on a table of its own into which a position was copied.
    pub fn shuffle_for(&mut self, viewer: Seat, seed: u64) {
        G::shuffle_hidden(&mut self.world, viewer, seed);
        self.disturbed = false;
    }

    /// Runs steps that no decision set off, for the positions of tests and scenarios.
    pub fn set_off(&mut self, step: G::Step) {
        let mut asking = self.world.resource_mut::<Asking<G::Question, G::Choice>>();
        asking.open = None;
        asking.choices.clear();
        self.world.resource_mut::<Agenda<G::Step>>().push(step);
        self.play_on();
    }
}
