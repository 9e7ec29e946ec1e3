"""Members: their accounts, names, passwords and browsers; what is kept about them, and an end to it."""
