//! Laws and their evidence, written and read back: input is checked before it becomes a law.

/// Writes a type by its fields, and reads only values that pass its check: `checked!(Period,
/// Period::is_sound, "no period")`.
macro_rules! checked {
    ($type:ty, $sound:expr, $wrong:literal) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                <$type>::serialize(self, to)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                let read = <$type>::deserialize(from)?;
                if $sound(&read) { Ok(read) } else { Err(serde::de::Error::custom($wrong)) }
            }
        }
    };
}

pub(crate) use checked;
