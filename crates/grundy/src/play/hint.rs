//! A hint: a move, and the principle behind it.

use super::dice::Dice;
use super::judge::Judged;
use super::principle::this_position;
use super::reply::best;
use super::{Move, live};
use crate::reason::{Reason, Reasons, lost_heaps};
use crate::solve::{Answer, is_nim};
use grundy_rules::{Budget, Convention, Failure, Heap, NimValue, Outcome, Position};

/// Advice to the player to move.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The principle: `make the nim-sum 0: heap 3 to 1`. If no move wins, that and the reason.
    pub principle: String,
    /// A move that follows it: a winning one, or one that keeps a tie; `None` where no move wins.
    pub moved: Option<Move>,
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
    let principle = principle(position, &answer, moved.as_ref(), budget)?;
    Ok(Hint { principle, moved })
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
            Outcome::Next => "leave a position from which every move loses",
            Outcome::Previous => "no move wins: every move leaves a position that the opponent wins",
            Outcome::Tie => "no move wins: keep the tie",
            Outcome::Draw => "no move wins: keep the draw",
        };
        let moved = self.moves.first().filter(|_| self.outcome != Outcome::Previous);
        Hint { principle: principle.into(), moved: moved.cloned() }
    }
}

fn principle(
    position: &Position,
    answer: &Answer,
    moved: Option<&Move>,
    budget: &mut Budget<'_>,
) -> Result<String, Failure> {
    let live_parts = live(position, usize::MAX, budget)?;
    let labelled = position.components.iter().any(|c| c.ruleset.is_labelled());
    let lost = answer.outcome == Outcome::Previous;
    if live_parts.is_empty() {
        return Ok(over(answer, labelled).into());
    }
    if labelled {
        return Ok(match answer.outcome {
            Outcome::Next => "leave a position that is lost for the opponent",
            Outcome::Previous => "no move wins: every move leaves a position that the opponent wins",
            Outcome::Tie | Outcome::Draw => "no move wins: keep the tie",
        }
        .into());
    }
    if answer.convention == Convention::Misere && position.components.iter().all(is_nim) {
        let heaps = position.components.iter().flat_map(|c| &c.parts).map(|part| part[0]);
        let said = this_position(&heaps.collect::<Vec<u64>>());
        return Ok(if lost { format!("no move wins. {said}") } else { said });
    }
    if let [(component, place)] = live_parts[..] {
        let component = &position.components[component];
        let (mut reasons, ruleset) = (Reasons::default(), &component.ruleset);
        let part = &component.parts[place];
        if let Some(kept) =
            lost_heaps(&mut reasons, ruleset, answer.convention, lost.then_some(part[0]), budget)?
        {
            let heap = part[0];
            return Ok(if lost {
                format!("no move wins: {heap} is {kept}")
            } else {
                format!("leave {kept}")
            });
        }
        let game = ruleset.heap().is_none();
        if let Some(known) = reasons.of(ruleset, part, answer.convention, budget)?.filter(|_| game) {
            let Reason { here, aim, .. } = known.reason;
            let copied = moved.is_some_and(|moved| copies_follow(moved, budget));
            if !copied {
                return Ok(if lost { format!("no move wins. {here}") } else { aim });
            }
        }
    }
    let sum = answer.nim_value.filter(|_| answer.convention == Convention::Normal && live_parts.len() > 1);
    Ok(match (moved, sum) {
        (None, Some(NimValue(0))) => "no move wins: the nim-sum is 0".into(),
        (None, _) if lost => "no move wins: every move leaves a position that the opponent wins".into(),
        (Some(moved), sum) => winning(position, answer, moved, sum.is_some(), budget)?,
        (None, _) => "leave a position from which every move loses".into(),
    })
}

/// The sentence where no move is left.
fn over(answer: &Answer, labelled: bool) -> &'static str {
    match (labelled, answer.outcome) {
        (true, Outcome::Tie) => "no move is left: nobody has won",
        (_, Outcome::Previous) => "no move is left: the player to move has lost",
        _ => "no move is left: the player to move has won",
    }
}

/// The effect of a winning move.
fn winning(
    position: &Position,
    answer: &Answer,
    moved: &Move,
    in_sum: bool,
    budget: &mut Budget<'_>,
) -> Result<String, Failure> {
    let left = live(&moved.after, 3, budget)?;
    if left.is_empty() && answer.convention == Convention::Normal {
        return Ok("make the last move".into());
    }
    let copied = answer.convention == Convention::Normal && are_copies(&moved.after, &left);
    Ok(match (in_sum, copied) {
        (true, _) => {
            let copied = if copied { ", and copy every move of the opponent in the other part" } else { "" };
            format!("make the nim-sum 0: {}{copied}", change(position, moved))
        }
        (false, true) => {
            "leave two equal parts, and copy every move of the opponent in the other part".into()
        }
        (false, false) => "leave a position from which every move loses".into(),
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
            format!("heap {} to {}", heap[0], left[0])
        }
        _ => moved.in_words(position),
    }
}
