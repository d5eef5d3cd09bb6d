import { toPaymentsCsv } from './DownloadPayments';

const payment = {
  period: '2025-01',
  paymentDate: '2025-02-03',
  projectName: 'Malecón del Río',
  amount: '1125.50',
  status: 'paid' as const,
  rentState: 'received' as const,
};
const header = '\uFEFFPeríodo;Fecha de pago;Proyecto;Monto (USD);Estado;Esta parte';

test('writes semicolons, decimal commas and accents, with a byte order mark', () => {
  expect(toPaymentsCsv([payment])).toBe(`${header}\r\n2025-01;03/02/2025;Malecón del Río;1125,50;Pagada;Pagada\r\n`);
});

test('a paid part of a rent that did not come whole reads as on the page', () => {
  expect(toPaymentsCsv([{ ...payment, rentState: 'partial' }])).toContain(';1125,50;Parcial;Pagada\r\n');
});

test('a missed payment reads as on the page', () => {
  expect(toPaymentsCsv([{ ...payment, status: 'missed', rentState: 'missed' }])).toContain(
    ';1125,50;No pagada;No pagada\r\n',
  );
});
