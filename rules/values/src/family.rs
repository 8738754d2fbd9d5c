//! The enums that several games share, and the bridge to each game's.

use crate::args::Args;
use crate::declared::{Declared, taken, variants_mut};
use proc_macro2::{Group, TokenStream, TokenTree};
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, DeriveInput, Fields, GenericParam, Result, Variant, braced};

/// A family's enum, and a macro of its name by which games have its variants.
pub fn declare(mut item: DeriveInput) -> TokenStream {
    let name = &item.ident;
    let hidden = format_ident!("shared_{}", name.to_string().to_lowercase());
    let theirs = match item.generics.params.first() {
        Some(GenericParam::Type(game)) => in_a_game(quote!(#item), &game.ident.to_string()),
        _ => quote!(#item),
    };
    let bridge = quote! {
        macro_rules! #hidden {
            ($($own:tt)*) => { ::values::shared! { { #theirs } $($own)* } };
        }
        pub(crate) use #hidden as #name;
    };
    if let Err(error) = strip(&mut item) {
        return error.to_compile_error();
    }
    quote!(#item #bridge)
}

/// Takes away what only the games' declarations read.
fn strip(item: &mut DeriveInput) -> Result<()> {
    for variant in variants_mut(item)? {
        taken(&mut variant.attrs, "text");
        for field in &mut variant.fields {
            taken(&mut field.attrs, "spelled");
        }
    }
    Ok(())
}

/// Returns what any game calls `G::Card` each game calls `Card`.
pub fn in_a_game(tokens: TokenStream, game: &str) -> TokenStream {
    let mut tokens = tokens.into_iter().peekable();
    let mut all = TokenStream::new();
    while let Some(token) = tokens.next() {
        let is_colon =
            |token: &TokenTree| matches!(token, TokenTree::Punct(colon) if colon.as_char() == ':');
        match token {
            TokenTree::Group(group) => {
                let inner = in_a_game(group.stream(), game);
                let mut replaced = Group::new(group.delimiter(), inner);
                replaced.set_span(group.span());
                all.extend([TokenTree::Group(replaced)]);
            }
            TokenTree::Ident(ident) if ident == game && tokens.peek().is_some_and(is_colon) => {
                let colon = tokens.next();
                if tokens.next_if(is_colon).is_none() {
                    // `G: Voodoo`, where the enum's parameter is named.
                    all.extend([Some(TokenTree::Ident(ident)), colon].into_iter().flatten());
                }
            }
            token => all.extend([token]),
        }
    }
    all
}

/// A family's enum, and the declaration of a game's.
pub struct Both {
    pub family: DeriveInput,
    pub args: Args,
    pub own: DeriveInput,
}

impl Parse for Both {
    fn parse(input: ParseStream) -> Result<Self> {
        let (family, args);
        braced!(family in input);
        braced!(args in input);
        Ok(Self {
            family: family.parse()?,
            args: args.parse()?,
            own: input.parse()?,
        })
    }
}

/// Gives a game's variant what it leaves to its family: fields, docs.
pub fn complete(own: &mut Variant, theirs: Variant) {
    if matches!(own.fields, Fields::Unit) {
        own.fields = theirs.fields;
    }
    let is_doc = |one: &Attribute| one.path().is_ident("doc");
    let has_docs = own.attrs.iter().any(is_doc);
    let theirs = theirs.attrs.into_iter();
    own.attrs
        .extend(theirs.filter(|one| !(has_docs && is_doc(one))));
}

/// From the family's value to the game's, and back where it is one of the family's.
pub fn bridge(declared: &Declared, family: &TokenStream) -> TokenStream {
    let name = &declared.item.ident;
    let shared = declared.variants.iter().filter(|value| value.shared);
    let (ours, theirs): (Vec<_>, Vec<_>) = shared
        .map(|value| (value.whole(quote!(Self)), value.whole(quote!(Shared))))
        .unzip();
    quote! {
        impl From<#family> for #name {
            #[inline]
            fn from(shared: #family) -> Self {
                type Shared = #family;
                match shared { #(#theirs => #ours,)* }
            }
        }

        impl ::rules::kit::Shares<#family> for #name {
            #[inline]
            fn shared(self) -> Option<#family> {
                type Shared = #family;
                #[allow(unreachable_patterns, reason = "a game may have no variants of its own")]
                match self {
                    #(#ours => Some(#theirs),)*
                    _ => None,
                }
            }
        }
    }
}
