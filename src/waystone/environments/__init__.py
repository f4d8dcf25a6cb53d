"""The games as environments for learning: Gymnasium for one seat, PettingZoo for all of them.

    import gymnasium
    import waystone.environments

    env = gymnasium.make("waystone/DelveAndDash-v0")
    observation, info = env.reset(seed=7)

An observation is made from what its seat may know and nothing else. Needs `waystone[lab]`.
"""

from waystone.environments.aec import AllSeats, aec_env
from waystone.environments.layout import Layout
from waystone.environments.registered import IDS, register
from waystone.environments.single import OneSeat

__all__ = ["IDS", "AllSeats", "Layout", "OneSeat", "aec_env"]

register()
