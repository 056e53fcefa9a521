//! A built copy of the page that explores and plays impartial games. Its sources are `web/` and `grundy-wasm`.
//!
//! Each file is compressed with brotli, so that a server can send it to a browser as it is. A manifest names the
//! commit that the page was built from and the SHA-256 of each file. If the folder is empty, there is no page,
//! and [`commit`](commit()) and [`file`](file()) return `None`.
//!
//! ```
//! let index = grundy_page::file("index.html").expect("the page has an index");
//! assert!(index.unpacked().starts_with(b"<!doctype html>"));
//! assert_eq!(grundy_page::commit().map(str::len), Some(40));
//! ```

use brotli_decompressor::Decompressor;
use include_dir::{Dir, include_dir};
use std::io::Read as _;

/// `scripts/page refresh` writes this folder. A refresh always changes the manifest, so cargo notices it.
static PAGE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/page");

/// The decompressor reads this many bytes at a time.
const BUFFER_BYTES: usize = 1 << 16;

/// One file of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct File {
    /// The SHA-256 of the file before compression, in hexadecimal digits.
    pub sha256: &'static str,
    /// The file, compressed with brotli.
    pub brotli: &'static [u8],
}

impl File {
    /// The file before compression.
    ///
    /// # Panics
    ///
    /// If the file does not unpack. A test of this crate unpacks every file.
    #[must_use]
    pub fn unpacked(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        Decompressor::new(self.brotli, BUFFER_BYTES)
            .read_to_end(&mut bytes)
            .expect("every file of the page unpacks");
        bytes
    }
}

/// The file of the page with this name, such as `index.html`. Names have no leading slash.
#[must_use]
pub fn file(name: &str) -> Option<File> {
    let (_, sha256) = files().find(|(known, _)| *known == name)?;
    let brotli = PAGE.get_file(format!("{name}.br"))?.contents();
    Some(File { sha256, brotli })
}

/// The name of each file of the page, with its SHA-256 before compression.
pub fn files() -> impl Iterator<Item = (&'static str, &'static str)> {
    manifest().filter_map(|line| line.split_once("  ")).map(|(sha256, name)| (name, sha256))
}

/// The commit that the page was built from.
#[must_use]
pub fn commit() -> Option<&'static str> {
    manifest().find_map(|line| line.strip_prefix("commit "))
}

fn manifest() -> impl Iterator<Item = &'static str> {
    PAGE.get_file("manifest.txt").and_then(include_dir::File::contents_utf8).unwrap_or_default().lines()
}

#[cfg(test)]
mod tests {
    use super::{PAGE, commit, file, files};
    use include_dir::Dir;
    use sha2::{Digest as _, Sha256};

    #[test]
    fn every_file_of_the_manifest_unpacks_to_its_hash() {
        assert!(files().any(|(name, _)| name == "index.html"));
        for (name, sha256) in files() {
            let unpacked = file(name).expect(name).unpacked();
            let found: String = Sha256::digest(unpacked).iter().map(|byte| format!("{byte:02x}")).collect();
            assert_eq!(found, sha256, "{name}");
        }
    }

    #[test]
    fn the_manifest_names_every_file() {
        fn count(folder: &Dir<'_>) -> usize {
            folder.files().count() + folder.dirs().map(count).sum::<usize>()
        }
        assert_eq!(count(&PAGE), files().count() + 1);
    }

    #[test]
    fn the_manifest_names_a_commit() {
        let commit = commit().expect("a commit");
        assert!(commit.len() == 40 && commit.bytes().all(|byte| byte.is_ascii_hexdigit()), "{commit}");
    }

    #[test]
    fn other_names_are_no_files() {
        for name in [
            "",
            "/",
            "/index.html",
            "assets",
            "manifest.txt",
            "index.html.br",
            "../page/index.html",
            "assets/../index.html",
        ] {
            assert_eq!(file(name), None, "{name:?}");
        }
    }
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
