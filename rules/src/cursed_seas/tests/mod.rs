//! Tests: the promises of the table, the worked examples and cases of the rule page.

mod cases;
mod corsairs;
mod crews;
mod examples;
mod forts;
mod keywords;
mod lay;
mod lines;
mod promises;
mod waters;
