"""The streams and files of the machine that a program in the terminal runs on."""
