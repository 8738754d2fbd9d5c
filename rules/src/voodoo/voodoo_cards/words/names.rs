//! Names of everything on the table, and what hovering over it explains.

use super::Speaker;
use crate::voodoo_cards::choice::Item;
use crate::voodoo_cards::data::{Effect, Feature, Water};
use crate::voodoo_cards::pieces::{Face, Object, SeaCard};
use crate::voodoo_cards::ring::Space;
use crate::voodoo_cards::view::PirateView;
use rules::kit::{Said, Texted};
use rules::table::words::Value;

impl Said<Speaker> for Space {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        speaker.space(self).into()
    }
}

impl Said<Speaker> for Item {
    fn said(self, speaker: &Speaker) -> Value<'static> {
        speaker.item(self).into()
    }
}

impl Speaker {
    /// A space: `space 3`; the cardinal ones by their points.
    #[must_use]
    pub fn space(&self, space: Space) -> String {
        self.say("space", &[("hour", space.hour().into())])
    }

    /// Returns what an object does.
    #[must_use]
    pub fn object_tip(&self, object: Object) -> String {
        match self.data.effect(object) {
            Effect::Worth(points) => self.say("does-worth", &[("points", points.into())]),
            Effect::EachSoul {
                points,
                colour,
                each,
            } => {
                let colour = ("colour", self.text(colour).into());
                let values = [("points", points.into()), colour, ("each", each.into())];
                self.say("does-each-soul", &values)
            }
            Effect::Pair { alone, both } => {
                let values = [("alone", alone.into()), ("both", both.into())];
                self.say("does-pair", &values)
            }
            Effect::Search(cards) => self.say("does-search", &[("cards", cards.into())]),
            Effect::Curse => self.say("does-curse", &[]),
            Effect::Compass => self.say("does-compass", &[]),
            Effect::Fetch => self.say("does-fetch", &[]),
            Effect::TradeSoul => self.say("does-trade-soul", &[]),
            Effect::FreeBarrel => self.say("does-free-barrel", &[]),
            Effect::AnswerFire => self.say("does-answer-fire", &[]),
            Effect::Maelstrom => self.say("does-maelstrom", &[]),
            Effect::Whisper => self.say("does-whisper", &[]),
        }
    }

    /// Returns what it does.
    #[must_use]
    pub fn feature_tip(&self, feature: Feature) -> String {
        let id = feature.text_id();
        match feature {
            Feature::Map => {
                let coins = self.data.start.map_coins.into();
                self.say_part(id, "tip", &[("coins", coins)])
            }
            Feature::Current(arrow) => {
                self.say_part(id, "tip", &[("heading", self.text(arrow).into())])
            }
            Feature::NightWatch | Feature::Sand => self.say_part(id, "tip", &[]),
        }
    }

    /// A space's water: what the wind does there, its value, its star and its skull, a line each.
    #[must_use]
    pub fn water_tip(&self, water: Water) -> String {
        let id = if water.haunted {
            "water-haunted"
        } else {
            "water-fair"
        };
        let mut lines = vec![self.say(id, &[("value", water.value.into())])];
        if let Some(star) = water.star {
            lines.push(self.say("water-star", &[("colour", self.text(star).into())]));
        }
        if water.skull {
            lines.push(self.say("water-skull", &[]));
        }
        lines.extend(water.feature.map(|feature| self.feature_tip(feature)));
        lines.join("\n")
    }

    /// An item: `a coin`, `the Octopus`.
    #[must_use]
    pub fn item(&self, item: Item) -> String {
        self.piece(match item {
            Item::Compass => Face::Compass,
            Item::Coin => Face::Coin,
            Item::Soul(colour) => Face::Soul(colour),
            Item::Object(object) => Face::Object(object),
            Item::GriGri => Face::GriGri,
        })
    }

    /// A piece in a sentence: `a blue soul`, `Anna's ship`. Only for who may know what it is.
    #[must_use]
    pub fn piece(&self, face: Face) -> String {
        let id = face.text_id();
        match face {
            Face::Ship(seat) | Face::Figure(seat) => self.say(id, &[self.pirate(seat)]),
            Face::Soul(colour) => self.say(id, &[("colour", self.text(colour).into())]),
            Face::Object(object) => self.the(object),
            Face::Card(seat, card) => {
                let card = ("card", self.text(card).into());
                self.say(id, &[self.pirate(seat), card])
            }
            Face::Sea(SeaCard::Numbered(number)) => self.say(id, &[("number", number.into())]),
            Face::Sea(SeaCard::Cardinal(wind)) => {
                self.say("piece-cardinal", &[("wind", self.text(wind).into())])
            }
            Face::Blessed(rank) => self.say(id, &[("rank", self.text(rank).into())]),
            // Nothing is filled into the names of the others.
            _ => self.say(id, &[]),
        }
    }

    /// Returns what a piece does. Only for who may know what it is.
    #[must_use]
    pub fn tip(&self, face: Face) -> String {
        match face {
            Face::Object(object) => self.object_tip(object),
            Face::Card(_, card) => self.does(card),
            Face::Blessed(_) => {
                let points = self.data.start.blessed_points.into();
                self.say_part(face.text_id(), "tip", &[("points", points)])
            }
            Face::Sea(SeaCard::Cardinal(wind)) => self.does(wind),
            _ => self.say_part(face.text_id(), "tip", &[]),
        }
    }

    /// Returns what made a pirate's points of a source, by its name in files.
    #[must_use]
    pub fn score_why(&self, pirate: &PirateView, source: &str) -> String {
        match source {
            "location" => match pirate.space {
                Some(space) => {
                    let space = ("space", self.space(space).into());
                    let points = ("points", pirate.score.location.into());
                    self.say("score-why-location", &[space, points])
                }
                None => self.say("score-why-nowhere", &[]),
            },
            "coins" => {
                let values = [
                    ("coins", pirate.coins.into()),
                    ("points", pirate.score.coins.into()),
                ];
                self.say("score-why-coins", &values)
            }
            "power" => self.say("score-why-power", &[]),
            "blessed" => self.why_blessed(pirate.blessed.flatten(), pirate.score.blessed),
            "objects" => {
                let objects = pirate.objects.iter().map(|&object| {
                    let values = [
                        ("object", self.text(object).into()),
                        ("does", self.object_tip(object).into()),
                    ];
                    self.say("score-why-object", &values)
                });
                let objects: Vec<String> = objects.collect();
                if objects.is_empty() {
                    return self.say("score-why-no-object", &[]);
                }
                objects.join("\n")
            }
            _ => self.score_tip(source),
        }
    }
}
