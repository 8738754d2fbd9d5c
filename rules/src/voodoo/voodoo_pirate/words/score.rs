//! Why a pirate has its points, from what is seen of it.

use super::Speaker;
use crate::voodoo_pirate::pieces::{Colour, Face};
use crate::voodoo_pirate::view::PirateView;

impl Speaker {
    /// Returns what made a pirate's points of a source, by its name in files, as [`Score::sources`] has it.
    ///
    /// [`Score::sources`]: crate::voodoo_pirate::score::Score::sources
    #[must_use]
    pub fn score_why(&self, pirate: &PirateView, source: &str) -> String {
        match source {
            "location" => self.why_location(pirate),
            "coins" => self.why_coins(pirate),
            "power" => self.say("score-why-power", &[]),
            "souls" => self.why_souls(pirate),
            "objects" => self.why_skulls(pirate),
            "blessed" => self.why_blessed(pirate.blessed.flatten(), pirate.score.blessed),
            _ => self.score_tip(source),
        }
    }

    fn why_location(&self, pirate: &PirateView) -> String {
        let Some(space) = pirate.space else {
            return self.say("score-why-nowhere", &[]);
        };
        let values = [
            ("space", self.space(space).into()),
            ("points", pirate.score.location.into()),
        ];
        let id = if pirate.ashore {
            "score-why-ashore"
        } else {
            "score-why-location"
        };
        self.say(id, &values)
    }

    fn why_coins(&self, pirate: &PirateView) -> String {
        let coins = ("coins", (pirate.coins + pirate.buried_coins).into());
        match pirate.buried_coins {
            0 => self.say("score-why-coins", &[coins]),
            buried => self.say(
                "score-why-coins-buried",
                &[coins, ("buried", buried.into())],
            ),
        }
    }

    fn why_souls(&self, pirate: &PirateView) -> String {
        let held: Vec<(Colour, u8)> = Colour::ALL
            .iter()
            .copied()
            .zip(pirate.souls_by_colour())
            .filter(|(_, count)| *count > 0)
            .collect();
        let list: Vec<String> = held
            .iter()
            .map(|&(colour, count)| {
                let values = [
                    ("count", count.into()),
                    ("colour", self.text(colour).into()),
                ];
                self.say("score-why-soul", &values)
            })
            .collect();
        let souls = ("souls", list.join(&self.say("list-comma", &[])).into());
        let points = pirate.score.souls;
        let leads = held.iter().find(|(_, count)| *count as i8 == points);
        match leads {
            Some(&(colour, _)) => {
                let colour = ("colour", self.text(colour).into());
                self.say(
                    "score-why-souls",
                    &[souls, colour, ("points", points.into())],
                )
            }
            None if held.is_empty() => self.say("score-why-no-soul", &[]),
            None => self.say("score-why-souls-tie", &[souls]),
        }
    }

    fn why_skulls(&self, pirate: &PirateView) -> String {
        let mut lines: Vec<String> = pirate
            .skulls
            .iter()
            .zip(&pirate.skull_worth)
            .map(|(skull, worth)| match (skull.thing, *worth) {
                (Some(skull), Some(points)) => {
                    let values = [
                        ("skull", self.text(skull).into()),
                        ("points", points.into()),
                        ("bonus", self.tip(Face::Skull(skull)).into()),
                    ];
                    self.say("score-why-skull", &values)
                }
                _ => self.unknown_skull_tip(),
            })
            .collect();
        if lines.is_empty() {
            return self.say("score-why-no-skull", &[]);
        }
        if pirate.cursed {
            let points = self.data.cursed.skull_worth.into();
            lines.push(self.say("score-why-skull-cursed", &[("points", points)]));
        }
        lines.join("\n")
    }
}
