"""Python expressions about a heap, as text in the rule language."""

from __future__ import annotations

import ast
import math

_OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "({} + {})",
    ast.Sub: "({} - {})",
    ast.Mult: "({} * {})",
    ast.FloorDiv: "floor({} / {})",
    ast.Mod: "({} mod {})",
    ast.Pow: "({} ^ {})",
    ast.LShift: "({} * 2 ^ {})",
    ast.RShift: "floor({} / 2 ^ {})",
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

_CALLS = ("abs", "gcd", "isqrt", "max", "min")
"""The functions that have the same name and meaning in both languages."""


class Untranslatable(Exception):
    """The function is not simple enough."""


class Names:
    """What the names in a function stand for: the heap, the variables of loops, and constants."""

    def __init__(self, heap: str, constants: dict[str, object]) -> None:
        self._texts = {heap: "n"}
        self._constants = constants
        self._letters = 0

    def loop(self, name: str) -> str:
        """A new letter for the variable of a loop."""
        if self._letters == len("abcdefghijklm"):
            raise Untranslatable
        letter = self._texts[name] = "abcdefghijklm"[self._letters]
        self._letters += 1
        return letter

    def scope(self) -> dict[str, str]:
        """What the names stand for here."""
        return dict(self._texts)

    def leave(self, before: dict[str, str]) -> None:
        """Forget what a branch or a loop has assigned."""
        self._texts = before

    def assign(self, name: str, value: ast.expr) -> None:
        """Let a name stand for a number."""
        self._texts[name] = f"({self.number(value)})"

    def __contains__(self, name: str) -> bool:
        return name in self._texts

    def text(self, name: str) -> str:
        """The text that a name stands for."""
        if name in self._texts:
            return self._texts[name]
        value = self._constants.get(name)
        if type(value) is not int:
            raise Untranslatable
        return f"({value})"

    def known(self, name: str) -> object:
        """The constant with this name; None if there is none."""
        return None if name in self._texts else self._constants.get(name)

    def places(self, node: ast.expr) -> str:
        """The numbers of a loop."""
        match node:
            case ast.Set(elts=all) | ast.List(elts=all) | ast.Tuple(elts=all) if all:
                return "{" + ", ".join(self.number(one) for one in all) + "}"
            case ast.Call(func=ast.Name(id="range")):
                return self.range(node)
            case ast.Name(id=name):
                known = self.known(name)
                if isinstance(known, range):
                    known = list(known)
                if isinstance(known, (set, frozenset, tuple, list)) and known:
                    numbers = sorted(number for number in known if type(number) is int)
                    if len(numbers) == len(known):
                        return "{" + ", ".join(map(str, numbers)) + "}"
        raise Untranslatable

    def range(self, node: ast.Call) -> str:
        """The numbers of a range."""
        if node.keywords or not 1 <= len(node.args) <= 2:
            raise Untranslatable
        first = "0" if len(node.args) == 1 else self.number(node.args[0])
        return f"{first}..({self.number(node.args[-1])} - 1)"

    def option(self, node: ast.expr) -> str:
        """One option: a heap, or several heaps."""
        if isinstance(node, (ast.Tuple, ast.List)) and node.elts:
            return "[" + ", ".join(self.number(one) for one in node.elts) + "]"
        return self.number(node)

    def number(self, node: ast.expr) -> str:
        """A number."""
        match node:
            case ast.Constant(value=int() as value) if not isinstance(value, bool):
                return str(value)
            case ast.Name(id=name):
                return self.text(name)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return f"(-{self.number(operand)})"
            case ast.BinOp(left=left, op=operator, right=right) if type(operator) in _OPERATORS:
                return _OPERATORS[type(operator)].format(self.number(left), self.number(right))
            case ast.Call(func=function, args=all, keywords=[]) if all:
                return f"{self.function(function)}({', '.join(self.number(one) for one in all)})"
        raise Untranslatable

    def function(self, node: ast.expr) -> str:
        """A function of numbers."""
        match node:
            case ast.Name(id="min" | "max" | "abs" as name) if self.known(name) is None:
                return name
            case ast.Name(id=name) if name in _CALLS and self.known(name) is getattr(math, name, 0):
                return name
            case ast.Attribute(value=ast.Name(id=module), attr=name) if name in _CALLS and self.known(module) is math:
                return name
        raise Untranslatable

    def condition(self, node: ast.expr) -> str:
        """A condition."""
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
