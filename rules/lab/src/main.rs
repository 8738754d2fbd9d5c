//! The headless command line over the rules: whole games by the thousand, saved games in words, scenarios, data.
//!
//! `cargo lab help` names the commands. What goes wrong is one line on the error stream and exit code 1.

mod caught;
mod check;
mod disk;
mod duel;
mod fuzz;
mod games;
mod grid;
mod hint;
mod out;
mod players;
mod replay;
mod results;
mod rule_table;
mod saved;
mod scenario;
mod seats;
mod simulate;
mod study;
mod work;

use clap::{Parser, Subcommand};
use out::{Failure, Out, Verdict};
use std::process::ExitCode;

/// The headless command line over the rules.
#[derive(Parser)]
#[command(name = "lab", version, about, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Plays whole games, checks every rule's invariants, and counts.
    Simulate(simulate::Args),
    /// Plays one player against others of one kind and counts wins.
    Duel(duel::Args),
    /// Studies a game's balance.
    Study(study::Args),
    /// Tells a saved game in words.
    Replay(replay::Args),
    /// Says what a captain would choose in a saved game.
    Hint(hint::HintArgs),
    /// Finds the decisions of a saved game that cost most.
    Review(hint::ReviewArgs),
    /// Plays scenario files and compares what happens with what they expect.
    Scenario(scenario::Args),
    /// Prints a game's table of rules.
    Rules(rule_table::Args),
    /// Checks a game's data files and texts.
    Check(check::Args),
    /// Reads a game's files spoilt by the thousand: nothing may panic or hang.
    Fuzz(fuzz::Args),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Nobody left to read it is no fault of the command line.
            error.print().ok();
            return ExitCode::from(u8::from(error.use_stderr()));
        }
    };
    let mut out = Out::stdout();
    let verdict = match &cli.command {
        Command::Simulate(args) => (args.game.simulate)(args, &mut out),
        Command::Duel(args) => (args.game.duel)(args, &mut out),
        Command::Study(args) => (args.game.study)(args, &mut out),
        Command::Replay(args) => replay::run(args, &mut out),
        Command::Hint(args) => hint::run_hint(args, &mut out),
        Command::Review(args) => hint::run_review(args, &mut out),
        Command::Scenario(args) => scenario::run(args, &mut out),
        Command::Rules(args) => rule_table::run(args, &mut out),
        Command::Check(args) => check::run(args, &mut out),
        Command::Fuzz(args) => (args.game.fuzz)(args, &mut out),
    };
    let verdict = verdict.and_then(|verdict| {
        out.finish()?;
        Ok(verdict)
    });
    match verdict {
        Ok(Verdict::Well) => ExitCode::SUCCESS,
        Ok(Verdict::Ill) => ExitCode::FAILURE,
        Err(Failure(why)) => {
            out::complain(&format!("error: {why}"));
            ExitCode::FAILURE
        }
    }
}
