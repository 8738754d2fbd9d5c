//! A rule that panics: the game goes back to the decision before it.

use super::*;
use either::{answer, digest, made, observation, saved, session};

/// A rule that breaks down is told of; the game stands as before the decision, on the disk too, and can be played on.
pub(super) fn is_survived<G: TableGame>() {
    let name = format!("either-broken-{}", G::ID);
    let kinds = [SeatKind::Human, either::automa::<G>()];
    let (mut app, mut dice, folder) = either::lasting::<G>(&name, &kinds, 6, 12);
    let (before, log) = (made::<G>(&mut app), digest::<G>(&mut app));
    let file = fs::read(saved::<G>(&folder)).expect("the game is saved");
    // The rules' world is not whole any more: the next rule panics.
    let mut session = session::<G>(&mut app);
    let world = session.table().world_mut();
    world.remove_resource::<rules::table::Dice>();
    let choice = observation::<G>(&app).options[0].choice;
    app.world_mut().write_message(Choose::<G>::one(choice));
    app.update();
    let (told, path) = (notice(&app), saved::<G>(&folder).display().to_string());
    assert!(
        told.contains("broke down") && told.contains(&path),
        "{told}"
    );
    assert_eq!(made::<G>(&mut app), before);
    assert_eq!(digest::<G>(&mut app), log);
    assert_eq!(fs::read(saved::<G>(&folder)).ok(), Some(file));
    app.world_mut().resource_mut::<Notice>().text.clear();
    for _ in 0..12 {
        answer::<G>(&mut app, &mut dice);
    }
    assert!(made::<G>(&mut app).len() > before.len(), "it goes on");
}
