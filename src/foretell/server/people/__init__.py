"""What people can ask for: to be signed out, to get their data, to be forgotten; and how long data is kept."""
