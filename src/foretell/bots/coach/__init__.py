"""What the coach computes, in restricted Python: the same in the library and in the browser (``foretell.coach``)."""
