//! The worth of positions to computer players.

use super::super::hints::worth;
use super::*;

/// Returns what Red may expect, in hundredths of a point.
fn expects(isle: &mut Isle) -> i32 {
    isle.look(|play| worth(play, RED))
}

/// The last day of the game, not only its card.
fn last_day(isle: Isle) -> Isle {
    let mut isle = isle.last_day();
    isle.lay(|play| play.clock.day = play.clock.days);
    isle
}

/// Red at the Serpent Cave with a torch and its card, the helicopter beside it.
fn at_the_cave() -> Isle {
    let isle = Isle::of(2).at(RED, on(7, 6)).helicopter(7, 8);
    let isle = isle.mission(RED, Mission::SerpentCave);
    isle.has(RED, &[], &[(Item::Torch, 1)])
        .begin()
        .chosen(&[Choice::Pass, Choice::Pass])
}

#[test]
fn each_part_of_a_mission_is_worth_more_than_the_one_before() {
    let mut isle = at_the_cave();
    let ready = expects(&mut isle);
    isle = isle.chosen(&[step(7, 7)]);
    let there = expects(&mut isle);
    isle = isle.chosen(&[Choice::Mission(Mission::SerpentCave)]);
    let carries = expects(&mut isle);
    let mut isle = Isle::of(2).at(RED, on(7, 7)).helicopter(7, 8);
    isle = isle.mission_at(Mission::SerpentCave, MissionPlace::Delivered(RED, 0));
    let delivered = expects(&mut isle);
    assert!(ready < there && there < carries && carries < delivered);
}

#[test]
fn on_the_last_day_who_is_too_far_from_the_helicopter_expects_to_be_left_behind() {
    let far = |daytime| {
        let isle = last_day(Isle::of(2)).helicopter(1, 1).at(RED, on(5, 5));
        let isle = isle.mission_at(Mission::SerpentCave, MissionPlace::Delivered(RED, 0));
        expects(&mut isle.daytime(daytime).begin())
    };
    let in_time = far(Daytime::Dawn);
    let late = far(Daytime::Dusk);
    let left = 100 * i32::from(super::super::score::LEFT_BEHIND);
    assert!(in_time > 0, "{in_time}");
    assert!(left < late && late < left / 2, "{late}");
    let mut aboard = last_day(Isle::of(2)).at(RED, Whereabouts::Aboard);
    aboard = aboard.mission_at(Mission::SerpentCave, MissionPlace::Delivered(RED, 0));
    assert!(in_time < expects(&mut aboard));
}

#[test]
fn an_axe_in_a_tool_spot_keeps_its_points_on_the_last_day_alone() {
    let mut in_bag = Isle::of(2).has(RED, &[], &[(Item::Axe, 1)]);
    let mut in_use = Isle::of(2).tool(RED, Slot::First, Item::Axe, false);
    assert!(expects(&mut in_use) < expects(&mut in_bag));
    let [mut in_bag, mut in_use] = [in_bag, in_use].map(|isle| {
        let isle = last_day(isle).at(RED, Whereabouts::Aboard);
        isle.daytime(Daytime::Dusk)
    });
    assert_eq!(expects(&mut in_use), expects(&mut in_bag));
}

#[test]
fn supplies_are_good_for_something_while_there_is_time_to_use_them() {
    let with = |supplies| {
        let isle = last_day(Isle::of(2)).at(RED, Whereabouts::Aboard);
        let isle = isle.daytime(Daytime::Dusk).has(RED, supplies, &[]);
        isle.begin()
    };
    let mut none = with(&[]);
    let mut torch = with(&[(Supply::Sticks, 2), (Supply::BearHide, 1)]);
    assert!(expects(&mut torch) > expects(&mut none));
    torch = torch.chosen(&[Choice::Pass, Choice::Pass]);
    assert!(expects(&mut torch) < expects(&mut none));
}

#[test]
fn the_more_was_delivered_the_more_a_wound_costs() {
    let wound = |isle: fn() -> Isle| {
        let hurt = expects(&mut isle().hearts(RED, 2));
        expects(&mut isle()) - hurt
    };
    let rich = || Isle::of(2).mission_at(Mission::SerpentCave, MissionPlace::Delivered(RED, 0));
    assert!(wound(rich) > wound(|| Isle::of(2)));
}
