import { In, type EntityManager, type ObjectLiteral } from 'typeorm';
import { AuditEntry, User } from '../../access/records';
import { LedgerSeal } from '../../books/evidence/ledger-seal.entity';
import { getOrThrow } from '../../platform/database/records';
import { addTokens } from '../../platform/database/search/keep-tokens';
import type { ColumnPolicy, TablePolicy } from './data-policy';
import { enqueueErasedFiles } from './erased-files';
import { isAbout } from './erased-json';
import { loadPerson, type Person } from './person';
import { personalPolicies } from './policies';

const listColumns = ({ columns }: TablePolicy): [string, ColumnPolicy][] =>
  Object.entries(columns).flatMap(([name, column]): [string, ColumnPolicy][] => (column ? [[name, column]] : []));

/** The values of a row that a deletion changes. */
function getErasedValues(policy: TablePolicy, row: ObjectLiteral, person: Person): ObjectLiteral {
  return Object.fromEntries(
    listColumns(policy).flatMap(([name, { erasure, replace }]) => {
      if (erasure === 'null') return [[name, null]];
      return erasure === 'pseudonym' && replace ? [[name, replace(row, person)]] : [];
    }),
  );
}

async function eraseTable(manager: EntityManager, policy: TablePolicy, person: Person): Promise<void> {
  const { entity, find, findRemoved } = policy;
  const where = find?.(person);
  if (where === undefined) return;
  const erasures = new Set(listColumns(policy).map(([, { erasure }]) => erasure));
  if (erasures.has('delete row')) {
    // One condition at a time: a DELETE takes no list of them.
    for (const condition of Array.isArray(where) ? where : [where]) await manager.delete(entity, condition);
    return;
  }
  if (findRemoved) for (const condition of [findRemoved(person)].flat()) await manager.delete(entity, condition);
  if (!erasures.has('null') && !erasures.has('pseudonym')) return;
  const { primaryColumns } = manager.connection.getMetadata(entity);
  for (const row of await manager.findBy(entity, where)) {
    const key = Object.fromEntries(primaryColumns.map(({ propertyName }) => [propertyName, row[propertyName]]));
    await manager.update(entity, key, getErasedValues(policy, row, person));
  }
}

/**
 * Marks the erased entries of the audit log, and empties the salts of their seals: the chain continues, and the hash of what an entry was says
 * nothing more about it.
 */
async function releaseSeals(manager: EntityManager, person: Person, requestId: number): Promise<void> {
  for (const [entity, ids] of Object.entries(person.audited)) {
    const entries = await manager.findBy(AuditEntry, {
      entity: entity as AuditEntry['entity'],
      recordId: In([...ids]),
    });
    const erased = entries.filter((entry) => isAbout(entry, person)).map(({ id }) => id);
    if (erased.length === 0) continue;
    await manager.update(AuditEntry, { id: In(erased) }, { erasedBy: requestId });
    await manager.update(LedgerSeal, { subject: 'audit', recordId: In(erased) }, { salt: '' });
  }
}

/**
 * Erases a person by the policies of all tables, in the transaction of the caller: their account names nobody, what only they need is
 * deleted, and records of money stay. Running it again changes nothing more.
 * @throws NOT_FOUND
 */
export async function erasePerson(manager: EntityManager, userId: number, requestId: number): Promise<void> {
  const person = await loadPerson(manager, userId);
  await enqueueErasedFiles(manager, userId);
  for (const policy of personalPolicies) await eraseTable(manager, policy, person);
  await releaseSeals(manager, person, requestId);
  await addTokens(manager, 'user', [await getOrThrow(manager, User, userId)]);
}
