//! A player's holdings, as they are drawn.

use games::pirate_crusades::data::Data;
use games::pirate_crusades::values::{Card, MissionKind, Standing};
use games::pirate_crusades::view::View;
use rules::table::Seat;

/// A player's holdings on the table and in its hand, as far as the viewers may know them.
#[derive(Debug, Clone)]
pub(super) struct Held {
    /// The ship.
    pub(super) ship: Option<Card>,
    /// Bonuses, in the order gained.
    pub(super) bonuses: Vec<Card>,
    /// The number of cards in the hand.
    pub(super) crew: u8,
    /// The most cards in the hand.
    pub(super) crew_limit: u8,
    /// Cargo, in the order loaded.
    pub(super) holds: Vec<Card>,
    /// The most cargo.
    pub(super) hold_limit: u8,
    /// The weight.
    pub(super) weight: u16,
    /// Open missions, the oldest first; `None` for those that are not seen.
    pub(super) missions: Vec<Option<Card>>,
    /// The goods of deliveries in the Long Game, each sealed in a hold: the mission as far as it is seen, and its tons.
    pub(super) sealed: Vec<(Option<Card>, u8)>,
    /// The town.
    pub(super) town: Option<Card>,
    /// The player's standing.
    pub(super) standing: Standing,
}

impl Held {
    /// Returns the holdings of a player.
    pub(super) fn of(view: &View, data: &Data, seat: Seat) -> Self {
        let vessel = view.vessel(data, seat);
        let player = view.players[seat.index()];
        let seen = view.missions(seat);
        let unseen = usize::from(player.missions).saturating_sub(seen.len());
        let unseen = std::iter::repeat_n(None, unseen);
        let missions: Vec<Option<Card>> = seen.into_iter().map(Some).chain(unseen).collect();
        let goods = missions
            .iter()
            .copied()
            .zip(view.goods[seat.index()].iter().copied());
        let sealed = goods.filter(|(_, tons)| *tons > 0).collect();
        Self {
            sealed,
            ship: vessel.ship,
            bonuses: view.bonuses(seat),
            crew: player.hand,
            crew_limit: vessel.crew_limit(data),
            holds: view.holds(seat),
            hold_limit: vessel.hold_limit(data),
            weight: vessel.weight(data),
            missions,
            town: view.town(seat),
            standing: player.standing,
        }
    }

    /// Returns how many holds are filled.
    pub(super) fn filled(&self) -> usize {
        self.holds.len() + self.sealed.len()
    }

    /// Returns the kinds of the open missions that are seen, in their order.
    pub(super) fn open<'a>(
        &'a self,
        data: &'a Data,
    ) -> impl Iterator<Item = Option<MissionKind>> + 'a {
        let kind = |card: Card| data.card(card).mission.kind();
        self.missions.iter().map(move |mission| mission.map(kind))
    }
}
