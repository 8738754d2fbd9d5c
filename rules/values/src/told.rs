//! Events as files spell them: patterns of what must, or must not, be told.

use crate::declared::{Declared, Value};
use crate::spelled::kind;
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::Attribute;

/// A part of an event that a file may give.
struct Said<'a> {
    docs: &'a [Attribute],
    name: &'a Ident,
    kind: TokenStream,
    value: TokenStream,
}

/// Patterns: for each event its name and the parts that a file may give. All have `cause` and `only` besides: the rule that made it
/// happen, and the one who may hear of it.
pub fn patterns(declared: &Declared, pattern: &Ident) -> TokenStream {
    let (name, game, names) = (&declared.item.ident, declared.game(), declared.names());
    let cause = quote!(<#game as ::rules::table::Game>::Cause);
    let who = quote!(<::rules::table::Seat as ::rules::table::scenario::Spell<#names>>::As);
    let maybe = quote!(::rules::table::scenario::Maybe);
    let (mut variants, mut spelled, mut given) = (Vec::new(), Vec::new(), Vec::new());
    for value in &declared.variants {
        let (docs, variant) = (&value.docs, &value.name);
        let (mut fields, mut spells, mut parts) = (Vec::new(), Vec::new(), Vec::new());
        for Said {
            docs,
            name,
            kind,
            value,
        } in said(value, &names)
        {
            let doc = match docs {
                [] => {
                    let doc = format!("Its {name}.");
                    quote!(#[doc = #doc])
                }
                docs => quote!(#(#docs)*),
            };
            fields.push(quote!(#doc #[serde(default)] #name: #maybe<#kind>));
            spells.push(quote!(#name: #maybe::spell(#value, names)));
            parts.push(name);
        }
        let whole = value.whole(quote!(#name));
        let texts = parts.iter().map(ToString::to_string);
        let called = variant.to_string();
        variants.push(quote! {
            #(#docs)*
            #variant {
                #(#fields,)*
                /// The rule that made it happen.
                #[serde(default)]
                cause: #maybe<#cause>,
                /// The only one who may hear of it.
                #[serde(default)]
                only: #maybe<#who>,
            }
        });
        spelled.push(quote!(#whole => Self::#variant { #(#spells,)* cause, only }));
        given.push(quote! {
            Self::#variant { #(#parts,)* cause, only } => {
                #(parts.extend(#parts.part(#texts));)*
                (#called, cause, only)
            }
        });
    }
    let doc = format!("A pattern of [`{name}`], as files spell it.");
    quote! {
        #[doc = #doc]
        #[derive(Debug, Clone, PartialEq, ::serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub enum #pattern { #(#variants,)* }

        impl ::rules::table::scenario::Pattern<#game> for #pattern {
            fn of(told: &::rules::table::Logged<#game>, names: &#names) -> Self {
                let cause = #maybe(Some(told.cause));
                let only = match told.audience {
                    ::rules::table::Audience::All => #maybe(None),
                    ::rules::table::Audience::Only(seat) => #maybe::spell(seat, names),
                };
                match told.event { #(#spelled,)* }
            }

            fn parts(&self) -> (&'static str, Vec<(&'static str, String)>) {
                let mut parts = Vec::new();
                let (name, cause, only) = match self { #(#given)* };
                parts.extend(cause.part("cause"));
                parts.extend(only.part("only"));
                (name, parts)
            }
        }
    }
}

/// Returns what files may say of an event: its fields, where a field does not say otherwise.
fn said<'a>(value: &'a Value, names: &TokenStream) -> Vec<Said<'a>> {
    let mut all = Vec::new();
    for part in &value.parts {
        let (docs, binding) = (part.docs.as_slice(), &part.binding);
        if part.spelled.is_empty() {
            let (kind, value) = (kind(part, None, names), quote!(#binding));
            let name = binding;
            all.push(Said {
                docs,
                name,
                kind,
                value,
            });
        }
        for spelling in &part.spelled {
            let value = spelling.value.as_ref();
            all.push(Said {
                docs,
                name: &spelling.name,
                kind: kind(part, Some(spelling), names),
                value: value.map_or_else(|| quote!(#binding), |value| quote!(#value)),
            });
        }
    }
    all
}
