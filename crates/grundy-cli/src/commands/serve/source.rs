//! Where the files of the page come from: this program, or a folder.

use crate::fail::Fail;
use grundy_words::say;
use hyper::body::Bytes;
use std::io;
use std::path::{Path, PathBuf};
use twox_hash::XxHash3_128;

/// The page in this program, or the page in a folder, which is read at each request.
#[derive(Debug)]
pub enum Source {
    #[cfg(feature = "page")]
    Program,
    /// An absolute path, without links.
    Folder(PathBuf),
}

/// One file of the page.
pub struct File {
    /// A hash of the contents, in hexadecimal digits.
    pub hash: String,
    pub body: Body,
}

/// The contents of a file, as the source holds them.
pub enum Body {
    #[cfg(feature = "page")]
    Packed(grundy_page::File),
    Plain(Bytes),
}

/// The file that a page must have.
pub const INDEX: &str = "index.html";

impl Source {
    /// The page in `folder`, or else the one in this program.
    pub fn find(folder: Option<&Path>) -> Result<Source, Fail> {
        match folder {
            Some(folder) => Source::folder(folder),
            None => Source::program(),
        }
    }

    fn folder(folder: &Path) -> Result<Source, Fail> {
        let shown = folder.display();
        let found = folder.canonicalize().map_err(|error| {
            Fail::Bad(say!("program-cannot-read", file = shown.to_string(), error = error.to_string()))
        })?;
        if !found.join(INDEX).is_file() {
            return Err(Fail::Bad(say!("program-holds-no-page-no", file = shown.to_string(), index = INDEX)));
        }
        Ok(Source::Folder(found))
    }

    fn program() -> Result<Source, Fail> {
        #[cfg(feature = "page")]
        if grundy_page::file(INDEX).is_some() {
            return Ok(Source::Program);
        }
        Err(Fail::Bad(say!("program-program-built-without-page")))
    }

    /// The file of the page with this name, if there is one.
    ///
    /// # Errors
    /// The file is there and cannot be read now.
    pub fn file(&self, name: &str) -> io::Result<Option<File>> {
        match self {
            #[cfg(feature = "page")]
            Source::Program => Ok(grundy_page::file(name)
                .map(|file| File { hash: file.sha256[..32].to_owned(), body: Body::Packed(file) })),
            Source::Folder(folder) => {
                let Some(path) = inside(folder, name) else { return Ok(None) };
                let bytes = match std::fs::read(path) {
                    Ok(bytes) => bytes,
                    Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
                    Err(error) => return Err(error),
                };
                Ok(Some(File {
                    hash: format!("{:032x}", XxHash3_128::oneshot(&bytes)),
                    body: Body::Plain(bytes.into()),
                }))
            }
        }
    }
}

/// The path of a file, if it lies in this folder after links are followed.
fn inside(folder: &Path, name: &str) -> Option<PathBuf> {
    let plain = |part: &str| !matches!(part, "" | "." | "..") && !part.contains(['\\', ':', '\0']);
    if !name.split('/').all(plain) {
        return None;
    }
    let path = folder.join(name).canonicalize().ok()?;
    (path.starts_with(folder) && path.is_file()).then_some(path)
}

#[cfg(test)]
mod tests {
    use super::{INDEX, Source, inside};
    use std::fs;

    #[test]
    fn only_files_of_the_folder_are_inside() {
        let top = tempfile::tempdir().unwrap();
        let folder = top.path().canonicalize().unwrap().join("page");
        fs::create_dir_all(folder.join("assets")).unwrap();
        fs::write(folder.join("assets/a.js"), "1").unwrap();
        fs::write(folder.join(INDEX), "page").unwrap();
        fs::write(top.path().join("secret"), "no").unwrap();
        assert_eq!(inside(&folder, "assets/a.js"), Some(folder.join("assets/a.js")));
        let absolute = top.path().join("secret");
        let absolute = absolute.to_str().unwrap();
        for name in [
            "",
            ".",
            "..",
            "../secret",
            "assets/../../secret",
            "assets",
            "assets/",
            "/index.html",
            "..\\secret",
            absolute,
        ] {
            assert_eq!(inside(&folder, name), None, "{name:?}");
        }
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(top.path().join("secret"), folder.join("link")).unwrap();
            assert_eq!(inside(&folder, "link"), None, "a link that leads out");
        }
    }

    #[test]
    fn a_folder_without_an_index_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        assert!(Source::find(Some(folder.path())).is_err());
        fs::write(folder.path().join(INDEX), "page").unwrap();
        assert!(Source::find(Some(folder.path())).is_ok());
    }
}
