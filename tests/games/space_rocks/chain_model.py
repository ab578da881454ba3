"""A literal model of section 8 of the rules, written without the engine: every way an attack can be resolved.

A world is a tuple of players; a player is (alive, planets, hand): planets are (name, sat) with `home` among them once
all colonies are gone, the hand is the classes of its sats and 0 for any other card. Attacks are
(maker, defender, planet, rock, power). Nothing is merged, nothing is skipped.
"""

from functools import cache


def outcomes(world, attacks, attacker, anybody):
    """All worlds that can be left when every attack has been resolved."""
    return frozenset(all_resolved(world, tuple(attacks), attacker, anybody))


def living(world):
    return [seat for seat, (alive, _, _) in enumerate(world) if alive]


def clockwise(world, seat):
    n = len(world)
    return [(seat + i) % n for i in range(1, n)]


@cache
def all_resolved(world, attacks, attacker, anybody):
    if not attacks or len(living(world)) == 1:
        return {world}
    defender = next(d for d in clockwise(world, attacker) if any(a[1] == d for a in attacks))
    found = set()
    for i, attack in enumerate(attacks):
        if attack[1] != defender:
            continue
        rest = attacks[:i] + attacks[i + 1 :]
        for left, flying in answered(world, rest, attack, anybody):
            found |= all_resolved(left, flying, attacker, anybody)
    return found


@cache
def answered(world, flying, attack, anybody):
    """The defender answers, then the others: every world with the attacks still in the air."""
    return frozenset(answers(world, flying, attack, anybody))


def answers(world, flying, attack, anybody):
    maker, defender, planet, _, power = attack
    guard = dict(world[defender][1])[planet]
    if power <= 3:
        if guard >= power:
            yield from sent_back(stripped(world, defender, planet), flying, attack, defender, anybody)
        yield from deflected_by_hand(world, flying, attack, defender, anybody)
        for helper in clockwise(world, defender):
            if helper != maker and world[helper][0]:
                yield from deflected_by_hand(world, flying, attack, helper, anybody)
    yield absorbed(world, flying, attack)


def deflected_by_hand(world, flying, attack, seat, anybody):
    alive, planets, hand = world[seat]
    for sat in set(hand):
        if sat >= attack[4]:
            rest = list(hand)
            rest.remove(sat)
            after = replaced(world, seat, (alive, planets, tuple(rest)))
            yield from sent_back(after, flying, attack, seat, anybody)


def sent_back(world, flying, attack, deflector, anybody):
    """The very same rock attacks at once; without a target it is lost."""
    maker, _, _, rock, _ = attack
    victims = [seat for seat in living(world) if seat != deflector] if anybody else [maker]
    aims = [(victim, planet) for victim in victims if world[victim][0] for planet, _ in targets(world, victim)]
    if not aims:
        yield world, flying
    for victim, planet in aims:
        yield from answered(world, flying, (deflector, victim, planet, rock, rock), anybody)


def targets(world, seat):
    """All colonies, or the homeworld if there is none."""
    colonies = [planet for planet in world[seat][1] if planet[0] != "home"]
    return colonies or [planet for planet in world[seat][1] if planet[0] == "home"]


def absorbed(world, flying, attack):
    _, defender, planet, _, _ = attack
    alive, planets, hand = world[defender]
    if planet == "home":
        after = replaced(world, defender, (False, (), ()))
        flying = tuple(a for a in flying if a[1] != defender)
    else:
        left = tuple(p for p in planets if p[0] != planet)
        after = replaced(world, defender, (alive, left, hand))
        flying = tuple(a for a in flying if (a[1], a[2]) != (defender, planet))
    return after, flying if len(living(after)) > 1 else ()


def stripped(world, seat, planet):
    alive, planets, hand = world[seat]
    return replaced(world, seat, (alive, tuple((p, 0 if p == planet else s) for p, s in planets), hand))


def replaced(world, seat, player):
    return (*world[:seat], player, *world[seat + 1 :])
