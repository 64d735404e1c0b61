"""Keeps the catalogues in step."""
