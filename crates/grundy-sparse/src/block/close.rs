//! Close taps if more values are told apart than fit a word: all of them are compared with a value at once.

use super::size::PART;
use super::tap::Tap;

/// What makes the latest values options, the nearest one in the lowest byte.
#[derive(Clone, Copy, Debug)]
struct Layer {
    constants: u128,
    /// All bits set at distances without a tap.
    none: u128,
}

/// Taps nearer than a part of a block; a layer holds one for each distance.
#[derive(Clone, Debug, Default)]
pub(crate) struct Close(Vec<Layer>);

/// A one in each byte.
const ONES: u128 = u128::MAX / 255;

impl Close {
    /// These taps, all nearer than a part.
    pub(crate) fn new(taps: &[Tap]) -> Close {
        let mut layers: Vec<Layer> = Vec::new();
        for tap in taps {
            let shift = 8 * (tap.offset - 1);
            debug_assert!(tap.offset < PART, "it is near");
            let layer = match layers.iter().position(|layer| layer.none >> shift & 1 == 1) {
                Some(free) => &mut layers[free],
                None => {
                    layers.push(Layer { constants: 0, none: u128::MAX });
                    layers.last_mut().unwrap_or_else(|| unreachable!("it was pushed just now"))
                }
            };
            layer.constants |= u128::from(tap.constant()) << shift;
            layer.none &= !(255 << shift);
        }
        Close(layers)
    }

    /// Whether a value is an option by one of these taps. `latest` holds the latest values, the nearest one
    /// in the lowest byte.
    #[inline(always)]
    pub(crate) fn excludes(&self, latest: u128, value: u8) -> bool {
        let sums = latest ^ (u128::from(value) * ONES);
        self.0.iter().any(|layer| has_zero((sums ^ layer.constants) | layer.none))
    }
}

/// Whether one of the bytes is 0.
#[inline(always)]
fn has_zero(bytes: u128) -> bool {
    let has_zero = |bytes: u64| bytes.wrapping_sub(ONES as u64) & !bytes & (ONES as u64) << 7;
    has_zero(bytes as u64) | has_zero((bytes >> 64) as u64) != 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn near_options_are_those_by_hand(
            taps in prop::collection::vec((1..PART, any::<u8>()), 0..40),
            latest in any::<[u8; 16]>(),
            value in any::<u8>(),
        ) {
            let taps: Vec<Tap> = taps.into_iter().map(|(offset, constant)| Tap::new(offset, constant)).collect();
            let close = Close::new(&taps);
            let by_hand = |value: u8| taps.iter().any(|tap| latest[tap.offset - 1] ^ tap.constant() == value);
            let some = taps.first().map_or(0, |tap| latest[tap.offset - 1] ^ tap.constant());
            for value in [value, some] {
                prop_assert_eq!(close.excludes(u128::from_le_bytes(latest), value), by_hand(value));
            }
        }
    }
}
