"""How fast is Stardeck, and how fast are its peers in the same run? See README.md beside this file.

python bench/playouts.py [--json] [--ours] [--only TEXT] [--rounds 9] [--slice 0.1] [--check]
"""

import argparse
import json
import sys

import doors
import ours
import peers
from bars import COPY_AT_MOST, Comparison, comparisons
from measure import Contestant, take_turns
from rich.console import Console
from rich.table import Table


def main() -> int:
    args = arguments()
    missing: set[str] = set()
    found = [*ours.contestants(), *doors.contestants(missing)]
    if not args.ours:
        found += peers.contestants(missing)
    found = [one for one in found if args.only in one.name or not one.mode]
    take_turns(found, args.rounds, args.slice)
    compared = comparisons(found)
    if args.json:
        print(json.dumps(document(found, compared, missing), indent=1))
    else:
        print_tables(found, compared, missing)
    return int(args.check and bool(misses(found, compared)))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--ours", action="store_true", help="measure no peers")
    parser.add_argument("--only", default="", metavar="TEXT", help="of ours, only rows whose name has this text")
    parser.add_argument("--rounds", type=int, default=9, help="slices per row; the median counts")
    parser.add_argument("--slice", type=float, default=0.1, help="CPU seconds of a slice")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a bar is missed")
    return parser.parse_args()


def micros(contestant: Contestant) -> float:
    """Microseconds of CPU for one unit."""
    return 1e6 / contestant.rate


def slow_copies(found: list[Contestant]) -> list[Contestant]:
    """Copies that take longer than promised."""
    copies = [one for one in found if one.unit == "copies"]
    return [one for one in copies if micros(one) > COPY_AT_MOST.get(one.name.split()[0], float("inf"))]


def misses(found: list[Contestant], compared: list[Comparison]) -> list[str]:
    """The bars that were missed, in words."""
    slow = [f"{c.ours.name} is {c.times:.2f} times {c.theirs.name}, not {c.bar:g}" for c in compared if c.missed]
    return slow + [f"{one.name} takes {micros(one):.1f} µs" for one in slow_copies(found)]


def absent(missing: set[str]) -> list[str]:
    """A sentence for every peer that is not there."""
    return [f"{name} is not installed, so it is left out: {doors.INSTALL}." for name in sorted(missing)]


def document(found: list[Contestant], compared: list[Comparison], missing: set[str]) -> dict[str, object]:
    """Everything as plain data."""
    return {
        "python": sys.version.split()[0],
        "rates": [
            {"name": one.name, "unit": one.unit, "mode": one.mode, "per_cpu_second": one.rate, "us": micros(one)}
            for one in found
        ],
        "ratios": [{"ours": c.ours.name, "peer": c.theirs.name, "times": c.times, "bar": c.bar} for c in compared],
        "missing": absent(missing),
        "missed": misses(found, compared),
    }


def print_tables(found: list[Contestant], compared: list[Comparison], missing: set[str]) -> None:
    """Rates first, then ratios, then what is missing."""
    console = Console()
    rates = Table("", "per CPU second", "µs each", "unit", "Stardeck is", title="Rates (median)", title_justify="left")
    for one in found:
        rates.add_row(one.name, f"{one.rate:,.0f}", f"{micros(one):.2f}", one.unit, one.mode)
    ratios = Table("ours", "times", "peer", "bar", "", title="Ratios (median of rounds)", title_justify="left")
    for c in compared:
        verdict = "" if c.bar is None else "missed" if c.missed else "met"
        ratios.add_row(c.ours.name, f"{c.times:.1f}", c.theirs.name, "" if c.bar is None else f"{c.bar:g}", verdict)
    console.print(rates, ratios if compared else "")
    for line in absent(missing) + [f"Missed: {miss}." for miss in misses(found, compared)]:
        console.print(line, markup=False)


if __name__ == "__main__":
    sys.exit(main())
