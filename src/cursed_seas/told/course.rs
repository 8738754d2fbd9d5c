//! Courses in words: how a ship turns, how far she sails, and what stops her there.

use super::piece;
use crate::cursed_seas::Scene;
use crate::cursed_seas::chart::millimetres;
use crate::cursed_seas::kept::Tried;
use games::cursed_seas::geometry::{Place, Sailing, Stop};
use games::cursed_seas::words::Speaker;
use games::cursed_seas::{Distance, Heading, Island, Outlook, Stick, Vessel, View};
use rules::table::PieceId;
use rules::table::words::Value;

/// Returns what a turn before a stick is called: the stick, how far she turns, how far she can sail then, and what stops her.
pub(in super::super) fn turned(
    speaker: &Speaker,
    view: &View,
    vessel: Vessel,
    stick: Stick,
    heading: Heading,
) -> String {
    let outlook = view.outlook(&speaker.data, vessel, view.course.first);
    let turned = outlook
        .as_ref()
        .and_then(|outlook| Some((outlook, outlook.turned(stick, heading)?)));
    let Some((outlook, turned)) = turned else {
        return speaker.choice(games::cursed_seas::Choice::Turn(stick, heading));
    };
    let (sailing, distances) = outlook.reach(stick, turned);
    let most = distances.last().copied().unwrap_or(sailing.most);
    let mut values = side(outlook.place.heading, heading).to_vec();
    let end = ends(speaker, view, vessel, outlook, (turned, most), &sailing);
    values.extend([
        ("stick", speaker.teller.text(stick).into()),
        ("most", millimetres(speaker.teller.words(), most).into()),
        ("ends", end.into()),
    ]);
    speaker.teller.say("ui-turn-so", &values)
}

/// Returns the values of a turn: to which side, and by how much.
pub(in super::super) fn side(from: Heading, to: Heading) -> [(&'static str, Value<'static>); 2] {
    let steps = from.towards(to);
    let side = match steps {
        0 => "ahead",
        1.. => "port",
        _ => "starboard",
    };
    let degrees = i64::from(steps.unsigned_abs()) * 5;
    [("side", side.into()), ("degrees", degrees.into())]
}

/// Returns what a distance is called: how far, and what stops her there.
pub(in super::super) fn sailed(
    speaker: &Speaker,
    view: &View,
    vessel: Vessel,
    distance: Distance,
) -> String {
    let far = i64::from(distance.0);
    let outlook = view.outlook(&speaker.data, vessel, view.course.first);
    let end = outlook
        .zip(view.course.turned)
        .map(|(outlook, (stick, turned))| {
            let (sailing, _) = outlook.reach(stick, turned);
            ends(speaker, view, vessel, &outlook, (turned, far), &sailing)
        });
    let values = [
        ("distance", millimetres(speaker.teller.words(), far).into()),
        ("ends", end.unwrap_or_default().into()),
    ];
    speaker.teller.say("ui-sail-to", &values)
}

/// Returns what is said of a course that is tried: how much of the stick it is, and what stops her.
pub(in super::super) fn tried(scene: &Scene, tried: &Tried, outlook: &Outlook) -> String {
    let speaker = scene.session.speaker();
    let Some(turned) = outlook.turned(tried.stick, tried.heading) else {
        return String::new();
    };
    let (sailing, _) = outlook.reach(tried.stick, turned);
    let course = (turned, tried.distance);
    let mut values = side(outlook.place.heading, tried.heading).to_vec();
    let end = ends(speaker, scene.view, tried.vessel, outlook, course, &sailing);
    let long = |units| millimetres(speaker.teller.words(), units).into();
    values.extend([
        ("distance", long(tried.distance)),
        ("most", long(tried.stick.length())),
        ("ends", end.into()),
    ]);
    speaker.teller.say("ui-course", &values)
}

/// Returns what a vessel comes upon at the end of a course; `clear` where it is nothing.
fn ends(
    speaker: &Speaker,
    view: &View,
    vessel: Vessel,
    outlook: &Outlook,
    (turned, distance): (Place, i64),
    sailing: &Sailing,
) -> String {
    let end = turned.ahead(distance);
    let mut said: Vec<String> = outlook
        .touches(end)
        .map(|met| contact(speaker, view, vessel, met, outlook, end))
        .collect();
    if distance == sailing.most && said.is_empty() {
        let by = match sailing.stop {
            Stop::Edge => Some("edge"),
            Stop::Held => Some("held"),
            Stop::Home => Some("home"),
            Stop::Stick | Stop::Contact => None,
        };
        said.extend(by.map(|by| {
            let what = outlook.sea.ids(sailing.by).next();
            let what = what.map_or_else(String::new, |what| piece(speaker, view, what));
            say(speaker, by, what)
        }));
    }
    if let Some((far, met)) = outlook.meets(turned, distance) {
        let values = [
            ("by", "terrain".into()),
            ("what", piece(speaker, view, met).into()),
            ("far", millimetres(speaker.teller.words(), far).into()),
        ];
        said.push(speaker.teller.say("ui-ends", &values));
    }
    if said.is_empty() {
        return "clear".to_owned();
    }
    said.join(&speaker.teller.say("list-comma", &[]))
}

/// Returns what comes of touching a piece.
fn contact(
    speaker: &Speaker,
    view: &View,
    vessel: Vessel,
    met: PieceId,
    outlook: &Outlook,
    end: Place,
) -> String {
    let seat = view.vessel(vessel).hull.seat;
    let by = if let Some(other) = Vessel::of(met) {
        let there = &view.vessel(other).hull;
        let body = outlook.mover.shape.at(end);
        let other_body = view.capsule(other);
        let bow_on = other_body.is_some_and(|other| body.bow_disc().touches(&other));
        let rams = view.vessel(vessel).hull.is_ship() && there.is_ship();
        match there.seat == seat {
            false if rams && bow_on => "rams",
            _ => "touches",
        }
    } else if let Some(island) = Island::of(met) {
        match view.islands[island as usize].1.is_foreign(seat) {
            true => "raids",
            false => "docks",
        }
    } else {
        "touches"
    };
    say(speaker, by, piece(speaker, view, met))
}

fn say(speaker: &Speaker, by: &str, what: String) -> String {
    let values = [("by", by.to_owned().into()), ("what", what.into())];
    speaker.teller.say("ui-ends", &values)
}
