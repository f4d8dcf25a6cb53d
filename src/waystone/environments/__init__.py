"""The games as environments for learning: Gymnasium for one seat, PettingZoo for all of them.

    import gymnasium
    import waystone.environments

    env = gymnasium.make("waystone/DelveAndDash-v0")
    observation, info = env.reset(seed=7)

An observation is made from what its seat may know and nothing else. Needs `waystone[lab]`.
"""

try:
    import gymnasium as _gymnasium
    import pettingzoo as _pettingzoo
except ImportError as error:
    message = "waystone.environments needs more packages: pip install 'waystone[lab]'"
    raise ImportError(message) from error

from waystone.environments.aec import AllSeats, aec_env
from waystone.environments.batched import ManyMatches
from waystone.environments.layout import Layout
from waystone.environments.registered import IDS, register
from waystone.environments.single import OneSeat

__all__ = ["IDS", "AllSeats", "Layout", "ManyMatches", "OneSeat", "aec_env"]

del _gymnasium, _pettingzoo

register()
