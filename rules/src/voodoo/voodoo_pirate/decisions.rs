//! Asking and answering: what may be chosen, what is legal, and what an answer does.

use super::boarding::all_items;
use super::chart::{Heading, Quarters, Space};
use super::choice::{Choice, Pour, Question, Reason};
use super::data::Feature;
use super::event::Cause;
use super::pieces::{Cell, Colour, Place};
use super::play::Play;
use super::steps::Step;
use super::tix::VICTIM_WAYS;
use super::{VoodooPirate, barrels, goods, objects};
use crate::Decides;
use rules::kit::is;
use rules::table::Seat;

/// Returns whether an answer stays hidden until the reveal.
#[must_use]
pub fn is_secret(question: Question) -> bool {
    matches!(question, Question::PlayCard | Question::SecondCard)
}

impl Decides<Self> for VoodooPirate {
    fn propose(play: &Play, seat: Seat, question: Question, to: &mut Vec<Choice>) {
        let book = &play.book.0;
        let ships = seat.round(play.crew.seats()).skip(1);
        match question {
            Question::Harbour => to.extend(book.chart.harbour.iter().copied().map(Choice::Space)),
            Question::CastPoppet => {
                to.push(Choice::Pass);
                to.extend(play.castable(seat));
            }
            Question::Bury => to.extend(barrels::bury_choices()),
            Question::Stars => {
                to.push(Choice::Pass);
                to.extend(play.spaces_with(|feature| matches!(feature, Feature::Star(_))));
            }
            Question::Portal => to.extend(play.spaces_with(|feature| feature == Feature::Portal)),
            Question::Whirlpool => to.extend(Space::all().map(Choice::Space)),
            Question::Turn => {
                to.push(Choice::Conjure);
                to.extend(play.markers.barrel_of(seat).map(Choice::Barrel));
                to.extend(play.castable(seat));
                to.extend(play.own.stores.objects_aboard(seat).map(Choice::Use));
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
            Question::ParrotTakes => to.extend(objects::parrot_choices(play.crew.seats(), seat)),
            Question::ParrotGives(..) => to.extend(all_items().map(Choice::Item)),
            Question::Oars => to.extend(ships.map(Choice::Ship)),
            Question::GhostWind => to.extend(Heading::ALL.iter().copied().map(Choice::Way)),
            shared => play.propose_shared(seat, shared, to),
        }
    }

    fn judge(play: &Play, seat: Seat, question: Question, choice: Choice) -> Result<(), Reason> {
        use Choice as C;
        use Question as Q;
        let there = |holds: bool| is(holds, Reason::NothingThere);
        match (question, choice) {
            (Q::Harbour, C::Space(space)) => play.judge_harbour(space),
            (Q::CastPoppet, C::Cast(barrel)) => play.judge_cast(seat, barrel),
            (Q::CastPoppet | Q::Bury | Q::Stars | Q::Board(..) | Q::Goods, C::Pass) => Ok(()),
            (Q::Bury, C::Bury(item)) => there(play.has_item(seat, item)),
            (Q::Stars, C::Space(space)) => play.judge_star(seat, space),
            (Q::Turn, choice) => play.judge_turn(seat, choice),
            (Q::Whirlpool, C::Space(space)) => play.judge_whirlpool(space),
            (Q::Victim, C::Victim(victim, way)) => play.judge_victim(seat, victim, way),
            (Q::Take(_), C::TakePoppet) => there(play.can_take_poppet(seat)),
            (Q::RitualSail(most), C::Sail(heading, spaces)) => {
                play.judge_ritual_sail(seat, most, heading, spaces)
            }
            (Q::LayTile(_), C::Lay(quarters)) => is(quarters.0 < 4, Reason::NoSuchThing),
            (Q::RitualSail(_) | Q::GhostWind, C::Space(_)) => Err(Reason::NotStraight),
            (Q::Board(..), C::Ship(_)) => Err(Reason::OtherShip),
            (Q::Board(victim, _), C::Item(item)) => play.judge_item(seat, victim, item, 0),
            (Q::Board(..), C::SwapBlessed) => {
                let swaps = play.crew.house.blessed && !play.crew.is_cursed(seat);
                is(swaps, Reason::NotInGame)
            }
            (Q::Portal, C::Space(space)) => {
                let from = play.ships.space(seat).ok_or(Reason::NothingThere)?;
                there(
                    play.waters()
                        .open_portals(from)
                        .any(|portal| portal == space),
                )
            }
            (Q::Goods, C::Take) => play.judge_goods(seat),
            (Q::GiveBack, C::GiveBack(item)) => play.judge_give_back(seat, item),
            (Q::Bottles(_, way), choice) => play.judge_pour(seat, way, choice),
            (Q::ParrotTakes, C::ItemOf(victim, item)) => {
                play.judge_parrot_takes(seat, victim, item)
            }
            (Q::ParrotGives(victim, theirs), C::Item(own)) => {
                play.judge_parrot_gives(seat, victim, theirs, own)
            }
            (Q::Oars, C::Ship(victim)) => play.judge_oars(seat, victim),
            (Q::GhostWind, C::Way(way)) => play.judge_ghost_wind(seat, way),
            (_, C::Space(_)) => Err(Reason::NotSailing),
            (question, choice) => Ok(play.judge_shared(seat, question, choice)?),
        }
    }

    fn carry_out(play: &mut Play, seat: Seat, question: Question, choice: Choice) {
        use Choice as C;
        use Question as Q;
        match (question, choice) {
            (Q::Harbour, C::Space(space)) => play.place_ship(seat, space),
            (Q::CastPoppet, C::Cast(barrel)) => play.cast(seat, barrel),
            (Q::Bury, C::Bury(item)) => barrels::buried(play, seat, item),
            (Q::Stars, C::Space(space)) => play.sail_to_star(seat, space),
            (Q::Turn, choice) => take_action(play, seat, choice),
            (Q::Whirlpool, C::Space(space)) => play.lay_whirlpool(space),
            (Q::Victim, C::Victim(victim, heading)) => play.possess((seat, victim, heading)),
            (Q::Take(_), C::TakePoppet) => {
                play.move_poppet(Place::Supply, Place::Aboard(seat), Cause::Take);
            }
            (Q::RitualSail(_), C::Sail(heading, spaces)) => {
                play.sail_own(seat, heading, spaces, Cause::Ritual);
            }
            (Q::LayTile(space), C::Lay(quarters)) => {
                play.own
                    .sea
                    .lay_tile(space.slot(), Some(quarters), &mut play.log);
            }
            (Q::Board(victim, left), choice) => play.boarded(seat, victim, left, choice),
            (Q::Portal, C::Space(space)) => {
                play.ships.leap(seat, space, Cause::Portal, &mut play.log);
            }
            (Q::Goods, C::Take) => play.agenda.then(Step::TakeGoods(seat)),
            (Q::GiveBack, C::GiveBack(item)) => play.give_back(seat, item),
            (Q::Bottles(left, _), choice) => play.pour(seat, left, choice),
            (Q::ParrotTakes, C::ItemOf(victim, item)) => {
                play.agenda.ask(seat, Question::ParrotGives(victim, item));
            }
            (Q::ParrotGives(victim, theirs), C::Item(own)) => {
                play.swap_items(seat, victim, theirs, own);
            }
            (Q::Oars, C::Ship(victim)) => play.row_to(seat, victim),
            (Q::GhostWind, C::Way(way)) => play.sail_own(seat, way, 1, Cause::GhostWind),
            (question, choice) => play.carry_out_shared(seat, question, choice),
        }
    }
}

impl Play<'_, '_> {
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

/// Carries out the action of the Moon's holder; the turn goes on, unless that ended it.
fn take_action(play: &mut Play, seat: Seat, choice: Choice) {
    match choice {
        Choice::Face(heading) => return play.end_turn(seat, Some(heading)),
        Choice::EndTurn => return play.end_turn(seat, None),
        _ => play.agenda.then(Step::TakeTurn(seat)),
    }
    match choice {
        Choice::Conjure => play.conjure(seat),
        Choice::Barrel(barrel) => play.conjure_barrel(seat, barrel),
        Choice::Cast(barrel) => {
            play.cast(seat, barrel);
            play.conjure_barrel(seat, barrel);
        }
        Choice::Use(object) => play.use_object(seat, object),
        _ => {}
    }
}
