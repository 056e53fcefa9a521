//! What a reader of a picture gets beside its subject.

use crate::Refused;
use grundy_words::{Language, speaking};
use serde::Deserialize;

/// The answers that a picture shows, its heading, caption, names, language and width.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Figure {
    /// The answers that it shows.
    #[serde(default)]
    pub answers: Answers,
    /// Its heading; an empty text leaves it out. The default is the rule or position, and the convention.
    #[serde(default)]
    pub title: Option<String>,
    /// A text below it.
    #[serde(default)]
    pub caption: Option<String>,
    /// The names of its heaps or boards, in order.
    #[serde(default)]
    pub labels: Vec<String>,
    /// The language of its words. The default is that of the thread, which is English unless the program sets it.
    #[serde(default)]
    pub language: Option<WordLanguage>,
    /// Its width with a unit, such as `8cm`, `80mm`, `3in`, `200pt` or `300px`.
    #[serde(default)]
    pub width: Option<String>,
}

/// The answers that a picture shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Answers {
    /// They are part of the picture: who wins, winning moves, nim-values.
    #[default]
    Shown,
    /// They are left out: an exercise.
    Hidden,
    /// They stand alone, as lines of text: the key of the exercise.
    Alone,
    /// The exercise, and the key below it.
    Apart,
}

/// A language of the words in pictures and worksheets, by its code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum WordLanguage {
    /// English.
    #[serde(rename = "en")]
    English,
    /// Romanian.
    #[serde(rename = "ro")]
    Romanian,
    /// Portuguese.
    #[serde(rename = "pt")]
    Portuguese,
    /// Hungarian.
    #[serde(rename = "hu")]
    Hungarian,
    /// Chinese.
    #[serde(rename = "zh")]
    Chinese,
    /// German.
    #[serde(rename = "de")]
    German,
    /// French.
    #[serde(rename = "fr")]
    French,
    /// Spanish.
    #[serde(rename = "es")]
    Spanish,
}

impl From<WordLanguage> for Language {
    fn from(language: WordLanguage) -> Language {
        match language {
            WordLanguage::English => Language::English,
            WordLanguage::Romanian => Language::Romanian,
            WordLanguage::Portuguese => Language::Portuguese,
            WordLanguage::Hungarian => Language::Hungarian,
            WordLanguage::Chinese => Language::Chinese,
            WordLanguage::German => Language::German,
            WordLanguage::French => Language::French,
            WordLanguage::Spanish => Language::Spanish,
        }
    }
}

/// Does some work in a language, or in that of the thread if there is none.
pub(crate) fn in_language<T>(language: Option<WordLanguage>, work: impl FnOnce() -> T) -> T {
    speaking(language.map_or_else(Language::current, Language::from), work)
}

impl Figure {
    /// The figure as the drawing crate takes it.
    ///
    /// # Errors
    /// The width is no length.
    pub(crate) fn read(self) -> Result<grundy_draw::Figure, Refused> {
        let width = self.width.map(|width| width.parse()).transpose();
        let width = width.map_err(|error: grundy_draw::NoLength| Refused::unsuited(error.to_string()))?;
        Ok(grundy_draw::Figure {
            answers: match self.answers {
                Answers::Shown => grundy_draw::Answers::Shown,
                Answers::Hidden => grundy_draw::Answers::Hidden,
                Answers::Alone => grundy_draw::Answers::Alone,
                Answers::Apart => grundy_draw::Answers::Apart,
            },
            title: match self.title {
                None => grundy_draw::Title::Subject,
                Some(title) if title.is_empty() => grundy_draw::Title::None,
                Some(title) => grundy_draw::Title::Text(title),
            },
            caption: self.caption,
            labels: self.labels,
            width,
        })
    }
}
