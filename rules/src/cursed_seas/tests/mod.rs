//! Tests: the promises of the table, the worked examples and cases of the rule page.

mod corsairs;
mod lines;
mod promises;
