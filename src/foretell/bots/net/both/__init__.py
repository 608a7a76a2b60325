"""What both games compute with the networks."""
