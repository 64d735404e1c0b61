"""Search: whether anything useful is left, and who can still win. Pure Python, no Qt."""
