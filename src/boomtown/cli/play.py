"""A person's turn in the terminal: the board, what is asked, a menu, and why something is not allowed."""

from pathlib import Path

from rich.markdown import Markdown
from rich.rule import Rule
from rich.text import Text

from boomtown.cli.console import DIGITS, Quit, small_number
from boomtown.cli.files import refuse_existing
from boomtown.cli.menu import Menu
from boomtown.cli.preview import action_previews
from boomtown.cli.session import Session, hand_over
from boomtown.kernel.errors import BadNotation, BoomtownError
from boomtown.text import paragraph, rules_text

# What can be typed besides actions; the long words are for people who guess.
UNDO = ("u", "undo")
CHANGE = ("c", "change")
SCORE = ("s", "score")
RULES = ("r", "rules")
BOARD = ("b", "board")
SAVE = ("save",)
HELP = ("?", "h", "help")
QUIT = ("q", "quit", "exit")


def play(session: Session) -> None:
    """Play until the game is over or the person quits."""
    session.save()
    console = session.console
    try:
        welcome(session)
        while not session.match.state.over:
            seat = session.match.state.pending()[0]
            if session.players[seat].bot is None:
                hand_over(session, seat)
                Turn(session, seat).run()
            else:
                session.bot_decides(seat)
            save_or_report(session)
    except Quit:
        save_or_report(session)
        key = "left-saved" if session.saved else "left-unsaved"
        console.print_message(key, {"file": str(session.file or ""), "moves": len(session.match.record.moves)}, "dim")
        return
    ending(session)


def save_or_report(session: Session) -> None:
    """Save the game; if its file cannot be written, say so and play on."""
    try:
        session.save()
    except BoomtownError as error:
        session.console.report(error)


def welcome(session: Session) -> None:
    """What the game is about, in a few sentences, and what can be typed."""
    game = session.match.game
    session.console.print(Rule(Text(game.meta.title, "bold")))
    if session.console.catalogue.has(f"{game.id}-intro"):
        session.console.print_message(f"{game.id}-intro")
    session.console.print_message("play-welcome", style="dim")


def ending(session: Session) -> None:
    """Show the end: the news for a person who did not make the last decision, as whoever made it has seen it."""
    moves, persons = session.match.record.moves, session.persons
    others = [seat for seat in persons if moves and seat != moves[-1][0]]
    readers = others or persons
    session.show_end(readers[0] if readers else None, persons[0] if len(persons) == 1 else None)


class Turn:
    """One decision of a person, undo included."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.console = session.console
        self.seat = seat
        state = session.match.state
        previews = action_previews(state, seat)
        self.scene = session.scene(seat)
        self.scene.legal = state.legal(seat)
        self.scene.gains = {entry.action: entry.gain for entry in previews if entry.gain is not None}
        self.menu = Menu(previews, state.view(seat), self.scene)

    def run(self) -> None:
        self.show()
        while True:
            text = self.console.ask(self.console.say("ask-input", {"count": self.menu.size}))
            try:
                if self._ends_turn(text):
                    return
            except BoomtownError as error:
                self.console.report(error)

    def show(self) -> None:
        """Everything a newcomer needs for this decision."""
        self.console.print("", Rule(Text(self.session.names[self.seat], "bold")))
        self.session.show_board(self.scene)
        self.session.show_news(self.seat)
        self.show_menu()

    def show_menu(self) -> None:
        prompt = self.session.match.state.prompt(self.seat)
        self.console.print(Text(self.console.say(prompt.key, prompt.params, self.session.names), "bold #c8501e"))
        self.console.print(self.menu.table())
        for line in (self.menu.footing(), self._keys()):
            if line:
                self.console.print(Text(line, "dim"))

    def _keys(self) -> str:
        """The keys that do something now."""
        keys = ["key-undo"] if self.session.match.can_undo(self.seat) else []
        keys += ["key-change"] if self._answered() else []
        return " · ".join(self.console.say(key) for key in [*keys, "key-all"])

    def _answered(self) -> list[int]:
        """The other persons whose secret answer may still be changed."""
        return [seat for seat in self.session.persons if self.session.match.state.can_change(seat)]

    def _ends_turn(self, text: str) -> bool:
        """Carry out what was typed; whether it ends this turn."""
        word, _, rest = text.strip().partition(" ")
        word = word.lower()
        if not text:
            self.show_menu()
        elif word in QUIT:
            raise Quit
        elif word in UNDO:
            self.session.undo(self.seat)
            return True
        elif word in CHANGE:
            self._let_change(rest)
            return True
        elif word in SCORE:
            self.session.show_scores(self.seat)
        elif word in BOARD:
            self.show()
        elif word in RULES:
            self._rules(rest)
        elif word in SAVE:
            self._save(rest)
        elif word in HELP:
            self.console.print_message("play-help", {"verbs": self._usages()})
        elif text in ("+", "-"):
            self.menu.turn(1 if text == "+" else -1)
            self.show_menu()
        elif text.startswith("/"):
            if not self.menu.filter(text[1:]):
                raise BadNotation("menu-none", {"text": text[1:].strip()})
            self.show_menu()
        else:
            return self._play_action(text)
        return False

    def _play_action(self, text: str) -> bool:
        """A number of the menu or an action in notation."""
        state = self.session.match.state
        if text.isdecimal():
            number = small_number(text)
            picked = None if number is None else self.menu.pick(number)
            if picked is None:
                given = text if len(text) <= DIGITS else f"{text[:DIGITS]}…"
                raise BadNotation("menu-number", {"given": given, "count": self.menu.size})
            action = picked
        else:
            action = state.game.actions.parse(self._with_verb(text))
        reason = state.why_not(self.seat, action)
        if reason is not None:
            sentence = self.console.say(reason.key, reason.params, self.session.names)
            self.console.print(Text(f"{sentence} {self._rule_reference(reason.rule)}".rstrip(), "#a8322a"))
            return False
        self.session.decide(self.seat, action)
        return self._confirmed()

    def _confirmed(self) -> bool:
        """Before the next player sees it, a person is shown the result of the decision and may still take it back."""
        match = self.session.match
        if match.state.pending() == (self.seat,) or not match.can_undo(self.seat):
            return True
        self.console.print("")
        self.session.show_board(self.session.scene(self.seat))
        self.session.show_news(self.seat)
        pending = ", ".join(str(seat) for seat in match.state.pending())
        while True:
            answer = self.console.ask(self.console.say("ask-confirm", {"pending": pending}, self.session.names)).lower()
            if answer in UNDO:
                self.session.undo(self.seat)
                return True
            if not answer:
                return True
            if answer in QUIT:
                raise Quit
            if answer in SCORE:
                self.session.show_scores(self.seat)
            else:
                self.console.print_message("confirm-keys")

    def _let_change(self, number: str) -> None:
        """Let a person who has answered in secret answer again."""
        answered = self._answered()
        chosen = small_number(number)
        seats = answered if not number else [seat for seat in answered if seat + 1 == chosen]
        if len(seats) != 1:
            numbers = ", ".join(str(seat + 1) for seat in answered)
            raise BoomtownError("change-whose" if answered else "change-none", {"numbers": numbers})
        hand_over(self.session, seats[0])
        Turn(self.session, seats[0]).run()

    def _with_verb(self, text: str) -> str:
        """Add the verb to `2 -1 turned` where only one verb is possible."""
        verbs = self.session.match.state.question().verbs
        starts_with_number = text.lstrip("+-")[:1].isdecimal()
        return f"{verbs[0]} {text}" if starts_with_number and len(verbs) == 1 else text

    def _usages(self) -> str:
        verbs = self.session.match.state.question().verbs
        possible = [verb for verb in self.session.match.game.actions.verbs if verb.name in verbs]
        return ", ".join(verb.usage() for verb in possible)

    def _rule_reference(self, rule: str) -> str:
        return self.console.say("see-rule", {"rule": rule}) if rule else ""

    def _rules(self, number: str) -> None:
        game, language = self.session.match.game.id, self.console.catalogue.language
        self.console.print(Markdown(paragraph(game, language, number) if number else rules_text(game, language)))

    def _save(self, name: str) -> None:
        if not name:
            raise BoomtownError("save-where")
        path = Path(name)
        refuse_existing(path)
        self.session.save_to(path)
        self.console.print_message("game-saved", {"file": name})
