use crate::args::Args;
use crate::declared::Declared;
use crate::family::in_a_game;
use crate::record;
use quote::quote;
use syn::{DeriveInput, parse_quote};

fn declared(own: DeriveInput) -> syn::Result<Declared> {
    let family = parse_quote! {
        enum Choice<G: Voodoo> {
            /// Play this card.
            Play(Card),
            /// Not this time.
            Pass,
        }
    };
    let args: Args = parse_quote!(game = Game, shares = voodoo::Choice, text = "choice");
    Declared::new(args, own, Some(family))
}

#[test]
fn a_variant_of_the_familys_has_its_fields_and_stands_where_the_game_lists_it() {
    let made = declared(parse_quote! {
        enum Choice {
            /// This space.
            Space(Space),
            Pass,
            /// The game's own words.
            Play,
        }
    });
    let made = made.map(|made| {
        let item = &made.item;
        quote!(#item).to_string()
    });
    let expected = quote! {
        enum Choice {
            /// This space.
            Space(Space),
            /// Not this time.
            Pass,
            /// The game's own words.
            Play(Card),
        }
    };
    assert_eq!(made.ok(), Some(expected.to_string()));
}

#[test]
fn a_variant_of_the_familys_that_is_forgotten_is_named() {
    let made = declared(parse_quote!(
        enum Choice {
            Play,
        }
    ));
    let error = made.err().map(|error| error.to_string());
    assert_eq!(
        error.as_deref(),
        Some("the family has a `Pass`, which is missing here")
    );
}

#[test]
fn a_text_is_called_after_its_variant() {
    let made = declared(parse_quote! {
        enum Choice {
            Play,
            Pass,
            /// A coin.
            TakeCoin,
            /// The GriGri.
            #[text = "grigri"]
            GriGri,
        }
    });
    let code = made.map(|made| made.code().to_string()).unwrap_or_default();
    for id in ["\"choice-play\"", "\"choice-take-coin\"", "\"grigri\""] {
        assert!(code.contains(id), "{id} in {code}");
    }
}

#[test]
fn what_the_family_calls_a_games_own_is_the_games() {
    let family = quote!(
        enum Choice<G: Voodoo> {
            Play(G::Card),
            Give(Option<G::Card>, Seat),
        }
    );
    let own = quote!(
        enum Choice<G: Voodoo> {
            Play(Card),
            Give(Option<Card>, Seat),
        }
    );
    assert_eq!(in_a_game(family, "G").to_string(), own.to_string());
}

#[test]
fn a_field_without_a_name_is_called_as_its_type_or_as_files_spell_it() {
    let own = parse_quote! {
        enum Event {
            Robbed(Seat, #[spelled(other)] Seat, BearHide),
            Moved(Cell, Cell, [i16; 6]),
        }
    };
    let made = Declared::new(Args::default(), own, None).unwrap();
    let names: Vec<Vec<String>> = made
        .variants
        .iter()
        .map(|value| {
            value
                .parts
                .iter()
                .map(|part| part.binding.to_string())
                .collect()
        })
        .collect();
    assert_eq!(
        names,
        [
            vec!["seat", "other", "bear_hide"],
            vec!["cell", "cell1", "part"]
        ]
    );
}

#[test]
fn a_field_of_a_record_may_be_left_out_unless_it_is_required() {
    let made = record::declare(parse_quote! {
        struct Ship {
            #[required]
            at: Cell,
            /// Coins aboard.
            coins: u8,
        }
    });
    let expected = quote! {
        #[derive(::serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Ship {
            at: Cell,
            /// Coins aboard.
            #[serde(default)]
            coins: u8,
        }
    };
    assert_eq!(
        made.ok().map(|made| made.to_string()),
        Some(expected.to_string())
    );
    let made = record::declare(parse_quote!(
        enum Flag {
            Black,
        }
    ));
    let error = made.err().map(|error| error.to_string());
    assert_eq!(error.as_deref(), Some("expected a struct"));
}

#[test]
fn a_part_is_filled_into_its_text_by_the_name_that_files_call_it() {
    let args: Args = parse_quote!(text = "event", said = Speaker);
    let own = parse_quote! {
        enum Event {
            Robbed(Seat, #[spelled(other)] Seat),
            Decided(#[spelled(chosen = answer.choice)] Answer),
        }
    };
    let made = Declared::new(args, own, None);
    let code = made.map(|made| made.code().to_string()).unwrap_or_default();
    let filled = [
        quote!(("seat", ::rules::kit::Said::said(seat, speaker))),
        quote!(("other", ::rules::kit::Said::said(other, speaker))),
        quote!(("chosen", ::rules::kit::Said::said(answer.choice, speaker))),
    ];
    for part in filled.map(|part| part.to_string()) {
        assert!(code.contains(&part), "{part} in {code}");
    }
}

#[test]
fn an_event_is_the_doing_of_its_first_seat() {
    let own = parse_quote! {
        enum Event {
            Robbed(Seat, #[spelled(other)] Seat),
            Decided(Answer, bool),
            Sunk(Vessel, Seat),
            Over,
        }
    };
    let made = Declared::new(parse_quote!(done), own, None);
    let code = made.map(|made| made.code().to_string()).unwrap_or_default();
    let done = quote! {
        match *self {
            Self::Robbed { 0: seat, .. } => Some(seat),
            Self::Decided { 0: answer, .. } => Some(answer.seat),
            Self::Sunk { .. } => None,
            Self::Over { .. } => None,
        }
    };
    let done = done.to_string();
    assert!(code.contains(&done), "{done} in {code}");
}

#[test]
fn names_without_fields_and_what_is_listed_are_ordered_and_spelled_and_other_values_say_so_themselves()
 {
    let code_of = |args: Args, item: DeriveInput| {
        let made = Declared::new(args, item, None);
        made.map(|made| made.code().to_string()).unwrap_or_default()
    };
    let code = |item| code_of(Args::default(), item);
    let derives = |code: &str| ["Copy", "Ord", "Serialize"].map(|name| code.contains(name));
    let plain = code(parse_quote!(
        enum Way {
            North,
            South,
        }
    ));
    let other = code(parse_quote!(
        enum Place {
            At(Space),
        }
    ));
    let listed = parse_quote!(
        enum Choice {
            Sail(Space),
        }
    );
    let listed = code_of(parse_quote!(listed), listed);
    assert_eq!(derives(&plain), [true; 3]);
    assert_eq!(derives(&listed), [true; 3]);
    assert_eq!(derives(&other), [true, false, false]);
}
