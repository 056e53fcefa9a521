//! The messages of a job are as many, and as long, as the model of the book says.

use super::{position, states};
use grundy::Budget;
use grundy_states::{
    Batch, JobError, Mail, Positions, Post, Report, Settings, Source, States, Summary, label,
};

/// All shards with one worker, which counts what would cross the network between several.
struct Counting {
    workers: u32,
    waiting: Vec<Batch>,
    /// The bytes that stay with a worker, and those that go to another one.
    bytes: [u64; 2],
    /// The bytes that each worker gets.
    received: Vec<u64>,
}

impl Post for Counting {
    fn workers(&self) -> (u32, u32) {
        (1, 0)
    }

    fn send(&mut self, batch: Batch) -> Result<(), JobError> {
        let [from, to] = [batch.from, batch.to].map(|shard| shard % self.workers);
        let length = batch.bytes.len() as u64;
        self.bytes[usize::from(from != to)] += length;
        self.received[to as usize] += length;
        self.waiting.push(batch);
        Ok(())
    }

    fn end_round(&mut self, report: Report) -> Result<(Mail, Vec<Report>), JobError> {
        Ok((std::mem::take(&mut self.waiting).into(), vec![report]))
    }
}

fn counted(states: &Positions, workers: u32) -> (Summary, Counting) {
    let folder = tempfile::tempdir().unwrap();
    let mut post =
        Counting { workers, waiting: Vec::new(), bytes: [0; 2], received: vec![0; workers as usize] };
    let settings = Settings { shards: 64, ..Settings::default() };
    let summary =
        label(Source::Rules(states), folder.path(), settings, &mut post, &mut Budget::default()).unwrap();
    (summary, post)
}

#[test]
fn messages_are_as_many_as_the_model_says() {
    for (text, width) in [("cram 4x5", 1), ("kayles : 16, 11", 4)] {
        let states = Positions::new(&position(text), width);
        for workers in [1, 2, 4, 8] {
            let (summary, post) = counted(&states, workers);
            // The start is sent to its shard.
            let start = 8 * width as u64 + 4;
            let wanted = summary.edges * (8 * width as u64 + 4 + 16) + start;
            assert_eq!(post.bytes[0] + post.bytes[1], wanted, "{text}");
            let crossing = post.bytes[1] as f64 / wanted as f64;
            let model = f64::from(workers - 1) / f64::from(workers);
            assert!((crossing - model).abs() < 0.02, "{text}, {workers}: {crossing} {model}");
            let most = *post.received.iter().max().unwrap() as f64 * f64::from(workers) / wanted as f64;
            assert!(most < 1.1, "{text}: a worker of {workers} gets {most} times its share");
        }
    }
    assert_eq!(states("cram 4x5").width(), 1);
}
