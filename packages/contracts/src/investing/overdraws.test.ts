import { addDays, today } from '../values/days';
import { findOverdraw } from './warnings';

const paid = { userId: 4, amount: '45.00', paymentDate: '2026-02-03', status: 'paid' as const };
const waiting = { available: '0.00', withdrawals: [5, 7] };

test.each([
  ['deleting it', null, waiting, true],
  ['lowering it', { ...paid, amount: '44.99' }, waiting, true],
  ['moving it to a day to come', { ...paid, paymentDate: addDays(today(), 1) }, waiting, true],
  ['giving it to somebody else', { ...paid, userId: 9 }, waiting, true],
  ['taking its payment back', { ...paid, status: 'pending' as const }, waiting, true],
  ['raising it', { ...paid, amount: '46.00' }, waiting, false],
  ['deleting it while the rest covers it', null, { ...waiting, available: '45.00' }, false],
  ['deleting it without withdrawals', null, { ...waiting, withdrawals: [] }, false],
])('%s overdraws a balance only when it no longer covers what waits', (_name, after, balance, isOverdrawn) => {
  expect(findOverdraw(paid, after, balance)?.code).toBe(isOverdrawn ? 'OVERDRAWS' : undefined);
});

test('the warning names the withdrawals', () => {
  expect(findOverdraw(paid, null, waiting)?.message).toContain('#5, #7 quedan sin saldo');
});
