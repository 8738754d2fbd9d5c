//! Tests of the table as it is drawn and played by the mouse.

mod eye;
mod helm;
mod told;

use super::panels;
use crate::board::trial::Drawn;
use crate::table::{AnimationQueue, Choose, Observation, Session};
use games::cursed_seas::{Choice, CursedSeas, Distance, Question, View};
use rules::table::SeatKind::{Human, Random};

type Table = Drawn<CursedSeas>;

fn view(table: &Table) -> View {
    let view = table.get::<AnimationQueue<CursedSeas>>().view();
    view.expect("the table was looked at").clone()
}

/// Returns the question to the person.
fn question(table: &Table) -> Option<Question> {
    let observation = table.get::<Observation<CursedSeas>>();
    let own = !observation.options.is_empty();
    let asked = observation.asked.filter(|_| own);
    asked.map(|asked| asked.question)
}

/// Plays until something is so: the person puts to sea with each ship, and ends its turns.
fn put_to_sea(table: &mut Table, mut is: impl FnMut(&Table) -> bool) {
    for _ in 0..2_000 {
        if is(table) {
            return;
        }
        let options = &table.get::<Observation<CursedSeas>>().options;
        let choices = options.iter().map(|offer| offer.choice);
        let likely = |choice: &Choice| match *choice {
            Choice::Sail(Distance(distance)) => usize::from(distance),
            Choice::Move(_) => 3,
            Choice::Turn(..) | Choice::End => 2,
            Choice::Done => 1,
            _ => 0,
        };
        if let Some(choice) = choices.max_by_key(likely)
            && table.get::<AnimationQueue<CursedSeas>>().is_idle()
        {
            table.write(Choose::<CursedSeas>::one(choice));
        }
        table.frame();
    }
    panic!("it never comes to that");
}

/// Returns the choices made after the first so many.
fn made_since(table: &mut Table, before: usize) -> Vec<Choice> {
    let session = table.get_mut::<Session<CursedSeas>>().into_inner();
    session.table().choices()[before..].to_vec()
}

/// Chooses the first choice that is so.
fn choose(table: &mut Table, is: impl Fn(Choice) -> bool) {
    let options = &table.get::<Observation<CursedSeas>>().options;
    let choice = options
        .iter()
        .map(|offer| offer.choice)
        .find(|&one| is(one));
    table.write(Choose::<CursedSeas>::one(choice.expect("it can be chosen")));
    table.look();
    table.look();
}

/// Returns the number of ships that may be moved now.
fn movable(table: &Table) -> usize {
    let options = &table.get::<Observation<CursedSeas>>().options;
    let moves = options
        .iter()
        .filter(|offer| matches!(offer.choice, Choice::Move(_)));
    moves.count()
}

/// Returns a table at which a fleet is asked for its action, and two ships or more may be moved.
fn with_two_to_move(name: &str) -> Table {
    let mut table = Table::at(name, &[Human, Random], 3, panels, |_| {});
    let ready = |table: &Table| question(table) == Some(Question::Menu) && movable(table) > 1;
    put_to_sea(&mut table, ready);
    table.look();
    table
}
