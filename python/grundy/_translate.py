"""A Python function from a heap to its options, as a rule in the rule language.

Only simple functions have a translation: literal options, comprehensions over ranges and literal sets, conditions and
whole-number arithmetic. The caller compares the translation with the function.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

_OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "({} + {})",
    ast.Sub: "({} - {})",
    ast.Mult: "({} * {})",
    ast.FloorDiv: "floor({} / {})",
    ast.Mod: "({} mod {})",
    ast.BitXor: "({} xor {})",
    ast.BitAnd: "({} bitand {})",
    ast.BitOr: "({} bitor {})",
}
_COMPARISONS: dict[type[ast.AST], str] = {
    ast.Eq: "=",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
_WRAPPERS = ("list", "tuple", "set", "frozenset", "sorted", "iter")


class Untranslatable(Exception):
    """The function is not simple enough."""


def translate(function: Callable[..., object]) -> str | None:
    """The rule that a function from a heap to its options seems to describe; None if it is not simple.

    >>> from math import isqrt
    >>> translate(isqrt) is None
    True
    """
    try:
        parameters, body = _source(function)
        if len(parameters) != 1:
            return None
        reader = _Reader(parameters[0], _constants(function))
        return f"n -> {reader.options(body, ())}"
    except (Untranslatable, OSError, TypeError, SyntaxError, ValueError, RecursionError):
        return None


def _source(function: Callable[..., object]) -> tuple[list[str], ast.expr]:
    """The parameters of a function, and the expression that it returns."""
    text = textwrap.dedent(inspect.getsource(function))
    code = function.__code__
    for node in ast.walk(_parsed(text)):
        if isinstance(node, ast.FunctionDef) and node.name == code.co_name:
            statements = [s for s in node.body if not _is_docstring(s)]
            if len(statements) == 1 and isinstance(statements[0], ast.Return) and statements[0].value:
                return _names(node.args), statements[0].value
    lambdas = [node for node in ast.walk(_parsed(text)) if isinstance(node, ast.Lambda)]
    if len(lambdas) == 1:
        return _names(lambdas[0].args), lambdas[0].body
    raise Untranslatable


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


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _names(arguments: ast.arguments) -> list[str]:
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.defaults:
        raise Untranslatable
    return [argument.arg for argument in (*arguments.posonlyargs, *arguments.args)]


def _constants(function: Callable[..., object]) -> dict[str, object]:
    """What the free names of a function stand for."""
    found = inspect.getclosurevars(function)
    return {**found.globals, **found.nonlocals}


class _Reader:
    def __init__(self, heap: str, constants: dict[str, object]) -> None:
        self.names = {heap: "n"}
        self.constants = constants

    def options(self, node: ast.expr, conditions: tuple[str, ...]) -> str:
        """The options of an expression, under conditions."""
        behind = f" if {' and '.join(conditions)}" if conditions else ""
        match node:
            case ast.List(elts=all) | ast.Set(elts=all) | ast.Tuple(elts=all):
                if not all:
                    raise Untranslatable
                return " | ".join(f"{self.option(one)}{behind}" for one in all)
            case ast.Call(func=ast.Name(id=name), args=[inner], keywords=[]) if name in _WRAPPERS:
                return self.options(inner, conditions)
            case ast.Call(func=ast.Name(id="range")):
                return f"k for k in {self.range(node)}{behind}"
            case ast.IfExp(test=test, body=then, orelse=other):
                condition = self.condition(test)
                yes = None if _is_empty(then) else self.options(then, (*conditions, condition))
                no = None if _is_empty(other) else self.options(other, (*conditions, f"not {condition}"))
                return " | ".join(part for part in (yes, no) if part)
            case ast.BinOp(left=left, op=ast.Add() | ast.BitOr(), right=right):
                return f"{self.options(left, conditions)} | {self.options(right, conditions)}"
            case ast.ListComp() | ast.SetComp() | ast.GeneratorExp():
                return self.comprehension(node, conditions)
        raise Untranslatable

    def comprehension(
        self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp, conditions: tuple[str, ...]
    ) -> str:
        loops, tests = [], list(conditions)
        before = dict(self.names)
        for loop in node.generators:
            if not isinstance(loop.target, ast.Name) or loop.is_async:
                raise Untranslatable
            places = self.places(loop.iter)
            letter = "abcdefgh"[len(self.names) - 1]
            self.names[loop.target.id] = letter
            loops.append(f"for {letter} in {places}")
            tests += [self.condition(test) for test in loop.ifs]
        option = self.option(node.elt)
        self.names = before
        behind = f" if {' and '.join(tests)}" if tests else ""
        return f"{option} {' '.join(loops)}{behind}"

    def places(self, node: ast.expr) -> str:
        """The numbers of a loop."""
        match node:
            case ast.Set(elts=all) | ast.List(elts=all) | ast.Tuple(elts=all) if all:
                return "{" + ", ".join(self.number(one) for one in all) + "}"
            case ast.Call(func=ast.Name(id="range")):
                return self.range(node)
            case ast.Name(id=name) if name in self.constants and name not in self.names:
                known = self.constants[name]
                if isinstance(known, (set, frozenset, tuple, list)) and known:
                    numbers = sorted(number for number in known if type(number) is int)
                    if len(numbers) == len(known):
                        return "{" + ", ".join(map(str, numbers)) + "}"
        raise Untranslatable

    def range(self, node: ast.Call) -> str:
        if node.keywords or not 1 <= len(node.args) <= 2:
            raise Untranslatable
        first = "0" if len(node.args) == 1 else self.number(node.args[0])
        return f"{first}..({self.number(node.args[-1])} - 1)"

    def option(self, node: ast.expr) -> str:
        if isinstance(node, ast.Tuple) and node.elts:
            return "[" + ", ".join(self.number(one) for one in node.elts) + "]"
        return self.number(node)

    def number(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=int() as value) if not isinstance(value, bool):
                return str(value)
            case ast.Name(id=name) if name in self.names:
                return self.names[name]
            case ast.Name(id=name) if type(self.constants.get(name)) is int:
                return f"({self.constants[name]})"
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return f"(-{self.number(operand)})"
            case ast.BinOp(left=left, op=operator, right=right) if type(operator) in _OPERATORS:
                return _OPERATORS[type(operator)].format(self.number(left), self.number(right))
            case ast.Call(func=ast.Name(id="min" | "max" | "abs" as name), args=all, keywords=[]) if all:
                return f"{name}({', '.join(self.number(one) for one in all)})"
        raise Untranslatable

    def condition(self, node: ast.expr) -> str:
        match node:
            case ast.BoolOp(op=operator, values=all):
                word = " and " if isinstance(operator, ast.And) else " or "
                return f"({word.join(self.condition(one) for one in all)})"
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"(not {self.condition(operand)})"
            case ast.Compare(left=left, ops=operators, comparators=others):
                if any(type(sign) not in _COMPARISONS for sign in operators):
                    raise Untranslatable
                text = self.number(left)
                for sign, other in zip(operators, others, strict=True):
                    text += f" {_COMPARISONS[type(sign)]} {self.number(other)}"
                return f"({text})"
        # A number is true unless it is 0.
        return f"({self.number(node)} != 0)"


def _is_empty(node: ast.expr) -> bool:
    return isinstance(node, (ast.List, ast.Tuple)) and not node.elts
