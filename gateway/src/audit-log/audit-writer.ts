import type { AuditAction, AuditedEntity } from '@cimiento/contracts';
import type { EntityManager, EntityTarget, QueryDeepPartialEntity } from 'typeorm';
import { updateRecord, deleteRecord } from '../database/records';
import { assertUnchanged } from '../database/revision';
import { getForUpdate } from '../database/row-lock';
import { AuditEntry } from './audit-entry.entity';

type Identified = { id: number };

/** What is changed, and by whom; the entry is written in the same transaction. */
export type AuditContext<T> = {
  manager: EntityManager;
  entity: EntityTarget<T>;
  /** Id of the administrator. */ by: number;
};

const auditedEntityByTable: Record<string, AuditedEntity> = {
  investment: 'investment',
  invitation_code: 'invitation',
  payment: 'payment',
  payment_run: 'paymentRun',
  post: 'post',
  project: 'project',
  users: 'user',
  waitlist_request: 'waitlistRequest',
};

// Secrets and what is derived from other columns never enter the trail.
const excludedColumns = new Set(['passwordHash', 'usernameKey', 'emailKey', 'codeKey']);

const toJson = (record: object): string =>
  JSON.stringify(Object.fromEntries(Object.entries(record).filter(([name]) => !excludedColumns.has(name))));

// One statement takes so many rows: a database allows a limited number of values in each.
const rowsPerInsert = 500;

type Change = { recordId: number; action: AuditAction; before: object | null; after: object | null };

async function logChanges<T extends Identified>(
  { manager, entity, by }: AuditContext<T>,
  changes: readonly Change[],
): Promise<void> {
  const { tableName } = manager.connection.getMetadata(entity);
  const name = auditedEntityByTable[tableName];
  if (!name) throw new Error(`changes of ${tableName} leave no trail`);
  await insertEntries(manager, by, name, changes);
}

async function insertEntries(
  manager: EntityManager,
  by: number,
  name: AuditedEntity,
  changes: readonly Change[],
): Promise<void> {
  const createdAt = new Date();
  const entries = changes.map(({ recordId, action, before, after }) => ({
    userId: by,
    createdAt,
    entity: name,
    recordId,
    action,
    before: before && toJson(before),
    after: after && toJson(after),
  }));
  for (let done = 0; done < entries.length; done += rowsPerInsert)
    await manager.insert(AuditEntry, entries.slice(done, done + rowsPerInsert));
}

/** Leaves the entry of a switch of the whole product, which has a name and no id: it is told as record 1. */
export const logSettingChange = (manager: EntityManager, by: number, before: object, after: object): Promise<void> =>
  insertEntries(manager, by, 'setting', [{ recordId: 1, action: 'update', before, after }]);

/** Leaves the entry of a record that a condition of its own changed in this transaction; `before` was read in it too. */
export const logUpdate = <T extends Identified>(trail: AuditContext<T>, before: T, after: T): Promise<void> =>
  logChanges(trail, [{ recordId: after.id, action: 'update', before, after }]);

/** Leaves the entries of records that were made just now. */
export const logCreate = <T extends Identified>(trail: AuditContext<T>, records: readonly T[]): Promise<void> =>
  logChanges(
    trail,
    records.map((after) => ({ recordId: after.id, action: 'create', before: null, after })),
  );

/** Leaves the entries of records that are deleted in the same transaction. */
export const logDelete = <T extends Identified>(trail: AuditContext<T>, records: readonly T[]): Promise<void> =>
  logChanges(
    trail,
    records.map((before) => ({ recordId: before.id, action: 'delete', before, after: null })),
  );

/** Adds a record and leaves its entry. */
export async function insertWithAudit<T extends Identified>(trail: AuditContext<T>, record: T): Promise<T> {
  await trail.manager.insert(trail.entity, record as QueryDeepPartialEntity<T>);
  await logCreate(trail, [record]);
  return record;
}

/**
 * Writes the given columns of a record, leaves the entry, and gives the record as it is then.
 * @param told what the entry says beside the record, such as that a secret was changed.
 * @throws NOT_FOUND, CONFLICT when a revision is given and the record is another one by now.
 */
export async function updateWithAudit<T extends Identified>(
  trail: AuditContext<T>,
  id: number,
  values: QueryDeepPartialEntity<T>,
  { revision, told = {} }: { revision?: string | null | undefined; told?: object } = {},
): Promise<T> {
  const { manager, entity } = trail;
  const before = await getForUpdate(manager, entity, id);
  const after = await updateRecord(manager, entity, id, values, revision);
  await logChanges(trail, [{ recordId: id, action: 'update', before, after: { ...after, ...told } }]);
  return after;
}

/**
 * Removes a record, leaves its entry, and gives its id.
 * @throws NOT_FOUND, CONFLICT when a revision is given and the record is another one by now.
 */
export async function deleteWithAudit<T extends Identified>(
  trail: AuditContext<T>,
  id: number,
  revision?: string | null,
): Promise<number> {
  if (revision) await assertUnchanged(trail.manager, trail.entity, id, revision);
  await logDelete(trail, [await getForUpdate(trail.manager, trail.entity, id)]);
  return deleteRecord(trail.manager, trail.entity, id);
}
