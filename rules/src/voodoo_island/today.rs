//! The rules of a day, as the island card in force changes them (`voodoo-island §4`).

use super::data::{Data, IslandEffect, Numbers};
use super::values::{IslandCard, Reason, Supply};

/// The rules of a day: the numbers of the game, as the island card in force changes them.
#[derive(Debug, Clone, Copy)]
pub struct Today<'a> {
    /// The effect of the island card in force; none before one is turned.
    pub effect: Option<IslandEffect>,
    numbers: &'a Numbers,
}

impl<'a> Today<'a> {
    /// Returns the rules of a day with this island card.
    #[must_use]
    pub fn of(data: &'a Data, card: Option<IslandCard>) -> Self {
        Self {
            effect: card.map(|card| data.islands[card as usize]),
            numbers: &data.numbers,
        }
    }

    /// Returns how much mist is rolled at dawn (`voodoo-island §6`).
    #[must_use]
    pub fn mist_rolls(self) -> u8 {
        match self.effect {
            Some(IslandEffect::MistRolls(rolls)) => rolls,
            _ => self.numbers.mist_rolls,
        }
    }

    /// Returns the steps of a round of the day, before all that adds to them (`voodoo-island §8`).
    #[must_use]
    pub fn steps(self) -> u8 {
        match self.effect {
            Some(IslandEffect::Steps(steps)) => steps,
            _ => self.numbers.steps,
        }
    }

    /// Returns how many supplies an expedition card costs (`voodoo-island §7`).
    #[must_use]
    pub fn price(self) -> u8 {
        match self.effect {
            Some(IslandEffect::Price(price)) => price.get(),
            _ => self.numbers.price.get(),
        }
    }

    /// Returns how many more of a supply tiles and helpers give.
    #[must_use]
    pub fn more_of(self, supply: Supply) -> u8 {
        match self.effect {
            Some(IslandEffect::More(one, more)) if one == supply => more,
            _ => 0,
        }
    }

    /// Returns whether locusts have left none of a supply.
    #[must_use]
    pub fn is_eaten(self, supply: Supply) -> bool {
        matches!(self.effect, Some(IslandEffect::Without(one, other)) if [one, other].contains(&supply))
    }

    /// Returns what a helper on a supply place brings, before [`Today::more_of`] (`voodoo-island §7`).
    #[must_use]
    pub fn helper_brings(self) -> u8 {
        match self.effect {
            Some(IslandEffect::HelpersBring(brings)) => brings,
            _ => self.numbers.helper_brings,
        }
    }

    /// Judges whether helpers can be sent for a supply.
    ///
    /// # Errors
    /// The reason for which they cannot.
    pub fn judge_fetching(self, supply: Supply) -> Result<(), Reason> {
        if self.effect == Some(IslandEffect::NoHelpers) {
            return Err(Reason::NoHelpersToday);
        }
        (!self.is_eaten(supply)).then_some(()).ok_or(Reason::Eaten)
    }

    /// Returns whether neither cards nor helpers move the helicopter (`voodoo-island §9`).
    #[must_use]
    pub fn helicopter_stays(self) -> bool {
        let stays = [IslandEffect::EngineTrouble, IslandEffect::LastDay];
        self.effect.is_some_and(|effect| stays.contains(&effect))
    }

    /// Returns the damage of an axe (`voodoo-island §10`).
    #[must_use]
    pub fn axe_damage(self) -> u8 {
        let damage = match self.effect {
            Some(IslandEffect::AxeDamage(damage)) => damage,
            _ => self.numbers.axe_damage,
        };
        self.damage(damage)
    }

    /// Returns the damage of an axe or a warrior that does so much on other days (`voodoo-island §10`).
    #[must_use]
    pub fn damage(self, usual: u8) -> u8 {
        match self.effect {
            Some(IslandEffect::MoreDamage(more)) => usual + more,
            _ => usual,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::VoodooIsland;
    use rules::table::Packed;

    fn today(card: IslandCard) -> Today<'static> {
        Today::of(VoodooIsland::standard(), Some(card))
    }

    #[test]
    fn on_market_day_a_card_costs_one_supply() {
        assert_eq!(Today::of(VoodooIsland::standard(), None).price(), 2);
        assert_eq!(today(IslandCard::MarketDay).price(), 1);
    }

    #[test]
    fn helpers_fetch_nothing_that_is_eaten_and_nothing_at_all_from_an_offended_tribe() {
        let eaten = today(IslandCard::Locusts);
        assert_eq!(eaten.judge_fetching(Supply::Berries), Err(Reason::Eaten));
        assert_eq!(eaten.judge_fetching(Supply::Water), Ok(()));
        let refused = today(IslandCard::OffendedTribe).judge_fetching(Supply::Water);
        assert_eq!(refused, Err(Reason::NoHelpersToday));
    }

    #[test]
    fn a_cloudburst_gives_more_water_and_a_generous_tribe_more_of_all() {
        let rain = today(IslandCard::Cloudburst);
        assert_eq!([rain.helper_brings(), rain.more_of(Supply::Water)], [2, 1]);
        assert_eq!(rain.more_of(Supply::Fish), 0);
        assert_eq!(today(IslandCard::GenerousTribe).helper_brings(), 3);
    }

    #[test]
    fn an_axe_does_the_damage_of_the_day() {
        assert_eq!(today(IslandCard::TruceOfTheElders).axe_damage(), 4);
        let moon = today(IslandCard::BloodMoon);
        assert_eq!([moon.axe_damage(), moon.damage(2)], [5, 3]);
        let rust = today(IslandCard::RustAndRot);
        assert_eq!([rust.axe_damage(), rust.damage(2)], [2, 2]);
    }

    #[test]
    fn the_helicopter_stays_with_engine_trouble_and_on_the_last_day() {
        assert!(today(IslandCard::EngineTrouble).helicopter_stays());
        assert!(today(IslandCard::TheLastDay).helicopter_stays());
        assert!(!today(IslandCard::RestlessPilot).helicopter_stays());
    }

    #[test]
    fn tangled_trails_leave_one_step_and_a_clear_morning_brings_no_mist() {
        assert_eq!(today(IslandCard::TangledTrails).steps(), 1);
        assert_eq!(today(IslandCard::ClearMorning).steps(), 2);
        assert_eq!(today(IslandCard::ClearMorning).mist_rolls(), 0);
        assert_eq!(today(IslandCard::CreepingFog).mist_rolls(), 6);
    }
}
