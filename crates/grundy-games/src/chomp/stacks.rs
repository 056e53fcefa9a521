//! Chomp in three directions or more, numbered: a bar is a stack of layers, none larger than the one below
//! it.

use super::solid::{Sides, Solid};
use super::{boxes, staircase};
use crate::squares::bits;
use grundy_rules::Flow;
use grundy_rules::compact::{Place, Ranked};
use std::ops::ControlFlow;

/// The largest number of bars that a layer may be: the tables grow with the square of this.
const MAX_LAYERS: usize = 1000;

/// All bars inside a box, in the order of their last layers.
///
/// Layers have numbers from 0 on, each after those inside it; 0 has no squares. B(j, x, y) is the number of
/// stacks of j layers whose last one holds x and comes before y. Then the bar with layers a(1) ⊇ a(2) ⊇ …
/// comes after the sum of all B(j, a(j+1), a(j)) others; the first of these is the bar without squares, which
/// does not count.
pub(super) struct Stacks {
    /// The box, its longest side first, and the direction in which layers are stacked.
    sides: Sides,
    up: usize,
    /// The squares of each layer, in ascending order.
    layers: Vec<u128>,
    /// B(j, x, y), at j − 1 and then x and y.
    before: Vec<Vec<u32>>,
    /// The layer after a bite, for each square and each layer.
    bitten: Vec<Vec<u16>>,
    /// The layer after y that holds x, at x and then y; if there is none, the number of layers.
    after: Vec<u16>,
    /// The images of layers when directions are exchanged so that the box stays the same.
    images: Vec<Vec<u16>>,
    count: u32,
}

/// All bars in the box around this one, numbered, if that pays.
pub(super) fn ranked(part: u128) -> Option<Stacks> {
    let solid = boxes::of_word(part);
    let stacks = Stacks::new(&solid.sides)?;
    (u64::from(stacks.positions()) < staircase::BARS_PER_REACHED * stacks.reached(&solid)).then_some(stacks)
}

/// All bars inside a box, as masks in ascending order, if there are not too many; the one without squares is
/// the first.
fn inside(sides: &[u8]) -> Option<Vec<u128>> {
    let Some((&high, behind)) = sides.split_first() else { return Some(vec![0, 1]) };
    let layers = inside(behind)?;
    let step: u32 = squares(behind);
    // From the last layer to the first one, each with its last mask.
    let mut stacks = vec![(0u128, 0u128)];
    for _ in 0..high {
        let longer = |&(stack, last): &(u128, u128)| {
            let below = layers.iter().filter(move |&&layer| layer & last == last);
            below.map(move |&layer| (stack << step | layer, layer))
        };
        stacks = stacks.iter().flat_map(longer).take(MAX_LAYERS + 1).collect();
        if stacks.len() > MAX_LAYERS {
            return None;
        }
    }
    let mut masks: Vec<u128> = stacks.into_iter().map(|(stack, _)| stack).collect();
    masks.sort_unstable();
    Some(masks)
}

fn squares(sides: &[u8]) -> u32 {
    sides.iter().map(|&side| u32::from(side)).product()
}

/// The number of a square in a box.
fn cell(sides: &[u8], place: impl IntoIterator<Item = u8>) -> u32 {
    sides.iter().zip(place).fold(0, |cell, (&side, at)| cell * u32::from(side) + u32::from(at))
}

/// All permutations of some sides that keep them as they are.
fn exchanges(sides: &[u8]) -> Vec<Vec<usize>> {
    let longer = |order: Vec<usize>, side: u8| {
        let alike = (0..sides.len()).filter(|i| sides[*i] == side && !order.contains(i)).collect::<Vec<_>>();
        alike.into_iter().map(move |i| [&order[..], &[i]].concat())
    };
    sides.iter().fold(vec![vec![]], |orders, &side| {
        orders.into_iter().flat_map(|order| longer(order, side).collect::<Vec<_>>()).collect()
    })
}

impl Stacks {
    /// All bars inside the box of this one, if the tables for them are small.
    fn new(sides: &[u8]) -> Option<Stacks> {
        let mut sides = Sides::from_slice(sides);
        sides.sort_unstable_by(|a, b| b.cmp(a));
        let flat = |up: usize| [&sides[..up], &sides[up + 1..]].concat();
        let found = (0..sides.len()).filter_map(|up| Some((inside(&flat(up))?, up)));
        let (layers, up) = found.min_by_key(|(layers, _)| layers.len())?;
        let high = usize::from(sides[up]);
        let all = layers.len();
        let holds = |x: usize, y: usize| layers[x] & layers[y] == layers[x];
        // The number of stacks of j layers whose last one holds x.
        let mut above = vec![1u64; all];
        let mut before = Vec::with_capacity(high);
        for _ in 0..high {
            let mut now = Vec::with_capacity(all * all);
            let mut sums = Vec::with_capacity(all);
            for x in 0..all {
                let mut sum = 0u64;
                for (y, &stacks) in above.iter().enumerate() {
                    now.push(u32::try_from(sum).ok()?);
                    sum = sum.checked_add(if holds(x, y) { stacks } else { 0 })?;
                }
                sums.push(sum);
            }
            above = sums;
            before.push(now);
        }
        let count = u32::try_from(above[0]).ok()?.checked_sub(1)?;
        let mut after = vec![all as u16; all * all];
        for x in 0..all {
            for y in (1..all).rev() {
                after[x * all + y - 1] = if holds(x, y) { y as u16 } else { after[x * all + y] };
            }
        }
        let floor = flat(up);
        let number = |mask: u128| layers.binary_search(&mask).unwrap_or(0) as u16;
        let bitten = (0..squares(&floor)).map(|cell| {
            let bite = |&cells: &u128| {
                number(Solid { sides: Sides::from_slice(&floor), cells }.bitten(cell as u8).cells)
            };
            layers.iter().map(bite).collect()
        });
        let images = exchanges(&floor).into_iter().filter(|order| !order.is_sorted()).map(|order| {
            let image = |&cells: &u128| {
                let solid = Solid { sides: Sides::from_slice(&floor), cells };
                let exchanged = bits(cells).map(|square| {
                    let place: Sides = solid.place(square).collect();
                    1u128 << cell(&floor, order.iter().map(|&direction| place[direction]))
                });
                number(exchanged.sum())
            };
            layers.iter().map(image).collect()
        });
        let (bitten, images) = (bitten.collect(), images.collect());
        Some(Stacks { sides, up, layers, before, bitten, after, images, count })
    }

    /// B(j + 1, x, y).
    #[inline]
    fn before(&self, j: usize, x: u16, y: u16) -> u32 {
        self.before[j][usize::from(x) * self.layers.len() + usize::from(y)]
    }

    /// The layers of a bar, from the first one on, if it fits into the box.
    fn stacked(&self, solid: &Solid) -> Option<Vec<u16>> {
        let mut directions: Vec<usize> = (0..solid.sides.len()).collect();
        directions.sort_by_key(|&i| std::cmp::Reverse(solid.sides[i]));
        let long = directions.iter().map(|&i| solid.sides[i]).filter(|&side| side > 1).collect::<Sides>();
        if long.len() > self.sides.len() || long.iter().zip(&self.sides).any(|(side, most)| side > most) {
            return None;
        }
        let mut masks = vec![0u128; usize::from(self.sides[self.up])];
        let floor = [&self.sides[..self.up], &self.sides[self.up + 1..]].concat();
        for square in bits(solid.cells) {
            let place: Sides = solid.place(square).collect();
            // The longest direction first, as in the box.
            let at = |i: usize| directions.get(i).map_or(0, |&direction| place[direction]);
            let beside = (0..self.sides.len()).filter(|&i| i != self.up).map(at);
            masks[usize::from(at(self.up))] |= 1 << cell(&floor, beside);
        }
        masks.iter().map(|mask| self.layers.binary_search(mask).ok().map(|layer| layer as u16)).collect()
    }

    fn rank_of(&self, stack: &[u16]) -> u32 {
        let next = stack.iter().skip(1).chain([&0]);
        stack.iter().zip(next).enumerate().map(|(j, (&y, &x))| self.before(j, x, y)).sum::<u32>() - 1
    }

    /// How many bars can be reached from a bar, including itself and the one without squares.
    fn reached(&self, solid: &Solid) -> u64 {
        let Some(stack) = self.stacked(solid) else { return 0 };
        // For each layer, the number of ways to choose the layers from the last one on, with this one as the
        // first.
        let mut ways = vec![0u64; self.layers.len()];
        ways[0] = 1;
        for layer in stack.iter().rev().map(|&layer| self.layers[usize::from(layer)]) {
            let below = |&mask: &u128| {
                let inside = self.layers.iter().zip(&ways).filter(|&(other, _)| other & mask == *other);
                if mask & layer == mask { inside.map(|(_, &ways)| ways).sum() } else { 0 }
            };
            ways = self.layers.iter().map(below).collect();
        }
        ways.iter().sum()
    }
}

impl Ranked for Stacks {
    fn positions(&self) -> u32 {
        self.count
    }

    fn rank(&self, part: u128) -> Option<u32> {
        let stack = self.stacked(&boxes::solid(part)?)?;
        stack.iter().any(|&layer| layer > 0).then(|| self.rank_of(&stack))
    }

    fn visit(&self, each: &mut dyn FnMut(Place<'_>) -> Flow) -> Flow {
        let high = self.before.len();
        // The layers, and after them one without squares.
        let mut stack = vec![0u16; high + 1];
        // The terms of the layers from j on in the number; the same after each exchange of directions.
        let mut from = vec![0u32; high + 1];
        let mut exchanged = vec![vec![0u32; high + 1]; self.images.len()];
        // The same after a bite at each square of the layer j, and the rest of that layer.
        let mut cut = vec![vec![(0u32, 0u16); self.bitten.len()]; high + 1];
        // How far before the bar its options are, those for bites into the last layer first, and where those
        // for the layer j end. These numbers do not depend on layers before the one below the bite. Those for
        // the first `stale` layers belong to other bars.
        let mut back: Vec<u32> = Vec::new();
        let mut ends = vec![0usize; high + 1];
        let mut stale = high;
        loop {
            // The next bar: the first layer that can grow grows, and the layers below it become equal to it.
            let all = self.layers.len();
            let next = |j: usize| self.after[usize::from(stack[j + 1]) * all + usize::from(stack[j])];
            let grown = (0..high).map(|j| (j, next(j))).find(|&(_, layer)| usize::from(layer) < all);
            let Some((grown, layer)) = grown else { return ControlFlow::Continue(()) };
            stack[..=grown].fill(layer);
            for j in (0..=grown).rev() {
                from[j] = from[j + 1] + self.before(j, stack[j + 1], layer);
            }
            let mut like = from[0];
            for (image, exchanged) in self.images.iter().zip(&mut exchanged) {
                for j in (0..=grown).rev() {
                    let [x, y] = [stack[j + 1], layer].map(|layer| image[usize::from(layer)]);
                    exchanged[j] = exchanged[j + 1] + self.before(j, x, y);
                }
                like = like.min(exchanged[0]);
            }
            stale = stale.max(grown + 1);
            if like < from[0] {
                each(Place::Like(like - 1))?;
                continue;
            }
            // A bite also changes the term of the layer below it.
            let kept = (stale + 1).min(high);
            back.truncate(ends[kept]);
            for j in (0..kept).rev() {
                let layer = stack[j];
                if j < stale {
                    let (now, later) = cut.split_at_mut(j + 1);
                    let cuts = now[j].iter_mut().zip(&later[0]).zip(&self.bitten);
                    for ((cut, &(sum, x)), bitten) in cuts {
                        let y = bitten[usize::from(layer)];
                        *cut = (sum + self.before(j, x, y), y);
                    }
                }
                let squares = bits(self.layers[usize::from(layer)]).skip(usize::from(j == 0));
                let cuts = squares.map(|square| cut[j][square as usize]);
                if j == 0 {
                    back.extend(cuts.map(|(sum, _)| from[0] - sum));
                } else {
                    let below = stack[j - 1];
                    let whole = from[j - 1];
                    back.extend(cuts.map(|(sum, left)| whole - sum - self.before(j - 1, left, below)));
                }
                ends[j] = back.len();
            }
            stale = 0;
            each(Place::Options { own: &back, common: &[] })?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Bar, Chomp};
    use super::*;
    use grundy_rules::compact::Compact;
    use grundy_rules::{Impartial, Notation, Rules};
    use std::collections::HashSet;

    fn solid(text: &str) -> Solid {
        match Chomp.parse_position(text).unwrap() {
            Bar::Solid(solid) => solid,
            Bar::Rows(rows) => panic!("{rows:?}"),
        }
    }

    /// P. MacMahon's formula for plane partitions, without the empty one.
    #[test]
    fn boxes_have_as_many_bars_as_there_are_plane_partitions() {
        for (sides, count) in [
            ([2, 2, 2], 20),
            ([4, 4, 4], 232_848),
            ([4, 5, 4], 1_646_568),
            ([3, 4, 6], 457_380),
            ([5, 5, 5], 267_227_532),
        ] {
            assert_eq!(Stacks::new(&sides).unwrap().positions(), count - 1, "{sides:?}");
        }
        // Sets of subsets of 4 and 5 elements that contain all smaller ones (R. Dedekind).
        assert_eq!(Stacks::new(&[2; 4]).unwrap().positions(), 168 - 1);
        assert_eq!(Stacks::new(&[2; 5]).unwrap().positions(), 7581 - 1);
        assert!(Stacks::new(&[2; 6]).is_none() && Stacks::new(&[4, 4, 8]).is_some());
    }

    #[test]
    fn each_bar_has_its_own_number_and_its_options_stand_before_it() {
        for text in ["2x2x2", "2x3x4", "3x3x2", "3x3x3", "2x2x2x2", "2x3x2x2"] {
            let whole = solid(text);
            let stacks = Stacks::new(&whole.sides).unwrap();
            assert_eq!(stacks.reached(&whole), u64::from(stacks.positions()) + 1, "{text}");
            // The options of all bars, as numbers of bars; each number is that of the bar as it stands.
            let mut options: Vec<Option<Vec<u32>>> = vec![None; stacks.positions() as usize];
            let number = |cells: u128| {
                stacks.rank_of(&stacks.stacked(&Solid { sides: whole.sides.clone(), cells }).unwrap())
            };
            let (mut open, mut met) = (vec![whole.cells], HashSet::from([whole.cells]));
            while let Some(cells) = open.pop() {
                let standing = Solid { sides: whole.sides.clone(), cells };
                let left: Vec<u128> =
                    bits(cells & !1).map(|cell| standing.bitten(cell as u8).cells).collect();
                let mut numbers: Vec<u32> = left.iter().map(|&cells| number(cells)).collect();
                numbers.sort_unstable();
                let slot = &mut options[number(cells) as usize];
                assert!(slot.is_none(), "{text}: two bars have one number");
                *slot = Some(numbers);
                open.extend(left.into_iter().filter(|&cells| met.insert(cells)));
            }
            let mut visited = 0u32;
            let _ = stacks.visit(&mut |place| {
                let expected = options[visited as usize].as_ref().unwrap();
                match place {
                    Place::Like(other) => {
                        assert!(other < visited);
                        assert_eq!(options[other as usize].as_ref().unwrap().len(), expected.len());
                    }
                    Place::Options { own: back, .. } | Place::InRow(back) => {
                        let mut options: Vec<u32> = back.iter().map(|back| visited - back).collect();
                        options.sort_unstable();
                        assert_eq!(&options, expected, "{text} {visited}");
                    }
                }
                visited += 1;
                ControlFlow::Continue(())
            });
            assert_eq!(visited, stacks.positions());
        }
    }

    #[test]
    fn bars_of_fewer_directions_are_found_in_the_box() {
        let stacks = Stacks::new(&[2, 4, 3]).unwrap();
        let rank = |text: &str| stacks.rank(Chomp.words(&Chomp.parse_position(text).unwrap()).unwrap()[0]);
        for text in ["1", "4", "3,2", "2,2,1,1", "3,1/2", "2x3x4", "2x2x2"] {
            assert!(rank(text).is_some(), "{text}");
        }
        for text in ["5", "4,4,4,4", "2x2x5", "3x3x3", "2x2x2x2"] {
            assert_eq!(rank(text), None, "{text}");
        }
        assert_eq!((rank("2x3x4"), rank("1")), (Some(stacks.positions() - 1), Some(0)));
        assert_eq!(stacks.rank(0), None);
    }

    #[test]
    fn boxes_are_counted_off_where_much_of_them_can_be_reached() {
        let counted = |text: &str| {
            let bar = Chomp.parse_position(text).unwrap();
            Chomp.ranked(Chomp.words(&bar).unwrap()[0]).is_some()
        };
        assert!(counted("4x4x5") && counted("3,3,3/3,2,1/2,1") && counted("2x2x2x2"));
        assert!(!counted("6,1,1,1,1/1/1"));
        let after = Chomp.apply(&Chomp.parse_position("3x4x5").unwrap(), &super::super::Bite::Cell(59));
        assert!(Chomp.ranked(Chomp.words(&after).unwrap()[0]).is_some());
    }
}
