import { getNextSteps } from './next-steps';

const order = {
  status: 'reserved' as const,
  expiresAt: '2026-01-20T15:00:00Z',
  paidAt: null,
  cancellableUntil: null,
  isCancellable: true,
  project: { status: 'available', term: '36 meses' },
};
const paid = { ...order, status: 'paid' as const, paidAt: '2026-02-01T03:00:00Z', expiresAt: null };
const now = Date.parse('2026-02-01T12:00:00Z');

const list = (steps: ReturnType<typeof getNextSteps>) => steps.map(({ when, what }) => `${when}: ${what}`);

test('a reservation waits for its transfer until it expires', () => {
  const steps = list(getNextSteps(order, now));
  expect(steps[0]).toMatch(/^Hasta el 20 de enero de 2026.* 10:00: Haz la transferencia con su referencia\.$/);
  expect(steps).toHaveLength(3);
});

test("a paid order's first rent is that of the month after it, in Ecuador", () => {
  expect(list(getNextSteps(paid, now))).toEqual([
    'Hacia el 15/3/2026: Esperamos tu primera renta, la de febrero de 2026. Síguela en tu calendario.',
    'Al vender el proyecto (plazo: 36 meses): Recibes en tu saldo tu parte de la venta.',
  ]);
});

test('a paid order says until when it can be cancelled, while that is possible', () => {
  const cancellable = { ...paid, cancellableUntil: '2026-02-03T03:00:00Z' };
  expect(list(getNextSteps(cancellable, now))[0]).toMatch(/^Hasta el 2 de febrero de 2026.* 22:00: Puedes cancelar/);
  expect(getNextSteps(cancellable, Date.parse('2026-02-03T03:00:00Z'))).toHaveLength(2);
  expect(getNextSteps({ ...cancellable, isCancellable: false }, now)).toHaveLength(2);
});

test('a deleted project is not named, and nothing follows an order that ended', () => {
  expect(getNextSteps({ ...paid, project: null }, now)).toHaveLength(1);
  for (const status of ['expired', 'cancelled', 'committed'] as const)
    expect(getNextSteps({ ...order, status }, now)).toEqual([]);
});
