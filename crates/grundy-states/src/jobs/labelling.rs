//! What a state is worth: by the last move, or by the label at the end.

use crate::entry::{N, P, Record, T};
use grundy::Label;
use grundy::graph::{Tally, Worth};

/// A tally in a file.
pub(crate) type Packed = [u32; 6];

/// How the worth of a state comes from its options.
pub(crate) trait Labelling: Copy + Send + 'static {
    /// What the options say, one by one.
    type Tally: Copy + Default + Send;

    /// A tally as numbers, for a file.
    fn pack(tally: Self::Tally) -> Packed;

    /// A tally from its numbers.
    fn unpack(packed: Packed) -> Self::Tally;

    /// The worth of a state without options.
    fn end(label: Option<Label>) -> Record;

    /// Counts an option.
    fn option(tally: &mut Self::Tally, option: Record);

    /// The worth, once all options are counted; `None` if values from [`LARGE`] on decide.
    fn worth(tally: &Self::Tally) -> Option<Record>;

    /// The worth, with this mex of the values of all options.
    fn worth_with_mex(tally: &Self::Tally, mex: u32) -> Record;

    /// The value of an option that a tally does not keep.
    fn large(option: Record) -> Option<u32>;
}

/// The values that a [`Tally`] does not keep.
pub(crate) const LARGE: u32 = 64;

/// The last move decides.
#[derive(Clone, Copy)]
pub(crate) struct LastMove;

impl Labelling for LastMove {
    type Tally = Tally;

    fn pack(tally: Tally) -> Packed {
        tally.into_parts()
    }

    fn unpack(packed: Packed) -> Tally {
        Tally::from_parts(packed)
    }

    fn end(_: Option<Label>) -> Record {
        [0; 3]
    }

    #[inline]
    fn option(tally: &mut Tally, option: Record) {
        tally.option(Worth::from_parts(option));
    }

    #[inline]
    fn worth(tally: &Tally) -> Option<Record> {
        tally.worth().map(Worth::into_parts)
    }

    fn worth_with_mex(tally: &Tally, mex: u32) -> Record {
        tally.worth_with_mex(mex).into_parts()
    }

    #[inline]
    fn large(option: Record) -> Option<u32> {
        (option[0] >= LARGE).then_some(option[0])
    }
}

/// The label at the end decides: the outcome by its code, then the remoteness.
#[derive(Clone, Copy)]
pub(crate) struct AtTheEnd;

/// The least remoteness of a P-option, and the greatest of a tie and of an N-option, each one move longer; 0 if there is none.
#[derive(Clone, Copy, Default)]
pub(crate) struct Ends {
    win: u32,
    tie: u32,
    loss: u32,
}

impl Labelling for AtTheEnd {
    type Tally = Ends;

    fn pack(Ends { win, tie, loss }: Ends) -> Packed {
        [win, tie, loss, 0, 0, 0]
    }

    fn unpack([win, tie, loss, ..]: Packed) -> Ends {
        Ends { win, tie, loss }
    }

    fn end(label: Option<Label>) -> Record {
        let code = match label {
            Some(Label::MoverWins) => N,
            Some(Label::MoverLoses) | None => P,
            Some(Label::Tie) => T,
        };
        [code, 0, 0]
    }

    fn option(tally: &mut Ends, [code, remoteness, _]: Record) {
        let moves = remoteness + 1;
        match code {
            P if tally.win == 0 => tally.win = moves,
            P => tally.win = tally.win.min(moves),
            T => tally.tie = tally.tie.max(moves),
            _ => tally.loss = tally.loss.max(moves),
        }
    }

    fn worth(tally: &Ends) -> Option<Record> {
        let best = [(tally.win, N), (tally.tie, T), (tally.loss, P)];
        let (moves, code) = best.into_iter().find(|(moves, _)| *moves > 0)?;
        Some([code, moves, 0])
    }

    fn worth_with_mex(tally: &Ends, _: u32) -> Record {
        Self::worth(tally).unwrap_or_default()
    }

    fn large(_: Record) -> Option<u32> {
        None
    }
}
