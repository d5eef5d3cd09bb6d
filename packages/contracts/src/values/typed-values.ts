/** Numbers and dates as people type them and as spreadsheets write them, read into the plain forms that the rules accept. */

import { isCalendarDate } from './days';
import { foldText } from './slug';

/** A typed text: its plain value, or in Spanish what to clear up. Null when it has no reading: the rule of its field then says why. */
export type Reading = { value: string } | { problem: string } | null;

export type NumberShape = {
  /** Decimal places that the number may have. */
  decimals: number;
  /** Largest number; a reading above it does not count. */
  max?: number;
  isSigned?: boolean;
  /** Commas group thousands, as the product writes money: '1,250' is never 1.25. */
  hasCommaGroups?: boolean;
};

type DecimalParts = { whole: string; fraction: string };

const units = /^(?:US\$|USD|\$)|(?:US\$|USD|\$|%|d[oó]lar(?:es)?)$/gi;
const grouped = /^([1-9]\d{0,2})([.,\s'’])(\d{3}(?:\2\d{3})*)(?:([.,])(\d*))?$/;
const ungrouped = /^(\d*)(?:([.,])(\d*))?$/;

function readGrouped(text: string): DecimalParts | null {
  const [, first = '', separator = '', rest = '', point, fraction = ''] = grouped.exec(text) ?? [];
  if (first === '' || point === separator) return null;
  return { whole: first + rest.replaceAll(separator, ''), fraction };
}

function readUngrouped(text: string): DecimalParts | null {
  const [, whole = '', , fraction = ''] = ungrouped.exec(text) ?? [];
  return whole === '' && fraction === '' ? null : { whole: whole || '0', fraction };
}

const trimZeros = (text: string): string => text.replace(/\.?0{1,3}$/, '');

/** Plain decimal text, or null when the shape has no such number. */
function toPlain(parts: DecimalParts | null, { decimals, max = Infinity }: NumberShape): string | null {
  if (parts === null || /[1-9]/.test(parts.fraction.slice(decimals))) return null;
  const fraction = parts.fraction.slice(0, decimals);
  const text = fraction === '' ? parts.whole : `${parts.whole}.${fraction}`;
  return Number(text) > max ? null : text;
}

/**
 * A number with a decimal comma or point, separators of thousands, '$', 'dólares', '%' and spaces: '1.250,50', '450,000', '$ 12'.
 * Of a single separator before three digits both readings count; a text with two that fit is a problem to clear up.
 */
export function readNumber(text: string, shape: NumberShape): Reading {
  const trimmed = text.trim();
  const isNegative = /^[-−(]|-$/.test(trimmed);
  if (isNegative && !shape.isSigned) return null;
  const unsigned = trimmed.replace(/^[-−+(]|[-)]$/g, '').trim();
  const bare = unsigned.replace(units, '').trim();
  const thousands = toPlain(readGrouped(bare), shape);
  // Nobody writes three decimals of dollars: of whole ones they are always thousands.
  const isThousands = thousands !== null && shape.hasCommaGroups && (shape.decimals === 0 || bare.includes(','));
  const decimal = isThousands ? null : toPlain(readUngrouped(bare), shape);
  if (thousands !== null && decimal !== null && thousands !== decimal)
    return { problem: `«${trimmed}» puede ser ${thousands} o ${trimZeros(decimal)}. Escribe uno de los dos.` };
  const plain = thousands ?? decimal;
  if (plain === null) return null;
  return { value: isNegative && Number(plain) !== 0 ? `-${plain}` : plain };
}

const monthNames = [
  ['enero', 'january'],
  ['febrero', 'february'],
  ['marzo', 'march'],
  ['abril', 'april'],
  ['mayo', 'may'],
  ['junio', 'june'],
  ['julio', 'july'],
  ['agosto', 'august'],
  ['septiembre', 'setiembre', 'september'],
  ['octubre', 'october'],
  ['noviembre', 'november'],
  ['diciembre', 'december'],
] as const;

/** Number from 1 of a month written in digits or as a name of three letters or more; null when it is neither. */
function toMonthNumber(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const word = text.replace(/\.$/, '');
  if (word.length < 3) return null;
  const index = monthNames.findIndex((names) => names.some((name) => name.startsWith(word)));
  return index < 0 ? null : index + 1;
}

const toYear = (text: string): string => (text.length === 2 ? `20${text}` : text);
const pad = (value: number | string): string => String(value).padStart(2, '0');
const isMonth = (month: number): boolean => month >= 1 && month <= 12;

const monthLast = /^(\d{4})[-/. ]+(\d{1,2}|[a-z]{3,}\.?)(?:[-/. ]+0?1)?$/;
const monthFirst = /^(?:0?1[-/. ])?(\d{1,2}|[a-z]{3,}\.?)(?:[-/. ]+| del? )(\d{4})$/;
// Digits are left out: '10-25' may be a day.
const namedMonth = /^([a-z]{3,}\.?)(?:[-/. ]+| del? )(\d{2})$/;

/** A month as people and spreadsheets write it: '2025-10', '10/2025', 'oct-25', 'octubre de 2025', '01/10/2025'. */
export function readMonth(text: string): Reading {
  const plain = foldText(text.trim());
  const [, year, late] = monthLast.exec(plain) ?? [];
  const [, early, otherYear] = monthFirst.exec(plain) ?? namedMonth.exec(plain) ?? [];
  const month = toMonthNumber(late ?? early ?? '');
  if (month === null) return null;
  if (!isMonth(month)) return { problem: `El mes ${month} no existe. Escribe el período como 2025-01.` };
  return { value: `${toYear(year ?? otherYear ?? '')}-${pad(month)}` };
}

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ t]\d.*)?$/;
const dayFirst = /^(\d{1,2})(?:[-/. ]+| de )(\d{1,2}|[a-z]{3,}\.?)(?:[-/. ]+| del? )(\d{4}|\d{2})(?: \d.*)?$/;

const countDays = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A day as people and spreadsheets write it, the day before the month: '31/12/2025', '2025-12-31', '31-dic-25'. */
export function readDay(text: string): Reading {
  const typed = text.trim();
  const plain = foldText(typed);
  const [, isoYear, isoMonth, isoDay] = yearFirst.exec(plain) ?? [];
  const [, day, name, shortYear] = dayFirst.exec(plain) ?? [];
  const month = toMonthNumber(isoMonth ?? name ?? '');
  if (month === null) return null;
  if (!isMonth(month))
    return { problem: `«${typed}» no existe: no hay mes ${month}. Escribe día, mes y año: 31/12/2025.` };
  const year = toYear(isoYear ?? shortYear ?? '');
  const date = `${year}-${pad(month)}-${pad(isoDay ?? day ?? '')}`;
  if (isCalendarDate(date)) return { value: date };
  const days = countDays(Number(year), month);
  return { problem: `«${typed}» no existe: ${monthNames[month - 1]?.[0]} de ${year} tiene ${days} días.` };
}
