//! PNG: pixels, drawn by `tiny_skia`, with the letters of DejaVu Sans.

use crate::canvas::{Canvas, Point, Shape};
use crate::font::{Font, lacks};
use crate::look::{Look, PAPER, Role};
use crate::svg::{Theme, tip};
use std::fmt;
use tiny_skia::{
    Color, FillRule, GradientStop, LinearGradient, Paint, Path, PathBuilder, Pixmap, Rect, Shader,
    SpreadMode, Stroke, StrokeDash, Transform,
};

/// The largest number of pixels of a picture.
const MAX_PIXELS: f64 = 64e6;
/// Of the hatching: from line to line, in pixels of the SVG.
const HATCH_STEP: f32 = 5.0;
/// Of the hatching: the width of a line, in pixels of the SVG.
const HATCH_LINE: f32 = 1.1;
/// Where the control points of a cubic curve lie that is nearly a quarter of a circle of radius 1.
const QUARTER_CIRCLE: f64 = 0.552_284_75;

/// Why there are no pixels.
#[derive(Clone, Debug, PartialEq)]
pub enum PngError {
    /// The scale is not above 0.
    NoScale(f64),
    /// Too many pixels: the width and the height.
    TooLarge(f64, f64),
    /// The font lacks characters of the picture.
    Lacks(Vec<char>),
    /// The renderer refuses the picture.
    Refused(String),
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PngError::NoScale(scale) => {
                write!(f, "the scale of a PNG is a number above 0, such as 2, and not {scale}")
            }
            PngError::TooLarge(width, height) => write!(
                f,
                "a PNG of {width:.0} by {height:.0} pixels is too large; draw less, choose a smaller scale, or write SVG"
            ),
            PngError::Lacks(missing) => f.write_str(&lacks(missing)),
            PngError::Refused(why) => write!(f, "the renderer refuses the picture: {why}"),
        }
    }
}

impl std::error::Error for PngError {}

impl Canvas {
    /// The picture as PNG, with `scale` pixels for each pixel of its width. The same on every machine, since
    /// the letters are part of the program.
    ///
    /// Letters stand side by side as the font spaces them; scripts that join letters or run from right to left
    /// need SVG.
    ///
    /// # Errors
    /// [`PngError::NoScale`] if the scale is not above 0, [`PngError::TooLarge`] beyond 64 million pixels,
    /// [`PngError::Lacks`] if the font lacks a letter.
    pub fn png(&self, theme: Theme, scale: f64) -> Result<Vec<u8>, PngError> {
        let refused = |why: String| PngError::Refused(why);
        let letters = Font::new().map_err(|e| refused(e.to_string()))?;
        let missing = letters.missing(self);
        if !missing.is_empty() {
            return Err(PngError::Lacks(missing));
        }
        let pixels = self.pixels(theme, scale, &letters)?;
        pixels.encode_png().map_err(|e| refused(e.to_string()))
    }

    fn pixels(&self, theme: Theme, scale: f64, letters: &Font) -> Result<Pixmap, PngError> {
        if scale.is_nan() || scale <= 0.0 {
            return Err(PngError::NoScale(scale));
        }
        let ((left, top), (width, height)) = self.view();
        let scale = scale * self.width.map_or(1.0, |wanted| wanted.pixels() / width);
        let [width, height] = [width, height].map(|side| (side * scale).round().max(1.0));
        let too_large = PngError::TooLarge(width, height);
        if width * height > MAX_PIXELS {
            return Err(too_large);
        }
        let mut pixels = Pixmap::new(width as u32, height as u32).ok_or(too_large)?;
        // Nothing but the reader's screen chooses between light and dark, and a file has no screen.
        let dark = usize::from(theme == Theme::Dark);
        pixels.fill(colour(PAPER[dark]));
        let scale = scale as f32;
        let place = Transform::from_scale(scale, scale).pre_translate(-left as f32, -top as f32);
        let mut painter = Painter { pixels, place, scale, dark, letters };
        self.shapes.iter().for_each(|shape| painter.shape(shape));
        Ok(painter.pixels)
    }
}

fn colour(rgb: u32) -> Color {
    let [_, red, green, blue] = rgb.to_be_bytes();
    Color::from_rgba8(red, green, blue, 255)
}

struct Painter<'a> {
    pixels: Pixmap,
    /// From the canvas to the pixels.
    place: Transform,
    scale: f32,
    /// Which of two colours: 0 on light, 1 on dark background.
    dark: usize,
    letters: &'a Font,
}

impl Painter<'_> {
    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Line { points, arrow, role } => {
                self.draw(line(points, false), *role);
                if let Some(tip) = tip(points, role).filter(|_| *arrow) {
                    self.fill(line(&tip, true), Shader::SolidColor(self.plain(*role)));
                }
            }
            Shape::Rect { at, size, round, role } => self.draw(rectangle(*at, *size, *round), *role),
            Shape::Circle { at, radius, role } => {
                self.draw(PathBuilder::from_circle(at.0 as f32, at.1 as f32, *radius as f32), *role);
            }
            Shape::Polygon { points, role } => self.draw(line(points, true), *role),
            Shape::Bars { bars, height, role } => {
                for ((x, y), width) in bars {
                    let bar = rectangle((*x, y - height / 2.0), (*width, *height), 0.0);
                    self.fill(bar, Shader::SolidColor(self.plain(*role)));
                }
            }
            Shape::Text { at, anchor, size, text, role } => {
                self.draw(self.letters.path(text, *at, *anchor, *size, role.look().bold), *role);
            }
            Shape::Group { shapes, .. } => shapes.iter().for_each(|shape| self.shape(shape)),
        }
    }

    /// The one colour of bars and tips: that of the inside where there is no line around it.
    fn plain(&self, role: Role) -> Color {
        let look = role.look();
        colour(look.fill.filter(|_| look.width == 0.0).or(look.line).unwrap_or_default()[self.dark])
    }

    /// The inside of a path, then its line. A path without points leaves no trace.
    fn draw(&mut self, path: Option<Path>, role: Role) {
        let look = role.look();
        if let Some(inside) = self.inside(&look) {
            self.fill(path.clone(), inside);
        }
        if let (Some(path), Some(line)) = (path, look.line.filter(|_| look.width > 0.0)) {
            let dash = look.dashed.then(|| StrokeDash::new(vec![4.0, 2.0], 0.0)).flatten();
            let stroke = Stroke { width: look.width as f32, dash, ..Stroke::default() };
            let paint = Paint { shader: Shader::SolidColor(colour(line[self.dark])), ..Paint::default() };
            self.pixels.stroke_path(&path, &paint, &stroke, self.place, None);
        }
    }

    fn fill(&mut self, path: Option<Path>, shader: Shader<'_>) {
        if let Some(path) = path {
            let paint = Paint { shader, ..Paint::default() };
            self.pixels.fill_path(&path, &paint, FillRule::Winding, self.place, None);
        }
    }

    fn inside(&self, look: &Look) -> Option<Shader<'static>> {
        let fill = colour(look.fill?[self.dark]);
        let line = colour(look.line.unwrap_or(PAPER)[self.dark]);
        let hatch = || hatching(fill, line, self.scale);
        Some(look.hatched.then(hatch).flatten().unwrap_or(Shader::SolidColor(fill)))
    }
}

/// Lines from the top right to the bottom left: a gradient that repeats. From the ground to the line and back it
/// changes over one pixel of the picture, so that the edges are smooth.
fn hatching(ground: Color, line: Color, scale: f32) -> Option<Shader<'static>> {
    let [middle, half] = [HATCH_STEP / 2.0, HATCH_LINE / 2.0];
    let blur = (0.5 / scale).min(half);
    let stop = |at: f32, colour| GradientStop::new(at / HATCH_STEP, colour);
    let stops = vec![
        stop(0.0, ground),
        stop(middle - half - blur, ground),
        stop(middle - half + blur, line),
        stop(middle + half - blur, line),
        stop(middle + half + blur, ground),
        stop(HATCH_STEP, ground),
    ];
    let end = HATCH_STEP * std::f32::consts::FRAC_1_SQRT_2;
    let [start, end] = [(0.0, 0.0), (end, end)].map(tiny_skia::Point::from);
    LinearGradient::new(start, end, stops, SpreadMode::Repeat, Transform::identity())
}

fn line(points: &[Point], closed: bool) -> Option<Path> {
    let mut path = PathBuilder::new();
    let mut points = points.iter().map(|(x, y)| (*x as f32, *y as f32));
    let (x, y) = points.next()?;
    path.move_to(x, y);
    points.for_each(|(x, y)| path.line_to(x, y));
    if closed {
        path.close();
    }
    path.finish()
}

/// A rectangle whose corners are rounded by quarters of circles.
fn rectangle((x, y): Point, (width, height): Point, round: f64) -> Option<Path> {
    if round == 0.0 {
        return Rect::from_xywh(x as f32, y as f32, width as f32, height as f32).map(PathBuilder::from_rect);
    }
    let mut path = PathBuilder::new();
    let (right, bottom, control) = (x + width, y + height, round * (1.0 - QUARTER_CIRCLE));
    let mut corner = |from: Point, first: Point, second: Point, to: Point| {
        let [from, first, second, to] = [from, first, second, to].map(|(x, y)| (x as f32, y as f32));
        if path.is_empty() {
            path.move_to(from.0, from.1);
        }
        path.line_to(from.0, from.1);
        path.cubic_to(first.0, first.1, second.0, second.1, to.0, to.1);
    };
    corner((x, y + round), (x, y + control), (x + control, y), (x + round, y));
    corner((right - round, y), (right - control, y), (right, y + control), (right, y + round));
    let lower = [(right, bottom - round), (right, bottom - control), (right - control, bottom)];
    corner(lower[0], lower[1], lower[2], (right - round, bottom));
    let lower = [(x + round, bottom), (x + control, bottom), (x, bottom - control)];
    corner(lower[0], lower[1], lower[2], (x, bottom - round));
    path.close();
    path.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canvas::Anchor;

    fn pixels(canvas: &Canvas, theme: Theme) -> Pixmap {
        canvas.pixels(theme, 2.0, &Font::new().unwrap()).unwrap()
    }

    /// The colours of a picture, the most frequent first, each with its number of pixels.
    fn colours(pixels: &Pixmap) -> Vec<(u32, usize)> {
        let mut colours = std::collections::BTreeMap::new();
        for pixel in pixels.pixels() {
            let rgb = u32::from_be_bytes([0, pixel.red(), pixel.green(), pixel.blue()]);
            *colours.entry(rgb).or_insert(0) += 1;
        }
        let mut colours: Vec<(u32, usize)> = colours.into_iter().collect();
        colours.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        colours
    }

    fn of(draw: impl Fn(&mut Canvas)) -> Canvas {
        let mut canvas = Canvas::new("", "");
        draw(&mut canvas);
        canvas
    }

    #[test]
    fn areas_have_the_colours_of_their_roles() {
        for (theme, dark) in [(Theme::Light, 0), (Theme::Dark, 1), (Theme::Both, 0)] {
            for role in [Role::N, Role::Coin, Role::Dark, Role::Level(5)] {
                let square = of(|canvas| canvas.rect((0.0, 0.0), (40.0, 40.0), role));
                let disc = of(|canvas| canvas.circle((0.0, 0.0), 20.0, role));
                let pill = of(|canvas| canvas.pill((0.0, 0.0), (40.0, 40.0), role));
                let [square, disc, pill] =
                    [square, disc, pill].map(|canvas| colours(&pixels(&canvas, theme)));
                let fill = role.look().fill.unwrap()[dark];
                let count = |of: &[(u32, usize)], rgb| of.iter().find(|(c, _)| *c == rgb).map_or(0, |c| c.1);
                // The line lies half inside: 76 × 76 pixels of 80 × 80 keep the colour of the inside, at least.
                assert!((76 * 76..=82 * 82).contains(&count(&square, fill)), "{role:?} {square:?}");
                let circle = |radius: f64| (std::f64::consts::PI * radius * radius) as usize;
                assert!((circle(37.5)..=circle(41.5)).contains(&count(&disc, fill)), "{role:?} {disc:?}");
                assert!(count(&disc, fill).abs_diff(count(&pill, fill)) < 60, "{disc:?} {pill:?}");
                assert!(count(&square, PAPER[dark]) > 0);
            }
        }
    }

    #[test]
    fn lost_positions_are_hatched() {
        let square =
            colours(&pixels(&of(|canvas| canvas.rect((0.0, 0.0), (60.0, 60.0), Role::P)), Theme::Light));
        let look = Role::P.look();
        let share =
            |rgb: u32| square.iter().find(|(c, _)| *c == rgb).map_or(0.0, |c| c.1 as f64) / (120.0 * 120.0);
        assert!(share(look.fill.unwrap()[0]) > 0.5, "{square:?}");
        // A fifth are lines, half of that their smooth edges, and the frame has the same colour.
        assert!((0.08..0.25).contains(&share(look.line.unwrap()[0])), "{square:?}");
    }

    #[test]
    fn lines_dashes_tips_and_bars_leave_ink() {
        let ink = |canvas: &Canvas| {
            let pixels = pixels(canvas, Theme::Light);
            pixels.pixels().iter().filter(|pixel| pixel.red() < 200 || pixel.blue() < 200).count()
        };
        let line = |role, arrow| of(|canvas| canvas.path(vec![(0.0, 0.0), (50.0, 0.0)], arrow, role));
        let plain = ink(&line(Role::Axis, false));
        assert!((90..=320).contains(&plain), "{plain}");
        assert!(ink(&line(Role::Axis, true)) > plain + 20);
        let [solid, dashed] = [Role::Mark, Role::Exception].map(|role| ink(&line(role, false)));
        assert!(dashed * 4 < solid * 3, "{dashed} {solid}");
        let bars =
            Shape::Bars { bars: vec![((0.0, 0.0), 10.0), ((20.0, 0.0), 5.0)], height: 4.0, role: Role::Dot };
        assert_eq!(ink(&of(|canvas| canvas.shapes.push(bars.clone()))), 15 * 4 * 4);
    }

    #[test]
    fn text_stands_at_its_anchor() {
        // Where the ink of a text is: the first and the last column, in pixels of the picture.
        let columns = |anchor, role| {
            // Corners of the view: the paper reaches as far for each anchor.
            let canvas = of(|canvas| {
                canvas.rect((-100.0, -20.0), (1.0, 1.0), Role::Level(0));
                canvas.rect((99.0, 20.0), (1.0, 1.0), Role::Level(0));
                canvas.text((0.0, 0.0), anchor, 12.0, "mex", role);
            });
            let pixels = pixels(&canvas, Theme::Light);
            let dark = pixels.pixels().iter().enumerate().filter(|(_, pixel)| pixel.red() < 100);
            let (left, _) = canvas.view().0;
            let column = |index: usize| (index % pixels.width() as usize) as f64 / 2.0 + left;
            dark.fold((f64::INFINITY, f64::NEG_INFINITY), |(from, to), (index, _)| {
                (from.min(column(index)), to.max(column(index)))
            })
        };
        let (from, to) = columns(Anchor::Start, Role::Ink);
        assert!((0.0..3.0).contains(&from) && (20.0..30.0).contains(&to), "{from} {to}");
        let (from, to) = columns(Anchor::End, Role::Ink);
        assert!((-30.0..-20.0).contains(&from) && (-3.0..=0.0).contains(&to), "{from} {to}");
        let (from, to) = columns(Anchor::Middle, Role::Ink);
        assert!((from + to).abs() < 2.0, "{from} {to}");
        let (bold_from, bold_to) = columns(Anchor::Middle, Role::Strong);
        assert!(bold_to - bold_from > to - from);
    }

    #[test]
    fn shapes_without_extent_are_no_trouble() {
        let canvas = of(|canvas| {
            canvas.path(Vec::new(), true, Role::Move);
            canvas.path(vec![(1.0, 1.0)], true, Role::Move);
            canvas.path(vec![(1.0, 1.0), (1.0, 1.0)], true, Role::Move);
            canvas.rect((0.0, 0.0), (0.0, 0.0), Role::P);
            canvas.circle((0.0, 0.0), 0.0, Role::P);
            canvas.text((0.0, 0.0), Anchor::Start, 0.0, "x", Role::Ink);
            canvas.text((0.0, 0.0), Anchor::End, 12.0, "", Role::Ink);
            canvas.text((0.0, 0.0), Anchor::End, 12.0, "\u{0}\u{7}ع\u{301}", Role::Ink);
        });
        for scale in [1e-3, 0.1, 1.0, 7.5] {
            assert!(canvas.png(Theme::Dark, scale).is_ok());
        }
        let lacking = of(|canvas| canvas.text((0.0, 0.0), Anchor::End, 12.0, "a\u{10ffff}", Role::Ink));
        assert_eq!(lacking.png(Theme::Light, 1.0), Err(PngError::Lacks(vec!['\u{10ffff}'])));
    }
}
