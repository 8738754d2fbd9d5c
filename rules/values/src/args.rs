//! The arguments of a declaration: `#[values(…)]`.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::{DeriveInput, Error, LitStr, Path, Result, Token, Type};

/// The arguments in the brackets of `#[values(…)]`.
#[derive(Default)]
pub struct Args {
    /// The game whose values they are.
    pub game: Option<Path>,
    /// The enum of the family whose variants are among them.
    pub shares: Option<Path>,
    /// The name of the enum as files spell it.
    pub spelled: Option<Ident>,
    /// The name of a pattern of these events.
    pub told: Option<Ident>,
    /// The beginning of the ids of their texts.
    pub text: Option<LitStr>,
    /// The speaker who says their parts in those texts.
    pub said: Option<Type>,
    /// True if all values are listed.
    pub listed: bool,
    /// True if they are events, which somebody does.
    pub done: bool,
    /// True if they are the phases of a game, which begins in the first.
    pub phases: bool,
}

impl Parse for Args {
    fn parse(input: ParseStream) -> Result<Self> {
        let mut args = Self::default();
        while !input.is_empty() {
            let key = input.call(Ident::parse_any)?;
            if !["listed", "done", "phases"].iter().any(|flag| key == flag) {
                input.parse::<Token![=]>()?;
            }
            match key.to_string().as_str() {
                "game" => args.game = Some(input.parse()?),
                "shares" => args.shares = Some(input.parse()?),
                "spelled" => args.spelled = Some(input.parse()?),
                "told" => args.told = Some(input.parse()?),
                "text" => args.text = Some(input.parse()?),
                "said" => args.said = Some(input.parse()?),
                "listed" => args.listed = true,
                "done" => args.done = true,
                "phases" => args.phases = true,
                _ => {
                    let text = "expected `game`, `shares`, `spelled`, `told`, `text`, `said`, `listed`, `done` or `phases`";
                    return Err(Error::new(key.span(), text));
                }
            }
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(args)
    }
}

impl Args {
    /// The family's enum, of this game where it is one for any.
    pub fn family_type(&self, family: &DeriveInput) -> Result<TokenStream> {
        let Some(path) = &self.shares else {
            return Err(Error::new(family.span(), "expected `shares = …`"));
        };
        match &self.game {
            _ if family.generics.params.is_empty() => Ok(quote!(#path)),
            Some(game) => Ok(quote!(#path::<#game>)),
            None => Err(Error::new(path.span(), "expected `game = …` besides")),
        }
    }
}
