import { messages } from '@cimiento/contracts';
import { validate } from '@cimiento/contracts/schemas';
import type { Variables } from '../gateway';
import type { Route } from '../routes';
import { ProblemError, type RowErrors } from './problem';

const rowField = /^rows\.(\d+)(?:\.(.+))?$/;

/** The errors of each row, from `rows.0.amount` to row 1 and its `amount`. */
function groupByRow(errors: Readonly<Record<string, string>>): RowErrors[] {
  const rows = new Map<number, RowErrors>();
  for (const [field, message] of Object.entries(errors)) {
    const [, index, name = ''] = rowField.exec(field) ?? [];
    if (index === undefined) continue;
    const row = Number(index) + 1;
    const known = rows.get(row) ?? { row, errors: {} };
    rows.set(row, { row, errors: { ...known.errors, [name]: message } });
  }
  return [...rows.values()].sort((a, b) => a.row - b.row);
}

/** The error of a route whose body is an array, with its errors by row; other errors unchanged. */
export function withRowErrors({ takesRows }: Route, error: unknown): unknown {
  if (!takesRows || !(error instanceof ProblemError) || !error.details.errors) return error;
  const { errors, ...details } = error.details;
  const rows = groupByRow(errors);
  if (rows.length === 0) return error;
  return new ProblemError(error.code, error.message, { ...details, rows });
}

type RowFault = { row: number; field: string; message: string };

/**
 * The error of a body with rows that are not valid, with what `check` finds in the other rows too; other errors unchanged.
 * @param rows the body as it was sent.
 */
export async function withOtherRows(
  { rowCheck, body }: Route,
  error: unknown,
  rows: unknown,
  check: (operation: string, variables: Variables) => Promise<unknown>,
): Promise<unknown> {
  if (rowCheck === undefined || !body || !Array.isArray(rows)) return error;
  if (!(error instanceof ProblemError) || !error.details.errors) return error;
  const { errors } = error.details;
  const wrong = new Set(Object.keys(errors).map((field) => rowField.exec(field)?.[1]));
  // The list itself is at fault: too short or too long.
  if (wrong.has(undefined)) return error;
  const others = rows.flatMap((row: unknown, index) => (wrong.has(String(index)) ? [] : [{ row, index }]));
  if (others.length === 0) return error;
  const valid = validate<unknown>(body, { rows: others.map(({ row }) => row) });
  if (!valid.ok) return error;
  const faults = (await check(rowCheck, valid.value as Variables)) as RowFault[];
  const found = faults.map(({ row, field, message }) => [`rows.${others[row]?.index}.${field}`, message]);
  return new ProblemError(error.code, messages.importFaults, {
    ...error.details,
    errors: { ...errors, ...Object.fromEntries(found) },
  });
}
