//! Every law is broken once on purpose, so that the test of it is known to see.

use super::*;
use crate::rules::Rules;
use crate::rules::{Flow, IllegalMove, Label, RuleError};
use crate::words::{NimValue, Outcome};

/// Two heaps, take one or two coins from one of them; `flaw` breaks one law.
#[derive(Clone, Copy, PartialEq)]
enum Flaw {
    None,
    Fails,
    Twice,
    RunsOn,
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
                let flow = each((first, taken));
                if self.0 != Flaw::RunsOn {
                    flow?;
                }
                if self.0 == Flaw::Twice && taken == 2 {
                    each((first, taken))?;
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
        let legal = m.1 <= if m.0 { from.0 } else { from.1 };
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
            // Heaps that differ by three have the same nim-value, and are other games.
            Flaw::SameNimValue => each((a % 3, b)),
            Flaw::NoPart => each((a, 0)),
            // The same games, but not where they stand.
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
        (Flaw::Fails,         Law::Ends,           "too many to list"),
        (Flaw::Twice,         Law::MovesOnce,      "twice: (true, 2)"),
        (Flaw::RunsOn,        Law::Halts,          "4 moves after a halt"),
        (Flaw::PlayElsewhere, Law::Play,           "`play` Ok((0, 0))"),
        (Flaw::PlayAnything,  Law::Play,           "is not legal, and `play` gives Ok("),
        (Flaw::Cycle,         Law::Ends,           "a cycle: (1, 1) → (3, 1) → (2, 1) → (1, 1)"),
        (Flaw::Grows,         Law::Ends,           "more than 200000 positions"),
        (Flaw::SameNimValue,  Law::Parts,          "another game: (0, 4)"),
        (Flaw::NoPart,        Law::Parts,          "another game: "),
        (Flaw::PartElsewhere, Law::Parts,          "and none of the position"),
        (Flaw::NotIdempotent, Law::Representative, "is represented by"),
        (Flaw::OtherGame,     Law::Representative, "another game: "),
        (Flaw::Known,         Law::Known,          "by theorem *"),
        (Flaw::KnownOutcome,  Law::KnownOutcome,   "by theorem N, by search P"),
        (Flaw::MissesMove,    Law::KnownMoves,     "to *"),
        (Flaw::MiscountsMoves, Law::KnownMoves,    "total: Some("),
        (Flaw::MisereMoves,   Law::KnownMoves,     "misère by theorem"),
        (Flaw::KnownMisere,   Law::KnownMisere,    "by theorem "),
    ];
    for (flaw, law, witness) in flaws {
        let broken = all(&Two(flaw), [(3, 4)]).unwrap_err();
        assert_eq!(broken.law, law, "{broken}");
        assert!(broken.witness.contains(witness), "{broken}");
    }
    let text = |flaw| notation(&Two(flaw), [(4, 3)]).unwrap_err();
    assert_eq!(text(Flaw::LosesText).witness, "written \"3,4\", read (3, 4)");
    assert_eq!(
        (text(Flaw::Blurred).law, &*text(Flaw::Blurred).witness),
        (Law::MoveText, "two moves are written \"take 1\"")
    );
    assert_eq!(
        text(Flaw::LosesText).to_string(),
        "broken law: a position is read as it was written\n  at (4, 3)\n  written \"3,4\", read (3, 4)"
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
        assert!(broken.law == Law::Label && broken.witness.starts_with(witness), "{broken}");
    }
}

/// One-heap rules with a flaw at heap 3.
struct Three(&'static [u64], Option<crate::take::TakeSet>);

impl HeapRules for Three {
    fn options(&self, heap: u64, each: &mut dyn FnMut(&[u64]) -> Flow) -> Flow {
        if heap == 3 { each(self.0) } else { ControlFlow::Continue(()) }
    }

    fn form(&self) -> Form<'_> {
        self.1.as_ref().map_or(Form::Opaque, Form::Take)
    }
}

#[test]
fn heaps_shrink_and_forms_agree() {
    for good in [&[][..], &[2], &[1, 1, 2]] {
        heap_rules(&Three(good, None), 9).unwrap();
    }
    for bad in [&[3][..], &[0, 1], &[2, 1], &[1, 4]] {
        assert_eq!(heap_rules(&Three(bad, None), 9).unwrap_err().law, Law::Heaps, "{bad:?}");
    }
    let set = crate::take::TakeSet::from_ranges([2..=2]).unwrap();
    let broken = heap_rules(&Three(&[1], Some(set.clone())), 9).unwrap_err();
    assert_eq!((broken.law, &*broken.witness), (Law::Form, "only its form lets a move leave []"));
    heap_rules(&set, 9).unwrap();
}
