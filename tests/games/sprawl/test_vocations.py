"""Section 5: vocations."""

from boomtown.games.sprawl.bot.order import order
from boomtown.games.sprawl.constants import VOCATIONS
from boomtown.games.sprawl.frame import effect_step
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import SCORE_TILES, TAKE_TILE, vocation_line
from tests.games.sprawl.support import (
    COMPONENTS,
    asked,
    bare,
    card,
    effects,
    hold,
    listen,
    new,
    options,
    refresh,
    run,
    say,
    tile,
)
from tests.support import rule

FACTORY = VOCATIONS.index("factory")
FINANCE = VOCATIONS.index("finance")
CAUSE = vocation_line(card("t10"))  # as if the Bank had been built


def line(state: Position, seat: int, vocation: int, value: int) -> None:
    """The vocation line of a contract built by a seat."""
    state.push((TAKE_TILE, seat, vocation, CAUSE), (SCORE_TILES, -1, vocation, value, CAUSE))
    refresh(state)
    state.advance()


@rule("S5.1")
def test_tiles() -> None:
    assert dict(zip(VOCATIONS, COMPONENTS.vocation_tiles, strict=True)) == {
        "media": 1, "finance": 2, "transportation": 2, "education": 3, "energy": 3, "tourism": 4, "factory": 4,
        "public_service": 5,
    }  # fmt: skip


@rule("S5.2", "S5.4")
def test_rulebook_example_of_the_factories() -> None:
    state = bare(2)
    line(state, 0, FACTORY, 2)
    say(state, "split 1")
    assert state.prestige == [2, 0] and state.supply[FACTORY] == 3
    line(state, 1, FACTORY, 1)
    assert asked(state) == (0, "sprawl-ask-order")
    assert state.prompt(0).params == {"card": "@sprawl-vocation-factory"}
    say(state, "choose 1", "split 0", "split 1")
    assert state.wealth == [20, 21] and state.prestige == [3, 0]
    line(state, 0, FACTORY, 4)
    say(state, "choose 0")
    assert options(state) == ["split 0", "split 1", "split 2"]
    say(state, "split 1", "split 0")
    assert state.wealth == [24, 25] and state.prestige == [7, 0]


@rule("S5.4", "S6.10")
def test_the_active_player_says_who_splits_first() -> None:
    state = bare(3)
    state.active = 1
    tile(state, 0, "factory")
    line(state, 2, FACTORY, 2)
    assert asked(state) == (1, "sprawl-ask-order") and options(state) == ["choose 0", "choose 2"]
    say(state, "choose 2")
    assert asked(state) == (2, "sprawl-ask-split")


@rule("S5.4")
def test_all_as_wealth_or_all_as_prestige() -> None:
    for text, wealth, prestige in (("split 0", 8, 0), ("split 2", 0, 8)):
        state = bare(2)
        tile(state, 0, "factory", 1)
        line(state, 0, FACTORY, 4)
        say(state, text)
        assert (state.wealth[0] - 20, state.prestige[0]) == (wealth, prestige)


@rule("S10.10")
def test_police_chief_gets_both_and_decides_nothing() -> None:
    state = bare(2)
    tile(state, 0, "factory", 1)
    hold(state, 0, "police")
    line(state, 0, FACTORY, 4)
    assert (state.wealth[0], state.prestige[0]) == (28, 8)
    assert asked(state) == (0, "sprawl-ask-action")


@rule("S5.3")
def test_empty_supply_takes_from_an_opponent() -> None:
    state = bare(3)
    tile(state, 1, "finance")
    tile(state, 2, "finance")
    line(state, 0, FINANCE, 2)
    assert asked(state) == (0, "sprawl-ask-victim") and options(state) == ["choose 1", "choose 2", "pass"]
    say(state, "choose 2")
    assert [state.tiles[8 * seat + FINANCE] for seat in range(3)] == [1, 1, 0]


@rule("S5.3")
def test_whoever_has_all_tiles_takes_none_but_scores() -> None:
    state = bare(3)
    tile(state, 0, "finance", 2)
    line(state, 0, FINANCE, 2)
    say(state, "split 2")
    assert state.tiles[FINANCE] == 2 and state.prestige[0] == 4


@rule("S5.3")
def test_media_changes_hands() -> None:
    state = bare(2)
    tile(state, 1, "media")
    line(state, 0, 0, 2)
    say(state, "choose 1")
    assert (state.tiles[0], state.tiles[8]) == (1, 0)
    assert asked(state) == (0, "sprawl-ask-split")


@rule("S5.3")
def test_a_tile_of_an_opponent_may_be_declined_and_the_line_still_scores() -> None:
    state = bare(2)
    tile(state, 1, "media")
    events = listen(state)
    line(state, 0, 0, 2)
    assert options(state) == ["choose 1", "pass"]
    say(state, "pass")
    assert (state.tiles[0], state.tiles[8]) == (0, 1)
    assert [event.key for event in events] == ["sprawl-tile-declined"]
    assert asked(state) == (1, "sprawl-ask-split")
    say(state, "split 1")
    assert state.prestige == [0, 2]


@rule("S5.2", "S5.3")
def test_a_tile_of_the_supply_is_taken_without_asking() -> None:
    state = bare(2)
    tile(state, 1, "finance")
    line(state, 0, FINANCE, 2)
    assert state.tiles[FINANCE] == 1 and asked(state) == (0, "sprawl-ask-order")


@rule("S5.3", "S6.12")
def test_a_tile_that_an_effect_gives_may_be_declined_too() -> None:
    state = bare(2)
    tile(state, 1, "media")
    run(state, {"do": "take_vocation", "name": "media"})
    say(state, "pass")
    assert state.tiles[8] == 1 and asked(state) == (0, "sprawl-ask-action")


@rule("S5.3")
def test_a_bot_does_not_decline_a_tile() -> None:
    state = new(2)
    state.tiles[8] = 1
    state.supply[0] = 0
    line(state, 0, 0, 2)
    take, decline = order(state, 0, state.legal(0))
    assert take > decline


@rule("S5.3", "S10.10")
def test_a_bot_does_not_decline_because_something_follows_the_scoring() -> None:
    state = bare(2)
    tile(state, 1, "finance", 2)
    hold(state, 1, "police")
    (gift,) = effects({"do": "gain", "prestige": 6})
    state.push((TAKE_TILE, 0, FINANCE, CAUSE), (SCORE_TILES, -1, FINANCE, 2, CAUSE), effect_step(gift.number, 0, -1))
    refresh(state)
    state.advance()
    take, decline = order(state, 0, state.legal(0))
    assert take > decline


@rule("S5.3")
def test_a_bot_takes_a_tile_from_the_leader() -> None:
    state = bare(3)
    tile(state, 1, "finance")
    tile(state, 2, "finance")
    state.prestige = [5, 5, 30]
    line(state, 0, FINANCE, 2)
    from_the_last, from_the_leader, decline = order(state, 0, state.legal(0))
    assert from_the_leader > from_the_last > decline


@rule("S5.4")
def test_each_line_scores_by_itself() -> None:
    state = bare(2)
    state.push(
        (TAKE_TILE, 0, FACTORY, CAUSE),
        (SCORE_TILES, -1, FACTORY, 2, CAUSE),
        (TAKE_TILE, 0, FINANCE, CAUSE),
        (SCORE_TILES, -1, FINANCE, 1, CAUSE),
    )
    refresh(state)
    state.advance()
    assert state.tiles[FINANCE] == 0
    say(state, "split 0")
    assert state.tiles[FINANCE] == 1


@rule("S5.5")
def test_scoring_by_an_effect_gives_no_tile() -> None:
    state = bare(2)
    tile(state, 0, "tourism", 2)
    tile(state, 1, "tourism")
    hold(state, 1, "police")
    run(state, {"do": "score_vocation", "name": "tourism", "value": 3})
    assert (state.wealth[1], state.prestige[1]) == (23, 3)
    say(state, "split 2")
    assert state.prestige[0] == 6 and state.supply[VOCATIONS.index("tourism")] == 1
