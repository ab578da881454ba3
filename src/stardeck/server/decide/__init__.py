"""Deciding: from a wish to the entries it adds to the log, or a refusal. Pure: nothing is changed, nothing is sent."""

from collections.abc import Callable
from typing import Any

import msgspec

from stardeck.server import wire as w
from stardeck.server.decide import absence, consent, playing, seating, wishes
from stardeck.server.entries import Entry
from stardeck.server.room import Room

Decider = Callable[[Room, str, Any, int], list[Entry]]

DECIDERS: dict[type[w.Command], Decider] = {
    w.Join: seating.join,
    w.AddBot: seating.add_bot,
    w.Vacate: seating.vacate,
    w.Configure: seating.configure,
    w.Start: seating.start,
    w.Play: playing.play,
    w.Undo: playing.undo,
    w.Answer: consent.answer,
    w.Tempo: consent.tempo,
    w.Replace: consent.replace,
    w.Pause: consent.pause,
    w.Resume: absence.resume,
    w.StandIn: absence.stand_in,
    w.TakeBack: absence.take_back,
    w.Prefer: wishes.prefer,
    w.SendEmote: wishes.emote,
    w.Revoke: wishes.revoke,
}


def decide(room: Room, who: str, command: w.Command, now: int) -> list[Entry]:
    """The entries a wish adds to the log; the last one remembers whose wish it was."""
    entries = DECIDERS[type(command)](room, who, command, now)
    entries[-1] = msgspec.structs.replace(entries[-1], who=who, id=command.id)
    return entries
