//! Questions, answers and reasons in words.

use super::Speaker;
use crate::voodoo_pirate::VoodooPirate;
use crate::voodoo_pirate::choice::{Choice, Item, Question};
use crate::voodoo_pirate::data::Feature;
use crate::voodoo_pirate::event::Cause;
use crate::voodoo_pirate::pieces::{Berth, Colour};
use crate::voodoo_pirate::view::{PirateView, View};
use crate::{MOST_OBJECTS, words};
use rules::kit::{Filled, Texted};
use rules::table::Seat;

type Reader<'v> = words::Reader<'v, VoodooPirate>;

impl Speaker {
    pub(super) fn ask(&self, seat: Seat, question: Question, reader: Reader) -> Option<String> {
        let pirate = self.pirate(seat);
        Some(match question {
            Question::Goods => {
                let (feature, taker) = reader.and_then(|(seat, view)| goods(view, seat))?;
                let thing = ("thing", self.goods(feature).into());
                let room = ("room", room(feature, taker).into());
                self.say("prompt-goods-of", &[pirate, thing, room])
            }
            Question::Bottles(left, pour) => {
                self.say(pour.text_id(), &[pirate, ("left", left.into())])
            }
            Question::ParrotGives(victim, item) => {
                let soul = soul_of(reader, victim, item);
                let item = ("item", self.item(item, soul).into());
                self.say(question.text_id(), &[pirate, item, self.victim(victim)])
            }
            _ => return None,
        })
    }

    /// Returns what lies on a space, for whom may take it.
    fn goods(&self, feature: Feature) -> String {
        match feature {
            Feature::Object(object) => self.the(object),
            Feature::Skull | Feature::Coin | Feature::Map => {
                self.say_part(feature.text_id(), "thing", &[])
            }
            Feature::Current(_) | Feature::Portal | Feature::Fleet | Feature::Star(_) => {
                self.feature(feature)
            }
        }
    }

    pub(super) fn answer(&self, question: Question, choice: Choice, reader: Reader) -> String {
        let id = match choice {
            Choice::Space(_) => space_id(question),
            Choice::Cast(_) if question == Question::Turn => "choice-cast-conjure",
            Choice::Pass => pass_id(question),
            Choice::Conjure => return self.conjure(reader),
            Choice::Use(object) => {
                let object = ("object", self.the(object).into());
                return self.say("choice-use", &[object]);
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

/// Returns who decides.
fn own(reader: Reader) -> Option<Seat> {
    reader.map(|(seat, _)| seat)
}

/// Returns what the ship of a pirate lies on, and that pirate.
fn goods(view: &View, seat: Seat) -> Option<(Feature, &PirateView)> {
    let pirate = view.pirates.get(seat.index())?;
    let feature = view.at(pirate.space?).water?.feature?;
    Some((feature, pirate))
}

/// Returns whether there is room aboard for what lies there, or what has to go for it: a ship holds one skull, and so many things.
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

/// Returns what a space is chosen for.
fn space_id(question: Question) -> &'static str {
    match question {
        Question::Harbour => "choice-space-harbour",
        Question::Stars => "choice-space-stars",
        Question::Whirlpool => "choice-space-whirlpool",
        Question::Portal => "choice-space-portal",
        _ => "choice-space",
    }
}

/// Returns what it means to pass.
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
