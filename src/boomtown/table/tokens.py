"""Random ids, keys and seeds. Only the hash of a key is ever stored."""

import hashlib
import secrets

TABLE_ID_BYTES = 9
KEY_BYTES = 24
SEED_BITS = 128
BOT_SEED_BITS = 64


def new_table_id() -> str:
    """Never begins with a dash: the command line would take it for an option."""
    while (drawn := secrets.token_urlsafe(TABLE_ID_BYTES)).startswith("-"):
        pass
    return drawn


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def new_bot_seed() -> int:
    """For the chance in one decision of a bot."""
    return secrets.randbits(BOT_SEED_BITS)


def hash_key(key: str) -> str:
    """Keys have 192 random bits, so a plain hash without salt cannot be reversed."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()
