//! The arguments of messages.

use fluent_bundle::FluentValue;
use std::borrow::Cow;

/// What a message is given: a number chooses a plural form; a text stands as it is.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// A number, written with all its digits.
    Number(u128),
    /// A text.
    Text(String),
}

/// Whole numbers up to here are exact in a double, the only number that Fluent knows.
const MAX_EXACT: u128 = 1 << 53;

impl Given {
    pub(crate) fn value(&self) -> FluentValue<'_> {
        match self {
            Given::Number(n) if *n <= MAX_EXACT => FluentValue::from(*n as f64),
            // Fluent then takes the plural form of other numbers, which that of large numbers is in our languages.
            Given::Number(n) => FluentValue::String(Cow::Owned(n.to_string())),
            Given::Text(text) => FluentValue::String(Cow::Borrowed(text)),
        }
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Given {
            fn from(n: $number) -> Given {
                Given::Number(n as u128)
            }
        }

        impl From<&$number> for Given {
            fn from(n: &$number) -> Given {
                Given::Number(*n as u128)
            }
        }
    )*};
}

numbers!(u8, u32, u64, u128, usize);

impl From<String> for Given {
    fn from(text: String) -> Given {
        Given::Text(text)
    }
}

impl From<&String> for Given {
    fn from(text: &String) -> Given {
        Given::Text(text.clone())
    }
}

impl From<char> for Given {
    fn from(sign: char) -> Given {
        Given::Text(sign.into())
    }
}

impl From<&str> for Given {
    fn from(text: &str) -> Given {
        Given::Text(text.into())
    }
}
