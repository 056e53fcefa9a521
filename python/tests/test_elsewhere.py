"""Answers in the objects of other libraries, and graphs from them."""

import networkx
import pandas
import polars

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
