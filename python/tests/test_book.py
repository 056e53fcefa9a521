"""The chapter of the book about Python, run."""

from __future__ import annotations

import doctest
from pathlib import Path

CHAPTER = Path(__file__).parents[2] / "book" / "src" / "python.md"


def test_the_chapter_is_true() -> None:
    blocks = CHAPTER.read_text().split("```pycon\n")[1:]
    session = "\n".join(block.split("```")[0] for block in blocks)
    test = doctest.DocTestParser().get_doctest(session, {}, "python.md", str(CHAPTER), 0)
    result = doctest.DocTestRunner().run(test)
    assert result.attempted > 10
    assert result.failed == 0
