//! DejaVu Sans, whose letters PNG and PDF contain.

use crate::canvas::Canvas;
use crate::canvas::{Anchor, Point, Shape};
use crate::svg::legal;
use skrifa::instance::{LocationRef, Size};
#[cfg(feature = "png")]
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::raw::ReadError;
use skrifa::{FontRef, GlyphId, MetadataProvider as _};
use std::collections::BTreeSet;
#[cfg(feature = "png")]
use tiny_skia::{Path, PathBuilder};

/// The font, in two weights.
pub(crate) struct Font {
    regular: FontRef<'static>,
    bold: FontRef<'static>,
}

impl Font {
    pub fn new() -> Result<Font, ReadError> {
        Ok(Font {
            regular: FontRef::new(dejavu::sans::regular())?,
            bold: FontRef::new(dejavu::sans::bold())?,
        })
    }

    pub fn weight(&self, bold: bool) -> &FontRef<'static> {
        if bold { &self.bold } else { &self.regular }
    }

    /// The letters of a text of one line: the character, its glyph, and how far it advances at this size.
    pub fn glyphs(&self, text: &str, size: f64, bold: bool) -> Vec<(char, GlyphId, f32)> {
        let font = self.weight(bold);
        let (characters, metrics) =
            (font.charmap(), font.glyph_metrics(Size::new(size as f32), LocationRef::default()));
        let letters = legal(text).chars().map(|c| if c == '\n' { ' ' } else { c }).collect::<Vec<_>>();
        let glyph = |c: char| characters.map(c).unwrap_or_default();
        let advance = |glyph| metrics.advance_width(glyph).unwrap_or_default();
        letters.into_iter().map(|c| (c, glyph(c), advance(glyph(c)))).collect()
    }

    /// Where a text of this width begins.
    pub fn left(at: Point, anchor: Anchor, width: f32) -> f32 {
        match anchor {
            Anchor::Start => at.0 as f32,
            Anchor::Middle => at.0 as f32 - width / 2.0,
            Anchor::End => at.0 as f32 - width,
        }
    }

    /// The outlines of a text of one line.
    #[cfg(feature = "png")]
    pub fn path(&self, text: &str, at: Point, anchor: Anchor, size: f64, bold: bool) -> Option<Path> {
        let glyphs = self.glyphs(text, size, bold);
        let (size, plain) = (Size::new(size as f32), LocationRef::default());
        let mut x = Font::left(at, anchor, glyphs.iter().map(|(_, _, advance)| advance).sum());
        let outlines = self.weight(bold).outline_glyphs();
        let mut path = PathBuilder::new();
        for (_, glyph, advance) in glyphs {
            if let Some(outline) = outlines.get(glyph) {
                let mut pen = Pen { path: &mut path, x, y: at.1 as f32 };
                // The font is part of the program: a letter that it cannot draw would fail in every picture.
                let _ = outline.draw(DrawSettings::unhinted(size, plain), &mut pen);
            }
            x += advance;
        }
        path.finish()
    }

    /// The characters of a picture that the font lacks, in order.
    pub fn missing(&self, canvas: &Canvas) -> Vec<char> {
        fn visit(font: &Font, shapes: &[Shape], missing: &mut BTreeSet<char>) {
            for shape in shapes {
                match shape {
                    Shape::Text { text, role, .. } => {
                        let glyphs = font.glyphs(text, 1.0, role.look().bold);
                        missing.extend(
                            glyphs.iter().filter(|glyph| glyph.1 == GlyphId::NOTDEF).map(|glyph| glyph.0),
                        );
                    }
                    Shape::Group { shapes, .. } => visit(font, shapes, missing),
                    _ => {}
                }
            }
        }
        let mut missing = BTreeSet::new();
        visit(self, &canvas.shapes, &mut missing);
        missing.into_iter().collect()
    }
}

/// The refusal of a picture with characters that the font lacks.
pub(crate) fn lacks(missing: &[char]) -> String {
    const MAX_LISTED: usize = 10;
    let listed: Vec<String> = missing.iter().take(MAX_LISTED).map(char::to_string).collect();
    let more = if missing.len() > MAX_LISTED { " …" } else { "" };
    format!(
        "the font inside PNG and PDF, DejaVu Sans, has no letters for {}{more}; write SVG, which uses the reader's fonts, \
         or TeX with a font that has them",
        listed.join(" ")
    )
}

/// Draws one letter at its place. A font measures upwards from the base line.
#[cfg(feature = "png")]
struct Pen<'a> {
    path: &'a mut PathBuilder,
    x: f32,
    y: f32,
}

#[cfg(feature = "png")]
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

#[cfg(all(test, feature = "png"))]
mod tests {
    use super::*;

    #[test]
    fn each_character_takes_its_room() {
        let letters = Font::new().unwrap();
        let path = |text: &str| letters.path(text, (0.0, 0.0), Anchor::Start, 12.0, false);
        let right = |text: &str| path(text).unwrap().bounds().right();
        assert_eq!(path("a\nb"), path("a b"));
        assert!(right("a b") > right("ab") + 3.0);
        assert_eq!(path(" "), None);
        // The box of a character that the font lacks, and of one that is no text.
        assert!(path("\u{10ffff}").is_some());
        assert_eq!(path("\u{7}"), path("\u{fffd}"));
    }

    #[test]
    fn the_letters_of_european_languages_are_there_and_chinese_is_not() {
        let missing = |text: &str| {
            let mut canvas = Canvas::new("", "");
            canvas.text((0.0, 0.0), Anchor::Start, 12.0, text, crate::Role::Strong);
            canvas.group(0, "");
            Font::new().unwrap().missing(&canvas)
        };
        assert_eq!(missing("āáóöőüűăâîșșțțßñç ⊕ ⊗ → ∅ … ⋮ × – ’"), []);
        assert_eq!(missing("中 a 中 漢"), ['中', '漢']);
        assert!(lacks(&['中']).contains('中'));
    }
}
