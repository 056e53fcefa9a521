//! `grundy draw KIND …`: pictures.

use super::graph::read;
use crate::answer::begin;
use crate::args::{self, DrawArgs, DrawGraph, PairsShown, PictureArgs, PictureFormat, PictureTheme};
use crate::fail::Fail;
use crate::input;
use crate::output::{self, Text};
use crate::run::Run;
use grundy::Convention;
use grundy::graph::Format as GraphFormat;
use grundy_ask::draw::{Answers, Drafting, Draw, Drawing, Figure, Format, Pairs, Theme};
use grundy_ask::graph::node;
use grundy_draw::{Canvas, Picture};
use grundy_words::say;
use std::io::Write as _;
use std::path::Path;

pub fn run(args: &DrawArgs, run: &Run) -> Result<u8, Fail> {
    let (work, to) = work(args)?;
    let mut work = work.with(figure(to))?;
    // Refuse a format that cannot be written before doing any work.
    let format = format(to)?;
    let picture =
        run.compute("drawing", |budget| work.picture(budget)).map_err(|failure| run.fail(failure))?;
    written(&picture, format, to)
}

/// What stands around and in the picture.
fn figure(args: &PictureArgs) -> Figure {
    Figure {
        answers: match (args.no_answer, args.answer_key) {
            (false, false) => Answers::Shown,
            (true, false) => Answers::Hidden,
            (false, true) => Answers::Alone,
            (true, true) => Answers::Apart,
        },
        title: if args.no_title { Some(String::new()) } else { args.title.clone() },
        caption: args.caption.clone(),
        labels: args.labels.iter().map(|label| label.trim().to_string()).collect(),
        language: None,
        width: args.width.clone(),
    }
}

/// Reads what to draw, and where to write the picture.
fn work(args: &DrawArgs) -> Result<(Drafting, &PictureArgs), Fail> {
    Ok(match &args.what {
        args::Draw::Heaps(args) => {
            let (played, convention) = input::played(&args.position, args.misere)?;
            (
                Drafting::heaps(played, convention, args.players.as_deref().map(players).transpose()?),
                &args.picture,
            )
        }
        args::Draw::Strip(args) => {
            let (from, to, misere) = (args.from, args.to, args.misere);
            let moves = args.moves.clone();
            (asked(&args.rule, |rule| Drawing::Strip { rule, from, to, misere, moves })?, &args.picture)
        }
        args::Draw::Table(args) => {
            // A number without a unit is meant for the columns.
            if let Some(width) = args.picture.width.as_deref().filter(|width| width.parse::<u64>().is_ok()) {
                return Err(Fail::Bad(say!("program-width-width-picture", width = width)));
            }
            let (to, width) = (args.to, args.columns);
            (asked(&args.rule, |rule| Drawing::Table { rule, to, width })?, &args.picture)
        }
        args::Draw::Plot(args) => {
            (asked(&args.rule, |rule| Drawing::Plot { rule, to: args.to })?, &args.picture)
        }
        args::Draw::Pairs(args) => {
            let show = match args.show {
                PairsShown::Values => Pairs::Values,
                PairsShown::PPositions => Pairs::PPositions,
            };
            (asked(&args.rule, |rule| Drawing::Pairs { rule, to: args.to.clone(), show })?, &args.picture)
        }
        args::Draw::Xor(args) => {
            (asked(&[], |_| Drawing::Xor { to: args.to, product: args.product })?, &args.picture)
        }
        args::Draw::Graph(args) => (graph(args)?, &args.picture),
        args::Draw::Board(args) => {
            let misere = args.misere;
            (asked(&args.position, |position| Drawing::Board { position, misere })?, &args.picture)
        }
    })
}

/// Begins a picture of the typed text.
fn asked(words: &[String], what: impl FnOnce(String) -> Drawing) -> Result<Drafting, Fail> {
    let typed = input::text(words)?;
    begin(Draw::of(what(typed.text.clone())), &typed)
}

fn graph(args: &DrawGraph) -> Result<Drafting, Fail> {
    let (misere, merge, max_nodes) = (args.misere, args.merge, args.max_nodes);
    if let Some(name) = file(&args.position.join(" ")) {
        let states = read::graph(name)?;
        if states.is_labelled() {
            let message = say!("program-picture-graph-shows-normal-mis");
            return Err(Fail::Bad(message));
        }
        let start = match &args.start {
            None => states.start(),
            Some(start) => Some(node(&states, start)?),
        };
        let convention = if misere { Convention::Misere } else { Convention::Normal };
        return Ok(Drafting::graph(states, start, convention, max_nodes));
    }
    if args.start.is_some() {
        return Err(Fail::Bad(say!("program-start-file-state-graph")));
    }
    asked(&args.position, |position| Drawing::Graph { position, misere, merge, max_nodes })
}

/// The file of a state graph, typed as `FILE`, as `@FILE` or as the rule `graph @FILE`; `None` for a position.
fn file(typed: &str) -> Option<&str> {
    let name = match typed.strip_prefix("graph ") {
        Some(rule) => rule.trim().strip_prefix('@').filter(|name| !name.contains(':'))?,
        None => typed.strip_prefix('@').unwrap_or(typed),
    };
    (GraphFormat::of_file(name).is_some() || read::is_binary(name) || name == "-").then_some(name)
}

fn players(names: &str) -> Result<[String; 2], Fail> {
    match names.split(',').map(str::trim).collect::<Vec<_>>()[..] {
        [first, second] if !first.is_empty() && !second.is_empty() => Ok([first.into(), second.into()]),
        _ => Err(Fail::Bad(say!("program-players-takes-two-names-comma"))),
    }
}

/// The format: that of `--format`, or of the file's extension, or text.
fn format(to: &PictureArgs) -> Result<PictureFormat, Fail> {
    let named = to.output.as_deref().map(|file| {
        let extension =
            file.extension().and_then(|ending| ending.to_str()).unwrap_or("").to_ascii_lowercase();
        match extension.as_str() {
            "svg" => Ok(PictureFormat::Svg),
            "pdf" => Ok(PictureFormat::Pdf),
            "tex" | "tikz" => Ok(PictureFormat::Tex),
            "dot" | "gv" => Ok(PictureFormat::Dot),
            "txt" => Ok(PictureFormat::Txt),
            "png" => Ok(PictureFormat::Png),
            _ => Err(Fail::Bad(say!(
                "program-name-of-picture-says-nothing",
                file = file.display().to_string()
            ))),
        }
    });
    let format = match (to.format, named) {
        (Some(format), _) => format,
        (None, Some(named)) => named?,
        (None, None) => PictureFormat::Txt,
    };
    if format == PictureFormat::Png && !cfg!(feature = "png") {
        return Err(Fail::Bad(say!("program-grundy-built-without-png")));
    }
    if format == PictureFormat::Pdf && !cfg!(feature = "pdf") {
        return Err(Fail::Bad(say!("program-grundy-built-without-pdf")));
    }
    Ok(format)
}

fn written(picture: &Picture, format: PictureFormat, to: &PictureArgs) -> Result<u8, Fail> {
    let theme = match to.theme {
        None => Theme::Both,
        Some(PictureTheme::Light) => Theme::Light,
        Some(PictureTheme::Dark) => Theme::Dark,
    };
    let form = match format {
        PictureFormat::Svg => Format::Svg,
        PictureFormat::Tex => Format::Tex,
        PictureFormat::Txt => Format::Txt,
        PictureFormat::Dot => Format::Dot,
        PictureFormat::Png => return pixels(&picture.canvas, theme.into(), to.scale, to.output.as_deref()),
        PictureFormat::Pdf => return pages(&[&picture.canvas], to.output.as_deref()),
    };
    let text = form.write(picture, theme)?;
    let mut out = Text::to(to.output.as_deref())?;
    out.write_all(text.as_bytes())
        .and_then(|()| out.keep())
        .map_err(|error| output::failed(to.output.as_deref(), error))?;
    Ok(0)
}

/// Writes a picture as PNG.
#[cfg(feature = "png")]
pub fn pixels(
    picture: &Canvas,
    theme: grundy_draw::Theme,
    scale: f64,
    to: Option<&Path>,
) -> Result<u8, Fail> {
    let bytes = picture.png(theme, scale).map_err(|error| Fail::Bad(error.to_string()))?;
    binary(&bytes, to, "PNG")
}

#[cfg(not(feature = "png"))]
pub fn pixels(_: &Canvas, _: grundy_draw::Theme, _: f64, _: Option<&Path>) -> Result<u8, Fail> {
    Err(Fail::Bad(say!("program-grundy-built-without-png")))
}

/// Writes pictures as PDF, one on each page.
#[cfg(feature = "pdf")]
pub fn pages(pages: &[&Canvas], to: Option<&Path>) -> Result<u8, Fail> {
    let bytes = grundy_draw::pdf(pages).map_err(|error| Fail::Bad(error.to_string()))?;
    binary(&bytes, to, "PDF")
}

#[cfg(not(feature = "pdf"))]
pub fn pages(_: &[&Canvas], _: Option<&Path>) -> Result<u8, Fail> {
    Err(Fail::Bad(say!("program-grundy-built-without-pdf")))
}

#[cfg(any(feature = "pdf", feature = "png"))]
fn binary(bytes: &[u8], to: Option<&Path>, format: &str) -> Result<u8, Fail> {
    let draft = output::Draft::of_bytes(to, format)?;
    let written = draft.file().and_then(|mut file| file.write_all(bytes)).and_then(|()| draft.keep());
    written.map_err(|error| output::failed(to, error))?;
    Ok(0)
}
