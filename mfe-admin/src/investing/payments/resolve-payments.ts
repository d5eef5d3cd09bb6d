import type { PaymentInput } from '@cimiento/contracts/schemas';
import type { PaymentReferencesQuery } from './payment-import.generated';
import type { LineFault, PaymentFile, PaymentLine } from './payments-from-csv';

type Reference = PaymentReferencesQuery['paymentReferences'][number];

/** A file whose people, projects and investments the server has found. */
export type ResolvedFile = {
  /** The payments to record; none while there is a fault. */
  rows: PaymentInput[];
  /** Line of each row in the file, from 1. */
  lines: number[];
  /** The payee of each row, by name; null where the record is gone. */
  names: Pick<Reference, 'userName' | 'projectName'>[];
  /** The faults of the whole file, in the order of its lines. */
  faults: LineFault[];
};

const referenceFields = [
  ['investmentId', 'investment'],
  ['userId', 'user'],
  ['projectId', 'project'],
] as const;

const listFaults = ({ line, references, columns }: PaymentLine, faults: Partial<Reference['faults']>): LineFault[] =>
  referenceFields.flatMap(([field, name]) => {
    const message = faults[field];
    return message ? [{ line, column: columns[field], value: references[name], message }] : [];
  });

/** Joins a file with what the server found for each of its lines. */
export function resolvePayments(file: PaymentFile, found: readonly Reference[]): ResolvedFile {
  const resolved: ResolvedFile = { rows: [], lines: [], names: [], faults: [...file.faults] };
  file.lines.forEach((line, index) => {
    const reference = found[index];
    resolved.faults.push(...listFaults(line, reference?.faults ?? {}));
    const { investmentId = null, userId = null, projectId = null } = reference ?? {};
    if (!reference || !line.terms || investmentId === null || userId === null || projectId === null) return;
    resolved.rows.push({ investmentId, userId, projectId, ...line.terms });
    resolved.lines.push(line.line);
    resolved.names.push({ userName: reference.userName, projectName: reference.projectName });
  });
  resolved.faults.sort((a, b) => a.line - b.line);
  return resolved;
}
