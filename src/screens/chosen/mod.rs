//! The controls of the setup for the options that a game declares: the game's in a panel, a seat's in its row, and the pages
//! on which some are made.

mod panel;

pub(super) use panel::of_game;

use super::fitting::Fitting;
use super::library::Library;
use super::seats::Bench;
use crate::shelf::Written;
use crate::theme::buttons::Look;
use crate::theme::canvas::Plan;
use crate::theme::{Pen, Typeface};
use bevy_egui::egui::{FontId, Rect, vec2};
use rules::kit::{Declared, Value};
use rules::table::words::Words;

/// Draws a seat's options side by side in a line of its row. Each is a button for the next value, or opens its page.
pub(super) fn of_seat(
    pen: &mut Pen,
    bench: &Bench,
    fitting: &mut Fitting,
    place: usize,
    line: Rect,
) {
    let options = fitting.places[place].options.clone();
    let held: Vec<(usize, &Declared, &Value)> = options
        .iter()
        .enumerate()
        .filter(|&(number, _)| options.holds(number))
        .map(|(number, (option, value))| (number, option, value))
        .collect();
    let gap = bench.plan.long(6.0);
    let wide = (line.width() + gap) / held.len().max(1) as f32 - gap;
    let words = &bench.library.volume(fitting.game).words;
    for (column, (number, option, value)) in held.into_iter().enumerate() {
        let corner = line.min + vec2((wide + gap) * column as f32, 0.0);
        let rect = Rect::from_min_size(corner, vec2(wide, line.height()));
        let text = spoken(words, option, value);
        let values = [
            ("number", (place as i64 + 1).into()),
            ("option", name(words, option).into()),
            ("value", text.as_str().into()),
        ];
        let label = words.say("ui-seat-option", &values);
        let font = within(pen, bench.plan, rect, &text);
        let hit = pen.button_in(rect, &text, &label, font, Look::Plain);
        if !hit.tip(tip(words, option)).clicked {
            continue;
        }
        match option.next(value) {
            Some(value) => fitting.places[place].options.set(option, value),
            None => fitting.page = Some((Some(place), number)),
        }
    }
}

/// Draws the page of an option that is open, over everything else.
pub(super) fn page(pen: &mut Pen, plan: &Plan, library: &Library, fitting: &mut Fitting) {
    let Some((seat, number)) = fitting.page else {
        return;
    };
    let options = match seat {
        Some(place) => fitting.places[place].options.clone(),
        None => fitting.options(),
    };
    let Some((option, value)) = options.iter().nth(number) else {
        fitting.page = None;
        return;
    };
    let mut text = option.spell(value);
    let words = &library.volume(fitting.game).words;
    let (chosen, folder) = (fitting.options(), library.folder());
    let about = Written {
        words,
        option,
        options: &chosen,
        folder: folder.as_deref(),
    };
    if (fitting.game.page)(pen, plan, about, &mut text) {
        fitting.page = None;
    }
    let made = Value::Text(text);
    match seat {
        _ if made == *value => {}
        Some(place) => fitting.places[place].options.set(option, made),
        None => fitting.choose(number, made),
    }
}

/// Returns the name of an option.
fn name(words: &Words, option: &Declared) -> String {
    words.say(option.text, &[])
}

/// Returns the explanation of an option.
fn tip(words: &Words, option: &Declared) -> String {
    words.say(&format!("{}.tip", option.text), &[])
}

/// Returns the name of a value.
pub(super) fn spoken(words: &Words, option: &Declared, value: &Value) -> String {
    let spelt = option.spell(value);
    match value {
        Value::Yes(_) | Value::One(_) => words.say(&format!("{}-{spelt}", option.text), &[]),
        // A text that nobody has named is one that was made on its page.
        Value::Text(_) => {
            let ids = [spelt.as_str(), "made"].map(|end| format!("{}-{end}", option.text));
            let named = ids.iter().find(|id| words.has(id));
            named.map_or(spelt, |id| words.say(id, &[]))
        }
        Value::Number(_) => spelt,
    }
}

/// Returns the label of a control that gives an option a value.
pub(super) fn labelled(words: &Words, option: &str, value: &str) -> String {
    words.say(
        "ui-option",
        &[("option", option.into()), ("value", value.into())],
    )
}

/// Returns the typeface of a button, as small as its text needs.
fn within(pen: &Pen, plan: &Plan, rect: Rect, text: &str) -> FontId {
    let font = plan.face(Typeface::Bold, 15.0);
    let wide = pen.wide_as(text, font.clone()).max(1.0);
    let room = rect.width() - plan.long(14.0);
    plan.face(Typeface::Bold, 15.0 * (room / wide).clamp(0.6, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::shelf::Boxed;
    use crate::theme::trial::{TestCanvas, canvas};
    use egui_kittest::Harness;
    use egui_kittest::kittest::{NodeT, Queryable};
    use games::voodoo_pirate::VoodooPirate;
    use rules::kit::Declaration;
    use rules::table::Language;

    const LENGTH: Declared = Declared::one_of("length", "made-length", &["short", "long"], "short");
    const SKIN: Declared =
        Declared::instead("skin", "made-skin", ["printed", "poker"]).only_with("length", "short");
    const DAYS: Declared = Declared::number("days", "made-days", 4..=6, 5);
    const FISHING: Declared = Declared::yes_no("fishing", "made-fishing", true);
    const FLEET: Declared = Declared::page("fleet", "made-fleet", |_| Ok(()), "sloop");
    const NATION: Declared =
        Declared::one_of("nation", "made-nation", &["spain", "england"], "spain");

    /// A box of a game with every sort of option.
    static MADE_UP: Boxed = Boxed {
        declared: Declaration {
            options: &[LENGTH, SKIN, DAYS, FISHING, FLEET],
            seat_options: &[NATION, FLEET],
            ..Declaration::of::<VoodooPirate>()
        },
        page: made_page,
        ..Boxed::of::<VoodooPirate>()
    };

    fn made_page(pen: &mut Pen, plan: &Plan, about: Written, text: &mut String) -> bool {
        let font = plan.face(Typeface::Bold, 16.0);
        let rect = plan.rect(100.0, 100.0, 200.0, 40.0);
        let label = format!("a brig more in the {}", about.option.id);
        let hit = pen.button_in(rect, &label, &label, font, Look::Plain);
        if hit.clicked {
            text.push_str(" brig");
        }
        hit.clicked
    }

    fn setup() -> Harness<'static, TestCanvas<Fitting>> {
        let options = Options {
            scratch: Some(std::env::temp_dir().join("voodoo-options-of-nobody")),
            ..Options::default()
        };
        let library = Library::open(&options, Language::English);
        let mut page = canvas(Fitting::new(&MADE_UP, 1), move |pen, fitting| {
            let plan = &Plan::on(pen.ui.max_rect(), 1.0);
            if fitting.page.is_some() {
                super::page(pen, plan, &library, fitting);
                return;
            }
            let bench = Bench {
                plan,
                library: &library,
            };
            bench.row(pen, fitting, 0, plan.rect(56.0, 102.0, 852.0, 72.0));
            of_game(pen, plan, &library, fitting);
        });
        page.run();
        page
    }

    fn click(page: &mut Harness<TestCanvas<Fitting>>, label: &str) {
        page.get_by_label(label).click();
        page.run();
    }

    /// Chooses by the keys: the cursor goes there, and Enter is pressed.
    fn press(page: &mut Harness<TestCanvas<Fitting>>, label: &str) {
        page.state_mut().targets.lay(label);
        page.run();
        page.state_mut().targets.press();
        page.run();
        // The frame in which it was pressed does not show yet what came of it.
        page.run();
    }

    fn chosen(page: &Harness<TestCanvas<Fitting>>) -> rules::kit::Options {
        page.state().state.options()
    }

    /// Checks that every sort of option is chosen by a way of clicking.
    fn is_chosen(act: fn(&mut Harness<TestCanvas<Fitting>>, &str)) {
        let mut page = setup();
        act(&mut page, "[made-fishing]");
        assert!(!chosen(&page).is_on(&FISHING));
        act(&mut page, "[made-skin]");
        assert!(chosen(&page).is_on(&SKIN));
        act(&mut page, "[made-days]: more");
        act(&mut page, "[made-days]: more");
        assert_eq!(chosen(&page).number(&DAYS), 6, "there is no more than most");
        act(&mut page, "[made-days]: less");
        assert_eq!(chosen(&page).number(&DAYS), 5);
        act(&mut page, "[made-fleet]: sloop");
        act(&mut page, "a brig more in the fleet");
        let brig = Value::Text("sloop brig".to_owned());
        assert_eq!(chosen(&page).value(&FLEET), brig);
        act(&mut page, "Seat 1: [made-nation], [made-nation-spain]");
        act(&mut page, "Seat 1: [made-fleet], sloop");
        act(&mut page, "a brig more in the fleet");
        let seat = &page.state().state.crew()[0].options;
        assert_eq!((seat.name(&NATION), seat.value(&FLEET)), ("england", brig));
        // What holds for the short one alone goes with it.
        act(&mut page, "[made-length]: [made-length-long]");
        assert!(page.query_by_label("[made-skin]").is_none());
        let mut options = chosen(&page);
        options.settle();
        assert!(!options.is_on(&SKIN) && options.check().is_ok());
    }

    #[test]
    fn every_sort_of_option_is_chosen_by_the_mouse() {
        is_chosen(click);
    }

    #[test]
    fn every_sort_of_option_is_chosen_by_the_keys() {
        is_chosen(press);
    }

    #[test]
    fn a_screen_reader_is_told_which_of_several_is_chosen() {
        use bevy_egui::egui::accesskit::Toggled;
        let page = setup();
        let toggled = |value: &str| {
            let label = format!("[made-length]: [made-length-{value}]");
            page.get_by_label(&label).accesskit_node().toggled()
        };
        assert_eq!(toggled("short"), Some(Toggled::True));
        assert_eq!(toggled("long"), Some(Toggled::False));
    }
}
