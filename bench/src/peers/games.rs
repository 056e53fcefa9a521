//! The compared games, their sizes, and the speed that our engine must reach.

use grundy::sequence::Path;

/// The program on the other side.
#[derive(Clone, Copy)]
pub enum Peer {
    /// `ogsolve`, by the fastest of these methods.
    Ogsolve(&'static [&'static str]),
    /// `igsolve grundy`, which values one heap from all smaller ones.
    Igsolve,
    /// Our own scalar engine, since no other program plays the game with lists of rare heaps.
    RareList,
}

/// How far both sides go, in numbers of values of heaps 0, 1, 2, …
#[derive(Clone, Copy)]
pub enum Goal {
    /// The peer finds `peer` values. Our rate is measured between `from` and `to` values.
    Values { peer: u64, from: u64, to: u64 },
    /// Both run until the period is proved. The peer finds `peer` values, because it must know beforehand how far to go.
    /// The values are compared at `check`.
    Proof { peer: u64, check: u64 },
}

/// One row of the table.
pub struct Game {
    /// The word that selects it.
    pub name: &'static str,
    /// The rule, as both programs read it.
    pub rule: &'static str,
    pub peer: Peer,
    pub goal: Goal,
    /// The least and the hoped-for ratio of our rate to the peer's, with AVX-512 and one thread each.
    pub wanted: Option<(f64, f64)>,
}

impl Game {
    /// The least and the hoped-for ratio by this instruction set: a third with AVX2, and portable code must not be
    /// slower than the peer.
    pub fn wanted(&self, path: Path) -> Option<(f64, Option<f64>)> {
        let (least, beyond) = self.wanted?;
        Some(match path.word() {
            "avx512" => (least, Some(beyond)),
            "avx2" => (least / 3.0, None),
            _ => (1.0, None),
        })
    }

    /// The goal of a quick run, which takes a minute for all games.
    pub fn quick(&self) -> Goal {
        match self.goal {
            Goal::Values { peer, from, to } if to > peer => {
                Goal::Values { peer: peer >> 4, from: from >> 4, to: to >> 4 }
            }
            Goal::Values { peer, .. } if peer > 1 << 14 => {
                Goal::Values { peer: peer >> 4, from: 0, to: peer >> 4 }
            }
            Goal::Proof { peer, .. } if peer > 1 << 17 => {
                Goal::Values { peer: 1 << 18, from: 0, to: 1 << 18 }
            }
            goal => goal,
        }
    }
}

/// From the beginning to 2^k values, both.
const fn to(k: u32) -> Goal {
    Goal::Values { peer: 1 << k, from: 0, to: 1 << k }
}

/// The peer to 2^24 values, ours from 2^26 to 2^27: our engine reaches its rate only after the first heaps.
const FAR: Goal = Goal::Values { peer: 1 << 24, from: 1 << 26, to: 1 << 27 };

/// To the proof. With period p, preperiod n0 and digits up to place t, the peer needs 2(n0 + p) + t values.
const fn proof(preperiod: u64, period: u64, places: u64, check: u64) -> Goal {
    Goal::Proof { peer: 2 * (preperiod + period) + places, check }
}

/// The methods that may be the fastest; the others take quadratic time or lose by a tenth or more.
const RC2: Peer = Peer::Ogsolve(&["rc2", "rc2s"]);
const RC: Peer = Peer::Ogsolve(&["rc", "rcs"]);
const ANY: Peer = Peer::Ogsolve(&["rc", "rcs", "rc2"]);

#[rustfmt::skip]
pub const GAMES: &[Game] = &[
    Game { name: "0.106",          rule: "0.106",  peer: RC2,            goal: FAR,                               wanted: Some((35., 100.)) },
    Game { name: "0.104",          rule: "0.104",  peer: RC2,            goal: FAR,                               wanted: Some((35., 100.)) },
    Game { name: "0.454",          rule: "0.454",  peer: RC,             goal: FAR,                               wanted: Some((30., 80.)) },
    Game { name: "0.054",          rule: "0.054",  peer: RC,             goal: FAR,                               wanted: Some((20., 60.)) },
    Game { name: "0.16",           rule: "0.16",   peer: RC,             goal: FAR,                               wanted: Some((20., 60.)) },
    Game { name: "0.56",           rule: "0.56",   peer: RC,             goal: FAR,                               wanted: Some((20., 60.)) },
    Game { name: "0.354",          rule: "0.354",  peer: ANY,            goal: proof(10061916, 1180, 3, 1 << 23), wanted: Some((40., 100.)) },
    Game { name: "0.376",          rule: "0.376",  peer: ANY,            goal: proof(2268248, 4, 3, 1 << 21),     wanted: Some((30., 100.)) },
    Game { name: "0.127",          rule: "0.127",  peer: RC2,            goal: proof(46578, 4, 3, 1 << 15),       wanted: Some((30., 100.)) },
    Game { name: "0.36",           rule: "0.36",   peer: RC,             goal: to(22),                            wanted: Some((18., 50.)) },
    Game { name: "0.37",           rule: "0.37",   peer: RC,             goal: to(22),                            wanted: Some((18., 50.)) },
    Game { name: "0.6",            rule: "0.6",    peer: ANY,            goal: to(22),                            wanted: Some((18., 50.)) },
    Game { name: "grundy",         rule: "grundy", peer: Peer::RareList, goal: to(22),                            wanted: Some((60., 150.)) },
    Game { name: "grundy-igsolve", rule: "grundy", peer: Peer::Igsolve,  goal: to(14),                            wanted: None },
    Game { name: "0.007",          rule: "0.007",  peer: RC,             goal: to(19),                            wanted: Some((3.,  20.)) },
    Game { name: "4.004",          rule: "4.004",  peer: RC,             goal: to(19),                            wanted: Some((3.,  20.)) },
];
