//! Voodoo Pirate's own part of the table in words: its chart, its weather, its things aboard and its supplies.

#[cfg(test)]
mod tests;

use crate::table::figures::capital;
use crate::table::{Said, Seen, Telling, TextSection};
use crate::voodoo::told::{list, say};
use games::voodoo_pirate::chart::{COLUMNS, Heading, Quarters, ROWS, Space};
use games::voodoo_pirate::data::{Feature, Ground};
use games::voodoo_pirate::pieces::{Face, Figure, Object, Wind};
use games::voodoo_pirate::view::{Held, PirateView, SpaceView};
use games::voodoo_pirate::words::Speaker;
use games::voodoo_pirate::{Phase, VoodooPirate, face_water};
use rules::kit::Texted;
use rules::table::Seat;
use rules::table::words::Value;

/// Returns the sections before the other pirates, and those after them.
pub(super) fn told(teller: &Teller) -> [Vec<TextSection>; 2] {
    let here = [
        teller.tile(),
        teller.own.and_then(|seat| teller.around(seat)),
        Some(teller.weather()),
    ];
    let elsewhere = vec![teller.barrels(), teller.supplies(), teller.sea()];
    [here.into_iter().flatten().collect(), elsewhere]
}

/// Returns the water of a space in words.
pub(super) fn water(speaker: &Speaker, seen: &SpaceView) -> Option<Said> {
    let (things, tip) = lies_there(speaker, seen);
    seen.placed.then(|| Said::new(list(speaker, &things), tip))
}

/// Returns the things aboard: skill, poppets, objects, skulls.
pub(super) fn aboard(speaker: &Speaker, pirate: &PirateView) -> Vec<Said> {
    let say = |id: &str, values: &[(&str, Value)]| say(speaker, id, values);
    let mut part = TextSection::default();
    if let Some(skill) = pirate.skill.filter(|_| !pirate.cursed) {
        let name = ("skill", speaker.text(skill).into());
        part.explain(say("ui-told-skill", &[name]), speaker.skill_tip(skill));
    }
    let poppets = ("poppets", pirate.poppets.into());
    part.explain(
        say("ui-told-poppets", &[poppets]),
        speaker.tip(Face::Poppet),
    );
    let buried = [
        ("coins", pirate.buried_coins.into()),
        ("poppets", pirate.buried_poppets.into()),
    ];
    if pirate.buried_coins + pirate.buried_poppets > 0 {
        part.explain(say("ui-told-buried", &buried), say("ui-buried", &[]));
    }
    for &held in &pirate.objects {
        let text = as_it_lies(speaker, speaker.text(held.thing), held);
        part.explain(text, speaker.tip(Face::Object(held.thing)));
    }
    for (&held, worth) in pirate.skulls.iter().zip(&pirate.skull_worth) {
        let (text, tip) = match (held.thing, *worth) {
            (Some(skull), Some(worth)) => {
                let values = [
                    ("skull", speaker.text(skull).into()),
                    ("points", worth.into()),
                ];
                let text = say("ui-told-skull", &values);
                (text, speaker.tip(Face::Skull(skull)))
            }
            _ => (
                capital(&speaker.unknown_skull()),
                speaker.unknown_skull_tip(),
            ),
        };
        part.explain(as_it_lies(speaker, text, held), tip);
    }
    part.lines
}

/// Returns a thing's text, with a note if it is buried.
fn as_it_lies<T>(speaker: &Speaker, text: String, held: Held<T>) -> String {
    if held.buried {
        say(speaker, "ui-told-is-buried", &[("thing", text.into())])
    } else {
        text
    }
}

/// Returns the things on a space, ships aside, and their explanation.
fn lies_there(speaker: &Speaker, seen: &SpaceView) -> (Vec<String>, String) {
    let mut tips = vec![speaker.ground_tip(seen)];
    let mut things = vec![match seen.ground {
        Ground::Tidal(way) => toward(speaker, speaker.ground(seen), way),
        _ => speaker.ground(seen),
    }];
    if let Some(feature) = seen.water.and_then(|water| water.feature) {
        things.push(named(speaker, feature));
        tips.push(speaker.feature_tip(feature));
    }
    (things, tips.join(" "))
}

fn named(speaker: &Speaker, feature: Feature) -> String {
    let name = speaker.feature(feature);
    match feature {
        Feature::Current(way) => toward(speaker, name, way),
        _ => name,
    }
}

/// Returns the text of a thing that carries ships, with its direction.
fn toward(speaker: &Speaker, thing: String, way: Heading) -> String {
    let heading = ("heading", speaker.text(way).into());
    say(
        speaker,
        "ui-told-arrow",
        &[("thing", thing.into()), heading],
    )
}

/// The state that the table is told from.
type Teller<'a> = Telling<'a, VoodooPirate>;

impl Teller<'_> {
    /// Returns the spaces on the four sides of a ship.
    fn around(&self, seat: Seat) -> Option<TextSection> {
        let space = self.view.pirate(seat).space?;
        let pirate = ("pirate", self.speaker.name(seat).into());
        let mut part = TextSection::new(self.say("ui-told-around", &[pirate]));
        for way in [Heading::West, Heading::South, Heading::North, Heading::East] {
            let heading = ("heading", self.speaker.text(way).into());
            match space.step(way) {
                Some(there) => {
                    let (text, tip) = self.space(self.view.at(there));
                    let there = ("there", text.into());
                    part.explain(self.say("ui-told-toward", &[heading, there]), tip);
                }
                None => part.say(self.say("ui-told-edge", &[heading])),
            }
        }
        Some(part)
    }

    /// Returns a space with everything on it, and its explanation.
    fn space(&self, seen: &SpaceView) -> (String, String) {
        let speaker = self.speaker;
        let space = ("space", speaker.space(seen.space).into());
        let value = ("value", seen.space.value().into());
        if !seen.placed {
            let text = self.say("ui-told-uncharted", &[space, value]);
            return (text, self.say("ui-uncharted.tip", &[]));
        }
        let (mut things, tip) = lies_there(speaker, seen);
        things.extend(seen.ship.map(|seat| speaker.piece(Face::Ship(seat))));
        if self.view.whirlpool == Some(seen.space) {
            things.push(speaker.piece(Face::Whirlpool));
        }
        let things = ("things", list(speaker, &things).into());
        (self.say("ui-told-space", &[space, things, value]), tip)
    }

    /// Returns the top tile of the stack as it may lie, if the viewer has looked at it or lays it now.
    fn tile(&self) -> Option<TextSection> {
        let (tile, _) = self.view.top_tile?;
        let speaker = self.speaker;
        let name = ("tile", capital(&speaker.piece(Face::Tile(tile))).into());
        let mut part = TextSection::new(self.say("ui-told-tile", &[name]));
        for lies in Quarters::ALL {
            let water = |quarter| {
                let water = face_water(self.data, tile, lies, quarter);
                let id = if water.haunted {
                    "water-haunted"
                } else {
                    "water-calm"
                };
                let mut things = vec![self.say(id, &[])];
                things.extend(water.feature.map(|feature| named(speaker, feature)));
                list(speaker, &things)
            };
            let [nw, ne, sw, se] = [0, 1, 2, 3].map(water);
            let values = [
                ("quarters", lies.0.into()),
                ("nw", nw.into()),
                ("ne", ne.into()),
                ("sw", sw.into()),
                ("se", se.into()),
            ];
            part.say(self.say("ui-told-tile-lies", &values));
        }
        Some(part)
    }

    fn weather(&self) -> TextSection {
        let (view, speaker) = (self.view, self.speaker);
        let mut part = TextSection::new(self.say("ui-told-weather", &[]));
        let next = |quadrants| speaker.text(Wind::turned(view.wind, quadrants));
        let winds = list(speaker, &[1, 2, 3].map(next));
        let tip = speaker.tip(Face::Vane);
        part.explain(self.say("ui-told-vane", &[("winds", winds.into())]), tip);
        part.about("book-sailing");
        let values = [
            ("thing", speaker.text(view.tide).into()),
            ("does", speaker.does(view.tide).into()),
        ];
        let tip = speaker.tip(Face::TideMarker);
        part.explain(self.say("ui-told-does", &values), tip);
        let values = [
            ("ships", view.colonials.into()),
            ("most", view.most_colonials.into()),
        ];
        let tip = speaker.tip(Face::Colonials);
        part.explain(self.say("ui-colonials", &values), tip);
        part.about("card-jax");
        if let Some(space) = view.whirlpool {
            let space = ("space", speaker.space(space).into());
            let tip = speaker.tip(Face::Whirlpool);
            part.explain(self.say("ui-told-whirlpool", &[space]), tip);
            part.about("piece-whirlpool");
        }
        part
    }

    fn barrels(&self) -> TextSection {
        let speaker = self.speaker;
        let mut part = TextSection::new(self.say("ui-barrels", &[]));
        for &(barrel, dusk, figure) in &self.view.barrels {
            let phase = if dusk { Phase::Dusk } else { Phase::Moonlight };
            let mut values = vec![
                ("barrel", speaker.text(barrel).into()),
                ("phase", speaker.text(phase).into()),
            ];
            let id = match figure {
                Some(figure) => {
                    let piece = match figure {
                        Figure::Of(seat) => Face::Figure(seat),
                        Figure::Cursed(which) => Face::CursedFigure(which),
                    };
                    values.push(("figure", speaker.piece(piece).into()));
                    "ui-told-barrel-taken"
                }
                None => "ui-told-barrel",
            };
            part.explain(self.say(id, &values), speaker.tip(Face::Barrel(barrel)));
            part.about(barrel.text_id());
        }
        part
    }

    fn supplies(&self) -> TextSection {
        let (view, speaker) = (self.view, self.speaker);
        let mut part = TextSection::new(self.say("ui-supplies", &[])).closed();
        let last = self.data.start.time_out_among;
        for (id, topic, count) in [
            ("ui-tiles-left", "ground-open", view.stack),
            ("ui-coins-left", "book-coin", view.coins),
            ("ui-poppets-left", "book-poppets", view.poppets),
            ("ui-skulls-left", "book-skull", view.skulls),
        ] {
            let values = [("count", count.into()), ("last", last.into())];
            let tip = self.say(&format!("{id}.tip"), &values);
            part.explain(self.say(id, &values[..1]), tip);
            part.about(topic);
        }
        for &object in Object::ALL {
            let mut pirates = view.pirates.iter();
            let holder = pirates.find(|pirate| {
                let mut aboard = pirate.objects.iter();
                aboard.any(|held| held.thing == object)
            });
            let place = match holder {
                Some(pirate) => {
                    let name = speaker.name(pirate.seat);
                    self.say("ui-object-with", &[("pirate", name.into())])
                }
                None => self.say("ui-object-free", &[]),
            };
            let values = [
                ("thing", speaker.text(object).into()),
                ("place", place.into()),
            ];
            let text = self.say("ui-told-object", &values);
            part.explain(text, speaker.tip(Face::Object(object)));
            part.about(object.text_id());
        }
        part
    }

    /// Returns the chart, row by row from the north-west; uncharted spaces together.
    fn sea(&self) -> TextSection {
        let mut part = TextSection::new(self.say("ui-told-sea", &[])).closed();
        for row in 1..=ROWS {
            let spaces = (1..=COLUMNS).filter_map(|column| Space::new(column, row));
            let seen: Vec<&SpaceView> = spaces.map(|space| self.view.at(space)).collect();
            for run in seen.chunk_by(|one, other| !one.placed && !other.placed) {
                let (Some(first), Some(last)) = (run.first(), run.last()) else {
                    continue;
                };
                if first.space == last.space {
                    let (text, tip) = self.space(first);
                    part.explain(text, tip);
                } else {
                    let values = [
                        ("first", self.speaker.space(first.space).into()),
                        ("last", self.speaker.space(last.space).into()),
                    ];
                    let tip = self.say("ui-uncharted.tip", &[]);
                    part.explain(self.say("ui-told-uncharted-run", &values), tip);
                }
            }
        }
        part
    }
}
