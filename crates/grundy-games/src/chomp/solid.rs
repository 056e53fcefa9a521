//! Bars of several layers: three directions or more.

use super::{Bar, no_squares};
use crate::squares::Board;
use crate::text::numbers;
use grundy_rules::{ParseError, Span};
use grundy_words::say;
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// The largest number of squares of the box around a bar.
const MAX_SQUARES: u64 = 128;
/// The largest number of directions.
const MAX_DIRECTIONS: usize = 7;

/// The sides of a box, or a place in it; the last one counts squares in a row.
pub(super) type Sides = SmallVec<[u8; 8]>;

/// A bar in three directions or more, in the smallest box around it, of at most 128 squares.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Solid {
    /// The sides, from the outermost direction on; the first one is at least 2.
    pub(super) sides: Sides,
    /// The squares left, counted layer by layer and row by row; the poisoned one is the first.
    pub(super) cells: u128,
}

impl Solid {
    /// All squares of a box.
    fn full(sides: Sides) -> Solid {
        let cells = Board::first(sides.iter().map(|&side| u32::from(side)).product());
        Solid { sides, cells }
    }

    /// Whether the bar is all of its box.
    pub(super) fn is_box(&self) -> bool {
        *self == Solid::full(self.sides.clone())
    }

    /// The place of a square, from the outermost direction on.
    pub(super) fn place(&self, cell: u32) -> impl Iterator<Item = u8> + '_ {
        let mut behind: u32 = self.sides.iter().map(|&side| u32::from(side)).product();
        let mut rest = cell;
        self.sides.iter().map(move |&side| {
            behind /= u32::from(side);
            let at = rest / behind;
            rest %= behind;
            at as u8
        })
    }

    /// The bar after a bite; the box around it may be too large.
    pub(super) fn bitten(&self, cell: u8) -> Solid {
        let place: Sides = self.place(cell.into()).collect();
        let mut eaten = 1u128;
        let mut step = 1;
        for (&side, &at) in self.sides.iter().zip(&place).rev() {
            eaten = (at..side).fold(0, |all, at| all | eaten << (u32::from(at) * step));
            step *= u32::from(side);
        }
        Solid { sides: self.sides.clone(), cells: self.cells & !eaten }
    }

    /// How far the bar reaches in each direction.
    fn reach(&self) -> Sides {
        let mut step = 1u32;
        let mut reach: Sides = self
            .sides
            .iter()
            .rev()
            .map(|&side| {
                let squares = (0..side).take_while(|&at| self.cells >> (u32::from(at) * step) & 1 == 1);
                let count = squares.count() as u8;
                step *= u32::from(side);
                count
            })
            .collect();
        reach.reverse();
        reach
    }

    /// The same squares with only these directions, in this order, in the smallest box around them; the other
    /// directions have one layer.
    fn arranged(&self, reach: &[u8], directions: &[usize]) -> Solid {
        let sides: Sides = directions.iter().map(|&direction| reach[direction]).collect();
        if sides == self.sides && directions.is_sorted() {
            return Solid { sides, cells: self.cells };
        }
        // The step in the new box for one step in each old direction.
        let mut steps: SmallVec<[u32; 8]> = SmallVec::from_elem(0, self.sides.len());
        let mut step = 1;
        for &direction in directions.iter().rev() {
            steps[direction] = step;
            step *= u32::from(reach[direction]);
        }
        // From square to square, with the place of each and its number in the new box.
        let mut place: Sides = SmallVec::from_elem(0, self.sides.len());
        let (mut rest, mut to, mut cells) = (self.cells, 0, 0);
        while rest != 0 {
            if rest & 1 == 1 {
                cells |= 1 << to;
            }
            rest >>= 1;
            for ((at, &side), &step) in place.iter_mut().zip(&self.sides).zip(&steps).rev() {
                *at += 1;
                to += step;
                if *at < side {
                    break;
                }
                *at = 0;
                to -= step * u32::from(side);
            }
        }
        Solid { sides, cells }
    }

    /// How many squares each layer of a direction holds.
    fn layers(&self, direction: usize) -> SmallVec<[u8; 16]> {
        let layer = |at: u8| {
            let mut squares = 1u128;
            let mut step = 1;
            for (i, &side) in self.sides.iter().enumerate().rev() {
                let here = if i == direction { at..at + 1 } else { 0..side };
                squares = here.fold(0, |all, at| all | squares << (u32::from(at) * step));
                step *= u32::from(side);
            }
            (self.cells & squares).count_ones() as u8
        };
        (0..self.sides[direction]).map(layer).collect()
    }

    /// The bar as it is shown: in the smallest box, without outer directions of one layer.
    pub(super) fn bar(&self) -> Bar {
        let reach = self.reach();
        let outer = reach.iter().take(reach.len().saturating_sub(2)).take_while(|&&reach| reach == 1).count();
        self.arranged(&reach, &(outer..reach.len()).collect::<SmallVec<[usize; 8]>>()).flattened()
    }

    /// A bar of rows, if there are only two directions.
    fn flattened(self) -> Bar {
        let [high, wide] = self.sides[..] else { return Bar::Solid(self) };
        let row = |row: u8| (self.cells >> (row * wide) & Board::first(wide.into())).count_ones().into();
        Bar::Rows((0..high).map(row).collect())
    }

    /// The bar without directions of one layer, the longest direction first. Among equally long ones, the one
    /// whose layers hold more comes first; if these are equal too, the order with the least squares is
    /// chosen. A bar with at most two directions becomes a bar of rows.
    pub(super) fn representative(&self) -> Bar {
        let reach = self.reach();
        let alike = |i: usize| reach.iter().filter(|&&other| other == reach[i]).count() > 1;
        let layers = |i: usize| if reach[i] > 1 && alike(i) { self.layers(i) } else { SmallVec::new() };
        let layers: SmallVec<[SmallVec<[u8; 16]>; 8]> = (0..reach.len()).map(layers).collect();
        let mut directions: SmallVec<[usize; 8]> = (0..reach.len()).filter(|&i| reach[i] > 1).collect();
        // Rows need two directions.
        let lone = (0..reach.len()).filter(|&i| reach[i] == 1);
        directions.extend(lone.take(2usize.saturating_sub(directions.len())));
        let key = |i: usize| (reach[i], &layers[i]);
        directions.sort_by(|&i, &j| key(j).cmp(&key(i)));
        if directions.windows(2).all(|pair| key(pair[0]) != key(pair[1])) {
            return self.arranged(&reach, &directions).flattened();
        }
        let mut orders: Vec<SmallVec<[usize; 8]>> = vec![SmallVec::new()];
        for &place in &directions {
            let alike = |&&i: &&usize| key(i) == key(place);
            let longer = |order: SmallVec<[usize; 8]>| {
                let next = directions.iter().filter(alike).filter(|i| !order.contains(i)).copied();
                next.map(|i| order.iter().copied().chain([i]).collect()).collect::<Vec<_>>()
            };
            orders = orders.into_iter().flat_map(longer).collect();
        }
        let images = orders.iter().map(|order| self.arranged(&reach, order));
        images.min_by_key(|image| image.cells).unwrap_or_else(|| self.clone()).flattened()
    }

    /// The lengths of the rows: `3,2/2,1`.
    pub(super) fn show(&self) -> String {
        let wide = self.sides.last().copied().unwrap_or(1);
        let mut shown = String::new();
        let count = self.sides.iter().map(|&side| u32::from(side)).product::<u32>() / u32::from(wide);
        for row in 0..count {
            let first = row * u32::from(wide);
            let length = (self.cells >> first & Board::first(wide.into())).count_ones();
            if length == 0 {
                continue;
            }
            if row > 0 {
                // The direction that continues here: the rows after it are at their first place.
                let fresh = self
                    .place(first)
                    .collect::<Sides>()
                    .iter()
                    .rev()
                    .skip(1)
                    .take_while(|&&at| at == 0)
                    .count();
                shown += match fresh {
                    0 => ",",
                    fresh => &"///////"[..fresh],
                };
            }
            shown += &length.to_string();
        }
        shown
    }
}

/// Whether this is the word of a bar of several layers. The words of bars of rows are even.
pub(super) fn is_solid(word: u128) -> bool {
    word & 1 == 1
}

/// A box of these sides, the first of which is at least 2.
pub(super) fn boxed(text: &str, sides: &[(u64, Span)]) -> Result<Bar, ParseError> {
    if sides.len() > MAX_DIRECTIONS {
        return Err(too_many_directions(text, sides[MAX_DIRECTIONS].1.clone()));
    }
    let squares = sides.iter().try_fold(1u64, |squares, (side, _)| squares.checked_mul(*side));
    match squares {
        Some(squares) if squares <= MAX_SQUARES => {
            Ok(Bar::Solid(Solid::full(sides.iter().map(|(side, _)| *side as u8).collect())))
        }
        _ => Err(too_large(text, 0..text.len())),
    }
}

/// Reads the lengths of rows, with `/` between layers, `//` between blocks of layers, and so on.
pub(super) fn layers(text: &str) -> Result<Bar, ParseError> {
    // Each layer with the slashes before it.
    let mut layers = Vec::new();
    let (mut start, mut slashes) = (0, 0);
    for piece in text.split('/') {
        let rows = numbers(piece).map_err(|error| error.moved(text, start))?;
        if rows.is_empty() {
            // Two slashes with nothing between them are one sign; a comment is not nothing.
            if layers.is_empty() || start + piece.len() == text.len() || !piece.trim().is_empty() {
                return Err(ParseError::at(text, start..start + 1, say!("error-game-layer-without-rows"))
                    .expected(say!("error-game-expects-lengths-rows")));
            }
        } else {
            let moved = |(length, span): (u64, Span)| (length, span.start + start..span.end + start);
            layers.push((slashes, rows.into_iter().map(moved).collect::<Vec<_>>()));
            slashes = 0;
        }
        slashes += 1;
        start += piece.len() + 1;
    }
    if let Some((_, rows)) = layers.iter().find(|(slashes, _)| *slashes > MAX_DIRECTIONS - 2) {
        return Err(too_many_directions(text, rows[0].1.clone()));
    }
    let directions = 2 + layers.iter().map(|(slashes, _)| *slashes).max().unwrap_or(0);
    let mut lengths: BTreeMap<Sides, u64> = BTreeMap::new();
    let mut place: Sides = SmallVec::from_elem(0, directions - 1);
    for (slashes, rows) in &layers {
        if *slashes > 0 {
            let direction = directions - 2 - slashes;
            place[direction] += 1;
            place[direction + 1..].fill(0);
        }
        for (row, (length, span)) in rows.iter().enumerate() {
            if *length == 0 {
                return Err(no_squares(text, span.clone()));
            }
            if row > 0 {
                place[directions - 2] += 1;
            }
            let mut before = (0..place.len()).filter(|&i| place[i] > 0).map(|i| {
                let mut before = place.clone();
                before[i] -= 1;
                lengths.get(&before).copied().unwrap_or(0)
            });
            if before.any(|before| before < *length) {
                return Err(ParseError::at(
                    text,
                    span.clone(),
                    say!("error-game-row-longer-than-one-before"),
                )
                .expected(say!("error-game-expects-rows-layers-none-larger-than")));
            }
            // A box with more squares is refused below.
            if lengths.len() as u64 >= MAX_SQUARES || *length > MAX_SQUARES {
                return Err(too_large(text, span.clone()));
            }
            lengths.insert(place.clone(), *length);
        }
    }
    let far = |i: usize| lengths.keys().map(|place| place[i] + 1).max().unwrap_or(1);
    let longest = lengths.values().max().copied().unwrap_or(1) as u8;
    let sides: Sides = (0..directions - 1).map(far).chain([longest]).collect();
    let squares = sides.iter().fold(1u64, |squares, &side| squares.saturating_mul(side.into()));
    if squares > MAX_SQUARES {
        return Err(too_large(text, 0..text.len()));
    }
    let row = |place: &Sides| {
        place.iter().zip(&sides).fold(0, |at, (&place, &side)| at * u32::from(side) + u32::from(place))
    };
    let cells = lengths.iter().fold(0, |cells, (place, &length)| {
        cells | Board::first(length as u32) << (row(place) * u32::from(longest))
    });
    Ok(Solid { sides, cells }.bar())
}

fn too_large(text: &str, span: Span) -> ParseError {
    ParseError::at(text, span, say!("error-game-bar-too-many-squares"))
        .expected(say!("error-game-expects-most-squares-box-around-more", most = MAX_SQUARES))
}

fn too_many_directions(text: &str, span: Span) -> ParseError {
    ParseError::at(text, span, say!("error-game-bar-too-many-directions"))
        .expected(say!("error-game-expects-most", most = MAX_DIRECTIONS))
}
