//! Taking back, and going the same way again.

use super::*;
use either::{answer, digest, made, observation, saved, session, sits};
use games::voodoo::CURSED;
use rules::table::{Seat, is_one_act};
use voodoo_pirate::table::{Asked, Stays, TakeBack, Undo};

/// An act of a person's, that is taken back as one.
struct Act<G: TableGame> {
    /// The position and the question before it.
    began: Option<(u64, Option<Asked<G>>)>,
    /// Its last decision, and how many had been made at the table after it.
    last: Option<((Seat, G::Question, G::Choice), usize)>,
}

impl<G: TableGame> Default for Act<G> {
    fn default() -> Self {
        Self {
            began: None,
            last: None,
        }
    }
}

impl<G: TableGame> Act<G> {
    /// Answers what is asked, if a person is asked: the act goes on, or another begins.
    fn answer(&mut self, app: &mut App, dice: &mut Dice) {
        let asked = observation::<G>(app).asked;
        if let Some(asked) = asked.filter(|_| !observation::<G>(app).options.is_empty()) {
            let now = made::<G>(app).len();
            let next = (asked.seat, asked.question);
            let goes_on = |(last, after)| after == now && is_one_act::<G>(last, next);
            if !self.last.is_some_and(goes_on) {
                self.began = Some((digest::<G>(app), Some(asked)));
            }
            if let Some(choice) = answer::<G>(app, dice) {
                self.last = Some(((asked.seat, asked.question, choice), now + 1));
            }
        } else {
            answer::<G>(app, dice);
        }
    }
}

/// Decisions are taken back freely, or once everybody agrees where something was shown since.
pub(super) fn is_taken_back<G: TableGame>() {
    use SeatKind::{Human, Random};
    let folder = scratch(&format!("desktop-undo-{}", G::ID));
    let mut app = either::sit_down::<G>(&folder, &[Human, Random, Random], 2);
    let mut dice = Dice::new(2);
    let (mut taken_back, mut asked_for) = (0, 0);
    let mut act = Act::<G>::default();
    for _ in 0..400 {
        if screen(&app) == Screen::Score {
            break;
        }
        if observation::<G>(&app).options.is_empty() {
            app.update();
            continue;
        }
        act.answer(&mut app, &mut dice);
        let (before, asked) = act.began.expect("something is decided");
        let undo = observation::<G>(&app).can_take_back;
        let shown = observation::<G>(&app).log.len();
        let chosen = made::<G>(&mut app);
        app.world_mut().write_message(TakeBack);
        app.update();
        let notice = notice(&app);
        assert!(notice.is_empty(), "{notice}");
        if undo == Ok(Undo::Freely) {
            taken_back += 1;
            assert_eq!(
                digest::<G>(&mut app),
                before,
                "the game stands where it stood"
            );
            let observation = observation::<G>(&app);
            assert!(observation.asked == asked, "the same is asked again");
            assert!(
                observation.log.len() <= shown,
                "the log forgets what is taken back"
            );
            // And on another way, or the same.
            act = Act::default();
            act.answer(&mut app, &mut dice);
        } else {
            assert_eq!(undo, Ok(Undo::Asking));
            asked_for += 1;
            let proposal = sits::<G>(&app).proposal();
            let asks = proposal.is_some_and(|proposal| proposal.why() == "ui-consent.back");
            assert!(asks, "everybody is asked");
            let kept = made::<G>(&mut app)[..chosen.len()] == chosen;
            assert!(kept, "nothing is taken back yet");
            app.world_mut().write_message(Travel::Decline);
            app.update();
            assert!(!sits::<G>(&app).is_practice());
        }
    }
    assert!(
        taken_back > 5 && asked_for > 5,
        "{taken_back} and {asked_for}"
    );
}

/// Events that were shown are taken back for practice, and how the game went is kept beside it.
pub(super) fn is_taken_back_for_practice<G: TableGame>() {
    use SeatKind::{Human, Random};
    let folder = scratch(&format!("desktop-undo-practice-{}", G::ID));
    let mut app = either::sit_down::<G>(&folder, &[Human, Random, Random], 2);
    let mut dice = Dice::new(2);
    // Plays until something is shown; what stood before the decision that led to it.
    let mut play = |app: &mut App| {
        let mut act = Act::<G>::default();
        for _ in 0..400 {
            let asks = [Undo::Asking, Undo::Branching].map(Ok);
            if asks.contains(&observation::<G>(app).can_take_back) {
                break;
            }
            act.answer(app, &mut dice);
        }
        act.began.expect("something is decided").0
    };
    let before = play(&mut app);
    let went = made::<G>(&mut app).len();
    app.world_mut().write_message(TakeBack);
    app.update();
    agree::<G>(&mut app);
    assert_eq!(
        digest::<G>(&mut app),
        before,
        "the game stands where it stood"
    );
    let session = sits::<G>(&app);
    assert!(session.is_practice() && session.proposal().is_none());
    let kept: Vec<_> = session.branches().map(|branch| branch.long).collect();
    assert!(matches!(kept[..], [long] if long >= went), "{kept:?}");
    // Whoever practises already is not asked again.
    let before = play(&mut app);
    app.world_mut().write_message(TakeBack);
    app.update();
    assert_eq!(digest::<G>(&mut app), before);
    assert!(sits::<G>(&app).proposal().is_none());
    let kept = sits::<G>(&app).branches().count();
    // A step further back leaves no line that is the start of another; there is none where a person's first step shows something.
    let goes = observation::<G>(&app).can_take_back.is_ok();
    let left = made::<G>(&mut app).len();
    app.world_mut().write_message(TakeBack);
    app.update();
    assert_eq!(made::<G>(&mut app).len() < left, goes);
    assert_eq!(sits::<G>(&app).branches().count(), kept);
}

/// While all come to the screen to agree, nobody's secret lies open on it; at the curtain only the pick before it is taken back.
#[test]
fn what_is_secret_is_put_away_before_everybody_is_asked() {
    use SeatKind::Human;
    let mut app = desktop(&scratch("desktop-undo-secret"));
    begin(&mut app, Begin::New(Setup::of(&[Human, Human, CURSED]), 4));
    let mut dice = Dice::new(4);
    let mut curtains = 0;
    for _ in 0..4_000 {
        let session = app.world().resource::<Session>();
        if session.curtain().is_some() {
            curtains += 1;
            match session.can_take_back() {
                Ok((_, undo)) => assert_eq!(undo, Undo::Freely),
                Err(stays) => assert!([Stays::Curtain, Stays::Nothing].contains(&stays)),
            }
        }
        let asks = matches!(session.can_take_back(), Ok((_, Undo::Asking)));
        if asks && session.viewer().is_some() {
            break;
        }
        step(&mut app, &mut dice);
    }
    assert!(curtains > 0);
    app.world_mut().write_message(TakeBack);
    app.update();
    let session = app.world().resource::<Session>();
    assert!(session.proposal().is_some(), "everybody is asked");
    assert_eq!(session.viewer(), None, "nobody's eyes are open");
    assert!(session.curtain().is_some());
}

#[test]
fn a_secret_pick_is_taken_back_until_the_next_curtain_rises() {
    use SeatKind::Human;
    let mut app = desktop(&scratch("desktop-undo-pick"));
    begin(&mut app, Begin::New(Setup::of(&[Human, Human, CURSED]), 4));
    let mut dice = Dice::new(4);
    let sits = |app: &App| {
        let session = app.world().resource::<Session>();
        (session.curtain(), session.can_take_back())
    };
    let at_pick = |app: &mut App, dice: &mut Dice| {
        for _ in 0..1_000 {
            if let (Some(next), Ok((left, _))) = sits(app) {
                return (next, left);
            }
            step(app, dice);
        }
        panic!("nobody picks in secret before another does");
    };
    let (next, left) = at_pick(&mut app, &mut dice);
    app.world_mut().write_message(TakeBack);
    app.update();
    let made = made::<VoodooPirate>(&mut app).len();
    assert_eq!(made, left, "the pick alone is taken back");
    let (owner, _) = sits(&app);
    assert!(
        owner.is_some_and(|owner| owner != next),
        "who picked draws the curtain again"
    );
    at_pick(&mut app, &mut dice);
    app.world_mut().write_message(Look::Unveil(next));
    app.update();
    assert_eq!(sits(&app), (None, Err(Stays::Secret)));
}

/// Seats without people pick the same when a game is resumed.
pub(super) fn picks_the_same_again<G: TableGame>() {
    use SeatKind::{Human, Random};
    let folder = scratch(&format!("desktop-same-picks-{}", G::ID));
    let mut app = either::sit_down::<G>(&folder, &[Human, Random, Random], 8);
    let play = |app: &mut App, steps: usize| {
        for _ in 0..steps {
            let first = observation::<G>(app).options.first();
            if let Some(choice) = first.map(|offer| offer.choice) {
                app.world_mut().write_message(Choose::<G>::one(choice));
            }
            app.update();
        }
    };
    play(&mut app, 6);
    // A copy of what is saved now goes on as the game itself does.
    let twin = scratch(&format!("desktop-same-picks-{}-twin", G::ID));
    fs::create_dir_all(twin.join("games")).expect("a twin can be made");
    fs::copy(saved::<G>(&folder), saved::<G>(&twin)).expect("the game is saved");
    let mut again = desktop(&twin);
    let name = format!("{}-1", G::ID);
    begin(&mut again, table::Begin::<G>::Resume(name));
    play(&mut app, 30);
    play(&mut again, 30);
    let log = |app: &mut App| session::<G>(app).table().log().to_vec();
    let (one, other) = (log(&mut app), log(&mut again));
    let common = one.len().min(other.len());
    assert!(common > 50);
    assert!(one[..common] == other[..common]);
}

#[test]
fn what_cannot_be_taken_back_says_why() {
    use SeatKind::Human;
    let can = |app: &App| app.world().resource::<Session>().can_take_back();
    let asks = |app: &mut App| {
        app.world_mut().write_message(TakeBack);
        app.update();
        notice(app)
    };
    let mut said = Vec::new();
    let mut app = desktop(&scratch("desktop-undo-why"));
    begin(&mut app, Begin::New(Setup::of(&[Human, Human, CURSED]), 4));
    assert_eq!(can(&app), Err(Stays::Nothing));
    said.push(asks(&mut app));
    app.world_mut().resource_mut::<Notice>().text.clear();
    let mut dice = Dice::new(4);
    while can(&app) != Err(Stays::Secret) {
        step(&mut app, &mut dice);
    }
    said.push(asks(&mut app));
    app.world_mut().resource_mut::<Notice>().text.clear();
    app.world_mut().write_message(Travel::Earlier);
    app.update();
    assert_eq!(can(&app), Err(Stays::Past));
    said.push(asks(&mut app));
    app.world_mut().write_message(Travel::Now);
    app.update();
    app.world_mut().resource_mut::<Notice>().text.clear();
    while screen(&app) == Screen::Table {
        step(&mut app, &mut dice);
    }
    go(&mut app, Screen::Table);
    assert_eq!(can(&app), Err(Stays::Over));
    said.push(asks(&mut app));
    for (number, text) in said.iter().enumerate() {
        assert!(
            !text.is_empty() && !said[..number].contains(text),
            "{said:#?}"
        );
    }
}
