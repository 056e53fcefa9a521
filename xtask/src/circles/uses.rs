//! The names that a `use` imports.

use super::tokens::Token;

/// One name that a `use` imports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Use {
    /// The path, word by word.
    pub path: Vec<String>,
    /// Its name here; `None` for a glob (`*`).
    pub name: Option<String>,
}

/// Reads the names of a `use`, from the word after it; also returns the place after its semicolon.
pub fn read(tokens: &[Token], at: usize) -> (Vec<Use>, usize) {
    let mut found = Vec::new();
    let mut at = branch(tokens, at, &[], &mut found);
    while tokens.get(at).is_some_and(|token| !token.is(';')) {
        at += 1;
    }
    (found, at + 1)
}

/// Reads one branch of the tree after the words `before`; it ends at a comma, a closing brace or a semicolon.
fn branch(tokens: &[Token], mut at: usize, before: &[String], found: &mut Vec<Use>) -> usize {
    let mut path = before.to_vec();
    loop {
        match tokens.get(at) {
            Some(Token::Path) => at += 1,
            Some(Token::Sign('*')) => {
                found.push(Use { path, name: None });
                return at + 1;
            }
            Some(Token::Sign('{')) => {
                at += 1;
                while tokens.get(at).is_some_and(|token| !token.is('}')) {
                    at = branch(tokens, at, &path, found);
                    if tokens.get(at).is_some_and(|token| token.is(',')) {
                        at += 1;
                    }
                }
                return at + 1;
            }
            Some(Token::Word(word)) if word == "as" => {
                let name = tokens.get(at + 1).and_then(Token::word).unwrap_or("_").to_string();
                found.push(Use { path: without_self(path), name: Some(name) });
                return at + 2;
            }
            Some(Token::Word(word)) => {
                path.push(word.clone());
                at += 1;
            }
            _ => {
                let path = without_self(path);
                if let Some(name) = path.last().cloned() {
                    found.push(Use { path, name: Some(name) });
                }
                return at;
            }
        }
    }
}

/// `a::{self}` names a.
fn without_self(mut path: Vec<String>) -> Vec<String> {
    if path.len() > 1 && path.last().is_some_and(|word| word == "self") {
        path.pop();
    }
    path
}
