"""Playing with the file of somebody who owns the box, beside a table that plays with our own."""

import io
import random
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console

import boomtown
from boomtown.games.coloma.components import Components
from boomtown.games.coloma.faces import Faces
from boomtown.kernel.components import BadComponents, shipped_text
from boomtown.kernel.errors import BadNotation
from boomtown.kernel.game import Game
from boomtown.kernel.message import Event
from boomtown.kernel.record import from_text, replay, start
from boomtown.kernel.state import State
from boomtown.term import Scene, draw, label
from boomtown.text import catalogue, languages
from tests.games.coloma.helpers import CARD_IDS, COMPONENTS

OURS = shipped_text("boomtown.games.coloma")

# Own ids, an own name for one of ours, a space without a name, another price and another effect.
CHANGES = {
    'id = "saloon"\nname = "Saloon"': 'id = "sluice_box"\nname = "Sluice Box"',
    'name = "Theatre"': 'name = "Opera House"',
    'id = "nuggets"\nname = "Nuggets"': 'id = "dust"\nname = "Gold Dust"',
    'id = "banker"\nname = "Banker"': 'id = "preacher"\nname = "Preacher"',
    'id = "bear_river"\nname = "Bear River"': 'id = "yuba"\nname = "Yuba Country"',
    '"shoe_1"': '"ford"',
    "prices = { tent = 3, horse = 2 }": "prices = { tent = 4, horse = 2 }",
    'fx = [{ do = "ride", plus = 2 }]': 'fx = [{ do = "ride", plus = 3 }]',
}


def owners_text() -> str:
    text = OURS
    for ours, own in CHANGES.items():
        assert ours in text
        text = text.replace(ours, own)
    return text


@pytest.fixture
def theirs(tmp_path: Path) -> Game[State]:
    """The game with an owner's file."""
    file = tmp_path / "deluxe.toml"
    file.write_text(owners_text(), "utf-8")
    return boomtown.game("coloma", components=file)


class Table:
    """A random game: its record, all that is said, and every now and then a drawing with the label of every action."""

    def __init__(self, game: Game[State], seed: int) -> None:
        self.game = game
        self.seed = seed
        self.chance = random.Random(seed)
        options = game.check_options({"specialties": "base"})
        self.record = start(game, 6, seed, options)
        self.state = game.new(6, seed, options)
        self.events: list[Event] = []
        self.state.listener = self.events.append
        self.console = Console(file=io.StringIO(), width=300)

    def step(self) -> None:
        seat = self.state.pending()[0]
        legal = self.state.legal(seat)
        if len(self.record.moves) % 15 == 0:
            scene = Scene(self.game, catalogue("en"), "ABCDEF", self.state.options, [0] * 6, seat, legal)
            view = self.state.view(seat)
            self.console.print(draw(view, scene), *[label(view, scene, action) for action in legal])
        action = self.chance.choice(legal)
        self.record.moves.append((seat, action))
        self.state.apply(seat, action)

    def said(self) -> str:
        """Everything a person read at this table."""
        assert isinstance(self.console.file, io.StringIO)
        sentences = [catalogue("en").say(event.key, event.params) for event in self.events]
        return "\n".join([self.console.file.getvalue(), *sentences])


def test_two_editions_are_played_side_by_side(theirs: Game[State]) -> None:
    ours = boomtown.game("coloma")
    tables = [Table(game, seed) for seed in range(10) for game in (ours, theirs)]
    while not all(table.state.over for table in tables):
        for table in tables:
            if not table.state.over:
                table.step()
    for table in tables:
        text = table.record.to_text()
        assert (f"components: {theirs.edition}" in text) == (table.game is theirs)
        again = replay(from_text(text), table.seed)
        assert again.game is table.game and again == table.state
    own = ["Sluice Box", "Opera House", "Gold Dust", "Preacher", "Yuba Country", "ford"]
    shared = ["Stable", "Fine Whiskey", "Folsom"]
    said = ["\n".join(table.said() for table in tables if table.game is game) for game in (ours, theirs)]
    assert [name for name in own + shared if name not in said[1]] == []
    assert [name for name in own if name in said[0]] == []
    assert "Theatre" in said[0] and "Theatre" not in said[1]
    assert not any("@" in text for text in said)


def test_every_edition_has_words_and_verbs_of_its_own(theirs: Game[State]) -> None:
    ours = boomtown.game("coloma")
    assert theirs.actions.format(ours.actions.parse("build saloon")) == "build sluice_box"
    for game, word in ((ours, "ride ford"), (theirs, "ride shoe_1")):
        with pytest.raises(BadNotation):
            game.actions.parse(word)
    position = theirs.new(2, 1)
    assert position.clone().game is theirs
    assert theirs.from_json(position.to_json()) == position


@pytest.mark.parametrize("language", languages())
def test_an_owners_file_changes_what_cards_say(theirs: Game[State], language: str) -> None:
    mine = cast(Faces, theirs.faces(language))
    ours = cast(Faces, boomtown.game("coloma").faces(language))
    assert mine["facts"]["market"]["tent"] == 4 and ours["facts"]["market"]["tent"] == 3
    assert mine["faces"]["buildings"]["theatre"]["name"] == "Opera House"
    assert mine["faces"]["buildings"]["stable"]["name"] == ours["faces"]["buildings"]["stable"]["name"]
    assert "3" in mine["faces"]["buildings"]["stable"]["text"] and "2" in ours["faces"]["buildings"]["stable"]["text"]
    assert mine["faces"]["spaces"]["ford"]["name"] == "ford"
    assert mine["faces"]["spaces"]["shoe_2"]["name"] == ours["faces"]["spaces"]["shoe_2"]["name"]
    assert list(mine["faces"]["buildings"]) == ["sluice_box" if card == "saloon" else card for card in CARD_IDS]


def test_a_bad_file_is_refused_with_its_first_fault(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(OURS.replace("rounds = 5", "rounds = 7"), "utf-8")
    with pytest.raises(BadComponents) as caught:
        boomtown.game("coloma", components=file)
    for language in languages():
        sentence = catalogue(language).say(caught.value.key, caught.value.params)
        assert "calendar.rounds" in sentence and "bad.toml" in sentence


def test_bots_judge_an_owners_card_by_what_it_does(theirs: Game[State]) -> None:
    ours = COMPONENTS.use_points
    points = cast(Components, theirs.components).use_points
    assert [CARD_IDS[card] for card in range(len(ours)) if points[card] > ours[card]] == ["stable"]
    assert all(points[card] >= ours[card] for card in range(len(ours)))
