//! Tables of cases for tests: a case a line, its cells apart by ` | `.

/// The cases of a table. In a cell `\n` ends a line.
pub(crate) fn cases<const N: usize>(table: &str) -> impl Iterator<Item = [String; N]> {
    table.trim().lines().map(|line| {
        let cells = line
            .split(" | ")
            .map(|cell| cell.trim().replace("\\n", "\n"));
        let cells: Vec<String> = cells.collect();
        cells
            .try_into()
            .unwrap_or_else(|_| panic!("{line}: expected {N} cells"))
    })
}
