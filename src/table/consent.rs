//! The sheet over the table on which every person is asked before the game becomes practice.

use super::pause::{Sizes, WIDE, button, heading, lay, place};
use super::{Session, Speak, TableGame, Travel};
use crate::theme::Pen;
use crate::theme::buttons::Look;
use crate::theme::canvas::Plan;
use bevy_egui::egui::{Color32, Id, Rect, Sense};
use rules::table::Seat;
use rules::table::words::Words;

/// A person who is asked, as the sheet shows it.
struct Asked {
    seat: Seat,
    name: String,
    /// The picture of its badge.
    badge: String,
    agrees: bool,
}

/// Draws the question over the table, if one is open; returns the answer, once one is given. A click beside the sheet declines.
pub fn draw<G: TableGame>(pen: &mut Pen, canvas: Rect, session: &Session<G>) -> Option<Travel> {
    let proposal = session.proposal()?;
    let speaker = session.speaker();
    let asked = |seat| Asked {
        seat,
        name: speaker.name(seat),
        badge: session.badge(seat),
        agrees: proposal.agreed.contains(&seat),
    };
    let people: Vec<Asked> = session.people().map(asked).collect();
    let why = proposal.why();
    pen.targets.cover();
    let plan = Plan::on(canvas, pen.plan);
    let away = pen.ui.interact(canvas, Id::new("consent"), Sense::CLICK);
    let shade = Color32::from_black_alpha(150);
    pen.ui.painter().rect_filled(canvas, 0.0, shade);
    let sizes = Sizes::on(&plan);
    let high = sizes.high(sizes.asked, people.len() + 1);
    let mut answer = None;
    lay(pen, &plan, ("consent", high), |pen, plan| {
        answer = sheet(pen, plan, (&people, why), speaker.words());
    });
    pen.enter();
    answer.or(away.clicked().then_some(Travel::Decline))
}

fn sheet(
    pen: &mut Pen,
    plan: &Plan,
    (people, why): (&[Asked], &str),
    words: &Words,
) -> Option<Travel> {
    let all = (people.len() as i64).into();
    let text = words.say(why, &[("people", all)]);
    heading(pen, plan, &words.say("ui-consent", &[]), &text);
    let mut answer = None;
    let sizes = Sizes::on(plan);
    let row = |line: usize| sizes.asked + sizes.step * line as f32;
    // First for the cursor: nobody agrees by pressing the same key once more.
    let not = words.say("ui-consent-not", &[]);
    if button(pen, plan, row(0), &not, Look::Brass) {
        answer = Some(Travel::Decline);
    }
    for (person, line) in people.iter().zip(1..) {
        let all = (people.len() as i64).into();
        let name = [("pirate", person.name.as_str().into()), ("people", all)];
        if person.agrees {
            let given = words.say("ui-consent-given", &name);
            let _ = pen.barred(place(plan, row(line)), &given);
        } else {
            let give = words.say("ui-consent-give", &name);
            if button(pen, plan, row(line), &give, Look::Plain) {
                answer = Some(Travel::Agree(person.seat));
            }
        }
        let at = plan.at(640.0 - WIDE / 2.0 + sizes.button * 0.62, row(line));
        pen.art(&person.badge, at, plan.long(sizes.button * 0.7));
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::trial::{TestCanvas, canvas};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    /// Returns the sheet for two people, of whom one has agreed, and the answer given on it.
    fn asked() -> Harness<'static, TestCanvas<Option<Travel>>> {
        let texts = include_str!("../../assets/desktop/en.ftl");
        let words = Words::read("en", &[("own.ftl", texts)]).unwrap();
        let people = [(0, "Red", true), (2, "Blue", false)];
        let people = people.map(|(seat, name, agrees)| Asked {
            seat: Seat(seat),
            name: name.to_owned(),
            badge: format!("art/badge-{}", name.to_lowercase()),
            agrees,
        });
        canvas(None, move |pen, answer| {
            let plan = Plan::on(pen.ui.max_rect(), 1.0);
            let given = sheet(pen, &plan, (&people, "ui-consent.tip"), &words);
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
