"""Keeps a copy of the journal in a SQLite file and compares it with the books.

CIMIENTO_URL=https://… CIMIENTO_KEY=cim_live_… python3 journal.py journal.sqlite

Run it as often as you like: it continues after the last entry that it has. It needs Python 3.9, nothing else, and a key with `ledger:read`.
"""

import json
import os
import sqlite3
import sys
import time
import urllib.error
import urllib.request
from decimal import Decimal

TRIES = 5
PAGE = 200

SCHEMA = """
CREATE TABLE IF NOT EXISTS entry (id INTEGER PRIMARY KEY, date TEXT, kind TEXT, reference TEXT, memo TEXT);
CREATE TABLE IF NOT EXISTS posting (entryId INTEGER, account TEXT, debit TEXT, credit TEXT, personId INTEGER, projectId INTEGER);
"""


def get(path):
    """The answer to a GET. Tries again after a lost connection, 429 and 503, as long as the answer asks for."""
    request = urllib.request.Request(
        os.environ["CIMIENTO_URL"] + path,
        headers={"Authorization": "Bearer " + os.environ["CIMIENTO_KEY"]},
    )
    for attempt in range(1, TRIES + 1):
        seconds = 2**attempt
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            problem = json.load(error)
            if error.code not in (429, 503) or attempt == TRIES:
                raise SystemExit(f"{path}: {problem['code']}, {problem['detail']}")
            seconds = int(error.headers.get("Retry-After", seconds))
        except OSError:
            if attempt == TRIES:
                raise
        time.sleep(seconds)


def copy(books):
    """Adds the entries that the copy does not have, a page in each transaction."""
    while True:
        (last,) = books.execute("SELECT COALESCE(MAX(id), 0) FROM entry").fetchone()
        page = get(f"/api/admin/ledger/entries?after={last}&limit={PAGE}")
        if not page:
            return
        with books:
            for entry in page:
                books.execute("INSERT INTO entry VALUES (:id, :date, :kind, :reference, :memo)", entry)
                books.executemany(
                    f"INSERT INTO posting VALUES ({entry['id']}, :account, :debit, :credit, :personId, :projectId)",
                    entry["postings"],
                )


def compare(books):
    """The accounts whose balance in the copy is not that of the books. Amounts are exact: never floating point."""
    balances = {}
    for account, debit, credit in books.execute("SELECT account, debit, credit FROM posting"):
        balances[account] = balances.get(account, Decimal(0)) + Decimal(credit) - Decimal(debit)
    stated = {row["code"]: Decimal(row["balance"]) for row in get("/api/admin/ledger/trial-balance")["accounts"]}
    accounts = sorted({*balances, *stated})
    return [name for name in accounts if balances.get(name, Decimal(0)) != stated.get(name, Decimal(0))]


def main(file):
    books = sqlite3.connect(file)
    books.executescript(SCHEMA)
    copy(books)
    (entries,) = books.execute("SELECT COUNT(*) FROM entry").fetchone()
    different = compare(books)
    print(f"{entries} entries, {len(different)} accounts that differ")
    for account in different:
        print(account)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
