//! A job with less memory than its states take writes the same bytes.

use super::{position, states};
use grundy::{Budget, Failure, Why};
use grundy_states::{JobError, Positions, Settings, Source, label_alone};
use std::collections::BTreeMap;
use std::path::Path;

/// All files of the job, and the table.
fn files(states: &Positions, shards: u32, bytes: u64) -> Result<BTreeMap<String, Vec<u8>>, JobError> {
    let folder = tempfile::tempdir().unwrap();
    let (job, to) = (folder.path().join("job"), folder.path().join("table"));
    let settings = Settings { shards, checkpoint_after: 10_000 };
    let mut budget = Budget::default().bytes(bytes);
    let done = label_alone(Source::Rules(states), &job, settings, &to, &mut budget);
    assert_eq!(budget.spent().bytes, 0, "all that was accounted for is given back");
    done?;
    let of = |folder: &Path| -> Vec<_> {
        let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
        entries.filter(|entry| entry.file_type().unwrap().is_file()).collect()
    };
    let all = of(&job).into_iter().chain(of(folder.path()));
    Ok(all
        .map(|file| (file.file_name().into_string().unwrap(), std::fs::read(file.path()).unwrap()))
        .collect())
}

#[test]
fn a_job_with_little_memory_writes_the_same_bytes() {
    for (text, shards, little) in [
        ("cram 4x5", 32, 700_000),
        ("kayles : 14, 11", 40, 60_000),
        ("even-number-addicts : (19,19,0,0)", 20, 24_000),
        ("nim : 40, 30", 10, 150_000),
    ] {
        let states = states(text);
        let wanted = files(&states, shards, 1 << 30).unwrap();
        assert!(files(&states, shards, little).unwrap() == wanted, "{text}");
        // One shard alone takes more than this.
        let stopped = files(&states, 1, little / 4);
        assert!(
            matches!(&stopped, Err(JobError::Failure(Failure::Stopped(stopped))) if stopped.why == Why::Memory),
            "{text}: {:?}",
            stopped.map(|files| files.len())
        );
    }
}

#[test]
fn a_cycle_is_found_with_little_memory() {
    let ring: String = (0..400).map(|node| format!("{node}>{}, ", (node + 1) % 400)).collect();
    let states = Positions::new(&position(&format!("graph {{{ring}a>0}} : a")), 1);
    let found = files(&states, 8, 40_000).unwrap_err().to_string();
    assert!(found.contains("there is a cycle"), "{found}");
}
