"""The games as data: one module a family, and the catalogue of them all."""
