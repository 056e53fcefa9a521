//! The product of nimbers.

/// The nim-product of two nimbers: the mex of all `a'b ^ ab' ^ a'b'` with a' < a and b' < b.
///
/// ```
/// use grundy_rules::theorem::nim_product;
/// assert_eq!(nim_product(2, 2), 3);
/// assert_eq!(nim_product(4, 4), 6);
/// assert_eq!(nim_product(4, 7), 10);
/// ```
///
/// # Laws
/// Fermat powers F = 2, 4, 16, 256, … multiply with smaller numbers as usual, and F·F = F ^ F/2.
/// With a = a₁F ^ a₀ and b = b₁F ^ b₀ the product is (a₁b₁ ^ a₁b₀ ^ a₀b₁)F ^ a₀b₀ ^ a₁b₁(F/2).
///
/// # Reference
/// J. H. Conway, *On Numbers and Games*, ch. 6; three products instead of four, as in Karatsuba's algorithm.
pub fn nim_product(a: u64, b: u64) -> u64 {
    product(a, b, 32)
}

/// The product of two numbers below F², where F = 2^`bits`.
fn product(a: u64, b: u64, bits: u32) -> u64 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let below = (1u64 << bits) - 1;
    if a <= below && b <= below {
        return product(a, b, bits / 2);
    }
    let ([a1, a0], [b1, b0]) = ([a >> bits, a & below], [b >> bits, b & below]);
    let (high, low) = (product(a1, b1, bits / 2), product(a0, b0, bits / 2));
    let both = product(a1 ^ a0, b1 ^ b0, bits / 2);
    let half = product(high, 1 << (bits - 1), bits / 2);
    (both ^ low) << bits | (low ^ half)
}

/// The nimber whose product with this one is 1; the inverse of 0 is 0.
///
/// With a = a₁F ^ a₀ the conjugate is a₁F ^ a₁ ^ a₀, and the product of both is the smaller number
/// a₀(a₀ ^ a₁) ^ a₁a₁(F/2).
///
/// ```
/// use grundy_rules::theorem::{nim_inverse, nim_product};
/// assert_eq!((nim_inverse(2), nim_product(2, 3)), (3, 1));
/// ```
pub fn nim_inverse(a: u64) -> u64 {
    inverse(a, 32)
}

fn inverse(a: u64, bits: u32) -> u64 {
    let below = (1u64 << bits) - 1;
    if a < 2 {
        return a;
    }
    if a <= below {
        return inverse(a, bits / 2);
    }
    let (a1, a0, less) = (a >> bits, a & below, bits / 2);
    let norm = product(a0, a0 ^ a1, less) ^ product(product(a1, a1, less), 1 << (bits - 1), less);
    let inverse = inverse(norm, less);
    product(a1, inverse, less) << bits | product(a1 ^ a0, inverse, less)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_the_mex_of_its_definition() {
        let mut table = vec![vec![0u64; 40]; 40];
        for a in 0..40usize {
            for b in 0..40usize {
                let excluded: std::collections::BTreeSet<u64> = (0..a)
                    .flat_map(|x| (0..b).map(move |y| (x, y)))
                    .map(|(x, y)| table[x][b] ^ table[a][y] ^ table[x][y])
                    .collect();
                table[a][b] = (0..).find(|value| !excluded.contains(value)).unwrap();
                assert_eq!(nim_product(a as u64, b as u64), table[a][b], "{a}, {b}");
            }
        }
    }

    #[test]
    fn large_numbers_form_a_field() {
        // 2^32 is a Fermat power, and so is 2^16.
        assert_eq!(nim_product(1 << 32, 1 << 32), 3 << 31);
        assert_eq!(nim_product(1 << 32, 1 << 16), 1 << 48);
        let (a, b, c) = (0x9e37_79b9_7f4a_7c15, 0xd1b5_4a32_d192_ed03, u64::MAX);
        assert_eq!(nim_product(a, nim_product(b, c)), nim_product(nim_product(a, b), c));
        assert_eq!(nim_product(a, b ^ c), nim_product(a, b) ^ nim_product(a, c));
        for number in [1, 2, 3, 15, 16, 1000, 1 << 32, a, b, c] {
            assert_eq!(nim_product(number, nim_inverse(number)), 1, "{number}");
        }
        // Squaring 64 times is the identity.
        assert_eq!((0..64).fold(a, |x, _| nim_product(x, x)), a);
    }
}
