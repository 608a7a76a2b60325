"""The page as a folder of files that any host can serve, under any path: ``foretell site``."""
