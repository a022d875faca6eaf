"""How messages speak of cards: the words for a sentence, and beside them the faces that a client may show instead.

A parameter like `card` is what the sentence calls a card. Its companion `card_face` says which face of `game.faces()`
is meant, by group and id: "terrain:I-46" or "characters:banker"; several are separated by blanks.
"""

from boomtown.games.carson.state import Position
from boomtown.kernel.message import Params


def terrain_name(state: Position, card: int) -> str:
    """The id and the letters of a terrain card, as in `I-20 NM/..`."""
    terrain = state.components.terrain[card]
    return f"{terrain.id} {terrain.letters[:2]}/{terrain.letters[2:]}"


def terrain_face(state: Position, card: int) -> str:
    return "terrain:" + state.components.terrain[card].id


def terrain_params(state: Position, card: int) -> Params:
    """The parameters of a message about a terrain card."""
    return {"card": terrain_name(state, card), "card_face": terrain_face(state, card)}


def terrain_list_params(state: Position, cards: list[int]) -> Params:
    """The parameters of a message about several terrain cards."""
    names = ", ".join([terrain_name(state, card) for card in cards])
    return {"cards": names, "cards_face": " ".join([terrain_face(state, card) for card in cards])}


def character_params(state: Position, character: int) -> Params:
    """The parameters of a message about a character."""
    card = state.components.characters[character]
    return {"character": card.name, "character_face": "characters:" + card.id}


def row_card_params(state: Position, slot: int) -> Params:
    """The parameters of a message about a card of the row, which may be the character."""
    if slot:
        return terrain_params(state, state.row[slot])
    character = state.components.characters[state.row[0]]
    return {"card": character.name, "card_face": "characters:" + character.id}


def tell(state: Position, key: str, params: Params) -> None:
    """Report an event about the cards that its parameters name, so that a board can light them up."""
    refs: list[str] = []
    for name, value in params.items():
        if name.endswith("_face"):
            refs += str(value).split(" ")
    state.tell(key, params, refs=tuple(refs))


def tell_of_seat(state: Position, seat: int, what: str, params: Params) -> None:
    """Report what a person or a virtual player did; virtual players are counted from 1."""
    if seat < state.seats:
        tell(state, "carson-" + what, {"seat": seat, **params})
    else:
        tell(state, "carson-virtual-" + what, {"number": seat - state.seats + 1, **params})
