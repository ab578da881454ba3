"""Teach a linear policy to beat random players at Rock the Galaxy: policy gradient, numpy and nothing else.

python examples/train_rock.py [--games 400] [--seed 1]     the share of won games, a line for every 40
"""

import argparse

import numpy as np

from stardeck.adapters.batch import Asked, Batch

ROWS = LESSON = 20  # games at once (the learner changes seats from row to row); finished games per lesson


class Learner:
    """Chances of actions: softmax of a linear function of what the seat knows, among what is legal."""

    def __init__(self, batch: Batch, seed: int) -> None:
        shape = (3, batch.setting.width, len(batch.setting.actions))
        self.weights, self.mean, self.square = np.zeros(shape, np.float32)
        self.lessons = 0
        self.rng = np.random.default_rng(seed)

    def chances(self, asked: Asked, mine: np.ndarray) -> np.ndarray:
        """The policy where it is the learner's turn, equal chances where it is not."""
        scores = np.einsum("rn,na->ra", asked.observations, self.weights)  # too small for the threads of `@`
        scores = np.where(asked.masks, scores * mine[:, None], -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True)

    def choose(self, chances: np.ndarray) -> np.ndarray:
        """One action for every row."""
        return (chances.cumsum(axis=1) > self.rng.random((len(chances), 1))).argmax(axis=1)

    def learn(self, games: list[tuple[list, float]]) -> None:
        """Make what was done in better games than usual more likely, and the rest less likely (Adam's steps)."""
        gains = np.array([reward for _, reward in games])
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        seen = np.array([seen for steps, _ in games for seen, _ in steps])
        pushes = np.array([gain * push for (steps, _), gain in zip(games, gains, strict=True) for _, push in steps])
        slope = seen.T @ pushes / len(games)
        self.lessons += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.01 * (slope**2 - self.square)
        size = np.sqrt(self.square / (1 - 0.99**self.lessons)) + 1e-8
        self.weights += 0.03 * self.mean / (1 - 0.9**self.lessons) / size


def train(games: int, seed: int = 1, report: int = 40) -> list[float]:
    """Play so many games, learning from them; the share of wins in every `report` games in turn."""
    batch = Batch("rock-the-galaxy", ROWS, seed=seed, players=2)
    learner, asked, me = Learner(batch, seed), batch.reset(), np.arange(ROWS) % 2
    running: list[list] = [[] for _ in range(ROWS)]
    lesson, won = [], []
    while len(won) < games:
        chances = learner.chances(asked, mine := asked.seats == me)
        actions = learner.choose(chances)
        for row in np.flatnonzero(mine & (asked.masks.sum(axis=1) > 1)):
            push = -chances[row]
            push[actions[row]] += 1.0
            running[row].append((asked.observations[row], push))
        asked, rewards, over = batch.step(actions)
        for row in np.flatnonzero(over):
            lesson.append((running[row], rewards[row, me[row]]))
            won.append((1 + rewards[row, me[row]]) / 2)
            running[row] = []
        if len(lesson) >= LESSON:
            learner.learn(lesson)
            lesson = []
            if len(won) % report == 0:
                print(f"{len(won)} games, {np.mean(won[-report:]):.0%} of the last {report} won", flush=True)
    return [float(np.mean(won[i : i + report])) for i in range(0, games, report)]


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    for name, default in (("--games", 400), ("--seed", 1)):
        parser.add_argument(name, type=int, default=default)
    train(**vars(parser.parse_args()))
