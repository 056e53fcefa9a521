"""Checkpoints of long work: a run goes on where the last one ended."""

from pathlib import Path
from typing import Any

import pytest

import grundy


def test_a_search_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "cram.ckpt"
    first = grundy.ask("solve", position="cram 5x9", only="nim-value", checkpoint=file, budget=0.5)
    assert first.stopped.why == "time"
    assert first.stopped.checkpoint.file == str(file)
    known = first.stopped.checkpoint.positions
    assert known > 100 and file.exists()
    again: Any = grundy.solve("cram 5x9", only="nim-value", checkpoint=file, budget=0.2)
    assert again.stopped.checkpoint.positions >= known
    small = tmp_path / "small.ckpt"
    whole = grundy.solve("cram 4x5", only="nim-value", checkpoint=str(small), checkpoint_every=0)
    assert whole.nim_value == grundy.value("cram 4x5")
    assert grundy.solve("cram 4x5", only="nim-value", checkpoint=small).nim_value == whole.nim_value


def test_a_long_run_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "run.ckpt"
    first = grundy.law("0.106", to=10**12, checkpoint=file, checkpoint_every=0.05, budget=0.6)
    heaps = first.stopped.checkpoint.heaps
    assert heaps > 20_000
    again = grundy.law("0.106", to=10**12, checkpoint=file, budget=0.3)
    assert again.stopped.checkpoint.heaps > heaps
    # The program reads the same file, and a law that is known needs none.
    assert grundy.law("nim", checkpoint=tmp_path / "none.ckpt").law.kind == "arithmetic"
    assert not (tmp_path / "none.ckpt").exists()


def test_checkpoints_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.ckpt"
    grundy.law("0.106", to=30_000, checkpoint=file)
    with pytest.raises(grundy.FileError, match="it belongs to 0.106, not to 0.104"):
        grundy.law("0.104", to=30_000, checkpoint=file)
    with pytest.raises(grundy.FileError, match="folder"):
        grundy.law("0.106", checkpoint=tmp_path)
    good = file.read_bytes()
    file.write_bytes(good[:-1])
    with pytest.raises(grundy.FileError, match="cut short"):
        grundy.law("0.106", to=30_000, checkpoint=file)
    assert file.read_bytes() == good[:-1]
    with pytest.raises(grundy.UnsuitedError, match="could be saved"):
        grundy.solve("nim : 3, 4, 5", checkpoint=file)
    with pytest.raises(grundy.UnsuitedError, match="could be saved"):
        grundy.ask("mex", numbers="1 2", checkpoint=file)
    with pytest.raises(ValueError, match="checkpoint_every"):
        grundy.law("0.106", checkpoint=file, checkpoint_every=-1)
