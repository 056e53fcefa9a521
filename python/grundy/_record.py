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

    __slots__ = ("__weakref__", "_fields", "_hash", "_json", "_text")

    _json: str | None
    _fields: dict[str, object] | None
    _hash: int | None
    _text: _grundy.Text | None

    _names: ClassVar[dict[str, str]] = {}
    """The fields, by attribute name, with their names in JSON."""
    _required: ClassVar[frozenset[str]] = frozenset()
    """The names in JSON of the fields that are always there."""
    _constants: ClassVar[dict[str, object]] = {}
    """The fields with a fixed value, by their names in JSON."""
    _nested: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The classes of the records in a field, by its name in JSON."""

    def __init__(
        self, fields: dict[str, object] | None, json: str | None = None, text: _grundy.Text | None = None
    ) -> None:
        # The setters of the slots are faster than object.__setattr__, and __setattr__ refuses.
        _set_fields(self, fields)
        _set_json(self, json)
        _set_hash(self, None)
        _set_text(self, text)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            # Python calls this only if the class has no such attribute.
            key = type(self)._names.get(name)
            if key is None:
                fields = ", ".join(type(self)._names)
                raise AttributeError(f"{type(self).__name__} has no field {name!r}; it has {fields}")
            value = self._data().get(key)
            classes = type(self)._nested.get(key)
            return value if classes is None or value is None else _made(value, classes)

    @property
    def stopped(self) -> Ended | None:
        """What ended the work before the answer was complete; None if it is complete."""
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
        fields = self._fields
        if fields is None:
            fields = _grundy.load(self._json or "{}")
            _set_fields(self, fields)
        return fields

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
        if self._json is not None:
            return self._json
        import json

        return json.dumps(self._data(), ensure_ascii=False)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return type(self) is type(other) and self._data() == other._data()

    def __hash__(self) -> int:
        if self._hash is None:
            _set_hash(self, hash((type(self).__name__, _frozen(self._data()))))
        hashed = self._hash
        assert hashed is not None
        return hashed

    def __copy__(self) -> Record:
        return self

    def __deepcopy__(self, memo: object) -> Record:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self._fields, self._json, self._text)

    def __str__(self) -> str:
        """The text that the program prints for a whole answer; the short form if there is none.

        >>> import grundy
        >>> print(grundy.ask("nimber", expression="3*4"))
        12
        """
        return str(self._text or "") or repr(self)

    def __repr__(self) -> str:
        shown = []
        for name in self:
            text = repr(getattr(self, name))
            shown.append(f"{name}={text if len(text) <= 60 else text[:57] + '...'}")
        return f"{type(self).__name__}({', '.join(shown)})"

    def _repr_html_(self) -> str:
        from grundy._display import table

        return table(self)


_set_fields = Record.__dict__["_fields"].__set__
_set_json = Record.__dict__["_json"].__set__
_set_hash = Record.__dict__["_hash"].__set__
_set_text = Record.__dict__["_text"].__set__


def make(json: str, classes: tuple[str, ...], text: _grundy.Text | None = None) -> Any:
    """The answer in JSON, as a record of one of these classes, or as a tuple of records."""
    if len(classes) == 1 and json.startswith("{"):
        return _class(classes[0])(None, json, text)
    fields = _grundy.load(json)
    if isinstance(fields, tuple):
        return _made(fields, classes)
    return _fitting(fields, classes)(fields, json, text)


def _made(value: object, classes: tuple[str, ...]) -> object:
    if isinstance(value, tuple):
        return tuple(_made(item, classes) for item in value)
    if isinstance(value, dict):
        return _fitting(value, classes)(value)
    return value


def _fitting(fields: dict[str, object], classes: tuple[str, ...]) -> type[Record]:
    """The first class whose fields are these."""
    if len(classes) == 1:
        return _class(classes[0])
    keys = fields.keys()
    for name in classes:
        kind = _class(name)
        if (
            kind._required <= keys
            and keys <= _keys(kind)
            and all(fields.get(key) == value for key, value in kind._constants.items())
        ):
            return kind
    raise LookupError(f"no class of {', '.join(classes)} has the fields {', '.join(keys)}")


_CLASSES: dict[str, type[Record]] = {}
_KEYS: dict[type[Record], frozenset[str]] = {}


def _class(name: str) -> type[Record]:
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
