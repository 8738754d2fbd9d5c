//! Asking and answering: what may be chosen, what is legal, and what an answer does.

use super::boarding::all_items;
use super::chart::{Heading, Quarters, Space};
use super::choice::{Choice, Item, Pour, Question, Reason};
use super::data::Feature;
use super::event::{Cause, Event};
use super::pieces::{Barrel, Card, Cell, Colour, Object, Place};
use super::play::Play;
use super::ritual::CELLS;
use super::steps::Step;
use super::tix::{Possession, VICTIM_WAYS};
use super::{barrels, goods, objects};
use crate::table::{Audience, Seat};

impl Play<'_, '_> {
    /// Asks a question, last thing a rule does: what goes on after the answer is on the agenda already.
    ///
    /// Nothing is asked where nothing is legal. One legal choice is carried out and told;
    /// a Cursed Pirate's choice is made by its rules (`voodoo-pirate §12`).
    pub fn ask(&mut self, seat: Seat, question: Question) {
        let mut choices = std::mem::take(&mut self.asking.choices);
        choices.clear();
        self.propose(seat, question, &mut choices);
        choices.retain(|&choice| self.judge(seat, question, choice).is_ok());
        let forced = match choices.as_slice() {
            [] => None,
            [only] => Some(*only),
            _ if self.is_cursed(seat) => Some(self.cursed_choice(seat, question, &choices)),
            _ => {
                self.asking.open = Some((seat, question));
                self.asking.choices = choices;
                return;
            }
        };
        choices.clear();
        self.asking.choices = choices;
        if let Some(choice) = forced {
            self.tell_decided(seat, question, choice, true);
            self.then(Step::Answer((seat, question, choice)));
        }
    }

    fn tell_decided(&mut self, seat: Seat, question: Question, choice: Choice, forced: bool) {
        let audience = if is_secret(question) {
            Audience::Only(seat)
        } else {
            Audience::All
        };
        let event = Event::Decided {
            seat,
            question,
            choice,
            forced,
        };
        self.tale.tell_to(audience, event, Cause::Round);
    }

    /// Lists everything that could be an answer, in the rulebook's order. [`Play::judge`] picks what is legal.
    fn propose(&self, seat: Seat, question: Question, to: &mut Vec<Choice>) {
        let book = &self.book.0;
        let ships = seat.round(self.seats()).skip(1);
        match question {
            Question::Harbour => to.extend(book.chart.harbour.iter().copied().map(Choice::Space)),
            Question::PlayCard | Question::SecondCard | Question::ChooseCard => {
                to.extend(Card::ALL.iter().copied().map(Choice::Play));
            }
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
                to.extend(self.barrel_of(seat).map(Choice::Barrel));
                to.extend(self.castable(seat));
                to.extend(self.objects_aboard(seat).map(Choice::Use));
                to.extend([Heading::West, Heading::South].map(Choice::Face));
                to.push(Choice::EndTurn);
            }
            Question::Quadrants => to.extend([1, 2].map(Choice::Quadrants)),
            Question::GridSoul => to.extend((0..CELLS).map(Cell).map(Choice::GridSoul)),
            Question::CallColour | Question::GiveSoul(_) => {
                to.extend(Colour::ALL.iter().copied().map(Choice::Colour));
            }
            Question::WhichSoul(colour) => to.extend(self.tok_sources(seat, colour)),
            Question::Victim => to.extend(ships.flat_map(|victim| {
                VICTIM_WAYS.map(|heading| Choice::Victim(victim, heading))
            })),
            Question::Take(_) => {
                to.extend([Choice::TakeCoin, Choice::TakePoppet, Choice::TakeSoul]);
                to.extend((0..CELLS).map(Cell).map(Choice::GridSoul));
            }
            Question::PlaceSoul => {
                to.push(Choice::Pass);
                let grid = self.grid();
                let aboard = self.souls_aboard(seat);
                for &colour in Colour::ALL.iter().filter(|&&c| aboard.contains(&Some(c))) {
                    let free = (0..CELLS).filter(|&cell| grid[usize::from(cell)].is_none());
                    to.extend(free.map(|cell| Choice::Place(colour, Cell(cell))));
                }
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
            Question::ParrotTakes => to.extend(objects::parrot_choices(self.seats(), seat)),
            Question::ParrotGives(..) => to.extend(all_items().map(Choice::Item)),
            Question::Oars => to.extend(ships.map(Choice::Ship)),
            Question::GhostWind => to.extend(Heading::ALL.map(Choice::Way)),
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
        self.features()
            .filter(move |&(_, feature)| wanted(feature))
            .map(|(space, _)| Choice::Space(space))
    }

    /// Whether an answer is legal, and if not, which rule forbids it.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge(&self, seat: Seat, question: Question, choice: Choice) -> Result<(), Reason> {
        use Choice as C;
        use Question as Q;
        let there = |is: bool| is.then_some(()).ok_or(Reason::NothingThere);
        match (question, choice) {
            (Q::Harbour, C::Space(space)) => self.judge_harbour(space),
            (Q::PlayCard | Q::SecondCard, C::Play(card)) => self.judge_card(seat, card),
            (Q::ChooseCard, C::Play(card)) => match self.card_place(seat, card) {
                Place::FaceUp(_) | Place::SecondFaceUp(_) => Ok(()),
                _ => Err(Reason::NothingThere),
            },
            (Q::CastPoppet, C::Cast(barrel)) => self.judge_cast(seat, barrel),
            (Q::CastPoppet | Q::Bury | Q::Stars | Q::PlaceSoul | Q::Board(..) | Q::Goods, C::Pass) => {
                Ok(())
            }
            (Q::Bury, C::Bury(item)) => there(self.has_item(seat, item)),
            (Q::Stars, C::Space(space)) => self.judge_star(seat, space),
            (Q::Turn, choice) => self.judge_turn(seat, choice),
            (Q::Quadrants, C::Quadrants(quadrants)) => (1..=2)
                .contains(&quadrants)
                .then_some(())
                .ok_or(Reason::NoSuchThing),
            (Q::Whirlpool, C::Space(space)) => self.judge_whirlpool(space),
            (Q::GridSoul, C::GridSoul(cell)) => there(self.grid_soul(cell).is_some()),
            (Q::CallColour | Q::GiveSoul(_), C::Colour(colour)) => self
                .berth_of(seat, colour)
                .map(|_| ())
                .ok_or(Reason::NoSoul),
            (Q::WhichSoul(colour), choice) => {
                there(self.tok_sources(seat, colour).any(|source| source == choice))
            }
            (Q::Victim, C::Victim(victim, way)) => self.judge_victim(seat, victim, way),
            (Q::Take(_), C::TakeCoin) => there(self.can_take_coin()),
            (Q::Take(_), C::TakePoppet) => there(self.can_take_poppet(seat)),
            (Q::Take(_), C::TakeSoul) => there(self.can_take_soul(seat)),
            (Q::Take(_), C::GridSoul(cell)) => there(self.can_take_grid_soul(seat, cell)),
            (Q::PlaceSoul, C::Place(colour, cell)) => {
                if cell.0 >= CELLS || self.grid_soul(cell).is_some() {
                    return Err(Reason::CellTaken);
                }
                self.berth_of(seat, colour)
                    .map(|_| ())
                    .ok_or(Reason::NoSoul)
            }
            (Q::RitualSail(most), C::Sail(heading, spaces)) => {
                self.judge_ritual_sail(seat, most, heading, spaces)
            }
            (Q::LayTile(_), C::Lay(quarters)) => {
                (quarters.0 < 4).then_some(()).ok_or(Reason::NoSuchThing)
            }
            (Q::Board(victim, _), C::Item(item)) => self.judge_item(seat, victim, item),
            (Q::Board(..), C::SwapBlessed) => {
                let swaps = self.crew.blessed && !self.is_cursed(seat);
                swaps.then_some(()).ok_or(Reason::NotInGame)
            }
            (Q::Portal, C::Space(space)) => {
                let from = self.space(seat).ok_or(Reason::NothingThere)?;
                there(self.open_portals(from).any(|portal| portal == space))
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
            (Q::PlayCard | Q::SecondCard | Q::ChooseCard, C::Pass) => Err(Reason::MustChoose),
            _ => Err(Reason::NotAsked),
        }
    }

    fn judge_turn(&self, seat: Seat, choice: Choice) -> Result<(), Reason> {
        match choice {
            Choice::Conjure => self.judge_conjure(seat),
            Choice::Barrel(barrel) => self.judge_barrel(seat, barrel),
            Choice::Cast(barrel) => {
                if self.round.barrel_done {
                    return Err(Reason::DoneAlready);
                }
                if self.is_dusk_barrel(barrel) {
                    return Err(Reason::DuskBarrel);
                }
                if self.is_cursed(seat) {
                    return Err(Reason::FigureUsed);
                }
                self.judge_cast(seat, barrel)
            }
            Choice::Use(object) => self.judge_use(seat, object),
            Choice::Face(_) if self.in_harbour(seat) => Err(Reason::InHarbour),
            Choice::Face(Heading::West | Heading::South) => Ok(()),
            Choice::Face(_) => Err(Reason::FacesWestOrSouth),
            Choice::EndTurn if self.in_harbour(seat) => Ok(()),
            Choice::EndTurn => Err(Reason::MustChoose),
            _ => Err(Reason::NotAsked),
        }
    }

    fn judge_pour(&self, seat: Seat, way: Pour, choice: Choice) -> Result<(), Reason> {
        match choice {
            Choice::Pass if way != Pour::Either => Ok(()),
            Choice::PourSoul if way != Pour::Poppets => self
                .can_pour_soul(seat)
                .then_some(())
                .ok_or(Reason::NothingThere),
            Choice::PourPoppet(colour) if way != Pour::Souls => self
                .can_pour_poppet(seat, colour)
                .then_some(())
                .ok_or(Reason::NothingThere),
            _ => Err(Reason::NotAsked),
        }
    }
}

/// Whether an answer stays hidden until the reveal.
#[must_use]
pub fn is_secret(question: Question) -> bool {
    matches!(question, Question::PlayCard | Question::SecondCard)
}

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

/// Values of the choice type that the pieces on the table can spell: for tests of what is refused.
#[must_use]
pub fn spellings() -> Vec<Choice> {
    let mut all = vec![
        Choice::Pass,
        Choice::Conjure,
        Choice::EndTurn,
        Choice::TakeCoin,
        Choice::TakePoppet,
        Choice::TakeSoul,
        Choice::SwapBlessed,
        Choice::Take,
        Choice::PourSoul,
    ];
    let seats = (0..5).map(Seat);
    let items: Vec<Item> = all_items().collect();
    all.extend(Space::all().map(Choice::Space));
    all.extend(Card::ALL.iter().copied().map(Choice::Play));
    all.extend(Barrel::ALL.iter().copied().map(Choice::Cast));
    all.extend(Barrel::ALL.iter().copied().map(Choice::Barrel));
    all.extend(items.iter().copied().map(Choice::Bury));
    all.extend(items.iter().copied().map(Choice::Item));
    all.extend(items.iter().copied().map(Choice::GiveBack));
    all.extend(Object::ALL.iter().copied().map(Choice::Use));
    all.extend(Colour::ALL.iter().copied().map(Choice::Colour));
    all.extend(Colour::ALL.iter().copied().map(Choice::PourPoppet));
    all.extend((0..=CELLS).map(Cell).map(Choice::GridSoul));
    all.extend((0..4).map(Choice::Quadrants));
    all.extend((0..5).map(Quarters).map(Choice::Lay));
    for heading in Heading::ALL {
        all.push(Choice::Face(heading));
        all.push(Choice::Way(heading));
        all.extend((0..4).map(|spaces| Choice::Sail(heading, spaces)));
        all.extend(seats.clone().map(|seat| Choice::Victim(seat, heading)));
    }
    for seat in seats {
        all.push(Choice::SoulFrom(seat));
        all.push(Choice::Ship(seat));
        all.extend(items.iter().map(|&item| Choice::ItemOf(seat, item)));
    }
    for &colour in Colour::ALL {
        all.extend((0..=CELLS).map(|cell| Choice::Place(colour, Cell(cell))));
    }
    all
}
