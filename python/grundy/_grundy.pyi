from collections.abc import Callable, Hashable, Iterable
from typing import Any, final

__all__ = [
    "Explored",
    "Limits",
    "Recorded",
    "Text",
    "__version__",
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
class Text: ...

def ask(name: str, fields: dict[str, object], limits: Limits) -> tuple[str, Text | None]: ...
def load(text: str) -> Any: ...
def main(words: list[str]) -> int: ...
def questions() -> list[str]: ...
def values(fields: dict[str, object], limits: Limits) -> tuple[str, bytes, int]: ...
