//! An enum as it is declared, and what is made of any.

use crate::{family, filled, spelled, told};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::{Attribute, Data, DeriveInput, Error, Expr, ExprLit, Field, Index};
use syn::{Lit, LitStr, Member, Meta, Path, Result, Token, Type, Variant, parse_quote};

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
    text: Option<LitStr>,
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

    /// Whose doing an event is: that of its first part, where that is a seat, or an answer of one.
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

impl Args {
    /// The family's enum, of this game where it is one for any.
    fn family_type(&self, family: &DeriveInput) -> Result<TokenStream> {
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
fn last_name(kind: &Type) -> Option<&Ident> {
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
fn kebab(name: &str) -> String {
    let mut id = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !id.is_empty() {
            id.push('-');
        }
        id.extend(letter.to_lowercase());
    }
    id
}
