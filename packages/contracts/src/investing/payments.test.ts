import { getInvestorPaymentLabel, paymentStatuses, paymentStatus } from './payments';

test('an investor reads a missed payment as pending, and an administrator as missed', () => {
  expect(
    paymentStatuses.map((status) => [status, getInvestorPaymentLabel(status), paymentStatus[status].label]),
  ).toEqual([
    ['paid', 'Pagado', 'Pagado'],
    ['pending', 'Pendiente', 'Pendiente'],
    ['missed', 'Pendiente', 'Perdido'],
  ]);
});
