//! The progress of a long run on standard error: a line on a terminal, or JSON lines.

use crate::args;
use crate::run::{PROGRESS_AFTER, spinner};
use crate::show::err;
use grundy::sequence::{Report, Sparse};
use grundy_ask::law::{self, HowFar, RareHeap, RunEndedBy};
use grundy_words::say;
use indicatif::{BinaryBytes, HumanDuration, ProgressBar, ProgressDrawTarget};
use std::collections::VecDeque;
use std::io::{IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

/// How often to report progress.
const PROGRESS_EVERY: Duration = Duration::from_secs(1);

/// The rate is measured over this time.
const RATE_WINDOW: Duration = Duration::from_secs(10);

/// Reports the progress of a run.
pub struct Progress {
    how: How,
    rule: String,
    to: u64,
    start: Instant,
    told: Instant,
    /// When the state was last saved.
    saved: Option<Instant>,
    /// Times, each with the number of heaps known by then.
    past: VecDeque<(Instant, u64)>,
}

enum How {
    Bar(ProgressBar),
    Json,
    Silent,
}

impl Progress {
    /// Starts the report of a run that knows `heaps` heaps already.
    pub fn start(how: Option<args::Progress>, rule: &str, to: u64, heaps: u64) -> Progress {
        let how = match how {
            Some(args::Progress::Json) => How::Json,
            Some(args::Progress::None) => How::Silent,
            Some(args::Progress::Bar) | None if std::io::stderr().is_terminal() => {
                How::Bar(spinner("long run"))
            }
            Some(args::Progress::Bar) | None => How::Silent,
        };
        let now = Instant::now();
        let past = VecDeque::from([(now, heaps)]);
        Progress { how, rule: rule.into(), to, start: now, told: now, saved: None, past }
    }

    /// Reports that the run begins, resumes from a checkpoint, or has nothing left to do.
    pub fn begun(&self, engine: &Sparse, resumed: Option<&str>) {
        let heaps = engine.heaps();
        self.say(
            || law::Progress::Started { rule: &self.rule, heaps, to: self.to, resumed },
            || {
                let file = resumed?;
                Some(match engine.proof() {
                    Some(_) => format!("the checkpoint {file} holds the proof: nothing is left to compute"),
                    None if heaps > self.to => {
                        format!(
                            "the checkpoint {file} reaches heap {}: nothing is left to compute",
                            heaps - 1
                        )
                    }
                    None => format!("going on from heap {heaps} with the checkpoint {file}"),
                })
            },
        );
    }

    /// Reports how far the run is, if it is time to.
    pub fn tell(&mut self, engine: &Sparse) {
        let now = Instant::now();
        self.past.push_back((now, engine.heaps()));
        while self.past.len() > 2 && now - self.past[1].0 > RATE_WINDOW {
            self.past.pop_front();
        }
        if now - self.told < PROGRESS_EVERY {
            return;
        }
        self.told = now;
        match &self.how {
            How::Silent => {}
            How::Json => self.say(|| law::Progress::Progress(self.how_far(&engine.report())), || None),
            How::Bar(bar) => {
                if bar.is_hidden() && now - self.start > PROGRESS_AFTER {
                    bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(4));
                }
                bar.set_message(self.line(&engine.report()));
                bar.tick();
            }
        }
    }

    /// Reports that the state is saved; `again` if the last try failed.
    pub fn saved(&mut self, file: &str, heaps: u64, bytes: u64, took: Duration, again: bool) {
        self.saved = Some(Instant::now());
        let seconds = took.as_secs_f64();
        self.say(
            || law::Progress::Saved { file, heaps, bytes, seconds },
            || again.then(|| format!("the checkpoint {file} is written again, with {heaps} heaps")),
        );
    }

    /// Reports that the state cannot be saved and that the run goes on.
    pub fn not_saved(&self, file: &str, kept: Option<u64>, why: &str) {
        self.say(
            || law::Progress::NotSaved { file, heaps: kept, message: why },
            || {
                Some(match kept {
                    Some(heaps) => say!("program-not-saved", file = file, why = why, heaps = heaps),
                    None => say!("program-not-saved-yet", file = file, why = why),
                })
            },
        );
    }

    /// Reports that the values cannot be written to their file and that the run goes on.
    pub fn not_kept(&self, file: &str, heaps: u64, why: &str) {
        self.say(
            || law::Progress::NotKept { file, heaps, message: why },
            || Some(say!("program-not-kept", file = file, why = why, heaps = heaps)),
        );
    }

    /// Reports that the run has ended.
    pub fn ended(&self, why: RunEndedBy, report: &Report) {
        if let How::Bar(bar) = &self.how {
            bar.finish_and_clear();
        }
        self.say(|| law::Progress::Ended { how_far: self.how_far(report), why }, || None);
    }

    /// Writes an event as a JSON line, or in words if it has any.
    fn say<'a>(&'a self, event: impl FnOnce() -> law::Progress<'a>, words: impl FnOnce() -> Option<String>) {
        let text = match &self.how {
            // Strings and finite numbers always serialize.
            How::Json => serde_json::to_string(&event()).ok(),
            _ => words().map(|words| format!("note: {words}")),
        };
        let Some(text) = text else { return };
        let write = || {
            let _ = writeln!(err(), "{text}");
        };
        match &self.how {
            How::Bar(bar) => bar.suspend(write),
            _ => write(),
        }
    }

    /// Recent values per second; `None` before there are any.
    pub fn rate(&self) -> Option<f64> {
        let ((from, first), (to, last)) = (self.past.front()?, self.past.back()?);
        let seconds = (*to - *from).as_secs_f64();
        (seconds > 0.0).then(|| (last - first) as f64 / seconds)
    }

    /// Seconds until the limit is reached, at the present rate.
    fn eta(&self, heaps: u64) -> Option<f64> {
        let left = self.to.saturating_add(1).saturating_sub(heaps);
        self.rate().filter(|&rate| rate > 0.0).map(|rate| left as f64 / rate)
    }

    fn how_far(&self, report: &Report) -> HowFar<'_> {
        HowFar {
            rule: &self.rule,
            heaps: report.heaps,
            to: self.to,
            seconds: self.start.elapsed().as_secs_f64(),
            rate: self.rate(),
            eta_seconds: self.eta(report.heaps),
            rare: report.space.as_ref().map(|space| space.rares.len()),
            last_rare: rares(report).last().map(|&(heap, value)| RareHeap { heap, value }),
            maximum: report.maximum.0,
        }
    }

    fn line(&self, report: &Report) -> String {
        let mut line = format!("{} of {} heaps", short(report.heaps as f64), short(self.to as f64));
        if let Some(rate) = self.rate() {
            line += &format!(", {}/s", short(rate));
        }
        let eta = self.eta(report.heaps).and_then(|eta| Duration::try_from_secs_f64(eta).ok());
        if let Some(eta) = eta {
            line += &format!(", {} to go", HumanDuration(eta));
        }
        if let Some((heap, _)) = rares(report).last() {
            line += &format!(", {} rare (last {heap})", rares(report).len());
        }
        line += &format!(", maximum {}", report.maximum.0);
        if let Some(saved) = self.saved {
            line += &format!(", saved {} s ago", saved.elapsed().as_secs());
        }
        line + " (Ctrl-C stops)"
    }
}

/// The rare heaps and their values; empty without a sparse space.
fn rares(report: &Report) -> &[(u64, u32)] {
    report.space.as_ref().map_or(&[], |space| &space.rares)
}

/// A number in at most three digits: 950, 12.3 k, 1.23 G.
pub fn short(number: f64) -> String {
    let mut rest = number;
    for unit in ["", " k", " M", " G", " T", " P", " E"] {
        if rest < 999.5 || unit == " E" {
            let digits = if unit.is_empty() || rest >= 99.95 { 0 } else { 1 + usize::from(rest < 9.995) };
            return format!("{rest:.digits$}{unit}");
        }
        rest /= 1000.0;
    }
    format!("{number}")
}

/// A size in bytes, for people.
pub fn size(bytes: u64) -> String {
    BinaryBytes(bytes).to_string()
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn numbers_are_short() {
        let shown: Vec<_> = [0.0, 950.0, 999.9, 12_345.0, 1e6, 123_456_789.0, 1e12, 1e30].map(short).into();
        assert_eq!(shown[..7], ["0", "950", "1.00 k", "12.3 k", "1.00 M", "123 M", "1.00 T"]);
        assert!(shown[7].ends_with(" E"));
    }
}
