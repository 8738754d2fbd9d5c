//! The table of rules: every kind of step, the rule that carries it out, and what that rule is lent.

use super::boarding::{self, Boarding};
use super::event::Cause;
use super::play::Play;
use super::tix::{self, Possession};
use super::voyage::Voyage;
use super::{
    VoodooPirate, barrels, broadside, cursed, dawn, goods, harbour, moonlight, sailing, weather,
};
use crate as voodoo;
use rules::steps;
use rules::table::Seat;

steps! {
    /// A step that the rules can set off.
    Step of Play<'_, '_>, with Voodoo(voodoo::Step<VoodooPirate>) {
        /// The next ship is placed.
        PlaceShips(k: u8) by "voodoo-pirate §4" => harbour::place_ships(markers, crew, agenda),
        /// A poppet may be cast for a barrel.
        AskForBarrel(seat: Seat) by "voodoo-pirate §5.2" => barrels::ask_for_barrel(play),
        /// A Dusk barrel of this game acts.
        DuskBarrel(seat: Seat) by "voodoo-pirate §5.5" => barrels::dusk_barrel(ships, own.sea, markers, crew, agenda),
        /// A pirate buries.
        Bury(seat: Seat) by "voodoo-pirate §5.5" => barrels::bury(holds, own.stores, agenda),
        /// A turn goes on.
        TakeTurn(seat: Seat) by "voodoo-pirate §6" => moonlight::take_turn(play),
        /// The wind turns.
        TurnWind(by: (u8, Cause)) by "voodoo-pirate §6" => weather::turn_wind(markers, ships, own.sea, crew, round, log, agenda),
        /// The tide turns.
        TurnTide(by: Cause) by "voodoo-pirate §6" => weather::turn_tide(markers, ships, own.sea, crew, round, log, agenda),
        /// A ship fires.
        Fire(seat: Seat) by "voodoo-pirate §9" => broadside::fire(ships, own.sea, markers, crew, holds, own.stores, log),
        /// The possessed ship sails.
        Possess(possession: Possession) by "voodoo-pirate §7" => tix::possess(ships, agenda),
        /// The conjurer of Tix sails.
        SailOpposite(course: (Seat, super::chart::Heading)) by "voodoo-pirate §7" => tix::sail_opposite(ships, own.sea, markers, crew, agenda),
        /// A ship that was caught is carried.
        CarryCaught(ship: (Seat, Cause)) by "voodoo-pirate §8" => sailing::carry_caught(ships, own.sea, markers, crew, holds, log, agenda),
        /// A ship sails on.
        Sail(voyage: Voyage) by "voodoo-pirate §8" => sailing::sail(ships, own.sea, markers, crew, round, log, agenda),
        /// A move ends.
        Rest(voyage: Voyage) by "voodoo-pirate §8.6" => sailing::rest(ships, own.sea, markers, crew, holds, log, agenda),
        /// A ship came out of a portal.
        ThroughPortal(voyage: Voyage) by "voodoo-pirate §8.6" => sailing::through_portal(ships, own.sea, markers, crew, agenda),
        /// The goods of a space.
        Goods(seat: Seat) by "voodoo-pirate §8.6" => goods::goods(play),
        /// The goods are taken.
        TakeGoods(seat: Seat) by "voodoo-pirate §8.6" => goods::take_goods(play),
        /// A ship is boarded.
        Board(boarding: Boarding) by "voodoo-pirate §10" => boarding::board(play),
        /// The game ends, or a new round is to come.
        Dawn by "voodoo-pirate §11" => dawn::dawn(ships, own.sea, crew, book, round, agenda),
        /// All that a pirate buried comes back.
        DigUp(seat: Seat) by "voodoo-pirate §11" => barrels::dig_up(markers, holds, own.stores, dice, log),
        /// The Cursed Pirates' figures move one barrel clockwise.
        MoveCursedFigures by "voodoo-pirate §12" => dawn::move_cursed_figures(markers, book, log),
        /// A Cursed Pirate uses Silent Oars as soon as it can.
        CursedOars(seat: Seat) by "voodoo-pirate §12" => cursed::oars(play),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CURSED;
    use crate::voodoo_pirate::event::Event;
    use crate::voodoo_pirate::load;
    use crate::voodoo_pirate::pieces::{Figure, Place};
    use crate::voodoo_pirate::play::{Book, EventLog, Markers};
    use crate::voodoo_pirate::setup::Setup;
    use bevy_ecs::prelude::*;
    use bevy_ecs::system::RunSystemOnce;
    use rules::table::{RuleTable, SeatKind, Table};

    #[test]
    fn the_rule_page_has_every_section_of_the_table_of_rules() {
        rules::table::conformance::sections_are_written(&Step::rules());
    }

    #[test]
    fn a_rule_runs_as_a_system_of_its_own() {
        let setup = Setup::of(&[SeatKind::Random, CURSED]);
        let mut table = Table::<VoodooPirate>::new(load::standard(), &setup, 1).unwrap();
        let told = table.log().len();
        let figure = |markers: &Markers| markers.figure(Figure::Cursed(0));
        let moves = move |mut markers: Markers, book: Res<Book>, mut log: EventLog| {
            let from = figure(&markers);
            dawn::move_cursed_figures(&mut markers, &book, &mut log);
            (from, figure(&markers))
        };
        let (from, to) = table.world_mut().run_system_once(moves).unwrap();
        assert!(matches!((from, to), (Place::On(one), Place::On(other)) if one != other));
        let moved = |event| matches!(event, Event::Moved { from: left, to: come, .. } if (left, come) == (from, to));
        assert!(table.log()[told..].iter().any(|told| moved(told.event)));
        assert_eq!(table.faults(), Vec::<String>::new());
    }
}
