//! `grundy graph FILE`.

mod dot;
mod format;
#[cfg(feature = "arrow")]
mod frame;
mod graphml;
#[cfg(feature = "parquet")]
mod parquet;
pub mod read;

use crate::answer;
use crate::args::{GraphArgs, GraphFormat, Plain};
use crate::commands::certified::CertificateFile;
use crate::fail::Fail;
use crate::output::{self, Draft, Text};
use crate::run::Run;
use crate::show::out;
use grundy_ask::Work as _;
use grundy_ask::graph::{FindingLine, GraphAnswer, SolvingGraph};
use grundy_ask::solve::Certified;
use grundy_words::say;
use std::io::Write;

pub fn run(args: &GraphArgs, run: &Run) -> Result<u8, Fail> {
    let format = args.format()?;
    let name = args.file.strip_prefix('@').unwrap_or(&args.file);
    if let Some(node) = &args.line {
        let plain = match format {
            GraphFormat::Text => Plain::Text,
            GraphFormat::Json => Plain::Json,
            _ => return Err(Fail::Bad(say!("program-line-play-written-text-json"))),
        };
        let work = FindingLine::of(read::graph(name)?, Some(node), args.misere, args.loopy)?;
        return answer::worked(work, plain, "solving", run);
    }
    let mut solving = SolvingGraph::of(read::graph(name)?, args.start.as_deref(), args.loopy)?;
    let file = args.certificate.as_deref().map(CertificateFile::open).transpose()?;
    let mut solved =
        run.compute("solving", |budget| solving.advance(budget)).map_err(|failure| run.fail(failure))?;
    // Show the answer even if the certificate fails. JSON holds the failure, too.
    let mut failed = Ok(0);
    if let (Some(file), GraphAnswer::Loopy(nodes)) = (file, &mut solved) {
        match certified(file, &solving, run) {
            Ok(certified) => nodes.certificate = Some(certified),
            Err(why) if matches!(format, GraphFormat::Json) => {
                nodes.no_certificate = Some(why.no_answer());
                failed = Ok(why.code());
            }
            Err(why) => failed = Err(why),
        }
    }
    drop(solving);
    let path = args.output.as_deref();
    written(&solved, format, args).map_err(|fail| match fail {
        Fail::Output(error) => output::failed(path, error),
        fail => fail,
    })?;
    failed
}

/// Finds and writes the certificate of all nodes.
fn certified(file: CertificateFile<'_>, solving: &SolvingGraph, run: &Run) -> Result<Certified, Fail> {
    let found = run.compute("certifying", |budget| solving.certificate(budget));
    let certificate = found.map_err(|failure| run.fail(failure))?;
    let (file, written) = file.write(|out| certificate.write(out))?;
    Ok(Certified::in_file(file, certificate.claim(), written))
}

/// Writes the solved nodes to their destination.
fn written(solved: &GraphAnswer, format: GraphFormat, args: &GraphArgs) -> Result<(), Fail> {
    let path = args.output.as_deref();
    if format.is_binary() {
        let draft = Draft::of_bytes(path, format.name())?;
        format.write_bytes(solved, draft.file()?)?;
        return Ok(draft.keep()?);
    }
    if path.is_none() && matches!(format, GraphFormat::Text | GraphFormat::Json) {
        // What people read shows control characters of names as escapes.
        let mut out = out();
        text(&mut out, solved, format)?;
        return Ok(out.flush()?);
    }
    let mut out = Text::to(path)?;
    text(&mut out, solved, format)?;
    Ok(out.keep()?)
}

fn text(out: &mut impl Write, solved: &GraphAnswer, format: GraphFormat) -> Result<(), Fail> {
    match format {
        GraphFormat::Json => {
            serde_json::to_writer(&mut *out, solved)?;
            writeln!(out)?;
        }
        GraphFormat::Csv => write!(out, "{}", solved.csv())?,
        GraphFormat::Dot => dot::write(out, solved)?,
        GraphFormat::Graphml => graphml::write(out, solved)?,
        _ => write!(out, "{solved:#}")?,
    }
    Ok(())
}
