"""Whether a treasure card fits the moment: its target is there, and its effect can do something."""
