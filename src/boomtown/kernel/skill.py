"""How good the levels of the bots are in a game, so that each is 100 to 250 Elo above the one below.

docs/ladder.md shows what these numbers bring and how many games say so; `boomtown ladder` measures again.
"""


class Skill:
    """The numbers of one game."""

    def __init__(self, greenhorn: float, cowhand: float, ranger: int, marshal: int) -> None:
        self.greenhorn = greenhorn  # how much greenhorn errs in a rating at the beginning, as a share of the swing
        self.cowhand = cowhand  # the same for cowhand
        self.ranger = ranger  # how many lines of play ranger looks at
        self.marshal = marshal  # how many marshal looks at on the ladder; elsewhere it has a time

    def numbers(self) -> dict[str, str]:
        """All of them, for the page of the ladder."""
        return {
            "greenhorn": f"{self.greenhorn:g}",
            "cowhand": f"{self.cowhand:g}",
            "ranger": str(self.ranger),
            "marshal": str(self.marshal),
        }


# Of a game whose room has measured nothing.
USUAL_SKILL = Skill(greenhorn=0.3, cowhand=0.15, ranger=24, marshal=200)
