import { addDays, limits, statementFileMessages as told, today } from '@cimiento/contracts';
import { strFromU8, unzipSync, zipSync, type Unzipped } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { RefusedFile } from '../statement-reading';
import type { TableRow } from '../table/find-header';
import { readTable } from '../table/read-table';
import type { StatementFormat } from './format';

// The unpacked size that a workbook with a statement may have. A year of a busy account is some 3 MB.
const maxUnpackedBytes = 24 * 1024 * 1024;
const maxEntries = 200;
const neededEntry = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/.*\.(?:xml|rels))$/;

/** The parts of a workbook that are read, unpacked within limits, and the names of all. @throws RefusedFile */
function unpack(bytes: Uint8Array): { parts: Unzipped; names: string[] } {
  let [total, entries] = [0, 0];
  const names: string[] = [];
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries += 1;
      if (names.length < maxEntries) names.push(name);
      if (!neededEntry.test(name)) return false;
      total += originalSize;
      if (total > maxUnpackedBytes || entries > maxEntries) throw new RefusedFile(told.inflated);
      return true;
    },
  });
  return { parts, names };
}

/** Reason why an archive without a workbook is refused. */
function describeArchive(parts: Unzipped, names: readonly string[]): string {
  if (parts['[Content_Types].xml']) return told.damaged;
  if (names.includes('mimetype') && names.includes('content.xml')) return told.ods;
  return names.some((name) => /\.(?:xml|csv|xlsx?|ofx|qif|sta|mt940|940)$/i.test(name)) ? told.zip : told.expected;
}

const toColumn = (index: number): string =>
  (index >= 26 ? toColumn(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
const toIndex = (letters: string): number =>
  [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The name of the last cell of a part of a sheet: 'C2', by its own words or else by what is before it. */
function nameLastCell(text: string): string {
  let [row, column] = [0, -1];
  for (const [tag, kind] of text.matchAll(/<(?:\w+:)?(row|c)(?=[\s>/])[^>]*/g)) {
    const [, letters, digits] = /\sr="([A-Z]*)(\d+)"/.exec(tag) ?? [];
    if (kind === 'row') [row, column] = [digits ? Number(digits) : row + 1, -1];
    else column = letters ? toIndex(letters) : column + 1;
  }
  return `${toColumn(Math.max(column, 0))}${row}`;
}

/** @throws RefusedFile for what a statement never has: definitions of entities, and formulas, which are never run */
function assertPlain(parts: Unzipped): void {
  for (const [name, bytes] of Object.entries(parts)) {
    const text = strFromU8(bytes);
    if (/<!(?:doctype|entity)/i.test(text)) throw new RefusedFile(told.entities);
    if (!/^xl\/worksheets\//.test(name)) continue;
    const formula = /<(?:\w+:)?f[\s/>]/.exec(text);
    if (formula) throw new RefusedFile(told.formula(nameLastCell(text.slice(0, formula.index))));
  }
}

// Days since 1900 as Excel counts them; 36526 is 01/01/2000.
const firstSerial = 36_526;
const daysTo1904 = 1462;

/** Reads the days of cells without a format of dates. */
function createSerialReader(parts: Unzipped): (text: string) => string | null {
  const workbook = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
  const shift = /date1904="(?:1|true)"/.test(workbook) ? daysTo1904 : 0;
  return (text) => {
    if (!/^\d{5}$/.test(text)) return null;
    const serial = Number(text) + shift;
    const day = addDays('1899-12-30', serial);
    return serial >= firstSerial && day <= addDays(today(), limits.bankDays.ahead) ? day : null;
  };
}

type Cell = string | number | boolean | Date | null;

// Binary fractions of amounts: 0.1 + 0.2 is 0.30.
const toPlainNumber = (value: number): string => {
  const cents = Math.round(value * 100);
  if (Number.isInteger(value)) return value.toFixed(0);
  return Math.abs(value * 100 - cents) < 1e-6 ? (cents / 100).toFixed(2) : String(value);
};

function toText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'number' ? toPlainNumber(cell) : String(cell);
}

/** An Excel workbook: its first sheet that has rows. */
export const xlsx: StatementFormat = {
  name: 'xlsx',
  isBinary: true,
  recognizes: (file) => file.startsWith(0x50, 0x4b, 0x03, 0x04),
  read: async ({ bytes }, wanted) => {
    const { parts, names } = unpack(bytes);
    if (!parts['xl/workbook.xml']) throw new RefusedFile(describeArchive(parts, names));
    assertPlain(parts);
    // Written again from what was checked: the library then reads nothing else, whatever the archive says in two places.
    const checked = Buffer.from(zipSync(parts, { level: 0 }));
    const sheet = (await readSheet(checked)) as Cell[][];
    const rows: TableRow[] = sheet.map((cells, index) => ({ row: index + 1, cells: cells.map(toText) }));
    return readTable(rows, wanted, { readSerialDay: createSerialReader(parts) });
  },
};
