"""Carson City's bids: who has chosen, how they turn over, what the cards on offer are worth."""

from playwright.sync_api import Page, expect

from tests.web.player import Player


def test_bids_turn_over_together_with_the_order_that_follows(player: Player) -> None:
    player.play_deputy("Carson City")
    player.wait_turn()
    player.targets.nth(4).click()
    story = player.test("story")
    expect(story).to_contain_text("The bids:")
    expect(story).to_contain_text("order")
    # It can be skipped and told again.
    player.page.keyboard.press("Escape")
    expect(story).to_have_attribute("data-how", "silent")
    player.test("story-again").click()
    expect(story).to_contain_text("The bids:")


def test_bids_turn_over_on_a_phone_too(phone: Page) -> None:
    player = Player(phone)
    player.play_deputy("Carson City")
    player.wait_turn()
    bid = phone.locator("button[data-action]:visible").nth(3)
    bid.tap()
    expect(player.test("tap-again")).to_be_visible()
    bid.tap()
    expect(player.test("story")).to_contain_text("The bids:")


def test_who_has_chosen_is_marked_but_not_what(player: Player) -> None:
    player.set_up("carson", "person", "person", "person")
    player.test("lift").click()
    player.wait_turn()
    expect(player.test("has-chosen")).to_have_count(0)
    player.targets.nth(6).click()
    player.test("lift").click()
    expect(player.test("has-chosen")).to_have_count(1)
    expect(player.page.locator("section.others .bid")).to_have_count(0)


def test_cards_on_offer_show_what_they_bring_at_best(player: Player) -> None:
    player.play_deputy("Carson City")
    player.wait_turn()
    worth = player.test("worth")
    expect(worth.first).to_be_visible()
    player.wait_until(lambda: worth.count() >= 4, "that every card has a number")
    player.page.locator("[data-slot='1']").hover()
    expect(player.test("offer-words")).to_be_visible()
