//! Reads the file of a state graph: the first bytes tell a binary format from text.

use crate::args::GraphFormat;
use crate::fail::Fail;
use crate::input;
use grundy::graph::StateGraph;
use grundy_ask::Refused;

/// The size of the largest file of a graph, in bytes.
const MAX_GRAPH_FILE_BYTES: u64 = 64 << 30;

/// Whether the name of a file says that it holds a graph in a binary format.
pub fn is_binary(name: &str) -> bool {
    GraphFormat::of(name.as_ref()).is_some_and(GraphFormat::is_binary)
}

/// The state graph in a file, or in standard input for `-`.
pub fn graph(name: &str) -> Result<StateGraph, Fail> {
    let bytes = input::bytes(name, MAX_GRAPH_FILE_BYTES)?;
    if bytes.starts_with(b"PAR1") {
        return parquet(bytes, name);
    }
    // A file, or a stream.
    if bytes.starts_with(b"ARROW1") || bytes.starts_with(&[0xff; 4]) {
        return arrow(bytes, name);
    }
    let file = (name != "-").then_some(name);
    Ok(StateGraph::read(&input::text_of(bytes, name)?, file).map_err(Refused::from)?)
}

#[cfg(feature = "parquet")]
fn parquet(bytes: Vec<u8>, name: &str) -> Result<StateGraph, Fail> {
    undamaged(|| super::parquet::read(bytes)).map_err(|why| input::cannot(name, &why))
}

#[cfg(not(feature = "parquet"))]
fn parquet(_: Vec<u8>, _: &str) -> Result<StateGraph, Fail> {
    Err(super::format::not_built("Parquet"))
}

#[cfg(feature = "arrow")]
fn arrow(bytes: Vec<u8>, name: &str) -> Result<StateGraph, Fail> {
    undamaged(|| super::frame::read(&bytes)).map_err(|why| input::cannot(name, &why))
}

#[cfg(not(feature = "arrow"))]
fn arrow(_: Vec<u8>, _: &str) -> Result<StateGraph, Fail> {
    Err(super::format::not_built("Arrow"))
}

/// Runs a reader of a binary format. These readers assert what a damaged file can break, so an assertion that fails
/// becomes an error.
#[cfg(feature = "arrow")]
fn undamaged(read: impl FnOnce() -> Result<StateGraph, String>) -> Result<StateGraph, String> {
    use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
    let loud = take_hook();
    set_hook(Box::new(|_| {}));
    let read = catch_unwind(AssertUnwindSafe(read));
    set_hook(loud);
    read.unwrap_or_else(|_| Err("the file is damaged".into()))
}
