"""The rules of Galaxy Rush by chapter: set-up, a turn, a Discovery, the seasons, predictions, the end."""
