//! PDF: pages for a printer, with real text in DejaVu Sans, of which a file holds the letters that it uses.

use crate::canvas::{Canvas, Point, Shape};
use crate::font::{Font, lacks};
use crate::look::{Look, Role};
use crate::svg::tip;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish as _, Name, Pdf, Rect, Ref, Str, TextStr};
use skrifa::instance::{LocationRef, Size};
use skrifa::{GlyphId, MetadataProvider as _};
use std::collections::BTreeMap;
use std::fmt;
use std::io::Write as _;
use subsetter::GlyphRemapper;

/// The points of PDF in a pixel.
const PIXEL: f64 = 0.75;
/// From line to line of the hatching.
const HATCH_STEP: f64 = 5.0;
/// The width of a line of the hatching.
const HATCH_LINE: f64 = 1.1;
/// Where the control points of a cubic curve lie that is nearly a quarter of a circle of radius 1.
const QUARTER_CIRCLE: f64 = 0.552_284_75;
/// The largest page side that readers accept, in points.
const MAX_SIDE: f64 = 14_400.0;

/// Why there is no PDF.
#[derive(Clone, Debug, PartialEq)]
pub enum PdfError {
    /// The font lacks characters of the picture.
    Lacks(Vec<char>),
    /// A page would be larger than readers of PDF accept.
    TooLarge,
    /// The font cannot be read or cut down.
    Font(String),
}

impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PdfError::Lacks(missing) => f.write_str(&lacks(missing)),
            PdfError::TooLarge => {
                f.write_str("a page of PDF is at most 5 metres wide and high; choose a smaller width")
            }
            PdfError::Font(why) => write!(f, "the font cannot be embedded: {why}"),
        }
    }
}

impl std::error::Error for PdfError {}

/// Pictures as PDF, one on each page, on white.
///
/// Letters stand side by side as the font spaces them. The text can be searched and copied. The file is the same on
/// every machine.
///
/// # Errors
/// [`PdfError::Lacks`] if the font lacks a letter, [`PdfError::TooLarge`] for pages beyond 5 metres.
pub fn pdf(pages: &[&Canvas]) -> Result<Vec<u8>, PdfError> {
    let font = Font::new().map_err(|error| PdfError::Font(error.to_string()))?;
    let mut missing: Vec<char> = pages.iter().flat_map(|page| font.missing(page)).collect();
    missing.sort_unstable();
    missing.dedup();
    if !missing.is_empty() {
        return Err(PdfError::Lacks(missing));
    }
    let mut ids = (1..).map(Ref::new);
    let mut id = || ids.next().unwrap_or(Ref::new(1));
    let (catalog, tree, info) = (id(), id(), id());
    let mut weights = [Weight::new(false), Weight::new(true)];
    let mut file = Pdf::new();
    file.catalog(catalog).pages(tree);
    if let Some(first) = pages.first() {
        let mut about = file.document_info(info);
        about.title(TextStr(&first.title));
        about.subject(TextStr(&first.description));
        about.creator(TextStr("grundy"));
    }
    let fonts = [id(), id()];
    let mut kids = Vec::new();
    for canvas in pages {
        let (at, size) = canvas.view();
        let scale = PIXEL * canvas.width.map_or(1.0, |width| width.pixels() / size.0);
        let [width, height] = [size.0, size.1].map(|side| side * scale);
        if width.max(height) > MAX_SIDE {
            return Err(PdfError::TooLarge);
        }
        let mut painter = Painter { out: Content::new(), font: &font, weights: &mut weights };
        // PDF measures upwards from the bottom left corner.
        let place = [scale, 0.0, 0.0, -scale, -at.0 * scale, height + at.1 * scale];
        painter.out.transform(place.map(|number| number as f32));
        canvas.shapes.iter().for_each(|shape| painter.shape(shape));
        let (page, content) = (id(), id());
        let bytes = deflated(&painter.out.finish());
        file.stream(content, &bytes).filter(Filter::FlateDecode);
        let mut written = file.page(page);
        written.media_box(Rect::new(0.0, 0.0, width as f32, height as f32)).parent(tree).contents(content);
        let mut resources = written.resources();
        let mut names = resources.fonts();
        for (weight, font) in weights.iter().zip(fonts) {
            if !weight.texts.is_empty() {
                names.pair(weight.name(), font);
            }
        }
        names.finish();
        resources.finish();
        written.finish();
        kids.push(page);
    }
    file.pages(tree).count(kids.len() as i32).kids(kids);
    for (weight, id_of) in weights.iter().zip(fonts) {
        if !weight.texts.is_empty() {
            weight.embed(&mut file, &font, id_of, [id(), id(), id(), id()])?;
        }
    }
    Ok(file.finish())
}

fn deflated(bytes: &[u8]) -> Vec<u8> {
    let mut out = ZlibEncoder::new(Vec::new(), Compression::default());
    // Writing to memory does not fail.
    let _ = out.write_all(bytes);
    out.finish().unwrap_or_default()
}

/// The letters of one weight of the font that the file uses.
struct Weight {
    bold: bool,
    glyphs: GlyphRemapper,
    /// The text of each glyph, in its number inside the file.
    texts: BTreeMap<u16, (char, GlyphId)>,
}

impl Weight {
    fn new(bold: bool) -> Weight {
        Weight { bold, glyphs: GlyphRemapper::new(), texts: BTreeMap::new() }
    }

    fn name(&self) -> Name<'static> {
        Name(if self.bold { b"B" } else { b"R" })
    }

    /// The number of a glyph inside the file.
    fn number(&mut self, letter: char, glyph: GlyphId) -> u16 {
        let number = self.glyphs.remap(u16::try_from(glyph.to_u32()).unwrap_or(0));
        self.texts.entry(number).or_insert((letter, glyph));
        number
    }

    /// Writes the font with these letters alone.
    fn embed(&self, file: &mut Pdf, font: &Font, id: Ref, more: [Ref; 4]) -> Result<(), PdfError> {
        let [descendant, descriptor, data, map] = more;
        let (bytes, name) = match self.bold {
            true => (dejavu::sans::bold(), "GRUNDY+DejaVuSans-Bold"),
            false => (dejavu::sans::regular(), "GRUNDY+DejaVuSans"),
        };
        let name = Name(name.as_bytes());
        let subset =
            subsetter::subset(bytes, 0, &self.glyphs).map_err(|error| PdfError::Font(error.to_string()))?;
        let system = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };
        file.type0_font(id)
            .base_font(name)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(descendant)
            .to_unicode(map);
        let of_thousand = Size::new(1000.0);
        let metrics = font.weight(self.bold).glyph_metrics(of_thousand, LocationRef::default());
        let mut widths = vec![0.0; usize::from(self.glyphs.num_gids())];
        for (number, (_, glyph)) in &self.texts {
            widths[usize::from(*number)] = metrics.advance_width(*glyph).unwrap_or_default();
        }
        let mut cid = file.cid_font(descendant);
        cid.subtype(CidFontType::Type2)
            .base_font(name)
            .system_info(system)
            .font_descriptor(descriptor)
            .default_width(0.0)
            .cid_to_gid_map_predefined(Name(b"Identity"));
        cid.widths().consecutive(0, widths);
        cid.finish();
        let whole = font.weight(self.bold).metrics(of_thousand, LocationRef::default());
        let box_of =
            whole.bounds.map_or([-1000.0, -300.0, 1700.0, 1200.0], |b| [b.x_min, b.y_min, b.x_max, b.y_max]);
        file.font_descriptor(descriptor)
            .name(name)
            .flags(FontFlags::SYMBOLIC)
            .bbox(Rect::new(box_of[0], box_of[1], box_of[2], box_of[3]))
            .italic_angle(0.0)
            .ascent(whole.ascent)
            .descent(whole.descent)
            .cap_height(whole.cap_height.unwrap_or(729.0))
            .stem_v(if self.bold { 150.0 } else { 90.0 })
            .font_file2(data);
        let packed = deflated(&subset);
        file.stream(data, &packed).filter(Filter::FlateDecode).pair(Name(b"Length1"), subset.len() as i32);
        let mut unicode = UnicodeCmap::new(Name(b"Custom"), system);
        for (number, (letter, _)) in &self.texts {
            unicode.pair(*number, *letter);
        }
        let packed = deflated(&unicode.finish());
        file.cmap(map, &packed).filter(Filter::FlateDecode);
        Ok(())
    }
}

struct Painter<'a> {
    out: Content,
    font: &'a Font,
    weights: &'a mut [Weight; 2],
}

impl Painter<'_> {
    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Line { points, arrow, role } => {
                let points = points.clone();
                self.draw(*role, None, &|out| line(out, &points, false));
                if let Some(tip) = tip(&points, role).filter(|_| *arrow) {
                    self.fill(plain(*role), &|out| line(out, &tip, true));
                }
            }
            Shape::Rect { at, size, round, role } => {
                self.draw(*role, Some((*at, *size)), &|out| rectangle(out, *at, *size, *round));
            }
            Shape::Circle { at, radius, role } => {
                let (corner, size) = ((at.0 - radius, at.1 - radius), (2.0 * radius, 2.0 * radius));
                self.draw(*role, Some((corner, size)), &|out| rectangle(out, corner, size, *radius));
            }
            Shape::Polygon { points, role } => {
                self.draw(*role, around(points), &|out| line(out, points, true))
            }
            Shape::Bars { bars, height, role } => self.fill(plain(*role), &|out| {
                for ((x, y), width) in bars {
                    out.rect(*x as f32, (y - height / 2.0) as f32, *width as f32, *height as f32);
                }
            }),
            Shape::Text { at, anchor, size, text, role } => self.text(*at, *anchor, *size, text, *role),
            Shape::Group { shapes, .. } => shapes.iter().for_each(|shape| self.shape(shape)),
        }
    }

    /// The inside of a path, its hatching, then its line. `area` contains the inside, if there is one.
    fn draw(&mut self, role: Role, area: Option<(Point, Point)>, path: &dyn Fn(&mut Content)) {
        let look = role.look();
        if let (Some([inside, _]), Some(area)) = (look.fill, area) {
            self.fill(inside, path);
            if look.hatched {
                self.hatch(&look, area, path);
            }
        }
        if let Some([colour, _]) = look.line.filter(|_| look.width > 0.0) {
            let [r, g, b] = rgb(colour);
            self.out.set_stroke_rgb(r, g, b).set_line_width(look.width as f32);
            if look.dashed {
                self.out.set_dash_pattern([4.0, 2.0], 0.0);
            }
            path(&mut self.out);
            self.out.stroke();
            if look.dashed {
                self.out.set_dash_pattern([], 0.0);
            }
        }
    }

    fn fill(&mut self, colour: u32, path: &dyn Fn(&mut Content)) {
        let [r, g, b] = rgb(colour);
        self.out.set_fill_rgb(r, g, b);
        path(&mut self.out);
        self.out.fill_nonzero();
    }

    /// Lines from the top right to the bottom left, at the same places in the whole picture.
    fn hatch(&mut self, look: &Look, ((x, y), (width, height)): (Point, Point), path: &dyn Fn(&mut Content)) {
        let [r, g, b] = rgb(look.line.unwrap_or_default()[0]);
        self.out.save_state();
        path(&mut self.out);
        self.out.clip_nonzero().end_path();
        self.out.set_stroke_rgb(r, g, b).set_line_width(HATCH_LINE as f32);
        let step = HATCH_STEP * std::f64::consts::SQRT_2;
        let mut sum = ((x + y) / step).floor() * step;
        while sum < x + y + width + height {
            self.out.move_to((sum - y) as f32, y as f32);
            self.out.line_to((sum - y - height) as f32, (y + height) as f32);
            sum += step;
        }
        self.out.stroke().restore_state();
    }

    fn text(&mut self, at: Point, anchor: crate::Anchor, size: f64, text: &str, role: Role) {
        let look = role.look();
        let glyphs = self.font.glyphs(text, size, look.bold);
        let left = Font::left(at, anchor, glyphs.iter().map(|glyph| glyph.2).sum());
        let weight = &mut self.weights[usize::from(look.bold)];
        let numbers =
            glyphs.iter().flat_map(|(letter, glyph, _)| weight.number(*letter, *glyph).to_be_bytes());
        let numbers: Vec<u8> = numbers.collect();
        let name = weight.name();
        let [r, g, b] = rgb(look.fill.unwrap_or_default()[0]);
        self.out.set_fill_rgb(r, g, b);
        self.out.begin_text().set_font(name, size as f32);
        // Letters stand upright in a plane that is upside down.
        self.out.set_text_matrix([1.0, 0.0, 0.0, -1.0, left, at.1 as f32]);
        self.out.show(Str(&numbers)).end_text();
    }
}

/// The one colour of bars and tips: that of the inside where there is no line around it.
fn plain(role: Role) -> u32 {
    let look = role.look();
    look.fill.filter(|_| look.width == 0.0).or(look.line).unwrap_or_default()[0]
}

fn rgb(colour: u32) -> [f32; 3] {
    let [_, red, green, blue] = colour.to_be_bytes();
    [red, green, blue].map(|part| f32::from(part) / 255.0)
}

fn around(points: &[Point]) -> Option<(Point, Point)> {
    let fold = |of: fn(&Point) -> f64, pick: fn(f64, f64) -> f64| points.iter().map(of).reduce(pick);
    let (left, right) = (fold(|p| p.0, f64::min)?, fold(|p| p.0, f64::max)?);
    let (top, bottom) = (fold(|p| p.1, f64::min)?, fold(|p| p.1, f64::max)?);
    Some(((left, top), (right - left, bottom - top)))
}

fn line(out: &mut Content, points: &[Point], closed: bool) {
    for (i, (x, y)) in points.iter().enumerate() {
        match i {
            0 => out.move_to(*x as f32, *y as f32),
            _ => out.line_to(*x as f32, *y as f32),
        };
    }
    if closed {
        out.close_path();
    }
}

/// A rectangle whose corners are rounded by quarters of circles.
fn rectangle(out: &mut Content, (x, y): Point, (width, height): Point, round: f64) {
    if round == 0.0 {
        out.rect(x as f32, y as f32, width as f32, height as f32);
        return;
    }
    let (right, bottom, control) = (x + width, y + height, round * (1.0 - QUARTER_CIRCLE));
    let corners = [
        [(x, y + round), (x, y + control), (x + control, y), (x + round, y)],
        [(right - round, y), (right - control, y), (right, y + control), (right, y + round)],
        [
            (right, bottom - round),
            (right, bottom - control),
            (right - control, bottom),
            (right - round, bottom),
        ],
        [(x + round, bottom), (x + control, bottom), (x, bottom - control), (x, bottom - round)],
    ];
    for (i, corner) in corners.into_iter().enumerate() {
        let [from, first, second, to] = corner.map(|(x, y)| (x as f32, y as f32));
        match i {
            0 => out.move_to(from.0, from.1),
            _ => out.line_to(from.0, from.1),
        };
        out.cubic_to(first.0, first.1, second.0, second.1, to.0, to.1);
    }
    out.close_path();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canvas::Anchor;
    use flate2::read::ZlibDecoder;
    use std::io::Read as _;

    /// The streams of a file, unpacked.
    fn streams(file: &[u8]) -> Vec<Vec<u8>> {
        let find = |from: usize, what: &[u8]| {
            file[from..].windows(what.len()).position(|window| window == what).map(|at| from + at)
        };
        let mut streams = Vec::new();
        let mut from = 0;
        while let Some(start) = find(from, b"stream\n").or_else(|| find(from, b"stream\r\n")) {
            let end = find(start, b"endstream").unwrap();
            let data = &file[start + 7..end];
            let data = data.strip_prefix(b"\n").unwrap_or(data);
            let mut unpacked = Vec::new();
            if ZlibDecoder::new(data).read_to_end(&mut unpacked).is_ok() {
                streams.push(unpacked);
            }
            from = end + 9;
        }
        streams
    }

    fn canvas(text: &str) -> Canvas {
        let mut canvas = Canvas::new(text, "");
        canvas.rect((0.0, 0.0), (90.0, 40.0), Role::P);
        canvas.text((0.0, 60.0), Anchor::Start, 12.0, text, Role::Ink);
        canvas
    }

    #[test]
    fn a_file_has_a_page_for_each_picture_and_an_entry_for_each_object() {
        let one = canvas("one");
        let file = pdf(&[&one, &one, &one]).unwrap();
        assert!(file.starts_with(b"%PDF-1."));
        let text = String::from_utf8_lossy(&file);
        assert_eq!(text.matches("/Type /Page\n").count(), 3);
        assert!(text.trim_end().ends_with("%%EOF"));
        let at: usize =
            text.rsplit("startxref").next().unwrap().split_whitespace().next().unwrap().parse().unwrap();
        let table = std::str::from_utf8(&file[at..]).unwrap();
        assert!(table.starts_with("xref"));
        for entry in table.lines().filter(|line| line.ends_with("n ") || line.ends_with(" n")) {
            let offset: usize = entry[..10].parse().unwrap();
            let object = String::from_utf8_lossy(&file[offset..offset + 12]).into_owned();
            assert!(object.contains(" 0 obj"), "{entry}: {object}");
        }
    }

    /// The map from glyphs back to letters has every letter, those beyond Latin 1 too.
    #[test]
    fn the_text_can_be_found() {
        let text = "nyerő lépés āșț 3 → 1";
        let file = pdf(&[&canvas(text)]).unwrap();
        let streams = streams(&file);
        let map = streams.iter().find(|stream| stream.windows(10).any(|part| part == b"beginbfcha")).unwrap();
        let map = String::from_utf8_lossy(map);
        for letter in text.chars() {
            let code = format!("<{:04X}>", u32::from(letter));
            assert!(map.contains(&code), "{letter} {code}\n{map}");
        }
        assert!(file.len() < 30_000, "{} bytes", file.len());
    }

    #[test]
    fn what_the_font_lacks_is_refused_and_named() {
        let refused = pdf(&[&canvas("a 中")]).unwrap_err();
        assert_eq!(refused, PdfError::Lacks(vec!['中']));
        assert!(refused.to_string().contains('中'));
    }

    #[test]
    fn a_width_is_the_width_of_the_page() {
        let wide = Canvas { width: "10cm".parse().ok(), ..canvas("x") };
        let file = String::from_utf8_lossy(&pdf(&[&wide]).unwrap()).into_owned();
        let size = file.split("/MediaBox [").nth(1).unwrap().split(']').next().unwrap();
        let size: Vec<f64> = size.split_whitespace().map(|number| number.parse().unwrap()).collect();
        assert!((size[2] - 283.46).abs() < 0.1, "{size:?}");
        // Twice as high as wide.
        let mut huge = Canvas { width: "500cm".parse().ok(), ..canvas("x") };
        let ((left, top), (right, _)) = huge.bounds();
        huge.rect((left, top), (right - left, 2.0 * (right - left)), Role::Cell);
        assert!(huge.width.is_some());
        assert_eq!(pdf(&[&huge]), Err(PdfError::TooLarge));
    }
}
