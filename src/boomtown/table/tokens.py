"""Random ids, keys and seeds. Only the hash of a key is ever stored."""

import hashlib
import secrets

TABLE_ID_BYTES = 9
KEY_BYTES = 24
SEED_BITS = 128


def new_table_id() -> str:
    return secrets.token_urlsafe(TABLE_ID_BYTES)


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def hash_key(key: str) -> str:
    """Keys have 192 random bits, so a plain hash without salt cannot be reversed."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()
