//! A sitting: a game being played, who decides at it, and the messages by which it goes on.

use super::{Cues, Sight};
use crate::options::Options;
use crate::saves;
use crate::screens::Screen;
use bevy::prelude::*;
use rules::table::files::{Fault, Files};
use rules::table::save::Saved;
use rules::table::{Dice, Seat, SeatKind, Table};
use rules::voodoo_pirate::words::{Speaker, load_words};
use rules::voodoo_pirate::{Choice, Reason, Setup, VoodooPirate, load};
use std::sync::Arc;

/// Sit down to a game.
#[derive(Message, Debug, Clone)]
pub enum Begin {
    /// A new one.
    New(Setup, u64),
    /// The one that was left.
    Resume,
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
    told: bool,
}

impl Sitting {
    fn at(mut table: Table<VoodooPirate>, files: &Files) -> Result<Self, String> {
        let words = load_words(files).map_err(|faults| first_of(&faults))?;
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
            told: false,
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

    /// Whether the game is over and its score told.
    #[must_use]
    pub fn told(&self) -> bool {
        self.told
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
    options.seats.is_some() && !std::mem::replace(&mut *done, true)
}

/// The command line names a crew: no shelf.
fn begin_at_once(options: Res<Options>, mut begin: MessageWriter<Begin>) {
    if let Some(kinds) = &options.seats {
        begin.write(Begin::New(Setup::of(kinds), options.seed.unwrap_or(1)));
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
            notice.text.clear();
            commands.insert_resource(sitting);
            commands.insert_resource(Sight::default());
            commands.insert_resource(Cues::default());
            screen.set(Screen::Table);
        }
        Err(why) => notice.text = why,
    }
}

/// Sets the table for a game, with the player's own data where there is some.
fn sit_down(begin: &Begin, options: &Options) -> Result<Sitting, String> {
    let files = saves::files(options);
    let data = Arc::new(load::load(&files).map_err(|faults| first_of(&faults))?);
    let table = match begin {
        Begin::New(setup, seed) => {
            let table = Table::new(&data, setup, *seed)?;
            saves::set_aside(options)
                .map_err(|error| format!("The game that was left cannot be put aside: {error}"))?;
            table
        }
        Begin::Resume => {
            let bytes = saves::read_current(options)?;
            Saved::<VoodooPirate>::read("current.ron", &bytes)
                .and_then(|saved| saved.replay(&data))
                .map_err(|unfit| unfit.to_string())?
        }
    };
    Sitting::at(table, &files)
}

/// The first fault, and how many more there are.
fn first_of(faults: &[Fault]) -> String {
    match faults {
        [] => "the data cannot be read".to_owned(),
        [only] => only.to_string(),
        [first, rest @ ..] => format!("{first} (and {} more)", rest.len()),
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
                notice.text.clear();
                save(&options, &sitting, &mut notice);
            }
            Err(why) => notice.text = why,
        }
    }
}

fn save(options: &Options, sitting: &Sitting, notice: &mut Notice) {
    let saved = Saved::of(&sitting.table);
    let written = match saved.write() {
        Ok(text) => saves::write_current(options, &text).map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    if let Err(why) = written {
        notice.text = format!("The game could not be saved: {why}");
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
    if let Err(why) = sitting.choose(choice) {
        notice.text = why;
    }
}

/// The score is told, once, when everything shown has come to rest. The table can be looked at again after it.
fn score_when_over(
    mut sitting: ResMut<Sitting>,
    cues: Res<Cues>,
    options: Res<Options>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let over = sitting.table.decision().is_none();
    if over && !sitting.told && cues.is_idle() && !cues.is_behind(sitting.changes) {
        sitting.told = true;
        saves::forget_current(&options);
        screen.set(Screen::Score);
    }
}
