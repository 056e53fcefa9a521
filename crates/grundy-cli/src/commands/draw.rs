//! `grundy draw KIND …`: pictures.

use crate::args::{Draw, DrawArgs, DrawGraph, Limits, PairsShown, PictureArgs, PictureFormat, PictureTheme};
use crate::fail::Fail;
use crate::input;
use crate::output::{self, Draft, Text};
use crate::run::Run;
use grundy::graph::{Format, StateGraph};
use grundy::{Budget, Convention, Failure, ParseError, Position, Ruleset, nearest};
use grundy_draw::{Heaps, Pairs, Picture, Theme};
use std::io::Write as _;
use std::sync::Arc;

pub fn run(args: &DrawArgs, limits: &Limits) -> Result<u8, Fail> {
    let run = Run::start(limits);
    let drawn = |to: &PictureArgs, draw: &mut dyn FnMut(&mut Budget<'_>) -> Result<Picture, Failure>| {
        // What cannot be written is refused before any work is done.
        let format = format(to)?;
        let picture = draw(&mut run.budget("drawing")).map_err(|failure| run.fail(failure))?;
        written(&picture, format, to)
    };
    match &args.what {
        Draw::Heaps(args) => {
            let (played, convention) = input::played(&args.position, args.misere)?;
            let asked = Heaps { played: &played, convention, players: players(&args.players)? };
            drawn(&args.picture, &mut |budget| grundy_draw::heaps(&asked, budget))
        }
        Draw::Strip(args) => {
            let rule = rule(&args.rule)?;
            let heaps = args.from..=args.to;
            drawn(&args.picture, &mut |budget| {
                grundy_draw::strip(&rule, heaps.clone(), convention(args.misere), budget)
            })
        }
        Draw::Table(args) => {
            let rule = rule(&args.rule)?;
            drawn(&args.picture, &mut |budget| grundy_draw::table(&rule, args.to, args.width, budget))
        }
        Draw::Plot(args) => {
            let rule = rule(&args.rule)?;
            drawn(&args.picture, &mut |budget| grundy_draw::plot(&rule, args.to, budget))
        }
        Draw::Pairs(args) => {
            let rule = rule(&args.rule)?;
            let what = match args.show {
                PairsShown::Values => Pairs::Values,
                PairsShown::PPositions => Pairs::Lost,
            };
            drawn(&args.picture, &mut |budget| grundy_draw::pairs(&rule, args.to, what, budget))
        }
        Draw::Xor(args) => drawn(&args.picture, &mut |_| grundy_draw::xor(args.to, args.product)),
        Draw::Graph(args) => graph(args, &mut |draw| drawn(&args.picture, draw)),
        Draw::Board(args) => {
            let position = position(&args.position)?;
            drawn(&args.picture, &mut |budget| grundy_draw::board(&position, convention(args.misere), budget))
        }
    }
}

/// Draws with a budget.
type Drawing<'a> = dyn FnMut(&mut Budget<'_>) -> Result<Picture, Failure> + 'a;

fn graph(args: &DrawGraph, drawn: &mut dyn FnMut(&mut Drawing<'_>) -> Result<u8, Fail>) -> Result<u8, Fail> {
    let convention = convention(args.misere);
    let most = usize::try_from(args.max_nodes).unwrap_or(usize::MAX);
    if let [file] = &args.position[..] {
        let name = file.strip_prefix('@').unwrap_or(file);
        if Format::of_file(name).is_some() || file == "-" {
            let states = StateGraph::read(&input::read(name)?, (name != "-").then_some(name))?;
            let start = match &args.start {
                None => states.start(),
                Some(start) => Some(states.node(start).ok_or_else(|| {
                    let near = nearest(start, states.names().take(10_000));
                    let hint = near.map_or(String::new(), |near| format!("; did you mean `{near}`?"));
                    Fail::Bad(format!("the graph has no node `{start}`{hint}"))
                })?),
            };
            return drawn(&mut |budget| grundy_draw::graph_of(&states, start, convention, most, budget));
        }
    }
    if args.start.is_some() {
        return Err(Fail::Bad(
            "--start is for a file of a state graph; a position says itself where play starts".into(),
        ));
    }
    let position = position(&args.position)?;
    drawn(&mut |budget| grundy_draw::graph(&position, convention, most, budget))
}

fn convention(misere: bool) -> Convention {
    if misere { Convention::Misere } else { Convention::Normal }
}

fn rule(words: &[String]) -> Result<Arc<Ruleset>, Fail> {
    let typed = input::text(words)?;
    let ruleset = input::reader().ruleset(&typed.text);
    Ok(Arc::new(ruleset.map_err(|error: ParseError| typed.hint(error))?))
}

fn position(words: &[String]) -> Result<Position, Fail> {
    let typed = input::text(words)?;
    input::reader().position(&typed.text).map_err(|error| typed.hint(error))
}

fn players(names: &str) -> Result<[&str; 2], Fail> {
    match names.split(',').map(str::trim).collect::<Vec<_>>()[..] {
        [first, second] if !first.is_empty() && !second.is_empty() => Ok([first, second]),
        _ => Err(Fail::Bad(
            "--players takes two names with a comma between them, as in --players Neco,Destiny".into(),
        )),
    }
}

/// How the picture is written.
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
    let text = match format {
        PictureFormat::Svg => picture.canvas.svg_on(theme),
        PictureFormat::Tex => picture.canvas.tikz(),
        PictureFormat::Txt => picture.text.clone(),
        PictureFormat::Dot => picture.dot.clone().ok_or_else(|| {
            Fail::Bad(
                "DOT is for state graphs (`grundy draw graph`); write this picture as .svg or .tex".into(),
            )
        })?,
        PictureFormat::Png => return pixels(picture, theme, to),
    };
    let named = |error: std::io::Error| match &to.output {
        Some(path) => output::cannot(path, &error),
        None => Fail::Output(error),
    };
    let mut out = Text::to(to.output.as_deref())?;
    out.write_all(text.as_bytes()).map_err(named)?;
    out.keep().map_err(named)?;
    Ok(0)
}

#[cfg(feature = "png")]
fn pixels(picture: &Picture, theme: Theme, to: &PictureArgs) -> Result<u8, Fail> {
    let bytes = picture.canvas.png(theme, to.scale).map_err(|error| Fail::Bad(error.to_string()))?;
    let draft = Draft::of_bytes(to.output.as_deref(), "PNG")?;
    draft.file()?.write_all(&bytes)?;
    draft.keep()?;
    Ok(0)
}

#[cfg(not(feature = "png"))]
fn pixels(_: &Picture, _: Theme, to: &PictureArgs) -> Result<u8, Fail> {
    // `format` has refused it already; the draft is never made.
    Draft::of_bytes(to.output.as_deref(), "PNG").and_then(|_| Err(Fail::Bad("there is no PNG here".into())))
}
