//! Closed formulas, written and read back: the function is named by its text in the table.

use super::{Closed, Line, MAX_CONSTANT, SHAPES};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::borrow::Cow;

/// The parts of a formula.
#[derive(Serialize, Deserialize)]
struct Written<'a> {
    function: Cow<'a, str>,
    base: u64,
    shift: i64,
    line: Line,
    first: u64,
    exceptions: Cow<'a, [(u64, u32)]>,
}

impl Serialize for Closed {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Closed { shape, base, shift, line, first, exceptions } = self;
        let (function, exceptions) = (Cow::from(shape.text), Cow::from(exceptions));
        Written { function, base: *base, shift: *shift, line: *line, first: *first, exceptions }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Closed {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Closed, D::Error> {
        let Written { function, base, shift, line, first, exceptions } = Written::deserialize(from)?;
        let shape = SHAPES.iter().find(|shape| shape.text == function && shape.bases.contains(&base));
        let small = |number: i64| i128::from(number).abs() <= MAX_CONSTANT;
        let sound = (-1..=1).contains(&shift) && line.over > 0 && small(line.times) && small(line.plus);
        match shape.filter(|_| sound) {
            Some(shape) => Ok(Closed::new(shape, base, shift, line, first).with(exceptions.into_owned())),
            None => Err(D::Error::custom("this is no formula that is known")),
        }
    }
}
