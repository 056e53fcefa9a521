//! Lines of text that are not too long, and comments.

/// Lines as comments, none of them too long.
pub(super) fn commented(lines: &[String], comment: &str) -> String {
    let all = lines.iter().flat_map(|line| wrapped(line, 100 - comment.len()));
    all.map(|line| format!("{comment} {line}").trim_end().to_string() + "\n").collect()
}

/// Lines of at most `most` characters, if the words allow it.
pub(super) fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last_mut().expect("there is a first line");
        if !last.is_empty() && last.chars().count() + 1 + word.chars().count() > most {
            lines.push(word.into());
        } else {
            let space = if last.is_empty() { "" } else { " " };
            *last += &format!("{space}{word}");
        }
    }
    lines
}
