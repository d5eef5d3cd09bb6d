import { statementFileMessages as told } from '@cimiento/contracts';
import { strFromU8, unzipSync, zipSync, type Unzipped } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { RefusedFile } from '../statement-reading';
import type { TableRow } from '../table/find-header';
import { readTable } from '../table/read-table';
import type { StatementFormat } from './format';

// What a statement needs of a workbook, unpacked. A year of a busy account is some 3 MB.
const maxUnpackedBytes = 24 * 1024 * 1024;
const maxEntries = 200;
const neededEntry = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/.*\.(?:xml|rels))$/;

/** The parts of a workbook that are read, unpacked within limits. @throws RefusedFile */
function unpack(bytes: Uint8Array): Unzipped {
  let [total, entries] = [0, 0];
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries += 1;
      if (!neededEntry.test(name)) return false;
      total += originalSize;
      if (total > maxUnpackedBytes || entries > maxEntries) throw new RefusedFile(told.inflated);
      return true;
    },
  });
}

/** @throws RefusedFile for what a statement never has: definitions of entities, and formulas, which are never run */
function assertPlain(parts: Unzipped): void {
  for (const [name, bytes] of Object.entries(parts)) {
    const text = strFromU8(bytes);
    if (/<!(?:doctype|entity)/i.test(text)) throw new RefusedFile(told.entities);
    if (!/^xl\/worksheets\//.test(name)) continue;
    const formula = /<(?:\w+:)?f[\s/>]/.exec(text);
    if (formula) {
      const cell = [...text.slice(0, formula.index).matchAll(/<(?:\w+:)?c\s[^>]*?r="([A-Z]+\d+)"/g)].at(-1)?.[1];
      throw new RefusedFile(told.formula(cell ?? ''));
    }
  }
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
    const parts = unpack(bytes);
    if (!parts['xl/workbook.xml']) throw new RefusedFile(parts['[Content_Types].xml'] ? told.damaged : told.expected);
    assertPlain(parts);
    // Written again from what was checked: the library then reads nothing else, whatever the archive says in two places.
    const checked = Buffer.from(zipSync(parts, { level: 0 }));
    const sheet = (await readSheet(checked)) as Cell[][];
    const rows: TableRow[] = sheet.map((cells, index) => ({ row: index + 1, cells: cells.map(toText) }));
    return readTable(rows, wanted);
  },
};
