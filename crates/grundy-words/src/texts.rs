//! The texts of the languages, read when a thread first speaks one.

use crate::{Given, Language};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;
use unic_langid::LanguageIdentifier;

type Bundle = FluentBundle<FluentResource>;

thread_local! {
    static BUNDLES: RefCell<[Option<Rc<Bundle>>; Language::ALL.len()]> = const { RefCell::new([const { None }; 8]) };
}

/// The files of a folder of texts, each with its area.
macro_rules! files {
    ($folder:literal $(, $more:literal)*) => {
        &[
            include_str!(concat!("../texts/", $folder, "/words.ftl")),
            include_str!(concat!("../texts/", $folder, "/figure.ftl")),
            include_str!(concat!("../texts/", $folder, "/hint.ftl")),
            include_str!(concat!("../texts/", $folder, "/reason.ftl")),
            include_str!(concat!("../texts/", $folder, "/explain.ftl")),
            include_str!(concat!("../texts/", $folder, "/answer.ftl")),
            include_str!(concat!("../texts/", $folder, "/law.ftl")),
            include_str!(concat!("../texts/", $folder, "/proof.ftl")),
            $(include_str!(concat!("../texts/", $folder, "/", $more)),)*
            include_str!(concat!("../texts/", $folder, "/error.ftl")),
            include_str!(concat!("../texts/", $folder, "/error-code.ftl")),
            include_str!(concat!("../texts/", $folder, "/error-rule.ftl")),
            include_str!(concat!("../texts/", $folder, "/error-graph.ftl")),
            include_str!(concat!("../texts/", $folder, "/error-game.ftl")),
            include_str!(concat!("../texts/", $folder, "/refused.ftl")),
            include_str!(concat!("../texts/", $folder, "/program.ftl")),
        ]
    };
}

/// The texts of a language that are part of the program. The English texts of the games are in the catalogue of
/// games.
#[cfg(feature = "all-languages")]
fn built_in(language: Language) -> Option<&'static [&'static str]> {
    Some(match language {
        Language::English => files!("en"),
        Language::Romanian => files!("ro", "game.ftl"),
        Language::Portuguese => files!("pt", "game.ftl"),
        Language::Hungarian => files!("hu", "game.ftl"),
        Language::Chinese => files!("zh", "game.ftl"),
        Language::German => files!("de", "game.ftl"),
        Language::French => files!("fr", "game.ftl"),
        Language::Spanish => files!("es", "game.ftl"),
    })
}

/// The texts of a language that are part of the program.
#[cfg(not(feature = "all-languages"))]
fn built_in(language: Language) -> Option<&'static [&'static str]> {
    (language == Language::English).then_some(files!("en"))
}

/// A text of messages that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadText(String);

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the texts of a language cannot be read: {}", self.0)
    }
}

impl std::error::Error for BadText {}

/// Hands over the texts of a language that are not part of the program, in Fluent's language.
///
/// # Errors
/// The text has a line that is no message, or two messages with one name.
pub fn teach(language: Language, text: &str) -> Result<(), BadText> {
    let bundle = bundle(language, &[text])?;
    BUNDLES.with_borrow_mut(|bundles| bundles[language as usize] = Some(Rc::new(bundle)));
    Ok(())
}

fn bundle(language: Language, files: &[&str]) -> Result<Bundle, BadText> {
    let id: LanguageIdentifier = language.code().parse().expect("our codes are codes of languages");
    let mut bundle = Bundle::new(vec![id]);
    // Our texts run in one direction. The marks around arguments would be visible in terminals and files.
    bundle.set_use_isolating(false);
    for text in files {
        let resource = FluentResource::try_new((*text).into())
            .map_err(|(_, errors)| BadText(errors.first().map(ToString::to_string).unwrap_or_default()))?;
        bundle
            .add_resource(resource)
            .map_err(|errors| BadText(errors.first().map(ToString::to_string).unwrap_or_default()))?;
    }
    Ok(bundle)
}

/// The bundle of a language, or none if its texts have not been handed over.
fn known(language: Language) -> Option<Rc<Bundle>> {
    if let Some(bundle) = BUNDLES.with_borrow(|bundles| bundles[language as usize].clone()) {
        return Some(bundle);
    }
    let bundle = Rc::new(bundle(language, built_in(language)?).expect("a test reads all texts"));
    BUNDLES.with_borrow_mut(|bundles| bundles[language as usize] = Some(bundle.clone()));
    Some(bundle)
}

/// The message of this name in a language, if it has no arguments and the language has it.
pub(crate) fn find(language: Language, id: &str) -> Option<String> {
    let bundle = known(language)?;
    let pattern = bundle.get_message(id)?.value()?;
    Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
}

/// A message in a language; in English if the language has no text for it.
pub(crate) fn write(language: Language, id: &str, given: &[(&'static str, Given)]) -> String {
    let mut arguments = FluentArgs::with_capacity(given.len());
    for (name, value) in given {
        arguments.set(*name, value.value());
    }
    for language in [language, Language::English] {
        let Some(bundle) = known(language) else { continue };
        if let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) {
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
            debug_assert!(errors.is_empty(), "the message {id}: {errors:?}");
            return text;
        }
    }
    debug_assert!(false, "no message has the name {id}");
    id.into()
}
