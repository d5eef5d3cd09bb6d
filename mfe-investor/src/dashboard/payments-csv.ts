import { csv, paymentDate, paymentStatusLabel, type PaymentStatus } from '@cimiento/contracts';

type Payment = { period: string; paymentDate: string; projectName: string; amount: string; status: PaymentStatus };

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

/** Payments as a file that a Spanish-language spreadsheet opens right, with decimal commas. */
export const paymentsCsv = (payments: readonly Payment[]): string => csv([header, ...payments.map(lineOf)]);
