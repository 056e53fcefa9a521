//! Poset games: choose an element of a partly ordered set; it goes with all elements above it.

use super::conflicts::{read, show};
use super::edges::{Allowed, Edges, ORDER};
use super::order::{MAX_ELEMENTS, Order};
use grundy_rules::compact::Compact;
use grundy_rules::{
    Bundle, Flow, Group, Impartial, Named, NimValue, Notation, Outcome, ParseError, Play, Rules, WithBoard,
};

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "poset",
    aliases: &["poset-game"],
    group: Group::Graphs,
    play: Play::Game(Bundle::on::<Poset>(ORDER)),
    about: "Choose an element; it is removed with all elements above it.",
    known: "With one element above all others the player to move wins, by strategy stealing; an element below \
            all others adds one to the nim-value; in general it is PSPACE-complete to decide who wins (Grier 2013).",
    notation: "the elements that are left, such as a, b, d; without a position play starts with all; at most 128 \
               elements",
    samples: &["poset {a<c, b<c, b<d}", "poset grid 3x4", "poset {a<b<d, a<c<d, e<c} : a, b, c, e"],
};

/// The poset game on an order of at most 128 elements. A position is the set of elements left, as a mask in
/// the order in which they were typed; any set of them is again an order.
///
/// ```
/// use grundy_games::poset::Poset;
/// use grundy_rules::{Rules, WithBoard};
/// let order = Poset::on("{a<c, b<c, b<d}")?;
/// let all = order.start().unwrap();
/// // The elements are a, c, b, d: a takes c with it, and b takes c and d.
/// assert_eq!(order.options_of(&all)?, [0b1100, 0b1101, 0b0001, 0b0111]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Reference
/// D. Grier, *Deciding the winner of an arbitrary finite poset game is PSPACE-complete*, ICALP 2013; S. A.
/// Fenner, J. Rogers, *Combinatorial game complexity: an introduction with poset games*, Bull. EATCS 116
/// (2015).
#[derive(Clone, Debug)]
pub struct Poset {
    names: Edges,
    order: Order,
}

impl Rules for Poset {
    type Position = u128;
    /// The element, by its number in the order in which they were typed.
    type Move = u8;

    fn moves(&self, left: &u128, each: &mut dyn FnMut(u8) -> Flow) -> Flow {
        self.order.moves(*left, each)
    }

    fn apply(&self, left: &u128, element: &u8) -> u128 {
        self.order.apply(*left, *element)
    }
}

impl Impartial for Poset {
    /// The connected components of the elements left.
    fn parts(&self, left: &u128, each: &mut dyn FnMut(u128)) {
        self.order.parts(*left, each);
    }

    /// Of elements that lie above the same and below the same others the first ones stay.
    fn representative(&self, left: u128) -> u128 {
        self.order.representative(left)
    }

    /// By the colon principle: chains, trees and forests, whose roots lie lowest.
    fn known(&self, left: &u128) -> Option<NimValue> {
        self.order.by_colons(*left).map(NimValue)
    }

    /// With a greatest element: if taking it alone does not win, the answer to that does, and it takes the
    /// greatest element too. With a least element: taking it takes all.
    fn known_outcome(&self, left: &u128) -> Option<Outcome> {
        if self.order.has_greatest(*left) || self.order.least(*left).is_some() {
            return Some(Outcome::Next);
        }
        self.known(left).map(NimValue::outcome)
    }

    /// With a greatest element and others: as in normal play. With a least element: nobody wants to take it,
    /// so it is normal play without it.
    fn known_misere(&self, left: &u128) -> Option<Outcome> {
        if left.count_ones() > 1 && self.order.has_greatest(*left) {
            return Some(Outcome::Next);
        }
        let least = self.order.least(*left)?;
        self.known_outcome(&(left & !(1 << least)))
    }

    fn compact(&self) -> Option<&dyn Compact> {
        Some(&self.order)
    }

    fn words(&self, left: &u128) -> Option<Vec<u128>> {
        Some(self.order.words(*left))
    }

    fn exact_word(&self, left: &u128) -> Option<u128> {
        Some(*left)
    }

    fn of_exact_word(&self, word: u128) -> Option<u128> {
        Some(word)
    }

    fn reference(&self) -> Option<&'static str> {
        Some(
            "a greatest element: strategy stealing, as in D. Gale, A curious Nim-type game, Amer. Math. Monthly 81 \
             (1974); a least one: the colon principle, Winning Ways, ch. 7",
        )
    }
}

impl Notation for Poset {
    /// The elements left: `a, b, d`.
    fn parse_position(&self, text: &str) -> Result<u128, ParseError> {
        read(text, |at| self.names.vertex_at(text, at).map(|(element, end)| (element as usize, end)))
    }

    fn show_position(&self, left: &u128) -> String {
        show(*left, |element| self.names.vertex(element as u32))
    }

    fn show_move(&self, _from: &u128, element: &u8) -> String {
        self.names.vertex(u32::from(*element))
    }
}

impl WithBoard for Poset {
    fn on(board: &str) -> Result<Poset, ParseError> {
        let allowed = Allowed {
            vertices: MAX_ELEMENTS,
            edges: MAX_ELEMENTS * MAX_ELEMENTS / 2,
            simple: None,
            order: true,
        };
        let names = Edges::read(board, allowed)?;
        let order = Order::new(names.above.clone(), Vec::new());
        Ok(Poset { names, order })
    }

    fn board(&self) -> String {
        self.names.to_string()
    }

    fn start(&self) -> Option<u128> {
        Some(self.order.all())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::value;
    use grundy_rules::promises;
    use std::collections::{BTreeSet, HashMap};

    #[test]
    fn keeps_its_promises() {
        for board in [
            "path 6",
            "star 5",
            "complete 4",
            "grid 3x3",
            "grid 2x5",
            "{a<c, b<c, b<d, d<e}",
            "{a<b<d, a<c<d, e<c, f, \"g h\"<f}",
            "{a<x, a<y, b<x, b<y, c<x, c<y, y<z, y<w}",
            "{a}",
        ] {
            let game = Poset::on(board).unwrap();
            promises::all(&game, game.start()).unwrap_or_else(|broken| panic!("{board}: {broken}"));
            promises::notation(&game, game.start()).unwrap();
        }
    }

    type Pairs = BTreeSet<(u8, u8)>;

    /// The nim-value and the misère outcome (whether the player to move wins) by plain recursion over sets of
    /// elements, with the pairs of the order written out.
    fn by_definition(
        left: &BTreeSet<u8>,
        below: &Pairs,
        known: &mut HashMap<BTreeSet<u8>, (u64, bool)>,
    ) -> (u64, bool) {
        if let Some(&found) = known.get(left) {
            return found;
        }
        let mut options = Vec::new();
        for &taken in left {
            let next =
                left.iter().copied().filter(|&other| other != taken && !below.contains(&(taken, other)));
            options.push(by_definition(&next.collect(), below, known));
        }
        let value = (0..).find(|value| options.iter().all(|(other, _)| other != value)).unwrap();
        let misere = options.is_empty() || options.iter().any(|(_, wins)| !wins);
        known.insert(left.clone(), (value, misere));
        (value, misere)
    }

    /// Every order of four elements (with each number below larger ones only), and every set of them.
    #[test]
    fn all_small_orders_agree_with_the_definition() {
        let all: Vec<(u8, u8)> = (0..4).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
        for chosen in 0u8..64 {
            let mut below: Pairs = (0..6).filter(|i| chosen >> i & 1 == 1).map(|i| all[i]).collect();
            let edges: String = below.iter().map(|(a, b)| format!(", {a}<{b}")).collect();
            for _ in 0..2 {
                let further: Pairs = below
                    .iter()
                    .flat_map(|&(a, b)| {
                        below.iter().filter(move |pair| pair.0 == b).map(move |pair| (a, pair.1))
                    })
                    .collect();
                below.extend(further);
            }
            let game = Poset::on(&format!("{{0, 1, 2, 3{edges}}}")).unwrap();
            let mut known = HashMap::new();
            for left in 0u128..16 {
                let set = (0..4).filter(|at| left >> at & 1 == 1).collect();
                let (mex, misere) = by_definition(&set, &below, &mut known);
                promises::all(&game, [left]).unwrap();
                assert_eq!(value(&game, &left), mex, "{edges}: {left:b}");
                let wins = |outcome: Option<Outcome>| outcome.map(|outcome| outcome == Outcome::Next);
                assert!(
                    wins(game.known_misere(&left)).is_none_or(|wins| wins == misere),
                    "{edges}: {left:b}"
                );
            }
        }
    }

    #[test]
    fn trees_are_known_at_any_size() {
        let known = |board: &str| {
            let game = Poset::on(board).unwrap();
            game.known(&game.start().unwrap()).map(|value| value.0)
        };
        assert_eq!((known("path 128"), known("star 127"), known("star 126")), (Some(128), Some(2), Some(1)));
        assert_eq!((known("{r<a<b, r<c, s}"), known("grid 2x2")), (Some(4 ^ 1), None));
    }

    #[test]
    fn a_product_of_two_chains_is_chomp_with_its_poison_eaten() {
        use crate::chomp::Chomp;
        for (rows, columns) in [(2, 2), (2, 4), (3, 3), (3, 4)] {
            let game = Poset::on(&format!("grid {rows}x{columns}")).unwrap();
            let bar = Chomp.parse_position(&format!("{rows}x{columns}")).unwrap();
            let all = game.start().unwrap();
            // Without its least element, and with it.
            let bitten = value(&Chomp, &bar);
            assert_eq!((value(&game, &(all & !1)), value(&game, &all)), (bitten, bitten + 1));
        }
    }

    #[test]
    fn positions_are_read_or_refused_at_the_character() {
        let game = Poset::on("{a<b, b<\"c d\"}").unwrap();
        assert_eq!(game.parse_position(" a , \"c d\" ").unwrap(), 0b101);
        assert_eq!(game.show_position(&0b111), "a, b, \"c d\"");
        for (text, column) in [("a, x", 4), ("a, a", 4), ("a b", 3), ("a,", 2), ("a<b", 2)] {
            assert_eq!(game.parse_position(text).unwrap_err().column, column, "{text}");
        }
        assert_eq!(Poset::on("path 129").unwrap_err().message, "a graph with too many vertices");
        assert_eq!(Poset::on("grid 8x16").unwrap().start(), Some(u128::MAX));
    }
}
