//! Every language has every message, with arguments that the English text has, and with text of its own.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;
use grundy_words::Language;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The messages of a language: each with its file and its arguments.
fn messages(language: Language) -> BTreeMap<String, (String, BTreeSet<String>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("texts").join(language.code());
    let mut found = BTreeMap::new();
    for file in fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()) {
        let area = file.file_stem().unwrap().to_str().unwrap().to_owned();
        let text = fs::read_to_string(&file).unwrap();
        let resource = match parser::parse(&*text) {
            Ok(resource) => resource,
            Err((_, errors)) => panic!("{}: {errors:?}", file.display()),
        };
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let name = message.id.name.to_owned();
                let before = found.insert(name.clone(), (area.clone(), arguments(&message)));
                assert!(before.is_none(), "{language:?}: two messages have the name {name}");
            }
        }
    }
    found
}

fn arguments(message: &Message<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    in_pattern(message.value.as_ref().expect("every message has a text"), &mut found);
    found
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            variants.iter().for_each(|variant| in_pattern(&variant.value, found));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}

#[test]
fn each_language_has_the_messages_of_the_english_texts() {
    let english = messages(Language::English);
    assert!(!english.is_empty());
    for language in Language::ALL {
        let found = messages(language);
        let missing: Vec<&String> = english.keys().filter(|name| !found.contains_key(*name)).collect();
        assert!(missing.is_empty(), "{language:?} has no text for {missing:?}");
        let unknown: Vec<&String> = found.keys().filter(|name| !english.contains_key(*name)).collect();
        assert!(unknown.is_empty(), "no English text is called {unknown:?} of {language:?}");
        for (name, (area, given)) in &found {
            let (english_area, english_given) = &english[name];
            assert_eq!(area, english_area, "{language:?}: the file of {name}");
            assert!(given.is_subset(english_given), "{language:?}: {name} uses {given:?}");
        }
    }
}

/// Debug builds refuse a text that cannot be written with its arguments.
#[cfg(feature = "all-languages")]
#[test]
fn every_text_can_be_written() {
    use grundy_words::{Given, message, speaking};
    for language in Language::ALL {
        for (name, (area, names)) in messages(language) {
            // The English texts of the games are in the catalogue of games.
            if language == Language::English && area == "game" {
                continue;
            }
            for given in [Given::from(1_u64), Given::from(21_u64), Given::from("x")] {
                let arguments: Vec<(&'static str, Given)> =
                    names.iter().map(|argument| (&*argument.clone().leak(), given.clone())).collect();
                let text = speaking(language, || message(&name, &arguments));
                assert!(!text.is_empty(), "{language:?}: {name}");
            }
        }
    }
}
