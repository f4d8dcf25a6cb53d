"""A bot for a game of the house, in a package of its own."""

import waystone


class Coward(waystone.Bot):
    """Turns back as soon as it may, and then does what comes first."""

    def choose(self, view, legal):
        for action in legal:
            if action.text == "declare exit":
                return action
        return legal[0]


def make(rules, dice, budget):
    """One bot for one seat of one match."""
    return Coward()


COWARD = waystone.BotKind("coward", "turns back at once", make)
