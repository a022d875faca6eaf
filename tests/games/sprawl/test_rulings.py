"""Every ruling of the design note is named by a test."""

import ast

from tests.support import TESTS

RULINGS = 38


def test_every_ruling_is_named_by_a_test() -> None:
    named: set[int] = set()
    for path in (TESTS / "games" / "sprawl").glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ruling":
                named.update(ast.literal_eval(argument) for argument in node.args)
    assert named == set(range(1, RULINGS + 1))
