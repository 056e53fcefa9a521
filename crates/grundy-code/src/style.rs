//! What programs in all languages share: blocks, numbers, conditions, the moves.

use super::Plan;
use super::closed::Closed;
use super::fixed::Fixed;
use super::helpers::Helper;
use super::lines::commented;
use super::mains::{self, MISERE_THEOREM, Played};
use super::request::{Language, Main, Request};
use super::script::translated;
use super::values::Values;
use super::ways::{Condition, Moves, Number, Step, Way};
use super::window::{Kind, Sliding};
use grundy::law::{Found, TakeRange};
use grundy_rules::Ruleset;

/// A language: how it writes the constructs that every language has.
pub(super) trait Style {
    /// The language.
    const LANGUAGE: Language;
    /// The start of a comment.
    const COMMENT: &'static str;
    /// The text after the head of a block, and at its end.
    const BLOCK: (&'static str, Option<&'static str>);
    /// `and`, `or`, `not`.
    const WORDS: (&'static str, &'static str, &'static str);
    /// The empty lines between two functions.
    const SEPARATOR: &'static str = "\n";

    /// The text of a helper function.
    fn helper(&self, helper: &Helper) -> &'static str;
    /// A call of a helper function with natural numbers of 64 bits.
    fn call(&self, helper: &Helper, arguments: &[Term], wide: bool) -> String;
    /// The text before the first function.
    fn opening(&self, text: &mut Text, plan: &Plan<'_>);
    /// The whole program, when the rest of its text is known.
    fn finished(&self, text: String) -> String {
        text
    }
    /// The function `nim_value`, and its table.
    fn values(&self, text: &mut Text, values: &Values);
    /// The head of the function `nim_value` that fills a table: up to the moves of heap n.
    fn table_head(&self, text: &mut Text, wide: bool);
    /// Notes the value of an option of heap n.
    fn note(&self, text: &mut Text, value: &str);
    /// The rest of the function: the value of heap n, and of the heap that was asked for.
    fn table_end(&self, text: &mut Text);
    /// The value of a heap that is in the table.
    fn noted(&self, heap: &str, wide: bool) -> String;
    /// The function that lists the heaps of a value.
    fn heaps_of_a_value(&self, text: &mut Text, values: &Values);
    /// The head of the function that finds a move, and what it needs before it.
    fn move_head(&self, text: &mut Text, wide: bool, asks_heap: bool);
    /// The move of `take L..R` by formula.
    fn move_by_range(&self, text: &mut Text, range: &TakeRange);
    /// The functions that are the same for all rules of a family.
    fn fixed(&self) -> &'static Fixed;
    /// The function `most`: how many coins may be taken.
    fn most(&self, text: &mut Text, law: &Sliding);
    /// The function `nim_value` if a move takes 1 to ⌊n/c⌋ of n coins.
    fn part_value(&self, text: &mut Text, c: u64);
    /// The end of the function that finds a move, when none was found.
    fn no_move(&self, text: &mut Text);
    /// The function that finds a winning move of a position.
    fn winning_move(&self) -> &'static str;
    /// The function `main` that prints winning moves.
    fn playing_main(&self) -> &'static str;

    /// The head of a loop over numbers, both ends included.
    fn range(&self, name: &str, low: &str, high: &str, step: u64, wide: bool) -> String;
    /// The head of a loop over a list.
    fn each(&self, name: &str, list: &str) -> String;
    /// The head of a condition.
    fn when(&self, condition: &str) -> String;
    /// Ends the function with these heaps.
    fn leave(&self, text: &mut Text, parts: &[String], wide: bool);
    /// The value of a heap.
    fn value(&self, heap: &str, wide: bool) -> String;
    /// A number as text.
    fn int(&self, value: i128) -> String {
        value.to_string()
    }
    /// A quotient, rounded down; `signed` if the number may be negative.
    fn quotient(&self, number: &Term, by: &str, signed: bool) -> Term;
    /// A remainder, from 0 on.
    fn remainder(&self, number: &Term, by: &str, signed: bool) -> Term;
    /// The smaller or the larger one of two numbers.
    fn extreme(&self, least: bool, a: &str, b: &str, wide: bool) -> String;

    /// A square root, rounded down.
    fn root(&self, number: &Term, wide: bool) -> String;
    /// A binary logarithm, rounded down.
    fn log(&self, number: &Term, wide: bool) -> String;

    /// A function that is the same for many rules.
    fn written(&self, text: &mut Text, source: &str) {
        text.lines(source);
    }

    /// Functions in the small language.
    fn script(&self, text: &mut Text, script: &str) {
        text.lines(&translated(script, Self::LANGUAGE));
    }

    /// The function `nim_value` by a formula.
    fn closed(&self, text: &mut Text, closed: &Closed) {
        self.script(text, &closed.script(Self::SEPARATOR));
    }

    /// The function `nim_value` of a sliding window, and the one that gives how many coins may be taken.
    fn window(&self, text: &mut Text, law: &Sliding) {
        if law.kind == Kind::Part(2) {
            return self.script(text, HALF_VALUE);
        }
        self.most(text, law);
        text.lines(Self::SEPARATOR);
        match law.kind {
            Kind::Part(c) => self.part_value(text, c),
            Kind::Root => self.written(text, self.fixed().root_value),
            Kind::Other => self.written(text, self.fixed().chain_value),
        }
    }

    /// The move that the law gives.
    fn move_by_formula(&self, text: &mut Text, values: &Values) {
        match values {
            Values::Range(range) => self.move_by_range(text, range),
            Values::Window(Sliding { kind: Kind::Part(2), .. }) => self.script(text, HALF_MOVE),
            Values::Window(Sliding { kind: Kind::Root, .. }) => self.written(text, self.fixed().root_move),
            Values::Window(_) => self.written(text, self.fixed().chain_move),
            Values::Arithmetic(law) => {
                self.written(text, self.fixed().arithmetic[law.family() as usize].moves)
            }
            _ => {}
        }
    }

    /// The whole program.
    fn program(&self, plan: &Plan<'_>) -> String {
        let mut text = Text { text: String::new(), depth: 0, block: Self::BLOCK };
        text.lines(&commented(&head(plan), Self::COMMENT));
        self.opening(&mut text, plan);
        for helper in Helper::all().filter(|helper| plan.calls(helper)) {
            self.written(&mut text, self.helper(helper));
            text.lines(Self::SEPARATOR);
        }
        self.values(&mut text, plan.values);
        if let Ok(moves) = plan.moves {
            if moves.need_heaps_of_a_value() {
                self.heaps_of_a_value(&mut text, plan.values);
            }
            self.moves(&mut text, moves, plan.values);
        }
        let moves = plan.moves.is_ok();
        if moves {
            text.lines(Self::SEPARATOR);
            text.lines(self.winning_move());
        }
        if moves && plan.request.main == Main::Lines {
            text.lines(Self::SEPARATOR);
            text.lines(self.playing_main());
        } else {
            for function in mains::functions(plan.request, &Played::Heaps { letters: &[] }) {
                text.lines(Self::SEPARATOR);
                self.script(&mut text, &function);
            }
        }
        self.finished(text.text)
    }

    /// The function that finds a move from a heap to a nim-value.
    fn moves(&self, text: &mut Text, moves: &Moves, values: &Values) {
        match moves {
            Moves::Formula => {
                // In Nim a move can leave any smaller heap, and its size is its value.
                let asks_heap = !matches!(values, Values::Range(range) if range.most().is_none());
                self.move_head(text, false, asks_heap);
                self.move_by_formula(text, values);
                text.close();
            }
            Moves::Ways { ways, wide } => {
                self.move_head(text, *wide, true);
                ways.iter().for_each(|way| self.way(text, way, *wide, Use::Move));
                self.no_move(text);
                text.close();
            }
        }
    }

    /// The function `nim_value` that fills a table, by the moves.
    fn definition(&self, text: &mut Text, moves: &Moves) {
        let Moves::Ways { ways, wide } = moves else { return };
        self.table_head(text, *wide);
        ways.iter().for_each(|way| self.way(text, way, *wide, Use::Value));
        self.table_end(text);
    }

    /// One kind of move, and what the program does with it.
    fn way(&self, text: &mut Text, way: &Way, wide: bool, used: Use) {
        let mut conditions: Vec<String> = Vec::new();
        let mut open = 0;
        let mut found = false;
        for step in &way.steps {
            let head = match step {
                Step::If(condition) => {
                    conditions.push(self.condition(condition, true, wide));
                    continue;
                }
                Step::Range(name, low, high, step) => {
                    let [low, high] = [low, high].map(|end| self.number(end, wide).at(Level::Sum));
                    self.range(name, &low, &high, *step, wide)
                }
                Step::Each(name, list) => {
                    let list: Vec<String> = list.iter().map(|number| self.int((*number).into())).collect();
                    self.each(name, &self.list(&list))
                }
                Step::Worth(name) => {
                    found = true;
                    self.each(name, "heaps_worth(t)")
                }
            };
            open += self.ask(text, &mut conditions);
            text.open(&head);
            open += 1;
        }
        let parts: Vec<String> = way.parts.iter().map(|part| self.number(part, wide).text).collect();
        if used == Use::Move && !found {
            conditions.push(self.sum_is(&parts, wide));
        }
        open += self.ask(text, &mut conditions);
        match used {
            Use::Move => self.leave(text, &parts, wide),
            Use::Value if parts.is_empty() => self.note(text, "0"),
            Use::Value => {
                let values: Vec<String> = parts.iter().map(|part| self.noted(part, wide)).collect();
                self.note(text, &values.join(" ^ "));
            }
        }
        (0..open).for_each(|_| text.close());
    }

    /// A list of numbers as a value.
    fn list(&self, numbers: &[String]) -> String;

    /// Writes the waiting conditions in one block; returns how many blocks were opened.
    fn ask(&self, text: &mut Text, conditions: &mut Vec<String>) -> usize {
        if conditions.is_empty() {
            return 0;
        }
        let all = conditions.join(&format!(" {} ", Self::WORDS.0));
        text.open(&self.when(&all));
        conditions.clear();
        1
    }

    /// The condition that the nim-sum of these heaps is the wanted value.
    fn sum_is(&self, parts: &[String], wide: bool) -> String {
        let values: Vec<String> = parts.iter().map(|part| self.value(part, wide)).collect();
        match &values[..] {
            [] => "t == 0".into(),
            [one] => format!("{one} == t"),
            more => format!("({}) == t", more.join(" ^ ")),
        }
    }

    /// A condition; `joined` if it is one of several conditions that must all hold.
    fn condition(&self, condition: &Condition, joined: bool, wide: bool) -> String {
        let (and, or, not) = Self::WORDS;
        let row = |list: &[Condition], word: &str, all: bool| {
            let list: Vec<String> = list.iter().map(|one| self.condition(one, all, wide)).collect();
            list.join(&format!(" {word} "))
        };
        match condition {
            Condition::Compare(a, relation, b) => {
                let [a, b] = [a, b].map(|one| self.number(one, wide).at(Level::Sum));
                format!("{a} {relation} {b}")
            }
            Condition::Holds(helper, list) => self.call(helper, &self.terms(list, wide), wide),
            Condition::All(list) if joined => row(list, and, true),
            Condition::All(list) => format!("({})", row(list, and, true)),
            Condition::Any(list) => format!("({})", row(list, or, false)),
            Condition::Not(inner) => format!("{not}({})", self.condition(inner, true, wide)),
        }
    }

    /// Some numbers.
    fn terms(&self, list: &[Number], wide: bool) -> Vec<Term> {
        list.iter().map(|number| self.number(number, wide)).collect()
    }

    /// A number.
    fn number(&self, number: &Number, wide: bool) -> Term {
        let both = |a: &Number, sign: &str, b: &Number, level: Level| {
            let (a, b) = (self.number(a, wide), self.number(b, wide));
            let right = if sign == "+" { Level::Sum } else { level.above() };
            Term { text: format!("{} {sign} {}", a.at(level), b.at(right)), level }
        };
        match number {
            Number::Int(value) if *value < 0 => {
                Term { text: format!("({})", self.int(*value)), level: Level::Atom }
            }
            Number::Int(value) => Term { text: self.int(*value), level: Level::Atom },
            Number::Var(var) => Term { text: var.name.clone(), level: Level::Atom },
            Number::Plus(a, b) => both(a, "+", b, Level::Sum),
            Number::Minus(a, b) => both(a, "-", b, Level::Sum),
            Number::Times(a, b) => both(a, "*", b, Level::Product),
            Number::Quotient(a, by) => {
                self.quotient(&self.number(a, wide), &self.int((*by).into()), wide && !a.is_natural())
            }
            Number::Remainder(a, by) => {
                self.remainder(&self.number(a, wide), &self.int((*by).into()), wide && !a.is_natural())
            }
            Number::Least(a, b) | Number::Most(a, b) => {
                let least = matches!(number, Number::Least(..));
                let (a, b) = (self.number(a, wide).text, self.number(b, wide).text);
                Term { text: self.extreme(least, &a, &b, wide), level: Level::Atom }
            }
            Number::Call(helper, list) => {
                Term { text: self.call(helper, &self.terms(list, wide), wide), level: Level::Atom }
            }
            Number::Digits(a, sign, b) => {
                let [a, b] = [a, b].map(|one| self.number(one, wide).at(Level::Atom));
                Term { text: format!("{a} {sign} {b}"), level: Level::Digits }
            }
            Number::Root(a) => Term { text: self.root(&self.number(a, wide), wide), level: Level::Atom },
            Number::Log(a) => Term { text: self.log(&self.number(a, wide), wide), level: Level::Atom },
        }
    }
}

/// The value of a heap of which at most half may be taken.
const HALF_VALUE: &str = "\
# G(2m) = m, and G(2m + 1) = G(m).
def nim_value(n) -> number:
    while n % 2 == 1:
        n //= 2
    return n // 2
";

/// The move there: the coins that it takes are at most half, since twice the heap that it leaves and 1 more would
/// also have the value t.
const HALF_MOVE: &str = "\
# The heaps of value t are 2t, 4t + 1, 8t + 3, and so on. The last one below n is an option.
m = 2 * t
while n - m > m + 1:
    m = 2 * m + 1
leave(m)
";

/// What a program does with the moves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    /// It makes the first one that leads to the wanted value.
    Move,
    /// It notes the values of all options.
    Value,
}

/// A number as text, and how tightly it binds.
pub(super) struct Term {
    pub(super) text: String,
    pub(super) level: Level,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    Digits,
    Sum,
    Product,
    Atom,
}

impl Level {
    fn above(self) -> Level {
        if self == Level::Sum { Level::Product } else { Level::Atom }
    }
}

impl Term {
    /// The text at a place that requires this tightness.
    pub(super) fn at(&self, level: Level) -> String {
        if self.level >= level { self.text.clone() } else { format!("({})", self.text) }
    }

    /// This number and another one with a product sign between them.
    pub(super) fn product(&self, sign: &str, other: &str) -> Term {
        Term { text: format!("{} {sign} {other}", self.at(Level::Product)), level: Level::Product }
    }
}

/// A program as it grows.
pub(super) struct Text {
    text: String,
    depth: usize,
    block: (&'static str, Option<&'static str>),
}

impl Text {
    /// A line, or an empty one.
    pub(super) fn line(&mut self, line: &str) {
        if !line.is_empty() {
            self.text += &"    ".repeat(self.depth);
            self.text += line;
        }
        self.text.push('\n');
    }

    /// Lines with their own indentation.
    pub(super) fn lines(&mut self, lines: &str) {
        lines.lines().for_each(|line| self.line(line));
    }

    /// Opens a block.
    pub(super) fn open(&mut self, head: &str) {
        self.line(&format!("{head}{}", self.block.0));
        self.depth += 1;
    }

    /// Closes a block.
    pub(super) fn close(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        if let Some(end) = self.block.1 {
            self.line(end);
        }
    }

    /// Closes a block with an end of its own.
    pub(super) fn close_with(&mut self, end: &str) {
        self.depth = self.depth.saturating_sub(1);
        self.line(end);
    }

    /// A table of numbers, as many in a line as fit.
    pub(super) fn table(&mut self, numbers: impl IntoIterator<Item = impl std::fmt::Display>) {
        let mut line = String::new();
        for number in numbers {
            let number = format!("{number},");
            if line.len() + number.len() >= 92 {
                self.line(&format!("    {line}"));
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line += &number;
        }
        self.line(&format!("    {line}"));
    }
}

/// A rule as typed, and its canonical form if that is another one.
pub(super) fn both_texts(ruleset: &Ruleset) -> String {
    let (rule, canonical) = (ruleset.text(), ruleset.canonical());
    let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let is = if rule == canonical { String::new() } else { format!(" (is {})", one_line(canonical)) };
    one_line(rule) + &is
}

/// The comment at the head of a program.
fn head(plan: &Plan<'_>) -> Vec<String> {
    let mut head = vec![
        format!("The nim-values of {}. {}", both_texts(plan.ruleset), loses(plan.request)),
        String::new(),
    ];
    match plan.basis {
        Ok(found) => {
            head.push(format!("Law: {}.", plan.values.law()));
            head.push(format!("Known by {}: {}.", proof(found), found.reference()));
        }
        Err(why) => head.extend([format!("Law: none is used, since {why}."), cost(plan.values)]),
    }
    if plan.request.misere {
        head.push(format!("Misère play: {MISERE_THEOREM}."));
    }
    if let Some(limit) = plan.limit() {
        head.push(format!("Numbers of 64 bits are enough for heaps up to {limit}."));
    }
    if plan.moves.is_ok_and(|moves| moves.long_loops() > 0) && plan.basis.is_ok() {
        head.push("To find a winning move may take as many steps as a heap has coins.".into());
    }
    if let (Err(why), true) = (plan.moves, plan.request.main.plays()) {
        head.push(format!("There is no function that finds a winning move: {why}."));
    }
    head.extend([String::new(), "Written by `grundy code`.".into()]);
    head
}

/// Who loses, as a sentence.
pub(super) fn loses(request: &Request) -> &'static str {
    if request.misere { "Whoever makes the last move loses." } else { "Whoever cannot move loses." }
}

/// What values by definition cost.
fn cost(values: &Values) -> String {
    let tried = match values {
        Values::Definition(moves) => match moves.long_loops() {
            0 => "heap n takes a few steps".into(),
            1 => "heap n takes O(n) steps".into(),
            loops => format!("heap n takes O(n^{loops}) steps"),
        },
        _ => String::new(),
    };
    format!("The values are computed by definition, one heap after another from heap 0 on: {tried}.")
}

fn proof(found: &Found) -> &'static str {
    if found.known_by() == grundy_rules::KnownBy::Theorem { "theorem" } else { "a proof for this very rule" }
}
