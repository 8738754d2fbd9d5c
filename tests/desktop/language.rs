//! Another language in the middle of a game.

use super::*;
use rules::table::Language;
use voodoo_pirate::settings::Settings;

fn speak(app: &mut App, language: Language) {
    app.world_mut().resource_mut::<Settings>().language = Some(language);
    app.update();
}

#[test]
fn another_language_says_everything_anew_and_leaves_the_game_as_it_stands() {
    use SeatKind::{Human, Random};
    let folder = scratch("desktop-language");
    let mods = folder.join("mods/voodoo_pirate");
    fs::create_dir_all(&mods).unwrap();
    let german = "prompt-harbour = { $pirate }: wo im Hafen?\nevent-phase-dusk = Runde { $round }: Dämmerung.\n";
    fs::write(mods.join("de.ftl"), german).unwrap();
    let mut app = desktop(&folder);
    begin(&mut app, Begin::New(Setup::of(&[Human, Random]), 2));
    let said = |app: &App| {
        let observation = app.world().resource::<Observation>();
        let log: Vec<String> = observation
            .log
            .iter()
            .map(|line| line.text().to_owned())
            .collect();
        (observation.prompt.clone(), observation.options.clone(), log)
    };
    let mut dice = Dice::new(2);
    while said(&app).2.len() < 8 {
        step(&mut app, &mut dice);
    }
    let (before, log) = (said(&app), digest(&mut app));
    speak(&mut app, Language::German);
    let after = said(&app);
    assert_eq!(digest(&mut app), log, "the game stands as it stood");
    assert_eq!(after.2.len(), before.2.len());
    assert!(after.2.iter().any(|line| line.contains("Dämmerung")));
    let choices = |said: &(String, Vec<_>, Vec<String>)| {
        let offers: &Vec<voodoo_pirate::voodoo_pirate::Offer> = &said.1;
        offers.iter().map(|offer| offer.choice).collect::<Vec<_>>()
    };
    assert_eq!(choices(&after), choices(&before));
    speak(&mut app, Language::English);
    assert_eq!(said(&app), before);
    for _ in 0..5 {
        step(&mut app, &mut dice);
    }
    assert_ne!(digest(&mut app), log, "it goes on");
}

#[test]
fn texts_of_ones_own_that_are_at_fault_cost_no_game() {
    let folder = scratch("desktop-language-fault");
    let mods = folder.join("mods/voodoo_pirate");
    fs::create_dir_all(&mods).unwrap();
    fs::write(mods.join("de.ftl"), "card-tok Tok\n").unwrap();
    let mut app = desktop(&folder);
    begin(&mut app, Begin::New(Setup::of(&[SeatKind::Human]), 5));
    let log = digest(&mut app);
    speak(&mut app, Language::German);
    assert!(notice(&app).contains("de.ftl:1:"), "{}", notice(&app));
    assert_eq!(digest(&mut app), log);
    assert_eq!(screen(&app), Screen::Table);
}
