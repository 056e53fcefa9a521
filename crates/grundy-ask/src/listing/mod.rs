//! Options, P-positions, N-positions and outcomes of consecutive heaps, of the tuples of a box, and of rows.

mod answer;

pub use answer::{
    ListingAnswer, NPositionsListed, NimValuesListed, OptionsListed, OutcomesListed, PPositionsListed,
    Places, PositionsCounted, TupleOptionsListed, TupleOutcomesListed,
};

use crate::last::{Last, in_order, place, positions};
use crate::law::Law;
use crate::shape::{KnownBy, Outcome, convention};
use crate::subject::{Listed, Subject};
use crate::values::Values;
use crate::{Ask, Ended, Kind, Refused, Remedy, Work, World};
use grundy::sequence::Sequence;
use grundy::solve::{Family, Outcomes};
use grundy::{Budget, ControlFlow, Failure, Halt, NimValue, Reader, Ruleset, Why};
use grundy_words::say;
use serde::Deserialize;
use std::sync::Arc;

/// Asks who wins each heap from `from` to `to`, or which options the heap has.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, listing::{Listing, ListingAnswer, Places, Show}};
/// let question = Listing { to: Some(10.into()), ..Listing::of("take 1..3".into(), Show::PPositions) };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// let ListingAnswer::PPositions(answer) = answer else { panic!("P-positions were asked for") };
/// assert_eq!(answer.p_positions, Places::Heaps(vec![0, 4, 8]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Listing {
    /// A rule with one heap, or with up to three coordinates; or a row of positions, such as `nim : n, 2*n, 3*n`.
    pub rule: String,
    /// What to list for each heap.
    pub show: Show,
    /// Whether play is misère: the last mover loses.
    #[serde(default)]
    pub misere: bool,
    /// The first heap.
    #[serde(default)]
    pub from: u64,
    /// The last heap; with several coordinates the last number in each: one for all, or a list. Without it 50;
    /// where a coordinate is a mode, which takes finitely many values, its last one.
    #[serde(default)]
    pub to: Option<Last>,
    /// Whether to count the positions instead of listing them. Where a law is proved, it counts up to 2^64 − 1.
    #[serde(default)]
    pub count: bool,
}

/// What to list for each heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Show {
    /// The options of each heap.
    Options,
    /// The nim-values.
    NimValues,
    /// The positions from which the player to move loses.
    PPositions,
    /// The positions from which the player to move wins.
    NPositions,
    /// Who wins each heap.
    Outcomes,
}

/// The largest number of coordinates of a rule whose positions are listed.
const MAX_COORDINATES: usize = 3;

impl Listing {
    /// Asks about the default heaps of a rule, under normal play.
    pub fn of(rule: String, show: Show) -> Listing {
        Listing { rule, show, misere: false, from: 0, to: None, count: false }
    }
}

/// The work of making a list.
pub struct ListingWork {
    source: Source,
    asked: Listing,
    /// The last number of each coordinate.
    last: Vec<u64>,
    of: Listed,
    /// The nim-values of the first positions.
    values: Vec<u64>,
    /// The outcomes of the first positions, in the order of [`place`](ListingWork::place).
    outcomes: Vec<Outcome>,
}

/// What is listed.
enum Source {
    /// The positions of a rule.
    Rule(Arc<Ruleset>, Box<Outcomes>),
    /// A row of positions, under normal play.
    Row(Box<Family>, Reader<'static>),
}

impl Source {
    /// The number of coordinates.
    fn arity(&self) -> usize {
        match self {
            Source::Rule(ruleset, _) => ruleset.arity(),
            Source::Row(..) => 1,
        }
    }

    fn outcome(&mut self, at: &[u64], budget: &mut Budget<'_>) -> Result<Outcome, Failure> {
        match (self, at) {
            (Source::Rule(_, solver), at) => Ok(solver.outcome(at, budget)?.into()),
            (Source::Row(row, reader), &[n, ..]) => {
                let NimValue(value) = row.nim_value(n, *reader, budget)?;
                Ok(if value == 0 { Outcome::P } else { Outcome::N })
            }
            (Source::Row(..), []) => Err(Failure::Refused(say!("refused-row-has-numbers"))),
        }
    }
}

impl Ask for Listing {
    const NAME: &'static str = "listing";
    type Work = ListingWork;

    fn begin(self, world: &World<'_>) -> Result<ListingWork, Refused> {
        self.of_subject(Subject::read(&self.rule, world)?, world)
    }
}

impl Listing {
    /// The work on a rule or a row that the caller has read.
    ///
    /// # Errors
    /// The rule has no such list, or the list is empty or too long.
    pub fn of_subject(&self, subject: Subject, world: &World<'_>) -> Result<ListingWork, Refused> {
        match subject {
            Subject::Rule(ruleset) => self.of_rule(ruleset),
            Subject::Row(row) => self.of_row(row, world),
        }
    }

    /// The work on a row of positions.
    fn of_row(&self, row: Box<Family>, world: &World<'_>) -> Result<ListingWork, Refused> {
        if self.misere || matches!(self.show, Show::Options | Show::NimValues) {
            let why = say!("refused-row-positions-nim-values-who", text = row.text());
            return Err(Refused::unsuited(why).remedy(Remedy::AskPosition));
        }
        self.counts_who_wins()?;
        let from = if self.from == 0 { row.first(world.reader()).unwrap_or(0) } else { self.from };
        let to = match &self.to {
            None => Values::DEFAULT_TO,
            Some(Last::All(to)) => *to,
            Some(Last::Each(last)) => match last[..] {
                [to] => to,
                _ => return Err(Refused::unsuited(say!("refused-row-positions-one-last-number"))),
            },
        };
        in_order(from, &[to])?;
        if to - from >= Values::MAX_VALUES && !self.count {
            return Err(too_many());
        }
        let of = Listed::row(row.text(), from);
        Ok(self.work(Source::Row(row, world.lasting()), vec![to], of))
    }

    /// Refuses to count anything but P-positions and N-positions.
    fn counts_who_wins(&self) -> Result<(), Refused> {
        let wins = matches!(self.show, Show::PPositions | Show::NPositions);
        match self.count && !wins {
            true => Err(Refused::unsuited(say!("refused-p-positions-n-positions-counted"))),
            false => Ok(()),
        }
    }

    fn work(&self, source: Source, last: Vec<u64>, of: Listed) -> ListingWork {
        let asked = Listing { rule: String::new(), from: of.from, ..self.clone() };
        ListingWork { source, asked, last, of, values: Vec::new(), outcomes: Vec::new() }
    }

    /// The work on a rule.
    fn of_rule(&self, ruleset: Arc<Ruleset>) -> Result<ListingWork, Refused> {
        let &Listing { from, show, count, .. } = self;
        if ruleset.as_game().is_some() {
            return Err(Refused::unsuited(say!("refused-not-played-heaps", text = ruleset.text()))
                .remedy(Remedy::AskPosition));
        }
        if let grundy::Kind::Graph(_) = ruleset.kind() {
            return Err(
                Refused::unsuited(say!("refused-state-graph-nodes-not-heaps")).remedy(Remedy::AskGraph)
            );
        }
        let arity = ruleset.arity();
        if arity > MAX_COORDINATES {
            return Err(Refused::unsuited(say!(
                "refused-positions-listed-rules-up-coordinates",
                most = MAX_COORDINATES,
                text = ruleset.text(),
                arity = arity
            ))
            .remedy(Remedy::AskPosition));
        }
        self.counts_who_wins()?;
        if show == Show::NimValues && (self.misere || ruleset.is_labelled()) {
            return Err(Refused::unsuited(say!("refused-nim-values-belong-normal-play")));
        }
        let last = Last::of(self.to.as_ref(), &ruleset)?;
        in_order(from, &last)?;
        let positions = positions(from, &last);
        let wins = matches!(show, Show::PPositions | Show::NPositions);
        let times = if arity == 1 || !wins { 1 } else { POSITIONS_PER_VALUE };
        if positions > Values::MAX_VALUES.saturating_mul(times) && !(count && arity == 1) {
            return Err(too_many());
        }
        let convention = convention(self.misere);
        let of = Listed::new(&ruleset, convention, from);
        let solver = Outcomes::new(ruleset.clone(), convention);
        Ok(self.work(Source::Rule(ruleset, solver.into()), last, of))
    }
}

fn too_many() -> Refused {
    Refused::new(Kind::TooLarge, say!("refused-too-many-positions-list")).remedy(Remedy::AskLess)
}

/// How many times as many tuples as values are listed at once: few of them are P-positions.
const POSITIONS_PER_VALUE: u64 = 100;

impl ListingWork {
    /// The position of this number in the list.
    fn place(&self, number: u64) -> Vec<u64> {
        place(self.asked.from, &self.last, number)
    }

    /// The number of positions from which the list is made.
    fn positions(&self) -> u64 {
        positions(self.asked.from, &self.last)
    }

    /// The outcome of the positions that are listed or counted.
    fn wanted(&self) -> Outcome {
        if self.asked.show == Show::NPositions { Outcome::N } else { Outcome::P }
    }

    fn known(&self, stopped: Option<Ended>) -> ListingAnswer {
        let (of, outcomes) = (self.of.clone(), &self.outcomes);
        if self.asked.show == Show::NimValues {
            let positions = self.places(0..self.values.len() as u64);
            let nim_values = self.values.clone();
            return ListingAnswer::NimValues(NimValuesListed { of, positions, nim_values, stopped });
        }
        let last = self.place((outcomes.len() as u64).saturating_sub(1));
        let to = last.first().copied().unwrap_or(of.from);
        if self.asked.show == Show::Outcomes {
            let number = outcomes.len() as u64;
            let outcomes = outcomes.iter().map(|outcome| outcome.letter()).collect();
            if let Places::Tuples(positions) = self.places(0..number) {
                let listed = TupleOutcomesListed { of, positions, outcomes, to, stopped };
                return ListingAnswer::TupleOutcomes(listed);
            }
            return ListingAnswer::Outcomes(OutcomesListed { of, outcomes, to, stopped });
        }
        let wanted = self.wanted();
        let found = (0..).zip(outcomes).filter(|(_, outcome)| **outcome == wanted);
        if self.asked.count {
            let (count, known_by) = (found.count() as u64, KnownBy::Definition);
            let counted =
                PositionsCounted { of, outcome: wanted, count, known_by, reference: None, to, stopped };
            return ListingAnswer::Count(counted);
        }
        let places = self.places(found.map(|(number, _)| number));
        match wanted {
            Outcome::N => {
                ListingAnswer::NPositions(NPositionsListed { of, n_positions: places, to, stopped })
            }
            _ => ListingAnswer::PPositions(PPositionsListed { of, p_positions: places, to, stopped }),
        }
    }

    /// The positions of these numbers in the list.
    fn places(&self, numbers: impl Iterator<Item = u64>) -> Places {
        let places = numbers.map(|number| self.place(number));
        match self.source.arity() {
            1 => Places::Heaps(places.flatten().collect()),
            _ => Places::Tuples(places.collect()),
        }
    }

    /// The count by a law that is a fact, if the law can count.
    fn by_law(&self, budget: &mut Budget<'_>) -> Result<Option<ListingAnswer>, Failure> {
        let &Listing { from, misere, .. } = &self.asked;
        let to = self.last.first().copied().unwrap_or(0);
        if misere || self.positions() <= COUNTED_ONE_BY_ONE {
            return Ok(None);
        }
        let Source::Rule(ruleset, _) = &self.source else { return Ok(None) };
        let Some(mut sequence) = Sequence::new(ruleset.clone()) else { return Ok(None) };
        let Some(found) = sequence.find_law(Law::DEFAULT_TO, budget)?.filter(|found| found.is_fact()) else {
            return Ok(None);
        };
        let lost = |to: u64| found.law.count(NimValue(0), to, sequence.values());
        let before = if from == 0 { Some(0) } else { lost(from - 1) };
        let Some(lost) = lost(to).zip(before).map(|(all, before)| all - before) else { return Ok(None) };
        let outcome = self.wanted();
        // One more than the largest number of 64 bits is not counted.
        let Some(count) = (if outcome == Outcome::P {
            Some(lost)
        } else {
            (to - from).checked_add(1).map(|all| all - lost)
        }) else {
            return Ok(None);
        };
        let (known_by, reference) = (found.known_by().into(), Some(found.reference()));
        let of = self.of.clone();
        Ok(Some(ListingAnswer::Count(PositionsCounted {
            of,
            outcome,
            count,
            known_by,
            reference,
            to,
            stopped: None,
        })))
    }

    fn options(&self, at: &[u64], budget: &mut Budget<'_>) -> Result<Vec<Vec<u64>>, Failure> {
        let Source::Rule(ruleset, _) = &self.source else { return Ok(Vec::new()) };
        let mut options: Vec<Vec<u64>> = Vec::new();
        let (room, mut held) = (budget.bytes_left(), 0);
        ruleset.options(at, budget, &mut |option| {
            held += 40 + 8 * option.len() as u64;
            if held > room {
                return ControlFlow::Break(Halt::Enough);
            }
            options.push(option.to_vec());
            ControlFlow::Continue(())
        })?;
        budget.reserve(held)?;
        options.sort();
        options.dedup();
        Ok(options)
    }
}

/// The number of positions up to which each is counted, even where a law could count.
const COUNTED_ONE_BY_ONE: u64 = 1000;

impl Work for ListingWork {
    type Answer = ListingAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<ListingAnswer, Failure> {
        if self.asked.show == Show::Options {
            let (of, arity) = (self.of.clone(), self.source.arity());
            let positions: Vec<Vec<u64>> = (0..self.positions()).map(|number| self.place(number)).collect();
            let listed = positions.iter().map(|at| self.options(at, budget));
            let options: Vec<Vec<Vec<u64>>> = listed.collect::<Result<_, _>>()?;
            if arity == 1 {
                return Ok(ListingAnswer::Options(OptionsListed { of, options }));
            }
            let tuples = |option: Vec<u64>| option.chunks(arity).map(<[u64]>::to_vec).collect();
            let options = options.into_iter().map(|all| all.into_iter().map(tuples).collect()).collect();
            return Ok(ListingAnswer::TupleOptions(TupleOptionsListed { of, positions, options }));
        }
        if self.asked.count && self.outcomes.is_empty() {
            if let Some(counted) = self.by_law(budget)? {
                return Ok(counted);
            }
            if self.positions() > budget.bytes_left() {
                return Err(budget.stop(Why::Far).into());
            }
        }
        // The table of a box is filled from its last position on.
        let fresh = self.outcomes.is_empty() && self.values.is_empty();
        if self.source.arity() > 1 && fresh && !self.asked.misere {
            let last = self.place(self.positions() - 1);
            self.source.outcome(&last, budget)?;
        }
        if let (Show::NimValues, Source::Rule(_, solver)) = (self.asked.show, &mut self.source) {
            let all = positions(self.asked.from, &self.last);
            for number in self.values.len() as u64..all {
                if number % RESERVE_EVERY == 0 {
                    budget.reserve(RESERVE_EVERY * size_of::<u64>() as u64)?;
                }
                let value = solver.nim_value(&place(self.asked.from, &self.last, number), budget)?;
                self.values.push(value.0);
            }
            return Ok(self.known(None));
        }
        for number in self.outcomes.len() as u64..self.positions() {
            // An outcome by a law is free of charge, but there are many.
            budget.spend(1)?;
            if number % RESERVE_EVERY == 0 {
                budget.reserve(RESERVE_EVERY * size_of::<Outcome>() as u64)?;
            }
            let at = self.place(number);
            let outcome = self.source.outcome(&at, budget)?;
            self.outcomes.push(outcome);
        }
        Ok(self.known(None))
    }

    fn resumes(&self) -> bool {
        self.asked.show != Show::Options
    }

    fn so_far(&mut self, ended: &Ended) -> Option<ListingAnswer> {
        let nothing = self.asked.show == Show::Options || self.asked.count && self.outcomes.is_empty();
        (!nothing).then(|| self.known(Some(ended.clone())))
    }
}

/// The number of outcomes for which memory is reserved at once.
const RESERVE_EVERY: u64 = 1 << 16;

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(question: Listing) -> ListingAnswer {
        let work = question.begin(&World::without_files());
        work.unwrap().advance(&mut Budget::default()).unwrap()
    }

    #[test]
    fn tuples_are_listed_by_their_outcome() {
        let wythoff = Listing { to: Some(5.into()), ..Listing::of("wythoff".into(), Show::PPositions) };
        let ListingAnswer::PPositions(listed) = asked(wythoff.clone()) else { panic!("P-positions") };
        let pairs = [[0, 0], [1, 2], [2, 1], [3, 5], [5, 3]].map(Vec::from);
        assert_eq!(listed.p_positions, Places::Tuples(pairs.into()));
        let ListingAnswer::NPositions(listed) = asked(Listing { show: Show::NPositions, ..wythoff.clone() })
        else {
            panic!("N-positions")
        };
        let Places::Tuples(won) = listed.n_positions else { panic!("tuples") };
        assert_eq!((won.len(), &won[0]), (36 - 5, &vec![0, 1]));
        let three = "(a,b,c) -> (a-k,b,c) for k in 1..a | (a,b-k,c) for k in 1..b | (a,b,c-k) for k in 1..c";
        let ListingAnswer::PPositions(nim) =
            asked(Listing { to: Some(3.into()), ..Listing::of(three.into(), Show::PPositions) })
        else {
            panic!("P-positions")
        };
        let Places::Tuples(nim) = nim.p_positions else { panic!("tuples") };
        assert!(nim.len() == 16 && nim.iter().all(|at| at[0] ^ at[1] ^ at[2] == 0), "{nim:?}");
        let four = "(a,b,c,d) -> (a-1,b,c,d)";
        assert!(Listing::of(four.into(), Show::PPositions).begin(&World::without_files()).is_err());
    }

    #[test]
    fn outcomes_of_tuples_agree_with_their_p_positions() {
        for (rule, misere) in
            [("wythoff", false), ("wythoff", true), ("(n,l) -> (n-k,k) for k in 1..2 if k != l", false)]
        {
            let to = Some(Last::Each(vec![6, 2]));
            let question = Listing { to, misere, ..Listing::of(rule.into(), Show::Outcomes) };
            let ListingAnswer::TupleOutcomes(all) = asked(question.clone()) else { panic!("outcomes") };
            let ListingAnswer::PPositions(lost) = asked(Listing { show: Show::PPositions, ..question })
            else {
                panic!("P-positions")
            };
            let letters = all.positions.into_iter().zip(all.outcomes.chars());
            let found: Vec<Vec<u64>> =
                letters.filter(|(_, letter)| *letter == 'P').map(|(at, _)| at).collect();
            assert_eq!(Places::Tuples(found), lost.p_positions, "{rule} {misere}");
        }
    }

    #[test]
    fn each_coordinate_has_its_own_end() {
        let rule = "(a,b,c) -> (a-1,b,c) | [(a,b-2,c),(0,0,c-1)] | (a,b,c-1)";
        let to = Some(Last::Each(vec![1, 2, 1]));
        let ListingAnswer::NimValues(listed) =
            asked(Listing { to: to.clone(), ..Listing::of(rule.into(), Show::NimValues) })
        else {
            panic!("nim-values")
        };
        let Places::Tuples(tuples) = listed.positions else { panic!("tuples") };
        assert_eq!((tuples.len(), &tuples[3], &tuples[11]), (12, &vec![0, 1, 1], &vec![1, 2, 1]));
        assert_eq!(listed.nim_values, [0, 1, 0, 1, 0, 2, 1, 0, 1, 0, 1, 3]);
        let ListingAnswer::TupleOptions(listed) =
            asked(Listing { to, ..Listing::of(rule.into(), Show::Options) })
        else {
            panic!("options")
        };
        assert_eq!(listed.options[5], [vec![vec![0, 0, 1], vec![0, 0, 0]], vec![vec![0, 2, 0]]]);
        let short =
            Listing { to: Some(Last::Each(vec![1, 2])), ..Listing::of(rule.into(), Show::PPositions) };
        assert!(short.begin(&World::without_files()).is_err());
        // Of a mode, all its values and no others are listed.
        let rule = "(n,l) -> (n-k,k) for k in 1..2 if k != l";
        let ListingAnswer::PPositions(listed) = asked(Listing::of(rule.into(), Show::PPositions)) else {
            panic!("P-positions")
        };
        let Places::Tuples(lost) = listed.p_positions else { panic!("tuples") };
        assert_eq!((lost.last().map(|at| at[0]), lost.iter().map(|at| at[1]).max()), (Some(49), Some(2)));
    }

    #[test]
    fn rows_are_listed_by_their_outcome() {
        let row = Listing { to: Some(9.into()), ..Listing::of("cram 1xn".into(), Show::Outcomes) };
        let ListingAnswer::Outcomes(listed) = asked(row.clone()) else { panic!("outcomes") };
        assert_eq!((listed.of.from, &listed.outcomes[..]), (1, "PNNNPNNNP"));
        let ListingAnswer::PPositions(lost) = asked(Listing { show: Show::PPositions, ..row.clone() }) else {
            panic!("P-positions")
        };
        assert_eq!(lost.p_positions, Places::Heaps(vec![1, 5, 9]));
        let beyond = Some((2 * Values::MAX_VALUES).into());
        let beyond = Listing { to: beyond, show: Show::PPositions, ..row.clone() };
        assert!(beyond.clone().begin(&World::without_files()).is_err());
        assert!(Listing { count: true, ..beyond }.begin(&World::without_files()).is_ok());
        for refused in [Listing { misere: true, ..row.clone() }, Listing { show: Show::Options, ..row }] {
            assert!(refused.begin(&World::without_files()).is_err());
        }
    }

    #[test]
    fn the_largest_limit_is_no_overflow() {
        let question =
            Listing { to: Some(u64::MAX.into()), count: true, ..Listing::of("0.0".into(), Show::PPositions) };
        let mut work = question.begin(&World::without_files()).unwrap();
        assert!(matches!(work.advance(&mut Budget::work(1 << 20)), Err(Failure::Stopped(_))));
    }

    #[test]
    fn positions_are_counted_by_a_law_where_there_is_one() {
        let count = |rule: &str, show, from, to: u64| {
            let question =
                Listing { from, to: Some(to.into()), count: true, ..Listing::of(rule.into(), show) };
            match asked(question) {
                ListingAnswer::Count(counted) => (counted.count, counted.known_by),
                other => panic!("{other:?}"),
            }
        };
        // Project Euler 306.
        assert_eq!(count("0.07", Show::NPositions, 1, 1_000_000), (852_938, KnownBy::Proved));
        assert_eq!(count("take 1..3", Show::PPositions, 1, 10u64.pow(18)).0, 10u64.pow(18) / 4);
        assert_eq!(count("take 1..3", Show::PPositions, 0, 8), (3, KnownBy::Definition));
        assert_eq!(count("take squares", Show::PPositions, 0, 2000).1, KnownBy::Definition);
        assert_eq!(count("wythoff", Show::PPositions, 0, 5), (5, KnownBy::Definition));
        // Project Euler 301: up to 2^k these are a Fibonacci number.
        assert_eq!(count("nim : n, 2*n, 3*n", Show::PPositions, 1, 1 << 10), (144, KnownBy::Definition));
        let outcomes = Listing { count: true, ..Listing::of("nim".into(), Show::Outcomes) };
        assert!(outcomes.begin(&World::without_files()).is_err());
    }
}
