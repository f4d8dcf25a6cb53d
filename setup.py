"""What pyproject.toml cannot say: the README as a package index shows it."""

from setuptools import setup  # type: ignore[import-untyped]

from tools.long_description import long_description

setup(long_description=long_description(), long_description_content_type="text/markdown")
