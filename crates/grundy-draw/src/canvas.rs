//! The canvas: shapes with a role each, which every back end draws in its own way.

use crate::look::Role;
use crate::size::Length;

/// A place on the canvas: right and down from the top left corner, in screen pixels.
pub type Point = (f64, f64);

/// The point of a text that is at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// A shape. It has a meaning, its [`Role`], and no colour.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A line through some points; with `arrow` it ends in a tip.
    Line {
        /// The points, at least two.
        points: Vec<Point>,
        /// Whether it ends in a tip.
        arrow: bool,
        /// Its meaning.
        role: Role,
    },
    /// A rectangle.
    Rect {
        /// Its top left corner.
        at: Point,
        /// Its width and height.
        size: Point,
        /// How far its corners are rounded.
        round: f64,
        /// Its meaning.
        role: Role,
    },
    /// A circle.
    Circle {
        /// Its middle.
        at: Point,
        /// Its radius.
        radius: f64,
        /// Its meaning.
        role: Role,
    },
    /// A closed polygon.
    Polygon {
        /// Its corners.
        points: Vec<Point>,
        /// Its meaning.
        role: Role,
    },
    /// Many bars of one height: the middle of the left side, and the width of each.
    Bars {
        /// Place and width of each.
        bars: Vec<(Point, f64)>,
        /// The height of all of them.
        height: f64,
        /// Their meaning.
        role: Role,
    },
    /// A line of text.
    Text {
        /// Its place, on the base line.
        at: Point,
        /// The point of the text at this place.
        anchor: Anchor,
        /// The size of the letters.
        size: f64,
        /// The text.
        text: String,
        /// Its meaning.
        role: Role,
    },
    /// Shapes that belong together, and their description.
    Group {
        /// The description, for readers who cannot see it, and for the pointer.
        title: String,
        /// The shapes.
        shapes: Vec<Shape>,
    },
}

impl Shape {
    /// The same shape at another place.
    pub fn moved(self, by: Point) -> Shape {
        let there = |(x, y): Point| (x + by.0, y + by.1);
        let all = |points: Vec<Point>| points.into_iter().map(there).collect();
        match self {
            Shape::Line { points, arrow, role } => Shape::Line { points: all(points), arrow, role },
            Shape::Polygon { points, role } => Shape::Polygon { points: all(points), role },
            Shape::Rect { at, size, round, role } => Shape::Rect { at: there(at), size, round, role },
            Shape::Circle { at, radius, role } => Shape::Circle { at: there(at), radius, role },
            Shape::Bars { bars, height, role } => {
                let bars = bars.into_iter().map(|(at, width)| (there(at), width)).collect();
                Shape::Bars { bars, height, role }
            }
            Shape::Text { at, anchor, size, text, role } => {
                Shape::Text { at: there(at), anchor, size, text, role }
            }
            Shape::Group { title, shapes } => {
                Shape::Group { title, shapes: shapes.into_iter().map(|shape| shape.moved(by)).collect() }
            }
        }
    }

    /// The same shape, larger or smaller, as seen from (0, 0). Lines keep their width.
    pub fn scaled(self, factor: f64) -> Shape {
        let there = |(x, y): Point| (x * factor, y * factor);
        let all = |points: Vec<Point>| points.into_iter().map(there).collect();
        match self {
            Shape::Line { points, arrow, role } => Shape::Line { points: all(points), arrow, role },
            Shape::Polygon { points, role } => Shape::Polygon { points: all(points), role },
            Shape::Rect { at, size, round, role } => {
                Shape::Rect { at: there(at), size: there(size), round: round * factor, role }
            }
            Shape::Circle { at, radius, role } => {
                Shape::Circle { at: there(at), radius: radius * factor, role }
            }
            Shape::Bars { bars, height, role } => {
                let bars = bars.into_iter().map(|(at, width)| (there(at), width * factor)).collect();
                Shape::Bars { bars, height: height * factor, role }
            }
            Shape::Text { at, anchor, size, text, role } => {
                Shape::Text { at: there(at), anchor, size: size * factor, text, role }
            }
            Shape::Group { title, shapes } => {
                Shape::Group { title, shapes: shapes.into_iter().map(|shape| shape.scaled(factor)).collect() }
            }
        }
    }
}

/// A picture made of shapes, with its text alternative.
///
/// ```
/// use grundy_draw::{Canvas, Role};
/// let mut canvas = Canvas::new("two cells", "The first cell is a P-position.");
/// canvas.rect((0.0, 0.0), (20.0, 20.0), Role::P);
/// canvas.rect((20.0, 0.0), (20.0, 20.0), Role::N);
/// let svg = canvas.svg();
/// assert!(svg.contains("<title>two cells</title>"));
/// assert!(canvas.tikz().contains("\\begin{tikzpicture}"));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Canvas {
    /// What it shows, in a few words.
    pub title: String,
    /// What it shows, in sentences.
    pub description: String,
    /// The shapes, the lowest first.
    pub shapes: Vec<Shape>,
    /// How wide it is on paper or screen; by default, as many pixels as its units.
    pub width: Option<Length>,
    /// The size of the page that it fills, from (0, 0) on; by default, it is as large as its shapes need.
    pub page: Option<Point>,
}

impl Canvas {
    /// An empty canvas.
    pub fn new(title: impl Into<String>, description: impl Into<String>) -> Canvas {
        Canvas {
            title: title.into(),
            description: description.into(),
            shapes: Vec::new(),
            width: None,
            page: None,
        }
    }

    /// Draws a straight line.
    pub fn line(&mut self, from: Point, to: Point, role: Role) {
        self.path(vec![from, to], false, role);
    }

    /// Draws a line through some points.
    pub fn path(&mut self, points: Vec<Point>, arrow: bool, role: Role) {
        self.shapes.push(Shape::Line { points, arrow, role });
    }

    /// Draws a rectangle.
    pub fn rect(&mut self, at: Point, size: Point, role: Role) {
        self.shapes.push(Shape::Rect { at, size, round: 0.0, role });
    }

    /// Draws a rectangle with round corners.
    pub fn pill(&mut self, at: Point, size: Point, role: Role) {
        self.shapes.push(Shape::Rect { at, size, round: size.1.min(size.0) / 2.0, role });
    }

    /// Draws a circle.
    pub fn circle(&mut self, at: Point, radius: f64, role: Role) {
        self.shapes.push(Shape::Circle { at, radius, role });
    }

    /// Writes text; `at` is on the base line.
    pub fn text(&mut self, at: Point, anchor: Anchor, size: f64, text: impl Into<String>, role: Role) {
        self.shapes.push(Shape::Text { at, anchor, size, text: text.into(), role });
    }

    /// Writes text whose middle is at `at`, as in a cell.
    pub fn label(&mut self, at: Point, size: f64, text: impl Into<String>, role: Role) {
        self.text((at.0, at.1 + 0.36 * size), Anchor::Middle, size, text, role);
    }

    /// Puts the shapes drawn since there were `from` of them into a group.
    pub fn group(&mut self, from: usize, title: impl Into<String>) {
        let shapes = self.shapes.split_off(from);
        self.shapes.push(Shape::Group { title: title.into(), shapes });
    }

    /// The corners of all that was drawn: top left and bottom right.
    pub fn bounds(&self) -> (Point, Point) {
        let mut bounds = Bounds((f64::INFINITY, f64::INFINITY), (f64::NEG_INFINITY, f64::NEG_INFINITY));
        self.shapes.iter().for_each(|shape| bounds.shape(shape));
        if bounds.0.0 > bounds.1.0 { ((0.0, 0.0), (0.0, 0.0)) } else { (bounds.0, bounds.1) }
    }

    /// Every role that occurs.
    pub(crate) fn roles(&self) -> Vec<Role> {
        fn visit(shapes: &[Shape], roles: &mut Vec<Role>) {
            for shape in shapes {
                match shape {
                    Shape::Group { shapes, .. } => visit(shapes, roles),
                    Shape::Line { role, .. }
                    | Shape::Rect { role, .. }
                    | Shape::Circle { role, .. }
                    | Shape::Polygon { role, .. }
                    | Shape::Bars { role, .. }
                    | Shape::Text { role, .. } => roles.push(*role),
                }
            }
        }
        let mut roles = Vec::new();
        visit(&self.shapes, &mut roles);
        roles.sort_unstable();
        roles.dedup();
        roles
    }
}

/// About how wide a text is in DejaVu Sans: never much less than it is.
pub(crate) fn text_width(text: &str, size: f64) -> f64 {
    let wide = |c: char| match c {
        'i' | 'j' | 'l' | '\'' | 'I' | 'J' | '|' => 0.3,
        ' ' | '.' | ',' | ':' | ';' | '!' | 'f' | 'r' | 't' | '(' | ')' | '[' | ']' | '-' | '/' => 0.39,
        'c' | 'k' | 's' | 'v' | 'x' | 'y' | 'z' => 0.58,
        'm' | 'W' => 0.98,
        '#' | '%' | '@' | '~' | 'w' | 'M' | '→' | '⊕' | '⊗' | '=' | '<' | '>' | '+' => 0.84,
        'A'..='Z' => 0.73,
        '\u{2e80}'..='\u{ffff}' => 1.0,
        _ => 0.64,
    };
    size * text.chars().map(wide).sum::<f64>()
}

struct Bounds(Point, Point);

impl Bounds {
    fn add(&mut self, (x, y): Point, around: f64) {
        self.0 = (self.0.0.min(x - around), self.0.1.min(y - around));
        self.1 = (self.1.0.max(x + around), self.1.1.max(y + around));
    }

    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Line { points, .. } | Shape::Polygon { points, .. } => {
                points.iter().for_each(|point| self.add(*point, 1.0));
            }
            Shape::Rect { at, size, .. } => {
                self.add(*at, 1.0);
                self.add((at.0 + size.0, at.1 + size.1), 1.0);
            }
            Shape::Circle { at, radius, .. } => self.add(*at, radius + 1.0),
            Shape::Bars { bars, height, .. } => {
                for (at, width) in bars {
                    self.add((at.0, at.1 - height / 2.0), 0.0);
                    self.add((at.0 + width, at.1 + height / 2.0), 0.0);
                }
            }
            Shape::Text { at, anchor, size, text, .. } => {
                let width = text_width(text, *size);
                let left = match anchor {
                    Anchor::Start => at.0,
                    Anchor::Middle => at.0 - width / 2.0,
                    Anchor::End => at.0 - width,
                };
                self.add((left, at.1 - size), 0.0);
                self.add((left + width, at.1 + 0.3 * size), 0.0);
            }
            Shape::Group { shapes, .. } => shapes.iter().for_each(|shape| self.shape(shape)),
        }
    }
}
