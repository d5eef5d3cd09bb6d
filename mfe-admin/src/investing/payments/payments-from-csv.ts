import { foldText, limits, messages, type PaymentReferences, type Reading } from '@cimiento/contracts';
import { getFileLabel, paymentFields, personFields, readTyped } from '@cimiento/contracts/fields';
import { paymentTermsSchema, validate, type PaymentInput } from '@cimiento/contracts/schemas';
import { readText } from '../../shared/files/file-text';
import type { CsvRow } from '../../shared/files/read-csv';

/** A fault in a line of the file, with the text that it is about where the message does not name it. */
export type LineFault = { line: number; column: string; value: string; message: string };

type Terms = Omit<PaymentInput, 'investmentId' | 'userId' | 'projectId'>;
type ReferenceField = 'investmentId' | 'userId' | 'projectId';

/** A line of the file: whom it pays, as it is written, and what; null where that has a fault. */
export type PaymentLine = {
  line: number;
  references: PaymentReferences;
  /** Header of the column that each reference was read from. */
  columns: Record<ReferenceField, string>;
  terms: Terms | null;
};

export type PaymentFile = { lines: PaymentLine[]; faults: LineFault[] };

type Field = Exclude<keyof PaymentInput, 'creditedOn' | 'dateReason' | 'reason'>;
const termFields = ['amount', 'paymentDate', 'period', 'status'] as const;

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

/** Headers of the columns that may name a reference. The first that says something in a line counts. */
const referenceColumns: Record<ReferenceField, readonly string[]> = {
  investmentId: [columnNames.investmentId],
  userId: [columnNames.userId, personFields.email.label, paymentFields.userId.label],
  projectId: [columnNames.projectId, paymentFields.projectId.label],
};

/** An empty file to fill in: its headers, and a line as an example. */
export const paymentTemplate: readonly (readonly string[])[] = [
  [personFields.email.label, paymentFields.projectId.label, ...termFields.map((field) => columnNames[field])],
  ['maria@ejemplo.com', 'Casa Borrero', '125.50', '05/02/2026', '2026-01', 'Pagado'],
];

const normalize = (text: string): string => foldText(text.trim());

const readStatus = (text: string): string => {
  const statuses = Object.entries(paymentFields.status.choices ?? {});
  return statuses.find(([, label]) => normalize(label) === normalize(text))?.[0] ?? text;
};

/** The value of a cell: plain where it can be read, as it stands where only its rule can say what is wrong. */
const readCell = (field: (typeof termFields)[number], text: string): Exclude<Reading, null> =>
  field === 'status' ? { value: readStatus(text) } : (readTyped(paymentFields[field], text) ?? { value: text });

const reject = (message: string): PaymentFile => ({
  lines: [],
  faults: [{ line: 1, column: 'Archivo', value: '', message }],
});

/** Reads the payments of a file. The CSV parser is loaded only now, since few visits to the page import anything. */
export async function readPayments(file: Blob): Promise<PaymentFile> {
  try {
    const [text, { readCsv }] = await Promise.all([readText(file), import('../../shared/files/read-csv')]);
    return paymentsFromCsv(readCsv(text));
  } catch {
    return reject('No se pudo leer el archivo. Elígelo otra vez.');
  }
}

/** A fault that the server found in a row, with its line in the file. */
export function toLineFault(lines: readonly number[], path: string, message: string): LineFault {
  const [, index = '', field = ''] = /^rows\.(\d+)\.(\w+)$/.exec(path) ?? [];
  return { line: lines[Number(index)] ?? 1, column: columnNames[field as Field] ?? 'Archivo', value: '', message };
}

/** The text of a column in a line; empty where there is none. */
type ReadColumn = (header: string) => string;

function readReference(read: ReadColumn, field: ReferenceField): { text: string; column: string } {
  const headers = referenceColumns[field];
  const column = headers.find((header) => read(header) !== '') ?? columnNames[field];
  return { text: read(column), column };
}

/** The payment of a line, and its faults in the order of the columns. */
function readTerms(read: ReadColumn, line: number): { terms: Terms | null; faults: LineFault[] } {
  const problems = new Map<string, string>();
  const values = termFields.flatMap((field) => {
    const text = read(columnNames[field]);
    if (text === '') return [];
    const reading = readCell(field, text);
    if ('problem' in reading) problems.set(field, reading.problem);
    return [[field, 'value' in reading ? reading.value : text]];
  });
  const result = validate(paymentTermsSchema, Object.fromEntries(values));
  const faults = termFields.flatMap((field) => {
    const message = problems.get(field) ?? (result.ok ? undefined : result.errors[field]);
    if (!message) return [];
    const value = read(columnNames[field]);
    return [{ line, column: columnNames[field], value: message.includes(`«${value}»`) ? '' : value, message }];
  });
  return { terms: result.ok && faults.length === 0 ? (result.value as Terms) : null, faults };
}

/** Names of the columns without which no line can be read. */
function listMissingColumns(has: (header: string) => boolean): string[] {
  const names = (field: ReferenceField) => referenceColumns[field].some(has);
  const parties = names('investmentId') || (names('userId') && names('projectId'));
  return [
    ...(parties
      ? []
      : [`${columnNames.investmentId} (o ${paymentFields.userId.label} y ${paymentFields.projectId.label})`]),
    ...termFields.filter((field) => field !== 'status' && !has(columnNames[field])).map((field) => columnNames[field]),
  ];
}

/** Reads each row as a payment. Other columns are ignored. */
export function paymentsFromCsv([head, ...body]: readonly CsvRow[]): PaymentFile {
  const names = (head?.cells ?? []).map(normalize);
  const missing = listMissingColumns((header) => names.includes(normalize(header)));
  if (missing.length > 0) return reject(`Faltan columnas: ${missing.join(', ')}`);
  if (body.length === 0 || body.length > limits.importedPayments.max) return reject(messages.importRows);
  const file: PaymentFile = { lines: [], faults: [] };
  for (const { line, cells } of body) {
    const read: ReadColumn = (header) => cells[names.indexOf(normalize(header))]?.trim() ?? '';
    const [investment, user, project] = (['investmentId', 'userId', 'projectId'] as const).map((field) =>
      readReference(read, field),
    ) as [Reference, Reference, Reference];
    const { terms, faults } = readTerms(read, line);
    file.lines.push({
      line,
      references: { investment: investment.text, user: user.text, project: project.text },
      columns: { investmentId: investment.column, userId: user.column, projectId: project.column },
      terms,
    });
    file.faults.push(...faults);
  }
  return file;
}

type Reference = ReturnType<typeof readReference>;
