//! The modules of a crate, and what each contains.

use super::tokens::{Token, tokens};
use super::uses::{self, Use};
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};

/// A module by its number in the tree.
pub type Id = usize;

/// The root of a crate.
pub const ROOT: Id = 0;

/// A module.
#[derive(Debug, Default)]
pub struct Module {
    /// Its name; that of the crate for the root.
    pub name: String,
    pub parent: Option<Id>,
    pub file: PathBuf,
    pub children: BTreeMap<String, Id>,
    /// The imports, anywhere in the module.
    pub uses: Vec<Use>,
    /// The names of the items defined here, except modules.
    pub defined: BTreeSet<String>,
    /// All words, except those of `use`, of modules inside, and of tests.
    pub words: Vec<Token>,
}

/// All modules, the root first.
#[derive(Debug, Default)]
pub struct Tree {
    pub modules: Vec<Module>,
}

/// The words that begin an item with a name.
const ITEMS: [&str; 9] = ["fn", "struct", "enum", "union", "trait", "type", "const", "static", "macro_rules"];

impl Tree {
    /// The tree of the crate that starts in this file.
    pub fn read(root: &Path) -> io::Result<Tree> {
        let folder = root.parent().unwrap_or(Path::new("."));
        let name =
            folder.parent().and_then(Path::file_name).map_or("crate".into(), |name| name.to_string_lossy());
        let module = Module { name: name.into(), file: root.into(), ..Module::default() };
        let mut tree = Tree { modules: vec![module] };
        tree.read_file(ROOT, folder)?;
        Ok(tree)
    }

    /// Reads the file of a module; the files of its children are in this folder.
    fn read_file(&mut self, id: Id, folder: &Path) -> io::Result<()> {
        let file = &self.modules[id].file;
        let text = std::fs::read_to_string(file)
            .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", file.display())))?;
        self.read_body(id, folder, &tokens(&text))
    }

    /// Reads the body of a module.
    fn read_body(&mut self, id: Id, folder: &Path, words: &[Token]) -> io::Result<()> {
        let mut at = 0;
        // The number of open braces: only items outside all braces are names of the module.
        let mut depth = 0usize;
        let mut other_file = None;
        while at < words.len() {
            let next = words.get(at + 1);
            match &words[at] {
                Token::Sign('#') => {
                    let end = behind_brackets(words, at);
                    let attribute = &words[at..end];
                    other_file = path_attribute(attribute).or(other_file);
                    at = if is_for_tests(attribute) { behind_item(words, end) } else { end };
                    continue;
                }
                Token::Word(word) if word == "use" && !is_capture(words, at) => {
                    let (uses, end) = uses::read(words, at + 1);
                    self.modules[id].uses.extend(uses);
                    at = end;
                    continue;
                }
                Token::Word(word) if word == "mod" && next.and_then(Token::word).is_some() => {
                    let name = next.and_then(Token::word).unwrap_or_default().to_string();
                    at = self.child(id, folder, words, at + 1, name, other_file.take())?;
                    continue;
                }
                Token::Sign('{') => depth += 1,
                Token::Sign('}') => depth = depth.saturating_sub(1),
                Token::Word(word) if depth == 0 && ITEMS.contains(&&word[..]) => {
                    let name = words[at + 1..].iter().find_map(Token::word);
                    self.modules[id].defined.extend(name.map(str::to_string));
                }
                _ => {}
            }
            self.modules[id].words.push(words[at].clone());
            at += 1;
        }
        Ok(())
    }

    /// Reads a module inside another one; its name stands at `at`. Returns the place after the module.
    fn child(
        &mut self,
        parent: Id,
        folder: &Path,
        words: &[Token],
        at: usize,
        name: String,
        other_file: Option<String>,
    ) -> io::Result<usize> {
        let inside = folder.join(&name);
        let id = self.modules.len();
        let in_place = words.get(at + 1).is_some_and(|token| token.is('{'));
        let file = match other_file {
            Some(file) => self.modules[parent].file.with_file_name(file),
            None if in_place => self.modules[parent].file.clone(),
            None => [folder.join(format!("{name}.rs")), inside.join("mod.rs")]
                .into_iter()
                .find(|file| file.is_file())
                .unwrap_or_else(|| folder.join(format!("{name}.rs"))),
        };
        self.modules[parent].children.insert(name.clone(), id);
        self.modules.push(Module { name, parent: Some(parent), file, ..Module::default() });
        if !in_place {
            self.read_file(id, &inside)?;
            return Ok(at + 2);
        }
        let end = behind_braces(words, at + 1);
        self.read_body(id, &inside, &words[at + 2..end.saturating_sub(1).max(at + 2)])?;
        Ok(end)
    }

    /// The module and those around it, from the root on.
    pub fn way(&self, id: Id) -> Vec<Id> {
        let mut way = vec![id];
        let mut at = id;
        while let Some(parent) = self.modules[at].parent {
            way.push(parent);
            at = parent;
        }
        way.reverse();
        way
    }

    /// A module's name with those around it: `crate::law::period`.
    pub fn name(&self, id: Id) -> String {
        let names = self.way(id).into_iter().skip(1).map(|id| &self.modules[id].name[..]);
        std::iter::once("crate").chain(names).collect::<Vec<_>>().join("::")
    }
}

/// Whether `use` begins the captures of a type (`impl Trait + use<'a>`).
fn is_capture(words: &[Token], at: usize) -> bool {
    words.get(at + 1).is_some_and(|token| token.is('<'))
}

/// Whether this attribute is `cfg(test)`, or another one that holds only in tests.
fn is_for_tests(attribute: &[Token]) -> bool {
    let has = |word: &str| attribute.iter().any(|token| token.is_word(word));
    let named = attribute.iter().find_map(Token::word);
    named == Some("test")
        || (named == Some("cfg") && (has("test") || has("doctest")) && !has("not") && !has("any"))
}

/// The file that an attribute `path` names.
fn path_attribute(attribute: &[Token]) -> Option<String> {
    match attribute {
        [_, _, Token::Word(word), Token::Sign('='), Token::Text(file), ..] if word == "path" => {
            Some(file.clone())
        }
        _ => None,
    }
}

/// The place after an attribute that starts here.
fn behind_brackets(words: &[Token], at: usize) -> usize {
    behind(words, at, '[', ']')
}

/// The place after a block that starts here.
fn behind_braces(words: &[Token], at: usize) -> usize {
    behind(words, at, '{', '}')
}

fn behind(words: &[Token], mut at: usize, open: char, close: char) -> usize {
    let mut depth = 0usize;
    while at < words.len() {
        if words[at].is(open) {
            depth += 1;
        } else if words[at].is(close) {
            depth = depth.saturating_sub(1);
            if depth == 0 {
                return at + 1;
            }
        }
        at += 1;
    }
    at
}

/// The place after an item that starts here: after its block, or its semicolon.
fn behind_item(words: &[Token], mut at: usize) -> usize {
    // Brackets may contain semicolons: `[u8; 4]`.
    let mut depth = 0usize;
    while at < words.len() {
        match &words[at] {
            Token::Sign('(' | '[') => depth += 1,
            Token::Sign(')' | ']') => depth = depth.saturating_sub(1),
            Token::Sign(';' | ',') if depth == 0 => return at + 1,
            Token::Sign('{') if depth == 0 => return behind_braces(words, at),
            Token::Sign('}') if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    at
}
