//! Setting up: who plays, and the pieces of both games in their places (`voodoo-pirate §4`).

use super::play::{HandGlance, HoldGlance, MarkerGlance, ShipGlance};
use super::{
    ActionCard, AutomaTrace, BlessedCard, Coin, Colour, Crew, Face, Facing, Fixture, MapsTaken,
    Place, Power, Round, Ship, Soul, Voodoo,
};
use bevy_ecs::prelude::*;
use rules::kit::{self, Faces, KnownTo, Seating};
use rules::table::{self, Dice, Registry, Seat, SeatKind, SeatSet};

/// A Cursed Pirate, which the rules play (`voodoo-pirate §12`).
pub const CURSED: SeatKind = SeatKind::Automa("cursed");

/// A gentle Cursed Pirate: the automa by an easier house rule.
pub const GENTLE: SeatKind = SeatKind::Automa("gentle");

/// The seats of both games: a pirate's colour each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seats;

impl Seating for Seats {
    type Token = Colour;
    const KINDS: &'static [SeatKind] = &[CURSED, GENTLE];
}

/// A seat at the table and who sits there.
pub type Chair = kit::Chair<Seats>;

/// The kind of a seat, as these games' files spell it.
pub(crate) type Sits = kit::Sits<Seats>;

/// Returns who sits where.
pub(crate) fn crew<H: Send + Sync + 'static>(chairs: &[Chair], house: H) -> Crew<H> {
    Crew {
        colours: chairs.iter().map(|chair| chair.colour).collect(),
        cursed: chairs.iter().map(|chair| chair.kind.is_automa()).collect(),
        gentle: chairs.iter().map(|chair| chair.kind == GENTLE).collect(),
        house,
    }
}

/// Puts what both games need beside their pieces into a world.
pub(crate) fn lay_out<G: Voodoo>(world: &mut World, crew: Crew<G::House>) {
    world.insert_resource(HoldGlance::new(&crew));
    world.insert_resource(crew);
    world.insert_resource(Round::<G::Turn>::default());
    world.insert_resource(ShipGlance::<G>::default());
    world.insert_resource(HandGlance::<G>::default());
    world.insert_resource(MarkerGlance::<G>::default());
}

/// Names what changes in both games.
pub(crate) fn register<G: Voodoo>(registry: &mut Registry, world: &mut World) {
    registry
        .resource::<Round<G::Turn>>()
        .place::<Ship, G::Place>(world)
        .component::<Facing<G::Heading>>(world)
        .component::<Power>(world)
        .component::<MapsTaken>(world)
        .place::<G::Figure, G::Place>(world)
        .place::<Soul, G::Place>(world)
        .place::<Coin, G::Place>(world)
        .place::<ActionCard<G::Card>, G::Place>(world)
        .place::<G::Marker, G::Place>(world)
        .place::<BlessedCard<G::Rank>, G::Place>(world)
        .component::<KnownTo>(world)
        .place::<Fixture, G::Place>(world)
        .fixed::<ShipGlance<G>>()
        .fixed::<HoldGlance>()
        .fixed::<HandGlance<G>>()
        .fixed::<MarkerGlance<G>>()
        .fixed::<AutomaTrace<G>>()
        .fixed::<G::Face>()
        .fixed::<Crew<G::House>>()
        .fixed::<Faces<G::Face>>();
}

/// Lays the pieces of a game, and notes what each is.
pub(crate) struct PieceBox<'w, G: Voodoo> {
    pieces: table::PieceBox<'w>,
    faces: Vec<G::Face>,
}

impl<'w, G: Voodoo> PieceBox<'w, G> {
    /// The pieces of a world.
    pub fn open(world: &'w mut World) -> Self {
        let pieces = table::PieceBox::open(world);
        Self {
            faces: Vec::with_capacity(if pieces.used { 0 } else { 160 }),
            pieces,
        }
    }

    /// All pieces lie where they belong; with them goes the generator, as dealing left it.
    pub fn close(self, dice: Dice) {
        let world = self.pieces.close(dice);
        if !self.faces.is_empty() {
            world.insert_resource(Faces(self.faces.into()));
        }
    }

    /// Lays a piece of a kind somewhere.
    pub fn lay<K: Component>(
        &mut self,
        face: G::Face,
        kind: K,
        place: impl Into<G::Place>,
    ) -> EntityWorldMut<'_> {
        let is_new = !self.pieces.used;
        let mut piece = self.pieces.lay(kind, place.into());
        if is_new {
            self.faces.push(face);
            piece.insert(face);
        }
        piece
    }

    /// Each ship, put away.
    pub fn ships(
        &mut self,
        seats: u8,
        face: impl Fn(Seat) -> G::Face,
        facing: G::Heading,
        power: u8,
    ) {
        for seat in (0..seats).map(Seat) {
            self.lay(face(seat), Ship(seat), Place::Box).insert((
                Facing(facing),
                Power(power),
                MapsTaken::default(),
            ));
        }
    }

    /// The souls of the box in their colours, and where each lies.
    pub fn souls(
        &mut self,
        supply: [u8; 5],
        face: impl Fn(Colour) -> G::Face,
        deal: impl FnOnce(&[Colour]) -> Vec<G::Place>,
    ) {
        let colours: Vec<Colour> = Colour::ALL
            .iter()
            .flat_map(|&colour| (0..supply[colour as usize]).map(move |_| colour))
            .collect();
        let places = deal(&colours);
        for (colour, place) in colours.into_iter().zip(places) {
            self.lay(face(colour), Soul(colour), place);
        }
    }

    /// Things of a supply, so many of them aboard each ship.
    pub fn supply<K: Component + Copy>(
        &mut self,
        count: u8,
        each: u8,
        seats: u8,
        face: G::Face,
        kind: K,
    ) {
        for thing in 0..count {
            let place = if thing < each * seats {
                Place::Aboard(Seat(thing / each.max(1)))
            } else {
                Place::Supply
            };
            self.lay(face, kind, place);
        }
    }

    /// All cards in each hand; a Cursed Pirate's and one more in a shuffled deck (`voodoo-pirate §12`).
    pub fn action_cards(
        &mut self,
        crew: &Crew<G::House>,
        extra: impl Fn(Colour) -> G::Card,
        face: impl Fn(Seat, G::Card) -> G::Face,
        dice: &mut Dice,
    ) {
        for owner in (0..crew.seats()).map(Seat) {
            let mut deck: Vec<u8> = (0..=G::CARDS.len() as u8).collect();
            let is_cursed = crew.is_cursed(owner);
            if is_cursed {
                dice.shuffle(&mut deck);
            }
            let extra = extra(crew.colours[owner.index()]);
            let cards = G::CARDS.iter().copied().chain(is_cursed.then_some(extra));
            for (card, deep) in cards.zip(deck) {
                let place = if is_cursed {
                    Place::Deck(owner, deep)
                } else {
                    Place::Hand(owner)
                };
                self.lay(face(owner, card), ActionCard { owner, card }, place);
            }
        }
    }

    /// Each pirate is dealt one blessed card, if any are dealt; the rest stays in the box.
    pub fn blessed_cards(&mut self, ranks: &[G::Rank], seats: u8, is_dealt: bool, dice: &mut Dice) {
        let mut owners: Vec<Option<Seat>> = (0..ranks.len() as u8)
            .map(|card| (is_dealt && card < seats).then_some(Seat(card)))
            .collect();
        if is_dealt {
            dice.shuffle(&mut owners);
        }
        for (&rank, owner) in ranks.iter().zip(owners) {
            let mut known = SeatSet::default();
            if let Some(owner) = owner {
                known.insert(owner);
            }
            let place = owner.map_or(Place::Box, Place::Aboard);
            self.lay(Face::Blessed(rank).into(), BlessedCard(rank), place)
                .insert(KnownTo(known));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{CURSED, GENTLE};
    use crate::{voodoo_cards, voodoo_pirate};
    use rules::table::SeatKind::{Human, Random};
    use rules::table::files::read;

    /// Setups as the first version of the game wrote them.
    const TILES: &str = r#"(chairs:[(colour:Red,kind:Human,name:"Anna"),(colour:Yellow,kind:Gentle,name:""),(colour:Blue,kind:Cursed,name:"")],skills:false,blessed:true)"#;
    const CARDS: &str = r#"(chairs:[(colour:Red,kind:Random,name:""),(colour:Yellow,kind:Cursed,name:"")],east:Bones)"#;

    #[test]
    fn setups_are_written_as_they_always_were_and_read_again() {
        use voodoo_pirate::{BLESSED, SKILLS, Setup};
        let mut tiles = Setup::of(&[Human, GENTLE, CURSED])
            .with(&SKILLS, false)
            .with(&BLESSED, true);
        tiles.chairs[0].name = "Anna".to_owned();
        assert_eq!(ron::to_string(&tiles).unwrap(), TILES);
        assert_eq!(read("tiles.ron", TILES), Ok(tiles));
        use voodoo_cards::{EAST, Setup as Cards};
        let cards = Cards::of(&[Random, CURSED]).with(&EAST, true);
        assert_eq!(ron::to_string(&cards).unwrap(), CARDS);
        assert_eq!(read("cards.ron", CARDS), Ok(cards));
    }

    #[test]
    fn what_a_file_leaves_out_is_as_the_rule_has_it() {
        use voodoo_pirate::{BLESSED, SKILLS, Setup};
        let setup: Setup = read("s.ron", "(chairs: [(colour: Red, kind: Human)])").unwrap();
        assert!(setup.options.is_on(&SKILLS) && !setup.options.is_on(&BLESSED));
        assert!(setup.chairs[0].name.is_empty());
    }

    #[test]
    fn who_does_not_sail_the_card_game_is_told() {
        use voodoo_cards::Setup;
        let why = |kinds: &[_]| Setup::of(kinds).check().unwrap_err().to_string();
        assert!(
            why(&[Human, GENTLE]).starts_with("seat 2: found `gentle`, expected `human`, `cursed`")
        );
        let text = "(chairs: [(colour: Purple, kind: Human)])";
        let setup: Setup = read("s.ron", text).unwrap();
        let why = setup.check().unwrap_err().to_string();
        assert_eq!(
            why,
            "seat 1: found `Purple`, expected `Red`, `Yellow`, `Blue` or `Green`"
        );
    }
}
