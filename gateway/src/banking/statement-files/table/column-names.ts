import { foldText, statementFileMessages as told, type DayOrder, type DecimalSign } from '@cimiento/contracts';
import type { ColumnField } from '../statement-reading';
import { isValueDayHeader, listDayColumns } from './day-columns';

/**
 * Names that banks give the columns of each field, the usual name first, folded. A name matches a header that is equal to it, or else one
 * that starts with it.
 */
const columnNames: Readonly<Record<Exclude<ColumnField, 'bookedOn'>, readonly string[]>> = {
  debit: ['debito', 'debe', 'cargo', 'egreso', 'retiro', 'salida', 'debit', 'withdrawal', 'paid out'],
  credit: ['credito', 'haber', 'abono', 'ingreso', 'deposito', 'entrada', 'credit', 'deposit', 'paid in'],
  amount: ['monto', 'valor', 'importe', 'amount', 'cantidad'],
  kind: ['tipo', 'tipo de movimiento', 'signo', 'd/c', 'c/d', 'dc', 'cd', 'naturaleza', 'type', 'dr/cr', 'cr/dr'],
  description: [
    'detalle',
    'descripcion',
    'concepto',
    'description',
    'movimiento',
    'transaccion',
    'glosa',
    'memo',
    'narrative',
    'details',
    'observacion',
  ],
  reference: [
    'documento',
    'referencia',
    'numero de documento',
    'no. documento',
    'nro. documento',
    'num. documento',
    'n° documento',
    'comprobante',
    'reference',
    'ref',
    'secuencial',
    'codigo',
  ],
  payerName: [
    'ordenante',
    'nombre ordenante',
    'nombre del ordenante',
    'remitente',
    'nombre del remitente',
    'pagador',
    'nombre del pagador',
    'payer',
    'payer name',
    'sender',
    'debtor name',
  ],
  balance: ['saldo', 'balance'],
};

/** A layout that a bank is known to use. Its columns decide over the usual names; a new bank is one more row. */
type BankProfile = {
  bank: string;
  /** Source that describes the layout. */
  source: string;
  /** The whole header, folded, in its order. */
  header: readonly string[];
  columns: Readonly<Partial<Record<ColumnField, string>>>;
  dayOrder: DayOrder;
  decimal: DecimalSign;
};

const profiles: readonly BankProfile[] = [
  {
    bank: 'Banco Pichincha',
    source: 'Public report of a real export: lines above the header, kind in its own column, dollars with a point',
    header: ['fecha', 'tipo', 'monto', 'detalle', 'fecha contable', 'categoria'],
    columns: { bookedOn: 'fecha', kind: 'tipo', amount: 'monto', description: 'detalle' },
    dayOrder: 'dmy',
    decimal: 'point',
  },
];

const foldHeader = (header: string): string =>
  foldText(header)
    .replace(/[\s*:]+/g, ' ')
    .trim();

/** The known layout of a header; undefined for any other. */
export const findProfile = (header: readonly string[]): BankProfile | undefined => {
  const folded = header.map(foldHeader).filter(Boolean);
  return profiles.find(
    (profile) => profile.header.length === folded.length && profile.header.every((name, i) => name === folded[i]),
  );
};

/** Says which day was taken, where a header has a day of value and another; null where it has not both. */
export function describeDays(header: readonly string[], bookedOn: number | undefined): string | null {
  if (bookedOn === undefined) return null;
  const isValue = (name: string): boolean => isValueDayHeader(foldHeader(name));
  const taken = header[bookedOn] ?? '';
  const days = listDayColumns(header.map(foldHeader)).map((index) => header[index] ?? '');
  const other = isValue(taken) ? days.find((name) => !isValue(name)) : header.find(isValue);
  if (other === undefined) return null;
  return isValue(taken) ? told.dayOfValue(taken, other) : told.dayOfBooking(taken, other);
}

const startsWithWord = (header: string, name: string): boolean =>
  header.startsWith(name) && !/[a-z]/.test(header.slice(name.length).replace(/^e?s\b/, '')[0] ?? '');

/** Indexes of the columns whose header names a field, the best first; those that another field took are left out. */
function listColumns(field: ColumnField, folded: readonly string[], taken: ReadonlySet<number>): number[] {
  if (field === 'bookedOn') return listDayColumns(folded);
  const free = folded.map((name, index) => ({ name, index })).filter(({ index }) => !taken.has(index));
  const matches = [
    (header: string, name: string) => header === name,
    (header: string, name: string) => startsWithWord(header, name),
  ];
  for (const isMatch of matches)
    for (const name of columnNames[field]) {
      const found = free.filter((column) => isMatch(column.name, name));
      if (found.length > 0) return found.map(({ index }) => index);
    }
  return [];
}

// A day is recognized first, and sides of an amount before the amount.
const columnFieldOrder = ['bookedOn', ...(Object.keys(columnNames) as (keyof typeof columnNames)[])] as const;

/** The column of each field, by the headers. Of fields that two equal headers name, both indexes are given. */
export function matchHeaders(header: readonly string[]): Partial<Record<ColumnField, number[]>> {
  const folded = header.map(foldHeader);
  const profile = findProfile(header);
  const found: Partial<Record<ColumnField, number[]>> = {};
  const taken = new Set<number>();
  for (const field of columnFieldOrder) {
    const named = profile?.columns[field];
    if (profile && named === undefined) continue;
    const indexes = named === undefined ? listColumns(field, folded, taken) : [folded.indexOf(named)];
    const equal = indexes.filter((index) => folded[index] === folded[indexes[0] ?? -1]);
    if (equal.length === 0) continue;
    found[field] = equal;
    for (const index of equal) taken.add(index);
  }
  return found;
}

const spanish = new Set([
  'fecha',
  'monto',
  'valor',
  'detalle',
  'descripcion',
  'concepto',
  'saldo',
  'documento',
  'tipo',
]);

/** Whether a header is in Spanish, whose days come before their months. */
export const isSpanish = (header: readonly string[]): boolean =>
  header.some((name) =>
    foldHeader(name)
      .split(/\W+/)
      .some((word) => spanish.has(word)),
  );
