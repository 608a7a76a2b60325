"""The folder with the server's data."""

from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The platform's folder for data, which is used if no other is set."""
    return user_data_path("foretell", appauthor=False)


def database_in(folder: Path) -> Path:
    """The database in a data folder."""
    return folder / "foretell.db"
