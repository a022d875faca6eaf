"""A person's turn in the terminal: the board, what is asked, a menu, and why something is not allowed."""

from pathlib import Path

from rich.markdown import Markdown
from rich.rule import Rule
from rich.text import Text

from boomtown.cli.desk import DIGITS, Leave, small_number
from boomtown.cli.files import refuse_existing
from boomtown.cli.menu import Menu
from boomtown.cli.preview import outlooks
from boomtown.cli.sitting import Sitting, hand_over
from boomtown.kernel.errors import BadNotation, BoomtownError
from boomtown.text import paragraph, rules_text

# What can be typed besides actions; the long words are for those who guess.
UNDO = ("u", "undo")
SCORE = ("s", "score")
RULES = ("r", "rules")
BOARD = ("b", "board")
SAVE = ("save",)
HELP = ("?", "h", "help")
QUIT = ("q", "quit", "exit")


def play(sitting: Sitting) -> None:
    """Until the game is over or the person leaves."""
    sitting.save()
    desk = sitting.desk
    try:
        welcome(sitting)
        while not sitting.match.state.over:
            seat = sitting.match.state.pending()[0]
            if sitting.players[seat].bot is None:
                hand_over(sitting, seat)
                Turn(sitting, seat).run()
            else:
                sitting.bot_decides(seat)
            save_or_complain(sitting)
    except Leave:
        save_or_complain(sitting)
        key = "left-saved" if sitting.kept else "left-unsaved"
        desk.tell(key, {"file": str(sitting.file or ""), "moves": len(sitting.match.record.moves)}, "dim")
        return
    ending(sitting)


def save_or_complain(sitting: Sitting) -> None:
    """A disk that refuses the file ends no game."""
    try:
        sitting.save()
    except BoomtownError as error:
        sitting.desk.complain(error)


def welcome(sitting: Sitting) -> None:
    """What the game is about, in a few sentences, and how to talk to it."""
    game = sitting.match.game
    sitting.desk.show(Rule(Text(game.meta.title, "bold")))
    if sitting.desk.catalogue.has(f"{game.id}-intro"):
        sitting.desk.tell(f"{game.id}-intro")
    sitting.desk.tell("play-welcome", style="dim")


def ending(sitting: Sitting) -> None:
    """Whoever decided last knows what happened; a person who did not hears it."""
    moves, persons = sitting.match.record.moves, sitting.persons
    others = [seat for seat in persons if moves and seat != moves[-1][0]]
    readers = others or persons
    sitting.show_end(readers[0] if readers else None, persons[0] if len(persons) == 1 else None)


class Turn:
    """One decision of a person, undo included."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.desk = sitting.desk
        self.seat = seat
        state = sitting.match.state
        found = outlooks(state, seat)
        self.scene = sitting.scene(seat)
        self.scene.legal = state.legal(seat)
        self.scene.gains = {entry.action: entry.gain for entry in found if entry.gain is not None}
        self.menu = Menu(found, state.view(seat), self.scene)

    def run(self) -> None:
        self.show()
        while True:
            text = self.desk.ask(self.desk.say("ask-input", {"count": self.menu.size}))
            try:
                if self._does(text):
                    return
            except BoomtownError as error:
                self.desk.complain(error)

    def show(self) -> None:
        """Everything a newcomer needs for this decision."""
        self.desk.show("", Rule(Text(self.sitting.names[self.seat], "bold")))
        self.sitting.show_board(self.scene)
        self.sitting.show_news(self.seat)
        self.show_menu()

    def show_menu(self) -> None:
        prompt = self.sitting.match.state.prompt(self.seat)
        self.desk.show(Text(self.desk.say(prompt.key, prompt.params, self.sitting.names), "bold #c8501e"))
        self.desk.show(self.menu.table())
        for line in (self.menu.footing(), self._keys()):
            if line:
                self.desk.show(Text(line, "dim"))

    def _keys(self) -> str:
        """The keys that do something now."""
        undo = self.sitting.match.can_undo(self.seat)
        return " · ".join([*([self.desk.say("key-undo")] if undo else []), self.desk.say("key-all")])

    def _does(self, text: str) -> bool:
        """Whether what was typed ends this turn."""
        word, _, rest = text.strip().partition(" ")
        word = word.lower()
        if not text:
            self.show_menu()
        elif word in QUIT:
            raise Leave
        elif word in UNDO:
            self.sitting.undo(self.seat)
            return True
        elif word in SCORE:
            self.sitting.show_scores(self.seat)
        elif word in BOARD:
            self.show()
        elif word in RULES:
            self._rules(rest)
        elif word in SAVE:
            self._save(rest)
        elif word in HELP:
            self.desk.tell("play-help", {"verbs": self._usages()})
        elif text in ("+", "-"):
            self.menu.turn(1 if text == "+" else -1)
            self.show_menu()
        elif text.startswith("/"):
            if not self.menu.filter(text[1:]):
                raise BadNotation("menu-none", {"text": text[1:].strip()})
            self.show_menu()
        else:
            return self._acts(text)
        return False

    def _acts(self, text: str) -> bool:
        """A number of the menu or an action in notation."""
        state = self.sitting.match.state
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
            told = self.desk.say(reason.key, reason.params, self.sitting.names)
            self.desk.show(Text(f"{told} {self._pointer(reason.rule)}".rstrip(), "#a8322a"))
            return False
        self.sitting.decide(self.seat, action)
        return self._confirmed()

    def _confirmed(self) -> bool:
        """Before the next player learns of it, a person sees what the decision has made and may still take it back."""
        match = self.sitting.match
        if match.state.pending() == (self.seat,) or not match.can_undo(self.seat):
            return True
        self.desk.show("")
        self.sitting.show_board(self.sitting.scene(self.seat))
        self.sitting.show_news(self.seat)
        pending = ", ".join(str(seat) for seat in match.state.pending())
        while True:
            answer = self.desk.ask(self.desk.say("ask-confirm", {"pending": pending}, self.sitting.names)).lower()
            if answer in UNDO:
                self.sitting.undo(self.seat)
                return True
            if not answer:
                return True
            if answer in QUIT:
                raise Leave
            if answer in SCORE:
                self.sitting.show_scores(self.seat)
            else:
                self.desk.tell("confirm-keys")

    def _with_verb(self, text: str) -> str:
        """`2 -1 turned` will do where there is only one thing to do."""
        verbs = self.sitting.match.state.question().verbs
        starts_with_number = text.lstrip("+-")[:1].isdecimal()
        return f"{verbs[0]} {text}" if starts_with_number and len(verbs) == 1 else text

    def _usages(self) -> str:
        verbs = self.sitting.match.state.question().verbs
        known = [verb for verb in self.sitting.match.game.actions.verbs if verb.name in verbs]
        return ", ".join(
            " ".join([verb.name, *(argument.name.upper() for argument in verb.arguments)]) for verb in known
        )

    def _pointer(self, rule: str) -> str:
        return self.desk.say("see-rule", {"rule": rule}) if rule else ""

    def _rules(self, number: str) -> None:
        game, language = self.sitting.match.game.id, self.desk.catalogue.language
        self.desk.show(Markdown(paragraph(game, language, number) if number else rules_text(game, language)))

    def _save(self, name: str) -> None:
        if not name:
            raise BoomtownError("save-where")
        path = Path(name)
        refuse_existing(path)
        self.sitting.keep_in(path)
        self.desk.tell("game-saved", {"file": name})
