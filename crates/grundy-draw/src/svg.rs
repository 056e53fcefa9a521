//! SVG: for the screen, light and dark, with text alternatives.

use crate::canvas::{Anchor, Canvas, Point, Shape};
use crate::look::{PAPER, Role};
use quick_xml::Writer;
use quick_xml::events::{BytesEnd, BytesStart, BytesText, Event};
use std::fmt::Write as _;
use std::io;

/// The background of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Light or dark, according to the reader's screen.
    #[default]
    Both,
    /// Light, as paper.
    Light,
    /// Dark.
    Dark,
}

/// The margin around a picture.
pub(crate) const MARGIN: f64 = 12.0;

impl Canvas {
    /// The picture as SVG, light or dark according to the reader's screen.
    ///
    /// # Laws
    /// It is well-formed XML for all texts.
    pub fn svg(&self) -> String {
        self.svg_on(Theme::Both)
    }

    /// The part of the plane that the SVG shows: the top left corner and the size.
    pub fn view(&self) -> (Point, Point) {
        if let Some(page) = self.page {
            return ((0.0, 0.0), page);
        }
        let ((left, top), (right, bottom)) = self.bounds();
        let at = (left - MARGIN, top - MARGIN);
        (at, (right - left + 2.0 * MARGIN, bottom - top + 2.0 * MARGIN))
    }

    /// The picture as SVG on a background of the caller's choice.
    pub fn svg_on(&self, theme: Theme) -> String {
        let (at, size) = self.view();
        let mut writer = Writer::new(Vec::new());
        let mut out = Out(&mut writer);
        // Writing to memory does not fail.
        let _ = out.whole(self, at, size, theme);
        String::from_utf8(writer.into_inner()).unwrap_or_default()
    }
}

/// A length in its shortest form: one decimal.
pub(crate) fn short(length: f64) -> String {
    let tenths = (length * 10.0).round() / 10.0;
    // No negative zero.
    format!("{}", if tenths == 0.0 { 0.0 } else { tenths })
}

/// The style sheet for the roles that occur.
fn style(roles: &[Role], theme: Theme) -> String {
    let rules = |dark: usize| {
        let mut css = String::new();
        for role in roles {
            let look = role.look();
            let _ = write!(css, ".g-{}{{", look.name);
            match look.fill {
                Some(_) if look.hatched => css += "fill:url(#g-hatch);",
                Some(fill) => {
                    let _ = write!(css, "fill:#{:06x};", fill[dark]);
                }
                None => css += "fill:none;",
            }
            if let Some(line) = look.line.filter(|_| look.width > 0.0 || look.fill.is_none()) {
                let _ = write!(css, "stroke:#{:06x};stroke-width:{};", line[dark], look.width);
            }
            if look.dashed {
                css += "stroke-dasharray:4 2;";
            }
            if look.bold {
                css += "font-weight:bold;";
            }
            css.pop();
            css += "}";
            if look.line.is_some() {
                let colour = look.fill.filter(|_| look.width == 0.0).or(look.line).unwrap_or_default()[dark];
                let _ = write!(css, ".g-{0}-bars{{fill:none;stroke:#{colour:06x}}}", look.name);
                let _ = write!(css, ".g-{0}-tip{{fill:#{colour:06x}}}", look.name);
            }
            if look.hatched {
                let [fill, line] = [look.fill, look.line].map(|c| c.unwrap_or(PAPER)[dark]);
                let _ = write!(
                    css,
                    ".g-hatch-paper{{fill:#{fill:06x}}}.g-hatch-line{{stroke:#{line:06x};stroke-width:1.1}}"
                );
            }
        }
        let _ = write!(css, ".g-paper{{fill:#{:06x}}}", PAPER[dark]);
        css
    };
    match theme {
        Theme::Both => format!("{}@media (prefers-color-scheme:dark){{{}}}", rules(0), rules(1)),
        Theme::Light => rules(0),
        Theme::Dark => rules(1),
    }
}

struct Out<'w>(&'w mut Writer<Vec<u8>>);

impl Out<'_> {
    fn whole(&mut self, canvas: &Canvas, at: Point, size: Point, theme: Theme) -> io::Result<()> {
        let [x, y, width, height] = [at.0, at.1, size.0, size.1].map(short);
        let roles = canvas.roles();
        let [wide, high] = match canvas.width {
            Some(length) => [length.to_string(), length.times(size.1 / size.0).to_string()],
            None => [width.clone(), height.clone()],
        };
        self.open(
            "svg",
            &[
                ("xmlns", "http://www.w3.org/2000/svg"),
                ("width", &wide),
                ("height", &high),
                ("viewBox", &format!("{x} {y} {width} {height}")),
                ("role", "img"),
                ("font-family", "DejaVu Sans, Verdana, sans-serif"),
            ],
        )?;
        self.words("title", &canvas.title)?;
        self.words("desc", &canvas.description)?;
        self.words("style", &style(&roles, theme))?;
        if roles.iter().any(|role| role.look().hatched) {
            self.open("defs", &[])?;
            self.open(
                "pattern",
                &[
                    ("id", "g-hatch"),
                    ("width", "5"),
                    ("height", "5"),
                    ("patternUnits", "userSpaceOnUse"),
                    ("patternTransform", "rotate(45)"),
                ],
            )?;
            self.empty("rect", &[("class", "g-hatch-paper"), ("width", "5"), ("height", "5")])?;
            self.empty("path", &[("class", "g-hatch-line"), ("d", "M2.5 0V5")])?;
            self.close("pattern")?;
            self.close("defs")?;
        }
        self.empty(
            "rect",
            &[("class", "g-paper"), ("x", &x), ("y", &y), ("width", &width), ("height", &height)],
        )?;
        self.newline()?;
        self.shapes(&canvas.shapes)?;
        self.close("svg")?;
        self.newline()
    }

    /// Consecutive lines of one kind become one path.
    fn shapes(&mut self, shapes: &[Shape]) -> io::Result<()> {
        let kind = |shape: &Shape| match shape {
            Shape::Line { arrow, role, .. } => Some((*arrow, *role)),
            _ => None,
        };
        for run in shapes.chunk_by(|a, b| kind(a).is_some() && kind(a) == kind(b)) {
            match run {
                [Shape::Line { .. }, ..] => self.lines(run)?,
                run => run.iter().try_for_each(|shape| self.shape(shape))?,
            }
        }
        Ok(())
    }

    /// Lines of one kind, and their tips.
    fn lines(&mut self, lines: &[Shape]) -> io::Result<()> {
        let (mut d, mut tips, mut name) = (String::new(), String::new(), "");
        for shape in lines {
            let Shape::Line { points, arrow, role } = shape else { continue };
            name = role.look().name;
            path(&mut d, points);
            if let Some(tip) = tip(points, role).filter(|_| *arrow) {
                path(&mut tips, &tip);
                tips.push('z');
            }
        }
        self.empty("path", &[("class", &format!("g-{name}")), ("d", &d)])?;
        if !tips.is_empty() {
            self.empty("path", &[("class", &format!("g-{name}-tip")), ("d", &tips)])?;
        }
        self.newline()
    }

    fn shape(&mut self, shape: &Shape) -> io::Result<()> {
        let class = |role: &Role| format!("g-{}", role.look().name);
        match shape {
            Shape::Line { .. } => return self.lines(std::slice::from_ref(shape)),
            Shape::Rect { at, size, round, role } => {
                let [x, y, w, h, r] = [at.0, at.1, size.0, size.1, *round].map(short);
                let class = class(role);
                let mut all: Vec<(&str, &str)> =
                    vec![("class", &class), ("x", &x), ("y", &y), ("width", &w), ("height", &h)];
                if *round > 0.0 {
                    all.push(("rx", &r));
                }
                self.empty("rect", &all)?;
            }
            Shape::Circle { at, radius, role } => {
                let [x, y, r] = [at.0, at.1, *radius].map(short);
                self.empty("circle", &[("class", &class(role)), ("cx", &x), ("cy", &y), ("r", &r)])?;
            }
            Shape::Polygon { points, role } => {
                self.empty("polygon", &[("class", &class(role)), ("points", &corners(points))])?;
            }
            Shape::Bars { bars, height, role } => {
                let mut d = String::new();
                for ((x, y), width) in bars {
                    let _ = write!(d, "M{} {}h{}", short(*x), short(*y), short(*width));
                }
                let class = format!("{}-bars", class(role));
                self.empty("path", &[("class", &class), ("stroke-width", &short(*height)), ("d", &d)])?;
            }
            Shape::Text { at, anchor, size, text, role } => {
                let [x, y, size] = [at.0, at.1, *size].map(short);
                let class = class(role);
                let mut all: Vec<(&str, &str)> =
                    vec![("class", &class), ("x", &x), ("y", &y), ("font-size", &size)];
                match anchor {
                    Anchor::Start => {}
                    Anchor::Middle => all.push(("text-anchor", "middle")),
                    Anchor::End => all.push(("text-anchor", "end")),
                }
                self.open("text", &all)?;
                self.write(text)?;
                self.close("text")?;
            }
            Shape::Group { title, shapes } => {
                self.open("g", &[])?;
                self.words("title", title)?;
                self.shapes(shapes)?;
                self.close("g")?;
            }
        }
        self.newline()
    }

    fn open(&mut self, name: &str, attributes: &[(&str, &str)]) -> io::Result<()> {
        let start = BytesStart::new(name).with_attributes(attributes.iter().copied());
        self.0.write_event(Event::Start(start))
    }

    fn empty(&mut self, name: &str, attributes: &[(&str, &str)]) -> io::Result<()> {
        let start = BytesStart::new(name).with_attributes(attributes.iter().copied());
        self.0.write_event(Event::Empty(start))
    }

    fn close(&mut self, name: &str) -> io::Result<()> {
        self.0.write_event(Event::End(BytesEnd::new(name)))
    }

    fn words(&mut self, name: &str, text: &str) -> io::Result<()> {
        self.open(name, &[])?;
        self.write(text)?;
        self.close(name)
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        self.0.write_event(Event::Text(BytesText::new(&legal(text))))
    }

    fn newline(&mut self) -> io::Result<()> {
        self.0.write_event(Event::Text(BytesText::from_escaped("\n")))
    }
}

/// The text without the characters that XML cannot hold.
pub(crate) fn legal(text: &str) -> String {
    let illegal = |c: char| (c.is_control() && c != '\n') || matches!(c, '\u{fffe}' | '\u{ffff}');
    text.chars().map(|c| if illegal(c) { '\u{fffd}' } else { c }).collect()
}

/// Appends a line through some points, each relative to the one before, as rounded.
fn path(d: &mut String, points: &[Point]) {
    let tenths = |length: f64| (length * 10.0).round() / 10.0;
    let mut last = None;
    for &(x, y) in points {
        let (x, y) = (tenths(x), tenths(y));
        let _ = match last {
            None => write!(d, "M{} {}", short(x), short(y)),
            Some((a, b)) => write!(d, "l{} {}", short(x - a), short(y - b)),
        };
        last = Some((x, y));
    }
}

fn corners(points: &[Point]) -> String {
    points.iter().map(|(x, y)| format!("{},{}", short(*x), short(*y))).collect::<Vec<_>>().join(" ")
}

/// The tip of an arrow: a triangle at the last point.
pub(crate) fn tip(points: &[Point], role: &Role) -> Option<[Point; 3]> {
    let [.., from, to] = points else { return None };
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    if length == 0.0 {
        return None;
    }
    let (dx, dy) = (dx / length, dy / length);
    let long = 6.0 + 1.2 * role.look().width;
    let wide = long * 0.42;
    let back = (to.0 - dx * long, to.1 - dy * long);
    Some([*to, (back.0 - dy * wide, back.1 + dx * wide), (back.0 + dy * wide, back.1 - dx * wide)])
}
