"""The engine for logs: append, fold, keep readers informed.  Tables and score pads say what is in their logs."""
