"""Where things lie: the profile folders of the user and the resources of the program.

Nothing else in the program knows a folder. Qt-free, and cheap at start-up.
"""

from dataclasses import dataclass
from pathlib import Path

APP_NAME = "solitaire-desktop"


@dataclass(frozen=True, slots=True)
class Profile:
    """The three folders of one user: settings, the record of games, and what can be made again."""

    config: Path
    data: Path
    cache: Path

    @classmethod
    def at(cls, folder: Path | str | None) -> "Profile":
        """The profile under `folder` (option --profile), or the platform's own places.

        Without a folder, the places are the ones platformdirs knows. Nothing is created here.
        """
        if folder is not None:
            root = Path(folder).expanduser().absolute()
            return cls(root / "config", root / "data", root / "cache")
        from platformdirs import PlatformDirs  # 5 ms at start-up that --profile does not need

        dirs = PlatformDirs(APP_NAME, appauthor=False)
        return cls(Path(dirs.user_config_dir), Path(dirs.user_data_dir), Path(dirs.user_cache_dir))


def resource(*parts: str) -> Path:
    """The path of a file below `resources/` or `seeds/`, installed or in a checkout.

    >>> resource("resources", "cards", "AS.svg").name
    'AS.svg'
    """
    package = Path(__file__).parent
    installed = package.joinpath(*parts)
    return installed if installed.exists() else package.parent.joinpath(*parts)
