"""Answers in the objects of other libraries, and graphs from them."""

from pathlib import Path

import networkx
import numpy
import pandas
import polars
import pyarrow
import pytest

import grundy


def test_values_are_series() -> None:
    values = grundy.values("kayles", 9, from_=2)
    series = values.to_pandas()
    assert isinstance(series, pandas.Series)
    assert list(series) == list(values) and list(series.index) == list(range(2, 10))
    column = values.to_polars()
    assert isinstance(column, polars.Series)
    assert column.to_list() == list(values) and column.name == "nim_value"


def test_graphs_come_and_go() -> None:
    edges = [("2", "1"), ("2", "0"), ("1", "0")]
    graph = grundy.Graph(edges)
    there = graph.to_networkx()
    assert isinstance(there, networkx.DiGraph) and sorted(there.edges) == sorted(edges)
    table = {"from": [2, 2, 1], "to": [1, 0, 0]}
    for same in (there, pandas.DataFrame(table), polars.DataFrame(table)):
        assert grundy.Graph(same).solve().nodes[0].nim_value == 2, type(same)
    with pytest.raises(ValueError, match="DOT"):
        grundy.Graph("digraph { a -> b }").edges()
    with pytest.raises(ValueError, match="CSV"):
        grundy.Graph("").edges()
    assert grundy.Graph('{"nodes":["a","b"],"edges":[["a","b"]]}').edges() == [("a", "b")]


def test_play_may_go_on_for_ever() -> None:
    graph = grundy.Graph({1: [0, 2], 2: [1], 3: [3], 4: [3, 0]})
    with pytest.raises(grundy.RuleError, match="loopy=True"):
        graph.solve()
    nodes = {node.id: node for node in graph.solve(loopy=True).nodes}
    assert (nodes["2"].nim_value, nodes["2"].normal, nodes["2"].misere) == (0, "P", "D")
    assert (nodes["4"].nim_value, nodes["4"].infinite, nodes["4"].best) == (None, (0,), ("0",))
    assert nodes["3"].remoteness_normal is None


def test_graphs_are_read_from_dictionaries_and_files(tmp_path: Path) -> None:
    table = {"2": ["1", "0"], "1": ["0"], "0": []}
    file = tmp_path / "graph.csv"
    file.write_text("from,to\n2,1\n2,0\n1,0\n", encoding="utf-8")
    assert grundy.Graph(table) == grundy.Graph(file)
    with pytest.raises(FileNotFoundError):
        grundy.Graph(tmp_path / "none.csv")


def test_values_are_arrow_in_the_same_memory() -> None:
    values = grundy.values("kayles", 9)
    array = pyarrow.array(values)
    assert array.to_pylist() == list(values) and array.type == pyarrow.uint32()
    assert array.buffers()[1].address == numpy.asarray(values).ctypes.data
    assert polars.Series(values).to_list() == list(values)
    assert pyarrow.array(grundy.values("kayles", 5, from_=5)).to_pylist() == [4]
    del values
    assert array.to_pylist()[-1] == 4


def test_nodes_are_positions() -> None:
    graph = grundy.Graph([("a b", 'say "x"'), ('say "x"', "c"), ("a b", "c")])
    position = graph.position("a b")
    assert grundy.value(position) == 2 == graph.solve().nodes[0].nim_value
    picture = graph._repr_svg_()
    assert picture is not None and picture.startswith("<svg")
    assert graph.to_dot("a b").startswith("digraph")
    assert r"\begin{tikzpicture}" in graph.to_tikz("a b")


def test_positions_have_graphs() -> None:
    class Take:
        def moves(self, heap: int) -> list[int]:
            return [heap - k for k in (1, 2) if k <= heap]

    own, text = grundy.Rule(Take())(4).graph(), grundy.Rule({1, 2})(4).graph()
    assert own.edges()[0] in {("4", "3"), ("4", "2")}
    assert len(own.edges()) == len(text.edges()) == 7
    assert {node.nim_value for node in own.solve().nodes} == {0, 1, 2}
    bare = grundy.Rule(lambda heap: {heap - 1} if heap else set())(2, 1).graph()
    assert len(bare.solve().nodes) == len(set(sum(bare.edges(), ())))
    with pytest.raises(grundy.TooLargeError, match="max_nodes"):
        grundy.Rule(Take())(40).graph(max_nodes=10)
