//! `lab rules`: a game's table of rules, as the code has it.

use crate::games;
use crate::out::{Out, Outcome, Verdict};
use rules::table::RuleLine;
use std::io::Write;

/// Prints a game's table of rules: each kind of step, its rule, the groups of pieces that the rule reads and changes, and its section.
#[derive(clap::Args)]
pub struct Args {
    /// The game.
    game: String,
}

/// Runs the command.
///
/// # Errors
/// Fails where there is no such game, or nothing can be written.
pub fn run(args: &Args, out: &mut Out) -> Outcome {
    let game = games::by_id(&args.game)?;
    for line in (game.rules)() {
        writeln!(out, "{}", row(&line))?;
    }
    Ok(Verdict::Well)
}

/// A rule in a row: what it changes stands before what it reads.
fn row(line: &RuleLine) -> String {
    let those = |writes: bool| {
        let groups = line.groups.iter().filter(|group| group.writes == writes);
        let names: Vec<&str> = groups.map(|group| group.name).collect();
        names.join(", ")
    };
    format!(
        "{:<17} {:<28} {:<29} changes {}; reads {}",
        line.step,
        // The compiler writes a path's parts apart.
        line.rule.replace(' ', ""),
        line.section,
        some(those(true)),
        some(those(false)),
    )
}

fn some(names: String) -> String {
    if names.is_empty() {
        "nothing".to_owned()
    } else {
        names
    }
}
