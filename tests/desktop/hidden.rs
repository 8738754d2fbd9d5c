//! Secrets of seats are nowhere in what is shown, and nowhere in what is foreseen.

use super::*;
use games::voodoo::CURSED;
use games::voodoo_pirate::view::View;
use rules::table::{Position, Seat};
use voodoo_pirate::Over;
use voodoo_pirate::table::{Asked, InThisGame, Line, Precedent};
use voodoo_pirate::voodoo_pirate::Offer;

/// Everything that is shown.
#[derive(Debug, PartialEq)]
struct Shown {
    view: Option<View>,
    asked: Option<Asked<VoodooPirate>>,
    prompt: String,
    options: Vec<Offer>,
    /// The foreseen effect of each choice, in words.
    foreseen: Vec<Option<String>>,
    log: Vec<Line<VoodooPirate>>,
    /// The rulebook's precedents in the game.
    precedents: Vec<Precedent>,
    now: Vec<(&'static str, String)>,
    /// The words about chance.
    odds: Vec<String>,
    curtain: Option<Seat>,
    viewer: Option<Seat>,
}

/// Looks at the table as it is, with fresh eyes.
fn look(app: &mut App) -> Shown {
    app.insert_resource(Observation::default());
    app.update();
    let options = app.world().resource::<Observation>().options.clone();
    let mut session = app.world_mut().resource_mut::<Session>();
    let foreseen = options
        .iter()
        .map(|offer| {
            let foresight = session.foresee(&offer.act())?;
            Some(foresight.told(&offer.label, session.speaker()))
        })
        .collect();
    let odds = super::odds::told(app);
    let observation = app.world().resource::<Observation>();
    let here = app.world().resource::<InThisGame>();
    Shown {
        odds,
        precedents: here.precedents.clone(),
        now: here.now.clone(),
        foreseen,
        view: observation.view.clone(),
        asked: observation.asked,
        prompt: observation.prompt.clone(),
        options: observation.options.clone(),
        log: observation.log.clone(),
        curtain: observation.curtain,
        viewer: observation.viewer,
    }
}

/// Returns what is shown where everything that a seat may not know is dealt anew, and whether that made it another position.
/// The table is as before afterwards.
fn look_at_fork(app: &mut App, seat: Seat, seed: u64) -> (Shown, bool) {
    let (mut before, mut dealt) = (Position::default(), Position::default());
    let mut session = app.world_mut().resource_mut::<Session>();
    let table = session.table();
    table.copy_out(&mut before);
    table.fork_for(seat, seed, |fork| fork.copy_out(&mut dealt));
    table.copy_in(&dealt);
    let shown = look(app);
    let mut session = app.world_mut().resource_mut::<Session>();
    session.table().copy_in(&before);
    (shown, before.digest() != dealt.digest())
}

#[test]
fn nothing_hidden_is_in_what_is_shown() {
    use SeatKind::Human;
    let crews = [
        vec![Human, Human, CURSED],
        vec![Human, CURSED, CURSED],
        vec![Human, Human, Human, Human, CURSED],
    ];
    for (seed, kinds) in crews.iter().enumerate() {
        let folder = scratch(&format!("desktop-hidden-{seed}"));
        let mut app = desktop(&folder);
        // All the while the rulebook lies open.
        app.insert_state(Over::Rules);
        begin(&mut app, Begin::New(Setup::of(kinds), seed as u64 + 40));
        let mut dice = Dice::new(seed as u64);
        let (mut looks, mut others) = (0, 0);
        loop {
            let shown = look(&mut app);
            if shown.asked.is_none() {
                break;
            }
            if shown.curtain.is_some() {
                assert!(shown.options.is_empty() && shown.prompt.is_empty());
                assert!(shown.precedents.is_empty() && shown.now.is_empty());
                assert_eq!(shown.viewer, None);
            }
            // An onlooker may know no more than any seat.
            let any = Seat(dice.below(kinds.len()) as u8);
            let seat = shown.viewer.unwrap_or(any);
            looks += 1;
            let (there, another) = look_at_fork(&mut app, seat, looks);
            others += u32::from(another);
            assert_eq!(
                shown, there,
                "what {seat:?} may not know shows, seed {seed}"
            );
            let _ = look(&mut app);
            step(&mut app, &mut dice);
        }
        assert!(others > 30, "only {others} of {looks} positions differed");
    }
}
