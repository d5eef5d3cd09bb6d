import { foldText, limits, messages, type Reading } from '@cimiento/contracts';
import { getFileLabel, paymentFields, readTyped } from '@cimiento/contracts/fields';
import { paymentSchema, validate, type PaymentInput } from '@cimiento/contracts/schemas';
import { readText } from '../files/file-text';
import type { CsvRow } from '../files/read-csv';

/** A fault in a line of the file. */
export type LineFault = { line: number; column: string; message: string };

export type PaymentFile = {
  rows: PaymentInput[];
  /** Line of each row in the file, from 1. */
  lines: number[];
  faults: LineFault[];
};

type Field = keyof PaymentInput;

/** Header of each column, the same as in the export of the list. */
export const columnNames: Record<Field, string> = {
  investmentId: getFileLabel(paymentFields.investmentId),
  userId: getFileLabel(paymentFields.userId),
  projectId: getFileLabel(paymentFields.projectId),
  amount: getFileLabel(paymentFields.amount),
  paymentDate: getFileLabel(paymentFields.paymentDate),
  period: getFileLabel(paymentFields.period),
  status: getFileLabel(paymentFields.status),
};

const fields = Object.keys(columnNames) as Field[];

const normalize = (text: string): string => foldText(text.trim());

const readStatus = (text: string): string => {
  const statuses = Object.entries(paymentFields.status.choices ?? {});
  return statuses.find(([, label]) => normalize(label) === normalize(text))?.[0] ?? text;
};

/** The value of a cell: plain where it can be read, as it stands where only its rule can say what is wrong. */
const readCell = (field: Field, text: string): Exclude<Reading, null> =>
  field === 'status' ? { value: readStatus(text) } : (readTyped(paymentFields[field], text) ?? { value: text });

const reject = (message: string): PaymentFile => ({
  rows: [],
  lines: [],
  faults: [{ line: 1, column: 'Archivo', message }],
});

/** Reads the payments of a file. The CSV parser is loaded only now, since few visits to the page import anything. */
export async function readPayments(file: Blob): Promise<PaymentFile> {
  try {
    const [text, { readCsv }] = await Promise.all([readText(file), import('../files/read-csv')]);
    return paymentsFromCsv(readCsv(text));
  } catch {
    return reject('No se pudo leer el archivo. Elígelo otra vez.');
  }
}

/** A fault that the server found in a row, with its line in the file. */
export function toLineFault(lines: readonly number[], path: string, message: string): LineFault {
  const [, index = '', field = ''] = /^rows\.(\d+)\.(\w+)$/.exec(path) ?? [];
  return { line: lines[Number(index)] ?? 1, column: columnNames[field as Field] ?? 'Archivo', message };
}

/** Validates each row as a payment. Other columns are ignored. */
export function paymentsFromCsv([head, ...body]: readonly CsvRow[]): PaymentFile {
  const names = (head?.cells ?? []).map(normalize);
  const missing = fields.filter((field) => field !== 'status' && !names.includes(normalize(columnNames[field])));
  if (missing.length > 0) return reject(`Faltan columnas: ${missing.map((field) => columnNames[field]).join(', ')}`);
  if (body.length === 0 || body.length > limits.importedPayments.max) return reject(messages.importRows);
  const file: PaymentFile = { rows: [], lines: [], faults: [] };
  for (const { line, cells } of body) {
    const problems = new Map<Field, string>();
    const values = fields.flatMap((field) => {
      const text = cells[names.indexOf(normalize(columnNames[field]))]?.trim() ?? '';
      if (text === '') return [];
      const reading = readCell(field, text);
      if ('problem' in reading) problems.set(field, reading.problem);
      return [[field, 'value' in reading ? reading.value : text]];
    });
    const result = validate(paymentSchema, Object.fromEntries(values));
    if (result.ok && problems.size === 0) {
      file.rows.push(result.value);
      file.lines.push(line);
    } else {
      // In the order of the columns, which the validation does not keep.
      for (const field of fields) {
        const message = problems.get(field) ?? (result.ok ? undefined : result.errors[field]);
        if (message) file.faults.push({ line, column: columnNames[field], message });
      }
    }
  }
  return file;
}
