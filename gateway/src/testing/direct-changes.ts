import type { Database } from '../platform/database';

type Row = Record<string, unknown>;

/** Takes a change back. */
export type Undo = () => Promise<void>;

/** A change that somebody makes directly in the database, beside the product. Null where no row fits. */
export type DirectChange = { name: string; apply: (database: Database, pick: number) => Promise<Undo | null> };

const run = async (database: Database, sql: string, values: readonly unknown[] = []): Promise<void> => {
  await database.transaction((manager) => manager.query(sql, [...values]));
};

const pickRow = async (
  database: Database,
  table: string,
  where: string,
  pick: number,
  key = 'id',
): Promise<Row | undefined> => {
  const rows = await database.reader.query<Row[]>(`SELECT * FROM ${table} WHERE ${where} ORDER BY ${key}`);
  return rows[pick % Math.max(1, rows.length)];
};

/** Changes one column of a row. */
const set = (
  table: string,
  column: string,
  toValue: (row: Row) => unknown,
  where = '1 = 1',
  key = 'id',
): DirectChange => ({
  name: `${table}.${column}`,
  apply: async (database, pick) => {
    const row = await pickRow(database, table, where, pick, key);
    if (!row) return null;
    const write = (value: unknown) =>
      run(database, `UPDATE ${table} SET \`${column}\` = ? WHERE \`${key}\` = ?`, [value, row[key]]);
    await write(toValue(row));
    return () => write(row[column]);
  },
});

const insert = (database: Database, table: string, row: Row): Promise<void> =>
  run(
    database,
    `INSERT INTO ${table} (${Object.keys(row)
      .map((name) => `\`${name}\``)
      .join(', ')}) VALUES (${Object.keys(row)
      .map(() => '?')
      .join(', ')})`,
    Object.values(row),
  );

/** Deletes a row. */
const remove = (table: string, where = '1 = 1', key = 'id'): DirectChange => ({
  name: `${table} deleted`,
  apply: async (database, pick) => {
    const row = await pickRow(database, table, where, pick, key);
    if (!row) return null;
    await run(database, `DELETE FROM ${table} WHERE \`${key}\` = ?`, [row[key]]);
    return () => insert(database, table, row);
  },
});

/** Adds a row that differs from one that is there. */
const add = (table: string, toRow: (row: Row) => Row, where = '1 = 1'): DirectChange => ({
  name: `${table} added`,
  apply: async (database, pick) => {
    const row = await pickRow(database, table, where, pick);
    const [last] = await database.reader.query<{ id: number }[]>(`SELECT MAX(id) AS id FROM ${table}`);
    if (!row || !last) return null;
    const id = Number(last.id) + 1;
    await insert(database, table, { ...row, ...toRow(row), id });
    return () => run(database, `DELETE FROM ${table} WHERE id = ?`, [id]);
  },
});

/** A balanced entry that nobody made: a copy of one with its postings, for more money. */
const forgeEntry: DirectChange = {
  name: 'ledger_entry forged',
  apply: async (database, pick) => {
    const accounts = await database.reader.query<Row[]>("SELECT * FROM ledger_account WHERE kind = 'available'");
    const account = accounts[pick % Math.max(1, accounts.length)];
    const [other] = await database.reader.query<Row[]>('SELECT * FROM ledger_account WHERE sequence IS NULL LIMIT 1');
    const entry = await pickRow(database, 'ledger_entry', 'reversalOf IS NULL', pick);
    const [last] = await database.reader.query<{ entry: number; posting: number }[]>(
      'SELECT (SELECT MAX(id) FROM ledger_entry) AS entry, (SELECT MAX(id) FROM ledger_posting) AS posting',
    );
    if (!account || !other || !entry || !last) return null;
    const id = Number(last.entry) + 1;
    const [sequence, balance] = [Number(account['sequence']) + 1, Number(account['balance']) + 50_000_000];
    await insert(database, 'ledger_entry', { ...entry, id, key: `forged:${id}`, reversalOf: null });
    const posting = { entryId: id, accountId: account['id'], amount: 50_000_000, sequence, balanceAfter: balance };
    await insert(database, 'ledger_posting', { id: Number(last.posting) + 1, ...posting });
    const against = { accountId: other['id'], amount: -50_000_000, sequence: null, balanceAfter: null };
    await insert(database, 'ledger_posting', { id: Number(last.posting) + 2, entryId: id, ...against });
    const write = (values: readonly unknown[]) =>
      run(database, 'UPDATE ledger_account SET balance = ?, sequence = ? WHERE id = ?', [...values, account['id']]);
    await write([balance, sequence]);
    return async () => {
      await run(database, 'DELETE FROM ledger_posting WHERE entryId = ?', [id]);
      await run(database, 'DELETE FROM ledger_entry WHERE id = ?', [id]);
      await write([account['balance'], account['sequence']]);
    };
  },
};

const other = (value: unknown): string => `${String(value).slice(0, -1)}${String(value).endsWith('x') ? 'y' : 'x'}`;
const hash = 'f'.repeat(64);

/** Makes a record what it was before its last change, with the evidence of that time. */
const replayEvidence: DirectChange = {
  name: 'record_evidence replayed',
  apply: async (database, pick) => {
    const revoked = await pickRow(database, 'api_key', 'revokedAt IS NOT NULL', pick);
    if (!revoked) return null;
    const where = `kind = 'apiKey' AND recordId = ${String(revoked['id'])}`;
    const old = await pickRow(database, 'record_evidence', where, 0);
    const [last] = await database.reader.query<{ id: number }[]>('SELECT MAX(id) AS id FROM record_evidence');
    if (!old || !last) return null;
    const write = (value: unknown) =>
      run(database, 'UPDATE api_key SET revokedAt = ? WHERE id = ?', [value, revoked['id']]);
    await write(null);
    await insert(database, 'record_evidence', { ...old, id: Number(last.id) + 1 });
    return async () => {
      await run(database, 'DELETE FROM record_evidence WHERE id = ?', [Number(last.id) + 1]);
      await write(revoked['revokedAt']);
    };
  },
};

/** Changes that must not stay unnoticed (next.md, 'Evidence'). Everything is sealed before. */
export const directChanges: readonly DirectChange[] = [
  forgeEntry,
  set('ledger_entry', 'memo', ({ memo }) => other(memo)),
  set('ledger_entry', 'actorId', ({ actorId }) => (actorId === null ? 1 : null)),
  set('audit_entry', 'after', () => '{}', '`after` IS NOT NULL'),
  set('audit_entry', 'userId', () => null, 'userId IS NOT NULL'),
  remove('audit_entry'),
  set('collecting_account', 'accountNumber', ({ accountNumber }) => other(accountNumber)),
  set('bank_account', 'accountNumber', ({ accountNumber }) => other(accountNumber)),
  set('bank_account', 'holderName', ({ holderName }) => other(holderName)),
  set('withdrawal_batch', 'content', ({ content }) => other(content)),
  set('withdrawal', 'decidedBy', ({ decidedBy }) => (decidedBy === 1 ? 2 : 1), 'decidedBy IS NOT NULL'),
  set('withdrawal', 'decidedAt', () => '2020-01-01 00:00:00.000', 'decidedAt IS NOT NULL'),
  set('withdrawal', 'status', () => 'rejected', "status = 'requested' AND batchId IS NULL"),
  set('users', 'role', ({ role }) => (role === 'admin' ? 'user' : 'admin')),
  set('users', 'staffRole', () => 'treasury', "role = 'admin' AND (staffRole IS NULL OR staffRole <> 'treasury')"),
  set('users', 'passwordHash', ({ passwordHash }) => other(passwordHash)),
  set('users', 'email', ({ email }) => other(email)),
  set('users', 'recoveredAt', ({ recoveredAt }) => (recoveredAt === null ? '2020-01-01 00:00:00.000' : null)),
  set('users', 'secondFactorAt', () => null, 'secondFactorAt IS NOT NULL'),
  remove('totp_factor', '1 = 1', 'userId'),
  set('totp_factor', 'encryptedSecret', ({ encryptedSecret }) => other(encryptedSecret), '1 = 1', 'userId'),
  set('approval_request', 'requestedBy', ({ requestedBy }) => (requestedBy === 1 ? 2 : 1)),
  set('approval_request', 'payload', ({ payload }) => `${String(payload)} `),
  add('api_key', () => ({ keyHash: hash, prefix: 'cim_live_forged' })),
  set('api_key', 'scopes', ({ scopes }) => `${String(scopes)},ledger:write`),
  {
    name: 'setting changed',
    apply: async (database) => {
      const [row] = await database.reader.query<Row[]>("SELECT * FROM setting WHERE name = 'coolingOffHours'");
      const clear = () => run(database, "DELETE FROM setting WHERE name = 'coolingOffHours'");
      await clear();
      await insert(database, 'setting', { name: 'coolingOffHours', value: '1' });
      return async () => {
        await clear();
        if (row) await insert(database, 'setting', row);
      };
    },
  },
  remove('security_event'),
  set('security_event', 'actorId', ({ actorId }) => (actorId === null ? 1 : null)),
  set('investment', 'userId', ({ userId }) => (userId === 1 ? 2 : 1)),
  set('investment', 'amount', ({ amount }) => Number(amount) + 1000),
  set('investment', 'annualReturn', ({ annualReturn }) => Number(annualReturn) + 10_000),
  set('uncovered_credit', 'cents', ({ cents }) => Number(cents) + 1),
  remove('uncovered_credit'),
  set('accounting_period', 'closedAt', () => '2020-01-01 00:00:00.000', 'closedAt IS NOT NULL'),
  set('project_exit', 'price', ({ price }) => Number(price) + 100),
  set('exit_share', 'capital', ({ capital }) => Number(capital) + 1),
  set('users', 'emailKey', ({ emailKey }) => other(emailKey)),
  set('investment_order', 'userId', ({ userId }) => (userId === 1 ? 2 : 1), "status = 'reserved'"),
  set('investment_order', 'reference', ({ reference }) => other(reference), 'reference IS NOT NULL'),
  set('bank_statement', 'closingBalance', ({ closingBalance }) => Number(closingBalance) + 100),
  set('bank_statement', 'confirmedBy', ({ confirmedBy }) => (confirmedBy === 1 ? 2 : 1), 'confirmedBy IS NOT NULL'),
  set('bank_statement_line', 'reference', ({ reference }) => (reference === null ? 'X' : other(reference))),
  set('bank_statement_line', 'description', ({ description }) => (description === null ? 'X' : other(description))),
  set('bank_statement_line', 'bookedOn', () => '2020-01-01'),
  set('record_evidence', 'digest', () => hash),
  remove('record_evidence'),
  replayEvidence,
];
