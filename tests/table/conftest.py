"""One server for all tests of the table that do not need their own."""

from collections.abc import Iterator

import pytest

from tests.table.harness import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house"))
    yield running
    running.close()
