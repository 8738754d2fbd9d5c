//! `lab study`: how a game is balanced, for designers.

mod sums;

use crate::caught::caught;
use crate::check::data_of;
use crate::games::{House, Known, Lab, by_id};
use crate::out::{Failure, Out, Outcome, Verdict};
use crate::players::{Player, Players};
use crate::progress;
use crate::seats::Seats;
use rayon::prelude::*;
use rules::table::{Table, mix};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use sums::{Game, Sums};

/// Plays games and says as CSV who wins them by what, each figure with its interval.
#[derive(clap::Args)]
pub struct Args {
    /// Which game.
    #[arg(value_parser = by_id)]
    game: Known,
    /// Who plays, with a comma between. Everybody moves a seat further each game.
    #[arg(long)]
    seats: Seats,
    /// How many games.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// The seed that every game's own seed comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A folder of the game's data; what is built in if left out. Given twice, both are studied side by side.
    #[arg(long, value_name = "FOLDER")]
    data: Vec<PathBuf>,
    /// The file that the figures go to; the standard output if left out.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// How many threads; as many as the machine has cores if left out. The result is the same.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// Runs the command.
///
/// # Errors
/// Where it could not do its work.
pub fn run(args: &Args, out: &mut Out) -> Outcome {
    (args.game.study)(args, out)
}

/// Studies a game.
///
/// # Errors
/// Where it could not do its work.
pub fn run_game<G: Lab>(args: &Args, out: &mut Out) -> Outcome {
    let house = House {
        skills: true,
        blessed: false,
    };
    let setup = G::setup(&args.seats, house).map_err(Failure)?;
    let threads = args.threads.map_or(0, usize::from);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Failure(format!("no threads to play in: {error}")))?;
    let folders: Vec<Option<&Path>> = match args.data.as_slice() {
        [] => vec![None],
        folders => folders
            .iter()
            .map(|folder| Some(folder.as_path()))
            .collect(),
    };
    let data: Vec<Arc<G::Data>> = folders
        .iter()
        .map(|folder| data_of::<G>(*folder))
        .collect::<Result<_, _>>()?;
    let mut text = String::from(sums::HEADING);
    let bar = progress::bar(args.games * data.len() as u64);
    for (folder, data) in folders.iter().zip(&data) {
        let games: Result<Vec<Game>, Failure> = pool.install(|| {
            let games = (0..args.games).into_par_iter().map(|number| {
                let setup = G::rotated(&setup, number as usize);
                let seed = mix(args.seed, number);
                let game = caught(|| play::<G>(data, &setup, seed)).and_then(|outcome| outcome);
                bar.inc(1);
                game.map_err(|why| Failure(format!("game {} (seed {seed}): {why}", number + 1)))
            });
            games.collect()
        });
        let mut sums = Sums::new(G::SOURCES, &G::counted());
        for game in &games? {
            sums.add(game);
        }
        let name = folder.map_or("built in".to_owned(), |folder| folder.display().to_string());
        sums.write(&name, &mut text);
    }
    bar.finish_and_clear();
    match &args.csv {
        Some(file) => fs::write(file, text)
            .map_err(|error| Failure(format!("{}: cannot be written: {error}", file.display())))?,
        None => out.write_all(text.as_bytes())?,
    }
    Ok(Verdict::Well)
}

/// Plays a game and keeps what is studied.
fn play<G: Lab>(data: &Arc<G::Data>, setup: &G::Setup, seed: u64) -> Result<Game, String> {
    let mut table = Table::<G>::new(data, setup, seed)?;
    let kinds: Vec<Player> = G::seats(setup).into_iter().map(Player::of).collect();
    let mut players = Players::new(&table, &kinds)?;
    let mut round = 0;
    let mut leader = None;
    let mut lead_changes = 0;
    let mut decisions = 0;
    while let Some(seat) = table.decision().map(|decision| decision.seat) {
        let now = G::round(&mut table);
        if now > round {
            round = now;
            let leads = sole_leader(&G::points(&mut table, crate::games::Listener::Everywhere));
            if leads.is_some() {
                lead_changes += u32::from(leader.is_some() && leads != leader);
                leader = leads;
            }
        }
        let Some((choice, _)) = players.choose(&mut table) else {
            return Err(format!("{seat} is asked, where nobody decides"));
        };
        decisions += 1;
        table
            .choose(choice)
            .map_err(|refusal| format!("{choice:?} is refused: {:?}", refusal.reason))?;
    }
    let ending = G::ending(&mut table).ok_or("the game is not over")?;
    Ok(Game {
        traits: G::traits(data, setup),
        ending,
        // Where nobody decides nobody looks on either.
        lead_changes: (decisions > 0).then_some(lead_changes),
    })
}

/// Who alone has the most points.
fn sole_leader(points: &[Vec<i32>]) -> Option<usize> {
    let sums: Vec<i32> = points.iter().map(|points| points.iter().sum()).collect();
    let most = sums.iter().max()?;
    let mut leaders = (0..sums.len()).filter(|&seat| sums[seat] == *most);
    leaders.next().filter(|_| leaders.next().is_none())
}
