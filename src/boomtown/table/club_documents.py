"""What REST takes and gives about open tables and clubs.

The browser's types are generated from these classes (`python -m boomtown.table.json_schema`).
"""

from typing import Annotated

from pydantic import Field, StrictBool, StrictInt
from typing_extensions import TypedDict

from boomtown.kernel.state import Options
from boomtown.table.client_messages import PlannedSteps
from boomtown.table.rest_models import MOST_SEATS, InvitedSeat, RequestModel
from boomtown.table.user_text import NAME_LENGTH

CLUB_NAME_LENGTH = 40

Nickname = Annotated[str, Field(max_length=NAME_LENGTH)]
Id = Annotated[str, Field(max_length=32)]


class ListingRequest(RequestModel):
    """Whether everybody finds the table in the lobby."""

    open: StrictBool


class ClubRequest(RequestModel):
    """A new club, and the nickname of its first member."""

    name: Annotated[str, Field(max_length=CLUB_NAME_LENGTH)]
    member: Nickname


class MemberRequest(RequestModel):
    """The nickname of a new member."""

    name: Nickname


class LeaveRequest(RequestModel):
    """Whose membership ends: one's own, or for the founder that of another member."""

    member: Id | None = None


class ClubTableRequest(RequestModel):
    """The club a table belongs to, and the key of the member who sits there."""

    club: Id
    own: Annotated[str, Field(max_length=128)]


class AheadRequest(RequestModel):
    """For which seat to look ahead, and what it would answer on the way: for each question the choices."""

    seat: Annotated[StrictInt, Field(ge=0, le=MOST_SEATS)]
    steps: PlannedSteps = Field(default_factory=list)
    auto: StrictBool = False


class ListedTable(TypedDict):
    """A table that others may find. `key` is an invitation to any free seat; null when none is free."""

    table: str
    key: str | None
    game: str
    edition: str
    options: Options
    seats: list[InvitedSeat]
    inviter: str | None
    ply: int
    at: str


class OpenTables(TypedDict):
    """The tables that everybody may join; on a private server there are none, and no clubs either."""

    public: bool
    tables: list[ListedTable]


class JoinedClub(TypedDict):
    """A membership: `key` is that of the club's link, `own` that of the member."""

    club: str
    key: str
    name: str
    member: str
    own: str


class ClubMember(TypedDict):
    member: str
    name: str
    founder: bool
    joined: str


class ClubPlayer(TypedDict):
    """Who played: a member, a bot of a level, or with neither a guest."""

    member: str | None
    bot: str | None
    points: int
    place: int


class ClubResult(TypedDict):
    table: str
    game: str
    at: str
    players: list[ClubPlayer]


class ClubRating(TypedDict):
    """How good a member is at a game, from the games against other members: 1000 to begin with."""

    game: str
    member: str
    rating: int
    games: int
    wins: int


class ClubDuel(TypedDict):
    """How often each of two members was ahead of the other in a game."""

    game: str
    first: str
    second: str
    wins: int
    losses: int
    ties: int


class ClubInfo(TypedDict):
    """All about a club; `me` is the member whose key asks, or null for the key of the link."""

    club: str
    name: str
    me: str | None
    members: list[ClubMember]
    tables: list[ListedTable]
    results: list[ClubResult]
    ratings: list[ClubRating]
    duels: list[ClubDuel]


class ClubSeat(TypedDict):
    """Which member sits on a seat of a club's table."""

    club: str
    seat: int
    member: str
