import { formatRunDetails } from './payment-run-texts';
import type { PaymentRunsQuery } from './payment-runs.generated';

test('describes a payment run by sum, number of payments, Ecuadorian date and author', () => {
  const run: PaymentRunsQuery['adminPaymentRuns']['items'][number] = {
    id: 1,
    period: 'Marzo 2026',
    amount: '1250.50',
    retained: '0.00',
    payments: 1,
    status: 'posted',
    createdAt: '2026-03-05T04:59:59.000Z',
    ahead: null,
    project: { id: 2, name: 'Edificio Guayacán' },
    author: { id: 1, fullName: 'Lucía Paz' },
  };
  expect(formatRunDetails(run)).toBe('$1,250.50 · 1 pago · 04/03/2026 · Lucía Paz');
  expect(formatRunDetails({ ...run, payments: 1200, author: null })).toBe(
    '$1,250.50 · 1,200 pagos · 04/03/2026 · Usuario no encontrado',
  );
  expect(formatRunDetails({ ...run, retained: '1000.25' })).toBe(
    '$1,250.50, $1,000.25 sin repartir · 1 pago · 04/03/2026 · Lucía Paz',
  );
});
