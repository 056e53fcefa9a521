//! `grundy graph FILE`.

use crate::answer::{begin, whole};
use crate::args::{GraphArgs, GraphFormat, Plain};
use crate::fail::Fail;
use crate::input::{self, Typed};
use crate::run::Run;
use crate::show::out;
use grundy_ask::Work as _;
use grundy_ask::graph::Graph;
use std::io::Write as _;

pub fn run(args: &GraphArgs, run: &Run) -> Result<u8, Fail> {
    let question = Graph {
        graph: input::read(args.file.strip_prefix('@').unwrap_or(&args.file))?,
        file: (args.file != "-").then(|| args.file.clone()),
        start: args.start.clone(),
        loopy: args.loopy,
    };
    let mut solving = begin(question, &Typed::default())?;
    let solved =
        run.compute("solving", |budget| solving.advance(budget)).map_err(|failure| run.fail(failure))?;
    match args.format {
        GraphFormat::Text => whole(&solved, Plain::Text),
        GraphFormat::Json => whole(&solved, Plain::Json),
        GraphFormat::Csv => {
            let mut out = out();
            write!(out, "{}", solved.csv())?;
            out.flush()?;
            Ok(0)
        }
    }
}
