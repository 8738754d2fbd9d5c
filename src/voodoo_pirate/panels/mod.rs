//! The panels round the chart, and the scene that all of them are drawn from.

mod aboard;
mod hold;
mod log;
mod magic;
mod mat;
mod pirates;
mod row;
pub(crate) mod small_tile;
mod spread;
mod supplies;
mod things;
pub(crate) mod tips;
mod top;
mod weather;

pub(in crate::voodoo_pirate) use self::things::{Laid, small_card};
use super::flights::Anchors;
use super::places::Places;

use self::tips::Tip;
use super::menu::Menu;
use super::{Cues, Desk, Foresight, Line, Offer, Sight, Sitting, Spot};
use crate::options::Speed;
use crate::table::pause::Pause;
use crate::table::{Look, Timeline, Travel};
use crate::theme::{Hit, Pen, palette};
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Color32, FontId, Pos2, Rect, Stroke, StrokeKind, pos2};
use rules::table::Seat;
use rules::voodoo_pirate::Choice;
use rules::voodoo_pirate::chart::Space;
use rules::voodoo_pirate::data::Ground;
use rules::voodoo_pirate::pieces::Colour;
use rules::voodoo_pirate::view::View;

/// What is asked for by what is drawn.
#[derive(Debug, Clone)]
pub enum Ask {
    /// The answer to the open question.
    Choose(Choice),
    /// A menu of several answers.
    Open(Menu),
    /// The menu goes away.
    Close,
    /// To be told something: why what was tried is not legal.
    Say(String),
    /// Another speed.
    Speed,
    /// The rulebook.
    Rules,
    /// What the game's menu offers; that it opens, where it is to stay.
    Pause(Pause),
    /// The last decision is taken back.
    TakeBack,
    /// Others look.
    Look(Look),
    /// The table as it was, or play on from there.
    Travel(Travel),
    /// The score of a game that is over.
    Score,
}

/// What a frame is drawn from, and what it asks for.
pub struct Scene<'a> {
    /// What is seen.
    pub sight: &'a Sight,
    /// The view as far as it has been shown.
    pub view: &'a View,
    /// The game, for its words and its reasons.
    pub sitting: &'a mut Sitting,
    /// What moves.
    pub cues: &'a Cues,
    /// Where the chart lies.
    pub desk: &'a Desk,
    /// Where the panels lie.
    pub places: &'a Places,
    /// Whether nothing moves, so that choices show.
    pub idle: bool,
    /// Every decision of the game, and which one is looked at.
    pub timeline: &'a Timeline,
    /// What the mouse and the keys ask for in this frame.
    pub asks: Vec<Ask>,
    /// Where pieces lie in panels, for those that fly.
    pub anchors: &'a mut Anchors,
    /// Where in this frame the pieces lie that can be dragged.
    pub pieces: Vec<(Spot, Rect)>,
    /// What the choice that is pointed at will do.
    pub foresight: Option<Foresight>,
    /// The line of the log whose rule is asked for, counted back from the newest.
    pub why: Option<usize>,
    /// Where in this frame choices can be dropped.
    pub landings: Vec<(Spot, Rect)>,
}

impl<'a> Scene<'a> {
    /// The log, as far as it has been shown.
    #[must_use]
    pub fn log(&self) -> &'a [Line] {
        let told = self.cues.told();
        let log = &self.sight.log;
        &log[..log.partition_point(|line| line.number < told)]
    }

    /// Lets the choices that lie on a spot be clicked there: one at once, several by a menu; whether the mouse or the
    /// keyboard's cursor is there. Nothing where none lies.
    pub fn offer(&mut self, pen: &mut Pen, spot: Spot, rect: Rect, at: Pos2) -> Option<bool> {
        let (hit, label) = self.offer_untold(pen, spot, rect, at)?;
        let hovered = hit.hovered;
        tips::offer(pen, hit, label, Tip::default);
        Some(hovered)
    }

    /// The same for what explains itself; with what there is to choose.
    pub fn offer_untold(
        &mut self,
        pen: &mut Pen,
        spot: Spot,
        rect: Rect,
        at: Pos2,
    ) -> Option<(Hit, String)> {
        if !self.idle {
            return None;
        }
        let sight = self.sight;
        let mut offers = sight.at(spot);
        let first = offers.next()?;
        let more = offers.count();
        let mut label = if more == 0 {
            first.label.clone()
        } else {
            format!("{} (+{more})", first.label)
        };
        let hit = pen.hit_at(rect, at, spot.kind(), &label);
        if hit.hovered && more == 0 {
            label = self.foresee(first);
        }
        self.landings.push((spot, rect));
        if hit.clicked {
            let offers = self.sight.options.iter().enumerate();
            let here: Vec<usize> = offers
                .filter(|(_, offer)| offer.spot == spot)
                .map(|(number, _)| number)
                .collect();
            self.pick(&here, at);
        }
        Some((hit, label))
    }

    /// Asks for something.
    pub fn ask(&mut self, ask: Ask) {
        self.asks.push(ask);
    }

    /// Whether a menu is about to open.
    #[must_use]
    pub fn asks_for_menu(&self) -> bool {
        self.asks.iter().any(|ask| matches!(ask, Ask::Open(_)))
    }

    /// Looks ahead at what a choice will do; tells it in words.
    pub fn foresee(&mut self, offer: &Offer) -> String {
        self.foresight = self.sitting.foresee(offer.choice);
        let speaker = self.sitting.speaker();
        let told = |foresight: &Foresight| foresight.told(&offer.label, speaker);
        self.foresight
            .as_ref()
            .map_or_else(|| offer.label.clone(), told)
    }

    /// Takes the only one of some choices, or opens a menu of them.
    pub fn pick(&mut self, numbers: &[usize], at: Pos2) {
        let offers = &self.sight.options;
        if let [only] = numbers {
            self.ask(Ask::Choose(offers[*only].choice));
        } else {
            let row = |&number: &usize| offers[number].clone();
            let menu = Menu {
                at,
                rows: numbers.iter().map(row).collect(),
                changes: self.sitting.changes(),
            };
            self.ask(Ask::Open(menu));
        }
    }

    /// Notes where a piece lies that may be dragged.
    pub fn piece(&mut self, spot: Spot, rect: Rect) {
        self.pieces.push((spot, rect));
    }

    /// Says why a choice is not legal; takes it where it is.
    pub fn try_choice(&mut self, choice: Option<Choice>) {
        let Some(choice) = choice else {
            return;
        };
        let person = self
            .sight
            .asked
            .is_some_and(|asked| self.sitting.is_person(asked.seat));
        if !person
            || self
                .sight
                .options
                .iter()
                .any(|offer| offer.choice == choice)
        {
            return;
        }
        if let Some(why) = self.sitting.why_not(choice) {
            self.ask(Ask::Say(why));
        }
    }

    /// Whether a space is placed as far as has been shown.
    #[must_use]
    pub fn shows(&self, space: Space) -> bool {
        let seen = self.view.at(space);
        match seen.ground {
            Ground::Open => self.view.tiles.iter().any(|tile| tile.slot == space.slot()),
            _ => true,
        }
    }

    /// Whose mat lies before the players: the viewer's, or of several people the one's who decides.
    #[must_use]
    pub fn own(&self) -> Seat {
        let asked = self.sight.asked.map(|asked| asked.seat);
        let person = |seat: &Seat| self.sitting.is_person(*seat);
        self.sight
            .viewer
            .or(asked.filter(person))
            .or_else(|| (0..self.view.pirates.len() as u8).map(Seat).find(person))
            .unwrap_or(Seat(0))
    }
}

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, speed: Speed) {
    top::draw(pen, scene, speed);
    pirates::draw(pen, scene);
    mat::draw(pen, scene);
    supplies::draw(pen, scene);
    weather::draw(pen, scene);
    magic::draw(pen, scene);
    log::draw(pen, scene);
}

/// The badge of a colour.
pub(super) fn badge(colour: Colour) -> String {
    format!("art/badge-{}", palette::colour_name(colour))
}

/// A soul of a colour.
pub(super) fn soul(colour: Colour) -> String {
    format!("art/soul-{}", palette::colour_name(colour))
}

/// The frame round a thing in a panel that can be chosen.
pub(super) fn glow(pen: &Pen, rect: Rect, hovered: bool) {
    let painter = pen.ui.painter();
    if hovered {
        painter.rect_filled(
            rect,
            6.0,
            Color32::from_rgba_unmultiplied(255, 246, 220, 50),
        );
    }
    let under = Stroke::new(4.0, Color32::from_black_alpha(140));
    painter.rect_stroke(rect, 6.0, under, StrokeKind::Middle);
    let width = if hovered { 2.6 } else { 1.8 };
    pen.dashed(rect, Stroke::new(width, palette::CREAM), 6.0, 4.0);
}

/// Lets what lies on a spot be chosen there, framed; explains it in any case.
fn offer_or_explain(
    pen: &mut Pen,
    scene: &mut Scene,
    spot: Spot,
    rect: Rect,
    tip: impl FnOnce(&Scene) -> Tip,
) {
    match scene.offer_untold(pen, spot, rect, rect.center()) {
        Some((hit, label)) => {
            glow(pen, rect, hit.hovered);
            tips::offer(pen, hit, label, || tip(scene));
        }
        None => tips::explain(pen, rect, || tip(scene)),
    }
}

/// The picture of a colour's figure.
fn figure(colour: Colour) -> String {
    format!("art/figure-{}", palette::colour_name(colour))
}

/// A line of text in the middle of a place's height, shortened where the place is too narrow; where it came to lie.
fn elided(pen: &Pen, place: Rect, font: FontId, colour: Color32, text: &str) -> Rect {
    let mut job = LayoutJob::simple(text.to_owned(), font, colour, place.width());
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    let galley = pen.ui.painter().layout_job(job);
    let at = pos2(place.left(), place.center().y - galley.size().y / 2.0);
    let drawn = Rect::from_min_size(at, galley.size());
    pen.ui.painter().galley(at, galley, colour);
    drawn
}
