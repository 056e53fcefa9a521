//! Law: checking a file ends and never panics; with the right digest the file is refused, or its claim is true.
#![no_main]
use grundy::certificate::{Certificate, Wanted};
use grundy::loopy::{LoopyValue, solve_loopy};
use grundy::solve::{Question, Solver, Worths};
use grundy::{Budget, Convention, NimValue, Outcome, games};
use grundy_check::{Claim, Shown, Verdict, Verified, check};
use sha2::{Digest, Sha256};

const WORK: u64 = 200_000;

fn verdict(file: &[u8]) -> Verdict {
    check(file, games::catalogue(), &mut Budget::work(WORK).bytes(64 << 20)).expect("bytes can be read")
}

libfuzzer_sys::fuzz_target!(|lines: &[u8]| {
    let _ = verdict(lines);
    let mut file = lines.to_vec();
    if file.last() != Some(&b'\n') {
        file.push(b'\n');
    }
    let digest: String = Sha256::digest(&file).iter().map(|byte| format!("{byte:02x}")).collect();
    file.extend_from_slice(format!("{{\"sha256\":\"{digest}\"}}\n").as_bytes());
    let Verdict::Verified(verified) = verdict(&file) else { return };
    if let Shown::Strategy { position, convention, outcome, .. } = &verified.shown {
        let position = games::position(position).expect("the checker has read it");
        let question =
            Question { convention: *convention, only: Some(Wanted::Outcome), ..Question::default() };
        let budget = &mut Budget::work(WORK).bytes(64 << 20);
        let Ok(answer) = Solver::new(position.clone()).solve(&question, budget) else { return };
        assert_eq!(answer.outcome, *outcome);
    }
    let loopy = |position: &str, convention| {
        let position = games::position(position).expect("the checker has read it");
        solve_loopy(&position, convention, 0, &mut Budget::work(WORK).bytes(64 << 20)).ok()
    };
    if let Shown::Draw { position, convention } = &verified.shown {
        assert!(loopy(position, *convention).is_none_or(|answer| answer.outcome == Outcome::Draw));
    }
    if let Shown::Infinite { position, options } = &verified.shown {
        let value = loopy(position, Convention::Normal).and_then(|answer| answer.value);
        assert!(value.is_none_or(|value| value == LoopyValue::Infinite(options.clone())));
    }
    let Shown::Position { position, claim } = verified.shown else { return };
    let position = games::position(&position).expect("the checker has read it");
    let budget = || Budget::work(WORK).bytes(64 << 20);
    let Ok(answer) = Solver::new(position.clone()).solve(&Question::default(), &mut budget()) else { return };
    match claim {
        Claim::NimValue(value) => assert!(answer.nim_value.is_none_or(|known| known == value)),
        Claim::Outcome(outcome) => assert_eq!(answer.outcome, outcome),
    }
    // A newly written certificate is accepted.
    let written = Certificate::of(&position, Wanted::NimValue, &mut Worths::default(), &mut budget());
    let Some((certificate, value)) = written.ok().zip(answer.nim_value) else { return };
    let mut file = Vec::new();
    certificate.write(&mut file).expect("memory can be written");
    match verdict(&file) {
        Verdict::Verified(Verified { shown: Shown::Position { claim, .. }, .. }) => {
            assert_eq!(claim, Claim::NimValue(NimValue(value.0)));
        }
        Verdict::Verified(_) => panic!("a position was certified"),
        Verdict::Rejected(rejected) => panic!("{rejected}"),
        Verdict::NotChecked(_) => {}
    }
});
