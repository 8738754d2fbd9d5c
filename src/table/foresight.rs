//! What a choice will do, as far as whoever makes it can know: it is played in a fork, up to what would be drawn or
//! shown. Everything before that follows from what lies open.

use super::sitting::SHUFFLE;
use super::{Shown, Sitting, Speak};
use rules::table::{Seat, Table, ToldBy};

/// Lines that are said at most.
const LINES: usize = 8;

/// What a choice will do.
#[derive(Debug, Clone)]
pub struct Foresight<G: Shown> {
    /// What happens, in order.
    pub tale: Vec<ToldBy<G>>,
    /// How the move goes on where somebody is asked in the midst of it, and answers so that it goes on.
    pub on: Vec<ToldBy<G>>,
    /// What is said of it.
    said: Vec<String>,
    /// Who wins or loses points, and how many.
    pub points: Vec<(Seat, i32)>,
    /// Whether more happens at once, which depends on what is not known.
    pub unknown: bool,
    /// Whether that comes in the end.
    open: bool,
}

/// A choice played in a fork.
struct Ahead<G: Shown> {
    /// What follows at once.
    tale: Vec<ToldBy<G>>,
    /// What is asked in the midst of it, of the same seat.
    asked: Option<G::Question>,
    /// How it goes on from there.
    on: Vec<ToldBy<G>>,
}

impl<G: Shown> Sitting<G> {
    /// What one of the choices will do that are open on the table looked at; nothing where it is not listed.
    pub fn foresee(&mut self, choice: G::Choice) -> Option<Foresight<G>> {
        // Told as those who look may hear it: several people may be looking.
        let viewer = self.viewer();
        let before = self.seen();
        let data = self.table().data().clone();
        let (seat, ahead) = self.at_seen(|table| {
            let seat = table.decision()?.seat;
            Some((seat, look_ahead(table, seat, viewer, choice)?))
        })??;
        let Ahead {
            mut tale,
            asked,
            mut on,
        } = ahead;
        let mut after = before.clone();
        let mut said = Vec::new();
        let speaker = self.speaker();
        // Follows events as far as they are known, and says them; whether there is an end to what is known.
        let mut follow = |tale: &mut Vec<ToldBy<G>>, said: &mut Vec<String>| {
            let known = tale.iter().position(|told| G::reveals(&told.event));
            let next = known.map(|known| tale[known]);
            tale.truncate(known.unwrap_or(tale.len()));
            for told in tale.iter() {
                G::follow(&mut after, &data, &told.event);
                said.extend(speaker.event(told, viewer));
            }
            said.extend(next.and_then(|next| speaker.foretold(&next)));
            next.is_some()
        };
        let unknown = follow(&mut tale, &mut said);
        let mut open = unknown;
        match asked {
            Some(question) if !unknown => {
                let mut then = Vec::new();
                open = follow(&mut on, &mut then);
                said.push(speaker.prompt(&before, seat, question));
                if !then.is_empty() {
                    let line = speaker.words();
                    then[0] = line.say("ui-foresight-on", &[("what", then[0].as_str().into())]);
                }
                said.extend(then);
            }
            _ => on.clear(),
        }
        let points = self
            .seats()
            .map(|seat| (seat, G::points(&after, seat) - G::points(&before, seat)))
            .filter(|&(_, points)| points != 0)
            .collect();
        Some(Foresight {
            tale,
            on,
            said,
            points,
            unknown,
            open,
        })
    }
}

/// Plays a choice in a fork; what is asked in the midst of the move is answered so that it goes on.
fn look_ahead<G: Shown>(
    table: &mut Table<G>,
    seat: Seat,
    viewer: Option<Seat>,
    choice: G::Choice,
) -> Option<Ahead<G>> {
    let from = table.tale().len();
    table.fork_for(seat, SHUFFLE, |fork| {
        fork.choose(choice).ok()?;
        let until = fork.tale().len();
        let mut asked = None;
        while let Some(decision) = fork.decision().filter(|decision| decision.seat == seat)
            && let Some(on) = G::goes_on(decision.question)
        {
            let question = decision.question;
            if fork.choose(on).is_err() {
                break;
            }
            asked.get_or_insert(question);
        }
        let (now, later): (Vec<_>, Vec<_>) = fork
            .tale_for(viewer, from)
            .partition(|(number, _)| *number < until);
        let told = |tale: Vec<(usize, ToldBy<G>)>| tale.into_iter().map(|(_, told)| told).collect();
        Some(Ahead {
            tale: told(now),
            asked,
            on: told(later),
        })
    })
}

impl<G: Shown> Foresight<G> {
    /// All that happens, as far as it is known.
    pub fn events(&self) -> impl Iterator<Item = &ToldBy<G>> + Clone {
        self.tale.iter().chain(&self.on)
    }

    /// In words, below the choice itself.
    #[must_use]
    pub fn told(&self, choice: &str, speaker: &G::Speaker) -> String {
        let mut lines = vec![choice.to_owned()];
        lines.extend(self.said.iter().take(LINES).cloned());
        if self.said.len() > LINES {
            lines.push(speaker.say("ui-foresight-more"));
        }
        for &(seat, points) in &self.points {
            lines.push(format!("{}: {points:+}", speaker.name(seat)));
        }
        if self.open {
            lines.push(speaker.say("ui-foresight-unknown"));
        }
        lines.join("\n")
    }
}
