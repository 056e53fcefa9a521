//! Wrong input: clear errors, and nothing is lost.

use super::{cluster, hosts, path, process, refused};
use std::fs;

#[test]
fn hosts_that_cannot_be_reached_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = hosts(folder.path(), 2);
    let to = folder.path().join("job");
    let job = ["label", "nim : 3", "--to", path(&to), "--wait", "0", "--hosts", &list, "--process"];
    let addresses = fs::read_to_string(&list).expect("a list");
    let addresses: Vec<&str> = addresses.lines().collect();
    let (code, said) = refused(&[&job[..], &["0"]].concat());
    assert!(code == Some(3) && said.contains(&format!("process 1 at {}", addresses[1])), "{said}");
    let (code, said) = refused(&[&job[..], &["1"]].concat());
    assert!(code == Some(3) && said.contains(&format!("{} cannot be reached", addresses[0])), "{said}");
    let (code, said) = refused(&[&job[..], &["2"]].concat());
    assert!(code == Some(2) && said.contains("--process is from 0 to 1"), "{said}");
    for (text, why) in [
        ("a:1\na:1\n", "line 2: `a:1` stands twice"),
        ("nowhere\n", "line 1: `nowhere` is no address"),
        ("", "there is no host"),
    ] {
        fs::write(&list, text).expect("a list");
        let (code, said) = refused(&[&job[..], &["0"]].concat());
        assert!(code == Some(2) && said.contains(why), "{said}");
    }
    fs::write(&list, "no.such.host.invalid:7000\n127.0.0.1:0\n").expect("a list");
    let (code, said) = refused(&[&job[..], &["1"]].concat());
    assert!(code == Some(3) && said.contains("no.such.host.invalid:7000"), "{said}");
}

#[test]
fn processes_of_different_jobs_do_not_mix() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = hosts(folder.path(), 2);
    let [one, other] = ["one", "other"].map(|name| folder.path().join(name));
    let jobs = [["label", "nim : 3", "--to", path(&one)], ["label", "nim : 4", "--to", path(&other)]];
    let all: Vec<_> = jobs.iter().enumerate().map(|(number, job)| process(number, &list, job)).collect();
    let outputs: Vec<_> = all.into_iter().map(|one| one.wait_with_output().expect("a process")).collect();
    assert!(outputs.iter().all(|output| output.status.code() == Some(3)));
    let said: String = outputs.iter().map(|output| String::from_utf8_lossy(&output.stderr)).collect();
    assert!(said.contains("it works on `nim : "), "{said}");
}

#[test]
fn processes_with_different_settings_do_not_mix() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = hosts(folder.path(), 2);
    let to = folder.path().join("job");
    let job = ["label", "kayles : 9, 8", "--to", path(&to), "--checkpoint-after"];
    let all = ["20", "30"].map(|after| [&job[..], &[after]].concat());
    let all: Vec<_> = all.iter().enumerate().map(|(number, job)| process(number, &list, job)).collect();
    let outputs: Vec<_> = all.into_iter().map(|one| one.wait_with_output().expect("a process")).collect();
    assert!(outputs.iter().all(|output| output.status.code() == Some(3)));
    let said: String = outputs.iter().map(|output| String::from_utf8_lossy(&output.stderr)).collect();
    assert!(said.contains("it has --checkpoint-after "), "{said}");
}

#[test]
fn a_folder_is_for_one_job() {
    let folder = tempfile::tempdir().expect("a folder");
    let to = folder.path().join("job");
    assert!(cluster(&["label", "nim : 3", "--to", path(&to)]).status.success());
    for words in [
        &["label", "nim : 4", "--to", path(&to)][..],
        &["label", "nim : 3", "--shards", "3", "--to", path(&to)],
    ] {
        let (code, said) = refused(words);
        assert!(code == Some(2) && said.contains("the folder is about `nim : 3` in 16 shards"), "{said}");
    }
    let held = grundy_states::Lock::take(&to).expect("nobody works there");
    let (code, said) = refused(&["label", "nim : 3", "--to", path(&to)]);
    assert!(code == Some(2) && said.contains("works in this folder"), "{said}");
    drop(held);
    let bad = to.join("table.0003");
    let mut bytes = fs::read(&bad).expect("a table");
    bytes[20] ^= 1;
    fs::write(&bad, bytes).expect("a table");
    let (code, said) = refused(&["show", path(&to)]);
    assert!(code == Some(2) && said.contains("table.0003"), "{said}");
}

#[test]
fn malformed_lists_are_refused_with_their_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let (list, to) = (folder.path().join("m.csv"), folder.path().join("job"));
    let long = format!("from,to\na,{}\n", "x".repeat(128));
    for (text, why) in [
        ("", "the first line is not the header"),
        ("a,b\n", "the first line is not the header"),
        ("from,to\na,b\nb\n", "the second column is missing"),
        ("from,to\na,b\n\nb,c,d\n", "m.csv, line 4, column 4"),
        ("from,to\na,b\nb,\n", "m.csv, line 3, column 3"),
        ("from,to\na,\"b\nc,d\n", "the quote is not closed"),
        (&*long, "has more than 127 bytes"),
        ("from,to\na,b\nb,c\nc,a\n", "a → b → c → a"),
        ("from,to\na,a\n", "a → a"),
        ("from,to\n", "the graph has no nodes"),
        ("from,to,label\na,b,loss\n", "a list of moves has no labels"),
    ] {
        fs::write(&list, text).expect("a list");
        let _ = fs::remove_dir_all(&to);
        let (code, said) = refused(&["label", path(&list), "--to", path(&to)]);
        let cycle = ["a → b → c → a", "b → c → a → b", "c → a → b → c"];
        let found = said.contains(why) || why == cycle[0] && cycle.iter().any(|cycle| said.contains(cycle));
        assert!(code == Some(2) && found, "{text:?}: {said}");
    }
    let (code, said) = refused(&["label", path(&folder.path().join("none.csv")), "--to", path(&to)]);
    assert!(code == Some(3) && said.contains("none.csv"), "{said}");
    let (code, said) = refused(&["label", "kayles : x", "--to", path(&to)]);
    assert!(code == Some(2) && said.contains("kayles : x"), "{said}");
    let (code, said) = refused(&["label", path(&list), "--to", path(&to), "--state-bytes", "8"]);
    assert!(code == Some(2) && said.contains("--state-bytes is for positions"), "{said}");
    let (code, said) =
        refused(&["label", "nim : 300, 2", "--to", path(&to), "--state-bytes", "8", "--threads", "17"]);
    assert!(code == Some(2) && said.ends_with("add --shards 128\n"), "{said}");
    let (code, said) =
        refused(&["label", "nim : 3", "--to", path(&to), "--local", "200", "--threads", "1000"]);
    assert!(code == Some(2) && said.ends_with("there are at most 65536 shards\n"), "{said}");
    let wide = "nim : 300, 301, 302, 303, 304, 305";
    let (code, said) = refused(&["label", wide, "--to", path(&to), "--state-bytes", "8"]);
    assert!(code == Some(2) && said.ends_with("name another folder, and add --state-bytes 16\n"), "{said}");
    let (code, said) = refused(&["label", "nim : 3", "--to", path(&to), "--state-bytes", "9"]);
    assert!(code == Some(2) && said.contains("8, 16, 32 or 128"), "{said}");
}
