"""The drawing in a terminal: the wheel, the cards and what every action means, in every language."""

import io

from rich.console import Console, RenderableType

import boomtown
from boomtown.games.coloma.state import Position
from boomtown.term import Scene, draw, label
from boomtown.text import catalogue
from tests.games.coloma.helpers import be, hold, own, stock, table, turn
from tests.support import rule

GAME = boomtown.game("coloma")
NAMES = ["Anna", "Bert", "Carl", "Dora", "Emil", "Fay"]


def printed(thing: RenderableType, width: int = 260) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return " ".join(console.file.getvalue().split())


def scene(state: Position, seat: int | None, language: str = "en") -> Scene:
    totals = [state.score(rival).total for rival in state.rivals()]
    drawn = Scene(GAME, catalogue(language), NAMES[: state.seats], state.options, totals, seat)
    drawn.legal = state.legal(seat) if seat is not None else []
    return drawn


def test_the_wheel_shows_barker_signpost_and_price() -> None:
    state = table()
    text = printed(draw(state.view(0), scene(state, 0)))
    assert "1848, round 1 of 5" in text
    assert "1 Workday (covered by the Barker)" in text
    assert "Signpost: Survey a river or build a bridge at the saw cost." in text
    assert "each is worth $3" in text
    assert "Anna" in text


def test_only_the_looking_seat_sees_its_hand() -> None:
    state = table()
    hold(state, 0, "saloon")
    hold(state, 1, "theatre")
    mine = printed(draw(state.view(0), scene(state, 0)))
    assert "Saloon" in mine and "Theatre" not in mine
    nobody = printed(draw(state.view(None), scene(state, None)))
    assert "Saloon" not in nobody and "Theatre" not in nobody


def test_actions_are_explained() -> None:
    state = table()
    own(state, 0, "saloon")
    be(state, 0, "gambler")
    stock(state, 0, bucks=5, dudes=3)
    turn(state, 0, 1, bust=1)
    labels = {
        GAME.actions.format(action): label(state.view(0), scene(state, 0), action).plain for action in state.legal(0)
    }
    assert labels["use saloon"] == "For each of your town buildings gain 1 dude, at most 4 times."
    assert labels["common action"] == "Use each shovel ability of Sutter's Mill and of your buildings."
    assert labels["specialty"].startswith("In a turn in which your Boom is busted, once per turn: Choose: (1) Gain $2.")


def test_shade_is_shown_with_all_its_rivers_and_turned_wagon_cards() -> None:
    state = table(1)
    state.rivers[1] = 0b111111
    state.points[1] = 40
    state.wagon_cards = 0b1110
    text = printed(draw(state.view(0), scene(state, 0)))
    assert "Shade ★ Sheriff 66" in text  # 40, six rivers and a horse
    assert "rivers: 6; wagon cards turned: Hangtown" in text
    state.apply(0, state.legal(0)[0])
    assert "Shade" in printed(draw(state.view(None), scene(state, None)))


@rule("K5.3", "K5.5")
def test_the_view_tells_what_the_signpost_copies_and_which_sites_are_busted() -> None:
    state = table()
    assert (state.view(None)["signpost"], state.view(None)["copies"], state.view(None)["busted"]) == (3, 2, [])
    turn(state, 0, 1, barker=5, bust=1)  # the Signpost on site 2 copies site 1
    view = state.view(0)
    assert (view["signpost"], view["copies"], view["busted"]) == (2, 1, [1, 2])
    assert printed(draw(view, scene(state, 0))).count("BUST") == 2


def test_the_terminal_believes_the_view_about_signpost_and_bust() -> None:
    state = table()
    view = {**state.view(0), "copies": 5, "busted": [4]}
    text = printed(draw(view, scene(state, 0)))
    assert "Signpost: Gain 1 tent." in text
    assert text.count("BUST") == 1


def test_card_texts_are_put_together_once() -> None:
    state = table()
    assert scene(state, 0).faces is scene(state, 1).faces
