//! The table of theorems on laws of nim-values, each with the type of its facts.

use super::automatic::Sentence;
use super::between::Between;
use super::cited::Cited;
use super::claim::Statement;
use super::evidence::Argument;
use super::quotients::Quotients;
use super::told::Told;
use super::{
    ArithmeticLaw, CoveredWindow, FixedMoves, GuySmith, Lasker, Law, Nim, Repeated, SlidingWindow, TakeRange,
    TakeWindow,
};
use crate::document::Section;
use grundy_rules::KnownBy;
use grundy_rules::formula::residues::Residues;
use serde::{Deserialize, Serialize};

macro_rules! table {
    ($($(#[$says:meta])* $name:ident($facts:ty),)*) => {
        /// A proof of a law of nim-values: the theorem, and the facts that were checked for this rule.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[non_exhaustive]
        pub enum Proof {
            $($(#[$says])* $name($facts),)*
        }

        /// The name of a theorem on laws of nim-values.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[non_exhaustive]
        pub enum TheoremName {
            $($(#[$says])* $name,)*
        }

        impl Proof {
            /// The theorem behind the law.
            pub fn theorem(&self) -> TheoremName {
                match self {
                    $(Proof::$name(_) => TheoremName::$name,)*
                }
            }
        }

        impl Proof {
            /// Whether the form of the rule shows the hypotheses, without any values.
            pub(crate) fn shows_in_the_form(&self) -> bool {
                match self {
                    $(Proof::$name(facts) => facts.shows_in_the_form(),)*
                }
            }

            /// Explains why the law holds, in sections that a student can follow.
            pub(crate) fn sections(&self, told: &Told<'_>) -> Vec<Section> {
                match self {
                    $(Proof::$name(facts) => facts.sections(told),)*
                }
            }

            /// The law as a certificate states it; or why there is none, as the rest of the sentence "the law
            /// of this rule".
            pub(crate) fn certificate(&self, law: &Law) -> Result<Statement, String> {
                match self {
                    $(Proof::$name(facts) => facts.certificate(law),)*
                }
            }
        }

        impl TheoremName {
            /// The theorem in words, with author and year.
            pub fn citation(self) -> &'static str {
                match self {
                    $(TheoremName::$name => <$facts as Cited>::CITATION,)*
                }
            }
        }

        impl Argument for Proof {
            fn known_by(&self) -> KnownBy {
                match self {
                    $(Proof::$name(facts) => Cited::known_by(facts),)*
                }
            }

            fn reference(&self) -> String {
                match self {
                    $(Proof::$name(facts) => Cited::reference(facts),)*
                }
            }

            fn hypotheses(&self) -> Vec<String> {
                match self {
                    $(Proof::$name(facts) => Cited::hypotheses(facts),)*
                }
            }
        }

        $(
            impl From<$facts> for Proof {
                fn from(facts: $facts) -> Proof {
                    Proof::$name(facts)
                }
            }
        )*
    };
}

table! {
    /// `take any`: G(n) = n.
    Nim(Nim),
    /// `take L..R`: a formula.
    TakeRange(TakeRange),
    /// `4.[3]`, Lasker's Nim.
    Lasker(Lasker),
    /// Divisors, coprime numbers, quotients, remainders, binary ones.
    Arithmetic(ArithmeticLaw),
    /// Finite take sets: the last max S values return.
    TakeWindow(Repeated<TakeWindow>),
    /// Moves that take fixed numbers of coins and leave fixed heaps beside the rest: the last values return.
    FixedMoves(Repeated<FixedMoves>),
    /// All but a finite set: the window over the covered values returns.
    CoveredWindow(CoveredWindow),
    /// `take 1..T(n)`, T growing by 0 or 1.
    SlidingWindow(SlidingWindow),
    /// Sets that hold 1, …, d − 1 but no multiple of d.
    Residues(Residues),
    /// Codes whose moves leave few heaps: a period that lasts long enough.
    GuySmith(Repeated<GuySmith>),
    /// Codes that leave at most two heaps: the state of a run in a sparse space returns.
    SparseRepeat(grundy_sparse::Proof),
    /// Codes: a decided sentence about quotients.
    Quotients(Quotients),
    /// Moves linear in the heap: a decided sentence about digits.
    Sentence(Sentence),
    /// Rules between two rules with the same values.
    Between(Between),
}
