//! Logs and scores that are saved as text: whole, beside those that were saved before, and with nothing in them that whoever looks may
//! not know.

use super::*;
use either::{answer, observation, sits};
use rules::table::Game;
use voodoo_pirate::saves::{Export, UserError};
use voodoo_pirate::table::{SaveText, Tally};
use voodoo_pirate::theme::Severity;

fn save(app: &mut App, what: SaveText) {
    app.world_mut().write_message(what);
    app.update();
}

fn saved(folder: &Path, name: &str) -> String {
    let file = folder.join("exports").join(name);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn lines(app: &App) -> Vec<String> {
    let log = observation::<VoodooPirate>(app).log.iter();
    log.map(|line| line.text().to_owned()).collect()
}

#[test]
fn a_log_and_a_score_are_saved_as_text_beside_those_that_were_saved_before() {
    let folder = scratch("desktop-exports");
    let crew = [SeatKind::Human, CURSED, CURSED];
    let mut app = either::sit_down::<VoodooPirate>(&folder, &crew, 3);
    let mut dice = Dice::new(3);
    while screen(&app) != Screen::Score {
        answer::<VoodooPirate>(&mut app, &mut dice);
    }
    for number in 1..=2 {
        save(&mut app, SaveText::Log);
        let name = format!("voodoo-pirate-log-{number}.txt");
        let told = format!("Saved as {}", folder.join("exports").join(name).display());
        let said = app.world().resource::<Notice>().said();
        assert_eq!(said, (told.as_str(), Severity::Told));
    }
    let log = saved(&folder, "voodoo-pirate-log-1.txt");
    assert_eq!(log, saved(&folder, "voodoo-pirate-log-2.txt"));
    let session = sits::<VoodooPirate>(&app);
    let (head, _) = log.split_once("\n\n").expect("a head stands above it");
    let names = session.seats().map(|seat| session.speaker().name(seat));
    for wanted in names.chain(["Voodoo Pirate", "Seed 3", ":seed=3:"].map(str::to_owned)) {
        assert!(head.contains(&wanted), "{wanted}: {head}");
    }
    // What happened, in its order and to the end.
    let mut rest = log.as_str();
    for line in lines(&app) {
        let at = rest.find(&line).unwrap_or_else(|| panic!("{line}: {rest}"));
        rest = &rest[at + line.len()..];
    }
    assert_eq!(rest.trim(), "");
    assert_eq!(
        log.matches("\n\nRound ").count(),
        session.milestones().count()
    );
    save(&mut app, SaveText::Score);
    let score = saved(&folder, "voodoo-pirate-score-1.txt");
    let tally = app.world().resource::<Tally>();
    let totals = tally.columns.iter().map(|column| &column.name);
    let wanted = totals.chain(tally.rows.iter().map(|row| &row.name));
    for wanted in wanted.chain([&tally.headline, &tally.ending, &tally.shared.line]) {
        assert!(score.contains(wanted), "{wanted}: {score}");
    }
}

#[test]
fn what_one_of_two_people_alone_knows_is_in_no_log_that_all_look_at() {
    let crew = [SeatKind::Human, SeatKind::Human, CURSED];
    for seed in 1..10 {
        let folder = scratch("desktop-exports-hidden");
        let mut app = either::sit_down::<VoodooPirate>(&folder, &crew, seed);
        let mut dice = Dice::new(seed);
        while screen(&app) != Screen::Score {
            let Some(seat) = observation::<VoodooPirate>(&app).viewer else {
                answer::<VoodooPirate>(&mut app, &mut dice);
                continue;
            };
            let own = lines(&app);
            app.world_mut().write_message(Look::Veil);
            app.update();
            let open = lines(&app);
            let is_open = |line: &String| open.iter().any(|open| open.contains(line));
            let secret: Vec<String> = own.into_iter().filter(|line| !is_open(line)).collect();
            if !secret.is_empty() {
                save(&mut app, SaveText::Log);
            }
            app.world_mut().write_message(Look::Unveil(seat));
            app.update();
            if !secret.is_empty() {
                save(&mut app, SaveText::Log);
                let [all, one] =
                    [1, 2].map(|number| saved(&folder, &format!("voodoo-pirate-log-{number}.txt")));
                assert!(open.iter().all(|line| all.contains(line)));
                assert!(secret.iter().all(|line| !all.contains(line)), "{all}");
                assert!(secret.iter().all(|line| one.contains(line)), "{one}");
                return;
            }
            answer::<VoodooPirate>(&mut app, &mut dice);
        }
    }
    panic!("nobody knows anything that the others do not");
}

#[test]
fn a_folder_that_cannot_be_written_to_is_told_and_nothing_else_happens() {
    let folder = scratch("desktop-exports-refused");
    let crew = [SeatKind::Human, CURSED];
    let mut app = either::sit_down::<VoodooPirate>(&folder, &crew, 3);
    let before = digest(&mut app);
    fs::write(folder.join("exports"), "in the way").expect("a file can be written");
    save(&mut app, SaveText::Log);
    let (told, severity) = app.world().resource::<Notice>().said();
    assert_eq!(severity, Severity::Fault);
    assert!(told.contains("a file lies where"), "{told}");
    assert!(told.contains("exports"), "{told}");
    assert_eq!(digest(&mut app), before);
    let way = fs::read_to_string(folder.join("exports"));
    assert_eq!(way.expect("it stays"), "in the way");
}

#[test]
#[cfg(target_os = "linux")]
fn nothing_is_left_of_a_file_that_a_disk_has_no_room_for() {
    let folder = scratch("desktop-exports-full");
    let exports = folder.join("exports");
    fs::create_dir_all(&exports).expect("a folder can be made");
    let draft = exports.join("voodoo-pirate-log-1.draft");
    std::os::unix::fs::symlink("/dev/full", draft).expect("a link can be made");
    let write = |folder: &Path| {
        let options = options(folder);
        saves::export(&options, VoodooPirate::ID, Export::Log, "told")
    };
    assert_eq!(write(&folder), Err(UserError::Full));
    assert_eq!(fs::read_dir(&exports).expect("it is there").count(), 0);
    let file = write(&folder).expect("there is room again");
    assert_eq!(file, exports.join("voodoo-pirate-log-1.txt"));
    // What only the system forbids: nobody makes folders there, not even its administrator.
    let refused = write(Path::new("/proc/games"));
    assert!(
        matches!(refused, Err(UserError::NoAccess { .. })),
        "{refused:?}"
    );
}
