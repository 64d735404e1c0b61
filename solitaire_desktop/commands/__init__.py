"""The headless jobs of the command line, one module each; each gives back what is to be printed.

Nothing here prints or parses arguments: that is `cli`. Only `picture` loads Qt, when it is asked.
"""
