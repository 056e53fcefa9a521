//! `grundy worksheet RULE`: a sheet of exercises, and the answers.

use crate::answer::{begin, worked};
use crate::args::{Plain, WorksheetArgs, WorksheetFormat, WorksheetTask};
use crate::commands::draw;
use crate::fail::Fail;
use crate::input;
use crate::output::{self, Text};
use crate::run::Run;
use grundy_ask::draw::Format;
use grundy_ask::worksheet::{TaskKind, Worksheet};
use grundy_draw::{Canvas, Sheet, Theme};
use grundy_words::say;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher as _;
use std::io::Write as _;

/// Sheets without a seed get a number below this one, which is quickly typed.
const SHEETS: u64 = 10_000;

pub fn run(args: &WorksheetArgs, run: &Run) -> Result<u8, Fail> {
    let format = format(args)?;
    let typed = input::text(&args.rule)?;
    let question = Worksheet {
        rule: typed.text.clone(),
        seed: args.seed.unwrap_or_else(|| RandomState::new().hash_one("worksheet") % SHEETS),
        tasks: args.tasks.iter().copied().map(TaskKind::from).collect(),
        title: args.title.clone(),
        language: None,
        format: if format == WorksheetFormat::Json { Format::Svg } else { Format::Txt },
    };
    let work = begin(question, &typed)?;
    if format == WorksheetFormat::Json {
        return worked(work, Plain::Json, "making the sheet", run);
    }
    let made = run.compute("making the sheet", |budget| work.sheet(budget));
    let (sheet, _) = made.map_err(|failure| run.fail(failure))?;
    written(&sheet, format, args)
}

impl From<WorksheetTask> for TaskKind {
    fn from(task: WorksheetTask) -> TaskKind {
        match task {
            WorksheetTask::Table => TaskKind::Table,
            WorksheetTask::Judge => TaskKind::Judge,
            WorksheetTask::Graph => TaskKind::Graph,
        }
    }
}

/// The format: that of `--format`, or of the file's extension, or text.
fn format(args: &WorksheetArgs) -> Result<WorksheetFormat, Fail> {
    if let Some(format) = args.format {
        return Ok(format);
    }
    let Some(file) = &args.output else { return Ok(WorksheetFormat::Txt) };
    match file.extension().and_then(|ending| ending.to_str()).unwrap_or("").to_ascii_lowercase().as_str() {
        "pdf" => Ok(WorksheetFormat::Pdf),
        "svg" => Ok(WorksheetFormat::Svg),
        "png" => Ok(WorksheetFormat::Png),
        "tex" => Ok(WorksheetFormat::Tex),
        "txt" => Ok(WorksheetFormat::Txt),
        "json" => Ok(WorksheetFormat::Json),
        _ => {
            Err(Fail::Bad(say!("program-name-of-worksheet-says-nothing", file = file.display().to_string())))
        }
    }
}

fn written(sheet: &Sheet, format: WorksheetFormat, args: &WorksheetArgs) -> Result<u8, Fail> {
    let to = args.output.as_deref();
    // What has pages has the key on the second one.
    let pages: Vec<Canvas> = match (args.key, args.no_key) {
        (true, _) => vec![sheet.page(true)],
        (_, true) => vec![sheet.page(false)],
        _ => vec![sheet.page(false), sheet.page(true)],
    };
    let all: Vec<&Canvas> = pages.iter().collect();
    let text = match format {
        WorksheetFormat::Pdf => return draw::pages(&all, to),
        WorksheetFormat::Png => return draw::pixels(&pages[0], Theme::Light, 2.0, to),
        WorksheetFormat::Svg => pages[0].svg_on(Theme::Light),
        WorksheetFormat::Tex => grundy_draw::tex(&all),
        WorksheetFormat::Txt | WorksheetFormat::Json => {
            let parts: &[bool] = match (args.key, args.no_key) {
                (true, _) => &[true],
                (_, true) => &[false],
                _ => &[false, true],
            };
            parts.iter().map(|answers| sheet.text(*answers)).collect::<Vec<_>>().join("\n")
        }
    };
    let mut out = Text::to(to)?;
    out.write_all(text.as_bytes()).and_then(|()| out.keep()).map_err(|error| output::failed(to, error))?;
    Ok(0)
}
