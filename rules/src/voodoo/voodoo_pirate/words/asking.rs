//! Questions, answers and reasons in words.

use super::Speaker;
use crate::MOST_OBJECTS;
use crate::voodoo_pirate::choice::{Choice, Item, Question};
use crate::voodoo_pirate::data::Feature;
use crate::voodoo_pirate::event::Cause;
use crate::voodoo_pirate::pieces::{Berth, Cell, Colour};
use crate::voodoo_pirate::view::{PirateView, View};
use rules::kit::{Filled, Texted};
use rules::table::Seat;

/// Who decides, and what it sees while it does.
type Reader<'v> = Option<(Seat, &'v View)>;

impl Speaker {
    /// A question, to the pirate whose decision it is.
    #[must_use]
    pub fn prompt(&self, seat: Seat, question: Question) -> String {
        self.ask(seat, question, None)
    }

    /// A question, in which what the pirate sees is named: a soul by its colour, goods by what they are.
    #[must_use]
    pub fn prompt_in(&self, view: &View, seat: Seat, question: Question) -> String {
        self.ask(seat, question, Some((seat, view)))
    }

    /// An answer, as it stands on a button.
    #[must_use]
    pub fn choice(&self, question: Question, choice: Choice) -> String {
        self.answer(question, choice, None)
    }

    /// An answer, in which what the pirate sees is named: souls by their colours, the card played, the wind to come.
    #[must_use]
    pub fn choice_in(&self, view: &View, seat: Seat, question: Question, choice: Choice) -> String {
        self.answer(question, choice, Some((seat, view)))
    }

    fn ask(&self, seat: Seat, question: Question, reader: Reader) -> String {
        let pirate = self.pirate(seat);
        match question {
            Question::PlaceSoul => {
                let stuck = reader.filter(|(seat, view)| {
                    let pirate = view.pirates.get(seat.index());
                    pirate.is_some_and(|pirate| pirate.stuck)
                });
                return self.place_soul(seat, stuck.map(|(_, view)| view.wind));
            }
            Question::Goods => {
                if let Some((feature, taker)) = reader.and_then(|(seat, view)| goods(view, seat)) {
                    let thing = ("thing", self.goods(feature).into());
                    let room = ("room", room(feature, taker).into());
                    return self.say("prompt-goods-of", &[pirate, thing, room]);
                }
            }
            Question::Bottles(left, pour) => {
                return self.say(pour.text_id(), &[pirate, ("left", left.into())]);
            }
            Question::ParrotGives(victim, item) => {
                let soul = soul_of(reader, victim, item);
                let item = ("item", self.item(item, soul).into());
                return self.say(question.text_id(), &[pirate, item, self.victim(victim)]);
            }
            _ => {}
        }
        let mut values = question.filled(self);
        values.push(pirate);
        self.say(question.text_id(), &values)
    }

    /// What lies on a space, for whom may take it.
    fn goods(&self, feature: Feature) -> String {
        match feature {
            Feature::Object(object) => self.the_object(object),
            Feature::Skull | Feature::Coin | Feature::Map => {
                self.say_part(feature.text_id(), "thing", &[])
            }
            Feature::Current(_) | Feature::Portal | Feature::Fleet | Feature::Star(_) => {
                self.feature(feature)
            }
        }
    }

    fn answer(&self, question: Question, choice: Choice, reader: Reader) -> String {
        let id = match choice {
            Choice::Space(_) => space_id(question),
            Choice::Play(_) if question == Question::SecondCard => "choice-lay-card",
            Choice::Cast(_) if question == Question::Turn => "choice-cast-conjure",
            Choice::Colour(_) => match question {
                Question::CallColour => "choice-colour-call",
                Question::GiveSoul(_) => "choice-colour-give",
                _ => "choice-colour",
            },
            Choice::Pass => pass_id(question),
            Choice::Conjure => {
                let pirate = reader.and_then(|(seat, view)| view.pirates.get(seat.index()));
                return self.conjure(pirate.and_then(|pirate| pirate.face_up[0]));
            }
            Choice::Use(object) => {
                let object = ("object", self.the_object(object).into());
                return self.say("choice-use", &[object]);
            }
            Choice::Quadrants(quadrants) => {
                return self.quadrants(quadrants, reader.map(|(_, view)| view.wind));
            }
            Choice::GridSoul(cell) => {
                return self.grid_soul(cell, reader.and_then(|(_, view)| on_grid(view, cell)));
            }
            Choice::Bury(item) => {
                return self.item_answer("choice-bury", item, own(reader), reader);
            }
            Choice::GiveBack(item) => {
                return self.item_answer("choice-give-back", item, own(reader), reader);
            }
            Choice::Item(item) => {
                let (id, owner) = match question {
                    Question::ParrotGives(..) => ("choice-item-give", own(reader)),
                    Question::Board(victim, _) => ("choice-item-take", Some(victim)),
                    _ => ("choice-item-take", None),
                };
                return self.item_answer(id, item, owner, reader);
            }
            Choice::ItemOf(victim, item) => {
                let soul = soul_of(reader, victim, item);
                let item = ("item", self.item(item, soul).into());
                return self.say("choice-item-of", &[item, self.victim(victim)]);
            }
            _ => choice.text_id(),
        };
        self.say(id, &choice.filled(self))
    }

    fn item_answer(&self, id: &str, item: Item, owner: Option<Seat>, reader: Reader) -> String {
        let soul = owner.and_then(|owner| soul_of(reader, owner, item));
        self.say(id, &[("item", self.item(item, soul).into())])
    }
}

/// Who decides.
fn own(reader: Reader) -> Option<Seat> {
    reader.map(|(seat, _)| seat)
}

/// What the ship of a pirate lies on, and that pirate.
fn goods(view: &View, seat: Seat) -> Option<(Feature, &PirateView)> {
    let pirate = view.pirates.get(seat.index())?;
    let feature = view.at(pirate.space?).water?.feature?;
    Some((feature, pirate))
}

/// Whether there is room aboard for what lies there, or what has to go for it: a ship holds one skull, and so many things.
fn room(feature: Feature, pirate: &PirateView) -> &'static str {
    let held = pirate.objects.len() + pirate.skulls.len();
    match feature {
        Feature::Skull if !pirate.skulls.is_empty() => "skull",
        Feature::Skull | Feature::Object(_) if held >= usize::from(MOST_OBJECTS) => "full",
        _ => "free",
    }
}

/// The colour of a soul aboard a ship, where the item is one and it is there.
fn soul_of(reader: Reader, owner: Seat, item: Item) -> Option<Colour> {
    let Item::Soul(berth) = item else {
        return None;
    };
    aboard(reader?.1, owner, berth)
}

fn aboard(view: &View, owner: Seat, berth: Berth) -> Option<Colour> {
    let souls = &view.pirates.get(owner.index())?.souls;
    souls.get(usize::from(berth))?.map(|held| held.thing)
}

fn on_grid(view: &View, cell: Cell) -> Option<Colour> {
    view.grid.get(usize::from(cell.0)).copied().flatten()
}

/// The rule that asks a question: for goods, that of what the ship lies on.
pub(super) fn rule_of(view: &View, seat: Seat, question: Question) -> Cause {
    match question {
        Question::Harbour => Cause::Setup,
        Question::PlayCard => Cause::Cards,
        Question::CastPoppet => Cause::Casting,
        Question::SecondCard | Question::ChooseCard => Cause::Bones,
        Question::Bury => Cause::Sand,
        Question::Stars => Cause::Stars,
        Question::Turn => Cause::Round,
        Question::Quadrants => Cause::WindBarrel,
        Question::Whirlpool => Cause::Whirlpool,
        Question::GridSoul => Cause::Jax,
        Question::CallColour | Question::WhichSoul(_) => Cause::Tok,
        Question::Victim | Question::GiveSoul(_) => Cause::Tix,
        Question::Take(_) => Cause::Take,
        Question::PlaceSoul | Question::RitualSail(_) => Cause::Ritual,
        Question::LayTile(_) => Cause::NewTile,
        Question::Board(..) => Cause::Boarding,
        Question::Portal => Cause::Portal,
        Question::Goods => match goods(view, seat) {
            Some((Feature::Coin, _)) => Cause::CoinSpace,
            Some((Feature::Map, _)) => Cause::Map,
            Some((Feature::Skull, _)) => Cause::SkullSpace,
            _ => Cause::ObjectSpace,
        },
        Question::GiveBack => Cause::Room,
        Question::Bottles(..) => Cause::TwinBottles,
        Question::ParrotTakes | Question::ParrotGives(..) => Cause::Parrot,
        Question::Oars => Cause::SilentOars,
        Question::GhostWind => Cause::GhostWind,
    }
}

/// What a space is chosen for.
fn space_id(question: Question) -> &'static str {
    match question {
        Question::Harbour => "choice-space-harbour",
        Question::Stars => "choice-space-stars",
        Question::Whirlpool => "choice-space-whirlpool",
        Question::Portal => "choice-space-portal",
        _ => "choice-space",
    }
}

/// What it means to pass.
fn pass_id(question: Question) -> &'static str {
    match question {
        Question::CastPoppet => "choice-pass-cast",
        Question::Bury => "choice-pass-bury",
        Question::Stars => "choice-pass-stars",
        Question::PlaceSoul => "choice-pass-soul",
        Question::Board(..) => "choice-pass-board",
        Question::Goods => "choice-pass-goods",
        Question::Bottles(..) => "choice-pass-bottles",
        _ => "choice-pass",
    }
}
