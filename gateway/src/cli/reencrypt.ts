import { type EntityTarget, MoreThan, type ObjectLiteral } from 'typeorm';
import { getTotpContext } from '../access/second-factor/second-factor.service';
import { TotpFactor } from '../access/records';
import { getSecretContext } from '../messages/webhooks/webhook-secrets';
import { WebhookEndpoint } from '../messages/webhooks/webhook-endpoint.entity';
import { IdentityCase, IdentityDecisionEntry, IdentityDocument, IdentityMatch } from '../identity/records';
import { fileContext, reasonContext, alertContext } from '../identity/records/identity-seal';
import { ClosedAlert } from '../reports/alerts/closed-alert.entity';
import type { Database } from '../platform/database';
import { nextTurn } from '../platform/database/next-turn';
import type { Encryption, EncryptionState } from '../platform/encryption';

// One transaction changes at most this many rows.
const rowsPerBatch = 100;

/** A column that holds secrets, and what each is encrypted for, by the key of its row. */
type EncryptedColumn = {
  entity: EntityTarget<ObjectLiteral>;
  table: string;
  key: string;
  column: string;
  /** The column whose number the context names; `key` unless stated. */
  of?: string;
  toContext: (key: number) => string;
};

/** Columns that ENCRYPTION_SECRET encrypts; with those of identities all of the database (reencrypt.test.ts). */
export const encryptedColumns: readonly EncryptedColumn[] = [
  { entity: TotpFactor, table: 'totp_factor', key: 'userId', column: 'encryptedSecret', toContext: getTotpContext },
  { entity: TotpFactor, table: 'totp_factor', key: 'userId', column: 'nextSecret', toContext: getTotpContext },
  { entity: WebhookEndpoint, table: 'webhook_endpoint', key: 'id', column: 'secret', toContext: getSecretContext },
  {
    entity: WebhookEndpoint,
    table: 'webhook_endpoint',
    key: 'id',
    column: 'previousSecret',
    toContext: getSecretContext,
  },
  {
    entity: WebhookEndpoint,
    table: 'webhook_endpoint',
    key: 'id',
    column: 'olderSecrets',
    toContext: getSecretContext,
  },
];

/** Columns that IDENTITY_SECRET encrypts. */
export const identityColumns: readonly EncryptedColumn[] = [
  { entity: IdentityCase, table: 'identity_case', key: 'userId', column: 'sealed', toContext: fileContext },
  ...(
    [
      [IdentityDecisionEntry, 'identity_decision'],
      [IdentityDocument, 'identity_document'],
      [IdentityMatch, 'identity_match'],
    ] as const
  ).map(([entity, table]) => ({
    entity,
    table,
    key: 'id',
    column: 'sealedReason',
    of: 'caseId',
    toContext: reasonContext,
  })),
  {
    entity: ClosedAlert,
    table: 'closed_alert',
    key: 'id',
    column: 'sealedReason',
    of: 'userId',
    toContext: alertContext,
  },
];

type Row = { key: number; text: string; context: string };

/** Rows with a secret after a key, in the order of the keys. */
async function readRows(
  { reader }: Database,
  { entity, key, column, of = key, toContext }: EncryptedColumn,
  after: number,
): Promise<Row[]> {
  const rows = await reader
    .createQueryBuilder(entity, 'item')
    .select(`item.${key}`, 'key')
    .addSelect(`item.${column}`, 'text')
    .addSelect(`item.${of}`, 'owner')
    .where({ [key]: MoreThan(after) })
    .andWhere(`item.${column} IS NOT NULL`)
    .orderBy(`item.${key}`)
    .limit(rowsPerBatch)
    .getRawMany<{ key: number | string; text: string; owner: number | string }>();
  return rows.map((row) => ({ key: Number(row.key), text: row.text, context: toContext(Number(row.owner)) }));
}

/** Calls `work` with each batch of a column's rows. */
async function forEachBatch(
  database: Database,
  column: EncryptedColumn,
  work: (rows: readonly Row[]) => Promise<void> | void,
): Promise<void> {
  for (let after = 0; ;) {
    const rows = await readRows(database, column, after);
    const last = rows.at(-1);
    if (!last) return;
    await work(rows);
    after = last.key;
    await nextTurn();
  }
}

export type Counts = Record<EncryptionState, number>;

async function countStates(database: Database, encryption: Encryption, column: EncryptedColumn): Promise<Counts> {
  const counts: Counts = { current: 0, former: 0, unreadable: 0 };
  await forEachBatch(database, column, (rows) => {
    for (const { text, context } of rows) counts[encryption.getState(text, context)] += 1;
  });
  return counts;
}

/** Encrypts columns with the first secret, and counts what they hold then. */
export async function reencryptColumns(
  database: Database,
  encryption: Encryption,
  columns: readonly EncryptedColumn[],
  print: (line: string) => void,
): Promise<Counts> {
  const totals: Counts = { current: 0, former: 0, unreadable: 0 };
  for (const column of columns) {
    await reencryptColumn(database, encryption, column, print);
    const counts = await countStates(database, encryption, column);
    for (const state of ['current', 'former', 'unreadable'] as const) totals[state] += counts[state];
  }
  return totals;
}

/** Encrypts a column's former secrets with the first one. A row that a server changes at the same moment keeps what that wrote. */
async function reencryptColumn(
  database: Database,
  encryption: Encryption,
  column: EncryptedColumn,
  print: (line: string) => void,
): Promise<void> {
  const name = `${column.table}.${column.column}`;
  let { former: left } = await countStates(database, encryption, column);
  print(`${name}: ${left} left`);
  await forEachBatch(database, column, async (rows) => {
    const former = rows.filter(({ text, context }) => encryption.getState(text, context) === 'former');
    if (former.length === 0) return;
    await database.transaction(async (manager) => {
      for (const { key, text, context } of former) {
        const next = encryption.encrypt(encryption.decrypt(text, context), context);
        await manager.update(column.entity, { [column.key]: key, [column.column]: text }, { [column.column]: next });
      }
    });
    left -= former.length;
    print(`${name}: ${left} left`);
  });
}

/**
 * Encrypts every stored secret with the first of ENCRYPTION_SECRET, in batches: it may be stopped and run again, while servers run.
 * @param print gets how many rows of a column are left.
 * @returns whether the other secrets can be removed, in sentences for the operator.
 */
export async function reencrypt(
  database: Database,
  encryption: Encryption,
  print: (line: string) => void,
): Promise<string> {
  const totals = await reencryptColumns(database, encryption, encryptedColumns, print);
  if (totals.unreadable > 0)
    return (
      `${totals.unreadable} stored secrets are opened by none of ENCRYPTION_SECRET. Add the one that they were encrypted with and run this again; ` +
      'without it, reset the second factor of those users and rotate the secret of those webhooks (Configuración → Seguridad names them).'
    );
  if (totals.former > 0)
    return `${totals.former} rows were changed by a server that has the former secret first: restart it, and run this again.`;
  return `All ${totals.current} stored secrets are encrypted with the first of ENCRYPTION_SECRET. When every server has started with it, remove the others.`;
}
