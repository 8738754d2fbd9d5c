//! What an answer does.

use crate::Shares;
use crate::voodoo_pirate::barrels;
use crate::voodoo_pirate::choice::{Choice, Question};
use crate::voodoo_pirate::event::Cause;
use crate::voodoo_pirate::pieces::Place;
use crate::voodoo_pirate::play::Play;
use crate::voodoo_pirate::steps::Step;
use rules::table::Seat;

/// Carries out an answer.
pub fn carry_out(play: &mut Play, seat: Seat, question: Question, choice: Choice) {
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
        (Q::Portal, C::Space(space)) => play.ships.leap(seat, space, Cause::Portal, &mut play.log),
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
        (question, choice) => {
            // To pass is to do nothing.
            if let (Some(question), Some(choice)) = (question.shared(), choice.shared()) {
                play.carry_out_shared(seat, question, choice);
            }
        }
    }
}

/// What the Moon's holder does; the turn goes on, unless that ended it.
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
