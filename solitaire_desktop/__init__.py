"""Solitaire Desktop: hard two-pack patiences. The version lives here, and nothing else does."""

__version__ = "0.1.0"
