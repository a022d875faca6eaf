"""Prints, as JSON, what the browser client must know before it asks the server.

The build of the client runs this module and makes constants from it, so that nobody types them again in TypeScript.
"""

import json
import sys

from boomtown.bots import LEVELS
from boomtown.kernel.state import Json
from boomtown.table.user_text import CHAT_LENGTH, NAME_LENGTH
from boomtown.text import MANY_SEATS, ONE_SEAT, catalogue, languages


def client_constants() -> Json:
    return {
        "languageNames": {language: catalogue(language).say("language-name") for language in languages()},
        "botLevels": list(LEVELS),  # from the weakest to the strongest
        "oneSeat": list(ONE_SEAT),
        "manySeats": list(MANY_SEATS),
        "nameLength": NAME_LENGTH,
        "chatLength": CHAT_LENGTH,
    }


def main() -> None:
    json.dump(client_constants(), sys.stdout)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
