//! The card game's own part of the table in words: its ring, its wind and barrels, object cards aboard and in their piles.

use super::Speaker;
use crate::table::figures::capital;
use crate::table::{Said, Seen, Telling, TextSection};
use crate::voodoo::told::{list, say};
use games::voodoo_cards::VoodooCards;
use games::voodoo_cards::data::Water;
use games::voodoo_cards::pieces::{Face, SeaCard, Wind};
use games::voodoo_cards::ring::Space;
use games::voodoo_cards::view::{SpaceView, View};
use rules::kit::Texted;
use rules::table::Seat;

/// Returns the sections before the other pirates, and those after them.
pub(super) fn told(teller: &Teller) -> [Vec<TextSection>; 2] {
    [
        vec![teller.wind(), teller.ring()],
        vec![teller.barrels(), teller.supplies()],
    ]
}

/// Returns the water of a space in words.
pub(super) fn water(speaker: &Speaker, seen: &SpaceView) -> Option<Said> {
    let water = seen.water?;
    let text = capital(&list(speaker, &carried(speaker, water)));
    Some(Said::new(text, speaker.water_tip(water)))
}

/// Returns the things on a face of a Sea card, in a few words each: the water, its star, its skull, its feature.
fn carried(speaker: &Speaker, water: Water) -> Vec<String> {
    let kind = match water.haunted {
        true => "ui-water-haunted",
        false => "ui-water-fair",
    };
    let mut things = vec![say(speaker, kind, &[])];
    things.extend(water.star.map(|star| {
        let colour = [("colour", speaker.text(star).into())];
        say(speaker, "ui-water-star", &colour)
    }));
    things.extend(water.skull.then(|| say(speaker, "ui-water-skull", &[])));
    things.extend(water.feature.map(|feature| speaker.text(feature)));
    things
}

/// Returns the things aboard: the compass token, object cards.
pub(super) fn aboard(speaker: &Speaker, view: &View, seat: Seat) -> Vec<Said> {
    let pirate = view.pirate(seat);
    let mut part = TextSection::default();
    if pirate.compass {
        let text = capital(&speaker.piece(Face::Compass));
        part.explain(text, speaker.tip(Face::Compass));
    }
    for &object in &pirate.objects {
        part.explain(speaker.text(object), speaker.object_tip(object));
    }
    part.lines
}

/// The state that the table is told from.
type Teller<'a> = Telling<'a, VoodooCards>;

impl Teller<'_> {
    fn wind(&self) -> TextSection {
        let (view, speaker) = (self.view, self.speaker);
        let mut part = TextSection::new(speaker.text(view.wind)).known_by("wind");
        part.say(speaker.does(view.wind));
        let next = |quadrants| speaker.text(Wind::turned(view.wind, quadrants));
        let winds = list(speaker, &[1, 2, 3].map(next));
        part.say(self.say("ui-told-vane", &[("winds", winds.into())]));
        part.about("book-ring-sailing");
        part
    }

    /// Returns the ring, clockwise from the north, each card with both its faces.
    fn ring(&self) -> TextSection {
        let (view, speaker) = (self.view, self.speaker);
        let mut part = TextSection::new(self.say("ui-told-ring", &[]));
        for space in Space::all() {
            let seen = view.at(space);
            let (Some((card, up)), Some(water)) = (seen.card, seen.water) else {
                continue;
            };
            let mut things = carried(speaker, water);
            things.extend(seen.ship.map(|seat| speaker.piece(Face::Ship(seat))));
            if view.marker == Some(space) {
                things.push(speaker.piece(Face::Round));
            }
            let values = [
                ("space", speaker.space(space).into()),
                ("value", water.value.into()),
                ("things", list(speaker, &things).into()),
            ];
            let mut tip = speaker.water_tip(water);
            if let SeaCard::Numbered(_) = card {
                let other = self.data.water(card, up.turned());
                let behind = speaker.water_tip(other);
                tip = format!("{tip} {}: {behind}", self.say("ui-other-face", &[]));
            }
            part.explain(self.say("ui-told-space", &values), tip);
        }
        part
    }

    /// Returns the barrels with figures on them; the others lie on the cards of the winds.
    fn barrels(&self) -> TextSection {
        let speaker = self.speaker;
        let mut part = TextSection::new(self.say("ui-barrels", &[]));
        for &(barrel, seat) in &self.view.sitters {
            let figure = Face::Figure(seat);
            let text = format!("{}: {}", speaker.text(barrel), speaker.piece(figure));
            part.explain(text, speaker.does(barrel));
            part.about(barrel.text_id());
        }
        part
    }

    fn supplies(&self) -> TextSection {
        let (view, speaker) = (self.view, self.speaker);
        let mut part = TextSection::new(self.say("ui-supplies", &[])).closed();
        for (id, topic, count) in [
            ("ui-deck-left", "book-ring-objects", view.pile.len()),
            ("ui-treasure-left", "score-coins", usize::from(view.coins)),
        ] {
            let values = [("count", (count as i64).into())];
            let tip = self.say(&format!("{id}.tip"), &values);
            part.explain(self.say(id, &values), tip);
            part.about(topic);
        }
        for &object in &view.spent {
            let discarded = self.say("ui-told-spent", &[]);
            let text = format!("{}: {discarded}", speaker.text(object));
            part.explain(text, speaker.object_tip(object));
        }
        part
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::in_words::trial::Trial;
    use games::voodoo::CURSED;
    use rules::table::SeatKind::{Human, Random};

    #[test]
    fn whole_games_are_played_by_what_a_screen_reader_finds() {
        let kinds = [Human, Human, Random];
        let mut trial = Trial::<VoodooCards>::new("whole-cards", &kinds, 1);
        trial.play_to_the_score(1);
    }

    #[test]
    fn nothing_hidden_is_told() {
        let kinds = [Human, Human, CURSED];
        let mut trial = Trial::<VoodooCards>::new("hidden-cards", &kinds, 40);
        let others = trial.tells_nothing_hidden(40);
        assert!(others > 20, "only {others} positions were dealt anew");
    }

    #[test]
    fn the_log_says_why_and_leads_back() {
        let mut trial = Trial::<VoodooCards>::new("why-cards", &[Human, CURSED, CURSED], 4);
        assert!(trial.says_why() > 0, "nobody weighed anything");
        trial.stays_at_what_it_told();
        let mut trial = Trial::<VoodooCards>::new("rounds-cards", &[Human, CURSED], 4);
        trial.goes_back_by_rounds();
    }

    #[test]
    fn odds_are_told() {
        let mut trial = Trial::<VoodooCards>::new("odds-cards", &[Human, CURSED, CURSED], 4);
        trial.tells_odds(15);
    }
}
