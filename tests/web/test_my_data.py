"""My data in the settings: seen, and deleted after one question."""

from playwright.sync_api import Page, expect

from tests.web.player import Player
from tests.web.test_shape import check_shape, serious


def test_a_person_sees_what_the_server_keeps_and_deletes_it(player: Player, phone: Page, provoked: list[str]) -> None:
    provoked.append("403")
    player.set_up("wagons", "person", "open")
    link = player.test("invitation").input_value()
    guest = Player(phone).join(link)
    guest.wait_turn()
    guest.page.goto("/settings")
    guest.test("mine-show").tap()
    expect(guest.test("mine")).to_contain_text("Circle the Wagons")
    expect(guest.test("mine")).to_contain_text("Player 1 · Bea")
    expect(guest.test("mine")).to_contain_text("Name: Bea")
    assert serious(guest.page) == []
    check_shape(guest.page)
    guest.test("mine-delete").tap()
    expect(guest.test("mine-yes")).to_be_in_viewport(ratio=1)
    assert serious(guest.page) == []
    guest.test("mine-no").tap()
    guest.test("mine-delete").tap()
    guest.test("mine-yes").tap()
    expect(guest.test("mine-done")).to_be_visible()
    expect(guest.test("mine-none")).to_be_visible()
    player.expect_sentence("Player 2 has given the game up")
    guest.page.goto("/")
    expect(guest.page.get_by_text("Bea")).to_have_count(0)


def test_a_nickname_in_a_club_is_part_of_it(player: Player) -> None:
    player.page.goto("/club")
    player.test("club-name").fill("Saloon")
    player.test("club-nick").fill("Anna")
    player.test("club-enter").click()
    player.test("club-link").wait_for()
    link = player.test("club-link").input_value()
    player.page.goto("/settings")
    player.test("mine-show").click()
    expect(player.test("mine")).to_contain_text("Saloon")
    expect(player.test("mine")).to_contain_text("Name: Anna")
    assert serious(player.page) == []
    player.test("mine-delete").click()
    expect(player.test("mine")).to_contain_text("Your games stay with the others")
    player.test("mine-yes").click()
    expect(player.test("mine-none")).to_be_visible()
    # The last member has left, so there is no such club any more, here or on the server.
    player.page.goto("/")
    expect(player.page.get_by_role("link", name="Saloon")).to_have_count(0)
    player.page.goto(link)
    expect(player.test("club-link")).to_have_count(0)


def test_all_of_it_goes_at_once(player: Player) -> None:
    for _ in range(2):
        player.set_up("wagons", "person", "bot")
        player.wait_turn()
    player.page.goto("/settings")
    player.test("mine-show").click()
    expect(player.test("mine")).to_have_count(2)
    player.test("mine-delete-all").click()
    player.test("mine-yes").click()
    expect(player.test("mine-none")).to_be_visible()
