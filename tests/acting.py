"""The one seat that tests of turns look at."""

from waystone.laws.setup import first_acting, first_of

__all__ = ["first_acting", "first_of"]
