//! Evaluates expressions of nimbers: `(5 * 9 + 3) / 7`.

use super::Nimber;
use grundy_rules::{MAX_RULE, ParseError, Span};

#[cfg(test)]
mod tests;

use super::lexer::{Lexer, Token};

/// The deepest nesting of an expression.
const MAX_DEPTH: usize = 200;

/// The functions, each with its meaning.
pub const FUNCTIONS: &[(&str, &str)] = &[
    ("sqrt", "the nimber whose square it is"),
    ("inv", "the nimber with which it gives the product 1"),
    ("order", "the smallest ordinary n ≥ 1 whose power is 1"),
    ("roots", "the two x with x^2 + x = c"),
];

/// The value of an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluated {
    /// The result.
    pub answer: Answer,
    /// The bits of the smallest field that holds all numbers of the expression: 1, 2, 4, …, 128. It also
    /// holds an answer that is a nimber.
    pub bits: u32,
}

/// The result of an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A nimber.
    Nimber(Nimber<u128>),
    /// The order of a nimber: an ordinary number.
    Order(u128),
    /// The solutions of x² + x = c, the smaller first. They lie in the smallest field of `c` or in the next
    /// one; `None` where that would have more than 128 bits.
    Roots(Option<[Nimber<u128>; 2]>),
}

/// Evaluates an expression of nimbers.
///
/// ```text
/// expression := term (("+" | "-") term)*
/// term       := factor (("*" | "/") factor)*
/// factor     := "-" factor | base ("^" exponent)?
/// base       := number | "*" number | "(" expression ")" | ("sqrt" | "inv") "(" expression ")"
/// exponent   := an ordinary number, with "-" before it for powers of the inverse
/// ```
///
/// Numbers are decimal, or start with `0x` or `0b`, and have up to 128 bits. `order(…)` and `roots(…)` stand
/// alone, because their results are not nimbers. The signs ⊕, ⊗, ×, · and ÷ work too.
///
/// ```
/// use grundy::nim::{Nimber, expression::{Answer, evaluate}};
/// let found = evaluate("(34 * 145 + 40) / 7 + 34")?;
/// assert_eq!(found.answer, Answer::Nimber(Nimber(34)));
/// assert_eq!(found.bits, 8);
/// assert_eq!(evaluate("order(251)")?.answer, Answer::Order(51));
/// assert_eq!(evaluate("roots(48)")?.answer, Answer::Roots(Some([Nimber(102), Nimber(103)])));
///
/// let error = evaluate("3 / (5 + 5)").unwrap_err();
/// assert_eq!((error.column, error.length), (5, 7));
/// # Ok::<(), grundy::ParseError>(())
/// ```
///
/// # Errors
/// [`ParseError`] points at the character: a text that is not an expression, a number of more than 128 bits,
/// a division by 0, an expression that nests more than 200 deep or has more than [`MAX_RULE`] bytes.
pub fn evaluate(text: &str) -> Result<Evaluated, ParseError> {
    if text.len() > MAX_RULE {
        return Err(ParseError::at(text, 0..1, format!("an expression of more than {MAX_RULE} bytes")));
    }
    let mut reader = Reader { lexer: Lexer::new(text), depth: 0, bits: 1 };
    let answer = reader.whole()?;
    Ok(Evaluated { answer, bits: reader.bits })
}

/// Reads an expression and evaluates it on the way.
struct Reader<'t> {
    lexer: Lexer<'t>,
    depth: usize,
    bits: u32,
}

/// A value and its place in the text.
type Placed = (Nimber<u128>, Span);

impl Reader<'_> {
    fn whole(&mut self) -> Result<Answer, ParseError> {
        let (token, _) = self.lexer.peek()?;
        let answer = match token {
            Token::End => {
                let error = self.lexer.error(0..0, "an expression is empty");
                return Err(error.expected("nimbers such as `5 * 9 + 3`"));
            }
            Token::Word("order") => {
                let (value, span) = self.call()?;
                let order = value.order();
                Answer::Order(order.ok_or_else(|| {
                    self.lexer.error(span, "0 has no order").help("no power of 0 is 1, except the power 0")
                })?)
            }
            Token::Word("roots") => {
                let (value, _) = self.call()?;
                Answer::Roots(value.quadratic_roots())
            }
            _ => Answer::Nimber(self.sum()?.0),
        };
        match self.lexer.next()? {
            (Token::End, _) => Ok(answer),
            (token, span) => {
                let error = self.lexer.unexpected(&token, span, "where the expression could end");
                Err(match token {
                    Token::Mark(')') => error.help("no parenthesis is open here"),
                    _ if !matches!(answer, Answer::Nimber(_)) => error
                        .expected("the end")
                        .help("`order(…)` and `roots(…)` stand alone: what they give is no nimber"),
                    Token::Number(_) | Token::Word(_) | Token::Mark('(') => {
                        error.expected("an operator").help("a product is written `a * b`")
                    }
                    _ => error.expected("an operator or the end"),
                })
            }
        }
    }

    fn sum(&mut self) -> Result<Placed, ParseError> {
        let (mut value, mut span) = self.product()?;
        while self.lexer.eat('+')? || self.lexer.eat('-')? {
            let (next, at) = self.product()?;
            value += next;
            span.end = at.end;
        }
        Ok((value, span))
    }

    fn product(&mut self) -> Result<Placed, ParseError> {
        let (mut value, mut span) = self.factor()?;
        loop {
            if self.lexer.eat('*')? {
                let (next, at) = self.factor()?;
                value *= next;
                span.end = at.end;
            } else if self.lexer.eat('/')? {
                let (next, at) = self.factor()?;
                value = value.quotient(next).ok_or_else(|| self.by_zero(at.clone()))?;
                span.end = at.end;
            } else {
                return Ok((value, span));
            }
        }
    }

    fn factor(&mut self) -> Result<Placed, ParseError> {
        let (_, at) = self.lexer.peek()?;
        if self.lexer.eat('-')? {
            self.enter(&at)?;
            let (value, span) = self.factor()?;
            self.depth -= 1;
            return Ok((-value, at.start..span.end));
        }
        let (value, mut span) = self.base()?;
        if !self.lexer.eat('^')? {
            return Ok((value, span));
        }
        let negative = self.lexer.eat('-')?;
        let (token, at) = self.lexer.next()?;
        let Token::Number(exponent) = token else {
            let error = self.lexer.unexpected(&token, at, "where an exponent is needed");
            return Err(error
                .expected("an ordinary number")
                .help("an exponent counts factors and is no nimber"));
        };
        let base = if negative { value.inverse().ok_or_else(|| self.by_zero(span.clone()))? } else { value };
        span.end = at.end;
        if let (Token::Mark('^'), at) = self.lexer.peek()? {
            let error = self.lexer.error(at, "a power of a power without parentheses");
            return Err(error.help("write `(a^b)^c`: an exponent is one ordinary number"));
        }
        Ok((base.power(exponent), span))
    }

    fn base(&mut self) -> Result<Placed, ParseError> {
        let (token, span) = self.lexer.peek()?;
        match token {
            Token::Number(number) => {
                self.lexer.next()?;
                Ok((self.operand(number), span))
            }
            Token::Mark('*') => {
                self.lexer.next()?;
                match self.lexer.next()? {
                    (Token::Number(number), at) => Ok((self.operand(number), span.start..at.end)),
                    (token, at) => {
                        let error = self.lexer.unexpected(&token, at, "after `*`");
                        Err(error.expected("a number"))
                    }
                }
            }
            Token::Mark('(') => {
                self.lexer.next()?;
                self.inside(&span)
            }
            Token::Word("sqrt") => self.call().map(|(value, span)| (value.square_root(), span)),
            Token::Word("inv") => {
                let (value, span) = self.call()?;
                let inverse = value.inverse();
                Ok((inverse.ok_or_else(|| self.by_zero(span.clone()))?, span))
            }
            Token::Word("order" | "roots") => {
                let error = self.lexer.unexpected(&token, span, "inside an expression");
                Err(error.help("`order(…)` and `roots(…)` stand alone: what they give is no nimber"))
            }
            Token::Word(word) => {
                let error = self.lexer.error(span, format!("unknown function `{word}`"));
                let error = error.expected("`sqrt`, `inv`, `order` or `roots`");
                Err(error.suggest(word, FUNCTIONS.iter().map(|row| row.0)))
            }
            Token::Mark(_) | Token::End => {
                let error = self.lexer.unexpected(&token, span, "where a nimber is needed");
                Err(error.expected("a number, a function or `(`"))
            }
        }
    }

    /// A function and its argument; the span covers both.
    fn call(&mut self) -> Result<Placed, ParseError> {
        let (_, name) = self.lexer.next()?;
        let (token, at) = self.lexer.next()?;
        if token != Token::Mark('(') {
            let error = self.lexer.unexpected(&token, at, "after the name of a function");
            return Err(error.expected("`(`"));
        }
        let (value, span) = self.inside(&at)?;
        Ok((value, name.start..span.end))
    }

    /// The expression after its opening parenthesis, which stands at `open`.
    fn inside(&mut self, open: &Span) -> Result<Placed, ParseError> {
        self.enter(open)?;
        let (value, _) = self.sum()?;
        self.depth -= 1;
        match self.lexer.next()? {
            (Token::Mark(')'), at) => Ok((value, open.start..at.end)),
            (Token::End, _) => {
                Err(self.lexer.error(open.clone(), "the parenthesis is not closed").expected("`)`"))
            }
            (token, at) => {
                let error = self.lexer.unexpected(&token, at, "inside the parenthesis");
                Err(error.expected("an operator or `)`"))
            }
        }
    }

    fn enter(&mut self, at: &Span) -> Result<(), ParseError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.lexer.error(at.clone(), format!("this nests more than {MAX_DEPTH} deep")));
        }
        Ok(())
    }

    fn operand(&mut self, number: u128) -> Nimber<u128> {
        let nimber = Nimber(number);
        self.bits = self.bits.max(nimber.field_bits());
        nimber
    }

    fn by_zero(&self, at: Span) -> ParseError {
        self.lexer.error(at, "division by 0").help("this is 0, and 0 has no inverse")
    }
}
