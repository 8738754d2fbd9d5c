//! The outcome of a choice, as far as whoever makes it can know: it is played in a fork, up to the first event that would be drawn
//! or shown. Everything before that follows from open things.

use super::figures::change;
use super::session::SHUFFLE;
use super::{Ranks, Session, Speak, TableGame};
use rules::table::{Logged, Seat, Table};

/// The most lines that a foresight has in words.
const LINES: usize = 8;

/// The outcome of a choice, as far as its seat can know.
#[derive(Debug, Clone)]
pub struct Foresight<G: TableGame> {
    /// The events that follow, in order.
    pub log: Vec<Logged<G>>,
    /// The events of the rest of the move, if its seat is asked in the midst of it and answers so that it goes on.
    pub on: Vec<Logged<G>>,
    /// The sentences about it.
    said: Vec<String>,
    /// The seats that win or lose points, and how many.
    pub points: Vec<(Seat, i32)>,
    ranks: Ranks,
    /// True if more happens at once that depends on hidden things.
    pub unknown: bool,
    /// True if it ends at hidden things, at once or later.
    open: bool,
}

/// A choice played in a fork.
struct Ahead<G: TableGame> {
    /// The number of seats.
    seats: u8,
    ranks: Ranks,
    /// The events that follow at once, with their numbers.
    log: Vec<(usize, Logged<G>)>,
    /// The first question in the midst of it, to the same seat.
    asked: Option<(Seat, G::Question)>,
    /// The events after that question, with their numbers.
    on: Vec<(usize, Logged<G>)>,
    /// The number of the first event that nobody can know beforehand: its seat may hear of it alone.
    shown: Option<usize>,
    /// True if the next question may tell others who look what its seat holds.
    tells: bool,
}

impl<G: TableGame> Session<G> {
    /// Returns the outcome of the choices of an act, one after the other; `None` if one is not open on the table that is looked at,
    /// or if those who look may not be told whether it is.
    pub fn foresee(&mut self, act: &[G::Choice]) -> Option<Foresight<G>> {
        if act.first().is_some_and(|&choice| self.is_veiled(choice)) {
            return None;
        }
        // Told as those who look may hear it: several people may be looking.
        let viewer = self.viewer();
        let before = self.seen();
        let data = self.table().data().clone();
        let ahead =
            self.by_the_rules(|session| session.at_seen(|table| Ahead::of(table, viewer, act)));
        let ahead = ahead.ok()???;
        let mut foresight = ahead.told(&before, &data, viewer, self.speaker());
        let doubt = act.first().and_then(|&choice| self.doubt(choice));
        foresight.said.extend(doubt.map(|doubt| doubt.text));
        Some(foresight)
    }
}

impl<G: TableGame> Ahead<G> {
    /// Plays an act in a fork; questions in the midst of the move are answered so that it goes on.
    fn of(table: &mut Table<G>, viewer: Option<Seat>, act: &[G::Choice]) -> Option<Self> {
        let seat = table.decision()?.seat;
        let from = table.log().len();
        table.fork_for(seat, SHUFFLE, |fork| {
            for &choice in act {
                fork.choose(choice).ok()?;
            }
            let until = fork.log().len();
            let mut asked = None;
            while let Some(decision) = fork.decision().filter(|decision| decision.seat == seat)
                && let Some(on) = G::goes_on(decision.question)
            {
                let question = decision.question;
                if fork.choose(on).is_err() {
                    break;
                }
                asked.get_or_insert((seat, question));
            }
            let mut heard = fork.log_for(Some(seat), from);
            let shown = heard.find(|(_, told)| G::reveals(&told.event));
            let shown = shown.map(|(number, _)| number);
            let (mut log, on): (Vec<_>, Vec<_>) = fork
                .log_for(viewer, from)
                .partition(|(number, _)| *number < until);
            let tells = G::HAS_PRIVATE && viewer != Some(seat);
            if tells {
                // Events after the seat's own first one may follow from what it holds.
                let is_own = |(_, told): &(usize, Logged<G>)| G::actor(&told.event) == Some(seat);
                let own = log.iter().position(is_own);
                log.truncate(own.map_or(0, |own| own + 1));
            }
            Some(Self {
                seats: G::seats(fork.setup()).len() as u8,
                ranks: G::ranks(fork.setup(), fork.data()),
                log,
                asked,
                on,
                shown,
                tells,
            })
        })
    }

    /// Returns as much of it as can be known beforehand, in words.
    fn told(
        self,
        before: &G::View,
        data: &G::Data,
        viewer: Option<Seat>,
        speaker: &G::Speaker,
    ) -> Foresight<G> {
        let Self {
            seats,
            ranks,
            mut log,
            asked,
            mut on,
            shown,
            tells,
        } = self;
        let mut after = before.clone();
        let mut said = Vec::new();
        // Follows events as far as they are known, and says them; returns true if hidden things come next.
        let mut follow = |log: &mut Vec<(usize, Logged<G>)>, said: &mut Vec<String>| {
            let is_shown = |(number, told): &(usize, Logged<G>)| {
                shown.is_some_and(|shown| *number >= shown) || G::reveals(&told.event)
            };
            let known = log.iter().position(is_shown);
            let next = known.map(|known| log[known].1);
            log.truncate(known.unwrap_or(log.len()));
            for (_, told) in log.iter() {
                G::follow(&mut after, data, &told.event);
                said.extend(speaker.event(told, viewer));
            }
            // The next event may follow from what the seat holds.
            if !tells {
                said.extend(next.and_then(|next| speaker.foretold(&next)));
            }
            next.is_some()
        };
        let unknown = follow(&mut log, &mut said) || tells;
        let mut open = unknown;
        match asked {
            Some((seat, question)) if !unknown => {
                let mut then = Vec::new();
                open = follow(&mut on, &mut then);
                said.push(speaker.prompt(before, seat, question));
                if !then.is_empty() {
                    let line = speaker.words();
                    then[0] = line.say("ui-foresight-on", &[("what", then[0].as_str().into())]);
                }
                said.extend(then);
            }
            _ => on.clear(),
        }
        let points = (0..seats)
            .map(Seat)
            .map(|seat| {
                (
                    seat,
                    G::points(&after, data, seat) - G::points(before, data, seat),
                )
            })
            .filter(|&(_, points)| points != 0)
            .collect();
        let events = |log: Vec<(usize, Logged<G>)>| log.into_iter().map(|(_, told)| told).collect();
        Foresight {
            log: events(log),
            on: events(on),
            said,
            points,
            ranks,
            unknown,
            open,
        }
    }
}

impl<G: TableGame> Foresight<G> {
    /// Returns the outcome of a choice at a table, as its seat sees it; `None` if it is not listed.
    pub(super) fn at(
        table: &mut Table<G>,
        choice: G::Choice,
        speaker: &G::Speaker,
    ) -> Option<Self> {
        let viewer = table.decision().map(|decision| decision.seat);
        let before = table.view(viewer);
        let ahead = Ahead::of(table, viewer, &[choice])?;
        Some(ahead.told(&before, table.data(), viewer, speaker))
    }

    /// Returns all events that follow, as far as they can be known.
    pub fn events(&self) -> impl Iterator<Item = &Logged<G>> + Clone {
        self.log.iter().chain(&self.on)
    }

    /// Returns the rulebook's topic of the rule behind the first event.
    #[must_use]
    pub fn topic(&self) -> Option<&'static str> {
        self.events().next().map(|told| G::told_of(told.cause))
    }

    /// Returns whether a seat would lose points or things by it.
    #[must_use]
    pub fn costs(&self, seat: Seat) -> bool {
        let fewer = |&(other, points): &(Seat, i32)| other == seat && points < 0;
        let taken = |told: &Logged<G>| G::loser(told) == Some(seat);
        self.points.iter().any(fewer) || self.events().any(taken)
    }

    /// Returns the foresight in words, below the choice itself.
    #[must_use]
    pub fn told(&self, choice: &str, speaker: &G::Speaker) -> String {
        let mut lines = vec![choice.to_owned()];
        // First what comes of it for everybody.
        for &(seat, points) in &self.points {
            let points = self.ranks.whole(points);
            let values = [
                ("pirate", speaker.name(seat).into()),
                ("change", change(points).into()),
                ("count", i64::from(points.abs()).into()),
                ("source", self.ranks.unit(speaker).into()),
            ];
            let id = match (self.ranks.first(), points) {
                (None, _) => "ui-foresight-points",
                // What only breaks ties is said below.
                (Some(_), 0) => continue,
                (Some(_), _) => "ui-foresight-ranked",
            };
            lines.push(speaker.words().say(id, &values));
        }
        lines.extend(self.said.iter().take(LINES).cloned());
        if self.said.len() > LINES {
            lines.push(speaker.say("ui-foresight-more"));
        }
        if self.open {
            lines.push(speaker.say("ui-foresight-unknown"));
        }
        lines.join("\n")
    }
}
