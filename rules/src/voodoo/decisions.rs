//! Asking and answering: what stands behind both, and the questions that both games ask.

use super::{CELLS, Cell, Choice, Colour, Event, Place, Play, Question, Reason, Shares, Voodoo};
use super::{Cause, Step, TraceLine, dusk};
use rules::kit::{self, Answer, Outcome, Rules, is};
use rules::table::{Asking, Audience, Held, MOST_SEATS, Seat};

/// Asks a question: of the whole table, for whatever a rule may hold against an answer. A Cursed Pirate's choice is made by its
/// rules (`voodoo-pirate §12`).
pub(crate) fn ask<G: Voodoo>((seat, question): (Seat, G::Question), play: &mut Play<G>) {
    kit::ask(play, seat, question);
}

/// Carries out a forced answer, which was told when it was not asked.
pub(crate) fn answer<G: Voodoo>(answer: Answer<G::Question, G::Choice>, play: &mut Play<G>) {
    Rules::carry_out(answer, play);
}

/// The way in which a game asks and answers.
pub trait Decides<G: Voodoo> {
    /// Lists everything that could be an answer, in the rulebook's order; [`Decides::judge`] picks what is legal.
    fn propose(play: &Play<G>, seat: Seat, question: G::Question, to: &mut Vec<G::Choice>);

    /// Checks whether an answer is legal.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn judge(
        play: &Play<G>,
        seat: Seat,
        question: G::Question,
        choice: G::Choice,
    ) -> Result<(), G::Reason>;

    /// Carries out an answer that is legal.
    fn carry_out(play: &mut Play<G>, seat: Seat, question: G::Question, choice: G::Choice);
}

impl<G: Voodoo> Rules for Play<'_, '_, G> {
    type Game = G;

    fn next_step(&mut self) -> bool {
        let step = self.agenda.next();
        step.is_some_and(|step| {
            G::step(step, self);
            true
        })
    }

    fn asking(&self) -> &Asking<G::Question, G::Choice> {
        &self.asking
    }

    fn asking_mut(&mut self) -> &mut Asking<G::Question, G::Choice> {
        &mut self.asking
    }

    fn propose(&self, seat: Seat, question: G::Question, to: &mut Vec<G::Choice>) {
        G::propose(self, seat, question, to);
    }

    fn judge(&self, seat: Seat, question: G::Question, choice: G::Choice) -> Result<(), G::Reason> {
        G::judge(self, seat, question, choice)
    }

    fn not_asked(&self) -> G::Reason {
        match self.asking.open {
            Some(_) => Reason::NotAsked.into(),
            None => Reason::GameOver.into(),
        }
    }

    fn tell_decided(&mut self, answer: Answer<G::Question, G::Choice>, forced: bool) {
        let Answer {
            seat,
            question,
            choice,
        } = answer;
        let audience = if G::is_secret(question) {
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
        self.log.tell_to(audience, event, Cause::Round);
    }

    fn then_answer(&mut self, answer: Answer<G::Question, G::Choice>) {
        self.agenda.then(Step::Answer(answer));
    }

    fn carry_out(answer: Answer<G::Question, G::Choice>, play: &mut Self) {
        G::carry_out(play, answer.seat, answer.question, answer.choice);
    }

    fn automa(
        &self,
        seat: Seat,
        question: G::Question,
        choices: &[G::Choice],
    ) -> Option<G::Choice> {
        self.crew
            .is_cursed(seat)
            .then(|| G::cursed_choice(self, seat, question, choices))
    }

    fn note_decided(&mut self, answer: Answer<G::Question, G::Choice>, choices: &[G::Choice]) {
        if !self.log.is_traced() {
            return;
        }
        let Answer {
            seat,
            question,
            choice,
        } = answer;
        let lines = if self.crew.is_cursed(seat) {
            G::cursed_lines(self, seat, question, choices, choice)
        } else {
            let refused = kit::refused(self, seat, question).into_iter();
            let failed =
                refused.map(|(other, reason)| TraceLine::failed(other, Outcome::Forbidden(reason)));
            failed.chain([TraceLine::followed(choice)]).collect()
        };
        self.log.note_trace(|| lines);
    }
}

impl<G: Voodoo> Held<G> for Play<'_, '_, G> {
    fn rollout_policy(&self) -> Option<G::Choice> {
        G::rollout_of(self)
    }

    fn evaluate(&self) -> Option<[i32; MOST_SEATS]> {
        Some(G::evaluation_of(self))
    }

    fn faults(&self) -> Vec<String> {
        G::faults_of(self)
    }
}

/// The questions that both games ask.
impl<G: Voodoo> Play<'_, '_, G> {
    /// Checks whether the Action card played can be conjured now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub(crate) fn judge_conjure(&self, seat: Seat) -> Result<(), G::Reason> {
        is(!self.round.conjured, Reason::DoneAlready)?;
        let card = self.hands.played(seat).ok_or(Reason::NothingThere)?;
        G::judge_conjuring(self, seat, card)
    }

    /// Returns the possible answers to a question that is shared; none where a game has a list of its own.
    pub(crate) fn propose_shared(
        &self,
        seat: Seat,
        question: G::Question,
        to: &mut Vec<G::Choice>,
    ) {
        let Some(question) = question.shared() else {
            return;
        };
        let mut offer = |choice: Choice<G>| to.push(choice.into());
        match question {
            Question::PlayCard | Question::SecondCard | Question::ChooseCard => {
                G::CARDS.iter().copied().map(Choice::Play).for_each(offer);
            }
            Question::Quadrants => [1, 2].map(Choice::Quadrants).into_iter().for_each(offer),
            Question::GridSoul => Cell::all().map(Choice::GridSoul).for_each(offer),
            Question::CallColour | Question::GiveSoul(_) => {
                Colour::ALL
                    .iter()
                    .copied()
                    .map(Choice::Colour)
                    .for_each(offer);
            }
            Question::WhichSoul(colour) => self.tok_sources(seat, colour).for_each(offer),
            Question::PlaceSoul => {
                offer(Choice::Pass);
                let grid = self.holds.grid();
                let aboard = self.holds.souls_aboard(seat);
                for &colour in Colour::ALL.iter().filter(|&&c| aboard.contains(&Some(c))) {
                    for cell in Cell::all().filter(|cell| grid[usize::from(cell.0)].is_none()) {
                        offer(Choice::Place(colour, cell));
                    }
                }
            }
            Question::Turn | Question::Victim | Question::Take(_) | Question::RitualSail(_) => {}
        }
    }

    /// Returns whether an answer to a question is legal where both are shared.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub(crate) fn judge_shared(
        &self,
        seat: Seat,
        question: G::Question,
        choice: G::Choice,
    ) -> Result<(), Reason> {
        use Choice as C;
        use Question as Q;
        let (Some(question), Some(choice)) = (question.shared(), choice.shared()) else {
            return Err(Reason::NotAsked);
        };
        let there = |holds: bool| is(holds, Reason::NothingThere);
        match (question, choice) {
            (Q::PlayCard | Q::SecondCard, C::Play(card)) => self.hands.judge_card(seat, card),
            (Q::ChooseCard, C::Play(card)) => {
                let laid = [Place::FaceUp(seat), Place::SecondFaceUp(seat)];
                there(laid.iter().any(|&at| self.hands.card_at(at) == Some(card)))
            }
            (Q::PlayCard | Q::SecondCard | Q::ChooseCard, C::Pass) => Err(Reason::MustChoose),
            (Q::Quadrants, C::Quadrants(quadrants)) => {
                is((1..=2).contains(&quadrants), Reason::NoSuchThing)
            }
            (Q::GridSoul, C::GridSoul(cell)) => there(self.holds.grid_soul(cell).is_some()),
            (Q::CallColour | Q::GiveSoul(_), C::Colour(colour)) => self.judge_soul(seat, colour),
            (Q::WhichSoul(colour), choice) => there(
                self.tok_sources(seat, colour)
                    .any(|source| source == choice),
            ),
            (Q::Take(_), C::TakeCoin) => there(self.holds.coins_at(Place::Supply) > 0),
            (Q::Take(_), C::TakeSoul) => there(self.holds.can_draw(seat)),
            (Q::Take(_), C::GridSoul(cell)) => {
                there(self.holds.grid_soul(cell).is_some() && self.holds.has_soul_room(seat))
            }
            (Q::PlaceSoul, C::Pass) => Ok(()),
            (Q::PlaceSoul, C::Place(colour, cell)) => {
                let free = cell.0 < CELLS && self.holds.grid_soul(cell).is_none();
                is(free, Reason::CellTaken)?;
                self.judge_soul(seat, colour)
            }
            _ => Err(Reason::NotAsked),
        }
    }

    fn judge_soul(&self, seat: Seat, colour: Colour) -> Result<(), Reason> {
        self.holds
            .berth_of(seat, colour)
            .map(|_| ())
            .ok_or(Reason::NoSoul)
    }

    /// Carries out an answer to a question where both are shared. To pass is to do nothing.
    pub(crate) fn carry_out_shared(
        &mut self,
        seat: Seat,
        question: G::Question,
        choice: G::Choice,
    ) {
        use Choice as C;
        use Question as Q;
        let (Some(question), Some(choice)) = (question.shared(), choice.shared()) else {
            return;
        };
        match (question, choice) {
            (Q::PlayCard, C::Play(card)) => {
                let down = Place::FaceDown(seat);
                self.hands
                    .lay_card(seat, card, down, Cause::Cards, &mut self.log);
            }
            (Q::SecondCard, C::Play(card)) => {
                let down = Place::SecondFaceDown(seat);
                self.hands
                    .lay_card(seat, card, down, Cause::Bones, &mut self.log);
            }
            (Q::ChooseCard, C::Play(card)) => {
                dusk::choose_card(seat, card, &mut self.hands, &mut self.log);
            }
            (Q::Quadrants, C::Quadrants(quadrants)) => {
                self.agenda
                    .then(G::turn_wind(quadrants, Cause::WindBarrel.into()));
            }
            (Q::GridSoul, C::GridSoul(cell)) => self.take_soul(seat, Place::Grid(cell), Cause::Jax),
            (Q::CallColour, C::Colour(colour)) => self.call_colour(seat, colour),
            (Q::WhichSoul(colour), choice) => self.take_called(seat, colour, choice),
            (Q::GiveSoul(victim), C::Colour(colour)) => self.give_soul(seat, victim, colour),
            (Q::Take(_), C::TakeCoin) => {
                self.move_coin(Place::Supply, Place::Aboard(seat), Cause::Take);
            }
            (Q::Take(_), C::TakeSoul) => self.draw_soul(seat, Cause::Take),
            (Q::Take(_), C::GridSoul(cell)) => self.take_soul(seat, Place::Grid(cell), Cause::Take),
            (Q::PlaceSoul, C::Place(colour, cell)) => self.place_soul(seat, colour, cell),
            _ => {}
        }
    }

    /// Tix: gives the victim a soul of this colour.
    fn give_soul(&mut self, seat: Seat, victim: Seat, colour: Colour) {
        if let Some(berth) = self.holds.berth_of(seat, colour) {
            self.take_soul(victim, Place::Berth(seat, berth), Cause::Tix);
        }
    }
}
