"""Markers of this folder."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "ruling(*numbers): the rulings of the design note that the test proves")
