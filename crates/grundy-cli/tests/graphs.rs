//! `grundy graph`: every format is read as CSV is, and what is written can be read again.

mod common;

use common::{folder, grundy, json};
use proptest::prelude::*;
use serde_json::Value;
use std::path::{Path, PathBuf};

fn written(folder: &Path, name: &str, content: impl AsRef<[u8]>) -> String {
    let path = folder.join(name);
    std::fs::write(&path, content).expect("a file");
    path.to_str().expect("UTF-8").to_owned()
}

fn refused(args: &[&str]) -> String {
    let output = grundy(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {output:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    String::from_utf8(output.stderr).expect("UTF-8")
}

/// Runs the program, which writes a file.
fn export(args: &[&str], path: &Path) {
    let output = grundy(&[args, &["-o", path.to_str().expect("UTF-8")]].concat());
    assert!(output.status.success() && output.stdout.is_empty(), "{args:?}: {output:?}");
}

const LABELLED: &str = "from,to,label\nfork,even\nfork,lost\nroad,fork\nroad,even\nlost,,loss\neven,,tie\n";

#[test]
fn labels_decide_who_wins() {
    let folder = folder("labels");
    let file = written(&folder, "game.csv", LABELLED);
    let answer = json(&["graph", &file]).expect("an answer");
    let node = |place: usize| {
        let node = &answer["nodes"][place];
        (node["id"].as_str(), node["outcome"].as_str(), node["remoteness"].as_u64(), node["best"][0].as_str())
    };
    assert_eq!(node(0), (Some("fork"), Some("N"), Some(1), Some("lost")));
    assert_eq!(node(1), (Some("even"), Some("T"), Some(0), None));
    assert_eq!(node(3), (Some("road"), Some("T"), Some(1), Some("even")));
    assert_eq!(answer["nodes"][2]["label"], "loss");
    let line = json(&["graph", &file, "--line", "road"]).expect("an answer");
    assert_eq!(line["line"], serde_json::json!(["road", "even"]));
    assert_eq!(line["convention"], Value::Null);
    for (args, words) in [
        (&["graph", &file, "--loopy"][..], "needs play that ends"),
        (&["graph", &file, "--line", "road", "--misere"], "no misère play"),
        (&["solve", &format!("graph @{file} : fork")], "`grundy graph FILE` values them\ntry: grundy graph "),
        (&["draw", "graph", &file], "labels its ends"),
    ] {
        let said = refused(args);
        assert!(said.contains(words), "{args:?}: {said}");
    }
}

#[test]
fn a_labelled_cycle_is_refused_without_loopy_play() {
    let folder = folder("labelled-cycle");
    let file = written(&folder, "cycle.csv", "from,to,label\na,b\nb,a\nb,c\nc,,loss\n");
    for args in [
        &["graph", &file][..],
        &["graph", &file, "--line", "a"],
        &["solve", "n -> 5-n ; at end: tie : 3"],
        &["explain", "n -> 5-n ; at end: tie : 3"],
    ] {
        let said = refused(args);
        assert!(said.contains("; a labelled game needs play that ends"), "{args:?}: {said}");
        assert!(!said.contains("--loopy") && !said.contains("grundy graph"), "{args:?}: {said}");
    }
}

/// The formats that keep the graph: what was written is read as the same graph.
#[test]
fn the_solved_graph_is_read_again() {
    let folder = folder("again");
    let plain = "from,to\n\"a \"\"b\"\"\",<c> & d\n\"a \"\"b\"\"\",7\n<c> & d,7\né,7\n";
    for (name, text) in [("plain.csv", plain), ("labelled.csv", LABELLED)] {
        let file = written(&folder, name, text);
        let answer = json(&["graph", &file]).expect("an answer");
        for format in ["dot", "graphml"] {
            let path = folder.join(format!("again.{format}"));
            export(&["graph", &file], &path);
            let again = json(&["graph", path.to_str().expect("UTF-8")]).expect("an answer");
            assert_eq!(sorted(&again), sorted(&answer), "{name}, {format}");
            // Standard output has the same.
            let output = grundy(&["graph", &file, "--format", format]);
            assert_eq!(output.stdout, std::fs::read(&path).expect("a file"));
        }
        for format in ["json", "csv", "txt"] {
            let path = folder.join(format!("again.{format}"));
            export(&["graph", &file], &path);
            let output = grundy(&[
                "graph",
                &file,
                "--format",
                format.trim_end_matches("xt").replace('t', "text").as_str(),
            ]);
            assert_eq!(output.stdout, std::fs::read(&path).expect("a file"), "{format}");
        }
    }
    let file = written(&folder, "slash.csv", "from,to\na\\,b\n");
    assert!(refused(&["graph", &file, "--format", "dot"]).contains("backslash"));
    assert!(refused(&["graph", &file, "-o", "x.zip"]).contains(".graphml"));
    assert!(refused(&["graph", &file, "--line", "b", "--format", "csv"]).contains("text or JSON"));
}

/// The nodes by name; their options may come in another order.
fn sorted(answer: &Value) -> Vec<String> {
    let mut answer = answer.clone();
    let nodes = answer["nodes"].as_array_mut().expect("nodes");
    for node in nodes.iter_mut() {
        for list in ["best", "best_misere"] {
            if let Some(list) = node.get_mut(list).and_then(Value::as_array_mut) {
                list.sort_by_key(Value::to_string);
            }
        }
    }
    let mut nodes: Vec<String> = nodes.iter().map(Value::to_string).collect();
    nodes.sort();
    nodes
}

#[test]
fn the_line_of_best_play_shortens_by_one() {
    let folder = folder("line");
    let moves: String =
        (1..40u32).flat_map(|n| (1..=3.min(n)).map(move |k| format!("{n},{}\n", n - k))).collect();
    let file = written(&folder, "take.csv", format!("from,to\n{moves}"));
    for convention in [&[][..], &["--misere"]] {
        for start in ["0", "1", "9", "20", "37"] {
            let answer =
                json(&[&["graph", &file, "--line", start][..], convention].concat()).expect("an answer");
            let line = answer["line"].as_array().expect("a line");
            assert_eq!(line.len() as u64, answer["remoteness"].as_u64().expect("a number") + 1, "{answer}");
            // Every option of a lost node has a reply that beats it.
            let options = answer["options"].as_array().expect("options");
            for option in options.iter().filter(|_| answer["outcome"] == "P") {
                // Where no move is left, the opponent has won.
                let Some(reply) = option["reply"].as_str() else {
                    assert_eq!(option["remoteness"], 0, "{option}");
                    continue;
                };
                let after =
                    json(&[&["graph", &file, "--line", reply][..], convention].concat()).expect("an answer");
                assert_eq!(after["outcome"], "P", "{option}");
            }
        }
    }
    let token = written(&folder, "token.csv", "from,to\na,b\nb,a\nb,end\nc,c\nc,d\nd,c\n");
    let draw = json(&["graph", &token, "--line", "c", "--loopy"]).expect("an answer");
    assert_eq!((&draw["outcome"], &draw["line"]), (&"D".into(), &serde_json::json!(["c"])));
    assert_eq!(draw["options"][1]["reply"], "c");
    let won = json(&["graph", &token, "--line", "a", "--loopy"]).expect("an answer");
    assert_eq!(won["line"], serde_json::json!(["a", "b", "end"]));
}

#[test]
fn broken_files_are_refused_with_their_place() {
    let folder = folder("broken");
    let cut = written(&folder, "cut.csv", "from,to\n1,2\n2,3\n3");
    assert!(refused(&["graph", &cut]).contains("line 4, column 2"));
    let xml = written(
        &folder,
        "cut.graphml",
        "<graphml><graph edgedefault='directed'>\n<node id='a'/>\n<edge source=",
    );
    assert!(refused(&["graph", &xml]).contains("line 3, column 1"));
    let latin = written(&folder, "latin.csv", b"from,to\na,\xe9\n");
    assert!(refused(&["graph", &latin]).contains("byte 10 is not UTF-8"));
    for (name, bytes) in
        [("a.parquet", &b"PAR1"[..]), ("b.arrow", b"ARROW1\0\0"), ("c.arrow", b"\xff\xff\xff\xff\x10\0\0\0")]
    {
        let file = written(&folder, name, bytes);
        assert!(refused(&["graph", &file]).contains(name), "{name}");
    }
    // Node numbers beyond 32 and 64 bits are names as others.
    let huge = written(&folder, "huge.csv", "from,to\n8589934592,18446744073709551616\n");
    let answer = json(&["graph", &huge]).expect("an answer");
    assert_eq!(answer["nodes"][1]["id"], "18446744073709551616");
}

#[cfg(all(feature = "arrow", feature = "parquet"))]
mod binary {
    use super::*;
    use arrow_array::cast::AsArray as _;
    use arrow_array::types::UInt64Type;
    use arrow_array::{
        Array, ArrayRef, DictionaryArray, Float64Array, Int16Array, Int64Array, LargeStringArray,
        RecordBatch, StringArray, StringViewArray, UInt32Array, UInt64Array, types::Int32Type,
    };
    use parquet::arrow::ArrowWriter;
    use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
    use parquet::basic::Compression;
    use parquet::file::properties::WriterProperties;
    use std::sync::Arc;

    fn batch(columns: Vec<(&str, ArrayRef)>) -> RecordBatch {
        RecordBatch::try_from_iter_with_nullable(
            columns.into_iter().map(|(name, column)| (name, column, true)),
        )
        .expect("columns of one length")
    }

    fn parquet(batches: &[RecordBatch]) -> Vec<u8> {
        let snappy = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let mut writer =
            ArrowWriter::try_new(Vec::new(), batches[0].schema(), Some(snappy)).expect("a writer");
        batches.iter().for_each(|batch| writer.write(batch).expect("a batch"));
        writer.into_inner().expect("bytes")
    }

    fn arrow(batches: &[RecordBatch]) -> Vec<u8> {
        let mut writer =
            arrow_ipc::writer::FileWriter::try_new(Vec::new(), &batches[0].schema()).expect("a writer");
        batches.iter().for_each(|batch| writer.write(batch).expect("a batch"));
        writer.into_inner().expect("bytes")
    }

    fn stream(batches: &[RecordBatch]) -> Vec<u8> {
        let mut writer =
            arrow_ipc::writer::StreamWriter::try_new(Vec::new(), &batches[0].schema()).expect("a writer");
        batches.iter().for_each(|batch| writer.write(batch).expect("a batch"));
        writer.into_inner().expect("bytes")
    }

    /// The names as a column of one of several types.
    fn column(names: &[String], kind: usize) -> ArrayRef {
        let numbers = || names.iter().map(|name| name.parse::<i64>().expect("a number"));
        match kind {
            0 => Arc::new(Int64Array::from_iter_values(numbers())),
            1 => Arc::new(UInt32Array::from_iter_values(numbers().map(|n| n as u32))),
            2 => Arc::new(UInt64Array::from_iter_values(numbers().map(|n| n as u64))),
            3 => Arc::new(Int16Array::from_iter_values(numbers().map(|n| n as i16))),
            4 => Arc::new(LargeStringArray::from_iter_values(names)),
            5 => Arc::new(StringViewArray::from_iter_values(names)),
            6 => {
                Arc::new(names.iter().map(|name| Some(name.as_str())).collect::<DictionaryArray<Int32Type>>())
            }
            _ => Arc::new(StringArray::from_iter_values(names)),
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(12))]
        #[test]
        fn as_the_same_edges_in_csv(
            edges in prop::collection::vec((1u32..60, 0u32..60), 1..40),
            kinds in (0usize..8, 0usize..8),
            cut in 0usize..40,
        ) {
            let edges: Vec<(String, String)> =
                edges.iter().map(|&(from, to)| (from.to_string(), (to % from).to_string())).collect();
            let folder = folder("binary");
            let csv: String = edges.iter().map(|(from, to)| format!("{from},{to}\n")).collect();
            let expected = json(&["graph", &written(&folder, "g.csv", format!("from,to\n{csv}"))]).unwrap();
            let table = |edges: &[(String, String)]| {
                let (from, to): (Vec<_>, Vec<_>) = edges.iter().cloned().unzip();
                batch(vec![("From", column(&from, kinds.0)), ("weight", column(&to, 0)), ("to", column(&to, kinds.1))])
            };
            let (head, tail) = edges.split_at(cut.min(edges.len()));
            let parts = [table(head), table(tail)];
            // An Arrow file has one dictionary for a column.
            for (name, bytes) in [("g.parquet", parquet(&parts)), ("g.arrow", arrow(&[table(&edges)])), ("g", stream(&parts))] {
                let file = written(&folder, name, bytes);
                let found = json(&["graph", &file]).unwrap();
                // A batch names the nodes column by column, so the order may differ.
                prop_assert_eq!(sorted(&found), sorted(&expected), "{}", name);
            }
        }
    }

    #[test]
    fn labels_and_bad_rows() {
        let folder = folder("rows");
        let texts = |texts: &[Option<&str>]| Arc::new(StringArray::from(texts.to_vec())) as ArrayRef;
        let table = |from: &[Option<&str>], to: &[Option<&str>], label: &[Option<&str>]| {
            parquet(&[batch(vec![("from", texts(from)), ("to", texts(to)), ("label", texts(label))])])
        };
        let good = table(
            &[Some("fork"), Some("fork"), Some("road"), Some("road"), Some("lost"), Some("even")],
            &[Some("even"), Some("lost"), Some("fork"), Some("even"), None, None],
            &[None, None, Some(""), None, Some("loss"), Some("tie")],
        );
        let from_csv = json(&["graph", &written(&folder, "g.csv", LABELLED)]).unwrap();
        let found = json(&["graph", &written(&folder, "g.parquet", good)]).unwrap();
        assert_eq!(sorted(&found), sorted(&from_csv));
        for (bytes, words) in [
            (table(&[None], &[Some("a")], &[None]), "row 1 has an end without a name"),
            (
                table(&[Some("a"), Some("a")], &[Some("b"), None], &[None, None]),
                "row 2 has an end without a name",
            ),
            (table(&[Some("a")], &[Some("b")], &[Some("win")]), "row 1: a move has no label"),
            (table(&[Some("a")], &[None], &[Some("draw")]), "expected `win`, `loss` or `tie`"),
            (table(&[Some("")], &[Some("b")], &[None]), "row 1, column `from`: a node must have a name"),
            (
                table(&[Some("a"), Some("b\0")], &[Some("b"), Some("c")], &[None, None]),
                "row 2, column `from`",
            ),
            (
                parquet(&[batch(vec![
                    ("from", column(&["1".into()], 0)),
                    ("until", column(&["2".into()], 0)),
                ])]),
                "no column `to`",
            ),
            (
                parquet(&[batch(vec![
                    ("from", column(&["1".into()], 0)),
                    ("to", Arc::new(Float64Array::from(vec![2.0]))),
                ])]),
                "the column `to` has the type Float64; expected text or whole numbers",
            ),
            (
                parquet(&[batch(vec![
                    ("from", column(&["1".into()], 0)),
                    ("to", column(&["2".into()], 0)),
                    ("label", Arc::new(Float64Array::from(vec![2.0]))),
                ])]),
                "the column `label` has the type Float64; expected text",
            ),
            (
                parquet(&[batch(vec![
                    ("from", column(&["1".into()], 0)),
                    ("From", column(&["2".into()], 0)),
                    ("to", column(&["3".into()], 0)),
                ])]),
                "the columns `from` and `From` are both `from`",
            ),
            (parquet(&[batch(vec![("from", column(&[], 0)), ("to", column(&[], 0))])]), "no nodes"),
        ] {
            let said = refused(&["graph", &written(&folder, "bad.parquet", bytes)]);
            assert!(said.contains(words), "{words}: {said}");
        }
        let floats: ArrayRef = Arc::new(Float64Array::from(vec![1.5]));
        let bytes = arrow(&[batch(vec![("from", floats.clone()), ("to", floats)])]);
        assert!(
            refused(&["graph", &written(&folder, "bad.arrow", bytes)])
                .contains("the column `from` has the type Float64")
        );
    }

    /// A cut or damaged file is refused or read; the program does not break.
    #[test]
    fn damaged_files_do_not_break_the_program() {
        let folder = folder("damaged");
        let names: Vec<String> = (0..50).map(|n| n.to_string()).collect();
        let table = [batch(vec![("from", column(&names[1..], 7)), ("to", column(&names[..49], 0))])];
        for (name, whole) in
            [("g.parquet", parquet(&table)), ("g.arrow", arrow(&table)), ("g", stream(&table))]
        {
            for step in 1..30 {
                let at = whole.len() * step / 30;
                let mut damaged = whole.clone();
                damaged[at] ^= 0x55;
                for bytes in [&whole[..at], &damaged] {
                    let output = grundy(&["graph", &written(&folder, name, bytes), "--max-time", "20"]);
                    let said = String::from_utf8_lossy(&output.stderr).into_owned();
                    assert!(output.status.code().is_some_and(|code| code <= 3), "{name} at {at}: {said}");
                    assert!(!said.contains("panicked"), "{name} at {at}: {said}");
                }
            }
        }
    }

    fn texts_of(batches: &[RecordBatch]) -> String {
        let schema = batches[0].schema();
        let names: Vec<&str> = schema.fields().iter().map(|field| field.name().as_str()).collect();
        let mut csv = names.join(",") + "\n";
        for batch in batches {
            for row in 0..batch.num_rows() {
                let cell = |column: &ArrayRef| match column.as_primitive_opt::<UInt64Type>() {
                    _ if column.is_null(row) => String::new(),
                    Some(numbers) => numbers.value(row).to_string(),
                    None => match column.as_string::<i32>().value(row) {
                        text if text.contains(',') => format!("\"{text}\""),
                        text => text.to_owned(),
                    },
                };
                csv += &(batch.columns().iter().map(cell).collect::<Vec<_>>().join(",") + "\n");
            }
        }
        csv
    }

    #[test]
    fn the_solved_nodes_are_the_same_table() {
        let folder = folder("tables");
        for (name, text, more) in [
            ("plain.csv", "from,to\n2,1\n2,0\n1,0\n", &[][..]),
            ("labelled.csv", LABELLED, &[]),
            ("token.csv", "from,to\na,b\nb,a\nb,end\nc,c\nc,b\nc,end\n", &["--loopy"]),
        ] {
            let file = written(&folder, name, text);
            let args = [&["graph", &file][..], more].concat();
            let csv =
                String::from_utf8(grundy(&[&args[..], &["--format", "csv"]].concat()).stdout).expect("UTF-8");
            let path: PathBuf = folder.join("out.parquet");
            export(&args, &path);
            let bytes = bytes::Bytes::from(std::fs::read(&path).expect("a file"));
            let reader = ParquetRecordBatchReaderBuilder::try_new(bytes)
                .expect("a Parquet file")
                .build()
                .expect("a reader");
            assert_eq!(texts_of(&reader.map(Result::unwrap).collect::<Vec<_>>()), csv, "{name}");
            let path = folder.join("out.arrow");
            export(&args, &path);
            let reader =
                arrow_ipc::reader::FileReader::try_new(std::fs::File::open(&path).expect("a file"), None);
            assert_eq!(
                texts_of(&reader.expect("an Arrow file").map(Result::unwrap).collect::<Vec<_>>()),
                csv,
                "{name}"
            );
        }
    }
}
