"""Waystone without a server: the service in a page, or wherever one device plays alone."""
