"""The OpenAPI document is true: requests made from it get no 5xx and only answers it describes."""

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from tests.server.kit import Visitor

schemathesis_checks = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.response_schema_conformance,
]


@pytest.fixture(scope="module")
def document(server):
    return httpx.get(server.http + "/api/openapi.json").json()


def test_every_call_has_a_summary_a_description_and_tags(document):
    for methods in document["paths"].values():
        for call in methods.values():
            assert call["summary"]
            assert call["description"]
            assert call["tags"]


def test_wishes_have_examples(document):
    body = document["paths"]["/api/rooms"]["post"]["requestBody"]["content"]["application/json"]
    assert body["examples"]


def test_requests_made_from_the_document_get_no_server_error(server, document):
    import asyncio

    ada = asyncio.run(Visitor.known(server))
    room = asyncio.run(ada.open(bots=["random"], start=True))
    schema = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=server.http)
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()
        tried += try_operation(operation, ada, room)
    assert tried > 10


def try_operation(operation, ada, room) -> int:
    @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True)
    @schemathesis_given(operation)
    def attempt(case):
        if "room" in (case.path_parameters or {}) and len(case.body if isinstance(case.body, dict) else {}) % 2 == 0:
            case.path_parameters["room"] = room
        reply = case.call(headers=ada.headers)
        assert reply.status_code < 500, reply.text
        if reply.status_code >= 400 and "json" in reply.headers.get("content-type", [""])[0]:
            assert "why" in reply.json()

    attempt()
    return 1


def schemathesis_given(operation):
    from hypothesis import given

    return given(case=operation.as_strategy())
