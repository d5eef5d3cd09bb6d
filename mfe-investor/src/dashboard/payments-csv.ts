import { csv, decimalComma, investorPaymentLabel, paymentDate, type PaymentStatus } from '@cimiento/contracts';

type Payment = { period: string; paymentDate: string; projectName: string; amount: string; status: PaymentStatus };

const header = ['Período', 'Fecha de pago', 'Proyecto', 'Monto (USD)', 'Estado'];

const lineOf = ({ period, paymentDate: date, projectName, amount, status }: Payment): string[] => [
  period,
  paymentDate(date),
  projectName,
  decimalComma(amount),
  investorPaymentLabel(status),
];

/** Payments as a file that a Spanish-language spreadsheet opens right. */
export const paymentsCsv = (payments: readonly Payment[]): string => csv([header, ...payments.map(lineOf)]);
