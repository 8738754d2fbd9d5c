//! The rulebook tells of the game that is played: where its rules have mattered, and how things stand.

use super::*;
use either::{answer, observation, session, sits};
use voodoo_pirate::Over;
use voodoo_pirate::shelf::OnShelf;
use voodoo_pirate::table::{InThisGame, Speak};

/// Opens the book, or closes it.
fn turn(app: &mut App, to: Over) {
    app.world_mut().resource_mut::<NextState<Over>>().set(to);
    app.update();
}

fn here(app: &App) -> &InThisGame {
    app.world().resource::<InThisGame>()
}

/// Every line of the log is listed with its rule and round, and leads to the decision that it came of.
pub(super) fn tells_of_the_game<G: OnShelf>() {
    use SeatKind::Human;
    let name = format!("rulebook-{}", G::ID);
    let kinds = [Human, either::automa::<G>(), either::automa::<G>()];
    let steps = either::often::<G>(20, 60);
    let (mut app, mut dice, _) = either::lasting::<G>(&name, &kinds, 5, steps);
    app.init_state::<Over>();
    turn(&mut app, Over::Rules);
    let log = &observation::<G>(&app).log;
    let told = here(&app);
    assert!(told.precedents.len() > 10, "{}", told.precedents.len());
    let listed = told.precedents.iter().map(|told| (told.event, &told.text));
    let lines = log.iter().map(|line| (line.number, line.text().to_owned()));
    assert!(listed.map(|(event, text)| (event, text.clone())).eq(lines));
    assert!(told.precedents.is_sorted_by_key(|told| told.round));
    // So does what is told of things as they stand.
    assert!(told.now.len() > 3, "{:?}", told.now);
    let topics = told.precedents.iter().map(|told| told.topic);
    for topic in topics.chain(told.now.iter().map(|(topic, _)| *topic)) {
        assert!(G::BOOK.find(topic).is_some(), "{}: {topic}", G::ID);
    }
    // A line names its round where it says so, and nowhere else.
    let words = sits::<G>(&app).speaker().words();
    for told in told.precedents.iter().filter(|told| told.round > 0) {
        let values = [("round", (told.round as i64).into()), ("line", "".into())];
        let round = words.say("ui-book-line", &values).to_lowercase();
        let round = round.trim_end_matches([':', ' ']);
        let named = told.text.to_lowercase().contains(round);
        assert_eq!(named, told.names_round, "{}", told.text);
    }
    let leads = told.precedents.iter();
    let leads = leads.filter_map(|told| Some((told.event, told.leads?)));
    let leads: Vec<_> = leads.collect();
    turn(&mut app, Over::Nothing);
    assert_eq!(here(&app).game, "", "nothing is kept of it");
    // What the last act led to is seen as things stand.
    let mut goes = |to| {
        app.world_mut().write_message(Travel::To(to));
        app.update();
        sits::<G>(&app).looks_back() == Some(to)
    };
    let back = leads.iter().rev();
    let back = back.copied().find(|&(_, at)| goes(at) && goes(at - 1));
    let (event, decisions) = back.expect("some line leads back");
    // It has happened by then, and had not a decision before.
    for (to, happened) in [(decisions, true), (decisions - 1, false)] {
        app.world_mut().write_message(Travel::To(to));
        app.update();
        assert_eq!(sits::<G>(&app).looks_back(), Some(to));
        let known = session::<G>(&mut app).shown().log().len();
        assert_eq!(known > event, happened, "{event} after {to} decisions");
    }
    // Of what has happened since nothing is listed there.
    turn(&mut app, Over::Rules);
    let mut listed = here(&app).precedents.iter();
    assert!(listed.all(|told| told.event < event));
    app.world_mut().write_message(Travel::Now);
    let before = log_length::<G>(&app);
    for _ in 0..10 {
        answer::<G>(&mut app, &mut dice);
    }
    assert!(log_length::<G>(&app) > before);
    assert_eq!(here(&app).precedents.len(), log_length::<G>(&app));
}

fn log_length<G: OnShelf>(app: &App) -> usize {
    observation::<G>(app).log.len()
}

#[test]
fn nothing_is_told_behind_the_curtain() {
    use SeatKind::Human;
    let kinds = [Human, Human];
    let mut app = either::sit_down::<VoodooPirate>(&scratch("rulebook-curtain"), &kinds, 3);
    app.init_state::<Over>();
    turn(&mut app, Over::Rules);
    let mut dice = Dice::new(3);
    let mut hung = 0;
    for _ in 0..60 {
        let curtain = observation::<VoodooPirate>(&app).curtain;
        let told = here(&app);
        hung += usize::from(curtain.is_some());
        let silent = told.precedents.is_empty() && told.now.is_empty();
        assert_eq!(silent, curtain.is_some());
        answer::<VoodooPirate>(&mut app, &mut dice);
    }
    assert!(hung > 2, "only {hung}");
}

#[test]
fn on_the_shelf_the_book_tells_of_no_game() {
    use SeatKind::Human;
    let mut app = desktop(&scratch("rulebook-shelf"));
    app.init_state::<Over>();
    let tells_nothing = |app: &mut App| {
        turn(app, Over::Rules);
        let told = here(app);
        assert_eq!((told.game, told.precedents.len()), ("", 0));
        assert!(told.now.is_empty() && told.options.is_none());
        turn(app, Over::Nothing);
    };
    tells_nothing(&mut app);
    begin(&mut app, Begin::New(Setup::of(&[Human, CURSED]), 3));
    let mut dice = Dice::new(3);
    for _ in 0..10 {
        step(&mut app, &mut dice);
    }
    turn(&mut app, Over::Rules);
    assert_eq!(here(&app).game, "voodoo-pirate");
    turn(&mut app, Over::Nothing);
    go(&mut app, Screen::Shelf);
    tells_nothing(&mut app);
}
