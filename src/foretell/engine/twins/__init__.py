"""What the compiler takes in place of ``foretell.rules.bits``, ``chance`` and ``memory``."""
