"""Sets of small numbers as the bits of one int: parcels of a city, characters of a seat, cards in a hand."""


def members(mask: int) -> list[int]:
    """The numbers of a set, in order."""
    numbers = []
    while mask:
        lowest = mask & -mask
        numbers.append(lowest.bit_length() - 1)
        mask ^= lowest
    return numbers
