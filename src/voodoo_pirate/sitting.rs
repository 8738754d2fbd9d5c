//! A sitting: a game being played, who decides at it, and the messages by which it goes on.

use super::{Cues, Sight};
use crate::options::Options;
use crate::saves::{self, Slot, Trouble};
use crate::screens::Screen;
use bevy::prelude::*;
use rules::table::files::Files;
use rules::table::save::Saved;
use rules::table::{Dice, Game, Seat, SeatKind, Table};
use rules::voodoo_pirate::words::{Speaker, load_words};
use rules::voodoo_pirate::{Choice, Reason, Setup, VoodooPirate, load};
use std::path::PathBuf;
use std::sync::Arc;

/// Sit down to a game.
#[derive(Message, Debug, Clone)]
pub enum Begin {
    /// A new one.
    New(Setup, u64),
    /// One that was left, by its name.
    Resume(String),
    /// The one that was left last.
    ResumeLast,
}

/// Answer the open decision.
#[derive(Message, Debug, Clone, Copy)]
pub struct Choose(pub Choice);

/// The pirate whose secret is asked for has the mouse, and nobody else looks.
#[derive(Message, Debug, Clone, Copy)]
pub struct Unveil(pub Seat);

/// What the player should know at once, in a sentence.
#[derive(Resource, Debug, Default)]
pub struct Notice {
    /// The sentence; empty for nothing.
    pub text: String,
}

/// A game being played.
#[derive(Resource)]
pub struct Sitting {
    table: Table<VoodooPirate>,
    speaker: Speaker,
    kinds: Vec<SeatKind>,
    dice: Dice,
    unveiled: Option<Seat>,
    changes: u64,
    slot: Option<Slot>,
    unsaved: String,
}

impl Sitting {
    fn at(
        mut table: Table<VoodooPirate>,
        slot: Option<Slot>,
        files: &Files,
    ) -> Result<Self, Trouble> {
        let words = load_words(files).map_err(Trouble::Data)?;
        let speaker = Speaker::at(&Arc::new(words), &mut table);
        let kinds = table
            .setup()
            .chairs
            .iter()
            .map(|chair| chair.kind)
            .collect();
        let dice = Dice::new(table.seed() ^ 0x5eed_0f5a_1705);
        Ok(Self {
            table,
            speaker,
            kinds,
            dice,
            unveiled: None,
            changes: 0,
            slot,
            unsaved: String::new(),
        })
    }

    /// The rules' table.
    pub fn table(&mut self) -> &mut Table<VoodooPirate> {
        &mut self.table
    }

    /// Says things in words.
    #[must_use]
    pub fn speaker(&self) -> &Speaker {
        &self.speaker
    }

    /// Who decides for a seat.
    #[must_use]
    pub fn kind(&self, seat: Seat) -> SeatKind {
        self.kinds
            .get(seat.index())
            .copied()
            .unwrap_or(SeatKind::Random)
    }

    /// Counts whatever changes what is seen.
    #[must_use]
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// People at the table.
    #[must_use]
    pub fn people(&self) -> usize {
        self.kinds
            .iter()
            .filter(|&&kind| kind == SeatKind::Human)
            .count()
    }

    /// The pirate whose secret pick waits for the curtain: others must look away first. Alone at the table nobody must.
    #[must_use]
    pub fn curtain(&self) -> Option<Seat> {
        let decision = self.table.decision()?;
        let due = decision.secret
            && self.kind(decision.seat) == SeatKind::Human
            && self.people() > 1
            && self.unveiled != Some(decision.seat);
        due.then_some(decision.seat)
    }

    /// Whose eyes the table is seen with: the only person's; of several, those of the one who picks in secret, and
    /// else an onlooker's, since all of them look.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        if self.people() == 1 {
            let place = self
                .kinds
                .iter()
                .position(|&kind| kind == SeatKind::Human)?;
            return Some(Seat(place as u8));
        }
        let decision = self.table.decision()?;
        (decision.secret && self.unveiled == Some(decision.seat)).then_some(decision.seat)
    }

    /// Why a choice cannot be made now, in words; nothing where it can.
    pub fn why_not(&mut self, choice: Choice) -> Option<String> {
        let reason: Reason = self.table.why_not(choice)?;
        Some(self.speaker.reason(reason))
    }

    /// Saves the game, and remembers why it cannot be saved for as long as that is so.
    fn save(&mut self, options: &Options) {
        let saved = self.write(options);
        self.unsaved = saved
            .err()
            .map(|trouble| saves::tell(options, &trouble))
            .unwrap_or_default();
    }

    fn write(&mut self, options: &Options) -> Result<(), Trouble> {
        let text = Saved::of(&self.table)
            .write()
            .map_err(|error| Trouble::NoAccess {
                path: PathBuf::from(VoodooPirate::ID),
                why: error.to_string(),
            })?;
        // Where there was no place for it before, there may be one now.
        let slot = match self.slot.take() {
            Some(slot) => slot,
            None => saves::create(options, VoodooPirate::ID)?,
        };
        self.slot.insert(slot).write(&text)
    }

    /// The game is over and goes among the finished ones.
    fn finish(&mut self, options: &Options) -> Result<(), Trouble> {
        self.write(options)?;
        self.slot.take().map_or(Ok(()), Slot::finish)
    }

    fn choose(&mut self, choice: Choice) -> Result<(), String> {
        match self.table.choose(choice) {
            Ok(()) => {
                self.unveiled = None;
                self.changes += 1;
                Ok(())
            }
            Err(refusal) => Err(self.speaker.reason(refusal.reason)),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Begin>()
        .add_message::<Choose>()
        .add_message::<Unveil>()
        .init_resource::<Notice>()
        .add_systems(OnEnter(Screen::Shelf), let_go)
        .add_systems(
            Update,
            begin_at_once.run_if(in_state(Screen::Shelf).and_then(run_once_for_options)),
        )
        .add_systems(
            Update,
            (
                begin,
                (answer, unveil, pick_for_seats_without_people)
                    .chain()
                    .run_if(in_state(Screen::Table).and_then(resource_exists::<Sitting>)),
            )
                .chain()
                .in_set(SittingSystems),
        )
        .add_systems(
            Update,
            score_when_over
                .after(SittingSystems)
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Sitting>)),
        );
}

/// Everything that moves the game on.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct SittingSystems;

fn run_once_for_options(options: Res<Options>, mut done: Local<bool>) -> bool {
    (options.seats.is_some() || options.resume) && !std::mem::replace(&mut *done, true)
}

/// The command line names a crew, or asks for the game that was left last: no shelf.
fn begin_at_once(options: Res<Options>, mut begin: MessageWriter<Begin>) {
    if options.resume {
        begin.write(Begin::ResumeLast);
    } else if let Some(kinds) = &options.seats {
        begin.write(Begin::New(Setup::of(kinds), options.seed.unwrap_or(1)));
    }
}

/// On the shelf no game is open: it can be sailed on from this window or another.
fn let_go(sitting: Option<ResMut<Sitting>>) {
    if let Some(mut sitting) = sitting {
        sitting.slot = None;
    }
}

fn begin(
    mut begins: MessageReader<Begin>,
    options: Res<Options>,
    mut notice: ResMut<Notice>,
    mut screen: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    let Some(begin) = begins.read().last() else {
        return;
    };
    match sit_down(begin, &options) {
        Ok(sitting) => {
            notice.text.clone_from(&sitting.unsaved);
            commands.insert_resource(sitting);
            commands.insert_resource(Sight::default());
            commands.insert_resource(Cues::default());
            screen.set(Screen::Table);
        }
        Err(trouble) => notice.text = saves::tell(&options, &trouble),
    }
}

/// Sets the table for a game, with the player's own data where there is some.
fn sit_down(begin: &Begin, options: &Options) -> Result<Sitting, Trouble> {
    let files = saves::files(options);
    let data = Arc::new(load::load(&files).map_err(Trouble::Data)?);
    let resume = |name: &str| {
        let (slot, bytes) = saves::open(options, name)?;
        let table = Saved::<VoodooPirate>::read(&slot.file().display().to_string(), &bytes)
            .and_then(|saved| saved.replay(&data))
            .map_err(|unfit| slot.unfit(unfit))?;
        Sitting::at(table, Some(slot), &files)
    };
    match begin {
        Begin::New(setup, seed) => {
            let table = Table::new(&data, setup, *seed).map_err(Trouble::Setup)?;
            let mut sitting = Sitting::at(table, None, &files)?;
            match saves::create(options, VoodooPirate::ID) {
                Ok(slot) => sitting.slot = Some(slot),
                // The game can be played even if it cannot be saved.
                Err(trouble) => sitting.unsaved = saves::tell(options, &trouble),
            }
            Ok(sitting)
        }
        Begin::Resume(name) => resume(name),
        Begin::ResumeLast => {
            let left = saves::left(options).into_iter().find(|game| !game.held);
            resume(&left.ok_or(Trouble::NoneLeft)?.name)
        }
    }
}

fn answer(
    mut choices: MessageReader<Choose>,
    options: Res<Options>,
    mut sitting: ResMut<Sitting>,
    mut notice: ResMut<Notice>,
) {
    for &Choose(choice) in choices.read() {
        match sitting.choose(choice) {
            Ok(()) => {
                sitting.save(&options);
                notice.text.clone_from(&sitting.unsaved);
            }
            Err(why) => notice.text = why,
        }
    }
}

fn unveil(mut unveils: MessageReader<Unveil>, mut sitting: ResMut<Sitting>) {
    for &Unveil(seat) in unveils.read() {
        if sitting.curtain() == Some(seat) {
            sitting.unveiled = Some(seat);
            sitting.changes += 1;
        }
    }
}

/// Seats that a program plays pick once everything shown has come to rest.
fn pick_for_seats_without_people(
    mut sitting: ResMut<Sitting>,
    cues: Res<Cues>,
    options: Res<Options>,
    mut notice: ResMut<Notice>,
) {
    if !cues.is_idle() || cues.is_behind(sitting.changes) {
        return;
    }
    let Sitting {
        table, dice, kinds, ..
    } = &mut *sitting;
    let Some(decision) = table.decision() else {
        return;
    };
    if kinds.get(decision.seat.index()) == Some(&SeatKind::Human) {
        return;
    }
    let choice = decision.choices[dice.below(decision.choices.len())];
    match sitting.choose(choice) {
        Ok(()) => {
            sitting.save(&options);
            notice.text.clone_from(&sitting.unsaved);
        }
        Err(why) => notice.text = why,
    }
}

/// The score is told once everything shown has come to rest.
fn score_when_over(
    mut sitting: ResMut<Sitting>,
    cues: Res<Cues>,
    options: Res<Options>,
    mut notice: ResMut<Notice>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let over = sitting.table.decision().is_none();
    if over && cues.is_idle() && !cues.is_behind(sitting.changes) {
        if let Err(trouble) = sitting.finish(&options) {
            notice.text = saves::tell(&options, &trouble);
        }
        screen.set(Screen::Score);
    }
}
