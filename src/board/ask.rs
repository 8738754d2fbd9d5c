//! What is asked for by what is drawn, and how it is done.

use super::desk::Desk;
use super::menu::Menu;
use crate::settings::Settings;
use crate::table::lesson::Learn;
use crate::table::pause::{Doors, Pause};
use crate::table::{
    AskHint, Choose, Look, Notice, Reading, Refused, Session, TableGame, TakeBack, Travel,
};
use crate::{Over, Screen};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use rules::table::Seat;

/// What is asked for by what is drawn.
#[derive(Debug, Clone)]
pub enum Ask<G: TableGame> {
    /// The answer to the open question.
    Choose(G::Choice),
    /// A menu of several answers.
    Open(Menu),
    /// The menu goes away.
    Close,
    /// To be told why what was tried is not legal.
    Say(Refused),
    /// Another speed.
    Speed,
    /// The rulebook, where it tells of something; else of what is pointed at, or goes on.
    Rules(Option<&'static str>),
    /// What the game's menu offers; that it opens, where it is to stay.
    Pause(Pause),
    /// The last decision is taken back.
    TakeBack,
    /// Others look.
    Look(Look),
    /// What a captain would do, or no longer.
    Hint,
    /// The table as it was, or play on from there.
    Travel(Travel),
    /// The score of a game that is over.
    Score,
    /// The guide of a lesson goes on, or back.
    Learn(Learn),
    /// Every player's points as they stand.
    Points,
    /// Whoever thinks decides now.
    Hurry,
}

impl<G: TableGame> Ask<G> {
    /// Whether it answers what is asked, or opens the menu of answers to it.
    pub fn answers(&self) -> bool {
        matches!(self, Self::Choose(_) | Self::Open(_))
    }
}

/// What a frame of drawing may ask the game to do.
#[derive(SystemParam)]
pub struct Asks<'w, G: TableGame> {
    pub settings: ResMut<'w, Settings>,
    pub notice: ResMut<'w, Notice>,
    pub reading: ResMut<'w, Reading>,
    choose: MessageWriter<'w, Choose<G>>,
    look: MessageWriter<'w, Look>,
    take_back: MessageWriter<'w, TakeBack>,
    hint: MessageWriter<'w, AskHint>,
    doors: Doors<'w, G>,
}

impl<G: TableGame> Asks<'_, G> {
    /// The curtain rises for a player.
    pub fn unveil(&mut self, seat: Seat) {
        self.look.write(Look::Unveil(seat));
    }

    /// Does what was asked for in a frame in which something of the rulebook was pointed at.
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
            Ask::Choose(choice) => {
                *menu = None;
                self.choose.write(Choose(choice));
            }
            Ask::TakeBack => {
                self.take_back.write(TakeBack);
            }
            Ask::Look(look) => {
                self.look.write(look);
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
            Ask::Hurry => session.hurry(),
            Ask::Score => self.doors.screen.set(Screen::Score),
            Ask::Points => self.doors.over.set(Over::Points),
            Ask::Pause(picked) => {
                desk.pause = matches!(picked, Pause::Stay | Pause::Settings | Pause::Keys);
                self.doors.open(picked, session, &mut self.settings);
            }
        }
    }
}
