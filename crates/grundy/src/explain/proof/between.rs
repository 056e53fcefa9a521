//! Rules between two rules with the same law.

use super::super::document::Section;
use super::Told;

pub(super) fn reasons(told: &Told<'_>) -> Vec<Section> {
    let why = Section::of(
        "Why it holds for all heaps",
        [
            "Two rules are set beside this one. By the first there are fewer moves: each of them is a move of this rule, too. By the \
             second there are more: each move of this rule is one of them. Both are simple enough to be decided, and both have the \
             law G(n) of the statement."
                .to_string(),
            "Suppose that the law is true of this rule for all heaps smaller than n. No option of heap n has the value G(n), for it is an \
             option by the second rule, too, and there no option has it. And each value v < G(n) is that of an option: by the first rule \
             there is one, and it is an option by this rule. So G(n) is the smallest number that is missing, and the law is true for n."
                .into(),
            "So it is true for all n, one after the other. What the rule says between the two others makes no difference.".into(),
        ],
    );
    vec![why, told.checked()]
}
