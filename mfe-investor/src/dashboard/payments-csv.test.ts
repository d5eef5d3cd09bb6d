import { paymentsCsv } from './payments-csv';

test('a payment is a line with semicolons, a decimal comma and its own accents, after the mark of UTF-8', () => {
  const payment = {
    period: '2025-01',
    paymentDate: '2025-02-03',
    projectName: 'Malecón del Río',
    amount: '1125.50',
    status: 'paid' as const,
  };
  expect(paymentsCsv([payment])).toBe(
    '\uFEFFPeríodo;Fecha de pago;Proyecto;Monto (USD);Estado\r\n2025-01;03/02/2025;Malecón del Río;1125,50;Pagado\r\n',
  );
});
