//! The machine words that hold nimbers, and their products through tables.

use super::definition;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::BitXor;

/// An unsigned integer of 8, 16, 32, 64 or 128 bits: the numbers of each width form a field of nimbers.
///
/// The trait is sealed; `u8`, `u16`, `u32`, `u64` and `u128` implement it.
pub trait Word: Field {}

/// The arithmetic of one field. A number has two halves, x = x₁F ⊕ x₀ with F = 2^(half the bits).
pub trait Field: Copy + Ord + Hash + Debug + Default + BitXor<Output = Self> + Send + Sync + 'static {
    const BITS: u32;
    const ONE: Self;

    /// The nim-product.
    fn times(self, other: Self) -> Self;

    /// The nim-product with 2^(BITS - 1), the F/2 of the next larger field.
    fn times_top(self) -> Self;

    /// The number y with x ⊗ y = 1; 0 for 0.
    fn inverse(self) -> Self;

    /// The even x with x ⊗ x ⊕ x = c, where c is this number without its highest bit.
    fn root(self) -> Self;

    /// The number in 128 bits.
    fn wide(self) -> u128;

    /// The number in this width, if it fits.
    fn narrow(number: u128) -> Option<Self>;
}

/// Row a, column b: a ⊗ b. The product is bilinear, so the products of powers of two determine it.
static PRODUCTS: [[u8; 256]; 256] = {
    let mut table = [[0; 256]; 256];
    let mut a = 1;
    while a < 256 {
        let mut b = 1;
        while b < 256 {
            let (a_less, b_less) = (a & (a - 1), b & (b - 1));
            table[a][b] = if a_less > 0 {
                table[a_less][b] ^ table[a ^ a_less][b]
            } else if b_less > 0 {
                table[a][b_less] ^ table[a][b ^ b_less]
            } else {
                definition::product(a as u128, b as u128) as u8
            };
            b += 1;
        }
        a += 1;
    }
    table
};

/// Entry c: the even x with x ⊗ x ⊕ x = c, for c below 128.
static ROOTS: [u8; 128] = {
    let mut table = [0; 128];
    let mut x = 0;
    while x < 256 {
        table[(PRODUCTS[x][x] ^ x as u8) as usize] = x as u8;
        x += 2;
    }
    table
};

impl Word for u8 {}

impl Field for u8 {
    const BITS: u32 = 8;
    const ONE: u8 = 1;

    #[inline]
    fn times(self, other: u8) -> u8 {
        PRODUCTS[usize::from(self)][usize::from(other)]
    }

    #[inline]
    fn times_top(self) -> u8 {
        PRODUCTS[0x80][usize::from(self)]
    }

    fn inverse(self) -> u8 {
        // x^254 = x² ⊗ x⁴ ⊗ … ⊗ x^128, since x^256 = x.
        let squares = std::iter::successors(Some(self.times(self)), |x| Some(x.times(*x)));
        squares.take(7).fold(1, |product, square| product.times(square))
    }

    fn root(self) -> u8 {
        ROOTS[usize::from(self & 0x7f)]
    }

    fn wide(self) -> u128 {
        self.into()
    }

    fn narrow(number: u128) -> Option<u8> {
        number.try_into().ok()
    }
}

/// The upper and the lower half of a number.
macro_rules! halves {
    ($half:ident, $number:expr) => {
        (($number >> $half::BITS) as $half, $number as $half)
    };
}

/// The number with these halves.
macro_rules! join {
    ($half:ident, $word:ident, $upper:expr, $lower:expr) => {
        ($word::from($upper) << $half::BITS) | $word::from($lower)
    };
}

/// A field over the field of half its bits.
macro_rules! field_over {
    ($half:ident, $word:ident) => {
        impl Word for $word {}

        impl Field for $word {
            const BITS: u32 = $word::BITS;
            const ONE: $word = 1;

            /// Three products of the halves instead of four (Karatsuba).
            #[inline]
            fn times(self, other: $word) -> $word {
                let ((a1, a0), (b1, b0)) = (halves!($half, self), halves!($half, other));
                let low = a0.times(b0);
                let high = (a1 ^ a0).times(b1 ^ b0) ^ low;
                join!($half, $word, high, low ^ a1.times(b1).times_top())
            }

            /// The product is linear, so a table for each byte is enough.
            #[inline]
            fn times_top(self) -> $word {
                const BYTES: usize = $word::BITS as usize / 8;
                static TABLES: [[$word; 256]; BYTES] = {
                    let mut tables = [[0; 256]; BYTES];
                    let mut at = 0;
                    while at < 256 * BYTES {
                        let (place, byte) = (at / 256, at % 256);
                        let less = byte & byte.wrapping_sub(1);
                        tables[place][byte] = if byte == 0 {
                            0
                        } else if less > 0 {
                            tables[place][less] ^ tables[place][byte ^ less]
                        } else {
                            let power = (byte as u128) << (8 * place);
                            definition::product(power, 1 << ($word::BITS - 1)) as $word
                        };
                        at += 1;
                    }
                    tables
                };
                let bytes = self.to_le_bytes();
                let mut product = 0;
                let mut place = 0;
                while place < BYTES {
                    product ^= TABLES[place][usize::from(bytes[place])];
                    place += 1;
                }
                product
            }

            /// With the conjugate x* = x ⊕ x₁, the product x ⊗ x* lies in the field of the halves.
            fn inverse(self) -> $word {
                let (x1, x0) = halves!($half, self);
                let norm = x0.times(x0 ^ x1) ^ x1.times(x1).times_top();
                let inverse = norm.inverse();
                join!($half, $word, x1.times(inverse), (x0 ^ x1).times(inverse))
            }

            /// x ⊗ x ⊕ x = (x₁² ⊕ x₁)F ⊕ x₀² ⊕ x₀ ⊕ x₁²(F/2). Find x₁ first, up to adding 1; adding 1 flips
            /// the highest bit of the equation for x₀.
            fn root(self) -> $word {
                let (c1, c0) = halves!($half, self);
                let x1 = c1.root();
                let rest = c0 ^ x1.times(x1).times_top();
                let flip = rest >> ($half::BITS - 1);
                join!($half, $word, x1 ^ flip, rest.root())
            }

            fn wide(self) -> u128 {
                self.into()
            }

            fn narrow(number: u128) -> Option<$word> {
                number.try_into().ok()
            }
        }
    };
}

field_over!(u8, u16);
field_over!(u16, u32);
field_over!(u32, u64);
field_over!(u64, u128);
