"""How the package is built: by setuptools, after the browser client was built into it.

A wheel or source archive without the client would be a server without a page. Editable installs
need none: there `make` builds the client when it is wanted.
"""

from __future__ import annotations

import shutil

from setuptools import build_meta  # type: ignore[import-untyped]
from setuptools.build_meta import *  # type: ignore[import-untyped]  # noqa: F403  # the other hooks

from tools import build_web

Settings = dict[str, str | list[str] | None] | None


def has_client_sources() -> bool:
    """Whether the client can be built here; a source archive holds the built one instead."""
    return (build_web.WEB / "package.json").is_file()


def node_if_needed() -> list[str]:
    """The package that brings Node, where the machine has none that is new enough."""
    if not has_client_sources() or build_web.has_node():
        return []
    return [build_web.NODE_WHEEL]


def build_client() -> None:
    """Have the client in the package, and nothing of an earlier build."""
    shutil.rmtree(build_web.ROOT / "build" / "lib", ignore_errors=True)
    if has_client_sources():
        build_web.build()


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What setuptools wants, and Node."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node_if_needed()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What setuptools wants, and Node."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node_if_needed()]


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """A wheel that holds the client."""
    build_client()
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """A source archive that holds the client."""
    build_client()
    return str(build_meta.build_sdist(sdist_directory, config_settings))
