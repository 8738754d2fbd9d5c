//! The rulebook: chapters on the left, the page on the right, and a search through all of them.

mod about;
mod chapters;
mod here;
mod page;

use self::about::About;
use super::library::Library;
use super::under::Under;
use crate::games::GAMES;
use crate::order::DrawSystems;
use crate::table::{InThisGame, Reading, Travel};
use crate::theme::Awake;
use crate::theme::canvas::{Canvas, Plan, title, way_back, wood};
use crate::{Over, Screen};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

/// The number of frames in which a page rolls to an entry.
const ROLLS: u8 = 4;

/// The open place of the book.
#[derive(Resource, Default)]
pub(super) struct Open {
    game: usize,
    chapter: usize,
    search: String,
    /// The entry that it was opened for or that is asked about, and the number of frames in which the page still rolls to it: its
    /// length may not be known in the first ones.
    asked: Option<usize>,
    rolls: u8,
    /// The number of times that older lines of the game that is played were asked for.
    older: u32,
}

impl Open {
    /// Returns the searched text as the texts spell it: in small letters, and with typographic apostrophes.
    fn sought(&self) -> String {
        self.search.to_lowercase().replace('\'', "’")
    }

    /// Opens a chapter of the same book, and lists the events by the rule of an entry.
    fn turn_to(&mut self, chapter: usize, entry: Option<usize>) {
        (self.chapter, self.asked, self.older) = (chapter, entry, 0);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Open>()
        .init_resource::<Reading>()
        .add_systems(OnEnter(Over::Rules), open)
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(DrawSystems)
                .run_if(in_state(Over::Rules).and_then(resource_exists::<Library>)),
        );
}

/// Opens the book at the topic that is asked for, else where it was left.
fn open(about: About, mut reading: ResMut<Reading>, mut open: ResMut<Open>) {
    let game = about.game().unwrap_or(open.game);
    if std::mem::replace(&mut open.game, game) != game {
        open.turn_to(0, None);
    }
    let topic = reading.topic.take();
    if let Some((chapter, entry)) = topic.and_then(|topic| GAMES[game].book.find(topic)) {
        *open = Open {
            game,
            chapter,
            asked: entry,
            rolls: ROLLS,
            ..Open::default()
        };
    }
}

fn draw(
    mut canvas: Canvas,
    library: Res<Library>,
    here: Res<InThisGame>,
    under: Res<Under>,
    mut book: ResMut<Open>,
    mut over: ResMut<NextState<Over>>,
    screen: Res<State<Screen>>,
    mut table: ResMut<NextState<Screen>>,
    mut travel: MessageWriter<Travel>,
    mut awake: ResMut<Awake>,
) -> Result {
    let game = &GAMES[book.game];
    let name = library.say(&format!("ui-game-{}", game.name));
    let heading = library.fill("ui-book", &[("game", name.as_str().into())]);
    canvas.draw("rules", &heading, |pen, plan| {
        wood(pen, plan.canvas);
        let spread = Spread::on(plan);
        title(pen, &plan.raised(), &heading);
        let told = (&*library, &*here);
        chapters::chapters(pen, plan, &spread, told, &mut book);
        if let Some(to) = page::page(pen, plan, &spread, told, &mut book, game) {
            travel.write(Travel::To(to));
            over.set(Over::Nothing);
            if *screen.get() != Screen::Table {
                table.set(Screen::Table);
            }
            awake.stir();
        }
        let back = library.say("ui-back");
        let below = spread.bottom + if plan.is_whole() { 18.0 } else { 10.0 };
        if way_back(pen, plan, (spread.left, below), &back) || pen.targets.steps_back() {
            over.set(under.back());
            awake.stir();
        }
        chapters::others(pen, plan, (&spread, below), &library, &mut book);
        spread.bottom + 58.0
    })
}

/// The places of the chapters and the page on the plan.
struct Spread {
    top: f32,
    bottom: f32,
    left: f32,
    /// The width of the list of chapters.
    list: f32,
    /// The left edge and the width of the page.
    page: (f32, f32),
}

impl Spread {
    /// Returns the right edge of the page.
    fn right(&self) -> f32 {
        self.page.0 + self.page.1
    }

    fn on(plan: &Plan) -> Self {
        let edge = if plan.is_whole() { 40.0 } else { 12.0 };
        let left = plan.left() + edge;
        let list = (plan.width() * 0.3).min(270.0);
        let page = left + list + edge / 2.0;
        Self {
            top: if plan.is_whole() { 80.0 } else { 58.0 },
            bottom: plan.height().min(720.0) - if plan.is_whole() { 78.0 } else { 58.0 },
            left,
            list,
            page: (page, plan.right() - edge - page),
        }
    }
}

#[cfg(test)]
mod tests;
