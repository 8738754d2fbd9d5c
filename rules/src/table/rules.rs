//! The table of rules: each kind of step with the rule that carries it out, what that rule touches, and where it is written.

use std::any::type_name;

/// A line of the table of rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleLine {
    /// The kind of step.
    pub step: &'static str,
    /// The step in words.
    pub what: &'static str,
    /// The rule page and its section: `voodoo-pirate §5.1`.
    pub section: &'static str,
    /// The function that carries the step out.
    pub rule: &'static str,
    /// The groups that the rule touches, in the order of its signature.
    pub groups: Vec<Touched>,
}

/// Kinds of step, of which each has a line in the table of rules.
pub trait RuleTable {
    /// Returns the table of rules in words.
    fn rules() -> Vec<RuleLine>;
}

/// A group that a rule touches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Touched {
    /// The group's name in the code.
    pub name: &'static str,
    /// True if the rule may change it.
    pub writes: bool,
}

impl Touched {
    /// Reads a parameter's type: a reference to a group; nothing for the step's own input.
    fn of(parameter: &'static str) -> Option<Self> {
        let group = parameter.strip_prefix('&')?;
        let (group, writes) = match group.strip_prefix("mut ") {
            Some(group) => (group, true),
            None => (group, false),
        };
        let path = group.split('<').next()?;
        let name = path.rsplit("::").next()?;
        Some(Self { name, writes })
    }
}

/// A rule, by the parameters `P` of its function.
pub trait Rule<P> {
    /// The groups that it touches.
    fn touches(&self) -> Vec<Touched>;
}

macro_rules! rules {
    ($( $($parameter:ident)+ ;)+) => { $(
        impl<F: Fn($($parameter),+), $($parameter),+> Rule<($($parameter,)+)> for F {
            fn touches(&self) -> Vec<Touched> {
                let parameters = [$( type_name::<$parameter>() ),+];
                parameters.into_iter().filter_map(Touched::of).collect()
            }
        }
    )+ };
}

rules! {
    A;
    A B;
    A B C;
    A B C D;
    A B C D E;
    A B C D E H;
    A B C D E H I;
    A B C D E H I J;
    A B C D E H I J K;
}

/// Declares a game's kinds of step, each with the rule that carries it out: the game's table of rules.
///
/// Makes the enum of steps, the call of the rule by the kind of step, and the list of rules in words. A rule is a function of its step
/// and of the groups that it touches; one system holds them all and runs the whole agenda, which costs a tenth of a system a step. The
/// table names the groups that are lent, `own.` those of the game alone; whether a rule reads or changes one its signature says.
/// The names of inputs are for whoever reads the table. `with` names the variant for the steps of a family of games.
#[macro_export]
macro_rules! steps {
    (
        @ $type_arguments:tt [ $($generics:tt)* ]
        $(#[$step_doc:meta])* $step:ident of $play:ty $(, with $family:ident ( $family_step:ty ) )? {
            $(
                #[doc = $what:literal]
                $kind:ident $( ( $input:ident : $type:ty ) )? by $section:literal
                => $( $rule:ident )::+ ( $( $( $group:ident ).+ ),* ),
            )*
        }
    ) => {
        $(#[$step_doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $step $($generics)* {
            $(
                /// A step of the family.
                $family($family_step),
            )?
            $( #[doc = $what] $kind $( ($type) )?, )*
        }

        $(
            impl From<$family_step> for $step {
                fn from(step: $family_step) -> Self {
                    Self::$family(step)
                }
            }
        )?

        impl $($generics)* $crate::with_arguments!($type_arguments $step) {
            /// Carries the step out by its rule.
            pub fn carry_out(self, play: &mut $play) {
                $( let own = $crate::own!(play $family); )?
                match self {
                    $( Self::$family(step) => step.carry_out(play), )?
                    $( Self::$kind $( ($input) )? => {
                        $( $rule )::+ ( $( $input, )? $( $crate::lend!(play own $( $group ).+) ),* );
                    } )*
                }
            }
        }

        impl $($generics)* $crate::table::RuleTable for $crate::with_arguments!($type_arguments $step) {
            fn rules() -> Vec<$crate::table::RuleLine> {
                let lines = vec![ $(
                    $crate::table::RuleLine {
                        step: stringify!($kind),
                        what: $what.trim_ascii(),
                        section: $section,
                        rule: stringify!($( $rule )::+),
                        groups: $crate::table::Rule::touches(
                            &$crate::with_arguments!($type_arguments $( $rule )::+)
                        ),
                    },
                )* ];
                $( let lines = [lines, <$family_step as $crate::table::RuleTable>::rules()].concat(); )?
                lines
            }
        }
    };
    ( $(#[$step_doc:meta])* $step:ident < $g:ident : $bound:ident > $($table:tt)* ) => {
        $crate::steps! { @ [$g] [<$g: $bound>] $(#[$step_doc])* $step $($table)* }
    };
    ( $(#[$step_doc:meta])* $step:ident $($table:tt)* ) => {
        $crate::steps! { @ [] [] $(#[$step_doc])* $step $($table)* }
    };
}

/// A path with its type arguments, where it has any: for `steps!`.
#[macro_export]
macro_rules! with_arguments {
    ([] $($path:tt)+) => { $($path)+ };
    ([$g:ident] $($path:tt)+) => { $($path)+::<$g> };
}

/// The groups of a game alone, where its table has those of a family beside them: for `steps!`.
#[macro_export]
macro_rules! own {
    ($play:ident $family:ident) => {
        &mut *$play.own
    };
}

/// Lends a group out of the one held table: for `steps!`.
#[macro_export]
macro_rules! lend {
    ($play:ident $own:ident play) => {
        $play
    };
    ($play:ident $own:ident own . $group:ident) => {
        &mut $own.$group
    };
    ($play:ident $own:ident $group:ident) => {
        &mut $play.$group
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Sea;
    struct Log<T>(T);

    fn rule(_: (u8, &'static str), _: &mut Sea, _: &Log<Sea>) {}

    #[test]
    fn a_signature_says_what_a_rule_touches() {
        let touched = |name, writes| Touched { name, writes };
        assert_eq!(
            rule.touches(),
            [touched("Sea", true), touched("Log", false)]
        );
        let Log(Sea) = Log(Sea);
        rule((0, ""), &mut Sea, &Log(Sea));
    }

    #[test]
    #[should_panic(expected = "has no section 99")]
    fn a_section_that_is_not_written_is_found() {
        crate::table::conformance::sections_are_written(&[RuleLine {
            step: "Sail",
            what: "",
            section: "voodoo-pirate §99",
            rule: "sail",
            groups: Vec::new(),
        }]);
    }
}
