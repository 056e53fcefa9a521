//! The fixed words of pictures and worksheets, in several languages.
//!
//! [`Say`] is everything that they may say. Each language is one function from it to a text, in a file of its
//! own; a language without words for a message does not compile. Numbers, names, rules and moves stay as they
//! are.

mod de;
mod en;
mod es;
mod fr;
mod hu;
mod pt;
mod ro;
mod zh;

/// A language of the fixed words.
///
/// ```
/// use grundy_draw::Language;
/// assert_eq!(Language::of("pt-BR"), Some(Language::Portuguese));
/// assert_eq!(Language::of("tlh"), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Romanian.
    Romanian,
    /// Portuguese.
    Portuguese,
    /// Hungarian.
    Hungarian,
    /// Chinese.
    Chinese,
    /// German.
    German,
    /// French.
    French,
    /// Spanish.
    Spanish,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 8] = [
        Language::English,
        Language::Romanian,
        Language::Portuguese,
        Language::Hungarian,
        Language::Chinese,
        Language::German,
        Language::French,
        Language::Spanish,
    ];

    /// The code of the language, as in ISO 639.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Romanian => "ro",
            Language::Portuguese => "pt",
            Language::Hungarian => "hu",
            Language::Chinese => "zh",
            Language::German => "de",
            Language::French => "fr",
            Language::Spanish => "es",
        }
    }

    /// The language of a code, with or without a region: `pt`, `pt-BR`.
    pub fn of(code: &str) -> Option<Language> {
        let code = code.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    pub(crate) fn say(self, what: Say<'_>) -> String {
        match self {
            Language::English => en::say(what),
            Language::Romanian => ro::say(what),
            Language::Portuguese => pt::say(what),
            Language::Hungarian => hu::say(what),
            Language::Chinese => zh::say(what),
            Language::German => de::say(what),
            Language::French => fr::say(what),
            Language::Spanish => es::say(what),
        }
    }
}

/// What pictures and worksheets say.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Say<'a> {
    /// The last mover wins.
    Normal,
    /// The last mover loses.
    Misere,
    /// A labelled game: the rules say at the end who wins.
    Labelled,
    /// The player to move loses.
    Lost,
    /// The player to move wins: the nim-value, and a winning move.
    Won { value: Option<u64>, by: Option<&'a str> },
    /// Best play ends in a tie.
    Tied,
    /// A move in one component of a sum.
    MoveIn { made: &'a str, rule: &'a str },
    /// How many coins a move takes.
    Take(u64),
    /// A move takes all coins.
    TakeAll,
    /// P, with its meaning.
    PMeans,
    /// N, with its meaning.
    NMeans,
    /// T, with its meaning.
    TMeans,
    /// A P-position.
    PPosition,
    /// An N-position.
    NPosition,
    /// P-positions, as the head of a list.
    PPositions,
    /// A winning move.
    WinningMove,
    /// A move that does not win.
    OtherMove,
    /// A move.
    AMove,
    /// The coins that the marked move takes.
    CoinsTaken,
    /// Values of this table are nim-values.
    NimValues,
    /// Heaps before the period.
    BeforePeriod,
    /// A value that the period does not repeat.
    Exception,
    /// No law was found.
    NoLaw,
    /// The law is a period.
    Period { preperiod: u64, period: u64, saltus: u64 },
    /// The law is of another kind.
    LawKind(&'a str),
    /// A law that is proved.
    Proved(&'a str),
    /// A law that a theorem gives.
    ByTheorem(&'a str),
    /// A law that is only seen.
    OnlySeen(&'a str),
    /// The table of nim-sums.
    NimSums,
    /// The table of nim-products.
    NimProducts,
    /// A nim-value.
    NimValue,
    /// The largest nim-value.
    Largest(u64),
    /// The nim-sum.
    NimSum,
    /// A heap, as the name of an axis.
    Heap,
    /// A heap of some coins.
    HeapOf(&'a str),
    /// The heaps from 0 on.
    HeapsTo(u64),
    /// Each dot of a plot is a heap.
    EachDot,
    /// A dot of a plot covers several heaps and values.
    DotCovers { heaps: u64, values: u64 },
    /// Rows are the first coordinate, columns the second one.
    RowColumn,
    /// The mover kept the win.
    KeepsWin,
    /// The mover gave the win away.
    GivesAway,
    /// The mover had no winning move.
    HadNone,
    /// A player has won.
    Wins(&'a str),
    /// A player is to move.
    ToMove(&'a str),
    /// Nobody can move.
    NoMoveLeft,
    /// A player without a name, counted from 1.
    Player(usize),
    /// Rings show where a move leads.
    Rings,
    /// Hatched stairs are those whose coins count.
    StairsCount,
    /// How many additions are left.
    AdditionsLeft(&'a str),
    /// The zero move of this heap is used.
    ZeroUsed,
    /// The first player is to move, or the second one.
    TurnOf { first: bool },
    /// Nothing.
    Nothing,
    /// A list goes on with so many more.
    AndMore { list: &'a str, more: usize },
    /// How many positions and moves a graph has.
    GraphSize { positions: usize, moves: usize },
    /// What the sign `!` marks in a text.
    SignWins,
    /// What the sign `+` marks in a text.
    SignReaches,
    /// So many positions that are alike are one node.
    Alike,
    /// The part with the answers.
    Answers,
    /// A sheet of tasks.
    Worksheet,
    /// The rule of a worksheet.
    Rule(&'a str),
    /// Where the reader writes a name.
    Name,
    /// Where the reader writes a date.
    Date,
    /// The task of filling a table of nim-values.
    FillTable,
    /// The task of filling a grid of nim-values.
    FillGrid,
    /// The task of judging positions.
    Judge,
    /// The task of labelling a state graph.
    Label,
    /// The values of the options, as the head of a column.
    OptionValues,
    /// The number by which the same sheet is made again.
    Seed(u64),
}

/// The words for a period, with its numbers, made by a language.
fn period(words: [&str; 3], preperiod: u64, period: u64, saltus: u64) -> String {
    let [period_word, saltus_word, preperiod_word] = words;
    match saltus {
        0 => format!("{period_word} {period}, {preperiod_word} {preperiod}"),
        _ => format!("{period_word} {period}, {saltus_word} {saltus}, {preperiod_word} {preperiod}"),
    }
}

/// Joins the parts of a verdict: a position, its value, what follows from it, and a winning move.
fn verdict(position: &str, value: Option<String>, wins: &str, by: Option<String>) -> String {
    let value = value.map_or(String::new(), |value| format!(", {value}"));
    let by = by.map_or(String::new(), |by| format!(", {by}"));
    format!("{position}{value}: {wins}{by}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Some messages of each kind.
    const SOME: [Say<'_>; 12] = [
        Say::Normal,
        Say::Misere,
        Say::Lost,
        Say::Won { value: Some(2), by: Some("3 → 1") },
        Say::Period { preperiod: 71, period: 12, saltus: 0 },
        Say::DotCovers { heaps: 7, values: 1 },
        Say::AndMore { list: "1 2", more: 3 },
        Say::TurnOf { first: true },
        Say::FillTable,
        Say::Judge,
        Say::Answers,
        Say::Worksheet,
    ];

    #[test]
    fn each_language_has_words_of_its_own() {
        for what in SOME {
            let said: Vec<String> = Language::ALL.iter().map(|language| language.say(what)).collect();
            for (i, one) in said.iter().enumerate() {
                assert!(!one.is_empty() && !said[..i].contains(one), "{what:?}: {one}");
            }
        }
    }

    #[test]
    fn numbers_and_moves_stay() {
        for language in Language::ALL {
            let won = language.say(Say::Won { value: Some(27), by: Some("3 → 1 (x)") });
            assert!(won.contains("27") && won.contains("3 → 1 (x)"), "{won}");
            let bare = language.say(Say::Won { value: None, by: None });
            assert!(!bare.contains("27") && !bare.contains("{"), "{bare}");
            let period = language.say(Say::Period { preperiod: 71, period: 12, saltus: 4 });
            assert!(["71", "12", "4"].iter().all(|number| period.contains(number)), "{period}");
        }
    }

    #[test]
    fn a_code_names_its_language() {
        for language in Language::ALL {
            assert_eq!(Language::of(language.code()), Some(language));
        }
        assert_eq!(Language::of("zh_CN"), Some(Language::Chinese));
        assert_eq!(Language::of("DE"), Some(Language::German));
        assert_eq!(Language::of(""), None);
    }
}
