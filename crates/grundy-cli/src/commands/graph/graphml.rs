//! The solved graph in GraphML, with the values as attributes of the nodes.

use crate::fail::Fail;
use grundy_ask::graph::{Cell, ColumnKind, GraphAnswer};
use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesText, Event};
use std::io::{self, Write};

pub fn write(out: &mut impl Write, solved: &GraphAnswer) -> Result<(), Fail> {
    let mut xml = Writer::new_with_indent(&mut *out, b' ', 2);
    xml.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
    xml.create_element("graphml")
        .with_attribute(("xmlns", "http://graphml.graphdrawing.org/xmlns"))
        .write_inner_content(|xml| inner(xml, solved))?;
    Ok(writeln!(out)?)
}

/// The key of the attribute that marks the start.
const START: &str = "start";

fn inner<W: Write>(xml: &mut Writer<W>, solved: &GraphAnswer) -> io::Result<()> {
    let columns: Vec<_> = solved.columns().collect();
    let mut key = |name: &str, kind: &str| {
        let attributes = [("id", name), ("for", "node"), ("attr.name", name), ("attr.type", kind)];
        xml.create_element("key").with_attributes(attributes).write_empty().map(drop)
    };
    for column in &columns[1..] {
        key(column.name, if column.kind == ColumnKind::Number { "long" } else { "string" })?;
    }
    key(START, "boolean")?;
    let graph = solved.graph();
    xml.create_element("graph").with_attribute(("edgedefault", "directed")).write_inner_content(|xml| {
        for node in solved.solved() {
            xml.create_element("node").with_attribute(("id", graph.name(node))).write_inner_content(
                |xml| {
                    let mut data = |key: &str, value: &str| {
                        let data = xml.create_element("data").with_attribute(("key", key));
                        data.write_text_content(BytesText::new(value)).map(drop)
                    };
                    for (place, column) in columns.iter().enumerate().skip(1) {
                        match solved.cell(node, place) {
                            Cell::Number(number) => data(column.name, &number.to_string())?,
                            Cell::Text(text) => data(column.name, &text)?,
                            Cell::Empty => {}
                        }
                    }
                    if graph.start() == Some(node) { data(START, "true") } else { Ok(()) }
                },
            )?;
        }
        for node in solved.solved() {
            for &option in graph.options(node) {
                let ends = [("source", graph.name(node)), ("target", graph.name(option))];
                xml.create_element("edge").with_attributes(ends).write_empty()?;
            }
        }
        Ok(())
    })?;
    Ok(())
}
