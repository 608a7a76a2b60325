"""What the compiler uses in place of ``foretell.rules.bits``, ``chance`` and ``memory``."""
