//! The nim-product by its definition and by hand: slow, and the judge of the fast one.

use super::mex;

/// The table of nim-products by definition: row a, column b holds a ⊗ b for 0 ≤ a, b < `size`.
///
/// a ⊗ b is the mex of all a′⊗b ⊕ a⊗b′ ⊕ a′⊗b′ with a′ < a and b′ < b: the smallest number that a product in
/// a field without zero divisors can be, given the smaller products.
///
/// ```
/// assert_eq!(grundy::nim::definition::table(4)[2], [0, 2, 3, 1]);
/// ```
///
/// # Cost
/// `size`⁴ / 4 steps.
///
/// # Reference
/// J. H. Conway, *On Numbers and Games* (1976), chapter 6.
pub fn table(size: usize) -> Vec<Vec<u64>> {
    let mut table = vec![vec![0; size]; size];
    for a in 0..size {
        for b in 0..size {
            let row = &table[a];
            let smaller = table[..a].iter();
            let options = smaller.flat_map(|other| (0..b).map(move |j| other[b] ^ row[j] ^ other[j]));
            table[a][b] = mex(options);
        }
    }
    table
}

/// The nim-product by the rules of the Fermat 2-powers F = 2^(2^k): F ⊗ x is the ordinary product for x < F,
/// and F ⊗ F is F ⊕ F/2.
///
/// So with a = a₁F ⊕ a₀ and b = b₁F ⊕ b₀, all four below F, a ⊗ b is (a₁b₁ ⊕ a₁b₀ ⊕ a₀b₁) F ⊕ a₀b₀ ⊕
/// a₁b₁(F/2), where the inner products belong to a smaller field.
///
/// ```
/// use grundy::nim::definition::product;
/// assert_eq!(product(34, 145), 40);
/// assert_eq!(product(1 << 64, 1 << 64), 3 << 63);
/// ```
///
/// # Cost
/// Up to 5^7 steps for numbers of 128 bits.
///
/// # Reference
/// J. H. Conway, *On Numbers and Games* (1976), chapter 6, theorem 43 and what follows it.
pub const fn product(a: u128, b: u128) -> u128 {
    below(a, b, 64)
}

/// The product of two numbers of at most 2·`half` bits.
const fn below(a: u128, b: u128, half: u32) -> u128 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let (a1, a0) = (a >> half, a & ((1 << half) - 1));
    let (b1, b0) = (b >> half, b & ((1 << half) - 1));
    let h = half / 2;
    if a1 == 0 && b1 == 0 {
        return below(a0, b0, h);
    }
    let high = below(a1, b1, h);
    let mixed = below(a1, b0, h) ^ below(a0, b1, h);
    ((high ^ mixed) << half) ^ below(a0, b0, h) ^ below(high, 1 << (half - 1), h)
}
