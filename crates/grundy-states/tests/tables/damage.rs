//! Damaged files, other jobs, and two runs in one folder.

use super::{labelled, states};
use grundy::Budget;
use grundy_states::{JobError, States, Table, lock};
use std::fs;
use std::path::Path;

/// Makes a finished job one whose tables are not written yet, so that its files are read again.
fn reopen(job: &Path) {
    let path = job.join("manifest.json");
    let mut manifest: serde_json::Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    manifest["tables"] = serde_json::json!([]);
    fs::write(&path, manifest.to_string()).unwrap();
}

#[test]
fn a_finished_job_is_not_worked_on_again() {
    let states = states("kayles : 6, 5");
    let folder = tempfile::tempdir().unwrap();
    labelled(&states, 2, folder.path(), &mut Budget::default()).unwrap();
    let wanted = fs::read(folder.path().join("table")).unwrap();
    fs::remove_file(folder.path().join("table")).unwrap();
    labelled(&states, 2, folder.path(), &mut Budget::work(10)).unwrap();
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
        // A file that ends early, and another file in its place.
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
    let held = lock(&folder.path().join("job")).unwrap();
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
