//! The words of a Rust file, without comments and with strings as one word.

/// A word or sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// A name or keyword; a raw one without its `r#`.
    Word(String),
    /// The contents of a string; escapes stay as they are.
    Text(String),
    /// `::`
    Path,
    /// Any other sign.
    Sign(char),
}

impl Token {
    pub fn word(&self) -> Option<&str> {
        match self {
            Token::Word(word) => Some(word),
            _ => None,
        }
    }

    pub fn is(&self, sign: char) -> bool {
        *self == Token::Sign(sign)
    }

    pub fn is_word(&self, word: &str) -> bool {
        self.word() == Some(word)
    }
}

/// Reads the text of a file.
pub fn tokens(text: &str) -> Vec<Token> {
    let letters: Vec<char> = text.chars().collect();
    let mut reader = Reader { letters: &letters, at: 0, tokens: Vec::new() };
    while reader.at < letters.len() {
        reader.next();
    }
    reader.tokens
}

struct Reader<'a> {
    letters: &'a [char],
    at: usize,
    tokens: Vec<Token>,
}

impl Reader<'_> {
    fn look(&self, ahead: usize) -> char {
        self.letters.get(self.at + ahead).copied().unwrap_or('\0')
    }

    fn next(&mut self) {
        match (self.look(0), self.look(1)) {
            ('/', '/') => self.skip_while(|letter| letter != '\n'),
            ('/', '*') => self.block_comment(),
            ('"', _) => self.string(),
            ('\'', _) => self.letter_or_lifetime(),
            (':', ':') => {
                self.at += 2;
                self.tokens.push(Token::Path);
            }
            (letter, _) if letter == '_' || letter.is_alphanumeric() => self.word(),
            (letter, _) => {
                self.at += 1;
                if !letter.is_whitespace() {
                    self.tokens.push(Token::Sign(letter));
                }
            }
        }
    }

    fn skip_while(&mut self, wanted: impl Fn(char) -> bool) {
        while self.at < self.letters.len() && wanted(self.look(0)) {
            self.at += 1;
        }
    }

    /// Block comments nest.
    fn block_comment(&mut self) {
        let mut open = 0;
        while self.at < self.letters.len() {
            match (self.look(0), self.look(1)) {
                ('/', '*') => (open, self.at) = (open + 1, self.at + 2),
                ('*', '/') => (open, self.at) = (open - 1, self.at + 2),
                _ => self.at += 1,
            }
            if open == 0 {
                return;
            }
        }
    }

    fn string(&mut self) {
        let start = self.at + 1;
        self.at = start;
        while self.at < self.letters.len() && self.look(0) != '"' {
            self.at += if self.look(0) == '\\' { 2 } else { 1 };
        }
        let end = self.at.min(self.letters.len());
        self.at = end + 1;
        self.tokens.push(Token::Text(self.letters[start..end].iter().collect()));
    }

    /// `r"…"`, `r#"…"#` and so on, from the first `#` or `"` on.
    fn raw_string(&mut self) {
        let hashes = self.letters[self.at..].iter().take_while(|&&letter| letter == '#').count();
        let start = self.at + hashes + 1;
        let is_end = |at: usize| {
            let behind = self.letters.get(at + 1..at + 1 + hashes);
            self.letters[at] == '"' && behind.is_some_and(|behind| behind.iter().all(|&letter| letter == '#'))
        };
        let end = (start..self.letters.len()).find(|&at| is_end(at)).unwrap_or(self.letters.len());
        self.at = end + 1 + hashes;
        self.tokens.push(Token::Text(self.letters[start..end].iter().collect()));
    }

    /// Skips `'a'` and `'\n'`, which are letters, and `'a`, which is a lifetime.
    fn letter_or_lifetime(&mut self) {
        if self.look(1) == '\\' {
            self.at += 3;
            self.skip_while(|letter| letter != '\'');
            self.at += 1;
        } else if self.look(2) == '\'' {
            self.at += 3;
        } else {
            self.at += 1;
            self.skip_while(|letter| letter == '_' || letter.is_alphanumeric());
        }
    }

    fn word(&mut self) {
        let start = self.at;
        self.skip_while(|letter| letter == '_' || letter.is_alphanumeric());
        let word: String = self.letters[start..self.at].iter().collect();
        match (&word[..], self.look(0), self.look(1)) {
            ("r" | "br" | "cr", '"', _) | ("r" | "br" | "cr", '#', '"' | '#') => self.raw_string(),
            ("b" | "c", '"', _) => self.string(),
            ("b", '\'', _) => self.letter_or_lifetime(),
            ("r", '#', _) => self.at += 1,
            _ => self.tokens.push(Token::Word(word)),
        }
    }
}
