//! Laws: the values of all heaps of a rule, and the theorem that makes a finite check sufficient.
//!
//! A rule has its core form ([`Core`]), the only form that is read. The head names the claim and the theorem;
//! each theorem has a module, whose first lines give its hypotheses and say why they are sufficient.

mod beatty;
mod covered;
mod format;
mod guy_smith;
mod moves;
mod period;
mod positions;
mod quotients;
mod sentence;
mod sliding;
mod sparse;
mod values;
mod window;

pub(crate) use moves::falls;
pub(crate) use sparse::Segments;

use crate::Fault;
use crate::lines::Lines;
use format::Claim;
use grundy_rules::Budget;
use grundy_rules::logic::Core;
use std::io::BufRead;

/// A law that was verified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Law {
    /// The rule in its core form, the only form that was read.
    pub rule: Core,
    /// What is claimed, in words.
    pub claim: String,
    /// The theorem.
    pub theorem: &'static str,
    /// If only some segments were requested: which part of the law was checked, in words.
    pub covered: Option<String>,
}

/// The options of a check of a law.
pub(crate) struct Wanted<'a> {
    pub segments: Option<Segments>,
    pub announce: &'a mut dyn FnMut(&str),
}

/// Checks the law with this head, and the lines that belong to it; also gives the SHA-256 of the file.
pub(crate) fn verify(
    head: &[u8],
    lines: &mut Lines<impl BufRead>,
    wanted: &mut Wanted<'_>,
    at: &mut Option<u64>,
    budget: &mut Budget<'_>,
) -> Result<(Law, String), Fault> {
    budget.reserve(HEAD_BYTES * head.len() as u64)?;
    let head = format::head(head, budget)?;
    moves::well_formed(&head.rule)?;
    // The digest comes before the work.
    let mut more = Vec::new();
    while let Some(line) = lines.more(budget)? {
        budget.reserve(MORE_BYTES * line.len() as u64)?;
        if head.theorem != "sparse window" {
            return wrong("a law by this theorem has no further lines");
        }
        more.push(crate::json::read(line, budget)?);
    }
    let sha256 = lines.end()?;
    *at = Some(1);
    if wanted.segments.is_some() && head.theorem != "sparse window" {
        return wrong("only a certificate by the theorem `sparse window` has segments");
    }
    let mut covered = None;
    let theorem = match (head.theorem.as_str(), &head.claim) {
        ("p-positions", Claim::Positions(set)) => {
            positions::check(&head.rule, set, head.measure.as_deref().unwrap_or_default(), budget)?
        }
        ("fraenkel", Claim::Beatty(r)) => beatty::check(&head.rule, *r, budget)?,
        (_, Claim::Positions(_)) => return wrong("this claim is shown by the theorem `p-positions`"),
        (_, Claim::Beatty(_)) => return wrong("this claim is shown by the theorem `fraenkel`"),
        _ if head.rule.coordinates > 1 => return wrong("of tuples the P-positions alone are shown"),
        ("window repeat", Claim::Period(period)) => window::check(&head.rule, period, wanted, budget)?,
        ("covered window", Claim::Period(period)) => covered::check(&head.rule, period, wanted, budget)?,
        ("guy-smith", Claim::Period(period)) => guy_smith::check(&head.rule, period, wanted, budget)?,
        ("quotients", Claim::Period(period)) => quotients::check(&head.rule, period, budget)?,
        ("quotients", Claim::Classes(classes)) => quotients::check_classes(&head.rule, classes, budget)?,
        ("sentence", claim) => sentence::check(&head, claim, budget)?,
        ("sliding window", Claim::Sliding) => sliding::check(&head.rule, budget)?,
        ("take range", Claim::Range(least, most)) => range(&head.rule, *least, *most)?,
        ("sparse window", Claim::Period(period)) => match head.sparse {
            Some(sparse) => {
                covered = sparse::check(&head.rule, period, sparse, &more, wanted, budget)?;
                sparse::THEOREM
            }
            None => return wrong("the theorem `sparse window` asks for the field `sparse`"),
        },
        (theorem, _) => {
            let why =
                format!("no theorem `{}` shows such a claim", theorem.chars().take(40).collect::<String>());
            return wrong(why);
        }
    };
    Ok((Law { claim: head.claim.to_string(), rule: head.rule, theorem, covered }, sha256))
}

/// `take L..R`: floor((n mod (L+R))/L). The heaps with n mod (L+R) from iL to iL+L−1 reach exactly those of
/// smaller i, and those of residues L+R lower have the same options by the same law (Berlekamp, Conway & Guy,
/// Winning Ways, chapter 4).
fn range(rule: &Core, least: u64, most: Option<u64>) -> Result<&'static str, Fault> {
    if rule.coordinates == 1 && rule.moves == [grundy_rules::logic::Move::Take(least, most)] {
        Ok("the theorem on take L..R (Berlekamp, Conway & Guy, Winning Ways, chapter 4)")
    } else {
        wrong("the rule is not to take just these numbers")
    }
}

/// The bytes that a byte of another line becomes at most.
const MORE_BYTES: u64 = 6;
/// The bytes that a byte of the first line becomes at most, once it is read.
const HEAD_BYTES: u64 = 16;

pub(crate) fn wrong<T>(why: impl Into<String>) -> Result<T, Fault> {
    Err(Fault::Wrong(why.into()))
}
