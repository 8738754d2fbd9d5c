//! Every person at the table is asked, over the table, before the game becomes practice.

use super::pause::{button, heading};
use super::{Shown, Sitting, Speak, Travel};
use crate::theme::buttons::Look;
use crate::theme::easel::{Plan, roll};
use crate::theme::{Pen, palette};
use bevy_egui::egui::{Color32, Id, Rect, Sense};
use rules::table::Seat;
use rules::table::words::Words;

/// Draws the question where one is open; tells what is answered.
pub fn draw<G: Shown>(pen: &mut Pen, canvas: Rect, sitting: &Sitting<G>) -> Option<Travel> {
    let proposal = sitting.proposal()?;
    let speaker = sitting.speaker();
    let asked = |seat| (seat, speaker.name(seat), proposal.agreed.contains(&seat));
    let people: Vec<_> = sitting.people().map(asked).collect();
    let why = if proposal.takes_back() {
        "ui-consent.back"
    } else {
        "ui-consent.tip"
    };
    pen.targets.cover();
    let plan = Plan::on(canvas, pen.plan);
    let away = pen.ui.interact(canvas, Id::new("consent"), Sense::CLICK);
    let shade = Color32::from_black_alpha(150);
    pen.ui.painter().rect_filled(canvas, 0.0, shade);
    let mut answer = None;
    roll(pen, &plan, "consent", |pen, plan| {
        let rows = people.len() as f32 + 1.0;
        let high = 190.0 + 54.0 * rows;
        let top = if plan.is_whole() {
            360.0 - high / 2.0
        } else {
            8.0
        };
        let down = plan.moved(1.0, (640.0, 105.0), (640.0, top));
        answer = sheet(pen, &down, high, (&people, why), speaker.words());
        top + high + 8.0
    });
    pen.enter();
    answer.or(away.clicked().then_some(Travel::Decline))
}

fn sheet(
    pen: &mut Pen,
    plan: &Plan,
    high: f32,
    (people, why): (&[(Seat, String, bool)], &str),
    words: &Words,
) -> Option<Travel> {
    let rect = plan.rect(440.0, 105.0, 400.0, high);
    let painter = pen.ui.painter();
    painter.rect_filled(rect, 10.0, palette::PANEL_SOLID);
    pen.panel(rect);
    // Nobody declines by a click beside a button.
    let _ = pen
        .ui
        .interact(rect, Id::new("consent sheet"), Sense::CLICK);
    let all = (people.len() as i64).into();
    let text = words.say(why, &[("people", all)]);
    heading(pen, plan, &words.say("ui-consent", &[]), &text);
    let mut answer = None;
    let row = |line: usize| 302.0 + 54.0 * line as f32;
    // First for the cursor: nobody agrees by pressing the same key once more.
    let not = words.say("ui-consent-not", &[]);
    if button(pen, plan, row(0), &not, Look::Brass) {
        answer = Some(Travel::Decline);
    }
    for ((seat, name, agrees), line) in people.iter().zip(1..) {
        let all = (people.len() as i64).into();
        let name = [("pirate", name.as_str().into()), ("people", all)];
        if *agrees {
            let size = plan.rect(495.0, row(line) - 22.0, 290.0, 44.0);
            let _ = pen.barred(size, &words.say("ui-consent-given", &name));
            continue;
        }
        let give = words.say("ui-consent-give", &name);
        if button(pen, plan, row(line), &give, Look::Plain) {
            answer = Some(Travel::Agree(*seat));
        }
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::trial::{Canvas, canvas};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    /// The sheet for two people, of whom one has agreed, and what is answered on it.
    fn asked() -> Harness<'static, Canvas<Option<Travel>>> {
        let texts = include_str!("../../assets/desktop/en.ftl");
        let words = Words::read("en", &[("own.ftl", texts)]).unwrap();
        let people = [(0, "Red", true), (2, "Blue", false)];
        let people = people.map(|(seat, name, agrees)| (Seat(seat), name.to_owned(), agrees));
        canvas(None, move |pen, answer| {
            let plan = Plan::on(pen.ui.max_rect(), 1.0);
            let given = sheet(pen, &plan, 352.0, (&people, "ui-consent.tip"), &words);
            *answer = given.or(*answer);
        })
    }

    #[test]
    fn each_person_agrees_for_oneself_and_anybody_may_decline() {
        for (label, answer) in [
            ("Blue agrees", Travel::Agree(Seat(2))),
            ("Leave it as it is", Travel::Decline),
        ] {
            let mut page = asked();
            page.run();
            page.get_by_label(label).click();
            page.run();
            assert_eq!(page.state().state, Some(answer));
        }
        let page = asked();
        assert!(page.query_by_label("Red agrees").is_none(), "Red has");
    }
}
