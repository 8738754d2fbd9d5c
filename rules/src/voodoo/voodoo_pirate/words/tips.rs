//! The tips that explain a thing while it is pointed at.

use super::Speaker;
use super::names::{ground_id, piece_id};
use crate::voodoo_pirate::chart::Space;
use crate::voodoo_pirate::data::{Bonus, Feature, Ground, Skill};
use crate::voodoo_pirate::goods::FLEET_POWER;
use crate::voodoo_pirate::pieces::Face;
use crate::voodoo_pirate::view::SpaceView;
use rules::kit::Texted;

impl Speaker {
    /// Returns what a piece does. Only for who may know what it is; for others' skulls: [`Speaker::unknown_skull_tip`].
    #[must_use]
    pub fn tip(&self, face: Face) -> String {
        let id = piece_id(face);
        match face {
            Face::Skull(skull) => self.bonus(self.data.skulls[skull as usize]),
            Face::Tile(tile) if self.is_time_out(tile) => {
                self.say_part("piece-time-out", "tip", &[])
            }
            Face::Blessed(_) => {
                let points = self.data.blessed.points;
                self.say_part(id, "tip", &[("points", points.into())])
            }
            _ => self.say_part(id, "tip", &[]),
        }
    }

    /// Returns what is known of a skull whose reverse is not.
    #[must_use]
    pub fn unknown_skull_tip(&self) -> String {
        self.say_part("skull-unknown", "tip", &[])
    }

    /// Returns what a skull is worth.
    #[must_use]
    pub fn bonus(&self, bonus: Bonus) -> String {
        match bonus {
            Bonus::With(object, points) => {
                let object = self.the(object).into();
                self.say(
                    "bonus-with",
                    &[("object", object), ("points", points.into())],
                )
            }
            Bonus::EachPoppet(points) => {
                self.say("bonus-each-poppet", &[("points", points.into())])
            }
            Bonus::MostCoins(points) => self.say("bonus-most-coins", &[("points", points.into())]),
            Bonus::PowerFrom(power, points) => {
                let values = [("power", power.into()), ("points", points.into())];
                self.say("bonus-power-from", &values)
            }
            Bonus::NoSoul(points) => self.say("bonus-no-soul", &[("points", points.into())]),
            Bonus::EachSoul(colour, points) => {
                let colour = self.text(colour).into();
                let values = [("colour", colour), ("points", points.into())];
                self.say("bonus-each-soul", &values)
            }
        }
    }

    /// Returns what a skill does.
    #[must_use]
    pub fn skill_tip(&self, skill: Skill) -> String {
        let number = match skill {
            Skill::StormRider => return self.say_part(skill.text_id(), "tip", &[]),
            Skill::Range(spaces) => ("spaces", spaces.into()),
            Skill::MapCoins(coins) => ("coins", coins.into()),
            Skill::JaxAtLeast(souls) => ("souls", souls.into()),
            Skill::BoardItems(items) => ("items", items.into()),
        };
        self.say_part(skill.text_id(), "tip", &[number])
    }

    /// Returns where a space lies and what it is worth.
    #[must_use]
    pub fn space_tip(&self, space: Space) -> String {
        let values = [
            ("column", space.column().into()),
            ("row", space.row().into()),
            ("value", space.value().into()),
        ];
        self.say_part("space", "tip", &values)
    }

    /// Returns what the ground of a space does to ships.
    #[must_use]
    pub fn ground_tip(&self, space: &SpaceView) -> String {
        match space.ground {
            Ground::Tidal(arrow) => {
                let heading = self.text(arrow).into();
                self.say_part("ground-tidal", "tip", &[("heading", heading)])
            }
            _ => self.say_part(ground_id(space), "tip", &[]),
        }
    }

    /// Returns what a feature does. An object's own text is that of its piece.
    #[must_use]
    pub fn feature_tip(&self, feature: Feature) -> String {
        let id = feature.text_id();
        match feature {
            Feature::Map => {
                self.say_part(id, "tip", &[("coins", self.data.start.map_coins.into())])
            }
            Feature::Current(arrow) => {
                self.say_part(id, "tip", &[("heading", self.text(arrow).into())])
            }
            Feature::Fleet => self.say_part(id, "tip", &[("power", FLEET_POWER.into())]),
            Feature::Star(colour) => {
                self.say_part(id, "tip", &[("colour", self.text(colour).into())])
            }
            _ => self.say_part(id, "tip", &[]),
        }
    }
}
