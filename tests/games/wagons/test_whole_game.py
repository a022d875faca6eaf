"""One game from the first choice to the sheet, counted by hand."""

from boomtown.games.wagons.components import GOAL
from tests.games.wagons.arrange import dealt, say
from tests.support import rule

SEED = 7

SCRIPT = (
    "1 start 15",
    "0 take 15", "0 place 0 0",
    "1 take 10", "1 place 0 0",  # card 13 goes to seat 0
    "0 place 2 0", "0 take 3", "0 place 4 0",
    "1 take 5", "1 place 2 0 turned",
    "0 take 14", "0 place 6 0",
    "1 take 9", "1 place 4 0",  # card 0 goes to seat 0
    "0 place 8 0", "0 take 8", "0 place 10 0",
    "1 take 4", "1 place 5 0",  # over the right half of card 9
    "0 take 17", "0 place 12 0",  # card 12 goes to seat 1
    "1 place -2 0", "1 take 2", "1 place -4 0",
    "0 take 16", "0 place 14 0",  # card 1 goes to seat 1, and the circle is empty
    "1 place 4 2",
)  # fmt: skip

# x = 0 to 15
FIRST = (
    "Wm Mg Mw Df Sg Sc Pb Fc Pc Pf Df Mw Fc Wb Dw Fw",
    "Pm Sm Wf Mc Sf Wm Mc Pg Pm Fb Sw Db Mb Pb Wf Mw",
)
# x = -4 to 6
SECOND = (
    "Wm Wb Sm Wg Pc Sc Fc Pg Mf Dw Dg",
    "Sw Wg Pg Sw Db Fc Fw Fb Sf Dc Mf",
    ".. .. .. .. .. .. .. .. Mf Mm ..",
    ".. .. .. .. .. .. .. .. Db Mw ..",
)


def drawn(rows: tuple[str, ...], left: int) -> dict[tuple[int, int], str]:
    cells = {(x + left, y): part for y, row in enumerate(rows) for x, part in enumerate(row.split())}
    return {cell: part for cell, part in cells.items() if part != ".."}


@rule("W3.1", "W5.5", "W5.7")
def test_a_whole_game() -> None:
    state = dealt(SEED)
    assert [GOAL[card] for card in state.goals] == ["prairie_life", "one_too_many", "cool_water"]
    assert state.circle == [16, 15, 13, 10, 3, 5, 14, 0, 9, 8, 4, 12, 17, 2, 1]

    for number, move in enumerate(SCRIPT):
        assert not state.over, number
        assert state.pending() == (int(move[0]),)
        say(state, move)
    assert state.over

    towns = state.view(None)["towns"]
    assert isinstance(towns, list)
    assert {(x, y): part for x, y, part in towns[0]["cells"]} == drawn(FIRST, 0)
    assert {(x, y): part for x, y, part in towns[1]["cells"]} == drawn(SECOND, -4)

    assert {line.key: line.points for line in state.score(0).lines} == {
        "desert": 1,
        "forest": 1,
        "mountain": 2,
        "plains": 4,
        "snow": 3,
        "water": 1,
        "prairie_life": 6,  # six cows and seven plains
        "one_too_many": -4,  # six bottles against four
        "cool_water": 6,  # of five lakes of one territory the one at 14,1 has two wagons
    }
    assert {line.key: line.points for line in state.score(1).lines} == {
        "desert": 3,
        "forest": 4,
        "mountain": 3,
        "plains": 1,
        "snow": 1,
        "water": 3,
        "prairie_life": 4,  # five cows and three plains
        "one_too_many": 0,
        "cool_water": 3,  # the wagon at -4,1
    }
    assert [state.score(seat).total for seat in (0, 1)] == [20, 22]
    assert state.winners() == [1]
