//! The frame of a game's table: the steps before and after those that the game draws.

use super::ask::{Ask, Asks};
use super::composed::Composition;
use super::crowd::LARGE;
use super::curtain::{self, Drawn};
use super::desk::{CLOSEST, Desk};
use super::keys;
use super::lies::Lies;
use super::places::{Places, Rows, board};
use super::scene::Scene;
use crate::controls::{Controls, Device};
use crate::options::Speed;
use crate::order::DrawSystems;
use crate::table::pause::{self, About, Pause};
use crate::table::{
    self, Act, AnimationQueue, Book, Captions, Glossary, Observation, Offer, Session, Speak,
    TableGame, Timeline, at_table, consent, in_words, tips,
};
use crate::theme::menu::Menu;
use crate::theme::{Awake, Frame, Gallery, Pen, Targets, clear};
use crate::{Over, Screen};
use bevy::ecs::change_detection::Tick;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use rules::table::Seat;

/// The piece that the mouse holds on a game's table, and the menu that it opened.
#[derive(Resource, Debug, Clone)]
pub(super) struct Grasp<G: TableGame> {
    /// The menu by the cursor.
    pub(super) menu: Option<Menu>,
    /// The tick at which what was drawn last was seen: a menu closes when something changes.
    seen: Option<Tick>,
    /// The piece that has been grabbed.
    piece: Option<G::Spot>,
    /// The spots whose choices would be a loss or gain nothing, and the tick of the observation for which they were found.
    costly: (Option<Tick>, Vec<G::Spot>),
}

impl<G: TableGame> Grasp<G> {
    /// Finds the spots of the choices that `warns` tells to be a loss for the person who is asked: once after each change of what
    /// is observed, since it looks ahead.
    fn weigh(
        &mut self,
        session: &mut Session<G>,
        observation: &Observation<G>,
        warns: impl Fn(&mut Session<G>, Seat, &Offer<G>) -> bool,
    ) {
        let seen = observation.seen();
        if std::mem::replace(&mut self.costly.0, seen) == seen {
            return;
        }
        self.costly.1.clear();
        let asked = observation
            .asked
            .filter(|asked| session.is_person(asked.seat));
        if let Some(asked) = asked {
            let offers = observation.options.iter();
            // Of what a lesson does not ask for no sign warns.
            let costly = offers.filter(|offer| {
                let course = session.course();
                let off = course.is_some_and(|course| observation.is_off_course(course, offer));
                !off && warns(session, asked.seat, offer)
            });
            self.costly.1.extend(costly.map(|offer| offer.spot));
        }
    }
}

impl<G: TableGame> Default for Grasp<G> {
    fn default() -> Self {
        Self {
            menu: None,
            seen: None,
            piece: None,
            costly: (None, Vec::new()),
        }
    }
}

/// Adds the keys of a game's table, its table in words, and the system that draws it. `K` is what the game keeps from frame to frame.
pub fn plugin<G: TableGame, K: Resource<Mutability = bevy::ecs::component::Mutable> + Default>(
    app: &mut App,
    manner: Manner<G>,
    own: Composition<G, K>,
) {
    let draw = move |canvas: TableCanvas<G>, mut kept: ResMut<K>| -> Result {
        canvas.draw(&mut *kept, &manner, &own)
    };
    app.init_resource::<Grasp<G>>()
        .init_resource::<K>()
        .add_systems(
            OnEnter(Screen::Table),
            |mut grasp: ResMut<Grasp<G>>, mut kept: ResMut<K>| {
                *grasp = Grasp::default();
                *kept = K::default();
            },
        )
        .add_plugins((table::keys::<G>, keys::plugin::<G>))
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(DrawSystems).run_if(
                at_table::<G>
                    .and_then(in_state(Over::Nothing))
                    .and_then(not(in_words)),
            ),
        );
}

/// The parameters of the system that draws a game's table.
#[derive(SystemParam)]
struct TableCanvas<'w, 's, G: TableGame> {
    contexts: EguiContexts<'w, 's>,
    frame: Res<'w, Frame>,
    gallery: Res<'w, Gallery>,
    controls: Res<'w, Controls>,
    targets: ResMut<'w, Targets>,
    desk: ResMut<'w, Desk>,
    grasp: ResMut<'w, Grasp<G>>,
    session: ResMut<'w, Session<G>>,
    observation: Res<'w, Observation<G>>,
    animations: Res<'w, AnimationQueue<G>>,
    captions: Res<'w, Captions>,
    awake: ResMut<'w, Awake>,
    asks: Asks<'w, G>,
}

/// The ways in which a game's table is drawn unlike others.
pub struct Manner<G: TableGame> {
    /// The game's rulebook.
    pub book: &'static Book,
    /// The kinds of spot that move with the chart.
    pub on_chart: &'static [&'static str],
    /// The height of a player's row beyond two lines of text, in the compact and the wide layout.
    pub higher: [f32; 2],
    /// The further height that a row may gain with few players, likewise.
    pub grows: [f32; 2],
    /// The further height of the area of the player's own things where panels lie in a strip.
    pub taller: f32,
    /// The greatest zoom of the chart.
    pub closest: f32,
    /// Returns whether a seat's choice is marked as a loss, besides a card in the hand that would come to nothing.
    pub warns: fn(&mut Session<G>, Seat, &Offer<G>) -> bool,
}

impl<G: TableGame> Default for Manner<G> {
    fn default() -> Self {
        Self {
            book: &Book {
                chapters: &[],
                index: &[],
            },
            on_chart: &[],
            higher: [0.0; 2],
            grows: [0.0; 2],
            taller: 0.0,
            closest: CLOSEST,
            warns: |_, _, _| false,
        }
    }
}

impl<G: TableGame> TableCanvas<'_, '_, G> {
    /// Draws a frame of the table, or the curtain before it, and does what was asked for in it.
    ///
    /// # Errors
    /// The window is gone.
    fn draw<K>(self, kept: &mut K, manner: &Manner<G>, own: &Composition<G, K>) -> Result {
        let Self {
            mut contexts,
            frame,
            gallery,
            controls,
            mut targets,
            mut desk,
            mut grasp,
            mut session,
            observation,
            animations,
            captions,
            mut awake,
            mut asks,
        } = self;
        let ctx = contexts.ctx_mut()?.clone();
        desk.closest = manner.closest;
        let still = asks.settings.calm || asks.settings.speed == Speed::Instant;
        let seconds = ctx.input(|input| input.stable_dt).min(0.1);
        let question = clear::kept(&ctx);
        // Nothing moves under a hand that holds something.
        let loose = ctx.input(|input| !input.pointer.any_down());
        let in_hand = |offer: &Offer<G>| (own.in_hand)(offer.spot);
        // Between two questions the chart rests.
        let grows = own.slim
            && (question.is_some() || animations.goes_on())
            && !observation.options.iter().any(in_hand);
        let makes_way = loose && desk.make_way(&frame, question, grows, seconds, still);
        if desk.glide(seconds, still) || makes_way {
            awake.stir();
        }
        desk.place(&frame);
        if controls.device != Device::Mouse && targets.is_fresh() {
            desk.follow(&frame, targets.focused_on(manner.on_chart));
        }
        let decided = session.table().choices().len();
        let seen = observation.seen();
        if std::mem::replace(&mut grasp.seen, seen) != seen {
            grasp.menu = None;
        }
        let change = seen.map_or(0, Tick::get);
        // While the table pauses nothing tells whether somebody is asked.
        let asked = match animations.pause() {
            Some(_) => "",
            None => &observation.prompt,
        };
        let prompt = format!("{asked}\nchange {change}\ndecided {decided}");
        targets.begin("table", &prompt, ctx.pixels_per_point());
        if desk.is_close() {
            targets.note_larger();
        }
        let Some(view) = animations.view() else {
            return Ok(());
        };
        // The rulebook opens at the phase, unless something is pointed at, or a rule has just been told.
        targets.tell_of(G::topic(view));
        targets.tell_of(asks.notice.topic());
        let key = controls.told(Act::Rules, session.speaker().words());
        targets.call_book(key);
        Glossary::lay(&ctx, G::ID, manner.book, session.speaker().words());
        let rows = Rows {
            players: session.seats().count(),
            higher: manner.higher,
            grows: manner.grows,
            guided: session.course().is_some(),
            taller: manner.taller,
        };
        let places = Places::of(&frame, rows, desk.rolled.0);
        let mut places = places
            .above(question)
            .with_board(desk.rests(&frame), desk.seen(&frame));
        if desk.grows() {
            places = places.with_sunk_hand(&frame);
        }
        let idle = animations.is_idle() && !session.has_news();
        if desk.aim.attend(&ctx, seen, idle, controls.device) {
            awake.renew();
        }
        if idle {
            grasp.weigh(&mut session, &observation, |session, seat, offer| {
                // A card that would come to nothing.
                in_hand(offer) && session.doubt(offer.choice).is_some()
                    || (manner.warns)(session, seat, offer)
            });
        }
        let mut ui = frame.ui(ctx.clone(), "table");
        desk.look_by_mouse(&ui, &frame);
        let mut pen = frame.pen(&mut ui, &gallery, &mut targets, &controls);
        let speed = asks.settings.speed;
        let timeline = Timeline::of(&mut session);
        let data = session.table().data().clone();
        let advice = session.advice().filter(|_| idle && !desk.pointed);
        let advised = advice.map(|advice| advice.choice);
        let mut scene = Scene {
            observation: &observation,
            view,
            data: &data,
            session: &mut session,
            animations: &animations,
            desk: &desk,
            costly: &grasp.costly.1,
            places: &places,
            idle,
            still,
            speed,
            timeline: &timeline,
            asks: Vec::new(),
            kept,
            lies: Lies::default(),
            phases: egui::Rect::NOTHING,
            why: desk.why,
            asks_why: desk.asks_why,
            told_why: None,
            foresight: None,
            advised,
            crowd: None,
            rolled: desk.rolled,
            tells_why: false,
            pointed: false,
            menu: grasp.menu.as_ref(),
            held: grasp.piece,
            notice: asks.notice.said(),
            captions: &captions,
            frame: &frame,
        };
        // What is held or dragged goes on while the mouse lies still.
        if ctx.input(|input| input.pointer.any_down()) {
            awake.stir();
        }
        if let Some(seat) = observation.curtain {
            let drawn = hang(&mut pen, &mut scene, seat);
            let asked = std::mem::take(&mut scene.asks);
            if drawn {
                asks.unveil(seat);
                awake.stir();
            }
            desk.tells_why = false;
            grasp.menu = None;
            for ask in asked {
                asks.obey(ask, &mut grasp.menu, &mut desk, &mut session, None);
                awake.stir();
            }
            return Ok(());
        }
        if scene.menu.is_some() {
            tips::hush(&ctx);
        }
        scene.compose(&mut pen, own);
        lies_over(&mut pen, &mut scene);
        let (asked, why, rolled) = (scene.asks, scene.why, scene.rolled);
        let square = board(&frame).width() / 10.0 * frame.scale;
        let crowd = scene.crowd.filter(|_| square < LARGE);
        let (held, pointed, tells_why) = (scene.held, scene.pointed, scene.tells_why);
        grasp.piece = held;
        desk.pointed = pointed;
        if std::mem::replace(&mut desk.rolled, rolled).0.to_bits() != rolled.0.to_bits() {
            awake.stir();
        }
        // While something moves, what comes next is not known.
        if idle && desk.attend(crowd) {
            awake.stir();
        }
        desk.why = why;
        desk.asks_why = false;
        desk.tells_why = tells_why;
        // The log still rolls to a line that a key asked for.
        if why.is_some() || !asked.is_empty() {
            awake.stir();
        }
        // Pages that nothing else had to turn.
        if !targets.is_covered() {
            let pages = targets.pages();
            desk.look_by_pages(pages, &frame, targets.focused());
        }
        let topic = targets.topic();
        let stray = desk.aim.is_stray(&ctx);
        for ask in asked {
            if !stray || !ask.answers() {
                asks.obey(ask, &mut grasp.menu, &mut desk, &mut session, topic);
            }
        }
        Ok(())
    }
}

/// Draws the curtain before a player's secret, and returns whether it was drawn aside. It falls at once, so that nobody sees what
/// is behind it.
fn hang<G: TableGame, K>(pen: &mut Pen, scene: &mut Scene<G, K>, seat: Seat) -> bool {
    let _ = curtain::hangs(pen, scene.still, true);
    let speaker = scene.session.speaker();
    let (badge, name) = (scene.session.badge(seat), speaker.name(seat));
    let screen = scene.places.screen;
    let back = scene.observation.can_take_back.is_ok();
    let drawn = curtain::draw(pen, screen, (&badge, &name), back, speaker.words());
    if lies_over(pen, scene) {
        return false;
    }
    if drawn == Some(Drawn::Back) {
        scene.ask(Ask::TakeBack);
    }
    drawn == Some(Drawn::Aside)
}

/// Draws what lies over the table (a question to all people, or the game's menu), and returns whether anything does.
fn lies_over<G: TableGame, K>(pen: &mut Pen, scene: &mut Scene<G, K>) -> bool {
    let screen = scene.places.screen;
    let asks = scene.session.proposal().is_some();
    if asks {
        let answer = consent::draw(pen, screen, scene.session);
        scene.asks.extend(answer.map(Ask::Travel));
    } else if scene.desk.pause {
        let words = scene.session.speaker().words();
        let about = About::of(scene.session, false);
        match pause::draw(pen, screen, words, &about) {
            Pause::Stay => {}
            picked => scene.ask(Ask::Pause(picked)),
        }
    }
    asks || scene.desk.pause
}
