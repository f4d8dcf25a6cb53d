"""The command line `waystone`: it wires the rooms together and contains nothing else."""

from waystone.cli.main import main

__all__ = ["main"]
