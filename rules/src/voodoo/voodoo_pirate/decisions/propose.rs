//! What could be an answer, in the rulebook's order.

use crate::Shares;
use crate::voodoo_pirate::boarding::all_items;
use crate::voodoo_pirate::chart::{Heading, Quarters, Space};
use crate::voodoo_pirate::choice::{Choice, Question};
use crate::voodoo_pirate::data::Feature;
use crate::voodoo_pirate::pieces::{Cell, Colour};
use crate::voodoo_pirate::play::Play;
use crate::voodoo_pirate::tix::VICTIM_WAYS;
use crate::voodoo_pirate::{barrels, goods, objects};
use rules::table::Seat;

impl Play<'_, '_> {
    /// Lists everything that could be an answer, in the rulebook's order. `Play::judge` picks what is legal.
    pub fn propose(&self, seat: Seat, question: Question, to: &mut Vec<Choice>) {
        let book = &self.book.0;
        let ships = seat.round(self.crew.seats()).skip(1);
        match question {
            Question::Harbour => to.extend(book.chart.harbour.iter().copied().map(Choice::Space)),
            Question::CastPoppet => {
                to.push(Choice::Pass);
                to.extend(self.castable(seat));
            }
            Question::Bury => to.extend(barrels::bury_choices()),
            Question::Stars => {
                to.push(Choice::Pass);
                to.extend(self.spaces_with(|feature| matches!(feature, Feature::Star(_))));
            }
            Question::Portal => to.extend(self.spaces_with(|feature| feature == Feature::Portal)),
            Question::Whirlpool => to.extend(Space::all().map(Choice::Space)),
            Question::Turn => {
                to.push(Choice::Conjure);
                to.extend(self.markers.barrel_of(seat).map(Choice::Barrel));
                to.extend(self.castable(seat));
                to.extend(self.own.stores.objects_aboard(seat).map(Choice::Use));
                to.extend([Heading::West, Heading::South].map(Choice::Face));
                to.push(Choice::EndTurn);
            }
            Question::Victim => to.extend(
                ships.flat_map(|victim| VICTIM_WAYS.map(|heading| Choice::Victim(victim, heading))),
            ),
            Question::Take(_) => {
                to.extend([Choice::TakeCoin, Choice::TakePoppet, Choice::TakeSoul]);
                to.extend(Cell::all().map(Choice::GridSoul));
            }
            Question::RitualSail(most) => {
                let headings = [Heading::West, Heading::South, Heading::North, Heading::East];
                for heading in headings {
                    to.extend((1..=most).map(|spaces| Choice::Sail(heading, spaces)));
                }
            }
            Question::LayTile(_) => to.extend(Quarters::ALL.map(Choice::Lay)),
            Question::Board(..) => {
                to.push(Choice::Pass);
                to.extend(all_items().map(Choice::Item));
                to.push(Choice::SwapBlessed);
            }
            Question::Goods => to.extend([Choice::Take, Choice::Pass]),
            Question::GiveBack => to.extend(goods::give_back_choices()),
            Question::Bottles(..) => {
                to.extend([Choice::Pass, Choice::PourSoul]);
                to.extend(Colour::ALL.iter().copied().map(Choice::PourPoppet));
            }
            Question::ParrotTakes => to.extend(objects::parrot_choices(self.crew.seats(), seat)),
            Question::ParrotGives(..) => to.extend(all_items().map(Choice::Item)),
            Question::Oars => to.extend(ships.map(Choice::Ship)),
            Question::GhostWind => to.extend(Heading::ALL.iter().copied().map(Choice::Way)),
            shared => {
                if let Some(question) = shared.shared() {
                    self.propose_shared(seat, question, to);
                }
            }
        }
    }

    /// The barrels, where a poppet can be cast for any at all.
    fn castable(&self, seat: Seat) -> impl Iterator<Item = Choice> {
        let able = self.can_cast(seat).is_ok();
        let ring = self.book.0.barrels.iter().filter(move |_| able);
        ring.map(|entry| Choice::Cast(entry.barrel))
    }

    /// Spaces of tiles that carry a certain feature, in the order of the chart's slots.
    fn spaces_with(&self, wanted: impl Fn(Feature) -> bool) -> impl Iterator<Item = Choice> {
        self.own
            .sea
            .features()
            .filter(move |&(_, feature)| wanted(feature))
            .map(|(space, _)| Choice::Space(space))
    }
}
