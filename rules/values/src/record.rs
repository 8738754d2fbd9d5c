//! Records of a file, of which some fields may be left out.

use crate::declared::taken;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Error, Result, parse_quote};

/// A record of which any field may be left out that is not `#[required]`, and that has no others.
pub fn declare(mut item: DeriveInput) -> Result<TokenStream> {
    let Data::Struct(data) = &mut item.data else {
        return Err(Error::new_spanned(item, "expected a struct"));
    };
    for field in &mut data.fields {
        if taken(&mut field.attrs, "required").is_empty() {
            field.attrs.push(parse_quote!(#[serde(default)]));
        }
    }
    Ok(quote! {
        #[derive(::serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        #item
    })
}
