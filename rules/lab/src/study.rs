//! `lab study`: how a game is balanced, for designers.

use crate::caught::caught;
use crate::check::data_of;
use crate::disk;
use crate::games::{Known, Lab, by_id};
use crate::out::{Failure, Out, Outcome, Verdict};
use crate::seats::Set;
use crate::work::{self, Threads};
use rayon::prelude::*;
use rules::study::{self, Played, Playing, Sums};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Plays games and says as CSV who wins them by what, each figure with its interval.
#[derive(clap::Args)]
pub struct Args {
    /// The game.
    #[arg(value_parser = by_id)]
    pub game: Known,
    /// The players, with a comma between. Everybody moves a seat further each game.
    #[arg(long)]
    seats: String,
    #[command(flatten)]
    set: Set,
    /// The number of games.
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
    #[command(flatten)]
    threads: Threads,
}

/// Studies a game.
///
/// # Errors
/// Fails where it could not do its work.
pub fn run_game<G: Lab>(args: &Args, out: &mut Out) -> Outcome {
    let setup = args.set.table::<G>(&args.seats)?;
    let pool = args.threads.pool()?;
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
    let mut text = String::from(study::HEADING);
    let bar = work::bar(args.games * data.len() as u64);
    for (folder, data) in folders.iter().zip(&data) {
        let games: Result<Vec<Played>, Failure> = pool.install(|| {
            let playing = || Playing::<G>::new(data, &setup, args.seed);
            let games = (0..args.games).into_par_iter();
            let games = games.map_init(playing, |playing, number| {
                let game = caught(|| playing.play(number));
                bar.inc(1);
                Ok(game??)
            });
            games.collect()
        });
        let mut sums = Sums::new(G::SOURCES, &G::counted());
        for game in &games? {
            sums.add(game);
        }
        let name = folder.map_or("built in".to_owned(), |folder| folder.display().to_string());
        text += &study::csv(&name, &sums.figures());
    }
    bar.finish_and_clear();
    match &args.csv {
        Some(file) => disk::write(file, text)?,
        None => out.write_all(text.as_bytes())?,
    }
    Ok(Verdict::Well)
}
