"""The front door: what `import waystone` offers, and nothing else.

A match from its first decision to its record, bots at its seats, pictures of what a seat knows. It
is made of the rooms below, adds no rules of its own, and runs without a server.
"""
