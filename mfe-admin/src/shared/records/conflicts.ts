import { type Field, records, type AuditedEntity } from '@cimiento/contracts/fields';
import { formatDateTime } from '../dates';
import type { RecordHistoryQuery } from '../history/audit-log.generated';
import { formatValue, shortenToDifference } from '../history/audit-changes';

/** The three versions of the values of a record that two people changed. */
export type Versions = {
  /** The values with which the form was opened. */
  before: object;
  /** The values stored now. */
  stored: object;
  /** The values sent from the form. */
  typed: object;
};

/** A field that somebody else changed, with both values. */
export type FieldConflict = {
  name: string;
  label: string;
  stored: unknown;
  typed: unknown;
  /** Whether the form changed it too: then what was typed stays until the person decides. */
  isTyped: boolean;
};

const toText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const isEqual = (one: unknown, other: unknown): boolean => toText(one) === toText(other);

/** The fields of a form that changed behind it. Equal changes on both sides are not a conflict. */
function listConflicts(entity: AuditedEntity, versions: Versions): FieldConflict[] {
  const before = new Map<string, unknown>(Object.entries(versions.before));
  const typed = new Map<string, unknown>(Object.entries(versions.typed));
  return Object.entries(versions.stored)
    .filter(([name, stored]) => !isEqual(before.get(name), stored) && !isEqual(typed.get(name), stored))
    .map(([name, stored]) => ({
      name,
      label: getField(entity, name).label,
      stored,
      typed: typed.get(name),
      isTyped: !isEqual(before.get(name), typed.get(name)),
    }));
}

/** Whether a change of the log led to these values: then its author made them. */
function hasLedTo(after: string | null, stored: object): boolean {
  if (after === null) return false;
  const logged = new Map<string, unknown>(Object.entries(JSON.parse(after) as object));
  return Object.entries(stored).every(([name, value]) => isEqual(logged.get(name), value));
}

const getField = (entity: AuditedEntity, name: string): Field => {
  const field = records[entity].fields[name];
  if (!field) throw new Error(`${entity} has no field ${name}`);
  return field;
};

/** Both values of a conflict as people read them, long texts shortened to what differs. */
export function formatConflict(
  entity: AuditedEntity,
  { name, label, stored, typed }: FieldConflict,
): { stored: string; typed: string } {
  const field = getField(entity, name);
  const texts = { name, label, before: formatValue(field, stored), after: formatValue(field, typed) };
  const { before, after } = shortenToDifference(texts);
  return { stored: before ?? 'Vacío', typed: after ?? 'Vacío' };
}

/** A change that was saved while a form was open. */
export type Conflict = {
  /** Whose change it is, and when: 'Lucía Paz lo cambió el 05/02/2026, 15:04'. */
  author: string;
  fields: readonly FieldConflict[];
};

type LastChange = Pick<RecordHistoryQuery['auditEntries']['items'][number], 'after' | 'createdAt' | 'author'>;

const getAuthor = (change: LastChange | undefined, stored: object, userId: number | undefined): string => {
  // Orders and the system change records too, without an entry.
  if (!change || !hasLedTo(change.after, stored)) return 'Este registro cambió mientras lo editabas';
  const when = `el ${formatDateTime(change.createdAt)}`;
  if (!change.author) return `Un comando del operador lo cambió ${when}`;
  return change.author.id === userId
    ? `Lo cambiaste tú, en otra pestaña o dispositivo, ${when}`
    : `${change.author.fullName} lo cambió ${when}`;
};

/** The text of a conflict notice. */
export const describeConflict = (
  entity: AuditedEntity,
  versions: Versions,
  lastChange: LastChange | undefined,
  userId: number | undefined,
): Conflict => ({
  author: getAuthor(lastChange, versions.stored, userId),
  fields: listConflicts(entity, versions),
});
