//! TikZ: for print, inside any LaTeX document.

use crate::canvas::{Anchor, Canvas, Point, Shape};
use crate::look::{PAPER, Role};
use crate::svg::{short, tip};
use grundy::document::latex_text;
use std::fmt::Write as _;

/// The size of a pixel in points of print.
const SCALE: f64 = 0.75;
/// The number of bars in one command, so that no command is too long for TeX.
const BARS: usize = 100;

impl Canvas {
    /// The picture as TikZ: a `tikzpicture` for a document that loads `tikz` and its library `patterns`, as
    /// the comment at its head says.
    ///
    /// # Laws
    /// Braces are balanced, and every special character of LaTeX in a text is escaped.
    pub fn tikz(&self) -> String {
        let mut out = String::from("% needs \\usepackage{tikz} and \\usetikzlibrary{patterns}\n");
        for line in [&self.title, &self.description] {
            let _ = writeln!(out, "% {}", line.replace(|c: char| c.is_control() || !c.is_ascii(), "?"));
        }
        out += "\\begin{tikzpicture}[x=0.75pt,y=-0.75pt,inner sep=0pt,outer sep=0pt]\n";
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
            write_shape(&mut out, shape);
        }
        out += "\\end{tikzpicture}\n";
        out
    }
}

fn place((x, y): Point) -> String {
    format!("({},{})", short(x), short(y))
}

fn points(width: f64) -> String {
    format!("{:.2}pt", width * SCALE)
}

/// The options of an area or a line.
fn options(role: Role) -> String {
    let look = role.look();
    let mut options = Vec::new();
    if look.fill.is_some() {
        options.push(format!("fill=grundy-{}-fill", look.name));
    }
    match look.line {
        Some(_) if look.width > 0.0 => {
            options.push(format!("draw=grundy-{}-line", look.name));
            options.push(format!("line width={}", points(look.width)));
        }
        _ => options.push("draw=none".into()),
    }
    if look.dashed {
        options.push("dashed".into());
    }
    options.join(",")
}

/// An area, and its hatching above it.
fn area(out: &mut String, role: Role, more: &str, outline: &str) {
    let look = role.look();
    let _ = writeln!(out, "\\path[{}{more}] {outline};", options(role));
    if look.hatched {
        let _ = writeln!(
            out,
            "\\path[pattern=north east lines,pattern color=grundy-{}-line{more}] {outline};",
            look.name
        );
    }
}

fn write_shape(out: &mut String, shape: &Shape) {
    match shape {
        Shape::Line { points: through, arrow, role } => {
            let line = through.iter().map(|p| place(*p)).collect::<Vec<_>>().join(" -- ");
            let _ = writeln!(out, "\\path[{}] {line};", options(*role));
            if let Some(tip) = tip(through, role).filter(|_| *arrow) {
                let tip = tip.map(place).join(" -- ");
                let _ = writeln!(out, "\\path[fill=grundy-{}-line] {tip} -- cycle;", role.look().name);
            }
        }
        Shape::Rect { at, size, round, role } => {
            let more =
                if *round > 0.0 { format!(",rounded corners={}", points(*round)) } else { String::new() };
            let corner = place((at.0 + size.0, at.1 + size.1));
            area(out, *role, &more, &format!("{} rectangle {corner}", place(*at)));
        }
        Shape::Circle { at, radius, role } => {
            area(out, *role, "", &format!("{} circle[radius={}]", place(*at), points(*radius)));
        }
        Shape::Polygon { points, role } => {
            let line = points.iter().map(|p| place(*p)).collect::<Vec<_>>().join(" -- ");
            area(out, *role, "", &format!("{line} -- cycle"));
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
            let size = size * SCALE;
            let bold = if look.bold { "\\bfseries" } else { "" };
            let _ = writeln!(
                out,
                "\\node[anchor={anchor},text=grundy-{}-fill,font=\\sffamily{bold}\\fontsize{{{}}}{{{}}}\\selectfont] at {} {{{}}};",
                look.name,
                short(size),
                short(size * 1.2),
                place(*at),
                latex_text(text)
            );
        }
        Shape::Group { title, shapes } => {
            let title = title.replace(|c: char| c.is_control() || !c.is_ascii(), "?");
            let _ = writeln!(out, "% {title}");
            shapes.iter().for_each(|shape| write_shape(out, shape));
        }
    }
}
