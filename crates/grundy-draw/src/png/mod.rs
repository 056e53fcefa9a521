//! PNG: pixels, drawn by `resvg` from the SVG, with the letters of DejaVu Sans.

use crate::canvas::Canvas;
use crate::svg::Theme;
use resvg::{tiny_skia, usvg};
use std::fmt;

/// The largest number of pixels of a picture.
const MAX_PIXELS: f64 = 64e6;

/// Why there are no pixels.
#[derive(Clone, Debug, PartialEq)]
pub enum PngError {
    /// Too many pixels: the width and the height.
    TooLarge(f64, f64),
    /// The renderer refuses the picture.
    Refused(String),
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PngError::TooLarge(width, height) => write!(
                f,
                "a PNG of {width:.0} by {height:.0} pixels is too large; draw less, choose a smaller scale, or write SVG"
            ),
            PngError::Refused(why) => write!(f, "the renderer refuses the picture: {why}"),
        }
    }
}

impl std::error::Error for PngError {}

impl Canvas {
    /// The picture as PNG, with `scale` pixels for each pixel of the SVG. The same on every machine, since
    /// the letters are part of the program.
    ///
    /// # Errors
    /// [`PngError::TooLarge`] beyond 64 million pixels.
    pub fn png(&self, theme: Theme, scale: f64) -> Result<Vec<u8>, PngError> {
        // There is no screen to decide.
        let theme = if theme == Theme::Both { Theme::Light } else { theme };
        let mut options = usvg::Options { font_family: "DejaVu Sans".into(), ..usvg::Options::default() };
        options.fontdb_mut().load_font_data(dejavu::sans::regular().to_vec());
        options.fontdb_mut().load_font_data(dejavu::sans::bold().to_vec());
        let refused = |why: String| PngError::Refused(why);
        let tree = usvg::Tree::from_str(&self.svg_on(theme), &options).map_err(|e| refused(e.to_string()))?;
        let size = tree.size();
        let [width, height] = [size.width(), size.height()].map(|side| (f64::from(side) * scale).ceil());
        // Written so that NaN is refused, too.
        if !(width * height <= MAX_PIXELS && scale > 0.0) {
            return Err(PngError::TooLarge(width, height));
        }
        let mut pixels =
            tiny_skia::Pixmap::new(width as u32, height as u32).ok_or(PngError::TooLarge(width, height))?;
        let scale = tiny_skia::Transform::from_scale(scale as f32, scale as f32);
        resvg::render(&tree, scale, &mut pixels.as_mut());
        pixels.encode_png().map_err(|e| refused(e.to_string()))
    }
}
