"""Operations: settings, the log, metrics, readiness."""
