//! Pairs whose outcome follows from the law of their rule's P-positions, and whose nim-value is out of reach.

use super::outcome_only::{VALUE_TICKS_WITH_MOVES, one_live_part};
use super::who_wins::Known;
use super::{Answer, PartMove, Question, Solver, WinningMove};
use crate::law::Found;
use crate::law::positions::{self, Lost, Replies};
use grundy_rules::{Budget, Failure, NimValue, Outcome, Ruleset, Why};
use std::sync::Arc;

/// The positions of a box below which nim-values are computed.
const VALUES_BELOW_POSITIONS: u128 = 1 << 20;

/// The positions of a box above which nim-values are out of reach.
const NO_VALUES_ABOVE_POSITIONS: u128 = 1 << 40;

/// The law of the P-positions of a rule, if it is a fact.
pub(super) struct LostPairs {
    ruleset: Arc<Ruleset>,
    found: Option<Found<Lost>>,
}

/// A pair that is far from (0,0): its component, its place, and its coordinates.
#[derive(Clone, Copy)]
struct Far {
    component: usize,
    place: usize,
    at: [u64; 2],
}

impl Far {
    fn positions_below(&self) -> u128 {
        let [x, y] = self.at.map(u128::from);
        (x + 1).saturating_mul(y + 1)
    }
}

impl Solver {
    /// The answer for a position with pairs that are far from (0,0) and have many positions below, where the
    /// P-positions of their rules follow laws that are facts: who wins, and the winning moves that the laws
    /// give.
    ///
    /// Equal pairs cancel, and a pair that is a P-position has value 0. A single other pair has a value above
    /// 0, so the sum is won if everything else has value 0. Other sums stay open.
    pub(super) fn by_law(
        &mut self,
        question: &Question,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Answer>, Failure> {
        let far = self.far_pairs(budget)?;
        if far.is_empty() {
            return Ok(None);
        }
        let alone = one_live_part(self.position(), budget)?.is_some();
        let (mut known, mut sum, mut open, mut lost) = (Known::default(), NimValue(0), Vec::new(), 0);
        for pair in self.uncancelled_pairs(&far) {
            let here = &self.position().components[pair.component];
            let (ruleset, part) = (here.ruleset.clone(), here.parts[pair.place].clone());
            if question.only.is_none() {
                match budget
                    .within(VALUE_TICKS_WITH_MOVES, |budget| self.worths.worth(&ruleset, &part, budget))
                {
                    Ok(None) => {}
                    Err(Failure::Stopped(stopped)) if stopped.why != Why::Cancelled => {}
                    Ok(Some(worth)) => {
                        known.by(worth.known_by, worth.reference.as_deref());
                        sum ^= worth.value;
                        continue;
                    }
                    Err(failure) => return Err(failure),
                }
            }
            let Some(found) = self.law_of_lost(&ruleset, budget)? else { return Ok(None) };
            known.by(found.known_by(), Some(&found.reference()));
            if found.law.holds(pair.at) { lost += 1 } else { open.push(pair) }
        }
        let cancelled = self.uncancelled_pairs(&far).len() < far.len();
        if open.is_empty() && lost == 0 && !cancelled {
            return Ok(None);
        }
        let near = self.other_parts(&far);
        for &(component, place) in &near {
            let here = &self.position().components[component];
            let (ruleset, part) = (here.ruleset.clone(), here.parts[place].clone());
            let worth = self.worths.worth(&ruleset, &part, budget)?;
            known.by(worth.known_by, worth.reference.as_deref());
            sum ^= worth.value;
        }
        match open[..] {
            [] => {
                let answer = known.answer(sum.outcome());
                let answer = Answer { nim_value: question.only.is_none().then_some(sum), ..answer };
                if question.only.is_some() || sum == NimValue(0) {
                    return Ok(Some(answer));
                }
                let moves = self.moves_elsewhere(&near, sum, question.max_moves, budget)?;
                Ok(Some(Answer { moves, total: None, ..answer }))
            }
            [pair] if sum == NimValue(0) => {
                let answer = known.answer(Outcome::Next);
                if question.only.is_some() {
                    return Ok(Some(answer));
                }
                let ruleset = self.position().components[pair.component].ruleset.clone();
                let found = self.law_of_lost(&ruleset, budget)?;
                let replies = found.and_then(|found| found.law.moves(pair.at, question.max_moves));
                let Replies { first, total } = replies.unwrap_or(Replies { first: Vec::new(), total: None });
                let to = |at: [u64; 2]| PartMove::from(vec![at.to_vec()]);
                let made = |at| WinningMove::new(pair.component, pair.place, to(at));
                let moves = first.into_iter().map(made).collect();
                Ok(Some(Answer { moves, total: total.filter(|_| alone), ..answer }))
            }
            _ if open.iter().all(|pair| pair.positions_below() <= NO_VALUES_ABOVE_POSITIONS) => Ok(None),
            _ => Err(self.not_known(&open)),
        }
    }

    /// The far pairs of rules whose P-positions may follow a law, while their nim-values follow none.
    fn far_pairs(&mut self, budget: &mut Budget<'_>) -> Result<Vec<Far>, Failure> {
        let mut far = Vec::new();
        let position = self.position().clone();
        for (component, c) in position.components.iter().enumerate() {
            if positions::pairs_rule(&c.ruleset).is_none() {
                continue;
            }
            for (place, part) in c.parts.iter().enumerate() {
                let [x, y] = part[..] else { continue };
                let pair = Far { component, place, at: [x, y] };
                if pair.positions_below() > VALUES_BELOW_POSITIONS
                    && !self.worths.has_mode_law(&c.ruleset, part, budget)?
                {
                    far.push(pair);
                }
            }
        }
        Ok(far)
    }

    /// The pairs left after equal ones cancel.
    fn uncancelled_pairs(&self, far: &[Far]) -> Vec<Far> {
        let mut left: Vec<Far> = Vec::with_capacity(far.len());
        let rule = |pair: &Far| &self.position().components[pair.component].ruleset;
        for pair in far {
            let same = left.iter().position(|other| other.at == pair.at && rule(other).is_same(rule(pair)));
            match same {
                Some(same) => drop(left.remove(same)),
                None => left.push(*pair),
            }
        }
        left
    }

    /// The component and the place of every part that is no far pair.
    fn other_parts(&self, far: &[Far]) -> Vec<(usize, usize)> {
        let components = self.position().components.iter().enumerate();
        let all =
            components.flat_map(|(c, component)| (0..component.parts.len()).map(move |place| (c, place)));
        all.filter(|at| far.iter().all(|pair| (pair.component, pair.place) != *at)).collect()
    }

    /// The law of the P-positions of a rule, if it is a fact.
    fn law_of_lost(
        &mut self,
        ruleset: &Arc<Ruleset>,
        budget: &mut Budget<'_>,
    ) -> Result<Option<&Found<Lost>>, Failure> {
        let place = self.lost_pairs.iter().position(|known| known.ruleset.is_same(ruleset));
        let place = match place {
            Some(place) => place,
            None => {
                let looked = match positions::of_rule(ruleset, budget) {
                    // A rule that fails somewhere has no law.
                    Err(Failure::Rule(_)) => None,
                    looked => looked?,
                };
                let found = looked.and_then(|looked| looked.found).filter(Found::is_fact);
                self.lost_pairs.push(LostPairs { ruleset: ruleset.clone(), found });
                self.lost_pairs.len() - 1
            }
        };
        Ok(self.lost_pairs[place].found.as_ref())
    }

    /// The moves in these parts that bring a sum of this nim-value to 0.
    fn moves_elsewhere(
        &mut self,
        parts: &[(usize, usize)],
        sum: NimValue,
        limit: usize,
        budget: &mut Budget<'_>,
    ) -> Result<Vec<WinningMove>, Failure> {
        let mut moves = Vec::new();
        for &(component, place) in parts {
            let here = &self.position().components[component];
            let (ruleset, part, whole) = (here.ruleset.clone(), here.parts[place].clone(), here.whole);
            let target = sum ^ self.worths.worth(&ruleset, &part, budget)?.value;
            let room = limit - moves.len();
            let found = self.worths.moves_on(&ruleset, &part, whole, target, room, budget)?;
            moves.extend(found.first.into_iter().map(|m| WinningMove::new(component, place, m)));
        }
        Ok(moves)
    }

    /// Explains why the winner is unknown.
    fn not_known(&self, open: &[Far]) -> Failure {
        let rule = |pair: &Far| self.position().components[pair.component].ruleset.text();
        let told: Vec<String> =
            open.iter().map(|pair| format!("{} : ({},{})", rule(pair), pair.at[0], pair.at[1])).collect();
        Failure::Refused(format!(
            "who wins is not known: the law of P-positions says that {} {} worth more than 0, and not how much; smaller \
             coordinates would help, whose nim-values can be computed, or a sum with one such part beside parts that \
             are worth 0",
            told.join(" and "),
            if open.len() == 1 { "is" } else { "are" },
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::solve;
    use grundy_rules::{KnownBy, Position};

    fn answer(text: &str) -> Result<Answer, Failure> {
        solve(&Position::parse(text).unwrap(), &Question::default(), &mut Budget::default())
    }

    /// The pair 618033988749894848 of Wythoff's game, and one that is no P-position.
    const LOST_PAIR: &str = "wythoff : (618033988749894848,1000000000000000000)";
    const WON_PAIR: &str = "wythoff : (1000000000000000000,100000000000000000)";

    #[test]
    fn sums_with_lost_pairs() {
        let lost = answer(LOST_PAIR).unwrap();
        assert_eq!(
            (lost.outcome, lost.nim_value, lost.known_by),
            (Outcome::Previous, Some(NimValue(0)), KnownBy::Proved)
        );
        let both = answer(&format!("{LOST_PAIR} + wythoff : (1,2)")).unwrap();
        assert_eq!((both.outcome, both.nim_value), (Outcome::Previous, Some(NimValue(0))));
        let more = answer(&format!("{LOST_PAIR} + nim : 5")).unwrap();
        assert_eq!((more.outcome, more.nim_value, more.total), (Outcome::Next, Some(NimValue(5)), None));
        assert_eq!((more.moves.len(), more.moves[0].component), (1, 1));
    }

    #[test]
    fn sums_with_one_won_pair() {
        for (rest, alone) in [("", true), (" + wythoff : (3,5)", false), (" + nim : 0", true)] {
            let won = answer(&format!("{WON_PAIR}{rest}")).unwrap();
            assert_eq!(
                (won.outcome, won.nim_value, won.known_by),
                (Outcome::Next, None, KnownBy::Proved),
                "{rest}"
            );
            assert_eq!(won.total.is_some(), alone, "{rest}");
            assert_eq!(won.moves[0].to, [[161_803_398_874_989_485, 100_000_000_000_000_000]], "{rest}");
        }
    }

    #[test]
    fn a_winning_move_beyond_64_bits_leaves_the_list_incomplete() {
        let half = 1u64 << 63;
        for position in [
            "fibonacci-nim : (12200160415121876738,12200160415121876738)".into(),
            format!("(a,b) -> (a-k,b+k) for k in 1..a : ({half},{half})"),
        ] {
            let won = answer(&position).unwrap();
            assert_eq!((won.outcome, won.total), (Outcome::Next, None), "{position}");
        }
        // Here the move leaves 2^64 - 2, the largest even number with 64 bits.
        let won = answer(&format!("(a,b) -> (a-k,b+k) for k in 1..a : ({},{half})", half - 2)).unwrap();
        assert_eq!((won.moves.len(), won.total), (1, Some(1)));
    }

    #[test]
    fn equal_pairs_cancel_and_others_are_not_known() {
        let cancelled = answer(&format!("{WON_PAIR} + nim : 3 + {WON_PAIR}")).unwrap();
        assert_eq!((cancelled.outcome, cancelled.nim_value), (Outcome::Next, Some(NimValue(3))));
        for rest in ["nim : 3", "wythoff : (1000000000000000000,10000000000000000)"] {
            match answer(&format!("{WON_PAIR} + {rest}")) {
                Err(Failure::Refused(why)) => assert!(why.contains("who wins is not known"), "{why}"),
                other => panic!("{other:?}"),
            }
        }
    }
}
