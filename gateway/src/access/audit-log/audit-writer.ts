import { auditedEntities, records, type AuditedEntity } from '@cimiento/contracts/fields';
import type { AuditAction } from '@cimiento/contracts';
import type { DeepPartial, EntityManager, EntityTarget, QueryDeepPartialEntity } from 'typeorm';
import type { Actor } from '../../platform/request';
import { insertRows } from '../../platform/database/insert-rows';
import { updateRecord, deleteRecord } from '../../platform/database/records';
import { assertRevision, assertUnchanged, getRevision } from '../../platform/database/revision';
import { getForUpdate, rowLock, sharedRowLock } from '../../platform/database/row-lock';
import { forbidden } from '../../platform/errors';
import { AuditEntry, User } from '../records';

type Identified = { id: number };

/** The changed record and its actor. Entries are written in the transaction of `manager`. */
export type AuditContext<T> = {
  manager: EntityManager;
  entity: EntityTarget<T>;
  /** The administrator; null for a command of the operator. */
  by: Actor | null;
  /** The monthly payment whose own entry stands for these changes. */
  runId?: number;
  /** Whether `by` changes their own record, for which they need no role. */
  isOwn?: boolean;
};

const auditedEntityByTable: Readonly<Record<string, AuditedEntity>> = Object.fromEntries(
  auditedEntities.map((entity) => [records[entity].table, entity]),
);

/** Columns that never enter the audit log: secrets, what is encrypted, copies of other columns, keys of requests, and the time of the change. */
export const excludedColumns: ReadonlySet<string> = new Set([
  'passwordHash',
  'keyHash',
  'secret',
  'previousSecret',
  'olderSecrets',
  'usernameKey',
  'emailKey',
  'codeKey',
  'idempotencyKey',
  'inputHash',
  'updatedAt',
  'turned',
  'sealed',
  'sealedReason',
  'idNumberHash',
  'fingerprint',
  'currentKey',
]);

const toJson = (record: object): string =>
  JSON.stringify(Object.fromEntries(Object.entries(record).filter(([name]) => !excludedColumns.has(name))));

type Change = { recordId: number; action: AuditAction; before: object | null; after: object | null };

async function logChanges<T extends Identified>(
  { manager, entity, by, runId, isOwn }: AuditContext<T>,
  changes: readonly Change[],
): Promise<void> {
  const { tableName } = manager.connection.getMetadata(entity);
  const name = auditedEntityByTable[tableName];
  if (!name) throw new Error(`changes of ${tableName} are not logged`);
  await insertEntries(manager, by, { name, runId, isOwn }, changes);
}

/**
 * Reads the role again, in the transaction of the change that it authorises: it may have been removed since the request started. The
 * lock makes a concurrent change of the role wait.
 * @throws FORBIDDEN when the author is no longer an administrator.
 */
export async function assertAdministrator(manager: EntityManager, { userId }: Actor): Promise<void> {
  const author = await manager.findOne(User, { where: { id: userId }, ...sharedRowLock(manager) });
  if (author?.role !== 'admin' || author.disabledAt !== null) throw forbidden();
}

const toId = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The person and the project of a record, so that its changes are found by their names. */
function getSubject(name: AuditedEntity, { recordId, before, after }: Change) {
  const record: { userId?: unknown; projectId?: unknown } = after ?? before ?? {};
  return {
    personId: name === 'user' ? recordId : toId(record.userId),
    projectId: name === 'project' ? recordId : toId(record.projectId),
  };
}

async function insertEntries(
  manager: EntityManager,
  by: Actor | null,
  {
    name,
    runId = null,
    isOwn = false,
  }: { name: AuditedEntity; runId?: number | null | undefined; isOwn?: boolean | undefined },
  changes: readonly Change[],
): Promise<void> {
  if (by && !isOwn) await assertAdministrator(manager, by);
  const createdAt = new Date();
  const entries = changes.map((change) => {
    const { recordId, action, before, after } = change;
    return {
      userId: by?.userId ?? null,
      address: by?.address ?? null,
      sessionHash: by?.sessionHash ?? null,
      createdAt,
      entity: name,
      recordId,
      action,
      before: before && toJson(before),
      after: after && toJson(after),
      ...getSubject(name, change),
      runId,
    };
  });
  await insertRows(manager, AuditEntry, entries);
}

/** Logs a change of a global setting. Settings have no id, so recordId is 1. */
export const logSettingChange = (manager: EntityManager, by: Actor, before: object, after: object): Promise<void> =>
  insertEntries(manager, by, { name: 'setting' }, [{ recordId: 1, action: 'update', before, after }]);

/** Logs a change that the caller made in this transaction; `before` was read in it too. */
export const logUpdate = <T extends Identified>(context: AuditContext<T>, before: T, after: T): Promise<void> =>
  logChanges(context, [{ recordId: after.id, action: 'update', before, after }]);

/** Logs changes that the caller made in this transaction, of records in the same order. */
export const logUpdates = <T extends Identified>(
  context: AuditContext<T>,
  before: readonly T[],
  after: readonly T[],
): Promise<void> =>
  logChanges(
    context,
    after.map((record, index) => ({
      recordId: record.id,
      action: 'update',
      before: before[index] ?? null,
      after: record,
    })),
  );

/** Logs new records. */
export const logCreate = <T extends Identified>(context: AuditContext<T>, records: readonly T[]): Promise<void> =>
  logChanges(
    context,
    records.map((after) => ({ recordId: after.id, action: 'create', before: null, after })),
  );

/** Logs records that are deleted in this transaction. */
export const logDelete = <T extends Identified>(context: AuditContext<T>, records: readonly T[]): Promise<void> =>
  logChanges(
    context,
    records.map((before) => ({ recordId: before.id, action: 'delete', before, after: null })),
  );

/** Inserts a record and logs it. */
export async function insertWithAudit<T extends Identified>(context: AuditContext<T>, record: T): Promise<T> {
  await context.manager.insert(context.entity, record as QueryDeepPartialEntity<T>);
  await logCreate(context, [record]);
  return record;
}

/** Whether an update changes a record. A value that is not read with its record counts as another one. */
const isChange = (before: object, values: object): boolean =>
  Object.entries(values).some(
    ([name, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify((before as Record<string, unknown>)[name]),
  );

/**
 * Updates columns of a record, logs the change, and returns the updated record.
 * @param extra fields added to the entry, such as the fact that a secret was changed.
 * @throws NOT_FOUND, CONFLICT when the record no longer has the given revision.
 */
export async function updateWithAudit<T extends Identified>(
  context: AuditContext<T>,
  id: number,
  values: QueryDeepPartialEntity<T>,
  { revision, extra = {} }: { revision?: string | null | undefined; extra?: object } = {},
): Promise<T> {
  const { manager, entity } = context;
  const before = await getForUpdate(manager, entity, id);
  assertRevision(getRevision(before), revision);
  // SQLite would take an update without a change for one, and give the record another `updatedAt`.
  const after = isChange(before, values) ? await updateRecord(manager, entity, id, values) : before;
  await logChanges(context, [{ recordId: id, action: 'update', before, after: { ...after, ...extra } }]);
  return after;
}

/**
 * Deletes a record, logs it, and returns its id.
 * @throws NOT_FOUND, CONFLICT when the record no longer has the given revision.
 */
export async function deleteWithAudit<T extends Identified>(
  context: AuditContext<T>,
  id: number,
  revision?: string | null,
): Promise<number> {
  if (revision) await assertUnchanged(context.manager, context.entity, id, revision);
  await logDelete(context, [await getForUpdate(context.manager, context.entity, id)]);
  return deleteRecord(context.manager, context.entity, id);
}

/**
 * Makes rows all the records of an entity and logs each difference: a record whose key is among them is updated, another one deleted.
 */
export async function replaceWithAudit<T extends Identified, Row extends DeepPartial<T> & QueryDeepPartialEntity<T>>(
  context: AuditContext<T>,
  rows: readonly Row[],
  toKey: (record: T | Row) => string,
): Promise<void> {
  const { manager, entity } = context;
  const before = new Map((await manager.find(entity, rowLock(manager))).map((record) => [toKey(record), record]));
  const kept = new Set(rows.map(toKey));
  for (const [key, { id }] of before) if (!kept.has(key)) await deleteWithAudit(context, id);
  for (const row of rows) {
    const known = before.get(toKey(row));
    if (known) await updateWithAudit(context, known.id, row);
    else await insertWithAudit(context, manager.create(entity, row));
  }
}
