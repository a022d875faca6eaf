"""One file per step of the store."""
