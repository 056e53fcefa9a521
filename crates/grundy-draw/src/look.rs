//! The meanings of shapes, and their looks: the only file with colours.
//!
//! The colours are those of Okabe and Ito, which people with any kind of colour blindness can distinguish. No
//! meaning depends on a colour alone: P-positions are hatched, winning moves are thick, other marks have
//! another shape, so that a reader needs no colours.

/// The meaning of a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Text.
    Ink,
    /// Text in bold letters: headings, and what the reader should notice.
    Strong,
    /// Less prominent text.
    Faint,
    /// A P-position: the player to move loses.
    P,
    /// An N-position: the player to move wins.
    N,
    /// A cell or node without an outcome.
    Cell,
    /// A cell before the period.
    Before,
    /// A value that the period does not repeat.
    Exception,
    /// The head of a row or column.
    Head,
    /// A line of a grid.
    Grid,
    /// An axis.
    Axis,
    /// A plain background for text on a hatched one.
    Plate,
    /// A coin, or another playing piece.
    Coin,
    /// A coin that the next move takes.
    Taken,
    /// A move, an edge.
    Move,
    /// A winning move.
    Winning,
    /// The start of the winning move, or what it touches.
    Mark,
    /// A square that is out of play.
    Blocked,
    /// The cross on a square that nobody wants.
    Poison,
    /// A light stone.
    Light,
    /// A dark stone.
    Dark,
    /// An edge of a picture that stands on the ground.
    Stalk,
    /// A vertex that is gone.
    Gone,
    /// The ground.
    Ground,
    /// A dot of a plot.
    Dot,
    /// The size of a value: from 0, light, to [`LEVELS`] − 1.
    Level(u8),
}

/// The number of steps of a scale of values.
pub const LEVELS: u8 = 8;

/// The look of a role: colours on light and on dark background, width of the line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Look {
    /// Its name in SVG and TikZ.
    pub name: &'static str,
    /// The inside, on light and on dark background.
    pub fill: Option<[u32; 2]>,
    /// The line, on light and on dark background.
    pub line: Option<[u32; 2]>,
    /// How thick the line is.
    pub width: f64,
    /// Whether the line is dashed.
    pub dashed: bool,
    /// Whether the inside is hatched, in the colour of the line.
    pub hatched: bool,
    /// Whether letters are bold.
    pub bold: bool,
}

/// The background, light and dark.
pub(crate) const PAPER: [u32; 2] = [0xffffff, 0x15181d];

const INK: [u32; 2] = [0x1b1b1b, 0xf0f0f0];
const GREY: [u32; 2] = [0x5f5f5f, 0xb4b4b4];
const PALE: [u32; 2] = [0xc8c8c8, 0x4a4f57];
const BLUE: [u32; 2] = [0x0072b2, 0x56b4e9];
const VERMILION: [u32; 2] = [0xd55e00, 0xff8a3d];
const ORANGE: [u32; 2] = [0xe69f00, 0xe69f00];

const SCALE: [[u32; 2]; LEVELS as usize] = [
    [0xf7fbff, 0x1c2128],
    [0xe3eef8, 0x22303f],
    [0xcde0f1, 0x283f57],
    [0xb0d2e8, 0x2d4f70],
    [0x8fc1de, 0x315f89],
    [0x6baed6, 0x3470a3],
    [0x4a98c9, 0x3781be],
    [0x2e7ebc, 0x4a97d6],
];
const SCALE_NAMES: [&str; LEVELS as usize] = ["la", "lb", "lc", "ld", "le", "lf", "lg", "lh"];

impl Role {
    pub(crate) fn look(self) -> Look {
        let text = |name, colour, bold| Look {
            name,
            fill: Some(colour),
            line: None,
            width: 0.0,
            dashed: false,
            hatched: false,
            bold,
        };
        let area = |name, fill, line, width| Look {
            name,
            fill,
            line: Some(line),
            width,
            dashed: false,
            hatched: false,
            bold: false,
        };
        let line = |name, line, width| area(name, None, line, width);
        match self {
            Role::Ink => text("ink", INK, false),
            Role::Strong => text("strong", INK, true),
            Role::Faint => text("faint", GREY, false),
            Role::P => Look { hatched: true, ..area("p", Some([0xd9edf9, 0x1d3a4d]), BLUE, 1.2) },
            Role::N => area("n", Some([0xfdf3dc, 0x3a2f17]), INK, 1.0),
            Role::Cell => area("cell", Some(PAPER), GREY, 1.0),
            Role::Before => area("before", Some([0xeeeeee, 0x2b2f36]), GREY, 1.0),
            Role::Exception => Look { dashed: true, ..line("exception", VERMILION, 1.8) },
            Role::Plate => Look { line: None, width: 0.0, ..area("plate", Some(PAPER), GREY, 0.0) },
            Role::Head => area("head", Some([0xe6e6e6, 0x30353d]), GREY, 1.0),
            Role::Grid => line("grid", PALE, 0.6),
            Role::Axis => line("axis", INK, 1.0),
            Role::Coin => area("coin", Some(ORANGE), [0x5b3f00, 0xfff0cc], 1.0),
            Role::Taken => Look { dashed: true, ..area("taken", Some(PAPER), VERMILION, 1.6) },
            Role::Move => line("move", GREY, 0.9),
            Role::Winning => line("winning", VERMILION, 2.6),
            Role::Mark => line("mark", VERMILION, 2.0),
            Role::Blocked => area("blocked", Some([0x6b6b6b, 0x6b6b6b]), GREY, 1.0),
            Role::Poison => line("poison", [0xffffff, 0xffffff], 3.0),
            Role::Light => area("light", Some([0xffffff, 0xf0f0f0]), [0x1b1b1b, 0x808080], 1.4),
            Role::Dark => area("dark", Some([0x1b1b1b, 0x000000]), [0x1b1b1b, 0xf0f0f0], 1.4),
            Role::Stalk => line("stalk", [0x00785a, 0x00b386], 3.0),
            Role::Gone => Look { dashed: true, ..area("gone", Some(PAPER), PALE, 1.0) },
            Role::Ground => line("ground", INK, 4.0),
            Role::Dot => line("dot", BLUE, 1.0),
            Role::Level(step) => {
                let step = usize::from(step.min(LEVELS - 1));
                let colour = SCALE[step];
                area(SCALE_NAMES[step], Some(colour), colour, 0.0)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn brightness(colour: u32) -> f64 {
        let part = |shift: u32| {
            let c = f64::from(colour >> shift & 255) / 255.0;
            if c <= 0.03928 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
    }

    fn contrast(a: u32, b: u32) -> f64 {
        let (a, b) = (brightness(a) + 0.05, brightness(b) + 0.05);
        a.max(b) / a.min(b)
    }

    #[test]
    fn text_stands_out_from_all_that_it_is_written_on() {
        for theme in [0, 1] {
            for role in [Role::Ink, Role::Faint] {
                let ink = role.look().fill.unwrap()[theme];
                assert!(contrast(ink, PAPER[theme]) >= 4.5, "{role:?}");
            }
            for below in [Role::P, Role::N, Role::Cell, Role::Before, Role::Head] {
                let below = below.look();
                assert!(contrast(INK[theme], below.fill.unwrap()[theme]) >= 7.0, "{below:?}");
            }
        }
    }

    #[test]
    fn marks_stand_out_from_the_paper() {
        for theme in [0, 1] {
            for role in
                [Role::P, Role::Exception, Role::Winning, Role::Mark, Role::Move, Role::Axis, Role::Dot]
            {
                let look = role.look();
                assert!(contrast(look.line.unwrap()[theme], PAPER[theme]) >= 3.0, "{look:?}");
            }
        }
    }
}
