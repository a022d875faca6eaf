"""A program that speaks the bot protocol and misbehaves, as its argument says: for tests of the table's side."""

import json
import sys
import time

how = sys.argv[1]
legal: list[int] = []
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        if how == "hello":
            print(json.dumps({"type": "hello", "protocol": 99}), flush=True)
            continue
        print(json.dumps({"type": "hello", "protocol": 1, "name": "Rogue"}), flush=True)
    elif kind == "setup":
        print(json.dumps({"type": "ready"}), flush=True)
    elif kind == "position":
        legal = message["legal"]
    elif kind == "go":
        if how == "crash":
            sys.exit(3)
        if how == "illegal":
            print(json.dumps({"type": "answer", "action": -1}), flush=True)
        elif how == "babble":
            print("I think I shall take the first one.", flush=True)
        elif how == "hang":
            time.sleep(60)
        elif how == "stoppable":
            continue  # it answers when it is told to stop
        else:
            print(json.dumps({"type": "answer", "action": legal[-1], "numbers": "many"}), flush=True)
    elif kind == "stop":
        print(json.dumps({"type": "answer", "action": legal[0]}), flush=True)
    elif kind == "quit":
        break
