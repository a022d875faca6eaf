"""What the bots believe: the signs are right, and every point is the right seat's."""

from boomtown.games.wagons.actions import PLACE, START
from boomtown.games.wagons.bot.evaluate import CARD_WORTH, evaluate
from boomtown.games.wagons.bot.order import best_gain, order
from boomtown.games.wagons.state import Position
from tests.games.wagons.arrange import arranged, say

COMPARING = ("smalltown_charm", "claim_jumpers", "one_too_many")


def test_a_position_is_worth_its_score_and_the_own_hand() -> None:
    state = say(arranged([7, 3, 11, 2], hands=([5], [])), "0 place 0 0", "0 take 11")
    assert (len(state.hands[0]), len(state.hands[1])) == (1, 2)
    for seat in (0, 1):
        assert evaluate(state, seat) == state.score(seat).total + CARD_WORTH * len(state.hands[seat])


def test_the_best_start_leaves_the_rival_a_poor_card_and_oneself_a_good_one() -> None:
    state = arranged([10, 9, 12], goals=("the_herd", "badlands", "fortified"))
    # As a first card, 10 (Pc Sc / Db Fc) brings 4 and a herd of three, 9 brings 4, and 12, whose snow is apart, 3.
    assert [best_gain(state, 0, card) for card in state.circle] == [10, 4, 3]
    assert order(state, 1, [START.code(card) for card in state.circle]) == [-10 + 2, -4 + 1.5, -3 + 5]


def test_a_card_is_worth_its_gain_less_what_the_rival_gains_by_those_skipped() -> None:
    state = arranged([13, 4, 7], goals=("the_herd", "badlands", "fortified"))
    state.towns[1].lay(14, PLACE.code(0, 0, 0))
    mine, theirs = ([best_gain(state, seat, card) for card in state.circle] for seat in (0, 1))
    assert mine[0] != theirs[0] and mine[1] != theirs[1]
    assert order(state, 0, state.legal(0)) == [mine[0], mine[1] - theirs[0], mine[2] - theirs[0] - theirs[1]]


def lead(state: Position, seat: int) -> int:
    return state.score(seat).total - state.score(1 - seat).total


def test_a_place_is_worth_what_it_adds_to_the_lead() -> None:
    for seat in (0, 1):
        hands: tuple[list[int], list[int]] = ([15, 14, 2], [])
        state = arranged([], turn=seat, hands=hands if seat == 0 else (hands[1], hands[0]), goals=COMPARING)
        state.towns[1 - seat].lay(11, PLACE.code(0, 0, 0))
        state.towns[1 - seat].lay(17, PLACE.code(2, 0, 0))
        say(state, f"{seat} place 0 0", f"{seat} place 2 0")
        legal = state.legal(seat)
        gained = []
        for action in legal:
            after = state.clone()
            after.apply(seat, action)
            gained.append(lead(after, seat) - lead(state, seat))
        worths = order(state, seat, legal)
        assert len(set(gained)) > 3
        # Only differences matter, for the lead that is there already is counted with every place.
        assert [worth - worths[0] for worth in worths] == [gain - gained[0] for gain in gained]
