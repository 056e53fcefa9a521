//! Pictures of impartial games, for the screen, for print and for the terminal.
//!
//! ```
//! use grundy::{Budget, Convention, Ruleset};
//! use grundy_draw::{Figure, strip};
//! use std::sync::Arc;
//! let rule = Arc::new(Ruleset::parse("take {1,3,4}")?);
//! let picture = strip(&rule, 0..=24, Convention::Normal, &[], &Figure::default(), &mut Budget::default())?;
//! assert!(picture.canvas.svg().starts_with("<svg"));
//! assert!(picture.canvas.tikz().contains("pattern=north east lines"));
//! assert!(picture.text.contains("P-positions: 0 2 7 9 14 16 21 23"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Modules
//!
//! * [`Canvas`]: shapes, each with a [`Role`] and no colour. Back ends: [`Canvas::svg`], [`Canvas::tikz`];
//!   state graphs also come as DOT, and every picture as text. [`Theme`]: light, dark, or that of the screen.
//! * [`heaps`], [`strip`], [`table`], [`plot`], [`pairs`], [`xor`], [`graph`], [`board`]: the pictures, one
//!   file each. The crate `grundy` computes their content.
//! * [`layers`]: graphs laid out in levels.
//! * [`Figure`]: what a picture shows beside its subject: answers, heading, caption, names, width.
//! * [`Sheet`]: worksheets on A4, with their key.
//!
//! Nothing here does input or output. Pictures are limited in size: a picture too large to look at is
//! refused, with advice.

mod canvas;
mod figure;
#[cfg(any(feature = "pdf", feature = "png"))]
mod font;
pub mod layers;
mod letters;
mod look;
#[cfg(feature = "pdf")]
mod pdf;
mod picture;
#[cfg(feature = "png")]
mod png;
mod scene;
mod sheet;
mod size;
mod states;
mod svg;
mod tikz;
mod words;

pub use canvas::{Anchor, Canvas, Point, Shape};
pub use figure::{Answers, Figure, Title};
pub use letters::letters;
pub use look::{LEVELS, Role};
#[cfg(feature = "pdf")]
pub use pdf::{PdfError, pdf};
pub use picture::board::touch::{Touch, touch};
pub use picture::board::{Area, board, has_board};
pub use picture::graph::layout::{GraphEdge, GraphLayout, GraphNode, graph_layout};
pub use picture::graph::{Nodes, graph, graph_of};
pub use picture::heaps::{Heaps, heaps};
pub use picture::pairs::{Pairs, pairs};
pub use picture::plot::plot;
pub use picture::strip::strip;
pub use picture::table::table;
pub use picture::xor::xor;
pub use picture::{Picture, move_text};
#[cfg(feature = "png")]
pub use png::PngError;
pub use sheet::{Judged, Row, Sheet, Task, tex};
pub use size::{Length, NoLength};
pub use svg::Theme;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
