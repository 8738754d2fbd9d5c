//! The code that is made of any enum as it was declared.

use crate::declared::{Declared, kebab, last_name};
use crate::{family, filled, spelled, told};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::Error;

impl Declared {
    /// The enum and what is made of it.
    pub fn code(&self) -> TokenStream {
        let (item, derives) = (&self.item, self.derives());
        let mut code = quote!(#derives #item);
        if self.is_plain() {
            code.extend(self.list());
            code.extend(spelled::as_in_the_rules(self));
        }
        if let Some(prefix) = &self.args.text {
            code.extend(self.texts(&prefix.value()));
        }
        if let Some(speaker) = &self.args.said {
            code.extend(filled::parts(self, speaker));
        }
        if let Some(family) = &self.shares {
            code.extend(family::bridge(self, family));
        }
        if let Some(name) = &self.args.spelled {
            code.extend(spelled::mirror(self, name));
        }
        if let Some(name) = &self.args.told {
            code.extend(told::patterns(self, name));
        }
        if self.args.listed || self.is_plain() {
            code.extend(self.all());
        }
        if self.args.done {
            code.extend(self.doer());
        }
        code
    }

    /// The game named, or what stands for an error where none is.
    pub fn game(&self) -> TokenStream {
        match &self.args.game {
            Some(game) => quote!(#game),
            None => Error::new(Span::call_site(), "expected `game = …`").to_compile_error(),
        }
    }

    /// Returns what stands behind the names at one of the game's tables.
    pub fn names(&self) -> TokenStream {
        let game = self.game();
        quote!(<#game as ::rules::table::scenario::Script>::Names)
    }

    fn is_plain(&self) -> bool {
        self.variants.iter().all(|value| value.parts.is_empty())
    }

    /// Returns what is derived: of any value what makes it a word, of names without fields and of what is listed their order and how files spell
    /// them besides.
    fn derives(&self) -> TokenStream {
        let word = quote!(#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]);
        let besides = (self.args.listed || self.is_plain())
            .then(|| quote!(#[derive(PartialOrd, Ord, ::serde::Serialize, ::serde::Deserialize)]));
        let phases =
            (self.args.phases).then(|| quote!(#[derive(Default, ::bevy_state::prelude::States)]));
        quote!(#word #besides #phases)
    }

    /// `ALL`, of names without fields.
    fn list(&self) -> TokenStream {
        let (name, variants) = (&self.item.ident, self.names_of_variants());
        quote! {
            impl #name {
                /// All of them, in order.
                pub const ALL: &'static [Self] = &[#(Self::#variants),*];
            }
        }
    }

    /// The list of all values.
    fn all(&self) -> TokenStream {
        let name = &self.item.ident;
        let pushes = self.variants.iter().map(|value| {
            let whole = value.whole(quote!(Self));
            let parts = value.parts.iter().rev();
            parts.fold(quote!(all.push(#whole);), |inner, part| {
                let (binding, kind) = (&part.binding, &part.kind);
                quote!(for #binding in <#kind as ::rules::table::Values>::values() { #inner })
            })
        });
        quote! {
            impl ::rules::table::Values for #name {
                fn values() -> Vec<Self> {
                    let mut all = Vec::new();
                    #(#pushes)*
                    all
                }
            }
        }
    }

    /// Returns the code of `doer`: the seat in an event's first part, or the one whose answer that is.
    fn doer(&self) -> TokenStream {
        let name = &self.item.ident;
        let arms = self.variants.iter().map(|value| {
            let (variant, first) = (&value.name, value.parts.first());
            let kind = first.and_then(|first| last_name(&first.kind));
            let member = first.map(|first| &first.member);
            match kind.map(ToString::to_string).as_deref() {
                Some("Seat") => quote!(Self::#variant { #member: seat, .. } => Some(seat)),
                Some("Answer") => {
                    quote!(Self::#variant { #member: answer, .. } => Some(answer.seat))
                }
                _ => quote!(Self::#variant { .. } => None),
            }
        });
        quote! {
            impl #name {
                /// Returns the seat whose doing it is, if it is one's.
                #[must_use]
                pub fn doer(&self) -> Option<::rules::table::Seat> {
                    match *self { #(#arms,)* }
                }
            }
        }
    }

    /// The ids of texts, by the names of the variants.
    fn texts(&self, prefix: &str) -> TokenStream {
        let (name, variants) = (&self.item.ident, self.names_of_variants());
        let ids = self.variants.iter().map(|value| match &value.text {
            Some(text) => text.value(),
            None => format!("{prefix}-{}", kebab(&value.name.to_string())),
        });
        quote! {
            impl ::rules::kit::Texted for #name {
                fn text_id(self) -> &'static str {
                    match self { #(Self::#variants { .. } => #ids,)* }
                }
            }

            impl<S: AsRef<::rules::kit::Teller>> ::rules::kit::Said<S> for #name {
                fn said(self, speaker: &S) -> ::rules::table::words::Value<'static> {
                    speaker.as_ref().text(self).into()
                }
            }
        }
    }

    fn names_of_variants(&self) -> impl Iterator<Item = &Ident> {
        self.variants.iter().map(|value| &value.name)
    }
}
