//! What hovering over a thing explains.

use super::{Speaker, ids};
use crate::voodoo_pirate::chart::Space;
use crate::voodoo_pirate::data::{Bonus, Feature, Ground, Skill};
use crate::voodoo_pirate::goods::FLEET_POWER;
use crate::voodoo_pirate::pieces::{Face, Tide};
use crate::voodoo_pirate::view::SpaceView;
use rules::kit::Texted;

impl Speaker {
    /// What a piece does. Only for who may know what it is; for others' skulls: [`Speaker::unknown_skull_tip`].
    #[must_use]
    pub fn tip(&self, face: Face) -> String {
        let id = ids::piece(face);
        match face {
            Face::Skull(skull) => self.bonus(self.data.skulls[skull as usize]),
            Face::Tile(tile) if self.is_time_out(tile) => {
                self.say_part("piece-time-out", "tip", &[])
            }
            Face::Blessed(_) => {
                let points = self.data.blessed.points;
                self.say_part(id, "tip", &[("points", points.into())])
            }
            Face::Ship(_)
            | Face::Figure(_)
            | Face::CursedFigure(_)
            | Face::Soul(_)
            | Face::Coin
            | Face::Poppet
            | Face::Object(_)
            | Face::GriGri
            | Face::Card(..)
            | Face::Tile(_)
            | Face::Harbour(_)
            | Face::Island
            | Face::Barrel(_)
            | Face::Sun
            | Face::Moon
            | Face::Jail
            | Face::Vane
            | Face::TideMarker
            | Face::Colonials
            | Face::Whirlpool => self.say_part(id, "tip", &[]),
        }
    }

    /// What is known of a skull whose reverse is not.
    #[must_use]
    pub fn unknown_skull_tip(&self) -> String {
        self.say_part("skull-unknown", "tip", &[])
    }

    /// What a skull is worth.
    #[must_use]
    pub fn bonus(&self, bonus: Bonus) -> String {
        match bonus {
            Bonus::With(object, points) => {
                let object = self.the_object(object).into();
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
                let colour = self.colour(colour).into();
                let values = [("colour", colour), ("points", points.into())];
                self.say("bonus-each-soul", &values)
            }
        }
    }

    /// What a skill does.
    #[must_use]
    pub fn skill_tip(&self, skill: Skill) -> String {
        let id = skill.text_id();
        match skill {
            Skill::Range(spaces) => self.say_part(id, "tip", &[("spaces", spaces.into())]),
            Skill::MapCoins(coins) => self.say_part(id, "tip", &[("coins", coins.into())]),
            Skill::StormRider => self.say_part(id, "tip", &[]),
            Skill::JaxAtLeast(souls) => self.say_part(id, "tip", &[("souls", souls.into())]),
            Skill::BoardItems(items) => self.say_part(id, "tip", &[("items", items.into())]),
        }
    }

    /// What a tide does.
    #[must_use]
    pub fn tide_tip(&self, tide: Tide) -> String {
        self.say_part(tide.text_id(), "tip", &[])
    }

    /// Where a space lies and what it is worth.
    #[must_use]
    pub fn space_tip(&self, space: Space) -> String {
        let values = [
            ("column", space.column().into()),
            ("row", space.row().into()),
            ("value", space.value().into()),
        ];
        self.say_part("space", "tip", &values)
    }

    /// What the ground of a space does to ships.
    #[must_use]
    pub fn ground_tip(&self, space: &SpaceView) -> String {
        match space.ground {
            Ground::Tidal(arrow) => {
                let heading = self.heading(arrow).into();
                self.say_part("ground-tidal", "tip", &[("heading", heading)])
            }
            Ground::Open | Ground::Harbour | Ground::Sea(_) | Ground::Shore => {
                self.say_part(ids::ground(space), "tip", &[])
            }
        }
    }

    /// What a feature does. An object's own text is that of its piece.
    #[must_use]
    pub fn feature_tip(&self, feature: Feature) -> String {
        let id = feature.text_id();
        match feature {
            Feature::Map => self.say_part(id, "tip", &[("coins", self.data.map_coins.into())]),
            Feature::Current(arrow) => {
                self.say_part(id, "tip", &[("heading", self.heading(arrow).into())])
            }
            Feature::Fleet => self.say_part(id, "tip", &[("power", FLEET_POWER.into())]),
            Feature::Star(colour) => {
                self.say_part(id, "tip", &[("colour", self.colour(colour).into())])
            }
            Feature::Skull | Feature::Object(_) | Feature::Coin | Feature::Portal => {
                self.say_part(id, "tip", &[])
            }
        }
    }
}
