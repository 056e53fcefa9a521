//! The moves of take sets and take-and-break codes.

use super::values::Values;
use super::ways::{Condition, Moves, Number, Step, Way};
use grundy::law::theorem;
use grundy_rules::code::{Code, Digit, Kinds};
use grundy_rules::take::TakeSet;

/// The largest number of numbers that are listed one by one; more are written as ranges.
const MAX_LISTED_NUMBERS: u64 = 40;

pub(super) fn of_take(set: &TakeSet, values: &Values) -> Moves {
    if theorem::take_range(set).is_some() && matches!(values, Values::Range(_)) {
        return Moves::Formula;
    }
    let ways = match (set.included(), set.excluded()) {
        (Some(ranges), _) => taken(ranges),
        (None, gaps) if matches!(values, Values::Definition(_)) => vec![all_but(gaps.unwrap_or_default())],
        (None, gaps) => vec![far(1, 1, gaps.unwrap_or_default())],
    };
    Moves::Ways { ways, wide: false }
}

/// The moves of a code that leaves at most two heaps.
pub(super) fn of_code(code: &Code, values: &Values) -> Result<Moves, String> {
    if code.most_heaps().is_none_or(|most| most > 2) {
        return Err("a move may leave more than two heaps".into());
    }
    let mut ways = Vec::new();
    for leaves in [Leaves::AtMostOne, Leaves::One, Leaves::Nothing] {
        let places = places(code, |digit| leaves.is_asked_by(digit));
        ways.extend(each(&places, |k| Way {
            steps: vec![Step::If(Condition::Compare(Number::heap(), leaves.relation(), k.clone()))],
            parts: vec![Number::heap().minus(k)],
        }));
        for (first, step) in repeats(code, |digit| leaves.is_asked_by(digit)) {
            ways.push(many(first, step, &leaves, values));
        }
    }
    for kinds in [Kinds::ALL, Kinds::DIFFERENT, Kinds::EQUAL] {
        let asked = |digit: &Digit| digit.kinds(2) == kinds;
        let places = places(code, asked);
        ways.extend(each(&places, |k| two(k, kinds, values)));
        for (first, step) in repeats(code, asked) {
            let k = Step::Range("k".into(), Number::Int(first.into()), Number::heap(), step);
            let mut way = two(Number::var("k"), kinds, values);
            way.steps.insert(0, k);
            ways.push(way);
        }
    }
    Ok(Moves::Ways { ways, wide: false })
}

/// What a digit leaves other than two heaps.
enum Leaves {
    AtMostOne,
    One,
    Nothing,
}

impl Leaves {
    fn is_asked_by(&self, digit: &Digit) -> bool {
        let (nothing, one) = (!digit.kinds(0).is_none(), !digit.kinds(1).is_none());
        match self {
            Leaves::AtMostOne => nothing && one,
            Leaves::One => one && !nothing,
            Leaves::Nothing => nothing && !one,
        }
    }

    /// How the heap compares with the number of coins taken.
    fn relation(&self) -> &'static str {
        match self {
            Leaves::AtMostOne => ">=",
            Leaves::One => ">",
            Leaves::Nothing => "==",
        }
    }
}

/// The numbers of coins taken by such digits, before the repeat.
fn places(code: &Code, asked: impl Fn(&Digit) -> bool) -> Vec<u64> {
    code.places()
        .filter(|(_, digit)| asked(digit))
        .filter_map(|(place, _)| u64::try_from(place).ok())
        .collect()
}

/// The first number of coins, and the distance to the next one, for such digits in the repeat.
fn repeats(code: &Code, asked: impl Fn(&Digit) -> bool) -> Vec<(u64, u64)> {
    let Some(repeat) = code.repeat() else { return Vec::new() };
    let digits = repeat.digits().filter(|(_, digit)| asked(digit));
    digits.map(|(offset, _)| (repeat.start() + offset, repeat.length())).collect()
}

/// The same for each of these numbers of coins.
fn each(places: &[u64], way: impl Fn(Number) -> Way) -> Option<Way> {
    match places {
        [] => None,
        [one] => Some(way(Number::Int((*one).into()))),
        _ => {
            let mut way = way(Number::var("k"));
            way.steps.insert(0, Step::Each("k".into(), places.to_vec()));
            Some(way)
        }
    }
}

/// Takes coins of these numbers, if there are enough.
fn taken(ranges: &[(u64, u64)]) -> Vec<Way> {
    let k = || Number::var("k");
    let there = Step::If(Condition::Compare(Number::heap(), ">=", k()));
    let parts = vec![Number::heap().minus(k())];
    let count: u64 =
        ranges.iter().fold(0, |sum: u64, (low, high)| sum.saturating_add(high - low).saturating_add(1));
    if count <= MAX_LISTED_NUMBERS {
        let numbers: Vec<u64> = ranges.iter().flat_map(|&(low, high)| low..=high).collect();
        let steps = vec![Step::Each("k".into(), numbers), there];
        return if count == 0 { Vec::new() } else { vec![Way { steps, parts }] };
    }
    let way = |&(low, high): &(u64, u64)| {
        let (low, high) = (Number::Int(low.into()), Number::Int(high.into()));
        let high = Number::Least(Box::new(high), Box::new(Number::heap()));
        Way { steps: vec![Step::Range("k".into(), low, high, 1)], parts: parts.clone() }
    };
    ranges.iter().map(way).collect()
}

/// Takes a number of coins from `first` on in steps, up to all: if values grow without bound, the few heaps
/// of the wanted value are tried, otherwise the numbers one by one.
fn many(first: u64, step: u64, leaves: &Leaves, values: &Values) -> Way {
    let grows = matches!(values, Values::Table { period, .. } if period.saltus > 0);
    match leaves {
        Leaves::AtMostOne if grows => far(first, step, &[]),
        _ => {
            let k = Number::var("k");
            let range = Step::Range("k".into(), Number::Int(first.into()), Number::heap(), step);
            let there = Step::If(Condition::Compare(Number::heap(), leaves.relation(), k.clone()));
            let steps = match leaves {
                Leaves::AtMostOne => vec![range],
                _ => vec![range, there],
            };
            Way { steps, parts: vec![Number::heap().minus(k)] }
        }
    }
}

/// Takes any number of coins from `first` on in steps, with some gaps: each heap of the wanted value is a
/// candidate.
fn far(first: u64, step: u64, gaps: &[(u64, u64)]) -> Way {
    let (m, int) = (Number::var("m"), |value: u64| Number::Int(value.into()));
    let taken = || Number::heap().minus(Number::var("m"));
    let mut all = vec![match first {
        1 => Condition::Compare(m.clone(), "<", Number::heap()),
        _ => Condition::Compare(m.clone().plus(int(first)), "<=", Number::heap()),
    }];
    if step > 1 {
        let rest = Number::Remainder(Box::new(taken()), step);
        all.push(Condition::Compare(rest, "==", int(first % step)));
    }
    all.extend(gaps.iter().map(|gap| outside(&taken(), *gap)));
    Way { steps: vec![Step::Worth("m".into()), Step::If(Condition::All(all))], parts: vec![m] }
}

/// The condition that a number is outside a gap.
fn outside(taken: &Number, (low, high): (u64, u64)) -> Condition {
    let [low, high] = [low, high].map(|end| Number::Int(end.into()));
    let compare = |sign, end| Condition::Compare(taken.clone(), sign, end);
    if low == high { compare("!=", low) } else { Condition::Any(vec![compare("<", low), compare(">", high)]) }
}

/// Takes any number of coins, with some gaps, one number after another.
fn all_but(gaps: &[(u64, u64)]) -> Way {
    let k = Number::var("k");
    let mut steps = vec![Step::Range("k".into(), Number::Int(1), Number::heap(), 1)];
    steps.extend(gaps.iter().map(|gap| Step::If(outside(&k, *gap))));
    Way { steps, parts: vec![Number::heap().minus(k)] }
}

/// Two heaps of the coins that remain when `taken` are taken, the smaller one first.
fn two(taken: Number, kinds: Kinds, values: &Values) -> Way {
    let (rest, int) = (Number::heap().minus(taken.clone()), |value: u64| Number::Int(value.into()));
    let least = |most| Step::If(Condition::Compare(Number::heap(), ">=", taken.clone().plus(int(most))));
    if kinds == Kinds::EQUAL {
        let even = Condition::Compare(Number::Remainder(Box::new(rest.clone()), 2), "==", int(0));
        let half = rest.quotient(2);
        return Way { steps: vec![least(2), Step::If(even)], parts: vec![half.clone(), half] };
    }
    let (together, half) = match kinds {
        Kinds::DIFFERENT => (3, rest.clone().minus(int(1)).quotient(2)),
        _ => (2, rest.clone().quotient(2)),
    };
    // If the smaller heap is longer, periods can be moved from it to the other one.
    let high = match values.plain_period() {
        Some(law) => Number::Least(Box::new(half), Box::new(int(law.preperiod.max(1) + law.period - 1))),
        None => half,
    };
    let a = Number::var("a");
    let split = Step::Range("a".into(), int(1), high, 1);
    Way { steps: vec![least(together), split], parts: vec![a.clone(), rest.minus(a)] }
}
