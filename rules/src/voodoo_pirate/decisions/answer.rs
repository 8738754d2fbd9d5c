//! What an answer does.

use crate::table::Seat;
use crate::voodoo_pirate::barrels;
use crate::voodoo_pirate::choice::{Choice, Question};
use crate::voodoo_pirate::event::Cause;
use crate::voodoo_pirate::pieces::Place;
use crate::voodoo_pirate::play::Play;
use crate::voodoo_pirate::steps::Step;
use crate::voodoo_pirate::tix::Possession;

/// Carries out what somebody chose, and tells it.
pub fn chosen((seat, question, choice): (Seat, Question, Choice), play: &mut Play) {
    play.tell_decided(seat, question, choice, false);
    carry_out(play, seat, question, choice);
}

/// Carries out a forced answer, which was told when it was not asked.
pub fn answer((seat, question, choice): (Seat, Question, Choice), play: &mut Play) {
    carry_out(play, seat, question, choice);
}

fn carry_out(play: &mut Play, seat: Seat, question: Question, choice: Choice) {
    use Choice as C;
    use Question as Q;
    match (question, choice) {
        (Q::Harbour, C::Space(space)) => play.place_ship(seat, space),
        (Q::PlayCard, C::Play(card)) => {
            let (hand, down) = (Place::Hand(seat), Place::FaceDown(seat));
            play.move_named_card(seat, card, hand, down, Cause::Cards);
        }
        (Q::SecondCard, C::Play(card)) => {
            let (hand, down) = (Place::Hand(seat), Place::SecondFaceDown(seat));
            play.move_named_card(seat, card, hand, down, Cause::Bones);
        }
        (Q::ChooseCard, C::Play(card)) => play.choose_card(seat, card),
        (Q::CastPoppet, C::Cast(barrel)) => play.cast(seat, barrel),
        (Q::Bury, C::Bury(item)) => barrels::buried(play, seat, item),
        (Q::Stars, C::Space(space)) => play.sail_to_star(seat, space),
        (Q::Turn, choice) => take_action(play, seat, choice),
        (Q::Quadrants, C::Quadrants(quadrants)) => play.turn_wind(quadrants, Cause::WindBarrel),
        (Q::Whirlpool, C::Space(space)) => play.lay_whirlpool(space),
        (Q::GridSoul, C::GridSoul(cell)) => {
            play.take_soul(seat, Place::Grid(cell), Cause::Jax);
        }
        (Q::CallColour, C::Colour(colour)) => play.call_colour(seat, colour),
        (Q::WhichSoul(colour), choice) => play.take_called(seat, colour, choice),
        (Q::Victim, C::Victim(victim, heading)) => play.possess(Possession {
            seat,
            victim,
            heading,
        }),
        (Q::GiveSoul(victim), C::Colour(colour)) => play.give_soul(seat, victim, colour),
        (Q::Take(_), C::TakeCoin) => {
            play.move_coin(Place::Supply, Place::Aboard(seat), Cause::Take);
        }
        (Q::Take(_), C::TakePoppet) => {
            play.move_poppet(Place::Supply, Place::Aboard(seat), Cause::Take);
        }
        (Q::Take(_), C::TakeSoul) => {
            play.draw_soul(seat, Cause::Take);
        }
        (Q::Take(_), C::GridSoul(cell)) => {
            play.take_soul(seat, Place::Grid(cell), Cause::Take);
        }
        (Q::PlaceSoul, C::Place(colour, cell)) => play.place_soul(seat, colour, cell),
        (Q::RitualSail(_), C::Sail(heading, spaces)) => play.ritual_sail(seat, heading, spaces),
        (Q::LayTile(space), C::Lay(quarters)) => play.lay_tile(space.slot(), Some(quarters)),
        (Q::Board(victim, left), choice) => play.boarded(seat, victim, left, choice),
        (Q::Portal, C::Space(space)) => play.leap(seat, space, Cause::Portal),
        (Q::Goods, C::Take) => play.then(Step::TakeGoods(seat)),
        (Q::GiveBack, C::GiveBack(item)) => play.give_back(seat, item),
        (Q::Bottles(left, _), choice) => play.pour(seat, left, choice),
        (Q::ParrotTakes, C::ItemOf(victim, item)) => {
            play.ask(seat, Question::ParrotGives(victim, item));
        }
        (Q::ParrotGives(victim, theirs), C::Item(own)) => {
            play.swap_items(seat, victim, theirs, own);
        }
        (Q::Oars, C::Ship(victim)) => play.row_to(seat, victim),
        (Q::GhostWind, C::Way(way)) => play.ride_ghost_wind(seat, way),
        // To pass is to do nothing.
        _ => {}
    }
}

/// What the Moon's holder does; the turn goes on, unless that ended it.
fn take_action(play: &mut Play, seat: Seat, choice: Choice) {
    match choice {
        Choice::Face(heading) => return play.end_turn(seat, Some(heading)),
        Choice::EndTurn => return play.end_turn(seat, None),
        _ => play.then(Step::TakeTurn(seat)),
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
