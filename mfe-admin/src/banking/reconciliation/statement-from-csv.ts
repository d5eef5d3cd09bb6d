import { centsToText, findSignedCents, isCalendarDate, parseSignedCents, type DayOrder } from '@cimiento/contracts';
import { readTyped, statementLineFields, type StatementLine, type StatementMapping } from '@cimiento/contracts/fields';

type Row = { line: number; cells: string[] };

/** Lines that could be read, each with the number of its row, and the numbers of the rows that could not. */
export type ReadStatement = { lines: (StatementLine & { row: number })[]; unreadable: number[] };

/** Decimal text of an amount as banks write it: '1.234,56', '1,234.56', '-12,5', '(12.50)', '$ 12'. Null when it is not an amount, or may be two. */
export function readAmount(text: string): string | null {
  const reading = readTyped(statementLineFields.amount, text);
  if (reading === null || !('value' in reading)) return null;
  const cents = findSignedCents(reading.value);
  return cents === null ? null : centsToText(cents);
}

const positions: Record<DayOrder, readonly [year: number, month: number, day: number]> = {
  dmy: [2, 1, 0],
  mdy: [2, 0, 1],
  ymd: [0, 1, 2],
};

/** 'YYYY-MM-DD' from a bank's date, whatever is between its numbers; a time after it is ignored. Null when it is not a date. */
export function readDay(text: string, order: DayOrder): string | null {
  const parts = text.trim().split(/\D+/).slice(0, 3);
  const [year = '', month = '', day = ''] = positions[order].map((position) => parts[position] ?? '');
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

const toSigned = (text: string, isDebit: boolean): string | null => {
  const amount = readAmount(text);
  if (amount === null || !isDebit) return amount;
  return amount.startsWith('-') || parseSignedCents(amount) === 0 ? amount : `-${amount}`;
};

/** The lines of a bank's file, by the columns of its mapping. The first row is the header. */
export function readStatement([header, ...rows]: readonly Row[], mapping: StatementMapping): ReadStatement {
  const names = header?.cells.map((cell) => cell.trim()) ?? [];
  const read = ({ cells }: Row, name: string | null): string => {
    const index = name === null ? -1 : names.indexOf(name);
    return (cells[index] ?? '').trim();
  };
  const readSigned = (row: Row): string | null => {
    if (mapping.amount !== null) return toSigned(read(row, mapping.amount), false);
    const credit = read(row, mapping.credit);
    const amount = credit === '' ? null : toSigned(credit, false);
    // Banks write 0 in the column that does not apply.
    if (amount !== null && parseSignedCents(amount) !== 0) return amount;
    const debit = read(row, mapping.debit);
    return debit === '' ? amount : toSigned(debit, true);
  };
  const result: ReadStatement = { lines: [], unreadable: [] };
  for (const row of rows) {
    const bookedOn = readDay(read(row, mapping.date), mapping.dayOrder);
    const amount = readSigned(row);
    const balance = readAmount(read(row, mapping.balance));
    if (bookedOn === null || amount === null) result.unreadable.push(row.line);
    else
      result.lines.push({
        bookedOn,
        amount,
        description: read(row, mapping.description) || null,
        reference: read(row, mapping.reference) || null,
        ...(balance !== null && { balance }),
        row: row.line,
      });
  }
  return result;
}
