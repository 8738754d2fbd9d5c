//! The table as it is drawn: panel after panel, and what the mouse and the keyboard do to it.

use super::ask::{Ask, Asks};
use super::flights::Anchors;
use super::panels;
use super::panels::log;
use super::scene::Scene;
use super::{Painted, Spot, asked, drag, flights, foreseen, guide, hand, marks, menus};
use crate::board::curtain;
use crate::board::desk::Desk;
use crate::board::foot::{self, State};
use crate::board::lies::Lies;
use crate::board::menu::Menu;
use crate::board::places::Places;
use crate::controls::{Controls, Device};
use crate::options::Speed;
use crate::table::pause::{self, About, Pause};
use crate::table::{
    Act, Captions, Cues, Glossary, Held, Look, Shown, Sight, Sitting, Timeline, Travel, at_table,
    consent, ghost, in_words, lies_open, over, tips,
};
use crate::theme::{Awake, Frame, Gallery, Pen, Targets, clear, types};
use crate::{Over, Screen};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::vec2;
use leafwing_input_manager::prelude::ActionState;

/// What the mouse holds on a game's table.
#[derive(Resource, Debug, Clone)]
struct Grasp<G: Painted> {
    /// The menu by the cursor.
    menu: Option<Menu>,
    /// The piece that has been grabbed.
    piece: Option<Spot<G>>,
    /// Where one would lose something by what can be chosen there, or gain nothing, and the change of the sitting that this was found for.
    costly: (u64, Vec<Spot<G>>),
}

impl<G: Painted> Grasp<G> {
    /// Looks ahead once at each choice of a space, and at each card to be played.
    fn weigh(&mut self, sitting: &mut Sitting<G>, sight: &Sight<G>) {
        let changes = sitting.changes();
        if std::mem::replace(&mut self.costly.0, changes) == changes {
            return;
        }
        self.costly.1.clear();
        let Some(asked) = sight.asked.filter(|asked| sitting.is_person(asked.seat)) else {
            return;
        };
        for offer in &sight.options {
            let warns = match offer.spot {
                Spot::Space(_) => {
                    let foresight = sitting.foresee(offer.choice);
                    foresight.is_some_and(|foresight| foresight.costs(asked.seat))
                }
                Spot::Card(_) => sitting.doubt(offer.choice).is_some(),
                _ => false,
            };
            if warns {
                self.costly.1.push(offer.spot);
            }
        }
    }
}

impl<G: Painted> Default for Grasp<G> {
    fn default() -> Self {
        Self {
            menu: None,
            piece: None,
            costly: (u64::MAX, Vec::new()),
        }
    }
}

pub(super) fn plugin<G: Painted>(app: &mut App) {
    app.init_resource::<Grasp<G>>()
        .init_resource::<Anchors<G>>()
        .add_systems(
            OnEnter(Screen::Table),
            |mut grasp: ResMut<Grasp<G>>, mut anchors: ResMut<Anchors<G>>| {
                *grasp = Grasp::default();
                *anchors = Anchors::default();
            },
        )
        .add_systems(
            Update,
            (
                look.run_if(lies_open),
                // From a page on to that of the line before.
                ask_why::<G>.run_if(lies_open.or_else(|desk: Res<Desk>| desk.tells_why)),
                step_back::<G>,
            )
                .run_if(
                    at_table::<G>
                        .and_then(in_state(Over::Nothing))
                        .and_then(not(in_words))
                        .and_then(not(types)),
                ),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw::<G>.run_if(
                at_table::<G>
                    .and_then(in_state(Over::Nothing))
                    .and_then(not(in_words)),
            ),
        );
}

/// The kinds of thing that move with the chart.
const ON_CHART: [&str; 3] = ["space", "ship", "beside"];

/// What is looked at, and how closely.
fn look(
    acts: Single<&ActionState<Act>>,
    held: Res<Held>,
    frame: Res<Frame>,
    mut desk: ResMut<Desk>,
    mut over: ResMut<NextState<Over>>,
) {
    if acts.just_pressed(&Act::Points) {
        over.set(Over::Points);
    }
    desk.look_by_keys(&acts, &held, &frame);
}

/// The way back: what lies over the table goes; where nothing does, or but the curtain, the game's menu opens. A page that
/// tells why goes by itself.
fn step_back<G: Painted>(
    acts: Single<&ActionState<Act>>,
    sitting: Res<Sitting<G>>,
    sight: Res<Sight<G>>,
    targets: Res<Targets>,
    mut travel: MessageWriter<Travel>,
    mut desk: ResMut<Desk>,
    mut grasp: ResMut<Grasp<G>>,
) {
    if !acts.just_pressed(&Act::Back) {
        return;
    }
    if sitting.proposal().is_some() {
        travel.write(Travel::Decline);
    } else if grasp.menu.is_some() {
        grasp.menu = None;
    } else if desk.pause || sight.curtain.is_some() || !targets.is_covered() {
        desk.pause = !desk.pause;
    }
}

/// Why what is asked is asked; with the next press the rule behind the newest line, and with every further one behind the line
/// before it.
fn ask_why<G: Painted>(
    acts: Single<&ActionState<Act>>,
    sitting: Res<Sitting<G>>,
    sight: Res<Sight<G>>,
    cues: Res<Cues<G>>,
    mut asked: Local<((u64, bool), usize)>,
    mut desk: ResMut<Desk>,
) {
    let idle = cues.is_idle() && !cues.is_behind(sitting.changes());
    // What is asked once nothing moves any more comes before all that was told.
    let now = (sitting.changes(), idle);
    if asked.0 != now || acts.just_pressed(&Act::Back) {
        *asked = (now, 0);
    }
    if acts.just_pressed(&Act::Why) {
        let asks = idle && sight.question().is_some();
        desk.why = asked.1.checked_sub(usize::from(asks));
        desk.asks_why = desk.why.is_none();
        asked.1 += 1;
    }
}

fn draw<G: Painted>(
    mut contexts: EguiContexts,
    frame: Res<Frame>,
    gallery: Res<Gallery>,
    controls: Res<Controls>,
    mut targets: ResMut<Targets>,
    mut desk: ResMut<Desk>,
    mut grasp: ResMut<Grasp<G>>,
    mut sitting: ResMut<Sitting<G>>,
    sight: Res<Sight<G>>,
    cues: Res<Cues<G>>,
    captions: Res<Captions>,
    mut anchors: ResMut<Anchors<G>>,
    mut awake: ResMut<Awake>,
    mut asks: Asks<G>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    desk.place(&frame);
    if controls.device != Device::Mouse && targets.is_fresh() {
        desk.follow(&frame, targets.focused_on(&ON_CHART));
    }
    let decided = sitting.table().choices().len();
    let changes = sitting.changes();
    let prompt = format!("{}\nchange {changes}\ndecided {decided}", sight.prompt);
    targets.begin("table", &prompt, ctx.pixels_per_point());
    if desk.is_close() {
        targets.note_larger();
    }
    let Some(view) = cues.view() else {
        return Ok(());
    };
    // The rulebook opens at the phase, unless something is pointed at, or a rule has just been told.
    targets.tell_of(G::topic(view));
    targets.tell_of(asks.notice.topic());
    let key = controls.told(Act::Rules, sitting.speaker().words());
    targets.call_book(key);
    Glossary::lay(&ctx, G::ID, G::BOOK, sitting.speaker().words());
    let places = Places::of(&frame, sitting.seats().count(), desk.rolled.0);
    let places = places.above(clear::kept(&ctx));
    let idle = cues.is_idle() && !cues.is_behind(changes);
    if desk.aim.attend(&ctx, changes, idle, controls.device) {
        awake.stir();
    }
    if idle {
        grasp.weigh(&mut sitting, &sight);
    }
    if !idle && !cues.is_waiting() {
        awake.stir();
    }
    let mut ui = frame.ui(ctx.clone(), "table");
    desk.look_by_mouse(&ui, &frame);
    let mut pen = frame.pen(&mut ui, &gallery, &mut targets, &controls);
    let speed = asks.settings.speed;
    let timeline = Timeline::of(&mut sitting);
    let data = sitting.table().data().clone();
    let mut scene = Scene {
        sight: &sight,
        view,
        data: &data,
        sitting: &mut sitting,
        cues: &cues,
        desk: &desk,
        costly: &grasp.costly.1,
        places: &places,
        idle,
        still: asks.settings.calm || speed == Speed::Instant,
        timeline: &timeline,
        asks: Vec::new(),
        anchors: &mut anchors,
        lies: Lies::default(),
        why: desk.why,
        asks_why: desk.asks_why,
        told_why: None,
        foresight: None,
        advised: None,
    };
    let advice = scene.sitting.advice().filter(|_| idle);
    scene.advised = advice.map(|advice| advice.choice).filter(|_| !desk.pointed);
    // What is held or dragged goes on while the mouse lies still.
    if ctx.input(|input| input.pointer.any_down()) {
        awake.stir();
    }
    if let Some(seat) = scene.sight.curtain {
        // It falls at once, so that nobody sees what is behind it, and rises when it is drawn.
        let _ = curtain::hangs(&pen, scene.still, true);
        let drawn = menus::curtain(&mut pen, &scene, seat);
        let covered = lies_over(&mut pen, &mut scene);
        if drawn && !covered {
            asks.unveil(seat);
            awake.stir();
        }
        let asked = std::mem::take(&mut scene.asks);
        desk.tells_why = false;
        grasp.menu = None;
        for ask in asked {
            asks.obey(ask, &mut grasp.menu, &mut desk, &mut sitting, None);
            awake.stir();
        }
        return Ok(());
    }
    let rehearses = scene.sitting.is_rehearsing();
    if rehearses {
        ghost::veil(&pen, places.board);
    }
    desk.draw_on(&mut pen, &frame, |pen| marks::draw(pen, &mut scene));
    desk.surround(&mut pen, &frame);
    let mut rolled = desk.rolled;
    panels::draw(&mut pen, &mut scene, speed, &mut rolled);
    let taken = asked::draw(&mut pen, &mut scene, &asks.notice.text);
    // The hand keeps clear of what is asked, and so does a card that is read.
    hand::draw(&mut pen, &mut scene, taken);
    let speaker = scene.sitting.speaker();
    captions.draw(&pen, taken.above, speaker.words());
    foot::draw(
        &pen,
        &places,
        goes_on(&scene),
        scene.sitting.speaker().words(),
    );
    flights::draw(&mut pen, &scene);
    guide::draw(&mut pen, &mut scene);
    // Under what lies over the table nothing is grabbed.
    let free = !desk.pause && scene.sitting.proposal().is_none();
    let grabbed = free
        .then(|| drag::draw(&mut pen, &mut scene, grasp.piece))
        .flatten();
    if scene.sitting.is_peeking() && ctx.input(|input| input.pointer.any_released()) {
        scene.ask(Ask::Look(Look::Peek(false)));
    }
    let menu = grasp.menu.as_ref().filter(|menu| menu.changes == changes);
    if let Some(menu) = menu {
        menus::draw(&mut pen, &mut scene, menu);
    }
    let pointed = scene.foresight.is_some();
    if let Some(choice) = scene.advised.filter(|_| !pointed) {
        scene.foresight = scene.sitting.foresee(choice);
    }
    desk.draw_on(&mut pen, &frame, |pen| foreseen::draw(pen, &scene));
    marks::compared(&pen, &scene);
    if rehearses {
        let top = places.board.center_top() - vec2(0.0, 12.0);
        ghost::mark(&pen, top, scene.sitting.speaker().words());
    }
    let speaker = scene.sitting.speaker();
    let now = scene.timeline.back.is_none();
    if now && scene.sitting.told() && over::way_back(&mut pen, places.prompt, speaker.words()) {
        scene.ask(Ask::Score);
    }
    let tells_why = log::why(&mut pen, &mut scene);
    // Under an open menu nothing explains itself.
    if menu.is_none() {
        tips::linger(&mut pen);
    }
    curtain::rise(&pen, places.screen, scene.still);
    lies_over(&mut pen, &mut scene);
    let (asked, why) = (std::mem::take(&mut scene.asks), scene.why);
    grasp.piece = grabbed;
    desk.pointed = pointed;
    if std::mem::replace(&mut desk.rolled, rolled).0.to_bits() != rolled.0.to_bits() {
        awake.stir();
    }
    desk.why = why;
    desk.asks_why = false;
    desk.tells_why = tells_why;
    // The log still rolls to a line that a key asked for.
    if why.is_some() || !asked.is_empty() {
        awake.stir();
    }
    if grasp
        .menu
        .as_ref()
        .is_some_and(|menu| menu.changes != changes)
    {
        grasp.menu = None;
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
            asks.obey(ask, &mut grasp.menu, &mut desk, &mut sitting, topic);
        }
    }
    Ok(())
}

/// What goes on at the table.
fn goes_on<G: Painted>(scene: &Scene<G>) -> State {
    if scene.desk.pause || scene.sitting.proposal().is_some() {
        State::Covered
    } else if !scene.idle {
        State::Moves
    } else if scene.sitting.course().is_some() {
        State::Lesson
    } else {
        let tries = scene.sitting.can_rehearse();
        State::Rests {
            back: scene.sight.can_take_back.is_ok(),
            hint: scene.sitting.can_hint(),
            rehearse: tries || scene.sitting.is_rehearsing(),
        }
    }
}

/// What lies over the table, or the curtain before it: what all people are asked, or the game's menu; whether anything does.
fn lies_over<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>) -> bool {
    let screen = scene.places.screen;
    let asks = scene.sitting.proposal().is_some();
    if asks {
        let answer = consent::draw(pen, screen, scene.sitting);
        scene.asks.extend(answer.map(Ask::Travel));
    } else if scene.desk.pause {
        let words = scene.sitting.speaker().words();
        let about = About::of(scene.sitting, false);
        match pause::draw(pen, screen, words, &about) {
            Pause::Stay => {}
            picked => scene.ask(Ask::Pause(picked)),
        }
    }
    asks || scene.desk.pause
}
