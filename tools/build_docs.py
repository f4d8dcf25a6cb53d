"""Build the site of docs/ into the package, without what no reader needs: tools/build_docs.py

Links and references that lead nowhere end it with a list of them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "src" / "waystone" / "api" / "pages"
UNREAD = ("assets/javascripts/lunr", "sitemap.xml", "sitemap.xml.gz", "objects.inv")
"""Search in languages that no page is written in, and what is for robots and other sites."""


def build() -> int:
    """Build anew; 0 if every link leads somewhere."""
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    words = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--clean"]
    done = subprocess.run(words, cwd=ROOT, env=env, check=False)
    if done.returncode == 0:
        tidy()
        print(f"{SITE.relative_to(ROOT)}: waystone serve shows it at /docs")
    return done.returncode


def tidy() -> None:
    """Half of what is built is never read."""
    for name in UNREAD:
        path = SITE / name
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    for path in SITE.rglob("*.map"):
        path.unlink()


if __name__ == "__main__":
    sys.exit(build())
