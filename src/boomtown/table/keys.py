"""Secrets: table ids, keys, seeds. Only a key's hash is ever stored."""

import hashlib
import secrets

TABLE_BYTES = 9
KEY_BYTES = 24
SEED_BITS = 128


def fresh_table() -> str:
    return secrets.token_urlsafe(TABLE_BYTES)


def fresh_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def fresh_seed() -> int:
    return secrets.randbits(SEED_BITS)


def hashed(key: str) -> str:
    """Keys have 192 random bits, so a plain hash cannot be turned round."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()
