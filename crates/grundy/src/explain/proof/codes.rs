//! Take-and-break codes: the theorem of Guy and Smith, repeats in sparse spaces, Lasker's Nim.

use super::super::document::{Block, Section};
use super::{Told, count};
use crate::law::{GuySmith, Period, Repeat as _};

/// A period seen far enough never ends.
pub(super) fn guy_smith(told: &Told<'_>, theorem: &GuySmith, law: &Period) -> Vec<Section> {
    let (n0, p) = (law.preperiod, law.period);
    let (k, h, m) = (theorem.last_place, theorem.heaps(), theorem.shifts());
    let stretch = theorem.stretch().unwrap_or(1);
    let Some(last) = theorem.last_heap(n0, p) else { return vec![told.checked()] };
    let from = n0.max(1);
    let (big, step) = (from + m * p * stretch, p * stretch);
    let end = last - p;
    let step_is = if stretch == 1 { String::new() } else { format!(" = {stretch}*{p}") };
    let mut why = Section::of(
        "Why finitely many checks are enough",
        [
            format!(
                "A move of {} takes at most {} from a heap (the last digit that is not 0 stands at place k = {k}) and leaves at most {}, each \
                 smaller than the one that was there.",
                told.rule(),
                count(k, "coin"),
                count(h, "heap")
            ),
            format!(
                "The theorem: if G(n+{p}) = G(n) for all n from {from} to {end}, then for all n from {from} on. The reason is that a heap N \
                 above {last} = {h}*{big} + {k} - 1 is so large that each move leaves a large heap, and a large heap can be made {step} \
                 smaller without changing its value."
            ),
            format!(
                "So let N be larger than {last}, and suppose that the equation holds for all smaller numbers, that is, wherever both of its \
                 heaps are below N. We compare the options of N with those of N-{step}{step_is}. (Neither heap can be taken whole, since both have \
                 more than {}.)",
                count(k, "coin")
            ),
        ],
    );
    for sentence in moves(theorem, from, big, step) {
        why = why.with(Block::Paragraph(sentence));
    }
    let so = if stretch == 1 {
        format!("So the options of N and of N-{step} have the same values, and G(N) = G(N-{p}).")
    } else {
        format!(
            "So the options of N and of N-{step} have the same values, and G(N) = G(N-{step}). By what is known of smaller heaps that is \
             G(N-{step}+{p}), and so on up to G(N-{p})."
        )
    };
    why = why.with(Block::Paragraph(format!(
        "{so} Now the equation is known up to N, and the same argument works for N+1, without an end."
    )));
    let zero =
        if n0 == 0 { " Heap 0 is not spoken of in the theorem: there G was compared, too." } else { "" };
    let mut checks = Section::of(
        "What was checked",
        [format!(
            "The heaps 0 to {last} were valued by definition, and G(n+{p}) = G(n) was found true for n = {n0} to {end}: {}.{zero}",
            count(end - n0 + 1, "equation")
        )],
    );
    checks.blocks.extend(told.table());
    vec![why, checks]
}

/// The moves there and back.
fn moves(theorem: &GuySmith, from: u64, big: u64, step: u64) -> Vec<String> {
    let (k, h) = (theorem.last_place, theorem.heaps());
    let large = match h {
        1 => format!("leaves one heap of N-{k} coins or more, so its heap b has {big} coins or more"),
        _ => format!(
            "leaves heaps of together N-{k} coins or more, which is {h}*{big} or more; so the largest of these at most {h} heaps, b, has {big} \
             coins or more"
        ),
    };
    let mut text = vec![format!(
        "Each move from N has a partner from N-{step}. A move from N {large}. Play the same move with b-{step} in place of b: it is a move from \
         N-{step}, by the same digit. As b-{step} is {from} or more, G(b-{step}) = G(b), and what is left has the same value."
    )];
    if theorem.distinct {
        text.push(format!(
            "But where a digit asks for heaps that are different (or not all equal), b-{step} may be among the heaps left already. Of the {h} numbers \
             b-i*{step}, for i = 1 to {h}, at most {} can be among the other heaps left; take the first that is not. It is {from} or more, \
             and b-(i-1)*{step} is among those left. Replace that one by b-i*{step}, which is {step} less and a new number: the heaps stay \
             different, and the values are the same.",
            h - 1
        ));
    }
    let equal: Vec<String> = theorem.equal.iter().filter(|&&j| j > 1).map(u64::to_string).collect();
    if !equal.is_empty() {
        text.push(format!(
            "Where a digit asks for j equal heaps (here j is {}), each of them is so large, and each is made {step}/j smaller. That is a whole number \
             of periods, so again the values are the same.",
            equal.join(" or ")
        ));
    }
    let different = match theorem.distinct {
        true => " (It is then larger than all others, so the heaps stay different.)",
        false => "",
    };
    let alike =
        if equal.is_empty() { "" } else { " (Of j equal heaps each is made larger by the j-th part of it.)" };
    text.push(format!(
        "The other way round it is easier. A move from N-{step} leaves a largest heap of {} or more; make it {step} larger, and it is a \
         move from N that leaves the same value.{different}{alike} All heaps that were changed are {from} or more and below N, where the \
         equation is known.",
        count(from, "coin")
    ));
    text
}

/// A state of the engine that comes again.
pub(super) fn sparse(told: &Told<'_>, law: &Period) -> Vec<Section> {
    let (n0, p) = (law.preperiod, law.period);
    let why = Section::of(
        "Why finitely many checks are enough",
        [
            "A mask tells two kinds of values apart: a value is common if an odd number of its binary digits 1 stand under the digits 1 of the \
             mask, else rare. (For some codes the parity of the heap counts, too.) A heap is called common or rare as its value is. Nearly all \
             heaps are common; the rare ones are few and soon end."
                .into(),
            "The nim-sum of two common values is rare, and so is that of two rare ones: the counts of digits add up, without regard to carries. So \
             where a move leaves two heaps and the option has a common value, one of the two heaps is rare. To find which common values the \
             options of n have, it is enough to look at the few rare heaps r and at the heaps n-t-r, t being the coins taken, and at the heaps \
             n-t that are left alone."
                .into(),
            "That gives the least common value that no option has. Then each smaller rare value is shown to be that of an option, by naming one \
             such option (a witness). So the value is the mex of all options, whatever the mask was."
                .into(),
            "Beyond the start, all that was looked at for heap n lies among the last W heaps before n, or is a rare heap of the list, which does \
             not change any more. So the last W values decide the next one, as they do where a finite set of numbers may be taken."
                .into(),
            format!(
                "Therefore, if the W values before some heap x are those before x+{p}, and no new rare heap came between, then the heaps from \
                 x+{p} on repeat what the heaps from x on did, step by step, for {p} heaps; then the same row of W values stands there again, \
                 and so on without an end."
            ),
        ],
    );
    let checks = told.checked().with(Block::Paragraph(format!(
        "The smallest heap from which the law holds is {n0}: before the repeat that was found, the values were compared backwards as long as they \
         agree. {} were valued, 64 at a time.",
        count(told.found.heaps_computed, "heap")
    )));
    vec![why, checks]
}

/// Lasker's Nim: take any number of coins, or split a heap in two.
pub(super) fn lasker(told: &Told<'_>) -> Vec<Section> {
    let why = Section::of(
        "Why it holds for all heaps",
        [
            "A move takes any number of coins from a heap, or splits it into two heaps and takes nothing. The law says that in each four heaps \
             4m+1, 4m+2, 4m+3, 4m+4 the values are 4m+1, 4m+2, 4m+4, 4m+3: the last two are exchanged. We show that each is the mex of its \
             options, if smaller heaps have these values."
                .into(),
            "By the law the values of heaps that leave the remainders 1, 2, 3, 0 when divided by 4 leave the remainders 1, 2, 0, 3. The \
             last two binary digits of a nim-sum depend on those of its parts alone. So a split of a heap n has a value with the remainder \
             2 if n has the remainder 1 (0+1 and 2+3 coins give 3 xor 1 = 2 and 2 xor 0 = 2); 1 or 0 if n has 2; 3 if n has 3; 0 or 1 if n has 0."
                .into(),
            "n = 4m+1: the smaller heaps have the values 0 to 4m, and no split has the remainder 1, so G(n) = 4m+1. n = 4m+2: the smaller heaps have \
             0 to 4m+1, and no split has the remainder 2, so G(n) = 4m+2. n = 4m+3: the smaller heaps have 0 to 4m+2, the split into 1 and \
             4m+2 has 1 xor 4m+2 = 4m+3, and no split has the remainder 0, so G(n) = 4m+4. n = 4m+4: the smaller heaps have 0 to 4m+2 and \
             4m+4, and no split has the remainder 3, so G(n) = 4m+3. Nothing needs to be checked."
                .into(),
        ],
    );
    let mut first = Section { heading: "The first values".into(), blocks: Vec::new() };
    first.blocks.extend(super::values_table(told.values, 13));
    vec![why, first]
}
