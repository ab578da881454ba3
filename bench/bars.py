"""What we promise: so many times a peer measured in the same run, and so many microseconds for a copy."""

from measure import Contestant, times_as_fast

UNO, LEDUC, ZOO = "RLCard uno", "RLCard leduc-holdem", "PettingZoo leduc_holdem_v4"
SPIEL = "OpenSpiel leduc_poker"
BARE_UNO, BARE_LEDUC = f"{UNO}, rules only", f"{LEDUC}, rules only"

PEERS_OF = {"leduc-poker": (LEDUC, BARE_LEDUC, ZOO, SPIEL)}  # all others are compared with UNO
AT_LEAST = {
    ("rock-the-galaxy", UNO): 4.0,
    ("space-rocks", UNO): 2.0,
    ("galaxy-rush", UNO): 2.0,
    ("point-galaxy", UNO): 2.0,
    ("brouhaha", UNO): 1.0,
    ("leduc-poker", LEDUC): 4.0,
    ("leduc-poker", ZOO): 20.0,
}
DOOR_AT_LEAST = 4.0  # turns a second of any game through PettingZoo's interface, against PettingZoo's own Leduc
COPY_AT_MOST = {"rock-the-galaxy": 8.0}  # microseconds


class Comparison:
    """One of ours beside one peer, and the bar if there is one."""

    def __init__(self, ours: Contestant, theirs: Contestant) -> None:
        self.ours = ours
        self.theirs = theirs
        self.times = times_as_fast(ours, theirs)
        self.bar = bar(ours, theirs)

    @property
    def missed(self) -> bool:
        return self.bar is not None and self.times < self.bar


def bar(ours: Contestant, theirs: Contestant) -> float | None:
    """What we promise of this row against this peer."""
    if ours.unit == "turns":
        return DOOR_AT_LEAST
    return None if ours.name.endswith("observed") else AT_LEAST.get((ours.name.split()[0], theirs.name))


def comparisons(contestants: list[Contestant]) -> list[Comparison]:
    """Every row of ours with the peers that play the same game, or with UNO; turns with PettingZoo's."""
    peers = {contestant.name: contestant for contestant in contestants if not contestant.mode}
    ours = [contestant for contestant in contestants if contestant.mode and contestant.unit in ("decisions", "turns")]
    return [Comparison(mine, peers[name]) for mine in ours for name in peers_of(mine) if name in peers]


def peers_of(mine: Contestant) -> tuple[str, ...]:
    """Whom a row of ours is compared with."""
    return (ZOO,) if mine.unit == "turns" else PEERS_OF.get(mine.name.split()[0], (UNO, BARE_UNO))
