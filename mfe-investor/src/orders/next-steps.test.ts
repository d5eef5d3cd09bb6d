import { getNextSteps } from './next-steps';

const order = {
  status: 'reserved' as const,
  expiresAt: '2026-01-20T15:00:00Z',
  paidAt: null,
  cancellableUntil: null,
  isCancellable: true,
  investmentId: 7,
  round: null,
  project: { status: 'available', term: '36 meses', round: null },
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

const round = { state: 'open' as const, minimum: 200_000, closesAt: '2026-02-20', decidedAt: null };
const keptApart = { ...paid, investmentId: null, round };

test('an order in a round waits for its close and its confirmation', () => {
  expect(list(getNextSteps(keptApart, now))).toEqual([
    'Hasta el 20/2/2026: Tu dinero queda apartado. Puedes salir de la ronda cuando quieras, y vuelve a tu saldo.',
    'Hasta 10 días después del cierre: Se confirma la ronda, si reunió $200,000, y tu inversión queda hecha. Si no, todo vuelve a tu saldo.',
    'El mes siguiente al éxito de la ronda: Empieza a contar tu primera renta.',
  ]);
});

test('an order whose round closed can no longer leave it, and one that failed waits for nothing', () => {
  const closing = { ...keptApart, isCancellable: false, round: { ...round, state: 'closing' as const } };
  expect(getNextSteps(closing, now)).toHaveLength(2);
  expect(getNextSteps({ ...closing, round: { ...round, state: 'failed' } }, now)).toEqual([]);
});

test('the first rent of an order whose round succeeded is that of the month after its success', () => {
  const succeeded = { ...round, state: 'succeeded' as const, decidedAt: '2026-02-25T15:00:00Z' };
  expect(list(getNextSteps({ ...paid, isCancellable: false, round: succeeded }, now))[0]).toMatch(
    /^Hacia el 15\/4\/2026: Esperamos tu primera renta, la de marzo de 2026/,
  );
});

test('a reservation in a project with a round enters it when its transfer arrives', () => {
  const inRound = { ...order, project: { status: 'available', term: '36 meses', round } };
  expect(list(getNextSteps(inRound, now))[1]).toBe(
    'Cuando el banco la confirme: Tu dinero queda apartado en la ronda y te avisamos.',
  );
});
