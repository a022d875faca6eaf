"""Playing with the file of somebody who owns the box, beside our own."""

import io
import random
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console

import boomtown
from boomtown.games.carson.components import Components
from boomtown.games.carson.faces import Faces
from boomtown.games.carson.state import Position
from boomtown.kernel.game import Game
from boomtown.kernel.message import Event
from boomtown.kernel.record import from_text, replay, start, verify
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import State
from boomtown.sheet import score_sheet
from boomtown.term import Scene, draw, label
from boomtown.text import catalogue
from tests.games.carson.files import OURS, TEXT, owners_game, replaced
from tests.games.carson.table import GAME, act, bid, card, deal, drawn, people, points, who
from tests.support import rule

WEAKER_GUNSMITH = replaced(OURS, 'kind = "boost", bid = 6', 'kind = "boost", bid = 4')


@pytest.fixture
def owned(tmp_path: Path) -> Game[Position]:
    """The game of an owner whose Gunsmith adds 4 to a bid; ours adds 6."""
    return owners_game(tmp_path, WEAKER_GUNSMITH)


def test_play_goes_by_the_file_of_each_game(owned: Game[Position]) -> None:
    states = [deal(2, owned={0: ["gunsmith"]}, game=game) for game in (GAME, owned, GAME)]
    for state in states:
        act(state, 0, "use gunsmith")
    for state in states:
        bid(state, 1, 2)
    assert [state.added[0] for state in states] == [6, 4, 6]
    assert [bid_of_gunsmith(state.clone()) for state in states] == [6, 4, 6]


def bid_of_gunsmith(state: Position) -> int:
    return int(state.components.characters[who("gunsmith")].effect.entry["bid"])


@pytest.mark.parametrize(("language", "words"), [("en", "adds {} to"), ("it", "aggiunge {} alla"), ("de", "{} mehr")])
def test_faces_say_what_is_played(owned: Game[Position], language: str, words: str) -> None:
    for game, bid_added in ((GAME, 6), (owned, 4)):
        faces = cast(Faces, game.faces(language))["faces"]["characters"]
        assert words.format(bid_added) in faces["gunsmith"]["text"]
        assert faces["gunsmith"]["effect"] == {"kind": "boost", "bid": bid_added}
    assert owned.faces("en")["edition"] == owned.edition != ""


def test_the_terminal_says_what_is_played(owned: Game[Position]) -> None:
    for game, bid_added in ((GAME, 6), (owned, 4)):
        state = deal(2, character="gunsmith", top="grocer", game=game)
        assert f"adds {bid_added} to your bid" in drawing(state, None)
        asked = deal(2, owned={0: ["gunsmith"]}, game=game)
        use = label(asked.view(0), scene_of(asked, 0), asked.legal(0)[0])
        assert f"adds {bid_added} to your bid" in use.plain


def scene_of(state: Position, seat: int | None) -> Scene:
    return Scene(state.game, catalogue("en"), ["Ada", "Ben"], state.options, [0, 0], seat)


def drawing(state: Position, seat: int | None) -> str:
    console = Console(width=200, file=io.StringIO())
    console.print(draw(state.view(seat), scene_of(state, seat)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_records_of_both_are_replayed_side_by_side(owned: Game[Position]) -> None:
    texts = []
    for game in (GAME, owned):
        record = start(cast(Game[State], game), 2, 5, {})
        state = game.new(2, 5)
        chance = random.Random(5)
        while not state.over:
            seat = chance.choice(state.pending())
            action = eager(state, seat, chance)
            state.apply(seat, action)
            record.moves.append((seat, action))
        record.seed = 5
        texts.append((record.to_text(), state.to_json()))
    for game, (text, end) in zip((GAME, owned), texts, strict=True):
        state = cast(Position, verify(from_text(text)))
        assert state.to_json() == end
        assert state.components is game.components
    assert "components:" not in texts[0][0] and f"components: {owned.edition}" in texts[1][0]
    half = from_text(texts[1][0])
    half.moves = half.moves[: len(half.moves) // 2]
    assert bid_of_gunsmith(cast(Position, replay(half))) == 4


def test_a_position_comes_back_with_the_cards_of_its_game(owned: Game[Position]) -> None:
    for game in (GAME, owned):
        state = game.new(2, 3)
        bid(state, 9, 8)
        again = game.from_json(state.to_json())
        assert again.components is game.components is state.imagine(0, Rng(1)).components
        assert {id(city.components) for city in [*again.cities, *state.clone().cities]} == {id(game.components)}


def test_a_file_that_only_repeats_the_rules_plays_like_ours(tmp_path: Path) -> None:
    other = owners_game(tmp_path, TEXT)
    assert other.edition != ""
    assert {**other.faces("it"), "edition": ""} == GAME.faces("it")
    states = [game.new(3, 11) for game in (GAME, other)]
    chance = random.Random(11)
    while not states[0].over:
        seat = chance.choice(states[0].pending())
        action = chance.choice(states[0].legal(seat))
        for state in states:
            state.apply(seat, action)
    assert states[0].to_json() == states[1].to_json()


def test_a_character_is_called_as_its_owner_calls_it(tmp_path: Path) -> None:
    named = owners_game(tmp_path, replaced(OURS, 'id = "banker"\n', 'id = "banker"\nname = "The Old Banker"\n'))
    events: list[Event] = []
    state = deal(2, character="banker", game=named)
    state.listener = events.append
    bid(state, 9, 8)
    act(state, 0, "take 0")
    taken = next(event for event in events if event.key == "carson-took")
    for language in ("en", "it", "de"):
        assert "The Old Banker" in catalogue(language).say(taken.key, taken.params)
        assert cast(Faces, named.faces(language))["faces"]["characters"]["banker"]["name"] == "The Old Banker"
    assert taken.params["card_face"] == "characters:banker"


def test_a_sheet_is_scored_with_the_cards_of_the_owner(tmp_path: Path) -> None:
    dearer = tmp_path / "dearer.toml"
    dearer.write_text(replaced(OURS, "flat = 3, houses = 2", "flat = 5, houses = 2"), "utf-8")
    sheet = {"game": "carson", "cities": [{"rows": ["L"]}]}
    totals = [score_sheet(sheet, components)["seats"][0]["total"] for components in (None, dearer)]  # type: ignore[index]
    assert totals == [3, 5]


def test_neighbours_without_a_maximum_bring_all_they_can(tmp_path: Path) -> None:
    unlimited = replaced(OURS, "adjacent = { house = 2 }, max = 32", "adjacent = { house = 5 }")
    components = cast(Components, owners_game(tmp_path, unlimited).components)
    assert points(drawn("TTT", "TST", "TTT", components=components))["saloon"] == 5 * 16
    assert points(drawn("TTT", "TST", "TTT"))["saloon"] == 32
    faces = cast(Faces, boomtown.game("carson", tmp_path / "own.toml").faces("en"))["faces"]
    assert faces["kinds"]["saloon"]["text"] == "5 per house unit next to it."
    assert faces["kinds"]["saloon"]["most"] is None


@rule("C4.5")
def test_a_virtual_player_takes_what_the_owners_file_makes_most_attractive(tmp_path: Path) -> None:
    dearer = owners_game(tmp_path, replaced(OURS, 'face = "N...", attr = 4', 'face = "N...", attr = 9'))
    for game, takes_mine in ((GAME, False), (dearer, True)):
        terrain = ["N...", "R...", ".R..", "..R."]
        state = deal(2, character="singer", terrain=terrain, virtual_bids=[9, 8], game=game)
        bid(state, 1, 2)
        assert (state.kept[2] == [card("N...")]) == takes_mine
        assert (state.owned[2] == people("singer")) != takes_mine


# What the check accepts can be played: more powers of every kind than the box has, with the largest numbers.
POWERFUL = (
    OURS.replace("reveal = 1, replaces_turn = false", "reveal = 0, replaces_turn = true")
    .replace('kind = "boost", bid = 6', 'kind = "draft", reveal = 0, replaces_turn = true')
    .replace('kind = "boost", bid = 5', 'kind = "double", reveal = 1')
    .replace('kind = "boost", bid = 3', 'kind = "boost", bid = 16')
    .replace('kind = "sell", max = 3', 'kind = "sell", max = 0')
)


@pytest.fixture
def powerful(tmp_path: Path) -> Game[Position]:
    return owners_game(tmp_path, POWERFUL)


@pytest.mark.parametrize("seats", [2, 5, 6])
def test_a_file_that_is_accepted_can_be_played_to_the_end(seats: int, powerful: Game[Position]) -> None:
    for seed in range(4):
        chance = random.Random(seed)
        state = powerful.new(seats, seed)
        while not state.over:
            seat = chance.choice(state.pending())
            state.apply(seat, eager(state, seat, chance))
        assert set(powerful.census(state).values()) == {1}


def eager(state: Position, seat: int, chance: random.Random) -> int:
    """Every power is used, and characters are taken where they lie; all else is chance."""
    legal = state.legal(seat)
    assert legal, "somebody is asked who can do nothing"
    assert {GAME.actions.verb(action).name for action in legal} <= set(state.question().verbs)
    first = state.prompt(seat).key in ("carson-ask-power", "carson-ask-take", "carson-ask-take-sell")
    return legal[0] if first else chance.choice(legal)


def test_bots_play_with_the_file_of_their_game(powerful: Game[Position]) -> None:
    state = powerful.new(2, 3)
    while not state.over:
        seat = state.pending()[0]
        legal = state.legal(seat)
        worths = powerful.order(state, seat, legal)
        assert len(worths) == len(legal)
        assert powerful.evaluate(state, seat) > -100
        state.apply(seat, legal[worths.index(max(worths))])


@rule("C7.9")
def test_a_turn_is_given_up_only_once(powerful: Game[Position]) -> None:
    """With the owner's Gunsmith a second Lawyer, six seats would be one card short."""
    state = deal(6, owned={0: ["lawyer", "gunsmith"]}, game=powerful)
    act(state, 0, "use lawyer", "take 0")
    assert len(state.pending()) == 6, "the second is not asked"


def test_a_power_after_the_last_bids_keeps_the_deck_unknown(powerful: Game[Position]) -> None:
    """An owner's Mercenary may turn up a card that nobody can know."""
    for game, nothing_hidden in ((GAME, True), (powerful, False)):
        state = deal(2, owned={0: ["mercenary"]}, number=17, game=game)
        state.characters.insert(0, who("mercenary"))
        state.top += 1
        bid(state, 1, 2)
        assert state.prompt(0).key == "carson-ask-power"
        assert game.nothing_hidden(state) == nothing_hidden
        worlds = {tuple(state.imagine(0, Rng(seed)).terrain) for seed in range(9)}
        assert (worlds == {tuple(state.terrain)}) == nothing_hidden
