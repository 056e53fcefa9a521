//! Rules about numbers of coins beyond linear arithmetic, between two rules within it.

use super::Formula;
use super::arithmetic::coins;
use super::ast::{Expr, ExprKind, Function, Op, Relation};
use super::branches::Atom;
use super::coins::{Set, sets, small, whole};
use super::linear::gcd;
use std::collections::BTreeSet;

/// A one-heap rule that allows taking k coins for all k of a set, the same for every heap, where primes,
/// squares, Fibonacci numbers and the like define the set.
///
/// ```
/// use grundy_rules::{Heap, Ruleset, formula::between::Taken};
/// let rule = Ruleset::parse("take {k in 1..n if not is_prime(k)}").unwrap();
/// let Some(Heap::Formula(formula)) = rule.heap() else { panic!("a formula") };
/// let [inner, outer] = Taken::of(formula).unwrap().bounds(2).unwrap();
/// assert_eq!(inner.rule(), "take {k in 1..n if k = 1 or k > 2 and k mod 2 = 0}");
/// assert_eq!(outer.rule(), "take not {2}");
/// ```
#[derive(Clone, Debug)]
pub struct Taken<'a> {
    sets: Vec<Set<'a>>,
    /// The members up to [`MAX_COMPUTED`].
    small: BTreeSet<u64>,
    /// From here on no number in the rule makes a difference.
    settled: u64,
}

/// The largest number whose membership is computed directly.
const MAX_COMPUTED: u64 = 1000;

/// A set of numbers from 1 on that repeats from some number on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repeating {
    /// The members up to `from`.
    small: Vec<u64>,
    from: u64,
    /// Which residues modulo their count are members beyond `from`.
    residues: Vec<bool>,
}

impl<'a> Taken<'a> {
    /// The rule as such a set, if its form shows that it is one.
    pub fn of(formula: &'a Formula) -> Option<Taken<'a>> {
        let sets = sets(formula)?;
        let mut settled = 1;
        for set in &sets {
            settled = settled.max(match set {
                Set::Number(number) => *number,
                Set::All(least, atoms) => atoms.iter().map(largest).fold(*least, i128::max),
            });
        }
        let settled = u64::try_from(settled).ok().filter(|settled| *settled < MAX_COMPUTED / 2)?;
        Some(Taken { sets, small: small(formula, MAX_COMPUTED)?, settled })
    }

    /// Two sets that repeat modulo m, one inside the set and one around it: the numbers that are surely
    /// members, and those that may be. `None` if m is too large.
    pub fn bounds(&self, modulus: u64) -> Option<[Repeating; 2]> {
        // Beyond m, no multiple of a divisor > 1 of m is prime.
        let from = self.settled.max(modulus);
        if modulus == 0 || from > MAX_COMPUTED / 2 {
            return None;
        }
        let classes: Vec<Option<bool>> =
            (0..modulus).map(|residue| self.holds(Class { residue, modulus, from })).collect();
        let bound = |unknown: bool| {
            let residues = classes.iter().map(|class| class.unwrap_or(unknown)).collect();
            let small = self.small.iter().copied().filter(|k| *k <= from).collect();
            Repeating { small, from, residues }.shortest()
        };
        Some([bound(false), bound(true)])
    }

    /// Whether the whole class is inside the set (`true`) or outside.
    fn holds(&self, class: Class) -> Option<bool> {
        let mut none = true;
        for set in &self.sets {
            // All single numbers are at most `settled`.
            let Set::All(_, atoms) = set else { continue };
            let known: Vec<Option<bool>> = atoms.iter().map(|atom| class.says(atom)).collect();
            if known.iter().all(|known| *known == Some(true)) {
                return Some(true);
            }
            none &= known.contains(&Some(false));
        }
        none.then_some(false)
    }
}

/// The largest number that k is compared with or may divide.
fn largest(atom: &Atom<'_>) -> i128 {
    let number = |e: &Expr| whole(e).map_or(0, i128::abs);
    match *atom {
        Atom::Compare(a, _, b) => number(a).max(number(b)),
        Atom::Divides(_, b, _) => number(b),
        Atom::Holds(..) => 0,
    }
}

/// The numbers k > from with k mod m = residue; m is at most `from`.
#[derive(Clone, Copy)]
struct Class {
    residue: u64,
    modulus: u64,
    from: u64,
}

impl Class {
    /// The truth of the condition, if it is the same for all numbers of the class.
    fn says(self, atom: &Atom<'_>) -> Option<bool> {
        let (residue, modulus) = (i128::from(self.residue), i128::from(self.modulus));
        match *atom {
            Atom::Holds(e, wanted) => {
                let ExprKind::Call(function, list) = &e.kind else { return None };
                let base = list.get(1).and_then(whole).and_then(|base| u64::try_from(base).ok());
                let never = coins(&list[0])
                    && match function {
                        Function::IsPrime => gcd(residue, modulus) > 1,
                        Function::IsSquare => {
                            !(0..self.modulus).any(|x| x * x % self.modulus == self.residue)
                        }
                        Function::IsFibonacci => !self.meets((0, 1), |(a, b)| (b, (a + b) % self.modulus)),
                        Function::IsPower => base.is_some_and(|base| !self.meets_power(base)),
                        _ => false,
                    };
                never.then_some(!wanted)
            }
            Atom::Divides(q, k, wanted) if coins(k) => {
                let q = whole(q).filter(|q| *q >= 1)?;
                self.is_residue(0, q).map(|divides| divides == wanted)
            }
            // k is larger than the number it may divide.
            Atom::Divides(k, number, wanted) if coins(k) && whole(number)? != 0 => Some(!wanted),
            Atom::Compare(a, relation, b) => match (whole(a), whole(b)) {
                (_, Some(number)) => self.compares(a, relation, number),
                (Some(number), _) => self.compares(b, turned(relation), number),
                _ => None,
            },
            _ => None,
        }
    }

    fn compares(self, e: &Expr, relation: Relation, number: i128) -> Option<bool> {
        if coins(e) {
            // k is larger than every number in the rule.
            return Some(matches!(relation, Relation::Greater | Relation::GreaterEqual | Relation::NotEqual));
        }
        let equal = match &e.kind {
            ExprKind::Binary(Op::Mod, k, q) if coins(k) => {
                let q = whole(q).filter(|q| *q >= 1)?;
                if i128::from(self.modulus) % q == 0 {
                    return Some(holds(i128::from(self.residue) % q, relation, number));
                }
                if number < 0 || number >= q { Some(false) } else { self.is_residue(number, q) }
            }
            ExprKind::Call(Function::Gcd, list) if list.len() == 2 => {
                let other = if coins(&list[0]) { &list[1] } else { &list[0] };
                let other = whole(other).filter(|_| coins(&list[0]) || coins(&list[1]))?;
                if i128::from(self.modulus) % other == 0 {
                    return Some(holds(gcd(self.residue.into(), other), relation, number));
                }
                let common = gcd(gcd(self.residue.into(), self.modulus.into()), other);
                (number > 0 && number % common != 0).then_some(false)
            }
            ExprKind::Call(Function::Popcount, list) if coins(&list[0]) && number == 1 => {
                (!self.meets_power(2)).then_some(false)
            }
            _ => None,
        };
        match relation {
            Relation::Equal => equal,
            Relation::NotEqual => equal.map(|equal| !equal),
            _ => None,
        }
    }

    /// Whether k ≡ rest (mod q) for all k of the class, or for none.
    fn is_residue(self, rest: i128, q: i128) -> Option<bool> {
        let (residue, modulus) = (i128::from(self.residue), i128::from(self.modulus));
        match modulus % q {
            0 => Some((residue - rest) % q == 0),
            _ => ((residue - rest) % gcd(modulus, q) != 0).then_some(false),
        }
    }

    /// Whether the class has a power of the base larger than `from`.
    fn meets_power(self, base: u64) -> bool {
        if base < 2 {
            return true;
        }
        let mut power = u128::from(base);
        while power <= self.from.into() {
            power *= u128::from(base);
        }
        let start = (power % u128::from(self.modulus)) as u64;
        let base = base % self.modulus;
        self.meets((start, 0), |(power, _)| (power * base % self.modulus, 0))
    }

    /// Whether the first number of the pairs is ever the residue, modulo m.
    fn meets(self, start: (u64, u64), next: impl Fn((u64, u64)) -> (u64, u64)) -> bool {
        let (mut pair, mut seen) = ((start.0 % self.modulus, start.1 % self.modulus), BTreeSet::new());
        while seen.insert(pair) {
            if pair.0 == self.residue {
                return true;
            }
            pair = next(pair);
        }
        false
    }
}

/// a R b as b R' a.
fn turned(relation: Relation) -> Relation {
    match relation {
        Relation::Less => Relation::Greater,
        Relation::LessEqual => Relation::GreaterEqual,
        Relation::Greater => Relation::Less,
        Relation::GreaterEqual => Relation::LessEqual,
        same => same,
    }
}

fn holds(a: i128, relation: Relation, b: i128) -> bool {
    match relation {
        Relation::Equal => a == b,
        Relation::NotEqual => a != b,
        Relation::Less => a < b,
        Relation::LessEqual => a <= b,
        Relation::Greater => a > b,
        Relation::GreaterEqual => a >= b,
    }
}

impl Repeating {
    /// Whether k ≥ 1 is a member.
    pub fn contains(&self, k: u64) -> bool {
        if k <= self.from {
            return self.small.contains(&k);
        }
        self.residues[(k % self.residues.len() as u64) as usize]
    }

    /// The same set with the smallest modulus and start.
    fn shortest(mut self) -> Repeating {
        let m = self.residues.len();
        let repeats = |d: &usize| m % d == 0 && (0..m).all(|r| self.residues[r] == self.residues[r % d]);
        let smallest = (1..=m).find(repeats).unwrap_or(m);
        self.residues.truncate(smallest);
        while self.from > 0
            && self.contains(self.from) == self.residues[(self.from % smallest as u64) as usize]
        {
            self.small.retain(|k| *k < self.from);
            self.from -= 1;
        }
        self
    }

    /// The rule that allows taking its members.
    pub fn rule(&self) -> String {
        let from = self.from;
        let list = |numbers: &[u64]| numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        if !self.residues.contains(&true) {
            return format!("take {{{}}}", list(&self.small));
        }
        if !self.residues.contains(&false) {
            let missing: Vec<u64> = (1..=from).filter(|k| !self.small.contains(k)).collect();
            return format!("take not {{{}}}", list(&missing));
        }
        let m = self.residues.len();
        let members = self.residues.iter().filter(|member| **member).count();
        // The shorter of the two forms.
        let (wanted, sign, word) =
            if 2 * members <= m { (true, "=", " or ") } else { (false, "!=", " and ") };
        let residues =
            (0..m).filter(|r| self.residues[*r] == wanted).map(|r| format!("k mod {m} {sign} {r}"));
        let mut beyond = residues.collect::<Vec<_>>().join(word);
        if from > 0 {
            beyond = if word == " or " && members > 1 { format!("({beyond})") } else { beyond };
            beyond = format!("k > {from} and {beyond}");
        }
        let any = self.small.iter().map(|k| format!("k = {k}")).chain([beyond]);
        format!("take {{k in 1..n if {}}}", any.collect::<Vec<_>>().join(" or "))
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::formula;
    use super::*;
    use crate::ruleset::{Heap, Ruleset};

    fn members(rule: &str, most: u64) -> BTreeSet<u64> {
        small(&Formula::new(formula(rule)).expect("a rule"), most).expect("moves")
    }

    const RULES: [&str; 14] = [
        "n -> n-k for k in 1..n if not is_prime(k)",
        "n -> n-k for k in 1..n if is_prime(k) or k = 1",
        "n -> n-k for k in 3..n if is_prime(k) and k > 2 | n-1",
        "n -> n-k for k in 1..n if is_square(k) or k mod 6 = 5",
        "n -> n-k for k in 1..n if not is_square(k) and not (3 divides k)",
        "n -> n-k for k in 1..n if is_fibonacci(k)",
        "n -> n-k for k in 1..n if not is_fibonacci(k) and k mod 4 < 3",
        "n -> n-k for k in 1..n if popcount(k) = 1 or is_power(k, 6)",
        "n -> n-k for k in 1..n if popcount(k) != 1",
        "n -> n-k for k in 1..n if is_prime(k) and k divides 60",
        "n -> n-k for k in 1..n if gcd(k, 15) = 3 or not (5 <= k < 9)",
        "n -> n-k for k in 1..n if gcd(k, 10) != 1 and is_square(k)",
        "n -> n-k for k in 1..n if 7 < k and k mod 3 != 1 and not is_power(k, 2)",
        "n -> n-k for k in 1..n if digit_sum(k) = 4 or is_prime(k)",
    ];

    /// The inner bound has only members, the outer one has all; each set is that of its rule.
    #[test]
    fn bounds_are_bounds() {
        let mut sharp = 0;
        for text in RULES {
            let rule = Formula::new(formula(text)).expect("a rule");
            let taken = Taken::of(&rule).unwrap_or_else(|| panic!("{text}"));
            let all = members(text, 2000);
            for modulus in 1..=30 {
                let [inner, outer] = taken.bounds(modulus).expect("a small modulus");
                for k in 1..=2000 {
                    assert!(!inner.contains(k) || all.contains(&k), "{text}, modulo {modulus}: {k}");
                    assert!(outer.contains(k) || !all.contains(&k), "{text}, modulo {modulus}: {k}");
                }
                sharp += usize::from(inner.residues.contains(&true))
                    + usize::from(outer.residues.contains(&false));
                for bound in [inner, outer] {
                    let rule =
                        Ruleset::parse(&bound.rule()).unwrap_or_else(|e| panic!("{}: {e}", bound.rule()));
                    let told: BTreeSet<u64> = match rule.heap() {
                        Some(Heap::Take(set)) => (1..=300).filter(|k| set.contains(*k)).collect(),
                        Some(Heap::Formula(formula)) => small(formula, 300).expect("moves"),
                        _ => panic!("{}", bound.rule()),
                    };
                    assert!((1..=300).all(|k| told.contains(&k) == bound.contains(k)), "{}", bound.rule());
                }
            }
        }
        // Bounds that say nothing would pass all of the above.
        assert!(sharp > 300, "{sharp}");
    }

    #[test]
    fn what_depends_on_the_heap_has_no_bounds() {
        for text in [
            "n -> n-k for k in 1..n if is_prime(n-k)",
            "n -> n-k for k in 1..n-1 if is_prime(k)",
            "n -> floor(n/2) | n-1",
            "n -> n-k for k in 1..n if is_prime(k) and k < n",
            "n -> [1, n-k] for k in 2..n if is_prime(k)",
            "n -> n-1 | n-600",
        ] {
            assert!(Taken::of(&Formula::new(formula(text)).expect("a rule")).is_none(), "{text}");
        }
    }
}
