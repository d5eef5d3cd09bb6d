import {
  formatAnnualReturn,
  formatPaymentDate,
  formatDollars,
  formatExactDollars,
  formatWholeNumber,
} from '@cimiento/contracts';
import { getAuditLabel, getChoiceLabels, type Field, records, type AuditedEntity } from '@cimiento/contracts/fields';
import { formatDateTime } from '../dates';

/** One field of a record before and after a change, as an administrator reads it. */
export type FieldChange = { name: string; label: string; before: string | null; after: string | null };

/** The part of an audit entry that says what changed: the record as JSON, null before its creation and after its deletion. */
export type RecordedChange = { entity: AuditedEntity; before: string | null; after: string | null };

type Values = Record<string, unknown>;

// Entries outlive columns: a column that no table has now is still shown.
const unknownField: Field = { kind: 'text', label: 'Otro dato' };

const findField = (entity: AuditedEntity, name: string): Field => records[entity].fields[name] ?? unknownField;

/** A value of a field as people read it; null when it has none. */
export function formatValue({ kind, choices }: Field, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  const text = String(value);
  switch (kind) {
    case 'date':
      return formatPaymentDate(text);
    case 'instant':
      return formatDateTime(text);
    case 'dollars':
      return formatDollars(text);
    case 'money':
      return formatExactDollars(text);
    case 'percent':
    case 'percentText':
      return formatAnnualReturn(text);
    case 'choice':
      return choices?.[text] ?? text;
    case 'reference':
      return `#${text}`;
    default:
      return text;
  }
}

// Fields that only programs read.
const internalFields = new Set(['id', 'pendingKey', 'payloadHash']);

const subjectLabels: Readonly<Record<string, string>> = {
  ...getChoiceLabels(records),
  run: records.paymentRun.label,
  payments: 'Pagos',
};

/** The subject of an approval request, from its key: 'Proyecto #8' from 'project:8'. */
function formatApprovalSubject(_field: Field, subject: unknown): string | null {
  if (typeof subject !== 'string') return null;
  const [kind = '', ...parts] = subject.split(':');
  const label = Object.hasOwn(subjectLabels, kind) ? subjectLabels[kind] : 'Otro registro';
  const numbers = parts.map((part) => (/^\d{1,9}$/.test(part) ? `#${part}` : part));
  // A monthly payment to post is named by its project and month; longer parts are hashes.
  const names = numbers.map((part, index) =>
    kind === 'run' && index === 0 && numbers.length > 1 ? `proyecto ${part}` : part,
  );
  return [label, ...names.filter((part) => part.length <= 20)].join(' ');
}

const parseRecord = (json: string | null): Values => (json ? (JSON.parse(json) as Values) : {});

/** The text of a field of a changed record, after the change or, once it is deleted, before it; '' when it has none. */
export const readField = ({ before, after }: Omit<RecordedChange, 'entity'>, name: string): string =>
  String(parseRecord(after ?? before)[name] ?? '');

// The log never has a password, only that it changed.
const newPassword = { before: 'La anterior', after: 'Una nueva' };

// Texts longer than this show the part that changed, with some characters of context.
const longText = 160;
const contextLength = 40;

function countEqual(one: string, other: string, read: (text: string, index: number) => string | undefined): number {
  const max = Math.min(one.length, other.length);
  let equal = 0;
  while (equal < max && read(one, equal) === read(other, equal)) equal += 1;
  return equal;
}

/** Start of the context before a position, at the start of a word if there is one. */
function getContextStart(text: string, position: number): number {
  if (position <= contextLength) return 0;
  const space = text.indexOf(' ', position - contextLength);
  return space === -1 || space >= position ? position - contextLength : space + 1;
}

/** End of the context after a position, at the end of a word if there is one. */
function getContextEnd(text: string, position: number): number {
  if (text.length - position <= contextLength) return text.length;
  const space = text.lastIndexOf(' ', position + contextLength);
  return space < position ? position + contextLength : space;
}

/** Shortens two long texts to the part that differs: '…meses. La obra está terminada…'. */
export function shortenToDifference(change: FieldChange): FieldChange {
  const { before, after } = change;
  if (before === null || after === null || Math.max(before.length, after.length) <= longText) return change;
  const start = countEqual(before, after, (text, index) => text[index]);
  const rest = countEqual(before.slice(start), after.slice(start), (text, index) => text.at(-1 - index));
  const from = getContextStart(before, start);
  const cut = before.length - getContextEnd(before, before.length - rest);
  const shorten = (text: string): string =>
    `${from > 0 ? '…' : ''}${text.slice(from, text.length - cut)}${cut > 0 ? '…' : ''}`;
  return { ...change, before: shorten(before), after: shorten(after) };
}

/** The fields that a change touched, in the order of the record; of a creation or deletion, all that have a value. */
export function listChanges({ entity, ...change }: RecordedChange): FieldChange[] {
  const [before, after] = [parseRecord(change.before), parseRecord(change.after)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !internalFields.has(name),
  );
  return names
    .map((name) => {
      const field = findField(entity, name);
      const format = entity === 'approval' && name === 'subject' ? formatApprovalSubject : formatValue;
      const values =
        name === 'passwordChanged'
          ? newPassword
          : { before: format(field, before[name]), after: format(field, after[name]) };
      return { name, label: getAuditLabel(field), ...values };
    })
    .filter((one) => one.before !== one.after)
    .map(shortenToDifference);
}

/** Whether a changed field is the id of another record. */
export const isReference = (entity: AuditedEntity, name: string): boolean =>
  findField(entity, name).kind === 'reference';

/** An entry as far as it says whose record changed, and of which project. */
export type AuditSubject = RecordedChange & {
  person: { fullName: string } | null;
  projectId: number | null;
  /** Null for a deleted project too. */
  project: { name: string } | null;
  /** Number of payments that were changed at once; the line stands for all of them. */
  changedTogether?: number;
};

/** Whether the line stands for several payments that were changed at once. */
export const isOfMany = ({ changedTogether = 1 }: Pick<AuditSubject, 'changedTogether'>): boolean =>
  changedTogether > 1;

/** The project of a change; a deleted one by the name that the record kept, or by its number. */
export function findProjectName({ entity, projectId, project, ...change }: AuditSubject): string | null {
  if (projectId === null) return null;
  const { name, projectName } = parseRecord(change.after ?? change.before);
  const kept = entity === 'project' ? name : projectName;
  return project?.name ?? (typeof kept === 'string' ? kept : `${records.project.label} #${projectId}`);
}

const formatCount = (payments: unknown): string | null =>
  typeof payments === 'number' ? `${formatWholeNumber(payments)} ${payments === 1 ? 'pago' : 'pagos'}` : null;

/** The name of a changed record: its investor, its project, and its own name, such as 'Eva Torres · Torre Norte · 2026-01'. */
export function describeSubject(entry: AuditSubject): string | null {
  if (isOfMany(entry)) return null;
  const values = parseRecord(entry.after ?? entry.before);
  const names = [
    entry.person?.fullName ?? null,
    findProjectName(entry),
    entry.entity === 'investment' ? null : findRecordName(entry),
    entry.entity === 'paymentRun' ? formatCount(values['payments']) : null,
  ];
  return [...new Set(names)].filter((name) => name !== null).join(' · ') || null;
}

/** The name of the changed record, such as 'Torre Norte', or null when it has none. */
export function findRecordName(change: Omit<RecordedChange, 'entity'>): string | null {
  const values = parseRecord(change.after ?? change.before);
  const name = ['name', 'title', 'fullName', 'code', 'projectName', 'period']
    .map((field) => values[field])
    .find((value) => typeof value === 'string');
  return typeof name === 'string' ? name : null;
}
