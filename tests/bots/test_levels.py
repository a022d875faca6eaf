"""The levels: what they are called, that they can be repeated, and that their weakness is one that people have."""

import pytest

from boomtown.bots import LEVELS, Seat, UnknownBot, bot
from boomtown.bots.blurred import Blurred, Greenhorn
from boomtown.bots.deputy import Deputy
from boomtown.bots.marshal import lead
from boomtown.kernel.registry import game, game_ids
from boomtown.kernel.rng import Rng, seeded
from boomtown.kernel.skill import USUAL_SKILL
from boomtown.kernel.state import State
from boomtown.table.host_bots import check_level, installed_bots
from boomtown.text import catalogue, languages

# The first errors of the generator that begins with 1.
ERRORS = [-1.6241264343261719, -0.26893043518066406, 1.4966115951538086]
BLURRED = ("greenhorn", "cowhand")
SEARCHING = ("ranger", "marshal")


def last_decision(game_id: str, seed: int) -> State:
    """The position of a game between deputies in which somebody has a choice for the last time."""
    state = game(game_id).new(2, seed)
    players = [bot("deputy", seat) for seat in range(2)]
    last = state
    while not state.over:
        seat = state.pending()[0]
        if len(state.legal(seat)) > 1:
            last = state.clone()
        state.apply(seat, players[seat].choose(Seat(state, seat)))
    return last


def played(name: str, seed: int, moves: int) -> list[int]:
    state = game("wagons").new(2, 5)
    players = [bot(name, seed + seat) for seat in range(2)]
    actions = []
    for _ in range(moves):
        seat = state.pending()[0]
        actions.append(players[seat].choose(Seat(state, seat)))
        state.apply(seat, actions[-1])
    return actions


def test_every_level_has_a_name_and_a_sentence_in_every_language() -> None:
    assert LEVELS == ("greenhorn", "cowhand", "deputy", "ranger", "marshal")
    for language in languages():
        say = catalogue(language).say
        assert len({say(f"bot-{level}") for level in LEVELS}) == len(LEVELS)
        sentences = [say(f"bot-{level}-ways") for level in LEVELS]
        assert len(set(sentences)) == len(LEVELS)
        assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in sentences)


def test_playing_at_random_is_no_level() -> None:
    assert bot("random", 1)
    assert "random" not in LEVELS and "random" not in installed_bots()
    for level in LEVELS:
        check_level(level, {})
    with pytest.raises(UnknownBot):
        check_level("random", {})


def test_the_numbers_of_every_game_rise_from_level_to_level() -> None:
    measured = [game(game_id).skill for game_id in game_ids()]
    assert USUAL_SKILL not in measured
    for numbers in [*measured, USUAL_SKILL]:
        assert numbers.greenhorn > numbers.cowhand > 0
        assert 0 < numbers.ranger < numbers.marshal


@pytest.mark.parametrize("level", [*BLURRED, "ranger:lines=12"])
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    assert played(level, 1, 8) == played(level, 1, 8)
    if level in BLURRED:  # a search in the open has nothing to draw
        assert played(level, 1, 8) != played(level, 2, 8)


def test_errors_are_the_same_everywhere() -> None:
    """On every machine, in every Python and when compiled; whole numbers and one division make them."""
    player = Greenhorn(Rng(1))
    errors = [player.error() for _ in range(2000)]
    assert errors[:3] == ERRORS
    assert abs(sum(errors) / 2000) < 0.1
    assert 0.9 < sum(error**2 for error in errors) / 2000 < 1.1


@pytest.mark.parametrize("game_id", game_ids())
def test_the_beginning_is_blurred_and_more_so_for_a_greenhorn(game_id: str) -> None:
    state = game(game_id).new(2, 1)
    seat = state.pending()[0]
    legal = state.legal(seat)
    clear = Deputy(seeded(1, "bot")).ratings(Seat(state, seat), legal)
    size = []
    for level in BLURRED:
        player = bot(level, 1)
        assert isinstance(player, Blurred)
        blurred = player.ratings(Seat(state, seat), legal)
        size.append(sum(abs(seen - rating) for seen, rating in zip(blurred, clear, strict=True)))
    assert size[0] > size[1] > 0


@pytest.mark.parametrize("game_id", game_ids())
def test_the_last_decision_of_a_game_is_sound(game_id: str) -> None:
    for deal in (1, 2):
        state = last_decision(game_id, deal)
        number = state.pending()[0]
        seat = Seat(state, number)
        legal = seat.legal()
        for seed in range(8):
            ratings = Deputy(seeded(seed, "bot")).ratings(seat, legal)
            best = [action for action, rating in zip(legal, ratings, strict=True) if rating == max(ratings)]
            for level in BLURRED:
                assert bot(level, seed).choose(seat) in best, (level, deal, seed)
        for level in SEARCHING:
            chosen = bot(level, 1, iterations=game(game_id).skill.marshal).choose(seat)
            assert final_lead(state, number, chosen) >= final_lead(state, number, best[0]), (level, deal)


def final_lead(state: State, seat: int, action: int) -> float:
    """How far a seat is ahead when deputies play the game to its end after an action."""
    end = state.clone()
    end.apply(seat, action)
    while not end.over:
        mover = end.pending()[0]
        end.apply(mover, bot("deputy", 1).choose(Seat(end, mover)))
    return lead([float(end.score(rival).total) for rival in end.rivals()], seat)
