"""A data folder has one owner at a time."""

from pathlib import Path

import pytest

from waystone.storage.folder import LOCK, FolderLock, FolderTaken


def test_a_folder_is_made_taken_and_given_back(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    first = FolderLock(folder)
    assert (folder / LOCK).name == "waystone.lock"
    for _ in range(2):
        with pytest.raises(FolderTaken):
            FolderLock(folder)
    first.release()
    FolderLock(folder).release()
