import { listSteps } from './steps';

const requested = {
  status: 'requested' as const,
  createdAt: '2026-02-03T03:00:00.000Z',
  decidedAt: null,
  paidOn: null,
};
const describeSteps = (progress: Parameters<typeof listSteps>[0]) =>
  listSteps(progress).map(({ label, day, isDone }) => `${isDone ? '✓' : '·'} ${label} ${day ?? '-'}`);

test('a requested withdrawal has two steps to come, and its day is the one in Ecuador', () => {
  expect(describeSteps(requested)).toEqual(['✓ Solicitado 2/2/2026', '· Aprobado -', '· Pagado -']);
});

test('a paid one has all its steps behind it', () => {
  const paid = { ...requested, status: 'paid' as const, decidedAt: '2026-02-03T15:00:00.000Z', paidOn: '2026-02-04' };
  expect(describeSteps(paid)).toEqual(['✓ Solicitado 2/2/2026', '✓ Aprobado 3/2/2026', '✓ Pagado 4/2/2026']);
  expect(describeSteps({ ...paid, status: 'returned' }).at(-1)).toBe('✓ Devuelto por el banco -');
});

test('one that ended early has no steps to come', () => {
  expect(describeSteps({ ...requested, status: 'cancelled' }).at(-1)).toBe('✓ Cancelado -');
  const rejected = { ...requested, status: 'rejected' as const, decidedAt: '2026-02-05T15:00:00.000Z' };
  expect(describeSteps(rejected)).toEqual(['✓ Solicitado 2/2/2026', '✓ Rechazado 5/2/2026']);
});
