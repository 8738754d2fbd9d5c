//! The games that were left, as the shelf tells of them.

use super::library::Library;
use crate::options::Options;
use crate::saves;
use crate::voodoo_pirate::Begin;
use rules::table::Seat;
use rules::table::save::Saved;
use rules::voodoo_pirate::VoodooPirate;
use rules::voodoo_pirate::pieces::Colour;

/// A game that was left.
#[derive(Debug, Clone)]
pub(super) struct Kept {
    /// Its pirates, with their names, in turn order; none where the file cannot be read.
    pub crew: Vec<(Colour, String)>,
    /// The round it stands in and the rounds at most, where it can be sailed on.
    pub round: Option<(u8, u8)>,
    /// Whether another window has it open.
    pub held: bool,
    /// What sails on with it.
    pub begin: Begin,
}

impl Kept {
    /// The names of all who sail.
    pub fn names(&self, library: &Library) -> String {
        if self.crew.is_empty() {
            return library.say("ui-left-unknown");
        }
        let names: Vec<&str> = self.crew.iter().map(|(_, name)| name.as_str()).collect();
        names.join(&library.say("list-comma"))
    }
}

/// All games that were left, the newest first.
pub(super) fn left(options: &Options, library: &Library) -> Vec<Kept> {
    let kept = |left: saves::Left| {
        let bytes = saves::peek(options, &left.name).unwrap_or_default();
        Kept {
            held: left.held,
            ..kept(&bytes, library, Begin::Resume(left.name))
        }
    };
    saves::left(options).into_iter().map(kept).collect()
}

/// What a saved game tells of itself. One that cannot be read is told of too: trying it says why.
fn kept(bytes: &[u8], library: &Library, begin: Begin) -> Kept {
    let mut kept = Kept {
        crew: Vec::new(),
        round: None,
        held: false,
        begin,
    };
    let Ok(saved) = Saved::<VoodooPirate>::read("", bytes) else {
        return kept;
    };
    let speaker = library.speaker(&saved.setup);
    kept.crew = (0..)
        .map(Seat)
        .zip(&saved.setup.chairs)
        .map(|(seat, chair)| (chair.colour, speaker.name(seat)))
        .collect();
    kept.round = saved.replay(library.data()).ok().map(|mut table| {
        let view = table.view(None);
        (view.round.max(1), view.most_rounds)
    });
    kept
}
