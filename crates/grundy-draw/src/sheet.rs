//! Worksheets: a page of tasks on A4, and the page with the answers.

use crate::canvas::{Anchor, Canvas, Point, Shape, text_width};
use crate::look::Role;
use crate::scene::{HEADING, Picture, TEXT, wrapped};
use crate::words::clipped;
use grundy::Outcome;
use grundy_words::say;
use std::fmt::Write as _;

/// The size of A4 in pixels.
const PAGE: Point = (793.7, 1122.5);
const MARGIN: f64 = 64.0;
const WIDTH: f64 = PAGE.0 - 2.0 * MARGIN;
/// The height of a row of a table.
const ROW: f64 = 23.0;
/// The height of a line to write on.
const LINE: f64 = 30.0;
/// The most letters of a heading.
const MAX_TITLE: usize = 160;
/// The most letters of a rule.
const MAX_RULE: usize = 300;
/// The boards next to each other.
const BOARDS_PER_ROW: usize = 3;
/// The height of a board with the lines to write on.
const BOARD: f64 = 168.0;

/// A sheet of tasks about a game. Its words are in the language of the thread; rules, positions and moves stay as they
/// are.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The heading; without one, it says in the language that this is a worksheet.
    pub title: Option<String>,
    /// The rule, as typed.
    pub rule: String,
    /// The number by which the same sheet is made again.
    pub seed: u64,
    /// The tasks, in order.
    pub tasks: Vec<Task>,
}

/// A task of a [`Sheet`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Task {
    /// A table of heaps: the values of the options, and the nim-value.
    Table(Vec<Row>),
    /// A grid of nim-values: row a, column b.
    Grid {
        /// The names of the two coordinates.
        names: [String; 2],
        /// The values.
        rows: Vec<Vec<u64>>,
    },
    /// Positions to judge.
    Judge(Vec<Judged>),
    /// A state graph to label.
    Label {
        /// The graph without answers.
        exercise: Box<Picture>,
        /// The graph with answers.
        key: Box<Picture>,
    },
}

/// A heap of a table to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its size.
    pub heap: u64,
    /// The nim-values of its options.
    pub options: Vec<u64>,
    /// Its nim-value.
    pub value: u64,
}

/// A position to judge.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The position, without its rule.
    pub position: String,
    /// Its board, in a game that has one.
    pub board: Option<Canvas>,
    /// Who wins.
    pub outcome: Outcome,
    /// A winning move.
    pub winning: Option<String>,
}

impl Judged {
    fn answer(&self) -> String {
        match &self.winning {
            Some(winning) => format!("{}: {winning}", self.outcome),
            None => self.outcome.to_string(),
        }
    }
}

impl Sheet {
    /// The page with the tasks, or the page with the answers.
    ///
    /// # Laws
    /// Every shape lies on the page.
    pub fn page(&self, answers: bool) -> Canvas {
        let title = self.heading(answers);
        let mut canvas =
            Canvas { page: Some(PAGE), ..Canvas::new(title.clone(), say!("figure-rule", rule = &self.rule)) };
        let mut writer = Writer { sheet: self, canvas: &mut canvas, y: MARGIN, answers };
        writer.head(&title);
        for (i, task) in self.tasks.iter().enumerate() {
            writer.task(i + 1, task);
        }
        let foot = (PAGE.0 - MARGIN, PAGE.1 - 0.6 * MARGIN);
        canvas.text(foot, Anchor::End, TEXT - 2.0, say!("figure-seed", seed = self.seed), Role::Faint);
        canvas
    }

    /// The tasks, or the answers, as lines of text.
    pub fn text(&self, answers: bool) -> String {
        let mut text = format!("{}\n{}\n", self.heading(answers), say!("figure-rule", rule = &self.rule));
        for (i, task) in self.tasks.iter().enumerate() {
            let _ = writeln!(text, "\n{}. {}", i + 1, self.instruction(task));
            match task {
                Task::Table(rows) => {
                    for row in rows {
                        let (options, value) = match answers {
                            true => (listed(&row.options), row.value.to_string()),
                            false => ("____".into(), "__".into()),
                        };
                        let _ = writeln!(text, "   {:>4}   {{{options}}}   {value}", row.heap);
                    }
                }
                Task::Grid { rows, .. } => {
                    for row in rows {
                        let cell = |value: &u64| if answers { format!("{value:>3}") } else { "  _".into() };
                        let _ = writeln!(text, "   {}", row.iter().map(cell).collect::<String>());
                    }
                }
                Task::Judge(positions) => {
                    for (i, judged) in positions.iter().enumerate() {
                        let answer = if answers { judged.answer() } else { "____".into() };
                        let _ = writeln!(text, "   {}   {}   {answer}", letter(i), judged.position);
                    }
                }
                Task::Label { exercise, key } => {
                    for line in if answers { &key.text } else { &exercise.text }.lines() {
                        let _ = writeln!(text, "   {line}");
                    }
                }
            }
        }
        let _ = writeln!(text, "\n{}", say!("figure-seed", seed = self.seed));
        text
    }

    fn heading(&self, answers: bool) -> String {
        let title = self.title.clone().unwrap_or_else(|| say!("figure-worksheet"));
        if answers { format!("{title}: {}", say!("figure-answers")) } else { title }
    }

    fn instruction(&self, task: &Task) -> String {
        match task {
            Task::Table(_) => say!("figure-fill-table"),
            Task::Grid { .. } => say!("figure-fill-grid"),
            Task::Judge(_) => say!("figure-judge"),
            Task::Label { .. } => say!("figure-label"),
        }
    }
}

/// Pages as a document for LaTeX, one after the other.
pub fn tex(pages: &[&Canvas]) -> String {
    let mut out = String::from(
        "\\documentclass{article}\n\
         \\usepackage[a4paper,margin=0pt,noheadfoot]{geometry}\n\
         \\usepackage{tikz}\n\
         \\usetikzlibrary{patterns}\n\
         \\pagestyle{empty}\n\
         \\setlength{\\parindent}{0pt}\n\
         \\setlength{\\topskip}{0pt}\n\
         \\begin{document}\n",
    );
    for page in pages {
        let _ = write!(out, "\\vbox to 0pt{{\\hbox to 0pt{{%\n{}\\hss}}\\vss}}\\newpage\n", page.tikz());
    }
    out += "\\end{document}\n";
    out
}

/// The size at which a text is no wider than the room, and no larger than wanted.
fn fitting(text: &str, wanted: f64, room: f64) -> f64 {
    wanted * (room.max(0.0) / text_width(text, wanted).max(1.0)).min(1.0)
}

/// The name of a position in a list: a), b), c).
fn letter(i: usize) -> String {
    let letter = u8::try_from(i).ok().filter(|i| *i < 26).map(|i| char::from(b'a' + i));
    format!("{})", letter.map_or_else(|| (i + 1).to_string(), |letter| letter.to_string()))
}

fn listed(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
}

struct Writer<'a> {
    sheet: &'a Sheet,
    canvas: &'a mut Canvas,
    /// The lower end of what is written.
    y: f64,
    answers: bool,
}

impl Writer<'_> {
    fn write(&mut self, x: f64, y: f64, size: f64, text: &str, role: Role) {
        self.canvas.text((MARGIN + x, y), Anchor::Start, size, text, role);
    }

    /// Writes a text, and a line to write on up to `right`; returns where the text ends.
    fn blank(&mut self, x: f64, y: f64, label: &str, right: f64) -> f64 {
        self.write(x, y, TEXT, label, Role::Ink);
        let end = x + text_width(label, TEXT) + 6.0;
        self.canvas.line((MARGIN + end, y + 3.0), (MARGIN + right, y + 3.0), Role::Axis);
        end
    }

    fn head(&mut self, title: &str) {
        for line in wrapped(&clipped(title, MAX_TITLE), HEADING + 5.0, WIDTH) {
            self.y += HEADING + 8.0;
            let y = self.y;
            self.write(0.0, y, fitting(&line, HEADING + 5.0, WIDTH), &line, Role::Strong);
        }
        if !self.answers {
            self.y += 34.0;
            let (name, date) = (say!("figure-name"), say!("figure-date"));
            let y = self.y;
            self.blank(0.0, y, &name, WIDTH * 0.62);
            self.blank(WIDTH * 0.66, y, &date, WIDTH);
        }
        self.y += 28.0;
        let rule = say!("figure-rule", rule = &clipped(&self.sheet.rule, MAX_RULE));
        self.lines(&rule, Role::Ink);
        self.y += 4.0;
    }

    fn lines(&mut self, text: &str, role: Role) {
        for (i, line) in wrapped(text, TEXT, WIDTH).into_iter().enumerate() {
            if i > 0 {
                self.y += 16.0;
            }
            let y = self.y;
            self.write(0.0, y, fitting(&line, TEXT, WIDTH), &line, role);
        }
    }

    fn task(&mut self, number: usize, task: &Task) {
        self.y += 26.0;
        let words = format!("{number}. {}", self.sheet.instruction(task));
        self.lines(&words, Role::Ink);
        self.y += 10.0;
        match task {
            Task::Table(rows) => self.table(rows),
            Task::Grid { names, rows } => self.grid(names, rows),
            Task::Judge(positions) if positions.iter().all(|judged| judged.board.is_some()) => {
                self.boards(positions)
            }
            Task::Judge(positions) => self.judge(positions),
            Task::Label { exercise, key } => {
                self.picture(if self.answers { &key.canvas } else { &exercise.canvas })
            }
        }
    }

    fn table(&mut self, rows: &[Row]) {
        let [heap, value] = [say!("figure-heap"), say!("figure-nim-value")];
        let widths = {
            let wide = |words: &str| text_width(words, TEXT) + 24.0;
            let (first, last) = (wide(&heap).max(60.0), wide(&value).max(80.0));
            [first, (WIDTH - first - last).min(360.0), last]
        };
        let head = [heap, say!("figure-option-values"), value];
        self.cells(&widths, &head, Role::Head, Role::Strong);
        for row in rows {
            let (options, value) = match self.answers {
                true => (listed(&row.options), row.value.to_string()),
                false => (String::new(), String::new()),
            };
            self.cells(&widths, &[row.heap.to_string(), options, value], Role::Cell, Role::Ink);
        }
        self.y += 4.0;
    }

    fn cells(&mut self, widths: &[f64], texts: &[String], role: Role, ink: Role) {
        let mut x = MARGIN;
        for (width, text) in widths.iter().zip(texts) {
            self.canvas.rect((x, self.y), (*width, ROW), role);
            if !text.is_empty() {
                let size = fitting(text, TEXT, width - 4.0);
                self.canvas.label((x + width / 2.0, self.y + ROW / 2.0), size, text.clone(), ink);
            }
            x += width;
        }
        self.y += ROW;
    }

    fn grid(&mut self, names: &[String; 2], rows: &[Vec<u64>]) {
        let columns = rows.first().map_or(0, Vec::len);
        let widths = vec![34.0; columns + 1];
        let mut head = vec![format!("{}/{}", names[0], names[1])];
        head.extend((0..columns).map(|column| column.to_string()));
        self.cells(&widths, &head, Role::Head, Role::Strong);
        for (i, row) in rows.iter().enumerate() {
            let y = self.y;
            let mut texts = vec![String::new()];
            let text = |value: &u64| if self.answers { value.to_string() } else { String::new() };
            texts.extend(row.iter().map(text));
            self.cells(&widths, &texts, Role::Cell, Role::Ink);
            self.canvas.rect((MARGIN, y), (34.0, ROW), Role::Head);
            self.canvas.label((MARGIN + 17.0, y + ROW / 2.0), TEXT, i.to_string(), Role::Strong);
        }
        self.y += 4.0;
    }

    fn judge(&mut self, positions: &[Judged]) {
        let widest = positions.iter().map(|judged| text_width(&judged.position, TEXT)).fold(0.0, f64::max);
        let first = (widest + 50.0).min(WIDTH * 0.45);
        let winning = say!("figure-winning-move");
        for (i, judged) in positions.iter().enumerate() {
            self.y += LINE;
            let y = self.y - 8.0;
            self.write(0.0, y, TEXT, &letter(i), Role::Strong);
            let size = fitting(&judged.position, TEXT, first - 30.0);
            self.write(24.0, y, size, &judged.position, Role::Ink);
            let judgement = self.blank(first, y, "P / N", first + 92.0);
            let made = self.blank(first + 110.0, y, &winning, WIDTH);
            if self.answers {
                self.write(judgement + 12.0, y, TEXT, &judged.outcome.to_string(), Role::Strong);
                let winning = judged.winning.as_deref().unwrap_or("–");
                self.write(made + 8.0, y, fitting(winning, TEXT, WIDTH - made - 8.0), winning, Role::Strong);
            }
        }
    }

    fn boards(&mut self, positions: &[Judged]) {
        let wide = WIDTH / BOARDS_PER_ROW as f64;
        for (row, positions) in positions.chunks(BOARDS_PER_ROW).enumerate() {
            for (column, judged) in positions.iter().enumerate() {
                let (left, top) = (column as f64 * wide, self.y);
                let name = letter(row * BOARDS_PER_ROW + column);
                self.write(left, top + 16.0, TEXT, &name, Role::Strong);
                if let Some(board) = &judged.board {
                    let room = (wide - 46.0, BOARD - 46.0);
                    self.place(board, (MARGIN + left + 26.0, top), room);
                }
                let y = top + BOARD - 22.0;
                let end = self.blank(left + 24.0, y, "P / N", left + wide - 18.0);
                if self.answers {
                    let answer = judged.answer();
                    let size = fitting(&answer, TEXT - 1.0, left + wide - end - 22.0);
                    self.write(end + 4.0, y, size, &answer, Role::Strong);
                }
            }
            self.y += BOARD;
        }
    }

    /// Draws a picture across the page, as large as the rest of the page allows.
    fn picture(&mut self, picture: &Canvas) {
        let room = (WIDTH, PAGE.1 - MARGIN - self.y - 6.0);
        let height = self.place(picture, (MARGIN, self.y + 4.0), room);
        self.y += height + 8.0;
    }

    /// Draws the shapes of a picture at a place, as large as there is room, within limits; returns their height.
    fn place(&mut self, picture: &Canvas, at: Point, room: Point) -> f64 {
        const MAX_GROWTH: f64 = 1.4;
        let ((left, top), (right, bottom)) = picture.bounds();
        let (width, height) = ((right - left).max(1.0), (bottom - top).max(1.0));
        let scale = (room.0 / width).min(room.1 / height).clamp(0.05, MAX_GROWTH);
        let by = (at.0 - left * scale, at.1 - top * scale);
        let placed = |shape: &Shape| shape.clone().scaled(scale).moved(by);
        self.canvas.shapes.extend(picture.shapes.iter().map(placed));
        height * scale
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_words::{Language, speaking};

    fn sheet() -> Sheet {
        let row = |heap: u64| Row { heap, options: vec![0, 1, 2], value: 9977 };
        let judged = |board: Option<Canvas>| Judged {
            position: "3, 4, 5".into(),
            board,
            outcome: Outcome::Next,
            winning: Some("3 → 1".into()),
        };
        let mut board = Canvas::new("", "");
        board.rect((0.0, 0.0), (900.0, 300.0), Role::Cell);
        let picture = Picture { canvas: board.clone(), text: "graph\n".into(), dot: None };
        Sheet {
            title: None,
            rule: "nim".into(),
            seed: 5,
            tasks: vec![
                Task::Table((0..9).map(row).collect()),
                Task::Judge((0..4).map(|_| judged(None)).collect()),
                Task::Judge((0..3).map(|_| judged(Some(board.clone()))).collect()),
                Task::Label { exercise: Box::new(picture.clone()), key: Box::new(picture) },
            ],
        }
    }

    #[test]
    fn everything_is_on_the_page() {
        for language in Language::ALL {
            for answers in [false, true] {
                let page = speaking(language, || sheet().page(answers));
                let ((left, top), (right, bottom)) = page.bounds();
                assert!(
                    left >= 0.0 && top >= 0.0 && right <= PAGE.0 && bottom <= PAGE.1,
                    "{language:?}: {right} {bottom}"
                );
                assert_eq!(page.view(), ((0.0, 0.0), PAGE));
            }
        }
    }

    #[test]
    fn long_texts_are_on_the_page() {
        let long = "a very long text, ".repeat(20);
        let mut sheet = sheet();
        (sheet.title, sheet.rule) = (Some(long.clone()), "x".repeat(5000));
        for task in &mut sheet.tasks {
            match task {
                Task::Table(rows) => rows[0].options = (0..60).collect(),
                Task::Judge(judged) => {
                    (judged[0].position, judged[0].winning) = (long.clone(), Some(long.clone()));
                }
                _ => {}
            }
        }
        for answers in [false, true] {
            let ((left, top), (right, bottom)) = sheet.page(answers).bounds();
            assert!(left >= 0.0 && top >= 0.0 && right <= PAGE.0 && bottom <= PAGE.1, "{right} {bottom}");
        }
    }

    #[test]
    fn answers_are_on_their_page_alone() {
        let sheet = sheet();
        let [tasks, key] = [false, true].map(|answers| (sheet.page(answers).svg(), sheet.text(answers)));
        for answer in ["9977", "3 → 1"] {
            assert!(!tasks.0.contains(answer) && !tasks.1.contains(answer), "{answer}");
            assert!(key.0.contains(answer) && key.1.contains(answer), "{answer}");
        }
        assert!(tasks.0.contains("Name") && !key.0.contains(">Name<"));
        assert!(tex(&[&sheet.page(false), &sheet.page(true)]).matches("\\newpage").count() == 2);
    }
}
