"""Search: who can still win, what to play, and whether anything useful is left.

Pure Python, no Qt. A compiled core makes it faster where one was built; nothing needs it. Its
modules are imported by name: the window needs two small ones, and 5 ms of its start are too much
for the others.
"""
