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
  return [...rows.values()].sort((one, other) => one.row - other.row);
}

/** The error of a route whose body is an array, with its errors by row; other errors unchanged. */
export function withRowErrors({ hasRows }: Route, error: unknown): unknown {
  if (!hasRows || !(error instanceof ProblemError) || !error.details.errors) return error;
  const { errors, ...details } = error.details;
  const rows = groupByRow(errors);
  if (rows.length === 0) return error;
  return new ProblemError(error.code, error.message, { ...details, rows });
}
