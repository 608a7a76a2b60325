"""What stores with an SQL database share: the parts for people, and how all tables are copied."""
