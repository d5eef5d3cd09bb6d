import { paymentDate, paymentStatusLabel, type PaymentStatus } from '@cimiento/contracts';

type Payment = { period: string; paymentDate: string; projectName: string; amount: string; status: PaymentStatus };

// Without it a spreadsheet takes the accents for something else.
const byteOrderMark = '\uFEFF';

// A cell that begins so would be run as a formula.
const beginsFormula = /^[=+\-@\t\r]/;

/** One cell: formulas lose their power, and separators, quotes and line breaks are enclosed. */
export function csvCell(text: string): string {
  const harmless = beginsFormula.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** '125,50': as a spreadsheet in Spanish reads an amount. */
const spanishDecimal = (amount: string): string => amount.replace('.', ',');

const header = ['Período', 'Fecha de pago', 'Proyecto', 'Monto (USD)', 'Estado'];

const lineOf = ({ period, paymentDate: date, projectName, amount, status }: Payment): string[] => [
  period,
  paymentDate(date),
  projectName,
  spanishDecimal(amount),
  paymentStatusLabel[status],
];

/** Payments as a file that a Spanish-language spreadsheet opens right: UTF-8 with its mark, semicolons, decimal commas. */
export const paymentsCsv = (payments: readonly Payment[]): string =>
  byteOrderMark + [header, ...payments.map(lineOf)].map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('');
