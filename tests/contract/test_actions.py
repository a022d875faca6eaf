"""Every action of every game is an int, a verb with named arguments, and text that a person can type."""

import pytest

import boomtown
from boomtown.kernel.errors import BadNotation
from tests.support import GAMES


@pytest.mark.parametrize("game_id", GAMES)
def test_every_code_survives_its_name_and_its_text(game_id: str) -> None:
    actions = boomtown.game(game_id).actions
    verbs = {verb.name: verb for verb in actions.verbs}
    assert len(verbs) == len(actions.verbs)
    texts = set()
    for code in range(actions.size):
        name, arguments = actions.named(code)
        verb = verbs[name]
        assert actions.verb(code) is verb
        assert list(arguments) == [argument.name for argument in verb.arguments]
        assert all(slot.low <= arguments[slot.name] <= slot.high for slot in verb.arguments)
        assert verb.code(*arguments.values()) == code
        spelled = actions.format(code)
        texts.add(spelled)
        assert actions.parse(spelled) == code
        assert actions.parse("  " + spelled.upper().replace(" ", " , ")) == code
    assert len(texts) == actions.size


@pytest.mark.parametrize("game_id", GAMES)
def test_codes_outside_the_vocabulary_have_no_name(game_id: str) -> None:
    actions = boomtown.game(game_id).actions
    for code in (-1, actions.size, -actions.size):
        for refused in (actions.verb, actions.named, actions.format):
            with pytest.raises(BadNotation):
                refused(code)
