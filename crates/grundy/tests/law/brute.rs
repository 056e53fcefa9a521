//! Nim-values by definition in the plainest form: these programs share nothing with the engines.

/// One digit of a code: bit i allows exactly i heaps; the suffix restricts them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Digit {
    pub bits: u8,
    pub suffix: char,
}

/// A take-and-break code: `digits[r]` belongs to taking r coins.
#[derive(Clone, Debug)]
pub struct Code {
    pub digits: Vec<Digit>,
}

impl Code {
    /// Reads `d0.d1d2d3` with octal or hexadecimal digits and the suffixes `!`, `?`, `=`.
    pub fn parse(text: &str) -> Code {
        let mut digits: Vec<Digit> = Vec::new();
        for c in text.chars().filter(|&c| c != '.') {
            match c.to_digit(16) {
                Some(bits) => digits.push(Digit { bits: bits as u8, suffix: ' ' }),
                None => digits.last_mut().unwrap().suffix = c,
            }
        }
        Code { digits }
    }

    pub fn last_place(&self) -> u64 {
        self.digits.iter().rposition(|d| d.bits != 0).unwrap_or(0) as u64
    }

    pub fn parts(&self) -> u64 {
        self.digits.iter().map(|d| 7u64.saturating_sub(d.bits.leading_zeros().into())).max().unwrap_or(0)
    }

    pub fn distinct(&self) -> bool {
        self.digits.iter().any(|d| matches!(d.suffix, '!' | '?'))
    }

    pub fn equal(&self) -> Vec<u64> {
        let equal = self.digits.iter().filter(|d| d.suffix == '=');
        equal.flat_map(|d| (1..8).filter(|&j| d.bits >> j & 1 == 1)).collect()
    }

    /// Nim-values of heaps 0, …, `count` − 1.
    pub fn values(&self, count: usize) -> Vec<u32> {
        self.extend(Vec::new(), count)
    }

    pub fn extend(&self, mut g: Vec<u32>, count: usize) -> Vec<u32> {
        while g.len() < count {
            let n = g.len();
            let mut seen = vec![false; 4096];
            for (r, d) in self.digits.iter().enumerate().filter(|(r, _)| *r <= n) {
                let rest = n - r;
                let has = |j: u8| d.bits >> j & 1 == 1;
                if has(0) && rest == 0 && r > 0 {
                    seen[0] = true;
                }
                if has(1) && rest > 0 && r > 0 && d.suffix != '?' {
                    seen[g[rest] as usize] = true;
                }
                if has(2) {
                    for a in (1..=rest / 2).filter(|&a| admits(d.suffix, &[a, rest - a])) {
                        seen[(g[a] ^ g[rest - a]) as usize] = true;
                    }
                }
                if has(3) {
                    for a in 1..=rest / 3 {
                        for b in a..=(rest - a) / 2 {
                            if admits(d.suffix, &[a, b, rest - a - b]) {
                                seen[(g[a] ^ g[b] ^ g[rest - a - b]) as usize] = true;
                            }
                        }
                    }
                }
            }
            g.push(seen.iter().position(|s| !s).unwrap() as u32);
        }
        g
    }
}

/// Whether the suffix allows these ascending parts.
fn admits(suffix: char, parts: &[usize]) -> bool {
    let (first, last) = (parts[0], parts[parts.len() - 1]);
    match suffix {
        '!' => parts.windows(2).all(|w| w[0] < w[1]),
        '?' => first < last,
        '=' => first == last,
        _ => true,
    }
}

/// A game in which `allowed(t)` coins may be taken.
pub fn take(allowed: impl Fn(usize) -> bool, reach: usize, count: usize) -> Vec<u32> {
    let mut g: Vec<u32> = Vec::new();
    for n in 0..count {
        let mut seen = vec![false; count + 1];
        (1..=n.min(reach)).filter(|&t| allowed(t)).for_each(|t| seen[g[n - t] as usize] = true);
        g.push(seen.iter().position(|s| !s).unwrap() as u32);
    }
    g
}
