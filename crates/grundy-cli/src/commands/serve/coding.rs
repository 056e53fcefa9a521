//! The coding in which a client gets a file: brotli, which the program holds; gzip, which browsers accept also without
//! encryption; or none. What is made from a file is made once.

use super::source::{Body, File};
use flate2::Compression;
use flate2::write::GzEncoder;
use hyper::body::Bytes;
use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::{Mutex, PoisonError};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coding {
    #[cfg(feature = "page")]
    Brotli,
    Gzip,
    Plain,
}

/// The best coding for a file among those that the client accepts.
#[cfg_attr(not(feature = "page"), expect(unused_variables))]
pub fn chosen(file: &File, accepts: impl Fn(&str) -> bool) -> Coding {
    #[cfg(feature = "page")]
    if matches!(file.body, Body::Packed(_)) && accepts("br") {
        return Coding::Brotli;
    }
    if accepts("gzip") { Coding::Gzip } else { Coding::Plain }
}

impl Coding {
    pub fn name(self) -> Option<&'static str> {
        match self {
            #[cfg(feature = "page")]
            Coding::Brotli => Some("br"),
            Coding::Gzip => Some("gzip"),
            Coding::Plain => None,
        }
    }

    /// The file with this name in this coding.
    pub fn bytes(self, name: &str, file: &File) -> Bytes {
        static GZIP: Made = Made::new();
        match self {
            #[cfg(feature = "page")]
            Coding::Brotli => match &file.body {
                Body::Packed(packed) => Bytes::from_static(packed.brotli),
                Body::Plain(bytes) => bytes.clone(),
            },
            Coding::Gzip => GZIP.bytes(name, &file.hash, || gzip(&plain(name, file))),
            Coding::Plain => plain(name, file),
        }
    }
}

#[cfg_attr(not(feature = "page"), expect(unused_variables))]
fn plain(name: &str, file: &File) -> Bytes {
    match &file.body {
        #[cfg(feature = "page")]
        Body::Packed(packed) => {
            static UNPACKED: Made = Made::new();
            UNPACKED.bytes(name, &file.hash, || packed.unpacked())
        }
        Body::Plain(bytes) => bytes.clone(),
    }
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(bytes).and_then(|()| packed.finish()).expect("memory takes every byte")
}

/// What was made from the files, by their names, with the hash of the file that it was made from. Many clients at once
/// share its memory, and a file that has changed replaces what was made before.
struct Made(Mutex<BTreeMap<String, (String, Bytes)>>);

impl Made {
    const fn new() -> Made {
        Made(Mutex::new(BTreeMap::new()))
    }

    fn bytes(&self, name: &str, hash: &str, make: impl FnOnce() -> Vec<u8>) -> Bytes {
        let mut made = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match made.get(name) {
            Some((known, bytes)) if known == hash => bytes.clone(),
            _ => {
                let bytes = Bytes::from(make());
                made.insert(name.to_owned(), (hash.to_owned(), bytes.clone()));
                bytes
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Made;

    #[test]
    fn what_is_made_from_a_file_is_made_once_until_the_file_changes() {
        let made = Made::new();
        assert_eq!(made.bytes("a", "1", || vec![1]), vec![1]);
        assert_eq!(made.bytes("a", "1", || vec![2]), vec![1]);
        assert_eq!(made.bytes("a", "2", || vec![3]), vec![3]);
    }
}
