"""How good the analysis is: matches to learn from, matches to be judged by, and the figures."""
