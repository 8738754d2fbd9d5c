//! The output of a command, and its end.

use rules::caught::Panic;
use rules::study::PlayError;
use rules::table::SetupError;
use rules::table::files::Fault;
use std::io::{self, BufWriter, ErrorKind, Write};
use thiserror::Error;

/// The verdict of a command that could do its work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// All is well.
    Well,
    /// Something that was looked at is wrong, and it was told.
    Ill,
}

impl Verdict {
    /// Well, if this holds.
    #[must_use]
    pub fn of(well: bool) -> Self {
        if well { Self::Well } else { Self::Ill }
    }
}

/// Why a command could not do its work: one line for the person at the terminal.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Failure(pub String);

/// Errors of the rules are told in their own words.
macro_rules! told {
    ($($error:ty),*) => { $(
        impl From<$error> for Failure {
            fn from(error: $error) -> Self {
                Self(error.to_string())
            }
        }
    )* };
}

told!(Fault, Panic, PlayError, SetupError);

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self(format!("the output cannot be written: {error}"))
    }
}

/// The outcome of a command.
pub type Outcome = Result<Verdict, Failure>;

/// The place where a command writes. A reader who leaves early (`| head`) is no error: the rest is written nowhere.
pub struct Out {
    to: BufWriter<Box<dyn Write>>,
    left: bool,
}

impl Out {
    /// Writes to these.
    #[must_use]
    pub fn new(to: impl Write + 'static) -> Self {
        Self {
            to: BufWriter::new(Box::new(to)),
            left: false,
        }
    }

    /// The standard output.
    #[must_use]
    pub fn stdout() -> Self {
        Self::new(io::stdout())
    }

    /// The error stream, for what is said beside the output.
    #[must_use]
    pub fn stderr() -> Self {
        Self::new(io::stderr())
    }

    /// Writes what is still held back.
    ///
    /// # Errors
    /// Fails where it cannot be written, unless nobody reads.
    pub fn finish(&mut self) -> io::Result<()> {
        self.flush()
    }

    fn unless_left<T>(
        &mut self,
        instead: T,
        write: impl FnOnce(&mut Self) -> io::Result<T>,
    ) -> io::Result<T> {
        if self.left {
            return Ok(instead);
        }
        match write(self) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => {
                self.left = true;
                Ok(instead)
            }
            result => result,
        }
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.unless_left(bytes.len(), |out| out.to.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.unless_left((), |out| out.to.flush())
    }
}

/// A line on the error stream. Where that is closed, nobody can be told.
pub fn complain(line: &str) {
    writeln!(io::stderr(), "{line}").ok();
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Closed;

    impl Write for Closed {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(ErrorKind::BrokenPipe.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_reader_who_leaves_is_no_error() {
        let mut out = Out::new(Closed);
        for _ in 0..10_000 {
            writeln!(out, "on and on").unwrap();
        }
        out.finish().unwrap();
    }
}
