"""Steps in many games at once: the text for both games."""
