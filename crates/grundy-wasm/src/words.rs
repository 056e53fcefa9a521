//! Remedies in the words of the page, and numbers that JavaScript can hold.

use grundy_ask::{Problem, Refused, Remedy};

/// What is wrong with a question, and what the visitor of the page can do.
pub fn problem(refused: &Refused) -> Problem {
    refused.problem(|remedy| match remedy {
        Remedy::AskPosition => "ask about a position instead".into(),
        Remedy::AskRow => "ask about a position instead, or about a row of positions such as cram 2xn".into(),
        Remedy::AllowLoops => "the view Position answers where play need not end".into(),
        Remedy::AskGraph => "ask about a node, or about the graph".into(),
        Remedy::AskTable => "ask for its table instead".into(),
        Remedy::ListGames => "the view Games lists them".into(),
        Remedy::AskLess => "ask for less".into(),
        Remedy::AskSequence => {
            "ask about a rule with one heap, about values such as 0,1,1,2,0,3, or about a row such as cram 1xn".into()
        }
        Remedy::ListMatches { all } => format!("there are {all} in all"),
        Remedy::ReadLaws => "the view Rule shows the law of a rule".into(),
        Remedy::AskLaw => "ask for the law of the rule instead".into(),
        Remedy::ListRares => "the list is not complete".into(),
        Remedy::AskBoard => "ask for a smaller table, or for the value of one board".into(),
        Remedy::AssumeSeen { reference, sentence } => format!("a law is {reference}: {sentence}"),
        Remedy::LookFurther => "more values may show one".into(),
        Remedy::ReadTried => "the tab Proof lists the laws that the engine tried".into(),
        Remedy::ReadJson => "the answer lists all of them".into(),
        Remedy::ListMisere => "the strip of misère play shows the P-positions of any rule".into(),
        Remedy::ReplayGame => "the view Play opens a saved game, which has one position in each line".into(),
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
