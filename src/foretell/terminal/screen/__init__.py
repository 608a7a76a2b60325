"""Playing at the full screen: a Textual program."""
