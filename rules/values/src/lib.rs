//! A value is declared once: `#[values]` on an enum of a game gives all that is said of its variants elsewhere. A record of a file is declared by `#[record]`.
//!
//! [`rules::kit`](../rules/kit/index.html) tells what there is and how it is used; here stands how it is made.

mod args;
mod code;
mod declared;
mod family;
mod filled;
mod record;
mod spelled;
#[cfg(test)]
mod tests;
mod told;

use args::Args;
use declared::Declared;
use proc_macro::TokenStream;
use quote::quote;
use syn::{DeriveInput, parse_macro_input};

/// Declares an enum of values; `rules::kit` tells what stands in the brackets.
#[proc_macro_attribute]
pub fn values(args: TokenStream, item: TokenStream) -> TokenStream {
    let tokens = proc_macro2::TokenStream::from(args.clone());
    let args = parse_macro_input!(args as Args);
    if let Some(family) = &args.shares {
        // The family's macro of the same name knows its variants, and calls `shared`.
        let item = proc_macro2::TokenStream::from(item);
        return quote!(#family! { { #tokens } #item }).into();
    }
    let item = parse_macro_input!(item as DeriveInput);
    made(Declared::new(args, item, None))
}

/// Declares an enum of values that several games share: each has its variants among its own.
#[proc_macro_attribute]
pub fn family(_: TokenStream, item: TokenStream) -> TokenStream {
    let item = parse_macro_input!(item as DeriveInput);
    family::declare(item).into()
}

/// Returns what a family's macro calls: its variants, and the declaration of a game that shares them.
#[proc_macro]
pub fn shared(input: TokenStream) -> TokenStream {
    let family::Both { family, args, own } = parse_macro_input!(input as family::Both);
    made(Declared::new(args, own, Some(family)))
}

/// Declares a record of a file, a struct that is read by the names of its fields. What is left out has its default, unless it is
/// `#[required]`; a field of another name is refused.
#[proc_macro_attribute]
pub fn record(_: TokenStream, item: TokenStream) -> TokenStream {
    let item = parse_macro_input!(item as DeriveInput);
    written(record::declare(item))
}

fn made(declared: syn::Result<Declared>) -> TokenStream {
    written(declared.map(|declared| declared.code()))
}

fn written(code: syn::Result<proc_macro2::TokenStream>) -> TokenStream {
    code.unwrap_or_else(syn::Error::into_compile_error).into()
}
