//! The game on the desktop.

use std::io::Write;
use std::process::ExitCode;
use voodoo_pirate::options::Options;

fn main() -> ExitCode {
    let why = match Options::read(std::env::args_os().skip(1)).and_then(voodoo_pirate::checked) {
        Ok(Some(options)) => match voodoo_pirate::start::open(options) {
            Ok(mut app) => {
                let left = app.run();
                return ExitCode::from(u8::from(left.is_error()));
            }
            Err(why) => why,
        },
        Ok(None) => {
            // Whoever reads it may have read enough.
            let _ = writeln!(std::io::stdout(), "{}", voodoo_pirate::options::HELP);
            return ExitCode::SUCCESS;
        }
        Err(why) => format!("{why} (see voodoo-pirate --help)"),
    };
    // Nobody may be there to read it.
    let _ = writeln!(std::io::stderr(), "voodoo-pirate: {why}");
    ExitCode::FAILURE
}
