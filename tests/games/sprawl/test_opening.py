"""Section 2: the opening Town cards of short games, whose top part has only nine cards."""

import copy

import pytest

from boomtown.games.sprawl.constants import CONTRACT, EVENT, TOWN
from boomtown.games.sprawl.schema import SCHEMA, check_decks
from boomtown.games.sprawl.setup import top_contracts
from boomtown.games.sprawl.state import Position
from boomtown.kernel.lines import Place
from boomtown.kernel.message import Params
from boomtown.kernel.rng import Rng
from tests.games.sprawl.support import CARDS, COMPONENTS, DOCUMENT, SHIPPED, new
from tests.support import rule

AIRPORT = COMPONENTS.specials[TOWN]


def check_town(state: Position) -> None:
    """Airport lies in the middle part, everything seen and put back above it, six contracts lie open."""
    deck = state.decks[TOWN]
    bottom, top = state.sections
    assert bottom <= deck.index(AIRPORT) < top
    assert all(CARDS[card].kind == EVENT and card != AIRPORT for card in state.returned)
    assert all(top <= deck.index(card) < len(deck) - 1 for card in state.returned)
    assert all(CARDS[card].kind == CONTRACT for card in [*state.contract_boxes, deck[-1]])
    assert len(deck) == 32


@pytest.mark.parametrize(
    ("seed", "boxes", "returned"),
    [
        (293, ["t12", "t08", "t05", "t28", "t02"], ["te5"]),
        (12639, ["t28", "t12", "t30", "t09", "t21"], ["te2", "te3", "te5"]),
    ],
)
@rule("S2.8")
def test_a_town_deck_with_too_few_contracts_on_top_is_stacked_anew(
    seed: int, boxes: list[str], returned: list[str]
) -> None:
    """The first stacking of these seeds had four and five cards that are no contracts on the way to the sixth one."""
    state = new(3, seed, "short")
    check_town(state)
    assert [CARDS[card].id for card in state.contract_boxes] == boxes
    assert [CARDS[card].id for card in state.returned] == returned
    assert state.sections == [18, 28]


@rule("S2.8")
def test_airport_never_lies_above_its_part() -> None:
    for seed in range(500):
        check_town(new(2 + seed % 3, seed, "short"))


@rule("S2.8")
def test_the_top_part_keeps_its_size() -> None:
    """Nine cards: six lie open, the other three are events put back or cards nobody has seen."""
    for seed in range(60):
        state = new(3, seed, "short")
        assert len(state.decks[TOWN]) - 1 - state.sections[1] == 3
        assert len(state.returned) <= 3
        assert top_contracts(state) >= 1  # the card that lies face up


@rule("S2.8")
def test_what_a_seat_imagines_agrees_with_the_set_up() -> None:
    full = 0
    for seed in (293, 12639, *range(120)):
        state = new(3, seed, "short")
        for number in range(3):
            world = state.imagine(seed % 3, Rng(number))
            check_town(world)
            assert world.view(0) == state.view(0)
            if len(state.returned) == 3:
                full += 1
                assert sorted(world.decks[TOWN][28:31]) == sorted(state.returned)
    assert full >= 3


def test_a_component_file_must_leave_six_contracts_for_the_opening() -> None:
    """Else the Town deck would be stacked for ever."""
    text = SHIPPED.replace(
        "short  = { bottom = 18, middle = 9, top = 9 }", "short = { bottom = 18, middle = 13, top = 5 }"
    )
    (fault,) = SCHEMA.read(text)[1]
    assert (fault.key, fault.params["path"], fault.params["low"]) == (
        "components-whole",
        "recipe.contract.short.top",
        6,
    )
    text = SHIPPED.replace("long   = { bottom = 9,", "long = { bottom = 8,")
    (fault,) = SCHEMA.read(text)[1]
    assert (fault.key, fault.params["path"], fault.params["given"]) == ("sprawl-file-cards", "recipe.contract.long", 35)
    document = copy.deepcopy(DOCUMENT)
    town = document["town"]
    town["events"] += [{"id": card["id"], "fx": []} for card in town["contracts"][5:]]
    town["contracts"] = town["contracts"][:5]
    complaints: list[tuple[Place, str, Params]] = []
    check_decks(document, lambda place, key, params: complaints.append((place, key, params)))
    assert complaints == [(("town", "contracts"), "components-length", {"expected": "6 - 36", "given": 5})]
