//! Breaks every promise once on purpose: the test of each must see it.

use super::*;
use crate::failure::{Flow, RuleError};
use crate::rules::{HeapRules, IllegalMove, KnownMoves, Label, Rules};
use crate::words::{NimValue, Outcome};

/// Two heaps, take one or two coins from one of them; `flaw` breaks one promise.
#[derive(Clone, Copy, PartialEq)]
enum Flaw {
    None,
    Fails,
    Twice,
    RunsOn,
    TwiceAndRunsOn,
    PlayElsewhere,
    PlayAnything,
    Cycle,
    Grows,
    SameNimValue,
    NoPart,
    PartElsewhere,
    NotIdempotent,
    OtherGame,
    Known,
    KnownOutcome,
    MissesMove,
    MiscountsMoves,
    MisereMoves,
    KnownMisere,
    LosesText,
    Blurred,
}

struct Two(Flaw);

type Pair = (u64, u64);

impl Rules for Two {
    type Position = Pair;
    type Move = (bool, u64);

    fn moves(&self, &(a, b): &Pair, each: &mut dyn FnMut((bool, u64)) -> Flow) -> Flow {
        for (first, heap) in [(true, a), (false, b)] {
            for taken in (1..=2).filter(|&t| t <= heap) {
                let runs_on = matches!(self.0, Flaw::RunsOn | Flaw::TwiceAndRunsOn);
                let visits =
                    if matches!(self.0, Flaw::Twice | Flaw::TwiceAndRunsOn) && taken == 2 { 2 } else { 1 };
                for _ in 0..visits {
                    let flow = each((first, taken));
                    if !runs_on {
                        flow?;
                    }
                }
            }
        }
        match self.0 {
            Flaw::Fails if a == 1 => {
                return ControlFlow::Break(Halt::Broken(RuleError::TooMany { heap: a, parts: 9 }));
            }
            Flaw::Cycle if (a, b) == (1, 1) => each((true, 0))?,
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn apply(&self, &(a, b): &Pair, &(first, taken): &(bool, u64)) -> Pair {
        match (self.0, taken) {
            (Flaw::Cycle, 0) => (3, 1),
            (Flaw::Grows, _) => (a + 1 + taken, b),
            _ if first => (a - taken, b),
            _ => (a, b - taken),
        }
    }

    fn play(&self, from: &Pair, m: &(bool, u64)) -> Result<Pair, IllegalMove<(bool, u64)>> {
        let heap = if m.0 { from.0 } else { from.1 };
        let back = self.0 == Flaw::Cycle && *from == (1, 1) && *m == (true, 0);
        let legal = (1..=heap).contains(&m.1) || back;
        match self.0 {
            Flaw::PlayElsewhere => Ok((0, 0)),
            Flaw::PlayAnything if !legal => Ok(*from),
            _ if legal => Ok(self.apply(from, m)),
            _ => Err(IllegalMove(*m)),
        }
    }
}

impl Impartial for Two {
    fn parts(&self, &(a, b): &Pair, each: &mut dyn FnMut(Pair)) {
        match self.0 {
            // Heaps that differ by three have the same nim-value, but are different games.
            Flaw::SameNimValue => each((a % 3, b)),
            Flaw::NoPart => each((a, 0)),
            // The same games, but in other places.
            Flaw::PartElsewhere => {
                each((0, a));
                each((b, 0));
            }
            _ => {
                each((a, 0));
                each((0, b));
            }
        }
    }

    fn representative(&self, (a, b): Pair) -> Pair {
        match self.0 {
            Flaw::NotIdempotent => (b, a),
            Flaw::OtherGame => (0, b.max(a)),
            _ => (a.min(b), a.max(b)),
        }
    }

    fn known(&self, &(a, b): &Pair) -> Option<NimValue> {
        match self.0 {
            Flaw::Known => Some(NimValue((a + b) % 3)),
            _ => Some(NimValue((a % 3) ^ (b % 3))),
        }
    }

    fn known_outcome(&self, position: &Pair) -> Option<Outcome> {
        match self.0 {
            Flaw::KnownOutcome => Some(Outcome::Next),
            _ => self.known(position).map(NimValue::outcome),
        }
    }

    fn known_moves(&self, from: &Pair, value: NimValue, limit: usize) -> Option<KnownMoves<(bool, u64)>> {
        let mut found = Vec::new();
        let _ = self.moves(from, &mut |m| {
            let (a, b) = self.apply(from, &m);
            if NimValue((a % 3) ^ (b % 3)) == value {
                found.push(m);
            }
            ControlFlow::Continue(())
        });
        let total = found.len() as u128 + u128::from(self.0 == Flaw::MiscountsMoves);
        if self.0 == Flaw::MissesMove {
            found.pop();
        }
        found.truncate(limit);
        Some(KnownMoves { first: found, total: Some(total) })
    }

    /// The winning moves of normal play are not those of misère play.
    fn known_misere_moves(&self, from: &Pair, limit: usize) -> Option<KnownMoves<(bool, u64)>> {
        (self.0 == Flaw::MisereMoves).then(|| self.known_moves(from, NimValue(0), limit))?
    }

    fn known_misere(&self, &(a, b): &Pair) -> Option<Outcome> {
        match self.0 {
            Flaw::KnownMisere => Some(NimValue((a % 3) ^ (b % 3)).outcome()),
            _ if b > 0 => None,
            _ => Some(if a % 3 == 1 { Outcome::Previous } else { Outcome::Next }),
        }
    }
}

impl Notation for Two {
    fn parse_position(&self, text: &str) -> Result<Pair, crate::ParseError> {
        let mut numbers = text.split(',').map(|n| n.parse().unwrap());
        Ok((numbers.next().unwrap(), numbers.next().unwrap()))
    }

    fn show_position(&self, &(a, b): &Pair) -> String {
        if self.0 == Flaw::LosesText { format!("{},{}", a.min(b), a.max(b)) } else { format!("{a},{b}") }
    }

    fn show_move(&self, _from: &Pair, (first, taken): &(bool, u64)) -> String {
        if self.0 == Flaw::Blurred { format!("take {taken}") } else { format!("{first} {taken}") }
    }
}

#[test]
fn a_game_that_keeps_its_promises() {
    all(&Two(Flaw::None), [(7, 5), (0, 0)]).unwrap();
    notation(&Two(Flaw::None), [(4, 5)]).unwrap();
}

#[test]
fn every_flaw_is_found() {
    #[rustfmt::skip]
    let flaws = [
        (Flaw::Fails,         Promise::Ends,           "too many to list"),
        (Flaw::Twice,         Promise::MovesOnce,      "twice: (true, 2)"),
        (Flaw::RunsOn,        Promise::Halts,          "4 moves after a halt"),
        (Flaw::TwiceAndRunsOn, Promise::MovesOnce,     "twice: (true, 2)"),
        (Flaw::PlayElsewhere, Promise::Play,           "`play` Ok((0, 0))"),
        (Flaw::PlayAnything,  Promise::Play,           "is not legal, and `play` gives Ok("),
        (Flaw::Cycle,         Promise::Ends,           "a cycle: (1, 1) → (3, 1) → (2, 1) → (1, 1)"),
        (Flaw::Grows,         Promise::Ends,           "more than 200000 positions"),
        (Flaw::SameNimValue,  Promise::Parts,          "another game: (0, 4)"),
        (Flaw::NoPart,        Promise::Parts,          "another game: "),
        (Flaw::PartElsewhere, Promise::Parts,          "and none of the position"),
        (Flaw::NotIdempotent, Promise::Representative, "is represented by"),
        (Flaw::OtherGame,     Promise::Representative, "another game: "),
        (Flaw::Known,         Promise::Known,          "by theorem *"),
        (Flaw::KnownOutcome,  Promise::KnownOutcome,   "by theorem N, by search P"),
        (Flaw::MissesMove,    Promise::KnownMoves,     "to *"),
        (Flaw::MiscountsMoves, Promise::KnownMoves,    "moves, first ["),
        (Flaw::MisereMoves,   Promise::KnownMoves,     "misère by theorem"),
        (Flaw::KnownMisere,   Promise::KnownMisere,    "by theorem "),
    ];
    for (flaw, promise, witness) in flaws {
        let broken = all(&Two(flaw), [(3, 4)]).unwrap_err();
        assert_eq!(broken.promise, promise, "{broken}");
        assert!(broken.witness.contains(witness), "{broken}");
    }
    let text = |flaw| notation(&Two(flaw), [(4, 3)]).unwrap_err();
    assert_eq!(text(Flaw::LosesText).witness, "written \"3,4\", read (3, 4)");
    assert_eq!(
        (text(Flaw::Blurred).promise, &*text(Flaw::Blurred).witness),
        (Promise::MoveText, "two moves are written \"take 1\"")
    );
    assert_eq!(
        text(Flaw::LosesText).to_string(),
        "broken promise: a position is read as it was written\n  at (4, 3)\n  written \"3,4\", read (3, 4)"
    );
}

impl Labelled for Two {
    fn label(&self, &(a, b): &Pair) -> Option<Label> {
        let end = match self.0 {
            Flaw::OtherGame => a + b <= 1,
            Flaw::NoPart => false,
            _ => a + b == 0,
        };
        end.then_some(Label::Tie)
    }
}

#[test]
fn labels_stand_exactly_at_the_ends() {
    labelled(&Two(Flaw::None), [(3, 3)]).unwrap();
    for (flaw, witness) in [(Flaw::OtherGame, "it has moves"), (Flaw::NoPart, "no moves")] {
        let broken = labelled(&Two(flaw), [(3, 3)]).unwrap_err();
        assert!(broken.promise == Promise::Label && broken.witness.starts_with(witness), "{broken}");
    }
}

/// Heap 3 has these options, a smaller one none; the options are promised to be visited once, and the
/// nim-value comes from a theorem.
struct Three<'a> {
    options: &'a [&'a [u64]],
    repeats: bool,
    known: u64,
}

impl HeapRules for Three<'_> {
    fn options(&self, heap: u64, each: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
        if heap == 3 {
            self.options.iter().try_for_each(|parts| each(parts))
        } else {
            ControlFlow::Continue(())
        }
    }

    fn repeats(&self) -> bool {
        self.repeats
    }

    fn known(&self, heap: u64) -> Option<NimValue> {
        Some(NimValue(if heap == 3 { self.known } else { 0 }))
    }
}

#[test]
fn heaps_shrink_come_once_and_are_worth_what_is_known() {
    fn three<'a>(options: &'a [&'a [u64]], repeats: bool, known: u64) -> Three<'a> {
        Three { options, repeats, known }
    }
    for good in [&[][..], &[2], &[1, 1, 2]] {
        heap_rules(&three(&[good], false, 1), 9).unwrap();
    }
    for bad in [&[3][..], &[0, 1], &[2, 1], &[1, 4]] {
        let broken = heap_rules(&three(&[bad], true, 1), 9).unwrap_err();
        assert_eq!(broken.promise, Promise::Heaps, "{bad:?}");
    }
    heap_rules(&three(&[&[2], &[2]], true, 1), 9).unwrap();
    let broken = heap_rules(&three(&[&[2], &[2]], false, 1), 9).unwrap_err();
    assert_eq!((broken.promise, &*broken.witness), (Promise::MovesOnce, "twice: [2]"));
    let broken = heap_rules(&three(&[&[2]], false, 2), 9).unwrap_err();
    assert_eq!((broken.promise, &*broken.witness), (Promise::Known, "by theorem *2, by definition *1"));
    let set = crate::take::TakeSet::from_ranges([2..=2]).unwrap();
    heap_rules(&set, 9).unwrap();
}
