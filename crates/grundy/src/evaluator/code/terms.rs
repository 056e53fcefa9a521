//! The terms of a code: which kinds of division each place allows.

use grundy_rules::Failure;
use grundy_rules::code::{Code, Digit, Kinds};

/// One kind of division that a digit allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// Nothing is left.
    Nothing,
    /// One heap is left.
    One,
    /// Any divisions into this many heaps (at least 2), or those not all equal.
    Exactly { heaps: usize, unequal: bool },
    /// The same for this many heaps and more (at least 3).
    AtLeast { heaps: usize, unequal: bool },
    /// This many (at least 3) distinct heaps, or this many and more.
    Different { heaps: usize, and_more: bool },
    /// This many equal heaps.
    Equal(usize),
    /// This many or more equal heaps.
    EqualFrom(usize),
}

/// The divisions of a code, by place.
pub(super) struct Terms {
    /// Coins taken (negative: added) and the division that follows, ascending.
    finite: Vec<(i64, Source)>,
    /// First place and kind of division, for each repeated one.
    repeated: Vec<(i64, Source)>,
    length: i64,
}

impl Terms {
    pub(super) fn new(code: &Code) -> Terms {
        let at = |place: i64, digit: &Digit| sources(digit).into_iter().map(move |source| (place, source));
        let repeat = code.repeat();
        let repeated = repeat.into_iter().flat_map(|repeat| {
            repeat.digits().flat_map(move |(offset, digit)| at((repeat.start() + offset) as i64, digit))
        });
        Terms {
            finite: code.places().flat_map(|(place, digit)| at(place, digit)).collect(),
            repeated: repeated.collect(),
            length: repeat.map_or(1, |repeat| repeat.length() as i64),
        }
    }

    /// All places with a kind of division; for repeated ones the first place.
    pub(super) fn all(&self) -> impl Iterator<Item = (i64, Source)> + '_ {
        self.finite.iter().chain(&self.repeated).copied()
    }

    /// The largest place with a kind of division, `None` if it repeats.
    pub(super) fn last_place(&self, wanted: impl Fn(Source) -> bool) -> Option<i64> {
        if self.repeated.iter().any(|&(_, source)| wanted(source)) {
            return None;
        }
        Some(
            self.finite
                .iter()
                .filter(|(_, source)| wanted(*source))
                .map(|&(place, _)| place)
                .max()
                .unwrap_or(0),
        )
    }

    /// The number of places with a kind of division; `None` if it repeats.
    pub(super) fn finite_places(&self, wanted: Source) -> Option<usize> {
        let repeats = self.repeated.iter().any(|&(_, source)| source == wanted);
        (!repeats).then(|| self.finite.iter().filter(|&&(_, source)| source == wanted).count())
    }

    /// Whether all divisions into distinct heaps are into exactly three, at few places, with at most one coin
    /// added. With more coins added, pairs beside a third heap could be as large as the current heap.
    pub(super) fn lone_triples(&self) -> bool {
        let triple = Source::Different { heaps: 3, and_more: false };
        let fits = |(place, source)| source == triple && place >= -1;
        self.all().all(|term| !matches!(term.1, Source::Different { .. }) || fits(term))
            && self.finite_places(triple).is_some_and(|places| (1..=4).contains(&places))
    }

    /// Whether the code has so few divisions that tables are useless: one place with two heaps at most.
    pub(super) fn few_pairs(&self) -> bool {
        let table = |source: Source| {
            !matches!(source, Source::Nothing | Source::One | Source::Equal(_) | Source::EqualFrom(_))
        };
        let mut tables = self.finite.iter().filter(|(_, source)| table(*source));
        let first = tables.next();
        first.is_none_or(|(_, source)| matches!(source, Source::Exactly { heaps: 2, .. }))
            && tables.next().is_none()
            && !self.repeated.iter().any(|&(_, source)| table(source))
    }

    /// Visits the divisions of a heap: the total that is divided, and the kind.
    pub(super) fn at(
        &self,
        heap: usize,
        each: &mut dyn FnMut(usize, &Source) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        self.finite_at(heap, each)?;
        for (first, source) in &self.repeated {
            if *source == Source::Nothing {
                if heap as i64 >= *first && (heap as i64 - first) % self.length == 0 {
                    each(0, source)?;
                }
                continue;
            }
            let mut total = heap as i64 - first;
            while total > 0 {
                each(total as usize, source)?;
                total -= self.length;
            }
        }
        Ok(())
    }

    /// The same for the places that do not repeat.
    pub(super) fn finite_at(
        &self,
        heap: usize,
        each: &mut dyn FnMut(usize, &Source) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        for (place, source) in &self.finite {
            if *place > heap as i64 {
                break;
            }
            each((heap as i64 - place) as usize, source)?;
        }
        Ok(())
    }

    /// What repeating places allow for a heap, but not for heaps smaller by whole repeats.
    pub(super) fn repeated_at(
        &self,
        heap: usize,
        each: &mut dyn FnMut(usize, &Source) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        for (first, source) in &self.repeated {
            let total = heap as i64 - first;
            match source {
                Source::Nothing if total == 0 => each(0, source)?,
                _ if total > 0 => each(total as usize, source)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// The number of places that repeat, 0 if none.
    pub(super) fn repeat(&self) -> usize {
        if self.repeated.is_empty() { 0 } else { self.length as usize }
    }
}

/// The kinds of division that a digit allows.
fn sources(digit: &Digit) -> Vec<Source> {
    let mut all = Vec::new();
    for split in digit.splits() {
        let mut push = |heaps: usize, and_more: bool, kinds: Kinds| {
            let (different, equal) = (kinds.different(), kinds.equal());
            match (heaps, and_more, kinds.mixed()) {
                (0, ..) => all.push(Source::Nothing),
                (1, ..) => all.push(Source::One),
                (_, false, true) => all.push(Source::Exactly { heaps, unequal: !equal }),
                (_, true, true) => all.push(Source::AtLeast { heaps, unequal: !equal }),
                (2, _, false) if different => all.push(Source::Exactly { heaps, unequal: true }),
                (_, _, false) if different => all.push(Source::Different { heaps, and_more }),
                _ => {}
            }
            if equal && !kinds.mixed() && heaps >= 2 {
                all.push(if and_more { Source::EqualFrom(heaps) } else { Source::Equal(heaps) });
            }
        };
        match split.last {
            Some(last) => (split.first..=last).for_each(|heaps| push(heaps as usize, false, split.kinds)),
            None => push(split.first as usize, true, split.kinds),
        }
    }
    all
}
