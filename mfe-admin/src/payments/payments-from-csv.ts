import { folded, limits, messages, paymentStatuses, paymentStatus, readCsv } from '@cimiento/contracts';
import { paymentSchema, validate, type PaymentInput } from '@cimiento/contracts/schemas';
import { textOf } from './file-text';

/** Something wrong with a line of the file. */
export type LineFault = { line: number; column: string; message: string };

export type PaymentFile = {
  rows: PaymentInput[];
  /** Where each row stands in the file, from 1. */ lines: number[];
  faults: LineFault[];
};

type Field = keyof PaymentInput;

/** What each column is called in a file, as the export of the list calls it. */
export const columnNames: Record<Field, string> = {
  investmentId: 'ID inversión',
  userId: 'ID usuario',
  projectId: 'ID proyecto',
  amount: 'Monto',
  paymentDate: 'Fecha de Pago',
  period: 'Período',
  status: 'Estado',
};

const fields = Object.keys(columnNames) as Field[];

const plain = (text: string): string => folded(text.trim());

const statusOf = (text: string): string =>
  paymentStatuses.find((status) => plain(paymentStatus[status].label) === plain(text)) ?? text;

// As a spreadsheet in Spanish writes them: '125,50' and '5/2/2026'.
const readers: Partial<Record<Field, (text: string) => string>> = {
  amount: (text) => text.replace(',', '.'),
  paymentDate: (text) =>
    text.replace(
      /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
      (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    ),
  status: statusOf,
};

const nothing = (message: string): PaymentFile => ({
  rows: [],
  lines: [],
  faults: [{ line: 1, column: 'Archivo', message }],
});

/** The payments of a file that a person chose. */
export async function paymentsOfFile(file: Blob): Promise<PaymentFile> {
  try {
    return paymentsFromCsv(await textOf(file));
  } catch {
    return nothing('No se pudo leer el archivo. Elígelo otra vez.');
  }
}

/** The fault that the server found in a row, where it stands in the file. */
export function lineFault(lines: readonly number[], path: string, message: string): LineFault {
  const [, index = '', field = ''] = /^rows\.(\d+)\.(\w+)$/.exec(path) ?? [];
  return { line: lines[Number(index)] ?? 1, column: columnNames[field as Field] ?? 'Archivo', message };
}

/** The payments of a file, each line checked by the rules of a payment. Columns that an import does not need are left aside. */
export function paymentsFromCsv(text: string): PaymentFile {
  const [head, ...body] = readCsv(text);
  const names = (head?.cells ?? []).map(plain);
  const missing = fields.filter((field) => field !== 'status' && !names.includes(plain(columnNames[field])));
  if (missing.length > 0) return nothing(`Faltan columnas: ${missing.map((field) => columnNames[field]).join(', ')}`);
  if (body.length === 0 || body.length > limits.importedPayments.max) return nothing(messages.importRows);
  const file: PaymentFile = { rows: [], lines: [], faults: [] };
  for (const { line, cells } of body) {
    const values = fields.flatMap((field) => {
      const value = cells[names.indexOf(plain(columnNames[field]))]?.trim() ?? '';
      return value === '' ? [] : [[field, readers[field]?.(value) ?? value]];
    });
    const result = validate(paymentSchema, Object.fromEntries(values));
    if (result.ok) {
      file.rows.push(result.value);
      file.lines.push(line);
    } else {
      for (const [field, message] of Object.entries(result.errors))
        file.faults.push({ line, column: columnNames[field as Field], message });
    }
  }
  return file;
}
