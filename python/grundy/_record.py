"""Read-only records: the base of every answer and of the objects inside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from grundy import _grundy

if TYPE_CHECKING:
    from collections.abc import Iterator

    from grundy._answers import Ended


class Record:
    """A read-only object with named fields. A field that is absent is None.

    >>> import grundy
    >>> answer = grundy.solve("nim : 3, 4, 5")
    >>> answer.winning_moves[0].text
    '3 → 1 (take 2)'
    >>> answer == grundy.solve("nim : 3, 4, 5")
    True
    """

    __slots__ = ("__weakref__", "_hash", "_held")

    _held: _grundy.Answer | dict[str, object]
    """A whole answer, or the fields of a record inside one."""
    _hash: int
    """The hash, from its first use on."""

    _names: ClassVar[dict[str, str]] = {}
    """The fields, by attribute name, with their names in JSON."""
    _required: ClassVar[frozenset[str]] = frozenset()
    """The names in JSON of the fields that are always there."""
    _constants: ClassVar[dict[str, object]] = {}
    """The fields with a fixed value, by their names in JSON."""
    _nested: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The classes of the records in a field, by its name in JSON."""

    def __init__(self, held: _grundy.Answer | dict[str, object]) -> None:
        # The setter of the slot is faster than object.__setattr__, and __setattr__ refuses.
        _set_held(self, held)

    if not TYPE_CHECKING:

        def __init_subclass__(cls) -> None:
            for name, key in cls._names.items():
                if not hasattr(cls, name):
                    setattr(cls, name, _field(key, cls._nested.get(key)))

        def __getattr__(self, name: str) -> object:
            # Python calls this only if the class has no such attribute.
            fields = ", ".join(type(self)._names)
            raise AttributeError(f"{type(self).__name__} has no field {name!r}; it has {fields}")

    @property
    def stopped(self) -> Ended | None:
        """What ended the work before the answer was complete; None if it is complete."""
        held = self._held
        if not isinstance(held, dict) and held.complete:
            return None
        value = self._data().get("stopped")
        return None if value is None else cast("Ended", _made(value, ("Ended",)))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is read-only")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} is read-only")

    def __iter__(self) -> Iterator[str]:
        """The names of the fields that are there."""
        data = self._data()
        return (name for name, key in type(self)._names.items() if key in data)

    def __dir__(self) -> list[str]:
        return sorted({*object.__dir__(self), *type(self)._names})

    def _data(self) -> dict[str, object]:
        held = self._held
        return held if isinstance(held, dict) else cast("dict[str, object]", held.fields)

    def to_dict(self) -> dict[str, object]:
        """The fields as a new dictionary, with the names and the shape of the JSON.

        >>> import grundy
        >>> grundy.at("kayles", 10**18).to_dict()["nim_value"]
        1
        """
        copy = _plain(self._data())
        assert isinstance(copy, dict)
        return copy

    def to_json(self) -> str:
        """The fields as JSON."""
        held = self._held
        if not isinstance(held, dict):
            return held.json
        import json

        return json.dumps(held, ensure_ascii=False)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return type(self) is type(other) and self._data() == other._data()

    def __hash__(self) -> int:
        try:
            return cast("int", _get_hash(self))
        except AttributeError:
            hashed = hash((type(self).__name__, _frozen(self._data())))
            _set_hash(self, hashed)
            return hashed

    def __copy__(self) -> Record:
        return self

    def __deepcopy__(self, memo: object) -> Record:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self._held,)

    def __str__(self) -> str:
        """The text that the program prints for a whole answer; the short form if there is none.

        >>> import grundy
        >>> print(grundy.ask("nimber", expression="3*4"))
        12
        """
        held = self._held
        return repr(self) if isinstance(held, dict) else str(held) or repr(self)

    def __repr__(self) -> str:
        shown = []
        for name in self:
            text = repr(getattr(self, name))
            shown.append(f"{name}={text if len(text) <= 60 else text[:57] + '...'}")
        return f"{type(self).__name__}({', '.join(shown)})"

    def _repr_html_(self) -> str:
        from grundy._display import table

        return table(self)


def _field(key: str, classes: tuple[str, ...] | None) -> property:
    """The field of this name in JSON, with records of these classes."""
    if classes is None:
        return property(lambda record: record._data().get(key))

    def read(record: Record) -> object:
        value = record._data().get(key)
        return None if value is None else _made(value, classes)

    return property(read)


_set_held = Record.__dict__["_held"].__set__
_get_hash = Record.__dict__["_hash"].__get__
_set_hash = Record.__dict__["_hash"].__set__


def make(answer: _grundy.Answer, classes: tuple[str, ...]) -> Any:
    """The answer as a record of one of these classes, or as a tuple of records."""
    if len(classes) == 1:
        return class_of(classes[0])(answer)
    fields = answer.fields
    return _made(fields, classes) if isinstance(fields, tuple) else _fitting(fields, classes)(answer)


def _made(value: object, classes: tuple[str, ...]) -> object:
    if isinstance(value, tuple):
        return tuple(_made(item, classes) for item in value)
    if isinstance(value, dict):
        return _fitting(value, classes)(value)
    return value


def _fitting(fields: dict[str, object], classes: tuple[str, ...]) -> type[Record]:
    """The first class whose fields are these, and whose records have the fields of those in them."""
    if len(classes) == 1:
        return class_of(classes[0])
    fitting = [kind for kind in map(class_of, classes) if _fits(fields, kind)]
    if not fitting:
        raise LookupError(f"no class of {', '.join(classes)} has the fields {', '.join(fields)}")
    if len(fitting) == 1:
        return fitting[0]
    return next((kind for kind in fitting if _holds(fields, kind)), fitting[0])


def _fits(fields: dict[str, object], kind: type[Record]) -> bool:
    """Whether the fields are those of a class."""
    keys = fields.keys()
    return kind._required <= keys <= _keys(kind) and all(
        fields.get(key) == value for key, value in kind._constants.items()
    )


def _holds(fields: dict[str, object], kind: type[Record]) -> bool:
    """Whether the records in the fields are of the classes that a class has there: the first one of each list counts."""
    for key, classes in kind._nested.items():
        first = fields.get(key)
        while isinstance(first, tuple):
            first = first[0] if first else None
        if isinstance(first, dict) and not any(_fits(first, class_of(name)) for name in classes):
            return False
    return True


_CLASSES: dict[str, type[Record]] = {}
_KEYS: dict[type[Record], frozenset[str]] = {}


def class_of(name: str) -> type[Record]:
    """The class of this name. The file of classes is loaded with the first one."""
    kind = _CLASSES.get(name)
    if kind is None:
        from grundy import _answers

        kind = _CLASSES[name] = getattr(_answers, name)
    return kind


def _keys(kind: type[Record]) -> frozenset[str]:
    """The names in JSON of all fields of a class."""
    keys = _KEYS.get(kind)
    if keys is None:
        keys = _KEYS[kind] = frozenset(kind._names.values())
    return keys


def _plain(value: object) -> object:
    if isinstance(value, dict):
        return {name: _plain(item) for name, item in value.items()}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value


def _frozen(value: object) -> object:
    if isinstance(value, dict):
        return frozenset((name, _frozen(item)) for name, item in value.items())
    if isinstance(value, tuple):
        return tuple(_frozen(item) for item in value)
    return value
