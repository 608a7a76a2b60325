"""The operator's page: what the server is doing, bans, erasures, and what operators have done."""
