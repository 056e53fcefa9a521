//! What a reader of a picture gets beside its subject.

use crate::Refused;
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
    /// The language of its fixed words.
    #[serde(default)]
    pub language: WordLanguage,
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

/// A language of the fixed words in pictures and worksheets, by its code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum WordLanguage {
    /// English.
    #[default]
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

impl From<WordLanguage> for grundy_draw::Language {
    fn from(language: WordLanguage) -> grundy_draw::Language {
        match language {
            WordLanguage::English => grundy_draw::Language::English,
            WordLanguage::Romanian => grundy_draw::Language::Romanian,
            WordLanguage::Portuguese => grundy_draw::Language::Portuguese,
            WordLanguage::Hungarian => grundy_draw::Language::Hungarian,
            WordLanguage::Chinese => grundy_draw::Language::Chinese,
            WordLanguage::German => grundy_draw::Language::German,
            WordLanguage::French => grundy_draw::Language::French,
            WordLanguage::Spanish => grundy_draw::Language::Spanish,
        }
    }
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
            language: self.language.into(),
            width,
        })
    }
}
