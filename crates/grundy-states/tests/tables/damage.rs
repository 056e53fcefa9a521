//! Damaged files, other jobs, and two runs in one folder.

use super::{labelled, states};
use grundy::Budget;
use grundy_states::{
    JobError, Lock, MAX_MERGED, Settings, States, Table, Tables, label_position, merge, saved,
};
use std::fs;
use std::path::Path;

/// Writes a manifest with its hash, as the run that made it does.
fn seal(job: &Path, change: impl FnOnce(&mut serde_json::Value)) {
    let path = job.join("manifest.json");
    let mut sealed: serde_json::Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    change(&mut sealed["manifest"]);
    let hash = twox_hash::XxHash3_128::oneshot(sealed["manifest"].to_string().as_bytes());
    sealed["hash"] = format!("{hash:032x}").into();
    fs::write(&path, sealed.to_string()).unwrap();
}

/// Makes a finished job one whose tables are not written yet, so that its files are read again.
fn reopen(job: &Path) {
    seal(job, |manifest| manifest["tables"] = serde_json::json!([]));
}

#[test]
fn a_manifest_that_was_changed_is_refused() {
    let states = states("kayles : 6, 5");
    let folder = tempfile::tempdir().unwrap();
    labelled(&states, 2, folder.path(), &mut Budget::default()).unwrap();
    let path = folder.path().join("job/manifest.json");
    let good = fs::read(&path).unwrap();
    let digits = good.iter().enumerate().filter(|(_, byte)| byte.is_ascii_digit()).map(|(place, _)| place);
    let mut refused = 0;
    for place in digits.step_by(7) {
        let mut bad = good.clone();
        bad[place] = if bad[place] == b'7' { b'3' } else { b'7' };
        fs::write(&path, bad).unwrap();
        let error = labelled(&states, 2, folder.path(), &mut Budget::default()).unwrap_err();
        assert!(matches!(error, JobError::Damaged { path: ref named, .. } if *named == path), "{error}");
        refused += 1;
    }
    assert!(refused > 50);
    fs::write(&path, good).unwrap();
    // Wrong numbers under a right hash end the job as well, and do not hang or panic.
    for (step, field, value) in
        [("explored", "states", 1_000_000_u64), ("explored", "states", 0), ("labelled", "complete", 2)]
    {
        let folder = tempfile::tempdir().unwrap();
        labelled(&states, 2, folder.path(), &mut Budget::default()).unwrap();
        let job = folder.path().join("job");
        reopen(&job);
        seal(&job, |manifest| {
            let last = manifest[step].as_array_mut().unwrap().last_mut().unwrap();
            last[field] = if value == 2 { false.into() } else { value.into() };
            for part in last["parts"].as_array_mut().unwrap() {
                if step == "explored" {
                    part["open"] = 1_000_000.into();
                }
            }
        });
        assert!(
            labelled(&states, 2, folder.path(), &mut Budget::default()).is_err(),
            "{step} {field} {value}"
        );
    }
}

#[test]
fn a_finished_job_is_not_worked_on_again() {
    let states = states("kayles : 6, 5");
    let folder = tempfile::tempdir().unwrap();
    labelled(&states, 2, folder.path(), &mut Budget::default()).unwrap();
    let wanted = fs::read(folder.path().join("table")).unwrap();
    let merging = Table::open(&folder.path().join("table")).unwrap().head().states;
    fs::remove_file(folder.path().join("table")).unwrap();
    labelled(&states, 2, folder.path(), &mut Budget::work(merging + 10)).unwrap();
    assert_eq!(fs::read(folder.path().join("table")).unwrap(), wanted);
}

#[test]
fn a_flipped_bit_in_a_level_file_is_found() {
    let states = states("kayles : 6, 5");
    let folder = tempfile::tempdir().unwrap();
    labelled(&states, 2, folder.path(), &mut Budget::default()).unwrap();
    let job = folder.path().join("job");
    reopen(&job);
    let names: Vec<_> = fs::read_dir(&job).unwrap().map(|entry| entry.unwrap().path()).collect();
    let levels = names.iter().filter(|path| {
        let name = path.file_name().unwrap().to_str().unwrap();
        name.starts_with("explored-") || name.starts_with("labelled-")
    });
    let mut count = 0;
    for path in levels {
        let good = fs::read(path).unwrap();
        let mut bad = good.clone();
        let place = (count * 37) % bad.len();
        bad[place] ^= 1 << (count % 8);
        fs::write(path, &bad).unwrap();
        let error = labelled(&states, 2, folder.path(), &mut Budget::default()).unwrap_err();
        assert!(matches!(error, JobError::Damaged { path: ref named, .. } if named == path), "{error}");
        // A file that ends early.
        fs::write(path, &good[..good.len() / 2]).unwrap();
        assert!(labelled(&states, 2, folder.path(), &mut Budget::default()).is_err());
        fs::write(path, &good).unwrap();
        count += 1;
    }
    assert!(count > 10);
    labelled(&states, 2, folder.path(), &mut Budget::default()).unwrap();
}

#[test]
fn files_in_each_others_place_are_found() {
    let states = states("kayles : 6, 5");
    let folder = tempfile::tempdir().unwrap();
    labelled(&states, 2, folder.path(), &mut Budget::default()).unwrap();
    reopen(&folder.path().join("job"));
    let file = |name: &str| folder.path().join("job").join(name);
    fs::copy(file("labelled-00004.0001"), file("labelled-00005.0001")).unwrap();
    let error = labelled(&states, 2, folder.path(), &mut Budget::default()).unwrap_err();
    assert!(error.to_string().contains("Label 4"), "{error}");
}

#[test]
fn a_folder_serves_one_job_and_one_run() {
    let folder = tempfile::tempdir().unwrap();
    labelled(&states("nim : 3, 2"), 2, folder.path(), &mut Budget::default()).unwrap();
    let other = labelled(&states("nim : 3, 3"), 2, folder.path(), &mut Budget::default()).unwrap_err();
    assert!(other.to_string().contains("`nim : 3, 2` in 2 shards"), "{other}");
    let shards = labelled(&states("nim : 3, 2"), 3, folder.path(), &mut Budget::default()).unwrap_err();
    assert!(matches!(shards, JobError::Taken { .. }), "{shards}");
    let held = Lock::take(&folder.path().join("job")).unwrap();
    let busy = labelled(&states("nim : 3, 2"), 2, folder.path(), &mut Budget::default()).unwrap_err();
    assert!(matches!(busy, JobError::Taken { .. }), "{busy}");
    drop(held);
    fs::write(folder.path().join("job/manifest.json"), "{}").unwrap();
    let broken = labelled(&states("nim : 3, 2"), 2, folder.path(), &mut Budget::default()).unwrap_err();
    assert!(broken.to_string().contains("no manifest"), "{broken}");
}

#[test]
fn each_flipped_bit_of_a_table_is_found_when_it_is_read() {
    let states = states("nim : 9, 8, 7");
    let folder = tempfile::tempdir().unwrap();
    labelled(&states, 2, folder.path(), &mut Budget::default()).unwrap();
    let path = folder.path().join("table");
    let good = fs::read(&path).unwrap();
    let start = states.start().unwrap();
    let wanted = Table::open(&path).unwrap().get(&start).unwrap();
    let mut found = 0;
    for place in (0..good.len()).step_by(13) {
        let mut bad = good.clone();
        bad[place] ^= 1 << (place % 8);
        match Table::new(std::io::Cursor::new(bad)).and_then(|mut table| table.get(&start)) {
            Ok(entry) => assert_eq!(entry, wanted),
            Err(_) => found += 1,
        }
    }
    assert!(found > 0);
    for length in [0, 5, 12, 40, good.len() - 1] {
        assert!(Table::new(std::io::Cursor::new(&good[..length])).is_err(), "{length}");
    }
}

#[test]
fn a_folder_of_somebody_else_stays() {
    let folder = tempfile::tempdir().unwrap();
    let (to, other) = (folder.path().join("t"), folder.path().join("t.8.job"));
    fs::create_dir(&other).unwrap();
    fs::write(other.join("thesis.txt"), "x").unwrap();
    let start = super::position("nim : 3");
    let error = label_position(&start, &to, Settings::default(), &mut Budget::default()).unwrap_err();
    assert!(error.to_string().contains("`thesis.txt`"), "{error}");
    assert!(other.join("thesis.txt").exists());
    fs::remove_file(other.join("thesis.txt")).unwrap();
    label_position(&start, &to, Settings::default(), &mut Budget::default()).unwrap();
    assert!(to.exists() && !other.exists());
    // What a run that was killed left behind goes; other hidden files stay.
    fs::create_dir(&other).unwrap();
    let names = [".grundy-abcdefghij12.part", ".grundy-short.part", ".hidden"].map(|name| other.join(name));
    names.iter().for_each(|name| fs::write(name, "x").unwrap());
    drop(Lock::take(&other).unwrap());
    assert_eq!(names.each_ref().map(|name| name.exists()), [false, true, true]);
    fs::remove_dir_all(&other).unwrap();
    // A game that has no table leaves no folder.
    for text in ["graph {a>b>a} : a", "turn 1-3 : 5"] {
        label_position(&super::position(text), &to, Settings::default(), &mut Budget::default()).unwrap_err();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "{text}");
    }
}

#[test]
fn tables_that_do_not_become_one_are_refused_before_the_work() {
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("t");
    let start = super::position("kayles : 9, 8");
    let label = |shards, work| {
        let settings = Settings { shards, checkpoint_after: 20 };
        label_position(&start, &to, settings, &mut Budget::work(work))
    };
    assert!(label(4, 3000).is_err());
    let before = saved(&to).unwrap();
    for shards in [0, MAX_MERGED + 1] {
        let error = label(shards, u64::MAX).unwrap_err();
        assert!(error.to_string().contains("1 to 500 shards"), "{error}");
        // Nothing is lost.
        assert_eq!(saved(&to), Some(before));
    }
    label(4, u64::MAX).unwrap();
}

#[test]
fn a_folder_is_asked_as_its_merged_table() {
    let states = states("kayles : 6, 5");
    let folder = tempfile::tempdir().unwrap();
    labelled(&states, 3, folder.path(), &mut Budget::default()).unwrap();
    let job = folder.path().join("job");
    let [mut merged, mut shards] =
        [folder.path().join("table"), job.clone()].map(|path| Tables::open(&path).unwrap());
    for entry in Tables::open(&job).unwrap().entries() {
        let (state, entry) = entry.unwrap();
        assert_eq!((merged.get(&state).unwrap(), shards.get(&state).unwrap()), (Some(entry), Some(entry)));
    }
    assert_eq!(merged.get(&[1, 2, 3]).unwrap(), None);
    let one = Tables::open(&job.join("table.0001")).map(|_| ()).unwrap_err();
    assert!(one.to_string().contains("one shard"), "{one}");
    let inside = merge(&job, &job.join("table.0001"), &mut Budget::default()).unwrap_err();
    assert!(inside.to_string().contains("in the folder of the job"), "{inside}");
    let bad = job.join("table.0002");
    let mut bytes = fs::read(&bad).unwrap();
    let last = bytes.len() - 4000;
    bytes[last] ^= 1;
    fs::write(&bad, &bytes).unwrap();
    let damaged = merge(&job, &folder.path().join("again"), &mut Budget::default()).unwrap_err();
    assert!(matches!(damaged, JobError::Damaged { path, .. } if path == bad));
    fs::remove_file(&bad).unwrap();
    assert!(Tables::open(&job).is_err());
    assert!(labelled(&states, 3, folder.path(), &mut Budget::default()).is_err());
}
