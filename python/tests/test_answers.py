"""Answers: the same JSON as in every front end, values, errors, limits and objects."""

from __future__ import annotations

import copy
import hashlib
import json
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import grundy
import numpy
import pytest
from grundy import _grundy

HERE = Path(__file__).parent
VECTORS = HERE.parents[1] / "vectors"
QUESTIONS = json.loads((HERE / "questions.json").read_text())


@pytest.mark.parametrize("asked", QUESTIONS, ids=lambda asked: json.dumps(asked["question"])[:60])
def test_every_question_has_the_answer_of_the_engine(asked: dict[str, Any]) -> None:
    fields = dict(asked["question"])
    name = fields.pop("ask")
    text = _grundy.ask(name, fields, _grundy.Limits()).json
    assert hashlib.sha256(text.encode()).hexdigest() == asked["sha256"]
    answer = grundy.ask(name, **fields)
    for record in answer if isinstance(answer, tuple) else (answer,):
        walk(record)
    if not isinstance(answer, tuple):
        assert answer.to_dict() == json.loads(text)


def test_print_gives_the_text_of_the_program() -> None:
    for answer, words in (
        (grundy.solve("nim : 3, 4, 5"), ["solve", "nim : 3, 4, 5"]),
        (grundy.law("kayles"), ["law", "kayles"]),
    ):
        program = Path(sys.executable).with_name("grundy")
        shown = subprocess.run([program, *words], check=True, capture_output=True, text=True)
        assert f"{answer}\n" == shown.stdout
        assert str(pickle.loads(pickle.dumps(answer))) == str(answer)


def test_the_text_of_a_stopped_answer_says_what_is_known() -> None:
    assert "stopped" in str(grundy.solve("cram 7x7", only="nim-value", budget=0.1))


def walk(value: object) -> None:
    """Read every field of a record, and of the records inside it."""
    if isinstance(value, tuple):
        for item in value:
            walk(item)
    if isinstance(value, grundy.Record):
        for name in value:
            walk(getattr(value, name))


NAMED = {"grundy": "4!.0", "lasker": "4.[3]", "half-floor": "take 1..floor(n/2)", "kayles": "kayles", "nim": "nim"}


def rule_of(entry: dict[str, Any]) -> grundy.Rule | None:
    """The rule of an entry of the vectors, as Python writes it."""
    match entry["ruleset"]:
        case {"kind": "subtraction", "set": numbers}:
            return grundy.Rule(set(numbers))
        case {"kind": "subtraction_range", "lo": low, "hi": high}:
            return grundy.Rule(range(low, high + 1))
        case {"kind": "octal" | "hex", "code": code}:
            return grundy.Rule(code)
        case {"name": name} | {"rule": name} if name in NAMED:
            return grundy.Rule(NAMED[name])
    return None


def test_values_are_those_of_the_vectors() -> None:
    compared = 0
    for entry in json.loads((VECTORS / "heap_rulesets.json").read_text())["entries"]:
        rule = rule_of(entry)
        if rule is None:
            continue
        values = grundy.values(rule, min(entry["count"], 2000) - 1)
        assert values[: len(entry["first"])] == tuple(entry["first"]), entry["id"]
        if len(values) == entry["count"]:
            text = ",".join(map(str, values))
            assert hashlib.sha256(text.encode()).hexdigest() == entry["sha256"], entry["id"]
        compared += 1
    assert compared > 50


def test_values_share_their_memory() -> None:
    values = grundy.values("kayles", 1000)
    array = numpy.asarray(values)
    assert array.dtype == numpy.uint32
    assert not array.flags.writeable
    assert numpy.shares_memory(array, numpy.asarray(values))
    assert values.memory.readonly
    assert list(values) == array.tolist()
    if sys.version_info >= (3, 12):
        assert memoryview(values).readonly


def test_large_values_have_64_bits() -> None:
    values = grundy.values("nim", 2**33 + 2, from_=2**33)
    assert list(values) == [2**33, 2**33 + 1, 2**33 + 2]
    assert numpy.asarray(values).dtype == numpy.uint64


@pytest.mark.parametrize(
    ("position", "kind", "span"),
    [
        ("nim : 3, x", grundy.RuleSyntaxError, (9, 10)),
        ("kayels : 4", grundy.RuleSyntaxError, (0, 6)),
        ("graph {a>b, b>a} : a", grundy.RuleError, None),
    ],
)
def test_errors_say_where(position: str, kind: type[grundy.GrundyError], span: tuple[int, int] | None) -> None:
    with pytest.raises(kind) as caught:
        grundy.solve(position)
    error = caught.value
    assert error.span == span
    assert span is None or "^" in str(error)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.span) == (kind, str(error), span)


def test_a_wrong_field_is_an_error_of_the_call() -> None:
    wrong: list[dict[str, Any]] = [{"rul": "nim"}, {}, {"rule": 3}]
    for fields in wrong:
        with pytest.raises(grundy.QuestionError) as caught:
            grundy.ask("law", **fields)
        assert isinstance(caught.value, TypeError) and isinstance(caught.value, grundy.GrundyError)
        assert type(pickle.loads(pickle.dumps(caught.value))) is grundy.QuestionError


def test_rules_and_positions_are_fields() -> None:
    nim = grundy.Rule("nim")
    assert grundy.ask("law", rule=nim) == grundy.law("nim")
    assert grundy.draw("heaps", played=[nim(3, 4)]) == grundy.draw("heaps", played=["nim : 3, 4"])
    picture = grundy.draw("board", position=nim(3), format="txt")
    assert picture.form == "txt" and picture._repr_svg_() is None


def test_an_error_offers_what_was_meant() -> None:
    with pytest.raises(grundy.GrundyError) as caught:
        grundy.solve("kayels : 4")
    assert caught.value.text == "kayles : 4"
    assert caught.value.help == "did you mean `kayles`?"


@pytest.mark.parametrize("fields", [{"max_moves": -1}, {"max_moves": 10**30}, {"moves": 1}, {"misere": "yes"}])
def test_wrong_fields_are_refused(fields: dict[str, Any]) -> None:
    with pytest.raises((grundy.GrundyError, TypeError)):
        grundy.ask("solve", position="nim : 3", **fields)


def test_unknown_questions_are_refused() -> None:
    with pytest.raises(grundy.UnknownError):
        grundy.ask("win")


def test_a_budget_ends_the_work() -> None:
    start = time.perf_counter()
    answer = grundy.solve("cram 7x7", only="nim-value", budget=0.2)
    assert answer.stopped is not None
    assert answer.stopped.why == "time"
    assert time.perf_counter() - start < 0.5


@pytest.mark.parametrize("budget", [-1.0, float("nan")])
def test_a_budget_is_a_time(budget: float) -> None:
    with pytest.raises(ValueError, match="seconds"):
        grundy.solve("nim : 3", budget=budget)


def test_ctrl_c_ends_the_work_with_what_is_known() -> None:
    sent: list[float] = []

    def interrupt() -> None:
        sent.append(time.perf_counter())
        os.kill(os.getpid(), signal.SIGINT)

    threading.Timer(0.3, interrupt).start()
    answer = grundy.solve("cram 7x7", only="nim-value")
    # 50 ms are the promise; a busy machine needs some more.
    assert time.perf_counter() - sent[0] < 0.25
    assert answer.stopped is not None
    assert answer.stopped.why == "cancelled"


def test_an_error_of_a_progress_report_arrives() -> None:
    def progress(done: int, work: int, held: int, seconds: float) -> None:
        raise LookupError("mine")

    with pytest.raises(LookupError, match="mine"):
        grundy.solve("cram 7x7", only="nim-value", progress=progress, budget=10)


def test_many_threads_ask_at_once() -> None:
    found: list[Any] = []
    threads = [threading.Thread(target=lambda: found.append(grundy.value("cram 4x4"))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [found[0]] * 8


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_a_fork_can_ask() -> None:
    child = os.fork()
    if child == 0:
        os._exit(0 if grundy.outcome("nim : 3, 4, 5") == "N" else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


OBJECTS = [
    grundy.solve("nim : 3, 4, 5"),
    grundy.Rule("kayles"),
    grundy.Position("nim : 3 + kayles : 4"),
    grundy.Rule("nim")(3, 4),
    grundy.values("kayles", 5),
    grundy.law("kayles"),
    grundy.Graph([("a", "b")]),
]


@pytest.mark.parametrize("one", OBJECTS, ids=lambda one: type(one).__name__)
def test_objects_are_values(one: Any) -> None:
    for again in (pickle.loads(pickle.dumps(one)), copy.copy(one), copy.deepcopy(one)):
        assert again == one
        assert hash(again) == hash(one)
    assert one != object()


def test_answers_are_read_only() -> None:
    answer: Any = grundy.solve("nim : 3")
    with pytest.raises(AttributeError, match="read-only"):
        answer.outcome = "P"
    answer.to_dict()["outcome"] = "P"
    assert answer.outcome == "N"


def test_laws_are_latex() -> None:
    assert grundy.law("take {1,2,3}")._repr_latex_() == r"$G(n) = n \bmod 4$"
    kayles = grundy.law("kayles")._repr_latex_()
    assert kayles is not None and kayles.startswith("$G(n) = ") and r"n \ge 71" in kayles
    assert grundy.law("0.07").to_latex() == r"G(n + 34) = G(n) \quad (n \ge 53)"
    assert grundy.law("grundy", to=1000).to_latex() == r"\text{no law was found}"
    assert "only seen" in grundy.law("n -> n-k for k in 2..n-1 if k divides n", to=20_000).to_latex()


def test_answers_have_proofs_and_certificates() -> None:
    for answer in (
        grundy.solve("kayles : 9"),
        grundy.solve("nim : 2, 3", misere=True),
        grundy.explain("nim : 3, 4, 5"),
        grundy.law("wythoff"),
        grundy.law("take 1..floor(n/2)"),
        grundy.law("0.127", to=100_000),
    ):
        checked = grundy.check(answer.certificate())
        assert checked.verdict == "verified", answer
        assert answer.proof.to_markdown().startswith("# ")
        assert "\\subsection*{" in answer.proof.to_latex()
    assert grundy.check(grundy.certify(grundy.Rule("kayles")), rule="0.77").verdict == "verified"
    with pytest.raises(grundy.GrundyError, match="no law"):
        grundy.law("grundy", to=1000).certificate()
    assert grundy.solve("nim : 3, 4").certificate(show="strategy").kind == "strategy"


def test_values_say_that_they_are_not_all() -> None:
    values = grundy.values("0.106", 10**9, max_memory=1 << 20)
    assert "stopped='memory'" in repr(values)


def test_documents_survive_pickle() -> None:
    proof = grundy.law("kayles").proof
    again = pickle.loads(pickle.dumps(proof))
    assert (again.to_latex(), again.to_markdown(), str(again)) == (proof.to_latex(), proof.to_markdown(), str(proof))
    assert again._repr_markdown_() == proof.to_markdown()


def test_pictures_are_svg() -> None:
    for one in (grundy.Position("nim : 3, 4"), grundy.Position("cram 2x3"), grundy.values("kayles", 9)):
        picture = one._repr_svg_()
        assert picture is not None
        assert picture.startswith("<svg")
        assert r"\begin{tikzpicture}" in one.to_tikz()
    with pytest.raises(ValueError, match="a strip shows"):
        grundy.values("kayles", 1000).to_tikz()
    assert "<table>" in grundy.solve("nim : 3")._repr_html_()
