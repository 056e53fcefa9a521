//! `grundy draw KIND …`: pictures.

use crate::answer::begin;
use crate::args::{self, DrawArgs, DrawGraph, PairsShown, PictureArgs, PictureFormat, PictureTheme};
use crate::fail::Fail;
use crate::input;
use crate::output::{self, Draft, Text};
use crate::run::Run;
use grundy::Convention;
use grundy::graph::{Format as GraphFormat, StateGraph};
use grundy_ask::draw::{Drafting, Draw, Drawing, Format, Pairs, Theme};
use grundy_ask::graph::node;
use grundy_draw::Picture;
use std::io::Write as _;

pub fn run(args: &DrawArgs, run: &Run) -> Result<u8, Fail> {
    let (mut work, to) = work(args)?;
    // Refuse a format that cannot be written before doing any work.
    let format = format(to)?;
    let picture =
        run.compute("drawing", |budget| work.picture(budget)).map_err(|failure| run.fail(failure))?;
    written(&picture, format, to)
}

/// Reads what to draw, and where to write the picture.
fn work(args: &DrawArgs) -> Result<(Drafting, &PictureArgs), Fail> {
    Ok(match &args.what {
        args::Draw::Heaps(args) => {
            let (played, convention) = input::played(&args.position, args.misere)?;
            (Drafting::heaps(played, convention, players(&args.players)?), &args.picture)
        }
        args::Draw::Strip(args) => {
            let (from, to, misere) = (args.from, args.to, args.misere);
            (asked(&args.rule, |rule| Drawing::Strip { rule, from, to, misere })?, &args.picture)
        }
        args::Draw::Table(args) => {
            let (to, width) = (args.to, args.width);
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
            (asked(&args.rule, |rule| Drawing::Pairs { rule, to: args.to, show })?, &args.picture)
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
    let (misere, max_nodes) = (args.misere, args.max_nodes);
    if let Some(name) = file(&args.position.join(" ")) {
        let states = StateGraph::read(&input::read(name)?, (name != "-").then_some(name))?;
        let start = match &args.start {
            None => states.start(),
            Some(start) => Some(node(&states, start)?),
        };
        let convention = if misere { Convention::Misere } else { Convention::Normal };
        return Ok(Drafting::graph(states, start, convention, max_nodes));
    }
    if args.start.is_some() {
        return Err(Fail::Bad(
            "--start is for a file of a state graph; a position says itself where play starts".into(),
        ));
    }
    asked(&args.position, |position| Drawing::Graph { position, misere, max_nodes })
}

/// The file of a state graph, typed as `FILE`, as `@FILE` or as the rule `graph @FILE`; `None` for a position.
fn file(typed: &str) -> Option<&str> {
    let name = match typed.strip_prefix("graph ") {
        Some(rule) => rule.trim().strip_prefix('@').filter(|name| !name.contains(':'))?,
        None => typed.strip_prefix('@').unwrap_or(typed),
    };
    (GraphFormat::of_file(name).is_some() || name == "-").then_some(name)
}

fn players(names: &str) -> Result<[String; 2], Fail> {
    match names.split(',').map(str::trim).collect::<Vec<_>>()[..] {
        [first, second] if !first.is_empty() && !second.is_empty() => Ok([first.into(), second.into()]),
        _ => Err(Fail::Bad(
            "--players takes two names with a comma between them, as in --players Neco,Destiny".into(),
        )),
    }
}

/// The format: that of `--format`, or of the file's extension, or text.
fn format(to: &PictureArgs) -> Result<PictureFormat, Fail> {
    let named = to.output.as_deref().map(|file| {
        let extension = file.extension().and_then(|ending| ending.to_str()).unwrap_or("").to_ascii_lowercase();
        match extension.as_str() {
            "svg" => Ok(PictureFormat::Svg),
            "tex" | "tikz" => Ok(PictureFormat::Tex),
            "dot" | "gv" => Ok(PictureFormat::Dot),
            "txt" => Ok(PictureFormat::Txt),
            "png" => Ok(PictureFormat::Png),
            _ => Err(Fail::Bad(format!(
                "the name {} does not say how to draw it: say --format, or end it in .svg, .tex, .dot, .png or .txt",
                file.display()
            ))),
        }
    });
    let format = match (to.format, named) {
        (Some(format), _) => format,
        (None, Some(named)) => named?,
        (None, None) => PictureFormat::Txt,
    };
    if format == PictureFormat::Png && !cfg!(feature = "png") {
        return Err(Fail::Bad("this grundy was built without PNG; write .svg".into()));
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
        PictureFormat::Png => return pixels(picture, theme, to),
    };
    let text = form.write(picture, theme)?;
    let mut out = Text::to(to.output.as_deref())?;
    out.write_all(text.as_bytes())
        .and_then(|()| out.keep())
        .map_err(|error| output::failed(to.output.as_deref(), error))?;
    Ok(0)
}

#[cfg(feature = "png")]
fn pixels(picture: &Picture, theme: Theme, to: &PictureArgs) -> Result<u8, Fail> {
    let bytes = picture.canvas.png(theme.into(), to.scale).map_err(|error| Fail::Bad(error.to_string()))?;
    let draft = Draft::of_bytes(to.output.as_deref(), "PNG")?;
    let written = draft.file().and_then(|mut file| file.write_all(&bytes)).and_then(|()| draft.keep());
    written.map_err(|error| output::failed(to.output.as_deref(), error))?;
    Ok(0)
}

#[cfg(not(feature = "png"))]
fn pixels(_: &Picture, _: Theme, to: &PictureArgs) -> Result<u8, Fail> {
    // Never runs: `format` refuses PNG before.
    Draft::of_bytes(to.output.as_deref(), "PNG").and_then(|_| Err(Fail::Bad("there is no PNG here".into())))
}
