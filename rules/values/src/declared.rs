//! An enum as it is declared, read variant by variant and part by part.

use crate::args::Args;
use crate::family;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::{Attribute, Data, DeriveInput, Error, Expr, ExprLit, Field, Index};
use syn::{Lit, LitStr, Member, Meta, Result, Token, Type, Variant, parse_quote};

/// An enum with everything that its declaration says.
pub struct Declared {
    pub args: Args,
    pub item: DeriveInput,
    pub variants: Vec<Value>,
    /// The family's enum and the variants shared with it.
    pub shares: Option<TokenStream>,
}

/// One variant.
pub struct Value {
    pub name: Ident,
    pub docs: Vec<Attribute>,
    pub parts: Vec<Part>,
    pub shared: bool,
    /// The id of its text, where that does not follow from its name.
    pub text: Option<LitStr>,
}

/// One field of a variant.
pub struct Part {
    pub member: Member,
    pub docs: Vec<Attribute>,
    /// The name of the field where it is taken out.
    pub binding: Ident,
    pub kind: Type,
    /// The spelling in files, where that does not follow from its type and name.
    pub spelled: Vec<Spelling>,
}

/// A part of an event or choice as files spell it: `name: Type = value`, each but the name may be left out.
pub struct Spelling {
    pub name: Ident,
    pub kind: Option<Type>,
    pub value: Option<Expr>,
}

impl Parse for Spelling {
    fn parse(input: ParseStream) -> Result<Self> {
        let name = input.call(Ident::parse_any)?;
        let colon = input.parse::<Option<Token![:]>>()?;
        let kind = colon.map(|_| input.parse()).transpose()?;
        let equals = input.parse::<Option<Token![=]>>()?;
        let value = equals.map(|_| input.parse()).transpose()?;
        Ok(Self { name, kind, value })
    }
}

impl Declared {
    /// A game's enum, with the fields and docs of its family's where it leaves them out.
    pub fn new(args: Args, mut item: DeriveInput, family: Option<DeriveInput>) -> Result<Self> {
        let mut shared = match family {
            Some(family) => Some((args.family_type(&family)?, variants(&family)?)),
            None => None,
        };
        let mut values = Vec::new();
        let span = item.ident.span();
        for variant in variants_mut(&mut item)? {
            let theirs = shared.as_mut().and_then(|(_, left)| {
                let at = left.iter().position(|one| one.ident == variant.ident)?;
                Some(left.remove(at))
            });
            let is_shared = theirs.is_some();
            if let Some(theirs) = theirs {
                family::complete(variant, theirs);
            }
            values.push(Value::take(variant, is_shared)?);
        }
        if let Some((_, left)) = &shared
            && let Some(left) = left.first()
        {
            let text = format!("the family has a `{}`, which is missing here", left.ident);
            return Err(Error::new(span, text));
        }
        if args.phases
            && let Some(first) = variants_mut(&mut item)?.next()
        {
            first.attrs.push(parse_quote!(#[default]));
        }
        Ok(Self {
            args,
            item,
            variants: values,
            shares: shared.map(|(family, _)| family),
        })
    }
}

impl Value {
    /// Returns what a variant says, whose attributes of ours are taken away.
    fn take(variant: &mut Variant, shared: bool) -> Result<Self> {
        let mut text = None;
        for attribute in taken(&mut variant.attrs, "text") {
            text = Some(literal(&attribute)?);
        }
        let fields = variant.fields.iter_mut().enumerate();
        let parts = fields.map(|(number, field)| Part::take(number, field));
        let mut parts: Vec<Part> = parts.collect::<Result<_>>()?;
        name_apart(&mut parts);
        Ok(Self {
            parts,
            docs: docs(&variant.attrs),
            name: variant.ident.clone(),
            shared,
            text,
        })
    }

    /// The variant of an enum with all its parts, to take them out or to put them in.
    pub fn whole(&self, of: TokenStream) -> TokenStream {
        let name = &self.name;
        let parts = self.parts.iter().map(|part| {
            let binding = &part.binding;
            match &part.member {
                Member::Named(_) => quote!(#binding),
                number => quote!(#number: #binding),
            }
        });
        quote!(#of::#name { #(#parts),* })
    }
}

/// Returns what a field without a name is called: as files spell it, or else as its type.
fn called(kind: &Type, spelled: &[Spelling]) -> Ident {
    if let [
        Spelling {
            name, value: None, ..
        },
    ] = spelled
    {
        return name.clone();
    }
    let name = last_name(kind).map_or_else(|| "part".to_owned(), ToString::to_string);
    format_ident!("{}", kebab(&name).replace('-', "_"))
}

/// The last name of a type's path.
pub fn last_name(kind: &Type) -> Option<&Ident> {
    match kind {
        Type::Path(path) => path.path.segments.last().map(|last| &last.ident),
        _ => None,
    }
}

/// Numbers fields without names that would be called alike.
fn name_apart(parts: &mut [Part]) {
    for number in 0..parts.len() {
        let (before, from) = parts.split_at_mut(number);
        let part = &mut from[0];
        if before.iter().any(|other| other.binding == part.binding) {
            part.binding = format_ident!("{}{number}", part.binding);
        }
    }
}

impl Part {
    fn take(number: usize, field: &mut Field) -> Result<Self> {
        let mut spelled = Vec::new();
        for attribute in taken(&mut field.attrs, "spelled") {
            let list = attribute
                .parse_args_with(syn::punctuated::Punctuated::<_, Token![,]>::parse_terminated)?;
            spelled.extend(list);
        }
        Ok(Self {
            member: match &field.ident {
                Some(name) => Member::Named(name.clone()),
                None => Member::Unnamed(Index::from(number)),
            },
            docs: docs(&field.attrs),
            binding: match &field.ident {
                Some(name) => name.clone(),
                None => called(&field.ty, &spelled),
            },
            kind: field.ty.clone(),
            spelled,
        })
    }
}

/// An enum's variants.
pub fn variants(item: &DeriveInput) -> Result<Vec<Variant>> {
    match &item.data {
        Data::Enum(data) => Ok(data.variants.iter().cloned().collect()),
        _ => Err(Error::new(item.span(), "expected an enum")),
    }
}

/// The same, to be changed.
pub fn variants_mut(item: &mut DeriveInput) -> Result<impl Iterator<Item = &mut Variant>> {
    let span = item.span();
    match &mut item.data {
        Data::Enum(data) => Ok(data.variants.iter_mut()),
        _ => Err(Error::new(span, "expected an enum")),
    }
}

/// Takes the attributes of a name away.
pub fn taken(attributes: &mut Vec<Attribute>, name: &str) -> Vec<Attribute> {
    attributes
        .extract_if(.., |attribute| attribute.path().is_ident(name))
        .collect()
}

/// Returns what stands in the doc comments.
fn docs(attributes: &[Attribute]) -> Vec<Attribute> {
    let docs = attributes.iter().filter(|one| one.path().is_ident("doc"));
    docs.cloned().collect()
}

fn literal(attribute: &Attribute) -> Result<LitStr> {
    if let Meta::NameValue(pair) = &attribute.meta
        && let Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        }) = &pair.value
    {
        return Ok(text.clone());
    }
    let text = "expected the id of a text: `#[text = \"…\"]`";
    Err(Error::new(attribute.span(), text))
}

/// `NotAsked` as `not-asked`.
pub fn kebab(name: &str) -> String {
    let mut id = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !id.is_empty() {
            id.push('-');
        }
        id.extend(letter.to_lowercase());
    }
    id
}
