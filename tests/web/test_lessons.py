"""Every lesson in a browser, from the box in the lobby to its end, by following what is on the screen."""

import pytest
from playwright.sync_api import Page, expect

from boomtown.kernel.lesson import lesson_of
from boomtown.text import catalogue
from tests.web.lesson_player import LessonPlayer

# Each lesson in every language: at a desk, and in German on a phone.
RUNS = [
    (game, device, language)
    for game in ("wagons", "carson", "coloma", "sprawl")
    for device, language in (("page", "en"), ("phone", "de"), ("page", "it"))
]


@pytest.mark.parametrize(("game", "device", "language"), RUNS)
def test_a_lesson_is_followed_to_its_end(request: pytest.FixtureRequest, game: str, device: str, language: str) -> None:
    page: Page = request.getfixturevalue(device)
    player = LessonPlayer(page, touch=device == "phone").begin(game, language)
    assert player.follow()
    lesson = lesson_of(game)
    assert lesson is not None
    words = catalogue(language)
    assert {words.say(step.say) for step in lesson.steps if step.say} <= set(player.said)
    # Notes point at an object in sight. A phone shows what is to be done, and has the lines of the score in a drawer.
    pointing = [step for step in lesson.steps if step.at]
    if device == "phone":
        pointing = [step for step in pointing if step.kind != "free" and not step.at[0].startswith("line:")]
    assert player.pointed >= len(pointing)
    # The game goes on as an ordinary one.
    expect(player.test("prompt")).not_to_be_empty()
    expect(player.note).to_have_count(0)


def test_the_way_out_of_a_lesson_stays_where_it_is(phone: Page) -> None:
    """The note grows and the prompt goes while others play, and a tap that is on its way must not miss."""
    player = LessonPlayer(phone, touch=True).begin("carson")
    leave = player.test("lesson-leave")
    place = leave.bounding_box()
    for _ in range(8):
        player.follow_note()
        assert leave.bounding_box() == place
    player.press(leave)
    expect(player.note).to_have_count(0)


@pytest.mark.parametrize("game", ["wagons", "carson", "coloma", "sprawl"])
def test_a_lesson_is_left_and_resumed(page: Page, game: str) -> None:
    player = LessonPlayer(page).begin(game)
    player.follow(4)
    player.note.wait_for()
    expect(player.test("lesson-words")).not_to_have_text("Watch what the others do.")
    step, words = player.note.get_attribute("data-step"), player.test("lesson-words").inner_text()
    page.reload()
    expect(player.test("lesson-words")).to_have_text(words)
    page.goto("/")
    learn = player.test(f"learn-{game}")
    expect(learn).to_have_text("Go on with the lesson")
    learn.click()
    expect(player.test("lesson-words")).to_have_text(words)
    expect(player.note).to_have_attribute("data-step", step or "")
    # Left for good it is offered from the beginning again.
    player.press(player.test("lesson-leave"))
    expect(player.note).to_have_count(0)
    page.goto("/")
    expect(learn).to_contain_text("Learn it")
