//! `grundy at RULE N`, and `grundy at RULE '(X,Y)'`.

use crate::answer::answer;
use crate::args::AtArgs;
use crate::fail::Fail;
use crate::input;
use crate::meant;
use crate::run::Run;
use grundy_ask::at::At;
use grundy_words::say;

pub fn run(args: &AtArgs, run: &Run) -> Result<u8, Fail> {
    let (rule, heap) = rule_and_heap(&args.words)?;
    let typed = input::text(&rule)?;
    let question = At { rule: typed.text.clone(), heap, assume_seen: args.assume_seen, long: args.long };
    answer(question, &typed, args.format, "computing", run)
}

/// The words of the rule, and the heap: the last word, or what stands after a colon.
fn rule_and_heap(words: &[String]) -> Result<(Vec<String>, String), Fail> {
    let text = words.join(" ");
    let is_rule = |text: &str| input::reader().ruleset(text).is_ok();
    if let Some((rule, heap)) = text.rsplit_once(':').filter(|(rule, _)| is_rule(rule)) {
        let position = input::reader().position(&text).ok();
        return match position.filter(|position| position.components.iter().any(|one| one.parts.len() > 1)) {
            Some(_) => Err(a_position(&text)),
            None => Ok((vec![rule.trim().into()], heap.trim().into())),
        };
    }
    let (heap, rule) = words.split_last().expect("clap asks for a word");
    if rule.len() > 1 && !is_rule(&rule.join(" ")) {
        if let Some(position) = input::position_meant(&text) {
            return Err(a_position(&position));
        }
    }
    if rule.is_empty() {
        input::reader().ruleset(heap)?;
        let command = meant::line(["at", heap, "100"]);
        return Err(Fail::Meant { message: say!("program-heap-missing-stands-after-rule"), command });
    }
    Ok((rule.to_vec(), heap.clone()))
}

fn a_position(position: &str) -> Fail {
    let message = say!("program-asks-about-one-heap-position");
    Fail::Meant { message, command: meant::line(["solve", position]) }
}
