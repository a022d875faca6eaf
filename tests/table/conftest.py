"""One server for all tests of the table that do not need their own."""

from collections.abc import Iterator

import pytest

from tests.table.harness import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.close()
