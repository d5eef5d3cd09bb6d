import { createConnection } from 'mysql2/promise';

// The lock of migrations names a process. Of a transaction that was taken back MariaDB leaves a gap in the ids, so that migrations and entries of the
// ledger are told by what they say.
const QUERIES = {
  migration_lock: null,
  ledger_account: 'SELECT code, kind, userId, projectId, balance, sequence FROM ledger_account',
  ledger_posting: `SELECT entry.\`key\`, account.code, posting.amount, posting.sequence, posting.balanceAfter FROM ledger_posting AS posting
    JOIN ledger_entry AS entry ON entry.id = posting.entryId JOIN ledger_account AS account ON account.id = posting.accountId`,
};
const COLUMNS_OF_RUN = { ledger_entry: ['id'], migrations: ['id'] };

const isAfter = (value, moment) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/.test(value) && new Date(`${value}Z`) >= moment;

/** A row as text, without what differs between runs: their moment. */
function toText(row, ignored, startedAt) {
  const content = Object.entries(row).filter(([column]) => !ignored.includes(column));
  return JSON.stringify(content.map(([column, value]) => [column, isAfter(value, startedAt) ? 'of the run' : value]));
}

/**
 * Definitions and rows of all tables of a MariaDB database.
 * @param {string} url
 * @param {Date} startedAt later moments in rows are not compared
 */
export async function dumpTables(url, startedAt) {
  const connection = await createConnection({ uri: url, dateStrings: true, timezone: 'Z' });
  const all = async (sql) => (await connection.query(sql))[0];
  const tables = new Map();
  let rows = 0;
  try {
    for (const name of (await all('SHOW TABLES')).map((row) => Object.values(row)[0])) {
      const [created] = await all(`SHOW CREATE TABLE \`${name}\``);
      const definition = Object.values(created)[1].replace(/ AUTO_INCREMENT=\d+/, '');
      const query = name in QUERIES ? QUERIES[name] : `SELECT * FROM \`${name}\``;
      const ignored = COLUMNS_OF_RUN[name] ?? [];
      const texts = query === null ? [] : (await all(query)).map((row) => toText(row, ignored, startedAt));
      rows += texts.length;
      tables.set(name, [definition, ...texts.toSorted()]);
    }
    const triggers = await all('SHOW TRIGGERS');
    tables.set(
      'triggers',
      triggers.map(({ Trigger, Event, Table, Statement, Timing }) =>
        JSON.stringify({ Trigger, Event, Table, Statement, Timing }),
      ),
    );
  } finally {
    await connection.end();
  }
  return { tables, rows };
}

/** The differences of two databases: a line for each table, with the first of its lines. */
export function findDifferences(whole, other) {
  const names = new Set([...whole.tables.keys(), ...other.tables.keys()]);
  return [...names].flatMap((name) => {
    const [wanted, found] = [whole.tables.get(name) ?? [], other.tables.get(name) ?? []];
    if (wanted.join('\n') === found.join('\n')) return [];
    const lacks = wanted.find((line) => !found.includes(line)) ?? 'nothing';
    const adds = found.find((line) => !wanted.includes(line)) ?? 'nothing';
    return [`${name}: ${wanted.length} lines became ${found.length}; lost: ${lacks}; new: ${adds}`];
  });
}
