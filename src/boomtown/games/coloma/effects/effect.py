"""What every kind of effect is, and how an ability, which is a list of effects, happens."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, TypeVar

from boomtown.games.coloma.bot.average_value import AVERAGE_EFFECT
from boomtown.games.coloma.opened import mark_done
from boomtown.games.coloma.state import Position
from boomtown.games.coloma.steps import EFFECT, effect_index
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Reason
from boomtown.kernel.schema import Document, Node
from boomtown.kernel.state import Step

if TYPE_CHECKING:
    from boomtown.games.coloma.bot.appraiser import Appraiser


class Effect:
    """One effect of an ability, as `{ do = "<kind>", ... }` in a component file.

    Each kind is one class: its word and fields in the file, when it would do anything, what it does, what it says, and
    what it is worth to a bot. Words of a kind are `coloma-fx-<kind>`, and `coloma-get-<kind>` for what is paid for.
    """

    __slots__ = ("index",)

    kind: ClassVar[str] = ""
    fields: ClassVar[dict[str, Node]] = {}  # what may stand beside `do`

    # Whether it only asks: nothing has happened before an answer says so.
    asks: ClassVar[bool] = False

    # Whether it gives goods without a question, so that an aid can tell which.
    gives: ClassVar[bool] = False

    # How much earlier than its worth a bot uses it, because it makes other things cheaper or pays for them.
    urgency: ClassVar[float] = 0.0

    def __init__(self, row: Document, ability: "Callable[[list[Document]], list[Effect]]") -> None:
        self.index = -1  # its place in the edition's list of effects, which is what a step of the agenda holds

    def can(self, state: Position, player: int) -> bool:
        """Whether it would do or ask anything now."""
        return True

    def useful(self, state: Position, player: int) -> bool:
        """Whether anything of it could be done now. Other than can() this may tell of the hand: for its owner only."""
        return self.can(state, player)

    def lacks(self, state: Position, player: int) -> str:
        """The message that says what is missing when nothing of it can be done."""
        return "coloma-no-use"

    def run(self, state: Position, player: int) -> None:
        """Do it, or put what it asks on the agenda."""
        raise NotImplementedError

    def run_at_once(self, state: Position, player: int) -> bool:
        """Do it now if it asks nothing and nothing has to wait for it; says whether it was done."""
        return False

    def run_for_shade(self, state: Position, shade: int) -> None:
        """As a reward or penalty of the shootout: only gold, points and graves concern Shade (K16.8)."""

    def may_reopen(self) -> bool:
        """Whether a player who has done some of it may open it once more in the same turn."""
        return False

    def moves_wagon(self, state: Position, player: int) -> bool:
        """Whether carrying it out may bring a wagon action."""
        return False

    def sentence(self, say: Say) -> str:
        """What it does, in words."""
        raise NotImplementedError

    def reward(self) -> tuple[str, int]:
        """The message that says what is paid for, and its number."""
        return f"coloma-get-{self.kind}", 0

    def worth(self, appraiser: "Appraiser") -> float:
        """The points it would bring the appraiser's player now; nothing if it could do nothing."""
        raise NotImplementedError

    def flat_worth(self, appraiser: "Appraiser") -> float:
        """Its worth without a look at the position, for abilities that may lie ahead."""
        return appraiser.flat_effect()

    def average_worth(self) -> float:
        """What it brings on average in a game, for buildings and events, which work again and again."""
        return AVERAGE_EFFECT

    def answer_worth(self, appraiser: "Appraiser", action: int) -> float:
        """The points that an answer to a question of this effect would bring; never asked for `done`."""
        raise NotImplementedError


# Makes the effects of an ability from the rows of a file.
AbilityReader = Callable[[list[Document]], list[Effect]]

E = TypeVar("E", bound=Effect)


def effect_of(state: Position, step: Step, kind: type[E]) -> E:
    """The effect that a step of the agenda carries out or asks about."""
    effect = state.components.effects[effect_index(step)]
    assert isinstance(effect, kind)
    return effect


def enact(state: Position, player: int, ability: list[Effect]) -> None:
    """Let an ability happen. Plain gains come at once, the rest waits on the agenda in the given order."""
    for place, effect in enumerate(ability):
        if not effect.run_at_once(state, player):
            for later in range(len(ability) - 1, place - 1, -1):
                state.agenda.append((EFFECT, player, ability[later].index))
            return
        mark_done(state)


def enact_later(state: Position, player: int, ability: list[Effect]) -> None:
    """Put a whole ability on the agenda, because a payment comes first."""
    for effect in reversed(ability):
        state.agenda.append((EFFECT, player, effect.index))


def run_effect(state: Position, step: Step) -> None:
    """An effect on the agenda; one that could do nothing is passed over."""
    _, player, index = step
    effect = state.components.effects[index]
    if player >= state.seats:
        effect.run_for_shade(state, player)
    elif effect.can(state, player):
        effect.run(state, player)
        if not effect.asks:
            mark_done(state)


def possible(state: Position, player: int, ability: list[Effect]) -> bool:
    """Whether an ability would do or ask anything now."""
    for effect in ability:
        if effect.can(state, player):
            return True
    return False


def any_useful(state: Position, player: int, ability: list[Effect]) -> bool:
    """Whether anything of an ability could be done now, which only its player may know."""
    for effect in ability:
        if effect.useful(state, player):
            return True
    return False


def never_refused(state: Position, seat: int, action: int) -> Reason:
    """For questions all of whose answers are legal."""
    return Reason("coloma-not-offered")


def describe(ability: list[Effect], say: Say) -> str:
    """An ability in words; empty for one that does nothing."""
    return " ".join([effect.sentence(say) for effect in ability])
