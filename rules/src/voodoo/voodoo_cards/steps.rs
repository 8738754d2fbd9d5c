//! The table of rules: every kind of step, the rule that carries it out, and what that rule is lent.

use super::boarding::{self, Boarding};
use super::event::Cause;
use super::goods::{self, Goods};
use super::pieces::Object;
use super::play::Play;
use super::ring::{Heading, Space};
use super::sailing::{self, Voyage};
use super::tix::{self, Possession};
use super::{
    VoodooCards, barrels, broadside, cursed, dawn, decisions, moonlight, objects, sea, setup,
};
use crate as voodoo;
use rules::steps;
use rules::table::Seat;

steps! {
    /// A step that the rules can set off.
    Step of Play<'_, '_>, with Voodoo(voodoo::Step<VoodooCards>) {
        /// The next ship is laid on a cardinal card.
        PlaceShips(k: u8) by "voodoo-pirate-card-game §4" => setup::place_ships(markers, crew, agenda),
        /// The round marker moves on.
        RoundMarker by "voodoo-pirate-card-game §5" => dawn::move_round_marker(markers, log),
        /// A pirate may still pay for a barrel.
        AskForBarrel(seat: Seat) by "voodoo-pirate-card-game §5" => decisions::ask_for_barrel(play),
        /// The Stars barrel leads to a star.
        DuskBarrel(seat: Seat) by "voodoo-pirate-card-game §5" => barrels::follow_stars(ships, own.sea, markers, own.tonight, agenda),
        /// A turn goes on.
        TakeTurn(seat: Seat) by "voodoo-pirate-card-game §5" => moonlight::take_turn(play),
        /// The Action card is conjured.
        Conjure(seat: Seat) by "voodoo-pirate-card-game §6" => moonlight::conjure(hands, crew, own.tonight, round, log, agenda),
        /// A Cursed Pirate takes.
        CursedTake(seat: Seat) by "voodoo-pirate-card-game §10" => cursed::take(holds, own.objects, markers, dice, log, agenda),
        /// A victim of Tix is chosen.
        Tix(seat: Seat) by "voodoo-pirate-card-game §6" => tix::tix(holds, dice, log, agenda),
        /// The possessed ship sails.
        Possess(possession: Possession) by "voodoo-pirate-card-game §6" => tix::possess(ships, agenda),
        /// The conjurer of Tix sails.
        SailOpposite(course: (Seat, Heading)) by "voodoo-pirate-card-game §6" => tix::sail_opposite(ships, own.sea, markers, agenda),
        /// A pirate may still place a soul.
        AskToPlace(seat: Seat) by "voodoo-pirate-card-game §6" => decisions::ask_to_place(agenda),
        /// An object is used.
        Use(object: (Seat, Object)) by "voodoo-pirate-card-game §3" => objects::use_object(own.objects, log, agenda),
        /// The Maelstrom moves all ships.
        Whirl(conjurer: Seat) by "voodoo-pirate-card-game §12" => objects::whirl(ships, markers, crew, round, log, agenda),
        /// The wind turns.
        TurnWind(by: (u8, Cause)) by "voodoo-pirate-card-game §2" => sea::turn_wind(own.sea, ships, markers, crew, round, log, agenda),
        /// A ship that was caught is carried.
        CarryCaught(ship: (Seat, Cause)) by "voodoo-pirate-card-game §12" => sailing::carry_caught(ships, agenda),
        /// A ship sails on.
        Sail(voyage: Voyage) by "voodoo-pirate-card-game §7" => sailing::sail(ships, own.sea, markers, own.tonight, log, agenda),
        /// The move that waited goes on to a space.
        SailTo(space: Space) by "voodoo-pirate-card-game §12" => sailing::sail_to(ships, own.sea, own.tonight, log, agenda),
        /// The move that waited ends.
        StopSailing by "voodoo-pirate-card-game §12" => sailing::stop(own.tonight, log, agenda),
        /// A move ends.
        Rest(voyage: Voyage) by "voodoo-pirate-card-game §7" => sailing::rest(own.sea, holds, log, agenda),
        /// The goods of a space.
        Goods(seat: (Seat, Goods)) by "voodoo-pirate-card-game §7" => goods::goods(ships, own.sea, holds, own.objects, log, agenda),
        /// A ship is boarded.
        Board(boarding: Boarding) by "voodoo-pirate-card-game §8" => boarding::board(markers, holds, own.objects, agenda),
        /// Blessed cards may be swapped.
        Swap(boarding: Boarding) by "voodoo-pirate-card-game §8" => boarding::swap(agenda),
        /// Of too many objects one is given up.
        GiveUp(seat: Seat) by "voodoo-pirate-card-game §7" => objects::give_up(own.objects, agenda),
        /// A ship fires.
        Fire(seat: Seat) by "voodoo-pirate-card-game §8" => broadside::fire(ships, own.sea, holds, own.objects, markers, crew, log, agenda),
        /// The game ends, or a new round is to come.
        Dawn by "voodoo-pirate-card-game §9" => dawn::dawn(markers, agenda),
        /// The next pirate's Octopus before the score.
        LastTrades(k: u8) by "voodoo-pirate-card-game §12" => dawn::last_trades(holds, own.objects, markers, crew, agenda),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voodoo_cards::event::{Event, Phase};
    use crate::voodoo_cards::load;
    use crate::voodoo_cards::play::{Agenda, EventLog, Markers, Ships, Tonight};
    use crate::voodoo_cards::sea::Sea;
    use crate::voodoo_cards::setup::Setup;
    use bevy_ecs::prelude::*;
    use bevy_ecs::system::RunSystemOnce;
    use rules::table::conformance::step;
    use rules::table::{Dice, RuleTable, SeatKind, Table, Touched};

    #[test]
    fn the_rule_page_has_every_section_of_the_table_of_rules() {
        rules::table::conformance::sections_are_written(&Step::rules());
    }

    #[test]
    fn the_table_of_rules_says_what_each_touches() {
        let rules = Step::rules();
        let goods = rules.iter().find(|line| line.step == "Goods").unwrap();
        let expected = [
            ("Ships", true),
            ("Sea", false),
            ("Holds", true),
            ("Objects", false),
            ("EventLog", true),
            ("Agenda", true),
        ];
        let expected = expected.map(|(name, writes)| Touched { name, writes });
        assert_eq!(goods.groups, expected);
        // Whatever asks, answers or weighs as a Cursed Pirate is lent the whole table; nothing else.
        let whole = rules
            .iter()
            .filter(|line| line.groups.iter().any(|group| group.name == "Play"));
        let whole: Vec<&str> = whole.map(|line| line.step).collect();
        assert_eq!(
            whole,
            [
                "AskForBarrel",
                "TakeTurn",
                "Ask",
                "Answer",
                "TurnCursedCards",
                "CallColour",
                "Tok"
            ]
        );
    }

    #[test]
    fn a_rule_runs_as_a_system_of_its_own() {
        let setup = Setup::of(&[SeatKind::Random, SeatKind::Random]);
        let mut table = Table::<VoodooCards>::new(load::standard(), &setup, 1).unwrap();
        let mut dice = Dice::new(1);
        while table.phase() != Phase::Moonlight {
            assert!(step(&mut table, &mut dice));
        }
        let told = table.log().len();
        let sail = |mut ships: Ships,
                    sea: Sea,
                    markers: Markers,
                    mut tonight: ResMut<Tonight>,
                    mut log: EventLog,
                    mut agenda: Agenda| {
            let at = ships.space(Seat(0)).unwrap();
            let voyage = Voyage::new(Seat(0), at, Heading::Clockwise, 1, Cause::Tix);
            let (tonight, log) = (&mut *tonight, &mut log);
            sailing::sail(
                voyage,
                &mut ships,
                &sea,
                &markers,
                tonight,
                log,
                &mut agenda,
            );
            (at, ships.space(Seat(0)).unwrap())
        };
        let (from, to) = table.world_mut().run_system_once(sail).unwrap();
        let ship = Seat(0);
        let heading = Heading::Clockwise;
        let sailed = Event::Sailed {
            ship,
            from,
            to,
            heading,
        };
        assert_ne!(from, to);
        assert!(table.log()[told..].iter().any(|told| told.event == sailed));
        assert_eq!(table.view(None).pirate(ship).space, Some(to));
        assert_eq!(table.faults(), Vec::<String>::new());
    }
}
