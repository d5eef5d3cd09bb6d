import type { AuditAction, AuditedEntity } from '@cimiento/contracts';
import type { EntityManager, EntityTarget, QueryDeepPartialEntity } from 'typeorm';
import { changeRecord, removeRecord } from '../database/records';
import { assertUnchanged } from '../database/revision';
import { lockedRecordOf } from '../database/row-lock';
import { AuditEntry } from './audit-entry.entity';

type Identified = { id: number };

/** What is changed, and by whom; the entry is written in the same transaction. */
export type Trail<T> = { manager: EntityManager; entity: EntityTarget<T>; /** Id of the administrator. */ by: number };

const namesByTable: Record<string, AuditedEntity> = {
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
const leftOut = new Set(['passwordHash', 'usernameKey', 'emailKey', 'codeKey']);

const jsonOf = (record: object): string =>
  JSON.stringify(Object.fromEntries(Object.entries(record).filter(([name]) => !leftOut.has(name))));

// One statement takes so many rows: a database allows a limited number of values in each.
const rowsPerInsert = 500;

type Change = { recordId: number; action: AuditAction; before: object | null; after: object | null };

async function leave<T extends Identified>(
  { manager, entity, by }: Trail<T>,
  changes: readonly Change[],
): Promise<void> {
  const { tableName } = manager.connection.getMetadata(entity);
  const name = namesByTable[tableName];
  if (!name) throw new Error(`changes of ${tableName} leave no trail`);
  await write(manager, by, name, changes);
}

async function write(
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
    before: before && jsonOf(before),
    after: after && jsonOf(after),
  }));
  for (let done = 0; done < entries.length; done += rowsPerInsert)
    await manager.insert(AuditEntry, entries.slice(done, done + rowsPerInsert));
}

/** Leaves the entry of a switch of the whole product, which has a name and no id: it is told as record 1. */
export const leaveSwitched = (manager: EntityManager, by: number, before: object, after: object): Promise<void> =>
  write(manager, by, 'setting', [{ recordId: 1, action: 'update', before, after }]);

/** Leaves the entry of a record that a condition of its own changed in this transaction; `before` was read in it too. */
export const leaveChanged = <T extends Identified>(trail: Trail<T>, before: T, after: T): Promise<void> =>
  leave(trail, [{ recordId: after.id, action: 'update', before, after }]);

/** Leaves the entries of records that were made just now. */
export const leaveCreated = <T extends Identified>(trail: Trail<T>, records: readonly T[]): Promise<void> =>
  leave(
    trail,
    records.map((after) => ({ recordId: after.id, action: 'create', before: null, after })),
  );

/** Leaves the entries of records that are deleted in the same transaction. */
export const leaveDeleted = <T extends Identified>(trail: Trail<T>, records: readonly T[]): Promise<void> =>
  leave(
    trail,
    records.map((before) => ({ recordId: before.id, action: 'delete', before, after: null })),
  );

/** Adds a record and leaves its entry. */
export async function insertTrailed<T extends Identified>(trail: Trail<T>, record: T): Promise<T> {
  await trail.manager.insert(trail.entity, record as QueryDeepPartialEntity<T>);
  await leaveCreated(trail, [record]);
  return record;
}

/**
 * Writes the given columns of a record, leaves the entry, and gives the record as it is then.
 * @param told what the entry says beside the record, such as that a secret was changed.
 * @throws NOT_FOUND, CONFLICT when a revision is given and the record is another one by now.
 */
export async function changeTrailed<T extends Identified>(
  trail: Trail<T>,
  id: number,
  values: QueryDeepPartialEntity<T>,
  { revision, told = {} }: { revision?: string | null | undefined; told?: object } = {},
): Promise<T> {
  const { manager, entity } = trail;
  const before = await lockedRecordOf(manager, entity, id);
  const after = await changeRecord(manager, entity, id, values, revision);
  await leave(trail, [{ recordId: id, action: 'update', before, after: { ...after, ...told } }]);
  return after;
}

/**
 * Removes a record, leaves its entry, and gives its id.
 * @throws NOT_FOUND, CONFLICT when a revision is given and the record is another one by now.
 */
export async function removeTrailed<T extends Identified>(
  trail: Trail<T>,
  id: number,
  revision?: string | null,
): Promise<number> {
  if (revision) await assertUnchanged(trail.manager, trail.entity, id, revision);
  await leaveDeleted(trail, [await lockedRecordOf(trail.manager, trail.entity, id)]);
  return removeRecord(trail.manager, trail.entity, id);
}
