//! Nim-sequences in the On-Line Encyclopedia of Integer Sequences.

/// A sequence of the On-Line Encyclopedia of Integer Sequences (OEIS) whose terms are the nim-values of a rule.
///
/// ```
/// use grundy_rules::Oeis;
/// let grundy = Oeis::numbered("A002188").unwrap();
/// assert_eq!((grundy.rule, grundy.first_heap), ("4!.0", 0));
/// assert_eq!(Oeis::of("0.07").next().unwrap().number, "A002187");
/// ```
///
/// # Reference
/// The OEIS Foundation, *The On-Line Encyclopedia of Integer Sequences*, oeis.org.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Oeis {
    /// The number, such as `A002188`.
    pub number: &'static str,
    /// The rule, in its shortest form.
    pub rule: &'static str,
    /// The heap whose nim-value is the first term.
    pub first_heap: u64,
    /// The first terms.
    pub terms: &'static [u64],
}

/// The known sequences.
#[rustfmt::skip]
const SEQUENCES: &[Oeis] = &[
    row("A001477", "take any", 0, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
    row("A000035", "take {1}", 0, &[0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]),
    row("A010872", "take {1,2}", 0, &[0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]),
    row("A010873", "take 1..3", 0, &[0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]),
    row("A010874", "take 1..4", 0, &[0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1]),
    row("A002186", "0.77", 0, &[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7]),
    row("A002187", "0.137", 0, &[0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3]),
    row("A002187", "0.07", 1, &[0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3]),
    row("A002188", "4!.0", 0, &[0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0]),
    row("A046695", "0.6", 0, &[0, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0, 3, 4, 2, 1, 3, 2, 1, 0, 2, 1, 4]),
    row("A046695", "n -> [a, n-a] for a in 1..n-1 if n > 2", 1, &[0, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0, 3, 4, 2, 1, 3, 2, 1]),
    row("A071430", "0.16", 1, &[1, 0, 0, 1, 2, 2, 1, 4, 0, 1, 4, 2, 1, 4, 0, 1, 4, 2, 1, 4, 2, 1, 0, 2]),
    row("A071434", "0.1377", 1, &[1, 1, 2, 2, 3, 3, 1, 1, 4, 4, 3, 3, 2, 2, 1, 1, 4, 4, 2, 2, 6, 6, 4, 4]),
    row("A071435", "0.177", 1, &[1, 1, 2, 2, 3, 1, 1, 4, 4, 3, 2, 2, 1, 1, 4, 2, 2, 6, 4, 4, 1, 1, 2, 2]),
    row("A071436", "0.56", 1, &[1, 0, 2, 2, 4, 1, 1, 3, 2, 4, 4, 6, 6, 2, 1, 1, 7, 6, 8, 4, 1, 1, 6, 5]),
    row("A071452", "0.11377", 1, &[1, 1, 1, 2, 2, 2, 3, 3, 1, 1, 1, 4, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 4, 4]),
    row("A071453", "0.117", 1, &[1, 1, 1, 0, 2, 2, 1, 3, 4, 0, 1, 1, 1, 3, 2, 2, 2, 3, 4, 0, 1, 5, 4, 3]),
    row("A071464", "0.127", 1, &[1, 0, 2, 2, 1, 0, 4, 4, 1, 2, 2, 0, 1, 4, 4, 6, 1, 7, 7, 0, 1, 2, 2, 6]),
    row("A071509", "0.1777", 1, &[1, 1, 2, 2, 3, 4, 1, 1, 6, 6, 3, 2, 2, 1, 1, 6, 6, 8, 4, 4, 5, 10, 1, 1]),
    row("A014586", "n -> n-k for k in 1..n if is_square(k)", 0, &[0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1]),
    row("A014588", "n -> n-k for k in 1..n if is_fibonacci(k)", 0, &[0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3]),
    row("A014589", "n -> n-k for k in 1..n if is_prime(k)", 0, &[0, 0, 1, 1, 2, 2, 3, 3, 4, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]),
    row("A025480", "n -> n-k for k in 1..floor(n/2)", 1, &[0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0, 8]),
    row("A055396", "n -> n-k for k in 1..n-1 if gcd(k,n) = 1", 1, &[0, 1, 2, 1, 3, 1, 4, 1, 2, 1, 5, 1, 6, 1, 2, 1]),
    row("A000069", "turn \"1-3\"", 1, &[1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28, 31]),
    row("A006519", "turn \"1+C\"", 1, &[1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4, 1, 2, 1, 16]),
];

const fn row(number: &'static str, rule: &'static str, first_heap: u64, terms: &'static [u64]) -> Oeis {
    Oeis { number, rule, first_heap, terms }
}

impl Oeis {
    /// All sequences that are known here.
    pub fn all() -> impl Iterator<Item = &'static Oeis> {
        SEQUENCES.iter()
    }

    /// The sequence of this number.
    pub fn numbered(number: &str) -> Option<&'static Oeis> {
        SEQUENCES.iter().find(|sequence| sequence.number.eq_ignore_ascii_case(number))
    }

    /// The sequences of a rule in its shortest form.
    pub fn of(canonical: &str) -> impl Iterator<Item = &'static Oeis> + '_ {
        SEQUENCES.iter().filter(move |sequence| sequence.rule == canonical)
    }

    /// Whether a text is written like a number of the OEIS.
    pub fn is_number(text: &str) -> bool {
        let digits = text.trim().strip_prefix(['A', 'a']);
        digits.is_some_and(|digits| digits.len() == 6 && digits.bytes().all(|c| c.is_ascii_digit()))
    }
}
