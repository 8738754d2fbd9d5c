//! The shipyard: the page of the setup on which a fleet is bought (`cursed-seas §4`, Z1).

mod goods;
mod kept;
mod moored;
mod wares;

use super::looks;
use crate::shelf::Written;
use crate::theme::buttons::Look;
use crate::theme::canvas::{Plan, wood};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Id, vec2};
use games::cursed_seas::data::Data;
use games::cursed_seas::fleet::{Addition, Fleet, FleetFault};
use games::cursed_seas::{BUILD, CursedSeas, Nation};
use rules::kit::Texted;
use rules::table::Packed;
use rules::table::words::Words;

/// The word for a fleet that is drawn by lot.
const LOT: &str = "lot";

/// A kind of what can be bought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Ware {
    #[default]
    Ships,
    Creatures,
    Crew,
    Equipment,
    Events,
    /// Fleets that are kept by name.
    Kept,
}

impl Ware {
    const ALL: [(Self, &'static str); 6] = [
        (Self::Ships, "ui-yard-ships"),
        (Self::Creatures, "ui-yard-creatures"),
        (Self::Crew, "ui-yard-crew"),
        (Self::Equipment, "ui-yard-equipment"),
        (Self::Events, "ui-yard-events"),
        (Self::Kept, "ui-yard-kept"),
    ];
}

/// The state of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Shown {
    /// The nation whose ships and crew are offered.
    nation: Nation,
    /// The kind of wares that are offered.
    ware: Ware,
    /// The ship that crew and equipment come aboard; `None` if they wait at home.
    aboard: Option<usize>,
}

impl Default for Shown {
    fn default() -> Self {
        Self {
            nation: Nation::England,
            ware: Ware::default(),
            aboard: Some(0),
        }
    }
}

/// A fleet that is bought, for so many points.
struct Yard<'a> {
    words: &'a Words,
    data: &'a Data,
    total: u8,
    fleet: Fleet,
    shown: Shown,
    kept: kept::Kept,
}

/// A request made on the page.
#[derive(Debug, Clone)]
enum Done {
    /// The fleet is another one.
    Changed(Fleet),
    /// The fleet is drawn by lot.
    Lot,
    /// The page is done with.
    Closed,
}

/// Draws the page, and returns whether it is done with.
pub(super) fn page(pen: &mut Pen, plan: &Plan, about: Written, text: &mut String) -> bool {
    let data: &Data = CursedSeas::standard();
    let total = about.options.name(&BUILD);
    let total = match total {
        "twenty" => 20,
        "thirty" => 30,
        "sixty" => 60,
        _ => 40,
    };
    let id = Id::new("shipyard");
    let shown = pen.ui.ctx().data(|temp| temp.get_temp::<Shown>(id));
    let kept = pen.ui.ctx().data(|temp| temp.get_temp::<kept::Kept>(id));
    let mut yard = Yard {
        words: about.words,
        data,
        total,
        fleet: read(text, data, total),
        shown: shown.unwrap_or_default(),
        kept: kept.unwrap_or_else(|| kept::Kept::open(about.folder, data)),
    };
    let before = (yard.shown, yard.kept.clone());
    wood(pen, plan.canvas);
    pen.panel(plan.rect(plan.left() + 16.0, 14.0, plan.width() - 32.0, 692.0));
    let mut done = yard.head(pen, plan);
    done = done.or(yard.nations(pen, plan));
    done = done.or(wares::draw(pen, plan, &mut yard));
    done = done.or(moored::draw(pen, plan, &mut yard));
    let Yard { shown, kept, .. } = yard;
    if done.is_some() || before != (shown, kept.clone()) {
        // What has changed shows in the next frame.
        pen.ui.ctx().request_repaint();
    }
    let closed = matches!(done, Some(Done::Closed)) || pen.targets.steps_back();
    pen.ui.ctx().data_mut(|temp| {
        temp.insert_temp(id, shown);
        if closed {
            // The file may be another one when the page is opened again.
            temp.remove::<kept::Kept>(id);
        } else {
            temp.insert_temp(id, kept);
        }
    });
    match done {
        Some(Done::Changed(fleet)) if fleet == Fleet::default() => LOT.clone_into(text),
        Some(Done::Changed(fleet)) => {
            // A fleet that is a nation's own goes by its name.
            let own = |nation: &&Nation| proposal(**nation, data, total) == fleet;
            *text = match Nation::ALL.iter().find(own) {
                Some(nation) => stem(*nation).to_owned(),
                None => written(&fleet, data),
            };
        }
        Some(Done::Lot) => LOT.clone_into(text),
        Some(Done::Closed) | None => {}
    }
    closed
}

/// Returns a fleet as an option has it: without spaces and colons, which have other meanings there.
fn written(fleet: &Fleet, data: &Data) -> String {
    fleet.text(data).replace(' ', "_").replace(':', ".")
}

/// Returns what an option calls a nation.
fn stem(nation: Nation) -> &'static str {
    let id = nation.text_id();
    id.strip_prefix("nation-").unwrap_or(id)
}

/// Reads a fleet, a nation's own, or an empty one where it is drawn by lot.
fn read(text: &str, data: &Data, total: u8) -> Fleet {
    sold(text, data, total).unwrap_or_default()
}

/// Reads a fleet that is bought piece by piece, or a nation's own.
///
/// # Errors
/// In words, where it is neither.
fn sold(text: &str, data: &Data, total: u8) -> Result<Fleet, String> {
    let named = |nation: &&Nation| stem(**nation) == text;
    match Nation::ALL.iter().find(named) {
        Some(&nation) => Ok(proposal(nation, data, total)),
        None => Fleet::read(&text.replace('_', " ").replace('.', ":"), data),
    }
}

/// Returns a nation's starter fleet, or what its shipwrights propose for another total.
fn proposal(nation: Nation, data: &Data, total: u8) -> Fleet {
    let starter = data.starter(nation).filter(|fleet| {
        // A starter fleet is bought for one total.
        fleet.faults(data, total).is_empty() && total == games::cursed_seas::STARTER
    });
    starter.map_or_else(|| Fleet::proposed(nation, total, data), Fleet::clone)
}

impl Yard<'_> {
    /// Returns a text.
    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    /// Returns the name of a value.
    fn text(&self, value: impl Texted) -> String {
        self.words.say(value.text_id(), &[])
    }

    /// Returns the points that are spent.
    fn cost(&self) -> u16 {
        self.fleet.cost(self.data)
    }

    /// Returns why something can't be added.
    fn why_not(&self, addition: Addition) -> Option<String> {
        let fault = self.fleet.why_not(self.data, self.total, addition)?;
        Some(self.fault(fault))
    }

    /// Returns what is wrong with a fleet, in a sentence.
    fn fault(&self, fault: FleetFault) -> String {
        use FleetFault as F;
        let values = match fault {
            F::TooDear(cost) => vec![("cost", cost.into())],
            F::NoShip => Vec::new(),
            F::ShipTwice(ship)
            | F::NoRoom(ship)
            | F::CrewTooDear(ship)
            | F::EquipmentTooDear(ship)
            | F::Loyal(ship)
            | F::TwoDeckhands(ship) => vec![("ship", self.text(ship).into())],
            F::CreatureTwice(creature) => vec![("creature", self.text(creature).into())],
            F::CrewTwice(crew) | F::OtherNation(crew) | F::FreeCrewAbroad(crew) => {
                vec![("crew", self.text(crew).into())]
            }
        };
        self.words.say(fault.text_id(), &values)
    }

    /// The title, what is spent, and the way back.
    fn head(&self, pen: &mut Pen, plan: &Plan) -> Option<Done> {
        let values = [("total", self.total.into()), ("cost", self.cost().into())];
        let title = self.words.say("ui-yard", &values);
        let at = plan.at(plan.left() + 40.0, 44.0);
        let font = plan.face(Typeface::Head, 22.0);
        let drawn = pen.text(at, Align2::LEFT_CENTER, font, palette::BRASS_LIGHT, &title);
        pen.aloud(drawn, &title);
        let left = self.total.saturating_sub(self.cost().min(255) as u8);
        let text = self.words.say("ui-yard-left", &[("left", left.into())]);
        let at = plan.at(plan.right() - 190.0, 44.0);
        let font = plan.face(Typeface::Bold, 16.0);
        pen.text(at, Align2::RIGHT_CENTER, font, palette::TEXT, text);
        let back = self.say("ui-yard-done");
        let rect = plan.rect(plan.right() - 172.0, 26.0, 132.0, 36.0);
        let font = plan.face(Typeface::Bold, 16.0);
        let hit = pen.button_in(rect, &back, &back, font, Look::Brass);
        hit.clicked.then_some(Done::Closed)
    }

    /// The nations, and what can be had at a click.
    fn nations(&mut self, pen: &mut Pen, plan: &Plan) -> Option<Done> {
        let x = plan.left() + 40.0;
        for (number, &nation) in Nation::ALL.iter().enumerate() {
            let rect = plan.rect(x, 80.0 + 40.0 * number as f32, 196.0, 34.0);
            let look = if nation == self.shown.nation {
                Look::Brass
            } else {
                Look::Plain
            };
            let name = self.text(nation);
            let font = plan.face(Typeface::Bold, 15.0);
            let hit = pen.button_in(rect, &name, &name, font, look);
            let flag = rect.left_center() + vec2(plan.long(24.0), 0.0);
            pen.art(&looks::flag(nation), flag, plan.long(26.0));
            if hit.clicked {
                self.shown.nation = nation;
            }
        }
        let nation = self.text(self.shown.nation);
        let propose = self
            .words
            .say("ui-yard-proposal", &[("nation", nation.into())]);
        let lot = self.say("ui-yard-lot");
        let mut done = None;
        for (number, label) in [propose, lot].into_iter().enumerate() {
            let rect = plan.rect(x, 500.0 + 50.0 * number as f32, 196.0, 42.0);
            let font = plan.face(Typeface::Bold, 14.0);
            let hit = pen.button_in(rect, &label, &label, font, Look::Plain);
            if hit.clicked {
                done = Some(match number {
                    0 => Done::Changed(proposal(self.shown.nation, self.data, self.total)),
                    _ => Done::Lot,
                });
            }
        }
        done
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fleet_is_read_as_it_was_written() {
        let data: &Data = CursedSeas::standard();
        for &nation in Nation::ALL {
            for total in [20, 30, 40, 60] {
                let fleet = proposal(nation, data, total);
                assert!(fleet.faults(data, total).is_empty(), "{nation:?}, {total}");
                let text = written(&fleet, data);
                assert_eq!(read(&text, data, total), fleet);
            }
        }
        assert_eq!(read(LOT, data, 40), Fleet::default());
    }
}
