//! Aligned tables for a terminal.

use crate::out::Out;
use std::io::{self, Write};

/// The alignment of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// A table: a heading a column, and rows.
#[derive(Debug, Clone, Default)]
pub struct Grid {
    align: Vec<Align>,
    rows: Vec<Vec<String>>,
}

impl Grid {
    /// A table with these headings.
    #[must_use]
    pub fn new(columns: &[(&str, Align)]) -> Self {
        Self {
            align: columns.iter().map(|&(_, align)| align).collect(),
            rows: vec![columns.iter().map(|&(name, _)| name.to_owned()).collect()],
        }
    }

    /// Adds a row.
    pub fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    /// Writes it, two blanks between columns.
    ///
    /// # Errors
    /// Fails where it cannot be written.
    pub fn write(&self, out: &mut Out) -> io::Result<()> {
        for line in self.lines() {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    fn lines(&self) -> impl Iterator<Item = String> {
        let widths: Vec<usize> = (0..self.align.len())
            .map(|column| {
                let cells = self.rows.iter().filter_map(|row| row.get(column));
                cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
            })
            .collect();
        self.rows.iter().map(move |row| {
            let cells = row.iter().zip(&self.align).zip(&widths);
            let line: Vec<String> = cells
                .map(|((cell, align), &width)| {
                    // Formatting's own width has a limit, beyond which it panics.
                    let blanks = " ".repeat(width - cell.chars().count());
                    match align {
                        Align::Left => format!("{cell}{blanks}"),
                        Align::Right => format!("{blanks}{cell}"),
                    }
                })
                .collect();
            line.join("  ").trim_end().to_owned()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let mut grid = Grid::new(&[
            ("seat", Align::Left),
            ("score", Align::Right),
            ("", Align::Left),
        ]);
        grid.row(["Red".into(), "7.25".into(), String::new()]);
        grid.row(["Yellow".into(), "12.00".into(), "won".into()]);
        let lines: Vec<String> = grid.lines().collect();
        assert_eq!(
            lines,
            ["seat    score", "Red      7.25", "Yellow  12.00  won"]
        );
    }
    #[test]
    fn a_column_may_be_wider_than_any_terminal() {
        let mut grid = Grid::new(&[("seat", Align::Left), ("score", Align::Right)]);
        let wide = "x".repeat(70_000);
        grid.row([wide.clone(), wide]);
        assert!(grid.lines().all(|line| line.len() == 140_002));
    }
}
