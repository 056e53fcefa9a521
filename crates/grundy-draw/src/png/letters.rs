//! The letters of a PNG: outlines of DejaVu Sans, placed side by side.

use crate::canvas::{Anchor, Point};
use crate::svg::legal;
use tiny_skia::{Path, PathBuilder};
use ttf_parser::{Face, FaceParsingError, GlyphId, OutlineBuilder};

pub(super) struct Letters {
    regular: Face<'static>,
    bold: Face<'static>,
}

impl Letters {
    pub(super) fn new() -> Result<Letters, FaceParsingError> {
        let face = |font| Face::parse(font, 0);
        Ok(Letters { regular: face(dejavu::sans::regular())?, bold: face(dejavu::sans::bold())? })
    }

    /// The outlines of a text of one line. A character that the font lacks is an empty box.
    pub(super) fn path(&self, text: &str, at: Point, anchor: Anchor, size: f64, bold: bool) -> Option<Path> {
        let face = if bold { &self.bold } else { &self.regular };
        let unit = size / f64::from(face.units_per_em());
        let glyphs: Vec<(GlyphId, f64)> = legal(text)
            .chars()
            .map(|c| face.glyph_index(c).unwrap_or_default())
            .map(|glyph| (glyph, unit * f64::from(face.glyph_hor_advance(glyph).unwrap_or_default())))
            .collect();
        let width: f64 = glyphs.iter().map(|(_, advance)| advance).sum();
        let mut x = match anchor {
            Anchor::Start => at.0,
            Anchor::Middle => at.0 - width / 2.0,
            Anchor::End => at.0 - width,
        };
        let mut path = PathBuilder::new();
        for (glyph, advance) in glyphs {
            let mut outline = Outline { path: &mut path, x: x as f32, y: at.1 as f32, unit: unit as f32 };
            face.outline_glyph(glyph, &mut outline);
            x += advance;
        }
        path.finish()
    }
}

/// One letter, moved to its place. A font measures upwards from the base line.
struct Outline<'a> {
    path: &'a mut PathBuilder,
    x: f32,
    y: f32,
    unit: f32,
}

impl Outline<'_> {
    fn place(&self, x: f32, y: f32) -> (f32, f32) {
        (self.x + self.unit * x, self.y - self.unit * y)
    }
}

impl OutlineBuilder for Outline<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.place(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.place(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.place(x1, y1), self.place(x, y));
        self.path.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (self.place(x1, y1), self.place(x2, y2), self.place(x, y));
        self.path.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}
