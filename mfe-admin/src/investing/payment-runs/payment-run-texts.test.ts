import { describeRunState, describeUndo, formatRunDetails } from './payment-run-texts';
import type { PaymentRunsQuery } from './payment-runs.generated';

const run: PaymentRunsQuery['adminPaymentRuns']['items'][number] = {
  id: 1,
  period: 'Marzo 2026',
  amount: '1250.50',
  retained: '0.00',
  payments: 1,
  status: 'posted',
  createdAt: '2026-03-05T04:59:59.000Z',
  counts: { paid: 0, pending: 1, missed: 0 },
  ahead: null,
  project: { id: 2, name: 'Edificio Guayacán' },
  author: { id: 1, fullName: 'Lucía Paz' },
};

test('describes a payment run by sum, number of payments, Ecuadorian date and author', () => {
  expect(formatRunDetails(run)).toBe('$1,250.50 · 1 pago · 04/03/2026 · Lucía Paz');
  expect(formatRunDetails({ ...run, payments: 1200, author: null })).toBe(
    '$1,250.50 · 1,200 pagos · 04/03/2026 · Usuario no encontrado',
  );
  expect(formatRunDetails({ ...run, retained: '1000.25' })).toBe(
    '$1,250.50, $1,000.25 sin repartir · 1 pago · 04/03/2026 · Lucía Paz',
  );
});

test('undoing a run says what becomes of paid money', () => {
  expect(describeUndo({ ...run, counts: { paid: 5, pending: 8, missed: 0 } })).toContain(
    '5 pagados, cuyo dinero sale del saldo de sus inversionistas con un aviso, y 8 pendientes.',
  );
  expect(describeUndo(run)).toContain('Se eliminarán sus pagos pendientes (1 pago)');
});

test('the state of a run counts what is paid', () => {
  const describe = (paid: number, pending: number) =>
    describeRunState({ ...run, counts: { paid, pending, missed: 0 } });
  expect([describe(13, 0).label, describe(5, 8).label, describe(0, 1).label, describe(0, 0).label]).toEqual([
    '13 pagados',
    '5 de 13 pagados',
    '1 pendiente',
    'Sin pagos',
  ]);
  expect(describeRunState({ ...run, status: 'undone' }).label).toBe('Deshecho');
});
