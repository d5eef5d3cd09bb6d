import { liveWithdrawalStatuses } from '../banking/withdrawals';
import { liveOrderStatuses, raisedOrderStatuses } from '../investing/orders';

test('orders hold fractions, count as raised, and withdrawals hold money, in these statuses only', () => {
  expect(liveOrderStatuses).toEqual(['committed', 'reserved', 'paid']);
  expect(raisedOrderStatuses).toEqual(['committed', 'paid']);
  expect(liveWithdrawalStatuses).toEqual(['requested', 'approved']);
});
