//! The text of a recognised game, for people.

use super::answer::{Identified, InOeis, MAX_SHOWN_VALUES, What};
use crate::Remedy;
use crate::style::{Bold, labelled};
use grundy::KnownBy;
use grundy::identify::{Equality, Match, Near, Relation};
use grundy::law::Period;
use grundy_words::say;
use std::fmt::{self, Display as _};

/// A front end's wording of advice; `None` leaves the advice out.
pub type Wording<'a> = &'a dyn Fn(&Remedy) -> Option<String>;

impl fmt::Display for Identified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.worded(&|_| None).fmt(f)
    }
}

impl Identified {
    /// The text of the answer, with advice in the words of a front end.
    pub fn worded<'a>(&'a self, word: Wording<'a>) -> impl fmt::Display + 'a {
        Text { found: self, word }
    }
}

struct Text<'a> {
    found: &'a Identified,
    word: Wording<'a>,
}

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = self.found;
        self.heading(f)?;
        if found.zeros && found.values_known != Some(0) {
            writeln!(f, "{}", say!("identify-all-zero"))?;
        }
        if found.few && found.stopped.is_none() {
            let few = match found.values_known {
                Some(known) => say!("identify-few", count = known),
                None => say!("identify-all-few"),
            };
            writeln!(f, "{few}")?;
        }
        for group in found.text_parts.matches.chunk_by(same_sentence) {
            self.group(f, group)?;
        }
        match found.matches_total - found.matches.len() {
            0 => {}
            more => {
                let all = found.matches_total as u64;
                let text = match (self.word)(&Remedy::ListMatches { all }) {
                    Some(how) => say!("list-of-more-how", count = more, how = how),
                    None => say!("list-of-more", count = more),
                };
                writeln!(f, "{text}")?;
            }
        }
        self.no_match(f)?;
        found.text_parts.near.iter().try_for_each(|near| self.near(f, near))
    }
}

impl Text<'_> {
    fn heap(&self) -> &'static str {
        self.found.kind.heap()
    }

    fn heading(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = self.found;
        if found.kind != What::Values {
            Bold(&found.asked).fmt(f)?;
            writeln!(f)?;
        }
        if let Some(canonical) = found.canonical.as_ref().filter(|canonical| **canonical != found.asked) {
            let text = match &found.text_parts.reason {
                Some(reason) => say!("is-canonical-because", canonical = canonical, reason = reason),
                None => say!("is-canonical", canonical = canonical),
            };
            writeln!(f, "{text}")?;
        }
        found.oeis.iter().try_for_each(|one| writeln!(f, "{one}"))?;
        let values: Vec<String> = found.values.iter().map(u64::to_string).collect();
        let more = if found.values_known.is_none_or(|known| known > MAX_SHOWN_VALUES) { " …" } else { "" };
        let values = format!("{}{more}", values.join(" "));
        writeln!(f, "{}", say!("identify-values", kind = self.heap(), from = found.from, values = values))
    }

    /// One sentence for a rule, or for several nameless rules with the same relation.
    fn group(&self, f: &mut fmt::Formatter<'_>, group: &[Match]) -> fmt::Result {
        let Some(first) = group.first() else { return Ok(()) };
        let sentence = first.relation.sentence(self.heap(), &listed(group));
        match &first.equality {
            Equality::SameRules => {
                let moves = say!("identify-same-moves", rule = first.candidate.to_string());
                labelled(f, &say!("identify-same-rules"), &moves)?;
            }
            Equality::Decided { known_by } => {
                labelled(f, &say!("known-by", way = known_by.word()), &for_all(first, sentence))?;
                let compared = match (self.word)(&Remedy::ReadLaws) {
                    Some(how) => say!("identify-laws-compared-how", how = how),
                    None => say!("identify-laws-compared"),
                };
                writeln!(f, "  {compared}")?;
            }
            Equality::SameValues { known_by, here, there, .. } => {
                let to = group.iter().filter_map(compared_to).max().unwrap_or(0);
                labelled(f, &say!("known-by", way = known_by.word()), &for_all(first, sentence))?;
                let (kind, here) = (self.heap(), period_text(here));
                let by_laws = match group.len() {
                    1 => {
                        let there = period_text(there);
                        say!("identify-by-both-laws", kind = kind, here = here, there = there, to = to)
                    }
                    _ => say!("identify-by-laws", kind = kind, here = here, to = to),
                };
                writeln!(f, "  {by_laws}")?;
            }
            Equality::Seen { .. } => {
                let to = group.iter().filter_map(compared_to).min().unwrap_or(0);
                let seen = say!("identify-for-seen", sentence = sentence, from = first.from, to = to);
                labelled(f, &say!("known-by", way = KnownBy::Seen.word()), &seen)?;
            }
        }
        if let (Some(name), Some(about)) = (&first.candidate.name, first.candidate.about) {
            writeln!(f, "  {}", crate::games::told(name, "about", about))?;
        }
        let named = group.iter().filter(|_| group.len() == 1);
        let sequences = named.flat_map(|found| InOeis::of(found.candidate.canonical.as_deref()));
        sequences.into_iter().try_for_each(|one| writeln!(f, "  {one}"))
    }

    /// A sentence if nothing matches.
    fn no_match(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = self.found;
        if !found.text_parts.matches.is_empty() || found.matches_total > 0 || found.stopped.is_some() {
            return Ok(());
        }
        match &found.with {
            Some(other) => writeln!(f, "{}", say!("identify-not-the-same", rule = other)),
            None if found.canonical.is_some() => {
                writeln!(f, "{}", say!("identify-no-other-rule", count = found.rules_compared))
            }
            None => writeln!(f, "{}", say!("identify-no-rule", count = found.rules_compared)),
        }
    }

    fn near(&self, f: &mut fmt::Formatter<'_>, near: &Near) -> fmt::Result {
        let (candidate, differs) = (&near.candidate, &near.differs);
        let heap = self.heap();
        let candidate = candidate.to_string();
        let rule = match near.relation {
            Relation::Shift { by: 0 } => candidate,
            Relation::Shift { by } => {
                say!("identify-with-heap", rule = candidate, place = format!("n{by:+}"))
            }
            _ => {
                let sentence = near.relation.sentence(heap, &candidate);
                say!("identify-with-sentence", rule = candidate, sentence = sentence)
            }
        };
        let differ = match differs.heap.checked_sub(1).filter(|last| *last >= near.from) {
            Some(last) => say!(
                "identify-agrees-to",
                kind = heap,
                rule = rule,
                last = last,
                heap = differs.heap,
                here = differs.here,
                there = differs.there
            ),
            None => say!(
                "identify-differs-first",
                kind = heap,
                rule = rule,
                heap = differs.heap,
                here = differs.here,
                there = differs.there
            ),
        };
        labelled(f, &say!("identify-differs"), &differ)
    }
}

/// The range of heaps of a match, such as `all n ≥ 5`.
fn for_all(found: &Match, sentence: String) -> String {
    match found.from {
        0 => say!("identify-for-all", sentence = sentence),
        from => say!("identify-for-all-from", sentence = sentence, from = from),
    }
}

/// Whether one sentence can state both matches.
fn same_sentence(one: &Match, next: &Match) -> bool {
    let kind = |found: &Match| match &found.equality {
        Equality::SameRules => None,
        Equality::SameValues { known_by, .. } | Equality::Decided { known_by } => Some(*known_by),
        Equality::Seen { .. } => Some(KnownBy::Seen),
    };
    let nameless = one.candidate.name.is_none() && next.candidate.name.is_none();
    nameless && (one.relation, one.from, kind(one)) == (next.relation, next.from, kind(next))
}

/// The names as a list: `0.26, 0.222 and 0.223`.
fn listed(group: &[Match]) -> String {
    let names: Vec<String> = group.iter().map(|found| found.candidate.to_string()).collect();
    match names.split_last() {
        Some((last, others)) if !others.is_empty() => {
            let others = others.iter().cloned();
            let others = others.reduce(|items, next| say!("list-items", items = items, next = next));
            say!("list-and", items = others.unwrap_or_default(), last = last)
        }
        _ => names.concat(),
    }
}

/// The last heap of the comparison; `None` if it has no end.
fn compared_to(found: &Match) -> Option<u64> {
    match found.equality {
        Equality::SameRules | Equality::Decided { .. } => None,
        Equality::SameValues { to, .. } | Equality::Seen { to } => Some(to),
    }
}

/// A period in short: `period 34 from heap 53 on`.
fn period_text(law: &Period) -> String {
    match law.saltus {
        0 => say!("identify-period", period = law.period, from = law.preperiod),
        saltus => {
            say!("identify-period-saltus", period = law.period, saltus = saltus, from = law.preperiod)
        }
    }
}
