//! The page is read and pressed by keys.

use super::Trial;
use crate::table::TableGame;
use crate::table::in_words::Said;
use crate::theme::Targets;
use bevy_egui::egui::vec2;
use egui_kittest::kittest::{NodeT, Queryable};

impl<G: TableGame> Trial<G> {
    /// Goes by Tab to each answer and presses the last, then reads every line of the question's column with the arrows.
    pub(crate) fn is_played_by_keys(&mut self) {
        let page = self.show();
        let last = page.answers.last().expect("there are answers").clone();
        self.press_key(|targets| targets.lay(&page.question));
        for answer in &page.answers {
            self.press_key(|targets| targets.turn(true));
            assert_eq!(self.cursor(), Some(answer.label.clone()));
        }
        self.press_key(Targets::press);
        assert_eq!(self.page.state().state.asked, Some(last.ask));
        self.press_key(|targets| targets.lay(&page.question));
        let news = page.about.iter().filter(|part| part.open);
        let lines: Vec<&Said> = news.flat_map(|part| &part.lines).collect();
        let mut read = Vec::new();
        for _ in 0..page.answers.len() + page.acts.len() + lines.len() + 4 {
            self.press_key(|targets| targets.walk(vec2(0.0, 1.0)));
            read.extend(self.cursor());
        }
        for line in lines {
            assert!(
                read.contains(&line.text),
                "{} is not in {read:#?}",
                line.text
            );
        }
    }

    fn press_key(&mut self, key: impl FnOnce(&mut Targets)) {
        key(&mut self.page.state_mut().targets);
        self.page.run();
    }

    /// Returns the label under the cursor, as a screen reader finds it.
    fn cursor(&self) -> Option<String> {
        let (cursor, _) = self.page.state().targets.heard();
        let id = cursor?.accesskit_id();
        let all = self.page.query_all(
            egui_kittest::kittest::By::new().predicate(move |node| node.locate().0 == id),
        );
        let node = all.map(|node| node.accesskit_node()).next()?;
        node.label().or_else(|| node.value())
    }
}
