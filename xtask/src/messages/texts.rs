//! The messages of a folder of Fluent texts.

use super::Messages;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::BTreeSet;
use std::io;
use std::path::Path;

pub type Texts = Messages;

/// The messages of all files of a folder.
pub fn read(folder: &Path) -> io::Result<Texts> {
    let mut messages = Texts::new();
    for file in std::fs::read_dir(folder)? {
        let file = file?.path();
        let found = of(&std::fs::read_to_string(&file)?)
            .map_err(|error| io::Error::other(format!("{}: {error}", file.display())))?;
        messages.extend(found);
    }
    Ok(messages)
}

/// The messages of one text.
pub fn of(text: &str) -> Result<Texts, String> {
    let resource = parser::parse(text).map_err(|(_, errors)| format!("{errors:?}"))?;
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => {
            let mut arguments = BTreeSet::new();
            in_pattern(message.value.as_ref()?, &mut arguments);
            Some((message.id.name.to_owned(), arguments))
        }
        _ => None,
    });
    Ok(messages.collect())
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
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, found));
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}
