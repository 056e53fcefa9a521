//! Finite automata that read natural numbers digit by digit, and the logic that they decide.
//!
//! A machine reads the digits of several numbers at once, the least ones first, and is a relation between
//! them. Endless zeros follow the last digits and change nothing: a state accepts exactly if the state after
//! zeros does. Equations, inequalities, powers and nim-sums are such relations, and so are their combinations
//! by "and", "not" and "there is". So a sentence about all natural numbers is true or false, and building its
//! machine decides it (Büchi 1960).

use foldhash::{HashMap, HashMapExt as _};
use grundy_rules::logic::{Atom, Clause, Linear, Var};
use grundy_rules::{Budget, Stopped, Why};
use std::cell::Cell;
use std::hash::Hash;
use std::rc::Rc;

/// The largest number of steps of a machine.
const MAX_STEPS: usize = 1 << 22;
/// The largest number of tuples of digits that are read at once.
const MAX_SYMBOLS: usize = 1 << 16;

/// A relation between numbers.
#[derive(Clone, Debug)]
pub(crate) struct Machine {
    /// The variables that it reads, ascending.
    pub tracks: Vec<Var>,
    table: Rc<Table>,
}

/// The states of a machine.
#[derive(Debug)]
struct Table {
    /// The next state, at state · symbols + symbol; in a symbol the digit of the first track counts least.
    next: Vec<u32>,
    accepts: Vec<bool>,
    /// The bytes of all tables that are alive.
    held: Rc<Cell<u64>>,
}

impl Table {
    fn new(next: Vec<u32>, accepts: Vec<bool>, held: &Rc<Cell<u64>>) -> Table {
        let table = Table { next, accepts, held: held.clone() };
        held.set(held.get() + table.bytes());
        table
    }

    fn bytes(&self) -> u64 {
        TABLE_BYTES + 4 * self.next.len() as u64 + self.accepts.len() as u64
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        self.held.set(self.held.get() - self.bytes());
    }
}

/// The bytes of a machine besides its states.
const TABLE_BYTES: u64 = 160;

/// Builds machines in one base, within a budget. The tables of all machines that are alive are reserved.
pub(crate) struct Logic<'a, 'b> {
    /// How many digits there are.
    pub base: u32,
    /// Whether numbers are sums of Fibonacci numbers 1, 2, 3, 5, …, no two of them neighbours (Zeckendorf
    /// 1972). Then the base is 2, and some sequences of digits are not numbers.
    pub fibonacci: bool,
    pub budget: &'a mut Budget<'b>,
    /// The bytes of all tables that are alive.
    held: Rc<Cell<u64>>,
    /// How many of them are reserved.
    reserved: u64,
}

impl Drop for Logic<'_, '_> {
    fn drop(&mut self) {
        self.budget.release(self.reserved);
    }
}

/// The state of a machine after digits that are not a number.
const NO_NUMBER: usize = usize::MAX;

impl Machine {
    fn symbols(&self) -> usize {
        self.table.next.len() / self.table.accepts.len()
    }

    /// Whether it holds for no numbers.
    pub fn is_never(&self) -> bool {
        !self.table.accepts.iter().any(|accepts| *accepts)
    }
}

impl<'a, 'b> Logic<'a, 'b> {
    pub fn of_base(base: u32, budget: &'a mut Budget<'b>) -> Logic<'a, 'b> {
        Logic { base, fibonacci: false, budget, held: Rc::default(), reserved: 0 }
    }

    pub fn of_fibonacci(budget: &'a mut Budget<'b>) -> Logic<'a, 'b> {
        Logic { base: 2, fibonacci: true, budget, held: Rc::default(), reserved: 0 }
    }

    /// A machine with these states. Its table is reserved, and those of dropped machines are released.
    fn machine(&mut self, tracks: Vec<Var>, next: Vec<u32>, accepts: Vec<bool>) -> Result<Machine, Stopped> {
        let table = Rc::new(Table::new(next, accepts, &self.held));
        let held = self.held.get();
        match held.checked_sub(self.reserved) {
            Some(more) => self.budget.reserve(more)?,
            None => self.budget.release(self.reserved - held),
        }
        self.reserved = held;
        Ok(Machine { tracks, table })
    }

    /// Whether it holds for all numbers.
    pub fn is_always(&mut self, machine: &Machine) -> Result<bool, Stopped> {
        Ok(self.not(machine)?.is_never())
    }

    /// It does not hold.
    pub fn not(&mut self, machine: &Machine) -> Result<Machine, Stopped> {
        let none = self.constant(false);
        self.both(machine, &none, |holds, _| !holds)
    }

    /// A machine from a file; `None` if steps are missing or lead nowhere, or if zeros change the result.
    pub fn given(
        &mut self,
        tracks: &[Var],
        next: Vec<u32>,
        accepts: Vec<bool>,
    ) -> Result<Option<Machine>, Stopped> {
        let symbols = self.symbols(tracks.len())?;
        let whole = !accepts.is_empty() && accepts.len().checked_mul(symbols) == Some(next.len());
        if !whole || next.iter().any(|to| *to as usize >= accepts.len()) {
            return Ok(None);
        }
        let after_zeros = next.iter().step_by(symbols).map(|to| accepts[*to as usize]);
        if !after_zeros.eq(accepts.iter().copied()) {
            return Ok(None);
        }
        let machine = self.machine(tracks.to_vec(), next, accepts)?;
        let machine = self.minimal(&machine)?;
        let always = self.constant(true);
        self.and(&machine, &always).map(Some)
    }

    /// Always true, or never.
    pub fn constant(&self, always: bool) -> Machine {
        Machine { tracks: Vec::new(), table: Rc::new(Table::new(vec![0], vec![always], &self.held)) }
    }

    /// The form is 0: the state is the carry to the next digits, while the sum so far is divisible by the
    /// base.
    pub fn zero(&mut self, form: &Linear) -> Result<Machine, Stopped> {
        let (base, sums) = (i128::from(self.base), self.sums(form)?);
        if self.fibonacci {
            return self.fibonacci_form(form, &sums, |sum| sum == 0);
        }
        let step = |carried: &Option<i128>, symbol: usize| {
            let sum = (*carried)? + sums[symbol];
            (sum.rem_euclid(base) == 0).then(|| sum.div_euclid(base))
        };
        self.explore(tracks(form), Some(form.constant.into()), 1, step, |carried| *carried == Some(0))
    }

    /// The form is 0 or less: the state is the carry, rounded up.
    pub fn at_most_zero(&mut self, form: &Linear) -> Result<Machine, Stopped> {
        let (base, sums) = (i128::from(self.base), self.sums(form)?);
        if self.fibonacci {
            return self.fibonacci_form(form, &sums, |sum| sum <= 0);
        }
        let step = |carried: &i128, symbol: usize| -(-(carried + sums[symbol])).div_euclid(base);
        self.explore(tracks(form), form.constant.into(), 1, step, |carried| *carried <= 0)
    }

    /// The variable is 1, b, b², … where b is the base.
    pub fn power(&mut self, of: Var) -> Result<Machine, Stopped> {
        let step = |ones: &u8, digit: usize| match (ones, digit) {
            (_, 0) => *ones,
            (0, 1) => 1,
            _ => 2,
        };
        self.explore(vec![of], 0, 1, step, |ones| *ones == 1)
    }

    /// z = x xor y, in base 2.
    pub fn nim_sum(&mut self, x: Var, y: Var, z: Var) -> Result<Machine, Stopped> {
        let step = |even: &bool, symbol: usize| *even && symbol.count_ones() % 2 == 0;
        let mut tracks = vec![x, y, z];
        tracks.sort_unstable();
        self.explore(tracks, true, 1, step, |even| *even)
    }

    /// Both hold.
    pub fn and(&mut self, a: &Machine, b: &Machine) -> Result<Machine, Stopped> {
        self.both(a, b, |a, b| a && b)
    }

    /// One of them holds, or both.
    pub fn or(&mut self, a: &Machine, b: &Machine) -> Result<Machine, Stopped> {
        self.both(a, b, |a, b| a || b)
    }

    /// The first one holds, and the second one does not.
    pub fn without(&mut self, a: &Machine, b: &Machine) -> Result<Machine, Stopped> {
        self.both(a, b, |a, b| a && !b)
    }

    /// Whether the second one holds wherever the first one does.
    pub fn implies(&mut self, a: &Machine, b: &Machine) -> Result<bool, Stopped> {
        Ok(self.without(a, b)?.is_never())
    }

    fn both(
        &mut self,
        a: &Machine,
        b: &Machine,
        is: impl Fn(bool, bool) -> bool,
    ) -> Result<Machine, Stopped> {
        let mut tracks = [&a.tracks[..], &b.tracks].concat();
        tracks.sort_unstable();
        tracks.dedup();
        let (symbols, base) = (self.symbols(tracks.len())?, self.base);
        self.budget.spend(2 * symbols as u64)?;
        let of = |machine: &Machine| (symbols_of(base, &tracks, &machine.tracks), machine.symbols());
        let ((of_a, width_a), (of_b, width_b)) = (of(a), of(b));
        let fibonacci = self.fibonacci;
        let last = |last, symbol| after(fibonacci, last, symbol);
        let step = |state: &(u32, u32, usize), symbol: usize| {
            let next =
                |machine: &Machine, at: u32, to: usize, width| machine.table.next[at as usize * width + to];
            let (a, b) = (next(a, state.0, of_a[symbol], width_a), next(b, state.1, of_b[symbol], width_b));
            (a, b, last(state.2, symbol))
        };
        let accepts = |&(at_a, at_b, last): &(u32, u32, usize)| {
            last != NO_NUMBER && is(a.table.accepts[at_a as usize], b.table.accepts[at_b as usize])
        };
        self.explore(tracks, (0, 0, 0), 1, step, accepts)
    }

    /// The relation holds for some number in place of the variable.
    pub fn exists(&mut self, machine: &Machine, hidden: Var) -> Result<Machine, Stopped> {
        let Some(place) = machine.tracks.iter().position(|track| *track == hidden) else {
            return Ok(machine.clone());
        };
        let mut tracks = machine.tracks.clone();
        tracks.remove(place);
        let (symbols, base) = (machine.symbols(), self.base as usize);
        let weight = base.pow(place as u32);
        // The symbols that differ from this one only in the hidden digit.
        let with = |symbol: usize| {
            let whole = symbol / weight * weight * base + symbol % weight;
            (0..base).map(move |digit| whole + digit * weight)
        };
        // The hidden number may have more digits than the others: they end as soon as acceptance is ahead on
        // zeros.
        let table = &machine.table;
        let mut accepts = table.accepts.clone();
        loop {
            let ahead =
                |state: usize| with(0).any(|symbol| accepts[table.next[state * symbols + symbol] as usize]);
            let more: Vec<usize> =
                (0..accepts.len()).filter(|state| !accepts[*state] && ahead(*state)).collect();
            self.budget.spend((accepts.len() * base) as u64)?;
            if more.is_empty() {
                break;
            }
            more.into_iter().for_each(|state| accepts[state] = true);
        }
        let step = |set: &StateSet, symbol: usize| {
            let steps = set.iter().flat_map(|state| {
                with(symbol).map(move |symbol| table.next[*state as usize * symbols + symbol])
            });
            set_of(steps)
        };
        let accepts = |set: &StateSet| set.iter().any(|state| accepts[*state as usize]);
        self.explore(tracks, [0].into(), base, step, accepts)
    }

    /// All hold, for some numbers in the hidden variables: the variable that joins the fewest tracks goes
    /// first.
    pub fn joined(&mut self, mut all: Vec<Machine>, hidden: &[Var]) -> Result<Machine, Stopped> {
        let mut hidden = hidden.to_vec();
        let reads = |machine: &Machine, var: Var| machine.tracks.contains(&var);
        while !hidden.is_empty() {
            self.budget.spend((hidden.len() * (1 + all.len())) as u64)?;
            let width = |var: &Var| {
                let mut tracks: Vec<Var> =
                    all.iter().filter(|m| reads(m, *var)).flat_map(|m| m.tracks.clone()).collect();
                tracks.sort_unstable();
                tracks.dedup();
                tracks.len()
            };
            let place = (0..hidden.len()).min_by_key(|place| width(&hidden[*place])).unwrap_or(0);
            let var = hidden.swap_remove(place);
            let (about, rest): (Vec<Machine>, Vec<Machine>) = all.into_iter().partition(|m| reads(m, var));
            let about = self.all(about)?;
            all = rest;
            all.push(self.exists(&about, var)?);
        }
        self.all(all)
    }

    /// All of them hold.
    fn all(&mut self, mut all: Vec<Machine>) -> Result<Machine, Stopped> {
        all.sort_by_key(|machine| machine.table.accepts.len());
        let mut joined = self.constant(true);
        for machine in &all {
            joined = self.and(&joined, machine)?;
        }
        Ok(joined)
    }

    /// The same relation between other variables.
    pub fn renamed(&mut self, machine: &Machine, name: impl Fn(Var) -> Var) -> Result<Machine, Stopped> {
        let named: Vec<Var> = machine.tracks.iter().map(|track| name(*track)).collect();
        let mut tracks = named.clone();
        tracks.sort_unstable();
        let (of, symbols) = (symbols_of(self.base, &tracks, &named), machine.symbols());
        let table = &machine.table;
        self.budget.spend(table.next.len() as u64)?;
        if named.is_sorted() {
            return Ok(Machine { tracks, table: table.clone() });
        }
        let next = table.next.chunks(symbols).flat_map(|row| of.iter().map(|symbol| row[*symbol])).collect();
        self.machine(tracks, next, table.accepts.clone())
    }

    /// The relation of a clause between the position and the parts; `None` for powers of a number other than
    /// the base, and for nim-sums if the base is not 2.
    pub fn clause(&mut self, clause: &Clause, visible: usize) -> Result<Option<Machine>, Stopped> {
        let mut all = Vec::new();
        for atom in &clause.atoms {
            all.push(match atom {
                Atom::Zero(form) => self.zero(form)?,
                Atom::AtMostZero(form) => self.at_most_zero(form)?,
                Atom::Power { base, .. } if *base != self.base || self.fibonacci => return Ok(None),
                Atom::Xor(_) if self.base != 2 || self.fibonacci => return Ok(None),
                Atom::Xor([x, y, z]) => self.nim_sum(*x, *y, *z)?,
                Atom::Power { of, holds: true, .. } => self.power(*of)?,
                Atom::Power { of, .. } => {
                    let power = self.power(*of)?;
                    self.not(&power)?
                }
            });
        }
        let hidden: Vec<Var> = (visible..clause.variables).collect();
        self.joined(all, &hidden).map(Some)
    }

    fn symbols(&mut self, tracks: usize) -> Result<usize, Stopped> {
        let symbols = u32::try_from(tracks).ok().and_then(|tracks| (self.base as usize).checked_pow(tracks));
        match symbols.filter(|symbols| *symbols <= MAX_SYMBOLS) {
            Some(symbols) => Ok(symbols),
            None => Err(self.budget.stop(Why::Work)),
        }
    }

    /// What each symbol adds to a form.
    fn sums(&mut self, form: &Linear) -> Result<Vec<i128>, Stopped> {
        let symbols = self.symbols(form.terms.len())?;
        self.budget.spend(symbols as u64)?;
        let mut sums = vec![0i128];
        for (_, coefficient) in &form.terms {
            let digit = |digit: u32| {
                let more = i128::from(*coefficient) * i128::from(digit);
                sums.iter().map(move |sum| sum + more)
            };
            sums = (0..self.base).flat_map(digit).collect();
        }
        Ok(sums)
    }

    /// The machine of all states that can be reached, minimised. A step looks at `fan` entries for each number
    /// in the state.
    fn explore<S: State>(
        &mut self,
        tracks: Vec<Var>,
        start: S,
        fan: usize,
        step: impl Fn(&S, usize) -> S,
        accepts: impl Fn(&S) -> bool,
    ) -> Result<Machine, Stopped> {
        let symbols = self.symbols(tracks.len())?;
        let (next, accepts) = explore(self.budget, symbols, start, fan, step, accepts)?;
        let machine = self.machine(tracks, next, accepts)?;
        self.minimal(&machine)
    }

    /// A linear form in sums of Fibonacci numbers. The greatest digits are read first: with j digits to come,
    /// the digits read are a·F(j) + b·F(j−1), where F(0) = F(−1) = 1 and F(1) = 2; the digits to come are
    /// less than F(j) for each variable. So if a + b/2 and a + b are both beyond what can come, the sign is
    /// decided. Then the machine is reversed.
    fn fibonacci_form(
        &mut self,
        form: &Linear,
        sums: &[i128],
        holds: impl Fn(i128) -> bool,
    ) -> Result<Machine, Stopped> {
        let constant = i128::from(form.constant);
        let most = form.terms.iter().map(|term| i128::from(term.1).abs()).sum::<i128>() + constant.abs() + 1;
        let last = |last, symbol| after(true, last, symbol);
        let symbols = self.symbols(form.terms.len())?;
        let step = |&(a, b, before): &(i128, i128, usize), symbol: usize| {
            let (a, b, after) = (a + b + sums[symbol], a, last(before, symbol));
            match (2 * a + b, a + b) {
                _ if after == NO_NUMBER => (0, 0, NO_NUMBER),
                // Far out nothing changes any more: a and b stay large for all further digits.
                (twice, once) if twice > 2 * most && once > most => (DECIDED_SUM, DECIDED_SUM, after),
                (twice, once) if twice < -2 * most && once < -most => (-DECIDED_SUM, -DECIDED_SUM, after),
                _ => (a, b, after),
            }
        };
        let far = |state: &(i128, i128, usize), symbol: usize| match state {
            (a, _, before) if a.abs() == DECIDED_SUM => match last(*before, symbol) {
                NO_NUMBER => (0, 0, NO_NUMBER),
                after => (*a, *a, after),
            },
            state => step(state, symbol),
        };
        let accepts = |&(a, b, last): &(i128, i128, usize)| last != NO_NUMBER && holds(a + b + constant);
        let (next, accepts) = explore(self.budget, symbols, (0, 0, 0), 1, far, accepts)?;
        let machine = self.machine(tracks(form), next, accepts)?;
        self.turned(&machine)
    }

    /// The machine that reads the digits in the other order.
    fn turned(&mut self, machine: &Machine) -> Result<Machine, Stopped> {
        let (symbols, table) = (machine.symbols(), &machine.table);
        let held = 48 * table.next.len() as u64;
        self.budget.reserve(held)?;
        self.budget.spend(table.next.len() as u64)?;
        let mut before = vec![Vec::new(); table.next.len()];
        for (step, to) in table.next.iter().enumerate() {
            before[*to as usize * symbols + step % symbols].push((step / symbols) as u32);
        }
        let start = (0..).zip(&table.accepts).filter(|(_, accepts)| **accepts).map(|(state, _)| state);
        let step = |set: &StateSet, symbol: usize| {
            set_of(set.iter().flat_map(|state| before[*state as usize * symbols + symbol].iter().copied()))
        };
        let first = |set: &StateSet| set.first() == Some(&0);
        let turned = self.explore(machine.tracks.clone(), start.collect(), 1, step, first);
        self.budget.release(held);
        turned
    }

    /// The smallest machine for the relation (Moore 1956): states are first distinguished by acceptance, then
    /// by where their steps lead, until no more states differ. Tracks that make no difference stay.
    fn minimal(&mut self, machine: &Machine) -> Result<Machine, Stopped> {
        let (symbols, table) = (machine.symbols(), &machine.table);
        // A key for each class, and some numbers for each state.
        let held = 4 * table.next.len() as u64 + MINIMAL_BYTES * table.accepts.len() as u64;
        self.budget.reserve(held)?;
        let mut class: Vec<u32> = table.accepts.iter().map(|accepts| u32::from(*accepts)).collect();
        let mut classes = 0;
        loop {
            self.budget.spend(1 + table.next.len() as u64 / 4)?;
            let mut number: HashMap<Vec<u32>, u32> = HashMap::new();
            let mut finer = Vec::with_capacity(class.len());
            // The class of a state, and those where its steps lead.
            let mut key = Vec::with_capacity(symbols + 1);
            for (state, row) in table.next.chunks(symbols).enumerate() {
                key.clear();
                key.push(class[state]);
                key.extend(row.iter().map(|to| class[*to as usize]));
                let fresh = number.len() as u32;
                finer.push(number.get(&key).copied().unwrap_or(fresh));
                if finer[state] == fresh {
                    number.insert(key.clone(), fresh);
                }
            }
            class = finer;
            if number.len() == classes {
                break;
            }
            classes = number.len();
        }
        // Classes are numbered by first appearance, so that the class of the start is 0.
        let mut first = vec![usize::MAX; classes];
        for (state, class) in class.iter().enumerate().rev() {
            first[*class as usize] = state;
        }
        let row = |state: &usize| table.next[state * symbols..][..symbols].iter();
        let next = first.iter().flat_map(|state| row(state).map(|to| class[*to as usize])).collect();
        let accepts = first.iter().map(|state| table.accepts[*state]).collect();
        self.budget.release(held);
        self.machine(machine.tracks.clone(), next, accepts)
    }
}

/// The bytes that looking for the smallest machine takes for each state, its steps aside.
const MINIMAL_BYTES: u64 = 128;

/// A set of states, ascending.
type StateSet = Box<[u32]>;

fn set_of(states: impl Iterator<Item = u32>) -> StateSet {
    let mut all: Vec<u32> = states.collect();
    all.sort_unstable();
    all.dedup();
    all.into()
}

/// A state of a machine that is being built.
trait State: Clone + Eq + Hash {
    /// How many numbers it has.
    fn numbers(&self) -> usize {
        1
    }
}

impl State for bool {}
impl State for u8 {}
impl State for i128 {}
impl State for Option<i128> {}
impl State for (u32, u32, usize) {}
impl State for (i128, i128, usize) {}

impl State for StateSet {
    fn numbers(&self) -> usize {
        self.len()
    }
}

/// The last symbol read, after one more; it only matters if digits 1 must not be neighbours.
fn after(fibonacci: bool, last: usize, symbol: usize) -> usize {
    match fibonacci {
        false => 0,
        true if last == NO_NUMBER || last & symbol != 0 => NO_NUMBER,
        true => symbol,
    }
}

/// Represents a sum so large that its sign is decided.
const DECIDED_SUM: i128 = 1 << 100;

/// The steps of all states that can be reached from the start, which is state 0, and which of them accept.
/// Paid in proportion to the numbers in the states.
fn explore<S: State>(
    budget: &mut Budget<'_>,
    symbols: usize,
    start: S,
    fan: usize,
    step: impl Fn(&S, usize) -> S,
    accepts: impl Fn(&S) -> bool,
) -> Result<(Vec<u32>, Vec<bool>), Stopped> {
    // A state stands in two tables, which may have twice the room that they need.
    let bytes = |state: &S| 8 * (size_of::<S>() + state.numbers()) as u64;
    let mut held = bytes(&start);
    budget.reserve(held)?;
    let mut number: HashMap<S, u32> = HashMap::from_iter([(start.clone(), 0)]);
    let (mut states, mut next) = (vec![start], Vec::new());
    let mut at = 0;
    while at < states.len() {
        if next.len() > MAX_STEPS {
            return Err(budget.stop(Why::Work));
        }
        let row = 8 * symbols as u64;
        budget.reserve(row)?;
        held += row;
        for symbol in 0..symbols {
            let looked_at = (fan * states[at].numbers()) as u64;
            budget.spend(1 + looked_at / NUMBERS_PER_TICK)?;
            // The step gathers them before it sorts them.
            budget.reserve(4 * looked_at)?;
            let to = step(&states[at], symbol);
            budget.release(4 * looked_at);
            budget.spend(to.numbers() as u64 / NUMBERS_PER_TICK)?;
            let fresh = states.len() as u32;
            let place = number.get(&to).copied().unwrap_or(fresh);
            if place == fresh {
                let more = bytes(&to);
                budget.reserve(more)?;
                held += more;
                number.insert(to.clone(), fresh);
                states.push(to);
            }
            next.push(place);
        }
        at += 1;
    }
    let accepts = states.iter().map(accepts).collect();
    budget.release(held);
    Ok((next, accepts))
}

/// How many numbers of states are copied, sorted and hashed in a tick.
const NUMBERS_PER_TICK: u64 = 8;

fn tracks(form: &Linear) -> Vec<Var> {
    form.terms.iter().map(|term| term.0).collect()
}

/// For each symbol over all tracks, the symbol of the same digits over some of them, in the order given.
fn symbols_of(base: u32, all: &[Var], some: &[Var]) -> Vec<usize> {
    let base = base as usize;
    let mut of = vec![0];
    for track in all {
        let weight = some.iter().position(|other| other == track).map_or(0, |place| base.pow(place as u32));
        of = (0..base).flat_map(|digit| of.iter().map(move |symbol| symbol + digit * weight)).collect();
    }
    of
}

/// A linear form: terms with their variables, and a constant.
pub(crate) fn linear(terms: &[(i64, Var)], constant: i64) -> Linear {
    let mut terms: Vec<(Var, i64)> =
        terms.iter().filter(|term| term.0 != 0).map(|&(coefficient, var)| (var, coefficient)).collect();
    terms.sort_unstable();
    Linear { terms, constant }
}
