use super::{BadPlace, Damage, Draft, Header, Keeper, LoadError, OpenError, SaveError, Store, read, write};
use std::io::Write as _;
use std::path::Path;
use std::time::Duration;

fn header(rule: &str, heaps: u64) -> Header {
    Header { rule: rule.into(), heaps, program: "0.1.0".into() }
}

fn bytes(header: &Header, state: &[u8]) -> Vec<u8> {
    write(Vec::new(), header, |out| out.write_all(state)).expect("a vector takes all").0
}

fn names(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).expect("the folder");
    let mut names: Vec<_> =
        files.map(|file| file.expect("a file").file_name().into_string().expect("a name in UTF-8")).collect();
    names.sort();
    names
}

fn state_of(file: &[u8]) -> Result<(Header, Vec<u8>), Damage> {
    read(file, |header, input| {
        let mut state = Vec::new();
        input.read_to_end(&mut state)?;
        Ok::<_, std::io::Error>((header.clone(), state))
    })
}

#[test]
fn what_is_written_is_read() {
    let header = header("0.106", 12_345);
    for size in [0, 1, 1000, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 3 << 20] {
        let state: Vec<u8> = (0..size).map(|i: u32| (i.wrapping_mul(0x9E37_79B9) >> 13) as u8).collect();
        let read = state_of(&bytes(&header, &state)).expect("it is whole");
        assert_eq!(read, (header.clone(), state), "{size} bytes");
    }
}

#[test]
fn every_flipped_bit_is_refused() {
    let good = bytes(&header("0.106", 12_345), b"the state of the engine");
    for place in 0..good.len() {
        for bit in 0..8 {
            let mut bad = good.clone();
            bad[place] ^= 1 << bit;
            assert!(state_of(&bad).is_err(), "bit {bit} of byte {place}");
        }
    }
}

#[test]
fn every_lost_or_added_end_is_refused() {
    let good = bytes(&header("0.106", 12_345), &[7; 100]);
    for end in 0..good.len() {
        let why = state_of(&good[..end]).expect_err("too short");
        assert!(matches!((end, &why), (0, Damage::Empty) | (1.., Damage::CutShort)), "{end}: {why}");
    }
    let why = state_of(&[&good[..], &[0]].concat()).expect_err("too long");
    assert!(matches!(why, Damage::Trailing), "{why}");
}

#[test]
fn blocks_in_another_order_are_refused() {
    const BLOCK: usize = 4 + (1 << 20) + 8;
    let state: Vec<u8> = (0..3u32 << 20).map(|i| (i >> 20) as u8).collect();
    let good = bytes(&header("0.106", 12_345), &state);
    let first = good.len() - 12 - 3 * BLOCK;
    let mut bad = good.clone();
    bad[first..first + 2 * BLOCK].rotate_left(BLOCK);
    assert!(state_of(&good).is_ok());
    let why = state_of(&bad).expect_err("in another order");
    assert!(matches!(why, Damage::Checksum), "{why}");
}

#[test]
fn reasons_are_said() {
    let good = bytes(&header("0.106", 12_345), &[7; 100]);
    let mut other = good.clone();
    other[8] = 1;
    let why = state_of(&other).expect_err("another version").to_string();
    assert!(why.contains("has version 1") && why.contains("reads version 2"), "{why}");
    let why = state_of(b"a letter to Richard Guy").expect_err("a letter");
    assert!(matches!(why, Damage::Foreign), "{why}");
    let why = read(&good[..], |_, _| Ok::<_, String>(())).expect_err("nothing was read");
    assert!(matches!(why, Damage::Longer), "{why}");
    let why = read(&good[..], |_, _| Err::<(), _>("it is of another game")).expect_err("it is refused");
    assert_eq!(why.to_string(), "it is of another game");
}

#[test]
fn a_store_keeps_the_last_state_and_refuses_a_second_run() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let path = folder.join("run.ckpt");
    let load = |store: &Store| {
        let read = |header: &Header, input: &mut dyn std::io::Read| {
            std::io::read_to_string(input).map(|text| (header.heaps, text))
        };
        store.load(read).expect("nothing is damaged")
    };
    // A run killed while saving.
    std::fs::write(folder.join(".grundy-0123456789ab.part"), "half of a st").expect("a file");
    let mut store = Store::open(&path).expect("a new checkpoint");
    assert_eq!(load(&store), None);
    for heaps in [10, 20] {
        let state = format!("state at {heaps}");
        store.save(&header("0.6", heaps), |out| out.write_all(state.as_bytes())).expect("it is saved");
    }
    assert_eq!(load(&store), Some((20, "state at 20".into())));

    let why = Store::open(&path).err().expect("it is in use");
    assert!(matches!(why, OpenError::Busy { process: Some(_), .. }), "{why}");
    assert!(why.to_string().contains("another run (process "), "{why}");

    // A state that cannot be written leaves the last one, and nothing else.
    let full = store.save(&header("0.6", 30), |out| {
        out.write_all(&[0; 3 << 20])?;
        Err(std::io::Error::other("no space left"))
    });
    assert!(matches!(full, Err(SaveError::Io(_))));
    assert_eq!(load(&store), Some((20, "state at 20".into())));
    drop(store);
    assert_eq!(names(folder), ["run.ckpt"]);
    Store::open(&path).expect("it is free again");
}

#[test]
fn a_state_that_is_refused_stays_where_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("run.ckpt");
    std::fs::write(&path, "a letter").expect("a file");
    let store = Store::open(&path).expect("it can be taken");
    let LoadError { path: named, damage } =
        store.load(|_, _| Ok::<_, String>(())).expect_err("it is no checkpoint");
    assert!(named == path && matches!(damage, Damage::Foreign), "{damage}");
    assert_eq!(std::fs::read(&path).expect("the file"), b"a letter");
}

#[test]
fn places_that_cannot_be_written_are_refused_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    std::fs::write(folder.join("file"), "").expect("a file");
    let refused = |path: &Path| {
        let why = Store::open(path).err().unwrap_or_else(|| panic!("{} was taken", path.display()));
        assert!(why.to_string().contains("cannot write the checkpoint"), "{why}");
        match why {
            OpenError::Place { place, .. } => Some(place),
            _ => None,
        }
    };
    assert!(matches!(refused(folder), Some(BadPlace::Folder)));
    assert!(matches!(refused(&folder.join("no/such/run.ckpt")), Some(BadPlace::NoFolder { .. })));
    refused(&folder.join("file/run.ckpt"));
    assert!(matches!(refused("..".as_ref()), Some(BadPlace::Folder)));
    if cfg!(unix) {
        assert!(matches!(refused("/dev/full".as_ref()), Some(BadPlace::Irregular)));
    }
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    std::fs::create_dir(folder.join("large-disk")).expect("a folder");
    std::fs::write(folder.join("large-disk/run"), "").expect("a file");
    let link = folder.join("run");
    std::os::unix::fs::symlink(folder.join("large-disk/run"), &link).expect("a link");
    let mut store = Store::open(&link).expect("an open checkpoint");
    store.save(&header("0.6", 1), |_| Ok(())).expect("it is saved");
    assert!(std::fs::symlink_metadata(&link).expect("the link").file_type().is_symlink());
    let heaps = store.load(|header, _| Ok::<_, String>(header.heaps)).expect("nothing is damaged");
    assert_eq!(heaps, Some(1));
}

#[test]
fn files_of_others_beside_a_checkpoint_stay_as_they_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let others =
        ["Cargo.lock", "Cargo.partial", ".grundy-notes.part", ".grundy-0123456789a-.part", ".a.grundy-lock"];
    for other in others {
        std::fs::write(folder.join(other), "a letter").expect("a file");
    }
    let mut store = Store::open(&folder.join("Cargo")).expect("a new checkpoint");
    store.save(&header("0.6", 1), |_| Ok(())).expect("it is saved");
    drop(store);
    for other in others {
        assert_eq!(std::fs::read(folder.join(other)).expect(other), b"a letter", "{other}");
    }
    assert_eq!(names(folder).len(), others.len() + 1);
}

#[test]
fn a_foreign_file_with_the_name_of_the_lock_is_refused_and_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let lock = folder.join(".run.grundy-lock");
    std::fs::write(&lock, "a letter").expect("a file");
    let why = Store::open(&folder.join("run")).err().expect("the lock is no lock");
    assert!(matches!(why, OpenError::Foreign { .. }), "{why}");
    assert!(
        why.to_string().contains(".run.grundy-lock") && why.to_string().contains("move it away"),
        "{why}"
    );
    assert_eq!(std::fs::read(&lock).expect("the file"), b"a letter");
    // An empty one is left by a run that was killed at once, and one with our words by a run killed later.
    for left in ["", "grundy lock\nprocess 1\n"] {
        std::fs::write(&lock, left).expect("a file");
        Store::open(&folder.join("run")).expect("the lock is free");
        assert!(names(folder).is_empty(), "{left:?}");
    }
}

#[cfg(unix)]
#[test]
fn no_lock_is_taken_through_a_link() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    for target in ["letter", "nothing"] {
        std::fs::write(folder.join("letter"), "").expect("a file");
        let lock = folder.join(".run.grundy-lock");
        std::os::unix::fs::symlink(folder.join(target), &lock).expect("a link");
        let why = Store::open(&folder.join("run")).err().expect("the lock is a link");
        assert!(matches!(why, OpenError::Foreign { .. }), "{why}");
        assert_eq!(names(folder), [".run.grundy-lock", "letter"]);
        assert!(std::fs::read(folder.join("letter")).expect("the file").is_empty());
        std::fs::remove_file(lock).expect("the link");
    }
}

#[test]
fn the_next_draft_removes_those_of_killed_writers_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    std::fs::write(folder.join(".grundy-0123456789ab.part"), "half").expect("a file");
    std::fs::write(folder.join(".a.ckpt.grundy-lock"), "grundy lock\nprocess 1\n").expect("a file");
    let store = Store::open(&folder.join("b.ckpt")).expect("a new checkpoint");
    let living = Draft::beside(&folder.join("a")).expect("a draft");
    living.file().write_all(b"whole").expect("it is written");
    let other = Draft::beside(&folder.join("b")).expect("another draft");
    let left = names(folder);
    assert!(left.len() == 3 && !left.contains(&".grundy-0123456789ab.part".into()), "{left:?}");
    assert!(left.contains(&".b.ckpt.grundy-lock".into()), "{left:?}");
    living.keep().expect("it has its name");
    drop((other, store));
    assert_eq!(names(folder), ["a"]);
    assert_eq!(std::fs::read(folder.join("a")).expect("the file"), b"whole");
}

#[cfg(unix)]
#[test]
fn a_draft_goes_where_a_link_leads() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let (link, chain) = (folder.join("link"), folder.join("chain"));
    std::os::unix::fs::symlink("nothing yet", &link).expect("a link");
    std::os::unix::fs::symlink("link", &chain).expect("a link");
    let draft = Draft::beside(&chain).expect("a draft");
    draft.file().write_all(b"here").expect("it is written");
    draft.keep().expect("it has its name");
    assert_eq!(names(folder), ["chain", "link", "nothing yet"]);
    assert!(link.is_symlink() && chain.is_symlink());
    assert_eq!(std::fs::read(&link).expect("the file"), b"here");
    let why = Draft::beside(&link).expect("a draft").keep_new().expect_err("it is there");
    assert_eq!(why.kind(), std::io::ErrorKind::AlreadyExists);
    std::os::unix::fs::symlink("round", folder.join("round")).expect("a link");
    Draft::beside(&folder.join("round")).expect_err("it leads nowhere");
    Draft::beside(&folder.join("no/such/file")).expect_err("there is no folder");
}

#[test]
fn a_search_that_finds_nothing_is_saved_less_often() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("search.ckpt");
    let mut keeper = Keeper::new(Store::open(&file).unwrap(), "cram", Duration::from_secs(1));
    let mut save = |results, renewed| {
        let saving = keeper.save_search(results, renewed, |out| out.write_all(b"positions"));
        (saving.is_some(), keeper.every().as_secs())
    };
    assert_eq!(save(0, true), (false, 2));
    assert!(!file.exists());
    assert_eq!(save(7, false), (true, 2));
    assert_eq!(save(7, false), (false, 4));
    assert_eq!(save(7, true), (true, 8));
    assert_eq!(save(8, false), (true, 8));
}
