"""What marked decisions really cost, by the deal as it lay."""
