"""What the operator sees and sets: settings, the log, metrics, readiness."""
