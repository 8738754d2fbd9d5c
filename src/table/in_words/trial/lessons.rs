//! A lesson is taken in words.

use super::Trial;
use crate::table::in_words::page::Ask;
use crate::table::lesson::Learn;
use crate::table::{Speak, TableGame};
use egui_kittest::kittest::Queryable;

impl<G: TableGame> Trial<G> {
    /// Takes a lesson from the first step to the last, by trying answers until one leads on, and once more each step that can be
    /// taken once more. Returns the number of answers that led nowhere, of which the guide must have spoken.
    pub(crate) fn takes_the_lesson(&mut self) -> usize {
        let mut strayed = 0;
        let (mut said, mut told) = (Vec::new(), 0);
        loop {
            let page = self.rest();
            let (at, all) = self.course();
            assert!(!page.guide.is_empty() && !page.question.is_empty());
            for line in &page.guide {
                assert!(self.page.query_by_label(line).is_some(), "unheard: {line}");
            }
            assert_ne!(
                page.guide, said,
                "step {at} of {all} says nothing of its own"
            );
            said.clone_from(&page.guide);
            let back = page.act(Ask::Learn(Learn::Back));
            assert_eq!(back.can, at > 0);
            let why = self.session().speaker().say("ui-lesson-back-not");
            assert!(back.can || back.tip == why, "{}", back.tip);
            if at > told {
                // Once more what was said before, and on.
                told = at;
                let back = back.clone();
                self.press(&back);
                assert_eq!(self.course().0, at - 1);
                said.clear();
                self.step_on(&mut strayed);
                assert_eq!(self.rest().guide, page.guide);
                said.clear();
                continue;
            }
            if at + 1 == all {
                let _ = page.act(Ask::Learn(Learn::Leave));
                let last = page.answers.first().expect("the lesson leads on");
                assert!(matches!(last.ask, Ask::Learn(Learn::Next | Learn::Play)));
                return strayed;
            }
            self.step_on(&mut strayed);
        }
    }

    /// Returns the number of steps taken, and of all steps.
    fn course(&mut self) -> (usize, usize) {
        let session = self.session();
        session.course().expect("a lesson is taken").steps()
    }

    /// Presses answers until one of them leads on.
    fn step_on(&mut self, strayed: &mut usize) {
        let at = self.course().0;
        let page = self.rest();
        for answer in &page.answers {
            let then = self.press(answer);
            if self.course().0 > at {
                return;
            }
            *strayed += 1;
            assert!(then.guide.len() > page.guide.len().min(1), "{then:#?}");
        }
        panic!("nothing leads on: {page:#?}");
    }
}
