//! Who wins a part under normal play: backward induction that stops at the first winning move.

use super::points::Point;
use grundy_rules::{Budget, ControlFlow, Failure, Halt, RuleError, Ruleset};
use rustc_hash::{FxHashMap, FxHashSet};

/// The parts of one ruleset of which it is known whether the player to move wins.
#[derive(Default)]
pub struct PointWins {
    known: FxHashMap<Point, bool>,
}

/// A position on the line of play, and its options that are not looked at yet.
struct Frame {
    point: Point,
    options: Vec<Point>,
}

/// The bytes of an entry of the table (a rough estimate).
const ENTRY_BYTES: u64 = std::mem::size_of::<(Point, bool)>() as u64 + 16;

impl PointWins {
    /// Whether the player to move wins a part alone; `None` if a move leaves several parts, whose outcomes do not
    /// add.
    ///
    /// # Errors
    /// The rule's own failure, a spent budget, or a cycle.
    ///
    /// # Cost
    /// The options of each position that is looked at are generated once. Those after a winning move are not
    /// looked at.
    pub fn wins(
        &mut self,
        ruleset: &Ruleset,
        part: &[u64],
        budget: &mut Budget<'_>,
    ) -> Result<Option<bool>, Failure> {
        let mut line: Vec<Frame> = Vec::new();
        let mut open: FxHashSet<Point> = FxHashSet::default();
        let mut next = Point::from_slice(part);
        loop {
            let mut wins = self.known.get(&next).copied();
            if wins.is_none() {
                let Some(options) = single_options(ruleset, &next, budget)? else {
                    line.iter().for_each(|frame| budget.release(bytes_of(&frame.options)));
                    return Ok(None);
                };
                if !open.insert(next.clone()) {
                    let cycle = line.iter().map(|frame| &frame.point).skip_while(|point| **point != next);
                    return Err(RuleError::Cycle(
                        cycle.chain([&next]).map(|p| ruleset.show_part(p)).collect(),
                    )
                    .into());
                }
                budget.reserve(ENTRY_BYTES + bytes_of(&options))?;
                line.push(Frame { point: next.clone(), options });
            }
            // Goes back along the line as far as positions are decided.
            loop {
                let Some(frame) = line.last_mut() else { return Ok(wins) };
                match (wins, frame.options.pop()) {
                    (Some(false), _) => wins = Some(true),
                    (_, Some(option)) => {
                        next = option;
                        break;
                    }
                    (_, None) => wins = Some(false),
                }
                let decided = line.pop().expect("it was there");
                budget.release(bytes_of(&decided.options));
                open.remove(&decided.point);
                self.known.insert(decided.point, wins == Some(true));
                budget.progress(self.known.len() as u64);
            }
        }
    }
}

/// The bytes of a position on the line of play beside its entry: they are free when it is decided.
fn bytes_of(options: &Vec<Point>) -> u64 {
    let points = options.capacity() + 1;
    (std::mem::size_of::<Frame>() + points * std::mem::size_of::<Point>()) as u64
}

/// The options of a part, the first one last; `None` if one of them has several parts.
fn single_options(
    ruleset: &Ruleset,
    part: &[u64],
    budget: &mut Budget<'_>,
) -> Result<Option<Vec<Point>>, Failure> {
    let (mut options, mut several) = (Vec::new(), false);
    let room = budget.bytes_left() / std::mem::size_of::<Point>() as u64;
    ruleset.options(part, budget, &mut |option| {
        several = option.len() != part.len();
        if several || options.len() as u64 > room {
            return ControlFlow::Break(Halt::Enough);
        }
        options.push(Point::from_slice(option));
        ControlFlow::Continue(())
    })?;
    options.reverse();
    Ok((!several).then_some(options))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::induction::PointValues;

    /// The same winner as the nim-value tells, for all small positions.
    #[test]
    fn a_position_is_won_when_its_value_is_not_zero() {
        for rule in [
            "(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b | (a-k,b-k) for k in 1..min(a,b)",
            "(t,m) -> (max(t-k,0), m-2^k) for k in 0..3 if t>0 and bit(m,k)=1",
            "(a,b) -> (a-1,b+2) | (b,a-1) if b < a",
        ] {
            let ruleset = Ruleset::parse(rule).unwrap();
            let (mut values, mut wins) = (PointValues::default(), PointWins::default());
            for (a, b) in (0..16).flat_map(|a| (0..16).map(move |b| (a, b))) {
                let value = values.value(&ruleset, &[a, b], &mut Budget::default()).unwrap().value;
                let won = wins.wins(&ruleset, &[a, b], &mut Budget::default()).unwrap();
                assert_eq!(won, Some(value.0 != 0), "{rule}: ({a},{b})");
            }
        }
    }

    #[test]
    fn cycles_and_sums_are_told() {
        let wins = |rule: &str, part: &[u64]| {
            PointWins::default().wins(&Ruleset::parse(rule).unwrap(), part, &mut Budget::default())
        };
        assert!(matches!(wins("(a,b) -> (b,a)", &[1, 2]), Err(Failure::Rule(RuleError::Cycle(_)))));
        assert_eq!(wins("(a,b) -> [(a-1,b), (0,b)]", &[2, 2]), Ok(None));
        assert_eq!(wins("(a,b) -> (a-1,b)", &[0, 2]), Ok(Some(false)));
    }

    #[test]
    fn a_long_line_does_not_recurse() {
        let rule = Ruleset::parse("(a,b) -> (a-1,b)").unwrap();
        let won = PointWins::default().wins(&rule, &[300_001, 0], &mut Budget::default());
        assert_eq!(won, Ok(Some(true)));
    }
}
