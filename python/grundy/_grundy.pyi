from collections.abc import Callable, Hashable, Iterable
from os import PathLike
from typing import Any, final

__all__ = [
    "Explored",
    "Limits",
    "Recorded",
    "Text",
    "__version__",
    "arrow",
    "ask",
    "load",
    "main",
    "questions",
    "values",
]

__version__: str

@final
class Limits:
    def __new__(
        cls,
        budget: float | None = None,
        max_memory: int | None = None,
        progress: Callable[[int, int, int, float], object] | None = None,
        checkpoint: str | PathLike[str] | None = None,
        checkpoint_every: float = 60.0,
    ) -> Limits: ...

@final
class Explored:
    def __new__(cls, moves: Callable[..., Iterable[Hashable]]) -> Explored: ...
    def worth(
        self, start: Hashable, misere: bool, limits: Limits
    ) -> tuple[tuple[str, int | None, int, list[Hashable]] | None, str | None]: ...
    def edges(self) -> list[tuple[int, int]]: ...
    def positions(self) -> list[Hashable]: ...

@final
class Recorded:
    def __new__(cls, options: Callable[[int], Iterable[object]]) -> Recorded: ...
    def value_to(self, to: int, limits: Limits) -> tuple[list[int], str | None]: ...

@final
class Text:
    def __new__(cls, text: str, latex: str | None, markdown: str | None) -> Text: ...
    def latex(self) -> str | None: ...
    def markdown(self) -> str | None: ...
    def __reduce__(self) -> tuple[type[Text], tuple[str, str | None, str | None]]: ...

def arrow(data: bytes, size: int) -> tuple[object, object]: ...
def ask(name: str, fields: dict[str, object], limits: Limits) -> tuple[str, Text | None]: ...
def load(text: str) -> Any: ...
def main(words: list[str]) -> int: ...
def questions() -> list[str]: ...
def values(fields: dict[str, object], limits: Limits) -> tuple[str, bytes, int]: ...
