"""One server per store for all tests of the table that do not need their own."""

from collections.abc import Iterator

import pytest

from tests.postgres import Postgres
from tests.table.harness import Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.close()


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def store_name(request: pytest.FixtureRequest) -> str:
    """Everything that uses this runs on both stores."""
    return str(request.param)


@pytest.fixture(scope="session")
def server(
    store_name: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    database = request.getfixturevalue("postgres").new_database() if store_name == "postgres" else ""
    # A lease so long that a busy machine does not take the server's tables away from it.
    running = Server(tmp_path_factory.mktemp("server"), database=database, lease=60.0)
    yield running
    running.close()


@pytest.fixture
def database_url(store_name: str, request: pytest.FixtureRequest) -> str:
    """The address of an empty PostgreSQL, or nothing for the file in a data folder."""
    if store_name == "sqlite":
        return ""
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()
