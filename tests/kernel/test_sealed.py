"""Envelopes: those they are addressed to read the inside, everybody else the outside, the wire neither."""

import msgspec
import pytest

from stardeck.kernel import Sealed, open_for

from .counting import Added, Voted

SECRET = Sealed(Voted(1, yes=True), (1,), Voted(1))


def test_an_open_event_is_the_same_for_all():
    event = Added(0, 2)

    assert open_for(event, 0) is open_for(event, None) is event


def test_the_addressee_reads_the_inside():
    assert open_for(SECRET, 1) == Voted(1, yes=True)


@pytest.mark.parametrize("reader", [0, 2, None])
def test_everybody_else_reads_the_outside(reader):
    assert open_for(SECRET, reader) == Voted(1)


def test_an_envelope_cannot_be_put_on_the_wire():
    with pytest.raises(TypeError):
        msgspec.json.encode(SECRET)
