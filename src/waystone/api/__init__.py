"""Carries calls over HTTP and sessions over sockets, and serves the files of the browser client."""
