//! The answers that are possible, in the order of `pirate-crusades §5`.

use crate::play::Play;
use crate::values::*;
use rules::table::Seat;

/// The actions in port of the Short Game.
const IN_PORT: [Choice; 8] = [
    Choice::GatherCrew,
    Choice::Magistrate,
    Choice::Trade,
    Choice::AttackTown,
    Choice::Bribe,
    Choice::Relinquish,
    Choice::Disembark,
    Choice::Wait,
];

impl Play<'_, '_> {
    /// Lists everything that could be an answer.
    pub(super) fn list_answers(&self, seat: Seat, question: Question, to: &mut Vec<Choice>) {
        use Question as Q;
        let has = self.cards.of(seat);
        let cards = |cards: CardSet| cards.iter().map(Choice::Card);
        // Only cards after the last one chosen come into question.
        let adds = |cards: CardSet| cards.after(has.chosen.last()).iter().map(Choice::Add);
        match question {
            Q::Docked if !self.seats.long => to.extend(IN_PORT),
            Q::AtSea => to.extend([Choice::LookForShip, Choice::HeadForTown, Choice::CoveMap]),
            Q::Source(_) => {
                to.extend([Choice::FromDeck, Choice::FromDiscard]);
                let jokers = has.hand.iter().filter(|card| card.is_joker());
                to.extend(jokers.map(Choice::PlayJoker));
            }
            Q::KeepMission => to.extend(cards(has.looked)),
            Q::Trade(_) => {
                to.extend(adds(self.tradable(seat)));
                to.push(Choice::Done);
            }
            Q::JokerTrade => to.extend([Choice::AsShown, Choice::Fill]),
            Q::Fill => {
                to.extend(adds(self.cards.discard().set()));
                to.push(Choice::Done);
            }
            Q::Loot => to.extend([Choice::Load, Choice::Stop]),
            Q::GiveUp(loss, _) => {
                let left = self.losable(seat, loss).after(has.given.last());
                to.extend(left.iter().map(Choice::Add));
            }
            Q::Encounter(_) => {
                to.extend([Choice::Fight, Choice::Flee]);
                to.extend(self.vessel(seat).holds.iter().map(Choice::Dump));
                to.extend(self.others(seat).map(Choice::Challenge));
                to.push(Choice::Yield);
            }
            Q::Commit(_) | Q::Pay(_) => {
                to.extend(adds(has.hand));
                to.push(Choice::Done);
            }
            Q::Powder(_) | Q::SecretPowder(_) => {
                to.extend([Choice::UsePowder, Choice::KeepPowder]);
            }
            Q::Fleet(_) => to.extend([Choice::Fight, Choice::Decline]),
            Q::DeclareShip(_) | Q::DeclareTown(_) => to.extend([Choice::Friend, Choice::Foe]),
            Q::Challenge => to.extend(self.others(seat).map(Choice::Challenge)),
            Q::Flee(_) => {
                to.push(Choice::Flee);
                to.extend(self.vessel(seat).holds.iter().map(Choice::Dump));
                to.push(Choice::Stay);
            }
            Q::Duel(_) => to.extend(cards(has.hand)),
            Q::Plunder(_) => to.extend([
                Choice::TakeCrew,
                Choice::TakeCargo,
                Choice::TakeMission,
                Choice::Leave,
            ]),
            Q::PlunderPlayer(loser) => {
                to.extend([Choice::TakeCrew, Choice::TakeMission]);
                let holds = self.cards.of(loser).holds.iter();
                to.extend(holds.map(Choice::TakeHold));
                to.push(Choice::Leave);
            }
            Q::Dock(_) => to.extend([Choice::Dock, Choice::StayOut]),
            Q::Deliver(mission, _) => {
                to.extend(adds(self.goods_here(seat, mission)));
                to.push(Choice::Done);
            }
            Q::Cove => to.extend([Choice::CoveCrew, Choice::CoveShip, Choice::CoveMission]),
            Q::CoveShip => to.extend(cards(has.chosen)),
            Q::BribeSpices => to.extend(cards(self.spices(seat))),
            Q::BribeMission | Q::Relinquish => to.extend(has.missions.iter().map(Choice::Card)),
            // These are asked in the Long Game.
            Q::Docked
            | Q::Sailing(_)
            | Q::Buy
            | Q::Doubloons(_)
            | Q::Sell
            | Q::MakeRoom
            | Q::Battle(_)
            | Q::Seize(_)
            | Q::BiggerShip
            | Q::Acquire(_)
            | Q::Cursed
            | Q::Adrift => self.list_long(seat, question, to),
        }
    }
}
