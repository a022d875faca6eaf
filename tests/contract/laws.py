"""The laws that hold in every position of every game. Each looks at one moment and changes only clones of it."""

import json
import random
import re
from collections.abc import Callable

import pytest

from boomtown.bots import LEVELS, Seat, bot
from boomtown.kernel.errors import BadAid, IllegalAction
from boomtown.kernel.message import Event, Message, Params
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import TOGETHER, State
from tests.support import AID_ARGS, Moment, decide, finish, play_on, text, whole

Law = Callable[[Moment, random.Random], None]

# How far a law follows two positions that must go on alike, and how much of a big choice it looks at.
FOLLOW = 40
BREADTH = 60
SEARCH = 12

# What an event is about: a kind and the id of one thing of that kind.
REF = re.compile("[a-z]+:[A-Za-z0-9_.-]+")


def together(state: State) -> bool:
    """Whether several seats are asked secretly at once."""
    return bool(state.agenda) and state.agenda[-1][1] == TOGETHER


def sample(actions: list[int], count: int, chance: random.Random) -> list[int]:
    return actions if len(actions) <= count else chance.sample(actions, count)


def visible(events: list[Event], seat: int) -> list[Event]:
    return [event for event in events if event.seats is None or seat in event.seats]


def applied(state: State, seat: int, action: int) -> tuple[State, list[Event]]:
    """The position after an action, and all its events."""
    following = state.clone()
    events: list[Event] = []
    following.listener = events.append
    following.apply(seat, action)
    return following, events


def legal_is_open(state: State) -> None:
    """Somebody is asked until the game is over, and whoever is asked has an answer. Cheap enough for every step.

    Only while another seat owes an answer may one that has answered do so anew.
    """
    pending = state.pending()
    answered = state.answered()
    assert not answered or (together(state) and pending and not set(pending) & set(answered))
    assert state.over == (not pending)
    assert list(pending) == sorted(set(pending))
    size = state.game.actions.size
    for seat in range(state.seats):
        legal = state.legal(seat)
        asked = seat in pending or state.can_change(seat)
        assert bool(legal) == asked, f"seat {seat}: {len(legal)} legal actions, pending {pending}, answered {answered}"
        assert len(set(legal)) == len(legal), f"seat {seat} may choose an action twice"
        assert not legal or (min(legal) >= 0 and max(legal) < size)


def sheet_adds_up(state: State) -> None:
    """The lines sum to the total, and no seat beats a winner."""
    totals = []
    for rival in state.rivals():
        score = state.score(rival)
        assert score.total == sum(line.points for line in score.lines), f"rival {rival}: {score}"
        totals.append(score.total)
    winners = list(state.winners())
    assert winners == sorted(set(winners))
    assert set(winners) <= set(state.rivals())
    # Alone, a seat may fail to win although nobody else scores.
    assert winners or 1 in state.game.meta.seats
    assert all(totals[seat] == max(totals) for seat in winners), f"{winners} win with {totals}"


def score_adds_up(moment: Moment, chance: random.Random) -> None:
    sheet_adds_up(moment.state)


def every_legal_action_applies(moment: Moment, chance: random.Random) -> None:
    state = moment.state
    before = state.game.census(state)
    for seat in state.pending():
        for action in sample(state.legal(seat), BREADTH, chance):
            assert state.why_not(seat, action) is None
            following, _ = applied(state, seat, action)
            legal_is_open(following)
            assert state.game.census(following) == before


def clone_is_independent(moment: Moment, chance: random.Random) -> None:
    first = moment.state.clone()
    second = first.clone()
    before = whole(moment.state)
    assert whole(first) == before
    for _ in play_on(first, chance, FOLLOW):
        assert whole(second) == before
    finish(first, chance)
    assert whole(second) == before
    assert second.pending() == moment.state.pending()
    assert [second.legal(seat) for seat in range(second.seats)] == [
        moment.state.legal(seat) for seat in range(second.seats)
    ]


def json_restores(moment: Moment, chance: random.Random) -> None:
    """A position survives its text, and goes on exactly as the original does."""
    original = moment.state.clone()
    restored = moment.setup.game.from_json(json.loads(json.dumps(original.to_json())))
    assert restored == original
    assert whole(restored) == whole(original)
    looks_alike(restored, original)
    for _ in range(FOLLOW):
        if original.over:
            break
        seat, action = decide(original, chance)
        assert restored.legal(seat) == original.legal(seat)
        original.apply(seat, action)
        restored.apply(seat, action)
        assert restored.agenda == original.agenda
    assert whole(restored) == whole(original)
    looks_alike(restored, original)


def looks_alike(first: State, second: State) -> None:
    assert first.pending() == second.pending()
    for seat in range(first.seats):
        assert first.legal(seat) == second.legal(seat)
        assert first.prompt(seat) == second.prompt(seat)
        assert first.score(seat) == second.score(seat)
        assert text(first.view(seat)) == text(second.view(seat))


def _plain(doc: object) -> bool:
    if isinstance(doc, dict):
        return all(isinstance(name, str) and _plain(value) for name, value in doc.items())
    if isinstance(doc, list | tuple):
        return all(_plain(value) for value in doc)
    return doc is None or isinstance(doc, bool | int | float | str)


def view_is_json(moment: Moment, chance: random.Random) -> None:
    for seat in (None, *range(moment.state.seats)):
        view = moment.state.view(seat)
        assert _plain(view)
        assert text(json.loads(json.dumps(view))) == text(view)


def _message_is_plain(key: str, params: Params) -> None:
    assert key and isinstance(key, str)
    assert all(isinstance(name, str) and isinstance(value, int | str) for name, value in params.items())


def seed_stays_inside(moment: Moment, chance: random.Random) -> None:
    """Neither the seed nor the state of the generator can be read from anything that leaves the engine."""
    state = moment.state.clone()
    events: list[Event] = []
    state.listener = events.append
    for _ in range(3):
        messages: list[object] = [state.view(None)]
        for seat in range(state.seats):
            prompt: Message = state.prompt(seat)
            _message_is_plain(prompt.key, prompt.params)
            messages += [state.view(seat), prompt, state.why_not(seat, -1)]
        for event in events:
            _message_is_plain(event.key, event.params)
            assert event.seats is None or set(event.seats) <= set(range(state.seats))
        everything = text([messages, events])
        for secret in (moment.setup.seed, state.rng.state):
            assert str(secret) not in everything
            assert f"{secret:x}" not in everything.lower()
        if state.over:
            return
        for _ in play_on(state, chance, 1):
            pass


def imagined_world_looks_the_same(moment: Moment, chance: random.Random) -> None:
    state = moment.state
    census = state.game.census(state)
    for seat in state.pending():
        assert state.legal(seat)  # the position remembers it; an imagined one must not
    for seat in range(state.seats):
        world = state.imagine(seat, Rng(chance.getrandbits(64)))
        assert text(world.view(seat)) == text(state.view(seat))
        assert text(world.view(None)) == text(state.view(None)), "a spectator sees what a seat does not"
        assert world.legal(seat) == state.legal(seat)
        if seat in state.pending() or not together(state):
            assert world.prompt(seat) == state.prompt(seat)
            assert world.pending() == state.pending() or together(state)
        assert state.game.census(world) == census
        assert world.rng.state != state.rng.state
        assert state.game.nothing_hidden(world) == state.game.nothing_hidden(state)
        restored = moment.setup.game.from_json(world.to_json())
        for other in range(state.seats):
            assert world.legal(other) == restored.legal(other), (
                f"seat {other} keeps its true actions in an imagined world"
            )
        for _ in play_on(world, chance, FOLLOW):
            legal_is_open(world)
            assert state.game.census(world) == census


def imagined_world_depends_on_the_view_alone(moment: Moment, chance: random.Random) -> None:
    state = moment.state
    for seat in range(state.seats):
        seed = chance.getrandbits(64)
        other = state.imagine(seat, Rng(chance.getrandbits(64)))
        assert whole(state.imagine(seat, Rng(seed))) == whole(other.imagine(seat, Rng(seed)))


def nothing_hidden_means_one_world(moment: Moment, chance: random.Random) -> None:
    """Where a game says that nothing is hidden, every imagined world is the true one except for its generator."""
    state = moment.state
    if state.over or not state.game.nothing_hidden(state):
        return
    for seat in range(state.seats):
        world = state.imagine(seat, Rng(chance.getrandbits(64)))
        world.rng = state.rng.clone()
        assert whole(world) == whole(state)
    end = state.clone()
    finish(end, chance)
    assert end.rng.state == state.rng.state, "chance was used although nothing was hidden"


def bots_decide_alike_in_every_world(moment: Moment, chance: random.Random) -> None:
    """What a seat cannot see does not change what a bot does for it."""
    state = moment.state
    for seat in state.pending():
        worlds = [state.imagine(seat, Rng(chance.getrandbits(64))) for _ in range(2)]
        seed = chance.getrandbits(32)
        for level in LEVELS:
            name = f"ranger:lines={SEARCH}" if level == "ranger" else level
            decision = bot(name, seed, iterations=SEARCH).choose(Seat(state, seat))
            assert decision in state.legal(seat)
            for world in worlds:
                assert bot(name, seed, iterations=SEARCH).choose(Seat(world, seat)) == decision, level


def illegal_actions_are_refused(moment: Moment, chance: random.Random) -> None:
    """why_not is None exactly for legal actions; an illegal one raises and changes nothing."""
    state = moment.state.clone()
    before = whole(state)
    size = state.game.actions.size
    events: list[Event] = []
    state.listener = events.append
    for seat in state.pending():
        legal = set(state.legal(seat))
        codes = sample(list(range(size)), 12 * BREADTH, chance)
        for action in {*codes, *legal}:
            reason = state.why_not(seat, action)
            assert (reason is None) == (action in legal), state.game.actions.format(action)
            if reason is not None:
                _message_is_plain(reason.key, reason.params)
        refused = sample([code for code in codes if code not in legal], BREADTH, chance)
        for action in [*refused, -1, -size, size, size + 1, 1 << 40]:
            with pytest.raises(IllegalAction) as caught:
                state.apply(seat, action)
            assert caught.value.reason == state.why_not(seat, action)
        assert set(state.legal(seat)) == legal
    assert whole(state) == before
    assert not events


def foreign_seats_are_refused(moment: Moment, chance: random.Random) -> None:
    """Whoever is not asked cannot act, not even with an action that the asked seat could choose."""
    state = moment.state.clone()
    before = whole(state)
    pending = state.pending()
    actions = [0] if state.over else [state.legal(pending[0])[0], 0]
    for seat in [-1, -state.seats, *range(state.seats + 2)]:
        if seat in pending or state.can_change(seat):
            continue
        assert state.legal(seat) == []
        for action in actions:
            assert state.why_not(seat, action) is not None
            with pytest.raises(IllegalAction):
                state.apply(seat, action)
    assert whole(state) == before


def answers_stay_secret(moment: Moment, chance: random.Random) -> None:
    """Until the last seat has answered, nobody sees what another answered, or that it answered anew.

    The order of answering is irrelevant, and so is every answer but the last one of each seat.
    """
    state = moment.state
    pending = state.pending()
    if len(pending) < 2:
        return
    answers = {seat: chance.choice(state.legal(seat)) for seat in pending}
    ends = set()
    for _ in range(2):
        order = chance.sample(pending, len(pending))
        world = state.clone()
        events: list[Event] = []
        world.listener = events.append
        for count, seat in enumerate(order):
            others = [other for other in (None, *range(state.seats)) if other != seat]
            before = [text(world.view(other)) for other in others]
            legal = [world.legal(other) for other in order[count + 1 :]]
            choices = world.legal(seat)
            if count + 1 < len(order) and chance.random() < 0.5 and state.question().changeable:
                world.apply(seat, chance.choice(choices))
                assert world.legal(seat) == choices
                assert world.can_change(seat)
            world.apply(seat, answers[seat])
            if count + 1 < len(order):
                assert [text(world.view(other)) for other in others] == before
                assert [world.legal(other) for other in order[count + 1 :]] == legal
                assert not events
        ends.add(whole(world))
    assert len(ends) == 1


def events_tell_no_more_than_the_view(moment: Moment, chance: random.Random) -> None:
    """Two worlds that look alike to a seat before and after an action tell it the same events."""
    state = moment.state
    if together(state) or state.over:
        return
    actor = state.pending()[0]
    for seat in range(state.seats):
        world = state.imagine(seat, Rng(chance.getrandbits(64)))
        world.rng = state.rng.clone()
        common = [action for action in state.legal(actor) if action in world.legal(actor)]
        for action in sample(common, 4, chance):
            following, events = applied(state, actor, action)
            imagined, imagined_events = applied(world, actor, action)
            if text(following.view(seat)) == text(imagined.view(seat)):
                assert visible(events, seat) == visible(imagined_events, seat)


def refs_are_well_formed(moment: Moment, chance: random.Random) -> None:
    """What an event is about is named as kind:id."""
    state = moment.state.clone()
    events: list[Event] = []
    state.listener = events.append
    for _ in play_on(state, chance, FOLLOW):
        pass
    for event in events:
        assert all(REF.fullmatch(ref) for ref in event.refs), event
        assert len(set(event.refs)) == len(event.refs), event


def goods_are_open_to_all(moment: Moment, chance: random.Random) -> None:
    """A tally always has the same names, and a seat sees what it counts."""
    state = moment.state
    names = list(state.game.tally(state, 0))
    for seat in range(state.seats):
        world = state.imagine(seat, Rng(chance.getrandbits(64)))
        for rival in state.rivals():
            goods = state.game.tally(state, rival)
            assert list(goods) == names
            assert all(type(count) is int for count in goods.values())
            assert state.game.tally(world, rival) == goods


def aids_know_what_the_seat_knows(moment: Moment, chance: random.Random) -> None:
    """In two worlds that look alike to a seat an aid answers the same, ready for JSON, and changes neither of them."""
    state = moment.state
    for seat in range(state.seats):
        known, other = (world.known_to(seat) for world in (state, state.imagine(seat, Rng(chance.getrandbits(64)))))
        before = whole(known)
        for name, aid in state.game.aids.items():
            if aid.args:
                with pytest.raises(BadAid):
                    state.game.aid(known, seat, name, {})
            for args in AID_ARGS.get((state.game.id, name), ()) if aid.args else ({},):
                answer = state.game.aid(known, seat, name, args)
                assert _plain(answer)
                assert answer == state.game.aid(other, seat, name, args)
                assert answer == state.game.aid(known, seat, name, args), "asked again it answers something else"
                assert whole(known) == before


LAWS: tuple[Law, ...] = (
    score_adds_up,
    every_legal_action_applies,
    clone_is_independent,
    json_restores,
    view_is_json,
    seed_stays_inside,
    imagined_world_looks_the_same,
    imagined_world_depends_on_the_view_alone,
    nothing_hidden_means_one_world,
    bots_decide_alike_in_every_world,
    illegal_actions_are_refused,
    foreign_seats_are_refused,
    answers_stay_secret,
    events_tell_no_more_than_the_view,
    refs_are_well_formed,
    goods_are_open_to_all,
    aids_know_what_the_seat_knows,
)
