//! Law: a certificate whose structure was changed, with the right digest, ends within its budget and never panics; if
//! it is verified, then the definition finds its claim true for few heaps and small positions.
#![no_main]
#[path = "../../crates/grundy-check/tests/checkers/judge.rs"]
mod judge;
#[path = "../../crates/grundy-check/tests/checkers/loops.rs"]
mod loops;
#[path = "../../crates/grundy-check/tests/checkers/mutate.rs"]
mod mutate;

use grundy::Budget;
use grundy_check::{Verdict, check};
use mutate::{Source, Tree, lines, mutated};
use std::sync::OnceLock;

const WORK: u64 = 1_000_000;

/// Choices out of the input; zeros follow it.
struct Bytes<'a>(&'a [u8]);

impl Source for Bytes<'_> {
    fn below(&mut self, end: usize) -> usize {
        let (bytes, rest) = self.0.split_at(self.0.len().min(2));
        self.0 = rest;
        bytes.iter().fold(0, |number, byte| 256 * number + usize::from(*byte)) % end
    }
}

/// The certificates to change: the seeds of the target `certificate`.
fn certificates() -> &'static Vec<Vec<Tree>> {
    static ALL: OnceLock<Vec<Vec<Tree>>> = OnceLock::new();
    ALL.get_or_init(|| {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/seeds/certificate");
        let entries = std::fs::read_dir(folder).expect("the seeds are there");
        let mut paths: Vec<_> = entries.map(|entry| entry.expect("a seed").path()).collect();
        paths.sort();
        paths.iter().map(|path| lines(&std::fs::read_to_string(path).expect("text"))).collect()
    })
}

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    let mut from = Bytes(input);
    let all = certificates();
    let file = mutated(&all[from.below(all.len())], &mut from);
    let mut budget = Budget::work(WORK).bytes(64 << 20);
    let verdict = check(&file[..], grundy::games::catalogue(), &mut budget).expect("bytes can be read");
    if matches!(verdict, Verdict::Verified(_)) {
        assert!(!judge::is_false(&file), "{}", String::from_utf8_lossy(&file));
    }
});
