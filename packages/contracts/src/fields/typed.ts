import {
  formatAnnualReturn,
  formatDollars,
  formatExactDollars,
  formatMonth,
  formatWholeNumber,
} from '../values/formats';
import { limits } from '../texts/limits';
import { readDay, readMonth, readNumber, type NumberShape, type Reading } from '../values/typed-values';
import type { Field, FieldKind } from './field';

const rate: NumberShape = { decimals: limits.annualReturn.decimals, max: limits.annualReturn.max };
const cents: NumberShape = { decimals: 2, hasCommaGroups: true };

const shapes: Partial<Record<FieldKind, NumberShape>> = {
  count: { decimals: 0, hasCommaGroups: true },
  reference: { decimals: 0, hasCommaGroups: true },
  dollars: { decimals: 0, hasCommaGroups: true },
  money: cents,
  signedMoney: { ...cents, isSigned: true },
  percent: rate,
  percentText: rate,
};

/** Reads what a user typed, or a spreadsheet wrote, for a field: '1.250,50' for money is '1250.5', 'oct-25' for a month '2025-10'. */
export function readTyped({ kind }: Pick<Field, 'kind'>, text: string): Reading {
  const shape = shapes[kind];
  if (shape) return readNumber(text, shape);
  if (kind === 'month') return readMonth(text);
  return kind === 'date' ? readDay(text) : { value: text };
}

const formats: Partial<Record<FieldKind, (value: string) => string>> = {
  count: (value) => formatWholeNumber(Number(value)),
  dollars: formatDollars,
  money: formatExactDollars,
  signedMoney: formatExactDollars,
  percent: formatAnnualReturn,
  percentText: formatAnnualReturn,
  month: formatMonth,
};

/** Text of a parsed value beside its field: '$1,250.50', '10.5%', 'octubre de 2025'. */
export const formatTyped = ({ kind }: Pick<Field, 'kind'>, value: string): string => formats[kind]?.(value) ?? value;

/** Whether people type the field in more than one form, so that it needs reading. */
export const isTypedFreely = ({ kind }: Pick<Field, 'kind'>): boolean => kind in formats;
