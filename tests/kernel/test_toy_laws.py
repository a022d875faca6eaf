"""The contract laws hold for a game with secrets and chance, and each notices a game that breaks it."""

import random
from collections.abc import Callable
from typing import Self

import pytest

from boomtown.kernel.game import Aid, Game
from boomtown.kernel.message import Line, Reason, Score
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import Json, Question, State
from tests.contract import laws
from tests.contract.hidden import what_is_hidden_is_imagined_anew
from tests.contract.laws import LAWS, Law
from tests.contract.undo import follow_match
from tests.kernel import toy
from tests.kernel.toy import Lanterns, lanterns
from tests.support import Moment, Setup, finish, random_options, sampled

FIRST_SEED = 7_000_000_000_000


def moments(game: Game[State], games: int = 24) -> list[Moment]:
    chance = random.Random(5)
    positions: list[Moment] = []
    for number in range(games):
        setup = Setup(game, 2 + number % 2, random_options(game, chance), FIRST_SEED + number)
        positions += sampled(setup, 4, chance)
    setup = Setup(game, 2, {}, FIRST_SEED)
    return [*positions, Moment(setup, finish(setup.start(), chance), ())]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_toy_keeps_the_law(law: Law) -> None:
    for number, moment in enumerate(moments(toy.TOY)):
        law(moment, random.Random(number))


def test_toy_undo_keeps_the_laws() -> None:
    chance = random.Random(1)
    possible = [follow_match(Setup(toy.TOY, 3, {}, FIRST_SEED + number), chance) for number in range(40)]
    assert min(possible) >= 2 * toy.ROUNDS  # both coats of paint at least


def test_moments_include_half_answered_questions() -> None:
    states = [moment.state for moment in moments(toy.TOY) if laws.together(moment.state)]
    assert any(len(state.pending()) == state.seats for state in states)
    assert any(0 < len(state.pending()) < state.seats for state in states)


# From here on each test breaks one part of the toy, to see that a law notices.


class SharedLanterns(Lanterns):
    """A clone that copies the outer list only."""

    __slots__ = ()

    def clone(self) -> Self:
        copy = super().clone()
        copy.lanterns = self.lanterns[:]
        return copy


class LostRound(Lanterns):
    """A position whose JSON forgets a field."""

    __slots__ = ()

    def to_json(self) -> Json:
        doc = super().to_json()
        doc["lanterns"] = [[] for _ in range(self.seats)]
        return doc


def see_deck(state: Lanterns, seat: int | None) -> Json:
    return toy.view(state, seat) | {"deck": list(state.deck)}


def see_answers(state: Lanterns, seat: int | None) -> Json:
    return toy.view(state, seat) | {"answers": [int(answer >= 0) for answer in state.answers]}


def see_generator(state: Lanterns, seat: int | None) -> Json:
    return toy.view(state, seat) | {"luck seed": state.rng.state}


def see_numbered(state: Lanterns, seat: int | None) -> Json:
    return toy.view(state, seat) | {"by seat": {0: "first"}}


def imagine_truth(state: Lanterns, seat: int, rng: Rng) -> None:
    pass


def imagine_unsorted(state: Lanterns, seat: int, rng: Rng) -> None:
    rng.shuffle(state.deck)


def imagine_extra(state: Lanterns, seat: int, rng: Rng) -> None:
    toy.imagine(state, seat, rng)
    state.deck = [0 for _ in state.deck]


def score_wrongly(state: Lanterns, seat: int) -> Score:
    return Score(1 + state.luck[seat], (Line("luck", state.luck[seat]),))


def everybody_wins(state: Lanterns) -> list[int]:
    return list(range(state.seats))


def always(state: Lanterns) -> bool:
    return True


def trade_loudly(state: Lanterns, seat: int, action: int) -> None:
    if action != toy.TRADE.base:
        state.tell("toy-drew", {"seat": seat, "card": state.deck[-1]})
    toy.apply_trade(state, seat, action)


def legal_by_secret(state: Lanterns, seat: int) -> list[int]:
    legal = toy.legal_trade(state, seat)
    return legal[: 1 + state.deck[-1] % 2] if state.deck else legal


def trade_with_refs(state: Lanterns, seat: int, action: int) -> None:
    """Names the drawn card beside the words."""
    if action != toy.TRADE.base:
        state.tell("toy-traded", {"seat": seat}, refs=(f"card:{state.deck[-1]}",))
    toy.apply_trade(state, seat, action)


def paint_without_kind(state: Lanterns, seat: int, action: int) -> None:
    toy.apply_paint(state, seat, action)
    state.tell("toy-painted", {"seat": seat}, refs=("lantern",))


def count_when_there(state: Lanterns, rival: int) -> dict[str, int]:
    return {"lanterns": len(state.lanterns[rival])} if state.lanterns[rival] else {}


def count_hidden(state: Lanterns, rival: int) -> dict[str, int]:
    return {"best": max(state.hands[rival], default=0)}


def aid_by_chance(state: Lanterns, seat: int, args: Json) -> int:
    return state.rng.below(1000)


def aid_of_objects(state: Lanterns, seat: int, args: Json) -> State:
    return state


def trade_away(state: Lanterns, seat: int, action: int) -> None:
    toy.apply_trade(state, seat, action)
    if action != toy.TRADE.base:
        state.discard.pop()


def refuse_with_luck(state: Lanterns, seat: int, action: int) -> Reason:
    state.luck[seat] += 1
    return toy.why_paint(state, seat, action)


def swapped(
    kind: int,
    legal: Callable[[Lanterns, int], list[int]] | None = None,
    apply: Callable[[Lanterns, int, int], None] | None = None,
    why: Callable[[Lanterns, int, int], Reason] | None = None,
) -> dict[int, Question[Lanterns]]:
    old = toy.QUESTIONS[kind]
    question = Question(
        old.verbs, old.rule, old.prompt, legal or old.legal, apply or old.apply, why or old.why, old.changeable
    )
    return {**toy.QUESTIONS, kind: question}


SPOILT: list[tuple[Law, Game[State]]] = [
    (laws.score_adds_up, lanterns(score=score_wrongly)),
    (laws.score_adds_up, lanterns(winners=everybody_wins)),
    (laws.every_legal_action_applies, lanterns(questions=swapped(toy.ASK_TRADE, apply=trade_away))),
    (laws.clone_is_independent, lanterns(position=SharedLanterns)),
    (laws.json_restores, lanterns(position=LostRound)),
    (laws.view_is_json, lanterns(view=see_numbered)),
    (laws.seed_stays_inside, lanterns(view=see_generator)),
    (laws.imagined_world_looks_the_same, lanterns(view=see_deck)),
    (laws.imagined_world_looks_the_same, lanterns(imagine=imagine_extra)),
    (laws.imagined_world_looks_the_same, lanterns(questions=swapped(toy.ASK_TRADE, legal=legal_by_secret))),
    (laws.imagined_world_depends_on_the_view_alone, lanterns(imagine=imagine_unsorted)),
    (laws.nothing_hidden_means_one_world, lanterns(nothing_hidden=always)),
    (laws.bots_decide_alike_in_every_world, lanterns(questions=swapped(toy.ASK_TRADE, legal=legal_by_secret))),
    (laws.illegal_actions_are_refused, lanterns(questions=swapped(toy.ASK_PAINT, why=refuse_with_luck))),
    (laws.answers_stay_secret, lanterns(view=see_answers)),
    (laws.events_tell_no_more_than_the_view, lanterns(questions=swapped(toy.ASK_TRADE, apply=trade_loudly))),
    (laws.events_tell_no_more_than_the_view, lanterns(questions=swapped(toy.ASK_TRADE, apply=trade_with_refs))),
    (laws.refs_are_well_formed, lanterns(questions=swapped(toy.ASK_PAINT, apply=paint_without_kind))),
    (laws.goods_are_open_to_all, lanterns(tally=count_when_there)),
    (laws.goods_are_open_to_all, lanterns(tally=count_hidden)),
    (laws.aids_know_what_the_seat_knows, lanterns(aids={"chance": Aid(aid_by_chance)})),
    (laws.aids_know_what_the_seat_knows, lanterns(aids={"object": Aid(aid_of_objects)})),
]


@pytest.mark.parametrize(("law", "game"), SPOILT, ids=[f"{n}-{law.__name__}" for n, (law, _) in enumerate(SPOILT)])
def test_law_notices_a_game_that_breaks_it(law: Law, game: Game[State]) -> None:
    positions = moments(game)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        for number, moment in enumerate(positions):
            law(moment, random.Random(number))


def test_toy_imagines_what_is_hidden() -> None:
    assert what_is_hidden_is_imagined_anew(moments(toy.TOY), random.Random(1)) == ["deck", "hands"]


@pytest.mark.parametrize("imagine", [imagine_truth, imagine_unsorted])
def test_an_imagination_that_knows_the_truth_is_noticed(imagine: Callable[[Lanterns, int, Rng], None]) -> None:
    with pytest.raises(AssertionError, match="keeps what the seat cannot see"):
        what_is_hidden_is_imagined_anew(moments(lanterns(imagine=imagine)), random.Random(1))


def trade_silently(state: Lanterns, seat: int, action: int) -> None:
    """Draws a card without counting that something came to light."""
    before = state.reveals
    toy.apply_trade(state, seat, action)
    state.reveals = before


def test_undo_law_notices_a_reveal_that_is_not_counted() -> None:
    game = lanterns(questions=swapped(toy.ASK_TRADE, apply=trade_silently))
    with pytest.raises(AssertionError, match="the seat learned something"):
        for number in range(20):
            follow_match(Setup(game, 2, {}, FIRST_SEED + number), random.Random(number))
