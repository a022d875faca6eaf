"""Nuggets: a small game for Boomtown, and a bot that plays it well."""
