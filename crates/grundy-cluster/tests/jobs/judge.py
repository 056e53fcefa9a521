"""Labels every node of an acyclic state graph by SQL: an independent judge of the engines.

The graph is CSV with the header `from,to` on the standard input. The labels go to the standard output as CSV, in
the order of the names. A node is labelled once all its options are; each round labels all such nodes by set
operations of SQLite, from the definitions of mex and of remoteness.
"""

import csv
import sqlite3
import sys

db = sqlite3.connect(":memory:")
db.executescript(
    """
    CREATE TABLE moves (source TEXT, target TEXT, PRIMARY KEY (source, target)) WITHOUT ROWID;
    CREATE TABLE labels (id TEXT PRIMARY KEY, value INTEGER, normal INTEGER, misere INTEGER) WITHOUT ROWID;
    CREATE TABLE open (id TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE ready (id TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE options (
        id TEXT, value INTEGER, normal INTEGER, misere INTEGER, PRIMARY KEY (id, value, normal, misere)
    ) WITHOUT ROWID;
    """
)
rows = csv.reader(sys.stdin)
assert next(rows) == ["from", "to"]
db.executemany("INSERT OR IGNORE INTO moves VALUES (?, ?)", ([name.strip() for name in row] for row in rows))
db.executescript(
    """
    INSERT INTO open SELECT source FROM moves UNION SELECT target FROM moves;
    """
)
# A position is P under normal play if its remoteness is even, and under misère play if it is odd.
ROUND = """
    DELETE FROM ready;
    INSERT INTO ready SELECT id FROM open WHERE NOT EXISTS (
        SELECT 1 FROM moves CROSS JOIN open AS later ON later.id = target WHERE source = open.id);
    DELETE FROM options;
    INSERT OR IGNORE INTO options SELECT ready.id, value, normal, misere
        FROM ready JOIN moves ON source = ready.id JOIN labels ON labels.id = target;
    INSERT INTO labels SELECT
        ready.id,
        (SELECT MIN(candidate) FROM (
            SELECT 0 AS candidate UNION SELECT value + 1 FROM options WHERE options.id = ready.id)
         WHERE NOT EXISTS (SELECT 1 FROM options WHERE options.id = ready.id AND value = candidate)),
        (SELECT COALESCE(1 + MIN(CASE WHEN normal % 2 = 0 THEN normal END), 1 + MAX(normal), 0)
         FROM options WHERE options.id = ready.id),
        (SELECT COALESCE(1 + MIN(CASE WHEN misere % 2 = 1 THEN misere END), 1 + MAX(misere), 0)
         FROM options WHERE options.id = ready.id)
    FROM ready;
    DELETE FROM open WHERE id IN (SELECT id FROM ready);
"""
while True:
    db.executescript(ROUND)
    if not db.execute("SELECT COUNT(*) FROM ready").fetchone()[0]:
        break
assert not db.execute("SELECT COUNT(*) FROM open").fetchone()[0], "a cycle"
out = csv.writer(sys.stdout, lineterminator="\n")
for name, value, normal, misere in db.execute("SELECT * FROM labels ORDER BY id"):
    out.writerow([name, value, "NP"[normal % 2 == 0], "NP"[misere % 2 == 1], normal, misere])
