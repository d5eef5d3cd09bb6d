"""Keeps a copy of all payments in payments.db. Run it again every few minutes, with CIMIENTO_URL and CIMIENTO_KEY in the environment.
The key needs payments:read, and audit:read for what was deleted."""
import json
import os
import sqlite3
import time
from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

URL, KEY = os.environ["CIMIENTO_URL"], os.environ["CIMIENTO_KEY"]


def get(path):
    """The JSON at a path, the path of the next page or None, and the time of the server."""
    for tries in range(8):
        wait = 2**tries
        try:
            with urlopen(Request(URL + path, headers={"Authorization": "Bearer " + KEY}), timeout=30) as response:
                link = response.headers.get("Link")
                following = link.split(">")[0].lstrip("<") if link else None
                return json.load(response), following, parsedate_to_datetime(response.headers["Date"])
        except HTTPError as error:
            if error.code not in (429, 500, 503):
                raise SystemExit(f"{error.code} {error.read().decode()}")
            wait = int(error.headers.get("Retry-After", wait))
        except URLError:
            pass
        time.sleep(wait)
    raise SystemExit("The server does not respond")


def read(path):
    """Every record of a list, page by page, each with the time of the server."""
    while path:
        records, path, now = get(path)
        for record in records:
            yield record, now


store = sqlite3.connect(os.environ.get("COPY_FILE", "payments.db"))
store.execute("CREATE TABLE IF NOT EXISTS payment (id INTEGER PRIMARY KEY, status TEXT, amount TEXT, body TEXT)")
store.execute("CREATE TABLE IF NOT EXISTS state (since TEXT)")
[since] = store.execute("SELECT max(since) FROM state").fetchone()

_, _, started = get("/api/admin/returns?limit=1")
filters = "" if since is None else "&updatedSince=" + since
for payment, _ in read("/api/admin/returns?limit=500" + filters):
    row = (payment["id"], payment["status"], payment["amount"], json.dumps(payment))
    store.execute("INSERT OR REPLACE INTO payment VALUES (?, ?, ?, ?)", row)
if since is not None:
    # Deleted payments are in no list. A day more is read than needed: deleting one twice changes nothing.
    day = (datetime.fromisoformat(since.replace("Z", "+00:00")) - timedelta(days=1)).date().isoformat()
    for entry, _ in read("/api/admin/audit-entries?entity=payment&action=delete&limit=500&from=" + day):
        store.execute("DELETE FROM payment WHERE id = ?", (entry["recordId"],))
# A change appears when its transaction ends, so the next run reads from a minute before.
store.execute("INSERT INTO state VALUES (?)", ((started - timedelta(minutes=1)).strftime("%Y-%m-%dT%H:%M:%SZ"),))
store.commit()

# Amounts are exact text: they are summed as cents.
paid = store.execute("SELECT amount FROM payment WHERE status = 'paid'").fetchall()
cents = sum(int(amount.replace(".", "")) for [amount] in paid)
print(f"{len(paid)} paid payments, {cents // 100}.{cents % 100:02}")
