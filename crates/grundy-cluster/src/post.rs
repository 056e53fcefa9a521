//! The post of a cluster: mail between workers as a timely dataflow.
//!
//! A round is a time of the dataflow. All mail of a round has arrived when no worker is at that time any more.

use grundy_states::{Batch, JobError, Mail, Post, Report};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::rc::Rc;
use timely::dataflow::channels::pact::Exchange;
use timely::dataflow::operators::generic::operator::Operator;
use timely::dataflow::operators::{Input, Probe};
use timely::dataflow::{InputHandleVec, ProbeHandle};
use timely::worker::Worker;

/// A letter to a worker.
#[derive(Clone, Serialize, Deserialize)]
struct Letter {
    to: u32,
    round: u64,
    content: Content,
}

#[derive(Clone, Serialize, Deserialize)]
enum Content {
    Batch(Batch),
    /// The report of a worker, which all workers get.
    Report(u32, Report),
}

/// The post of one worker.
pub struct TimelyPost<'w> {
    worker: &'w mut Worker,
    input: InputHandleVec<u64, Letter>,
    probe: ProbeHandle<u64>,
    arrived: Rc<RefCell<Vec<Letter>>>,
    round: u64,
    /// The batches that were sent since the worker had a turn.
    waiting: usize,
}

/// The worker has a turn after this many batches.
const BATCHES_PER_TURN: usize = 16;

impl<'w> TimelyPost<'w> {
    pub fn new(worker: &'w mut Worker) -> TimelyPost<'w> {
        let arrived = Rc::new(RefCell::new(Vec::new()));
        let inbox = arrived.clone();
        let (input, probe) = worker.dataflow(|scope| {
            let (input, stream) = scope.new_input::<Vec<Letter>>();
            let exchange = Exchange::new(|mail: &Letter| u64::from(mail.to));
            let stream = stream.unary::<timely::container::CapacityContainerBuilder<Vec<()>>, _, _, _>(
                exchange,
                "mail",
                |_, _| {
                    move |input, _| {
                        input.for_each(|_, mail: &mut Vec<Letter>| inbox.borrow_mut().append(mail));
                    }
                },
            );
            (input, stream.probe().0)
        });
        TimelyPost { worker, input, probe, arrived, round: 0, waiting: 0 }
    }

    fn mail(&mut self, to: u32, content: Content) {
        self.input.send(Letter { to, round: self.round, content });
    }
}

impl Post for TimelyPost<'_> {
    fn workers(&self) -> (u32, u32) {
        (self.worker.peers() as u32, self.worker.index() as u32)
    }

    fn send(&mut self, batch: Batch) -> Result<(), JobError> {
        let to = batch.to % self.worker.peers() as u32;
        self.mail(to, Content::Batch(batch));
        self.waiting += 1;
        if self.waiting == BATCHES_PER_TURN {
            self.waiting = 0;
            self.input.flush();
            self.worker.step();
        }
        Ok(())
    }

    fn end_round(&mut self, report: Report) -> Result<(Mail, Vec<Report>), JobError> {
        let (workers, worker) = self.workers();
        for to in 0..workers {
            self.mail(to, Content::Report(worker, report.clone()));
        }
        let round = self.round;
        self.round += 1;
        self.input.advance_to(self.round);
        let (probe, next) = (&self.probe, self.round);
        self.worker.step_or_park_while(None, || probe.less_than(&next));
        // A worker that is ahead may have sent mail of the next round.
        let (now, later) = self.arrived.take().into_iter().partition(|mail| mail.round == round);
        self.arrived.replace(later);
        let (mut batches, mut reports) = (Vec::new(), vec![None; workers as usize]);
        for mail in now {
            match mail.content {
                Content::Batch(batch) => batches.push(batch),
                Content::Report(from, report) => reports[from as usize] = Some(report),
            }
        }
        let reports: Option<Vec<Report>> = reports.into_iter().collect();
        reports
            .map(|reports| (batches.into(), reports))
            .ok_or_else(|| JobError::Lost("a worker ended the round without a report".into()))
    }
}
