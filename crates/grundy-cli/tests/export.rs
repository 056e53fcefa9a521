//! `grundy values -o FILE`: a separate reader reads each format back, and files appear whole or not at
//! all.

mod common;

use common::folder;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Runs the program; returns its exit code and its standard error.
fn run(args: &[&str]) -> (Option<i32>, String) {
    let output = common::grundy(args);
    (output.status.code(), String::from_utf8(output.stderr).expect("UTF-8"))
}

/// Writes the values of a rule to a file of the folder.
fn export(folder: &Path, name: &str, args: &[&str]) -> PathBuf {
    let path = folder.join(name);
    let mut all = vec!["values"];
    all.extend(args);
    all.extend(["-o", path.to_str().expect("UTF-8")]);
    assert_eq!(run(&all), (Some(0), String::new()), "{all:?}");
    path
}

/// The names in a folder.
fn files(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .expect("the folder")
        .map(|file| file.expect("a file").file_name().into_string().expect("UTF-8"))
        .collect();
    names.sort();
    names
}

/// Reads an array by hand, as the format is defined in NumPy's enhancement proposal 1.
fn npy(bytes: &[u8]) -> Vec<u64> {
    assert_eq!(&bytes[..6], b"\x93NUMPY");
    let (start, length) = match bytes[6] {
        1 => (10, u16::from_le_bytes([bytes[8], bytes[9]]) as usize),
        _ => (12, u32::from_le_bytes([bytes[8], bytes[9], bytes[10], bytes[11]]) as usize),
    };
    let head = std::str::from_utf8(&bytes[start..start + length]).expect("ASCII");
    assert!(head.ends_with('\n') && (start + length) % 16 == 0, "{head:?}");
    assert!(head.contains("'descr': '<u4'") && head.contains("'fortran_order': False"), "{head}");
    let shape = &head[head.find("'shape': (").expect("a shape") + 10..];
    let count: usize = shape[..shape.find(',').expect("one axis")].parse().expect("a length");
    let data = &bytes[start + length..];
    assert_eq!(data.len(), 4 * count);
    data.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().expect("4 bytes")).into()).collect()
}

/// Reads a table through the reader of the crate `parquet`: pairs of heap and nim-value.
#[cfg(feature = "parquet")]
fn parquet(path: &Path) -> Vec<(u64, u64)> {
    use parquet::file::reader::{FileReader as _, SerializedFileReader};
    use parquet::record::RowAccessor as _;
    let file = std::fs::File::open(path).expect("the file");
    let reader = SerializedFileReader::new(file).expect("a Parquet file");
    let said = reader.metadata().file_metadata().key_value_metadata().expect("metadata");
    assert!(said.iter().any(|said| said.key == "rule" && said.value.is_some()));
    let rows = reader.get_row_iter(None).expect("rows");
    let row = |row: parquet::record::Row| (row.get_ulong(0).expect("heap"), row.get_ulong(1).expect("value"));
    rows.map(|one| row(one.expect("a row"))).collect()
}

const KAYLES: [u64; 21] = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1];

#[test]
fn each_line_holds_heap_and_value() {
    let folder = folder("lines");
    let read = |path: PathBuf| std::fs::read_to_string(path).expect("UTF-8");
    let pairs = |mark: &str| {
        let line = |(heap, value): (usize, &u64)| format!("{heap}{mark}{value}\n");
        KAYLES.iter().enumerate().map(line).collect::<String>()
    };
    let kayles = ["kayles", "--to", "20"];
    assert_eq!(read(export(&folder, "k.csv", &kayles)), format!("heap,nim_value\n{}", pairs(",")));
    assert_eq!(read(export(&folder, "b002186.txt", &kayles)), pairs(" "));
    assert_eq!(read(export(&folder, "odd.name", &["kayles", "--to", "20", "--format", "bfile"])), pairs(" "));
    assert_eq!(
        read(export(&folder, "c.csv", &["cram 1xn", "--to", "4"])),
        "n,nim_value\n1,0\n2,1\n3,1\n4,2\n"
    );
    assert!(read(export(&folder, "k.txt", &kayles)).starts_with("kayles   nim-values"));
    let answer: serde_json::Value =
        serde_json::from_str(&read(export(&folder, "k.json", &kayles))).expect("JSON");
    assert_eq!(answer["values"], serde_json::json!(KAYLES));
    assert_eq!(files(&folder).len(), 6, "nothing else was left: {:?}", files(&folder));
}

#[test]
fn an_array_is_read_back() {
    let folder = folder("npy");
    let near = export(&folder, "k.npy", &["kayles", "--to", "20"]);
    assert_eq!(npy(&std::fs::read(near).expect("the file")), KAYLES);
    let far = export(&folder, "far.npy", &["kayles", "--from", "10^9", "--to", "10^9+1000"]);
    let far = npy(&std::fs::read(far).expect("the file"));
    // The period of Kayles is 12, from heap 71 on (Guy & Smith 1956).
    let one_period = common::values("kayles", 96).unwrap();
    assert_eq!(far.len(), 1001);
    assert!((1_000_000_000_usize..).zip(far).all(|(heap, value)| value == one_period[84 + heap % 12]));
    let (code, error) =
        run(&["values", "nim", "--from", "2^32-1", "--to", "2^32+1", "-o", "/dev/null", "--format", "npy"]);
    assert_eq!(code, Some(2));
    assert!(
        error.contains("the nim-value of heap 4294967296 is 4294967296") && error.contains("Parquet"),
        "{error}"
    );
}

#[cfg(feature = "parquet")]
#[test]
fn a_table_is_read_back() {
    let folder = folder("parquet");
    let near = export(&folder, "k.parquet", &["kayles", "--to", "20"]);
    assert_eq!(parquet(&near), (0..).zip(KAYLES).collect::<Vec<_>>());
    let last = u64::MAX;
    let nim = export(&folder, "nim.pq", &["nim", "--from", "2^64-3", "--to", "2^64-1"]);
    assert_eq!(parquet(&nim), [(last - 2, last - 2), (last - 1, last - 1), (last, last)]);
    // A row of positions: the first column is their number.
    let column = |path: &Path| {
        use parquet::file::reader::{FileReader as _, SerializedFileReader};
        let reader =
            SerializedFileReader::new(std::fs::File::open(path).expect("the file")).expect("Parquet");
        reader.metadata().file_metadata().schema_descr().column(0).name().to_owned()
    };
    let cram = export(&folder, "cram.parquet", &["cram 1xn", "--to", "5"]);
    assert_eq!(parquet(&cram), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 0)]);
    assert_eq!((column(&cram), column(&nim)), ("n".into(), "heap".into()));
    // More than one row group.
    let many = export(&folder, "many.parquet", &["take {1,3,4}", "--from", "5", "--to", "2^20+100"]);
    let many = parquet(&many);
    assert_eq!(many.len(), (1 << 20) + 96);
    // The values of take {1,3,4} repeat 0, 1, 0, 1, 2, 3, 2.
    assert!((5..).zip(many).all(|(heap, row)| row == (heap, [0, 1, 0, 1, 2, 3, 2][heap as usize % 7])));
}

#[test]
fn npy_goes_through_a_pipe() {
    let output = common::grundy(&["values", "kayles", "--to", "20", "--format", "npy"]);
    assert_eq!((output.status.code(), npy(&output.stdout)), (Some(0), KAYLES.to_vec()));
}

#[cfg(feature = "parquet")]
#[test]
fn parquet_goes_through_a_pipe() {
    let folder = folder("pipe");
    let output = common::grundy(&["values", "kayles", "--to", "20", "--format", "parquet"]);
    let path = folder.join("piped.parquet");
    std::fs::write(&path, output.stdout).expect("the file");
    assert_eq!(parquet(&path).len(), 21);
}

#[cfg(not(feature = "parquet"))]
#[test]
fn a_program_without_parquet_says_how_to_get_it() {
    let folder = folder("without-parquet");
    let file = folder.join("k.parquet");
    let file = file.to_str().expect("UTF-8");
    for asked in [&["-o", file][..], &["--format", "parquet"], &["--format", "parquet", "-o", file]] {
        let args: Vec<&str> = ["values", "kayles", "--to", "20"].iter().chain(asked).copied().collect();
        let (code, error) = run(&args);
        assert!(code == Some(2) && error.contains("--features full"), "{args:?}: {error}");
    }
    assert_eq!(files(&folder), [""; 0]);
}

#[test]
fn a_run_that_stops_leaves_a_file_of_what_was_known() {
    let folder = folder("stop");
    for name in ["s.csv", "s.npy", "s.parquet", "s.json"] {
        if name == "s.parquet" && !cfg!(feature = "parquet") {
            continue;
        }
        let path = folder.join(name);
        let to = path.to_str().expect("UTF-8");
        let (code, error) =
            run(&["values", "nim", "--from", "7", "--to", "2^31", "--max-time", "0.2", "-o", to]);
        assert_eq!(code, Some(3), "{error}");
        let holds = error.lines().last().expect("what the file holds");
        let last: u64 = holds.rsplit(' ').next().and_then(|n| n.parse().ok()).expect("a heap");
        assert_eq!(holds, format!("{to} holds the heaps 7 to {last}"));
        assert!(last > 7);
        match name {
            "s.csv" => {
                let text = std::fs::read_to_string(&path).expect("UTF-8");
                assert_eq!(text.lines().last(), Some(format!("{last},{last}").as_str()));
            }
            "s.json" => {
                let text = std::fs::read_to_string(&path).expect("UTF-8");
                let answer: serde_json::Value = serde_json::from_str(&text).expect("JSON");
                assert_eq!(answer["stopped"]["why"], "time");
            }
            "s.npy" => assert!(npy(&std::fs::read(&path).expect("the file")).into_iter().eq(7..=last)),
            #[cfg(feature = "parquet")]
            _ => assert!(parquet(&path).into_iter().eq((7..=last).map(|heap| (heap, heap)))),
            #[cfg(not(feature = "parquet"))]
            _ => unreachable!("every name has its arm"),
        }
    }
}

/// Ctrl-C in the middle: a whole file, and exit code 130.
#[cfg(unix)]
#[test]
fn an_interrupted_run_leaves_a_file_of_what_was_known() {
    use rustix::process::{Pid, Signal, kill_process};
    let folder = folder("interrupt");
    let path = folder.join("i.npy");
    let mut program = Command::new(env!("CARGO_BIN_EXE_grundy"))
        .args(["values", "nim", "--to", "2^32-1", "-o"])
        .arg(&path)
        .stderr(Stdio::null())
        .spawn()
        .expect("the built program starts");
    // The draft appears after the run has begun to listen for Ctrl-C.
    while !files(&folder).iter().any(|name| name.ends_with(".part")) {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    std::thread::sleep(std::time::Duration::from_millis(200));
    assert!(!path.exists(), "the file has its name only when it is whole");
    kill_process(Pid::from_child(&program), Signal::INT).expect("the signal");
    assert_eq!(program.wait().expect("the program ends").code(), Some(130));
    let values = npy(&std::fs::read(&path).expect("the file"));
    assert!(!values.is_empty() && values.into_iter().zip(0..).all(|(value, heap)| value == heap));
    assert_eq!(files(&folder), ["i.npy"]);
}

#[test]
fn a_run_that_fails_leaves_the_old_file() {
    let folder = folder("old");
    // Heap 2 moves to itself, so it has no value; heaps 0 and 1 have one.
    let endless = "n -> n-lcm(n xor i,0) for i in 1..n-1";
    for name in ["old.csv", "old.npy", "old.parquet", "old.json"] {
        let path = folder.join(name);
        std::fs::write(&path, "old").expect("a file");
        assert_eq!(run(&["values", endless, "-o", path.to_str().expect("UTF-8")]).0, Some(2));
        let stop =
            ["values", "0.106", "--to", "10^9", "--max-time", "0", "-o", path.to_str().expect("UTF-8")];
        assert_eq!(
            run(&stop).0,
            Some(if name != "old.parquet" || cfg!(feature = "parquet") { 3 } else { 2 })
        );
        assert_eq!(std::fs::read_to_string(&path).expect("the file"), "old");
    }
    assert_eq!(files(&folder).len(), 4);
}

#[test]
fn a_dash_is_no_output_file() {
    let folder = folder("dash");
    for args in [
        &["values", "kayles", "--format", "csv", "-o", "-"][..],
        &["values", "kayles", "--format", "npy", "-o", "-"],
        &["solve", "cram 3x3", "--certificate", "-"],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_grundy")).args(args).current_dir(&*folder).output();
        let output = output.expect("the built program starts");
        let error = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{args:?}: {error}");
        assert!(error.contains("cannot write -") && error.contains("./-"), "{error}");
    }
    assert_eq!(files(&folder), [""; 0]);
    let named = ["solve", "cram 3x3", "--certificate", "./-"];
    let output = Command::new(env!("CARGO_BIN_EXE_grundy")).args(named).current_dir(&*folder).output();
    assert!(output.expect("the built program starts").status.success());
    assert_eq!(files(&folder), ["-"]);
}

/// A search may take hours, so the program refuses a file that cannot be written before it begins.
#[test]
fn the_file_of_a_certificate_is_checked_before_the_search() {
    let folder = folder("certificate");
    let nowhere = folder.join("no/such/file.cert");
    let slow = ["solve", "cram 9x9", "--only", "nim-value", "--max-time", "0.2", "--certificate"];
    let certified = |path: &Path| {
        let mut args = slow.to_vec();
        args.push(path.to_str().expect("UTF-8"));
        run(&args)
    };
    let (code, error) = certified(&nowhere);
    assert!(code == Some(2) && error.contains("there is no folder"), "{error}");
    let path = folder.join("file.cert");
    assert_eq!(certified(&path).0, Some(3), "the search is stopped");
    assert_eq!(files(&folder), [""; 0], "and leaves nothing");
    std::fs::write(&path, "old").expect("a file");
    assert_eq!(certified(&path).0, Some(3));
    let refused = ["solve", "nim : 10^18", "--certificate", path.to_str().expect("UTF-8")];
    assert_eq!(run(&refused).0, Some(2));
    assert_eq!(std::fs::read_to_string(&path).expect("the file"), "old");
    assert_eq!(files(&folder), ["file.cert"]);
}

#[cfg(unix)]
#[test]
fn a_file_keeps_its_permissions_and_its_links() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = folder("rights");
    let path = export(&folder, "k.csv", &["kayles"]);
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o640)).expect("rights");
    let link = folder.join("link.csv");
    symlink(&path, &link).expect("a link");
    export(&folder, "link.csv", &["nim", "--to", "1"]);
    assert!(link.symlink_metadata().expect("the link").is_symlink());
    assert_eq!(std::fs::read_to_string(&path).expect("the file"), "heap,nim_value\n0,0\n1,1\n");
    assert_eq!(path.metadata().expect("the file").permissions().mode() & 0o777, 0o640);
}

#[test]
fn a_refusal_names_the_file_that_cannot_be_written() {
    let folder = folder("refused");
    let inside = |name: &str| folder.join(name).to_str().expect("UTF-8").to_owned();
    let nowhere = inside("no/such/k.csv");
    for (file, says) in [
        (nowhere.as_str(), "there is no folder"),
        (folder.to_str().expect("UTF-8"), "does not say how to write it"),
        (&inside("k.xlsx"), "does not say how to write it"),
        (&inside("k"), "say --format"),
    ] {
        let (code, error) = run(&["values", "kayles", "-o", file]);
        assert_eq!(code, Some(2), "{file}");
        assert!(error.contains(file) && error.contains(says), "{error}");
    }
    let (code, error) = run(&["values", "kayles", "--format", "csv", "-o", folder.to_str().expect("UTF-8")]);
    assert!(code == Some(2) && error.contains("it is a folder"), "{error}");
    for args in [
        &["values", "wythoff", "-o", &inside("w.parquet")][..],
        &["values", "kayles", "--show", "outcomes", "-o", &inside("o.npy")],
        &["values", "even-number-addicts", "-o", &inside("l.npy")],
        &["values", "@book/files/rules.txt", "-o", &inside("r.npy")],
        &["values", "kayles", "--to", "2^64", "-o", &inside("t.csv")],
        &["values", "kayles", "--to", "2^64-1+1", "-o", &inside("t.csv")],
    ] {
        let output =
            Command::new(env!("CARGO_BIN_EXE_grundy")).args(args).current_dir(common::root()).output();
        let output = output.expect("the built program starts");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(!output.stderr.is_empty());
    }
    let (_, error) = run(&["values", "kayles", "--to", "2^64"]);
    assert!(error.contains("too large for a heap") && error.contains("18446744073709551615"), "{error}");
    assert_eq!(files(&folder), [""; 0]);
}

/// The disk is full; the device stays a device.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    for format in ["csv", "bfile", "json", "text", "npy", "parquet"] {
        if format == "parquet" && !cfg!(feature = "parquet") {
            continue;
        }
        let (code, error) =
            run(&["values", "kayles", "--to", "50000", "--format", format, "-o", "/dev/full"]);
        assert_eq!(code, Some(2), "{format}: {error}");
        assert!(
            error.contains("cannot write /dev/full") && error.contains("No space left"),
            "{format}: {error}"
        );
    }
    assert!(!Path::new("/dev/full").metadata().expect("the device").is_file());
}

/// Binary formats never go to a terminal.
#[cfg(target_os = "linux")]
#[test]
fn a_terminal_is_refused() {
    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
    let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
    grantpt(&master).expect("its rights");
    unlockpt(&master).expect("its lock");
    let name = ptsname(&master, Vec::new()).expect("its name").into_string().expect("UTF-8");
    let formats: &[&str] = if cfg!(feature = "parquet") { &["npy", "parquet"] } else { &["npy"] };
    for format in formats.iter().copied() {
        let terminal = std::fs::File::options().read(true).write(true).open(&name).expect("the terminal");
        let args = ["values", "kayles", "--format", format];
        let output = Command::new(env!("CARGO_BIN_EXE_grundy")).args(args).stdout(terminal).output();
        let output = output.expect("the built program starts");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && error.contains("-o FILE"), "{error}");
        let (code, error) = run(&["values", "kayles", "--format", format, "-o", &name]);
        assert!(code == Some(2) && error.contains("this is a terminal"), "{error}");
    }
}
