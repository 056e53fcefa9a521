//! The letters of a PNG: outlines of DejaVu Sans, placed side by side.

use crate::canvas::{Anchor, Point};
use crate::svg::legal;
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::raw::ReadError;
use skrifa::{FontRef, GlyphId, MetadataProvider as _};
use tiny_skia::{Path, PathBuilder};

pub(super) struct Letters {
    regular: FontRef<'static>,
    bold: FontRef<'static>,
}

impl Letters {
    pub(super) fn new() -> Result<Letters, ReadError> {
        Ok(Letters {
            regular: FontRef::new(dejavu::sans::regular())?,
            bold: FontRef::new(dejavu::sans::bold())?,
        })
    }

    /// The outlines of a text of one line. A character that the font lacks is an empty box.
    pub(super) fn path(&self, text: &str, at: Point, anchor: Anchor, size: f64, bold: bool) -> Option<Path> {
        let font = if bold { &self.bold } else { &self.regular };
        let (size, plain) = (Size::new(size as f32), LocationRef::default());
        let (characters, metrics) = (font.charmap(), font.glyph_metrics(size, plain));
        let glyphs: Vec<(GlyphId, f32)> = legal(text)
            .chars()
            // A line break in SVG is a space, too.
            .map(|c| if c == '\n' { ' ' } else { c })
            .map(|c| characters.map(c).unwrap_or_default())
            .map(|glyph| (glyph, metrics.advance_width(glyph).unwrap_or_default()))
            .collect();
        let width: f32 = glyphs.iter().map(|(_, advance)| advance).sum();
        let mut x = match anchor {
            Anchor::Start => at.0 as f32,
            Anchor::Middle => at.0 as f32 - width / 2.0,
            Anchor::End => at.0 as f32 - width,
        };
        let outlines = font.outline_glyphs();
        let mut path = PathBuilder::new();
        for (glyph, advance) in glyphs {
            if let Some(outline) = outlines.get(glyph) {
                let mut pen = Pen { path: &mut path, x, y: at.1 as f32 };
                // The font is part of the program: a letter that it cannot draw would fail in every picture.
                let _ = outline.draw(DrawSettings::unhinted(size, plain), &mut pen);
            }
            x += advance;
        }
        path.finish()
    }
}

/// Draws one letter at its place. A font measures upwards from the base line.
struct Pen<'a> {
    path: &'a mut PathBuilder,
    x: f32,
    y: f32,
}

impl OutlinePen for Pen<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.x + x, self.y - y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.x + x, self.y - y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.path.quad_to(self.x + x1, self.y - y1, self.x + x, self.y - y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.path.cubic_to(self.x + x1, self.y - y1, self.x + x2, self.y - y2, self.x + x, self.y - y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_character_takes_its_room() {
        let letters = Letters::new().unwrap();
        let path = |text: &str| letters.path(text, (0.0, 0.0), Anchor::Start, 12.0, false);
        let right = |text: &str| path(text).unwrap().bounds().right();
        assert_eq!(path("a\nb"), path("a b"));
        assert!(right("a b") > right("ab") + 3.0);
        assert_eq!(path(" "), None);
        // The box of a character that the font lacks, and of one that is no text.
        assert!(path("\u{10ffff}").is_some());
        assert_eq!(path("\u{7}"), path("\u{fffd}"));
    }
}
