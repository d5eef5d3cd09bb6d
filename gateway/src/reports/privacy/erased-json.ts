import { In, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { type AuditEntry, formatName, nameMark } from '../../access/records';
import type { Person } from './person';
import { getPseudonym } from './pseudonym';

const isAuditedName = (name: unknown, { audited }: Person): name is keyof Person['audited'] =>
  typeof name === 'string' && name in audited;

/** Whether an entry of the audit log is about a record of the person's own. */
export const isAbout = (row: ObjectLiteral, person: Person): boolean =>
  isAuditedName(row['entity'], person) && person.audited[row['entity']].includes(Number(row['recordId']));

/** The entries of the audit log about records of the person's own. */
export const listAuditRows = ({ audited }: Person): FindOptionsWhere<AuditEntry>[] =>
  Object.entries(audited).flatMap(([entity, ids]) =>
    ids.length === 0 ? [] : [{ entity: entity as AuditEntry['entity'], recordId: In([...ids]) }],
  );

// Stored values and instants name nobody; every other text may.
const keptFields = new Set(['role', 'staffRole', 'status', 'kind']);
const instantPattern = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/;

const eraseValue = ([name, value]: [string, unknown]): [string, unknown] => [
  name,
  typeof value !== 'string' || keptFields.has(name) || instantPattern.test(value) ? value : null,
];

/** The JSON of an audit entry without the texts that may name the person; entries about others stay as they are. */
export function eraseAuditJson(row: ObjectLiteral, column: 'before' | 'after', person: Person): string | null {
  const json: string | null = row[column];
  if (json === null || !isAbout(row, person)) return json;
  return JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(json) as object).map(eraseValue)));
}

/** The text of a request, without the name of a person: their name as it was then stands before the mark of their id. */
export function eraseNames(facts: string | null, userId: number): string | null {
  if (facts === null) return null;
  const pseudonym = formatName({ ...getPseudonym(userId), id: userId });
  const details = JSON.parse(facts) as Record<string, unknown>[];
  const erase = (value: unknown): unknown =>
    typeof value === 'string' && value.includes(nameMark(userId)) ? pseudonym : value;
  return JSON.stringify(
    details.map((detail) => Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, erase(value)]))),
  );
}
