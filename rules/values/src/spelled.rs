//! Values as files spell them.

use crate::declared::{Declared, Part, Spelling};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// An enum that files spell as the rules do.
pub fn as_in_the_rules(declared: &Declared) -> TokenStream {
    let name = &declared.item.ident;
    quote! {
        impl<N> ::rules::table::scenario::Spell<N> for #name {
            type As = Self;
        }

        impl<N> ::rules::table::scenario::Spelled<N> for #name {
            type Rules = Self;
            fn spell(rules: Self, _: &N) -> Self {
                rules
            }
        }

        impl<N> ::rules::table::scenario::Meant<N> for #name {
            fn meant(self, _: &N) -> Result<Self, ::rules::table::scenario::SpellingError> {
                Ok(self)
            }
        }
    }
}

/// An enum whose fields files spell in ways of their own.
pub fn mirror(declared: &Declared, spelled: &Ident) -> TokenStream {
    let (name, names) = (&declared.item.ident, declared.names());
    let variants = declared.variants.iter().map(|value| {
        let (docs, name) = (&value.docs, &value.name);
        let kinds = value
            .parts
            .iter()
            .map(|part| kind(part, part.spelled.first(), &names));
        match value.parts.is_empty() {
            true => quote!(#(#docs)* #name),
            false => quote!(#(#docs)* #name(#(#kinds),*)),
        }
    });
    let rules = declared
        .variants
        .iter()
        .map(|value| value.whole(quote!(#name)));
    let rules: Vec<_> = rules.collect();
    let files = declared
        .variants
        .iter()
        .map(|value| value.whole(quote!(#spelled)));
    let files: Vec<_> = files.collect();
    let spells = declared.variants.iter().map(|value| {
        let lets = value.parts.iter().map(|part| {
            let (binding, kind) = (&part.binding, kind(part, part.spelled.first(), &names));
            quote!(let #binding = <#kind as ::rules::table::scenario::Spelled<#names>>::spell(#binding, names);)
        });
        quote!(#(#lets)*)
    });
    let means = declared.variants.iter().map(|value| {
        let lets = value.parts.iter().map(|part| {
            let binding = &part.binding;
            quote!(let #binding = ::rules::table::scenario::Meant::meant(#binding, names)?;)
        });
        quote!(#(#lets)*)
    });
    let doc = format!("[`{name}`] as files spell it.");
    quote! {
        #[doc = #doc]
        #[derive(Debug, Clone, Copy, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        pub enum #spelled { #(#variants,)* }

        impl ::rules::table::scenario::Spell<#names> for #name {
            type As = #spelled;
        }

        impl ::rules::table::scenario::Spelled<#names> for #spelled {
            type Rules = #name;
            fn spell(rules: #name, names: &#names) -> Self {
                let _ = names;
                match rules { #(#rules => { #spells #files })* }
            }
        }

        impl ::rules::table::scenario::Meant<#names> for #spelled {
            fn meant(self, names: &#names) -> Result<#name, ::rules::table::scenario::SpellingError> {
                let _ = names;
                Ok(match self { #(#files => { #means #rules })* })
            }
        }
    }
}

/// The type that files spell a field in.
pub fn kind(part: &Part, spelling: Option<&Spelling>, names: &TokenStream) -> TokenStream {
    match spelling.and_then(|spelling| spelling.kind.as_ref()) {
        Some(kind) => quote!(#kind),
        None => {
            let kind = &part.kind;
            quote!(<#kind as ::rules::table::scenario::Spell<#names>>::As)
        }
    }
}
