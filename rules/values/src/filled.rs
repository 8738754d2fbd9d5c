//! The parts that are filled into the texts of values.

use crate::declared::Declared;
use proc_macro2::TokenStream;
use quote::quote;
use syn::Type;

/// The parts of each variant by their names, as a speaker says them.
pub fn parts(declared: &Declared, speaker: &Type) -> TokenStream {
    let name = &declared.item.ident;
    let arms = declared.variants.iter().map(|value| {
        let whole = value.whole(quote!(Self));
        let fields = value.parts.iter().flat_map(|part| {
            let binding = &part.binding;
            let said = |name: &str, value: TokenStream| quote!((#name, ::rules::kit::Said::said(#value, speaker)));
            if part.spelled.is_empty() {
                return vec![said(&binding.to_string(), quote!(#binding))];
            }
            let spelled = part.spelled.iter().map(|spelling| match &spelling.value {
                Some(value) => said(&spelling.name.to_string(), quote!(#value)),
                None => said(&spelling.name.to_string(), quote!(#binding)),
            });
            spelled.collect()
        });
        quote!(#whole => vec![#(#fields),*])
    });
    quote! {
        impl ::rules::kit::Filled<#speaker> for #name {
            fn filled(self, speaker: &#speaker) -> Vec<::rules::kit::Filling> {
                let _ = speaker;
                match self { #(#arms,)* }
            }
        }
    }
}
