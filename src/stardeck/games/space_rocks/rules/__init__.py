"""The rules of Space Rocks by chapter: set-up, the turn, deploying, attacking, defending."""
