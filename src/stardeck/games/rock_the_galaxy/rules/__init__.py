"""The rules of Rock the Galaxy by chapter: set-up, the turn, the scoring phase."""
