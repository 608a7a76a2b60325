"""PostgreSQL, HAProxy, and links between programs that can fail, for tests and measurements of several servers."""
