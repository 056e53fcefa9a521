//! How codes are written: the normal form.

use super::Code;
use super::digit::{Digit, Kinds};
use std::fmt::{self, Write};

/// The suffixes of an entry; `None` if no suffix has a meaning (at most one heap).
type Suffixes = Option<&'static [&'static str]>;

/// The entries of a digit: number of heaps, whether more are allowed too, suffixes.
fn entries(digit: &Digit) -> Vec<(u32, bool, Suffixes)> {
    let two = if digit.two_by_question { Kinds::UNEQUAL } else { digit.kinds(2) };
    let mut all = Vec::new();
    let mut tail = None;
    for split in digit.splits() {
        match split.last {
            Some(last) => {
                let kinds = if split.first == 2 { two } else { split.kinds };
                let suffixes = (split.first >= 2).then(|| kinds.suffixes());
                all.extend((split.first..=last).map(|j| (j, false, suffixes)));
            }
            None => tail = Some((split.first, split.kinds)),
        }
    }
    if let Some((mut first, kinds)) = tail {
        // "3 or more" includes 2, 1 and 0 if these are allowed in the same way.
        if first == 3 {
            let joins = |j: u32| {
                kinds.at(j) == digit.kinds(u64::from(j))
                    && (j != 2 || !two.different() || two.equal() || (two == Kinds::UNEQUAL) == kinds.mixed())
            };
            while first > 0 && joins(first - 1) {
                first -= 1;
                all.pop();
            }
        }
        all.push((first, true, Some(kinds.suffixes())));
    }
    all
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let entries = entries(self);
        let mut suffixes = entries.iter().filter_map(|&(_, _, suffixes)| suffixes);
        let first = suffixes.next().unwrap_or(&[""]);
        let common = if first.len() == 1 && suffixes.all(|s| s == first) { Some(first[0]) } else { None };
        if let (Some(suffix), Some(0..=3)) = (common, self.most_heaps()) {
            let value: u32 = entries.iter().map(|&(j, _, _)| 1 << j).sum();
            return write!(f, "{value:X}{suffix}");
        }
        if let (Some(suffix), &[(0, true, _)]) = (common, &entries[..]) {
            return write!(f, "*{suffix}");
        }
        let mut comma = "{";
        for &(heaps, and_more, suffixes) in &entries {
            let own = if common.is_some() { &[""] } else { suffixes.unwrap_or(&[""]) };
            for suffix in own {
                write!(f, "{comma}{heaps}{suffix}{}", if and_more { "+" } else { "" })?;
                comma = ",";
            }
        }
        write!(f, "}}{}", common.unwrap_or(""))
    }
}

impl fmt::Display for Code {
    /// The normal form: no zeros without meaning, the shortest repeat, each digit as short as possible.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let highest = self.places.first().map_or(0, |&(place, _)| place.min(0));
        let mut next = highest;
        let mut rest = &self.places[..];
        // The digits of `next..end`, with zeros between the places that are used.
        let mut fill = |f: &mut fmt::Formatter<'_>, end: Option<i32>| -> fmt::Result {
            while let Some(((place, digit), tail)) = rest.split_first() {
                if end.is_some_and(|end| *place >= end) {
                    break;
                }
                for _ in next..*place {
                    f.write_char('0')?;
                }
                write!(f, "{digit}")?;
                (next, rest) = (*place + 1, tail);
            }
            for _ in next..end.unwrap_or(next) {
                f.write_char('0')?;
            }
            next = end.unwrap_or(next);
            Ok(())
        };
        fill(f, Some(1))?;
        f.write_char('.')?;
        let Some(repeat) = &self.repeat else {
            if self.places.last().is_none_or(|&(place, _)| place < 1) {
                return f.write_char('0');
            }
            return fill(f, None);
        };
        fill(f, Some(repeat.start))?;
        f.write_char('[')?;
        let mut next = 0;
        for (offset, digit) in &repeat.digits {
            for _ in next..*offset {
                f.write_char('0')?;
            }
            write!(f, "{digit}")?;
            next = offset + 1;
        }
        for _ in next..repeat.length {
            f.write_char('0')?;
        }
        f.write_char(']')
    }
}
