"""How fast the engine is, beside its peers and in the same run."""
