//! Claims about few heaps and small positions, judged by the definition alone, as slow as it is plain.

use crate::loops;
use grundy_rules::{Budget, Component, Convention, Kind, Outcome, Position, Ruleset};
use serde_json::Value;
use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;
use std::sync::Arc;

/// How many heaps are valued.
const HEAPS: usize = 40;
/// How many assignments of variables, or divisions, are tried before a judge gives up.
const MAX_STEPS: usize = 400_000;
/// How many positions of a sum are searched before a judge gives up.
const MAX_POSITIONS: usize = 20_000;

fn number(value: &Value) -> i128 {
    value
        .as_i64()
        .map(i128::from)
        .or(value.as_u64().map(i128::from))
        .expect("a verified file has numbers here")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], |list| &list[..])
}

/// The options of a position: all tuples of parts that a clause allows, where no number is above `most`.
/// `None` if there are too many cases, or if a hidden variable may be larger than what is tried.
fn allowed(clause: &Value, position: &[i128], most: i128, steps: &mut usize) -> Option<BTreeSet<Vec<i128>>> {
    let variables = number(&clause["variables"]) as usize;
    let told = position.len() * (1 + number(&clause["parts"]) as usize);
    let mut found = BTreeSet::new();
    assign(&mut position.to_vec(), told, variables, list(&clause["atoms"]), most, &mut found, steps)?;
    Some(found.into_iter().map(|all: Vec<i128>| all[position.len()..].to_vec()).collect())
}

fn assign(
    at: &mut Vec<i128>,
    told: usize,
    variables: usize,
    atoms: &[Value],
    most: i128,
    found: &mut BTreeSet<Vec<i128>>,
    steps: &mut usize,
) -> Option<()> {
    *steps = steps.checked_sub(1)?;
    if atoms.iter().any(|atom| last(atom) < at.len() && !holds(atom, at)) {
        return Some(());
    }
    if at.len() == variables {
        found.insert(at[..told].to_vec());
        return Some(());
    }
    let hidden = at.len() >= told;
    let named = atoms.iter().any(|atom| named(atom).contains(&at.len()));
    for value in 0..=if !named && hidden {
        0
    } else if hidden {
        2 * most + 70
    } else {
        most
    } {
        at.push(value);
        let done = assign(at, told, variables, atoms, most, found, steps);
        at.pop();
        done?;
    }
    Some(())
}

fn named(atom: &Value) -> Vec<usize> {
    let variables = |form: &Value| list(form)[1..].iter().map(|term| number(&term[1]) as usize).collect();
    match (atom.get("zero").or(atom.get("at_most_zero")), atom.get("xor")) {
        (Some(form), _) => variables(form),
        (_, Some(of)) => list(of).iter().map(|var| number(var) as usize).collect(),
        _ => vec![number(&atom["power"]["of"]) as usize],
    }
}

fn last(atom: &Value) -> usize {
    named(atom).into_iter().max().unwrap_or(0)
}

fn holds(atom: &Value, at: &[i128]) -> bool {
    let sum = |form: &Value| {
        let term = |term: &Value| number(&term[0]).checked_mul(at[number(&term[1]) as usize]).expect("small");
        number(&form[0]) + list(form)[1..].iter().map(term).sum::<i128>()
    };
    if let Some(form) = atom.get("zero") {
        return sum(form) == 0;
    }
    if let Some(form) = atom.get("at_most_zero") {
        return sum(form) <= 0;
    }
    if let Some(of) = atom.get("xor") {
        return list(of).iter().fold(0, |sum, var| sum ^ at[number(var) as usize]) == 0;
    }
    let (base, of) = (number(&atom["power"]["base"]), at[number(&atom["power"]["of"]) as usize]);
    let powers = std::iter::successors(Some(1i128), |power| power.checked_mul(base));
    powers.take_while(|power| *power <= of).any(|power| power == of) == (atom["power"]["holds"] == true)
}

/// The options of a heap, each a list of heaps.
fn options(each: &Value, n: i128, steps: &mut usize) -> Option<BTreeSet<Vec<i128>>> {
    let mut found = BTreeSet::new();
    if let Some(take) = each.get("take") {
        let most = if take[1].is_null() { n } else { n.min(number(&take[1])) };
        found.extend((number(&take[0])..=most).map(|taken| vec![n - taken]));
    } else if let Some(least) = each.get("run") {
        found.extend((0..=n - number(least)).map(|m| (m + 1..n).collect()));
    } else if let Some(split) = each.get("split") {
        let (heaps, kind) = (number(&split["heaps"]), split["kind"].as_str()?);
        let mut coins = n - number(&split["taken"]);
        while coins >= 0 {
            divide(coins, heaps, kind, &mut Vec::new(), &mut found, steps)?;
            match split.get("every") {
                Some(every) => coins -= number(every),
                None => break,
            }
        }
    } else if n > 0 {
        // From heap 0 there is no move.
        found = allowed(&each["where"], &[n], n, steps)?;
    }
    Some(found)
}

fn divide(
    coins: i128,
    heaps: i128,
    kind: &str,
    parts: &mut Vec<i128>,
    found: &mut BTreeSet<Vec<i128>>,
    steps: &mut usize,
) -> Option<()> {
    *steps = steps.checked_sub(1)?;
    if heaps == 0 {
        let equal = parts.windows(2).all(|two| two[0] == two[1]);
        let different = parts.windows(2).all(|two| two[0] != two[1]);
        let fits = match kind {
            "different" => different,
            "equal" => equal,
            "unequal" => !equal,
            _ => true,
        };
        if coins == 0 && fits {
            found.insert(parts.clone());
        }
        return Some(());
    }
    let least = parts.last().copied().unwrap_or(1);
    for part in if heaps == 1 { least.max(coins)..=coins } else { least..=coins / heaps } {
        parts.push(part);
        let done = divide(coins - part, heaps - 1, kind, parts, found, steps);
        parts.pop();
        done?;
    }
    Some(())
}

/// The nim-values of the first heaps, as many as can be found.
fn values(rule: &Value) -> Vec<i128> {
    let (mut known, mut steps): (Vec<i128>, usize) = (Vec::new(), MAX_STEPS);
    for n in 0..HEAPS as i128 {
        let mut met = BTreeSet::new();
        for each in list(&rule["moves"]) {
            let Some(options) = options(each, n, &mut steps) else { return known };
            for parts in options {
                let worth = |part: &i128| known.get(*part as usize).copied();
                let Some(worths) = parts.iter().map(worth).collect::<Option<Vec<i128>>>() else {
                    return known;
                };
                met.insert(worths.into_iter().fold(0, |sum, worth| sum ^ worth));
            }
        }
        known.push((0..).find(|value| !met.contains(value)).expect("a mex"));
    }
    known
}

/// What a machine says at the end of the digits of these numbers.
fn said(machine: &Value, numbers: &[i128], base: i128) -> i128 {
    let (mut left, mut state) = (numbers.to_vec(), &machine["states"][0]);
    while left.iter().any(|number| *number > 0) {
        let symbol = left.iter().rev().fold(0, |symbol, number| symbol * base + number % base);
        state = &machine["states"][number(&state[1 + symbol as usize]) as usize];
        left.iter_mut().for_each(|number| *number /= base);
    }
    number(&state[0])
}

/// The digits of a sum of Fibonacci numbers that are no neighbours, as a number in base 2.
fn zeckendorf(mut number: i128) -> i128 {
    let mut fibonacci = vec![1, 2];
    while fibonacci[fibonacci.len() - 1] <= number {
        fibonacci.push(fibonacci[fibonacci.len() - 1] + fibonacci[fibonacci.len() - 2]);
    }
    let mut digits = 0;
    for (place, each) in fibonacci.iter().enumerate().rev() {
        if *each <= number {
            number -= each;
            digits |= 1 << place;
        }
    }
    digits
}

fn false_period(n0: i128, saltus: &[i128], told: Option<&Value>, known: &[i128], least: bool) -> bool {
    let (p, end) = (saltus.len() as i128, known.len() as i128);
    let at = |n: i128| known[n as usize];
    let grows = |d: i128, s: i128| (n0..end - d).all(|n| at(n + d) == at(n) + s);
    let wrong = (n0..end - p).any(|n| at(n + p) != at(n) + saltus[(n % p) as usize]);
    let told = told.is_some_and(|told| {
        list(told).len() as i128 != n0 + p
            || list(told).iter().zip(known).any(|(told, value)| number(told) != *value)
    });
    // All is seen of the smaller periods, if two periods are.
    let smaller = least
        && n0 + 2 * p <= end
        && (1..p).any(|d| p % d == 0 && saltus[0] * d % p == 0 && grows(d, saltus[0] * d / p));
    let earlier =
        least && n0 > 0 && n0 - 1 + p < end && at(n0 - 1 + p) == at(n0 - 1) + saltus[((n0 - 1) % p) as usize];
    wrong || told || smaller || earlier
}

/// Whether the first values show that a claim about all heaps is false.
fn false_law(head: &Value) -> bool {
    let (rule, claim) = (&head["rule"], &head["claim"]);
    if rule["coordinates"] != 1 {
        return false_pairs(head);
    }
    let known = values(rule);
    if let Some(period) = claim.get("period") {
        let [n0, p, s] = [0, 1, 2].map(|i| number(&period[i]));
        return p < 1000
            && n0 < 1000
            && false_period(n0, &vec![s; p as usize], claim.get("values"), &known, true);
    }
    if let Some(classes) = claim.get("classes") {
        let saltus: Vec<i128> = list(&classes[1]).iter().map(number).collect();
        return false_period(number(&classes[0]), &saltus, claim.get("values"), &known, false);
    }
    if claim.get("sliding").is_some() {
        return !slides(rule, known.len() as i128);
    }
    known.iter().zip(0..).any(|(&value, n)| {
        if let Some(range) = claim.get("range") {
            let rest = if range[1].is_null() { n } else { n % (number(&range[0]) + number(&range[1])) };
            return value != rest / number(&range[0]);
        }
        if let Some(machine) = claim.get("machine") {
            return said(machine, &[n], number(&machine["base"])) != value;
        }
        if let Some(set) = claim.get("p_positions") {
            let fibonacci = set["base"] == "fibonacci";
            let (base, n) = if fibonacci { (2, zeckendorf(n)) } else { (number(&set["base"]), n) };
            return (said(set, &[n], base) == 1) != (value == 0);
        }
        let Some(relation) = claim.get("relation") else { return false };
        let (base, odious) = (number(&relation["base"]), |v: &i128| v.count_ones() % 2 == 1);
        let code = match relation["coding"].as_str() {
            Some("power") => base.checked_pow(value as u32),
            Some("odious") if value > 0 && !odious(&value) => return true,
            Some("odious") if value > 0 => base.checked_pow((1..value).filter(odious).count() as u32),
            _ => Some(value),
        };
        code.is_some_and(|code| said(relation, &[n, code], base) != 1)
    })
}

/// Whether the options of each heap n are L(n) to n - 1, where L grows by 0 or 1. What is too much to look at does.
fn slides(rule: &Value, heaps: i128) -> bool {
    let (mut last, mut steps) = (0, MAX_STEPS);
    for n in 0..heaps {
        let mut met = BTreeSet::new();
        for each in list(&rule["moves"]) {
            let Some(options) = options(each, n, &mut steps) else { return true };
            met.extend(options.into_iter().flatten());
        }
        let least = met.first().copied().unwrap_or(n);
        if !met.into_iter().eq(least..n) || !(0..=1).contains(&(least - last)) {
            return false;
        }
        last = least;
    }
    true
}

/// How large the coordinates of pairs are that are looked at.
const PAIRS: i128 = 8;

fn false_pairs(head: &Value) -> bool {
    let (rule, claim, mut steps) = (&head["rule"], &head["claim"], 10 * MAX_STEPS);
    if rule["coordinates"] != 2 {
        return false;
    }
    // Moves of which the sum becomes smaller stay in a triangle.
    let positive = head.get("measure").is_none_or(|measure| measure[0] == serde_json::json!([1, 1]));
    let mut lost: BTreeSet<Vec<i128>> = BTreeSet::new();
    for sum in 0..if positive { 2 * PAIRS } else { 0 } {
        for x in 0..=sum {
            let position = vec![x, sum - x];
            let mut wins = false;
            for each in list(&rule["moves"]) {
                let Some(options) = allowed(&each["where"], &position, sum, &mut steps) else { return false };
                wins |= options.iter().any(|option| lost.contains(option));
            }
            let claimed = if let Some(set) = claim.get("p_positions") {
                let fibonacci = set["base"] == "fibonacci";
                let digits: Vec<i128> =
                    position.iter().map(|n| if fibonacci { zeckendorf(*n) } else { *n }).collect();
                said(set, &digits, if fibonacci { 2 } else { number(&set["base"]) }) == 1
            } else {
                beatty(number(&claim["beatty"]["r"])).contains(&(x.min(sum - x), x.max(sum - x)))
            };
            if claimed == wins {
                return true;
            }
            if !wins {
                lost.insert(position);
            }
        }
    }
    false
}

fn beatty(r: i128) -> BTreeSet<(i128, i128)> {
    let (mut pairs, mut used) = (BTreeSet::new(), BTreeSet::new());
    for n in 0..2 * PAIRS {
        let a = (0..).find(|number| !used.contains(number)).expect("endless");
        used.extend([a, a + r * n]);
        pairs.insert((a, a + r * n));
    }
    pairs
}

/// A part, by its rules.
type Part = (usize, Vec<u64>);

/// A small sum, searched by its rules.
struct Search {
    rules: Vec<Arc<Ruleset>>,
    values: HashMap<Part, Option<u64>>,
    wins: HashMap<Vec<Part>, bool>,
    convention: Convention,
}

impl Search {
    fn of(position: &Position, convention: Convention) -> (Search, Vec<Part>) {
        let rules: Vec<Arc<Ruleset>> = position.components.iter().map(|each| each.ruleset.clone()).collect();
        let parts = position.components.iter().enumerate();
        let parts = parts.flat_map(|(i, each)| each.forms().into_iter().map(move |part| (i, part))).collect();
        (Search { rules, values: HashMap::new(), wins: HashMap::new(), convention }, parts)
    }

    fn options(&self, part: &Part) -> Vec<Vec<Part>> {
        let (rules, mut all) = (&self.rules[part.0], Vec::new());
        let visit = &mut |option: &[u64]| {
            all.push(option.chunks(rules.arity()).map(|each| (part.0, each.to_vec())).collect());
            if all.len() < MAX_POSITIONS {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(grundy_rules::Halt::Enough)
            }
        };
        let _ = rules.options(&part.1, &mut Budget::default(), visit);
        all
    }

    fn value(&mut self, part: &Part) -> Option<u64> {
        if let Some(known) = self.values.get(part) {
            return *known;
        }
        // A position that leads back to itself has no value.
        self.values.insert(part.clone(), None);
        if self.values.len() > MAX_POSITIONS {
            return None;
        }
        let mut met = BTreeSet::new();
        for option in self.options(part) {
            let mut value = 0;
            for part in &option {
                value ^= self.value(part)?;
            }
            met.insert(value);
        }
        let value = (0..).find(|value| !met.contains(value));
        self.values.insert(part.clone(), value);
        value
    }

    /// Whether the player to move wins.
    fn is_won(&mut self, sum: &[Part]) -> Option<bool> {
        if let Some(known) = self.wins.get(sum) {
            return Some(*known);
        }
        if self.wins.len() > MAX_POSITIONS {
            return None;
        }
        let (mut moved, mut won) = (false, false);
        for (place, part) in sum.iter().enumerate() {
            for option in self.options(part) {
                moved = true;
                let mut next: Vec<Part> = [&sum[..place], &sum[place + 1..], &option[..]].concat();
                next.sort_unstable();
                won |= !self.is_won(&next)?;
            }
        }
        let won = if moved { won } else { self.convention == Convention::Misere };
        self.wins.insert(sum.to_vec(), won);
        Some(won)
    }
}

/// Whether a claim that a checker has verified is false. What is too large to judge is taken for true.
pub fn is_false(file: &[u8]) -> bool {
    let text = std::str::from_utf8(file).expect("a verified file is text");
    let head: Value = serde_json::from_str(text.lines().next().expect("a line")).expect("a verified head");
    if head["kind"] == "law" {
        return false_law(&head);
    }
    let games = grundy_games::catalogue();
    let Ok(position) = games.position(head["position"].as_str().expect("a position")) else { return false };
    let is_graph = |component: &Component| matches!(component.ruleset.kind(), Kind::Graph(_));
    let may_go_on = ["infinite-value", "graph-values", "draw"].iter().any(|kind| head["kind"] == *kind);
    if may_go_on || position.components.iter().any(is_graph) {
        return false_loopy(&head, text, &position);
    }
    if head["kind"] == "strategy" {
        let convention = if head["convention"] == "misere" { Convention::Misere } else { Convention::Normal };
        let (mut search, mut parts) = Search::of(&position, convention);
        parts.sort_unstable();
        return search.is_won(&parts).is_some_and(|won| won != (head["winner"] == "next"));
    }
    let (mut search, parts) = Search::of(&position, Convention::Normal);
    let value = parts.iter().try_fold(0, |sum, part| Some(sum ^ search.value(part)?));
    value.is_some_and(|value| match head.get("nim_value") {
        Some(told) => number(told) != i128::from(value),
        None => (head["outcome"] == "P") != (value == 0),
    })
}

/// The same for graphs, whose play need not end.
fn false_loopy(head: &Value, text: &str, position: &Position) -> bool {
    let numbers =
        |list: &Value| list.as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect::<Vec<_>>();
    let has = |position: &Position, says: &Value, number: &str| match says.get("infinite") {
        Some(list) => loops::is_value(position, None, &numbers(list)),
        None => loops::is_value(position, says[number].as_u64(), &[]),
    };
    let convention = if head["convention"] == "misere" { Convention::Misere } else { Convention::Normal };
    let is = |outcome| loops::outcome(position, convention).map(|own| own == outcome);
    let is_true = match head["kind"].as_str().expect("a kind") {
        "nim-value" | "infinite-value" => has(position, head, "nim_value"),
        "graph-values" => {
            let rules = position.components[0].ruleset.text();
            let values = text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
            let mut values = values.filter(|line| line.get("is").or(line.get("infinite")).is_some());
            Some(!values.any(|line| {
                let node = format!("{rules} : {}", line["at"].as_str().unwrap());
                has(&grundy_games::catalogue().position(&node).unwrap(), &line, "is") == Some(false)
            }))
        }
        "draw" => is(Outcome::Draw),
        "strategy" if head["winner"] == "next" => is(Outcome::Next),
        "outcome" if head["outcome"] == "N" => is(Outcome::Next),
        _ => is(Outcome::Previous),
    };
    is_true == Some(false)
}
