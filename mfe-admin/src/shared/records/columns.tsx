import {
  formatAnnualReturn,
  formatDollars,
  formatExactDollars,
  formatPaymentDate,
  formatWholeNumber,
  type BadgeFacts,
} from '@cimiento/contracts';
import { getColumnLabel, type Field } from '@cimiento/contracts/fields';
import { StatusBadge, type Column } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { formatDateTime, formatDay } from '../dates';

/** Options of a column besides its kind. */
export type Facts = Pick<Column<never>, 'align' | 'compact' | 'nowrap' | 'sort'> & {
  /** The text for a row without a value: '—' by default. */
  missing?: ReactNode;
};

/** The label of a column, or the field from which it has its label. */
export type Header = string | Field;

export const toLabel = (header: Header): string => (typeof header === 'string' ? header : getColumnLabel(header));

export type WithValue<Key extends string, Value> = Readonly<Record<Key, Value>>;

/** A kind of column: how the value of a row is written, and what its columns have in common. */
const createKind =
  <Value,>(format: (value: NonNullable<Value>) => ReactNode, kind: Facts = {}) =>
  <Key extends string>(key: Key, header: Header, facts?: Facts): Column<WithValue<Key, Value>> => {
    const { missing = '—', ...rest } = { ...kind, ...facts };
    return {
      ...rest,
      key,
      header: toLabel(header),
      cell: ({ [key]: value }) => (value === null || value === undefined ? missing : format(value)),
    };
  };

/** A value as it is. */
export const textColumn = createKind<ReactNode>((value) => value, { missing: null });

/** A text that names its row. */
export const titleColumn = createKind<string>((value) => <strong>{value}</strong>, { compact: 'title' });

/** A number of things. */
export const countColumn = createKind<number>(formatWholeNumber, { align: 'end' });

/** Dollars with cents. */
export const moneyColumn = createKind<string | null | undefined>(formatExactDollars, {
  compact: 'figure',
  align: 'end',
});

/** Whole dollars. */
export const dollarsColumn = createKind<number | string>(formatDollars, { compact: 'figure', align: 'end' });

/** A yearly rate in percent. */
export const rateColumn = createKind<number | string>(formatAnnualReturn, { align: 'end' });

/** A day of the calendar, YYYY-MM-DD. */
export const dateColumn = createKind<string | null | undefined>(formatPaymentDate, { nowrap: true });

/** The day of an instant in Ecuador. */
export const dayColumn = createKind<string | null>(formatDay, { nowrap: true });

/** An instant with its time in Ecuador. */
export const momentColumn = createKind<string>(formatDateTime, { nowrap: true });

/** A status, as the badge that its table states. */
export const statusColumn = <Key extends string, Status extends string>(
  key: Key,
  header: Header,
  table: Readonly<Record<Status, BadgeFacts>>,
  facts?: Omit<Facts, 'missing'>,
): Column<WithValue<Key, Status>> => ({
  compact: 'status',
  ...facts,
  key,
  header: toLabel(header),
  cell: ({ [key]: status }) => <StatusBadge status={table[status]} />,
});
