use super::store::{read, write};
use super::{Header, Store};
use std::path::PathBuf;

fn bytes(header: &Header, state: &[u8]) -> Vec<u8> {
    write(Vec::new(), header, |out| out.write_all(state)).expect("a vector takes all").0
}

fn state_of(file: &[u8]) -> Result<(Header, Vec<u8>), String> {
    read(file, |header, input| {
        let mut state = Vec::new();
        input.read_to_end(&mut state).map_err(|error| error.to_string())?;
        Ok((header.clone(), state))
    })
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("grundy-checkpoint-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn what_is_written_is_read() {
    let header = Header::new("0.106", 12_345);
    for size in [0, 1, 1000, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 3 << 20] {
        let state: Vec<u8> = (0..size).map(|i: u32| (i.wrapping_mul(0x9E37_79B9) >> 13) as u8).collect();
        assert_eq!(state_of(&bytes(&header, &state)), Ok((header.clone(), state)), "{size} bytes");
    }
}

#[test]
fn every_flipped_bit_is_refused() {
    let good = bytes(&Header::new("0.106", 12_345), b"the state of the engine");
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
    let good = bytes(&Header::new("0.106", 12_345), &[7; 100]);
    for end in 0..good.len() {
        let why = state_of(&good[..end]).expect_err("too short");
        assert!(why.contains("cut short") || (end == 0 && why.contains("empty")), "{end}: {why}");
    }
    let why = state_of(&[&good[..], &[0]].concat()).expect_err("too long");
    assert!(why.contains("behind its end"), "{why}");
}

#[test]
fn blocks_in_another_order_are_refused() {
    const BLOCK: usize = 4 + (1 << 20) + 8;
    let state: Vec<u8> = (0..3u32 << 20).map(|i| (i >> 20) as u8).collect();
    let good = bytes(&Header::new("0.106", 12_345), &state);
    let first = good.len() - 12 - 3 * BLOCK;
    let mut bad = good.clone();
    bad[first..first + 2 * BLOCK].rotate_left(BLOCK);
    assert!(state_of(&good).is_ok());
    assert!(state_of(&bad).expect_err("in another order").contains("checksum"));
}

#[test]
fn reasons_are_said() {
    let good = bytes(&Header::new("0.106", 12_345), &[7; 100]);
    let mut other = good.clone();
    other[8] = 1;
    let why = state_of(&other).expect_err("another version");
    assert!(why.contains("has version 1") && why.contains("reads version 2"), "{why}");
    assert!(state_of(b"a letter to Richard Guy").expect_err("a letter").contains("no checkpoint of grundy"));
    let why = read(&good[..], |_, _| Ok(())).expect_err("nothing was read");
    assert!(why.contains("longer"), "{why}");
}

#[test]
fn a_store_keeps_the_last_state_and_refuses_a_second_run() {
    let folder = folder("store");
    let path = folder.join("run.ckpt");
    let load = |store: &Store| {
        store.load(|header, input| {
            let mut text = String::new();
            input.read_to_string(&mut text).map_err(|error| error.to_string())?;
            Ok((header.heaps, text))
        })
    };
    // A run that was killed while it saved.
    std::fs::write(folder.join("run.ckpt.partial"), "half of a st").expect("a file");
    let mut store = Store::open(&path).expect("a new checkpoint");
    assert_eq!(load(&store), Ok(None));
    for heaps in [10, 20] {
        let state = format!("state at {heaps}");
        store.save(&Header::new("0.6", heaps), |out| out.write_all(state.as_bytes())).expect("it is saved");
    }
    assert_eq!(load(&store), Ok(Some((20, "state at 20".into()))));

    let why = Store::open(&path).err().expect("it is in use");
    assert!(why.contains("another run (process "), "{why}");

    // A state that cannot be written leaves the last one, and nothing else.
    let full = store.save(&Header::new("0.6", 30), |out| {
        out.write_all(&[0; 3 << 20])?;
        Err(std::io::Error::other("no space left"))
    });
    assert!(full.is_err());
    assert_eq!(load(&store), Ok(Some((20, "state at 20".into()))));
    drop(store);
    let left: Vec<_> =
        std::fs::read_dir(&folder).expect("the folder").map(|f| f.expect("a file").file_name()).collect();
    assert_eq!(left, ["run.ckpt"]);
    Store::open(&path).expect("it is free again");
    std::fs::remove_dir_all(&folder).expect("the folder is removed");
}

#[test]
fn places_that_cannot_be_written_are_refused_at_once() {
    let folder = folder("places");
    std::fs::write(folder.join("file"), "").expect("a file");
    let mut refused =
        vec![folder.clone(), folder.join("no/such/run.ckpt"), folder.join("file/run.ckpt"), "..".into()];
    if cfg!(unix) {
        refused.push("/dev/full".into());
    }
    for path in refused {
        let why = Store::open(&path).err().unwrap_or_else(|| panic!("{} was taken", path.display()));
        assert!(why.contains("cannot write the checkpoint"), "{why}");
    }
    std::fs::remove_dir_all(&folder).expect("the folder is removed");
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let folder = folder("link");
    std::fs::create_dir(folder.join("large-disk")).expect("a folder");
    std::fs::write(folder.join("large-disk/run"), "").expect("a file");
    let link = folder.join("run");
    std::os::unix::fs::symlink(folder.join("large-disk/run"), &link).expect("a link");
    let mut store = Store::open(&link).expect("an open checkpoint");
    store.save(&Header::new("0.6", 1), |_| Ok(())).expect("it is saved");
    assert!(std::fs::symlink_metadata(&link).expect("the link").file_type().is_symlink());
    assert!(store.load(|header, _| Ok(header.heaps)) == Ok(Some(1)));
    drop(store);
    std::fs::remove_dir_all(&folder).expect("the folder is removed");
}
