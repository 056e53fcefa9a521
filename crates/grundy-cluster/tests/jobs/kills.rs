//! A process that is killed ends the job with a clear error, and a later run goes on to the same bytes.

use super::{cluster, files, hosts, path, process, refused};
use std::process::Stdio;
use std::time::{Duration, Instant};

const JOB: [&str; 5] = ["label", "kayles : 13, 9", "--checkpoint-after", "30", "--to"];

/// The kills, at least.
const KILLS: usize = 50;

/// A linear congruential generator: the same moments in each run of the test, as far as the machine is the same.
struct Moments(u64);

impl Moments {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound.max(1)
    }
}

#[test]
fn a_killed_process_ends_the_job_and_the_next_run_finishes_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let whole = folder.path().join("whole");
    assert!(cluster(&[&JOB[..], &[path(&whole)]].concat()).status.success());
    let wanted = files(&whole);
    let mut moments = Moments(2026);
    let (mut kills, mut ended, mut jobs) = (0, 0, 0);
    while kills < KILLS {
        let to = folder.path().join(format!("job-{jobs}"));
        let job = [&JOB[..], &[path(&to)]].concat();
        jobs += 1;
        let mut last = Duration::from_millis(150);
        loop {
            let processes = 2 + moments.below(3) as usize;
            let list = hosts(folder.path(), processes);
            let start = Instant::now();
            // A process that is killed at once never calls the others.
            let job = [&job[..], &["--wait", "1"]].concat();
            let mut all: Vec<_> = (0..processes).map(|number| process(number, &list, &job)).collect();
            std::thread::sleep(Duration::from_micros(moments.below(last.as_micros() as u64)));
            let victim = moments.below(processes as u64) as usize;
            let was_running = all[victim].try_wait().expect("a process").is_none();
            let _ = all[victim].kill();
            let mut finished = true;
            for (number, one) in all.into_iter().enumerate() {
                let output = one.wait_with_output().expect("a process");
                let said = String::from_utf8_lossy(&output.stderr).into_owned();
                finished &= output.status.success();
                if number != victim && !output.status.success() {
                    // Either the connection broke, or nobody was there to connect with.
                    assert_eq!(output.status.code(), Some(3), "{said}");
                    let known =
                        ["is lost", "greeting", "nobody called", "cannot be reached", "cannot listen"];
                    assert!(known.iter().any(|why| said.contains(why)), "{said}");
                    assert!(said.starts_with("error: ") && !said.contains("panicked"), "{said}");
                    ended += 1;
                }
            }
            kills += usize::from(was_running);
            if finished || kills >= KILLS {
                break;
            }
            last = last.max(start.elapsed());
        }
        let output = cluster(&[&job[..], &["--local", "2"]].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(files(&to) == wanted, "the files of job {jobs} differ");
    }
    assert!(ended > KILLS / 2, "{ended} processes saw that another one was killed");
}

#[test]
fn a_lost_process_of_a_local_job_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let to = folder.path().join("job");
    std::fs::create_dir_all(&to).expect("a folder");
    std::fs::write(to.join("manifest.json"), "{").expect("a file");
    let (code, said) = refused(&["label", "nim : 3, 2", "--to", path(&to), "--local", "3"]);
    assert!(matches!(code, Some(2 | 3)), "{said}");
    assert!(said.contains("of this job ended early") && said.contains("no manifest of a job"), "{said}");
}

#[test]
#[cfg(unix)]
fn the_processes_end_with_the_program_that_started_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let to = folder.path().join("job");
    let job = ["label", "kayles : 40, 30, 20", "--to", path(&to), "--local", "2"];
    let mut parent = std::process::Command::new(super::PROGRAM)
        .args(job)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let begin = Instant::now();
    while !to.join("manifest.json").exists() {
        assert!(parent.try_wait().expect("a process").is_none(), "the job is too small for this test");
        assert!(begin.elapsed() < Duration::from_secs(60), "no level is finished");
        std::thread::sleep(Duration::from_millis(20));
    }
    parent.kill().expect("it runs");
    // The pipes end with the last process that has them.
    let output = parent.wait_with_output().expect("a process");
    assert!(begin.elapsed() < Duration::from_secs(90));
    assert!(String::from_utf8_lossy(&output.stderr).contains("that started this process has ended"));
    assert!(grundy_states::Lock::take(&to).is_ok(), "a process still works in the folder");
}
