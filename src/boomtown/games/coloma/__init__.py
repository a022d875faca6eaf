"""Coloma."""
