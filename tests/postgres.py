"""A PostgreSQL of the tests' own, from Debian's packages, in a temporary folder and on a socket in it."""

import os
import pwd
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sql

# PostgreSQL refuses to run as root; the package makes this user for it.
ORDINARY_USER = "postgres"


def programs() -> Path:
    """The folder with initdb and pg_ctl of the newest version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[4]))
    assert found, "PostgreSQL is missing: run `make postgres`"
    return found[-1].parent


class Postgres:
    def __init__(self) -> None:
        self._user = ORDINARY_USER if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        self._programs = programs()
        # The path of a socket has at most 107 letters, so it is not in pytest's folder.
        self.folder = Path(tempfile.mkdtemp(prefix="boomtown-postgres-", dir="/tmp"))
        if os.geteuid() == 0:
            shutil.chown(self.folder, self._user)
        self._run("initdb", "--auth=trust", "--username=boomtown", "--no-sync", "--encoding=UTF8", "--locale=C")
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c fsync=off -c max_connections=200"
        self._run("pg_ctl", "start", "--wait", "--silent", "--log", str(self.folder / "log"), "--options", options)
        self._admin = sql.create_engine(self.address("postgres"), isolation_level="AUTOCOMMIT")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "--pgdata", str(self.folder / "data"), *arguments]
        user = self._user if os.geteuid() == 0 else None
        # The server inherits these files, so a pipe would never end.
        with (self.folder / "out").open("ab") as out:
            done = subprocess.run(command, user=user, cwd=self.folder, stdout=out, stderr=out, stdin=subprocess.DEVNULL)
        assert done.returncode == 0, (self.folder / "out").read_text()

    def address(self, name: str) -> str:
        return f"postgresql+psycopg://boomtown@/{name}?host={self.folder}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"boomtown_{uuid.uuid4().hex}"
        with self._admin.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
        return self.address(name)

    @contextmanager
    def away(self, address: str) -> Iterator[None]:
        """Meanwhile nobody can reach a database, and whoever was connected is thrown out."""
        name = str(sql.make_url(address).database)
        with self._admin.connect() as connection:
            connection.exec_driver_sql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            connection.exec_driver_sql(
                f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
            )
            try:
                yield
            finally:
                connection.exec_driver_sql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")

    def close(self) -> None:
        self._admin.dispose()
        self._run("pg_ctl", "stop", "--wait", "--silent", "--mode", "immediate")
        shutil.rmtree(self.folder)
