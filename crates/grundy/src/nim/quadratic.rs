//! The equation x² + x = c, to which every quadratic equation over nimbers reduces.

use super::Nimber;
use super::word::Word;

impl<T: Word> Nimber<T> {
    /// The trace x + x² + x⁴ + … + x^(2^(bits - 1)) of the field with the bits of `T`; it is 0 or 1.
    ///
    /// It is the highest bit of `T`. Proof: with F = 2^(bits / 2), the trace of x = x₁F ⊕ x₀ into the field
    /// of half the bits is the sum of x and its conjugate x₁(F ⊕ 1) ⊕ x₀, which is x₁. Repeat down to the
    /// field {0, 1}.
    ///
    /// ```
    /// use grundy::nim::Nimber;
    /// assert!(Nimber(128u8).trace());
    /// assert!(!Nimber(128u16).trace());
    /// ```
    pub fn trace(self) -> bool {
        self.0.wide() >> (T::BITS - 1) == 1
    }

    /// The solutions x of x² + x = c in the field with the bits of `T`, the smaller first; `None` where that
    /// field has none, which is where the [trace](Nimber::trace) of c is 1.
    ///
    /// If x solves it, so does x + 1, so the two are an even number and the next one. In the field of twice
    /// the bits every such c has solutions. Any equation x² + px = q with p ≠ 0 becomes this one by x = py,
    /// with c = q/p².
    ///
    /// ```
    /// use grundy::nim::Nimber;
    /// assert_eq!(Nimber(48u8).quadratic_roots(), Some([Nimber(102), Nimber(103)]));
    /// assert_eq!(Nimber(128u8).quadratic_roots(), None);
    /// assert_eq!(Nimber(128u16).quadratic_roots(), Some([Nimber(256), Nimber(257)]));
    /// ```
    ///
    /// # Cost
    /// A few products of each smaller width.
    pub fn quadratic_roots(self) -> Option<[Self; 2]> {
        let root = Nimber(self.0.root());
        (!self.trace()).then(|| [root, root + Nimber::one()])
    }
}
