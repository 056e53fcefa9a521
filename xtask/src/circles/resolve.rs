//! Resolves a name to the module that defines it.

use super::tokens::Token;
use super::tree::{Id, ROOT, Tree};
use std::collections::BTreeSet;

/// One module names something that another one defines.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Arrow {
    pub from: Id,
    pub to: Id,
    pub name: String,
}

/// What a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    /// A module.
    Module(Id),
    /// Something that this module defines.
    In(Id),
}

/// All arrows between different modules of a crate.
pub fn arrows(tree: &Tree) -> BTreeSet<Arrow> {
    let mut arrows = BTreeSet::new();
    for (from, module) in tree.modules.iter().enumerate() {
        let mut add = |path: &[&str]| {
            let name = path.last().copied().unwrap_or_default().to_string();
            for Meaning::Module(to) | Meaning::In(to) in meanings(tree, from, path) {
                if to != from {
                    arrows.insert(Arrow { from, to, name: name.clone() });
                }
            }
        };
        for brought in &module.uses {
            add(&brought.path.iter().map(String::as_str).collect::<Vec<_>>());
        }
        paths(&module.words).iter().for_each(|path| add(path));
        by_glob(tree, from).iter().for_each(|name| add(&[name]));
    }
    arrows
}

/// All paths of two or more words.
fn paths(words: &[Token]) -> Vec<Vec<&str>> {
    let mut paths = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let begins = at == 0 || words[at - 1] != Token::Path;
        let Some(first) = words[at].word().filter(|_| begins) else {
            at += 1;
            continue;
        };
        let mut path = vec![first];
        at += 1;
        while let (Some(Token::Path), Some(Token::Word(word))) = (words.get(at), words.get(at + 1)) {
            path.push(word);
            at += 2;
        }
        if path.len() > 1 {
            paths.push(path);
        }
    }
    paths
}

/// The single names in a module that may come from a glob import: types, and called functions.
fn by_glob(tree: &Tree, from: Id) -> BTreeSet<&str> {
    let module = &tree.modules[from];
    if module.uses.iter().all(|brought| brought.name.is_some()) {
        return BTreeSet::new();
    }
    let known = |name: &str| {
        let brought = module.uses.iter().any(|brought| brought.name.as_deref() == Some(name));
        brought || module.defined.contains(name) || module.children.contains_key(name)
    };
    let words = &module.words;
    let names = words.iter().enumerate().filter_map(|(at, token)| {
        let name = token.word()?;
        let before = at.checked_sub(1).map(|before| &words[before]);
        let is_behind = |token: &Token| *token == Token::Path || token.is('.') || token.is_word("fn");
        let called = words.get(at + 1).is_some_and(|next| next.is('(') || next.is('!'));
        let wanted = called || name.starts_with(char::is_uppercase);
        (wanted && !before.is_some_and(is_behind) && !known(name)).then_some(name)
    });
    names.collect()
}

/// What a path in a module stands for: a module and something else may have the same name.
fn meanings(tree: &Tree, from: Id, path: &[&str]) -> Vec<Meaning> {
    let mut at = from;
    let mut rest = path;
    let mut scoped = true;
    while let Some((&word, more)) = rest.split_first() {
        at = match word {
            "crate" => ROOT,
            "self" => at,
            "super" => match tree.modules[at].parent {
                Some(parent) => parent,
                None => return Vec::new(),
            },
            _ => break,
        };
        (rest, scoped) = (more, false);
    }
    if scoped && path.first() == Some(&"std") {
        return Vec::new();
    }
    let mut found = vec![Meaning::Module(at)];
    for (i, word) in rest.iter().enumerate() {
        let mut next = lookup(tree, at, word, &mut BTreeSet::new());
        if i + 1 < rest.len() {
            // More words follow, so the name means the module if there is one.
            if let Some(module) = next.iter().find(|meaning| matches!(meaning, Meaning::Module(_))) {
                next = vec![*module];
            }
        } else if let Some(item) = next.iter().find(|meaning| matches!(meaning, Meaning::In(_))) {
            next = vec![*item];
        }
        match next.first() {
            None => return Vec::new(),
            Some(&Meaning::Module(module)) => at = module,
            // The rest names something inside: a method, a variant.
            Some(Meaning::In(_)) => return next,
        }
        found = next;
    }
    found
}

/// What a name stands for in a module: defined there, or imported.
fn lookup(tree: &Tree, at: Id, name: &str, seen: &mut BTreeSet<(Id, String)>) -> Vec<Meaning> {
    if !seen.insert((at, name.to_string())) {
        return Vec::new();
    }
    let module = &tree.modules[at];
    let mut found = Vec::new();
    found.extend(module.children.get(name).map(|&child| Meaning::Module(child)));
    if module.defined.contains(name) {
        found.push(Meaning::In(at));
    }
    for brought in module.uses.iter().filter(|brought| brought.name.as_deref() == Some(name)) {
        found.extend(follow(tree, at, &brought.path, seen));
    }
    if found.is_empty() {
        for glob in module.uses.iter().filter(|brought| brought.name.is_none()) {
            for meaning in follow(tree, at, &glob.path, seen) {
                if let Meaning::Module(other) = meaning {
                    found.extend(lookup(tree, other, name, seen));
                }
            }
        }
    }
    found
}

/// What the path of a `use` in a module stands for.
fn follow(tree: &Tree, from: Id, path: &[String], seen: &mut BTreeSet<(Id, String)>) -> Vec<Meaning> {
    let mut at = from;
    let mut rest = path;
    while let Some((word, more)) = rest.split_first() {
        at = match &word[..] {
            "crate" => ROOT,
            "self" => at,
            "super" => match tree.modules[at].parent {
                Some(parent) => parent,
                None => return Vec::new(),
            },
            _ => break,
        };
        rest = more;
    }
    let mut found = vec![Meaning::Module(at)];
    for (i, word) in rest.iter().enumerate() {
        found = lookup(tree, at, word, seen);
        let module = found.iter().find_map(|meaning| match meaning {
            Meaning::Module(module) => Some(*module),
            Meaning::In(_) => None,
        });
        match module {
            Some(module) => at = module,
            None if i + 1 < rest.len() => {
                // The path names a variant of an item.
                return found;
            }
            None => {}
        }
    }
    found
}
