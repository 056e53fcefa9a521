//! Products of coin-turning games.

use super::Sequence;
use crate::nim::{Nimber, nim_sum};
use grundy_rules::{Budget, Failure, Heap, KnownBy, NimValue, Ruleset};
use std::sync::Arc;

/// The theorem, as answers cite it.
pub const TARTAN: &str =
    "Tartan theorem: G((x,y)) = G₁(x) ⊗ G₂(y) (Berlekamp, Conway & Guy, Winning Ways, chapter 14)";

/// The product of two coin-turning games, played on a board of coins.
///
/// If turning the coins at x, x′, x″, … is a move of the first game, and turning those at y, y′, y″, … is a
/// move of the second, then turning all coins at (x⁽ⁱ⁾, y⁽ʲ⁾) is a move of the product. As in its factors,
/// the coin with the largest coordinates goes from heads to tails. **The Tartan theorem**: a head at (x, y)
/// has the nim-value g₁(x) ⊗ g₂(y), the nim-product of its values in the factors; and the board is the sum of
/// its heads. This holds under normal play, as for all coin-turning.
///
/// ```
/// use grundy::sequence::Tartan;
/// use grundy::{Budget, NimValue, Ruleset};
/// use std::sync::Arc;
/// // Turning Corners: a move turns the four corners of a rectangle.
/// let twins = Arc::new(Ruleset::parse("turn \"2\"")?);
/// let mut corners = Tartan::new(twins.clone(), twins).unwrap();
/// let mut budget = Budget::default();
/// // Places count from 1, so place 8 of Twins has the nim-value 7.
/// assert_eq!(corners.value(8, 8, &mut budget)?, NimValue(4));
/// assert_eq!(corners.board(&[(8, 8), (2, 5)], &mut budget)?, NimValue(0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Cost
/// The nim-sequences of both games up to the largest coordinates, and a product for each head.
///
/// # Reference
/// E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 14, "The Tartan Theorem".
pub struct Tartan {
    first: Sequence,
    second: Sequence,
}

impl Tartan {
    /// The product of two games; `None` unless both are coin-turning codes.
    pub fn new(first: Arc<Ruleset>, second: Arc<Ruleset>) -> Option<Tartan> {
        let sequence = |ruleset: Arc<Ruleset>| match ruleset.heap() {
            Some(Heap::Turning(_)) => Sequence::new(ruleset),
            _ => None,
        };
        Some(Tartan { first: sequence(first)?, second: sequence(second)? })
    }

    /// The evidence for its values: the theorem, with values of the factors by definition.
    pub fn known_by(&self) -> KnownBy {
        KnownBy::Theorem
    }

    /// The nim-value of a head at (x, y), places counted from 1; place 0 has no coin and value 0.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn value(&mut self, x: u64, y: u64, budget: &mut Budget<'_>) -> Result<NimValue, Failure> {
        let first = self.first.value(x, budget)?;
        let second = self.second.value(y, budget)?;
        Ok((Nimber::from(first.value) * Nimber::from(second.value)).into())
    }

    /// The nim-value of a board with these heads: the nim-sum of their values. A place listed twice was
    /// turned twice, and does not count.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn board(&mut self, heads: &[(u64, u64)], budget: &mut Budget<'_>) -> Result<NimValue, Failure> {
        let values = heads.iter().map(|&(x, y)| self.value(x, y, budget).map(|value| value.0));
        Ok(NimValue(nim_sum(values.collect::<Result<Vec<_>, _>>()?)))
    }

    /// The nim-values of single heads: row x, column y, for `from` ≤ x, y ≤ `to`.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn table(&mut self, from: u64, to: u64, budget: &mut Budget<'_>) -> Result<Vec<Vec<u64>>, Failure> {
        let mut rows = Vec::new();
        for x in from..=to {
            let row = (from..=to).map(|y| self.value(x, y, budget).map(|value| value.0));
            let row = row.collect::<Result<Vec<_>, _>>()?;
            budget.reserve(8 * row.len() as u64)?;
            budget.spend(1 + row.len() as u64)?;
            rows.push(row);
        }
        Ok(rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nim::mex;
    use grundy_rules::turning::Turning;
    use grundy_rules::{HeapRules, finish};
    use std::ops::ControlFlow;

    /// The sets of places that the game's moves turn with the rightmost one at `place`, as bits.
    fn moves(game: &Turning, place: u64) -> Vec<u64> {
        let mut moves = Vec::new();
        let flow = game.options(place, &mut |others| {
            moves.push(others.iter().fold(1 << place, |turned, other| turned | 1 << other));
            ControlFlow::Continue(())
        });
        finish(flow).expect("moves");
        moves
    }

    /// The nim-values of all boards of `width` rows and columns, by the definition of the product.
    fn boards(first: &Turning, second: &Turning, width: u64) -> Vec<u64> {
        let coin = |x: u64, y: u64| 1usize << ((x - 1) * width + y - 1);
        let mut all = Vec::new();
        for x in 1..=width {
            for y in 1..=width {
                for (rows, columns) in
                    moves(first, x).iter().flat_map(|&a| moves(second, y).into_iter().map(move |b| (a, b)))
                {
                    let rows = (1..=width).filter(|i| rows >> i & 1 == 1);
                    let turned = rows
                        .flat_map(|i| (1..=width).filter(|j| columns >> j & 1 == 1).map(move |j| coin(i, j)));
                    all.push((coin(x, y), turned.fold(0, |turned, coin| turned | coin)));
                }
            }
        }
        let mut values: Vec<u64> = Vec::new();
        for board in 0..1usize << (width * width) {
            let options = all.iter().filter(|(head, _)| board & head != 0).map(|(_, turned)| board ^ turned);
            values.push(mex(options.map(|option| values[option])));
        }
        values
    }

    #[test]
    fn products_have_the_values_of_their_definition() {
        let codes = ["1", "2", "1-2", "1-3", "1+C", "3E", "1,3", "2-3", "1+", "1-2C", "2+S", "1,2F"];
        for (i, a) in codes.iter().enumerate() {
            for (j, b) in codes.iter().enumerate() {
                let width = if (i, j) == (2, 3) || (i, j) == (4, 1) || i + j == 9 { 4 } else { 3 };
                let game = |code: &str| Arc::new(Ruleset::parse(&format!("turn \"{code}\"")).expect(code));
                let mut product = Tartan::new(game(a), game(b)).expect("coin-turning");
                let parse = |code: &str| Turning::parse(code).expect(code);
                for (board, &value) in boards(&parse(a), &parse(b), width).iter().enumerate() {
                    let heads = (0..width * width).filter(|at| board >> at & 1 == 1);
                    let heads: Vec<_> = heads.map(|at| (at / width + 1, at % width + 1)).collect();
                    let found = product.board(&heads, &mut Budget::default()).expect("a value");
                    assert_eq!(found, NimValue(value), "{a} x {b}: {heads:?}");
                }
            }
        }
    }

    #[test]
    fn only_coin_turning_games_have_products() {
        let game = |rule: &str| Arc::new(Ruleset::parse(rule).expect(rule));
        assert!(Tartan::new(game("nim"), game("turn \"2\"")).is_none());
        assert!(Tartan::new(game("turn \"2\""), game("wythoff")).is_none());
        assert!(Tartan::new(game("mock-turtles"), game("ruler")).is_some());
    }
}
