"""Every figure of the rules stands at a paragraph that exists, and shows the points that the engine counts."""

from typing import Any, cast

import pytest

import boomtown
from boomtown.games.coloma import wheel
from boomtown.games.coloma.state import Position
from boomtown.games.sprawl.city import SPOT_CELLS, SPOT_NAMES
from boomtown.kernel.figures import Figure, figures
from boomtown.sheet import score_sheet
from tests.support import paragraphs

FIGURES = [(game_id, figure) for game_id in boomtown.game_ids() for figure in figures(game_id)]


def sheet_of(game_id: str, figure: Figure) -> dict[str, Any]:
    """The figure as the first player's part of a score sheet."""
    if game_id == "carson":
        return {"game": "carson", "cities": [{"rows": figure["rows"]}]}
    if game_id == "sprawl":
        offices = [figure["line"].removeprefix("office-")] if figure["line"].startswith("office-") else []
        players = [{"prestige": 0, "wealth": 0, "offices": offices}, {"prestige": 0, "wealth": 0}]
        return {"game": "sprawl", "players": players, "buildings": figure["rows"]}
    if game_id == "coloma":
        said = {word: entries for word, *entries in (row.split() for row in figure["rows"])}
        graves = int(said.get("graves", ["0"])[0])
        return {"game": "coloma", "seats": [{"lands": said.get("lands", []), "graves": graves}]}
    others = [goal for goal in ("smalltown_charm", "one_too_many", "boom_or_bust") if goal != figure["line"]]
    goals = boomtown.game("wagons").faces("en")["faces"]
    is_goal = figure["line"] in goals["goals"]  # type: ignore[index]
    chosen = [figure["line"], *others[:2]] if is_goal else others
    return {"game": "wagons", "goals": chosen, "towns": [figure["rows"], []]}


def check_wheel(figure: Figure) -> None:
    """Barker, Signpost and Bust of a figure lie where the engine would have them with these pioneers."""
    sites = {
        word: [int(site) - 1 for site in rest] for word, *rest in map(str.split, figure["rows"]) if word != "lands"
    }
    if "barker" not in sites:
        return
    state = cast(Position, boomtown.game("coloma").new(max(len(sites.get("pioneers", [])), 3)))
    (state.barker,) = sites["barker"]
    assert sites["signpost"] == [wheel.signpost(state)]
    assert sites["copies"] == [wheel.copied(state)]
    if "pioneers" not in sites:
        assert sites["bust"] == sites["signpost"]
        return
    state.pioneers = sites["pioneers"]
    state.bust = wheel.bust_site(state)
    assert sites["bust"] == [state.bust]
    assert sites.get("busted", []) == [site for site in range(5) if wheel.busted(state, site)]


@pytest.mark.parametrize(("game_id", "figure"), FIGURES)
def test_a_figure_shows_what_its_paragraph_says(game_id: str, figure: Figure) -> None:
    assert figure["rule"] in paragraphs(game_id)
    seats: Any = score_sheet(sheet_of(game_id, figure))["seats"]
    if figure["line"]:
        lines = {line["key"]: line["points"] for line in seats[0]["lines"]}
        assert lines[figure["line"]] == figure["points"]
    if game_id == "coloma":
        check_wheel(figure)
        return
    if game_id == "sprawl":
        built = {lot for row in figure["rows"] for lot in SPOT_CELLS[SPOT_NAMES.index(row.split()[1])]}
        assert all(tuple(lot) in built for lot in figure["mark"])
        return
    for x, y in figure["mark"]:
        row = figure["rows"][y]
        assert x < (len(row.split()) if game_id == "wagons" else len(row))
