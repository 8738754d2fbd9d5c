//! The causes of events in words: rules, decisions, and the numbers that went into them.

use super::chart::apart;
use super::{tips, told};
use crate::table::{Explain, MOST_TRIED, Seen, Shown, TableGame, TracedLine, changes};
use games::cursed_seas::words::Speaker;
use games::cursed_seas::{
    AutomaTrace, Cause, CursedSeas, Event, Lies, Question, Reason, Tried, View, Why,
};
use rules::table::{Logged, Table};

/// Returns the rule that asks a question.
pub(super) fn asked_by(question: Question) -> Cause {
    use Question as Q;
    match question {
        Q::PlaceIsland(_) | Q::PlaceTerrain(_) | Q::PickHome(_) | Q::PlaceShip(_) | Q::Stow => {
            Cause::Setup
        }
        Q::Menu => Cause::Actions,
        Q::Turn(_) | Q::Sail(_) | Q::SeaLegs(_) => Cause::Move,
        Q::Captain(_)
        | Q::Shot(_)
        | Q::LongNines(_)
        | Q::Reroll(_)
        | Q::Grape(_)
        | Q::LoseMast(_) => Cause::Shooting,
        Q::FirePump(_) | Q::BurnMast(_) => Cause::Fire,
        Q::GainMast(_) => Cause::Repair,
        Q::LoseCrew(_) | Q::LoseEquipment(_) => Cause::Crew,
        Q::DropExcess(_) => Cause::Cargo,
        Q::PayWhirlpool(_) | Q::WhirlpoolExit(_) => Cause::Terrain,
        Q::RamWhom(_) => Cause::Ram,
        Q::Board(..) | Q::Prize(..) | Q::Parley(_) => Cause::Boarding,
        Q::Tow(_) => Cause::Tow,
        Q::Explore(..) | Q::ExploreShip(..) => Cause::Explore,
        Q::Submerge(_) | Q::Lookout(_) | Q::Hex(_) => Cause::TurnStart,
        Q::FortShot(_) | Q::LoseFlag(_) => Cause::Forts,
        Q::SpoiledPowder(_) | Q::Doldrums | Q::Conjure(_) | Q::Target(_) => Cause::Events,
    }
}

impl Explain<CursedSeas> for Speaker {
    fn began(&self, told: &Logged<CursedSeas>) -> Option<String> {
        let begins = matches!(told.event, Event::PhaseBegan(..) | Event::TurnBegan(_));
        let what = self.event(told).filter(|_| begins)?;
        Some(self.begins(what, self.teller.text(told.cause)))
    }

    fn numbers(&self, before: &View, after: &View, told: &Logged<CursedSeas>) -> Vec<String> {
        let was = Before::of(self, before, &self.data);
        let mut lines = led_to(&was, told);
        let gold = |view, seat| <CursedSeas as TableGame>::points(view, &self.data, seat);
        for seat in after.players() {
            let both = (gold(before, seat), gold(after, seat));
            lines.extend(changes(&was, seat, [("ui-num-points", both)]));
        }
        lines
    }

    fn tried(
        &self,
        table: &mut Table<CursedSeas>,
        _: &View,
        number: usize,
        _: &Logged<CursedSeas>,
    ) -> Vec<TracedLine> {
        // What a player does not hold or cannot do by what is hidden aboard is not told.
        let hidden = [Reason::NoEvent, Reason::NoAbility];
        let mut lines = AutomaTrace::before(table, number);
        lines.retain(|line| !matches!(line, Tried::Refused(_, reason) if hidden.contains(reason)));
        lines.truncate(MOST_TRIED);
        let traced = lines.into_iter().map(|line| TracedLine {
            text: self.tried(line),
            failed: match line {
                Tried::Refused(_, reason) => Some(self.teller.text(reason)),
                Tried::Passed(_) => Some(self.teller.say("ui-line-passed", &[])),
                Tried::Followed(_) => None,
            },
        });
        traced.collect()
    }
}

/// The table right before an event.
type Before<'a> = Shown<'a, CursedSeas>;

/// The numbers that went into an event.
fn led_to(was: &Before, told: &Logged<CursedSeas>) -> Vec<String> {
    match told.event {
        Event::Shot(vessel, gun, target, roll, _) => {
            let data = &was.speaker.data;
            let Some((rank, _)) = was.view.gun(data, vessel, gun) else {
                return Vec::new();
            };
            let more = was.view.modifier(data, vessel, target);
            let hits = was.view.hits(data, vessel, gun, target);
            vec![shot(was, roll, rank, more, hits)]
        }
        Event::FortShot(island, flag, target, roll, _) => {
            let data = &was.speaker.data;
            let Some((rank, ..)) = was.view.flag(data, island, flag) else {
                return Vec::new();
            };
            let more = -i16::from(was.view.is_escorted(data, target));
            let hits = was.view.flag_hits(data, island, flag, target);
            vec![shot(was, roll, rank, more, hits)]
        }
        Event::ShotAtFort(vessel, gun, _, roll, _) => {
            let data = &was.speaker.data;
            let Some((rank, _)) = was.view.gun(data, vessel, gun) else {
                return Vec::new();
            };
            let more = was.view.own_modifier(vessel);
            let hits = was.view.fort_hits(data, vessel, gun);
            vec![shot(was, roll, rank, more, hits)]
        }
        Event::Moved(vessel, Lies::Mat(to)) => {
            let Some(from) = was.view.place(vessel) else {
                return Vec::new();
            };
            let words = was.speaker.teller.words();
            let [side, degrees] = told::side(from.heading, to.heading);
            let values = [
                side,
                degrees,
                ("vessel", tips::name(was, vessel).into()),
                ("distance", apart(words, from.bow, to.bow).into()),
            ];
            vec![was.say("ui-num-moved", &values)]
        }
        Event::Rolled(why, Some(vessel), roll) => {
            let hull = &was.view.vessel(vessel).hull;
            let values = [
                ("roll", roll.into()),
                ("masts", hull.standing().into()),
                ("why", why_name(why).into()),
            ];
            vec![was.say("ui-num-rolled", &values)]
        }
        Event::Rammed(_, target, total) => {
            let masts = was.view.vessel(target).hull.sound_masts();
            let values = [
                ("total", total.into()),
                ("masts", masts.into()),
                ("target", tips::name(was, target).into()),
            ];
            vec![was.say("ui-num-rammed", &values)]
        }
        Event::Boarded(one, other, total, against) => {
            let sides = [(one, total), (other, against)];
            sides
                .into_iter()
                .map(|(vessel, total)| {
                    let masts = was.view.vessel(vessel).hull.sound_masts();
                    let values = [
                        ("vessel", tips::name(was, vessel).into()),
                        ("total", total.into()),
                        ("masts", masts.into()),
                    ];
                    was.say("ui-num-boarded", &values)
                })
                .collect()
        }
        _ => Vec::new(),
    }
}

/// The numbers of a shot: its roll, the rank to be beaten, what is added, and the faces of the die that hit.
fn shot(was: &Before, roll: u8, rank: u8, more: i16, hits: u8) -> String {
    let values = [
        ("roll", roll.into()),
        ("rank", rank.into()),
        ("more", i64::from(more).into()),
        ("percent", told::percent(hits).into()),
    ];
    was.say("ui-num-shot", &values)
}

/// Returns the purpose of a roll of the die, as the ids of texts have it.
fn why_name(why: Why) -> &'static str {
    match why {
        Why::Fire => "fire",
        Why::Ram => "ram",
        Why::Scuttle => "scuttle",
        Why::Reef => "reef",
        Why::Grasp => "grasp",
        Why::Junk => "junk",
        Why::SecondWind => "second-wind",
        Why::Surgeon => "surgeon",
        Why::SeaAnchor => "sea-anchor",
        _ => "other",
    }
}
