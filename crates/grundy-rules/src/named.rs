//! Games that have a name: those with a one-line rule, and those that are [bundled](crate::games),
//! one file each.

use crate::games::{self, Bundle};

/// A game with a name: what to type, how it is played, and where it comes from.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    /// The name to type.
    pub name: &'static str,
    /// Other names that are understood.
    pub aliases: &'static [&'static str],
    /// What it is played on.
    pub group: Group,
    /// The rule, or the file that knows it.
    pub play: Play,
    /// The rules of the game in one sentence.
    pub about: &'static str,
    /// What is known of it, and who found it.
    pub known: &'static str,
    /// How positions are typed; empty where they are heaps, coins or tuples of numbers.
    pub notation: &'static str,
    /// Positions to begin with: for a rule what stands behind the colon, for a bundled game all
    /// that is typed. The first is the one to show.
    pub samples: &'static [&'static str],
}

/// What a game with a name stands for.
#[derive(Clone, Copy, Debug)]
pub enum Play {
    /// A rule in the rule language.
    Rule(&'static str),
    /// A file of its own.
    Game(Bundle),
}

/// What games are played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Heaps of coins.
    Heaps,
    /// Coins in a row, heads or tails.
    Coins,
    /// Several numbers at once.
    Numbers,
    /// Strips of squares, with pieces on them.
    Strips,
    /// Boards.
    Boards,
    /// The nodes or edges of a graph.
    Graphs,
}

impl Group {
    /// The group as a heading.
    pub fn heading(self) -> &'static str {
        match self {
            Group::Heaps => "Heaps of coins",
            Group::Coins => "Rows of coins to turn",
            Group::Numbers => "Several numbers",
            Group::Strips => "Strips",
            Group::Boards => "Boards",
            Group::Graphs => "Graphs",
        }
    }
}

impl Named {
    /// The rule, for a game that the rule language can say.
    pub fn rule(&self) -> Option<&'static str> {
        match self.play {
            Play::Rule(rule) => Some(rule),
            Play::Game(_) => None,
        }
    }

    /// Positions to begin with, as they are typed.
    ///
    /// ```
    /// let kayles = grundy_rules::named("kayles").unwrap();
    /// assert_eq!(kayles.positions().next().unwrap(), "kayles : 7");
    /// ```
    pub fn positions(&self) -> impl Iterator<Item = String> + '_ {
        self.samples.iter().map(|sample| match self.play {
            Play::Rule(_) => format!("{} : {sample}", self.name),
            Play::Game(_) => (*sample).to_string(),
        })
    }
}

macro_rules! game {
    ($group:ident $name:literal $(| $alias:literal)*, $rule:literal, $sample:literal, $about:literal, $known:literal) => {
        Named {
            name: $name,
            aliases: &[$($alias),*],
            group: Group::$group,
            play: Play::Rule($rule),
            about: $about,
            known: $known,
            notation: "",
            samples: &[$sample],
        }
    };
}

/// Every game with a name and a one-line rule.
#[rustfmt::skip]
pub const NAMED: &[Named] = &[
    game!(Heaps "nim", "take any", "3, 4, 5",
        "Take any positive number of coins from one heap.",
        "A heap of n coins has nim-value n; the player to move loses exactly when the nim-sum is 0 (Bouton 1901)."),
    game!(Heaps "kayles" | "rip-van-winkle", "0.77", "7",
        "Bowl down one pin or two adjacent pins of a row; a row is a heap.",
        "The nim-sequence has period 12 from heap 71 on (Guy & Smith 1956)."),
    game!(Heaps "dawsons-kayles" | "dawson-kayles" | "dawson's-kayles", "0.07", "8",
        "Bowl down two adjacent pins of a row.",
        "Period 34 from heap 53 on (Guy & Smith 1956)."),
    game!(Heaps "dawsons-chess" | "dawson-chess" | "dawson's-chess" | "crosses-crosses", "0.137", "8",
        "Mark a square of a strip that touches no mark; the square and its neighbours are out of play.",
        "Period 34 from heap 52 on (Guy & Smith 1956)."),
    game!(Heaps "officers", "0.6", "9",
        "Take one coin from a heap of two or more and leave the rest as one heap or two.",
        "No period is known; 2^47 values were computed (Grossman)."),
    game!(Heaps "grundy" | "grundys-game" | "grundy's-game", "4!.0", "8",
        "Split a heap into two heaps of different sizes.",
        "No period is known; no zero above 1222 is known (A002188)."),
    game!(Heaps "lasker" | "laskers-nim" | "lasker's-nim" | "lasker-nim", "4.[3]", "2, 5, 7",
        "Take any positive number of coins from one heap, or split a heap into two.",
        "A heap of n >= 1 has nim-value n, n, n+1, n-1 for n mod 4 = 1, 2, 3, 0 (Winning Ways, ch. 4)."),
    game!(Heaps "couples-are-forever" | "couples", "n -> [a, n-a] for a in 1..n-1 if n > 2", "9",
        "Split a heap of three or more coins into two heaps.",
        "No period is known (Caines, Gates, Guy & Nowakowski 1999)."),
    game!(Heaps "candies" | "mark-seed-graph", "n -> n-1 | floor(n/2) if n >= 4", "13",
        "Eat one candy, or, of four or more, leave the half rounded down.",
        "The player to move loses exactly for n = 0 and for n with an odd number of trailing binary zeros."),
    game!(Heaps "candies-literal" | "mark-eat-literal", "n -> n-1 | n-floor(n/2) if n > 2", "13",
        "Eat one candy, or, of three or more, eat the half rounded down.",
        "Not the same game as candies: it first differs at heap 5."),
    game!(Heaps "mark" | "mark-fraenkel", "n -> n-1 | floor(n/2) if n >= 1", "13",
        "Take one coin, or leave the half rounded down.",
        "The player to move loses exactly for n = 0 and for n with an odd number of trailing binary zeros (Fraenkel 2011)."),
    game!(Heaps "upmark", "n -> n-1 | ceil(n/2) if n >= 2", "13",
        "Take one coin, or leave the half rounded up.",
        "A variant of Mark (Fraenkel 2011)."),
    game!(Heaps "at-most-half" | "half-floor" | "half", "take 1..floor(n/2)", "10",
        "Take at least one coin and at most half of the heap.",
        "G(2n) = n and G(2n+1) = G(n) (A025480)."),
    game!(Numbers "wythoff" | "wythoffs-game" | "wythoff's-game",
        "(a,b) -> (a-k,b) for k in 1..a | (a,b-k) for k in 1..b | (a-k,b-k) for k in 1..min(a,b)", "(3,5)",
        "Take any number from one of two heaps, or the same number from both.",
        "The player to move loses exactly at the Beatty pairs of the golden ratio (Wythoff 1907)."),
    game!(Numbers "euclid",
        "(a,b) -> (a-k*b,b) for k in 1..floor(a/b) if b > 0 | (a,b-k*a) for k in 1..floor(b/a) if a > 0", "(5,8)",
        "Take a positive multiple of the smaller number from the larger one.",
        "The variant that ends at zero (Cole & Davie 1969)."),
    game!(Numbers "euclid-positive",
        "(a,b) -> (a-k*b,b) for k in 1..floor((a-1)/b) if b > 0 | (a,b-k*a) for k in 1..floor((b-1)/a) if a > 0", "(5,8)",
        "Take a positive multiple of the smaller number from the larger one; both must stay positive.",
        "The variant that ends at two equal numbers, which nobody can move."),
    game!(Numbers "corner-rook", "(x,y) -> (x-k,y) for k in 1..x | (x,y-k) for k in 1..y", "(3,5)",
        "Move a rook any number of squares towards one of two edges; (0,0) is the corner.",
        "The two coordinates are Nim heaps (Bouton 1901)."),
    game!(Numbers "corner-bishop", "(x,y) -> (x-k,y-k) for k in 1..min(x,y)", "(3,5)",
        "Move a bishop any number of squares diagonally towards the corner (0,0).",
        "The smaller coordinate is a Nim heap, as a move takes the same from both."),
    game!(Numbers "corner-queen",
        "(x,y) -> (x-k,y) for k in 1..x | (x,y-k) for k in 1..y | (x-k,y-k) for k in 1..min(x,y)", "(3,5)",
        "Move a queen any number of squares towards an edge or diagonally towards the corner (0,0).",
        "Wythoff's game on a board (Isaacs, about 1960)."),
    game!(Numbers "corner-king", "(x,y) -> (x-1,y) | (x,y-1) | (x-1,y-1)", "(3,5)",
        "Move a king one square towards an edge or diagonally towards the corner (0,0).",
        "The player to move loses exactly where both coordinates are even (by induction)."),
    game!(Numbers "fibonacci-nim", "(n,q) -> (n-k,2*k) for k in 1..min(n,q)", "(20,19)",
        "Take at most q coins, then the other player at most twice as many as you took.",
        "With q = n-1 the player to move loses exactly when n is a Fibonacci number (Whinihan 1963)."),
    game!(Numbers "nim-with-a-pass",
        "(a,b,c,p) -> (a-k,b,c,p) for k in 1..a | (a,b-k,c,p) for k in 1..b | (a,b,c-k,p) for k in 1..c | (a,b,c,p-1) if a+b+c > 0",
        "(3,4,5,1)",
        "Nim with three heaps and p passes, which may be used as long as a coin is left.",
        "No formula is known for three heaps (Morrison, Friedman & Landsberg 2012)."),
    game!(Numbers "bogus-nim", "(a,m) -> (a-k,m) for k in 1..a | (a+k,m-k) for k in 1..m", "(3,2)",
        "Take any number of coins, or add some out of a store of m.",
        "An addition is answered by taking it back, so the nim-value is that of Nim."),
    game!(Numbers "even-number-addicts",
        "(odd,even,sum) -> (odd-1,even,(sum+1-turn) mod 2) | (odd,even-1,sum) ; at end: first wins if sum = 0, else second wins",
        "(2,1,0)",
        "Two players take numbers in turn; the first wins when the sum of what she took is even.",
        "The outcome depends on the odd numbers mod 4 and the parity of the even ones (Codeforces 1738C)."),
    game!(Coins "turning-turtles", "turn \"1-2\"", "3, 5",
        "Turn a head to tails and, if you like, any one coin left of it.",
        "A head at place n (from 1) is a Nim heap of n (Winning Ways, ch. 14)."),
    game!(Coins "twins", "turn \"2\"", "3, 5",
        "Turn exactly two coins of a row, the right one from heads to tails.",
        "A head at place n (from 1) is a Nim heap of n-1 (Winning Ways, ch. 14)."),
    game!(Coins "triplets", "turn \"3\"", "3, 5",
        "Turn exactly three coins of a row, the rightmost from heads to tails.",
        "The first two places have nim-value 0, the others those of mock turtles (Winning Ways, ch. 14)."),
    game!(Coins "moebius", "turn \"1-5\"", "3, 5",
        "Turn one to five coins of a row, the rightmost from heads to tails.",
        "On 18 coins, the lost positions are the extended quadratic residue code (Winning Ways, ch. 14)."),
    game!(Coins "four-coins", "turn \"1-4\"", "3, 5",
        "Turn one to four coins of a row, the rightmost from heads to tails.",
        "A head at place n has half the nim-value of moebius at place n+1, rounded down (Winning Ways, ch. 14)."),
    game!(Coins "one-or-three-coins", "turn \"1,3\"", "3, 5",
        "Turn one coin or three coins of a row, the rightmost from heads to tails.",
        "A move turns an odd number of coins, so the nim-value is the parity of the number of heads."),
    game!(Coins "near-twins", "turn \"2C(4)\"", "3, 5",
        "Turn two coins at most three places apart, the right one from heads to tails.",
        "A head at place n (from 1) has nim-value (n-1) mod 4: it moves like a heap from which one to three are taken."),
    game!(Coins "mock-turtles", "turn \"1-3\"", "3, 5",
        "Turn one, two or three coins of a row, the rightmost from heads to tails.",
        "A head at place n (from 1) has the odious number among 2n-2 and 2n-1 as nim-value (Winning Ways, ch. 14)."),
    game!(Coins "ruler", "turn \"1+C\"", "3, 5",
        "Turn any consecutive coins of a row, the rightmost from heads to tails.",
        "A head at place n has the largest power of two that divides n as nim-value (Winning Ways, ch. 14)."),
    game!(Coins "turnips" | "ternups", "turn \"3E\"", "6, 9",
        "Turn three equally spaced coins of a row, the rightmost from heads to tails.",
        "The nim-value depends on the lowest 2 among the ternary digits (Winning Ways, ch. 14)."),
];

/// Every game with a name: those with a one-line rule, then the bundled ones.
pub fn all() -> impl Iterator<Item = &'static Named> {
    NAMED.iter().chain(games::BUNDLED.iter().copied())
}

/// The named game of this name, or of this other name.
///
/// ```
/// assert_eq!(grundy_rules::named("kayles").unwrap().rule(), Some("0.77"));
/// assert!(grundy_rules::named("chess").is_none());
/// ```
pub fn named(name: &str) -> Option<&'static Named> {
    all().find(|game| game.name == name || game.aliases.contains(&name))
}

/// Every name that is understood.
pub fn names() -> impl Iterator<Item = &'static str> {
    all().flat_map(|game| std::iter::once(game.name).chain(game.aliases.iter().copied()))
}
