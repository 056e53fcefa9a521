//! The moves of a position in blocks over the innermost loop, to fill tables of values.
//!
//! If a coordinate of a part is affine in the innermost variable, a block gives its first value and its step,
//! and the reader strides through the table; a condition becomes a mask. If the compiled kernels cannot be
//! proved safe, the exact evaluation visits move by move.

use super::Formula;
use super::compile::{Kernel, TargetPlan};
use super::eval;
use super::options::{Stop, candidate, nest};
use super::plan::Branch;
use super::tape::{Bounds, LANES, Registers};
use crate::budget::Budget;
use crate::failure::{Failure, Halt, RuleError};
use smallvec::SmallVec;

/// One coordinate of one part in all moves of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target<'a> {
    /// `first`, `first + step`, `first + 2·step`, …
    Affine {
        /// The coordinate in the first move.
        first: i64,
        /// By how much it grows from move to move.
        step: i64,
    },
    /// One value per move.
    Lanes(&'a [i64]),
}

impl Target<'_> {
    /// The coordinate in one move of the block.
    #[inline]
    pub fn at(&self, i: usize) -> i64 {
        match self {
            Target::Affine { first, step } => first.wrapping_add(step.wrapping_mul(i as i64)),
            Target::Lanes(lanes) => lanes[i],
        }
    }
}

/// Moves that differ only in the innermost variable.
///
/// # Laws
/// Every coordinate of every move in the block (those whose mask is not 0) lies between 0 and the limit of
/// that coordinate; affine ones do so even where the mask is 0.
#[derive(Clone, Copy, Debug)]
pub struct Block<'a> {
    /// How many values of the innermost variable.
    pub len: usize,
    /// One entry per part and coordinate, parts first.
    pub targets: &'a [Target<'a>],
    /// Which of them are moves (not 0); all of them without a mask.
    pub mask: Option<&'a [u8]>,
}

/// A visitor of moves in blocks.
pub trait BlockVisitor {
    /// Many moves at once.
    fn block(&mut self, block: &Block<'_>);

    /// A single move: the parts as [`Formula::options`] gives them, perhaps beyond the limits.
    ///
    /// # Errors
    /// The move breaks the promises of the rule.
    fn one(&mut self, parts: &[u64]) -> Result<(), RuleError>;
}

/// Buffers for [`Formula::blocks`], kept from position to position.
#[derive(Clone, Debug)]
pub struct Workspace {
    env: Vec<i128>,
    bounds: Bounds,
    uniform: Vec<i64>,
    affine: Vec<Option<(i64, i64)>>,
    narrow: Registers<i32>,
    wide: Registers<i64>,
    suspect: Vec<u8>,
    tests: Vec<u8>,
    mask: Vec<u8>,
    lanes: Vec<i64>,
}

impl Default for Workspace {
    fn default() -> Self {
        Workspace {
            env: Vec::new(),
            bounds: Bounds::default(),
            uniform: Vec::new(),
            affine: Vec::new(),
            narrow: Registers::default(),
            wide: Registers::default(),
            suspect: vec![0; LANES],
            tests: Vec::new(),
            mask: vec![0; LANES],
            lanes: Vec::new(),
        }
    }
}

/// The longest block without a mask, so that the budget is checked from time to time.
const MAX_UNMASKED_LEN: i128 = 1 << 16;

impl Formula {
    /// Visits the moves of a position in blocks. `limits` bounds each coordinate of every part in a block
    /// from above (−1: no block at all); moves beyond it come one by one.
    ///
    /// The order of moves differs from that of [`options`](Formula::options), and a move may be visited more
    /// than once.
    ///
    /// # Errors
    /// The rule's own failure at this position, the visitor's, or the end of the budget.
    ///
    /// # Panics
    /// When the length of `at` or `limits` is not [`arity`](Formula::arity).
    ///
    /// # Cost
    /// One tick per value of the innermost variable, and a few operations per node of the expressions that
    /// depend on it. There is no cost per value if all targets are affine and no condition depends on it.
    pub fn blocks(
        &self,
        at: &[u64],
        limits: &[i64],
        space: &mut Workspace,
        budget: &mut Budget<'_>,
        visitor: &mut dyn BlockVisitor,
    ) -> Result<(), Failure> {
        let mut env = std::mem::take(&mut space.env);
        let done = self.run_blocks(at, limits, space, budget, visitor, &mut env);
        space.env = env;
        done.map_err(|stop| match stop {
            Stop::Halt(Halt::Broken(error)) => error.into(),
            Stop::Stopped(stopped) => stopped.into(),
            Stop::Halt(Halt::Enough) | Stop::Fault(..) => unreachable!("explained; nobody halts"),
        })
    }

    fn run_blocks(
        &self,
        at: &[u64],
        limits: &[i64],
        space: &mut Workspace,
        budget: &mut Budget<'_>,
        visitor: &mut dyn BlockVisitor,
        env: &mut Vec<i128>,
    ) -> Result<(), Stop> {
        assert_eq!(at.len(), self.arity(), "a position has one number per coordinate");
        assert_eq!(limits.len(), self.arity(), "one limit per coordinate");
        env.clear();
        env.extend(at.iter().map(|&c| i128::from(c)));
        env.resize(self.plan.slots, 0);
        let (heap, first) = (self.is_heap(), self.plan.first);
        for (i, branch) in self.plan.alternatives.iter().enumerate() {
            let done = match branch.loops.len() {
                0 => budget
                    .spend(1)
                    .map_err(Stop::from)
                    .and_then(|()| Run { branch, first, heap, limits, space, visitor }.exact(env, false)),
                // The usual case needs no nest.
                1 if branch.early[0].is_empty() => budget.spend(1).map_err(Stop::from).and_then(|()| {
                    Run { branch, first, heap, limits, space, visitor }.innermost(env, false, budget)
                }),
                levels => nest(branch, first, levels - 1, env, budget, &mut |env, deferred, budget| {
                    let mut run = Run { branch, first, heap, limits, space, visitor };
                    run.innermost(env, deferred, budget)
                }),
            };
            done.map_err(|stop| self.explained(stop, i, env))?;
        }
        Ok(())
    }
}

struct Run<'a> {
    branch: &'a Branch,
    first: usize,
    heap: bool,
    limits: &'a [i64],
    space: &'a mut Workspace,
    visitor: &'a mut dyn BlockVisitor,
}

impl Run<'_> {
    fn innermost(&mut self, env: &mut [i128], deferred: bool, budget: &mut Budget<'_>) -> Result<(), Stop> {
        let known = self.first + self.branch.loops.len();
        let (lo, hi) = &self.branch.loops[self.branch.loops.len() - 1];
        let (lo, hi) = eval::range(lo, hi, env).map_err(|f| Stop::Fault(f, known - 1))?;
        if hi < lo {
            return Ok(());
        }
        if let (Some(kernel), false) = (&self.branch.kernel, deferred) {
            if let Some((lo, hi, plain)) = self.prepare(kernel, env, lo, hi) {
                return match () {
                    () if hi < lo => Ok(()),
                    () if plain => self.stretches(lo, hi, budget),
                    () if self.space.bounds.narrow() && narrow(lo, hi) => {
                        let mut registers = std::mem::take(&mut self.space.narrow);
                        let done = self.masked(kernel, &mut registers, env, lo, hi, budget);
                        self.space.narrow = registers;
                        done
                    }
                    () => {
                        let mut registers = std::mem::take(&mut self.space.wide);
                        let done = self.masked(kernel, &mut registers, env, lo, hi, budget);
                        self.space.wide = registers;
                        done
                    }
                };
            }
        }
        for k in lo..=hi {
            budget.spend(1)?;
            env[known - 1] = k;
            self.exact(env, deferred)?;
        }
        Ok(())
    }

    /// One move by the exact evaluation.
    fn exact(&mut self, env: &[i128], deferred: bool) -> Result<(), Stop> {
        let mut parts = SmallVec::<[u64; 8]>::new();
        let known = self.first + self.branch.loops.len();
        if candidate(self.branch, env, deferred, &mut parts).map_err(|f| Stop::Fault(f, known))? {
            if self.heap {
                super::options::canonical(&mut parts);
            }
            self.visitor.one(&parts)?;
        }
        Ok(())
    }

    /// Evaluates the expressions that do not depend on the innermost variable and bounds the others. Returns
    /// the range without negative targets, and whether all of it is affine, unconditional and within the
    /// limits. `None`: only the exact evaluation is safe.
    fn prepare(&mut self, kernel: &Kernel, env: &[i128], lo: i128, hi: i128) -> Option<(i64, i64, bool)> {
        let (mut lo, mut hi) = (i64::try_from(lo).ok()?, i64::try_from(hi).ok()?);
        let space = &mut *self.space;
        space.uniform.clear();
        for expr in &kernel.uniform {
            space.uniform.push(eval::quick(expr, env)?);
        }
        space.affine.clear();
        for target in &kernel.targets {
            space.affine.push(match target {
                TargetPlan::Affine { coefficient, base } => {
                    let (c, b) = (eval::quick(coefficient, env)?, eval::quick(base, env)?);
                    // Both ends fit 64 bits, so all values between them do.
                    c.checked_mul(lo)?.checked_add(b)?;
                    c.checked_mul(hi)?.checked_add(b)?;
                    Some((c, b))
                }
                TargetPlan::Node(_) => None,
            });
        }
        kernel.tape.bounds(&space.uniform, lo, hi, &mut space.bounds)?;
        if !space.bounds.can_fail() {
            for &(c, b) in space.affine.iter().flatten() {
                match c.signum() {
                    1 => lo = lo.max(ceil_div(b.checked_neg()?, c)?),
                    -1 => hi = hi.min(eval::floor_div(b, c.checked_neg()?)?),
                    _ if b < 0 => return Some((1, 0, true)),
                    _ => {}
                }
            }
        }
        let arity = self.limits.len();
        let mut plain = kernel.mask.is_none();
        for (i, target) in space.affine.iter().enumerate() {
            let limit = self.limits[i % arity];
            let inside = |k: i64| target.is_some_and(|(c, b)| (0..=limit).contains(&(c * k + b)));
            plain &= lo > hi || (inside(lo) && inside(hi));
        }
        Some((lo, hi, plain))
    }

    /// Affine moves without conditions.
    fn stretches(&mut self, lo: i64, hi: i64, budget: &mut Budget<'_>) -> Result<(), Stop> {
        let constant = self.space.affine.iter().all(|a| matches!(a, Some((0, _))));
        let mut left = if constant { 1 } else { i128::from(hi) - i128::from(lo) + 1 };
        let mut k = lo;
        while left > 0 {
            let len = left.min(MAX_UNMASKED_LEN);
            budget.spend(len as u64)?;
            let mut targets = SmallVec::<[Target; 4]>::new();
            for &(c, b) in self.space.affine.iter().flatten() {
                targets.push(Target::Affine { first: c * k + b, step: c });
            }
            self.visitor.block(&Block { len: len as usize, targets: &targets, mask: None });
            left -= len;
            k = k.saturating_add(len as i64);
        }
        Ok(())
    }

    /// Everything else: condition and targets by the tape, block by block.
    fn masked<T: super::tape::Lane>(
        &mut self,
        kernel: &Kernel,
        registers: &mut Registers<T>,
        env: &mut [i128],
        lo: i64,
        hi: i64,
        budget: &mut Budget<'_>,
    ) -> Result<(), Stop> {
        let total = i128::from(hi) - i128::from(lo) + 1;
        registers.start(&kernel.tape, &self.space.uniform, total.min(LANES as i128) as usize);
        self.space.tests.resize(self.space.tests.len().max(kernel.tape.tests.len() * LANES), 0);
        self.space.lanes.resize(self.space.lanes.len().max(kernel.targets.len() * LANES), 0);
        let can_fail = self.space.bounds.can_fail();
        let slot = self.first + self.branch.loops.len() - 1;
        let mut left = total;
        let mut k = lo;
        while left > 0 {
            let len = left.min(LANES as i128) as usize;
            budget.spend(len as u64)?;
            let Workspace { bounds, affine, suspect, tests, mask, lanes, .. } = &mut *self.space;
            let (suspect, mask) = (&mut suspect[..len], &mut mask[..len]);
            suspect.fill(0);
            registers.run(&kernel.tape, bounds, k, suspect, tests);
            match kernel.mask {
                Some(test) => mask.copy_from_slice(&tests[test * LANES..][..len]),
                None => mask.fill(1),
            }
            let mut doubts = can_fail;
            let mut targets = SmallVec::<[Target; 4]>::new();
            let limits = self.limits.iter().cycle();
            let plans = kernel.targets.iter().zip(affine.iter());
            for (((plan, affine), &limit), lanes) in plans.zip(limits).zip(lanes.chunks_exact_mut(LANES)) {
                let lanes = &mut lanes[..len];
                match (plan, affine) {
                    (_, Some((c, b))) => {
                        let first = c * k + b;
                        let last = first + c * (len as i64 - 1);
                        if first.min(last) >= 0 && first.max(last) <= limit {
                            targets.push(Target::Affine { first, step: *c });
                            continue;
                        }
                        lanes.iter_mut().zip(0..).for_each(|(l, j)| *l = first + c * j);
                    }
                    (TargetPlan::Node(node), None) => {
                        let values = &registers.lanes(*node)[..len];
                        lanes.iter_mut().zip(values).for_each(|(l, v)| *l = v.wide());
                        let (least, most) = bounds.ranges[*node];
                        if least >= 0 && most <= limit.into() {
                            targets.push(Target::Lanes(lanes));
                            continue;
                        }
                    }
                    (TargetPlan::Affine { .. }, None) => unreachable!("prepared"),
                }
                // A negative part makes no move; one beyond its limit is visited alone.
                for ((&t, m), s) in lanes.iter().zip(mask.iter_mut()).zip(suspect.iter_mut()) {
                    *m &= u8::from(t >= 0);
                    *s |= u8::from(t > limit);
                }
                doubts = true;
                targets.push(Target::Lanes(lanes));
            }
            let mut alone = SmallVec::<[usize; 8]>::new();
            if doubts {
                for (j, (m, s)) in mask.iter_mut().zip(suspect.iter()).enumerate() {
                    // Without failures the mask is exact; with failures it may not be.
                    if *s != 0 && (can_fail || *m != 0) {
                        *m = 0;
                        alone.push(j);
                    }
                }
            }
            let mask = (doubts || kernel.mask.is_some()).then_some(&*mask);
            self.visitor.block(&Block { len, targets: &targets, mask });
            drop(targets);
            for j in alone {
                env[slot] = i128::from(k) + j as i128;
                self.exact(env, false)?;
            }
            left -= len as i128;
            k = k.saturating_add(len as i64);
        }
        Ok(())
    }
}

/// Whether the innermost variable itself may run in 32-bit lanes.
fn narrow(lo: i64, hi: i64) -> bool {
    lo > i32::MIN.into() && hi <= i32::MAX.into()
}

fn ceil_div(a: i64, b: i64) -> Option<i64> {
    eval::floor_div(a.checked_neg()?, b)?.checked_neg()
}
