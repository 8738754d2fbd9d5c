//! The player's requests at a drawn table, and how they are carried out.

use super::desk::Desk;
use crate::settings::Settings;
use crate::table::lesson::Learn;
use crate::table::pause::{Doors, Pause};
use crate::table::{
    AskHint, Choose, Look, Notice, Placed, Raise, React, Reading, Refused, Session, TableGame,
    TakeBack, Travel,
};
use crate::theme::menu::Menu;
use crate::{Over, Screen};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use rules::table::Seat;

/// A request of the player, carried out at the end of the frame.
#[derive(Debug, Clone)]
pub enum Ask<G: TableGame> {
    /// Answers the open question, and those that follow as parts of the same act.
    Choose(Vec<G::Choice>),
    /// Raises the thing on a spot as part of the set that is gathered, or lays it down again.
    Raise(G::Spot),
    /// Opens a menu of answers.
    Open(Menu),
    /// Closes the menu.
    Close,
    /// Tells why what was tried is not legal.
    Say(Refused),
    /// Goes to the next speed.
    Speed,
    /// Opens the rulebook at a topic; `None` at what is pointed at, or where it was left.
    Rules(Option<&'static str>),
    /// Opens the game's menu, or does what was picked from it.
    Pause(Pause),
    /// Takes back the last decision.
    TakeBack,
    /// Changes who looks at the screen.
    Look(Look),
    /// Reacts, or lets a reaction go by.
    React(React),
    /// Asks for a hint, or sends it away.
    Hint,
    /// Goes along the timeline, or plays on from an earlier decision.
    Travel(Travel),
    /// Moves a point of the world to the middle of the chart's place, from near.
    Centre(Vec2),
    /// Zooms in by so many units of the wheel, or out if they are below 0.
    Nearer(f32),
    /// Shows the whole chart.
    Whole,
    /// Opens the score of a game that is over.
    Score,
    /// Goes on or back in a lesson.
    Learn(Learn),
    /// Opens the sheet of all points.
    Points,
    /// Makes the captain that thinks decide now.
    Hurry,
}

impl<G: TableGame> Ask<G> {
    /// Returns whether it answers the question, or opens the menu of answers to it.
    pub fn answers(&self) -> bool {
        matches!(self, Self::Choose(_) | Self::Raise(_) | Self::Open(_))
    }
}

/// The messages and resources by which asks are carried out.
#[derive(SystemParam)]
pub struct Asks<'w, G: TableGame> {
    /// The settings.
    pub settings: ResMut<'w, Settings>,
    /// The sentence that the player should read at once.
    pub notice: ResMut<'w, Notice>,
    /// The topic at which the rulebook opens.
    pub reading: ResMut<'w, Reading>,
    choose: MessageWriter<'w, Choose<G>>,
    raise: MessageWriter<'w, Raise<<G as Placed>::Spot>>,
    look: MessageWriter<'w, Look>,
    take_back: MessageWriter<'w, TakeBack>,
    hint: MessageWriter<'w, AskHint>,
    doors: Doors<'w, G>,
}

impl<G: TableGame> Asks<'_, G> {
    /// Lets the curtain rise for a player.
    pub fn unveil(&mut self, seat: Seat) {
        self.look.write(Look::Unveil(seat));
    }

    /// Carries out an ask. `menu` is the open menu of answers, and `pointed` the topic in the rulebook of what was pointed at.
    pub fn obey(
        &mut self,
        ask: Ask<G>,
        menu: &mut Option<Menu>,
        desk: &mut Desk,
        session: &mut Session<G>,
        pointed: Option<&'static str>,
    ) {
        match ask {
            Ask::Rules(topic) => {
                self.reading.topic = topic.or(pointed);
                self.doors.over.set(Over::Rules);
            }
            Ask::Speed => self.settings.speed = self.settings.speed.next(),
            Ask::Say(refused) => self.notice.forbid(refused),
            Ask::Open(opened) => *menu = Some(opened),
            Ask::Close => *menu = None,
            Ask::Choose(act) => {
                *menu = None;
                self.choose.write(Choose(act));
            }
            Ask::Raise(spot) => {
                *menu = None;
                desk.aim.rest();
                self.raise.write(Raise(spot));
            }
            Ask::TakeBack => {
                self.take_back.write(TakeBack);
            }
            Ask::Look(look) => {
                self.look.write(look);
            }
            Ask::React(react) => {
                self.doors.react.write(react);
            }
            Ask::Hint => {
                self.hint.write(AskHint);
            }
            Ask::Travel(travel) => {
                self.doors.travel.write(travel);
            }
            Ask::Learn(learn) => {
                self.doors.learn.write(learn);
            }
            Ask::Centre(world) => desk.centre_on(world),
            Ask::Nearer(steps) => desk.look_nearer(steps),
            Ask::Whole => desk.recentre(),
            Ask::Hurry => session.hurry(),
            Ask::Score => self.doors.screen.set(Screen::Score),
            Ask::Points => self.doors.over.set(Over::Points),
            Ask::Pause(picked) => {
                desk.pause = picked.stays();
                self.doors.open(picked, session, &mut self.settings);
            }
        }
    }
}
