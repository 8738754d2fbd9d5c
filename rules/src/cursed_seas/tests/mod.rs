//! Tests: the promises of the table, the worked examples and cases of the rule page.

mod cases;
mod corsairs;
mod creatures;
mod crews;
mod equipment;
mod events;
mod examples;
mod forts;
mod keywords;
mod lay;
mod lines;
mod promises;
mod waters;
