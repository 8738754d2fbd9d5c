//! Looking back at a game, replays, and playing on from there.

use super::*;
use either::{answer, digest, made, observation, session, sits};
use rules::table::Seat;
use rules::table::save::Saved;

fn go_to(app: &mut App, travel: Travel) {
    app.world_mut().write_message(travel);
    app.update();
}

fn long<G: TableGame>(app: &mut App) -> usize {
    session::<G>(app).table().choices().len()
}

fn view<G: TableGame>(app: &App) -> Option<G::View> {
    observation::<G>(app).view.clone()
}

/// A game after so many answers.
fn played<G: TableGame>(name: &str, seed: u64, steps: usize) -> App {
    use SeatKind::Human;
    let kinds = [Human, either::automa::<G>(), Human];
    either::lasting::<G>(&format!("{name}-{}", G::ID), &kinds, seed, steps).0
}

/// The table is seen as it was, and nothing changes by it.
pub(super) fn is_seen_as_it_was<G: TableGame>() {
    // A game that lasts so long; as seen by onlookers: what is shown to one alone is not shown to all later.
    let lasts = (11..60).find_map(|seed| {
        let mut app = played::<G>("desktop-back", seed, 0);
        let mut dice = Dice::new(seed);
        let mut seen = vec![(0, view::<G>(&app))];
        for _ in 0..60 {
            answer::<G>(&mut app, &mut dice);
            let made = long::<G>(&mut app);
            if observation::<G>(&app).viewer.is_none() && seen[seen.len() - 1].0 < made {
                seen.push((made, view::<G>(&app)));
            }
        }
        (screen(&app) == Screen::Table).then_some((app, seen))
    });
    let (mut app, seen) = lasts.expect("a game lasts so long");
    assert!(seen.len() > 20);
    let (before, now) = (digest::<G>(&mut app), view::<G>(&app));
    let by_all = observation::<G>(&app).viewer.is_none();
    for (made, then) in seen.iter().rev().skip(1) {
        go_to(&mut app, Travel::To(*made));
        assert_eq!(sits::<G>(&app).looks_back(), Some(*made));
        assert!(view::<G>(&app) == *then, "after {made} decisions");
        let observation = observation::<G>(&app);
        assert!(
            observation.options.is_empty()
                && observation.asked.is_none()
                && observation.curtain.is_none()
        );
    }
    go_to(&mut app, Travel::Now);
    assert_eq!(sits::<G>(&app).looks_back(), None);
    assert_eq!(digest::<G>(&mut app), before);
    assert!(!by_all || view::<G>(&app) == now);
}

/// A step forward is told as it happened.
pub(super) fn is_told_as_it_happened<G: TableGame>() {
    let mut app = played::<G>("desktop-forward", 5, 40);
    let log = |app: &App| observation::<G>(app).log.len();
    let all = long::<G>(&mut app);
    // Back to where an act begins, which may be several decisions.
    go_to(&mut app, Travel::To(all / 2 + 1));
    go_to(&mut app, Travel::Earlier);
    let at = sits::<G>(&app).looks_back();
    let half = log(&app);
    let jumps = observation::<G>(&app).retold();
    go_to(&mut app, Travel::Later);
    assert!(sits::<G>(&app).looks_back() > at);
    assert_eq!(observation::<G>(&app).retold(), jumps, "no jump");
    assert!(log(&app) >= half);
    go_to(&mut app, Travel::Earlier);
    assert_eq!(sits::<G>(&app).looks_back(), at);
    assert_eq!(log(&app), half);
}

/// Rounds are gone back and forth along, to the start and to now.
pub(super) fn goes_by_rounds<G: TableGame>() {
    let milestones = |app: &App| sits::<G>(app).milestones().collect::<Vec<usize>>();
    let mut app = played::<G>("desktop-rounds", 5, 50);
    if milestones(&app).len() < 3 {
        // Rounds of some games are long.
        let long = either::often::<G>(150, 400);
        app = played::<G>("desktop-rounds", 5, long);
    }
    let now = long::<G>(&mut app);
    let begun = milestones(&app);
    assert!(begun.len() > 2, "only {begun:?}");
    let at = |app: &App| sits::<G>(app).looks_back().unwrap_or(now);
    for &round in begun.iter().rev().filter(|&&round| round < now) {
        go_to(&mut app, Travel::RoundEarlier);
        assert_eq!(at(&app), round);
    }
    go_to(&mut app, Travel::RoundEarlier);
    assert_eq!(at(&app), 0);
    for &round in begun.iter().filter(|&&round| round > 0 && round < now) {
        go_to(&mut app, Travel::RoundLater);
        assert_eq!(at(&app), round);
        // From within a round, back to where it began.
        go_to(&mut app, Travel::Later);
        go_to(&mut app, Travel::RoundEarlier);
        assert_eq!(at(&app), round);
    }
    go_to(&mut app, Travel::RoundLater);
    assert_eq!(sits::<G>(&app).looks_back(), None);
}

/// A game goes on from the past, and the other line is kept with it.
pub(super) fn is_kept_with_its_branches<G: TableGame>() {
    let mut app = played::<G>("desktop-branch", 9, 50);
    let first = made::<G>(&mut app);
    go_to(&mut app, Travel::To(3));
    assert!(sits::<G>(&app).knows_too_much());
    go_to(&mut app, Travel::PlayOn);
    agree::<G>(&mut app);
    let at_table = sits::<G>(&app);
    assert!(at_table.is_practice() && at_table.looks_back().is_none());
    assert_eq!(made::<G>(&mut app), first[..3]);
    let mut dice = Dice::new(77);
    for _ in 0..10 {
        answer::<G>(&mut app, &mut dice);
    }
    let second = made::<G>(&mut app);
    let branches: Vec<_> = sits::<G>(&app).branches().collect();
    assert_eq!(branches.len(), 1);
    assert_eq!(branches[0].long, first.len());
    // What is saved holds both, and is practice.
    let folder = place(&format!("desktop-branch-{}", G::ID));
    let file = either::saved::<G>(&folder);
    let bytes = fs::read(file).expect("the game is saved");
    let saved = Saved::<G>::read("", &bytes).expect("it can be read");
    assert_eq!(saved.choices, second);
    assert_eq!(saved.lines, std::slice::from_ref(&first));
    assert!(saved.practice && saved.replay(G::standard()).is_ok());
    // And back to the first line's end.
    go_to(&mut app, Travel::Line(0));
    assert_eq!(made::<G>(&mut app), first);
    let kept: Vec<_> = sits::<G>(&app).branches().collect();
    assert_eq!(kept[0].long, second.len());
}

/// The game goes on from after so many decisions, with everybody's leave.
fn play_on(app: &mut App, from: usize) {
    go_to(app, Travel::To(from));
    go_to(app, Travel::PlayOn);
    if sits::<VoodooPirate>(app).proposal().is_some() {
        agree::<VoodooPirate>(app);
    }
}

#[test]
fn the_way_that_was_left_last_is_the_newest_branch() {
    let mut app = played::<VoodooPirate>("desktop-newest", 9, 50);
    let mut dice = Dice::new(78);
    let mut ways = vec![made::<VoodooPirate>(&mut app)];
    for from in [6, 3] {
        play_on(&mut app, from);
        for _ in 0..10 {
            answer::<VoodooPirate>(&mut app, &mut dice);
        }
        ways.push(made::<VoodooPirate>(&mut app));
    }
    // The first way once more: of the other two the last one was left just now.
    go_to(&mut app, Travel::Line(0));
    assert_eq!(made::<VoodooPirate>(&mut app), ways[0]);
    let branches: Vec<_> = sits::<VoodooPirate>(&app).branches().collect();
    assert_eq!(branches.len(), 2);
    for branch in &branches {
        go_to(&mut app, Travel::To(branch.from));
        let round = view::<VoodooPirate>(&app).map(|view| usize::from(view.round));
        assert_eq!(Some(branch.round), round);
    }
    go_to(&mut app, Travel::Line(1));
    assert_eq!(made::<VoodooPirate>(&mut app), ways[2]);
}

#[test]
fn a_way_gone_once_more_and_left_again_is_the_newest_branch() {
    let mut app = played::<VoodooPirate>("desktop-once-more", 9, 50);
    let first = made::<VoodooPirate>(&mut app);
    play_on(&mut app, 6);
    let mut dice = Dice::new(78);
    for _ in 0..10 {
        answer::<VoodooPirate>(&mut app, &mut dice);
    }
    let second = made::<VoodooPirate>(&mut app);
    play_on(&mut app, 3);
    // Along the first way until the second parts from it.
    for _ in 0..100 {
        let so_far = made::<VoodooPirate>(&mut app);
        if !second.starts_with(&so_far) {
            break;
        }
        let observation = observation::<VoodooPirate>(&app);
        let (curtain, asks) = (observation.curtain, !observation.options.is_empty());
        if let Some(seat) = curtain {
            app.world_mut().write_message(Look::Unveil(seat));
        } else if asks {
            choose(&mut app, first[so_far.len()]);
        }
        app.update();
    }
    let so_far = made::<VoodooPirate>(&mut app);
    assert!(first.starts_with(&so_far) && !second.starts_with(&so_far));
    play_on(&mut app, 2);
    let branches = sits::<VoodooPirate>(&app).branches();
    let lengths: Vec<usize> = branches.map(|branch| branch.long).collect();
    assert_eq!(lengths, [second.len(), first.len()]);
}

#[test]
fn what_the_others_did_is_shown_once_more_up_to_now() {
    let mut app = played::<VoodooPirate>("desktop-replay", 21, 61);
    let step = std::time::Duration::from_millis(100);
    app.add_plugins(bevy::time::TimePlugin)
        .insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(step));
    let now = digest::<VoodooPirate>(&mut app);
    let curtain = observation::<VoodooPirate>(&app).curtain;
    if let Some(seat) = curtain {
        app.world_mut().write_message(Look::Unveil(seat));
        app.update();
    }
    let viewer = observation::<VoodooPirate>(&app).viewer;
    let can = app.world().resource::<Session>().can_replay();
    assert!(can, "another pick of the seed leaves something to replay");
    go_to(&mut app, Travel::Replay);
    assert!(app.world().resource::<Session>().looks_back().is_some());
    let mut moved = 0;
    for _ in 0..4000 {
        app.update();
        moved += u32::from(!app.world().resource::<AnimationQueue>().is_idle());
        if app.world().resource::<Session>().looks_back().is_none() {
            break;
        }
    }
    assert_eq!(app.world().resource::<Session>().looks_back(), None);
    assert!(
        moved > 10,
        "everything else comes at once, but this is shown"
    );
    app.update();
    let seen = observation::<VoodooPirate>(&app);
    assert_eq!(
        (seen.viewer, seen.curtain),
        (viewer, None),
        "nobody else looks now"
    );
    assert_eq!(digest::<VoodooPirate>(&mut app), now);
}

/// Every person agrees before a game becomes practice.
pub(super) fn is_agreed_to<G: TableGame>() {
    let mut app = played::<G>("desktop-consent", 9, 50);
    let proposal = |app: &App| sits::<G>(app).proposal().cloned();
    let agreed = |app: &App| {
        let session = sits::<G>(app);
        let agreed = proposal(app)?.agreed;
        let people = session.people().map(|seat| (seat, agreed.contains(&seat)));
        Some(people.collect::<Vec<_>>())
    };
    let now = long::<G>(&mut app);
    let [one, cursed, other] = [0, 1, 2].map(Seat);
    go_to(&mut app, Travel::To(3));
    for leaves in [Travel::Decline, Travel::Earlier] {
        go_to(&mut app, Travel::PlayOn);
        assert_eq!(agreed(&app), Some(vec![(one, false), (other, false)]));
        go_to(&mut app, Travel::Agree(other));
        // Nobody agrees for another, and a Cursed Pirate is not asked.
        go_to(&mut app, Travel::Agree(cursed));
        assert_eq!(agreed(&app), Some(vec![(one, false), (other, true)]));
        go_to(&mut app, leaves);
        assert_eq!(proposal(&app), None, "{leaves:?}");
        // Nothing that was agreed to before counts.
        go_to(&mut app, Travel::Agree(one));
        let session = sits::<G>(&app);
        assert!(!session.is_practice() && session.looks_back().is_some());
        assert_eq!(long::<G>(&mut app), now);
    }
    go_to(&mut app, Travel::PlayOn);
    agree::<G>(&mut app);
    assert!(sits::<G>(&app).is_practice());
    assert_ne!(long::<G>(&mut app), now);
    // Whoever practises already is not asked again.
    go_to(&mut app, Travel::Line(0));
    assert_eq!(proposal(&app), None);
    assert_eq!(long::<G>(&mut app), now);
}

#[test]
fn nobody_decides_while_the_people_are_asked() {
    use SeatKind::{Human, Random};
    let mut app = desktop(&scratch("desktop-asked"));
    let crew = Setup::of(&[Human, Random, Human]);
    begin(&mut app, Begin::New(crew, 9));
    let mut dice = Dice::new(9);
    for _ in 0..50 {
        step(&mut app, &mut dice);
    }
    // Back to where the other seat decides, and nothing has been seen since that nobody could know.
    let from = (0..long::<VoodooPirate>(&mut app)).rev().find(|&from| {
        go_to(&mut app, Travel::To(from));
        let mut session = app.world_mut().resource_mut::<Session>();
        let asked = session.shown().decision().map(|decision| decision.seat);
        asked == Some(Seat(1)) && !session.knows_too_much()
    });
    let from = from.expect("another pick of the seed has such a place");
    app.world_mut().write_message(Travel::PlayOn);
    go_to(&mut app, Travel::Line(0));
    for _ in 0..20 {
        app.update();
    }
    assert!(app.world().resource::<Session>().proposal().is_some());
    assert_eq!(long::<VoodooPirate>(&mut app), from);
    go_to(&mut app, Travel::Decline);
    for _ in 0..20 {
        app.update();
    }
    assert!(
        long::<VoodooPirate>(&mut app) > from,
        "it goes on when they are not"
    );
}
