//! The output of a screen reader at a table, frame by frame, and the checks of it.

use super::Drawn;
use crate::Screen;
use crate::settings::Settings;
use crate::table::{AnimationQueue, Notice, Observation, Session, TableGame};
use crate::theme::{self, Targets};
use bevy::ecs::change_detection::Tick;
use bevy::prelude::State;
use bevy_egui::egui::accesskit::{Action, Live, Node, NodeId, Role, TreeUpdate};
use rules::table::Seat;
use std::collections::HashMap;

/// A frame of the table, as far as it matters to what is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Now {
    /// True if the table is shown in words.
    in_words: bool,
    /// The viewer, and the tick at which the log was told anew.
    eyes: (Option<Seat>, Option<Tick>),
    /// The number of the log's events that have been shown.
    told: usize,
}

/// The state of a screen reader.
#[derive(Default)]
pub(super) struct Heard {
    last: Option<Now>,
    /// The number of lines of the log that were said by themselves.
    lines: usize,
}

/// A thing as it is read.
#[derive(Debug)]
struct Thing {
    name: String,
    role: Role,
    clicks: bool,
    focuses: bool,
    says_itself: bool,
}

impl From<&Node> for Thing {
    fn from(node: &Node) -> Self {
        // What a text says is its value.
        let name = match node.role() {
            Role::Label => node.value().or(node.label()),
            _ => node.label().or(node.value()),
        };
        Self {
            name: name.unwrap_or_default().to_owned(),
            role: node.role(),
            clicks: node.supports_action(Action::Click),
            focuses: node.supports_action(Action::Focus),
            says_itself: node.live().is_some_and(|live| live != Live::Off),
        }
    }
}

/// Returns all that is not hidden, in the order in which it is read.
fn read(update: &TreeUpdate) -> Vec<Thing> {
    let nodes: HashMap<NodeId, &Node> = update.nodes.iter().map(|(id, node)| (*id, node)).collect();
    assert!(nodes.contains_key(&update.focus), "the cursor is nowhere");
    let mut left: Vec<NodeId> = update.tree.iter().map(|tree| tree.root).collect();
    let mut things = Vec::new();
    while let Some(id) = left.pop() {
        let node = nodes[&id];
        if !node.is_hidden() {
            things.push(Thing::from(node));
            left.extend(node.children().iter().rev());
        }
    }
    things
}

impl<G: TableGame> Drawn<G> {
    /// Lets a screen reader read every frame from here on.
    ///
    /// Each frame panics in which something that can be reached has no name or role, two things beside each other have the same,
    /// the table in words is not read in its order, or what happens is not said.
    pub fn listen(&mut self) {
        self.ctx.enable_accesskit();
        self.get_mut::<Targets>().hear(true);
        self.heard = Some(Heard::default());
        self.frame();
    }

    /// Returns how many lines of the log a screen reader has said by itself.
    pub fn lines_said(&self) -> usize {
        self.heard.as_ref().map_or(0, |heard| heard.lines)
    }

    /// Returns what the frame that is drawn next tells; nothing where no table, or the curtain before it, is drawn.
    pub(super) fn now(&self) -> Option<Now> {
        let observation = self.get::<Observation<G>>();
        let is_table = *self.get::<State<Screen>>().get() == Screen::Table;
        let seen = is_table && observation.curtain.is_none();
        seen.then(|| Now {
            in_words: self.get::<Settings>().in_words,
            eyes: (observation.viewer, observation.retold()),
            told: self.get::<AnimationQueue<G>>().told(),
        })
    }

    /// Reads what was told in the last frame, and checks it.
    pub(super) fn hear(&mut self, mut update: TreeUpdate, now: Option<Now>) {
        theme::tell(self.get::<Targets>(), &mut update);
        let things = read(&update);
        let reached = |thing: &&Thing| thing.clicks || thing.focuses;
        for thing in things.iter().filter(reached) {
            let is_told = !matches!(thing.role, Role::Unknown | Role::GenericContainer);
            assert!(is_told && !thing.name.trim().is_empty(), "{thing:?}");
        }
        let clicked: Vec<&Thing> = things.iter().filter(|thing| thing.clicks).collect();
        for two in clicked.windows(2) {
            assert_ne!(two[0].name, two[1].name, "{two:?}");
        }
        let Some(now) = now else {
            return;
        };
        if now.in_words {
            self.is_read_in_order(&things);
        }
        self.hear_news(&things, now);
    }

    /// Checks that a screen reader reads the table in words in the order of the cursor.
    fn is_read_in_order(&self, things: &[Thing]) {
        let read = things.iter().filter(|thing| thing.focuses);
        let read: Vec<&str> = read.map(|thing| thing.name.as_str()).collect();
        let lies = self.get::<Targets>().iter();
        let lies: Vec<&str> = lies.map(|target| target.label.as_str()).collect();
        let same = |(read, lies): (&&str, &&str)| {
            let number = lies.strip_prefix(read);
            number.is_some_and(|number| number.is_empty() || number.starts_with(" ("))
        };
        let all = read.len() == lies.len() && read.iter().zip(&lies).all(same);
        assert!(all, "read: {read:#?}, on the page: {lies:#?}");
    }

    /// Checks that each line of the log is said in the frame that shows it first, to those who look already.
    fn hear_news(&mut self, things: &[Thing], now: Now) {
        let session = self.get::<Session<G>>();
        // Under a menu the page in words is not read: what happens meanwhile is said after it.
        if now.in_words && !things.iter().any(|thing| thing.says_itself) {
            return;
        }
        // In words a notice or a hint is said instead.
        let instead = !self.get::<Notice>().text.is_empty()
            || session.thinks_about_hint()
            || session.advice().is_some();
        let last = self.heard.as_ref().and_then(|heard| heard.last);
        let last = last.filter(|last| !instead && last.eyes == now.eyes);
        let since = last.map_or(now.told, |last| last.told);
        let log = self.get::<Observation<G>>().log.iter();
        let shown = log.filter(|line| line.number < now.told);
        let shown = shown.map(|line| line.so_far(now.told));
        let mut said = 0;
        for (_, line) in shown.filter(|(number, _)| *number >= since) {
            let live = things.iter().filter(|thing| thing.says_itself);
            let live: Vec<&str> = live.map(|thing| thing.name.as_str()).collect();
            let is_said = live.iter().any(|text| text.contains(line));
            assert!(is_said, "nobody says {line:?}, but {live:#?}");
            said += 1;
        }
        if let Some(heard) = &mut self.heard {
            heard.last = Some(now);
            heard.lines += said;
        }
    }
}
