//! The game on the desktop.

use std::process::ExitCode;
use voodoo_pirate::options::Options;

fn main() -> ExitCode {
    match Options::read(std::env::args().skip(1)) {
        Ok(Some(options)) => {
            voodoo_pirate::app(options).run();
            ExitCode::SUCCESS
        }
        Ok(None) => {
            println!("{}", voodoo_pirate::options::HELP);
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("voodoo-pirate: {why} (see voodoo-pirate --help)");
            ExitCode::FAILURE
        }
    }
}
