//! The log is asked why, read to its first line, and gone back along.

use super::Trial;
use crate::Over;
use crate::table::in_words::page::{Ask, Ear, Page};
use crate::table::in_words::{Said, TextSection};
use crate::table::{Observation, Reading, Speak, TableGame, Travel};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use std::iter;

impl<G: TableGame> Trial<G> {
    /// Plays on until the log has so many lines.
    fn play_on(&mut self, lines: usize) -> Page {
        for seed in 0..400 {
            let page = self.rest();
            if self.lines().len() >= lines {
                return page;
            }
            self.answers(seed);
        }
        panic!("the log stays short");
    }

    fn lines(&self) -> Vec<(usize, String)> {
        let log = self.app.world().resource::<Observation<G>>().log.iter();
        log.map(|line| (line.number, line.text().to_owned()))
            .collect()
    }

    /// Presses a line by what it says, as a screen reader finds it.
    fn press_line(&mut self, line: &Said) -> Page {
        let found = self.page.get_by_role_and_label(Role::Button, &line.text);
        found.click_accesskit();
        self.page.run();
        assert_eq!(self.page.state().state.asked, line.ask, "{}", line.text);
        self.obey();
        self.show()
    }

    /// Opens a part by its heading.
    fn open(&mut self, part: &TextSection) {
        let found = self.page.get_by_role_and_label(Role::Button, &part.heading);
        found.click_accesskit();
        self.page.run();
    }

    /// Checks that everything known of why an event happened is on the page, with the way into the rulebook.
    fn explains(&mut self, page: &Page, (number, text): &(usize, String)) -> (bool, bool, bool) {
        let part = &page.about[0];
        assert!(part.open && part.heading.contains(text), "{}", part.heading);
        let inquiry = self.session().inquire(*number).expect("it can be asked");
        let says = |wanted: &str| part.lines.iter().any(|line| line.text.contains(wanted));
        for (_, what) in &inquiry.came_of {
            assert!(says(what), "{what}: {part:#?}");
        }
        assert!(inquiry.numbers.iter().all(|number| says(number)));
        for tried in &inquiry.tried {
            assert!(says(&tried.text), "{}: {part:#?}", tried.text);
            assert!(tried.failed.iter().all(|why| says(why)), "{part:#?}");
        }
        let book = part.lines.last().and_then(|line| line.ask);
        assert!(matches!(book, Some(Ask::Rule(_))), "{part:#?}");
        (
            !inquiry.came_of.is_empty(),
            !inquiry.numbers.is_empty(),
            inquiry.tried.len() > 1,
        )
    }

    /// Asks why of the question, of the newest line, of those before it, and of each that a screen reader picks; the answers go
    /// when the game goes on. Each leads into the rulebook. Returns the number of lines that tell what was weighed.
    pub(crate) fn says_why(&mut self) -> usize {
        let mut page = self.play_on(45);
        let log = self.lines();
        let (mut came_of, mut numbers, mut tried) = (0, 0, 0);
        let question = self.app.world().resource::<Observation<G>>().question();
        let question = question.expect("something is asked");
        assert_eq!(question.text(), page.question);
        let question = (question.number, question.text().to_owned());
        for line in iter::once(&question).chain(log.iter().rev().take(40)) {
            let why = page.act(Ask::Why(None)).clone();
            page = self.press(&why);
            let [chain, counted, weighed] = self.explains(&page, line).into();
            came_of += usize::from(chain);
            numbers += usize::from(counted);
            tried += usize::from(weighed);
        }
        assert!(came_of > 5 && numbers > 3, "{came_of}, {numbers}");
        let book = page.about[0].lines.last().expect("a way in").clone();
        let Some(Ask::Rule(topic)) = book.ask else {
            panic!("no way into the rulebook: {book:?}");
        };
        self.press_line(&book);
        let world = self.app.world();
        let reading = *world.resource::<Reading>();
        assert_eq!(reading.topic, Some(topic));
        assert_eq!(*world.resource::<State<Over>>().get(), Over::Rules);
        let part = |page: &Page| {
            let mut parts = page.table.iter();
            let log = parts.find(|part| part.lines.iter().any(|line| line.ask == Some(Ask::Older)));
            log.expect("a log that is longer than the page").clone()
        };
        self.open(&part(&page));
        // A line that no other reads like.
        let said = page.about.iter().chain(&page.table);
        let said: Vec<_> = said.flat_map(|part| &part.lines).collect();
        let alone = |text: &str| said.iter().filter(|line| line.text == text).count() == 1;
        let mut lines = log.iter().rev().skip(5);
        let picked = lines.find(|(_, text)| alone(text)).expect("one is alone");
        let mut lines = part(&page).lines.into_iter();
        let line = lines.find(|line| line.ask == Some(Ask::Why(Some(picked.0))));
        let line = line.expect("it is in the log");
        self.page.state_mut().targets.lay(&line.text);
        self.page.run();
        assert!(line.topic.is_some(), "{line:?}");
        assert_eq!(self.page.state().targets.topic(), line.topic);
        page = self.press_line(&line);
        self.explains(&page, picked);
        // Older lines are told when they are asked for, up to the first.
        while let Some(older) = part_line(&page, Ask::Older) {
            page = self.press_line(&older);
        }
        let all = page.table.iter().flat_map(|part| &part.lines);
        let told = all.filter(|line| matches!(line.ask, Some(Ask::Why(_))));
        assert_eq!(told.count(), log.len());
        self.answers(1);
        let page = self.rest();
        let gone = !page.about.iter().any(|part| part.key.starts_with("why"));
        assert!(gone, "nothing of it stays");
        tried
    }

    /// Checks that a line that was asked why while things moved stays told when they rest; from there the question is the next
    /// step, and then each line.
    pub(crate) fn stays_at_what_it_told(&mut self) {
        self.play_on(5);
        let observation = self.app.world().resource::<Observation<G>>();
        let question = observation.question().expect("something is asked");
        let seen = observation.seen();
        let tells = |ear: &mut Ear, rests: bool| {
            let question = Some(&question).filter(|_| rests);
            let line = ear.wonders(&observation.log, question, seen);
            line.map(|line| line.number)
        };
        let mut lines = observation.log.iter().rev().map(|line| line.number);
        let (newest, before) = (lines.next(), lines.next());
        let mut ear = Ear::default();
        ear.takes(Ask::Why(None), seen);
        assert_eq!(tells(&mut ear, false), newest);
        assert_eq!(tells(&mut ear, true), newest, "nobody asked for another");
        for wanted in [Some(question.number), newest, before] {
            ear.takes(Ask::Why(None), seen);
            assert_eq!(tells(&mut ear, true), wanted);
        }
    }

    /// Goes back to each round that is listed, and on at the end of each branch.
    pub(crate) fn goes_back_by_rounds(&mut self) {
        let now = self.play_on(90);
        let later = now.act(Ask::Travel(Travel::Later));
        let says = |trial: &mut Self, id| trial.session().speaker().say(id);
        assert!(!later.can && later.tip == says(self, "ui-later-not"));
        self.app.world_mut().write_message(Travel::To(0));
        self.app.update();
        let start = self.show();
        let earlier = start.act(Ask::Travel(Travel::Earlier));
        assert!(!earlier.can && earlier.tip == says(self, "ui-earlier-not"));
        self.app.world_mut().write_message(Travel::Now);
        self.app.update();
        self.show();
        let begun: Vec<usize> = self.session().milestones().collect();
        assert!(begun.len() > 2, "only {begun:?}");
        let made = self.session().table().choices().len();
        let rounds = |page: &Page| {
            let mut parts = page.table.iter();
            let to = |line: &Said| matches!(line.ask, Some(Ask::Travel(_)));
            let part = parts.find(|part| part.lines.iter().any(to));
            part.expect("rounds are listed").clone()
        };
        let part = rounds(&now);
        self.open(&part);
        for (line, &at) in part.lines.iter().zip(&begun) {
            assert_eq!(line.ask, Some(Ask::Travel(Travel::To(at))));
            self.press_line(line);
            let back = (at < made).then_some(at);
            assert_eq!(self.session().looks_back(), back, "{}", line.text);
        }
        let page = self.press_line(&part.lines[1]);
        let on = page.answers.iter();
        let mut on = on.filter(|answer| answer.ask == Ask::Travel(Travel::PlayOn));
        let on = on.next().expect("one can play on").clone();
        self.press(&on);
        self.agree();
        self.answers(7);
        let page = self.rest();
        let branch = rounds(&page).lines.last().expect("a branch").clone();
        assert_eq!(branch.ask, Some(Ask::Travel(Travel::Line(0))));
        self.press_line(&branch);
        self.agree();
        assert_eq!(self.rest().question, now.question);
    }

    /// Lets all people agree to practise.
    fn agree(&mut self) {
        let people: Vec<_> = self.session().people().collect();
        for seat in people {
            self.app.world_mut().write_message(Travel::Agree(seat));
        }
        self.app.update();
    }

    /// Checks that the odds of all that is drawn unseen are told, with as many cells as a column has.
    pub(crate) fn tells_odds(&mut self, wanted: usize) {
        let page = self.play_on(20);
        let heading = self.session().speaker().say("ui-told-odds");
        let mut parts = page.table.iter();
        let part = parts.find(|part| part.heading == heading);
        let lines = &part.expect("odds are told").lines;
        let chances = lines.iter().filter(|line| line.text.contains(" %"));
        let count = chances.count();
        assert!(count >= wanted, "{count} of {lines:#?}");
    }
}

/// Returns the line of the table that makes a request.
fn part_line(page: &Page, ask: Ask) -> Option<Said> {
    let mut lines = page.table.iter().flat_map(|part| &part.lines);
    lines.find(|line| line.ask == Some(ask)).cloned()
}
