import { centsToText, limits, statementFileMessages as told } from '@cimiento/contracts';
import { addNamed } from '../add-named';
import { stateBalances } from '../state-balances';
import {
  columnFields,
  RefusedFile,
  type ColumnField,
  type FoundStatement,
  type ReadProblem,
  type UsedMapping,
  type WantedMapping,
} from '../statement-reading';
import { isAmbiguous, listReadings, parseAmountText, readCents, readKind } from './amounts';
import { findColumns, toChosenColumns, type Columns } from './find-columns';
import { findHeader, isMovement, maxTableRows, nameColumns, type TableRow } from './find-header';
import { describeDays } from './column-names';
import { Guards } from './guard-columns';
import { isBankDay, parseDayText, toCalendarDay } from './days';
import { decideHow } from './decide-how';
import { findStated } from './stated-rows';

type Fault = { field: ColumnField | null; message: string };
type Result<Value> = { value: Value } | { fault: Fault };

const toFault = (field: ColumnField | null, message: string): { fault: Fault } => ({ fault: { field, message } });

/** Text of a cell without what spreadsheets add to keep a text as it is: '="15/07"' and an apostrophe in front. */
const cleanCell = (cell: string): string => {
  const plain = cell.replace(/^="([\s\S]*)"$/, '$1').replace(/^'(?=\S)/, '');
  return plain.replace(/\0+/g, ' ').trim();
};

/** Reads the cells of one table by its columns. */
class RowReader {
  constructor(
    private readonly columns: Columns,
    private readonly how: UsedMapping,
  ) {}

  readCell({ cells }: TableRow, field: ColumnField): string {
    const index = this.columns[field];
    return index === undefined ? '' : (cells[index] ?? '');
  }

  readDay(row: TableRow): Result<string> {
    const text = this.readCell(row, 'bookedOn');
    if (text === '') return toFault('bookedOn', told.noDay);
    const day = parseDayText(text);
    if (day === null || this.how.dayOrder === null) return toFault('bookedOn', told.day);
    const date = toCalendarDay(day, this.how.dayOrder, this.how.year ?? 0);
    if (date === null) return toFault('bookedOn', told.day);
    if (isBankDay(date)) return { value: date };
    return toFault('bookedOn', date < limits.bankDays.first ? told.dayBefore : told.dayAhead);
  }

  /** Signed cents. */
  readAmount(row: TableRow): Result<number> {
    if (this.columns.amount !== undefined) return this.readOneColumn(row);
    const [credit, debit] = (['credit', 'debit'] as const).map((field) => this.readUnsigned(row, field));
    const [isIn, isOut] = [credit, debit].map(
      (read) => read !== null && read !== undefined && 'value' in read && read.value !== 0,
    );
    if (isIn && isOut) return toFault('debit', told.kindAgainstSign);
    if (isOut && debit && 'value' in debit) return { value: -Math.abs(debit.value) };
    return (
      (isIn ? credit : (credit ?? debit)) ??
      toFault(this.columns.credit === undefined ? 'debit' : 'credit', told.noAmount)
    );
  }

  /** Signed cents of a cell; null for an empty one. */
  readUnsigned(row: TableRow, field: ColumnField): Result<number> | null {
    const text = this.readCell(row, field);
    if (text === '' || /^[-–—]$/.test(text)) return null;
    const amount = parseAmountText(text);
    if (amount === null) return toFault(field, told.amount);
    const cents = readCents(amount, this.how.decimal);
    if (cents === null)
      return toFault(field, isAmbiguous(amount) ? told.ambiguousAmount(...listReadings(amount)) : told.amount);
    return { value: amount.isNegative !== (amount.kind === '-') ? 0 - cents : cents };
  }

  private readOneColumn(row: TableRow): Result<number> {
    const read = this.readUnsigned(row, 'amount');
    if (read === null) return toFault('amount', told.noAmount);
    if ('fault' in read || this.columns.kind === undefined || read.value === 0) return read;
    const kind = readKind(this.readCell(row, 'kind'));
    if (kind === null) return toFault('kind', told.kind);
    if (read.value < 0 && kind === '+') return toFault('kind', told.kindAgainstSign);
    return { value: kind === '-' ? -Math.abs(read.value) : read.value };
  }
}

type Named = { columns: Columns; names: readonly string[] };

const toProblem = ({ columns, names }: Named, row: TableRow, { field, message }: Fault): ReadProblem => {
  const index = field === null ? undefined : columns[field];
  const cell = index === undefined ? '' : (row.cells[index] ?? '');
  return {
    row: row.row,
    column: index === undefined ? null : (names[index] ?? null),
    value: cell || row.cells.filter(Boolean).join(' · ') || null,
    message,
  };
};

/** The index of the header: the chosen one, or the one that the file shows. @throws RefusedFile for a row that the file has not */
function chooseHeader(rows: readonly TableRow[], { headerRow }: WantedMapping): number {
  if (headerRow === undefined) {
    const found = findHeader(rows);
    if (found === undefined) throw new RefusedFile(told.expected);
    return found;
  }
  const index = rows.findIndex(({ row }) => row === headerRow);
  if (index < 0 && headerRow > 0) throw new RefusedFile(told.mapping);
  return index;
}

const toFileProblem = (message: string, column: string | null = null, value: string | null = null): ReadProblem => ({
  row: null,
  column,
  value,
  message,
});

/** The columns without which a line cannot be read. */
function describeMissing({ bookedOn, amount, debit, credit }: Columns, doubt: string | null): string | null {
  const hasAmount = (amount ?? debit ?? credit) !== undefined;
  if (bookedOn !== undefined && hasAmount) return null;
  if (bookedOn !== undefined) return doubt ?? told.noAmountColumn;
  return hasAmount ? told.noDayColumn : told.noColumns;
}

type TableOptions = {
  /** A spreadsheet counts its days; some cells have no format that says so. */
  readSerialDay?: (text: string) => string | null;
};

/** Rows whose days are days, also where a spreadsheet counts them. */
function readSerialDays(data: readonly TableRow[], { bookedOn }: Columns, { readSerialDay }: TableOptions): TableRow[] {
  if (bookedOn === undefined || !readSerialDay) return [...data];
  return data.map(({ row, cells }) => ({
    row,
    cells: cells.map((cell, index) => (index === bookedOn ? (readSerialDay(cell) ?? cell) : cell)),
  }));
}

/** The text of a row, with the references of ours that are in columns of no field. */
function describeRow(row: TableRow, reader: RowReader, columns: Columns): string | null {
  const { payerName: _payer, ...others } = columns;
  const used = new Set(Object.values(others));
  return addNamed(
    reader.readCell(row, 'description') || reader.readCell(row, 'payerName'),
    row.cells.filter((_cell, index) => !used.has(index)),
  );
}

/** The movements of a table, by the columns that were chosen or that it shows. @throws RefusedFile */
export function readTable(
  given: readonly TableRow[],
  wanted: WantedMapping,
  options: TableOptions = {},
): FoundStatement {
  const rows = given
    .map(({ row, cells }) => ({ row, cells: cells.map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length > maxTableRows) throw new RefusedFile(told.tooManyLines);
  const headerIndex = chooseHeader(rows, wanted);
  const header = rows[headerIndex]?.cells ?? [];
  const names = nameColumns(
    header,
    Math.max(0, ...rows.slice(Math.max(headerIndex, 0)).map(({ cells }) => cells.length)),
  );
  const isChosen = columnFields.some((field) => wanted[field] !== undefined);
  const below = rows.slice(headerIndex + 1);
  const { columns, doubt } = isChosen
    ? { columns: toChosenColumns(wanted, names), doubt: null }
    : findColumns(header, below, names);
  const data = readSerialDays(below, columns, options);
  const guards = new Guards(header, rows.slice(0, Math.max(headerIndex, 0)), data, isMovement, wanted.account);
  const { how, problems } = decideHow({ columns, header, rows, data, wanted });
  const reader = new RowReader(columns, how);
  const named = { columns, names };
  const mapping: UsedMapping = { ...how };
  for (const field of columnFields) {
    const index = columns[field];
    if (index !== undefined) mapping[field] = names[index] ?? '';
  }
  const missing = describeMissing(columns, doubt);
  const days = describeDays(header, columns.bookedOn);
  const asked = [...problems, ...guards.problems, ...(days === null ? [] : [days])];
  const stated = findStated(rows, how.decimal);
  const found: FoundStatement = {
    lines: [],
    problems: missing === null ? asked.map((message) => toFileProblem(message)) : [toFileProblem(missing)],
    fileAccounts: guards.accounts,
    currency: guards.currency,
    openingBalance: null,
    closingBalance: null,
    firstDay: null,
    lastDay: null,
    table: { headerRow: rows[headerIndex]?.row ?? null, columns: names, mapping },
  };
  // A question about the whole file comes before what its answer would read.
  if (missing !== null || how.dayOrder === null) return found;
  for (const row of data) {
    guards.pass(row);
    const day = reader.readDay(row);
    const message = stated.rows.get(row.row);
    if (message !== undefined && 'fault' in day) {
      found.problems.push(toProblem(named, row, { field: null, message }));
      continue;
    }
    const amount = reader.readAmount(row);
    const leftOut = isMovement(row) ? guards.describeLeftOut(row) : null;
    if (leftOut) {
      const column = leftOut.column === null ? null : (names[leftOut.column] ?? null);
      found.problems.push({ ...toProblem(named, row, { field: null, message: leftOut.message }), column });
      continue;
    }
    if ('fault' in day || 'fault' in amount) {
      const { fault } = 'fault' in day ? day : (amount as { fault: Fault });
      found.problems.push(toProblem(named, row, fault));
      continue;
    }
    const balance = reader.readUnsigned(row, 'balance');
    found.lines.push({
      row: row.row,
      bookedOn: day.value,
      amount: centsToText(amount.value),
      description: describeRow(row, reader, columns),
      reference: reader.readCell(row, 'reference') || null,
      payerName: reader.readCell(row, 'payerName') || undefined,
      balance: balance !== null && 'value' in balance ? centsToText(balance.value) : null,
    });
  }
  return { ...found, ...stateBalances(found, stated), ...stated.days };
}
