"""Information-set Monte Carlo tree search: one tree of what the seat can know, grown on imagined tables.

Every iteration imagines a table the seat cannot tell from the true one, walks down the tree along choices that are
possible there, adds a node, judges the position with the game's evaluation and tells every node on the way what the
player who chose there got out of it (each player wants the best for themselves). Chance and hidden cards are drawn
anew in every iteration, so a node stands for all positions that the same choices lead to.
"""

from collections.abc import Callable
from math import inf, sqrt
from time import perf_counter
from typing import Any, Final

from stardeck.kernel.action import Action
from stardeck.kernel.play import Step, Table, advance, settle, waiting_for
from stardeck.kernel.rng import Rng
from stardeck.kernel.sealed import Seat

SEATS: Final = 16  # more than any game has: keys of children hold action and seat
OFTEN: Final = 25  # iterations between two looks whether it is decided
NOTHING: Final = Action()  # what led to the root


class Node:
    """A choice somebody made, and what came of it."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.available = 0  # how often it could have been chosen
        self.total = 0.0  # value for the player who chose it
        self.children: dict[int, Node] = {}
        self.widened = False  # priors of the children are known


class Walk:
    """The way down the tree in one iteration.

    Players who choose at the same time do not see each other's choice: until all are in, each of them walks on from
    the node where the simultaneous choice began. Then the tree goes on below the choice of the searching seat.
    """

    def __init__(self, root: Node, me: Seat) -> None:
        self.node = root
        self.me = me
        self.path: list[Node] = []
        self.movers: list[Seat] = []
        self.together: dict[Seat, Node] = {}
        self.question: object = None  # the kind of step that asks them all
        self.asked: tuple[Seat, ...] = ()  # who of them was still to choose

    def look(self, step: Step[Any], waiting: tuple[Seat, ...]) -> None:
        """Notice where a simultaneous choice begins and ends."""
        together = self.together
        if together:
            if type(step) is not self.question or any(seat not in self.asked for seat in waiting):
                self.node = together[self.me] if self.me in together else together[min(together)]
                together.clear()
            else:
                self.asked = waiting
        if len(waiting) > 1 and not together:
            self.question, self.asked = type(step), waiting
            for seat in waiting:
                together[seat] = self.node

    def node_of(self, seat: Seat) -> Node:
        """The node at which this seat chooses now."""
        return self.together[seat] if self.together else self.node

    def go(self, seat: Seat, child: Node) -> None:
        """The seat has chosen."""
        self.path.append(child)
        self.movers.append(seat)
        if self.together:
            self.together[seat] = child
        else:
            self.node = child


class Tuning:
    """How the search behaves; found by measurement for every game."""

    def __init__(self, explore: float, play_on: int, sharpness: float, prior_from: int) -> None:
        self.explore = explore  # weight of the prior and of rarely tried choices
        self.play_on = play_on  # random decisions before a position is judged
        self.sharpness = sharpness  # how much better a choice must look to be preferred; 0: no priors
        self.prior_from = prior_from  # visits of a node before its choices are looked at one by one


class Search:
    """One search tree of one seat."""

    def __init__(
        self,
        seat: Seat,
        imagine: Callable[[Rng], Table],
        evaluate: Callable[[Any], list[float]],
        rng: Rng,
        tuning: Tuning,
    ) -> None:
        self.seat = seat
        self.imagine = imagine
        self.evaluate = evaluate
        self.rng = rng
        self.tuning = tuning
        self.root = Node(NOTHING, 1.0)
        self.iterations = 0
        self.deadline = inf

    def run(self, iterations: int, deadline: float) -> None:
        """Search for so many iterations, until it is decided, or until the clock (perf_counter) shows the deadline."""
        self.deadline = deadline
        for done in range(iterations):
            if perf_counter() >= deadline or (done % OFTEN == 0 and self.is_decided(iterations - done)):
                return
            self.iterate()

    def is_decided(self, left: int) -> bool:
        """So few iterations are left that the most visited choice stays the most visited one."""
        first = 0
        second = 0
        for child in self.own():
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first > second + left

    def iterate(self) -> None:
        """Imagine, walk down, add a node, judge, tell the way back."""
        table = self.imagine(self.rng)
        walk = Walk(self.root, self.seat)
        waiting = waiting_for(table)
        while waiting:
            step = table.agenda[-1]
            walk.look(step, waiting)
            seat = self.seat if self.seat in waiting else waiting[0]
            can = step.choices(table, seat)
            new = False
            chosen = can[0]
            if len(can) > 1:
                child = self._choose(walk.node_of(seat), table, seat, can)
                chosen = child.action
                new = child.visits == 0
                walk.go(seat, child)
            table.agenda.pop()
            step.take(table, seat, chosen)
            waiting = settle(table)
            if new:
                break
        values = self._judge(table)
        for i in range(len(walk.path)):
            walk.path[i].visits += 1
            walk.path[i].total += values[walk.movers[i]]
        self.root.visits += 1
        self.iterations += 1

    def _choose(self, node: Node, table: Table, seat: Seat, can: list[Action]) -> Node:
        """The child with the best mixture of value, prior and curiosity among those that are possible here."""
        if not node.widened and self.tuning.sharpness > 0.0 and node.visits >= self.tuning.prior_from:
            self._widen(node, table, seat, can)
        children = node.children
        explore = self.tuning.explore
        mean = self._mean(node, seat, can)
        best: Node | None = None
        best_score = -1.0
        even = 1.0 / len(can)
        for action in can:
            key = id(action) * SEATS + seat
            child = children.get(key)
            if child is None:
                child = Node(action, even)
                children[key] = child
            child.available += 1
            visits = child.visits
            value = child.total / visits if visits else mean
            score = value + explore * child.prior * sqrt(child.available) / (1 + visits)
            if score > best_score:
                best_score = score
                best = child
        assert best is not None
        return best

    def _mean(self, node: Node, seat: Seat, can: list[Action]) -> float:
        """What the seat got here so far, on the average: the first guess for a choice that was never tried."""
        total = 0.0
        visits = 0
        for action in can:
            child = node.children.get(id(action) * SEATS + seat)
            if child is not None:
                total += child.total
                visits += child.visits
        return total / visits if visits else 0.5

    def _widen(self, node: Node, table: Table, seat: Seat, can: list[Action]) -> None:
        """Look at every choice once with the evaluation: better-looking ones get a higher prior. If there is time."""
        values = []
        for action in can:
            if perf_counter() >= self.deadline:
                return
            copy = table.copy()
            advance(copy, seat, action)
            self._finish_turn(copy, seat)
            values.append(self.evaluate(copy)[seat])
        node.widened = True
        best = max(values)
        weights = [1.0 / (1.0 + self.tuning.sharpness * (best - value)) ** 2 for value in values]
        total = 0.0  # not `sum`: it rounds in another way in newer versions of Python
        for weight in weights:
            total += weight
        for i in range(len(can)):
            key = id(can[i]) * SEATS + seat
            child = node.children.get(key)
            if child is None:
                child = Node(can[i], 0.0)
                node.children[key] = child
            child.prior = 0.9 * weights[i] / total + 0.1 / len(can)

    def _finish_turn(self, table: Table, seat: Seat) -> None:
        """Play the rest of the seat's own decisions at random, a few at most."""
        waiting = waiting_for(table)
        for _ in range(self.tuning.play_on):
            if len(waiting) != 1 or waiting[0] != seat:
                return
            step = table.agenda[-1]
            can = step.choices(table, seat)
            table.agenda.pop()
            step.take(table, seat, can[self.rng.below(len(can))] if len(can) > 1 else can[0])
            waiting = settle(table)

    def _judge(self, table: Table) -> list[float]:
        """The value of the position for every seat, after the player on move has finished their turn somehow."""
        waiting = waiting_for(table)
        if waiting:
            self._finish_turn(table, waiting[0])
        return self.evaluate(table)

    def add_choice(self, action: Action) -> Node:
        """A choice at the root that this search has not seen yet."""
        node = Node(action, 0.0)
        self.root.children[id(action) * SEATS + self.seat] = node
        return node

    def go_on_after(self, action: Action, before: "Search") -> None:
        """Take over what an earlier search thought of this seat's next decision, if that is what comes next there."""
        node = before.root.children.get(id(action) * SEATS + self.seat)
        if node is None:
            return
        for key in node.children:
            if key % SEATS != self.seat:
                return
        self.root = node

    def own(self) -> list[Node]:
        """What the searching seat can choose at the root; others may choose there at the same time."""
        return [node for key, node in self.root.children.items() if key % SEATS == self.seat]

    def ranking(self) -> list[Node]:
        """The seat's choices at the root, most visited first."""
        nodes = self.own()
        nodes.sort(key=lambda node: (-node.visits, -node.total))
        return nodes
