//! Islands, terrain, homes, ships, crew and treasure are laid (`cursed-seas §4`).

use super::geometry::{Capsule, berth};
use super::play::Play;
use super::steps::Step;
use super::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// The numbers of icebergs.
const ICEBERGS: u8 = 6;

/// Rolls for the first player, and draws the first island.
pub fn begin(mut play: Play) {
    play.tell(Event::PhaseBegan(Phase::Setup, 0), Cause::Setup);
    let mut highest: Vec<Seat> = play.from(Seat(0)).collect();
    while highest.len() > 1 {
        let mut rolls = Vec::new();
        for &seat in &highest {
            let roll = play.dice.below(6) as u8 + 1;
            play.tell(Event::FirstRolled(seat, roll), Cause::Setup);
            rolls.push((roll, seat));
        }
        let most = rolls.iter().map(|&(roll, _)| roll).max();
        rolls.retain(|&(roll, _)| Some(roll) == most);
        highest = rolls.into_iter().map(|(_, seat)| seat).collect();
    }
    let first = highest.first().copied().unwrap_or_default();
    play.change_turn(Cause::Setup, |turn| {
        (turn.first, turn.active) = (first, first);
    });
    play.agenda.push(Step::PlaceIsland(0));
}

/// Draws an island and asks where it lies; after the last one comes terrain.
pub fn place_island(k: u8, play: &mut Play) {
    let count = play.seats.count;
    if k >= play.data().numbers.islands_each * count {
        play.agenda.push(Step::PlaceTerrain(0));
        return;
    }
    let left: Vec<Island> = Island::ALL
        .iter()
        .copied()
        .filter(|&island| play.waters.centre(island).is_none())
        .collect();
    let island = play.dice.pick(&left);
    play.agenda.push(Step::PlaceIsland(k + 1));
    play.chart_spacing(island);
    let seat = play.turn.first.clockwise(k % count, count);
    ask(play, seat, Question::PlaceIsland(island));
}

/// Draws a piece of terrain and asks where it lies; after the last one homes are picked.
pub fn place_terrain(k: u8, play: &mut Play) {
    let count = play.seats.count;
    if k >= play.seats.terrain * count {
        play.agenda.push(Step::PickHome(0));
        return;
    }
    let terrain = play.dice.pick(Terrain::ALL);
    play.agenda.push(Step::PlaceTerrain(k + 1));
    let seat = play.turn.first.clockwise(k % count, count);
    ask(play, seat, Question::PlaceTerrain(terrain));
}

/// The player before one picks its home; then that one lays its ships.
pub fn pick_home(k: u8, play: &mut Play) {
    let count = play.seats.count;
    let Some(seat) = play.in_turn(k) else {
        play.agenda.push(Step::Stow(0));
        return;
    };
    play.agenda.push(Step::PickHome(k + 1));
    let ships: Vec<Vessel> = play
        .pieces()
        .vessels()
        .filter(|&vessel| {
            let hull = play.waters.hull(vessel);
            hull.seat == seat && hull.make.is_some()
        })
        .collect();
    for &vessel in ships.iter().rev() {
        play.agenda.push(Step::PlaceShip(vessel));
    }
    ask(
        play,
        seat.clockwise(count - 1, count),
        Question::PickHome(seat),
    );
}

/// A ship or creature is laid at a free berth of its home.
pub fn place_ship(vessel: Vessel, play: &mut Play) {
    play.chart_sea(vessel);
    let seat = play.player(vessel);
    ask(play, seat, Question::PlaceShip(vessel));
}

/// A player moves crew and equipment between ships and home, in secret, each card once.
pub fn stow(k: u8, play: &mut Play) {
    let Some(seat) = play.in_turn(k) else {
        play.agenda.push(Step::DealTreasure);
        return;
    };
    ask(play, seat, Question::Stow);
}

/// All treasure is dealt round the wild islands, face down, and the first round begins.
pub fn deal_treasure(play: &mut Play) {
    let cards: Vec<Card> = play.pieces().cards().collect();
    for card in cards {
        play.note_card(card, |state| state.moved = false);
    }
    let wild: Vec<Island> = play
        .waters
        .islands()
        .filter(|(.., isle)| isle.home.is_none())
        .map(|(island, ..)| island)
        .collect();
    let mut treasures: Vec<Treasure> = play.pieces().treasures().collect();
    play.dice.shuffle(&mut treasures);
    for (treasure, &island) in treasures.into_iter().zip(wild.iter().cycle()) {
        play.move_treasure(treasure, TreasurePlace::On(island), Cause::Setup);
    }
    play.next_phase.set(Phase::Round);
}

impl Play<'_, '_> {
    /// Returns the gap of a disc to the islands that lie on the mat: the least one.
    fn gap_to_islands(&self, disc: Capsule) -> Option<i64> {
        let coasts = self.waters.coasts();
        coasts.map(|coast| disc.gap(coast)).min()
    }

    /// Judges whether an island may lie at a spot, with so wide a gap to the others.
    fn is_spot(&self, island: Island, spot: Spot, apart: i64) -> bool {
        let (mat, centre) = (self.mat(), spot.point());
        let radius = self.data().island(island).radius;
        let edge = centre
            .x
            .min(centre.y)
            .min(mat.width - centre.x)
            .min(mat.height - centre.y);
        let disc = Capsule::disc(centre, radius);
        edge - radius >= self.data().numbers.island_edge
            && self
                .gap_to_islands(disc)
                .is_none_or(|gap| (apart..=self.data().numbers.islands_together).contains(&gap))
    }

    /// Returns the spots of the mat, row by row.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + Clone + use<> {
        let mat = self.mat();
        let points = mat.grid(Spot::STEP);
        points.map(|point| Spot((point.x / Spot::STEP) as u8, (point.y / Spot::STEP) as u8))
    }

    /// Charts the least gap between islands at which there is still a place for one.
    pub fn chart_spacing(&mut self, island: Island) {
        let numbers = &self.data().numbers;
        let (mut apart, less) = (numbers.islands_apart, numbers.apart_less);
        while apart > 0 && !self.spots().any(|spot| self.is_spot(island, spot, apart)) {
            apart -= less;
        }
        self.chart.spacing = apart;
    }

    /// Judges a place for an island.
    ///
    /// # Errors
    /// That it is none.
    pub fn judge_island(&self, island: Island, spot: Spot) -> Result<(), Reason> {
        let fits = self.is_spot(island, spot, self.chart.spacing);
        fits.then_some(()).ok_or(Reason::NoPlace)
    }

    /// Judges a place for terrain: S from islands and other terrain, and for what is conjured from all pieces.
    ///
    /// # Errors
    /// That it is none.
    pub fn judge_terrain(
        &self,
        terrain: Terrain,
        spot: Spot,
        conjured: bool,
    ) -> Result<(), Reason> {
        let disc = self.patch(terrain, spot.point());
        let islands = self.gap_to_islands(disc);
        let mut shoals = self.waters.shoals();
        let numbers = &self.data().numbers;
        let apart = if conjured {
            numbers.event_apart
        } else {
            numbers.terrain_apart
        };
        let fits = self.mat().holds(&disc)
            && islands.is_none_or(|gap| gap >= apart)
            && shoals.all(|(_, kind, centre)| !self.patch(kind, centre).nearer(&disc, apart))
            && !(conjured
                && self
                    .waters
                    .afloat()
                    .any(|(_, body, _)| body.nearer(&disc, apart)));
        fits.then_some(()).ok_or(Reason::NoPlace)
    }

    /// Lays an island.
    pub fn lay_island(&mut self, island: Island, spot: Spot) {
        self.waters.lay_island(island, Some(spot.point()));
        let placed = Event::IslandPlaced(island, spot.point());
        self.tell(placed, Cause::Setup);
    }

    /// Lays a piece of terrain of the box; returns which, if one was left.
    pub fn lay_terrain(&mut self, terrain: Terrain, spot: Spot, cause: Cause) -> Option<Shoal> {
        let shoal = self.free_shoal()?;
        let icebergs = self
            .waters
            .shoals()
            .filter(|(_, kind, _)| *kind == Terrain::Iceberg);
        let number = icebergs.count() as u8 % ICEBERGS + 1;
        let number = if terrain == Terrain::Iceberg {
            number
        } else {
            0
        };
        self.change_swell(shoal, cause, |swell| {
            *swell = Swell {
                number,
                ..Swell::default()
            };
        });
        self.lay_shoal(shoal, ShoalPlace::Mat(terrain, spot.point()), cause);
        Some(shoal)
    }

    /// Returns a piece of terrain that is in the box.
    #[must_use]
    pub fn free_shoal(&self) -> Option<Shoal> {
        let mut shoals = self.pieces().shoals();
        shoals.find(|&shoal| self.waters.shoal(shoal) == ShoalPlace::Box)
    }

    /// An island becomes a player's home; cards that no ship carries are put there.
    pub fn settle(&mut self, seat: Seat, island: Island) {
        self.change_isle(island, Cause::Setup, |isle| isle.home = Some(seat));
        let ashore: Vec<Card> = self
            .holds
            .cards_at(CardPlace::Held(seat))
            .filter(|(_, item, _)| item.back() != Back::Event)
            .map(|(card, ..)| card)
            .collect();
        for card in ashore {
            self.move_card(card, CardPlace::Ashore(island, seat), Cause::Setup);
        }
    }

    /// Returns the place of a berth of the home of a vessel's player.
    #[must_use]
    pub fn berth_place(&self, vessel: Vessel, side: Berth) -> Option<Place> {
        let home = self.waters.home(self.player(vessel))?;
        let centre = self.waters.centre(home)?;
        let side = Heading::new(side.0)?;
        let radius = self.data().island(home).radius;
        Some(berth(centre, radius, side, self.shape(vessel)))
    }

    /// Judges whether a berth of her home is free.
    ///
    /// # Errors
    /// That it is not.
    pub fn judge_berth(&self, vessel: Vessel, side: Berth) -> Result<(), Reason> {
        let place = self.berth_place(vessel, side);
        let free = place.is_some_and(|place| {
            let hull = self.shape(vessel).at(place);
            self.chart.sea.clear(&hull)
        });
        free.then_some(()).ok_or(Reason::BerthTaken)
    }

    /// Lays a vessel at a berth of its home.
    pub fn moor(&mut self, vessel: Vessel, side: Berth) {
        if let Some(place) = self.berth_place(vessel, side) {
            self.shift(vessel, Lies::Mat(place), Cause::Setup);
        }
    }

    /// Judges whether a card of a player's may start aboard a ship of its own, or at home where none is named.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_stow(&self, seat: Seat, card: Card, ship: Option<Vessel>) -> Result<(), Reason> {
        self.judge_unmoved(card)?;
        let from = self.card_place(card);
        let own = match from {
            CardPlace::Aboard(vessel) => self.player(vessel) == seat,
            CardPlace::Ashore(_, owner) => owner == seat,
            _ => false,
        };
        if !own {
            return Err(Reason::NotYours);
        }
        match ship {
            Some(ship) if self.player(ship) != seat => Err(Reason::NotYours),
            Some(ship) if from == CardPlace::Aboard(ship) => Err(Reason::NotThere),
            Some(ship) => self.judge_card(ship, card),
            None if matches!(from, CardPlace::Ashore(..)) => Err(Reason::NotThere),
            None => Ok(()),
        }
    }

    /// A card starts aboard a ship, or at home.
    pub fn stow_card(&mut self, seat: Seat, card: Card, ship: Option<Vessel>) {
        let (from, home) = (self.card_place(card), self.waters.home(seat));
        let to = match (ship, home) {
            (Some(ship), _) => CardPlace::Aboard(ship),
            (None, Some(home)) => CardPlace::Ashore(home, seat),
            (None, None) => return,
        };
        self.note_card(card, |state| state.moved = true);
        self.move_card(card, to, Cause::Setup);
        self.stow_on(seat, 0);
        if let CardPlace::Aboard(vessel) = from {
            self.agenda.push(Step::Excess(vessel));
        }
    }

    /// Goes on with the stowing of a player, or of one so many further in turn order.
    pub fn stow_on(&mut self, seat: Seat, further: u8) {
        let count = self.seats.count;
        let k = seat.after(self.turn.first, count);
        self.agenda.push(Step::Stow(k + further));
    }
}
