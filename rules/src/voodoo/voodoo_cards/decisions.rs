//! Asking and answering: what may be chosen, what is legal, and what an answer does.

use super::boarding::{all_items, take_item};
use super::broadside::answer_fire;
use super::choice::{Choice, Question, Reason};
use super::data::Effect;
use super::event::Cause;
use super::pieces::{Barrel, Cell, Colour, Object, Place, Wind};
use super::play::{Agenda, Pieces, Play};
use super::ring::{Heading, Space};
use super::sailing::sail_own;
use super::sea::{judge_flip, judge_switch};
use super::steps::Step;
use super::{VoodooCards, barrels};
use crate::Decides;
use crate::tix::choose_victim;
use rules::kit::is;
use rules::table::Seat;

/// Returns whether an answer stays hidden: cards until the reveal, the search of the deck for good.
#[must_use]
pub fn is_secret(question: Question) -> bool {
    matches!(
        question,
        Question::PlayCard | Question::SecondCard | Question::Search
    )
}

/// Asks at Dusk, and once more after an Octopus: of the whole table, for what may be cast depends on most of it.
pub fn ask_for_barrel(seat: Seat, play: &mut Play) {
    if play.can_cast(seat) {
        play.agenda.ask(seat, Question::Barrel);
    }
}

/// Asks in the ritual once more, after an Octopus.
pub fn ask_to_place(seat: Seat, agenda: &mut Agenda) {
    agenda.ask(seat, Question::PlaceSoul);
}

impl Decides<Self> for VoodooCards {
    fn propose(play: &Play, seat: Seat, question: Question, to: &mut Vec<Choice>) {
        use Choice as C;
        use Question as Q;
        let octopus = || {
            play.own
                .objects
                .object_with(seat, Effect::TradeSoul)
                .map(C::Use)
        };
        match question {
            Q::Start => to.extend(cardinals().map(C::Space)),
            Q::Stars(_) => {
                to.push(C::Pass);
                to.extend(Space::all().map(C::Space));
            }
            Q::Barrel => {
                to.push(C::Pass);
                to.extend(play.casts(seat));
            }
            Q::Turn => {
                to.push(C::Conjure);
                to.extend(play.markers.barrel_of(seat).map(C::Barrel));
                to.extend(play.kinds_aboard(seat).map(C::Use));
                to.extend(Heading::ALL.iter().copied().map(C::Face));
            }
            Q::Sea => {
                to.extend(Space::all().map(C::Flip));
                to.extend(Space::all().map(C::Switch));
            }
            Q::Victim => {
                let victims = seat.round(play.crew.seats()).skip(1);
                let ways = Heading::ALL.iter();
                to.extend(victims.flat_map(|v| ways.clone().map(move |&way| C::Victim(v, way))));
            }
            Q::Take(_) => {
                to.extend([C::TakeCoin, C::TakeTop, C::TakeSpent, C::TakeSoul]);
                to.extend(Cell::all().map(C::GridSoul));
            }
            Q::RitualSail(most) => {
                let ways = Heading::ALL.iter();
                to.extend(ways.flat_map(|&way| (1..=most).map(move |spaces| C::Sail(way, spaces))));
            }
            Q::Course => {
                let waiting = play.own.tonight.waiting.iter();
                let nexts = waiting.flat_map(|voyage| play.waters().nexts(voyage));
                to.extend(nexts.map(C::Space));
                to.push(C::Pass);
            }
            Q::Board(_) => {
                to.push(C::Pass);
                to.extend(all_items().map(C::Item));
            }
            Q::Swap(_) => to.extend([C::Swap, C::Pass]),
            Q::Goods => to.extend([C::TakeTop, C::TakeSpent, C::Pass]),
            Q::GiveUp => to.extend(play.kinds_aboard(seat).map(C::GiveUp)),
            Q::Sand => to.extend([C::Bury, C::Pass]),
            Q::Fetch => to.extend(Object::ALL.iter().map(|&object| C::Fetch(object))),
            Q::Trade => {
                for &given in Colour::ALL {
                    to.extend(Colour::ALL.iter().map(|&taken| C::Trade(given, taken)));
                }
            }
            Q::Search => {
                to.push(C::Pass);
                to.extend(Object::ALL.iter().map(|&object| C::Keep(object)));
            }
            Q::Whisper => to.extend(Heading::ALL.iter().copied().map(C::Way)),
            Q::AnswerFire(_) => {
                to.push(C::Pass);
                to.extend(
                    play.own
                        .objects
                        .object_with(seat, Effect::AnswerFire)
                        .map(C::Use),
                );
                to.extend(Colour::ALL.iter().map(|&colour| C::Colour(colour)));
            }
            Q::LastTrade => {
                to.push(C::Pass);
                to.extend(octopus());
            }
            shared => {
                play.propose_shared(seat, shared, to);
                if question == Q::PlaceSoul {
                    to.extend(octopus());
                }
            }
        }
    }

    fn judge(play: &Play, seat: Seat, question: Question, choice: Choice) -> Result<(), Reason> {
        use Choice as C;
        use Question as Q;
        let there = |holds: bool| is(holds, Reason::NothingThere);
        match (question, choice) {
            (Q::Start, C::Space(space)) => play.judge_start(space),
            (Q::Stars(colour), C::Space(space)) => {
                play.own.sea.judge_star(colour, space, &play.ships)
            }
            (Q::Course, C::Space(space)) => {
                let mut waiting = play.own.tonight.waiting.iter();
                let open = waiting.any(|voyage| {
                    let mut nexts = play.waters().nexts(voyage);
                    nexts.any(|next| next == space)
                });
                is(open, Reason::CannotMove)
            }
            (Q::Course, C::Pass) => {
                let mut waiting = play.own.tonight.waiting.iter();
                let stops = waiting.any(|voyage| play.waters().may_stop(voyage));
                is(stops, Reason::MustChoose)
            }
            (Q::RitualSail(_), C::Sail(_, 0 | 3..)) | (Q::Whisper, C::Space(_)) => {
                Err(Reason::OutOfReach)
            }
            (_, C::Space(_)) => Err(Reason::NotSailing),
            (Q::Barrel, choice) => play.judge_cast(seat, choice),
            (
                Q::Stars(_)
                | Q::Board(_)
                | Q::Swap(_)
                | Q::Goods
                | Q::Sand
                | Q::Search
                | Q::LastTrade,
                C::Pass,
            )
            | (Q::Turn, C::Face(_))
            | (Q::Swap(_), C::Swap) => Ok(()),
            (Q::Turn, C::Conjure) => play.judge_conjure(seat),
            (Q::Turn, C::Barrel(barrel)) => play.judge_barrel(seat, barrel),
            (Q::Turn, C::Use(object)) => play.judge_use(seat, object),
            (Q::Sea, C::Flip(space)) => judge_flip(space, &play.ships),
            (Q::Sea, C::Switch(space)) => judge_switch(space, &play.ships),
            (Q::Victim, C::Victim(victim, way)) => play.judge_victim(seat, victim, way),
            (Q::Take(_) | Q::Goods, C::TakeTop) => there(play.own.objects.pile() > 0),
            (Q::Take(_), C::TakeSpent) => there(play.own.objects.spent_count() > 0),
            (Q::Goods, C::TakeSpent) => {
                let top = play
                    .own
                    .objects
                    .spent()
                    .next()
                    .ok_or(Reason::NothingThere)?;
                let used = play.own.tonight.has_used(seat, top);
                is(!used, Reason::UsedInTurn)
            }
            (Q::PlaceSoul | Q::LastTrade, C::Use(object)) => {
                let trades = play.book.0.effect(object) == Effect::TradeSoul;
                is(trades, Reason::NoUse)?;
                play.judge_use(seat, object)
            }
            (Q::RitualSail(most), C::Sail(_, spaces)) => is(spaces <= most, Reason::NeedsMatch),
            (Q::Board(victim), C::Item(item)) => play.judge_item(seat, victim, item),
            (Q::GiveUp, C::GiveUp(object)) => there(play.own.objects.holds(seat, object)),
            (Q::GiveUp, C::Pass) => Err(Reason::MustChoose),
            (Q::Sand, C::Bury) => there(play.own.objects.is_cursed_by_object(seat)),
            (Q::Fetch, C::Fetch(object)) => play.own.objects.judge_fetch(object),
            (Q::Trade, C::Trade(given, taken)) => play.holds.judge_trade(seat, given, taken),
            (Q::Search, C::Keep(object)) => {
                there(play.own.objects.looked_at(seat, object).is_some())
            }
            (Q::Whisper, C::Way(way)) => play.waters().judge_move(seat, way, true),
            (Q::AnswerFire(attacker), choice) => play.judge_answer(seat, attacker, choice),
            (question, choice) => Ok(play.judge_shared(seat, question, choice)?),
        }
    }

    /// Of the whole table, of which each is lent what it touches.
    fn carry_out(play: &mut Play, seat: Seat, question: Question, choice: Choice) {
        use Choice as C;
        use Question as Q;
        let Play {
            dice,
            log,
            agenda,
            ships,
            holds,
            markers,
            blessed,
            own,
            ..
        } = play;
        let Pieces { sea, objects, .. } = &mut **own;
        match (question, choice) {
            (Q::Start, C::Space(space)) => ships.leap(seat, space, Cause::Setup, log),
            (Q::Barrel, C::Cast(barrel, colour)) => play.cast(seat, barrel, colour),
            (Q::Barrel, C::Magic(barrel)) => play.cast_magic(seat, barrel, None),
            (Q::Barrel, C::MagicStar(colour)) => {
                play.cast_magic(seat, Barrel::Stars, Some(colour));
            }
            (Q::Barrel, C::Use(object)) => {
                agenda.then(Step::AskForBarrel(seat));
                agenda.then(Step::Use((seat, object)));
            }
            (Q::Stars(_), C::Space(space)) => {
                barrels::sail_to_star(seat, space, ships, log, agenda);
            }
            (Q::Turn, choice) => play.act(seat, choice),
            (Q::Sea, C::Flip(space)) => sea.flip(sea.card_on(space).0, Cause::SeaBarrel, log),
            (Q::Sea, C::Switch(space)) => sea.switch(space, log),
            (Q::Victim, C::Victim(victim, heading)) => {
                let possession = (seat, victim, heading);
                choose_victim(possession, Step::Possess(possession), log, agenda);
            }
            (Q::Take(_) | Q::Goods, C::TakeTop | C::TakeSpent) => {
                let from = match choice {
                    C::TakeTop => Place::Pile(0),
                    _ => Place::Spent(0),
                };
                let cause = match question {
                    Q::Goods => Cause::SkullHeader,
                    _ => Cause::Take,
                };
                objects.stow(seat, from, cause, markers, log, agenda);
            }
            (Q::PlaceSoul, C::Use(object)) => {
                agenda.then(Step::AskToPlace(seat));
                agenda.then(Step::Use((seat, object)));
            }
            (Q::LastTrade, C::Use(object)) => agenda.then(Step::Use((seat, object))),
            (Q::RitualSail(_), C::Sail(heading, spaces)) => {
                sail_own(seat, heading, spaces, Cause::Ritual, ships, agenda);
            }
            (Q::Course, C::Space(space)) => agenda.then(Step::SailTo(space)),
            (Q::Course, C::Pass) => agenda.then(Step::StopSailing),
            (Q::Board(victim), C::Item(item)) => {
                let taken = (seat, victim, item);
                take_item(taken, markers, holds, objects, log, agenda);
            }
            (Q::Swap(victim), C::Swap) => blessed.swap(seat, victim, log),
            (Q::GiveUp, C::GiveUp(object)) => objects.discard(seat, object, Cause::Room, log),
            (Q::Sand, C::Bury) => objects.bury(seat, log),
            (Q::Fetch, C::Fetch(object)) => objects.fetch(seat, object, markers, log, agenda),
            (Q::Trade, C::Trade(given, taken)) => holds.trade(seat, given, taken, log),
            (Q::Search, C::Keep(object)) => {
                if let Some(deep) = objects.looked_at(seat, object) {
                    let from = Place::Pile(deep);
                    objects.stow(seat, from, Cause::Shipwreck, markers, log, agenda);
                }
                objects.end_search(seat, dice, log);
            }
            (Q::Search, C::Pass) => objects.end_search(seat, dice, log),
            (Q::Whisper, C::Way(way)) => {
                sail_own(seat, way, 1, Cause::GhostWhisper, ships, agenda);
            }
            (Q::AnswerFire(attacker), C::Use(_)) => {
                answer_fire((seat, attacker), None, holds, objects, log, agenda);
            }
            (Q::AnswerFire(attacker), C::Colour(colour)) => {
                answer_fire((seat, attacker), Some(colour), holds, objects, log, agenda);
            }
            (question, choice) => play.carry_out_shared(seat, question, choice),
        }
    }
}

impl Play<'_, '_> {
    /// The objects aboard, each kind once.
    fn kinds_aboard(&self, seat: Seat) -> impl Iterator<Item = Object> + use<> {
        let hold = self.own.objects.hold(seat);
        let kinds = Object::ALL.iter().copied();
        kinds.filter(move |&object| hold.contains(&Some(object)))
    }
}

/// The cardinal spaces, clockwise from the North.
pub fn cardinals() -> impl Iterator<Item = Space> {
    Wind::ALL.iter().map(|&wind| Space::of_cardinal(wind))
}
