//! The sparse space of an octal code, as in published tables of octal games.

use crate::law::{Heaps, HeapsLaw, Wording};
use crate::shape::EngineReport;
use crate::shape::engine::HeapValue;
use crate::{Answer, Ask, Ended, Refused, Remedy, Work, World};
use grundy::{Budget, Failure, Ruleset};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Formatter};
use std::sync::Arc;

/// Asks for the sparse space of a code: the mask and the rare heaps that determine its nim-values.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, sparse::Sparse};
/// let question = Sparse { to: 1000, ..Sparse::of("0.16".into()) };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// assert_eq!(answer.law.engine.unwrap().heaps, 1001);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Sparse {
    /// The rule: a code with finitely many digits. Some move leaves two heaps, and no move leaves more.
    pub rule: String,
    /// Compute values up to this heap, or until a period is proved.
    #[serde(default = "to")]
    pub to: u64,
    /// List at most this many rare heaps. The default lists all of them.
    #[serde(default)]
    pub rares: Option<u64>,
    /// Whether to report a chain of digests, one for each 2^20 values.
    #[serde(default)]
    pub digest: bool,
}

fn to() -> u64 {
    Sparse::DEFAULT_TO
}

impl Sparse {
    /// The default of [`to`](Sparse::to).
    pub const DEFAULT_TO: u64 = 1_000_000;
    /// The default number of rare heaps in the text. JSON lists all of them.
    const DEFAULT_LISTED_RARES: u64 = 50;

    /// Asks about a code with the default limits.
    pub fn of(rule: String) -> Sparse {
        Sparse { rule, to: Sparse::DEFAULT_TO, rares: None, digest: false }
    }

    /// The work on a rule that the caller has read.
    ///
    /// # Errors
    /// The rule is not a code with a sparse space.
    pub fn of_ruleset(&self, ruleset: &Arc<Ruleset>) -> Result<SparseSearch, Refused> {
        let heaps = Heaps::long_only(ruleset, self.to, self.digest).ok_or_else(|| {
            let message = say!("refused-no-sparse-space-take-break", text = ruleset.text());
            Refused::unsuited(message).remedy(Remedy::AskLaw)
        })?;
        Ok(SparseSearch { heaps, rares: self.rares })
    }
}

/// The law of a code with its sparse space, which is in the field `engine`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SparseAnswer {
    /// The law.
    #[serde(flatten)]
    pub law: HeapsLaw,
    #[serde(skip)]
    listed: u64,
}

/// The work of finding a sparse space.
pub struct SparseSearch {
    /// The search for the law.
    pub heaps: Heaps,
    rares: Option<u64>,
}

impl Ask for Sparse {
    const NAME: &'static str = "sparse";
    type Work = SparseSearch;

    fn begin(self, world: &World<'_>) -> Result<SparseSearch, Refused> {
        self.of_ruleset(&world.ruleset(&self.rule)?)
    }
}

impl SparseSearch {
    fn answer(&self, mut law: HeapsLaw) -> SparseAnswer {
        let most = self.rares.map_or(usize::MAX, |most| usize::try_from(most).unwrap_or(usize::MAX));
        if let Some(report) = &mut law.engine {
            report.rares_complete = Some(report.rares.len() <= most);
            report.rares.truncate(most);
        }
        SparseAnswer { law, listed: self.rares.unwrap_or(Sparse::DEFAULT_LISTED_RARES) }
    }
}

impl Work for SparseSearch {
    type Answer = SparseAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<SparseAnswer, Failure> {
        let law = self.heaps.advance(budget)?;
        Ok(self.answer(law))
    }

    fn resumes(&self) -> bool {
        true
    }

    fn so_far(&mut self, ended: &Ended) -> Option<SparseAnswer> {
        let law = self.heaps.so_far(ended).ok()?;
        Some(self.answer(law))
    }
}

impl Answer for SparseAnswer {
    fn ended(&self) -> Option<&Ended> {
        self.law.stopped.as_ref()
    }
}

impl fmt::Display for SparseAnswer {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.worded(&|_| None).fmt(f)
    }
}

impl SparseAnswer {
    /// The text of the answer, with advice in the words of a front end.
    pub fn worded<'a>(&'a self, word: Wording<'a>) -> impl fmt::Display + 'a {
        Text { answer: self, word }
    }
}

struct Text<'a> {
    answer: &'a SparseAnswer,
    word: Wording<'a>,
}

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Text { answer: SparseAnswer { law, listed }, word } = self;
        law.heading().fmt(f)?;
        // Without computed values there is no sparse space to describe.
        let report = law.engine.as_ref().filter(|report| report.heaps > 0);
        if let Some(report) = report {
            table(f, report)?;
        }
        law.facts(*word).fmt(f)?;
        if let Some(report) = report {
            list(f, report, *listed, *word)?;
        }
        law.files().fmt(f)
    }
}

fn table(f: &mut Formatter<'_>, report: &EngineReport) -> fmt::Result {
    let mut line = |what: String, text: String| writeln!(f, "  {what:<15} {text}");
    match (&report.mask, &report.mask_bits, report.mask_bits_from) {
        (Some(mask), Some(bits), Some(from)) => {
            let bits: Vec<String> = bits.iter().map(u32::to_string).collect();
            let bits = match bits.is_empty() {
                true => say!("sparse-bits-from", from = from),
                false => say!("sparse-bits-and-from", bits = bits.join(", "), from = from),
            };
            line(say!("sparse-mask"), say!("sparse-mask-bits", mask = mask, bits = bits))?;
            let parity = match report.parity {
                None => say!("sparse-parity-does-not-count"),
                Some(0) => say!("sparse-parity-agrees"),
                Some(_) => say!("sparse-parity-differs"),
            };
            line(say!("sparse-parity"), parity)?;
            let last = match report.last_rare {
                None => say!("none"),
                Some(HeapValue { heap, value }) => say!(
                    "sparse-rare-last",
                    count = report.rare.unwrap_or_default(),
                    share = percent(report.rare_share.unwrap_or_default()),
                    heap = heap,
                    value = value
                ),
            };
            line(say!("sparse-rare"), last)?;
        }
        _ => line(say!("sparse-space"), say!("sparse-space-none"))?,
    }
    line(say!("sparse-computed"), say!("sparse-computed-heaps", count = report.heaps))?;
    let HeapValue { heap, value } = report.maximum;
    line(say!("sparse-greatest"), say!("sparse-greatest-at", value = value, heap = heap))?;
    line(say!("sparse-frequent"), frequent_values(report))?;
    line("Fletcher-32".into(), report.fletcher32.clone())?;
    match report.counted_digests() {
        Some(digests) => line("XXH3-128".into(), digests),
        None => Ok(()),
    }
}

/// The number of most frequent values that the text shows.
const MAX_FREQUENT_VALUES: usize = 8;

/// The most frequent values, each with its share of the heaps.
fn frequent_values(report: &EngineReport) -> String {
    let mut counts: Vec<(u64, usize)> =
        report.histogram.iter().copied().zip(0..).filter(|&(count, _)| count > 0).collect();
    counts.sort_by_key(|&(count, value)| (std::cmp::Reverse(count), value));
    let share = |count: u64| percent(count as f64 / report.heaps.max(1) as f64);
    let shown: Vec<String> = counts
        .iter()
        .take(MAX_FREQUENT_VALUES)
        .map(|&(count, value)| format!("{value} ({})", share(count)))
        .collect();
    say!("sparse-frequent-values", values = shown.join(", "), count = counts.len())
}

/// A share in percent, with three significant digits.
fn percent(share: f64) -> String {
    let percent = 100.0 * share;
    let digits = if percent > 0.0 { (2 - percent.log10().floor() as i32).clamp(0, 12) } else { 0 };
    format!("{percent:.*} %", digits as usize)
}

/// The width of a line of rare heaps, in columns.
const LINE_COLUMNS: usize = 96;

/// The rare heaps with their values, at most `most` of them, in lines of equal columns.
fn list(f: &mut Formatter<'_>, report: &EngineReport, most: u64, word: Wording<'_>) -> fmt::Result {
    let rares = &report.rares;
    let most = usize::try_from(most).unwrap_or(usize::MAX).min(rares.len());
    if most == 0 {
        return Ok(());
    }
    writeln!(f, "{}", say!("sparse-list"))?;
    let shown: Vec<String> = rares[..most].iter().map(|(heap, value)| format!("{heap}:{value}")).collect();
    let width = shown.iter().map(String::len).max().unwrap_or(1);
    for row in shown.chunks((LINE_COLUMNS / (width + 2)).max(1)) {
        let row: Vec<String> = row.iter().map(|rare| format!("{rare:<width$}")).collect();
        writeln!(f, "  {}", row.join("  ").trim_end())?;
    }
    match report.rare.unwrap_or_default() - most as u64 {
        0 => Ok(()),
        more => {
            let text = match word(&Remedy::ListRares) {
                Some(how) => say!("sparse-more-how", count = more, how = how),
                None => say!("sparse-more", count = more),
            };
            writeln!(f, "  {text}")
        }
    }
}
