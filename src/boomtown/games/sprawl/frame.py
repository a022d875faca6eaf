"""An effect that is being carried out, with everything that has been settled about it so far."""

from typing import Final

from boomtown.games.sprawl.steps import ACT, EFFECT
from boomtown.kernel.state import Step

UNSETTLED: Final = -1
SIZE: Final = 7


class Frame:
    """On the agenda a frame is the last seven numbers of a step, in the order of these fields."""

    __slots__ = ("effect", "me", "spot", "who", "receiver", "block", "building")

    def __init__(
        self,
        effect: int,
        me: int,
        spot: int,
        who: int = UNSETTLED,
        receiver: int = UNSETTLED,
        block: int = UNSETTLED,
        building: int = UNSETTLED,
    ) -> None:
        self.effect = effect  # its number among the effects of the component set
        self.me = me  # the seat that the card calls "you"
        self.spot = spot  # where the new building stands, -1 for events and offices
        self.who = who  # the mask of seats that carry the effect out
        self.receiver = receiver  # the mask of the seat that a toll is paid to
        self.block = block  # the block that a tie was settled on
        self.building = building  # the building that a tie was settled on

    def numbers(self) -> Step:
        return (self.effect, self.me, self.spot, self.who, self.receiver, self.block, self.building)


def frame_of(step: Step) -> Frame:
    """The frame in a step."""
    effect, me, spot, who, receiver, block, building = step[-SIZE:]
    return Frame(effect, me, spot, who, receiver, block, building)


def effect_step(effect: int, me: int, spot: int) -> Step:
    """The step that carries out an effect of which nothing is settled yet."""
    return (EFFECT, *Frame(effect, me, spot).numbers())


def resume_step(frame: Frame) -> Step:
    """The step that goes on with an effect."""
    return (EFFECT, *frame.numbers())


def act_step(seat: int, times: int, frame: Frame) -> Step:
    """The step by which one seat carries out its part the given number of times."""
    return (ACT, seat, times, *frame.numbers())
