"""Plays Coloma in a browser: any legal action, by clicking the object on the board that stands for it."""

from playwright.sync_api import Locator

from tests.web.board_player import BoardPlayer


class ColomaPlayer(BoardPlayer):
    game = "coloma"
    in_steps = frozenset({"top", "bottom", "duel"})
    closing = frozenset({"end", "done"})
    # Plots, lands and beds light up softly for the last two, because a click there plants or puts up guests at once.
    buttons = frozenset({"end", "done", "common tents", "common guests"})

    def prepare(self, action: int) -> None:
        verb, arguments = self.vocabulary.named(action)
        if verb in ("top", "bottom"):
            card = self.vocabulary.format(action).split()[1]
            self.click(self.page.locator(f'.hand [data-ref="card:{card}"]').first)
        if verb == "duel":
            self.click(self.site(arguments["pioneer"]))

    def site(self, number: int) -> Locator:
        return self.page.locator(f'svg [data-ref="site:{number}"]')
