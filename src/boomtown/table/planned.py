"""What a seat has decided ahead of its turn, as it is stored."""

from dataclasses import asdict, dataclass, field
from typing import Any, Literal

Dropped = Literal["question", "choice", "goods", "rewind"]


@dataclass
class PlanStep:
    """The answer to one question that is expected: the first of the choices that is possible then."""

    question: str  # the key of its message
    goods: dict[str, int]  # what the seat is expected to own
    choices: list[int]


@dataclass
class Plan:
    """Answers to the next questions, in their order. `auto`: a question with a single answer is answered at once."""

    moves: int  # how many the seat had made when this was decided
    rewinds: int
    steps: list[PlanStep] = field(default_factory=list)
    auto: bool = False
    dropped: Dropped | None = None  # why the steps were given up

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def plan_from_json(doc: dict[str, Any]) -> Plan:
    return Plan(**{**doc, "steps": [PlanStep(**step) for step in doc["steps"]]})
