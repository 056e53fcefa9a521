//! Lists of moves are read as graphs are, in any number of pieces.

use grundy::graph::{StateGraph, solve_graph};
use grundy::{Budget, Convention};
use grundy_states::{Alone, CsvFile, JobError, Settings, Source, Tables, label, name_of};
use std::collections::BTreeMap;

/// Nim-value and remoteness under both conventions, by name.
type Labels = BTreeMap<String, (u64, [u32; 2])>;

fn in_pieces(text: &[u8], shards: u32) -> Result<Labels, JobError> {
    let folder = tempfile::tempdir().unwrap();
    let (file, job) = (folder.path().join("moves.csv"), folder.path().join("job"));
    std::fs::write(&file, text).unwrap();
    std::fs::create_dir(&job).unwrap();
    let list = CsvFile::open(&file)?;
    let settings = Settings { shards, ..Settings::default() };
    label(Source::List(&list), &job, settings, &mut Alone::default(), &mut Budget::default())?;
    let entries = Tables::open(&job)?.entries().map(|entry| {
        let (state, entry) = entry?;
        let remoteness =
            [Convention::Normal, Convention::Misere].map(|convention| entry.remoteness(convention));
        Ok((name_of(&state), (entry.nim_value().unwrap().0, remoteness)))
    });
    entries.collect()
}

fn as_a_graph(text: &str) -> Option<Labels> {
    let graph = StateGraph::read(text, Some("moves.csv")).ok()?;
    let solved = solve_graph(&graph, None, &mut Budget::default()).ok()?;
    let labels = solved.iter().map(|(node, worth)| {
        let remoteness =
            [Convention::Normal, Convention::Misere].map(|convention| worth.remoteness(convention));
        (graph.name(node).to_owned(), (worth.nim_value().0, remoteness))
    });
    Some(labels.collect())
}

#[test]
fn a_list_is_the_graph_of_its_file() {
    let long = format!("from,to\n{}a,b\n\"{}\",a\n", " ".repeat(300), "x, ".repeat(40));
    let many: String = (1..400).map(|n| format!("{n},{}\n{n}, \"{}\" \r\n", n / 2, n / 3)).collect();
    let texts = [
        "from,to\na,b\nb,c\n",
        "from,to\na,b",
        "\u{feff}\r\n \n From , TO \r\na,b\r\n\r\nb,c\r\n",
        "from,to\ra,b\rb,c\rc,d\rd,e\re,f\rf,g\rg,h\r",
        "from,to\ra,b\nb,c\rc,d\r\nd,e\n\r\re,f\n  \t\nf,g\rg,h",
        "from,to\n \"a\",b\n\"b, c\", a \n\"say \"\"hi\"\"\",\"b, c\"\n",
        "from,to\n\"aaaaaaa,bbbbbbb\",c\nin\"ner,\"x,y\"\n",
        "from,to\nñandú,b\nb,ж\na,b\na, b\n a,b\n",
        &long,
        &format!("from,to\n{many}"),
    ];
    for text in texts {
        let wanted = as_a_graph(text).unwrap_or_else(|| panic!("{text:?}"));
        for shards in [1, 2, 3, 16, 64] {
            assert_eq!(in_pieces(text.as_bytes(), shards).unwrap(), wanted, "{shards}: {text:?}");
        }
    }
}

#[test]
fn what_is_no_graph_is_no_list() {
    let texts = [
        "",
        "\n\n",
        "from,to\n",
        "from,to\n \n\r\n",
        "from;to\na;b\n",
        "a,b\n",
        "from,to\na,b\nb\n",
        "from,to\na,b,c\n",
        "from,to\n\"a\"b,c\n",
        "from,to\n\"a\n\",b\n",
        "from,to\na,\"b\nc,d\n",
        "from,to\na,\n",
        "from,to\na,b\u{7}\n",
        "from,to\na,b\nb,a\n",
    ];
    for text in texts {
        assert_eq!(as_a_graph(text), None, "{text:?}");
        for shards in [1, 3, 16] {
            assert!(in_pieces(text.as_bytes(), shards).is_err(), "{shards}: {text:?}");
        }
    }
    assert!(in_pieces(b"from,to\na,b\nb,\xff\n", 3).unwrap_err().to_string().contains("line 3"));
    assert!(in_pieces(b"from,to,label\na,b\nb,,win\n", 1).unwrap_err().to_string().contains("no labels"));
    let name = format!("from,to\na,{}\n", "x".repeat(128));
    assert!(in_pieces(name.as_bytes(), 2).unwrap_err().to_string().contains("more than 127 bytes"));
}
