//! Remedies in the words of the page, and numbers that JavaScript can hold.

use grundy_ask::{Problem, Refused, Remedy};
use grundy_words::say;

/// What is wrong with a question, and what the visitor of the page can do.
pub fn problem(refused: &Refused) -> Problem {
    refused.problem(|remedy| match remedy {
        Remedy::AskPosition => say!("refused-page-ask-about-position-instead"),
        Remedy::AskRow => say!("refused-page-ask-about-position-instead-about"),
        Remedy::AllowLoops => say!("refused-page-view-position-answers-play-need"),
        Remedy::AskGraph => say!("refused-page-ask-about-node-about-graph"),
        Remedy::AskTable => say!("refused-page-ask-table-instead"),
        Remedy::ListGames => say!("refused-page-view-games-lists-them"),
        Remedy::AskLess => say!("refused-page-ask-less"),
        Remedy::AskSequence => {
            say!("refused-page-ask-about-rule-one-heap")
        }
        Remedy::ListMatches { all } => say!("refused-page-all", all = all),
        Remedy::ReadLaws => say!("refused-page-view-rule-shows-law-rule"),
        Remedy::AskLaw => say!("refused-page-ask-law-rule-instead"),
        Remedy::ListRares => say!("refused-page-list-not-complete"),
        Remedy::AskBoard => say!("refused-page-ask-smaller-table-value-one"),
        Remedy::AssumeSeen { reference, sentence } => {
            say!("refused-page-law", reference = reference, sentence = sentence)
        }
        Remedy::LookFurther => say!("refused-page-more-values-show-one"),
        Remedy::ReadTried => say!("refused-page-tab-proof-lists-laws-engine"),
        Remedy::ReadJson => say!("refused-page-answer-lists-all-them"),
        Remedy::ListMisere => say!("refused-page-strip-mis-re-play-shows"),
        Remedy::ReplayGame => say!("refused-page-view-play-opens-saved-game"),
        Remedy::Hint(hint) => hint.clone(),
    })
}

/// The largest whole number up to which JavaScript's numbers are exact.
const MAX_EXACT: u64 = (1 << 53) - 1;
/// The number of digits of `MAX_EXACT + 1`.
const EXACT_DIGITS: usize = 16;

/// Puts quotes around the numbers in a JSON text that are too large for JavaScript's numbers.
pub fn exact(json: String) -> String {
    if json.as_bytes().split(|byte| !byte.is_ascii_digit()).all(|run| run.len() < EXACT_DIGITS) {
        return json;
    }
    let (mut written, mut rest) = (String::with_capacity(json.len()), json.as_str());
    while let Some(start) = rest.find(|c: char| c == '"' || in_number(c)) {
        let (before, from) = rest.split_at(start);
        let length = if from.starts_with('"') {
            length_of_text(from)
        } else {
            from.find(|c| !in_number(c)).unwrap_or(from.len())
        };
        let (token, after) = from.split_at(length);
        let large = token.parse().is_ok_and(|number: u64| number > MAX_EXACT);
        written += before;
        match large {
            true => written.extend(["\"", token, "\""]),
            false => written += token,
        }
        rest = after;
    }
    written + rest
}

/// True also for the letter e of `true` and `false`. That is harmless: such a token is no number when parsed.
fn in_number(c: char) -> bool {
    c.is_ascii_digit() || matches!(c, '-' | '+' | '.' | 'e' | 'E')
}

/// The length of the JSON string at the start of `json`, with its quotes.
fn length_of_text(json: &str) -> usize {
    let mut escaped = false;
    let end = json.bytes().skip(1).position(|byte| {
        let ends = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    });
    end.map_or(json.len(), |end| end + 2)
}

#[cfg(test)]
mod tests {
    use super::exact;

    #[test]
    fn large_numbers_become_text_and_nothing_else_changes() {
        let large = "9007199254740992";
        for (json, expected) in [
            ("[9007199254740991,true,null,-1.5e-7]".to_string(), None),
            (format!("[{large}, 1]"), Some(format!("[\"{large}\", 1]"))),
            (
                format!(r#"{{"a \" {large}":{large},"b\\":[true,{large}]}}"#),
                Some(format!(r#"{{"a \" {large}":"{large}","b\\":[true,"{large}"]}}"#)),
            ),
            (format!("[0.{large},-{large},{large}e0,\"é{large}\"]"), None),
        ] {
            let expected = expected.unwrap_or_else(|| json.clone());
            assert_eq!(exact(json), expected);
        }
    }
}
