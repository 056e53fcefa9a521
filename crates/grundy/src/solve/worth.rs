//! The worths of parts under normal play, and the moves to a given nim-value.

use crate::induction::{PointValue, PointValues, PointWins, Table, groups};
use crate::law::modes::ModeLaws;
use crate::law::{Fibre, Law, Moves, Place, Split, automatic, one_heap_moves, place_moves, theorem};
use crate::search::Nimbers;
use crate::sequence::{Sequence, Value};
use grundy_rules::code::{Digit, Kinds};
use grundy_rules::compact::{Compact, Ranked};
use grundy_rules::game::Game;
use grundy_rules::{
    Budget, ControlFlow, Failure, Flow, GameRules, Halt, Heap, Kind, KnownBy, Made, NimValue, Ruleset, logic,
};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The nim-value of a part and its evidence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The nim-value.
    pub value: NimValue,
    /// The kind of evidence.
    pub known_by: KnownBy,
    /// The theorem, where one was used.
    pub reference: Option<Arc<str>>,
    /// Whether the theorem only gives values of smaller positions, from which the mex follows.
    pub below: bool,
}

/// A move in one part.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PartMove {
    /// The parts left: ascending, zero heaps omitted.
    pub to: Vec<Vec<u64>>,
    /// The written move, in a game that names its moves.
    pub made: Option<Made>,
}

impl From<Vec<Vec<u64>>> for PartMove {
    fn from(to: Vec<Vec<u64>>) -> Self {
        PartMove { to, made: None }
    }
}

impl PartMove {
    /// A move of a game that names its moves, and the parts that it leaves.
    pub(crate) fn made(made: Made, parts: &[u64]) -> PartMove {
        let mut parts = parts.to_vec();
        parts.sort_unstable();
        PartMove { to: parts.into_iter().map(|part| vec![part]).collect(), made: Some(made) }
    }
}

/// The moves from a part to a given nim-value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MovesTo {
    /// The first moves.
    pub first: Vec<PartMove>,
    /// Their number, where it is known exactly.
    pub total: Option<u128>,
}

/// The most options of a heap that are examined where its law does not count them.
const MAX_LOOKED_OPTIONS: usize = 1_000_000;
/// The most parts of such options together.
const MAX_PARTS: usize = 1 << 20;
/// The most options of a part that are examined where all values are known.
const MAX_LISTED_OPTIONS: usize = 100_000_000;

/// Known nim-values of parts of any rulesets: one sequence per heap rule, one table per other rule.
#[derive(Default)]
pub struct Worths {
    of: FxHashMap<String, Valuer>,
    threads: usize,
    assume_seen: bool,
}

enum Valuer {
    Sequence(Box<Sequence>, Option<Arc<str>>),
    Points(Box<Points>),
}

/// The known values of positions other than heaps.
#[derive(Default)]
struct Points {
    values: PointValues,
    wins: PointWins,
    dense: Option<Dense>,
    search: Option<Nimbers<Shared>>,
    modes: Option<ModeLaws>,
    /// The theorem behind the laws of modes, shared by all parts.
    reference: Option<Arc<str>>,
    threads: usize,
}

/// The larger coordinate from which a pair is valued by a law of a heap with a mode, if there is one.
const MODE_LAW_FROM: u64 = 1000;

/// A game that several searches share.
pub(super) struct Shared(Arc<dyn Game>);

impl Compact for Shared {
    fn options(&self, part: u128, each: &mut dyn FnMut(&[u128]) -> Flow) -> Flow {
        match self.0.compact() {
            Some(game) => game.options(part, each),
            None => ControlFlow::Continue(()),
        }
    }

    fn options_beside_heap(&self, part: u128, each: &mut dyn FnMut(NimValue, &[u128]) -> Flow) -> Flow {
        match self.0.compact() {
            Some(game) => game.options_beside_heap(part, each),
            None => ControlFlow::Continue(()),
        }
    }

    fn size(&self, part: u128) -> u32 {
        self.0.compact().map_or(0, |game| game.size(part))
    }

    fn ranked(&self, part: u128) -> Option<Box<dyn Ranked>> {
        self.0.compact()?.ranked(part)
    }
}

impl Points {
    /// The search that values a sum of parts, and their words, if they have any.
    fn search(&mut self, ruleset: &Ruleset, parts: &[u64]) -> Option<(&mut Nimbers<Shared>, Vec<u128>)> {
        let game = &ruleset.as_game()?.game;
        game.compact()?;
        let mut words = Vec::new();
        for &part in parts {
            words.extend(game.words(part)?);
        }
        let begun = || Nimbers::new(Shared(game.clone())).threads(self.threads);
        Some((self.search.get_or_insert_with(begun), words))
    }
}

/// The largest number of positions of a box that are valued together.
const MAX_BOX_POSITIONS: u64 = 1 << 26;

/// The positions of a box that are valued in the time of one tick among those that can be reached: a table needs no
/// hashing. So a search of these costs at most a part of the time of the box.
const BOX_POSITIONS_PER_TICK: u64 = 8;

/// The number of positions below a pair, itself included, if a table could value them.
fn box_positions(ruleset: &Ruleset, part: &[u64]) -> Option<u64> {
    let (Kind::Points(_), &[a, b]) = (ruleset.kind(), part) else { return None };
    Some(a.saturating_add(1).saturating_mul(b.saturating_add(1))).filter(|size| *size <= MAX_BOX_POSITIONS)
}

impl Points {
    /// The worth of a large heap with a mode, by the law of its rule.
    fn by_mode(
        &mut self,
        ruleset: &Arc<Ruleset>,
        part: &[u64],
        budget: &mut Budget<'_>,
    ) -> Result<Option<Worth>, Failure> {
        let (Kind::Points(_), &[x, y]) = (ruleset.kind(), part) else { return Ok(None) };
        if x.max(y) < MODE_LAW_FROM {
            return Ok(None);
        }
        if self.modes.is_none() {
            self.modes = ModeLaws::new(ruleset.clone());
        }
        let Some(laws) = &mut self.modes else { return Ok(None) };
        let Some(found) = laws.law([x, y], budget)? else { return Ok(None) };
        let Some(value) = found.law.value([x, y]) else { return Ok(None) };
        let reference = self.reference.get_or_insert_with(|| found.reference().into());
        Ok(Some(Worth {
            value,
            known_by: found.known_by(),
            reference: Some(reference.clone()),
            below: false,
        }))
    }

    /// The value of a pair whose box is small enough: from the positions that can be reached, if they are few, else
    /// from a table of the whole box.
    fn boxed(
        &mut self,
        ruleset: &Ruleset,
        part: &[u64],
        budget: &mut Budget<'_>,
    ) -> Result<Option<NimValue>, Failure> {
        let (Some(size), &[a, b]) = (box_positions(ruleset, part), part) else { return Ok(None) };
        if let Some(dense) = self.dense.as_ref().filter(|dense| a <= dense.a && b <= dense.b) {
            return Ok(Some(NimValue(dense.values[(a * (dense.b + 1) + b) as usize].into())));
        }
        let Kind::Points(points) = ruleset.kind() else { return Ok(None) };
        let (None, Some(table)) = (&self.dense, Table::new(&points.formula)) else { return Ok(None) };
        let reached = budget
            .within(size / BOX_POSITIONS_PER_TICK, |budget| self.values.value(ruleset, part, budget))?;
        if let Some(reached) = reached {
            return Ok(Some(reached.value));
        }
        let values = table.rows(a, b, budget)?;
        let value = values.last().map(|&value| NimValue(value.into()));
        self.dense = Some(Dense { a, b, values });
        Ok(value)
    }

    /// Whether the player to move wins this part alone, if that is found sooner than the nim-value.
    fn wins(
        &mut self,
        ruleset: &Ruleset,
        part: &[u64],
        budget: &mut Budget<'_>,
    ) -> Result<Option<bool>, Failure> {
        let Kind::Points(_) = ruleset.kind() else { return Ok(None) };
        let work = box_positions(ruleset, part).map_or(u64::MAX, |size| size / BOX_POSITIONS_PER_TICK);
        Ok(budget.within(work, |budget| self.wins.wins(ruleset, part, budget))?.flatten())
    }
}

/// The values of all positions up to `(a, b)`, row by row.
struct Dense {
    a: u64,
    b: u64,
    values: Vec<u32>,
}

impl Worths {
    /// Shares long searches that start later among this many threads. The answers are the same.
    pub fn threads(&mut self, threads: usize) {
        self.threads = threads;
    }

    /// Lets sequences that start later use a law that is only seen: see [`Sequence::assume_seen`].
    pub fn assume_seen(&mut self) {
        self.assume_seen = true;
    }

    /// The search for the nim-values of a game whose positions fit words, and the words of a part.
    pub(super) fn search(
        &mut self,
        ruleset: &Arc<Ruleset>,
        part: &[u64],
    ) -> Option<(&mut Nimbers<Shared>, Vec<u128>)> {
        match self.valuer(ruleset) {
            Valuer::Sequence(..) => None,
            Valuer::Points(points) => points.search(ruleset, part),
        }
    }

    /// Whether the player to move wins a part alone, if that is found sooner than the nim-value.
    ///
    /// # Errors
    /// The rule's own failure, or a spent budget.
    pub(super) fn wins(
        &mut self,
        ruleset: &Arc<Ruleset>,
        part: &[u64],
        budget: &mut Budget<'_>,
    ) -> Result<Option<bool>, Failure> {
        match self.valuer(ruleset) {
            Valuer::Sequence(..) => Ok(None),
            Valuer::Points(points) => match points.by_mode(ruleset, part, budget)? {
                Some(_) => Ok(None),
                None => points.wins(ruleset, part, budget),
            },
        }
    }

    /// Whether the law of a heap with a mode gives the nim-value of a part.
    ///
    /// # Errors
    /// A spent budget.
    pub(super) fn has_mode_law(
        &mut self,
        ruleset: &Arc<Ruleset>,
        part: &[u64],
        budget: &mut Budget<'_>,
    ) -> Result<bool, Failure> {
        match self.valuer(ruleset) {
            Valuer::Sequence(..) => Ok(false),
            Valuer::Points(points) => Ok(points.by_mode(ruleset, part, budget)?.is_some()),
        }
    }

    fn valuer(&mut self, ruleset: &Arc<Ruleset>) -> &mut Valuer {
        // Sequences with one canonical form are one; graphs and the like differ by address.
        let key = match ruleset.kind() {
            Kind::Heap(_) => ruleset.canonical().to_string(),
            Kind::Game(rules) => format!("{:p}", Arc::as_ptr(&rules.game)),
            _ => format!("{:p}", Arc::as_ptr(ruleset)),
        };
        self.of.entry(key).or_insert_with(|| match Sequence::new(ruleset.clone()) {
            Some(mut sequence) => {
                if self.assume_seen {
                    sequence.assume_seen();
                }
                Valuer::Sequence(Box::new(sequence), None)
            }
            None => Valuer::Points(Box::new(Points { threads: self.threads, ..Points::default() })),
        })
    }

    /// The nim-sequence of a heap rule.
    pub fn sequence(&mut self, ruleset: &Arc<Ruleset>) -> Option<&mut Sequence> {
        match self.valuer(ruleset) {
            Valuer::Sequence(sequence, _) => Some(sequence),
            Valuer::Points(..) => None,
        }
    }

    /// The nim-value of a part.
    ///
    /// # Errors
    /// The rule's own failure, or a spent budget.
    pub fn worth(
        &mut self,
        ruleset: &Arc<Ruleset>,
        part: &[u64],
        budget: &mut Budget<'_>,
    ) -> Result<Worth, Failure> {
        match self.valuer(ruleset) {
            Valuer::Sequence(sequence, shared) => {
                let Value { value, known_by, reference } = sequence.value(part[0], budget)?;
                let reference = reference.map(|text| match shared {
                    Some(same) if **same == *text => same.clone(),
                    _ => shared.insert(text.into()).clone(),
                });
                Ok(Worth { value, known_by, reference, below: false })
            }
            Valuer::Points(points) => {
                if let Some(worth) = points.by_mode(ruleset, part, budget)? {
                    return Ok(worth);
                }
                let found =
                    |value| Worth { value, known_by: KnownBy::Definition, reference: None, below: false };
                if let Some(value) = points.boxed(ruleset, part, budget)? {
                    return Ok(found(value));
                }
                let direct = ruleset.as_game().is_some_and(|rules| rules.game.known(part[0]).is_some());
                if !direct {
                    if let Some((search, words)) = points.search(ruleset, part) {
                        return Ok(found(search.value(&words, budget)?));
                    }
                }
                let PointValue { value, by_theorem } = points.values.value(ruleset, part, budget)?;
                let known_by = if by_theorem { KnownBy::Theorem } else { KnownBy::Definition };
                let reference = ruleset.as_game().filter(|_| by_theorem).and_then(|r| r.game.reference());
                let below = by_theorem && !direct;
                Ok(Worth { value, known_by, reference: reference.map(Arc::from), below })
            }
        }
    }

    /// The moves from a part to a nim-value: the first `limit` of them in ascending order of what is left,
    /// and their number. (If a heap has too many options to examine, the first of those examined.)
    ///
    /// # Errors
    /// The rule's own failure, or a spent budget.
    ///
    /// # Cost
    /// All options are examined where their values are known by definition; for a huge heap residue classes
    /// of its law count them, where the rule takes from one heap or leaves at most two.
    pub fn moves_to(
        &mut self,
        ruleset: &Arc<Ruleset>,
        part: &[u64],
        value: NimValue,
        limit: usize,
        budget: &mut Budget<'_>,
    ) -> Result<MovesTo, Failure> {
        self.moves_on(ruleset, part, None, value, limit, budget)
    }

    /// The same, with each move of a game written in Rust shown on the whole position of the part.
    ///
    /// # Errors
    /// The rule's own failure, or a spent budget.
    pub fn moves_on(
        &mut self,
        ruleset: &Arc<Ruleset>,
        part: &[u64],
        whole: Option<u64>,
        value: NimValue,
        limit: usize,
        budget: &mut Budget<'_>,
    ) -> Result<MovesTo, Failure> {
        if let Some(found) = by_theorem(ruleset, part, whole, value, limit) {
            return Ok(found);
        }
        let mut most = MAX_LISTED_OPTIONS;
        let mut found = Vec::new();
        if let Some(heap) = ruleset.heap() {
            let sequence = self.sequence(ruleset).expect("a heap rule has a sequence");
            if part[0] >= sequence.values().len() as u64 {
                if let Some(found) = by_law(heap, sequence, part[0], value, limit, budget)? {
                    return Ok(found);
                }
                most = MAX_LOOKED_OPTIONS;
                found = single_heaps(heap, sequence, part[0], value, limit).unwrap_or_default();
            }
        }
        let (listed, all) = self.list(ruleset, part, value, most, budget)?;
        let (places, listed): (Vec<usize>, Vec<PartMove>) = listed.into_iter().unzip();
        found.extend(listed);
        if ruleset.as_game().is_none() {
            found.sort();
            found.dedup();
        }
        let total = all.then_some(found.len() as u128);
        found.truncate(limit);
        if ruleset.as_game().is_some() {
            name(ruleset, part, whole, &places, &mut found, budget)?;
        }
        Ok(MovesTo { first: found, total })
    }

    /// The options of this value among the first `most`, each with its place among the moves of the part, and
    /// whether these are all options.
    fn list(
        &mut self,
        ruleset: &Arc<Ruleset>,
        part: &[u64],
        value: NimValue,
        most: usize,
        budget: &mut Budget<'_>,
    ) -> Result<(Vec<(usize, PartMove)>, bool), Failure> {
        let arity = ruleset.arity();
        let mut options: Vec<u64> = Vec::new();
        let mut ends: Vec<usize> = Vec::new();
        let mut all = true;
        // Their values need room too.
        let room = budget.bytes_left() / 2;
        let held = |options: &[u64], ends: &[usize]| 8 * (options.len() + ends.len()) as u64;
        ruleset.options(part, budget, &mut |option| {
            // Options with very many parts, such as runs of coins, stop before the limit of options.
            let long = most <= MAX_LOOKED_OPTIONS && options.len() > MAX_PARTS;
            if ends.len() >= most || long || held(&options, &ends) + 8 * option.len() as u64 > room {
                all = false;
                return ControlFlow::Break(Halt::Enough);
            }
            options.extend_from_slice(option);
            ends.push(options.len());
            ControlFlow::Continue(())
        })?;
        let held = held(&options, &ends);
        budget.reserve(held)?;
        let mut found = Vec::new();
        for (place, option) in groups(&options, &ends).enumerate() {
            budget.spend(1 + option.len() as u64)?;
            if self.is_worth(ruleset, option, value, budget)? {
                let mut parts: Vec<Vec<u64>> = option.chunks(arity).map(<[u64]>::to_vec).collect();
                parts.sort();
                found.push((place, PartMove::from(parts)));
            }
        }
        budget.release(held);
        Ok((found, all))
    }
}

impl Worths {
    /// The number of positions that a game enumerates for a part, if it can.
    pub(crate) fn counted(ruleset: &Ruleset, part: &[u64]) -> u64 {
        let rules = ruleset.as_game().filter(|rules| rules.game.known(part[0]).is_none());
        let words = rules.and_then(|rules| rules.game.compact().zip(rules.game.words(part[0])));
        let Some((game, words)) = words else { return 0 };
        let ranked = words.into_iter().filter_map(|word| game.ranked(word));
        ranked.fold(0, |sum, ranked| sum + u64::from(ranked.positions()))
    }

    /// Values all positions that can be reached from a part, where the game enumerates them and there is
    /// memory.
    ///
    /// # Errors
    /// The budget is spent.
    pub(crate) fn count_off(
        &mut self,
        ruleset: &Arc<Ruleset>,
        part: &[u64],
        budget: &mut Budget<'_>,
    ) -> Result<(), Failure> {
        if let Valuer::Points(points) = self.valuer(ruleset) {
            let Some((search, words)) = points.search(ruleset, part) else { return Ok(()) };
            search.count_off(&words, budget)?;
        }
        Ok(())
    }

    /// Whether a sum of parts has this nim-value.
    pub(crate) fn is_worth(
        &mut self,
        ruleset: &Arc<Ruleset>,
        parts: &[u64],
        value: NimValue,
        budget: &mut Budget<'_>,
    ) -> Result<bool, Failure> {
        if let Valuer::Points(points) = self.valuer(ruleset) {
            if let Some((search, words)) = points.search(ruleset, parts) {
                return Ok(search.is(&words, value, budget)?);
            }
        }
        let mut sum = NimValue(0);
        for part in parts.chunks(ruleset.arity()) {
            sum ^= self.worth(ruleset, part, budget)?.value;
        }
        Ok(sum == value)
    }
}

/// The total size of the words of a part, if it has words.
pub(crate) fn words_size(rules: &GameRules, part: u64) -> Option<u64> {
    let (game, words) = rules.game.compact().zip(rules.game.words(part))?;
    Some(words.iter().map(|&word| u64::from(game.size(word))).sum())
}

/// Writes the names of the moves at these places among all moves of a part.
fn name(
    ruleset: &Ruleset,
    part: &[u64],
    whole: Option<u64>,
    places: &[usize],
    moves: &mut [PartMove],
    budget: &mut Budget<'_>,
) -> Result<(), Failure> {
    let mut named = places.iter().zip(moves);
    let mut next = named.next();
    let mut at = 0;
    ruleset.moves(part, whole, budget, &mut |visited, _| {
        if let Some((_, m)) = next.take_if(|(place, _)| **place == at) {
            if let Some(visited) = visited {
                *m = PartMove::made(visited.made(), &visited.left());
            }
            next = named.next();
        }
        at += 1;
        if next.is_none() { ControlFlow::Break(Halt::Enough) } else { ControlFlow::Continue(()) }
    })
}

/// The moves that a theorem of a game written in Rust finds.
fn by_theorem(
    ruleset: &Ruleset,
    part: &[u64],
    whole: Option<u64>,
    value: NimValue,
    limit: usize,
) -> Option<MovesTo> {
    let game = &ruleset.as_game()?.game;
    let known = game.known_moves(part[0], whole.unwrap_or(part[0]), value, limit)?;
    let moves = known.first.into_iter().map(|(made, parts)| PartMove::made(made, &parts));
    Some(MovesTo { first: moves.collect(), total: known.total })
}

/// The moves of a heap beyond the values found, through the law of its rule.
fn by_law(
    heap: &Heap,
    sequence: &Sequence,
    n: u64,
    value: NimValue,
    limit: usize,
    budget: &mut Budget<'_>,
) -> Result<Option<MovesTo>, Failure> {
    if let Some(Law::Window(window)) = sequence.law().map(|found| &found.law) {
        return Ok(Some(left(window.moves(n, value, limit, budget)?)));
    }
    match sequence.law().map(|found| &found.law) {
        Some(Law::Arithmetic(law)) if n > MAX_LOOKED_OPTIONS as u64 => {
            let (first, total) = law.moves(n, value, limit, budget)?;
            let found = left(Moves { total: 0, first });
            return Ok(Some(MovesTo { total, ..found }));
        }
        Some(law @ (Law::Automatic(_) | Law::Synchronised(_))) => {
            let Some(clauses) = logic::clauses(heap) else { return Ok(None) };
            let found = budget.within(AUTOMATA_TICKS, |budget| {
                Ok(automatic::moves(law, &clauses, n, value, limit, budget)?)
            })?;
            return Ok(found.flatten().map(left));
        }
        _ => {}
    }
    Ok(counted(heap, sequence, n, value, limit))
}

/// The most work of automata that find the moves of a heap.
const AUTOMATA_TICKS: u64 = 1 << 24;

/// Moves that leave one heap, or nothing.
fn left(moves: Moves<u64>) -> MovesTo {
    let parts = |left: u64| if left == 0 { vec![] } else { vec![vec![left]] };
    MovesTo {
        first: moves.first.into_iter().map(|left| parts(left).into()).collect(),
        total: Some(moves.total),
    }
}

/// The moves of a huge heap, counted by residue classes of the law.
fn counted(heap: &Heap, sequence: &Sequence, n: u64, value: NimValue, limit: usize) -> Option<MovesTo> {
    if let Heap::Take(set) = heap {
        if let Some(range) = theorem::take_range(set) {
            return Some(left(range.moves(n, value, limit)));
        }
    }
    let Law::Period(law) = &sequence.law()?.law else { return None };
    let fibre = Fibre::of(law, sequence.values(), value)?;
    match heap {
        Heap::Take(set) => {
            // The most coins first: the heaps left ascend, and a limit cuts off the end of the list.
            let mut taken: Vec<_> = set.ranges_up_to(n).map(|(lo, hi)| lo..=hi).collect();
            taken.reverse();
            Some(left(one_heap_moves(&fibre, n, taken, limit)))
        }
        Heap::Code(code) => {
            if code.repeat().is_some() || code.most_heaps()? > 2 {
                return None;
            }
            let place = |(taken, digit): (i64, &Digit)| {
                Some(Place {
                    taken: u64::try_from(taken).ok()?,
                    nothing: !digit.kinds(0).is_none(),
                    one: !digit.kinds(1).is_none(),
                    two: split_of(digit.kinds(2)),
                })
            };
            let mut found = MovesTo { first: Vec::new(), total: Some(0) };
            for place in code.places().map(place) {
                // A single heap comes before the pairs here, and after them in the list.
                let each = limit.saturating_add(1);
                let moves = place_moves(law, sequence.values(), n, &[place?], value, each)?;
                let parts =
                    |heaps: Vec<u64>| heaps.into_iter().map(|heap| vec![heap]).collect::<Vec<_>>().into();
                found.first.extend(moves.first.into_iter().map(parts));
                found.total = found.total.map(|total| total + moves.total);
            }
            found.first.sort();
            found.first.truncate(limit);
            Some(found)
        }
        Heap::Turning(_) | Heap::Formula(_) => None,
    }
}

/// The moves of a code from a huge heap that leave one heap of a value, where the law of the code does not
/// count its splits: `4.[3]` may take any number of coins, and one of them wins.
fn single_heaps(
    heap: &Heap,
    sequence: &Sequence,
    n: u64,
    value: NimValue,
    limit: usize,
) -> Option<Vec<PartMove>> {
    let (Heap::Code(code), Law::Period(law)) = (heap, &sequence.law()?.law) else { return None };
    let fibre = Fibre::of(law, sequence.values(), value)?;
    let one = |digit: &Digit| !digit.kinds(1).is_none();
    let places = code.places().filter(|(taken, digit)| *taken > 0 && one(digit));
    let mut taken: Vec<_> = places.map(|(taken, _)| taken as u64..=taken as u64).collect();
    if let Some(repeat) = code.repeat().filter(|repeat| repeat.length() == 1) {
        taken.extend(repeat.digits().filter(|(_, digit)| one(digit)).map(|_| repeat.start()..=n));
    }
    let moves = one_heap_moves(&fibre, n, taken, limit);
    Some(moves.first.into_iter().filter(|&left| left > 0).map(|left| vec![vec![left]].into()).collect())
}

/// The two heaps that a digit allows a move to leave, if any.
fn split_of(kinds: Kinds) -> Option<Split> {
    match (kinds.different(), kinds.equal()) {
        (true, true) => Some(Split::Plain),
        (true, false) => Some(Split::Unequal),
        (false, true) => Some(Split::Equal),
        (false, false) => None,
    }
}
