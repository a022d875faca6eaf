"""Judgement learned from play: self-play, a fit, and the arena's verdict."""

from boomtown.learning.run import Plan, Trained, train

__all__ = ["Plan", "Trained", "train"]
