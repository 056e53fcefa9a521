//! Schuh's game of divisors: name a divisor, and all its multiples are out.

use super::order::Order;
use super::squares::bits;
use super::text::{numbers, show_numbers};
use grundy_rules::compact::Compact;
use grundy_rules::{
    Bundle, Claim, Flow, Group, Impartial, Named, NimValue, Notation, Numbers, Outcome, ParseError, Play,
    Reason, Rules, WithBoard,
};
use grundy_words::say;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "schuh",
    aliases: &["divisor-game", "schuh-divisor-game"],
    group: Group::Numbers,
    play: Play::Game(Bundle::on::<Schuh>("a number whose divisors are played with")),
    about: "Choose a divisor above 1 that is left and remove it with all its multiples; 1 stays.",
    known: "It is Chomp in as many directions as there are primes; from all divisors of N > 1 the player to move \
            wins, by strategy stealing (Schuh 1952, Gale 1974).",
    notation: "the divisors that are left, such as 1,2,3,6; without a position play starts with all",
    samples: &["schuh 60", "schuh 60 : 1,2,3,4,6,12", "schuh 72"],
};

/// The largest number on the board.
const MAX_NUMBER: u64 = 1_000_000_000_000;
/// The largest number of divisors.
const MAX_DIVISORS: usize = 128;
/// The largest number of exchanges of primes that are tried for a representative.
const MAX_EXCHANGES: usize = 24;

/// Schuh's game of divisors. A position is the set of divisors of a number that are left, as a mask in
/// ascending order; it contains 1, and with each number all its divisors.
///
/// ```
/// use grundy_games::schuh::Schuh;
/// use grundy_rules::{Impartial, NimValue, Notation, WithBoard};
/// let game = Schuh::on("16")?;
/// // The divisors 2, 4, 8, 16 are one heap of four.
/// assert_eq!(game.known(&game.start().unwrap()), Some(NimValue(4)));
/// assert_eq!(game.show_position(&game.start().unwrap()), "1,2,4,8,16");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Reference
/// F. Schuh, *Spel van delers*, Nieuw Tijdschrift voor Wiskunde 39 (1952); D. Gale, *A curious Nim-type
/// game*, Amer. Math. Monthly 81 (1974).
#[derive(Clone, Debug)]
pub struct Schuh {
    divisors: Vec<u64>,
    /// A multiple lies above its divisors.
    order: Order,
    /// For each divisor its own divisors, itself included.
    below: Vec<u128>,
}

/// The primes of a number with their powers.
fn primes(mut n: u64) -> Vec<(u64, u32)> {
    let mut primes = Vec::new();
    let mut p = 2;
    while n > 1 {
        if p * p > n {
            p = n;
        }
        let mut power = 0;
        while n % p == 0 {
            (n, power) = (n / p, power + 1);
        }
        if power > 0 {
            primes.push((p, power));
        }
        p += 1;
    }
    primes
}

/// All ways to exchange primes of the same power, each as the new prime in each place; at most
/// [`MAX_EXCHANGES`].
fn exchanges(primes: &[(u64, u32)]) -> Vec<Vec<usize>> {
    let mut found = vec![Vec::new()];
    for place in 0..primes.len() {
        let mut longer = Vec::new();
        for start in &found {
            for other in (0..primes.len()).filter(|&other| primes[other].1 == primes[place].1) {
                if !start.contains(&other) && longer.len() <= MAX_EXCHANGES {
                    longer.push([&start[..], &[other]].concat());
                }
            }
        }
        found = longer;
    }
    found
}

impl Schuh {
    fn new(n: u64) -> Schuh {
        let primes = primes(n);
        let mut divisors = vec![1];
        for &(prime, power) in &primes {
            let smaller = divisors.clone();
            for power in 1..=power {
                divisors.extend(smaller.iter().map(|d| d * prime.pow(power)));
            }
        }
        divisors.sort_unstable();
        let mask = |fits: &dyn Fn(u64) -> bool| {
            (0..divisors.len()).filter(|&i| fits(divisors[i])).fold(0u128, |mask, i| mask | 1 << i)
        };
        let multiples: Vec<u128> = divisors.iter().map(|d| mask(&|other| other % d == 0)).collect();
        let below = divisors.iter().map(|d| mask(&|other| d % other == 0)).collect();
        let image = |places: &[usize], mut d: u64| {
            let mut image = 1;
            for (&(prime, _), &place) in primes.iter().zip(places) {
                while d % prime == 0 {
                    (d, image) = (d / prime, image * primes[place].0);
                }
            }
            divisors.binary_search(&image).unwrap_or(0) as u8
        };
        let mut ways = exchanges(&primes);
        if ways.len() > MAX_EXCHANGES {
            ways.clear();
        }
        let exchanges =
            ways.iter().map(|places| divisors.iter().map(|&d| image(places, d)).collect()).collect();
        Schuh { divisors, order: Order::new(multiples, exchanges), below }
    }
}

impl Rules for Schuh {
    type Position = u128;
    /// The divisor, by its number in ascending order.
    type Move = u8;

    fn moves(&self, left: &u128, each: &mut dyn FnMut(u8) -> Flow) -> Flow {
        self.order.moves(left & !1, each)
    }

    fn apply(&self, left: &u128, divisor: &u8) -> u128 {
        self.order.apply(*left, *divisor)
    }
}

impl Impartial for Schuh {
    /// Primes of the same power may be exchanged.
    fn representative(&self, left: u128) -> u128 {
        self.order.least_image(left)
    }

    /// Divisors that divide each other in a chain are a heap.
    fn known(&self, left: &u128) -> Option<NimValue> {
        let mut before = 0u128;
        let chain = bits(*left).all(|d| {
            before |= 1 << d;
            self.below[d as usize] == before
        });
        chain.then(|| NimValue(u64::from(left.count_ones()) - 1))
    }

    /// The set of all divisors of a number above 1 is won: if removing this number alone loses, then the
    /// answer to it could have been the first move.
    fn known_outcome(&self, left: &u128) -> Option<Outcome> {
        let largest = 127 - left.leading_zeros() as usize;
        if largest > 0 && self.below[largest] == *left {
            return Some(Outcome::Next);
        }
        self.known(left).map(NimValue::outcome)
    }

    fn reason(&self, left: &u128) -> Option<Reason> {
        if let Some(value) = self.known(left) {
            return Some(Reason {
                claim: Claim::Value(value),
                idea: say!("reason-schuh-heap"),
                numbers: Numbers::Told,
                here: say!("reason-schuh-heap-here", count = value.0),
                aim: say!("aim-schuh-heap"),
                answer: None,
            });
        }
        Some(Reason {
            claim: Claim::Outcome(self.known_outcome(left)?),
            idea: say!("reason-schuh-stolen"),
            numbers: Numbers::Told,
            here: say!("reason-schuh-stolen-here"),
            aim: say!("aim-leave-lost"),
            answer: None,
        })
    }

    fn compact(&self) -> Option<&dyn Compact> {
        Some(&self.order)
    }

    fn words(&self, left: &u128) -> Option<Vec<u128>> {
        Some(self.order.words(left & !1))
    }

    fn exact_word(&self, left: &u128) -> Option<u128> {
        Some(*left)
    }

    fn of_exact_word(&self, word: u128) -> Option<u128> {
        Some(word)
    }

    fn reference(&self) -> Option<&'static str> {
        Some(
            "D. Gale, A curious Nim-type game, Amer. Math. Monthly 81 (1974): strategy stealing; powers of a prime are heaps",
        )
    }
}

impl Notation for Schuh {
    /// The divisors left: `1,2,3,6`.
    fn parse_position(&self, text: &str) -> Result<u128, ParseError> {
        let mut left = 1u128;
        let listed = numbers(text)?;
        if listed.is_empty() {
            return Err(
                ParseError::at(text, 0..text.len(), say!("error-game-no-divisor-left-but-1")).expected("`1`")
            );
        }
        for (number, span) in &listed {
            let Ok(divisor) = self.divisors.binary_search(number) else {
                let n = self.divisors[self.divisors.len() - 1];
                return Err(ParseError::at(
                    text,
                    span.clone(),
                    say!("error-game-no-divisor", number = number, whole = n),
                ));
            };
            if divisor > 0 && left >> divisor & 1 == 1 {
                return Err(ParseError::at(text, span.clone(), say!("error-game-divisor-stands-list-twice")));
            }
            left |= 1 << divisor;
        }
        for (number, span) in listed {
            let divisor = self.divisors.binary_search(&number).unwrap_or(0);
            let missing = self.below[divisor] & !left;
            if missing != 0 {
                let missing = self.divisors[missing.trailing_zeros() as usize];
                return Err(ParseError::at(
                    text,
                    span,
                    say!("error-game-left-but-divisor-not", number = number, missing = missing),
                )
                .help(say!("error-game-help-who-removes-number-removes-all")));
            }
        }
        Ok(left)
    }

    fn show_position(&self, left: &u128) -> String {
        show_numbers(&bits(*left).map(|d| self.divisors[d as usize]).collect::<Vec<_>>())
    }

    fn show_move(&self, _from: &u128, divisor: &u8) -> String {
        self.divisors[usize::from(*divisor)].to_string()
    }
}

impl WithBoard for Schuh {
    fn on(board: &str) -> Result<Schuh, ParseError> {
        let refused = |message: String| ParseError::at(board, 0..board.len(), message);
        let n = match numbers(board)?[..] {
            [(n, _)] => n,
            _ => {
                return Err(refused(say!("error-game-one-number-needed"))
                    .expected(say!("error-game-expects-number-60")));
            }
        };
        if n == 0 || n > MAX_NUMBER {
            let message = if n == 0 {
                say!("error-game-too-small-game", number = n)
            } else {
                say!("error-game-too-large-game", number = n)
            };
            return Err(refused(message).expected(say!("error-game-expects-number-with-divisors")));
        }
        let count = primes(n).iter().map(|(_, power)| *power as usize + 1).product::<usize>();
        if count > MAX_DIVISORS {
            return Err(refused(say!("error-game-too-many-divisors", number = n, count = count))
                .expected(say!("error-game-expects-most-divisors", most = MAX_DIVISORS)));
        }
        Ok(Schuh::new(n))
    }

    fn board(&self) -> String {
        self.divisors[self.divisors.len() - 1].to_string()
    }

    fn start(&self) -> Option<u128> {
        Some(self.order.all())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::promises;

    #[test]
    fn keeps_its_promises() {
        for n in ["1", "7", "16", "12", "36", "30", "60", "72"] {
            let game = Schuh::on(n).unwrap();
            promises::all(&game, game.start()).unwrap_or_else(|broken| panic!("{n}: {broken}"));
            promises::notation(&game, game.start()).unwrap();
        }
    }

    #[test]
    fn two_primes_are_chomp() {
        // 36 = 2^2 3^2: a square of 3 x 3, whose axes may be exchanged.
        let game = Schuh::on("36").unwrap();
        let read = |text| game.representative(game.parse_position(text).unwrap());
        assert_eq!(read("1,2,4,3,6,12"), read("1,3,9,2,6,18"));
        assert_ne!(read("1,2,4"), read("1,2,3"));
    }

    #[test]
    fn boards_and_positions_are_read_or_refused() {
        let game = Schuh::on("12").unwrap();
        assert_eq!(game.show_position(&game.parse_position("4, 2").unwrap()), "1,2,4");
        for (text, column) in [("", 1), ("1,5", 3), ("1,2,2", 5), ("1,12", 3), ("1,3,4,6", 5), ("x", 1)] {
            assert_eq!(game.parse_position(text).unwrap_err().column, column, "{text}");
        }
        let refused = |board: &str| Schuh::on(board).unwrap_err().message;
        assert_eq!(refused("0"), "0 is too small for this game");
        assert_eq!(refused("10^13"), "10000000000000 is too large for this game");
        assert_eq!(refused("12,5"), "one number is needed here");
        assert_eq!(refused("963761198400"), "963761198400 has 6720 divisors");
        assert_eq!(Schuh::on("999999999989").unwrap().start(), Some(0b11));
        assert_eq!(Schuh::on("510510").unwrap().start(), Some(u128::MAX));
    }
}
