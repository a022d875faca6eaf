"""All kinds of effects: the description of an effect in a component file, and how one is made from it."""

from boomtown.games.sprawl.effects import (
    amounts,
    buildings,
    cards,
    choices,
    course,
    disaster,
    markers,
    placing,
    rows,
)
from boomtown.games.sprawl.effects.effect import Effect
from boomtown.games.sprawl.state import Position
from boomtown.kernel.schema import Document, Node, TableOf, Variant
from boomtown.kernel.state import Question

KINDS: dict[str, type[Effect]] = {
    kind.kind: kind
    for kind in (
        *amounts.KINDS,
        *buildings.KINDS,
        *cards.KINDS,
        *choices.KINDS,
        *course.KINDS,
        *disaster.KINDS,
        *markers.KINDS,
        *placing.KINDS,
        *rows.KINDS,
    )
}

EFFECT: Node = Variant("do", {word: TableOf(kind.fields) for word, kind in KINDS.items()})

EFFECT_QUESTIONS: dict[int, Question[Position]] = {
    **amounts.QUESTIONS,
    **buildings.QUESTIONS,
    **cards.QUESTIONS,
    **choices.QUESTIONS,
    **disaster.QUESTIONS,
    **markers.QUESTIONS,
    **placing.QUESTIONS,
    **rows.QUESTIONS,
}


def make_effects(
    effects: list[Effect], card_name: str, ref: str, entries: list[Document], first_line: int = 0
) -> list[Effect]:
    """Make the effects of a card or office and number them behind those that there are."""
    own: list[Effect] = []
    for line, entry in enumerate(entries, first_line):
        own.append(make_effect(effects, card_name, ref, entry, line))
    return own


def make_effect(effects: list[Effect], card_name: str, ref: str, entry: Document, line: int) -> Effect:
    effect = KINDS[entry["do"]](len(effects), card_name, entry)
    effect.ref = ref
    effect.line = line
    effects.append(effect)
    for part in effect.part_entries(entry):
        effect.parts.append([make_effect(effects, card_name, ref, inner, line) for inner in part])
    return effect
