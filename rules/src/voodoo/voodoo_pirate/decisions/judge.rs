//! Whether an answer is legal, and which rule forbids it.

use crate::Shares;
use crate::voodoo_pirate::chart::Heading;
use crate::voodoo_pirate::choice::{Choice, Pour, Question, Reason};
use crate::voodoo_pirate::play::Play;
use rules::kit::is;
use rules::table::Seat;

impl Play<'_, '_> {
    /// Whether an answer is legal, and if not, which rule forbids it.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge(&self, seat: Seat, question: Question, choice: Choice) -> Result<(), Reason> {
        use Choice as C;
        use Question as Q;
        let there = |holds: bool| is(holds, Reason::NothingThere);
        match (question, choice) {
            (Q::Harbour, C::Space(space)) => self.judge_harbour(space),
            (Q::CastPoppet, C::Cast(barrel)) => self.judge_cast(seat, barrel),
            (Q::CastPoppet | Q::Bury | Q::Stars | Q::Board(..) | Q::Goods, C::Pass) => Ok(()),
            (Q::Bury, C::Bury(item)) => there(self.has_item(seat, item)),
            (Q::Stars, C::Space(space)) => self.judge_star(seat, space),
            (Q::Turn, choice) => self.judge_turn(seat, choice),
            (Q::Whirlpool, C::Space(space)) => self.judge_whirlpool(space),
            (Q::Victim, C::Victim(victim, way)) => self.judge_victim(seat, victim, way),
            (Q::Take(_), C::TakePoppet) => there(self.can_take_poppet(seat)),
            (Q::RitualSail(most), C::Sail(heading, spaces)) => {
                self.judge_ritual_sail(seat, most, heading, spaces)
            }
            (Q::LayTile(_), C::Lay(quarters)) => is(quarters.0 < 4, Reason::NoSuchThing),
            (Q::RitualSail(_) | Q::GhostWind, C::Space(_)) => Err(Reason::NotStraight),
            (Q::Board(..), C::Ship(_)) => Err(Reason::OtherShip),
            (Q::Board(victim, _), C::Item(item)) => self.judge_item(seat, victim, item, 0),
            (Q::Board(..), C::SwapBlessed) => {
                let swaps = self.crew.house.blessed && !self.crew.is_cursed(seat);
                is(swaps, Reason::NotInGame)
            }
            (Q::Portal, C::Space(space)) => {
                let from = self.ships.space(seat).ok_or(Reason::NothingThere)?;
                there(
                    self.waters()
                        .open_portals(from)
                        .any(|portal| portal == space),
                )
            }
            (Q::Goods, C::Take) => self.judge_goods(seat),
            (Q::GiveBack, C::GiveBack(item)) => self.judge_give_back(seat, item),
            (Q::Bottles(_, way), choice) => self.judge_pour(seat, way, choice),
            (Q::ParrotTakes, C::ItemOf(victim, item)) => {
                self.judge_parrot_takes(seat, victim, item)
            }
            (Q::ParrotGives(victim, theirs), C::Item(own)) => {
                self.judge_parrot_gives(seat, victim, theirs, own)
            }
            (Q::Oars, C::Ship(victim)) => self.judge_oars(seat, victim),
            (Q::GhostWind, C::Way(way)) => self.judge_ghost_wind(seat, way),
            (_, C::Space(_)) => Err(Reason::NotSailing),
            (question, choice) => match (question.shared(), choice.shared()) {
                (Some(question), Some(choice)) => Ok(self.judge_shared(seat, question, choice)?),
                _ => Err(Reason::NotAsked),
            },
        }
    }

    fn judge_turn(&self, seat: Seat, choice: Choice) -> Result<(), Reason> {
        match choice {
            Choice::Conjure => self.judge_conjure(seat),
            Choice::Barrel(barrel) => self.judge_barrel(seat, barrel),
            Choice::Cast(barrel) => {
                is(!self.round.barrel_done, Reason::DoneAlready)?;
                is(!self.is_dusk_barrel(barrel), Reason::DuskBarrel)?;
                is(!self.crew.is_cursed(seat), Reason::FigureUsed)?;
                self.judge_cast(seat, barrel)
            }
            Choice::Use(object) => self.judge_use(seat, object),
            Choice::Face(_) if self.in_harbour(seat) => Err(Reason::InHarbour),
            Choice::Face(Heading::West | Heading::South) => Ok(()),
            Choice::Face(_) => Err(Reason::FacesWestOrSouth),
            Choice::EndTurn if self.in_harbour(seat) => Ok(()),
            Choice::EndTurn => Err(Reason::MustChoose),
            Choice::Space(_) => Err(Reason::NotSailing),
            _ => Err(Reason::NotAsked),
        }
    }

    fn judge_pour(&self, seat: Seat, way: Pour, choice: Choice) -> Result<(), Reason> {
        match choice {
            Choice::Pass if way != Pour::Either => Ok(()),
            Choice::PourSoul if way != Pour::Poppets => {
                is(self.can_pour_soul(seat), Reason::NothingThere)
            }
            Choice::PourPoppet(colour) if way != Pour::Souls => {
                is(self.can_pour_poppet(seat, colour), Reason::NothingThere)
            }
            _ => Err(Reason::NotAsked),
        }
    }
}
