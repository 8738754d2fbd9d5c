//! The table in words, as both Voodoo games tell it.

use super::{VoodooTable, odds};
use crate::table::figures::capital;
use crate::table::tips::Tip;
use crate::table::{Telling, TextSection};
use games::voodoo::words::{Speaker, Voiced};
use games::voodoo::{Cell, Colour, Face, PirateView, Place, Shares};
use rules::table::Seat;
use rules::table::words::Value;

/// Returns everything on the table in words, the most asked for first.
pub(super) fn told<G: VoodooTable>(about: &Telling<G>) -> Vec<TextSection> {
    let speaker = about.speaker;
    let teller = Teller {
        speaker,
        about,
        view: about.view,
    };
    let view = about.view;
    let seats = about.kinds.len() as u8;
    let order: Vec<Seat> = view.sun.round(seats).collect();
    let over = view.phase == G::OVER;
    let mut parts = Vec::new();
    parts.extend(over.then(|| teller.score()));
    parts.push(teller.round(&order));
    let [here, elsewhere] = G::told(about);
    if let Some(seat) = about.own {
        parts.push(teller.pirate(seat));
        parts.extend(teller.cards(seat));
    }
    parts.extend(here);
    let others = order.iter().filter(|&&seat| Some(seat) != about.own);
    parts.extend(others.map(|&seat| teller.pirate(seat)));
    parts.push(teller.ritual());
    parts.extend(elsewhere);
    parts.extend((!over).then(|| teller.odds()));
    let begun = view.round > 0;
    parts.extend((begun && !over).then(|| teller.score().closed()));
    parts
}

/// Returns a text by its id, with values filled in.
pub fn say<G: Voiced>(speaker: &Speaker<G>, id: &str, values: &[(&str, Value)]) -> String {
    speaker.words().say(id, values)
}

/// Returns things as a list with commas.
pub fn list<G: Voiced>(speaker: &Speaker<G>, things: &[String]) -> String {
    things.join(&say(speaker, "list-comma", &[]))
}

struct Teller<'a, G: VoodooTable> {
    speaker: &'a Speaker<G>,
    about: &'a Telling<'a, G>,
    view: &'a G::View,
}

impl<G: VoodooTable> Teller<'_, G> {
    fn say(&self, id: &str, values: &[(&str, Value)]) -> String {
        say(self.speaker, id, values)
    }

    /// Returns the round: its number and phase, the order of turns, the holder of the Moon, the wind.
    fn round(&self, order: &[Seat]) -> TextSection {
        let (speaker, view) = (self.speaker, self.view);
        let phase = speaker.text(view.phase);
        let heading = if view.round == 0 {
            phase
        } else {
            let values = [
                ("round", view.round.into()),
                ("most", view.most_rounds.into()),
                ("phase", phase.into()),
            ];
            self.say("ui-told-round", &values)
        };
        let mut part = TextSection::new(heading).known_by("round");
        part.say(speaker.does(view.phase));
        let names: Vec<String> = order.iter().map(|&seat| speaker.name(seat)).collect();
        let pirates = ("pirates", list(speaker, &names).into());
        part.say(self.say("ui-told-order", &[pirates]));
        part.about("cause-round");
        if let Some(seat) = view.moon {
            let pirate = ("pirate", speaker.name(seat).into());
            part.say(self.say("ui-told-moon", &[pirate]));
            part.about("phase-moonlight");
        }
        let values = [
            ("thing", speaker.text(view.wind).into()),
            ("does", speaker.does(view.wind).into()),
        ];
        part.say(self.say("ui-told-does", &values));
        part
    }

    /// Returns a pirate with everything it owns, as far as it may be known.
    fn pirate(&self, seat: Seat) -> TextSection {
        let speaker = self.speaker;
        let pirate = self.view.pirate(seat);
        let id = if self.about.own == Some(seat) {
            "ui-told-own"
        } else {
            "ui-told-pirate"
        };
        let values = [
            ("pirate", speaker.name(seat).into()),
            ("score", speaker.score_total().into()),
            ("points", pirate.total().into()),
        ];
        let part = TextSection::new(self.say(id, &values)).known_by(speaker.name(seat));
        let mut part = part.under(self.about.badges[seat.index()].clone());
        if let Some(&kind) = self.about.kinds.get(seat.index()) {
            let name = ("kind", speaker.seat_kind(kind).into());
            let text = self.say("ui-told-kind", &[name]);
            part.explain(text, speaker.seat_kind_tip(kind));
        }
        self.ship(&mut part, pirate);
        let values = [
            ("power", pirate.power.into()),
            ("coins", pirate.coins.into()),
        ];
        part.say(self.say("ui-told-stores", &values));
        self.souls(&mut part, pirate);
        part.lines.extend(G::told_aboard(speaker, self.view, seat));
        if pirate.grigri {
            let tip = G::tip(speaker, Face::GriGri.into());
            part.explain(self.say("ui-grigri", &[]), tip);
        }
        match pirate.blessed {
            Some(Some(rank)) => {
                let piece = Face::Blessed(rank).into();
                let text = capital(&G::piece(speaker, piece));
                part.explain(text, G::tip(speaker, piece));
            }
            Some(None) => part.say(self.say("ui-blessed-card", &[])),
            None => {}
        }
        self.laid(&mut part, pirate);
        if let Some(barrel) = pirate.barrel {
            let name = ("barrel", speaker.text(barrel).into());
            let tip = speaker.does(barrel);
            part.explain(self.say("ui-told-figure", &[name]), tip);
        }
        part
    }

    /// Adds a ship's location, and whether wind, land or jail holds it.
    fn ship(&self, part: &mut TextSection, pirate: &PirateView<G>) {
        let speaker = self.speaker;
        let Some(space) = pirate.space else {
            return part.say(self.say("ui-no-location", &[]));
        };
        let values = [
            ("space", G::space(speaker, space).into()),
            ("value", pirate.value.into()),
            ("heading", speaker.text(pirate.facing).into()),
        ];
        let tip = G::tip(speaker, Face::Ship(pirate.seat).into());
        part.explain(self.say("ui-told-ship", &values), tip);
        part.lines.extend(G::told_water(speaker, self.view, space));
        if pirate.stuck {
            let tip = speaker.does(self.view.wind);
            part.explain(self.say("ui-told-stuck", &[]), tip);
        }
        if pirate.ashore {
            let tip = self.say("ui-ashore.tip", &[]);
            part.explain(self.say("ui-told-ashore", &[]), tip);
        }
        if pirate.jailed {
            let tip = G::tip(speaker, Face::Jail.into());
            part.explain(self.say("ui-told-jailed", &[]), tip);
        }
    }

    fn souls(&self, part: &mut TextSection, pirate: &PirateView<G>) {
        let speaker = self.speaker;
        let held: Vec<_> = pirate.souls.iter().flatten().collect();
        let named = |buried: bool| {
            let some = held.iter().filter(|held| held.buried == buried);
            some.map(|held| speaker.text(held.thing)).collect()
        };
        let [open, buried]: [Vec<String>; 2] = [false, true].map(named);
        let free = ("free", ((pirate.souls.len() - held.len()) as i64).into());
        if open.is_empty() {
            part.say(self.say("ui-told-no-soul", &[free]));
        } else {
            let souls = ("souls", list(speaker, &open).into());
            part.say(self.say("ui-told-souls", &[souls, free]));
        }
        if !buried.is_empty() {
            let souls = ("souls", list(speaker, &buried).into());
            let tip = self.say("ui-buried", &[]);
            part.explain(self.say("ui-told-buried-souls", &[souls]), tip);
        }
    }

    /// Adds the cards in front of a pirate, and those that it has turned over.
    fn laid(&self, part: &mut TextSection, pirate: &PirateView<G>) {
        let named = |cards: &[G::Card]| {
            let names = cards.iter().map(|&card| self.speaker.text(card));
            let names: Vec<String> = names.collect();
            ("cards", Value::from(list(self.speaker, &names)))
        };
        let up: Vec<G::Card> = pirate.face_up.iter().flatten().copied().collect();
        if !up.is_empty() {
            let id = if self.are_of_the_last_round() {
                "ui-told-cards-last"
            } else {
                "ui-told-cards"
            };
            part.say(self.say(id, &[named(&up)]));
        }
        for down in pirate.face_down.iter().flatten() {
            part.say(match down {
                Some(card) => self.say("ui-told-down-known", &[named(&[*card])]),
                None => self.say("ui-told-down", &[]),
            });
        }
        if !pirate.discard.is_empty() {
            part.say(self.say("ui-discard", &[named(&pirate.discard)]));
        }
    }

    /// Returns whether cards that lie open were played in the round before.
    fn are_of_the_last_round(&self) -> bool {
        let seats = self.about.kinds.len() as u8;
        let mut pirates = Seat(0).round(seats);
        let secret = pirates.any(|seat| {
            let pirate = self.view.pirate(seat);
            pirate.face_down[0].is_some()
        });
        let asked = self.about.asked.map(|asked| asked.question);
        let plays = asked.and_then(Shares::shared);
        let plays = matches!(plays, Some(games::voodoo::Question::PlayCard));
        self.view.phase == G::DUSK && (secret || plays)
    }

    /// Returns the cards in a pirate's hand with their effects, if the viewer sees any.
    fn cards(&self, seat: Seat) -> Option<TextSection> {
        let speaker = self.speaker;
        let hand = G::Place::from(Place::Hand(seat));
        let held = |card: &G::Card| {
            let face = G::Face::from(Face::Card(seat, *card));
            let mut pieces = self.view.pieces.iter();
            pieces.any(|seen| seen.place == hand && seen.face == Some(face))
        };
        let pirate = self.view.pirate(seat);
        let mut part = TextSection::new(self.say("ui-told-hand", &[]));
        for &card in G::CARDS
            .iter()
            .filter(|card| pirate.hand.is_some() && held(card))
        {
            let values = [
                ("card", speaker.text(card).into()),
                ("face", speaker.card_face(card).into()),
            ];
            let tip = G::tip(speaker, Face::Card(seat, card).into());
            part.explain(self.say("ui-told-card", &values), tip);
        }
        (!part.lines.is_empty()).then_some(part)
    }

    /// Returns the souls on the ritual grid, and those in the bag.
    fn ritual(&self) -> TextSection {
        let (speaker, view) = (self.speaker, self.view);
        let mut part = TextSection::new(self.say("ui-ritual", &[]));
        let tip = self.say("ui-ritual.tip", &[]);
        let laid = (0..).zip(view.grid);
        let laid: Vec<String> = laid
            .filter_map(|(cell, soul)| Some((cell, soul?)))
            .map(|(cell, soul)| {
                let values = [
                    ("colour", speaker.text(soul).into()),
                    ("cell", speaker.cell(Cell(cell)).into()),
                ];
                self.say("ui-told-cell", &values)
            })
            .collect();
        if laid.is_empty() {
            part.explain(self.say("ui-told-grid-empty", &[]), tip);
        } else {
            let souls = ("souls", list(speaker, &laid).into());
            part.explain(self.say("ui-told-grid", &[souls]), tip);
        }
        part.about("ui-ritual");
        let all: u8 = view.bag.iter().sum();
        let souls: Vec<String> = Colour::ALL
            .iter()
            .zip(view.bag)
            .filter(|(_, count)| *count > 0)
            .map(|(&colour, count)| {
                let values = [
                    ("count", count.into()),
                    ("colour", speaker.text(colour).into()),
                ];
                self.say("ui-told-of-colour", &values)
            })
            .collect();
        let values = [
            ("count", all.into()),
            ("souls", list(speaker, &souls).into()),
        ];
        part.say(self.say("ui-told-bag", &values));
        part.about("book-bag");
        part
    }

    /// Returns the odds of all draws.
    fn odds(&self) -> TextSection {
        let (speaker, view) = (self.speaker, self.view);
        let mut tips = vec![odds::bag(speaker, view.bag)];
        tips.extend(G::own_odds(speaker, view, self.about.data));
        let pirates = Seat(0).round(self.about.kinds.len() as u8);
        let pirates: Vec<_> = pirates.map(|seat| view.pirate(seat)).collect();
        for pirate in pirates.iter().filter(|pirate| pirate.cursed) {
            let deck = odds::deck_tip(speaker, view, pirate.seat);
            tips.push(Tip::new(speaker.name(pirate.seat), "").join(deck));
        }
        if pirates.iter().any(|pirate| pirate.blessed == Some(None)) {
            let card = Tip::new(self.say("ui-blessed-card", &[]), "");
            tips.push(odds::blessed(card, speaker, view));
        }
        TextSection::odds(speaker.words(), tips).closed()
    }

    /// Returns all points, source by source, each with how it came about.
    fn score(&self) -> TextSection {
        let (speaker, view) = (self.speaker, self.view);
        let mut part = TextSection::new(speaker.score_total()).known_by("score");
        let pirates = || {
            let seats = Seat(0).round(self.about.kinds.len() as u8);
            seats.map(|seat| view.pirate(seat))
        };
        let blessed = pirates().any(|pirate| pirate.blessed.is_some());
        for pirate in pirates() {
            let (total, sources) = G::points(&pirate.score);
            let values = [
                ("pirate", speaker.name(pirate.seat).into()),
                ("source", speaker.score_total().into()),
                ("points", total.into()),
            ];
            let tip = speaker.score_total_tip();
            part.explain(self.say("ui-score-cell", &values), tip);
            part.about("cause-score");
            for (source, points) in sources {
                if source == "blessed" && !blessed {
                    continue;
                }
                let values = [
                    ("source", speaker.score_source(source).into()),
                    ("points", points.into()),
                    (
                        "why",
                        G::why_points(speaker, view, pirate.seat, source).into(),
                    ),
                ];
                let tip = speaker.score_tip(source);
                part.explain(self.say("ui-told-source", &values), tip);
            }
        }
        part
    }
}
