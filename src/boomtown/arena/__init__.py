"""Contests between bots. Nothing heavy is imported before it is used."""

from boomtown.arena.contest import Contest, contest
from boomtown.arena.sprt import Question
from boomtown.arena.tournament import Outcome, Standing, Tournament, tournament

__all__ = ["Contest", "Outcome", "Question", "Standing", "Tournament", "contest", "tournament"]
