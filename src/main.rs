//! The game on the desktop.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use voodoo_pirate::options::{NAME, Options};
use voodoo_pirate::{checked, heap, help, start};

fn main() -> ExitCode {
    let why = match Options::read(std::env::args_os().skip(1)).and_then(checked) {
        Ok(mut options) => {
            // Cargo says where the repository lies that it runs a program from.
            let repository = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
            options.assets = repository.map(|folder| folder.join("assets"));
            if let Some(page) = options.page {
                // Whoever reads it may have read enough.
                let _ = writeln!(std::io::stdout(), "{}", help::page(page, &options));
                return ExitCode::SUCCESS;
            }
            heap::give_back();
            match start::open(options) {
                Ok(mut app) => {
                    let left = app.run();
                    return ExitCode::from(u8::from(left.is_error()));
                }
                Err(why) => why,
            }
        }
        Err(why) => format!("{why} (see {NAME} --help)"),
    };
    // Nobody may be there to read it.
    let _ = writeln!(std::io::stderr(), "{NAME}: {why}");
    ExitCode::FAILURE
}
