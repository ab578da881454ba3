"""One server and one PostgreSQL for all tests that do not break them."""

import shutil

import pytest

from tests.server.kit import Postgres, Server, quick


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server on SQLite, without pauses and limits."""
    server = Server(quick(tmp_path_factory.mktemp("server") / "rooms.sqlite"))
    yield server
    bugs = server.bugs()
    server.stop()
    assert bugs == []


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL server; every test takes a database of its own."""
    postgres = Postgres()
    yield postgres
    postgres.stop()
    shutil.rmtree(postgres.folder, ignore_errors=True)
