"""What the log tells a board: the things each line is about, why somebody gains, and what used to be silent."""

import random

from boomtown.games.sprawl import refs
from boomtown.games.sprawl.constants import CONTRACT, EVENT, PLANNING
from boomtown.games.sprawl.steps import ASK_SAVE, PAY_ROW
from boomtown.games.sprawl.turn_end import draw
from boomtown.kernel.message import Event
from boomtown.text import catalogue
from tests.games.sprawl.support import (
    CARDS,
    COMPONENTS,
    bare,
    card,
    give,
    hold,
    listen,
    mark,
    new,
    offer,
    play,
    put,
    refresh,
    run,
    say,
    table,
    tile,
)
from tests.support import play_on

# Every thing that a line may name, by its kind.
NAMED = {
    "seat": refs.SEAT, "card": [face.ref for face in CARDS], "office": refs.OFFICE, "tile": refs.TILE, "row": refs.ROW,
    "marker": refs.MARKER, "space": refs.SPACE, "deck": refs.DECK, "box": refs.CONTRACT_BOX,
    "planning": refs.PLANNING_PLACE, "lot": refs.LOT, "why": [refs.ADJACENCY],
}  # fmt: skip

# Lines about the whole table.
ABOUT_NOTHING = {"sprawl-stalled-idle", "sprawl-stall-warning-idle"}

# What somebody gains or loses something by.
CAUSES = ("why", "row", "tile", "card", "office")


def told(events: list[Event], key: str) -> list[Event]:
    return [event for event in events if event.key == key]


def test_every_line_names_things_that_there_are() -> None:
    kinds = set()
    silent = set()
    for seed in range(12):
        state = new(2 + seed % 3, 40 + seed)
        events = listen(state)
        for _ in play_on(state, random.Random(seed)):
            pass
        for event in events:
            silent |= set() if event.refs else {event.key}
            for ref in event.refs:
                kind, _, _ = ref.partition(":")
                assert ref in NAMED[kind], event
                kinds.add(kind)
            if event.key in ("sprawl-gained", "sprawl-lost", "sprawl-handed-over"):
                assert event.refs[-1].partition(":")[0] in CAUSES, event
    assert kinds == set(NAMED)
    assert silent <= ABOUT_NOTHING


def test_a_card_that_is_turned_up_says_where_it_goes() -> None:
    state = table()
    events = listen(state)
    contract = next(number for number in state.decks[1] if CARDS[number].kind == CONTRACT)
    event = next(number for number in state.decks[0] if CARDS[number].kind == EVENT)
    state.decks[1].remove(contract)
    state.decks[1].append(contract)
    draw(state, 1, 2)
    state.decks[0].append(event)
    state.face_up = 0
    draw(state, 0, 3)
    assert events[0].refs == (CARDS[contract].ref, "deck:city", "box:3")
    assert told(events, "sprawl-event")[0].refs == (CARDS[event].ref, "deck:town")
    draw(state, PLANNING, 1)
    permit = state.planning_boxes[1]
    assert told(events, "sprawl-revealed")[-1].refs == (CARDS[permit].ref, "deck:planning", "planning:2")
    draw(state, PLANNING, -1)
    assert told(events, "sprawl-revealed")[-1].refs == (CARDS[state.decks[PLANNING][-1]].ref, "deck:planning")


def test_why_somebody_gains() -> None:
    state = bare()
    put(state, "COM", "r3c3.sw", 1)
    offer(state, "t10")  # Bank, a neighbour and a vocation
    give(state, 0, "p24")
    events = listen(state)
    say(state, "build 1", "place r3c3.nw+ne", "split 0")
    gains = told(events, "sprawl-gained")
    assert [event.refs for event in gains[:2]] == [("seat:0", "why:adjacency"), ("seat:0", "tile:finance")]
    state.push((PAY_ROW, 0, COMPONENTS.south_wealth[2]))
    state.advance()
    assert told(events, "sprawl-gained")[-1].refs[-1] == f"row:w{COMPONENTS.south_wealth[2]}"
    hold(state, 0, "treasurer")
    play(state, "m23")  # Penthouse, 5 prestige
    assert told(events, "sprawl-gained")[-1].refs == ("seat:0", "card:m23")


def test_what_is_paid_names_its_card() -> None:
    state = bare()
    put(state, "RES", "r1c1.nw", 2)
    events = listen(state)
    play(state, "te1")  # Fire
    while state.agenda[-1][0] != ASK_SAVE:
        say(state, state.game.actions.format(state.legal(state.pending()[0])[0]))
    say(state, "pay")
    assert told(events, "sprawl-lost")[0].refs == ("seat:2", "card:te1")
    run(state, {"do": "toll", "from": "others", "wealth": 2})
    assert told(events, "sprawl-handed-over")[0].refs == ("seat:1", "seat:0", "office:mayor")


def test_an_election_tells_the_standing_and_who_stays() -> None:
    state = bare()
    for office in ("treasurer", "mayor"):
        hold(state, -1, office)
    put(state, "COM", "r3c4.nw", 1)
    tile(state, 2, "media")
    events = listen(state)
    for _ in range(2):
        run(state, {"do": "hold_election", "office": "treasurer"})
    first, again = told(events, "sprawl-elected")
    standing = {"how": "best", "zone": "@sprawl-zone-short-com", "value": state.value[15], "count": 1}
    assert first.params == {"seat": 1, "office": "@sprawl-office-treasurer", "again": 0, **standing}
    assert again.params["again"] == 1 and first.refs == ("seat:1", "office:treasurer")
    run(state, {"do": "hold_election", "office": "mayor"}, {"do": "hold_election", "office": "mayor", "winner": "self"})
    say(state, "place r1c1.nw", "place r1c2.nw")  # the Mayors' parks
    elected = [event.params for event in told(events, "sprawl-elected")[2:]]
    assert [(params["seat"], params["how"], params["count"]) for params in elected] == [
        (2, "tiles", 1),
        (0, "outright", 0),
    ]


def test_the_contractor_is_the_player_with_the_least_prestige() -> None:
    state = bare()
    hold(state, -1, "contractor")
    state.prestige = [4, 3, 9]
    tile(state, 0, "media")
    events = listen(state)
    run(state, {"do": "hold_election", "office": "mayor"})
    say(state, "place r1c1.nw")
    (contractor,) = [event for event in told(events, "sprawl-elected") if "office:contractor" in event.refs]
    assert (contractor.params["seat"], contractor.params["how"], contractor.params["count"]) == (1, "prestige", 3)


def test_a_ballot_without_an_office_in_play_is_told() -> None:
    state = bare()
    events = listen(state)
    run(state, {"do": "hold_election"})
    assert [(event.key, event.refs) for event in events] == [("sprawl-no-election", ("office:attorney",))]


def test_a_row_that_lies_nowhere_is_told() -> None:
    state = bare()
    events = listen(state)
    state.push((PAY_ROW, 0, 9))
    state.advance()
    assert [(event.key, event.refs) for event in events] == [("sprawl-no-row", ("row:w9",))]
    mark(state, "w9", "n1")
    assert events[-1].refs == ("marker:w9", "space:n1", "row:w9")


def test_action_points_discounts_and_new_offices_are_told() -> None:
    state = bare()
    events = listen(state)
    run(
        state, {"do": "gain_ap", "n": 2}, {"do": "discount", "wealth": 3}, {"do": "enter_offices", "offices": ["union"]}
    )
    assert [(event.key, event.refs[0]) for event in events] == [
        ("sprawl-gained-ap", "seat:0"), ("sprawl-discounted", "seat:0"), ("sprawl-office-entered", "office:union"),
    ]  # fmt: skip


def test_what_happens_to_buildings_names_all_their_lots() -> None:
    state = bare()
    put(state, "RES", "r1c1.nw+ne", 1)
    events = listen(state)
    run(state, {"do": "demolish", "what": {"zone": "RES"}})
    assert events[0].refs == ("seat:0", "office:mayor", "lot:r1c1.nw", "lot:r1c1.ne")
    state = table()
    refresh(state)
    state.planning_boxes[2] = card("p16")
    events = listen(state)
    say(state, "take 3")
    assert events[0].refs == ("seat:0", "card:p16", "planning:3")


def test_elections_are_told_in_plain_words() -> None:
    params: dict[str, int | str] = {
        "seat": 0, "office": "@sprawl-office-treasurer", "again": 1, "how": "best", "zone": "@sprawl-zone-short-com",
        "value": 9, "count": 3,
    }  # fmt: skip
    sentences = [catalogue(language).say("sprawl-elected", params, ["Ada"]) for language in ("en", "it", "de")]
    assert [sentence.replace("\u2068", "").replace("\u2069", "") for sentence in sentences] == [
        "Ada stays Treasurer, with the most valuable commercial building (9) and 3 in all.",
        "Ada resta Tesoriere, con l'edificio di maggior valore nella zona commerciale (9) e 3 in tutto.",
        "Ada behält das Amt: Schatzmeister; wertvollstes Gebäude der Zone Geschäft (9), 3 insgesamt.",
    ]
    outright = {**params, "again": 0, "how": "outright", "zone": "", "value": 0, "count": 0}
    assert catalogue("en").say("sprawl-elected", outright, ["Ada"]).endswith("Treasurer.")
