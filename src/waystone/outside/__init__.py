"""Bots from outside the catalogue: a class in a file, a program in any language.

Only a command line may name one, since naming it runs it: no room that hears the network may import
this one, which a contract holds. Over the network bots go by the names they were registered under.
"""
