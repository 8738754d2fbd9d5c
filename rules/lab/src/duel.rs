//! `lab duel`: one player against others of one kind, seats rotated, in a results file that is gone on with.

use crate::caught::caught;
use crate::games::{Known, Lab, by_id};
use crate::out::{Failure, Out, Outcome, Verdict};
use crate::players::Player;
use crate::results::Results;
use crate::seats::Set;
use crate::work::{self, Threads};
use rayon::prelude::*;
use rules::captains::{Crew, Plan};
use rules::kit::{Declaration, Options, Setup};
use rules::study::{PlayError, Share};
use rules::table::{SeatKind, SetupError, Table, mix};
use std::io::Write;
use std::marker::PhantomData;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Instant;

/// Plays one player against others and counts wins.
#[derive(clap::Args)]
pub struct Args {
    /// The game.
    #[arg(value_parser = by_id)]
    pub game: Known,
    /// The player who is measured: a kind of seat, behind a captain's name what is otherwise: captain@iterations=400.
    #[arg(long)]
    one: String,
    /// The players in all other seats.
    #[arg(long)]
    against: String,
    /// The number of seats.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    seats: u8,
    #[command(flatten)]
    set: Set,
    /// The number of games. Those that the results file has already are not played again.
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// The seed that every game's own seed comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The results file: a line is added to it for each game.
    #[arg(long, default_value = "duels.csv")]
    results: PathBuf,
    #[command(flatten)]
    threads: Threads,
}

/// The first line of a results file.
const HEADING: &str = "game,rules,one,against,seats,seed,number,seat,share,points,best other,decisions,median ms,longest ms";

/// A game's outcome for the one measured.
#[derive(Debug, Clone, PartialEq)]
struct Fought {
    seat: usize,
    share: f64,
    points: i32,
    best_other: i32,
    decisions: usize,
    median: f64,
    longest: f64,
}

/// Fights a duel in one game.
///
/// # Errors
/// Fails where it could not do its work.
pub fn run_game<G: Lab>(args: &Args, out: &mut Out) -> Outcome {
    let duel = Duel::<G>::new(args)?;
    // What is chosen otherwise than by the rule is another duel.
    let game = args.set.of_game(G::ID);
    let head = format!(
        "{},{},{},{},{},{}",
        game,
        G::VERSION,
        args.one,
        args.against,
        args.seats,
        args.seed
    );
    let (results, text) = Results::open(&args.results, HEADING)?;
    let mut fought = results.rows(&text, &head, Fought::read)?;
    fought.retain(|&(number, _)| number < args.games);
    fought.sort_by_key(|&(number, _)| number);
    fought.dedup_by_key(|&mut (number, _)| number);
    let left: Vec<u64> = (0..args.games)
        .filter(|number| !fought.iter().any(|(done, _)| done == number))
        .collect();
    let pool = args.threads.pool()?;
    let seats = usize::from(args.seats);
    let bar = work::bar(left.len() as u64);
    let results = Mutex::new(results);
    let new = pool.install(|| {
        let tables = || std::iter::repeat_with(|| None).take(seats).collect();
        let games = left
            .into_par_iter()
            .map_init(tables, |kept: &mut Vec<_>, number| {
                let game = caught(|| duel.fight(&mut kept[number as usize % seats], number));
                let game = game.map_err(Failure::from).and_then(|game| Ok(game?));
                let game = game.map_err(|Failure(why)| Failure(format!("game {number}: {why}")))?;
                let mut results = results
                    .lock()
                    .map_err(|_| Failure("the results file is gone".to_owned()))?;
                results.add(&format!("{head},{number},{}", game.cells()))?;
                bar.inc(1);
                Ok((number, game))
            });
        games.collect::<Result<Vec<_>, Failure>>()
    });
    bar.finish_and_clear();
    fought.extend(new?);
    tell(args, &fought, out)?;
    Ok(Verdict::Well)
}

/// The common settings of all games of a duel.
struct Duel<'a, G: Lab> {
    args: &'a Args,
    one: Player,
    against: Player,
    options: Options,
    game: PhantomData<G>,
}

impl<'a, G: Lab> Duel<'a, G> {
    fn new(args: &'a Args) -> Result<Self, Failure> {
        Ok(Self {
            args,
            one: Player::read::<G>(&args.one)?,
            against: Player::read::<G>(&args.against)?,
            options: args.set.options::<G>()?,
            game: PhantomData,
        })
    }

    /// Plays a game, at the table that is kept for the seat of the one measured if there is one. It sits a seat further each game,
    /// and the same seed serves until it has sat in each.
    fn fight(
        &self,
        kept: &mut Option<(Table<G>, Crew<G>)>,
        number: u64,
    ) -> Result<Fought, PlayError> {
        let seats = u64::from(self.args.seats);
        let own = (number % seats) as usize;
        let seed = mix(self.args.seed, number / seats);
        let (table, crew) = if let Some((table, crew)) = kept {
            table.again(seed);
            crew.again(table);
            (table, crew)
        } else {
            let (table, crew) = kept.insert(self.table(own, seed)?);
            (table, crew)
        };
        let mut times = Vec::new();
        while let Some(seat) = table.decision().map(|decision| decision.seat) {
            let began = Instant::now();
            let choice = crew.choose(table).ok_or(PlayError::Undecided(seat))?;
            if seat.index() == own {
                times.push(began.elapsed().as_secs_f64() * 1000.0);
            }
            table.choose(choice).map_err(PlayError::refused)?;
        }
        let points = table.result();
        let ending = G::ending(table).ok_or(PlayError::NotOver)?;
        let won = ending.winners.iter().any(|winner| winner.index() == own);
        times.sort_by(f64::total_cmp);
        let others = (0..points.len()).filter(|&seat| seat != own);
        Ok(Fought {
            seat: own,
            share: if won {
                1.0 / ending.winners.len() as f64
            } else {
                0.0
            },
            points: points[own],
            best_other: others.map(|seat| points[seat]).max().unwrap_or(0),
            decisions: times.len(),
            median: times.get(times.len() / 2).copied().unwrap_or(0.0),
            longest: times.last().copied().unwrap_or(0.0),
        })
    }

    /// A table with the one measured in a seat, and who plays there.
    fn table(&self, own: usize, seed: u64) -> Result<(Table<G>, Crew<G>), SetupError> {
        let players: Vec<&Player> = (0..usize::from(self.args.seats))
            .map(|seat| {
                if seat == own {
                    &self.one
                } else {
                    &self.against
                }
            })
            .collect();
        let kinds: Vec<SeatKind> = players.iter().map(|player| player.kind).collect();
        let plans: Vec<Option<Plan>> = players.iter().map(|player| player.plan).collect();
        let places = Declaration::of::<G>().seated(&kinds);
        let setup = Setup::<G>::seated(&places, self.options.clone())?;
        let table = Table::new(G::standard(), &setup, seed)?;
        let crew = Crew::new(&table, &plans)?;
        Ok((table, crew))
    }
}

impl Fought {
    fn cells(&self) -> String {
        format!(
            "{},{},{},{},{},{:.2},{:.2}",
            self.seat + 1,
            self.share,
            self.points,
            self.best_other,
            self.decisions,
            self.median,
            self.longest
        )
    }

    fn read(cells: &str) -> Option<Self> {
        let cells: Vec<&str> = cells.split(',').collect();
        let [seat, share, points, best_other, decisions, median, longest] = cells[..] else {
            return None;
        };
        Some(Self {
            seat: seat.parse::<usize>().ok()?.checked_sub(1)?,
            share: share.parse().ok()?,
            points: points.parse().ok()?,
            best_other: best_other.parse().ok()?,
            decisions: decisions.parse().ok()?,
            median: median.parse().ok()?,
            longest: longest.parse().ok()?,
        })
    }
}

fn tell(args: &Args, fought: &[(u64, Fought)], out: &mut Out) -> std::io::Result<()> {
    let games = fought.len() as f64;
    let mean = |of: fn(&Fought) -> f64| {
        fought.iter().map(|(_, game)| of(game)).sum::<f64>() / games.max(1.0)
    };
    let won: f64 = fought.iter().map(|(_, game)| game.share).sum();
    let mut medians: Vec<f64> = fought.iter().map(|(_, game)| game.median).collect();
    medians.sort_by(f64::total_cmp);
    let longest = fought
        .iter()
        .map(|(_, game)| game.longest)
        .fold(0.0, f64::max);
    writeln!(
        out,
        "{} against {} × {}, {} games: wins {}, points {:.1}, best other {:.1}, {:.0} decisions a game, {:.1} ms in the middle, {:.0} ms at most",
        args.one,
        args.seats - 1,
        args.against,
        fought.len(),
        Share::of(won, games),
        mean(|game| f64::from(game.points)),
        mean(|game| f64::from(game.best_other)),
        mean(|game| game.decisions as f64),
        medians.get(medians.len() / 2).copied().unwrap_or(0.0),
        longest,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_fought_is_read_again() {
        let game = Fought {
            seat: 2,
            share: 0.5,
            points: 31,
            best_other: 31,
            decisions: 40,
            median: 1.25,
            longest: 8.5,
        };
        assert_eq!(Fought::read(&game.cells()), Some(game));
        assert_eq!(Fought::read("rot"), None);
    }
}
