//! Questions and answers in words.

use super::Speaker;
use crate::kit::Texted;
use crate::table::Seat;
use crate::voodoo::MOST_OBJECTS;
use crate::voodoo_cards::choice::{Choice, Question};
use crate::voodoo_cards::event::Cause;
use crate::voodoo_cards::pieces::Face;
use crate::voodoo_cards::view::View;

impl Speaker {
    /// A question, with what the pirate sees that matters for it: a ship that the wind holds, a hold that is full.
    #[must_use]
    pub fn prompt_in(&self, view: &View, seat: Seat, question: Question) -> String {
        let pirate = view.pirates.get(seat.index());
        match question {
            Question::PlaceSoul if pirate.is_some_and(|pirate| pirate.stuck) => {
                self.place_soul(seat, Some(view.wind))
            }
            Question::Goods => {
                let held = pirate.map_or(0, |pirate| pirate.objects.len());
                let full = held >= usize::from(MOST_OBJECTS);
                let room = ("room", if full { "full" } else { "free" }.into());
                self.say("prompt-goods", &[self.pirate(seat), room])
            }
            Question::Swap(victim) => match pirate.and_then(|pirate| pirate.blessed.flatten()) {
                Some(rank) => {
                    let card = ("card", self.piece(Face::Blessed(rank)).into());
                    self.say(
                        "prompt-swap-own",
                        &[self.pirate(seat), self.victim(victim), card],
                    )
                }
                None => self.prompt(seat, question),
            },
            _ => self.prompt(seat, question),
        }
    }

    /// A question, to the pirate whose decision it is.
    #[must_use]
    pub fn prompt(&self, seat: Seat, question: Question) -> String {
        let id = question.text_id();
        let pirate = self.pirate(seat);
        match question {
            Question::Stars(colour) | Question::WhichSoul(colour) => {
                self.say(id, &[pirate, ("colour", self.colour(colour).into())])
            }
            Question::GiveSoul(victim)
            | Question::Board(victim)
            | Question::Swap(victim)
            | Question::AnswerFire(victim) => self.say(id, &[pirate, self.victim(victim)]),
            Question::Take(left) => self.say(id, &[pirate, ("left", left.into())]),
            Question::RitualSail(most) => self.say(id, &[pirate, ("most", most.into())]),
            Question::PlaceSoul => self.place_soul(seat, None),
            Question::Goods => self.say(id, &[pirate, ("room", "free".into())]),
            _ => self.say(id, &[pirate]),
        }
    }

    /// An answer, with what whoever sees this view knows of it.
    #[must_use]
    pub fn choice_in(&self, view: &View, seat: Seat, question: Question, choice: Choice) -> String {
        match choice {
            Choice::Conjure => {
                let pirate = view.pirates.get(seat.index());
                self.conjure(pirate.and_then(|pirate| pirate.face_up))
            }
            Choice::Quadrants(quadrants) => self.quadrants(quadrants, Some(view.wind)),
            Choice::GridSoul(cell) => {
                let grid = view.grid.get(usize::from(cell.0));
                self.grid_soul(cell, grid.copied().flatten())
            }
            Choice::TakeSpent => match view.spent.first() {
                Some(&object) => {
                    let object = ("object", self.the_object(object).into());
                    self.say("choice-take-spent-of", &[object])
                }
                None => self.choice(question, choice),
            },
            _ => self.choice(question, choice),
        }
    }

    /// An answer, as it stands on a button.
    #[must_use]
    pub fn choice(&self, question: Question, choice: Choice) -> String {
        let space = |space| ("space", self.space(space).into());
        let cell = |cell| ("cell", self.cell(cell).into());
        let colour = |colour| ("colour", self.colour(colour).into());
        let object = |object| ("object", self.the_object(object).into());
        let heading = |heading| ("heading", self.heading(heading).into());
        match choice {
            Choice::Space(to) => self.say(space_id(question), &[space(to)]),
            Choice::Play(card) => {
                let id = if question == Question::SecondCard {
                    "choice-lay-card"
                } else {
                    "choice-play"
                };
                self.say(id, &[("card", self.card(card).into())])
            }
            Choice::Cast(barrel, paid) => self.say("choice-cast", &[self.on(barrel), colour(paid)]),
            Choice::Magic(barrel) => self.say("choice-magic", &[self.on(barrel)]),
            Choice::MagicStar(star) => self.say("choice-magic-star", &[colour(star)]),
            Choice::Pass => self.say(pass_id(question), &[]),
            Choice::Conjure => self.conjure(None),
            Choice::Barrel(barrel) => self.say("choice-barrel", &[self.on(barrel)]),
            Choice::Use(used) => self.say("choice-use", &[object(used)]),
            Choice::Face(way) => self.say("choice-face", &[heading(way)]),
            Choice::Quadrants(quadrants) => self.quadrants(quadrants, None),
            Choice::Flip(at) => self.say("choice-flip", &[space(at)]),
            Choice::Switch(at) => {
                let other = ("other", self.space(at.opposite()).into());
                self.say("choice-switch", &[space(at), other])
            }
            Choice::GridSoul(at) => self.grid_soul(at, None),
            Choice::SoulFrom(seat) => self.say("choice-soul-from", &[self.pirate(seat)]),
            Choice::Colour(which) => {
                let id = match question {
                    Question::CallColour => "choice-colour-call",
                    Question::GiveSoul(_) => "choice-colour-give",
                    _ => "choice-colour-answer",
                };
                self.say(id, &[colour(which)])
            }
            Choice::Victim(victim, way) => {
                self.say("choice-victim", &[self.victim(victim), heading(way)])
            }
            Choice::TakeCoin => self.say("choice-take-coin", &[]),
            Choice::TakeTop => self.say("choice-take-top", &[]),
            Choice::TakeSpent => self.say("choice-take-spent", &[]),
            Choice::TakeSoul => self.say("choice-take-soul", &[]),
            Choice::Place(soul, at) => self.say("choice-place", &[colour(soul), cell(at)]),
            Choice::Sail(way, spaces) => {
                self.say("choice-sail", &[heading(way), ("spaces", spaces.into())])
            }
            Choice::Item(item) => self.say("choice-item", &[("item", self.item(item).into())]),
            Choice::Swap => self.say("choice-swap", &[]),
            Choice::GiveUp(given) => self.say("choice-give-up", &[object(given)]),
            Choice::Bury => self.say("choice-bury", &[]),
            Choice::Fetch(fetched) => self.say("choice-fetch", &[object(fetched)]),
            Choice::Trade(given, taken) => {
                let taken = ("taken", self.colour(taken).into());
                self.say(
                    "choice-trade",
                    &[("given", self.colour(given).into()), taken],
                )
            }
            Choice::Keep(kept) => self.say("choice-keep", &[object(kept)]),
            Choice::Way(way) => self.say("choice-way", &[heading(way)]),
        }
    }
}

/// The rule that asks a question.
pub(super) fn rule_of(question: Question) -> Cause {
    match question {
        Question::Start => Cause::Setup,
        Question::PlayCard => Cause::Cards,
        Question::Barrel => Cause::Casting,
        Question::SecondCard | Question::ChooseCard => Cause::Bones,
        Question::Stars(_) => Cause::Stars,
        Question::Turn => Cause::Round,
        Question::Quadrants => Cause::WindBarrel,
        Question::Sea => Cause::SeaBarrel,
        Question::GridSoul => Cause::Jax,
        Question::CallColour | Question::WhichSoul(_) => Cause::Tok,
        Question::Victim | Question::GiveSoul(_) => Cause::Tix,
        Question::Take(_) => Cause::Take,
        Question::PlaceSoul | Question::RitualSail(_) => Cause::Ritual,
        Question::Course => Cause::Compass,
        Question::Board(_) => Cause::Boarding,
        Question::Swap(_) => Cause::Blessed,
        Question::Goods => Cause::SkullHeader,
        Question::GiveUp => Cause::Room,
        Question::Sand => Cause::Sand,
        Question::Fetch => Cause::VoodooMask,
        Question::Trade | Question::LastTrade => Cause::Octopus,
        Question::Search => Cause::Shipwreck,
        Question::Whisper => Cause::GhostWhisper,
        Question::AnswerFire(_) => Cause::GhostShip,
    }
}

/// What a space is chosen for.
fn space_id(question: Question) -> &'static str {
    match question {
        Question::Start => "choice-space-start",
        Question::Stars(_) => "choice-space-stars",
        _ => "choice-space-course",
    }
}

/// What it means to pass.
fn pass_id(question: Question) -> &'static str {
    match question {
        Question::Barrel => "choice-pass-barrel",
        Question::Course => "choice-pass-course",
        Question::Stars(_) => "choice-pass-stars",
        Question::PlaceSoul => "choice-pass-soul",
        Question::Board(_) => "choice-pass-board",
        Question::Swap(_) => "choice-pass-swap",
        Question::Goods => "choice-pass-goods",
        Question::Sand => "choice-pass-sand",
        Question::Search => "choice-pass-search",
        Question::AnswerFire(_) => "choice-pass-answer",
        _ => "choice-pass",
    }
}
