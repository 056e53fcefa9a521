//! A picture with all that stands around it: heading, verdict, legend, caption, key. Texts wrap; they never make
//! a picture wider than its body needs, apart from very small ones.

use crate::canvas::{Anchor, Canvas, text_width};
use crate::figure::{Answers, Figure, Title};
use crate::look::Role;
use grundy_words::say;
use std::fmt::Write as _;

/// A picture: the scene, and its text for a terminal, where no scene can be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The scene, for SVG, TikZ, PDF and PNG.
    pub canvas: Canvas,
    /// The same as lines of text.
    pub text: String,
    /// The same in the language of Graphviz, for state graphs.
    pub dot: Option<String>,
}

/// The size of headings.
pub(crate) const HEADING: f64 = 15.0;
/// The size of all other text.
pub(crate) const TEXT: f64 = 12.0;

/// Texts around a picture are at least this wide before they wrap.
const MIN_WIDTH: f64 = 250.0;
/// A key is this wide before it wraps.
const KEY_WIDTH: f64 = 460.0;
/// A body that grows stays below this height.
const MAX_HEIGHT: f64 = 260.0;
/// How much a small body may grow, so that it fills the width of the texts.
const MAX_GROWTH: f64 = 2.0;

/// A picture that is being made.
pub(crate) struct Scene<'f> {
    pub figure: &'f Figure,
    /// The body, at any place.
    pub body: Canvas,
    /// Whether a small body may grow.
    pub grows: bool,
    /// The subject, which is the heading unless the figure has a title.
    pub subject: String,
    /// What stands below the heading.
    pub below: String,
    /// Small remarks below the body.
    pub notes: Vec<String>,
    /// The answer in a sentence.
    pub verdict: String,
    pub legend: Vec<(Role, String)>,
    /// The answers in lines, for a key.
    pub key: Vec<String>,
    /// What the description says of the subject, and of the answers; without it, the first lines of the key.
    pub about: String,
    pub gist: String,
    /// The body in letters.
    pub text: String,
}

impl<'f> Scene<'f> {
    pub fn new(figure: &'f Figure, subject: String, below: String) -> Scene<'f> {
        Scene {
            figure,
            body: Canvas::new("", ""),
            grows: false,
            subject,
            below,
            notes: Vec::new(),
            verdict: String::new(),
            legend: Vec::new(),
            key: Vec::new(),
            about: String::new(),
            gist: String::new(),
            text: String::new(),
        }
    }

    /// Adds a sample of a role to the legend.
    pub fn explain(&mut self, role: Role, words: String) {
        self.legend.push((role, words));
    }

    /// The heading: title and the line below it.
    fn heading(&self) -> Option<(&str, &str)> {
        match &self.figure.title {
            Title::Subject => Some((&self.subject, &self.below)),
            Title::Text(title) => Some((title, &self.below)),
            Title::None => None,
        }
    }

    /// The picture.
    pub fn finish(mut self) -> Picture {
        let answers = self.figure.answers;
        if !answers.shown() {
            self.verdict.clear();
        }
        if answers == Answers::Alone {
            self.body.shapes.clear();
            self.text.clear();
            self.legend.clear();
            self.notes.clear();
        }
        let text = self.letters();
        let mut canvas = Canvas { width: self.figure.width, ..Canvas::new(self.name(), self.described()) };
        let ((left, top), (right, bottom)) = self.body.bounds();
        let (mut width, mut height) = (right - left, bottom - top);
        let room = self.room(width);
        let mut body = std::mem::take(&mut self.body.shapes);
        let growth = match self.grows && width > 0.0 && height > 0.0 {
            true => (room / width).min(MAX_HEIGHT / height).clamp(1.0, MAX_GROWTH),
            false => 1.0,
        };
        if growth > 1.01 {
            body = body.into_iter().map(|shape| shape.scaled(growth)).collect();
            (width, height) = (width * growth, height * growth);
        }
        let room = room.max(width);
        let mut pen = Pen { canvas: &mut canvas, y: 0.0, room };
        if let Some((title, below)) = self.heading() {
            pen.lines(title, HEADING, Role::Strong, 0.0, 18.0);
            pen.lines(below, TEXT, Role::Faint, 18.0, 15.0);
            pen.y += 14.0;
        }
        let by = (-left * growth, pen.y - top * growth);
        let empty = body.is_empty();
        pen.canvas.shapes.extend(body.into_iter().map(|shape| shape.moved(by)));
        pen.y += if empty { -6.0 } else { height + 2.0 };
        for note in &self.notes {
            pen.lines(note, TEXT - 1.0, Role::Faint, 16.0, 14.0);
        }
        pen.lines(&self.verdict, TEXT + 1.0, Role::Strong, 22.0, 17.0);
        pen.legend(&self.legend);
        pen.lines(self.figure.caption.as_deref().unwrap_or_default(), TEXT, Role::Ink, 24.0, 16.0);
        if matches!(answers, Answers::Alone | Answers::Apart) {
            self.draw_key(&mut pen);
        }
        Picture { canvas, text, dot: None }
    }

    fn draw_key(&self, pen: &mut Pen<'_>) {
        let widest = self.key.iter().map(|line| text_width(line, TEXT)).fold(0.0, f64::max);
        pen.room = pen.room.max(widest.min(KEY_WIDTH));
        if self.figure.answers == Answers::Apart {
            pen.y += 18.0;
            pen.canvas.line((0.0, pen.y), (pen.room, pen.y), Role::Grid);
        }
        pen.lines(&say!("figure-answers"), TEXT + 1.0, Role::Strong, 22.0, 17.0);
        for line in &self.key {
            pen.lines(line, TEXT, Role::Ink, 18.0, 15.0);
        }
    }

    /// How wide the texts around a body may be.
    fn room(&self, body: f64) -> f64 {
        let (title, below) = self.heading().unwrap_or_default();
        let legend = self.legend.iter().map(|(role, words)| sample(*role) + text_width(words, TEXT));
        let wishes = [
            text_width(title, HEADING) * 1.1,
            text_width(below, TEXT),
            text_width(&self.verdict, TEXT + 1.0) * 1.1,
            text_width(self.figure.caption.as_deref().unwrap_or_default(), TEXT),
        ];
        let notes = self.notes.iter().map(|note| text_width(note, TEXT - 1.0));
        let wish = wishes.into_iter().chain(legend).chain(notes).fold(0.0, f64::max);
        body.max(wish.min(MIN_WIDTH))
    }

    /// The name of the picture.
    fn name(&self) -> String {
        match &self.figure.title {
            Title::Text(title) => title.clone(),
            _ => self.subject.clone(),
        }
    }

    /// The picture in sentences, without answers where it has none.
    fn described(&self) -> String {
        let mut said = vec![self.subject.as_str(), self.below.as_str(), self.about.as_str()];
        if self.figure.answers != Answers::Hidden {
            match [&self.verdict, &self.gist].into_iter().find(|line| !line.is_empty()) {
                Some(line) => said.push(line),
                None => said.extend(self.key.iter().take(3).map(String::as_str)),
            }
        }
        said.extend(self.figure.caption.as_deref());
        said.retain(|line| !line.is_empty());
        let line = |line: &str| format!("{}.", line.trim_end_matches(['.', '。']));
        said.into_iter().map(line).collect::<Vec<_>>().join(" ")
    }

    fn letters(&self) -> String {
        let mut text = String::new();
        if let Some((title, below)) = self.heading() {
            let below = if below.is_empty() { String::new() } else { format!("   ({below})") };
            let _ = writeln!(text, "{title}{below}");
        }
        text += &self.text;
        if !self.verdict.is_empty() {
            let _ = writeln!(text, "\n{}", self.verdict);
        }
        if let Some(caption) = &self.figure.caption {
            let _ = writeln!(text, "\n{caption}");
        }
        if matches!(self.figure.answers, Answers::Alone | Answers::Apart) {
            let _ = writeln!(text, "\n{}", say!("figure-answers"));
            for line in &self.key {
                let _ = writeln!(text, "  {line}");
            }
        }
        text.trim_start_matches('\n').to_string()
    }
}

/// Writes below what is there.
pub(crate) struct Pen<'c> {
    pub canvas: &'c mut Canvas,
    /// Where the last line stands.
    pub y: f64,
    /// The width that is free.
    pub room: f64,
}

impl Pen<'_> {
    /// Writes a text in as many lines as it needs: `before` above the first line, `step` from line to line.
    pub fn lines(&mut self, text: &str, size: f64, role: Role, before: f64, step: f64) {
        let wide = if role == Role::Strong { 1.1 } else { 1.0 };
        for (i, line) in wrapped(text, size * wide, self.room).into_iter().enumerate() {
            self.y += if i == 0 { before } else { step };
            self.canvas.text((0.0, self.y), Anchor::Start, size, line, role);
        }
    }

    /// Draws samples of roles with their meanings, in rows.
    fn legend(&mut self, entries: &[(Role, String)]) {
        if entries.is_empty() {
            return;
        }
        self.y += 12.0;
        let mut x = 0.0;
        for (role, words) in entries {
            let wide = sample(*role) + text_width(words, TEXT);
            if x > 0.0 && x + wide > self.room {
                (x, self.y) = (0.0, self.y + 19.0);
            }
            let y = self.y;
            match role {
                Role::Winning | Role::Move | Role::Ground => {
                    self.canvas.path(vec![(x, y + 7.0), (x + 22.0, y + 7.0)], *role != Role::Ground, *role);
                }
                Role::Mark => self.canvas.pill((x, y), (14.0, 14.0), *role),
                role => self.canvas.rect((x, y), (14.0, 14.0), *role),
            }
            let at = (x + sample(*role), y + 11.0);
            self.canvas.text(at, Anchor::Start, TEXT, words.clone(), Role::Ink);
            x += wide + 18.0;
        }
        self.y += 14.0;
    }
}

/// The width of a sample in a legend, with the space after it.
fn sample(role: Role) -> f64 {
    if matches!(role, Role::Winning | Role::Move | Role::Ground) { 28.0 } else { 20.0 }
}

/// A text in lines that are no wider than the room, if its words allow it. A word without spaces that is wider
/// than the room is cut after a comma or another sign, and Chinese after any letter.
pub(crate) fn wrapped(text: &str, size: f64, room: f64) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for piece in pieces(text) {
        let longer = format!("{line}{piece}");
        if line.trim().is_empty() || text_width(longer.trim_end(), size) <= room {
            line = longer;
            continue;
        }
        lines.push(std::mem::take(&mut line).trim_end().to_string());
        line = piece.trim_start().to_string();
    }
    if !line.trim().is_empty() {
        lines.push(line.trim_end().to_string());
    }
    lines
}

/// The pieces between which a line may end.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces = vec![String::new()];
    let mut letters = text.chars().peekable();
    while let Some(c) = letters.next() {
        if let Some(piece) = pieces.last_mut() {
            piece.push(c);
        }
        let closes = letters.peek().is_some_and(|next| "，。：；、）!?".contains(*next));
        let wide = ('\u{2e80}'..'\u{ffff}').contains(&c) && !closes;
        let after_space = c == ' ' && letters.peek().is_some_and(|next| *next != ' ');
        let long = pieces.last().is_some_and(|piece| piece.chars().count() > 12);
        if wide || after_space || (long && matches!(c, ',' | '/' | ';' | '}')) {
            pieces.push(String::new());
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_the_room_and_keep_every_word() {
        let text = "N-position, nim-value 2: the player to move wins, for example by 3 → 1 (take 2)";
        let lines = wrapped(text, 12.0, 200.0);
        assert!(lines.len() > 1 && lines.iter().all(|line| text_width(line, 12.0) <= 200.0), "{lines:?}");
        assert_eq!(lines.join(" "), text);
        let long = "..#..##.,".repeat(12);
        assert!(wrapped(&long, 12.0, 200.0).len() > 2);
        let chinese =
            wrapped("双方最优时谁胜？先手胜写 N，后手胜写 P。若为 N，再写出一个必胜着法。", 12.0, 150.0);
        assert!(
            chinese.iter().all(|line| text_width(line, 12.0) <= 164.0 && !line.starts_with('，')),
            "{chinese:?}"
        );
    }

    #[test]
    fn texts_wrap_and_a_small_body_grows() {
        let figure = Figure { caption: Some("word ".repeat(40)), ..Figure::default() };
        let mut scene = Scene::new(&figure, "a subject".into(), "normal play".into());
        scene.body.rect((5.0, 7.0), (100.0, 50.0), Role::Cell);
        scene.grows = true;
        scene.verdict =
            "a verdict that is much longer than the body of the picture is wide, so that it wraps".into();
        let canvas = scene.finish().canvas;
        let ((left, _), (right, _)) = canvas.bounds();
        assert!((right - left) <= MIN_WIDTH + 2.0, "{left} {right}");
        let rect = canvas.shapes.iter().find_map(|shape| match shape {
            crate::canvas::Shape::Rect { size, .. } => Some(*size),
            _ => None,
        });
        assert_eq!(rect.map(|size| size.0), Some(200.0));
    }

    #[test]
    fn an_exercise_hides_the_verdict_and_the_key_has_it_alone() {
        let of = |answers| {
            let figure = Figure { answers, ..Figure::default() };
            let mut scene = Scene::new(&figure, "subject".into(), String::new());
            scene.body.rect((0.0, 0.0), (10.0, 10.0), Role::Cell);
            scene.text = "body\n".into();
            scene.verdict = "the verdict".into();
            scene.key = vec!["the verdict".into()];
            let picture = scene.finish();
            (picture.text, picture.canvas.svg())
        };
        let (text, svg) = of(Answers::Hidden);
        assert_eq!(text, "subject\nbody\n");
        assert!(!svg.contains("verdict"));
        let (text, svg) = of(Answers::Alone);
        assert_eq!(text, "subject\n\nAnswers\n  the verdict\n");
        assert!(svg.contains("verdict") && !svg.contains("g-cell"));
        let (text, svg) = of(Answers::Apart);
        assert_eq!(text, "subject\nbody\n\nAnswers\n  the verdict\n");
        assert!(svg.contains("verdict") && svg.contains("g-cell"));
    }
}
