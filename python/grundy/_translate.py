"""A Python function from a heap to its options, as a rule in the rule language.

Only simple functions have a translation: comprehensions, and loops and conditions that collect or yield options, over
ranges and literal sets, in whole-number arithmetic. The caller compares the translation with the function.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from dataclasses import dataclass, replace
from types import CodeType
from typing import TYPE_CHECKING

from grundy._expressions import Names, Untranslatable

if TYPE_CHECKING:
    from collections.abc import Callable

_WRAPPERS = ("list", "tuple", "set", "frozenset", "sorted", "iter")


def translate(function: Callable[..., object]) -> str | None:
    """The rule that a function from a heap to its options seems to describe; None if it is not simple.

    >>> translate(len) is None
    True
    """
    try:
        parameters, body = _source(function)
        if len(parameters) != 1:
            return None
        if not _yields(body) and not _leaves(body):
            # A function that may end without options has none for some heaps.
            return None
        options = _Options(Names(parameters[0], _constants(function)))
        options.run(body, _Place())
        return f"n -> {' | '.join(options.found)}" if options.found else None
    except (Untranslatable, OSError, TypeError, SyntaxError, ValueError, RecursionError):
        return None


def _source(function: Callable[..., object]) -> tuple[list[str], list[ast.stmt]]:
    """The parameters and the statements of a function."""
    text = textwrap.dedent(inspect.getsource(function))
    name = function.__code__.co_name
    for node in ast.walk(_parsed(text)):
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return _names(node.args), node.body
    lambdas = [node for node in ast.walk(_parsed(text)) if isinstance(node, ast.Lambda)]
    if len(lambdas) > 1:
        # Several functions stand in one line: the one with the same instructions and constants is meant.
        lambdas = [node for node in lambdas if _compiled(node) == _essence(function.__code__)]
    if name != "<lambda>" or not lambdas or any(ast.dump(node) != ast.dump(lambdas[0]) for node in lambdas):
        raise Untranslatable
    return _names(lambdas[0].args), [ast.Return(lambdas[0].body)]


def _compiled(node: ast.Lambda) -> object:
    """The instructions of a function, as far as they do not depend on its place."""
    code = compile(ast.Expression(node), "lambda", "eval")
    return next(_essence(inner) for inner in code.co_consts if isinstance(inner, CodeType))


def _essence(code: CodeType) -> object:
    constants = [_essence(one) if isinstance(one, CodeType) else repr(one) for one in code.co_consts]
    # The names of inner functions contain the place of the outer one.
    return code.co_code, code.co_varnames, code.co_names, [one for one in constants if "<locals>" not in str(one)]


def _parsed(text: str) -> ast.AST:
    """The syntax of a source text, which may begin or end in the middle of an expression."""
    start = text.find("lambda")
    try:
        return ast.parse(text)
    except SyntaxError:
        if start < 0:
            raise
    text = text[start:].rstrip()
    for end in range(len(text), 0, -1):
        try:
            return ast.parse(f"({text[:end]}\n)")
        except SyntaxError:
            continue
    raise Untranslatable


def _names(arguments: ast.arguments) -> list[str]:
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.defaults:
        raise Untranslatable
    return [argument.arg for argument in (*arguments.posonlyargs, *arguments.args)]


def _constants(function: Callable[..., object]) -> dict[str, object]:
    """What the free names of a function stand for."""
    found = inspect.getclosurevars(function)
    return {**found.globals, **found.nonlocals}


@dataclass(frozen=True)
class _Place:
    """A place in a function: the loops around it, and the conditions under which it is reached."""

    loops: tuple[str, ...] = ()
    conditions: tuple[str, ...] = ()

    def under(self, condition: str) -> _Place:
        return replace(self, conditions=(*self.conditions, condition))

    def within(self, loop: str) -> _Place:
        return replace(self, loops=(*self.loops, loop))

    def __str__(self) -> str:
        tests = f" if {' and '.join(self.conditions)}" if self.conditions else ""
        return "".join(f" {loop}" for loop in self.loops) + tests


class _Options:
    """The options of a function, in the order in which it finds them."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.found: list[str] = []
        self.lists: set[str] = set()
        self.loop: str | None = None
        """The variable of the innermost loop, if it ascends."""

    def run(self, statements: list[ast.stmt], place: _Place) -> None:
        """The options that statements collect, yield or return."""
        for at, statement in enumerate(statements):
            match statement:
                case ast.If(test=test, body=body, orelse=other):
                    condition = self.names.condition(test)
                    for inside, holds in ((body, True), (other, False)):
                        if _breaks(inside) and not self.ends_loop(test, holds):
                            raise Untranslatable
                    self.branch(body, place.under(condition))
                    self.branch(other, place.under(f"(not {condition})"))
                    # What follows is reached only where neither branch leaves.
                    if _leaves(body) and _leaves(other):
                        return
                    if _leaves(body):
                        place = place.under(f"(not {condition})")
                    elif _leaves(other):
                        place = place.under(condition)
                case ast.For(target=ast.Name(id=name), iter=iterable, body=body, orelse=[]):
                    if _returns(body):
                        raise Untranslatable
                    numbers = self.names.places(iterable)
                    before, outer = self.names.scope(), self.loop
                    self.loop = name if _ascends(iterable) else None
                    self.run(body, place.within(f"for {self.names.loop(name)} in {numbers}"))
                    self.names.leave(before)
                    self.loop = outer
                case ast.Return(value=value):
                    self.returned(value, place)
                    return
                case ast.Break() | ast.Continue() if at == len(statements) - 1 and place.conditions:
                    return
                case ast.Assign(targets=[ast.Name(id=name)], value=value) | ast.AnnAssign(
                    target=ast.Name(id=name), value=ast.expr() as value
                ):
                    self.assigned(name, value, place)
                case ast.AugAssign(target=ast.Name(id=name), op=ast.Add() | ast.BitOr(), value=value):
                    self.collected(name)
                    self.options(value, place)
                case ast.Expr(value=value):
                    self.expression(value, place)
                case ast.Pass():
                    pass
                case _:
                    raise Untranslatable

    def branch(self, statements: list[ast.stmt], place: _Place) -> None:
        """The options in a branch. What it assigns is unknown behind it."""
        if _may_leave(statements) and not _leaves(statements):
            raise Untranslatable
        before = self.names.scope()
        self.run(statements, place)
        self.names.leave(before)

    def ends_loop(self, test: ast.expr, holds: bool) -> bool:
        """Whether a condition that holds, or fails, does so for the rest of the loop: its variable has passed a bound."""
        match test:
            case ast.Compare(left=ast.Name(id=name), ops=[sign], comparators=[bound]) if name == self.loop:
                above = isinstance(sign, (ast.Gt, ast.GtE) if holds else (ast.Lt, ast.LtE))
            case ast.Compare(left=bound, ops=[sign], comparators=[ast.Name(id=name)]) if name == self.loop:
                above = isinstance(sign, (ast.Lt, ast.LtE) if holds else (ast.Gt, ast.GtE))
            case _:
                return False
        # The bound must stay where it is.
        fixed = re.search(rf"\b{self.names.text(name)}\b", self.names.number(bound)) is None
        return above and fixed

    def assigned(self, name: str, value: ast.expr, place: _Place) -> None:
        """A name for the options, or for a number."""
        nested = place != _Place()
        if not _is_container(value):
            # A branch or a loop that changes a name would change it for what follows.
            if name in self.lists or (nested and name in self.names):
                raise Untranslatable
            return self.names.assign(name, value)
        # One list holds all options.
        if self.lists or self.found or nested:
            raise Untranslatable
        self.lists.add(name)
        if not _is_empty(value):
            self.options(value, place)
        return None

    def expression(self, node: ast.expr, place: _Place) -> None:
        """An option that is collected or yielded."""
        match node:
            case ast.Constant():
                return
            case ast.Yield(value=ast.expr() as value) if not self.lists:
                return self.option(value, place)
            case ast.YieldFrom(value=value) if not self.lists:
                return self.options(value, place)
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=how), args=[value], keywords=[]):
                self.collected(name)
                if how in ("append", "add"):
                    return self.option(value, place)
                if how in ("extend", "update"):
                    return self.options(value, place)
        raise Untranslatable

    def returned(self, value: ast.expr | None, place: _Place) -> None:
        """The options that a function returns, or the list that holds them."""
        match value:
            case ast.Name(id=name) if name in self.lists:
                return
            case ast.Call(func=ast.Name(id=how), args=[ast.Name(id=name)], keywords=[]) if (
                how in _WRAPPERS and name in self.lists
            ):
                return
            case _ if self.lists and self.found:
                # What was collected before is lost here.
                raise Untranslatable
            case None:
                return
            case _ if not _is_empty(value):
                if self.lists:
                    raise Untranslatable
                self.options(value, place)

    def collected(self, name: str) -> None:
        if name not in self.lists:
            raise Untranslatable

    def option(self, node: ast.expr, place: _Place) -> None:
        self.found.append(f"{self.names.option(node)}{place}")

    def options(self, node: ast.expr, place: _Place) -> None:
        """The options in an expression."""
        match node:
            case ast.List(elts=all) | ast.Set(elts=all) | ast.Tuple(elts=all):
                for one in all:
                    self.option(one, place)
            case ast.Call(func=ast.Name(id=name), args=[inner], keywords=[]) if name in _WRAPPERS:
                self.options(inner, place)
            case ast.Call(func=ast.Name(id="range")):
                numbers = self.names.range(node)
                letter = self.names.loop("")
                self.found.append(f"{letter}{place.within(f'for {letter} in {numbers}')}")
            case ast.IfExp(test=test, body=then, orelse=other):
                condition = self.names.condition(test)
                self.options(then, place.under(condition))
                self.options(other, place.under(f"(not {condition})"))
            case ast.BinOp(left=left, op=ast.Add() | ast.BitOr(), right=right):
                self.options(left, place)
                self.options(right, place)
            case ast.ListComp() | ast.SetComp() | ast.GeneratorExp():
                for loop in node.generators:
                    if not isinstance(loop.target, ast.Name) or loop.is_async:
                        raise Untranslatable
                    numbers = self.names.places(loop.iter)
                    place = place.within(f"for {self.names.loop(loop.target.id)} in {numbers}")
                    for test in loop.ifs:
                        place = place.under(self.names.condition(test))
                self.option(node.elt, place)
            case _:
                raise Untranslatable


def _is_container(node: ast.expr) -> bool:
    """Whether an expression makes a list or a set."""
    match node:
        case ast.List() | ast.Set() | ast.ListComp() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id="list" | "set")):
            return True
        case ast.IfExp(body=body, orelse=other):
            return _is_container(body) and _is_container(other)
    return False


def _is_empty(node: ast.expr) -> bool:
    match node:
        case ast.List(elts=[]) | ast.Tuple(elts=[]) | ast.Call(func=ast.Name(id="list" | "set" | "tuple"), args=[]):
            return True
    return False


def _leaves(statements: list[ast.stmt]) -> bool:
    """Whether statements always leave the loop or the function."""
    match statements[-1:]:
        case [ast.Return() | ast.Break() | ast.Continue()]:
            return True
        case [ast.If(body=body, orelse=other)]:
            return _leaves(body) and _leaves(other)
    return False


def _may_leave(statements: list[ast.stmt]) -> bool:
    """Whether statements may leave the loop or the function."""
    return _returns(statements) or any(
        isinstance(one, (ast.Break, ast.Continue))
        or (isinstance(one, ast.If) and (_may_leave(one.body) or _may_leave(one.orelse)))
        for one in statements
    )


def _breaks(statements: list[ast.stmt]) -> bool:
    """Whether statements end with the end of the loop."""
    return any(isinstance(one, ast.Break) for one in statements)


def _ascends(iterable: ast.expr) -> bool:
    """Whether a loop visits its numbers in ascending order."""
    match iterable:
        case ast.Call(func=ast.Name(id="range")):
            return True
        case ast.Tuple(elts=all) | ast.List(elts=all):
            numbers = [one.value for one in all if isinstance(one, ast.Constant) and isinstance(one.value, int)]
            return len(numbers) == len(all) and numbers == sorted(numbers)
    return False


def _yields(statements: list[ast.stmt]) -> bool:
    """Whether statements make a function a generator."""
    return any(isinstance(node, (ast.Yield, ast.YieldFrom)) for one in statements for node in ast.walk(one))


def _returns(statements: list[ast.stmt]) -> bool:
    """Whether statements may leave the function."""
    return any(isinstance(node, ast.Return) for statement in statements for node in ast.walk(statement))
