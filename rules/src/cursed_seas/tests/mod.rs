//! Tests: the promises of the table, the worked examples and cases of the rule page.

mod cases;
mod corsairs;
mod creatures;
mod crews;
mod ends;
mod equipment;
mod events;
mod examples;
mod exploring;
mod forts;
mod holding;
mod keywords;
mod lay;
mod lines;
mod promises;
mod waters;
