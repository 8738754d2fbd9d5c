//! Trials of the table in words, for any game: it is played by what a screen reader finds on the page, and nothing else.

mod hidden;
mod keys;
mod lessons;
mod log;

use super::page::{Ask, Button, Ear, Page};
use super::{obey, panel};
use crate::controls::Controls;
use crate::options::{Options, Speed};
use crate::table::{AnimationQueue, Begin, Notice, Observation, Reading, Session, TableGame};
use crate::theme::canvas::Plan;
use crate::theme::trial::{TestCanvas, canvas};
use crate::{Over, Screen};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use rules::table::{Dice, SeatKind};
use std::marker::PhantomData;
use std::path::PathBuf;

/// A game that is played in words.
pub(crate) struct Trial<G: TableGame> {
    app: App,
    ear: Ear,
    page: Harness<'static, TestCanvas<Sheet>>,
    folder: PathBuf,
    game: PhantomData<G>,
}

/// The page that is drawn, and the request made on it.
#[derive(Default)]
struct Sheet {
    page: Page,
    asked: Option<Ask>,
}

impl<G: TableGame> Drop for Trial<G> {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl<G: TableGame> Trial<G> {
    /// Begins a new game.
    pub(crate) fn new(name: &str, kinds: &[SeatKind], seed: u64) -> Self {
        Self::begin(name, Begin::New(rules::kit::Setup::<G>::of(kinds), seed))
    }

    /// Begins a game or a lesson.
    pub(crate) fn begin(name: &str, begin: Begin<G>) -> Self {
        let folder = std::env::temp_dir().join(format!("in-words-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let mut app = crate::headless(Options {
            speed: Some(Speed::Instant),
            scratch: Some(folder.clone()),
            in_words: true,
            ..Options::default()
        });
        app.init_state::<Over>().init_resource::<Reading>();
        app.update();
        app.world_mut().write_message(begin);
        for _ in 0..4 {
            app.update();
        }
        let page = canvas(Sheet::default(), |pen, sheet| {
            let plan = Plan::on(pen.ui.max_rect(), 1.0);
            let asked = panel::draw(pen, &plan, &sheet.page);
            sheet.asked = sheet.asked.or(asked);
        });
        Self {
            app,
            ear: Ear::default(),
            page,
            folder,
            game: PhantomData,
        }
    }

    fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// Returns the page as it reads now.
    pub(crate) fn read(&mut self) -> Page {
        let ear = &mut self.ear;
        let world = self.app.world_mut();
        world.resource_scope(|world, mut session: Mut<Session<G>>| {
            let observation = world.resource::<Observation<G>>();
            let animations = world.resource::<AnimationQueue<G>>();
            let controls = world.resource::<Controls>();
            let notice = &world.resource::<Notice>().text;
            Page::of(&mut session, observation, animations, controls, notice, ear)
        })
    }

    /// Lays the page before the screen reader.
    fn show(&mut self) -> Page {
        let page = self.read();
        let sheet = &mut self.page.state_mut().state;
        sheet.page = page.clone();
        sheet.asked = None;
        self.page.run();
        page
    }

    /// Carries out the request of the button that was pressed.
    fn obey(&mut self) {
        let asked = self.page.state_mut().state.asked.take();
        let world = self.app.world_mut();
        if let Some(asked) = asked {
            let seen = world.resource::<Observation<G>>().seen();
            self.ear.takes(asked, seen);
        }
        let done = world.run_system_cached_with(obey::<G>, asked);
        assert!(done.is_ok(), "{asked:?}: {done:?}");
        // A step back in a lesson is asked for in one frame and done in the next.
        for _ in 0..2 {
            self.app.update();
        }
    }

    /// Presses a button found by its label, as a screen reader does, and reads the page again.
    fn press(&mut self, button: &Button) -> Page {
        assert!(button.can, "{} can't be pressed", button.label);
        let found = self.page.get_by_role_and_label(Role::Button, &button.label);
        found.click_accesskit();
        self.page.run();
        assert_eq!(self.page.state().state.asked, Some(button.ask));
        self.obey();
        self.show()
    }

    /// Returns the page once something can be answered, or a rehearsal has come to its end.
    fn rest(&mut self) -> Page {
        for _ in 0..500 {
            let page = self.show();
            let moves = page.answers.iter().any(|answer| answer.ask == Ask::GoOn);
            let ends = page.acts.iter().any(|act| act.ask == Ask::Rehearse(false));
            if !moves && (ends || !page.answers.is_empty()) {
                return page;
            }
            self.app.update();
        }
        panic!("nobody is ever asked");
    }

    /// Returns the labels of all buttons that a screen reader finds.
    fn buttons(&self) -> Vec<String> {
        let all = self.page.query_all_by_role(Role::Button);
        all.filter_map(|node| node.accesskit_node().label())
            .collect()
    }

    /// Plays to the score by pressing one of the answers each time, by its label. Each legal choice has one button, and all texts
    /// are whole.
    pub(crate) fn play_to_the_score(&mut self, seed: u64) {
        let mut dice = Dice::new(seed);
        for _ in 0..20_000 {
            if self.screen() == Screen::Score {
                return;
            }
            let page = self.show();
            for text in page.texts() {
                assert!(!text.trim().is_empty() && !text.contains("  "), "{text:?}");
                assert!(!text.contains(['[', ']', '{', '}', '$']), "{text}");
            }
            let lines = page.table.iter().flat_map(|part| &part.lines);
            for line in lines.filter(|line| line.ask.is_none()) {
                assert!(line.text.ends_with(['.', '!', '?', ':']), "{}", line.text);
            }
            let buttons = self.buttons();
            let options = &self.app.world().resource::<Observation<G>>().options;
            for offer in options {
                let named = buttons.iter().filter(|label| **label == offer.label);
                assert_eq!(named.count(), 1, "{} in {buttons:#?}", offer.label);
            }
            if page.answers.is_empty() || page.answers.iter().all(|answer| answer.ask == Ask::GoOn)
            {
                self.app.update();
                continue;
            }
            let answer = &page.answers[dice.below(page.answers.len())];
            self.press(answer);
            let notice = &self.app.world().resource::<Notice>().text;
            assert!(notice.is_empty(), "{} was refused: {notice}", answer.label);
        }
        panic!("no end");
    }

    /// Asks for a hint and waits for it, and follows it; then puts the next one away.
    pub(crate) fn takes_hints(&mut self) {
        for follow in [true, false] {
            let page = self.rest();
            let asks = page.act(Ask::Hint).clone();
            let mut page = self.press(&asks);
            assert!(!page.now.is_empty(), "nobody hears that a captain thinks");
            let begun = std::time::Instant::now();
            while page.answers.iter().all(|answer| !answer.advised) {
                assert!(begun.elapsed().as_secs() < 120, "no hint comes");
                std::thread::sleep(std::time::Duration::from_millis(20));
                self.app.update();
                page = self.show();
            }
            let advised = page.answers.iter().find(|answer| answer.advised);
            let advised = advised.expect("one is advised").clone();
            let said = page.about[0].lines[0].text.clone();
            assert!(said.contains(&advised.label), "{said}");
            assert_eq!(page.now, said, "it is heard");
            assert!(self.page.query_all_by_label(&said).next().is_some());
            if follow {
                self.press(&advised);
            } else {
                let away = page.act(Ask::Hint).clone();
                assert_ne!(away.label, asks.label);
                let page = self.press(&away);
                assert!(page.answers.iter().all(|answer| !answer.advised));
                assert_eq!(page.act(Ask::Hint).label, asks.label);
            }
        }
    }

    /// Rehearses, takes one choice back, and ends the rehearsal: the table is as it was. Returns the number of choices tried.
    pub(crate) fn rehearses(&mut self, seed: u64) -> usize {
        let mut dice = Dice::new(seed);
        let before = self.rest();
        let begin = before.act(Ask::Rehearse(true)).clone();
        let made = self.session().table().choices().len();
        let first = self.press(&begin);
        assert_ne!(
            first.title, before.title,
            "the page says that it is a rehearsal"
        );
        let mut tried = 0;
        for _ in 0..6 {
            let page = self.rest();
            assert!(!page.question.is_empty());
            assert!(page.answers.iter().all(|answer| answer.ask != Ask::Score));
            let Some(answer) = page.answers.get(dice.below(page.answers.len().max(1))) else {
                break;
            };
            self.press(answer);
            tried += 1;
            let page = self.rest();
            let _ = page.act(Ask::Rehearse(false));
        }
        let page = self.rest();
        let back = page.act(Ask::TakeBack).clone();
        assert_eq!(back.can, tried > 0);
        let end = page.act(Ask::Rehearse(false)).clone();
        self.press(&end);
        let after = self.rest();
        assert_eq!(
            (&after.question, &after.answers),
            (&before.question, &before.answers)
        );
        assert_eq!(self.session().table().choices().len(), made);
        tried
    }

    /// Answers in earnest.
    pub(crate) fn answers(&mut self, seed: u64) {
        let page = self.rest();
        let answer = page.answers[Dice::new(seed).below(page.answers.len())].clone();
        self.press(&answer);
    }

    /// Checks that with two people no single press, nor the same one twice, lifts the curtain.
    pub(crate) fn asks_twice_before_the_curtain_rises(&mut self) {
        let mut page = self.rest();
        while !matches!(page.answers[0].ask, Ask::Ready(_)) {
            page = self.press(&page.answers[0]);
        }
        let shown = |trial: &Self| trial.app.world().resource::<Observation<G>>().viewer;
        let [first] = page.answers.as_slice() else {
            panic!("a curtain is all there is: {page:#?}");
        };
        let question = &page.question;
        // By keys: pressed twice where the first press was.
        for _ in 0..2 {
            self.press(first);
            assert_eq!(shown(self), None);
            let again = self.show();
            let [not_yet, lift] = again.answers.as_slice() else {
                panic!("it is asked once more: {again:#?}");
            };
            assert_ne!(again.question, *question);
            assert!(again.table.is_empty() && again.about.is_empty() && again.now.is_empty());
            self.press(not_yet);
            assert_eq!(shown(self), None);
            assert_eq!(self.show().question, *question);
            assert!(matches!(lift.ask, Ask::Unveil(_)));
        }
        self.press(first);
        let lift = self.show().answers[1].clone();
        self.press(&lift);
        assert!(shown(self).is_some());
    }

    /// Goes back from the score to the table; returns whether a screen reader finds a line there.
    pub(crate) fn finds_after_the_score(&mut self, line: &str) -> bool {
        let mut screen = self.app.world_mut().resource_mut::<NextState<Screen>>();
        screen.set(Screen::Table);
        self.app.update();
        self.show();
        self.page.query_all_by_label(line).next().is_some()
    }

    /// Returns the session, for checks that know the game.
    pub(crate) fn session(&mut self) -> Mut<'_, Session<G>> {
        self.app.world_mut().resource_mut::<Session<G>>()
    }
}

impl Page {
    /// Returns the button of another act that makes this request.
    fn act(&self, ask: Ask) -> &Button {
        let mut acts = self.acts.iter();
        acts.find(|act| act.ask == ask)
            .unwrap_or_else(|| panic!("no {ask:?} in {:#?}", self.acts))
    }

    /// Returns all texts of the page.
    fn texts(&self) -> impl Iterator<Item = &str> {
        let buttons = self.answers.iter().chain(&self.acts);
        let parts = self.about.iter().chain(&self.table);
        [self.title.as_str(), &self.question]
            .into_iter()
            .chain(buttons.map(|button| button.label.as_str()))
            .chain(parts.flat_map(|part| {
                let lines = part.lines.iter().map(|line| line.text.as_str());
                lines.chain([part.heading.as_str()])
            }))
    }
}
