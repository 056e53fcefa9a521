//! Programs in Java and Go.

use super::{Form, Machine, Written, beatty_replacements, mains};
use crate::request::{Language, Main};
use crate::script::translated;
use crate::scripted::finished;
use grundy::law::Numeration;
use grundy::law::positions::{Beatty, Golden};
use grundy_rules::formula::euclid::Euclid;

pub(super) fn program(written: &Written<'_>) -> String {
    let language = written.request.language;
    let moves = written.without_moves.is_none();
    let mut text = written.head("//") + "\n{IMPORTS}\n";
    text += &match written.form {
        Form::Machine(law) => machine(law, language),
        Form::Beatty(law) => beatty(law, language, moves),
        Form::Golden(law) => golden(law, language, moves),
    };
    if written.request.main == Main::Lines {
        let (java, go) = if moves { (JAVA_MAIN, GO_MAIN) } else { (JAVA_LINES, GO_LINES) };
        text += if language == Language::Go { go } else { java };
    } else {
        for function in mains::functions(written.request, &mains::Played::Pairs) {
            text += "\n";
            text += &translated(&function, language);
        }
    }
    finished(&text, language)
}

/// The table, and the function `is_lost`.
fn machine(law: &Machine, language: Language) -> String {
    let (head, end) = match language {
        Language::Go => ("var NEXT = [][]int{", "}"),
        _ => ("static final int[][] NEXT = {", "};"),
    };
    let automaton = law.automaton();
    let digits = law.numeration().digits();
    let mut text = format!(
        "// For each state its next state for the digits a of x and b of y, at a + {digits} * b.\n{head}\n"
    );
    for state in 0..automaton.size() {
        let row: Vec<String> = automaton.row(state).iter().map(u32::to_string).collect();
        text += &format!("    {{{}}},\n", row.join(", "));
    }
    text += &format!("{end}\n\n");
    let ends: Vec<String> = (0..automaton.size())
        .filter(|state| automaton.is_accepting(*state))
        .map(|state| format!("state == {state}"))
        .collect();
    let ends = if ends.is_empty() { "false".into() } else { ends.join(" or ") };
    let script = match law.numeration() {
        Numeration::Base(_) => format!(
            "# Does the player to move lose at (x,y)?\ndef is_lost(x, y) -> truth:\n    state = 0\n    while x > 0 or y > 0:\n        \
             state = NEXT[state][x % {digits} + {digits} * (y % {digits})]\n        x //= {digits}\n        y //= {digits}\n    \
             return {ends}\n"
        ),
        // The digits from the last one on: for each place, what is left of a number below the next place.
        Numeration::Zeckendorf => format!(
            "{ZECKENDORF}\n# Does the player to move lose at (x,y)?\ndef is_lost(x, y) -> truth:\n    state = 0\n    \
             for place in range(0, 90):\n        state = NEXT[state][digit_of(x, place) + 2 * digit_of(y, place)]\n    \
             return {ends}\n"
        ),
    };
    text + &translated(&script, language)
}

const ZECKENDORF: &str = "\
# The digit at a place of n, written as a sum of Fibonacci numbers 1, 2, 3, 5, 8, and so on.
def digit_of(n, place) -> number:
    a = 1
    b = 2
    places = 0
    while b <= n:
        b += a
        a = b - a
        places += 1
    # Now a is the largest of these numbers up to n, if n > 0.
    while places > place:
        if a <= n:
            n -= a
        a = b - a
        b -= a
        places -= 1
    if places == place and a <= n:
        return 1
    return 0
";

/// The functions of r-Wythoff.
fn beatty(law: &Beatty, language: Language, moves: bool) -> String {
    let r = u64::from(law.r());
    let d = u128::from(r) * u128::from(r) + 4;
    // (2 - r) * n
    let (java, go) = match r {
        1 => ("root.add(big)".into(), "    root.Add(root, big.NewInt(int64(n)))\n".into()),
        2 => ("root".into(), String::new()),
        _ => (
            format!("root.subtract(big.multiply(BigInteger.valueOf({})))", r - 2),
            format!("    root.Sub(root, new(big.Int).Mul(big.NewInt({}), big.NewInt(int64(n))))\n", r - 2),
        ),
    };
    let lower = match language {
        Language::Go => format!(
            "func lower(n int) int {{\n    square := big.NewInt(int64(n))\n    square.Mul(square, square)\n    \
             root := square.Sqrt(square.Mul(square, big.NewInt({d})))\n{go}    \
             return int(root.Rsh(root, 1).Int64())\n}}\n"
        ),
        _ => format!(
            "static long lower(long n) {{\n    BigInteger big = BigInteger.valueOf(n);\n    \
             BigInteger root = big.multiply(big).multiply(BigInteger.valueOf({d})).sqrt();\n    \
             return {java}.shiftRight(1).longValue();\n}}\n"
        ),
    };
    let mut text = String::from("// floor(n * alpha), alpha = {ALPHA}.\n") + &lower;
    text += &translated(IS_LOST, language);
    if moves {
        text += &translated(PARTNER, language);
        let is_go = language == Language::Go;
        text += if is_go { GO_MOVES } else { JAVA_MOVES };
        text += match (is_go, r) {
            (false, 1) => JAVA_BOTH[0],
            (false, _) => JAVA_BOTH[1],
            (true, 1) => GO_BOTH[0],
            (true, _) => GO_BOTH[1],
        };
    }
    beatty_replacements(law, &text, "/", "&&")
}

const IS_LOST: &str = "
# Does the player to move lose at (x,y)?
def is_lost(x, y) -> truth:
    if x > y:
        return is_lost(y, x)
    k = y - x
    return {MULTIPLE}lower({PAIR}) == x
";

const PARTNER: &str = "
# The number that stands in a pair with x.
def partner(x) -> number:
    # The smaller numbers of n pairs are below x.
    n = {BELOW}
    if lower(n + 1) == x:
        return x + {R*(N+1)}
    return {OTHER}
";

const JAVA_MOVES: &str = "
// The position behind a winning move; null where every move loses.
static long[] winning_move(long x, long y) {
    if (is_lost(x, y)) return null;
    if (x > y) {
        long[] turned = winning_move(y, x);
        return new long[] {turned[1], turned[0]};
    }
    // From one number.
    if (partner(x) < y) return new long[] {x, partner(x)};
    if (partner(y) < x) return new long[] {partner(y), y};
";

/// The moves that change both numbers: for r = 1, and for larger r.
const JAVA_BOTH: [&str; 2] = [
    "    // From both, the same number: the difference stays.
    return new long[] {lower(y - x), lower(y - x) + (y - x)};
}
",
    "    // From both: a pair whose difference is less than {R} away.
    long k = y - x, n = {PAIR};
    if (lower(n) >= x || lower(n) + {R*N} >= y) n++;
    return new long[] {lower(n), lower(n) + {R*N}};
}
",
];

const GO_MOVES: &str = "
// The position behind a winning move; nil where every move loses.
func winning_move(x, y int) []int {
    if is_lost(x, y) {
        return nil
    }
    if x > y {
        turned := winning_move(y, x)
        return []int{turned[1], turned[0]}
    }
    // From one number.
    if partner(x) < y {
        return []int{x, partner(x)}
    }
    if partner(y) < x {
        return []int{partner(y), y}
    }
";

/// The moves that change both numbers: for r = 1, and for larger r.
const GO_BOTH: [&str; 2] = [
    "    // From both, the same number: the difference stays.
    return []int{lower(y - x), lower(y - x) + (y - x)}
}
",
    "    // From both: a pair whose difference is less than {R} away.
    k := y - x
    n := {PAIR}
    if lower(n) >= x || lower(n)+{R*N} >= y {
        n++
    }
    return []int{lower(n), lower(n) + {R*N}}
}
",
];

/// The functions of Euclid's game.
fn golden(law: &Golden, language: Language, moves: bool) -> String {
    let (different, ends) = match law.game() {
        Euclid::ToZero => ("x < y and ", "y"),
        Euclid::Positive => ("", "(y - 1)"),
    };
    let mut text = String::from(if language == Language::Go { GO_LESS } else { JAVA_LESS });
    text += &translated(
        &format!(
            "\n# Does the player to move lose at (x,y)? With phi = (1 + sqrt(5)) / 2, y < phi * x where y * (y - x) < x * x.\n\
             def is_lost(x, y) -> truth:\n    if x > y:\n        return is_lost(y, x)\n    \
             return x == 0 or ({different}is_less(y, y - x, x, x))\n"
        ),
        language,
    );
    if moves {
        text += if language == Language::Go { GO_GOLDEN } else { JAVA_GOLDEN };
    }
    text.replace("{ENDS}", ends)
}

const JAVA_LESS: &str = "\
// Is a * b < c * d? With products of 128 bits.
static boolean is_less(long a, long b, long c, long d) {
    long left = Math.multiplyHigh(a, b), right = Math.multiplyHigh(c, d);
    return left < right || (left == right && Long.compareUnsigned(a * b, c * d) < 0);
}
";

const GO_LESS: &str = "\
// Is a * b < c * d? With products of 128 bits.
func is_less(a, b, c, d int) bool {
    left, low := bits.Mul64(uint64(a), uint64(b))
    right, least := bits.Mul64(uint64(c), uint64(d))
    return left < right || (left == right && low < least)
}
";

const JAVA_GOLDEN: &str = "
// The position behind a winning move; null where every move loses.
static long[] winning_move(long x, long y) {
    if (is_lost(x, y)) return null;
    if (x > y) {
        long[] turned = winning_move(y, x);
        return new long[] {turned[1], turned[0]};
    }
    // As often as possible, or once less.
    long times = {ENDS} / x;
    if (times > 1 && is_lost(x, y - (times - 1) * x)) times--;
    return new long[] {x, y - times * x};
}
";

const GO_GOLDEN: &str = "
// The position behind a winning move; nil where every move loses.
func winning_move(x, y int) []int {
    if is_lost(x, y) {
        return nil
    }
    if x > y {
        turned := winning_move(y, x)
        return []int{turned[1], turned[0]}
    }
    // As often as possible, or once less.
    times := {ENDS} / x
    if times > 1 && is_lost(x, y-(times-1)*x) {
        times--
    }
    return []int{x, y - times*x}
}
";

const JAVA_MAIN: &str = "
// Each line read is a position, x and y. Each line printed says which player wins, and the position behind a
// winning move.
public static void main(String[] args) {
    for (Scanner in = new Scanner(System.in); in.hasNextLong();) {
        long[] left = winning_move(in.nextLong(), in.nextLong());
        System.out.println(left == null ? \"second\" : \"first \" + left[0] + \" \" + left[1]);
    }
}
";

const GO_MAIN: &str = "
// Each line read is a position, x and y. Each line printed says which player wins, and the position behind a
// winning move.
func main() {
    in := bufio.NewReader(os.Stdin)
    var x, y int
    for {
        if read, _ := fmt.Fscan(in, &x, &y); read < 2 {
            break
        }
        if left := winning_move(x, y); left == nil {
            fmt.Println(\"second\")
        } else {
            fmt.Println(\"first\", left[0], left[1])
        }
    }
}
";

const JAVA_LINES: &str = "
// Each line read is a position, x and y. Each line printed says which player wins.
public static void main(String[] args) {
    for (Scanner in = new Scanner(System.in); in.hasNextLong();) {
        System.out.println(is_lost(in.nextLong(), in.nextLong()) ? \"second\" : \"first\");
    }
}
";

const GO_LINES: &str = "
// Each line read is a position, x and y. Each line printed says which player wins.
func main() {
    in := bufio.NewReader(os.Stdin)
    var x, y int
    for {
        if read, _ := fmt.Fscan(in, &x, &y); read < 2 {
            break
        }
        if is_lost(x, y) {
            fmt.Println(\"second\")
        } else {
            fmt.Println(\"first\")
        }
    }
}
";
