import {
  type CsvCell,
  type CsvNumber,
  toCalendarDate,
  toCsvNumber,
  formatPaymentDate,
  formatShortDate,
} from '@cimiento/contracts';
import { getFileLabel, type Field } from '@cimiento/contracts/fields';
import type { ExportColumn } from './export-file';

function formatText({ kind, choices, shortDates }: Field, text: string): string | CsvNumber {
  const formatDate = shortDates ? formatShortDate : formatPaymentDate;
  switch (kind) {
    case 'choice':
      return choices?.[text] ?? text;
    case 'money':
    case 'percent':
    case 'percentText':
      return toCsvNumber(text);
    case 'date':
      return formatDate(text);
    case 'instant':
      return formatDate(toCalendarDate(text));
    default:
      return text;
  }
}

function toCell(field: Field, value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return typeof value === 'number' && field.kind !== 'percent' ? value : formatText(field, String(value));
}

/** The column of one field of a table in a file. */
export const toExportColumn = <Name extends string>(
  table: Readonly<Record<Name, Field>>,
  name: Name,
): ExportColumn<Readonly<Record<Name, unknown>>> => [
  getFileLabel(table[name]),
  (row) => toCell(table[name], row[name]),
];

/** The columns of all fields of a table in a file, in its order, but for some. */
export const toExportColumns = <Name extends string, Skipped extends Name = never>(
  table: Readonly<Record<Name, Field>>,
  ...skipped: readonly Skipped[]
): ExportColumn<Readonly<Record<Exclude<Name, Skipped>, unknown>>>[] => {
  const names = Object.keys(table) as Name[];
  const isIncluded = (name: Name): name is Exclude<Name, Skipped> => !skipped.some((other) => other === name);
  return names.filter(isIncluded).map((name) => toExportColumn(table, name));
};
