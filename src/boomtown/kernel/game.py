"""A game with one component set: its meta, its vocabulary and the functions of its room."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Generic, Self, TypeVar, cast

from boomtown.kernel.actions import Vocabulary
from boomtown.kernel.components import Components
from boomtown.kernel.errors import BadAid, BadSetup
from boomtown.kernel.faces import Faces, Say, no_faces, option_faces
from boomtown.kernel.judgement import Features, Judgement, read_judgements, weights_file
from boomtown.kernel.message import Deed, Score
from boomtown.kernel.meta import Meta
from boomtown.kernel.rng import Rng, dealt_from, restored
from boomtown.kernel.skill import USUAL_SKILL, Skill
from boomtown.kernel.state import Json, Options, Question, State, Step, View

S = TypeVar("S", bound=State)


def no_opponents(state: State) -> int:
    """For games whose rivals all have a seat."""
    return 0


def no_goods(state: State, rival: int) -> dict[str, int]:
    """For games in which only the points are counted."""
    return {}


class Aid(Generic[S]):
    """A question that a board asks beside playing: what a choice would bring, what is at risk.

    `answer` gets a position in which everything the seat may not know is imagined, and must not change it. What it
    returns goes out as JSON.
    """

    __slots__ = ("answer", "args")

    def __init__(self, answer: Callable[[S, int, Json], object], *args: str) -> None:
        self.answer = answer
        self.args = args  # the names of the arguments it is asked with


class Game(Generic[S]):
    """Immutable; one per title and component set."""

    def __init__(
        self,
        meta: Meta,
        actions: Vocabulary,
        position: Callable[["Game[State]", int, Options, Rng], S],
        setup: Callable[[S], None],
        restore: Callable[[S, Json], None],
        questions: dict[int, Question[S]],
        automatic: dict[int, Callable[[S, Step], None]],
        score: Callable[[S, int], Score],
        winners: Callable[[S], list[int]],
        view: Callable[[S, int | None], View],
        imagine: Callable[[S, int, Rng], None],
        nothing_hidden: Callable[[S], bool],
        census: Callable[[S], dict[str, int]],
        evaluate: Callable[[S, int], float],
        order: Callable[[S, int, list[int]], list[float]],
        swing: float,
        opponents: Callable[[S], int] = no_opponents,
        tally: Callable[[S, int], dict[str, int]] = no_goods,
        aids: Mapping[str, Aid[S]] | None = None,
        components: Components | None = None,
        faces: Callable[[Say], Faces] = no_faces,
        edition: str = "",
        edition_name: str = "",
        features: Features[S] | None = None,
        skill: Skill = USUAL_SKILL,
        deeds: tuple[Deed, ...] = (),
    ) -> None:
        self.meta = meta
        self.id = meta.id
        self.actions = actions
        self.position = position
        self.setup = setup
        self.restore = restore
        self.questions = questions
        self.automatic = automatic
        self.score = score
        self.winners = winners
        self.opponents = opponents  # how many rivals score without a seat; their numbers follow the seats
        self.tally = tally  # how much a rival has of each of the goods that a preview shows, by name
        self.aids = aids or {}
        self.view = view
        self.imagine = imagine  # resamples the hidden parts of a clone, in place
        self.nothing_hidden = nothing_hidden  # nothing hidden or random is left, so a search may look to the end
        self.census = census  # how many of each component there are, wherever they lie
        self.evaluate = evaluate  # the points a seat may expect in the end
        self.order = order  # how promising each of all legal actions looks, in their order, for the bots
        self.swing = swing  # the lead, in points, that usually decides a game
        self.components = components or Components()  # the tables of the room, made from the component file
        self.make_faces = faces
        self._faces: dict[str, Json] = {}  # by language, made when first asked for
        self.edition = edition  # marks an owner's component set in records; empty for ours
        self.edition_name = edition_name  # what people call it
        self.features = features  # what a learned judgement goes by; None for games without one
        self.skill = skill  # how good the levels of the bots are
        self.deeds = deeds  # what `boomtown balance` counts
        self._judgements: dict[int, Judgement] | None = None  # by seats, read when first asked for

    def new(self, seats: int | float | None = None, seed: int = 0, options: Options | None = None) -> S:
        """A fresh game, set up and ready for its first decision."""
        state = self._blank(self.check_seats(seats), self.check_options(options or {}), dealt_from(seed))
        self.setup(state)
        state.advance()
        return state

    def from_json(self, doc: Json) -> S:
        """The position that `State.to_json` wrote."""
        state = self._blank(cast(int, doc["seats"]), cast(Options, doc["options"]), restored(cast(int, doc["rng"])))
        state.agenda = [tuple(step) for step in cast(list[list[int]], doc["agenda"])]
        state.answers = list(cast(list[int], doc["answers"]))
        state.reveals = cast(int, doc["reveals"])
        self.restore(state, doc)
        return state

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: by name; an owner's component set goes along, since another process may not have loaded it."""
        registry = import_module("boomtown.kernel.registry")  # by name, for it builds games and so imports this module
        if not self.edition:
            return registry.unpickled_game, (self.id,)
        file = registry.owner_file(self.id, self.edition)
        return registry.unpickled_game, (self.id, file.name, file.edition, file.document)

    def __repr__(self) -> str:
        return f"<game {self.id}{' ' if self.edition else ''}{self.edition}>"

    def faces(self, language: str = "en") -> Json:
        """What every card, tile and office says, in a language: words, and the same ready for icons."""
        if language not in self._faces:
            # Loaded by name: this one call needs words, and neither the engine nor its compiler need their library.
            say: Say = import_module("boomtown.text").catalogue(language).say
            head: Json = {"game": self.id, "edition": self.edition, "language": language}
            self._faces[language] = {**head, "options": option_faces(self.meta, say), **self.make_faces(say)}
        return self._faces[language]

    def changed_goods(self, before: S, after: S, rival: int) -> dict[str, int]:
        """By how much each of a rival's goods differs between two positions, where it does."""
        old, new = self.tally(before, rival), self.tally(after, rival)
        return {name: count - old[name] for name, count in new.items() if count != old[name]}

    def judgement(self, seats: int) -> Judgement | None:
        """What was learned about games with this number of seats, if anything."""
        if self._judgements is None:
            self._judgements = {}
            features = self.features
            text = None if features is None else weights_file(self.id, features.package)
            if features is not None and text is not None:
                self._judgements = read_judgements(text, features.names, len(features.parts))
        return self._judgements.get(seats)

    def forget_judgements(self) -> None:
        """Read the weights again when they are next asked for."""
        self._judgements = None

    def aid(self, state: S, seat: int, name: str, args: Json) -> object:
        """What an aid answers a seat about a position that shows no more than the seat knows."""
        aid = self.aids.get(name)
        if aid is None:
            raise BadAid("aid-unknown", {"given": name, "known": ", ".join(self.aids) or "-"})
        if sorted(args) != sorted(aid.args):
            given, expected = ", ".join(args) or "-", ", ".join(aid.args) or "-"
            raise BadAid("aid-args", {"name": name, "given": given, "expected": expected})
        return aid.answer(state, seat, args)

    def check_seats(self, seats: int | float | None) -> int:
        """The number of seats, the usual one if none is given."""
        if seats is None:
            return self.meta.seats[0]
        # 2.0 and True equal whole numbers in Python, but are no numbers of seats.
        if type(seats) is int and seats in self.meta.seats:
            return seats
        given = seats if type(seats) is int else str(seats)
        allowed = ", ".join(str(count) for count in sorted(self.meta.seats))
        raise BadSetup("setup-seats", {"game": self.meta.title, "given": given, "allowed": allowed})

    def check_options(self, given: Options) -> Options:
        """All options of the game, the ones not given at their usual value."""
        for name, value in cast(dict[str, object], given).items():  # callers may pass values of any type
            if name not in self.meta.options:
                names = ", ".join(self.meta.options) or "-"
                raise BadSetup("setup-option", {"game": self.meta.title, "option": name, "known": names})
            # 1 equals True in Python, but a record must hold exactly one of the listed values.
            if (type(value), value) not in [(type(choice), choice) for choice in self.meta.options[name]]:
                allowed = ", ".join(str(choice).lower() for choice in self.meta.options[name])
                raise BadSetup("setup-value", {"option": name, "given": str(value), "allowed": allowed})
        return {name: given.get(name, values[0]) for name, values in self.meta.options.items()}

    def _blank(self, seats: int, options: Options, rng: Rng) -> S:
        return self.position(cast("Game[State]", self), seats, options, rng)
