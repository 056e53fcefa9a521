//! Nim-sequences of codes that leave at most two heaps, by sparse spaces, at record speed.
//!
//! A mask splits the nim-values: those that have an even number of bits in common with it are **rare**,
//! the others **common** (for some games the parity of the heap counts, too). The nim-sum of two rare or of
//! two common values is rare, that of a rare and a common one is common. In most octal games only few heaps
//! have rare values, so a heap has few common options: its pairs with a rare heap. A heap is valued as
//! follows:
//!
//! 1. The `kernel` finds the least common value that no such pair excludes, for 64 heaps at a time.
//! 2. Each rare value below it must be an option. A few hundred pairs with a small part, the **witnesses**,
//!    show that for nearly all; a search through all pairs shows it for the rest.
//! 3. If one is not an option, it is the value, the heap is rare, and the block ends there.
//!
//! While there are few heaps, and wherever too many of them are rare, all pairs are tried instead. Each run
//! starts in this way.
//!
//! Each rare heap, place and block needs at least one load of 64 bytes, and a few operations for each eight
//! values that are told apart; heaps nearer than a block add a chain of about ten cycles for each three or
//! four heaps. The bench records how far the engine is from that.
//!
//! ```
//! use grundy_rules::code::Code;
//! use grundy_sparse::{Sparse, Step};
//! let mut run = Sparse::new(&Code::parse("0.127")?).unwrap();
//! let Step::Done(proof) = run.advance(1 << 20) else { panic!("no proof") };
//! assert_eq!((proof.preperiod, proof.period), (46_578, 4));
//! # Ok::<(), grundy_rules::ParseError>(())
//! ```
//!
//! # Glossary
//!
//! The words of the code, from the game to the machine.
//!
//! * **Place**: a number of coins that a move takes. A place **splits** if the move may leave two heaps.
//! * **Part**: one of the two heaps that a move leaves, mostly the smaller one; also a quarter of a block, 16
//!   heaps.
//! * **Class**: a mask, with or without the parity of the heap; it decides which values are rare.
//! * **Squeezed** value: the value without the lowest bit of the mask, which the class restores. It fits a
//!   byte.
//! * **Tap**: an option that all heaps of a block have, as a distance and a constant: the value of the heap
//!   at this distance (`offset`), nim-added to the constant. Pairs with a given part and moves to one heap
//!   are taps.
//! * **Far**, **middle**, **near**, **close**: taps by distance: at least a block; at least a part of one;
//!   nearer; at most three heaps. **Distant** taps are far ones that another thread can mark ahead.
//! * **Four**: four taps, bytes or groups that are processed side by side.
//! * **Lane**: the place of a heap in a block; the vectors of the machine (`lanes`) hold a byte for each.
//! * **Group**: eight consecutive values, one bit each in a byte. Values in the groups of a block are **told
//!   apart**; a heap with another value is **large**. Values or constants of 64 and more are **wide**; at
//!   most four groups are **narrow**.
//! * **Mark**: add to the set of a heap the value that a tap **excludes**. A value that no tap excludes is
//!   **open**.
//! * **Row**: the sets of 16 heaps side by side, for narrow games; four heaps are a **step**.
//! * **Compare**: test a tap against the least open values of each heap, its **slots**, instead of marking
//!   it.
//! * **Gain** of a tap: the number of heaps of a sample in which it excludes an open value.
//! * **Missing** value: a rare value, below a heap's own, that no witness has shown to be an option.
//! * **Special** heap: one with a tap at a rare heap that the kernel could mistake for a value. The scalar
//!   code values it.
//! * **Ahead**: what is known of the options of the next heaps. **Past**: the values that are kept.
//! * **Learn**: choose taps, witnesses and groups again, from the latest values.
//! * **Settle**: count the new values and look for a repeat of the state, at fixed numbers of heaps.
//! * **Window**: the last W values, on which all later ones depend. It is kept at a **landmark**, a place
//!   chosen by the values themselves, or by a **follower**, which stays behind the search. A window that
//!   repeats proves the period.
//! * **Reach**: how far away the options in use are. **Stretch**: consecutive heaps that one thread passes to
//!   the other.
//! * **List**: the engine of the start, by the list of rare heaps. **Path**: the instruction set for which
//!   the kernel is compiled.

// The modules, bottom up: a block of heaps as data (`block`) · vectors of each instruction set (`lanes`) ·
// the algorithm over them (`kernel`) · the algorithm compiled for each set (`path`) · lists of options and
// witnesses (`taps`, `learn`), the values that are kept (`past`), statistics (`tally`) · consecutive blocks
// (`blocks`), by two threads (`pipeline`) · the start of a run (`rare_list`, `all_pairs`, `list`) · the
// engine.

mod ahead;
mod all_pairs;
mod block;
mod blocks;
mod class;
mod distant;
mod engine;
mod kernel;
mod lanes;
mod learn;
mod list;
mod moves;
mod past;
mod path;
mod pipeline;
mod proof;
mod rare_list;
mod rares;
mod repeat;
mod report;
mod special;
mod state;
mod tally;
mod taps;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;

pub use engine::{Sparse, Step};
pub use path::Path;
pub use proof::Proof;
pub use rare_list::RareList;
pub use report::{Report, Space, mask_text};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
