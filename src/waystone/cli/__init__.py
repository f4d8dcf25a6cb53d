"""The command line `waystone`: it wires the rooms together and contains nothing else."""

try:
    from waystone.cli.main import main
except KeyboardInterrupt:  # Ctrl-C while the rooms are still being opened
    raise SystemExit(130) from None

__all__ = ["main"]
