//! Lengths on paper and screen.

use std::fmt;
use std::str::FromStr;

/// A length with its unit, as `8cm`.
///
/// ```
/// use grundy_draw::Length;
/// let width: Length = "2.54cm".parse()?;
/// assert_eq!((width.pixels().round(), width.to_string()), (96.0, "2.54cm".into()));
/// assert!("8".parse::<Length>().is_err());
/// # Ok::<(), grundy_draw::NoLength>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Length {
    amount: f64,
    unit: Unit,
}

/// A unit of length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unit {
    Cm,
    Mm,
    Inch,
    Point,
    Pixel,
}

const UNITS: [(&str, Unit); 5] =
    [("cm", Unit::Cm), ("mm", Unit::Mm), ("in", Unit::Inch), ("pt", Unit::Point), ("px", Unit::Pixel)];

/// The largest length in pixels: 5 metres. A page of PDF or TeX cannot be much larger.
const MAX_PIXELS: f64 = 18_900.0;

/// A text that is no length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoLength(String);

impl fmt::Display for NoLength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoLength {}

impl Length {
    fn per_inch(unit: Unit) -> f64 {
        match unit {
            Unit::Cm => 2.54,
            Unit::Mm => 25.4,
            Unit::Inch => 1.0,
            Unit::Point => 72.0,
            Unit::Pixel => 96.0,
        }
    }

    /// The length in pixels: 96 are an inch.
    pub fn pixels(self) -> f64 {
        self.amount / Length::per_inch(self.unit) * 96.0
    }

    /// A length of so many times this one, in its unit.
    pub(crate) fn times(self, factor: f64) -> Length {
        Length { amount: self.amount * factor, unit: self.unit }
    }
}

impl FromStr for Length {
    type Err = NoLength;

    fn from_str(text: &str) -> Result<Length, NoLength> {
        let text = text.trim();
        let found = UNITS.iter().find_map(|(name, unit)| Some((text.strip_suffix(name)?, *unit)));
        let Some((amount, unit)) = found else {
            return Err(NoLength(format!(
                "`{text}` has no unit; a width is written as 8cm, 80mm, 3in, 200pt or 300px"
            )));
        };
        let amount: f64 = amount
            .trim()
            .parse()
            .map_err(|_| NoLength(format!("`{text}` does not begin with a number, as 8cm does")))?;
        let length = Length { amount, unit };
        match length.pixels() {
            pixels if (1.0..=MAX_PIXELS).contains(&pixels) => Ok(length),
            _ => Err(NoLength(format!("`{text}` is no width of a picture: it has 1 pixel to 5 metres"))),
        }
    }
}

/// With at most two decimals, as SVG and TeX read it.
impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = UNITS.iter().find(|(_, unit)| *unit == self.unit).map_or("px", |(name, _)| name);
        write!(f, "{}{unit}", (self.amount * 100.0).round() / 100.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_read_with_their_units() {
        for (text, pixels) in
            [("1in", 96.0), ("25.4 mm", 96.0), ("72pt", 96.0), ("300px", 300.0), (" 5.08cm ", 192.0)]
        {
            let read: Length = text.parse().unwrap();
            assert!((read.pixels() - pixels).abs() < 1e-9, "{text}");
        }
        for text in ["", "8", "cm", "-3cm", "0mm", "infcm", "nanpx", "1e9in", "8 em", "8cmm"] {
            assert!(text.parse::<Length>().is_err(), "{text}");
        }
    }
}
