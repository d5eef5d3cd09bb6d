import {
  centsToText,
  parseCents,
  parseRate,
  parseSignedCents,
  percentToRate,
  rateToPercent,
} from '@cimiento/contracts';
import { getMachineTime } from '../machine-time';
import { Column, type ColumnOptions, PrimaryGeneratedColumn, type ValueTransformer } from 'typeorm';

// Column types that SQLite and MariaDB/MySQL store and compare alike. The type is always explicit, never reflected.

export const IdColumn = (): PropertyDecorator => PrimaryGeneratedColumn({ type: 'integer' });

/** Text of at most `length` characters. */
export const TextColumn = (length: number, options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'varchar', length, ...options });

/** Text without a length limit in the database; not indexed. */
export const LongTextColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'mediumtext', ...options });

/** A 32-bit whole number: a count, a reference, or whole US dollars. */
export const IntegerColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'integer', ...options });

/** A reference that may be missing: null outside, 0 in the database. */
export const OptionalReferenceColumn = (): PropertyDecorator =>
  Column({
    type: 'integer',
    transformer: { to: (id: unknown) => id ?? 0, from: (id: number | null) => id || null },
  });

export const FlagColumn = (options: ColumnOptions = {}): PropertyDecorator => Column({ type: 'boolean', ...options });

/** An instant, to the millisecond, in UTC. */
export const InstantColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'datetime', precision: 3, ...options });

/** When a record was created. Inserts set it here, by the clock of the machine. Never part of the record that is read. */
export const CreatedAtColumn = (): PropertyDecorator =>
  Column({
    type: 'datetime',
    precision: 3,
    nullable: true,
    select: false,
    transformer: { to: (value: unknown) => value ?? new Date(getMachineTime()), from: (value: unknown) => value },
  });

/**
 * When a record was created or last changed, for `updatedSince`. Inserts set it here, changes in the database, so that no query can
 * forget it; both by the clock of the machine, which the clock of a sandbox is not. Never part of the record that is read.
 */
export const UpdatedAtColumn = (): PropertyDecorator =>
  Column({
    type: 'datetime',
    precision: 3,
    nullable: true,
    select: false,
    onUpdate: 'CURRENT_TIMESTAMP(3)',
    transformer: { to: (value: unknown) => value ?? new Date(getMachineTime()), from: (value: unknown) => value },
  });

/** 1 of every row that this release or a later one inserts; empty of older ones. Never part of the record that is read. */
export const SinceColumn = (): PropertyDecorator =>
  Column({
    type: 'integer',
    nullable: true,
    select: false,
    transformer: { to: (value: unknown) => value ?? 1, from: (value: unknown) => value },
  });

/** A calendar date 'YYYY-MM-DD', never shifted by a time zone. */
export const DateColumn = (options: ColumnOptions = {}): PropertyDecorator => Column({ type: 'date', ...options });

// MariaDB returns a bigint as text, SQLite as a number.
const moneyTransformer: ValueTransformer = {
  to: (text: unknown) => (typeof text === 'string' ? parseCents(text) : text),
  from: (cents: string | number | null) => (cents === null ? null : centsToText(Number(cents))),
};

/** Money exact to the cent: decimal text in the entity ('125.50'), whole cents in the database. */
export const MoneyColumn = (): PropertyDecorator => Column({ type: 'bigint', transformer: moneyTransformer });

/**
 * Money in a column that was added later: empty is 0.00. Without a default: MariaDB would return it with an insert, and TypeORM
 * would take the cents for dollars.
 */
export const LaterMoneyColumn = (): PropertyDecorator =>
  Column({
    type: 'bigint',
    nullable: true,
    transformer: { ...moneyTransformer, from: (cents: string | number | null) => centsToText(Number(cents ?? 0)) },
  });

/** As `LaterMoneyColumn`, for money that may be negative. */
export const LaterSignedMoneyColumn = (): PropertyDecorator =>
  Column({
    type: 'bigint',
    nullable: true,
    transformer: {
      to: (text: unknown) => (typeof text === 'string' ? parseSignedCents(text) : text),
      from: (cents: string | number | null) => centsToText(Number(cents ?? 0)),
    },
  });

/** Whole cents, which may be negative, as a number. */
export const CentsColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({
    type: 'bigint',
    transformer: {
      to: (value: unknown) => value,
      from: (value: string | number | null) => (value === null ? null : Number(value)),
    },
    ...options,
  });

/** A whole number that does not fit 32 bits. */
export const LargeIntegerColumn = (): PropertyDecorator =>
  Column({ type: 'bigint', transformer: { to: (value: unknown) => value, from: Number } });

/** An instant as milliseconds since 1970, for instants that SQL compares. */
export const MillisecondsColumn = (): PropertyDecorator =>
  Column({ type: 'bigint', transformer: { to: (value: unknown) => value, from: Number } });

const rateTransformer: ValueTransformer = {
  to: (percent: unknown) => (typeof percent === 'number' ? percentToRate(percent) : percent),
  from: (rate: number | null) => (rate === null ? null : rateToPercent(rate)),
};

/** A yearly return: percent outside, whole ten-thousandths of a percent in the database. */
export const RateColumn = (): PropertyDecorator => Column({ type: 'integer', transformer: rateTransformer });

function toRate(text: string): number {
  const rate = parseRate(text);
  if (rate === null) throw new Error(`'${text}' is not a rate`);
  return rate;
}

const rateTextTransformer: ValueTransformer = {
  to: (text: unknown) => (typeof text === 'string' ? toRate(text) : text),
  from: (rate: number | null) => (rate === null ? null : String(rateToPercent(rate))),
};

/** A `RateColumn` that may be empty. */
export const OptionalRateColumn = (): PropertyDecorator =>
  Column({ type: 'integer', nullable: true, transformer: rateTransformer });

/** A `RateColumn` whose value outside is decimal text without trailing zeros: '8.5'. */
export const RateTextColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'integer', transformer: rateTextTransformer, ...options });

/** The condition of a CHECK that limits a column to a list of values. */
export const oneOfCheck = (column: string, values: readonly string[]): string =>
  `${column} IN (${values.map((value) => `'${value}'`).join(', ')})`;
