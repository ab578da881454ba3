"""Pages of numbers on which only what has changed is written again."""

from random import Random

import numpy as np

from stardeck.kernel.sheet import NOWHERE, Gauge, Heap, Mark, Page, gauges

COLUMN = [0, 1, 2, 3, 0, 1, 2, 3]  # two copies of every card


def test_a_heap_counts_its_cards_whatever_lay_there_before():
    chance = Random(1)
    page = Page(10)
    heap = Heap(page, 3, COLUMN)
    for _ in range(500):
        cards = [chance.randrange(len(COLUMN)) for _ in range(chance.randrange(9))]
        heap.show(cards)
        places = [COLUMN[card] for card in cards]
        expected = [0, 0, 0, *(places.count(column) for column in range(4)), 0, 0, 0]
        assert page.copied().tobytes() == np.array(expected, dtype=np.float32).tobytes()


def test_a_heap_takes_no_notice_of_what_happens_to_a_list_it_was_shown():
    page = Page(4)
    heap = Heap(page, 0, COLUMN)
    cards = [1, 2]
    heap.show(cards)
    cards.append(3)
    heap.show(cards)
    assert page.copied().tolist() == [0, 1, 1, 1]


def test_gauges_show_shares_of_a_whole():
    page = Page(4)
    third, tenth = gauges(page, 1, (3, 10))
    for counts in ([1, 3], [1, 300], [0, 0]):
        third.show(counts[0])
        tenth.show(counts[1])
        expected = [0, counts[0] / 3, counts[1] / 10, 0]
        assert page.copied().tobytes() == np.array(expected, dtype=np.float32).tobytes()


def test_a_mark_stands_in_one_place_or_nowhere():
    page = Page(4)
    mark = Mark(page, 1)
    for place, expected in ((NOWHERE, [0, 0, 0, 0]), (2, [0, 0, 0, 1]), (0, [0, 1, 0, 0]), (NOWHERE, [0, 0, 0, 0])):
        mark.show(place)
        assert page.copied().tolist() == expected


def test_a_copy_is_nobody_elses():
    page = Page(2)
    before = page.copied()
    Gauge(page, 0, 1).show(1)
    after = page.copied()
    after[1] = 5
    assert before.tolist() == [0, 0]
    assert page.copied().tolist() == [1, 0]
