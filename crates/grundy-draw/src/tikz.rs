//! TikZ: for print, inside any LaTeX document.

use crate::canvas::{Anchor, Canvas, Point, Shape};
use crate::look::{PAPER, Role};
use crate::svg::{short, tip};
use grundy::document::latex_text;
use std::fmt::Write as _;

/// The size of a pixel in points of TeX, unless the picture has a width.
const PIXEL: f64 = 0.75;
/// The points of TeX in an inch.
const INCH: f64 = 72.27;
/// The number of bars in one command, so that no command is too long for TeX.
const BARS: usize = 100;

impl Canvas {
    /// The picture as TikZ: a `tikzpicture` for a document that loads `tikz` and its library `patterns`, as
    /// the comment at its head says.
    ///
    /// # Laws
    /// Braces are balanced, and every special character of LaTeX in a text is escaped.
    pub fn tikz(&self) -> String {
        let ((left, top), (right, bottom)) = match self.page {
            Some(page) => ((0.0, 0.0), page),
            None => self.bounds(),
        };
        let pixel = match self.width {
            Some(width) => width.pixels() / 96.0 * INCH / (right - left).max(1.0),
            None if self.page.is_some() => INCH / 96.0,
            None => PIXEL,
        };
        let mut out = String::from("% needs \\usepackage{tikz} and \\usetikzlibrary{patterns}\n");
        for line in [&self.title, &self.description] {
            let _ = writeln!(out, "% {}", comment(line));
        }
        let _ = writeln!(
            out,
            "\\begin{{tikzpicture}}[x={pixel:.4}pt,y=-{pixel:.4}pt,inner sep=0pt,outer sep=0pt]"
        );
        if self.width.is_some() || self.page.is_some() {
            let (from, to) = (place((left, top)), place((right, bottom)));
            let _ = writeln!(out, "\\path[use as bounding box] {from} rectangle {to};");
        }
        out += LETTERS;
        for role in self.roles() {
            let look = role.look();
            for (part, colour) in [("fill", look.fill), ("line", look.line)] {
                if let Some([light, _]) = colour {
                    let _ =
                        writeln!(out, "\\definecolor{{grundy-{}-{part}}}{{HTML}}{{{light:06X}}}", look.name);
                }
            }
        }
        let _ = writeln!(out, "\\definecolor{{grundy-paper}}{{HTML}}{{{:06X}}}", PAPER[0]);
        for shape in &self.shapes {
            write_shape(&mut out, shape, pixel);
        }
        out += "\\end{tikzpicture}\n";
        out
    }
}

/// A text as a comment of one line. TeX skips the rest of the line, whatever its letters are.
fn comment(text: &str) -> String {
    text.replace(char::is_control, " ")
}

fn place((x, y): Point) -> String {
    format!("({},{})", short(x), short(y))
}

fn points(width: f64, pixel: f64) -> String {
    format!("{:.2}pt", width * pixel)
}

/// The options of an area or a line.
fn options(role: Role, pixel: f64) -> String {
    let look = role.look();
    let mut options = Vec::new();
    if look.fill.is_some() {
        options.push(format!("fill=grundy-{}-fill", look.name));
    }
    match look.line {
        Some(_) if look.width > 0.0 => {
            options.push(format!("draw=grundy-{}-line", look.name));
            options.push(format!("line width={}", points(look.width, pixel)));
        }
        _ => options.push("draw=none".into()),
    }
    if look.dashed {
        options.push("dashed".into());
    }
    options.join(",")
}

/// An area, and its hatching above it.
fn area(out: &mut String, role: Role, more: &str, outline: &str, pixel: f64) {
    let look = role.look();
    let _ = writeln!(out, "\\path[{}{more}] {outline};", options(role, pixel));
    if look.hatched {
        let _ = writeln!(
            out,
            "\\path[pattern=north east lines,pattern color=grundy-{}-line{more}] {outline};",
            look.name
        );
    }
}

fn write_shape(out: &mut String, shape: &Shape, pixel: f64) {
    match shape {
        Shape::Line { points: through, arrow, role } => {
            let line = through.iter().map(|p| place(*p)).collect::<Vec<_>>().join(" -- ");
            let _ = writeln!(out, "\\path[{}] {line};", options(*role, pixel));
            if let Some(tip) = tip(through, role).filter(|_| *arrow) {
                let tip = tip.map(place).join(" -- ");
                let _ = writeln!(out, "\\path[fill=grundy-{}-line] {tip} -- cycle;", role.look().name);
            }
        }
        Shape::Rect { at, size, round, role } => {
            let more = if *round > 0.0 {
                format!(",rounded corners={}", points(*round, pixel))
            } else {
                String::new()
            };
            let corner = place((at.0 + size.0, at.1 + size.1));
            area(out, *role, &more, &format!("{} rectangle {corner}", place(*at)), pixel);
        }
        Shape::Circle { at, radius, role } => {
            area(out, *role, "", &format!("{} circle[radius={}]", place(*at), points(*radius, pixel)), pixel);
        }
        Shape::Polygon { points, role } => {
            let line = points.iter().map(|p| place(*p)).collect::<Vec<_>>().join(" -- ");
            area(out, *role, "", &format!("{line} -- cycle"), pixel);
        }
        Shape::Bars { bars, height, role } => {
            let look = role.look();
            let part = if look.width == 0.0 { "fill" } else { "line" };
            for bars in bars.chunks(BARS) {
                let _ = write!(out, "\\path[fill=grundy-{}-{part}]", look.name);
                for ((x, y), width) in bars {
                    let corner = place((x + width, y + height / 2.0));
                    let _ = write!(out, " {} rectangle {corner}", place((*x, y - height / 2.0)));
                }
                *out += ";\n";
            }
        }
        Shape::Text { at, anchor, size, text, role } => {
            let look = role.look();
            let anchor = match anchor {
                Anchor::Start => "base west",
                Anchor::Middle => "base",
                Anchor::End => "base east",
            };
            let size = size * pixel;
            let bold = if look.bold { "\\bfseries" } else { "" };
            let _ = writeln!(
                out,
                "\\node[anchor={anchor},text=grundy-{}-fill,font=\\sffamily{bold}\\fontsize{{{}}}{{{}}}\\selectfont] at {} {{{}}};",
                look.name,
                short(size),
                short(size * 1.2),
                place(*at),
                letters(text)
            );
        }
        Shape::Group { title, shapes } => {
            let _ = writeln!(out, "% {}", comment(title));
            shapes.iter().for_each(|shape| write_shape(out, shape, pixel));
        }
    }
}

/// Characters that only some engines have: the first text with XeLaTeX and LuaLaTeX, the second one elsewhere.
const LETTERS: &str = "\\providecommand\\grundyletters[2]{\\ifdefined\\Umathcode #1\\else #2\\fi}\n";

/// A text for LaTeX. Letters with accents are built from their parts, which every font has; what no plain LaTeX
/// has, as Chinese, is left to engines that read Unicode.
fn letters(text: &str) -> String {
    let mut out = String::new();
    let (mut plain, mut other) = (String::new(), String::new());
    let flush = |out: &mut String, plain: &mut String, other: &mut String| {
        *out += &latex_text(plain);
        plain.clear();
        if !other.is_empty() {
            let marks = "?".repeat(other.chars().count());
            let _ = write!(out, "\\grundyletters{{{other}}}{{{marks}}}");
            other.clear();
        }
    };
    for c in text.chars() {
        let accented = accented(c);
        let known = accented.is_some() || c == '?' || c.is_control() || latex_text(&c.to_string()) != "?";
        if !known {
            if !plain.is_empty() {
                flush(&mut out, &mut plain, &mut other);
            }
            other.push(c);
            continue;
        }
        if !other.is_empty() || accented.is_some() {
            flush(&mut out, &mut plain, &mut other);
        }
        match accented {
            Some(letter) => out += letter,
            None => plain.push(c),
        }
    }
    flush(&mut out, &mut plain, &mut other);
    out
}

/// A letter with an accent that the text of LaTeX does not know by itself.
fn accented(c: char) -> Option<&'static str> {
    Some(match c {
        'ă' => r"\u{a}",
        'Ă' => r"\u{A}",
        'ș' => r"\textcommabelow{s}",
        'Ș' => r"\textcommabelow{S}",
        'ț' => r"\textcommabelow{t}",
        'Ț' => r"\textcommabelow{T}",
        'ő' => r"\H{o}",
        'Ő' => r"\H{O}",
        'ű' => r"\H{u}",
        'Ű' => r"\H{U}",
        'ā' => r"\={a}",
        'Ā' => r"\={A}",
        'ē' => r"\={e}",
        'ī' => r"\={\i}",
        'ō' => r"\={o}",
        'ū' => r"\={u}",
        'Á' => r"\'{A}",
        'Í' => r"\'{I}",
        'Ó' => r"\'{O}",
        'Ú' => r"\'{U}",
        'È' => r"\`{E}",
        'À' => r"\`{A}",
        'Â' => r"\^{A}",
        'Î' => r"\^{I}",
        'Ê' => r"\^{E}",
        'Ô' => r"\^{O}",
        'Ã' => r"\~{A}",
        'Õ' => r"\~{O}",
        'Ñ' => r"\~{N}",
        'Ç' => r"\c{C}",
        'ş' => r"\c{s}",
        'ţ' => r"\c{t}",
        'š' => r"\v{s}",
        'č' => r"\v{c}",
        'ž' => r"\v{z}",
        'œ' => r"\oe{}",
        'º' => r"\textsuperscript{o}",
        '°' => r"\textsuperscript{o}",
        '¿' => r"\textquestiondown{}",
        '¡' => r"\textexclamdown{}",
        '∅' => r"$\emptyset$",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_come_out_right() {
        assert_eq!(
            letters("Ea-nāṣir? șți"),
            r"Ea-n\={a}\grundyletters{ṣ}{?}ir? \textcommabelow{s}\textcommabelow{t}i"
        );
        assert_eq!(letters("nyerő: 中文"), r"nyer\H{o}: \grundyletters{中文}{??}");
        assert_eq!(letters("3 → 1 é"), r"3 $\to$ 1 é");
    }

    #[test]
    fn comments_keep_their_letters() {
        let mut canvas = Canvas::new("3 → 1\n\\evil", "");
        canvas.line((0.0, 0.0), (1.0, 1.0), Role::Axis);
        assert!(canvas.tikz().contains("% 3 → 1 \\evil\n"));
    }

    #[test]
    fn a_width_is_that_of_the_bounding_box() {
        let mut canvas = Canvas::new("", "");
        canvas.rect((1.0, 1.0), (98.0, 48.0), Role::Cell);
        canvas.width = "1in".parse().ok();
        let tikz = canvas.tikz();
        assert!(
            tikz.contains("[x=0.7227pt,y=-0.7227pt")
                && tikz.contains("bounding box] (0,0) rectangle (100,50)"),
            "{tikz}"
        );
    }
}
