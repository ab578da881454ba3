"""The lab: many games between bots, and what can honestly be said about them."""
