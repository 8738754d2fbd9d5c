//! The score as text: who wins and how the game ended, over a table of the sheet, seats across and sources of points down.

use crate::table::Tally;
use crate::table::figures::whole;
use rules::table::words::Words;

/// Returns the score of a game of this name.
pub(super) fn text(game: &str, words: &Words, tally: &Tally) -> String {
    let line = [("line", tally.shared.line.as_str().into())];
    let voyage = words.say("ui-export-voyage", &line);
    let (headline, ending, sheet) = (&tally.headline, tally.ended(words), aligned(&rows(tally)));
    let decided = tally.decided.iter();
    let decided: String = decided.map(|told| format!("{}\n", told.text)).collect();
    let apart = if decided.is_empty() { "" } else { "\n" };
    format!("{game}\n{headline}\n{ending}\n\n{sheet}{apart}{decided}\n{voyage}\n")
}

/// Returns the rows of the sheet, each with its name first: the seats, their points of each source, the sums.
fn rows(tally: &Tally) -> Vec<Vec<String>> {
    let row = |name: &str, cells: &mut dyn Iterator<Item = String>| {
        let mut row = vec![name.to_owned()];
        row.extend(cells);
        row
    };
    let columns = || tally.columns.iter();
    let mut rows = vec![row("", &mut columns().map(|column| column.name.clone()))];
    rows.extend(tally.rows.iter().map(|source| {
        let mut points = source.cells.iter().map(|cell| whole(cell.points));
        row(&source.name, &mut points)
    }));
    let mut sums = columns().map(|column| {
        let out = column.out.clone();
        out.unwrap_or_else(|| whole(column.total))
    });
    rows.push(row(&tally.total.0, &mut sums));
    rows
}

/// Returns rows with their cells under each other, the first of each at the left and the others at the right.
fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let wide = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let wide: Vec<usize> = (0..columns).map(wide).collect();
    let mut text = String::new();
    for row in rows {
        for (column, (cell, &wide)) in row.iter().zip(&wide).enumerate() {
            text += &if column == 0 {
                format!("{cell:wide$}")
            } else {
                format!("  {cell:>wide$}")
            };
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Cell, Column, Row, TallyShared};

    #[test]
    fn sources_and_sums_stand_under_the_names_of_the_seats() {
        let column = |name: &str, total, out: Option<&str>| Column {
            badge: String::new(),
            name: name.to_owned(),
            won: false,
            total,
            out: out.map(str::to_owned),
            parts: String::new(),
        };
        let row = |name: &str, points: [i32; 3]| Row {
            source: "",
            icon: "",
            name: name.to_owned(),
            tip: String::new(),
            cells: points
                .map(|points| Cell {
                    points,
                    why: String::new(),
                })
                .into(),
        };
        let tally = Tally {
            headline: "Zoë wins.".to_owned(),
            again: Default::default(),
            people: 1,
            ending: "The voyage ended in round 9.".to_owned(),
            midway: String::new(),
            left_out: String::new(),
            columns: vec![
                column("Zoë", 38, None),
                column("Bartholomew", -4, None),
                column("Ann", 0, Some("lost")),
            ],
            rows: vec![row("Souls", [40, 3, 0]), row("Skulls", [-2, -7, 0])],
            total: ("Sum".to_owned(), String::new()),
            shared: TallyShared {
                line: "voodoo-pirate:human:seed=7".to_owned(),
                beat: None,
            },
            decided: Vec::new(),
        };
        let texts = include_str!("../../../assets/desktop/en.ftl");
        let words = Words::read("en", &[("own.ftl", texts)]).unwrap();
        let expected = "\
Voodoo Pirate
Zoë wins.
The voyage ended in round 9.

        Zoë  Bartholomew   Ann
Souls    40            3     0
Skulls   −2           −7     0
Sum      38           −4  lost

Voyage: voodoo-pirate:human:seed=7
";
        assert_eq!(text("Voodoo Pirate", &words, &tally), expected);
    }
}
