//! A hint: a move, and the principle behind it.

use super::dice::Dice;
use super::judge::Judged;
use super::principle::{look_at, this_position};
use super::reply::best;
use super::{Move, live};
use crate::reason::{Reason, Reasons, lost_heaps};
use crate::solve::{Answer, is_nim};
use grundy_rules::{Budget, Convention, Failure, Heap, NimValue, Outcome, Position};
use grundy_words::say;

/// Advice to the player to move.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The principle: `make the nim-sum 0: heap 3 to 1`. If no move wins, that and the reason.
    pub principle: String,
    /// A move that follows it: a winning one, or one that keeps a tie; `None` where no move wins.
    pub moved: Option<Move>,
    /// What to look for, where the principle says more than that.
    pub(super) look: Option<String>,
}

/// A principle, and what to look for where the principle also says how.
struct Said {
    principle: String,
    look: Option<String>,
}

impl From<String> for Said {
    fn from(principle: String) -> Said {
        Said { principle, look: None }
    }
}

/// A move in a position, and the principle behind it.
///
/// ```
/// use grundy::{Budget, Convention, Position, play::hint};
/// let told = |text: &str, convention| {
///     let position = Position::parse(text).unwrap();
///     hint(&position, convention, &mut Budget::default()).unwrap().principle
/// };
/// assert_eq!(told("take 1..3 : 10", Convention::Normal), "leave a multiple of 4");
/// assert_eq!(told("take 1..3 : 10", Convention::Misere), "leave 1 more than a multiple of 4");
/// assert_eq!(told("take {1,3,4} : 10", Convention::Normal), "leave 0 or 2 more than a multiple of 7");
/// assert_eq!(told("take 20..50 : 100", Convention::Normal), "leave 0 to 19 more than a multiple of 70");
/// assert_eq!(told("nim : 1, 2, 3", Convention::Normal), "no move wins: the nim-sum is 0");
/// ```
///
/// # Errors
/// Those of [`reply`](super::reply).
pub fn hint(position: &Position, convention: Convention, budget: &mut Budget<'_>) -> Result<Hint, Failure> {
    let (answer, moved) = best(position, convention, &mut Dice::new(0), budget)?;
    let moved = match copying(position, &answer, budget)? {
        Some(copying) => Some(copying),
        None => moved.filter(|_| answer.outcome != Outcome::Previous),
    };
    let Said { principle, look } = principle(position, &answer, moved.as_ref(), budget)?;
    Ok(Hint { principle, moved, look })
}

impl Judged {
    /// A hint without a reason: what the best move keeps.
    ///
    /// ```
    /// use grundy::Outcome;
    /// use grundy::play::Judged;
    /// let lost = Judged { outcome: Outcome::Previous, nim_value: None, moves: Vec::new() };
    /// assert_eq!(lost.hint().principle, "no move wins: every move leaves a position that the opponent wins");
    /// ```
    pub fn hint(&self) -> Hint {
        let principle = match self.outcome {
            Outcome::Next => say!("hint-leave-lost"),
            Outcome::Previous => say!("hint-every-move-loses"),
            Outcome::Tie => say!("hint-keep-tie"),
            Outcome::Draw => say!("hint-keep-draw"),
        };
        let level = matches!(self.outcome, Outcome::Tie | Outcome::Draw);
        let look = level.then(|| say!("hint-no-move-wins"));
        let moved = self.moves.first().filter(|_| self.outcome != Outcome::Previous);
        Hint { principle, moved: moved.cloned(), look }
    }
}

fn principle(
    position: &Position,
    answer: &Answer,
    moved: Option<&Move>,
    budget: &mut Budget<'_>,
) -> Result<Said, Failure> {
    let live_parts = live(position, usize::MAX, budget)?;
    let labelled = position.components.iter().any(|c| c.ruleset.is_labelled());
    let lost = answer.outcome == Outcome::Previous;
    if live_parts.is_empty() {
        return Ok(over(answer, labelled).into());
    }
    if labelled {
        return Ok(match answer.outcome {
            Outcome::Next => say!("hint-leave-lost-for-opponent").into(),
            Outcome::Previous => say!("hint-every-move-loses").into(),
            Outcome::Tie | Outcome::Draw => {
                Said { principle: say!("hint-keep-tie"), look: Some(say!("hint-no-move-wins")) }
            }
        });
    }
    if answer.convention == Convention::Misere && position.components.iter().all(is_nim) {
        let heaps = position.components.iter().flat_map(|c| &c.parts).map(|part| part[0]);
        let heaps = heaps.collect::<Vec<u64>>();
        let principle = this_position(&heaps);
        return Ok(match lost {
            true => say!("hint-no-move-wins-because", reason = principle).into(),
            false => Said { principle, look: look_at(&heaps) },
        });
    }
    if let [(component, place)] = live_parts[..] {
        let component = &position.components[component];
        let (mut reasons, ruleset) = (Reasons::default(), &component.ruleset);
        let part = &component.parts[place];
        if let Some(kept) =
            lost_heaps(&mut reasons, ruleset, answer.convention, lost.then_some(part[0]), budget)?
        {
            let heap = part[0];
            return Ok(match lost {
                true => say!("hint-lost-heap", heap = heap, heaps = kept),
                false => say!("hint-leave", heaps = kept),
            }
            .into());
        }
        let game = ruleset.heap().is_none();
        if let Some(known) = reasons.of(ruleset, part, answer.convention, budget)?.filter(|_| game) {
            let Reason { here, aim, .. } = known.reason;
            let copied = moved.is_some_and(|moved| copies_follow(moved, budget));
            if !copied {
                if lost {
                    return Ok(say!("hint-no-move-wins-because", reason = here).into());
                }
                // What follows a colon says how.
                let look = aim.split([':', '：']).next().map(|look| look.trim_end().to_string());
                return Ok(Said { principle: aim, look });
            }
        }
    }
    let sum = answer.nim_value.filter(|_| answer.convention == Convention::Normal && live_parts.len() > 1);
    Ok(match (moved, sum) {
        (None, Some(NimValue(0))) => say!("hint-nim-sum-is-zero").into(),
        (None, _) if lost => say!("hint-every-move-loses").into(),
        (Some(moved), sum) => winning(position, answer, moved, sum.is_some(), budget)?,
        (None, _) => say!("hint-leave-lost").into(),
    })
}

/// The sentence where no move is left.
fn over(answer: &Answer, labelled: bool) -> String {
    match (labelled, answer.outcome) {
        (true, Outcome::Tie) => say!("hint-over-tie"),
        (_, Outcome::Previous) => say!("hint-over-lost"),
        _ => say!("hint-over-won"),
    }
}

/// The effect of a winning move.
fn winning(
    position: &Position,
    answer: &Answer,
    moved: &Move,
    in_sum: bool,
    budget: &mut Budget<'_>,
) -> Result<Said, Failure> {
    let left = live(&moved.after, 3, budget)?;
    if left.is_empty() && answer.convention == Convention::Normal {
        return Ok(say!("hint-make-last-move").into());
    }
    let copied = answer.convention == Convention::Normal && are_copies(&moved.after, &left);
    Ok(match (in_sum, copied) {
        (true, _) => {
            let change = change(position, moved);
            let principle = match copied {
                true => say!("hint-make-nim-sum-zero-by-and-copy", change = change),
                false => say!("hint-make-nim-sum-zero-by", change = change),
            };
            Said { principle, look: Some(say!("hint-make-nim-sum-zero")) }
        }
        (false, true) => say!("hint-leave-copies").into(),
        (false, false) => say!("hint-leave-lost").into(),
    })
}

/// A winning move in the only part left that allows copying the opponent afterwards: easier to remember than
/// a quicker one.
fn copying(position: &Position, answer: &Answer, budget: &mut Budget<'_>) -> Result<Option<Move>, Failure> {
    if answer.convention == Convention::Normal && live(position, 2, budget)?.len() == 1 {
        for m in &answer.moves {
            let m = Move::winning(position, m)?;
            if are_copies(&m.after, &live(&m.after, 3, budget)?) {
                return Ok(Some(m));
            }
        }
    }
    Ok(None)
}

/// Whether exactly two parts have moves, and they are equal.
fn are_copies(position: &Position, live: &[(usize, usize)]) -> bool {
    let [(a, one), (b, other)] = live else { return false };
    let (a, b) = (&position.components[*a], &position.components[*b]);
    a.ruleset.is_same(&b.ruleset) && a.forms()[*one] == b.forms()[*other]
}

/// Whether the opponent can be copied after this move.
fn copies_follow(moved: &Move, budget: &mut Budget<'_>) -> bool {
    live(&moved.after, 3, budget).is_ok_and(|left| !left.is_empty() && are_copies(&moved.after, &left))
}

/// The change: `heap 3 to 1` in Nim, otherwise the move.
fn change(position: &Position, moved: &Move) -> String {
    let (from, to) = (&position.components[moved.component], &moved.after.components[moved.component]);
    let mut heaps = from.parts.iter().zip(&to.parts).filter(|(from, to)| from != to);
    match (from.ruleset.heap(), heaps.next()) {
        (Some(Heap::Take(set)), Some((heap, left))) if set.excluded() == Some(&[]) => {
            say!("move-heap-to", from = heap[0], to = left[0])
        }
        _ => moved.in_words(position),
    }
}
