"""What does compiling gain? Runs two interpreters by turns, one with a pure and one with a compiled Stardeck.

python bench/compiled.py PURE COMPILED [--json] [--only TEXT] [--rounds 7] [--slice 0.1] [--check]
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from measure import Contestant, times_as_fast
from rich.console import Console
from rich.table import Table

BAR = 4.0  # times the playouts of our own games; a third party's rules stay interpreted

Rows = dict[str, Contestant]


def main() -> int:
    args = arguments()
    pure: Rows = {}
    compiled: Rows = {}
    for _ in range(args.rounds):
        for python, rows in ((args.pure, pure), (args.compiled, compiled)):
            measure(python, args.only, args.slice, rows)
    both = [name for name in pure if name in compiled]
    gains = [(pure[name], compiled[name], times_as_fast(compiled[name], pure[name])) for name in both]
    if args.json:
        print(json.dumps([row(*gain) for gain in gains], indent=1))
    else:
        print_table(gains)
    return int(args.check and any(has_bar(fast) and times < BAR for _, fast, times in gains))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("pure", help="a Python that runs Stardeck interpreted")
    parser.add_argument("compiled", help="a Python that runs Stardeck compiled, such as the one of `make compiled`")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--only", default="", metavar="TEXT", help="only rows whose name has this text")
    parser.add_argument("--rounds", type=int, default=7, help="runs of each interpreter; the median counts")
    parser.add_argument("--slice", type=float, default=0.1, help="CPU seconds of a row in a run")
    parser.add_argument("--check", action="store_true", help="exit with 1 if the bar is missed")
    return parser.parse_args()


def measure(python: str, only: str, seconds: float, rows: Rows) -> None:
    """One run of one interpreter; its rates are added to the rows."""
    bench = str(Path(__file__).with_name("playouts.py"))
    command = [python, bench, "--ours", "--json", "--rounds", "1", "--slice", str(seconds), "--only", only]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    for rate in json.loads(done.stdout)["rates"]:
        found = rows.setdefault(rate["name"], Contestant(rate["name"], lambda: 0, rate["unit"], rate["mode"]))
        found.rates.append(rate["per_cpu_second"])


def has_bar(fast: Contestant) -> bool:
    """Playouts of a game whose rules are compiled."""
    return fast.mode == "compiled" and fast.unit == "decisions" and not fast.name.endswith("observed")


def row(slow: Contestant, fast: Contestant, times: float) -> dict[str, object]:
    """One gain as plain data."""
    bar = BAR if has_bar(fast) else None
    rates = {slow.mode: slow.rate, fast.mode: fast.rate}
    return {"name": slow.name, "unit": slow.unit, "per_cpu_second": rates, "times": times, "bar": bar}


def print_table(gains: list[tuple[Contestant, Contestant, float]]) -> None:
    """Rates of both and what was gained."""
    table = Table("per CPU second", "pure", "compiled", "times", "bar", "", title="What compiling gains")
    for slow, fast, times in gains:
        verdict = ("met" if times >= BAR else "missed") if has_bar(fast) else f"({fast.mode})"
        bar = f"{BAR:g}" if has_bar(fast) else ""
        name = slow.name if slow.unit == "decisions" else f"{slow.name} ({slow.unit})"
        table.add_row(name, f"{slow.rate:,.0f}", f"{fast.rate:,.0f}", f"{times:.1f}", bar, verdict)
    Console().print(table)


if __name__ == "__main__":
    sys.exit(main())
