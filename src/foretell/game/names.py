"""Names that stand for themselves: text to programs and people, and code in a repr."""

from enum import StrEnum


class Name(StrEnum):
    """The parent of enumerations of names: a member is its text, and its repr can be pasted back."""

    def __repr__(self) -> str:
        """The member as code."""
        return f"{type(self).__name__}.{self.name}"
