"""The server: rooms that lose nothing and leak nothing."""
