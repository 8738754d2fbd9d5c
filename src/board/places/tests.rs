//! Trials of the layout at every scale.

use super::chart::MAT;
use super::*;
use crate::board::card::SIZE;
use crate::settings::INTERFACES;
use crate::theme::menu;
use bevy::math::Vec2;

fn panels(places: &Places, pirates: usize) -> Vec<Rect> {
    let down = |place: usize| vec2(0.0, places.step * place as f32);
    let rows = (0..pirates).map(|place| places.row.translate(down(place)));
    let Places {
        mat,
        supplies,
        upper,
        lower,
        log,
        ..
    } = *places;
    rows.chain([mat, supplies, upper, lower, log]).collect()
}

#[test]
fn at_any_scale_panels_and_chart_have_their_room_and_everything_can_be_rolled_to() {
    for window in [
        (1280.0, 720.0),
        (1920.0, 1080.0),
        (2560.0, 1080.0),
        (1280.0, 960.0),
        (960.0, 540.0),
        (640.0, 360.0),
    ] {
        for (percent, pirates) in INTERFACES.iter().flat_map(|&it| [(it, 1), (it, 5)]) {
            let frame = Frame::of(Vec2::from(window), percent);
            let places = Places::of(&frame, Rows::of(pirates), 0.0);
            let all = panels(&places, pirates);
            let opening = opening(&frame, places.board);
            let mat = places.board.expand(places.board.width() * 0.018);
            assert!(
                opening.contains_rect(mat),
                "{window:?} {percent} %: {opening}"
            );
            for (number, panel) in all.iter().enumerate() {
                let others = &all[..number];
                let told = format!("{window:?} {percent} %: panel {number} of {pirates}");
                assert!(
                    !others.iter().any(|other| other.intersects(*panel)),
                    "{told}"
                );
                assert!(!opening.intersects(*panel), "{told}: {opening}");
                assert!(panel.height() > 50.0, "{told}");
                match places.strip {
                    None => assert!(places.screen.contains_rect(*panel), "{told}"),
                    Some((seen, farthest)) => {
                        let rolled = Places::of(
                            &frame,
                            Rows::of(pirates),
                            (panel.top() - seen.top()).clamp(0.0, farthest),
                        );
                        let panel = panels(&rolled, pirates)[number];
                        assert!(seen.contains_rect(panel), "{told}: {panel:?} in {seen:?}");
                    }
                }
            }
            // Wherever the guide speaks of something in the strip, there is room for it beside.
            if let Some((seen, _)) = places.strip {
                let [over, right, left] = places.guides;
                assert!(seen.contains_rect(over), "{window:?} {percent} %");
                let top = places.asked(QUESTION);
                let page = places.page(top).expect("a page has a room of its own");
                for beside in [right, left, page] {
                    assert!(!beside.intersects(seen) && beside.width() > 250.0);
                    assert!(beside.bottom() < places.prompt.y);
                }
            }
            // Above a question of two lines all of the strip can be rolled to as well.
            if let Some((seen, farthest)) = places.strip {
                let asked = places.asked(2.0 * QUESTION)..=places.screen.bottom();
                let question = Rect::from_x_y_ranges(places.screen.x_range(), asked);
                let (less, farther) = places.above(Some(question)).strip.unwrap();
                let told = format!("{window:?} {percent} %: {less} above {question}");
                assert!(!less.intersects(question) && less.height() > 80.0, "{told}");
                let lost = seen.height() - less.height();
                assert!(
                    lost > 30.0 && (farther - farthest - lost).abs() < 0.1,
                    "{told}"
                );
            }
            // The screen has all of a question with pictures.
            let high = 4.5 * QUESTION;
            let foot = places.asked(high) + high;
            assert!(foot < places.screen.bottom(), "{window:?} {percent} %");
            // Nothing of the chart lies under a question, however many lines it has.
            for lines in [1.0, 2.0, 3.0] {
                let top = places.asked(lines * QUESTION);
                let corner = pos2(places.prompt.x - 200.0, top);
                let question = Rect::from_min_size(corner, vec2(400.0, lines * QUESTION));
                let lies = board_clear_of(&frame, covered(&frame, question));
                let told = format!("{window:?} {percent} %: {lies:?} under {question:?}");
                assert!(!lies.intersects(question), "{told}");
                assert!(places.board.contains_rect(lies), "{told}");
                assert!(lines > 1.0 || lies == places.board, "{told}");
            }
            // As large on the screen as at 100 %, or hardly smaller.
            let square = places.board.width() / 10.0 * frame.scale;
            let usual = Frame::of(Vec2::from(window), 100);
            let usual = board(&usual).width() / 10.0 * usual.scale;
            assert!(
                square > usual * 0.7,
                "{window:?} {percent} %: {square} of {usual}"
            );
            assert!(places.asked(QUESTION) + QUESTION < places.screen.bottom());
            assert!(places.asked(QUESTION) > places.board.bottom());
            // Clear of the chart's frame, too, where it does not lie over the chart.
            if places.strip.is_none() {
                let frame = places.board.bottom() + places.board.width() * MAT;
                assert!(places.prompt.y > frame + 5.0, "{window:?} {percent} %");
            }
            // Advice hides no space of the chart, nor what it is about.
            for height in [QUESTION, 2.0 * QUESTION] {
                let top = places.asked(height);
                let asked = Rangef::new(top, top + height);
                let note = places.advice(asked, vec2(places.advised(600.0, false), 48.0), false);
                let told = format!("{window:?} {percent} %: {note:?}");
                assert!(!note.intersects(places.board), "{told}");
                assert!(places.screen.contains_rect(note), "{told}");
                assert!(!note.y_range().intersects(asked), "{told}");
            }
            // While the timeline has the room there, what is told lies where hand and timeline are not.
            if places.strip.is_none() {
                let size = vec2(places.advised(600.0, true), 110.0);
                let asked = Rangef::new(places.prompt.y, places.prompt.y + 102.0);
                let note = places.advice(asked, size, true);
                let told = format!("{window:?} {percent} %: {note:?}");
                assert!(places.screen.contains_rect(note), "{told}");
                assert!(note.right() < places.board.left(), "{told}");
                let beside = note.right() < places.hand.x - places.fan;
                assert!(beside || note.bottom() <= asked.max, "{told}");
            }
        }
    }
}

#[test]
fn with_few_players_the_panels_of_the_left_column_are_higher_and_leave_room_for_hints() {
    for window in [(1280.0, 720.0), (1920.0, 1080.0)] {
        let frame = Frame::of(Vec2::from(window), 100);
        let lies = |players, guided| {
            let rows = Rows {
                grows: [14.0, 20.0],
                guided,
                ..Rows::of(players)
            };
            Places::of(&frame, rows, 0.0)
        };
        let five = lies(5, false);
        for players in 1..5 {
            let [few, guided] = [false, true].map(|guided| lies(players, guided));
            let told = format!("{window:?}, {players} players");
            let higher = |of: fn(&Places) -> Rect| of(&few).height() - of(&five).height();
            assert!(higher(|lies| lies.mat) > five.mat.height() / 4.0, "{told}");
            assert!(higher(|lies| lies.supplies) >= 0.0, "{told}");
            // Four lines of hints stand below them.
            let lines = if frame.wide { 30.0 } else { 27.0 } * 4.0 + 14.0;
            let foot = few.screen.bottom() - few.supplies.bottom();
            assert!(foot >= lines, "{told}: {foot}");
            let all = panels(&few, players);
            for (number, panel) in all.iter().enumerate() {
                let others = &all[..number];
                assert!(!others.iter().any(|it| it.intersects(*panel)), "{told}");
            }
            // A guide covers none of it with as few as lessons have.
            assert_eq!(guided.mat.size(), five.mat.size(), "{told}");
            if players < 4 {
                let guide = guided.guides[0];
                assert!(!guide.intersects(guided.supplies), "{told}: {guide}");
            }
        }
        let [two, four] = [2, 4].map(|players| lies(players, false));
        assert!(two.supplies.height() > five.supplies.height());
        assert!(two.row.height() > five.row.height() && four.row == five.row);
    }
}

#[test]
fn a_hand_rises_as_far_as_the_chart_leaves_it_room() {
    let hand = |window: (f32, f32), percent| {
        let frame = Frame::of(Vec2::from(window), percent);
        let places = Places::of(&frame, Rows::of(4), 0.0);
        (
            places.screen.bottom() - places.hand.y,
            places.hand.y - places.board.bottom(),
        )
    };
    let (usual, apart) = hand((1920.0, 1080.0), 100);
    let (risen, still_apart) = hand((1920.0, 1080.0), 80);
    assert!(risen > usual + 50.0, "{risen} beside {usual}");
    assert!(still_apart >= apart, "{still_apart} beside {apart}");
    let columns = |percent| {
        let frame = Frame::of(Vec2::new(1920.0, 1080.0), percent);
        let places = Places::of(&frame, Rows::of(4), 0.0);
        (places.fan, places.hand.x - places.fan - places.mat.right())
    };
    let ((fan, clear), (spread, still_clear)) = (columns(100), columns(80));
    assert!(spread > fan + 50.0, "{spread} beside {fan}");
    assert!(clear >= 0.0 && still_clear >= 0.0, "{clear}, {still_clear}");
}

#[test]
fn a_hand_reaches_over_no_column_at_any_scale() {
    for window in [(1280.0, 720.0), (1920.0, 1080.0)] {
        for percent in (80..=200).step_by(5) {
            let frame = Frame::of(Vec2::from(window), percent);
            let places = Places::of(&frame, Rows::of(5), 0.0);
            let wide = if frame.wide { SIZE.x } else { 118.0 };
            let size = vec2(2.0 * places.fan, SIZE.y * wide / SIZE.x);
            let hand = Rect::from_center_size(places.hand, size);
            let told = format!("{window:?} {percent} %: {hand}");
            match places.strip {
                Some((seen, _)) => assert!(!hand.intersects(seen), "{told}"),
                None => {
                    let mut all = panels(&places, 5).into_iter();
                    assert!(!all.any(|panel| panel.intersects(hand)), "{told}");
                }
            }
        }
    }
}

#[test]
fn a_notice_covers_neither_the_question_nor_a_chart_between_columns() {
    const SIZE: egui::Vec2 = vec2(540.0, 52.0);
    for window in [(1280.0, 720.0), (1920.0, 1080.0), (1280.0, 960.0)] {
        for (percent, high) in INTERFACES.iter().flat_map(|&it| [(it, 40.0), (it, 84.0)]) {
            let places = Places::of(&Frame::of(Vec2::from(window), percent), Rows::of(4), 0.0);
            let top = places.asked(high);
            let (at, side) = places.noticed(Rangef::new(top, top + high), SIZE.y);
            let rect = side.anchor_size(at, SIZE);
            let told = format!("{window:?} {percent} %, {high}: {rect}");
            assert!(places.screen.contains_rect(rect), "{told}");
            assert!(rect.bottom() < top || rect.top() > top + high, "{told}");
            if places.strip.is_none() {
                assert!(rect.top() > below_mat(places.board), "{told}");
            }
        }
    }
}

#[test]
fn what_lies_below_a_taller_area_in_a_strip_makes_room_for_it() {
    let frame = Frame::of(Vec2::new(1280.0, 720.0), 150);
    let rows = Rows::of(4);
    let taller = Rows {
        taller: 124.0,
        ..rows
    };
    let [usual, taller] = [rows, taller].map(|rows| Places::of(&frame, rows, 0.0));
    let more = taller.supplies.height() - usual.supplies.height();
    assert!((more - 124.0).abs() < 0.1, "{more}");
    let [farthest, farther] = [usual, taller].map(|places| places.strip.unwrap().1);
    assert!((farther - farthest - 124.0).abs() < 0.1, "{farther}");
    for (below, above) in [
        (taller.upper, taller.supplies),
        (taller.lower, taller.upper),
        (taller.log, taller.lower),
    ] {
        assert!(below.top() > above.bottom(), "{below} below {above}");
    }
}

#[test]
fn the_list_of_everything_opens_whole_by_the_question_that_named_it_at_any_scale() {
    const CHOICE: egui::Vec2 = vec2(290.0, 34.0);
    let lies = |frame: &Frame, high: f32, count: usize| {
        let places = Places::of(frame, Rows::of(4), 0.0);
        let room = places.screen.shrink(menu::GAP);
        let size = vec2(places.widest(600.0), high);
        let middle = pos2(places.prompt.x, places.asked(high) + high / 2.0);
        let asked = Rect::from_center_size(middle, size);
        for at in [asked.left() + 60.0, asked.right() - 60.0] {
            let (_, rect) = menu::by_the_question(count, CHOICE, room, asked, at);
            let told = format!("{frame:?}, {count}: {rect} by {asked}");
            assert!(room.expand(0.1).contains_rect(rect), "{told}");
            assert!(
                (asked.top() - rect.bottom() - menu::GAP).abs() < 0.1,
                "{told}"
            );
            assert!(rect.x_range().contains(at), "{told}");
        }
    };
    for window in [(1280.0, 720.0), (1920.0, 1080.0), (1280.0, 960.0)] {
        for percent in INTERFACES {
            let frame = Frame::of(Vec2::from(window), percent);
            for high in [40.0, 52.0, 88.0] {
                (1..=40).for_each(|count| lies(&frame, high, count));
            }
        }
    }
}

#[test]
fn a_slim_chart_takes_the_room_of_a_hand_that_has_sunk_and_no_more() {
    for window in [
        (1280.0, 720.0),
        (1920.0, 1080.0),
        (2560.0, 1080.0),
        (1280.0, 960.0),
    ] {
        for (percent, height) in INTERFACES
            .iter()
            .flat_map(|&it| [0.0, 46.0, 84.0, 125.0, 180.0].map(|height| (it, height)))
        {
            let frame = Frame::of(Vec2::from(window), percent);
            let gained = gained(&frame, height);
            let (usual, grown) = (board(&frame), board_clear_of(&frame, -gained));
            let told = format!("{window:?} {percent} %, {height}: {usual} {grown}");
            assert!(grown.contains_rect(usual), "{told}");
            let places = Places::of(&frame, Rows::of(4), 0.0).with_board(grown, grown);
            if places.strip.is_some() || gained == 0.0 {
                assert_eq!((gained, grown), (0.0, usual), "{told}");
                continue;
            }
            let mat = grown
                .shrink2(vec2(grown.width() * 0.1, 0.0))
                .expand(grown.width() * MAT);
            assert!(between(&frame).contains(mat.left() + 0.1), "{told}");
            assert!(mat.bottom() < places.prompt.y, "{told}");
            let hand = places.with_sunk_hand(&frame).taken;
            assert!(places.prompt.y + height <= hand + 0.1, "{told}");
            assert!(hand < places.screen.bottom(), "{told}");
            // Once a card is asked for it rises at once, also while the chart still glides.
            assert_eq!(places.taken, places.prompt.y, "{told}");
        }
    }
    for (window, least) in [((1280.0, 720.0), 1.08), ((1920.0, 1080.0), 1.15)] {
        let frame = Frame::of(Vec2::from(window), 100);
        let grown = board_clear_of(&frame, -gained(&frame, 84.0));
        assert!(
            grown.height() > least * board(&frame).height(),
            "{window:?}: {grown}"
        );
    }
}

#[test]
fn a_guide_keeps_below_panels_that_leave_room_for_it() {
    let guided = Rows {
        guided: true,
        ..Rows::of(1)
    };
    let of = |window: (f32, f32), percent| {
        Places::of(&Frame::of(Vec2::from(window), percent), guided, 0.0)
    };
    let places = of((1280.0, 720.0), 100);
    let room = places.guides[0];
    let panels = room.bottom() - 200.0;
    assert!(panels > room.top(), "{room}");
    assert!((places.guide_top(panels) - panels - 8.0).abs() < 0.01);
    // Over panels that reach down to the foot it has all of its room.
    assert!((places.guide_top(room.bottom() - 60.0) - room.top()).abs() < 0.01);
    let strip = of((640.0, 360.0), 200);
    assert!((strip.guide_top(0.0) - strip.guides[0].top()).abs() < 0.01);
}
