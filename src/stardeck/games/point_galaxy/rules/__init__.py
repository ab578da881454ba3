"""The rules of Point Galaxy, by chapter: set-up, draft, placement, rockets, the turn and its refill, the automaton."""
