"""String enumerations whose members print as plain text, and as code in a repr."""

from enum import StrEnum


class Name(StrEnum):
    """The base class of string enumerations whose repr can be pasted back as code."""

    def __repr__(self) -> str:
        """The member as code."""
        return f"{type(self).__name__}.{self.name}"
