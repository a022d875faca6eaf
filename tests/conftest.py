"""Markers of the test-suite."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*paragraphs): the paragraphs of RULES.md that the test proves")
