"""The tables of the database, the same in SQLite and PostgreSQL. `migrations` leads to them."""

import sqlalchemy as sql

metadata = sql.MetaData()

TABLES = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("seats", sql.Integer, nullable=False),
    sql.Column("options", sql.Text, nullable=False),  # JSON
    sql.Column("seed", sql.String(40), nullable=False),  # 128 bits do not fit an integer column
    sql.Column("settings", sql.Text, nullable=False),  # JSON, see TableSettings.settings_column
    sql.Column("created", sql.String(32), nullable=False),
    # Known by the log as well; for whoever looks after the data folder.
    sql.Column("finished", sql.String(32), nullable=True),
    # The condition of every write, see store.update_if_unchanged().
    sql.Column("owner", sql.String(32), nullable=True),  # the server that plays the table
    sql.Column("epoch", sql.Integer, nullable=False, server_default="0"),  # how often the table got an owner
    sql.Column("ply", sql.Integer, nullable=False, server_default="0"),
    sql.Column("rewinds", sql.Integer, nullable=False, server_default="0"),
    sql.Column("club", sql.String(32), nullable=True),  # whose table it is
    sql.Index("tables_club", "club"),
    # Seconds: when a server must look at the clock of the table, whether anybody is connected or not.
    sql.Column("due", sql.Float, nullable=True),
    sql.Index("tables_owner", "owner"),
    sql.Index("tables_due", "due"),
)

KEYS = sql.Table(
    "keys",
    metadata,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("hash", sql.String(64), primary_key=True),
    sql.Column("seats", sql.Text, nullable=False),  # JSON
    sql.Column("invitation", sql.Boolean, nullable=False, server_default=sql.false()),  # to be exchanged
    sql.Index("keys_hash", "hash"),
)

# The primary key is what keeps two writers from both appending the same ply.
MOVES = sql.Table(
    "moves",
    metadata,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("ply", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("action", sql.Integer, nullable=False),
    sql.Column("at", sql.String(32), nullable=False),
    sql.Column("request", sql.String(40), nullable=True),  # the id of the message that asked for it
    sql.Column("question", sql.Integer, nullable=True),  # what was asked, see upgrades.question_fingerprint()
)

# Finished games as they were shown, for the time when the rules have changed.
ARCHIVES = sql.Table(
    "archives",
    metadata,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("record", sql.Text, nullable=False),
    sql.Column("replay", sql.LargeBinary, nullable=False),  # JSON, compressed by zlib
)

CHAT = sql.Table(
    "chat",
    metadata,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=True),  # none for a spectator
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.String(32), nullable=False),
)

LINKS = sql.Table(
    "links",
    metadata,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("rematch", sql.String(32), sql.ForeignKey("tables.id"), nullable=False),
)

# Tables that others may find: everybody in the lobby, or the members of a club. The key is an invitation to any seat.
LISTINGS = sql.Table(
    "listings",
    metadata,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("key", sql.String(64), nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("at", sql.String(32), nullable=False),
)

CLUBS = sql.Table(
    "clubs",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("name", sql.String(80), nullable=False),
    sql.Column("hash", sql.String(64), nullable=False),  # of the key in the club's link
    sql.Column("founder", sql.String(32), nullable=False),  # a member
    sql.Column("created", sql.String(32), nullable=False),
)

MEMBERS = sql.Table(
    "members",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("club", sql.String(32), sql.ForeignKey("clubs.id"), nullable=False),
    sql.Column("name", sql.String(80), nullable=False),
    sql.Column("hash", sql.String(64), nullable=False),  # of the member's own key
    sql.Column("joined", sql.String(32), nullable=False),
    sql.UniqueConstraint("club", "name", name="members_names"),
)

# Finished games of clubs. They stay when the table is deleted, and name nobody but members, by their ids.
RESULTS = sql.Table(
    "results",
    metadata,
    sql.Column("table", sql.String(32), primary_key=True),
    sql.Column("club", sql.String(32), sql.ForeignKey("clubs.id"), nullable=False),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("at", sql.String(32), nullable=False),
    sql.Column("players", sql.Text, nullable=False),  # JSON
    sql.Index("results_club", "club"),
)

# What seats have decided ahead of their turn; nobody else ever sees it.
PLANS = sql.Table(
    "plans",
    metadata,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("plan", sql.Text, nullable=False),  # JSON
)

# Where people are told that it is their turn; see subscriptions.py.
SUBSCRIPTIONS = sql.Table(
    "subscriptions",
    metadata,
    sql.Column("id", sql.String(64), primary_key=True),
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("target", sql.Text, nullable=False),
    sql.Column("language", sql.String(16), nullable=False),
    sql.Column("token", sql.String(64), nullable=False),
    sql.Column("confirmed", sql.Boolean, nullable=False),
    sql.Column("told", sql.Integer, nullable=False),
    sql.Column("warned", sql.Integer, nullable=False),
    sql.Index("subscriptions_table", "table"),
)

# The server processes that share a database. One that has not renewed its row for a while has lost its tables.
SERVERS = sql.Table(
    "servers",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("address", sql.String(200), nullable=False),  # where the others reach it
    sql.Column("secret", sql.String(64), nullable=False),  # what they show when they pass somebody on
    sql.Column("beat", sql.Float, nullable=False),  # seconds, by the clock of the database
)

# Searches of bots that wait for a worker of any server, and their answers.
THOUGHTS = sql.Table(
    "thoughts",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("table", sql.String(32), nullable=False),
    sql.Column("task", sql.Text, nullable=False),  # JSON
    sql.Column("asker", sql.String(32), nullable=False),  # the server that waits for the answer
    sql.Column("asked", sql.Float, nullable=False),
    sql.Column("worker", sql.String(32), nullable=True),  # the server that is thinking
    sql.Column("answer", sql.Text, nullable=True),  # JSON
)
