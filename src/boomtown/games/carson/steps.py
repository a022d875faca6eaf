"""The kinds of steps on the agenda of a position; rules.py says what each of them does."""

# Steps that run by themselves. BEFORE and AFTER carry the index of the next power to be asked for, NEXT_TURN the seat
# whose turn just ended.
ROUND, BEFORE, AFTER, NEXT_TURN, ENDING, LAST_SALES = range(6)

# Questions: the seat comes second, and for USE_POWER the character third.
BIDDING, USE_POWER, TAKE_CARD, PLACE_CARD, SELL_CARD, RECRUITING = range(6, 12)

NO_SEAT = -1
